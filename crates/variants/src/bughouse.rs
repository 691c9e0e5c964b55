//! Bughouse: two boards, and a captured man is the partner's.

use alloc::string::String;
use core::fmt;

use arbiter_chess::{Color, LegalMove, Playable, Position, attacks};

use crate::{Crazyhouse, Drop, Drops, End, Key, Legal, Reasons, Setup, Variant, VariantName, WhyNoDrop};

/// One board of Bughouse by itself: men in hand can be put on it, and what is captured leaves for the other board.
///
/// ```
/// use arbiter_variants::{BughouseBoard, Variant};
/// let board: BughouseBoard = "4k3/8/8/8/8/8/3q4/4K3[] w - - 0 1".parse().unwrap();
/// let taken = board.play(board.legal("e1d2".parse().unwrap()).unwrap());
/// assert_eq!(taken.to_fen(), "4k3/8/8/8/8/8/3K4/8[] b - - 0 1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BughouseBoard<P = Position>(pub Crazyhouse<P>);

impl Default for BughouseBoard {
    fn default() -> Self {
        Self(Crazyhouse::default())
    }
}

impl<P: Playable> Variant for BughouseBoard<P> {
    type Base = P;
    const NAME: VariantName = VariantName::Bughouse;

    #[inline(always)]
    fn base(&self) -> &P {
        &self.0.base
    }

    #[inline]
    fn play_move(&self, one: LegalMove) -> Self {
        Self(self.0.play_and_take(one).0)
    }

    #[inline]
    fn drops(&self) -> Drops {
        self.0.drops()
    }

    #[inline]
    fn play_drop(&self, drop: Drop) -> Self {
        Self(self.0.play_drop(drop))
    }

    fn why_no_drop(&self, drop: Drop) -> Option<WhyNoDrop> {
        self.0.why_no_drop(drop)
    }

    fn from_setup(setup: &Setup) -> Result<Self, Reasons> {
        Crazyhouse::from_setup(setup).map(Self)
    }

    fn setup(&self) -> Setup {
        self.0.setup()
    }

    #[inline]
    fn same(&self) -> Key {
        self.0.same()
    }

    #[inline]
    fn is_same(&self, other: &Self) -> bool {
        self.0.is_same(&other.0)
    }

    /// Pockets only shrink here.
    #[inline]
    fn is_plain_for(&self, depth: u32) -> bool {
        let pockets = self.0.pockets;
        pockets.are_empty() || depth <= 1 && pockets.is_empty(self.0.base.turn())
    }

    /// Mate, where no man that the partner may still hand over could parry; who cannot move otherwise waits.
    fn end(&self) -> Option<End> {
        if !self.0.base.is_check() || self.has_legal_move() {
            return None;
        }
        let king = self.0.base.king(self.0.base.turn());
        let checkers = self.0.base.checkers();
        let parried = checkers
            .single()
            .is_some_and(|checker| attacks::between(king, checker).any());
        (!parried).then_some(End::Checkmate)
    }
}

/// Which board of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BoardLetter {
    /// The first.
    A,
    /// The second.
    B,
}

impl BoardLetter {
    /// Both boards.
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    /// The other board.
    ///
    /// ```
    /// use arbiter_variants::BoardLetter;
    /// assert_eq!(BoardLetter::A.other(), BoardLetter::B);
    /// ```
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    /// Its letter.
    ///
    /// ```
    /// use arbiter_variants::BoardLetter;
    /// assert_eq!(BoardLetter::B.letter(), 'B');
    /// ```
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::A => 'A',
            Self::B => 'B',
        }
    }

    /// Its letter in small, as logs and addresses write it.
    ///
    /// ```
    /// use arbiter_variants::BoardLetter;
    /// assert_eq!("b".parse(), Ok(BoardLetter::B));
    /// assert_eq!(BoardLetter::B.to_string(), "b");
    /// ```
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
        }
    }

    /// The colour on board A of the team for which this side plays on this board.
    ///
    /// ```
    /// use arbiter_chess::Color;
    /// use arbiter_variants::BoardLetter;
    /// assert_eq!(BoardLetter::B.team(Color::Black), Color::White, "a partner of White on board A");
    /// ```
    #[must_use]
    pub fn team(self, side: Color) -> Color {
        match self {
            Self::A => side,
            Self::B => !side,
        }
    }
}

impl fmt::Display for BoardLetter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// Neither `a` nor `b`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoSuchBoard;

impl fmt::Display for NoSuchBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a board is a or b")
    }
}

impl core::error::Error for NoSuchBoard {}

impl core::str::FromStr for BoardLetter {
    type Err = NoSuchBoard;

    fn from_str(text: &str) -> Result<Self, NoSuchBoard> {
        let mut all = Self::ALL.into_iter();
        all.find(|letter| letter.word() == text).ok_or(NoSuchBoard)
    }
}

/// A match: White of board A and Black of board B are partners, and so are the other two. A captured man is in the partner's
/// hand at once, in the colour that it has.
///
/// ```
/// use arbiter_chess::{Color, Role};
/// use arbiter_variants::{BoardLetter, Bughouse};
/// let mut game = Bughouse::default();
/// for text in ["e2e4", "d7d5", "e4d5"] {
///     let one = game.legal(BoardLetter::A, text.parse().unwrap()).unwrap();
///     game = game.play(BoardLetter::A, one);
/// }
/// assert_eq!(game.board(BoardLetter::B).0.pockets.count(Color::Black, Role::Pawn), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bughouse<P = Position> {
    /// Board A and board B.
    pub boards: [Crazyhouse<P>; 2],
}

impl Default for Bughouse {
    fn default() -> Self {
        Self {
            boards: [Crazyhouse::default(); 2],
        }
    }
}

impl<P: Playable> Bughouse<P> {
    /// One board of it by itself.
    ///
    /// ```
    /// use arbiter_variants::{BoardLetter, Bughouse, Variant};
    /// assert_eq!(Bughouse::default().board(BoardLetter::A).legal_moves().len(), 20);
    /// ```
    #[must_use]
    pub const fn board(&self, letter: BoardLetter) -> BughouseBoard<P> {
        BughouseBoard(self.boards[letter as usize])
    }

    /// The move or drop that is asked for on a board, if it is legal there and the match is not over.
    ///
    /// ```
    /// use arbiter_variants::{BoardLetter, Bughouse};
    /// let game = Bughouse::default();
    /// assert!(game.legal(BoardLetter::B, "e2e4".parse().unwrap()).is_some());
    /// assert!(game.legal(BoardLetter::B, "P@e4".parse().unwrap()).is_none(), "nothing has been captured on the other board");
    /// ```
    #[must_use]
    pub fn legal(&self, on: BoardLetter, asked: crate::Asked) -> Option<Legal> {
        match self.end() {
            Some(_) => None,
            None => self.board(on).legal(asked),
        }
    }

    /// The match after a move or a drop on a board; what is captured is in the partner's hand.
    ///
    /// ```
    /// use arbiter_chess::Color;
    /// use arbiter_variants::{BoardLetter, Bughouse};
    /// let game = Bughouse::default();
    /// let one = game.legal(BoardLetter::B, "g1f3".parse().unwrap()).unwrap();
    /// assert_ne!(game.play(BoardLetter::B, one), game, "a value: the match before is still there");
    /// ```
    #[must_use]
    pub fn play(&self, on: BoardLetter, one: Legal) -> Self {
        let mut boards = self.boards;
        match one {
            Legal::Drop(drop) => boards[on as usize] = self.boards[on as usize].play_drop(drop),
            Legal::Move(one) => {
                let (after, taken) = self.boards[on as usize].play_and_take(one);
                boards[on as usize] = after;
                if let Some(man) = taken {
                    // The captor's partner sits opposite in colour, and plays the colour of what was captured.
                    boards[on.other() as usize].pockets.add(!man.color, man.role);
                }
            }
        }
        Self { boards }
    }

    /// The board on which the match has ended by checkmate.
    ///
    /// ```
    /// use arbiter_variants::Bughouse;
    /// assert_eq!(Bughouse::default().end(), None);
    /// ```
    #[must_use]
    pub fn end(&self) -> Option<BoardLetter> {
        let mated = |letter: &BoardLetter| self.board(*letter).end().is_some();
        BoardLetter::ALL.into_iter().find(mated)
    }

    /// The FEN of board A, ` | `, the FEN of board B.
    ///
    /// ```
    /// use arbiter_variants::Bughouse;
    /// let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";
    /// assert_eq!(Bughouse::default().to_fen(), format!("{start} | {start}"));
    /// ```
    #[must_use]
    pub fn to_fen(&self) -> String {
        alloc::format!("{} | {}", self.boards[0].to_fen(), self.boards[1].to_fen())
    }
}

impl<P: Playable> fmt::Display for Bughouse<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_fen())
    }
}
