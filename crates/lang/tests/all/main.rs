//! The texts in four languages, tried from outside. One executable: linking many took longer than running them.

mod answers;
mod cards;
mod catalogue;
mod commentary;
mod exercises;
mod lessons;
mod names;
mod parameters;
mod rendering;
mod search;
mod summaries;
mod terms;
mod tournament_files;
mod tournaments;
mod typed;
