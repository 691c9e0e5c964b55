//! Announced moves, whatever the text.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbiter_hostile::say(bytes));
