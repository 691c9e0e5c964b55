//! Random tournaments: the same seed gives the same tournament. For tests, benches and comparison with other programs.

use arbiter_chess::Color;

use crate::dutch::{self, Rules};
use crate::field::{Contestant, Field, Past};
use crate::mark::{Cell, Mark};
use crate::paired::{NotPaired, Paired};
use crate::points::{PointSystem, Points};

/// What kind of tournament to make. Chances are in thousandths for each player and round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// Number of players.
    pub players: u16,
    /// Number of rounds announced.
    pub rounds: u16,
    /// Rounds to play; fewer leave the event open.
    pub played: u16,
    /// What chance starts from.
    pub seed: u64,
    /// Chance that a game is lost by forfeit.
    pub forfeits: u64,
    /// Chance of a half-point bye.
    pub half_byes: u64,
    /// Chance of a full-point bye.
    pub full_byes: u64,
    /// Chance of an absence.
    pub absences: u64,
    /// Chance that a game ends by a ruling (½–0, 0–0) or too short to be rated.
    pub unusual: u64,
    /// Number of random pairs that may not meet, for the whole event or from some round on.
    pub forbidden: u16,
    /// How far the ratings reach below 2600.
    pub spread: u16,
    /// Chance that a player enters late.
    pub late: u64,
    /// Chance that a player withdraws for good.
    pub withdrawals: u64,
    /// Baku acceleration.
    pub baku: bool,
    /// What results are worth.
    pub points: PointSystem,
    /// The rule set.
    pub rules: Rules,
}

impl Plan {
    /// Games only, one point for a win.
    #[must_use]
    pub fn plain(players: u16, rounds: u16, seed: u64) -> Self {
        Self {
            players,
            rounds,
            played: rounds,
            seed,
            forfeits: 0,
            half_byes: 0,
            full_byes: 0,
            absences: 0,
            unusual: 0,
            forbidden: 0,
            spread: 1200,
            late: 0,
            withdrawals: 0,
            baku: false,
            points: PointSystem::default(),
            rules: Rules::newest(),
        }
    }
}

/// A generator of numbers from a seed (splitmix64, public domain).
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound.max(1)
    }

    fn happens(&mut self, thousandths: u64) -> bool {
        self.below(1000) < thousandths
    }
}

/// A player of a random tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// Starting rank.
    pub number: u16,
    /// Rating.
    pub rating: u16,
    /// His rounds; `None` for one that was not paired.
    pub rounds: Vec<Option<Cell>>,
}

/// Virtual points that a range of starting ranks has in a range of rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Accelerated {
    /// Virtual points.
    pub points: Points,
    /// First and last round, both included.
    pub rounds: (u16, u16),
    /// First and last starting rank, both included.
    pub numbers: (u16, u16),
}

/// Players of whom no two may meet in a range of rounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Apart {
    /// First and last round, both included.
    pub rounds: (u16, u16),
    /// Starting ranks.
    pub numbers: Vec<u16>,
}

/// A random tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made {
    /// What it was made by.
    pub plan: Plan,
    /// The initial colour.
    pub initial: Color,
    /// Players by starting rank.
    pub players: Vec<Player>,
    /// Acceleration.
    pub accelerated: Vec<Accelerated>,
    /// Who may not meet.
    pub forbidden: Vec<Apart>,
}

/// A tournament by a plan, paired by this crate. It ends early where no pairing exists any more.
///
/// ```
/// use arbiter_pairing::generate::{Plan, generate};
/// let made = generate(&Plan::plain(8, 3, 1));
/// assert_eq!((made.players.len(), made.players[0].rounds.len()), (8, 3));
/// assert_eq!(made, generate(&Plan::plain(8, 3, 1)));
/// ```
#[must_use]
pub fn generate(plan: &Plan) -> Made {
    let mut chance = Chance(plan.seed);
    let mut made = entries(plan, &mut chance);
    let mut field = made.field();
    let enters: Vec<u16> = (0..plan.players)
        .map(|_| {
            if chance.happens(plan.late) {
                2 + chance.below(u64::from(plan.rounds) / 2) as u16
            } else {
                1
            }
        })
        .collect();
    let mut gone = vec![false; usize::from(plan.players)];
    for round in 1..=plan.played.min(plan.rounds) {
        for (at, player) in made.players.iter_mut().enumerate() {
            gone[at] |= round > 1 && chance.happens(plan.withdrawals);
            let mark = if gone[at] || round < enters[at] || chance.happens(plan.absences) {
                Some(Mark::ZeroBye)
            } else if chance.happens(plan.half_byes) {
                Some(Mark::HalfBye)
            } else {
                chance.happens(plan.full_byes).then_some(Mark::FullBye)
            };
            player.rounds.push(mark.map(Cell::bye));
        }
        made.open(&mut field, round);
        match dutch::pair(&field, plan.rules) {
            Ok(paired) => play(&mut made, &paired, &mut chance),
            Err(NotPaired::Impossible { .. }) => {
                made.players
                    .iter_mut()
                    .for_each(|player| player.rounds.truncate(usize::from(round) - 1));
                break;
            }
            Err(_) => break,
        }
        made.close(&mut field, round);
    }
    made
}

impl Made {
    /// The field before anything was played.
    fn field(&self) -> Field {
        Field {
            rounds: Some(self.plan.rounds.into()),
            initial: Some(self.initial),
            points: self.plan.points,
            ..Field::fresh(self.plan.players)
        }
    }

    /// The field before a round, the last that is known; who has no cell in it is to be paired.
    #[cfg(test)]
    pub(crate) fn before(&self, round: u16) -> Field {
        let mut field = self.field();
        for past in 1..round {
            self.open(&mut field, past);
            self.close(&mut field, past);
        }
        self.open(&mut field, round);
        field
    }

    /// Virtual points of a player in a round.
    fn virtual_points(&self, number: u16, round: u16) -> Points {
        let within = |range: (u16, u16), value: u16| (range.0..=range.1).contains(&value);
        let here = self
            .accelerated
            .iter()
            .filter(|one| within(one.rounds, round) && within(one.numbers, number));
        here.map(|one| one.points).sum()
    }

    /// Opens a round: who is away, who may not meet, with which scores.
    fn open(&self, field: &mut Field, round: u16) {
        field.round = usize::from(round);
        let here = self
            .forbidden
            .iter()
            .filter(|one| (one.rounds.0..=one.rounds.1).contains(&round));
        field.forbidden = here.map(|one| one.numbers.clone()).collect();
        for (player, contestant) in self.players.iter().zip(&mut field.players) {
            let points: Points = contestant.past.iter().map(|past| past.worth).sum();
            contestant.away = player.rounds.last().copied().flatten().map(|cell| cell.mark);
            contestant.score = points + self.virtual_points(player.number, round);
        }
    }

    /// Closes a round: what it brought goes behind everybody.
    fn close(&self, field: &mut Field, round: u16) {
        let points = field.points;
        let past = |player: &Player, contestant: &Contestant| {
            let cell = player.rounds.get(usize::from(round) - 1).copied().flatten();
            let cell = cell.unwrap_or(Cell::bye(Mark::ZeroBye));
            Past {
                cell,
                worth: points.of(cell.mark),
                score: contestant.score,
            }
        };
        for (player, contestant) in self.players.iter().zip(&mut field.players) {
            let past = past(player, contestant);
            contestant.past.push(past);
        }
    }
}

fn entries(plan: &Plan, chance: &mut Chance) -> Made {
    let mut ratings: Vec<u16> = (0..plan.players)
        .map(|_| 2600 - plan.spread.min(2500) + chance.below(u64::from(plan.spread)) as u16)
        .collect();
    ratings.sort_unstable_by(|one, two| two.cmp(one));
    let player = |(number, &rating): (u16, &u16)| Player {
        number,
        rating,
        rounds: Vec::new(),
    };
    let group = plan.players.div_ceil(4) * 2;
    let half_time = plan.rounds.div_ceil(2);
    let full = half_time.div_ceil(2);
    let virtual_points = |points: Points, first: u16, last: u16| Accelerated {
        points,
        rounds: (first, last),
        numbers: (1, group),
    };
    let half = Points::hundredths(plan.points.win.value() / 2);
    let mut ranges = vec![virtual_points(plan.points.win, 1, full)];
    if half_time > full {
        ranges.push(virtual_points(half, full + 1, half_time));
    }
    let forbidden = (0..plan.forbidden).map(|_| forbidden(plan, chance)).collect();
    Made {
        plan: plan.clone(),
        forbidden,
        initial: if chance.happens(500) {
            Color::White
        } else {
            Color::Black
        },
        players: (1..).zip(&ratings).map(player).collect(),
        accelerated: if plan.baku { ranges } else { Vec::new() },
    }
}

/// Two players who may not meet: in every second case only from some round on.
fn forbidden(plan: &Plan, chance: &mut Chance) -> Apart {
    let one = 1 + chance.below(u64::from(plan.players)) as u16;
    let other = 1 + chance.below(u64::from(plan.players)) as u16;
    let first = if chance.happens(500) {
        1
    } else {
        1 + chance.below(u64::from(plan.rounds)) as u16
    };
    let numbers = if one == other {
        vec![one]
    } else {
        vec![one.min(other), one.max(other)]
    };
    Apart {
        rounds: (first, plan.rounds),
        numbers,
    }
}

fn play(made: &mut Made, paired: &Paired, chance: &mut Chance) {
    for &(white, black) in &paired.pairs {
        let (one, two) = if chance.happens(made.plan.forfeits) {
            match chance.below(5) {
                0 => (Mark::ForfeitLoss, Mark::ForfeitLoss),
                1 | 2 => (Mark::ForfeitWin, Mark::ForfeitLoss),
                _ => (Mark::ForfeitLoss, Mark::ForfeitWin),
            }
        } else if chance.happens(made.plan.unusual) {
            match chance.below(6) {
                0 => (Mark::WinUnrated, Mark::LossUnrated),
                1 => (Mark::LossUnrated, Mark::WinUnrated),
                2 => (Mark::DrawUnrated, Mark::DrawUnrated),
                3 => (Mark::Draw, Mark::Loss),
                4 => (Mark::Loss, Mark::Draw),
                _ => (Mark::Loss, Mark::Loss),
            }
        } else {
            game(made, white, black, chance)
        };
        for (number, opponent, color, mark) in [
            (white, black, Color::White, one),
            (black, white, Color::Black, two),
        ] {
            let cell = Cell {
                opponent,
                color: Some(color),
                mark,
            };
            set(made, number, paired.round, cell);
        }
    }
    if let Some(bye) = paired.bye {
        set(made, bye, paired.round, Cell::bye(Mark::PairingBye));
    }
}

/// A game by the ratings: a fair share of draws, the rest by a straight line through the difference.
fn game(made: &Made, white: u16, black: u16, chance: &mut Chance) -> (Mark, Mark) {
    let rating = |number: u16| {
        let player = made.players.get(usize::from(number) - 1);
        player.map_or(1500, |player| i64::from(player.rating))
    };
    let difference = (rating(white) + 30 - rating(black)).clamp(-700, 700);
    let draw = 300 - difference.unsigned_abs() / 3;
    let win = (i64::try_from(1000 - draw).unwrap_or(0) * (800 + difference) / 1600).unsigned_abs();
    match chance.below(1000) {
        roll if roll < draw => (Mark::Draw, Mark::Draw),
        roll if roll < draw + win => (Mark::Win, Mark::Loss),
        _ => (Mark::Loss, Mark::Win),
    }
}

fn set(made: &mut Made, number: u16, round: usize, cell: Cell) {
    if let Some(player) = made.players.get_mut(usize::from(number) - 1) {
        player.rounds[round - 1] = Some(cell);
    }
}
