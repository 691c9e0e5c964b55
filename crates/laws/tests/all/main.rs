//! The rulebooks as data, tried from outside. One executable: linking many took longer than running them.

mod classes;
mod commentary;
mod differences;
mod editions;
mod neighbours;
mod numbers;
mod own_rulebooks;
mod rulebook_cases;
mod states;
mod terms;
