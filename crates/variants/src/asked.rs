//! A move or a drop as somebody asks for it, in the text of UCI.

use core::fmt;
use core::str::FromStr;

use arbiter_chess::{File, Move, Rank, Role, Square};

use crate::Drop;

/// A move or a drop as somebody asks for it; nothing says that it is legal, [`crate::Variant::legal`] does. Its text is that of
/// UCI: `e2e4`, `e7e8q`, `N@f3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Asked {
    /// A move of a man on the board.
    Move(Move),
    /// A man from the pocket.
    Drop(Drop),
}

impl Asked {
    /// The square from which a man moves; none for one from the pocket.
    ///
    /// ```
    /// use arbiter_variants::Asked;
    /// assert_eq!("N@f3".parse::<Asked>()?.from(), None);
    /// # Ok::<(), arbiter_variants::AskedError>(())
    /// ```
    #[must_use]
    pub const fn from(self) -> Option<Square> {
        match self {
            Self::Move(one) => Some(one.from),
            Self::Drop(_) => None,
        }
    }

    /// The square on which it arrives.
    ///
    /// ```
    /// use arbiter_variants::Asked;
    /// assert_eq!("N@f3".parse::<Asked>()?.to().to_string(), "f3");
    /// # Ok::<(), arbiter_variants::AskedError>(())
    /// ```
    #[must_use]
    pub const fn to(self) -> Square {
        match self {
            Self::Move(one) => one.to,
            Self::Drop(drop) => drop.to,
        }
    }

    /// The move of a man on the board, if it is one.
    ///
    /// ```
    /// use arbiter_variants::Asked;
    /// assert!("e2e4".parse::<Asked>()?.as_move().is_some());
    /// # Ok::<(), arbiter_variants::AskedError>(())
    /// ```
    #[must_use]
    pub const fn as_move(self) -> Option<Move> {
        match self {
            Self::Move(one) => Some(one),
            Self::Drop(_) => None,
        }
    }
}

impl From<Move> for Asked {
    fn from(one: Move) -> Self {
        Self::Move(one)
    }
}

impl From<Drop> for Asked {
    fn from(drop: Drop) -> Self {
        Self::Drop(drop)
    }
}

/// The text is neither a move nor a drop.
///
/// ```
/// use arbiter_variants::Asked;
/// let fault = "N@i3".parse::<Asked>().unwrap_err();
/// assert_eq!(fault.to_string(), "column 3: expected the file of a square, a to h");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AskedError {
    /// At which character, from 1.
    pub column: usize,
    /// What could have stood there.
    pub expected: &'static str,
}

impl fmt::Display for AskedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: expected {}", self.column, self.expected)
    }
}

impl core::error::Error for AskedError {}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(one) => one.fmt(f),
            Self::Drop(drop) => drop.fmt(f),
        }
    }
}

impl fmt::Debug for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Asked {
    type Err = AskedError;

    fn from_str(text: &str) -> Result<Self, AskedError> {
        match text.split_once('@') {
            Some((man, square)) => drop(man, square).map(Self::Drop),
            None => text.parse().map(Self::Move).map_err(|_| AskedError {
                column: 1,
                expected: "a move such as e2e4 or e7e8q, or a drop such as N@f3",
            }),
        }
    }
}

/// A pawn may stand without its letter.
fn drop(man: &str, square: &str) -> Result<Drop, AskedError> {
    let fault = |column, expected| AskedError { column, expected };
    let mut letters = man.chars();
    let role = match (letters.next(), letters.next()) {
        (None, _) => Role::Pawn,
        (Some(letter), None) => Role::from_letter(letter)
            .filter(|&role| role != Role::King)
            .ok_or(fault(
                1,
                "the letter of a man that can be in a pocket: Q, R, B, N or P",
            ))?,
        (Some(_), Some(_)) => return Err(fault(2, "@ behind one letter")),
    };
    let behind = man.chars().count() + 2;
    let mut signs = square.chars();
    let file = signs.next().and_then(File::from_letter);
    let file = file.ok_or(fault(behind, "the file of a square, a to h"))?;
    let rank = signs.next().and_then(Rank::from_digit);
    let rank = rank.ok_or(fault(behind + 1, "the rank of a square, 1 to 8"))?;
    if signs.next().is_some() {
        return Err(fault(behind + 2, "the end of the drop"));
    }
    Ok(Drop {
        role,
        to: Square::new(file, rank),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn what_is_written_is_read_back() {
        for text in ["e2e4", "e7e8q", "N@f3", "P@e4", "Q@a8"] {
            let asked: Asked = text.parse().expect(text);
            assert_eq!(asked.to_string(), text);
        }
        for (text, same) in [("@e4", "P@e4"), ("n@f3", "N@f3")] {
            assert_eq!(text.parse::<Asked>(), same.parse());
        }
    }

    #[test]
    fn a_fault_says_where() {
        for (text, column) in [
            ("K@e4", 1),
            ("X@e4", 1),
            ("NN@e4", 2),
            ("N@i3", 3),
            ("N@f9", 4),
            ("@@", 2),
            ("N@", 3),
            ("N@f33", 5),
            ("", 1),
            ("e2", 1),
        ] {
            let fault = text.parse::<Asked>().expect_err(text);
            assert_eq!(fault.column, column, "{text}: {fault}");
        }
    }
}
