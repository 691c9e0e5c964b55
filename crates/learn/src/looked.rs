//! A line that is shown: it is played through, and nothing else is a move there.

use arbiter_notation::Language;
use arbiter_variants::Asked as Move;

use crate::stand::Stand;
use crate::tried::{State, Tried, Unreadable, Why, many};

/// What is sent of a line that is shown by who only looks at its next move.
const NEXT: &str = "next";

/// A line that is shown: each text is its next move, or `next` where that is only looked at.
pub(crate) fn look(
    begin: Stand,
    line: &[String],
    moves: &[&str],
    language: Language,
) -> Result<Tried, Unreadable> {
    let mut seen = 0;
    let mut stand = begin;
    for (nth, text) in moves.iter().enumerate() {
        let shown = looked(&stand, line, seen);
        let asked = match text.parse::<Move>() {
            _ if *text == NEXT => None,
            Ok(asked) => Some(asked),
            Err(error) => Some(shown.meant(text, language).ok_or_else(|| Unreadable {
                number: nth + 1,
                why: error.to_string(),
            })?),
        };
        let Some(next) = line.get(seen).and_then(|text| text.parse::<Move>().ok()) else {
            continue;
        };
        if let Some(asked) = asked
            && stand.named(asked) != stand.named(next)
        {
            let why = match stand.named(asked) {
                Some(_) => Why::OtherMove,
                None => stand.why_not(asked).into(),
            };
            return Ok(Tried {
                state: State::Wrong,
                why: Some(why),
                ..shown
            });
        }
        stand = stand.play(next).unwrap_or(stand);
        seen += 1;
    }
    Ok(looked(&stand, line, seen))
}

/// A shown line after so many of its moves.
fn looked(stand: &Stand, line: &[String], seen: usize) -> Tried {
    let state = if seen == line.len() {
        State::Done
    } else {
        State::Open
    };
    let mut tried = Tried::new(state, many(line.len() - seen)).on(stand);
    tried.reply = line.get(seen).cloned();
    tried.legal = tried.reply.iter().cloned().collect();
    tried
}
