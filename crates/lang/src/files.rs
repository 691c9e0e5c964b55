//! The embedded `.ftl` files.

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Every file of texts: the tag of its language, its name without ending, its text.
#[must_use]
pub fn files() -> &'static [(&'static str, &'static str, &'static str)] {
    FILES
}
