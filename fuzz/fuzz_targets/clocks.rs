//! Clocks in comments, whatever they show.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbiter_hostile::clocks(bytes));
