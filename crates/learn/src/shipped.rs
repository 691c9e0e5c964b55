//! The lessons that the program carries, in the order of the list.

use crate::lesson::Lesson;
use crate::read::read;

include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// The parts of the list and the lessons in each, in the order in which they are offered.
pub const PARTS: [(&str, &[&str]); 7] = [
    (
        "men",
        &[
            "board", "king", "rook", "bishop", "queen", "knight", "pawn", "capture",
        ],
    ),
    (
        "special",
        &["promotion", "en-passant", "castling", "castling-not"],
    ),
    (
        "end",
        &["check", "escape", "checkmate", "stalemate", "draws", "ends"],
    ),
    (
        "well",
        &["values", "safe-king", "centre", "develop", "short-mates"],
    ),
    (
        "hall",
        &["colours", "touch-move", "illegal", "notation", "whole-game"],
    ),
    (
        "time",
        &[
            "clock",
            "time-main",
            "time-increment",
            "time-delay",
            "time-bronstein",
            "time-periods",
            "time-length",
        ],
    ),
    (
        "variants",
        &[
            "v-chess960",
            "v-king-of-the-hill",
            "v-three-check",
            "v-crazyhouse",
            "v-bughouse",
        ],
    ),
];

/// The part in which a lesson of the house stands.
#[must_use]
pub fn part_of(lesson: &str) -> Option<&'static str> {
    PARTS
        .iter()
        .find(|(_, lessons)| lessons.contains(&lesson))
        .map(|(part, _)| *part)
}

/// Every lesson of the house, in the order of the list.
///
/// ```
/// let lessons = arbiter_learn::shipped();
/// assert_eq!(lessons[0].id, "board");
/// ```
#[must_use]
pub fn shipped() -> Vec<Lesson> {
    let place = |id: &str| {
        PARTS
            .iter()
            .flat_map(|(_, lessons)| *lessons)
            .position(|known| *known == id)
    };
    let mut all: Vec<(usize, Lesson)> = FILES
        .iter()
        .filter_map(|(id, text)| Some((place(id)?, read(text).ok()?)))
        .collect();
    all.sort_by_key(|(place, _)| *place);
    all.into_iter().map(|(_, lesson)| lesson).collect()
}

/// The files themselves: id and text.
#[must_use]
pub fn texts() -> &'static [(&'static str, &'static str)] {
    FILES
}
