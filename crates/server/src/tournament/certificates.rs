//! Certificates that show a day of birth: who saw whose and when, and whose has to be looked at a second time. No number of any stands
//! anywhere.

use arbiter_hall::event::act::{Act, Kind};
use arbiter_hall::event::number::EntrantId;
use arbiter_hall::event::table::Table;
use arbiter_lang::Args;
use serde_json::json;

use super::history::signed;
use super::seen::{Seen, halves};
use super::standings::who;
use crate::frame::Frame;

/// Whoever comes out at one of these places is looked at a second time: a podium has three, and those who lose in the semi-finals
/// share its third.
const PODIUM: usize = 3;

/// How many were seen.
pub struct Certificates {
    /// In a sentence.
    pub words: String,
    /// The names of those whose nobody has seen.
    pub lacking: Vec<String>,
}

impl Certificates {
    /// Of everybody who plays.
    pub fn of(frame: &Frame, seen: &Seen) -> Self {
        let plays = |one: &&arbiter_hall::event::state::Entrant| one.left().is_none();
        let all: Vec<_> = seen.state.entrants.values().filter(plays).collect();
        let lacking: Vec<String> = all
            .iter()
            .filter(|one| one.documents.is_empty())
            .map(|one| one.name().trim().to_owned())
            .collect();
        let args = Args::new()
            .count("seen", (all.len() - lacking.len()) as u64)
            .count("all", all.len() as u64);
        Self {
            words: frame.lang().text("day-certificates", &args),
            lacking,
        }
    }
}

/// Who saw a certificate and when, and the act that takes it back where it can be; nothing where nobody has.
pub fn seen_by(frame: &Frame, seen: &Seen, who: EntrantId) -> Option<(String, Option<String>)> {
    let made = seen.state.newest(
        Kind::DocumentSeen,
        |made| matches!(&made.act, Act::DocumentSeen(one) if one.entrant == who),
    )?;
    let words = frame.lang().tournament(&seen.state);
    let args = Args::new()
        .text("by", signed(frame, made.by.as_deref().unwrap_or_default()))
        .word(
            "at",
            made.at.as_deref().map(|at| words.moment(at)).unwrap_or_default(),
        );
    Some((
        frame.lang().text("day-certificate-seen-by", &args),
        seen.undo(made.seq),
    ))
}

/// Those on the podium: a sentence each, and the act that says that the certificate was seen a second time, while nobody has.
pub fn second_looks(frame: &Frame, seen: &Seen, table: &Table) -> Vec<(String, Option<String>)> {
    let podium = table.lines.iter().filter(|line| line.rank <= PODIUM);
    let one = |line: &arbiter_hall::event::tiebreak::Standing| {
        let person = who(seen, line.player);
        let entrant = seen.state.entrants.get(&person.id);
        let again = entrant.is_some_and(|one| one.documents.all().any(|again| *again));
        let args = Args::new()
            .count("place", line.rank as u64)
            .text("who", &person.name)
            .word("points", halves(&line.points.to_string()))
            .word("again", if again { "yes" } else { "no" });
        let act = json!({"do": "document_seen", "entrant": person.id, "again": true});
        (
            frame.lang().text("day-second-look", &args),
            (!again).then(|| act.to_string()),
        )
    };
    podium.map(one).collect()
}
