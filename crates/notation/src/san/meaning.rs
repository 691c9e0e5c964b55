//! What one sign of a written move can mean, and the counting through of what more than one can.
//!
//! Most signs mean one thing. A few mean two: `С` on a Russian keyboard is the bishop or the file, `B` on a telephone
//! that writes capitals too, `و` is the queen or the file f. None is guessed: every reading is tried on the board.

use arbiter_chess::{File, Role};

use super::irregularity::{Irregularities, Irregularity};
use super::symbols::{Symbol, plain};
use crate::Letters;

/// One meaning of the sign that a text begins with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Meaning {
    pub(super) symbol: Symbol,
    /// In bytes.
    pub(super) length: usize,
    pub(super) odd: Irregularities,
}

/// What holds for all signs of a text.
#[derive(Debug, Clone, Copy)]
pub(super) struct Script<'a> {
    letters: &'a Letters,
    /// A small Latin letter names a file. Nobody mixes alphabets or sizes there, so nothing else names one then, apart
    /// from letters of the same shape.
    latin_files: bool,
}

impl<'a> Script<'a> {
    pub(super) fn of(text: &str, letters: &'a Letters) -> Self {
        let end = ["e.p", "e. p", "ep"]
            .iter()
            .filter_map(|mark| text.find(mark))
            .min();
        let squares = &text[..end.unwrap_or(text.len())];
        Self {
            letters,
            latin_files: squares.contains(|c| matches!(c, 'a'..='h')),
        }
    }

    /// What the sign that `rest` begins with means, and what it may mean otherwise.
    pub(super) fn meanings(self, rest: &str, c: char, is_first: bool) -> [Option<Meaning>; 2] {
        let one = |(symbol, odd)| Meaning {
            symbol,
            length: c.len_utf8(),
            odd,
        };
        let other = |symbol| one((symbol, Irregularity::LetterOther.into()));
        let piece = self.piece(rest);
        let sign = plain(c).map(one);
        if piece.is_none() && c.is_ascii() && sign.is_some() {
            return [sign, None];
        }
        let small = small_letter(c, self.letters).map(Symbol::Piece).map(other);
        let file = self.file(c).map(Symbol::File).map(other);
        // A capital X is a rook in Vietnamese; before a square it is nothing else.
        let sign = sign.filter(|sign| piece.is_none() || !(is_first && sign.symbol == Symbol::Capture));
        let shorter = piece.filter(|_| !self.latin_files).and_then(|piece| {
            let (role, letter) = self.letters.read_shorter(rest, &rest[..piece.length])?;
            Some(self.named(role, letter))
        });
        let mut all = [piece, sign, file, shorter, small].into_iter().flatten();
        let first = all.next();
        [
            first,
            all.find(|other| Some(other.symbol) != first.map(|one| one.symbol)),
        ]
    }

    fn piece(self, rest: &str) -> Option<Meaning> {
        let (role, letter) = self.letters.read(rest)?;
        Some(self.named(role, letter))
    }

    fn named(self, role: Role, letter: &str) -> Meaning {
        Meaning {
            symbol: Symbol::Piece(role),
            length: letter.len(),
            odd: Irregularities::when(self.letters.of(role) != letter, Irregularity::LetterOther)
                | Irregularities::when(letter.chars().nth(1).is_some(), Irregularity::LetterLong),
        }
    }

    /// The file that a capital or a letter of another alphabet names.
    fn file(self, c: char) -> Option<File> {
        if self.latin_files {
            return None;
        }
        let mut small = c.to_lowercase();
        let small = small.next().filter(|_| small.next().is_none())?;
        let same_shape = match plain(small) {
            Some((Symbol::File(file), _)) => Some(file),
            _ => None,
        };
        same_shape.or_else(|| self.letters.file(small)).or(match c {
            // Small it sounds like n, large it looks like H.
            'Н' => Some(File::H),
            _ => None,
        })
    }
}

/// A piece by the small form of its letter.
fn small_letter(c: char, letters: &Letters) -> Option<Role> {
    let mut upper = c.to_uppercase();
    let capital = upper
        .next()
        .filter(|&capital| upper.next().is_none() && capital != c)?;
    let is_capital = |role: &Role| letters.of(*role).chars().eq([capital]);
    Role::ALL.into_iter().find(is_capital)
}

/// A written move has fewer doubtful signs than this; those beyond have their first meaning.
const DOUBTFUL: usize = 6;

/// Which meaning each doubtful sign has, counted through.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Choices {
    second: [bool; DOUBTFUL],
    known: usize,
    met: usize,
}

impl Choices {
    /// At a doubtful sign: whether it has its second meaning this time.
    pub(super) fn takes_second(&mut self) -> bool {
        let Some(second) = self.second.get_mut(self.met) else {
            return false;
        };
        if self.met == self.known {
            *second = false;
            self.known += 1;
        }
        self.met += 1;
        *second
    }

    /// Goes on to the next reading of the same text; false when there is none.
    pub(super) fn advance(&mut self) -> bool {
        self.known = self.met;
        self.met = 0;
        while self.known > 0 {
            let last = &mut self.second[self.known - 1];
            if !*last {
                *last = true;
                return true;
            }
            self.known -= 1;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    #[test]
    fn every_choice_comes_once() {
        let mut choices = Choices::default();
        let mut seen = Vec::new();
        loop {
            // The second sign is met only where the first has its first meaning.
            let first = choices.takes_second();
            seen.push((first, (!first).then(|| choices.takes_second())));
            if !choices.advance() {
                break;
            }
        }
        assert_eq!(seen, [(false, Some(false)), (false, Some(true)), (true, None)]);
    }
}
