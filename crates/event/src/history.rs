//! What the rounds so far add up to: points, and the virtual points of each round.

use crate::model::{Entrant, Event};
use arbiter_pairing::Points;
use arbiter_pairing::{Cell, Mark};

/// What a round brought a player, with what record 299 says of it.
#[must_use]
pub fn worth(event: &Event, player: &Entrant, round: usize) -> Points {
    let mark = player.round(round).map_or(Mark::ZeroBye, |cell| cell.mark);
    let mut points = event.points.of(mark);
    for one in &event.abnormal {
        let here = one.round == 0 || usize::from(one.round) == round;
        if here && one.mark == Some(mark) && one.numbers.contains(&player.number) {
            points = one.points;
        }
    }
    points
}

/// Penalties and bonuses up to a round.
#[must_use]
pub fn bonus(event: &Event, player: &Entrant, last: usize) -> Points {
    let counts = |round: u16| usize::from(round) <= last;
    let mine = event
        .abnormal
        .iter()
        .filter(|one| one.mark.is_none() && one.numbers.contains(&player.number));
    mine.filter(|one| counts(one.round)).map(|one| one.points).sum()
}

/// Points of the first `last` rounds.
#[must_use]
pub fn summed(event: &Event, player: &Entrant, last: usize) -> Points {
    let rounds: Points = (1..=last).map(|round| worth(event, player, round)).sum();
    rounds + bonus(event, player, last)
}

/// Points that a player may state: with his open games as they count, or without them; with a bye that he has in a round to come
/// already, or without it.
#[must_use]
pub fn statable(event: &Event, player: &Entrant) -> Vec<Points> {
    let all = player.rounds.len();
    let ahead = player
        .rounds
        .last()
        .copied()
        .flatten()
        .is_some_and(|cell| !cell.paired());
    let so_far = if ahead {
        all.min(event.paired_rounds())
    } else {
        all
    };
    let mut sums = Vec::with_capacity(4);
    for last in [all, so_far] {
        let sum = summed(event, player, last);
        let cells = player.rounds.iter().take(last).flatten();
        let open = cells.filter(|cell| cell.mark == Mark::Open).count();
        sums.extend([sum, sum - event.points.unknown * open]);
    }
    sums
}

/// Scores round by round, with and without virtual points, for everybody.
#[derive(Debug, Clone)]
pub struct History {
    /// Points before each round, `[player][round - 1]`, one more entry than rounds.
    scores: Vec<Vec<Points>>,
    virtuals: Vec<Vec<Points>>,
}

impl History {
    /// The history of the first `rounds` rounds; `system` may imply acceleration where no record gives it.
    #[must_use]
    pub fn new(event: &Event, rounds: usize) -> Self {
        let baku = Baku::of(event);
        let scores = event.players.iter().map(|player| {
            let mut scores = Vec::with_capacity(rounds + 1);
            let mut score = Points::ZERO;
            scores.push(score);
            for round in 1..=rounds {
                score += worth(event, player, round);
                let extra = if event.abnormal.is_empty() {
                    Points::ZERO
                } else {
                    bonus(event, player, round)
                };
                scores.push(score + extra);
            }
            scores
        });
        let virtuals = event.players.iter().map(|player| {
            (1..=rounds + 1)
                .map(|round| virtual_points(event, baku.as_ref(), player.number, round))
                .collect()
        });
        Self {
            scores: scores.collect(),
            virtuals: virtuals.collect(),
        }
    }

    /// Points before a round, by place in the list of players.
    #[must_use]
    pub fn score(&self, at: usize, round: usize) -> Points {
        self.scores[at][round - 1]
    }

    /// The pairing score of a round: points before it and its virtual points.
    #[must_use]
    pub fn pairing_score(&self, at: usize, round: usize) -> Points {
        self.scores[at][round - 1] + self.virtuals[at][round - 1]
    }
}

fn virtual_points(event: &Event, baku: Option<&Baku>, number: u16, round: usize) -> Points {
    if event.virtual_points.is_empty() {
        return baku.map_or(Points::ZERO, |baku| baku.points(number, round));
    }
    let here = event.virtual_points.iter().filter(|range| {
        (usize::from(range.rounds.0)..=usize::from(range.rounds.1)).contains(&round)
            && (range.numbers.0..=range.numbers.1).contains(&number)
    });
    here.map(|range| range.points).sum()
}

/// Baku acceleration (C.04.7) where the coded type asks for it.
struct Baku {
    last: u16,
    full: usize,
    half: usize,
    win: Points,
}

impl Baku {
    fn of(event: &Event) -> Option<Self> {
        event.system.as_ref().filter(|system| system.ends_with("_BAKU"))?;
        let group = event.players.len().div_ceil(4) * 2;
        let last = event
            .players
            .get(group.min(event.players.len()).checked_sub(1)?)?
            .number;
        let accelerated = event.all_rounds().div_ceil(2);
        Some(Self {
            last,
            full: accelerated.div_ceil(2),
            half: accelerated,
            win: event.points.win,
        })
    }

    fn points(&self, number: u16, round: usize) -> Points {
        if number > self.last || round > self.half {
            Points::ZERO
        } else if round <= self.full {
            self.win
        } else {
            Points::hundredths(self.win.value() / 2)
        }
    }
}

/// The mark under which a round counts in the history; a blank is an absence.
pub(crate) fn cell(player: &Entrant, round: usize) -> Cell {
    player.round(round).unwrap_or(Cell::bye(Mark::ZeroBye))
}
