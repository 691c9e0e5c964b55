//! What stands on the board of a step, and what may be done there: the board's own answer, for every game that there is.

use arbiter_chess::{
    Bitboard, Board, Color, LegalMove, Move, Playable, Position, Reasons, Role, Setup, Square, attacks,
};
use arbiter_mate::Budget;
use arbiter_notation::{WhyIllegal, why_illegal, why_no_castling};
use arbiter_variants::{
    AnyGame, Asked, BoardLetter, End, Legal, StartError, Variant, VariantName, WhyNoDrop, Winnable, can_win,
};

/// So many positions of another game are looked at for a line that wins.
const LOOKED_AT: usize = 60_000;

/// A board of a lesson: men alone, or a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(
    clippy::large_enum_variant,
    reason = "two boards of Bughouse; copied whole like any game"
)]
pub enum Stand {
    /// Men of one side that move alone, without kings and without turns.
    Men(Men),
    /// A game, of chess or of a variant; of Bughouse its first board is played on.
    Game(AnyGame),
}

/// Men without kings: how they move is all that is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Men {
    /// What stands where.
    pub board: Board,
    /// Whose men move.
    pub side: Color,
}

/// Why a move may not be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotHere {
    /// A rule of Article 3.
    Rule(WhyIllegal),
    /// The man is pinned: moved away it would open a line to the own king.
    Pinned(Role, Square),
    /// A man from the pocket may not be put there.
    Drop(WhyNoDrop),
    /// The game is over.
    Over,
}

/// Says the same to whichever game it is.
macro_rules! each {
    ($game:expr, $one:ident => $do:expr) => {
        match $game {
            AnyGame::Standard($one) => $do,
            AnyGame::KingOfTheHill($one) => $do,
            AnyGame::ThreeCheck($one) => $do,
            AnyGame::Crazyhouse($one) => $do,
            AnyGame::Bughouse(both) => {
                let $one = &both.board(BoardLetter::A);
                $do
            }
        }
    };
}

impl Men {
    /// Reads the first field of a FEN; the man that moves is White's unless only Black has men.
    ///
    /// # Errors
    /// What is wrong with the text, or that a king or a pawn stands there.
    pub fn read(text: &str) -> Result<Self, String> {
        let fen = format!("{} w - - 0 1", text.trim());
        let setup = Setup::from_fen(&fen).map_err(|error| error.to_string())?;
        let board = setup.board;
        for role in [Role::King, Role::Pawn] {
            if board.by_role(role).any() {
                return Err(format!("a {role:?} does not move alone: give a whole position").to_lowercase());
            }
        }
        let white = board.by_color(Color::White).any();
        let black = board.by_color(Color::Black).any();
        Ok(Self {
            board,
            // An empty board is seen as White sees it.
            side: if black && !white {
                Color::Black
            } else {
                Color::White
            },
        })
    }

    /// Where the man on a square can go.
    #[must_use]
    pub fn of(&self, from: Square) -> Bitboard {
        match self.board.piece_at(from) {
            Some(piece) if piece.color == self.side => {
                attacks::of(piece.role, piece.color, from, self.board.occupied())
                    & !self.board.by_color(self.side)
            }
            _ => Bitboard::EMPTY,
        }
    }

    fn play(&self, one: Move) -> Option<Self> {
        let Move { from, to, .. } = one;
        if one.promotion.is_some() || !self.of(from).contains(to) {
            return None;
        }
        let mut board = self.board;
        board.set(to, board.piece_at(from));
        board.set(from, None);
        Some(Self { board, ..*self })
    }

    fn why(&self, one: Move) -> WhyIllegal {
        match self.board.piece_at(one.from) {
            Some(piece) if piece.color == self.side => {
                let free = attacks::of(piece.role, piece.color, one.from, Bitboard::EMPTY);
                if self.board.color_at(one.to) == Some(self.side) {
                    WhyIllegal::OwnPieceThere
                } else if free.contains(one.to) {
                    WhyIllegal::Blocked
                } else {
                    WhyIllegal::CannotReach
                }
            }
            _ => WhyIllegal::NoSuchPiece,
        }
    }
}

impl Stand {
    /// Reads a whole position of the game of this name.
    ///
    /// # Errors
    /// Where the text is wrong, or every reason why nothing may be played from it.
    pub fn read(name: VariantName, fen: &str) -> Result<Self, StartError> {
        AnyGame::from_fen(name, fen).map(Self::Game)
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> Board {
        match self {
            Self::Men(men) => men.board,
            Self::Game(game) => each!(game, one => one.base().board()),
        }
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Color {
        match self {
            Self::Men(men) => men.side,
            Self::Game(game) => each!(game, one => one.base().turn()),
        }
    }

    /// The position without what a variant adds; none where only men stand.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        match self {
            Self::Men(_) => None,
            Self::Game(game) => Some(each!(game, one => *one.base())),
        }
    }

    /// Whether nothing may be done any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.moves().is_empty()
    }

    /// The word of the game, where it is one beside chess.
    #[must_use]
    pub const fn variant(&self) -> Option<&'static str> {
        let name = match self {
            Self::Men(_) | Self::Game(AnyGame::Standard(_)) => return None,
            Self::Game(AnyGame::KingOfTheHill(_)) => VariantName::KingOfTheHill,
            Self::Game(AnyGame::ThreeCheck(_)) => VariantName::ThreeCheck,
            Self::Game(AnyGame::Crazyhouse(_)) => VariantName::Crazyhouse,
            Self::Game(AnyGame::Bughouse(_)) => VariantName::Bughouse,
        };
        Some(name.word())
    }

    /// How the game is over by what stands, pocket, hill and checks counted; none where it is not, and where only men stand.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        match self {
            Self::Men(_) => None,
            Self::Game(game) => each!(game, one => Variant::end(one)),
        }
    }

    /// Whether nobody can win any more: in chess as the search finds it, in another game only what is shown, by a reason for each
    /// side or by a line that wins. None where neither is.
    #[must_use]
    pub fn is_dead(&self) -> Option<bool> {
        match self {
            Self::Men(_) | Self::Game(AnyGame::Bughouse(_)) => None,
            Self::Game(AnyGame::Standard(position)) => {
                let quick = arbiter_mate::is_dead(position, &Budget::quick());
                quick.or_else(|| arbiter_mate::is_dead(position, &Budget::full()))
            }
            Self::Game(game) => each!(game, one => nobody_wins(one)),
        }
    }

    /// Who has won.
    #[must_use]
    pub fn winner(&self) -> Option<Color> {
        match self {
            Self::Men(_) => None,
            Self::Game(game) => each!(game, one => one.winner()),
        }
    }

    /// The men that the side to move may put on the board, with how many of each.
    #[must_use]
    pub fn pocket(&self) -> Vec<(char, u8)> {
        let fen = self.fen();
        let fen = fen.split('|').next().unwrap_or_default();
        let held = fen.split_once('[').and_then(|(_, rest)| rest.split_once(']'));
        let own = |letter: &char| letter.is_ascii_uppercase() == (self.turn() == Color::White);
        let mut men: Vec<(char, u8)> = Vec::new();
        for letter in held.map_or("", |(held, _)| held).chars().filter(own) {
            match men.iter_mut().find(|(known, _)| *known == letter) {
                Some((_, count)) => *count += 1,
                None => men.push((letter, 1)),
            }
        }
        men
    }

    /// Everything that may be done now, in the order of its text.
    #[must_use]
    pub fn moves(&self) -> Vec<Asked> {
        let mut all: Vec<Asked> = match self {
            Self::Men(men) => {
                let from = men.board.by_color(men.side).into_iter();
                from.flat_map(|from| men.of(from).into_iter().map(move |to| (from, to)))
                    .map(|(from, to)| {
                        Asked::Move(Move {
                            from,
                            to,
                            promotion: None,
                        })
                    })
                    .collect()
            }
            Self::Game(game) => each!(game, one => {
                let chess960 = Playable::setup(one.base()).is_chess960();
                Variant::legal_moves(one).iter().map(|legal| legal.to_asked(chess960)).collect()
            }),
        };
        all.sort_by_cached_key(ToString::to_string);
        all
    }

    /// The legal move that is asked for, if it is one of a man on the board of a game.
    #[must_use]
    pub fn legal(&self, asked: Asked) -> Option<LegalMove> {
        match self {
            Self::Men(_) => None,
            Self::Game(game) => each!(game, one => Variant::legal(one, asked).and_then(Legal::as_move)),
        }
    }

    /// The move as this board writes it: castling in one way only.
    #[must_use]
    pub fn named(&self, asked: Asked) -> Option<Asked> {
        match (self, asked) {
            (Self::Men(men), Asked::Move(one)) => men.play(one).map(|_| asked),
            (Self::Men(_), Asked::Drop(_)) => None,
            (Self::Game(game), _) => each!(game, one => {
                let chess960 = Playable::setup(one.base()).is_chess960();
                Variant::legal(one, asked).map(|legal| legal.to_asked(chess960))
            }),
        }
    }

    /// The board after what is asked for, if that may be done.
    #[must_use]
    pub fn play(&self, asked: Asked) -> Option<Self> {
        match self {
            Self::Men(men) => match asked {
                Asked::Move(one) => men.play(one).map(Self::Men),
                Asked::Drop(_) => None,
            },
            Self::Game(game) => played(game, asked).map(Self::Game),
        }
    }

    /// Why what is asked for may not be done.
    #[must_use]
    pub fn why_not(&self, asked: Asked) -> NotHere {
        match (self, asked) {
            (Self::Men(men), Asked::Move(one)) => NotHere::Rule(men.why(one)),
            (Self::Men(_), Asked::Drop(_)) => NotHere::Drop(WhyNoDrop::NoDrops),
            (Self::Game(game), Asked::Drop(drop)) => {
                let why = each!(game, one => one.why_no_drop(drop));
                why.map_or(NotHere::Over, NotHere::Drop)
            }
            (Self::Game(game), Asked::Move(one)) => {
                if each!(game, held => !Variant::has_legal_move(held)) {
                    return NotHere::Over;
                }
                each!(game, held => why_move(held.base(), one))
            }
        }
    }

    /// The FEN; men alone get a turn, so that every program can read it.
    #[must_use]
    pub fn fen(&self) -> String {
        match self {
            Self::Men(men) => fen_of(&men.board, men.side),
            Self::Game(game) => game.to_fen(),
        }
    }

    /// The FEN without its counters: the same for boards on which the same can follow.
    #[must_use]
    pub fn key(&self) -> String {
        let fen = self.fen();
        let fields: Vec<&str> = fen.split(' ').collect();
        match self {
            Self::Game(AnyGame::Bughouse(_)) => fen,
            _ => fields[..fields.len().saturating_sub(2)].join(" "),
        }
    }
}

/// Whether neither side can win, where that is shown.
fn nobody_wins<V: Variant>(game: &V) -> Option<bool> {
    let shown = Color::ALL.map(|side| can_win(game, side, LOOKED_AT));
    if shown.iter().any(|one| matches!(one, Winnable::By(_))) {
        return Some(false);
    }
    let excluded = shown.iter().all(|one| matches!(one, Winnable::Not(_)));
    excluded.then_some(true)
}

/// A board as the first field of a FEN with the rest that a reader expects.
#[must_use]
pub fn fen_of(board: &Board, turn: Color) -> String {
    let mut setup = Setup::empty();
    setup.board = *board;
    setup.turn = turn;
    setup.to_fen()
}

fn played(game: &AnyGame, asked: Asked) -> Option<AnyGame> {
    Some(match game {
        AnyGame::Standard(one) => AnyGame::Standard(Variant::play(one, Variant::legal(one, asked)?)),
        AnyGame::KingOfTheHill(one) => AnyGame::KingOfTheHill(one.play(one.legal(asked)?)),
        AnyGame::ThreeCheck(one) => AnyGame::ThreeCheck(one.play(one.legal(asked)?)),
        AnyGame::Crazyhouse(one) => AnyGame::Crazyhouse(one.play(one.legal(asked)?)),
        AnyGame::Bughouse(both) => {
            let legal = both.legal(BoardLetter::A, asked)?;
            AnyGame::Bughouse(both.play(BoardLetter::A, legal))
        }
    })
}

/// Which rule stops a move; what Article 3 calls castling is told by a king that goes two squares or onto his own rook.
fn why_move(position: &Position, one: Move) -> NotHere {
    use arbiter_chess::CastlingSide;
    let board = position.board();
    let turn = position.turn();
    if board.color_at(one.from) != Some(turn) {
        return NotHere::Rule(WhyIllegal::NoSuchPiece);
    }
    let Some(role) = board.role_at(one.from) else {
        return NotHere::Rule(WhyIllegal::NoSuchPiece);
    };
    if role == Role::King && one.from.rank() == one.to.rank() && one.from.distance(one.to) >= 2 {
        let side = if one.to.file() > one.from.file() {
            CastlingSide::King
        } else {
            CastlingSide::Queen
        };
        return NotHere::Rule(why_no_castling(position, side));
    }
    if Playable::legal_moves(position)
        .of(one.from)
        .iter()
        .any(|legal| legal.to() == one.to)
    {
        // The man may go there, so it is what he is to become that is missing or impossible.
        let missing = one.promotion.is_none();
        return NotHere::Rule(if missing {
            WhyIllegal::PromotionMissing
        } else {
            WhyIllegal::PromotionForbidden
        });
    }
    let (why, _) = why_illegal(position, role, Bitboard::from(one.from), one.to);
    if why == WhyIllegal::LeavesKingInCheck && position.pinned().contains(one.from) {
        return NotHere::Pinned(role, one.from);
    }
    NotHere::Rule(why)
}

/// The position of a board on which kings may be missing, if it is one.
///
/// # Errors
/// Every reason why it is none.
pub fn position_of(board: &Board, turn: Color) -> Result<Position, Reasons> {
    let mut setup = Setup::empty();
    setup.board = *board;
    setup.turn = turn;
    <Position as Playable>::from_setup(&setup)
}
