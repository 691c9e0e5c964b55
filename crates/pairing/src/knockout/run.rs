//! A match as far as it is played: who goes on, or which game is next.

use arbiter_chess::Color;

use super::course::Course;
use super::ladder::{FirstColor, Step};
use super::plan::{Last, Plan};
use crate::field::Field;
use crate::lots::Lots;
use crate::mark::Mark;

/// A game of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Game {
    /// The round of the event in which it was played.
    pub round: usize,
    /// White.
    pub white: u16,
    /// Black.
    pub black: u16,
    /// What came of it for White and for Black.
    pub marks: (Mark, Mark),
}

/// What put a player through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    /// He had no opponent.
    Bye,
    /// The games of the match.
    Games,
    /// A step of the ladder, from 1.
    Step(usize),
    /// The lots.
    Lot,
    /// A person.
    Person,
}

/// Where a match stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// Decided.
    Won(u16, Decision),
    /// The next game: White, Black, and the step of the ladder to which it belongs (0: the match itself).
    Next(u16, u16, usize),
    /// A game without result.
    Waiting(u16, u16),
    /// Level after everything: a person decides.
    Level(u16, u16),
}

/// A match of two players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Match {
    /// The stage, from 1; 0 for play-offs of the groups.
    pub stage: usize,
    /// The match in its stage, from 1.
    pub number: usize,
    /// The upper line; `None` where nobody stands on it.
    pub top: Option<u16>,
    /// The lower line.
    pub bottom: Option<u16>,
    /// Games so far.
    pub games: Vec<Game>,
    /// Where it stands.
    pub state: State,
}

impl Match {
    /// Who won it, where it is decided.
    #[must_use]
    pub const fn winner(&self) -> Option<u16> {
        match self.state {
            State::Won(player, _) => Some(player),
            _ => None,
        }
    }

    /// Who lost it.
    #[must_use]
    pub fn loser(&self) -> Option<u16> {
        let winner = self.winner()?;
        [self.top, self.bottom]
            .into_iter()
            .flatten()
            .find(|&player| player != winner)
    }
}

/// What decides beside games: the lots and persons.
pub struct Judge<'a> {
    plan: &'a Plan,
    course: &'a Course,
}

impl<'a> Judge<'a> {
    /// The lots of a knock-out and what persons decided in it.
    pub const fn new(course: &'a Course, plan: &'a Plan) -> Self {
        Self { plan, course }
    }

    /// The lots for one purpose; `None` where no secret is told.
    pub fn lots(&self, purpose: &str) -> Option<Lots> {
        let secret = self.course.secret.as_ref()?;
        Some(Lots::new(&format!("{secret}:{purpose}")))
    }

    /// Whom a person let through.
    pub fn by_person(&self, one: u16, two: u16) -> Option<u16> {
        let last = self
            .course
            .decided
            .iter()
            .rev()
            .find(|pair| [(one, two), (two, one)].contains(pair));
        last.map(|pair| pair.0)
    }

    /// Where a match stands after these games; `ladder` with the games of the match before it. `met` says of two who play off a tie of
    /// their group whether the upper line had White when they met there.
    pub fn state(
        &self,
        place: (usize, usize),
        players: (u16, u16),
        games: &[Game],
        match_games: u16,
        met: Option<bool>,
    ) -> State {
        let (top, bottom) = players;
        let itself = Step {
            games: match_games,
            times: Some(1),
            time: String::new(),
            draw_wins: None,
            first: FirstColor::Lot,
        };
        let ladder = if place.0 == 0 {
            self.plan
                .groups
                .as_ref()
                .map_or(&[][..], |groups| &groups.playoff)
        } else {
            &self.plan.ladder
        };
        if let Some(open) = games.iter().find(|game| game.marks.0 == Mark::Open) {
            return State::Waiting(open.white, open.black);
        }
        let mut left = games;
        let mut first = met; // whether the upper line began before
        let steps = core::iter::once(&itself).chain(ladder).enumerate();
        for (at, step) in steps.filter(|(_, step)| step.games > 0) {
            let times = usize::from(step.times.unwrap_or(u16::MAX));
            for cycle in 0..times {
                let planned = self.begins(place, at, cycle, step, first);
                let begins = left.first().map_or(planned, |game| game.white == top);
                first = Some(begins);
                let (played, rest) = left.split_at(left.len().min(usize::from(step.games)));
                if let Some(winner) = decided(step, played, players, at == 0 && self.plan.all_games) {
                    let decision = if at == 0 {
                        Decision::Games
                    } else {
                        Decision::Step(at)
                    };
                    return State::Won(winner, decision);
                }
                if played.len() < usize::from(step.games) {
                    let white = color(step.games, played.len() as u16, begins);
                    let (white, black) = if white { (top, bottom) } else { (bottom, top) };
                    return State::Next(white, black, at);
                }
                left = rest;
            }
        }
        self.level(place, players)
    }

    /// Whether the upper line has White in the first game of a cycle.
    fn begins(
        &self,
        place: (usize, usize),
        step: usize,
        cycle: usize,
        of: &Step,
        before: Option<bool>,
    ) -> bool {
        let opening = step == 0 || place.0 == 0 && step == 1;
        let reversed = before.filter(|_| cycle > 0 || of.first == FirstColor::Reversed);
        if let Some(before) = reversed {
            return !before;
        }
        let lots = self.lots(&format!("colour {} {} {step}", place.0, place.1));
        match lots {
            Some(mut lots) => lots.below(2) == 0,
            None if opening => place.1 % 2 == 1,
            None => before != Some(true),
        }
    }

    fn level(&self, place: (usize, usize), (top, bottom): (u16, u16)) -> State {
        if let Some(winner) = self.by_person(top, bottom) {
            return State::Won(winner, Decision::Person);
        }
        let lots = self.lots(&format!("match {} {}", place.0, place.1));
        let drawn = lots.filter(|_| self.plan.last == Last::Lot);
        let first = drawn.map(|mut lots| lots.below(2) == 0);
        first.map_or(State::Level(top, bottom), |first| {
            State::Won(if first { top } else { bottom }, Decision::Lot)
        })
    }
}

/// White of game `at` of a step, for the upper line: alternating, in a match of four, eight ... games reversed in its second
/// half, so that nobody has one colour at both ends of it.
fn color(games: u16, at: u16, begins: bool) -> bool {
    let half = games / 2;
    let again = games.is_multiple_of(4) && at >= half;
    at.is_multiple_of(2) == (begins != again)
}

/// Who has won a step: with the most points at its end, or with more than the other can still reach.
fn decided(step: &Step, played: &[Game], (top, bottom): (u16, u16), to_the_end: bool) -> Option<u16> {
    let half = |mark: Mark| match mark {
        Mark::Win | Mark::WinUnrated | Mark::ForfeitWin => 2_u16,
        Mark::Draw | Mark::DrawUnrated => 1,
        _ => 0,
    };
    let mut points = (0, 0);
    for game in played {
        let (white, black) = (half(game.marks.0), half(game.marks.1));
        let (mine, theirs) = if game.white == top {
            (white, black)
        } else {
            (black, white)
        };
        points = (points.0 + mine, points.1 + theirs);
    }
    let left = (step.games - played.len() as u16) * 2;
    if left > 0 && (to_the_end || points.0.abs_diff(points.1) <= left) {
        return None;
    }
    if points.0 == points.1 {
        let last = played.last().filter(|_| points.0 > 0)?;
        let white = step.draw_wins?;
        return Some(if white { last.white } else { last.black });
    }
    Some(if points.0 > points.1 { top } else { bottom })
}

/// The games of two players from one round to another, in their order.
pub fn games(field: &Field, players: (u16, u16), rounds: core::ops::Range<usize>) -> Vec<Game> {
    let Some(top) = field.player(players.0) else {
        return Vec::new();
    };
    rounds
        .filter_map(|round| {
            let cell = top.round(round).filter(|cell| cell.opponent == players.1)?;
            let other = field.player(players.1)?.round(round)?;
            let (white, black, marks) = match cell.color {
                Some(Color::Black) => (players.1, players.0, (other.mark, cell.mark)),
                _ => (players.0, players.1, (cell.mark, other.mark)),
            };
            Some(Game {
                round,
                white,
                black,
                marks,
            })
        })
        .collect()
}
