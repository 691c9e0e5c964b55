//! Lessons: those of the house proved, tries answered, broken files refused.
#![allow(clippy::disallowed_methods, reason = "the room is pure; its tests read files")]

mod broken;
mod house;
mod tries;
