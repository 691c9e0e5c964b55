//! Cells of tables, whatever stands in them.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| arbiter_hostile::cells(bytes));
