//! What a word is by its content.

use arbiter_event::ages::{Birth, latin};

use crate::days::{Order, year_first};

/// What a word can be beside part of a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Rating,
    Title,
    Federation,
    FideId,
    Birth,
    Sex,
}

impl Kind {
    /// The column of an entry.
    pub const fn column(self) -> &'static str {
        match self {
            Self::Rating => "rating",
            Self::Title => "title",
            Self::Federation => "federation",
            Self::FideId => "fide_id",
            Self::Birth => "birth",
            Self::Sex => "sex",
        }
    }
}

const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

/// The digits of a word in Latin script, where it has nothing else.
pub(super) fn digits(word: &str) -> Option<String> {
    let plain: String = word.chars().map(latin).collect();
    (!plain.is_empty() && plain.bytes().all(|sign| sign.is_ascii_digit())).then_some(plain)
}

/// A year in which somebody who plays today was born, of either calendar.
pub(super) fn is_year(number: u32) -> bool {
    matches!(number, 1930..=2025 | 1310..=1405)
}

/// What a word is by its content alone.
pub(super) fn kind(word: &str) -> Option<Kind> {
    if let Some(digits) = digits(word) {
        return match (digits.len(), digits.parse::<u32>().ok()?) {
            (4, 1000..=3000) => Some(Kind::Rating),
            (6..=10, _) => Some(Kind::FideId),
            _ => None,
        };
    }
    if TITLES.contains(&word) {
        return Some(Kind::Title);
    }
    if word.len() == 3 && word.bytes().all(|sign| sign.is_ascii_uppercase()) {
        return Some(Kind::Federation);
    }
    if is_day(word) {
        return Some(Kind::Birth);
    }
    is_sex(word).then_some(Kind::Sex)
}

/// A day, whichever way it is written.
fn is_day(word: &str) -> bool {
    let any = year_first(word, Some(Order::DayFirst)).unwrap_or_default();
    let part = word.chars().any(|sign| matches!(sign, '/' | '-' | '.'));
    part && any.parse::<Birth>().is_ok()
}

fn is_sex(word: &str) -> bool {
    let mut form = arbiter_event::form::EntryForm::default();
    word.len() < 20 && form.set("sex", word).is_ok() && !form.sex.is_empty()
}

/// What people write where nothing is known.
pub(super) fn is_nothing(text: &str) -> bool {
    matches!(
        text.to_lowercase().as_str(),
        "" | "0" | "-" | "–" | "—" | "--" | "unr" | "unr." | "n/a" | "none" | "ندارد"
    )
}

/// Whether anything in it can be read aloud as a name.
pub(super) fn has_letters(text: &str) -> bool {
    text.chars().any(char::is_alphabetic)
}
