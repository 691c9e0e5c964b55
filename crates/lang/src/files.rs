//! The embedded `.ftl` files.

use std::io::Read as _;
use std::sync::LazyLock;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The texts of a language, told by its tag: the name of each file without ending, its text.
pub(crate) fn of(language: &str) -> impl Iterator<Item = (&'static str, String)> {
    let own = PACKED.iter().filter(move |(tag, ..)| *tag == language);
    own.map(|(_, name, packed)| (*name, unpacked(packed)))
}

fn unpacked(packed: &[u8]) -> String {
    let mut text = String::new();
    let read = flate2::read::DeflateDecoder::new(packed).read_to_string(&mut text);
    debug_assert!(read.is_ok(), "the build packed it");
    text
}

/// Every file of texts: the tag of its language, its name without ending, its text.
#[must_use]
pub fn files() -> &'static [(&'static str, &'static str, &'static str)] {
    static FILES: LazyLock<Vec<(&str, &str, &str)>> = LazyLock::new(|| {
        let all = PACKED.iter();
        all.map(|(tag, name, packed)| (*tag, *name, &*unpacked(packed).leak()))
            .collect()
    });
    &FILES
}

/// What the program carries of all texts, in bytes.
#[must_use]
pub fn carried() -> usize {
    PACKED.iter().map(|(.., packed)| packed.len()).sum()
}
