//! Checks a static claim: for each man the squares on which it can ever stand.
//!
//! Suppose that in some position every man stands within its squares and every man that *stays* (one square, safe
//! from capture) stands there. The check asks of each man and each of its squares, one step at a time, whether
//! a legal move could break that. If not, it holds for ever, and then one last look suffices: is there a mating
//! picture within the squares?
//!
//! The winner's only man besides the king may be called safe, because once it is captured nothing can mate. Steps after
//! which the game is over, or that man lost at once, are not followed (`vain`).

mod vain;

use alloc::vec::Vec;

use arbiter_chess::{Bitboard, Color, File, Piece, Playable, Rank, Role, Square};

use super::Fault;
use crate::Man;

/// A man with its kind.
struct Known<'a> {
    man: &'a Man,
    piece: Piece,
}

impl Known<'_> {
    fn stays(&self) -> bool {
        !self.man.taken && self.man.reach.single() == Some(self.man.home)
    }

    fn can_be_on(&self, square: Square) -> bool {
        self.man.reach.contains(square)
    }

    /// A pawn that never leaves the file on which it stands.
    fn keeps_file(&self) -> bool {
        let file = self.man.home.file();
        self.piece.role == Role::Pawn
            && !self.man.promotes
            && self.man.reach.into_iter().all(|square| square.file() == file)
    }
}

struct Claim<'a> {
    men: Vec<Known<'a>>,
    winner: Color,
}

pub(super) fn check<P: Playable>(position: &P, winner: Color, men: &[Man]) -> Result<(), Fault> {
    if position.en_passant().is_some() || position.castling().any() {
        return Err(Fault::Beginning);
    }
    let standing: Vec<(Square, Piece)> = position.board().iter().collect();
    if standing.len() != men.len() {
        return Err(Fault::Men);
    }
    let mut known = Vec::new();
    for (man, (square, piece)) in men.iter().zip(standing) {
        if man.home != square || !man.reach.contains(square) {
            return Err(Fault::Men);
        }
        known.push(Known { man, piece });
    }
    let claim = Claim { men: known, winner };
    for man in &claim.men {
        claim.check_steps(man)?;
    }
    if claim.has_picture() {
        return Err(Fault::Picture);
    }
    Ok(())
}

/// Every direction in which a king steps: the first four straight, the others diagonal.
const DIRECTIONS: [(i8, i8); 8] = [
    (1, 0),
    (-1, 0),
    (0, 1),
    (0, -1),
    (1, 1),
    (1, -1),
    (-1, 1),
    (-1, -1),
];
const LEAPS: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (-1, 2),
    (-2, 1),
    (1, -2),
    (2, -1),
    (-1, -2),
    (-2, -1),
];

pub(super) fn shift(square: Square, (file, rank): (i8, i8)) -> Option<Square> {
    let file = File::from_index((square.file().index().cast_signed() + file).cast_unsigned())?;
    let rank = Rank::from_index((square.rank().index().cast_signed() + rank).cast_unsigned())?;
    Some(Square::new(file, rank))
}

/// The directions in which a kind goes, and whether it goes on until something stops it.
fn gait(role: Role) -> (&'static [(i8, i8)], bool) {
    match role {
        Role::Knight => (&LEAPS, false),
        Role::King => (&DIRECTIONS, false),
        Role::Rook => (&DIRECTIONS[..4], true),
        Role::Bishop => (&DIRECTIONS[4..], true),
        Role::Queen => (&DIRECTIONS, true),
        Role::Pawn => (&[], false),
    }
}

/// The two squares that a pawn attacks.
pub(super) fn pawn_attacks(color: Color, from: Square) -> impl Iterator<Item = Square> {
    let forward = color.fold(1, -1);
    [-1, 1]
        .into_iter()
        .filter_map(move |side| shift(from, (side, forward)))
}

/// The squares that a man on `from` sees, each line up to and including the first square that `stops` it.
pub(super) fn sees(piece: Piece, from: Square, stops: impl Fn(Square) -> bool) -> Bitboard {
    if piece.role == Role::Pawn {
        return pawn_attacks(piece.color, from).collect();
    }
    let (directions, goes_on) = gait(piece.role);
    let mut seen = Bitboard::EMPTY;
    for &direction in directions {
        let mut next = shift(from, direction);
        while let Some(square) = next {
            seen.insert(square);
            next = if goes_on && !stops(square) {
                shift(square, direction)
            } else {
                None
            };
        }
    }
    seen
}

impl<'a> Claim<'a> {
    fn stayer(&self, square: Square) -> Option<&Known<'a>> {
        self.men.iter().find(|man| man.stays() && man.man.home == square)
    }

    /// The winner's only man but the king.
    fn is_last(&self, man: &Known) -> bool {
        let others = |m: &&Known| m.piece.color == self.winner && m.piece.role != Role::King;
        man.piece.color == self.winner
            && man.piece.role != Role::King
            && self.men.iter().filter(others).count() == 1
    }

    /// Whether a man of this colour that stays attacks the square in every position, whatever stands between
    /// being impossible there. The king of the other colour hides nothing: he is the one who wants to go there.
    fn always_guarded(&self, square: Square, by: Color) -> bool {
        let crowded = |between: Square| {
            let mut others = self.men.iter();
            others
                .any(|man| man.can_be_on(between) && (man.piece.role != Role::King || man.piece.color == by))
        };
        self.men.iter().any(|man| {
            man.piece.color == by && man.stays() && sees(man.piece, man.man.home, crowded).contains(square)
        })
    }

    fn check_steps(&self, man: &Known) -> Result<(), Fault> {
        if man.man.promotes {
            let all = Square::ALL.into_iter();
            return self.check_arrivals(man, all.filter(|to| self.may_enter(man, *to)));
        }
        for from in man.man.reach {
            if man.piece.role == Role::Pawn {
                self.check_pawn(man, from)?;
            } else {
                let seen = sees(man.piece, from, |square| self.stayer(square).is_some());
                self.check_arrivals(man, seen.into_iter().filter(|to| self.may_enter(man, *to)))?;
            }
        }
        Ok(())
    }

    /// Whether a piece can go to a square that it sees, as far as can be known for ever.
    fn may_enter(&self, man: &Known, to: Square) -> bool {
        if let Some(stayer) = self.stayer(to)
            && (stayer.piece.color == man.piece.color
                || stayer.piece.role == Role::King
                || self.is_last(stayer))
        {
            return false;
        }
        if man.piece.role == Role::King {
            return !self.always_guarded(to, !man.piece.color);
        }
        man.man.promotes || !self.leads_nowhere(man, to)
    }

    /// All these squares must be within the man's own, and whoever can be there must be known as no longer safe.
    fn check_arrivals(&self, man: &Known, mut squares: impl Iterator<Item = Square>) -> Result<(), Fault> {
        squares.try_for_each(|to| {
            if !man.can_be_on(to) {
                return Err(Fault::Step);
            }
            self.check_capture(man, to)
        })
    }

    fn check_capture(&self, man: &Known, on: Square) -> Result<(), Fault> {
        let safe = self.men.iter().any(|prey| {
            prey.piece.color != man.piece.color
                && prey.piece.role != Role::King
                && prey.can_be_on(on)
                && !prey.man.taken
                && !self.is_last(prey)
        });
        if safe { Err(Fault::Capture) } else { Ok(()) }
    }

    /// A pawn's steps, captures and promotion. In passing: the captured pawn has stepped over a square that is
    /// among its own too, so the capture on that square stands for it.
    fn check_pawn(&self, man: &Known, from: Square) -> Result<(), Fault> {
        if matches!(from.rank(), Rank::First | Rank::Eighth) {
            return Err(Fault::Promotion);
        }
        let color = man.piece.color;
        let first = shift(from, (0, color.fold(1, -1))).filter(|to| self.may_step(man, *to));
        let starts = from.rank() == color.fold(Rank::Second, Rank::Seventh);
        let second = first
            .filter(|_| starts)
            .and_then(|to| shift(to, (0, color.fold(1, -1))));
        let second = second.filter(|to| self.may_step(man, *to));
        let goes = first.filter(|to| !self.leads_nowhere(man, *to));
        if goes.into_iter().chain(second).any(|to| !man.can_be_on(to)) {
            return Err(Fault::Step);
        }
        for to in pawn_attacks(color, from) {
            self.check_capture(man, to)?;
            let prey = |m: &Known| {
                m.piece.color != color && m.piece.role != Role::King && m.can_be_on(to) && !self.is_last(m)
            };
            let own = self.stayer(to).is_some_and(|m| m.piece.color == color);
            if !own && self.men.iter().any(prey) && !man.can_be_on(to) {
                return Err(Fault::Step);
            }
        }
        Ok(())
    }

    /// Whether a pawn may ever step straight on to this square. Two pawns that come to meet each other, keep their
    /// file and are safe never pass each other.
    fn may_step(&self, man: &Known, to: Square) -> bool {
        let up = man.piece.color == Color::White;
        let home = man.man.home.rank();
        let meets = |other: &Known| {
            let there = other.man.home.rank();
            other.piece.color != man.piece.color
                && other.keeps_file()
                && other.man.home.file() == to.file()
                && (!other.man.taken || self.is_last(other))
                && if up {
                    home < there && there <= to.rank()
                } else {
                    home > there && there >= to.rank()
                }
        };
        self.stayer(to).is_none() && !(man.keeps_file() && self.men.iter().any(meets))
    }

    /// Whether a mate can be pieced together: a man that checks, and every square around the king attacked, held by
    /// a man of his own, or beside the other king.
    fn has_picture(&self) -> bool {
        let king = |color| {
            self.men
                .iter()
                .find(|m| m.piece.role == Role::King && m.piece.color == color)
        };
        let (Some(mated), Some(helper)) = (king(!self.winner), king(self.winner)) else {
            return true;
        };
        mated.man.reach.into_iter().any(|on| {
            let attackers = || {
                self.men
                    .iter()
                    .filter(|m| m.piece.color == self.winner && m.piece.role != Role::King)
            };
            attackers().any(|checker| {
                let others = attackers().filter(|m| m.man.home != checker.man.home);
                let rest = others.fold(Bitboard::EMPTY, |all, m| all | self.ever_sees(m));
                checker.man.reach.into_iter().any(|from| {
                    let seen = self.attacks_from(checker, from);
                    seen.contains(on) && self.is_picture(on, from, seen | rest, helper)
                })
            })
        })
    }

    /// What a man attacks from a square when only men that stay are in the way, the mated king never being.
    fn attacks_from(&self, man: &Known, from: Square) -> Bitboard {
        if man.man.promotes {
            return Bitboard::FULL;
        }
        let mated = |m: &Known| m.piece.role == Role::King && m.piece.color != self.winner;
        sees(man.piece, from, |square| {
            self.stayer(square).is_some_and(|m| !mated(m))
        })
    }

    fn ever_sees(&self, man: &Known) -> Bitboard {
        let squares = man.man.reach.into_iter();
        squares.fold(Bitboard::EMPTY, |all, from| all | self.attacks_from(man, from))
    }

    fn is_picture(&self, on: Square, checker: Square, attacked: Bitboard, helper: &Known) -> bool {
        let open = |square: &Square| {
            let blocked = self.stayer(*square).is_some_and(|m| m.piece.color != self.winner);
            !attacked.contains(*square) && !blocked && !self.always_guarded(*square, self.winner)
        };
        let around: Vec<Square> = Square::ALL.into_iter().filter(|s| s.distance(on) == 1).collect();
        let open: Vec<Square> = around.into_iter().filter(open).collect();
        let mut posts = helper.man.reach.into_iter().filter(|post| post.distance(on) >= 2);
        posts.any(|post| {
            let left: Vec<Square> = open.iter().copied().filter(|s| s.distance(post) > 1).collect();
            !left.contains(&checker) && self.can_be_held(&left, &mut Vec::new())
        })
    }

    /// Whether different men of the mated king can stand on all these squares.
    fn can_be_held(&self, squares: &[Square], used: &mut Vec<Square>) -> bool {
        let Some((first, rest)) = squares.split_first() else {
            return true;
        };
        self.men.iter().any(|man| {
            let holds =
                man.piece.color != self.winner && man.piece.role != Role::King && man.can_be_on(*first);
            if !holds || used.contains(&man.man.home) {
                return false;
            }
            used.push(man.man.home);
            let held = self.can_be_held(rest, used);
            used.pop();
            held
        })
    }
}
