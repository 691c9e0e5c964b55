//! Random tournaments: the same seed gives the same tournament. For tests, benches and comparison with other programs.

use crate::dutch::{self, NotPaired, Rules};
use crate::model::{Cell, Color, Entrant, Event, Forbidden, Mark, VirtualPoints};
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
            rules: Rules::FideDutch2026,
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

/// A tournament by a plan, paired by this crate. It ends early where no pairing exists any more.
///
/// ```
/// use arbiter_event::generate::{Plan, generate};
/// let event = generate(&Plan::plain(8, 3, 1));
/// assert_eq!((event.players.len(), event.paired_rounds()), (8, 3));
/// assert_eq!(event, generate(&Plan::plain(8, 3, 1)));
/// ```
#[must_use]
pub fn generate(plan: &Plan) -> Event {
    let mut chance = Chance(plan.seed);
    let mut event = entries(plan, &mut chance);
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
        for (at, player) in event.players.iter_mut().enumerate() {
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
        match dutch::pair_round(&event, usize::from(round), plan.rules) {
            Ok(paired) => play(&mut event, &paired, plan, &mut chance),
            Err(NotPaired::Impossible { .. }) => {
                event
                    .players
                    .iter_mut()
                    .for_each(|player| player.rounds.truncate(usize::from(round) - 1));
                break;
            }
            Err(_) => break,
        }
    }
    sum_up(&mut event);
    event
}

fn entries(plan: &Plan, chance: &mut Chance) -> Event {
    let mut ratings: Vec<u16> = (0..plan.players)
        .map(|_| 2600 - plan.spread.min(2500) + chance.below(u64::from(plan.spread)) as u16)
        .collect();
    ratings.sort_unstable_by(|one, two| two.cmp(one));
    let entrant = |(at, &rating): (usize, &u16)| Entrant {
        number: at as u16 + 1,
        sex: "m".to_owned(),
        name: format!("Player{:04}, Random", at + 1),
        rating: Some(rating),
        federation: "FID".to_owned(),
        ..Entrant::default()
    };
    let group = plan.players.div_ceil(4) * 2;
    let accelerated = plan.rounds.div_ceil(2);
    let full = accelerated.div_ceil(2);
    let virtual_points = |points: Points, first: u16, last: u16| VirtualPoints {
        points,
        match_points: None,
        rounds: (first, last),
        numbers: (1, group),
    };
    let half = Points::hundredths(plan.points.win.value() / 2);
    let mut ranges = vec![virtual_points(plan.points.win, 1, full)];
    if accelerated > full {
        ranges.push(virtual_points(half, full + 1, accelerated));
    }
    let forbidden = (0..plan.forbidden).map(|_| forbidden(plan, chance)).collect();
    Event {
        rounds: Some(plan.rounds),
        forbidden,
        initial_color: Some(if chance.happens(500) {
            Color::White
        } else {
            Color::Black
        }),
        points: plan.points,
        system: Some(
            if plan.rules == Rules::FideDutch2017 {
                "FIDE_DUTCH_2017"
            } else {
                "FIDE_DUTCH_2026"
            }
            .to_owned(),
        ),
        players: ratings.iter().enumerate().map(entrant).collect(),
        virtual_points: if plan.baku { ranges } else { Vec::new() },
        ..Event::default()
    }
}

/// Two players who may not meet: in every second case only from some round on.
fn forbidden(plan: &Plan, chance: &mut Chance) -> Forbidden {
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
    Forbidden {
        rounds: (first, plan.rounds),
        numbers,
    }
}

fn play(event: &mut Event, paired: &dutch::Round, plan: &Plan, chance: &mut Chance) {
    let round = paired.round;
    for &(white, black) in &paired.pairs {
        let (one, two) = if chance.happens(plan.forfeits) {
            match chance.below(5) {
                0 => (Mark::ForfeitLoss, Mark::ForfeitLoss),
                1 | 2 => (Mark::ForfeitWin, Mark::ForfeitLoss),
                _ => (Mark::ForfeitLoss, Mark::ForfeitWin),
            }
        } else if chance.happens(plan.unusual) {
            match chance.below(6) {
                0 => (Mark::WinUnrated, Mark::LossUnrated),
                1 => (Mark::LossUnrated, Mark::WinUnrated),
                2 => (Mark::DrawUnrated, Mark::DrawUnrated),
                3 => (Mark::Draw, Mark::Loss),
                4 => (Mark::Loss, Mark::Draw),
                _ => (Mark::Loss, Mark::Loss),
            }
        } else {
            game(event, white, black, chance)
        };
        set(
            event,
            white,
            round,
            Cell {
                opponent: black,
                color: Some(Color::White),
                mark: one,
            },
        );
        set(
            event,
            black,
            round,
            Cell {
                opponent: white,
                color: Some(Color::Black),
                mark: two,
            },
        );
    }
    if let Some(bye) = paired.bye {
        set(event, bye, round, Cell::bye(Mark::PairingBye));
    }
}

/// A game by the ratings: a fair share of draws, the rest by a straight line through the difference.
fn game(event: &Event, white: u16, black: u16, chance: &mut Chance) -> (Mark, Mark) {
    let rating = |number: u16| {
        event
            .player(number)
            .and_then(|player| player.rating)
            .map_or(1500, i64::from)
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

fn set(event: &mut Event, number: u16, round: usize, cell: Cell) {
    if let Ok(at) = event
        .players
        .binary_search_by_key(&number, |player| player.number)
    {
        event.players[at].rounds[round - 1] = Some(cell);
    }
}

fn sum_up(event: &mut Event) {
    let sums: Vec<Points> = event
        .players
        .iter()
        .map(|player| crate::history::summed(event, player, player.rounds.len()))
        .collect();
    for (player, sum) in event.players.iter_mut().zip(sums) {
        player.points = Some(sum);
    }
}
