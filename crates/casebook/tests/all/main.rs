//! Ruling cases as files, tried from outside. One executable: linking many took longer than running them.

mod broken;
mod cases;
mod documented;
mod golden;
mod golden_files;
mod mutants;
mod output;
mod rulings;
mod training;
