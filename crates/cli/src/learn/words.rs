//! The answers of `arbiter learn` for people.

use std::fmt::Write as _;

use arbiter_lang::{Args, Lang, LessonRow, TriedRow};
use arbiter_learn::facts::Fact;

/// The lessons with their steps, a line each.
pub fn list(lang: &Lang, rows: &[LessonRow]) -> String {
    let mut text = String::new();
    for row in rows {
        let minutes = lang.text("learn-minutes", &Args::new().count("minutes", row.minutes.into()));
        let _ = writeln!(text, "{}  {} ({minutes})", row.id, row.title);
        for step in &row.steps {
            let _ = writeln!(text, "    {}  {}", step.id, step.aim);
        }
    }
    text
}

/// The answer to a try.
pub fn tried(lang: &Lang, aim: &str, row: &TriedRow) -> String {
    let state = lang.text("learn-state", &Args::new().word("state", row.state));
    let left = lang.text("learn-left", &Args::new().count("left", row.left.into()));
    let mut text = format!("{aim}\n{state}. {}\n", row.said);
    for line in [row.reply.as_deref(), row.fen.as_deref()].into_iter().flatten() {
        let _ = writeln!(text, "{line}");
    }
    let _ = writeln!(text, "{left}");
    text
}

/// Questions with their answers and where these come from.
pub fn facts(lang: &Lang, all: &[Fact]) -> String {
    let mut text = String::new();
    for fact in all {
        let source = fact
            .source
            .iter()
            .map(|one| format!("{}: {} ({})", one.author, one.title, one.year));
        let from: Vec<String> = fact.cites.iter().cloned().chain(source).collect();
        let _ = writeln!(
            text,
            "{}\n    {} [{}]",
            lang.asked_of(fact),
            lang.lesson_fact(fact),
            from.join(", ")
        );
    }
    text
}
