//! Questions about a board whose answers are computed, never written down.

use std::collections::BTreeSet;
use std::str::FromStr;

use arbiter_chess::{Bitboard, CastlingSide, Color, Playable, Role, Square};
use arbiter_variants::{Asked, End};

use crate::goal::{attacked, parts};
use crate::stand::Stand;

/// What is asked of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ask {
    /// The squares to which the man on this square can go.
    Moves(Square),
    /// The squares of the men that can move.
    Movers,
    /// The men of the other side that nobody guards.
    Unguarded,
    /// The men of the side that moves that attack a square.
    Attackers(Square),
    /// The men that give check.
    Checkers,
    /// The marks that the man on this square never reaches.
    Never(Square),
    /// Is it checkmate?
    Checkmate,
    /// Is it stalemate?
    Stalemate,
    /// Is it check?
    Check,
    /// Is the position dead?
    Dead,
    /// May the side to move castle to this side?
    Castle(CastlingSide),
}

/// All questions, as they are written.
pub const WRITTEN: &str = "moves(SQUARE), movers, unguarded, attackers(SQUARE), checkers, never(SQUARE), checkmate, stalemate, \
check, dead, castle(short), castle(long)";

impl FromStr for Ask {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let square = |inner: &str| inner.parse::<Square>().map_err(|_| ());
        Ok(match parts(text) {
            ("moves", Some(inner)) => Self::Moves(square(inner)?),
            ("movers", None) => Self::Movers,
            ("unguarded", None) => Self::Unguarded,
            ("attackers", Some(inner)) => Self::Attackers(square(inner)?),
            ("checkers", None) => Self::Checkers,
            ("never", Some(inner)) => Self::Never(square(inner)?),
            ("checkmate", None) => Self::Checkmate,
            ("stalemate", None) => Self::Stalemate,
            ("check", None) => Self::Check,
            ("dead", None) => Self::Dead,
            ("castle", Some("short")) => Self::Castle(CastlingSide::King),
            ("castle", Some("long")) => Self::Castle(CastlingSide::Queen),
            _ => return Err(()),
        })
    }
}

impl Ask {
    /// Whether it is answered by yes or no, not by squares.
    #[must_use]
    pub const fn is_yes_or_no(self) -> bool {
        matches!(
            self,
            Self::Checkmate | Self::Stalemate | Self::Check | Self::Dead | Self::Castle(_)
        )
    }

    /// The answer: squares, or `yes` or `no`; only the marks count where there are some. None where what stands there cannot say.
    #[must_use]
    pub fn answer(self, stand: &Stand, marks: &[Square]) -> Option<Vec<String>> {
        let word = |yes: bool| Some(vec![if yes { "yes" } else { "no" }.to_owned()]);
        let squares = |all: Bitboard| {
            let kept = all
                .into_iter()
                .filter(|square| marks.is_empty() || marks.contains(square));
            Some(kept.map(|square| square.to_string()).collect())
        };
        match self {
            Self::Moves(from) => squares(targets(stand, from)),
            Self::Movers => squares(stand.moves().iter().copied().filter_map(from_of).collect()),
            Self::Unguarded => {
                let board = stand.board();
                let theirs = board.by_color(!stand.turn()) & !board.by_role(Role::King);
                squares(theirs & !attacked(&board, !stand.turn()))
            }
            Self::Attackers(square) => {
                let board = stand.board();
                squares(board.attackers(square, stand.turn(), board.occupied()))
            }
            Self::Checkers => squares(stand.position()?.checkers()),
            Self::Never(from) => {
                let reached = reached(stand, from);
                squares(
                    marks
                        .iter()
                        .copied()
                        .filter(|mark| !reached.contains(mark))
                        .collect(),
                )
            }
            Self::Checkmate => word(is_ended(stand, End::Checkmate)?),
            Self::Stalemate => word(is_ended(stand, End::Stalemate)?),
            Self::Check => word(stand.position()?.is_check()),
            Self::Dead => word(stand.is_dead()?),
            Self::Castle(side) => word(stand.position()?.castle(side).is_some()),
        }
    }
}

/// Whether a game is over in this way; nothing where only men stand, and where it is over in a way of its own.
fn is_ended(stand: &Stand, how: End) -> Option<bool> {
    stand.position()?;
    let end = stand.end();
    (!matches!(end, Some(End::Hill | End::ThirdCheck))).then_some(end == Some(how))
}

fn from_of(asked: Asked) -> Option<Square> {
    match asked {
        Asked::Move(one) => Some(one.from),
        Asked::Drop(_) => None,
    }
}

/// Where the man on a square can go.
fn targets(stand: &Stand, from: Square) -> Bitboard {
    let to = |asked: &Asked| match asked {
        Asked::Move(one) if one.from == from => Some(one.to),
        _ => None,
    };
    stand.moves().iter().filter_map(to).collect()
}

/// Every square that the man on a square can come to, in any number of moves of his own.
fn reached(stand: &Stand, from: Square) -> BTreeSet<Square> {
    let Stand::Men(men) = stand else {
        return targets(stand, from).into_iter().collect();
    };
    let mut found = BTreeSet::from([from]);
    let mut open = vec![(*men, from)];
    while let Some((men, at)) = open.pop() {
        for to in men.of(at) {
            if found.insert(to) {
                let mut next = men;
                next.board.set(to, men.board.piece_at(at));
                next.board.set(at, None);
                open.push((next, to));
            }
        }
    }
    found
}

/// The side by its word.
pub fn color(text: &str) -> Option<Color> {
    match text {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}
