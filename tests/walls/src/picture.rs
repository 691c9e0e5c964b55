//! The list of rooms in docs/architecture.md: a fenced block marked `rooms`, one line a room, read into values.

use std::collections::{BTreeMap, BTreeSet};

use crate::Fault;

/// What a room promises about itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Nature {
    /// `#![no_std]` with `alloc`, and no dependency that is not.
    NoStd,
    /// Uses `std`, but no input or output, clock, environment or randomness.
    Pure,
    /// Bound by its edges only.
    Free,
}

/// One line of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Room {
    /// Names of all rooms that this one may depend on.
    pub may_know: BTreeSet<String>,
    /// What it promises about itself.
    pub nature: Nature,
    /// Whether unsafe code may stand here where it says why; elsewhere it is forbidden.
    pub unsafe_by_exception: bool,
}

/// All rooms by name, built or planned.
pub type Picture = BTreeMap<String, Room>;

/// Reads the block marked `rooms` out of a page.
///
/// Columns stand at least two spaces apart: the room, what it may know, its nature; the first line names them.
///
/// # Errors
/// Every line that cannot be read, and every room that is named as known but has no line of its own.
///
/// ```
/// let page = "```rooms\nroom   may know  nature\nchess  nothing   no_std\nmate   chess     no_std\n```\n";
/// let picture = arbiter_walls::picture::read(page).unwrap();
/// assert!(picture["mate"].may_know.contains("chess"));
/// ```
pub fn read(page: &str) -> Result<Picture, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut picture = Picture::new();
    let block = page
        .lines()
        .skip_while(|line| line.trim_end() != "```rooms")
        .skip(1);
    for line in block.take_while(|line| !line.starts_with("```")).skip(1) {
        match room(line) {
            Ok((name, room)) => {
                if picture.insert(name.clone(), room).is_some() {
                    faults.push(format!("architecture.md: room {name} is listed twice"));
                }
            }
            Err(fault) => faults.push(fault),
        }
    }
    if picture.is_empty() {
        faults.push("architecture.md: no block marked `rooms` with rooms in it".to_owned());
    }
    for (name, room) in &picture {
        for known in room.may_know.iter().filter(|known| !picture.contains_key(*known)) {
            faults.push(format!(
                "architecture.md: {name} may know {known}, which is not in the list"
            ));
        }
    }
    if faults.is_empty() {
        Ok(picture)
    } else {
        Err(faults)
    }
}

fn room(line: &str) -> Result<(String, Room), Fault> {
    let mut columns = line
        .split("  ")
        .map(str::trim)
        .filter(|column| !column.is_empty());
    let (Some(name), Some(known), Some(nature), None) =
        (columns.next(), columns.next(), columns.next(), columns.next())
    else {
        return Err(format!(
            "architecture.md: three columns expected, two spaces apart: {line:?}"
        ));
    };
    let (nature, exception) = match nature.split_once(", ") {
        Some((nature, "unsafe by exception")) => (nature, true),
        _ => (nature, false),
    };
    let nature = match nature {
        "no_std" => Nature::NoStd,
        "pure" => Nature::Pure,
        "free" => Nature::Free,
        other => return Err(format!("architecture.md: {name} is of unknown nature {other:?}")),
    };
    let may_know = known
        .split(", ")
        .filter(|room| *room != "nothing")
        .map(str::to_owned)
        .collect();
    Ok((
        name.to_owned(),
        Room {
            may_know,
            nature,
            unsafe_by_exception: exception,
        },
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(lines: &str, expected: &str) {
        let page = format!("before\n```rooms\nroom  may know  nature\n{lines}\n```\nafter  a  b\n");
        let faults = read(&page).expect_err("a list with a fault").join("\n");
        assert!(faults.contains(expected), "expected {expected:?} in {faults:?}");
    }

    #[test]
    fn wrong_lists_are_told() {
        check("chess  nothing", "three columns expected");
        check("chess  nothing  holy", "unknown nature \"holy\"");
        check("chess  nothing  free\nchess  nothing  pure", "listed twice");
        check(
            "mate  chess  no_std",
            "mate may know chess, which is not in the list",
        );
        check("", "no block marked `rooms`");
    }

    #[test]
    fn a_line_becomes_a_room() {
        let page =
            "```rooms\nroom  may know  nature\na  nothing  no_std, unsafe by exception\nb  a  pure\n```";
        let picture = read(page).expect("a good list");
        assert_eq!(picture["a"].nature, Nature::NoStd);
        assert!(picture["a"].unsafe_by_exception && picture["a"].may_know.is_empty());
        assert_eq!(picture["b"].nature, Nature::Pure);
        assert_eq!(picture["b"].may_know.iter().collect::<Vec<_>>(), ["a"]);
    }
}
