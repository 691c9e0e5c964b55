//! The game's moves: what was made, what was completed, and what stood on the board after each.

use alloc::vec::Vec;

use arbiter_rules::answer::IllegalKind;
use arbiter_rules::chess::{Board, Color, LegalMove};
use arbiter_rules::variants::{Asked, Pockets};

use super::{Beside, Situation};

/// One move of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ply {
    /// The move, if it can be written as one.
    pub played: Option<Asked>,
    /// What the game is played from after it.
    pub after: Situation,
    /// The key of that.
    pub key: u64,
    /// Whether it has been completed.
    pub completed: bool,
    /// What is wrong with it, if it is not legal.
    pub illegal: Option<IllegalKind>,
    /// Both displays when it was completed, or made where it is not yet, in milliseconds.
    pub clocks: [u32; 2],
    /// The press that completed it, counted from 1 for this player's display.
    pub press: Option<u16>,
}

impl Ply {
    /// A move, or what was done in its place, with what stands after it; completed, as far as the board shows.
    pub(crate) fn new(played: Option<Asked>, after: Situation, illegal: Option<IllegalKind>) -> Self {
        Self {
            played,
            key: after.key(),
            after,
            completed: true,
            illegal,
            clocks: [0; 2],
            press: None,
        }
    }
}

/// The moves since the start.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Line {
    start: Situation,
    /// The men in hand at the beginning of a match, where more came from the other board before the first move here.
    begun: Option<Pockets>,
    /// What stood at the start, where that was not what should have.
    pub as_set_up: Option<Board>,
    base: u32,
    plies: Vec<Ply>,
    outlook: Outlook,
}

/// What was found out after a ply about whether anybody can still checkmate. It follows from how the game stands and is
/// no part of it: two lines are the same whatever is known of them.
#[derive(Debug, Clone, Default)]
pub(crate) struct Outlook {
    pub(crate) ply: u32,
    pub(crate) found: Found,
}

/// Whether anybody can still checkmate.
#[derive(Debug, Clone, Default)]
pub(crate) enum Found {
    /// Nobody has asked.
    #[default]
    Nothing,
    /// Somebody can: so.
    Way(Vec<LegalMove>),
    /// Nobody can checkmate any more.
    Dead,
    /// It could not be found out.
    Open,
}

/// What changed of the moves.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum LineChange {
    /// The moves from this one on.
    Moves {
        from: usize,
        before: Vec<Ply>,
        after: Vec<Ply>,
    },
    /// Where the game began, and with it everything.
    Whole(alloc::boxed::Box<[Line; 2]>),
}

impl PartialEq for Outlook {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Outlook {}

impl Line {
    /// No move yet.
    #[must_use]
    pub fn new(start: Situation) -> Self {
        let number = u32::from(start.fullmove_number().max(1)) - 1;
        let base = 2 * number + u32::from(start.turn() == Color::Black);
        Self {
            start,
            base,
            ..Self::default()
        }
    }

    /// What was found out after this ply.
    pub(crate) fn found(&self, ply: u32) -> &Found {
        if self.outlook.ply == ply {
            &self.outlook.found
        } else {
            &Found::Nothing
        }
    }

    pub(crate) fn find(&mut self, found: Found) {
        let ply = self.ply();
        self.outlook = Outlook { ply, found };
    }

    /// What the game began from.
    #[must_use]
    pub fn start(&self) -> &Situation {
        &self.start
    }

    /// What the game was declared to begin from: without what came from the other board before the first move here.
    #[must_use]
    pub fn begun(&self) -> Situation {
        match (self.begun, self.start.beside) {
            (Some(pockets), Beside::Partner { promoted, .. }) => {
                self.start.with(Beside::Partner { pockets, promoted })
            }
            _ => self.start,
        }
    }

    /// What the game is played from now: after the last move made.
    #[must_use]
    pub fn now(&self) -> &Situation {
        self.plies.last().map_or(&self.start, |ply| &ply.after)
    }

    /// The plies that had been made when the game began here, by the move number of the start.
    #[must_use]
    pub fn base(&self) -> u32 {
        self.base
    }

    /// The number of the last ply made: White's 44th move is 87.
    #[must_use]
    pub fn ply(&self) -> u32 {
        self.base + self.plies.len() as u32
    }

    /// The moves since the start.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The last move made.
    #[must_use]
    pub fn last(&self) -> Option<&Ply> {
        self.plies.last()
    }

    /// The move with this number.
    #[must_use]
    pub fn get(&self, ply: u32) -> Option<&Ply> {
        let index = ply.checked_sub(self.base + 1)?;
        self.plies.get(index as usize)
    }

    /// What was played from after so many plies; the start for those before it.
    #[must_use]
    pub fn at(&self, ply: u32) -> &Situation {
        self.get(ply).map_or(&self.start, |ply| &ply.after)
    }

    /// What the move with this number was played from.
    #[must_use]
    pub fn before(&self, ply: u32) -> &Situation {
        self.at(ply.saturating_sub(1))
    }

    /// Who made the move with this number.
    #[must_use]
    pub fn player(&self, ply: u32) -> Color {
        if ply % 2 == 1 { Color::White } else { Color::Black }
    }

    /// How often the position of now has stood, this time included.
    #[must_use]
    pub fn appearances(&self) -> u32 {
        self.appearances_at(self.ply())
    }

    /// How often the position after a ply had stood by then.
    #[must_use]
    pub fn appearances_at(&self, ply: u32) -> u32 {
        let now = self.at(ply);
        let key = self.get(ply).map_or_else(|| now.key(), |ply| ply.key);
        let so_far = ply.saturating_sub(self.base) as usize;
        let earlier = self.plies.iter().take(so_far);
        let count = earlier
            .filter(|ply| ply.key == key && ply.after.same(now))
            .count();
        count as u32 + u32::from(self.start.same(now))
    }

    /// Every position since the start, the start first, with its ply.
    pub fn positions(&self) -> impl Iterator<Item = (u32, &Situation)> {
        let later = self.plies.iter().map(|ply| &ply.after);
        (self.base..).zip(core::iter::once(&self.start).chain(later))
    }

    /// Moves made by a player in this game.
    #[must_use]
    pub fn moves_made(&self, player: Color) -> u32 {
        u32::midpoint(self.ply(), player.fold(1, 0))
    }

    pub(crate) fn push(&mut self, ply: Ply) {
        // Doubling would hold room for hundreds of moves in every long game of a hall; sixteen more by each are enough.
        if self.plies.len() == self.plies.capacity() {
            self.plies.reserve_exact(32);
        }
        self.plies.push(ply);
    }

    pub(crate) fn last_mut(&mut self) -> Option<&mut Ply> {
        self.plies.last_mut()
    }

    /// The last move of a player, with its number.
    #[must_use]
    pub fn last_of(&self, player: Color) -> Option<(u32, &Ply)> {
        let number = if self.player(self.ply()) == player {
            self.ply()
        } else {
            self.ply().checked_sub(1)?
        };
        self.get(number).map(|ply| (number, ply))
    }

    pub(crate) fn last_of_mut(&mut self, player: Color) -> Option<(u32, &mut Ply)> {
        let base = self.base;
        let numbered = self.plies.iter_mut().enumerate().rev();
        let mut numbered = numbered.map(|(index, ply)| (base + index as u32 + 1, ply));
        numbered.find(|(ply, _)| (ply % 2 == 1) == (player == Color::White))
    }

    /// Every move of this player but his last is completed.
    pub(crate) fn complete_the_earlier(&mut self, player: Color) {
        let Some((last, _)) = self.last_of_mut(player) else {
            return;
        };
        let index = last.saturating_sub(self.base + 1) as usize;
        let earlier = self.plies.iter_mut().take(index).rev();
        for ply in earlier.skip(1).step_by(2) {
            ply.completed = true;
        }
    }

    /// Takes back every move after this ply.
    pub(crate) fn truncate(&mut self, ply: u32) {
        self.plies.truncate(ply.saturating_sub(self.base) as usize);
        if self.outlook.ply > ply {
            self.outlook = Outlook::default();
        }
    }

    /// Puts another situation in the place of the present one.
    pub(crate) fn set_now(&mut self, situation: Situation) {
        self.outlook = Outlook::default();
        match self.plies.last_mut() {
            Some(ply) => {
                ply.key = situation.key();
                ply.after = situation;
            }
            None => self.start = situation,
        }
    }

    /// Men have come from the other board of a match, or have gone back there. Before the first move here what the game began
    /// from is kept apart: a record tells that.
    pub(crate) fn hand_over(&mut self, pockets: Pockets) {
        let now = *self.now();
        let Beside::Partner {
            pockets: held,
            promoted,
        } = now.beside
        else {
            return;
        };
        if pockets == held {
            return;
        }
        if self.plies.is_empty() {
            self.begun = self.begun.or(Some(held));
        }
        self.set_now(now.with(Beside::Partner { pockets, promoted }));
    }

    /// What changed from this to another.
    pub(crate) fn change_to(&self, after: &Self) -> Option<LineChange> {
        if self == after {
            return None;
        }
        let begins = |line: &Self| (line.start, line.as_set_up, line.base);
        if begins(self) != begins(after) {
            return Some(LineChange::Whole([self.clone(), after.clone()].into()));
        }
        let pairs = self.plies.iter().zip(&after.plies);
        let from = pairs.take_while(|(before, after)| before == after).count();
        Some(LineChange::Moves {
            from,
            before: self.plies[from..].to_vec(),
            after: after.plies[from..].to_vec(),
        })
    }

    /// The moves without a change; `None` where moves were made that rest on it.
    pub(crate) fn without(&self, change: &LineChange) -> Option<Self> {
        let (from, before, after) = match change {
            LineChange::Whole(lines) => {
                let [before, after] = &**lines;
                return (self == after).then(|| before.clone());
            }
            LineChange::Moves { from, before, after } => (*from, before, after),
        };
        let now = self.plies.get(from..)?;
        let mut line = self.clone();
        line.outlook = Outlook::default();
        if now == after {
            line.plies.truncate(from);
            line.plies.extend_from_slice(before);
            return Some(line);
        }
        // Only what stands beside a move was changed, such as the times at it: the moves that came later stand.
        let same_move = |(one, other): (&Ply, &Ply)| one.after == other.after && one.played == other.played;
        let noted = before.len() == after.len() && before.iter().zip(after).all(same_move);
        if !noted || now.len() < after.len() {
            return None;
        }
        for (at, (before, after)) in before.iter().zip(after).enumerate() {
            if now[at] == *after {
                line.plies[from + at] = *before;
            }
        }
        Some(line)
    }
}
