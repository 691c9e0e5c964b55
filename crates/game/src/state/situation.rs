//! What the game is played from: a position that is lawful, let stand after a fault, or nothing that could be played from; with
//! what a game beside chess keeps beside its board.

use alloc::string::String;

use arbiter_notation::{Language, MoveRead, SanError, SanStyle, SanText, read_move, write_move};
use arbiter_rules::chess::{Bitboard, Board, Color, Irregular, LegalMove, Move, Playable, Position, Setup};
use arbiter_rules::variants::{self, Asked, Legal, Moves, Variant, VariantName};

use super::beside::{Beside, Stands as _};

/// A board from which nothing can be played, such as one without a king.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bare {
    /// What stands on it.
    pub board: Board,
    /// Whose turn it would be.
    pub turn: Color,
    /// Half moves since the last capture or pawn move.
    pub halfmove_clock: u16,
    /// The number of the move.
    pub fullmove_number: u16,
}

impl Bare {
    fn of(setup: &Setup) -> Self {
        Self {
            board: setup.board,
            turn: setup.turn,
            halfmove_clock: setup.halfmove_clock,
            fullmove_number: setup.fullmove_number,
        }
    }

    fn setup(self) -> Setup {
        Setup {
            board: self.board,
            turn: self.turn,
            castling: Bitboard::EMPTY,
            en_passant: None,
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
        }
    }
}

/// What stands on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ground {
    /// What the Laws call a position.
    Lawful(Position),
    /// Let stand after a fault that may no longer be corrected, or not found yet.
    Irregular(Irregular),
    /// Nothing that moves can be legal in, such as a board without a king.
    Impossible(Bare),
}

/// What the game is played from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Situation {
    /// What stands on the board.
    pub ground: Ground,
    /// What the game keeps beside it; nothing in chess.
    pub beside: Beside,
}

impl Default for Situation {
    fn default() -> Self {
        Self::lawfully(Position::default())
    }
}

/// Asks the game that is played from here, whichever it is: `game` stands for a value of its kind of
/// [`Variant`](arbiter_rules::variants::Variant), the second arm for a board from which nothing can be played.
///
/// ```
/// use arbiter_game::{asked_of, state::Situation};
/// use arbiter_game::rules::variants::Variant;
/// let moves = asked_of!(&Situation::default(), game => game.legal_moves().len(), _bare => 0);
/// assert_eq!(moves, 20);
/// ```
#[macro_export]
macro_rules! asked_of {
    ($situation:expr, $game:ident => $ask:expr, $bare:ident => $else:expr) => {{
        let situation: &$crate::state::Situation = $situation;
        match &situation.ground {
            $crate::state::Ground::Lawful(base) => $crate::asked_of!(@ situation, base, $game => $ask),
            $crate::state::Ground::Irregular(base) => $crate::asked_of!(@ situation, base, $game => $ask),
            $crate::state::Ground::Impossible($bare) => $else,
        }
    }};
    (@ $situation:ident, $base:ident, $game:ident => $ask:expr) => {
        match $situation.beside {
            $crate::state::Beside::Nothing => {
                let $game = $base;
                $ask
            }
            $crate::state::Beside::Hill => {
                let $game = &$crate::rules::variants::KingOfTheHill { base: *$base };
                $ask
            }
            $crate::state::Beside::Checks(left) => {
                let $game = &$crate::rules::variants::ThreeCheck { base: *$base, left };
                $ask
            }
            $crate::state::Beside::House { pockets, promoted } => {
                let $game = &$crate::rules::variants::Crazyhouse { base: *$base, pockets, promoted };
                $ask
            }
            $crate::state::Beside::Partner { pockets, promoted } => {
                let $game = &$crate::rules::variants::BughouseBoard($crate::rules::variants::Crazyhouse {
                    base: *$base,
                    pockets,
                    promoted,
                });
                $ask
            }
        }
    };
}

macro_rules! board {
    ($self:ident, $position:ident => $lawful:expr, $setup:ident => $else:expr) => {
        match &$self.ground {
            Ground::Lawful($position) => $lawful,
            Ground::Irregular($position) => $lawful,
            Ground::Impossible($setup) => $else,
        }
    };
}

impl Ground {
    /// What a setup is.
    #[must_use]
    pub fn of(setup: &Setup) -> Self {
        match <Position as Playable>::from_setup(setup) {
            Ok(position) => Self::Lawful(position),
            Err(_) => <Irregular as Playable>::from_setup(setup)
                .map_or(Self::Impossible(Bare::of(setup)), Self::Irregular),
        }
    }
}

impl Situation {
    /// What a setup is in a game that keeps so much beside its board.
    #[must_use]
    pub fn of(setup: &Setup, beside: Beside) -> Self {
        let ground = Ground::of(setup);
        Self { ground, beside }
    }

    /// The start of a game.
    #[must_use]
    pub fn begun(name: VariantName, setup: &variants::Setup) -> Self {
        Self::of(&setup.base, Beside::begun(name, setup))
    }

    /// A position of chess.
    #[must_use]
    pub const fn lawfully(position: Position) -> Self {
        Self {
            ground: Ground::Lawful(position),
            beside: Beside::Nothing,
        }
    }

    /// The same board in a game that keeps this beside it.
    pub(crate) const fn with(self, beside: Beside) -> Self {
        Self { beside, ..self }
    }

    /// What stands on the board.
    #[must_use]
    pub fn board(&self) -> Board {
        board!(self, position => position.board(), bare => bare.board)
    }

    /// Whose turn it is to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        board!(self, position => position.turn(), bare => bare.turn)
    }

    /// The board with who has the move, rights and counters; not what is kept beside it.
    #[must_use]
    pub fn setup(&self) -> Setup {
        board!(self, position => Playable::setup(position), bare => bare.setup())
    }

    /// All of it.
    #[must_use]
    pub fn whole(&self) -> variants::Setup {
        asked_of!(self, game => Variant::setup(game), bare => variants::Setup::of_board(bare.setup()))
    }

    /// Half moves since the last capture or pawn move.
    #[must_use]
    pub fn halfmove_clock(&self) -> u16 {
        board!(self, position => position.halfmove_clock(), bare => bare.halfmove_clock)
    }

    /// The number of the move.
    #[must_use]
    pub fn fullmove_number(&self) -> u16 {
        board!(self, position => position.fullmove_number(), bare => bare.fullmove_number)
    }

    /// What the player who has the move may do, if anything can be done.
    #[must_use]
    pub fn legal_moves(&self) -> Option<Moves> {
        asked_of!(self, game => Some(Variant::legal_moves(game)), _bare => None)
    }

    /// The legal move or drop that is asked for, if it is one.
    #[must_use]
    pub fn legal(&self, asked: impl Into<Asked>) -> Option<Legal> {
        let asked = asked.into();
        asked_of!(self, game => Variant::legal(game, asked), _bare => None)
    }

    /// The legal move of a man on the board that is asked for, if it is one.
    #[must_use]
    pub fn legal_move(&self, asked: Move) -> Option<LegalMove> {
        self.legal(asked)?.as_move()
    }

    /// The legal move or drop that a text names in English letters, or why it names none; `None` where nothing can be played.
    pub(crate) fn read(&self, text: &str) -> Option<Result<Legal, SanError>> {
        let read = self.read_in(text, Language::English)?;
        Some(read.map(|read| read.mv))
    }

    /// The legal move or drop that a text names in the letters of a language, or why it names none; `None` where nothing can
    /// be played.
    #[must_use]
    pub fn read_in(&self, text: &str, language: Language) -> Option<Result<MoveRead, SanError>> {
        let letters = language.letters();
        asked_of!(self, game => Some(read_move(game, text.as_bytes(), letters)), _bare => None)
    }

    /// How a legal move or drop is written; `None` where nothing can be played.
    #[must_use]
    pub fn written(&self, one: Legal, style: &SanStyle) -> Option<SanText> {
        asked_of!(self, game => Some(write_move(game, one, style)), _bare => None)
    }

    /// Whether the side to move is in check.
    #[must_use]
    pub fn is_check(&self) -> bool {
        board!(self, position => position.is_check(), _bare => false)
    }

    /// Whether the side to move is checkmated.
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.ends() == Some(variants::End::Checkmate)
    }

    /// Whether the side to move is stalemated.
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        self.ends() == Some(variants::End::Stalemate)
    }

    /// Whether the game is over on the board, and how; a dead position is another matter.
    #[must_use]
    pub fn ends(&self) -> Option<variants::End> {
        asked_of!(self, game => Variant::end(game), _bare => None)
    }

    /// Who has won on the board by an end that only this game knows.
    #[must_use]
    pub fn won(&self) -> Option<(variants::End, Color)> {
        asked_of!(self, game => Variant::won(game), _bare => None)
    }

    /// What stands after a legal move or drop.
    #[must_use]
    pub fn play(&self, one: impl Into<Legal>) -> Self {
        let one = one.into();
        asked_of!(self, game => Variant::play(game, one).stands(), _bare => *self)
    }

    /// Whether the move captures.
    #[must_use]
    pub fn is_capture(&self, one: LegalMove) -> bool {
        board!(self, position => position.is_capture(one), _bare => false)
    }

    /// The key of the position in the sense of the article on repetitions; what is kept beside the board belongs to it.
    #[must_use]
    pub fn key(&self) -> u64 {
        asked_of!(self, game => Variant::same(game).0, _bare => 0)
    }

    /// Whether two are the same position.
    #[must_use]
    pub fn same(&self, other: &Self) -> bool {
        self.beside == other.beside
            && match (&self.ground, &other.ground) {
                (Ground::Lawful(one), Ground::Lawful(other)) => one.same_position(other),
                (Ground::Irregular(one), Ground::Irregular(other)) => one.same_position(other),
                _ => false,
            }
    }

    /// The position, if it is a lawful one of chess: nothing is kept beside the board.
    #[must_use]
    pub fn lawful(&self) -> Option<&Position> {
        match &self.ground {
            Ground::Lawful(position) if self.beside == Beside::Nothing => Some(position),
            _ => None,
        }
    }

    /// It as FEN, with pockets, promoted marks and checks left where the game has them.
    #[must_use]
    pub fn to_fen(&self) -> String {
        asked_of!(self, game => Variant::to_fen(game), bare => bare.setup().to_fen())
    }
}
