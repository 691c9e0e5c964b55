//! Where a game starts: its variant and its position.

use arbiter_notation::pgn::Location;

use crate::chess::{File, Playable, Position};
use crate::fault::What;

/// What game it is.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub enum Variant {
    /// Chess from any position of the Laws.
    #[default]
    Standard,
    /// Chess960, with castling by its rooks' files.
    Chess960,
    /// Anything else, as the record names it.
    Other(String),
}

impl Variant {
    /// The value of the tag, however it is spelt.
    ///
    /// ```
    /// use arbiter_audit::Variant;
    /// assert_eq!(Variant::from_tag("From Position"), Variant::Standard);
    /// assert_eq!(Variant::from_tag("fischerandom"), Variant::Chess960);
    /// assert_eq!(Variant::from_tag("Crazyhouse"), Variant::Other("Crazyhouse".to_owned()));
    /// ```
    #[must_use]
    pub fn from_tag(value: &str) -> Self {
        let plain: String = value
            .chars()
            .filter(|c| c.is_alphanumeric())
            .flat_map(char::to_lowercase)
            .collect();
        match plain.as_str() {
            "" | "standard" | "chess" | "normal" | "orthodox" | "classical" | "fromposition" | "regular" => {
                Self::Standard
            }
            "chess960" | "960" | "fischerandom" | "fischerrandom" | "fischerandomchess"
            | "fischerrandomchess" | "frc" | "freestyle" | "freestylechess" | "chess9lx" | "wildfr" => {
                Self::Chess960
            }
            _ => Self::Other(value.to_owned()),
        }
    }

    /// As reports write it.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Standard => "standard",
            Self::Chess960 => "chess960",
            Self::Other(name) => name,
        }
    }
}

/// What the tags say of the start, with the places of those that say something unusual.
#[derive(Debug, Default)]
pub struct StartTags {
    pub variant: Option<(String, Location)>,
    pub fen: Option<(String, Location)>,
    pub set_up: Option<Location>,
}

/// How a game starts.
#[derive(Debug)]
pub struct Start {
    pub variant: Variant,
    /// `None` where nothing can be played from.
    pub position: Option<Position>,
    pub fault: Option<(What, Location)>,
}

impl StartTags {
    /// Sets the game up.
    pub fn start(&self) -> Start {
        let variant = self.variant.as_ref();
        let mut start = Start {
            variant: variant.map_or(Variant::Standard, |(name, _)| Variant::from_tag(name)),
            position: None,
            fault: None,
        };
        let fen = self.fen.as_ref();
        let foreign = fen.and_then(|(fen, place)| Some((foreign_variant(fen)?, *place)));
        if let (Variant::Other(name), Some((_, place))) = (&start.variant, variant) {
            start.fault = Some((What::UnsupportedVariant { name: name.clone() }, *place));
        } else if let Some((name, place)) = foreign.map(|(name, place)| (name.to_owned(), place)) {
            start.variant = Variant::Other(name.clone());
            start.fault = Some((What::UnsupportedVariant { name }, place));
        } else if let Some((fen, place)) = fen {
            start.stand(fen, *place);
        } else {
            start.position = Some(Position::default());
            start.fault = self.set_up.map(|place| (What::StartMissing, place));
        }
        start
    }
}

impl Start {
    fn stand(&mut self, fen: &str, place: Location) {
        match Position::from_fen(fen.trim()) {
            Ok(position) => {
                if castles_only_in_chess960(&position) {
                    self.variant = Variant::Chess960;
                }
                self.position = Some(position);
            }
            Err(why) => {
                let fen = fen.to_owned();
                self.fault = Some((What::BadStart { fen, why }, place));
            }
        }
    }
}

/// Whether a right to castle is kept with a king or rook that does not stand where chess begins, so that castling
/// is that of Chess960.
fn castles_only_in_chess960(position: &Position) -> bool {
    position.castling().into_iter().any(|rook| {
        let color = position.board().color_at(rook);
        let king = color.map(|color| position.king(color).file());
        king != Some(File::E) || !matches!(rook.file(), File::A | File::H)
    })
}

/// The game that a FEN gives away by fields that chess does not have: pieces in hand or promoted marks, or a count
/// of checks.
///
/// ```
/// use arbiter_audit::foreign_variant;
/// assert_eq!(foreign_variant("4k3/8/8/8/8/8/8/4K3[Qn] w - - 0 1"), Some("crazyhouse"));
/// assert_eq!(foreign_variant("4k3/8/8/8/8/8/8/4K3 w - - 1+1"), Some("three-check"));
/// assert_eq!(foreign_variant("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), None);
/// ```
#[must_use]
pub fn foreign_variant(fen: &str) -> Option<&'static str> {
    let mut fields = fen.split_ascii_whitespace();
    let board = fields.next().unwrap_or_default();
    let in_hand = board.contains(['[', '~']) || board.matches('/').count() == 8;
    let counts_checks = |field: &str| {
        let mut digits = field.trim_start_matches('+').split('+');
        let mut digit = || matches!(digits.next(), Some("0" | "1" | "2" | "3"));
        digit() && digit() && digits.next().is_none()
    };
    if in_hand {
        Some("crazyhouse")
    } else if fields.skip(3).any(counts_checks) {
        Some("three-check")
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variants_are_told_by_their_fields() {
        for (fen, expected) in [
            ("8/8/8/8/8/8/8/8 w - - 0 1", None),
            ("8/8/8/8/8/8/8/8 w - -", None),
            ("2k5/8/8/8/8/8/8/4K3[] w - - 0 1", Some("crazyhouse")),
            ("2k5/8/8/8/8/8/8/4K3/Qn w - -", Some("crazyhouse")),
            ("2k5/8/8/8/8/8/8/4K2Q~ w - - 0 1", Some("crazyhouse")),
            ("8/8/8/8/8/8/8/8 w - - 3+3 0 1", Some("three-check")),
            ("8/8/8/8/8/8/8/8 w - - 0 1 +2+0", Some("three-check")),
        ] {
            assert_eq!(foreign_variant(fen), expected, "{fen}");
        }
    }

    fn start(variant: &str, fen: &str) -> Start {
        let some = |text: &str| (!text.is_empty()).then(|| (text.to_owned(), Location::START));
        let tags = StartTags {
            variant: some(variant),
            fen: some(fen),
            set_up: None,
        };
        tags.start()
    }

    #[test]
    fn a_castling_field_can_tell_of_chess960_by_itself() {
        for (fen, expected) in [
            ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "standard"),
            ("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "standard"),
            ("r2k3r/8/8/8/8/8/8/R2K3R w - - 0 1", "standard"),
            ("r2k3r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "chess960"),
            (
                "nbbrknrq/pppppppp/8/8/8/8/PPPPPPPP/NBBRKNRQ w KQkq - 0 1",
                "chess960",
            ),
        ] {
            let start = start("", fen);
            assert!(start.position.is_some(), "{fen}");
            assert_eq!(start.variant.name(), expected, "{fen}");
        }
    }

    #[test]
    fn other_games_and_bad_positions_have_no_start() {
        for (variant, fen, kind) in [
            ("Crazyhouse", "", "unsupported_variant"),
            (
                "Atomic",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "unsupported_variant",
            ),
            ("", "2k5/8/8/8/8/8/8/4K3[Q] w - - 0 1", "unsupported_variant"),
            ("", "8/8/8/8/8/8/8/8 w - - 0 1", "bad_start"),
            ("Standard", "nonsense", "bad_start"),
        ] {
            let start = start(variant, fen);
            assert!(start.position.is_none(), "{variant} {fen}");
            let (what, _) = start.fault.expect("a fault");
            assert_eq!(what.kind().as_str(), kind, "{variant} {fen}");
        }
    }
}
