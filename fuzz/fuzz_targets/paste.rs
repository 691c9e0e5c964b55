//! What is pasted as a list of players, whatever the bytes.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbiter_hostile::paste(bytes));
