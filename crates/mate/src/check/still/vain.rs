//! Steps that a claim need not follow, because nothing comes after them that could be the winner's checkmate.
//!
//! Both are checks given from beside a king who never leaves his square, or a knight's move away: nobody can come
//! between. Every list here is "whoever could": a step is only left out when nothing speaks against it.

use arbiter_chess::{Color, Role, Square};

use super::{Claim, Known, sees};

impl<'a> Claim<'a> {
    /// Whether the game is over after this step of a man that is no king, or the winner's last man lost.
    pub(super) fn leads_nowhere(&self, man: &Known, to: Square) -> bool {
        let Some(king) = self.king(!man.piece.color) else {
            return false;
        };
        if !king.stays() || !touches(man, to, king.man.home) {
            return false;
        }
        if man.piece.color == self.winner {
            self.is_last(man) && self.gives_itself_away(man, king, to)
        } else {
            self.ends_the_game(man, king, to)
        }
    }

    fn king(&self, color: Color) -> Option<&Known<'a>> {
        let mut men = self.men.iter();
        men.find(|man| man.piece.role == Role::King && man.piece.color == color)
    }

    /// The winner is checkmated: nobody captures the man who came, and his king goes nowhere. What that man guarded or
    /// stood before on his old square no longer counts, nor what he captured.
    fn ends_the_game(&self, man: &Known, king: &Known, to: Square) -> bool {
        let last_rank = man.piece.color.fold(7, 0);
        if man.piece.role == Role::Pawn && to.rank().index() == last_rank {
            return false;
        }
        let captures = |other: &Known| {
            let stops = |square: Square| square != man.man.home && self.stayer(square).is_some();
            let from = |from: Square| sees(other.piece, from, stops).contains(to);
            other.man.promotes || other.man.reach.into_iter().any(from)
        };
        let winners = |other: &&Known| other.piece.color == self.winner && other.piece.role != Role::King;
        if self.men.iter().filter(winners).any(captures) {
            return false;
        }
        let goes = |flight: Square| {
            let held = self
                .stayer(flight)
                .is_some_and(|own| own.piece.color == self.winner && flight != to);
            !held && !touches(man, to, flight) && !self.guarded_without(man, to, flight)
        };
        !around(king.man.home).any(goes)
    }

    /// Whether another man than this one, who has gone away, guards the square for ever.
    fn guarded_without(&self, man: &Known, gone: Square, square: Square) -> bool {
        let crowded = |between: Square| {
            let is_winners_king = |m: &&Known| m.piece.role == Role::King && m.piece.color == self.winner;
            let mut others = self.men.iter().filter(|m| !is_winners_king(m));
            between == gone || others.any(|m| m.can_be_on(between))
        };
        self.men.iter().any(|guard| {
            guard.piece.color == man.piece.color
                && guard.man.home != man.man.home
                && guard.stays()
                && sees(guard.piece, guard.man.home, crowded).contains(square)
        })
    }

    /// The last man checks, and every answer captures it: the king has no other square, and somebody can.
    fn gives_itself_away(&self, man: &Known, king: &Known, to: Square) -> bool {
        if man.piece.role == Role::Pawn {
            return false;
        }
        let Some(helper) = self.king(self.winner) else {
            return false;
        };
        let goes = |flight: Square| {
            let held = self
                .stayer(flight)
                .is_some_and(|own| own.piece.color != self.winner);
            let guarded = helper.stays() && helper.man.home.distance(flight) == 1;
            flight != to && !held && !guarded && !touches(man, to, flight)
        };
        if around(king.man.home).any(goes) {
            return false;
        }
        let crowded = |between: Square| self.men.iter().any(|m| m.can_be_on(between));
        self.men.iter().any(|other| {
            let home = other.man.home;
            let reaches = sees(other.piece, home, crowded).contains(to);
            let may = other.piece.role != Role::King
                || helper.man.reach.into_iter().all(|post| post.distance(to) > 1);
            other.piece.color != self.winner && other.stays() && home != to && reaches && may
        })
    }
}

/// Whether the man attacks a square from this one whatever stands between: nothing does.
fn touches(man: &Known, from: Square, square: Square) -> bool {
    sees(man.piece, from, |_| true).contains(square)
}

fn around(square: Square) -> impl Iterator<Item = Square> {
    Square::ALL
        .into_iter()
        .filter(move |other| other.distance(square) == 1)
}
