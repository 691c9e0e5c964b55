//! Which positions look nearest to a mate. Nothing here can become a verdict: it decides the order only.

use alloc::vec::Vec;

use arbiter_chess::{Bitboard, Color, Playable, Position, Role, Square, attacks};

use crate::graph::Guide;
use crate::still;

/// Follows whatever came last.
pub(crate) struct Blind;

impl<P> Guide<P> for Blind {
    fn distance(&mut self, _: &P) -> usize {
        0
    }

    fn dead(&mut self, _: &P) -> bool {
        false
    }
}

/// What a walk hopes for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hope {
    /// A queen or rook, or a pawn that becomes one, takes the flights.
    Force,
    /// A bishop or knight mates in a corner, where one of the king's own men holds a flight.
    Corner,
    /// Anything, as long as it is near.
    Near,
}

impl Hope {
    /// The hopes that a side with these men may have, in the order in which they are tried.
    pub(crate) fn of(position: &Position, winner: Color) -> &'static [Hope] {
        let board = position.board();
        let minor = board.by_role(Role::Knight) | board.by_role(Role::Bishop) | board.by_role(Role::King);
        if (board.by_color(winner) - minor).is_empty() {
            &[Hope::Corner, Hope::Near]
        } else {
            &[Hope::Force, Hope::Corner, Hope::Near]
        }
    }
}

/// Leads a walk by one hope.
pub(crate) struct Helper {
    winner: Color,
    hope: Hope,
    picture: Option<Picture>,
}

impl Helper {
    /// `round` tells walks with the same hope apart: each aims at another picture.
    pub(crate) fn new(position: &Position, winner: Color, hope: Hope, round: usize) -> Helper {
        let mut helper = Helper {
            winner,
            hope,
            picture: None,
        };
        if hope == Hope::Corner {
            let mut pictures: Vec<Picture> = helper.pictures(position).map(|(_, picture)| picture).collect();
            if !pictures.is_empty() {
                helper.picture = Some(pictures.swap_remove(round % pictures.len()));
            }
        }
        helper
    }
}

impl Guide<Position> for Helper {
    fn distance(&mut self, position: &Position) -> usize {
        let board = position.board();
        let own = board.by_color(self.winner);
        let heavy = own & (board.by_role(Role::Queen) | board.by_role(Role::Rook));
        let minor = own & (board.by_role(Role::Knight) | board.by_role(Role::Bishop));
        match self.hope {
            Hope::Near => 0,
            Hope::Corner if minor.any() => self.in_the_corner(position, minor),
            _ => self.by_force(position, heavy.any(), minor.len() as usize),
        }
    }

    fn stride(&self) -> usize {
        match self.hope {
            Hope::Near => 1,
            Hope::Corner => 2,
            Hope::Force => 8,
        }
    }

    fn dead(&mut self, position: &Position) -> bool {
        still::proves(position, self.winner)
    }
}

impl Helper {
    /// How far from a mate by a queen or rook, the pawn that becomes one included.
    fn by_force(&self, position: &Position, heavy: bool, minor: usize) -> usize {
        let board = position.board();
        let (own, theirs) = (board.by_color(self.winner), board.by_color(!self.winner));
        let (king, helper) = (position.king(!self.winner), position.king(self.winner));
        let attacked = own
            .into_iter()
            .fold(Bitboard::EMPTY, |all, s| all | board.attacks(s));
        let flights = (attacks::king(king) - theirs - attacked).len() as usize;
        let pawns = (own & board.by_role(Role::Pawn)).into_iter();
        let promotion = pawns.map(|pawn| to_go(self.winner, pawn)).min().unwrap_or(9);
        let force = if heavy {
            0
        } else {
            4 + 4 * promotion - minor.min(2)
        };
        let corner = CORNERS.map(|c| usize::from(c.distance(king))).into_iter().min();
        let kings = 2 * corner.unwrap_or(0) + 2 * usize::from(king.distance(helper));
        8 + 2 * flights + force + kings + theirs.len() as usize
    }

    /// How far from a mate by a bishop or knight in the chosen corner, where one of the king's own men holds a
    /// flight.
    fn in_the_corner(&self, position: &Position, minor: Bitboard) -> usize {
        let picture = self
            .picture
            .or_else(|| self.pictures(position).next().map(|(_, picture)| picture));
        6 + picture.map_or(99, |picture| self.to_picture(position, minor, picture))
    }

    fn to_picture(&self, position: &Position, minor: Bitboard, picture: Picture) -> usize {
        let Picture { corner, held, post } = picture;
        let board = position.board();
        let (king, helper) = (position.king(!self.winner), position.king(self.winner));
        let theirs = board.by_color(!self.winner) - Bitboard::from(king);
        let by_bishop = (minor & board.by_role(Role::Knight)).is_empty();
        let holds = theirs.into_iter().filter_map(|from| {
            let role = board.role_at(from)?;
            travel(!self.winner, role, from, held, by_bishop)
        });
        let holds = holds.min().unwrap_or(20);
        let comes = minor
            .into_iter()
            .map(|m| usize::from(m.distance(corner)) / 3)
            .min();
        let kings = usize::from(king.distance(corner)) + usize::from(post.distance(helper));
        2 * kings + 2 * holds + comes.unwrap_or(0)
    }

    /// The pictures that the men allow, with their distances.
    fn pictures(&self, position: &Position) -> impl Iterator<Item = (usize, Picture)> {
        let board = position.board();
        let minor = board.by_color(self.winner) & (board.by_role(Role::Knight) | board.by_role(Role::Bishop));
        let bishops = minor & board.by_role(Role::Bishop);
        let suits = move |corner: Square| {
            minor != bishops || bishops.into_iter().any(|b| b.is_light() == corner.is_light())
        };
        let pictures = CORNERS.into_iter().filter(move |c| suits(*c)).flat_map(|corner| {
            let around = attacks::king(corner);
            let edges = around
                .into_iter()
                .filter(move |n| n.is_light() != corner.is_light());
            edges.flat_map(move |held| {
                let left = around - Bitboard::from(held);
                let posts = Square::ALL.into_iter().filter(move |post| {
                    post.distance(corner) == 2 && (left - attacks::king(*post)).is_empty()
                });
                posts.map(move |post| Picture { corner, held, post })
            })
        });
        let mut all: Vec<(usize, Picture)> = pictures
            .map(|picture| (self.to_picture(position, minor, picture), picture))
            .collect();
        all.sort_by_key(|(distance, _)| *distance);
        all.into_iter()
    }
}

/// The king in the corner, one of his own men beside him, the other king on his post.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Picture {
    corner: Square,
    held: Square,
    post: Square,
}

const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];

/// Moves of a pawn to its last rank.
fn to_go(color: Color, pawn: Square) -> usize {
    let rank = usize::from(pawn.rank().index());
    color.fold(7 - rank, rank)
}

/// About how many moves a man needs to come to a square and hold it there without spoiling the mate.
fn travel(color: Color, role: Role, from: Square, to: Square, by_bishop: bool) -> Option<usize> {
    let apart = usize::from(from.distance(to));
    match role {
        Role::Rook if by_bishop => None,
        Role::Rook => Some(apart.min(2)),
        Role::Bishop if from.is_light() == to.is_light() => Some(apart.min(2)),
        Role::King | Role::Queen | Role::Bishop => None,
        Role::Knight => Some(apart.div_ceil(2)),
        Role::Pawn => {
            let (left, there) = (to_go(color, from), to_go(color, to));
            if from.file() == to.file() && left >= there && there > 0 {
                return Some(left - there);
            }
            Some(left + 4)
        }
    }
}
