//! Moves and drops of every game of `arbiter_variants`, read and written.

use core::ptr;

use arbiter_chess::{LegalMove, Playable, Role, Square};
use arbiter_variants::{Drop, Legal, Variant, WhyNoDrop};

use super::irregularity::Irregularities;
use super::meaning::Choices;
use super::parse::What;
use super::style::{CheckSign, MateSign};
use super::write::write_body;
use super::{SanError, SanRead, SanStyle, SanText, WrittenSign, drop, plain, resolve};
use crate::{Language, Letters};

/// A written move or drop that was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveRead {
    /// What it says.
    pub mv: Legal,
    /// In what the text differs from other ways to write it.
    pub found: Irregularities,
    /// The sign of check or checkmate.
    pub sign: WrittenSign,
    /// `(=)`: a draw was offered with the move.
    pub draw_offer: bool,
}

impl MoveRead {
    const fn of_move(read: SanRead) -> Self {
        Self {
            mv: Legal::Move(read.mv),
            found: read.found,
            sign: read.sign,
            draw_offer: read.draw_offer,
        }
    }
}

/// Reads a written move or drop of this game. Moves are read as by [`read_san`](super::read_san). A drop is the letter of the man in any size, `@` or
/// `*`, and the square; a pawn may stand without letter. Whether the game is over is not asked.
///
/// # Errors
/// The text is no move and no drop, or none that is legal, or more than one ([`SanError`]).
///
/// ```
/// use arbiter_notation::{Language, SanError, read_move};
/// use arbiter_notation::variants::{Crazyhouse, WhyNoDrop};
/// let game: Crazyhouse = "4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1".parse().unwrap();
/// let english = Language::English.letters();
/// for same in ["N@f3", "n@f3", "N*f3"] {
///     assert_eq!(read_move(&game, same.as_bytes(), english)?.mv.to_asked(false).to_string(), "N@f3");
/// }
/// assert_eq!(read_move(&game, b"@e4", english)?.mv, read_move(&game, b"P@e4", english)?.mv);
/// assert_eq!(read_move(&game, "M@f3".as_bytes(), Language::Vietnamese.letters())?.mv.to().to_string(), "f3");
/// assert!(matches!(
///     read_move(&game, b"P@e8", english),
///     Err(SanError::IllegalDrop { reason: WhyNoDrop::Occupied, .. })
/// ));
/// # Ok::<(), SanError>(())
/// ```
#[inline]
pub fn read_move<V: Variant>(game: &V, text: &[u8], letters: &Letters) -> Result<MoveRead, SanError> {
    if ptr::eq(letters, Language::English.letters()) {
        if let Some(read) = plain::read(game.base(), text) {
            return Ok(MoveRead::of_move(read));
        }
        if V::NAME.has_pockets()
            && let Some(read) = plain_drop(game, text)
        {
            return Ok(read);
        }
    }
    read_tolerantly(game, text, letters)
}

#[cold]
#[inline(never)]
fn read_tolerantly<V: Variant>(game: &V, text: &[u8], letters: &Letters) -> Result<MoveRead, SanError> {
    let word = super::as_text(text);
    if !word.contains(drop::SIGNS) {
        return super::read_tolerantly(game.base(), text, letters).map(MoveRead::of_move);
    }
    let written = super::parse::parse(&word, letters, &mut Choices::default())?;
    let What::Drop(role, to) = written.what else {
        return resolve::resolve(game.base(), &written).map(MoveRead::of_move);
    };
    let one = Drop { role, to };
    match game.why_no_drop(one) {
        None => Ok(MoveRead {
            mv: Legal::Drop(one),
            found: written.found,
            sign: written.sign,
            draw_offer: written.draw_offer,
        }),
        Some(WhyNoDrop::NoDrops) => Err(SanError::Drop),
        Some(reason) => Err(SanError::IllegalDrop { reason, role, to }),
    }
}

/// A drop as PGN has it, `N@f3` or `@e4`, with its sign; `None` where it is anything else, for the tolerant way.
fn plain_drop<V: Variant>(game: &V, text: &[u8]) -> Option<MoveRead> {
    let (sign, body) = match text {
        [body @ .., b'+'] => (WrittenSign::Check, body),
        [body @ .., b'#'] => (WrittenSign::Mate, body),
        body => (WrittenSign::None, body),
    };
    let (role, [file, rank]) = match *body {
        [letter @ (b'N' | b'B' | b'R' | b'Q' | b'P'), b'@', file, rank] => {
            (Role::from_letter(char::from(letter))?, [file, rank])
        }
        [b'@', file, rank] => (Role::Pawn, [file, rank]),
        _ => return None,
    };
    let to = plain::square(file, rank)?;
    let one = Drop { role, to };
    game.why_no_drop(one).is_none().then_some(MoveRead {
        mv: Legal::Drop(one),
        found: Irregularities::NONE,
        sign,
        draw_offer: false,
    })
}

/// Writes a move or drop of this game in short algebraic notation. What wins the game at once has the sign of mate, also
/// where it is a king on the hill or the third check. A pawn that is put on the board is `P@e4` in English, `♙@e4` in figurines,
/// and `@e4` in other languages.
///
/// ```
/// use arbiter_notation::{Language, SanStyle, write_move};
/// use arbiter_notation::variants::{Crazyhouse, KingOfTheHill, Variant};
/// let game: Crazyhouse = "4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1".parse()?;
/// let say = |text: &str, style| write_move(&game, game.legal(text.parse().unwrap()).unwrap(), style).to_string();
/// assert_eq!(say("N@f6", &SanStyle::PGN), "N@f6+");
/// let german = SanStyle::LAWS.with_letters(Language::German.letters());
/// assert_eq!((say("N@f3", &german), say("P@e4", &german)), ("S@f3".to_owned(), "@e4".to_owned()));
/// let hill: KingOfTheHill = "4k3/8/8/8/8/4K3/8/8 w - - 0 1".parse()?;
/// assert_eq!(write_move(&hill, hill.legal("e3e4".parse()?).unwrap(), &SanStyle::PGN), "Ke4#");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn write_move<V: Variant>(game: &V, one: Legal, style: &SanStyle) -> SanText {
    let mut text = match one {
        Legal::Move(one) => body(game.base(), one, style),
        Legal::Drop(one) => drop_text(one.role, one.to, style.letters),
    };
    text.push(sign(&game.play(one), style));
    text
}

fn body<P: Playable>(position: &P, one: LegalMove, style: &SanStyle) -> SanText {
    let mut text = SanText::new();
    write_body(position, one, style, false, &mut text);
    text
}

fn drop_text(role: Role, to: Square, letters: &'static Letters) -> SanText {
    let mut text = SanText::new();
    text.push(match role {
        Role::Pawn => drop::pawn(letters),
        role => letters.of(role),
    });
    text.push("@");
    text.push_char(to.file().letter());
    text.push_char(to.rank().digit());
    text
}

fn sign<V: Variant>(next: &V, style: &SanStyle) -> &'static str {
    let checks = next.base().is_check();
    let plus = if checks && style.check == CheckSign::Plus {
        "+"
    } else {
        ""
    };
    match style.mate {
        _ if !checks && next.won().is_none() => "",
        _ if next.winner().is_none() => plus,
        MateSign::Omitted => plus,
        MateSign::Hash => "#",
        MateSign::DoublePlus => "++",
    }
}
