//! A game with a blind player: who he is, and what has been said aloud.

use arbiter_rules::blind::{self, Seats};
use arbiter_rules::chess::Color;
use arbiter_rules::fact::CallAbout;
use arbiter_rules::laws::Regime;
use arbiter_rules::variants::Asked;

use super::{Situation, State};

/// What is remembered of such a game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Voice {
    /// Who cannot see, and who cannot hear.
    pub seats: Seats,
    /// Whose pieces count as touched only when they are taken out of their holes, White first.
    pub by_hole: [bool; 2],
    /// The last move that was announced, with its ply.
    pub announced: Option<(u32, Asked)>,
    /// The ply whose announcement the opponent has repeated.
    pub repeated: Option<u32>,
    /// Whether the arbiter has allowed other names for the ranks.
    pub other_names: bool,
    /// What each has asked his assistant for and was not told yet, the moves made or the time used, White first.
    pub asked: [Option<CallAbout>; 2],
}

impl Voice {
    /// Of a game that begins with these players.
    pub(crate) fn of(seats: Seats, regime: &Regime) -> Self {
        Self {
            seats,
            by_hole: Color::ALL.map(|of| !blind::is_touched(false, of, seats, regime)),
            ..Self::default()
        }
    }

    /// The same for a new game, in which they may have changed colours.
    pub(crate) fn anew(self, swap_colours: bool) -> Self {
        let Self {
            mut seats,
            mut by_hole,
            ..
        } = self;
        if swap_colours {
            seats.blind.swap(0, 1);
            seats.deaf.swap(0, 1);
            by_hole.swap(0, 1);
        }
        let other_names = self.other_names;
        Self {
            seats,
            by_hole,
            other_names,
            ..Self::default()
        }
    }
}

/// The move that a player announces: the last one if it is his, else the one that he is about to make.
pub(crate) struct Spoken<'a> {
    /// Its ply.
    pub ply: u32,
    /// What he has made on his board.
    pub made: Option<Asked>,
    /// The position in which it is made.
    pub before: &'a Situation,
}

impl State {
    /// The move that a player announces now.
    pub(crate) fn spoken(&self, player: Color) -> Spoken<'_> {
        let ply = self.line.ply();
        match self.line.last().filter(|_| self.line.player(ply) == player) {
            Some(last) => Spoken {
                ply,
                made: last.played,
                before: self.line.before(ply),
            },
            None => Spoken {
                ply: ply + 1,
                made: None,
                before: self.line.now(),
            },
        }
    }

    /// The move of this ply that was announced.
    pub(crate) fn announced(&self, ply: u32) -> Option<Asked> {
        self.voice
            .announced
            .filter(|(of, _)| *of == ply)
            .map(|(_, uci)| uci)
    }

    /// Whether the last move was announced as it was made.
    pub(crate) fn is_last_announced(&self) -> bool {
        let played = self.line.last().and_then(|ply| ply.played);
        let said = self.announced(self.line.ply());
        said.zip(played)
            .is_some_and(|(said, played)| blind::is_same(said, played))
    }
}
