//! Logs of events and tables of entries, whatever the bytes.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbiter_hostile::event(bytes));
