//! The grammar of a written move: from signs to what they say, without a position.

use arbiter_chess::{Bitboard, CastlingSide, File, Rank, Role, Square};

use super::irregularity::{Irregularities, Irregularity};
use super::meaning::Choices;
use super::symbols::{Symbol, Symbols};
use super::{SanError, WrittenSign, drop, unreadable};
use crate::Letters;

/// What a text says.
#[derive(Debug, Clone, Copy)]
pub(super) struct Written {
    pub(super) what: What,
    pub(super) sign: WrittenSign,
    pub(super) draw_offer: bool,
    pub(super) en_passant: bool,
    pub(super) found: Irregularities,
}

/// The move itself.
#[derive(Debug, Clone, Copy)]
pub(super) enum What {
    Castling(CastlingSide),
    Plain(Plain),
    Short(Short),
    /// A man put on the board, which chess does not know.
    Drop(Role, Square),
}

/// A pawn's capture by the files alone, `ed`, `exd`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Short {
    pub(super) from: File,
    pub(super) to: File,
    pub(super) capture: bool,
    pub(super) promotion: Option<Role>,
    /// Where the rank should stand.
    pub(super) column: usize,
}

/// A move that is no castling.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plain {
    /// `None` where no letter stands: a pawn, or any piece if the square of departure is told in full.
    pub(super) role: Option<Role>,
    pub(super) file: Option<File>,
    pub(super) rank: Option<Rank>,
    pub(super) capture: bool,
    pub(super) to: Square,
    pub(super) promotion: Option<Role>,
}

impl Plain {
    /// The square of departure, if it is told in full.
    pub(super) fn from(self) -> Option<Square> {
        Some(Square::new(self.file?, self.rank?))
    }

    /// The squares of departure that the record allows.
    pub(super) fn origin(self) -> Bitboard {
        let file = self.file.map_or(Bitboard::FULL, Bitboard::from);
        let rank = self.rank.map_or(Bitboard::FULL, Bitboard::from);
        file & rank
    }
}

/// Reads a text, its doubtful signs as chosen.
pub(super) fn parse(text: &str, letters: &Letters, choices: &mut Choices) -> Result<Written, SanError> {
    let word = text.trim();
    if matches!(
        word,
        "--" | "Z0" | "z0" | "Z1" | "0000" | "@@@@" | "null" | "pass" | "Null" | "<>"
    ) {
        return Err(SanError::Pass);
    }
    if word.contains(drop::SIGNS) {
        return drop::parse(text, letters);
    }
    let symbols = Symbols::read(text, letters, choices)?;
    let mut written = Written {
        what: What::Castling(CastlingSide::King),
        sign: WrittenSign::None,
        draw_offer: false,
        en_passant: false,
        found: symbols.found,
    };
    let body = strip_remarks(symbols.as_slice(), &mut written);
    written.what = match castling(body) {
        Some((side, odd)) => {
            if !written.found.contains(Irregularity::CastlingOther) {
                written.found |= odd;
            }
            What::Castling(side)
        }
        None => match short(body, &symbols, &mut written.found) {
            Some(short) => What::Short(short),
            None => What::Plain(plain(body, &symbols, &mut written.found)?),
        },
    };
    Ok(written)
}

/// Takes what follows the move off its end: check, mate, e.p., draw offer, valuations, in any order.
pub(super) fn strip_remarks<'a>(mut body: &'a [Symbol], written: &mut Written) -> &'a [Symbol] {
    use Symbol::{Close, EnPassant, Equals, Hash, Hyphen, Open, Plus, Stop, Valuation};
    loop {
        let sign = |sign: WrittenSign| {
            if written.sign == WrittenSign::None {
                sign
            } else {
                written.sign
            }
        };
        body = match body {
            [rest @ .., Open, Equals, Close] => {
                written.draw_offer = true;
                rest
            }
            [rest @ .., EnPassant] | [rest @ .., Open, EnPassant, Close] => {
                written.en_passant = true;
                rest
            }
            [rest @ .., Plus, Hyphen]
            | [rest @ .., Hyphen, Plus]
            | [rest @ .., Valuation | Equals | Stop] => {
                written.found |= Irregularity::Annotated.into();
                rest
            }
            [rest @ .., Plus, Plus] => {
                written.sign = sign(WrittenSign::DoublePlus);
                rest
            }
            [rest @ .., Plus] => {
                written.sign = sign(WrittenSign::Check);
                rest
            }
            [rest @ .., Hash] => {
                written.sign = sign(WrittenSign::Mate);
                rest
            }
            _ => return body,
        };
    }
}

/// Castling, with what is odd about it; `None` if this is something else.
fn castling(body: &[Symbol]) -> Option<(CastlingSide, Irregularities)> {
    use Symbol::{Hyphen, LetterO, Zero};
    let steps = body
        .iter()
        .filter(|symbol| matches!(symbol, Zero | LetterO))
        .count();
    let hyphens = body.iter().filter(|symbol| matches!(symbol, Hyphen)).count();
    let side = match steps {
        2 => CastlingSide::King,
        3 => CastlingSide::Queen,
        _ => return None,
    };
    let alternate = body
        .iter()
        .enumerate()
        .all(|(index, symbol)| (index % 2 == 1) == matches!(symbol, Hyphen));
    let joined = hyphens == 0;
    if steps + hyphens != body.len() || !(joined || alternate) {
        return None;
    }
    let zeros = body.iter().filter(|symbol| matches!(symbol, Zero)).count();
    let odd = match zeros {
        _ if joined => Irregularity::CastlingOther,
        0 => Irregularity::CastlingLetters,
        zeros if zeros == steps => Irregularity::CastlingZeros,
        _ => Irregularity::CastlingOther,
    };
    Some((side, odd.into()))
}

/// A pawn's capture by the files alone; `None` if this is something else.
fn short(body: &[Symbol], symbols: &Symbols, found: &mut Irregularities) -> Option<Short> {
    use Symbol::{Capture, Equals, File, Piece};
    let (rest, promotion, odd) = match body {
        [rest @ .., File(_), Equals, Piece(role)] => {
            (rest.len() + 1, Some(*role), Irregularity::PromotionEquals.into())
        }
        [rest @ .., File(_), Piece(role)] => {
            (rest.len() + 1, Some(*role), Irregularity::PromotionBare.into())
        }
        _ => (body.len(), None, Irregularities::NONE),
    };
    let (from, to, capture) = match body[..rest] {
        [File(from), File(to)] => (from, to, false),
        [File(from), Capture, File(to)] | [File(from), File(to), Capture] => (from, to, true),
        _ => return None,
    };
    *found |= odd | Irregularity::RankMissing.into();
    Some(Short {
        from,
        to,
        capture,
        promotion,
        column: symbols.column(rest),
    })
}

/// A move that is no castling: letter, origin, capture, square, promotion.
fn plain(body: &[Symbol], symbols: &Symbols, found: &mut Irregularities) -> Result<Plain, SanError> {
    // `Lc6:`, as old books have it.
    let (body, behind) = match body {
        [rest @ .., Symbol::Capture] if matches!(rest, [.., Symbol::Rank(_)]) => (rest, true),
        body => (body, false),
    };
    *found |= Irregularities::when(behind, Irregularity::CaptureSignOther);
    let (role, rest) = match body {
        [Symbol::Piece(role), rest @ ..] => (Some(*role), rest),
        rest => (None, rest),
    };
    let (promotion, squares) = promotion(rest, found);
    let mut reader = Squares {
        symbols,
        rest: squares,
        index: body.len() - rest.len(),
    };
    let (mut file, mut rank) = (reader.file(), reader.rank());
    let sign = reader.sign();
    let target = (reader.file(), reader.rank());
    let to = match (target, sign) {
        ((Some(file), Some(rank)), _) => Square::new(file, rank),
        ((None, None), None) => match (file.take(), rank.take()) {
            (Some(file), Some(rank)) => Square::new(file, rank),
            _ => return Err(reader.error("a square")),
        },
        ((None, _), _) => return Err(reader.error("a file, a to h")),
        ((Some(_), None), _) => return Err(reader.error("a rank, 1 to 8")),
    };
    if !reader.rest.is_empty() {
        return Err(reader.error("the end of the move"));
    }
    *found |= Irregularities::when(role == Some(Role::Pawn), Irregularity::LetterOther);
    let capture = behind || sign == Some(Symbol::Capture);
    let whole = file.is_some() && rank.is_some();
    *found |= Irregularities::when(sign == Some(Symbol::Hyphen) && !whole, Irregularity::Hyphen);
    Ok(Plain {
        role,
        file,
        rank,
        capture,
        to,
        promotion,
    })
}

/// Takes a promotion off the end.
fn promotion<'a>(body: &'a [Symbol], found: &mut Irregularities) -> (Option<Role>, &'a [Symbol]) {
    use Symbol::{Close, Equals, Open, Piece, Rank, Slash};
    let (role, odd, length) = match *body {
        [.., Rank(_), Open, Piece(role), Close] => (role, Irregularity::PromotionOther, 3),
        [.., Rank(_), Slash, Piece(role)] => (role, Irregularity::PromotionOther, 2),
        [.., Rank(_), Equals, Piece(role)] => (role, Irregularity::PromotionEquals, 2),
        [.., Rank(_), Piece(role)] => (role, Irregularity::PromotionBare, 1),
        // The small letter of UCI, which is also a file.
        [.., Rank(_), Symbol::File(File::B)] => {
            *found |= Irregularity::LetterOther.into();
            (Role::Bishop, Irregularity::PromotionBare, 1)
        }
        _ => return (None, body),
    };
    *found |= odd.into();
    (Some(role), &body[..body.len() - length])
}

/// Reads files, ranks and signs one by one.
struct Squares<'a> {
    symbols: &'a Symbols,
    rest: &'a [Symbol],
    /// Index of the first of `rest` in all symbols.
    index: usize,
}

impl Squares<'_> {
    fn file(&mut self) -> Option<File> {
        let Some(&Symbol::File(file)) = self.rest.first() else {
            return None;
        };
        self.next();
        Some(file)
    }

    fn rank(&mut self) -> Option<Rank> {
        let Some(&Symbol::Rank(rank)) = self.rest.first() else {
            return None;
        };
        self.next();
        Some(rank)
    }

    fn sign(&mut self) -> Option<Symbol> {
        let sign = *self
            .rest
            .first()
            .filter(|symbol| matches!(symbol, Symbol::Capture | Symbol::Hyphen))?;
        self.next();
        Some(sign)
    }

    fn next(&mut self) {
        self.rest = &self.rest[1..];
        self.index += 1;
    }

    fn error(&self, expected: &'static str) -> SanError {
        unreadable(self.symbols.column(self.index), expected)
    }
}
