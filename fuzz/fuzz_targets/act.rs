//! Acts of a tournament in JSON, and names of people, whatever the bytes.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbiter_hostile::act(bytes));
