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

/// Whether figures can be a number with FIDE. It is published, and a telephone number or a national code never is: those begin
/// with 0 or have ten figures.
pub(super) fn is_fide_id(digits: &str) -> bool {
    (6..=9).contains(&digits.len()) && !digits.starts_with('0')
}

/// Whether figures are somebody's private number: no number with FIDE, whatever their column is called.
pub(super) fn is_private(word: &str) -> bool {
    digits(word).is_some_and(|digits| {
        digits.len() > 9 || digits.starts_with('0') && digits.bytes().any(|sign| sign != b'0')
    })
}

/// Whether a word is figures and no part of a name: three of them or more, or what begins a telephone number of another country.
pub(super) fn is_figures(word: &str) -> bool {
    let count = word.chars().filter(|sign| sign.is_numeric()).count();
    !has_letters(word) && (count >= 3 || count > 0 && word.starts_with('+'))
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
            _ if is_fide_id(&digits) => Some(Kind::FideId),
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
