//! A case as a story: what happened, what was ruled, what was expected. The frame is for developers and arbiters who
//! write cases; the rulings in it speak with the voice that is given.

use std::fmt::Write;

use arbiter_game::rules::laws::Citation;
use arbiter_game::rules::{Answer, Question, Ruling};
use arbiter_game::state::Situation;

use crate::case::Case;
use crate::report::{Happened, Report, Voice};
use crate::sentence;

/// Rulings by their tags and articles, for those who write rules and cases.
#[derive(Debug, Clone, Copy, Default)]
pub struct Tags;

impl Voice for Tags {
    fn say(&self, answer: &Answer, _: &[Situation]) -> String {
        match answer {
            Answer::Ruling(ruling) => tagged(ruling),
            Answer::Question(question) => asked(question),
        }
    }
}

fn tagged(ruling: &Ruling) -> String {
    let fields = serde_json::json!(ruling.decision);
    let fields = fields.as_object().into_iter().flatten();
    let fields = fields.filter(|(key, _)| *key != "decision");
    let fields: Vec<String> = fields.map(|(key, value)| format!(" {key}={value}")).collect();
    let tag = ruling.decision.tag();
    format!("{tag}{} ({})", fields.concat(), cited(&ruling.cites))
}

fn asked(question: &Question) -> String {
    let options: Vec<&str> = question.options.iter().map(|choice| choice.id.as_str()).collect();
    format!(
        "{} [{}] ({})",
        question.id,
        options.join(" | "),
        cited(&question.cites)
    )
}

fn cited(cites: &[Citation]) -> String {
    let cites: Vec<String> = cites.iter().map(ToString::to_string).collect();
    cites.join(", ")
}

/// Events, rulings and questions in their order, then what was expected and is not so, and the end.
#[must_use]
pub fn story(case: &Case, report: &Report, voice: &dyn Voice) -> String {
    let mut text = String::new();
    for happened in &report.happened {
        tell(&mut text, case, happened, voice);
    }
    for failure in report.failures.iter().filter(|failure| failure.event.is_none()) {
        line(&mut text, 4, &format!("! {failure}"));
    }
    for failure in report.failures.iter().filter(|failure| failure.event.is_some()) {
        line(&mut text, 4, &format!("! {failure}"));
    }
    line(&mut text, 4, &format!("= {}", report.end));
    text
}

fn line(text: &mut String, indent: usize, line: &str) {
    // Writing into a String cannot fail.
    let _ = writeln!(text, "{:indent$}{line}", "");
}

fn tell(text: &mut String, case: &Case, happened: &Happened, voice: &dyn Voice) {
    let timed = case
        .events
        .get(happened.n.wrapping_sub(1))
        .is_some_and(|event| event.timed);
    if let Some(event) = &happened.event {
        line(
            text,
            4,
            &format!("{}. {}", happened.n, sentence::write(event, timed)),
        );
    }
    if let Some(refusal) = &happened.refusal {
        line(text, 8, &format!("refused ({}): {refusal}", refusal.tag()));
    }
    for answer in happened.all() {
        let said = voice.say(answer, &happened.boards);
        match answer {
            Answer::Ruling(ruling) => {
                line(text, 8, &format!("- {said}"));
                for remedy in &ruling.remedies {
                    line(text, 10, &format!("> {}", serde_json::json!(remedy)));
                }
            }
            Answer::Question(question) => {
                line(text, 8, &format!("? {said}"));
                if let Some(proposal) = &question.proposal {
                    line(text, 10, &format!("> {}", serde_json::json!(proposal)));
                }
            }
        }
    }
}
