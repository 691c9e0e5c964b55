//! A game from the command line or a suite: which one it is, and whether its castling is that of Chess960.

use arbiter_chess::{Playable, Position};
use arbiter_variants::{
    BughouseBoard, Crazyhouse, KingOfTheHill, Setup, StartError, ThreeCheck, Variant, VariantName, divide,
    perft,
};

/// Where the counting starts. Of Bughouse it is one board, whose pockets only shrink.
#[derive(Debug)]
pub struct Start {
    game: Game,
    /// Castling is written as the king taking his own rook.
    chess960: bool,
}

#[derive(Debug)]
enum Game {
    Standard(Position),
    KingOfTheHill(KingOfTheHill),
    ThreeCheck(ThreeCheck),
    Crazyhouse(Crazyhouse),
    Bughouse(BughouseBoard),
}

/// The code for the kind of game, chosen once.
macro_rules! with_game {
    ($start:expr, $game:ident => $body:expr) => {
        match &$start.game {
            Game::Standard($game) => $body,
            Game::KingOfTheHill($game) => $body,
            Game::ThreeCheck($game) => $body,
            Game::Crazyhouse($game) => $body,
            Game::Bughouse($game) => $body,
        }
    };
}

impl Start {
    /// Reads a FEN or EPD as a game of this name; without one, as the game that it gives away itself.
    pub fn read(fen: &str, name: Option<VariantName>) -> Result<Self, StartError> {
        let setup = Setup::from_fen(fen)?;
        let name = name.or(setup.told()).unwrap_or_default();
        let game = match name {
            VariantName::Standard | VariantName::Chess960 => Game::Standard(setup.game()?),
            VariantName::KingOfTheHill => Game::KingOfTheHill(setup.game()?),
            VariantName::ThreeCheck => Game::ThreeCheck(setup.game()?),
            VariantName::Crazyhouse => Game::Crazyhouse(setup.game()?),
            VariantName::Bughouse => Game::Bughouse(setup.game()?),
        };
        let mut start = Self {
            game,
            chess960: name == VariantName::Chess960,
        };
        start.chess960 |= with_game!(start, game => Playable::setup(game.base()).is_chess960());
        Ok(start)
    }

    /// How many sequences of so many moves there are.
    pub fn perft(&self, depth: u32) -> u64 {
        with_game!(self, game => perft(game, depth))
    }

    /// The text of each first move with its count.
    pub fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        let counts = with_game!(self, game => divide(game, depth));
        counts
            .into_iter()
            .map(|(one, count)| (one.to_asked(self.chess960).to_string(), count))
            .collect()
    }
}

/// The game that some text gives away, for others beside it that give away nothing.
pub fn told(fen: &str) -> Option<VariantName> {
    Setup::from_fen(fen).ok()?.told()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chess960_is_told_by_the_rights_that_are_kept_or_by_its_name() {
        for (fen, name, expected) in [
            ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", None, false),
            (
                "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
                Some(VariantName::Chess960),
                true,
            ),
            ("r2k3r/8/8/8/8/8/8/R2K3R w - - 0 1", None, false),
            ("r2k3r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", None, true),
            ("4k3/8/8/8/8/8/8/1R2K3[] w B - 0 1", None, true),
        ] {
            assert_eq!(Start::read(fen, name).expect(fen).chess960, expected, "{fen}");
        }
    }

    #[test]
    fn the_game_is_told_by_its_name_else_by_its_fields() {
        for (fen, name, expected) in [
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", None, "Standard"),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Some("koth"), "KingOfTheHill"),
            ("4k3/8/8/8/8/8/8/4KQ~2 w - - 0 1", None, "Crazyhouse"),
            ("4k3/8/8/8/8/8/8/4K3/ w - - 0 1", None, "Crazyhouse"),
            ("4k3/8/8/8/8/8/8/4K3[] w - - 0 1", Some("bug"), "Bughouse"),
            ("4k3/8/8/8/8/8/8/4K3 w - - 1+1", None, "ThreeCheck"),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Some("3check"), "ThreeCheck"),
        ] {
            let name = name.map(|name| name.parse().expect(name));
            let game = format!("{:?}", Start::read(fen, name).expect(fen).game);
            assert!(game.starts_with(expected), "{fen}: {game}");
        }
    }
}
