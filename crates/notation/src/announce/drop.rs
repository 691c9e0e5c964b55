//! A man put on the board, as it is announced, and read back.

use alloc::string::String;
use alloc::vec::Vec;

use arbiter_chess::{Role, Square};
use arbiter_variants::Drop;

use super::near::errors;
use super::read::{LONGEST, Typed, add, fold};
use super::words::UMLAUTS;
use super::{AnnouncementError, Tongue, Words, of_square};

/// The men that can be in a pocket.
const IN_HAND: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// A drop in words: the man, that it is put on the board, and the square.
///
/// ```
/// use arbiter_notation::variants::Asked;
/// use arbiter_notation::{Tongue, announce_drop};
/// let Ok(Asked::Drop(knight)) = "N@f3".parse() else { panic!() };
/// assert_eq!(announce_drop(knight, Tongue::English), "knight put on Felix three");
/// assert_eq!(announce_drop(knight, Tongue::Vietnamese), "Mã thả vào Felix ba");
/// ```
#[must_use]
pub fn announce_drop(drop: Drop, tongue: Tongue) -> String {
    let words = tongue.words();
    let [file, rank] = of_square(words, drop.to);
    [words.role(drop.role), words.put, file, rank].join(" ")
}

/// The drop that a text announces, in the words of the appendix or of a language; file and rank may be written as letter and
/// digit. One typing error is understood where only one drop can be meant. Whether it is legal is not asked.
///
/// # Errors
/// No drop is announced so.
///
/// ```
/// use arbiter_notation::{Tongue, read_announced_drop};
/// let read = |text| read_announced_drop(text, Tongue::English).map(|drop| drop.to_string());
/// assert_eq!(read("knight put on f three").as_deref(), Ok("N@f3"));
/// assert_eq!(read("Springer eingesetzt auf Felix drei").as_deref(), Ok("N@f3"));
/// assert!(read("king put on f three").is_err());
/// ```
pub fn read_announced_drop(text: &str, tongue: Tongue) -> Result<Drop, AnnouncementError> {
    let typed = Typed::new(text);
    let mut found = Found {
        exact: None,
        near: Vec::new(),
        reached: 0,
    };
    if typed.letters.len() <= LONGEST {
        for words in [Tongue::Appendix.words(), &UMLAUTS, tongue.words()] {
            each(words, &mut |spoken, drop| {
                found.hold(&typed.letters, spoken, drop);
            });
        }
    }
    found.result(&typed, text)
}

/// Every way in which a drop may be announced in these words.
fn each(words: &Words, tell: &mut impl FnMut(&[char], Drop)) {
    let mut spoken = Vec::with_capacity(LONGEST);
    for role in IN_HAND {
        for to in Square::ALL {
            let [file, rank] = of_square(words, to);
            let (letter, digit) = (to.file().letter(), to.rank().digit());
            for (as_letter, as_digit, joined) in [
                (false, false, false),
                (true, false, false),
                (true, true, false),
                (true, true, true),
            ] {
                spoken.clear();
                add(&mut spoken, fold(words.role(role)));
                add(&mut spoken, fold(words.put));
                if as_letter {
                    add(&mut spoken, [letter]);
                } else {
                    add(&mut spoken, fold(file));
                }
                match (as_digit, joined) {
                    (true, true) => spoken.push(digit),
                    (true, false) => add(&mut spoken, [digit]),
                    (false, _) => add(&mut spoken, fold(rank)),
                }
                tell(&spoken, Drop { role, to });
            }
        }
    }
}

/// What was found so far.
struct Found {
    exact: Option<Drop>,
    /// One typing error away.
    near: Vec<Drop>,
    /// So many letters at the beginning are those of some announcement.
    reached: usize,
}

impl Found {
    fn hold(&mut self, typed: &[char], spoken: &[char], drop: Drop) {
        match errors(typed, spoken) {
            Some(0) => self.exact = Some(drop),
            Some(_) if !self.near.contains(&drop) => self.near.push(drop),
            _ => {}
        }
        let same = typed.iter().zip(spoken).take_while(|(a, b)| a == b).count();
        self.reached = self.reached.max(same);
    }

    fn result(self, typed: &Typed, text: &str) -> Result<Drop, AnnouncementError> {
        let only = match self.near[..] {
            [one] => Some(one),
            _ => None,
        };
        self.exact.or(only).ok_or_else(|| {
            let column = typed.columns.get(self.reached).copied();
            let column = column.unwrap_or_else(|| typed.columns.last().map_or(1, |last| last + 1));
            let rest = text.chars().skip(column - 1);
            AnnouncementError::Unknown {
                column,
                found: rest.take_while(|c| !c.is_whitespace()).take(LONGEST).collect(),
                candidates: Vec::new(),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_announced_is_read_back_in_every_tongue() {
        for tongue in Tongue::ALL {
            for role in IN_HAND {
                for to in [Square::A1, Square::F3, Square::H8] {
                    let drop = Drop { role, to };
                    let said = announce_drop(drop, tongue);
                    assert_eq!(read_announced_drop(&said, tongue), Ok(drop), "{said}");
                }
            }
        }
    }

    #[test]
    fn letters_digits_and_one_typing_error_are_understood() {
        let knight = Drop {
            role: Role::Knight,
            to: Square::F3,
        };
        for text in [
            "knight put on f three",
            "Knight  put on F 3",
            "knight put on f3",
            "knight put on Felx three",
        ] {
            assert_eq!(read_announced_drop(text, Tongue::English), Ok(knight), "{text}");
        }
        for (text, expected) in [
            ("knight put on f nine", 17),
            ("knight put on f 9", 17),
            ("hello", 1),
            ("", 1),
        ] {
            let Err(AnnouncementError::Unknown { column, .. }) = read_announced_drop(text, Tongue::English)
            else {
                panic!("{text} was read");
            };
            assert_eq!(column, expected, "{text}");
        }
    }
}
