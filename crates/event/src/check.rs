//! The checker: every round is paired again from the rounds before it, and compared.

use std::collections::{BTreeMap, BTreeSet};

use crate::round_robin::counting;
use arbiter_pairing::dutch::Rules;

use crate::field::initial_color;
use crate::history::statable;
use crate::log::Log;
use crate::model::Event;
use crate::number::Seq;
use crate::questions::unsettled;
use crate::state::State;
use crate::system::System;
use crate::team::{Teams, view};
use crate::tiebreak::{Code, Edition, standings};
use arbiter_pairing::{Color, Mark};

/// What differs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Who meets whom.
    Pairing,
    /// Who has White.
    Colours,
    /// Who gets the pairing-allocated bye.
    Bye,
    /// The order of the boards (C.04.2, 3.6), which only a log tells.
    BoardOrder,
    /// The place that a player has.
    Standing,
    /// The points that a player has.
    Points,
    /// What two players, or two records, say of one thing.
    Record,
}

impl Kind {
    /// Its name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pairing => "pairing",
            Self::Colours => "colours",
            Self::Bye => "bye",
            Self::BoardOrder => "board_order",
            Self::Standing => "standing",
            Self::Points => "points",
            Self::Record => "record",
        }
    }
}

/// One difference between a report and what the rules give.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The round; 0 for the whole event.
    pub round: usize,
    /// What differs.
    pub kind: Kind,
    /// What the rules give, White first.
    pub expected: String,
    /// What the report has.
    pub found: String,
    /// Why, in English for developers.
    pub reason: String,
}

/// Every difference: pairs, colours, byes round by round (without a system: none of these), then points and places.
///
/// ```
/// use arbiter_event::{System, check::check, generate::{Plan, generate}};
/// use arbiter_pairing::dutch::Rules;
/// let mut event = generate(&Plan::plain(6, 3, 5));
/// assert_eq!(check(&event, Some(System::Dutch(Rules::newest()))), []);
/// event.players[0].points = Some(arbiter_event::Points::whole(9));
/// assert_eq!(check(&event, Some(System::Dutch(Rules::newest()))).len(), 1);
/// ```
#[must_use]
pub fn check(event: &Event, system: Option<System>) -> Vec<Difference> {
    let mut found = Vec::new();
    let system = system.filter(|_| tells_how_it_is_paired(event));
    // A round that is paired again has no colours yet from which the initial colour could be told.
    let event = &Event {
        initial_color: initial_color(event),
        ..event.clone()
    };
    let teams = match system {
        Some(System::Team(teams)) => Some((view(event), teams.inner())),
        _ => None,
    };
    let (paired, system) = teams
        .as_ref()
        .map_or((event, system), |(view, inner)| (view, Some(*inner)));
    for (round, system) in (1..=event.paired_rounds()).filter_map(|round| Some((round, system?))) {
        round_differs(paired, round, system, &mut found);
    }
    points_differ(event, &mut found);
    let by_points = matches!(system, Some(System::Dutch(_) | System::Berger(_)));
    if by_points || !event.tiebreaks.is_empty() {
        places_differ(event, &mut found);
    }
    found
}

/// Whether the rounds of an event can be paired again from what is known of it: a report file does not say how many games a match
/// of a knock-out has, nor who was drawn into which group.
#[must_use]
pub fn tells_how_it_is_paired(event: &Event) -> bool {
    let is_cup = matches!(System::of(event), Some(System::Knockout));
    unsettled(event).is_empty() && !(is_cup && event.beside.settled.is_empty())
}

/// Every round of a log paired again from what was known when it was paired: corrections that came later raise no alarm.
/// Rounds of a report file from which the log goes on are paired from what that file holds.
#[must_use]
pub fn check_log(log: &Log, system: System) -> Vec<Difference> {
    check_known(log.state(), &|seq| Some(log.before(seq)), system)
}

/// The same of an event that came back from a report file with its history (`### arbiter-state`); rounds of which it is not known any
/// more what their pairing knew are not looked at.
#[must_use]
pub fn check_state(state: &State, system: System) -> Vec<Difference> {
    check_known(state, &|seq| state.known_before(seq), system)
}

fn check_known(state: &State, before: &dyn Fn(Seq) -> Option<State>, system: System) -> Vec<Difference> {
    let mut found = Vec::new();
    for round in &state.rounds {
        let number = usize::from(round.round.0);
        let Some(then) = before(Seq(round.paired.0.max(1) + 1)) else {
            continue;
        };
        let then = then.sheet();
        let rules = round.rules.as_deref().and_then(Rules::by_name).map(System::Dutch);
        let (then, system) = match rules.unwrap_or(system) {
            System::Team(teams) => (view(&then), teams.inner()),
            other => (then, other),
        };
        let then = Event {
            initial_color: initial_color(&then),
            ..then
        };
        round_differs(&then, number, system, &mut found);
        if state.of_teams() || round.paired.0 == 0 {
            continue; // matches stand in the order of the tables, and report files tell no order
        }
        let Some(known) = before(round.paired) else {
            continue;
        };
        let numbers = known.numbers();
        let first = round.layouts.all().next();
        let boards = first.map_or(&[][..], |layout| &layout.boards);
        let told: Vec<(u16, u16)> = boards
            .iter()
            .map(|board| (numbers.rank(board.white), numbers.rank(board.black)))
            .collect();
        found.extend(order_differs(&then, number, system, &told));
    }
    found
}

/// Boards that stand in another order than the rules give, their pairs being the same (C.04.2, 3.6).
fn order_differs(then: &Event, round: usize, system: System, told: &[(u16, u16)]) -> Option<Difference> {
    let paired = system.pair_round(&then.before(round), round).ok()?;
    let sorted = |pairs: &[(u16, u16)]| pairs.iter().copied().collect::<BTreeSet<_>>();
    let differs = paired.pairs != told && sorted(&paired.pairs) == sorted(told);
    let list = |pairs: &[(u16, u16)]| {
        let words: Vec<String> = pairs.iter().map(|(one, two)| format!("{one}-{two}")).collect();
        words.join(" ")
    };
    differs.then(|| Difference {
        round,
        kind: Kind::BoardOrder,
        expected: list(&paired.pairs),
        found: list(told),
        reason: "C.04.2, 3.6".to_owned(),
    })
}

fn points_differ(event: &Event, found: &mut Vec<Difference>) {
    for player in &event.players {
        let sums = statable(event, player);
        if let Some(stated) = player.points.filter(|stated| !sums.contains(stated)) {
            found.push(Difference {
                round: 0,
                kind: Kind::Points,
                expected: format!("{}: {}", player.number, sums[0]),
                found: format!("{}: {stated}", player.number),
                reason: "the sum of the results".to_owned(),
            });
        }
    }
}

/// Places against the tie-breaks that the report names, or against the points alone where it names none; those whom
/// the list leaves level may stand in any order.
fn places_differ(event: &Event, found: &mut Vec<Difference>) {
    let codes: Result<Vec<Code>, _> = event.tiebreaks.iter().map(|code| code.parse()).collect();
    let Ok(codes) = codes else { return };
    if Teams::of(event).is_some() {
        return;
    }
    let list = match &*event.tiebreaks {
        [] => "PTS".to_owned(),
        named => named.join(","),
    };
    let (counted, _) = counting(event);
    let table = standings(&counted, &codes, Edition::of(event));
    for line in &table {
        let level = table.iter().filter(|other| other.rank == line.rank).count();
        let stated = event
            .player(line.player)
            .and_then(|player| player.rank)
            .map(usize::from);
        if let Some(stated) = stated.filter(|stated| !(line.rank..line.rank + level).contains(stated)) {
            found.push(Difference {
                round: 0,
                kind: Kind::Standing,
                expected: format!("{}: {}", line.player, line.rank),
                found: format!("{}: {stated}", line.player),
                reason: list.clone(),
            });
        }
    }
}

/// A pair with the lower number first, and its colours.
type Pairs = BTreeMap<(u16, u16), (u16, u16)>;

fn round_differs(event: &Event, round: usize, system: System, found: &mut Vec<Difference>) {
    let (pairs, bye) = as_played(event, round);
    let paired = match system.pair_round(&event.before(round), round) {
        Ok(paired) => paired,
        Err(reason) => {
            let (expected, reason) = ("no pairing".to_owned(), reason.to_string());
            found.push(Difference {
                round,
                kind: Kind::Pairing,
                expected,
                found: show(&pairs),
                reason,
            });
            return;
        }
    };
    let ours: Pairs = paired
        .pairs
        .iter()
        .map(|&(one, two)| ((one.min(two), one.max(two)), (one, two)))
        .collect();
    let missing: Pairs = ours
        .iter()
        .filter(|(key, _)| !pairs.contains_key(key))
        .map(|(&key, &pair)| (key, pair))
        .collect();
    let extra: Pairs = pairs
        .iter()
        .filter(|(key, _)| !ours.contains_key(key))
        .map(|(&key, &pair)| (key, pair))
        .collect();
    if !missing.is_empty() || !extra.is_empty() {
        let players: BTreeSet<u16> = missing.keys().flat_map(|&(one, two)| [one, two]).collect();
        let bracket = paired.brackets.iter().position(|bracket| {
            bracket
                .pairs
                .iter()
                .any(|&(one, two)| players.contains(&one) || players.contains(&two))
        });
        let reason = bracket.map_or(String::new(), |at| {
            format!("first in bracket {} of {}", at + 1, system.name())
        });
        found.push(Difference {
            round,
            kind: Kind::Pairing,
            expected: show(&missing),
            found: show(&extra),
            reason,
        });
    }
    for (key, expected) in &ours {
        if let Some(one) = pairs.get(key).filter(|&one| one != expected) {
            found.push(Difference {
                round,
                kind: Kind::Colours,
                expected: format!("{}-{}", expected.0, expected.1),
                found: format!("{}-{}", one.0, one.1),
                reason: "5.2 (E)".to_owned(),
            });
        }
    }
    if bye != paired.bye {
        let name = |bye: Option<u16>| bye.map_or("none".to_owned(), |bye| bye.to_string());
        let reason = "C2, C5, C9".to_owned();
        found.push(Difference {
            round,
            kind: Kind::Bye,
            expected: name(paired.bye),
            found: name(bye),
            reason,
        });
    }
}

fn show(pairs: &Pairs) -> String {
    pairs
        .values()
        .map(|(white, black)| format!("{white}-{black}"))
        .collect::<Vec<_>>()
        .join(" ")
}

/// The round as the report has it.
fn as_played(event: &Event, round: usize) -> (Pairs, Option<u16>) {
    let mut pairs = Pairs::new();
    let mut bye = None;
    for player in &event.players {
        let Some(cell) = player.round(round) else { continue };
        if cell.mark == Mark::PairingBye {
            bye = Some(player.number);
        }
        if cell.opponent > player.number {
            let (one, two) = (player.number, cell.opponent);
            pairs.insert(
                (one, two),
                if cell.color == Some(Color::Black) {
                    (two, one)
                } else {
                    (one, two)
                },
            );
        }
    }
    (pairs, bye)
}
