//! Results as somebody types them with forty people waiting: a board and one key, or one key for the board that is next.

use core::fmt;

use crate::ages::latin;
use crate::number::BoardNumber;
use crate::outcome::Outcome;

/// What was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Typed {
    /// Results of boards, in the order in which they were typed.
    Results(Vec<(BoardNumber, Outcome)>),
    /// The newest result is taken back.
    Back,
    /// The list of keys is wanted.
    Help,
}

/// The keys, each with the result that it stands for.
pub const KEYS: [(&str, &str); 8] = [
    ("1", "1-0"),
    ("0", "0-1"),
    ("5", "1/2-1/2"),
    ("=", "1/2-1/2"),
    ("+", "+:-"),
    ("-", "-:+"),
    ("b", "-:-"),
    ("a", "*"),
];

/// So many results at once: a screen full of slips.
const MOST: usize = 200;

/// Why it cannot be read, with the words in question.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotTyped {
    /// Nothing was typed.
    #[error("nothing was typed")]
    Nothing,
    /// One key, and no board is next.
    #[error("no board is next")]
    NoBoard,
    /// No number of a board.
    #[error("expected the number of a board, found {0:?}")]
    Board(String),
    /// No key.
    #[error("expected a key of a result, found {0:?}")]
    Key(String),
    /// A board without its key.
    #[error("the result of board {0} is missing")]
    Half(BoardNumber),
    /// A board twice.
    #[error("board {0} is there twice")]
    Twice(BoardNumber),
    /// Too much at once.
    #[error("at most {MOST} results at once")]
    TooMany,
}

/// The name of a reason in the language files.
impl NotTyped {
    /// By which messages choose.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::NoBoard => "no_board",
            Self::Board(_) => "board",
            Self::Key(_) => "key",
            Self::Half(_) => "half",
            Self::Twice(_) => "twice",
            Self::TooMany => "too_many",
        }
    }

    /// The words in question, if there are any.
    #[must_use]
    pub fn found(&self) -> String {
        match self {
            Self::Board(found) | Self::Key(found) => found.clone(),
            Self::Half(board) | Self::Twice(board) => board.to_string(),
            Self::Nothing | Self::NoBoard | Self::TooMany => String::new(),
        }
    }
}

/// Reads what was typed: one key for the board that is `next`, else boards each with its key: `7 1 8 0 9 5`. Digits of any script;
/// `z` takes back the newest, `?` shows the list.
///
/// # Errors
/// [`NotTyped`]; nothing of it counts then.
///
/// ```
/// use arbiter_event::number::BoardNumber;
/// use arbiter_event::typed::{Typed, typed};
/// let results = |text: &str| match typed(text, Some(BoardNumber(4))) {
///     Ok(Typed::Results(list)) => list.iter().map(|(board, result)| format!("{board} {result}")).collect(),
///     other => vec![format!("{other:?}")],
/// };
/// assert_eq!(results("5"), ["4 1/2-1/2"]);
/// assert_eq!(results("۷ ۱ 8 0"), ["7 1-0", "8 0-1"]);
/// assert_eq!(results("z"), ["Ok(Back)"]);
/// assert!(typed("7 1 8", None).is_err() && typed("1", None).is_err());
/// ```
pub fn typed(text: &str, next: Option<BoardNumber>) -> Result<Typed, NotTyped> {
    let plain: String = text.chars().map(latin).flat_map(char::to_lowercase).collect();
    let words: Vec<&str> = plain
        .split(|sign: char| sign.is_whitespace() || sign == ',' || sign == ';')
        .filter(|word| !word.is_empty())
        .collect();
    match words[..] {
        [] => return Err(NotTyped::Nothing),
        ["z"] => return Ok(Typed::Back),
        ["?" | "؟"] => return Ok(Typed::Help),
        [key] => {
            let result = result(key)?;
            return Ok(Typed::Results(vec![(next.ok_or(NotTyped::NoBoard)?, result)]));
        }
        _ => {}
    }
    if words.len() > 2 * MOST {
        return Err(NotTyped::TooMany);
    }
    let mut results: Vec<(BoardNumber, Outcome)> = Vec::new();
    for pair in words.chunks(2) {
        let number = pair[0].parse().ok().filter(|&number| number > 0);
        let board = BoardNumber(number.ok_or_else(|| NotTyped::Board(pair[0].to_owned()))?);
        let key = pair.get(1).ok_or(NotTyped::Half(board))?;
        if results.iter().any(|one| one.0 == board) {
            return Err(NotTyped::Twice(board));
        }
        results.push((board, result(key)?));
    }
    Ok(Typed::Results(results))
}

/// A key, or a result as it is written.
fn result(key: &str) -> Result<Outcome, NotTyped> {
    let written = KEYS.iter().find(|one| one.0 == key).map_or(key, |one| one.1);
    let known = written.parse().ok();
    known.ok_or_else(|| NotTyped::Key(key.to_owned()))
}

impl fmt::Display for Typed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Results(list) => {
                for (at, (board, result)) in list.iter().enumerate() {
                    let before = if at > 0 { " " } else { "" };
                    write!(f, "{before}{board} {result}")?;
                }
                Ok(())
            }
            Self::Back => f.write_str("z"),
            Self::Help => f.write_str("?"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_read_or_refused_by_its_word() {
        let next = Some(BoardNumber(3));
        for (text, next, expected) in [
            ("1", next, Ok("3 1-0")),
            ("  = ", next, Ok("3 1/2-1/2")),
            ("+", next, Ok("3 +:-")),
            ("12 b", None, Ok("12 -:-")),
            ("7 1 8 0 9 5", None, Ok("7 1-0 8 0-1 9 1/2-1/2")),
            ("7,A", None, Ok("7 *")),
            ("٧ ٠", None, Ok("7 0-1")),
            ("7 1/2-0", None, Ok("7 1/2-0")),
            ("Z", None, Ok("z")),
            ("?", next, Ok("?")),
            ("", next, Err("nothing")),
            ("1", None, Err("no_board")),
            ("0 1", next, Err("board")),
            ("4000000000 1", next, Err("board")),
            ("seven 1", next, Err("board")),
            ("7 9", next, Err("key")),
            ("71", next, Err("key")),
            ("7 1 8", next, Err("half")),
            ("7 1 7 0", next, Err("twice")),
        ] {
            let read = typed(text, next);
            let told = read.as_ref().map(ToString::to_string).map_err(NotTyped::name);
            assert_eq!(told.as_deref().map_err(|name| *name), expected, "{text}");
        }
        let many = "1 1 ".repeat(MOST + 1);
        assert_eq!(typed(&many, None), Err(NotTyped::TooMany));
    }
}
