//! A man put on the board, as it is written: `N@f3`, `P@e4+`, `@e4`.

use arbiter_chess::{Role, Square};

use super::meaning::Choices;
use super::parse::{What, Written, strip_remarks};
use super::symbols::{Symbol, Symbols};
use super::{Irregularities, Irregularity, SanError, WrittenSign, unreadable};
use crate::{Language, Letters};

/// The signs between the man and the square; the second as some older programs have it.
pub(super) const SIGNS: [char; 2] = ['@', '*'];

/// What stands for a pawn that is put on the board: `P` in English, as in PGN, the figurine among figurines, and nothing in
/// other languages, in which the letter may be that of a piece.
pub(super) fn pawn(letters: &Letters) -> &'static str {
    if *letters == *Language::English.letters() {
        "P"
    } else if *letters == *Language::Figurine.letters() {
        "♙"
    } else {
        ""
    }
}

/// Reads a text that has one of [`SIGNS`] in it.
pub(super) fn parse(text: &str, letters: &Letters) -> Result<Written, SanError> {
    let (man, rest) = text.split_once(SIGNS).unwrap_or(("", text));
    let (role, odd) = role(man.trim(), letters).ok_or(unreadable(
        1,
        "the letter of a man before the sign of a drop, or nothing for a pawn",
    ))?;
    let before = man.chars().count() + 1;
    let moved = |error| match error {
        SanError::Unreadable { column, expected } => unreadable(column + before, expected),
        other => other,
    };
    let symbols = Symbols::read(rest, letters, &mut Choices::default()).map_err(moved)?;
    let mut written = Written {
        what: What::Drop(role, Square::A1),
        sign: WrittenSign::None,
        draw_offer: false,
        en_passant: false,
        found: symbols.found | odd,
    };
    let body = strip_remarks(symbols.as_slice(), &mut written);
    let fault = |index, expected| moved(unreadable(symbols.column(index), expected));
    written.what = match *body {
        [Symbol::File(file), Symbol::Rank(rank)] => What::Drop(role, Square::new(file, rank)),
        [Symbol::File(_), Symbol::Rank(_), ..] => return Err(fault(2, "the end of the move")),
        [Symbol::File(_), ..] => return Err(fault(1, "a rank, 1 to 8")),
        _ => return Err(fault(0, "a file, a to h")),
    };
    Ok(written)
}

/// The man that this letter means, in either size; before a drop a small letter is no file.
fn role(letter: &str, letters: &Letters) -> Option<(Role, Irregularities)> {
    if letter.is_empty() {
        return Some((Role::Pawn, Irregularities::NONE));
    }
    if let Some((role, read)) = letters.read(letter).filter(|(_, read)| *read == letter) {
        let own = letters.of(role) == read || role == Role::Pawn && pawn(letters) == read;
        return Some((role, Irregularities::when(!own, Irregularity::LetterOther)));
    }
    let mut capitals = letter.chars().flat_map(char::to_uppercase);
    let (capital, None) = (capitals.next()?, capitals.next()) else {
        return None;
    };
    let is_capital = |role: &Role| letters.of(*role).chars().eq([capital]);
    let small = Role::ALL.into_iter().find(is_capital);
    let role = small.or((capital == 'P').then_some(Role::Pawn))?;
    let own = role == Role::Pawn && pawn(letters) == letter;
    Some((role, Irregularities::when(!own, Irregularity::LetterOther)))
}
