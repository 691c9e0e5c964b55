//! Files of exercises, whatever the bytes.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbiter_hostile::training(bytes));
