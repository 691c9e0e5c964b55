//! Games under supervision, whatever happens.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbiter_hostile::game(bytes));
