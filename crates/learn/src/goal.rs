//! What a move can be asked to do, told by the board.

use std::fmt;
use std::str::FromStr;

use arbiter_chess::{CastlingSide, Color, LegalMove, Playable, Role, Square, attacks};
use arbiter_variants::{Asked, End};

use crate::stand::Stand;

/// What a move is to do. Written as in a lesson: `mates`, `captures(rook)`, `defends(e5)`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Goal {
    /// Captures a man, or one of this kind.
    Captures(Option<Role>),
    /// Gives check.
    Checks,
    /// Checkmates.
    Mates,
    /// Stalemates.
    Stalemates,
    /// Ends a check.
    Escapes,
    /// Ends a check by the king's own step, without capturing.
    Flees,
    /// Ends a check by a man that stands between.
    Blocks,
    /// Castles, or to this side.
    Castles(Option<CastlingSide>),
    /// A pawn becomes another man, or one of this kind.
    Promotes(Option<Role>),
    /// Captures en passant.
    Passes,
    /// Guards the own man on a square that nobody guarded.
    Defends(Square),
    /// Reaches a square.
    Reaches(Square),
    /// Leaves the man that moved where nobody can capture it.
    Safe,
    /// Leaves the other side no move that mates or wins at once.
    Parries,
    /// Captures the last man of the other side beside the king.
    Clears,
    /// Wins the game, in whichever way it knows.
    Wins,
    /// Puts a man from the pocket on the board.
    Drops,
    /// Is one of these.
    Among(Vec<Asked>),
}

/// A move that was made, with the boards before and after it.
pub struct Made<'a> {
    /// The board before.
    pub before: &'a Stand,
    /// What was done.
    pub asked: Asked,
    /// The board after.
    pub after: &'a Stand,
}

impl Goal {
    /// Whether a move does it.
    #[must_use]
    pub fn holds(&self, made: &Made<'_>) -> bool {
        let legal = made.before.legal(made.asked);
        let before = made.before.position();
        let check = |stand: &Stand| stand.position().is_some_and(|position| position.is_check());
        match self {
            Self::Captures(role) => {
                captured(made, legal).is_some_and(|one| role.is_none_or(|role| role == one))
            }
            Self::Checks => check(made.after),
            Self::Mates => {
                check(made.after) && made.after.is_over() && made.after.winner() == Some(made.before.turn())
            }
            Self::Stalemates => made.after.end() == Some(End::Stalemate),
            Self::Escapes => check(made.before),
            Self::Flees => check(made.before) && is_king(made, legal) && captured(made, legal).is_none(),
            Self::Blocks => check(made.before) && !is_king(made, legal) && captured(made, legal).is_none(),
            Self::Castles(side) => legal
                .and_then(LegalMove::castling)
                .is_some_and(|castled| side.is_none_or(|side| side == castled)),
            Self::Promotes(role) => legal
                .and_then(LegalMove::promotion)
                .is_some_and(|became| role.is_none_or(|role| role == became)),
            Self::Passes => legal.is_some_and(LegalMove::is_en_passant),
            Self::Defends(square) => {
                let guarded = |stand: &Stand| {
                    let board = stand.board();
                    board
                        .attackers(*square, made.before.turn(), board.occupied())
                        .any()
                };
                before.is_some() && !guarded(made.before) && guarded(made.after)
            }
            Self::Reaches(square) => to_of(made.asked) == *square,
            Self::Safe => {
                let to = to_of(made.asked);
                !made.after.moves().iter().any(|reply| to_of(*reply) == to)
            }
            Self::Parries => {
                let wins = |reply: &Asked| {
                    let ended = made.after.play(*reply);
                    ended.is_some_and(|ended| ended.winner() == Some(made.after.turn()))
                };
                !made.after.moves().iter().any(wins)
            }
            Self::Clears => {
                let board = made.after.board();
                let theirs = board.by_color(!made.before.turn());
                captured(made, legal).is_some() && (theirs & !board.by_role(Role::King)).is_empty()
            }
            Self::Wins => made.after.winner() == Some(made.before.turn()),
            Self::Drops => matches!(made.asked, Asked::Drop(_)),
            Self::Among(moves) => moves
                .iter()
                .any(|one| made.before.named(*one) == made.before.named(made.asked)),
        }
    }

    /// The word by which the texts know it.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Captures(_) => "captures",
            Self::Checks => "checks",
            Self::Mates => "mates",
            Self::Stalemates => "stalemates",
            Self::Escapes => "escapes",
            Self::Flees => "flees",
            Self::Blocks => "blocks",
            Self::Castles(_) => "castles",
            Self::Promotes(_) => "promotes",
            Self::Passes => "passes",
            Self::Defends(_) => "defends",
            Self::Reaches(_) => "reaches",
            Self::Safe => "safe",
            Self::Parries => "parries",
            Self::Clears => "clears",
            Self::Wins => "wins",
            Self::Drops => "drops",
            Self::Among(_) => "among",
        }
    }
}

fn to_of(asked: Asked) -> Square {
    match asked {
        Asked::Move(one) => one.to,
        Asked::Drop(drop) => drop.to,
    }
}

/// What kind of man was captured.
fn captured(made: &Made<'_>, legal: Option<LegalMove>) -> Option<Role> {
    if legal.is_some_and(LegalMove::is_en_passant) {
        return Some(Role::Pawn);
    }
    let Asked::Move(one) = made.asked else { return None };
    let board = made.before.board();
    (board.color_at(one.to) == Some(!made.before.turn())).then(|| board.role_at(one.to))?
}

fn is_king(made: &Made<'_>, legal: Option<LegalMove>) -> bool {
    legal.is_some_and(|legal| made.before.board().role_at(legal.from()) == Some(Role::King))
}

/// All kinds of aims, as they are written.
pub const WRITTEN: &str = "captures, captures(ROLE), checks, mates, stalemates, escapes, flees, blocks, castles, castles(short), \
castles(long), promotes, promotes(ROLE), passes, defends(SQUARE), reaches(SQUARE), safe, parries, clears, wins, drops, among(MOVE MOVE)";

/// The text names no aim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoGoal;

impl fmt::Display for NoGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(WRITTEN)
    }
}

/// A role by its English name, as lessons write it.
pub fn role(text: &str) -> Option<Role> {
    Some(match text {
        "king" => Role::King,
        "queen" => Role::Queen,
        "rook" => Role::Rook,
        "bishop" => Role::Bishop,
        "knight" => Role::Knight,
        "pawn" => Role::Pawn,
        _ => return None,
    })
}

/// The word before a bracket and what stands in it.
pub fn parts(text: &str) -> (&str, Option<&str>) {
    match text.strip_suffix(')').and_then(|text| text.split_once('(')) {
        Some((word, inner)) => (word.trim(), Some(inner.trim())),
        None => (text.trim(), None),
    }
}

impl FromStr for Goal {
    type Err = NoGoal;

    fn from_str(text: &str) -> Result<Self, NoGoal> {
        let with_role = |inner: Option<&str>| inner.map(|one| role(one).ok_or(NoGoal)).transpose();
        let square = |inner: &str| inner.parse::<Square>().map_err(|_| NoGoal);
        Ok(match parts(text) {
            ("captures", inner) => Self::Captures(with_role(inner)?),
            ("promotes", inner) => Self::Promotes(with_role(inner)?),
            ("castles", None) => Self::Castles(None),
            ("castles", Some("short")) => Self::Castles(Some(CastlingSide::King)),
            ("castles", Some("long")) => Self::Castles(Some(CastlingSide::Queen)),
            ("defends", Some(inner)) => Self::Defends(square(inner)?),
            ("reaches", Some(inner)) => Self::Reaches(square(inner)?),
            ("among", Some(inner)) => {
                let moves = inner
                    .split_whitespace()
                    .map(|one| one.parse().map_err(|_| NoGoal));
                Self::Among(moves.collect::<Result<_, _>>()?)
            }
            ("checks", None) => Self::Checks,
            ("mates", None) => Self::Mates,
            ("stalemates", None) => Self::Stalemates,
            ("escapes", None) => Self::Escapes,
            ("flees", None) => Self::Flees,
            ("blocks", None) => Self::Blocks,
            ("passes", None) => Self::Passes,
            ("safe", None) => Self::Safe,
            ("parries", None) => Self::Parries,
            ("clears", None) => Self::Clears,
            ("wins", None) => Self::Wins,
            ("drops", None) => Self::Drops,
            _ => return Err(NoGoal),
        })
    }
}

/// The squares that a side attacks, its own men as walls.
pub fn attacked(board: &arbiter_chess::Board, by: Color) -> arbiter_chess::Bitboard {
    let occupied = board.occupied();
    let men = board.by_color(by).into_iter();
    men.filter_map(|from| Some(attacks::of(board.role_at(from)?, by, from, occupied)))
        .fold(arbiter_chess::Bitboard::EMPTY, |all, one| all | one)
}
