//! The cases that the program carries: those of `tests/rulings/`, by their names.

use crate::case::Case;
use crate::read::read;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The cases of a name as articles give it: those of a file, `end/repetition`, or one of them, `end/repetition#no: only
/// twice`; none where no such file is carried.
///
/// ```
/// let all = arbiter_casebook::shipped("end/repetition");
/// assert!(all.len() > 5);
/// let one = arbiter_casebook::shipped("end/repetition#no: only twice");
/// assert_eq!(one[0].name, "no: only twice");
/// assert!(arbiter_casebook::shipped("end/of/the/world").is_empty());
/// ```
#[must_use]
pub fn shipped(name: &str) -> Vec<Case> {
    let (file, case) = name
        .split_once('#')
        .map_or((name, None), |(file, case)| (file, Some(case)));
    let text = FILES
        .iter()
        .find(|(known, _)| *known == file)
        .map(|(_, text)| *text);
    let mut cases = text.map(|text| read(text).cases).unwrap_or_default();
    cases.retain(|one| case.is_none_or(|case| one.name == case));
    cases
}
