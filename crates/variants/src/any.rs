//! A game of any kind, for who holds one of them all: a report, a command.

use alloc::string::String;

use arbiter_chess::{Playable, Position};

use crate::{Bughouse, Crazyhouse, KingOfTheHill, Setup, StartError, ThreeCheck, Variant, VariantName};

/// A game of any kind. One `match` when a game starts chooses the code that knows its kind; none is needed for a move.
///
/// ```
/// use arbiter_variants::{AnyGame, VariantName};
/// let game = AnyGame::from_fen(VariantName::ThreeCheck, "4k3/8/8/8/8/8/8/4K3 w - - 1+1 0 1")?;
/// assert_eq!(game.to_fen(), "4k3/8/8/8/8/8/8/4K3 w - - 1+1 0 1");
/// # Ok::<(), arbiter_variants::StartError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(
    clippy::large_enum_variant,
    reason = "two boards are twice as large, and every kind is copied whole"
)]
pub enum AnyGame {
    /// Chess, Chess960 too.
    Standard(Position),
    /// King of the Hill.
    KingOfTheHill(KingOfTheHill),
    /// Three-check.
    ThreeCheck(ThreeCheck),
    /// Crazyhouse.
    Crazyhouse(Crazyhouse),
    /// Both boards of Bughouse.
    Bughouse(Bughouse),
}

impl AnyGame {
    /// Reads a FEN as a game of this name; of Bughouse two, joined by `|`.
    ///
    /// # Errors
    /// Where the syntax is wrong and what was expected, or every reason why it cannot be played from.
    ///
    /// ```
    /// use arbiter_variants::{AnyGame, VariantName};
    /// let fen = "4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1";
    /// assert!(AnyGame::from_fen(VariantName::Standard, fen).is_err());
    /// let both = format!("{fen} | {fen}");
    /// assert_eq!(AnyGame::from_fen(VariantName::Bughouse, &both)?.to_fen(), both);
    /// # Ok::<(), arbiter_variants::StartError>(())
    /// ```
    pub fn from_fen(name: VariantName, text: &str) -> Result<Self, StartError> {
        Ok(match name {
            VariantName::Standard | VariantName::Chess960 => Self::Standard(read(text)?),
            VariantName::KingOfTheHill => Self::KingOfTheHill(read(text)?),
            VariantName::ThreeCheck => Self::ThreeCheck(read(text)?),
            VariantName::Crazyhouse => Self::Crazyhouse(read(text)?),
            VariantName::Bughouse => Self::Bughouse(Bughouse::from_fen(text)?),
        })
    }

    /// The game of this name from its usual start; of Chess960, which has many, from that of chess.
    ///
    /// ```
    /// use arbiter_variants::{AnyGame, VariantName};
    /// assert!(AnyGame::start(VariantName::ThreeCheck).to_fen().ends_with("w KQkq - 3+3 0 1"));
    /// ```
    #[must_use]
    pub fn start(name: VariantName) -> Self {
        match name {
            VariantName::Standard | VariantName::Chess960 => Self::Standard(Position::default()),
            VariantName::KingOfTheHill => Self::KingOfTheHill(KingOfTheHill::default()),
            VariantName::ThreeCheck => Self::ThreeCheck(ThreeCheck::default()),
            VariantName::Crazyhouse => Self::Crazyhouse(Crazyhouse::default()),
            VariantName::Bughouse => Self::Bughouse(Bughouse::default()),
        }
    }

    /// All of it; of Bughouse board A.
    ///
    /// ```
    /// use arbiter_variants::{AnyGame, VariantName};
    /// assert_eq!(AnyGame::start(VariantName::ThreeCheck).setup().left, Some([3, 3]));
    /// ```
    #[must_use]
    pub fn setup(&self) -> Setup {
        match self {
            Self::Standard(game) => Variant::setup(game),
            Self::KingOfTheHill(game) => game.setup(),
            Self::ThreeCheck(game) => game.setup(),
            Self::Crazyhouse(game) => game.setup(),
            Self::Bughouse(game) => game.board(crate::BoardLetter::A).setup(),
        }
    }

    /// Board B of Bughouse; nothing of a game with one board.
    ///
    /// ```
    /// use arbiter_variants::{AnyGame, VariantName};
    /// assert!(AnyGame::start(VariantName::Bughouse).second_setup().is_some());
    /// assert!(AnyGame::start(VariantName::Crazyhouse).second_setup().is_none());
    /// ```
    #[must_use]
    pub fn second_setup(&self) -> Option<Setup> {
        match self {
            Self::Bughouse(game) => Some(game.board(crate::BoardLetter::B).setup()),
            _ => None,
        }
    }

    /// Whether there is anything that the player who has the move may do; of Bughouse on either board.
    ///
    /// ```
    /// use arbiter_variants::{AnyGame, VariantName};
    /// assert!(AnyGame::start(VariantName::Bughouse).has_legal_move());
    /// ```
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        match self {
            Self::Standard(game) => Variant::has_legal_move(game),
            Self::KingOfTheHill(game) => game.has_legal_move(),
            Self::ThreeCheck(game) => game.has_legal_move(),
            Self::Crazyhouse(game) => game.has_legal_move(),
            Self::Bughouse(game) => {
                let open = |board| game.board(board).has_legal_move();
                crate::BoardLetter::ALL.into_iter().any(open)
            }
        }
    }

    /// The FEN of the game.
    ///
    /// ```
    /// use arbiter_chess::Position;
    /// use arbiter_variants::AnyGame;
    /// assert!(AnyGame::Standard(Position::default()).to_fen().ends_with("w KQkq - 0 1"));
    /// ```
    #[must_use]
    pub fn to_fen(&self) -> String {
        match self {
            Self::Standard(game) => Playable::to_fen(game),
            Self::KingOfTheHill(game) => game.to_fen(),
            Self::ThreeCheck(game) => game.to_fen(),
            Self::Crazyhouse(game) => game.to_fen(),
            Self::Bughouse(game) => game.to_fen(),
        }
    }
}

fn read<V: Variant>(text: &str) -> Result<V, StartError> {
    Ok(V::from_setup(&Setup::from_fen(text)?)?)
}

impl Bughouse {
    /// Reads the FEN of board A, `|`, the FEN of board B.
    ///
    /// # Errors
    /// As for one board; columns are counted over both.
    ///
    /// ```
    /// use arbiter_variants::Bughouse;
    /// let start = Bughouse::default();
    /// assert_eq!(Bughouse::from_fen(&start.to_fen())?, start);
    /// # Ok::<(), arbiter_variants::StartError>(())
    /// ```
    pub fn from_fen(text: &str) -> Result<Self, StartError> {
        let (a, b) = text.split_once('|').unwrap_or((text, ""));
        let before = a.chars().count() + 1;
        let moved = |error| match error {
            StartError::Fen(mut fault) => {
                fault.column += before;
                StartError::Fen(fault)
            }
            StartError::Illegal(_) => error,
        };
        Ok(Self {
            boards: [read(a)?, read(b).map_err(moved)?],
        })
    }
}
