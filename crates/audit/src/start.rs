//! Where a game starts: its variant and its position.

use arbiter_notation::pgn::{Location, without_strays};
use arbiter_notation::variants::{AnyGame, Setup, VariantName};
use arbiter_rules::chess::Playable;

use crate::fault::What;

/// What game it is.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Variant {
    /// One that is known here.
    Known(VariantName),
    /// Anything else, as the record names it.
    Other(String),
}

impl Default for Variant {
    fn default() -> Self {
        Self::Known(VariantName::Standard)
    }
}

impl Variant {
    /// The value of the tag, however it is spelt.
    ///
    /// ```
    /// use arbiter_audit::Variant;
    /// assert_eq!(Variant::from_tag("From Position").name(), "standard");
    /// assert_eq!(Variant::from_tag("fischerandom").name(), "chess960");
    /// assert_eq!(Variant::from_tag("Three-check").name(), "three-check");
    /// assert_eq!(Variant::from_tag("Atomic"), Variant::Other("Atomic".to_owned()));
    /// ```
    #[must_use]
    pub fn from_tag(value: &str) -> Self {
        VariantName::from_tag(value).map_or_else(|| Self::Other(value.to_owned()), Self::Known)
    }

    /// As reports write it.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Known(name) => name.word(),
            Self::Other(name) => name,
        }
    }

    /// Whether it is played on two boards.
    pub(crate) fn is_match(&self) -> bool {
        *self == Self::Known(VariantName::Bughouse)
    }
}

/// The tags that name the players of a match.
pub const PLAYERS: [&str; 4] = ["WhiteA", "BlackA", "WhiteB", "BlackB"];

/// What the tags say of the start, with the places of those that say something unusual.
#[derive(Debug, Default)]
pub struct StartTags {
    pub variant: Option<(String, Location)>,
    pub fen: Option<(String, Location)>,
    pub set_up: Option<Location>,
    /// The players of a match, in the order of [`PLAYERS`].
    pub players: [Option<String>; 4],
    /// Where the first of them is named.
    pub place: Option<Location>,
    /// The game that is the other board of a match, in a record of one board.
    pub other_board: Option<(String, Location)>,
}

/// How a game starts.
#[derive(Debug)]
pub struct Start {
    pub variant: Variant,
    /// `None` where nothing can be played from.
    pub game: Option<AnyGame>,
    pub fault: Option<(What, Location)>,
}

impl StartTags {
    /// Notes a player of a match.
    pub fn seat(&mut self, seat: Option<usize>, name: String, place: Location) {
        if let Some(player) = seat.and_then(|seat| self.players.get_mut(seat)) {
            *player = Some(name);
            self.place.get_or_insert(place);
        }
    }

    /// Sets the game up. `two_boards`: it is a match, whether or not its tags say so.
    pub fn start(&self, two_boards: bool) -> Start {
        let said = self.variant.as_ref();
        let mut start = Start {
            variant: said.map_or_else(Variant::default, |(name, _)| Variant::from_tag(name)),
            game: None,
            fault: None,
        };
        if let (true, false, Some((other, place))) = (start.variant.is_match(), two_boards, &self.other_board)
            && self.players.iter().all(Option::is_none)
        {
            let what = What::HalfOfMatch { other: other.clone() };
            start.fault = Some((what, *place));
            return start;
        }
        let is_match = two_boards || self.players.iter().any(Option::is_some);
        if is_match && start.variant == Variant::default() {
            start.variant = Variant::Known(VariantName::Bughouse);
        }
        match (&start.variant, &self.fen) {
            (Variant::Other(name), _) => {
                let what = What::UnsupportedVariant { name: name.clone() };
                start.fault = said.map(|&(_, place)| (what, place));
            }
            (Variant::Known(name), Some((fen, place))) => {
                let open = said.is_none_or(|(name, _)| names_none(name));
                start.stand(*name, open, fen, *place);
            }
            (Variant::Known(name), None) => {
                start.game = Some(AnyGame::start(*name));
                start.fault = self.set_up.map(|place| (What::StartMissing, place));
            }
        }
        start
    }
}

/// Whether the value of the tag tells only that the game does not begin from the usual start.
pub fn names_none(value: &str) -> bool {
    let letters = value.chars().filter(|sign| sign.is_alphanumeric());
    let word: String = letters.collect::<String>().to_lowercase();
    word.is_empty() || word == "fromposition"
}

impl Start {
    /// Sets up a position. Where no game is named (`open`) it may give away that it is another one.
    fn stand(&mut self, name: VariantName, open: bool, fen: &str, place: Location) {
        let told = || Setup::from_fen(fen).ok().and_then(|setup| setup.told());
        let name = match name {
            VariantName::Standard if open => told().unwrap_or_default(),
            name => name,
        };
        self.variant = Variant::Known(name);
        let strays = (name == VariantName::Standard)
            .then(|| without_strays(fen))
            .flatten();
        let (fen, rights) = strays.map_or((fen.to_owned(), None), |(fen, rights)| (fen, Some(rights)));
        match AnyGame::from_fen(name, fen.trim()) {
            Ok(game) => {
                if matches!(&game, AnyGame::Standard(position) if position.setup().is_chess960()) {
                    self.variant = Variant::Known(VariantName::Chess960);
                }
                self.game = Some(game);
                self.fault = rights.map(|rights| (What::StrayCastling { rights }, place));
            }
            Err(why) => {
                self.fault = Some((What::BadStart { fen, why }, place));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start(variant: &str, fen: &str) -> Start {
        let some = |text: &str| (!text.is_empty()).then(|| (text.to_owned(), Location::START));
        let tags = StartTags {
            variant: some(variant),
            fen: some(fen),
            ..StartTags::default()
        };
        tags.start(false)
    }

    #[test]
    fn a_castling_field_can_tell_of_chess960_by_itself() {
        for (fen, expected) in [
            ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "standard"),
            ("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "standard"),
            ("r2k3r/8/8/8/8/8/8/R2K3R w - - 0 1", "standard"),
            ("r2k3r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "standard"),
            ("r2k3r/8/8/8/8/8/8/R2K3R w KQkq - 0 1", "chess960"),
            (
                "nbbrknrq/pppppppp/8/8/8/8/PPPPPPPP/NBBRKNRQ w KQkq - 0 1",
                "chess960",
            ),
        ] {
            let start = start("", fen);
            assert!(start.game.is_some(), "{fen}");
            assert_eq!(start.variant.name(), expected, "{fen}");
        }
    }

    #[test]
    fn another_game_is_told_by_its_tag_or_by_its_fen() {
        let kings = "2k5/8/8/8/8/8/8/4K3";
        for (variant, fen, expected) in [
            ("", format!("{kings} w - - 0 1"), "standard"),
            ("", format!("{kings}[] w - - 0 1"), "crazyhouse"),
            ("", format!("{kings}/Qn w - -"), "crazyhouse"),
            ("From Position", format!("{kings}[Q] w - - 0 1"), "crazyhouse"),
            ("Standard", format!("{kings} w - - 0 1"), "standard"),
            ("", "2k5/8/8/8/8/8/8/4K2Q~ w - - 0 1".to_owned(), "crazyhouse"),
            ("", format!("{kings} w - - 3+3 0 1"), "three-check"),
            ("", format!("{kings} w - - 0 1 +2+0"), "three-check"),
            ("KOTH", format!("{kings} w - - 0 1"), "king-of-the-hill"),
            (
                "Bughouse",
                format!("{kings} w - - 0 1 | {kings}[Q] b - - 0 1"),
                "bughouse",
            ),
            ("Crazyhouse", String::new(), "crazyhouse"),
        ] {
            let start = start(variant, &fen);
            assert!(start.game.is_some() && start.fault.is_none(), "{variant} {fen}");
            assert_eq!(start.variant.name(), expected, "{variant} {fen}");
        }
    }

    #[test]
    fn other_games_and_bad_positions_have_no_start() {
        for (variant, fen, kind) in [
            ("Chess960", "2k5/8/8/8/8/8/8/4K3[Q] w - - 0 1", "bad_start"),
            ("Three-check", "2k5/8/8/8/8/8/8/4K3 w - - 4+3 0 1", "bad_start"),
            ("", "2k5/8/8/8/8/8/8/4K3[Q w - - 0 1", "bad_start"),
            (
                "Atomic",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "unsupported_variant",
            ),
            ("Bughouse", "2k5/8/8/8/8/8/8/4K3[Q] w - - 0 1", "bad_start"),
            ("", "8/8/8/8/8/8/8/8 w - - 0 1", "bad_start"),
            ("Standard", "nonsense", "bad_start"),
            ("Standard", "2k5/8/8/8/8/8/8/4K3[Q] w - - 0 1", "bad_start"),
            ("Standard", "2k5/8/8/8/8/8/8/4K3/Qn w - -", "bad_start"),
            ("Standard", "2k5/8/8/8/8/8/8/4K2Q~ w - - 0 1", "bad_start"),
            ("Standard", "2k5/8/8/8/8/8/8/4K3 w - - 3+3 0 1", "bad_start"),
        ] {
            let start = start(variant, fen);
            assert!(start.game.is_none(), "{variant} {fen}");
            let (what, _) = start.fault.expect("a fault");
            assert_eq!(what.kind().as_str(), kind, "{variant} {fen}");
        }
    }
}
