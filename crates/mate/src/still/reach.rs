//! Where each man can ever stand: the least sets that no step leaves.
//!
//! A step is left out only for a reason that holds in every position to come: a man that never moves and is
//! never captured stands in the way or guards the square; there is nothing to capture; or two pawns meet head
//! on and neither can leave the file or be captured; or it leads nowhere (`vain`). The fewer men are known to stay, the more steps there
//! are, so the sets only grow until nothing changes.

use alloc::vec::Vec;

use arbiter_chess::{Bitboard, Board, Color, Role, Square, attacks};

use super::vain;
use crate::Man;

/// More men than a set of chessmen has are not looked at.
const MOST: usize = 32;
pub(super) const LAST_RANKS: u64 = 0xff00_0000_0000_00ff;

#[derive(Clone, Copy)]
pub(super) struct Unit {
    pub home: Square,
    pub role: Role,
    pub color: Color,
    pub reach: u64,
    /// Squares on which it could capture.
    pub hits: u64,
    pub taken: bool,
    pub promotes: bool,
}

impl Unit {
    pub fn stays(&self) -> bool {
        self.reach == 1 << self.home.index() && !self.taken && !self.promotes
    }

    /// A pawn that is always on its file.
    fn keeps_file(&self) -> bool {
        !self.promotes && self.reach & !Bitboard::from(self.home.file()).0 == 0
    }
}

/// All men with what is known of them so far.
pub(super) struct World {
    units: [Unit; MOST],
    count: usize,
    pub winner: Color,
    /// The winner's only man but the king: its capture ends all hope, so it counts as never captured.
    last: Option<Square>,
    /// By colour: men that stay; squares that these guard for ever; squares where a man but the king may stand
    /// to be captured; squares where something may be captured.
    pub stays: [u64; 2],
    pub guards: [u64; 2],
    prey: [u64; 2],
    hits: [u64; 2],
    /// By colour: where its king stands for ever, if he does.
    pub kings: [Option<Square>; 2],
    /// By colour: where any man but a king may stand, and the king.
    pub anywhere: [u64; 2],
    pub walks: [u64; 2],
}

impl World {
    pub fn new(board: &Board, winner: Color) -> Option<World> {
        let blank = Unit {
            home: Square::A1,
            role: Role::King,
            color: winner,
            reach: 0,
            hits: 0,
            taken: false,
            promotes: false,
        };
        let mut units = [blank; MOST];
        let mut count = 0;
        for (home, piece) in board.iter() {
            *units.get_mut(count)? = Unit {
                home,
                role: piece.role,
                color: piece.color,
                reach: 1 << home.index(),
                ..blank
            };
            count += 1;
        }
        let men = board.by_color(winner) - board.by_role(Role::King);
        Some(World {
            units,
            count,
            winner,
            last: men.single(),
            stays: [0; 2],
            guards: [0; 2],
            prey: [0; 2],
            hits: [0; 2],
            kings: [None; 2],
            anywhere: [0; 2],
            walks: [0; 2],
        })
    }

    pub fn units(&self) -> &[Unit] {
        &self.units[..self.count]
    }

    pub fn men(&self) -> Vec<Man> {
        let man = |unit: &Unit| Man {
            home: unit.home,
            reach: Bitboard(unit.reach),
            taken: unit.taken,
            promotes: unit.promotes,
        };
        self.units().iter().map(man).collect()
    }

    /// Lets the sets grow until nothing changes; false as soon as a pawn of the winner may be promoted, for
    /// then every picture fits.
    pub fn settle(&mut self) -> bool {
        loop {
            self.take_stock();
            let mut quiet = true;
            for at in 0..self.count {
                let mut unit = self.units[at];
                self.grow(&mut unit);
                if unit.promotes && unit.color == self.winner {
                    return false;
                }
                let old = &self.units[at];
                quiet &= old.reach == unit.reach && old.hits == unit.hits;
                self.units[at] = unit;
            }
            quiet &= !self.mark_taken();
            if quiet {
                return true;
            }
        }
    }

    /// What the units known so far imply for all steps.
    fn take_stock(&mut self) {
        self.stays = [0; 2];
        self.prey = [0; 2];
        self.anywhere = [0; 2];
        for unit in &self.units[..self.count] {
            let side = unit.color.index();
            if unit.stays() {
                self.stays[side] |= unit.reach;
            }
            if unit.role == Role::King {
                self.walks[side] = unit.reach;
                self.kings[side] = unit.stays().then_some(unit.home);
            } else {
                self.anywhere[side] |= unit.reach;
                if self.last != Some(unit.home) {
                    self.prey[side] |= unit.reach;
                }
            }
        }
        for color in Color::ALL {
            let (own, other) = (color.index(), (!color).index());
            let crowd = Bitboard(self.anywhere[0] | self.anywhere[1] | self.walks[own]);
            self.guards[own] = 0;
            self.hits[own] = 0;
            let staying = self.units[..self.count].iter();
            for unit in staying.filter(|unit| unit.color == color && unit.stays()) {
                self.guards[own] |= attacks::of(unit.role, color, unit.home, crowd).0;
            }
            debug_assert_eq!(self.stays[own] & self.stays[other], 0);
        }
    }

    fn grow(&self, unit: &mut Unit) {
        if unit.promotes {
            unit.reach |= !self.stays[unit.color.index()];
            unit.hits = unit.reach;
        } else if unit.role == Role::Pawn {
            self.grow_pawn(unit);
        } else {
            self.grow_piece(unit);
        }
    }

    fn grow_piece(&self, unit: &mut Unit) {
        let (own, other) = (unit.color.index(), (!unit.color).index());
        let walls = self.stays[0] | self.stays[1];
        // Nobody captures a king.
        let mut barred = self.stays[own] | self.kings[other].map_or(0, |king| 1 << king.index());
        if unit.color != self.winner {
            barred |= self.last.map_or(0, |last| 1 << last.index()) & self.stays[other];
        }
        if unit.role == Role::King {
            barred |= self.guards[other];
        }
        loop {
            let targets = steps(unit.role, unit.reach, walls) & !barred;
            let targets = targets & !self.vain(unit, targets & !unit.reach);
            unit.hits = targets;
            if unit.reach | targets == unit.reach {
                return;
            }
            unit.reach |= targets;
        }
    }

    fn grow_pawn(&self, unit: &mut Unit) {
        let walls = self.stays[0] | self.stays[1] | self.behind_the_meeting(unit);
        let white = unit.color == Color::White;
        let prey = self.prey[(!unit.color).index()];
        loop {
            let push = |set: u64| if white { set << 8 } else { set >> 8 };
            let start = unit.reach & if white { 0xff00 } else { 0xff << 48 };
            let single = push(unit.reach) & !walls;
            let single = single & !self.vain(unit, single & !unit.reach & !LAST_RANKS);
            let double = push(push(start) & !walls) & !walls;
            unit.hits = pawn_hits(unit.color, unit.reach);
            let reach = unit.reach | single | double | unit.hits & prey & !self.stays[unit.color.index()];
            if reach == unit.reach {
                break;
            }
            unit.reach = reach;
        }
        unit.promotes = unit.reach & LAST_RANKS != 0;
    }

    /// Of these squares those onto which a step of this man leads nowhere.
    fn vain(&self, unit: &Unit, to: u64) -> u64 {
        let gives = unit.color == self.winner;
        let Some(king) = self.kings[(!unit.color).index()] else {
            return 0;
        };
        if to == 0 || unit.role == Role::King || gives && self.last != Some(unit.home) {
            return 0;
        }
        let near = attacks::of(unit.role, !unit.color, king, Bitboard::FULL) & Bitboard(to);
        let leads_nowhere = |to: &Square| {
            if gives {
                vain::gives_itself_away(self, unit, king, *to)
            } else {
                vain::ends_the_game(self, unit, king, *to)
            }
        };
        near.into_iter().filter(leads_nowhere).collect::<Bitboard>().0
    }

    /// Squares that this pawn never enters because a pawn comes to meet it that always stays on the file, is
    /// never captured and cannot pass.
    fn behind_the_meeting(&self, unit: &Unit) -> u64 {
        if !unit.keeps_file() {
            return 0;
        }
        let ahead = ahead(unit.color, unit.home);
        let meets = |other: &&Unit| {
            other.role == Role::Pawn
                && other.color != unit.color
                && ahead & 1 << other.home.index() != 0
                && !other.taken
                && other.keeps_file()
        };
        let opposing = self.units().iter().filter(meets);
        opposing.fold(0, |squares, other| {
            squares | 1 << other.home.index() | ahead & self::ahead(unit.color, other.home)
        })
    }

    /// Notes who may be captured; true if that is somebody new.
    fn mark_taken(&mut self) -> bool {
        let mut hits = [0; 2];
        for unit in &self.units[..self.count] {
            hits[unit.color.index()] |= unit.hits;
        }
        let last = self.last;
        let mut news = false;
        for unit in &mut self.units[..self.count] {
            let safe = unit.role == Role::King || last == Some(unit.home);
            let taken = !safe && unit.reach & hits[(!unit.color).index()] != 0;
            news |= taken != unit.taken;
            unit.taken |= taken;
        }
        news
    }
}

/// The squares of the same file in front of a pawn.
fn ahead(color: Color, home: Square) -> u64 {
    let file = Bitboard::from(home.file()).0;
    let below = (1_u64 << home.index()) - 1;
    match color {
        Color::White => file & !below & !(1 << home.index()),
        Color::Black => file & below,
    }
}

pub(super) const NOT_A: u64 = !0x0101_0101_0101_0101;
pub(super) const NOT_H: u64 = !0x8080_8080_8080_8080;

pub(crate) fn pawn_hits(color: Color, set: u64) -> u64 {
    match color {
        Color::White => (set << 9) & NOT_A | (set << 7) & NOT_H,
        Color::Black => (set >> 7) & NOT_A | (set >> 9) & NOT_H,
    }
}

/// All squares that men of this kind attack from somewhere in the set, lines ending at walls.
pub(crate) fn steps(role: Role, set: u64, walls: u64) -> u64 {
    match role {
        Role::Knight => set.each(|square| attacks::knight(square).0),
        Role::King => {
            let row = set | (set << 1) & NOT_A | (set >> 1) & NOT_H;
            row | row << 8 | row >> 8
        }
        Role::Bishop => diagonals(set, walls),
        Role::Rook => straights(set, walls),
        Role::Queen => diagonals(set, walls) | straights(set, walls),
        Role::Pawn => 0,
    }
}

fn diagonals(set: u64, walls: u64) -> u64 {
    ray(set, walls, |s| (s << 9) & NOT_A)
        | ray(set, walls, |s| (s << 7) & NOT_H)
        | ray(set, walls, |s| (s >> 7) & NOT_A)
        | ray(set, walls, |s| (s >> 9) & NOT_H)
}

fn straights(set: u64, walls: u64) -> u64 {
    ray(set, walls, |s| s << 8)
        | ray(set, walls, |s| s >> 8)
        | ray(set, walls, |s| (s << 1) & NOT_A)
        | ray(set, walls, |s| (s >> 1) & NOT_H)
}

/// Everything met in one direction, the first wall included.
fn ray(set: u64, walls: u64, step: impl Fn(u64) -> u64) -> u64 {
    let mut met = step(set);
    let mut front = met & !walls;
    while front != 0 {
        front = step(front) & !met;
        met |= front;
        front &= !walls;
    }
    met
}

trait Each {
    fn each(self, of: impl Fn(Square) -> u64) -> u64;
}

impl Each for u64 {
    fn each(self, of: impl Fn(Square) -> u64) -> u64 {
        Bitboard(self).into_iter().fold(0, |all, square| all | of(square))
    }
}
