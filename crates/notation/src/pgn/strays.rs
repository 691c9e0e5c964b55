//! Rights to castle in a FEN that nobody can have: programs leave them there when they set a position up. They are told
//! and dropped, and they never make another game of a game of chess.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use arbiter_chess::{Board, Color, File, Role, Setup, Square};

/// The FEN without the rights that nobody can have, and their letters; `None` where there are none, or it cannot be read.
///
/// ```
/// use arbiter_notation::pgn::without_strays;
/// let (fen, dropped) = without_strays("4k3/8/8/8/8/8/4P3/4K2R w Kq - 0 1").expect("no rook for Black");
/// assert_eq!((fen.as_str(), dropped.as_str()), ("4k3/8/8/8/8/8/4P3/4K2R w K - 0 1", "q"));
/// assert!(without_strays("4k3/8/8/8/8/8/4P3/4K2R w K - 0 1").is_none());
/// ```
#[must_use]
pub fn without_strays(fen: &str) -> Option<(String, String)> {
    let fields: Vec<&str> = fen.split_whitespace().collect();
    let (&placement, &turn, &rights) = (fields.first()?, fields.get(1)?, fields.get(2)?);
    if rights == "-" {
        return None;
    }
    let mut all = Vec::new();
    for letter in rights.chars() {
        let setup = Setup::from_fen(&format!("{placement} {turn} {letter} -")).ok()?;
        all.push(Right::new(letter, &setup)?);
    }
    let contradicted = |right: &Right| {
        let contradicts = |other: &Right| {
            other.is_possible && other.is_standard() && !right.is_standard() && right.contradicts(other)
        };
        !right.is_possible || all.iter().any(contradicts)
    };
    // Rights of another set-up by the letters of the usual one: where the game does not say that it is Chess960, they tell of it
    // only if they are those of both players, and all of them can be.
    let tells = |color: Color| all.iter().any(|right| right.color == color && right.is_loose());
    let believed = !all.iter().any(contradicted) && tells(Color::White) && tells(Color::Black);
    let is_stray = |right: &Right| contradicted(right) || right.is_loose() && !believed;
    let of = |stray: bool| all.iter().filter(move |right| is_stray(right) == stray);
    let dropped: String = of(true).map(|right| right.letter).collect();
    if dropped.is_empty() {
        return None;
    }
    let kept: String = of(false).map(|right| right.letter).collect();
    let kept = if kept.is_empty() { "-" } else { &kept };
    let rest = fields.get(3..).unwrap_or_default();
    let fen = [&[placement, turn, kept], rest].concat().join(" ");
    Some((fen, dropped))
}

/// A right to castle as a letter of the FEN names it.
struct Right {
    letter: char,
    color: Color,
    king: Square,
    rook: Square,
    /// King and rook stand on their back rank.
    is_possible: bool,
}

impl Right {
    fn new(letter: char, setup: &Setup) -> Option<Self> {
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        let rook = setup.castling.single()?;
        let king = king(&setup.board, color)?;
        let has_rook = setup.board.pieces(color, Role::Rook).contains(rook);
        Some(Self {
            letter,
            color,
            king,
            rook,
            is_possible: has_rook && king.rank() == rook.rank(),
        })
    }

    /// Of another set-up, and named by a letter that does not say which.
    fn is_loose(&self) -> bool {
        !self.is_standard() && matches!(self.letter.to_ascii_uppercase(), 'K' | 'Q')
    }

    /// As in the usual set-up.
    fn is_standard(&self) -> bool {
        self.king.file() == File::E && matches!(self.rook.file(), File::A | File::H)
    }

    /// Whether both cannot come from one set-up: the players begin with their men on the same files.
    fn contradicts(&self, other: &Self) -> bool {
        let is_kingside = |right: &Self| right.rook.file() > right.king.file();
        self.color != other.color
            && (self.king.file() != other.king.file()
                || is_kingside(self) == is_kingside(other) && self.rook.file() != other.rook.file())
    }
}

fn king(board: &Board, color: Color) -> Option<Square> {
    board.pieces(color, Role::King).single()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_dropped() {
        for (fen, expected) in [
            ("rnbq1rk1/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQq - 0 1", "q"),
            ("4k3/8/8/8/8/8/4K3/8 w KQkq - 0 1", "KQkq"),
            ("r2k3r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "kq"),
            ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", ""),
            ("nbbrknrq/pppppppp/8/8/8/8/PPPPPPPP/NBBRKNRQ w KQkq - 0 1", ""),
            ("4k3/8/8/8/8/8/4P3/4K1R1 w G - 0 1", ""),
            ("4k3/8/8/8/8/8/4P3/4K1R1 w K - 0 1", "K"),
            ("7r/1k4pp/p2b4/1p3R2/2pr4/2N4P/PPP3P1/5RK1 w Q - 2 24", "Q"),
            ("r4rk1/8/8/8/8/8/8/R4RK1 w KQkq - 0 1", "KQkq"),
            ("4k3/8/8/8/8/8/8/R2K3R w KQ - 0 1", "KQ"),
            ("4k3/8/8/8/8/8/8/R2K3R w HA - 0 1", ""),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", ""),
            ("nonsense", ""),
        ] {
            let dropped = without_strays(fen)
                .map(|(_, dropped)| dropped)
                .unwrap_or_default();
            assert_eq!(dropped, expected, "{fen}");
        }
        let (fen, _) = without_strays("4k3/8/8/8/8/8/4K3/8 w KQkq - 3 9").expect("strays");
        assert_eq!(fen, "4k3/8/8/8/8/8/4K3/8 w - - 3 9");
    }
}
