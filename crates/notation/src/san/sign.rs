//! The signs of check and checkmate, held against the board.

use arbiter_chess::Playable;

use super::irregularity::{Irregularities, Irregularity};

/// The sign of check or checkmate behind a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum WrittenSign {
    /// Nothing.
    #[default]
    None,
    /// `+`
    Check,
    /// `++`: by the Laws a checkmate, in old scores a double check.
    DoublePlus,
    /// `#`
    Mate,
}

/// Whether the sign is right for the position after the move.
///
/// That costs a look at the king for every move and a search for a legal move where he stands in check, so reading
/// a move leaves it to those who want to know.
///
/// ```
/// use arbiter_chess::{Playable, Position};
/// use arbiter_notation::{Irregularity, Language, check_sign, read_san};
/// let position = Position::from_fen("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1")?;
/// let read = read_san(&position, b"Qg7+", Language::English.letters())?;
/// let found = check_sign(&position.play(read.mv), read.sign);
/// assert!(found.contains(Irregularity::MateSignMissing));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn check_sign<P: Playable>(after: &P, written: WrittenSign) -> Irregularities {
    if !after.is_check() {
        return Irregularities::when(written != WrittenSign::None, Irregularity::CheckSignWrong);
    }
    let odd = match (after.has_legal_move(), written) {
        (true, WrittenSign::Check) | (false, WrittenSign::Mate) => return Irregularities::NONE,
        (true, WrittenSign::None) => Irregularity::CheckSignMissing,
        (true, WrittenSign::Mate) => Irregularity::MateSignWrong,
        (true, WrittenSign::DoublePlus) => Irregularity::DoublePlusForCheck,
        (false, WrittenSign::None | WrittenSign::Check) => Irregularity::MateSignMissing,
        (false, WrittenSign::DoublePlus) => Irregularity::DoublePlusForMate,
    };
    odd.into()
}
