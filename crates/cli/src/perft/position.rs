//! A position from the command line or a suite, and whether its castling is that of Chess960.

use arbiter_audit::foreign_variant;
use arbiter_chess::{File, Playable, Position, PositionError};

/// Where the counting starts.
#[derive(Debug)]
pub struct Start {
    /// The position.
    pub position: Position,
    /// Castling is written as the king taking his own rook.
    pub chess960: bool,
}

/// Why there is nothing to count from.
#[derive(Debug, thiserror::Error)]
pub enum NoStart {
    /// The position is one of another game.
    #[error("{0}: a variant that is not supported")]
    Variant(&'static str),
    /// It cannot be read or played from.
    #[error(transparent)]
    Position(#[from] PositionError),
}

/// Reads a FEN or EPD.
pub fn read(fen: &str) -> Result<Start, NoStart> {
    if let Some(variant) = foreign_variant(fen) {
        return Err(NoStart::Variant(variant));
    }
    let position = Position::from_fen(fen)?;
    Ok(Start {
        position,
        chess960: has_chess960_rights(&position),
    })
}

/// Whether a right to castle is kept with a king or rook that does not stand where chess begins.
fn has_chess960_rights(position: &Position) -> bool {
    position.castling().into_iter().any(|rook| {
        let color = position.board().color_at(rook);
        let king = color.map(|color| position.king(color).file());
        king != Some(File::E) || !matches!(rook.file(), File::A | File::H)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chess960_is_told_by_the_rights_that_are_kept() {
        for (fen, expected) in [
            ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", false),
            ("r2k3r/8/8/8/8/8/8/R2K3R w - - 0 1", false),
            ("r2k3r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", true),
            ("4k3/8/8/8/8/8/8/1R2K3 w B - 0 1", true),
        ] {
            assert_eq!(read(fen).expect(fen).chess960, expected, "{fen}");
        }
    }
}
