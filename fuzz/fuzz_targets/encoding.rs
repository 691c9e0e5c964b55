//! Texts in any encoding, and those that lie about it.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbiter_hostile::encoding(bytes));
