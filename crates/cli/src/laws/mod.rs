//! `arbiter laws`: what the Laws say. One subcommand a question.

mod term;

use anyhow::Result;
use clap::{Args, Subcommand};

use crate::output::Status;

/// Ask what the Laws say.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(subcommand)]
    question: Question,
}

#[derive(Debug, Subcommand)]
enum Question {
    Term(term::Arguments),
}

/// Answers.
pub fn run(arguments: &Arguments) -> Result<Status> {
    match &arguments.question {
        Question::Term(arguments) => term::run(arguments),
    }
}
