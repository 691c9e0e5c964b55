//! What may stand in the texts of an act: they are shown, printed and read aloud, so nothing in them is unseen, turns the
//! direction of writing, or has no end.

use serde_json::Value;

use super::{Act, Refusal};

/// The longest text of an act, in letters: a page of minutes. What is longer is a document, and stands elsewhere.
const MOST: usize = 4_000;
/// The longest name, in letters: three times the longest that a passport holds.
pub(super) const MOST_OF_A_NAME: usize = 300;

/// Fields in which people write more than a line.
const LONG: &[&str] = &["text", "reason", "why", "comment", "secret"];

/// Whether a sign leaves no mark and is not wanted between letters either, or changes how others stand: format characters,
/// fillers, tags. The joiners of Persian, Arabic and Indian scripts are wanted.
///
/// ```
/// use arbiter_event::act::is_unseen;
/// assert!(is_unseen('\u{202e}') && is_unseen('\n') && !is_unseen('\u{200c}') && !is_unseen('é'));
/// ```
#[must_use]
pub const fn is_unseen(sign: char) -> bool {
    matches!(sign,
        '\0'..='\u{1f}' | '\u{7f}' | '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether every text of the act can be shown.
pub(crate) fn can_be_shown(act: &Act) -> Result<(), Refusal> {
    // An act holds no map with keys that are no texts, which is all that could fail.
    let Ok(Value::Object(fields)) = serde_json::to_value(act) else {
        return Ok(());
    };
    fields.iter().try_for_each(|(field, value)| look(field, value))
}

fn look(field: &str, value: &Value) -> Result<(), Refusal> {
    match value {
        Value::String(text) => one(field, text),
        Value::Array(all) => all.iter().try_for_each(|value| look(field, value)),
        Value::Object(fields) => fields.iter().try_for_each(|(field, value)| look(field, value)),
        _ => Ok(()),
    }
}

fn one(field: &str, text: &str) -> Result<(), Refusal> {
    let long = LONG.contains(&field);
    let most = if field == "name" { MOST_OF_A_NAME } else { MOST };
    let unwanted = |(place, sign): (usize, char)| {
        let of_a_page = long && matches!(sign, '\n' | '\r' | '\t');
        place >= most || is_unseen(sign) && !of_a_page
    };
    match text.chars().enumerate().position(unwanted) {
        Some(place) => Err(Refusal::Unreadable {
            field: field.to_owned(),
            column: place + 1,
            most,
        }),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Announce, Enter, WriteNote, decide};
    use super::*;
    use crate::state::State;

    #[test]
    fn what_cannot_be_shown_is_refused_with_its_place() {
        let refused = |act: Act| match decide(&State::default(), &act) {
            Err(Refusal::Unreadable { field, column, .. }) => Some((field, column)),
            _ => None,
        };
        let name = |text: &str| refused(Announce::new(text, 3).into());
        for (text, column) in [("Cl\u{202e}ub", 3), ("a\nb", 2), ("\u{200f}", 1), ("a\u{0}", 2)] {
            assert_eq!(name(text), Some(("name".to_owned(), column)), "{text:?}");
        }
        assert_eq!(name(&"x".repeat(10_000)), Some(("name".to_owned(), 301)));
        for text in ["نیک\u{200c}نام", "Đặng Thị Hạnh", &"x".repeat(300)] {
            assert_eq!(name(text), None, "{text}");
        }
    }

    #[test]
    fn words_of_more_than_a_line_are_for_notes() {
        let mut state = State::default();
        let entry = decide(&state, &Announce::new("Club", 3).into()).unwrap();
        super::super::evolve(&mut state, &entry);
        let note = |text: &str| WriteNote {
            text: text.to_owned(),
            private: false,
        };
        assert!(decide(&state, &note("one\ntwo").into()).is_ok());
        assert!(decide(&state, &note("one\u{2066}two").into()).is_err());
        assert!(decide(&state, &Enter::named("one\ttwo").into()).is_err());
    }
}
