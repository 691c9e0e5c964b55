//! Text to [`Setup`].

use super::{FenError, FenErrorKind, FenField};
use crate::setup::{back_rank, outermost_rook, passing_rank};
use crate::{Bitboard, Board, CastlingSide, Color, File, Piece, Rank, Setup, Square};

/// A field of the text with the column of its first character.
struct Field<'a> {
    text: &'a str,
    column: usize,
    name: FenField,
}

impl Field<'_> {
    fn fault(&self, at: usize, kind: FenErrorKind) -> FenError {
        FenError {
            field: self.name,
            column: self.column + at,
            kind,
            found: self.text.chars().nth(at),
        }
    }
}

/// Cuts the text at white space and counts columns in characters.
struct Fields<'a> {
    rest: &'a str,
    column: usize,
}

impl<'a> Fields<'a> {
    fn new(text: &'a str) -> Fields<'a> {
        let mut fields = Fields {
            rest: text,
            column: 1,
        };
        fields.skip_blanks();
        fields
    }

    fn skip_blanks(&mut self) {
        let trimmed = self.rest.trim_start();
        self.column += self.rest[..self.rest.len() - trimmed.len()].chars().count();
        self.rest = trimmed;
    }

    fn next(&mut self, name: FenField) -> Option<Field<'a>> {
        if self.rest.is_empty() {
            return None;
        }
        let end = self.rest.find(char::is_whitespace).unwrap_or(self.rest.len());
        let (text, rest) = self.rest.split_at(end);
        let field = Field {
            text,
            column: self.column,
            name,
        };
        self.column += text.chars().count();
        self.rest = rest;
        self.skip_blanks();
        Some(field)
    }

    fn require(&mut self, name: FenField) -> Result<Field<'a>, FenError> {
        let missing = FenError {
            field: name,
            column: self.column,
            kind: FenErrorKind::Missing,
            found: None,
        };
        self.next(name).ok_or(missing)
    }
}

pub(super) fn setup(text: &str) -> Result<Setup, FenError> {
    let mut fields = Fields::new(text);
    let board = placement(&fields.require(FenField::Placement)?)?;
    let turn = turn(&fields.require(FenField::Turn)?)?;
    let castling = castling(&fields.require(FenField::Castling)?, &board)?;
    let en_passant = en_passant(&fields.require(FenField::EnPassant)?, turn)?;
    let halfmove_clock = fields
        .next(FenField::HalfmoveClock)
        .map_or(Ok(0), |field| number(&field))?;
    // Some programs count from 0: the first move of a game is the first all the same.
    let fullmove_number = fields
        .next(FenField::FullmoveNumber)
        .map_or(Ok(1), |field| number(&field))?
        .max(1);
    if let Some(field) = fields.next(FenField::End) {
        return Err(field.fault(0, FenErrorKind::Trailing));
    }
    Ok(Setup {
        board,
        turn,
        castling,
        en_passant,
        halfmove_clock,
        fullmove_number,
    })
}

fn placement(field: &Field) -> Result<Board, FenError> {
    let mut board = Board::EMPTY;
    let (mut file, mut ranks_left) = (0, 7);
    let mut after_count = false;
    for (at, c) in field.text.chars().enumerate() {
        let fault = |kind| Err(field.fault(at, kind));
        match c {
            '/' if file < 8 => return fault(FenErrorKind::RankTooShort),
            '/' if ranks_left == 0 => return fault(FenErrorKind::TooManyRanks),
            '/' => (file, ranks_left) = (0, ranks_left - 1),
            '1'..='8' if after_count => return fault(FenErrorKind::SplitCount),
            '1'..='8' => file += c as u32 - '0' as u32,
            _ => {
                let Some(piece) = Piece::from_letter(c) else {
                    return fault(FenErrorKind::PieceOrCount);
                };
                if file < 8 {
                    board.set(Square::wrapping(ranks_left * 8 + file), Some(piece));
                }
                file += 1;
            }
        }
        if file > 8 {
            return fault(FenErrorKind::RankTooLong);
        }
        after_count = c.is_ascii_digit();
    }
    let end = field.text.chars().count();
    match (file, ranks_left) {
        (8, 0) => Ok(board),
        (8, _) => Err(field.fault(end, FenErrorKind::TooFewRanks)),
        _ => Err(field.fault(end, FenErrorKind::RankTooShort)),
    }
}

fn turn(field: &Field) -> Result<Color, FenError> {
    match field.text {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        text => Err(field.fault(usize::from(text.starts_with(['w', 'b'])), FenErrorKind::Turn)),
    }
}

fn castling(field: &Field, board: &Board) -> Result<Bitboard, FenError> {
    let mut rooks = Bitboard::EMPTY;
    if field.text == "-" {
        return Ok(rooks);
    }
    for (at, c) in field.text.chars().enumerate() {
        let Some(rook) = castling_rook(c, board) else {
            return Err(field.fault(at, FenErrorKind::CastlingRight));
        };
        if rooks.contains(rook) {
            return Err(field.fault(at, FenErrorKind::CastlingTwice));
        }
        rooks.insert(rook);
    }
    Ok(rooks)
}

/// The square of the rook that a letter names; the corner where X-FEN's rule finds none, so that the fault
/// can be told with all others when a position is made of it.
fn castling_rook(letter: char, board: &Board) -> Option<Square> {
    let color = if letter.is_ascii_uppercase() {
        Color::White
    } else {
        Color::Black
    };
    let outermost = |side, corner| {
        let found = outermost_rook(board, color, side);
        found.unwrap_or(Square::new(corner, back_rank(color)))
    };
    match letter.to_ascii_lowercase() {
        'k' => Some(outermost(CastlingSide::King, File::H)),
        'q' => Some(outermost(CastlingSide::Queen, File::A)),
        file => Some(Square::new(File::from_letter(file)?, back_rank(color))),
    }
}

fn en_passant(field: &Field, turn: Color) -> Result<Option<Square>, FenError> {
    if field.text == "-" {
        return Ok(None);
    }
    let mut chars = field.text.chars();
    let file = chars.next().and_then(File::from_letter);
    let rank = chars
        .next()
        .and_then(Rank::from_digit)
        .filter(|&rank| rank == passing_rank(turn));
    match (file, rank, chars.next()) {
        (Some(file), Some(rank), None) => Ok(Some(Square::new(file, rank))),
        (None, _, _) => Err(field.fault(0, FenErrorKind::EnPassantSquare)),
        (_, None, _) => Err(field.fault(1, FenErrorKind::EnPassantSquare)),
        _ => Err(field.fault(2, FenErrorKind::EnPassantSquare)),
    }
}

fn number(field: &Field) -> Result<u16, FenError> {
    match field.text.chars().position(|c| !c.is_ascii_digit()) {
        Some(at) => Err(field.fault(at, FenErrorKind::Number)),
        None => field
            .text
            .parse()
            .map_err(|_| field.fault(0, FenErrorKind::Number)),
    }
}
