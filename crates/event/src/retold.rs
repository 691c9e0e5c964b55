//! An event told again as acts, so that one whose rounds are known can stand in a log: results of games, for instance.

use crate::boards::boards;
use crate::field::initial_color;
use crate::form::EntryForm;
use crate::model::{Entrant, Event};
use crate::number::{BoardNumber, EntrantId, Round};
use crate::outcome::Outcome;
use crate::state::act::{Act, Draw, Enter, EnterResult, GrantBye, Pair};
use crate::words::ByeKind;
use arbiter_pairing::{Cell, Mark};

/// Why an event cannot be told as acts; nothing is told then.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotRetold {
    /// Starting ranks with gaps.
    #[error("the starting ranks have a gap before {0}")]
    Gap(u16),
    /// A result that no act has.
    #[error("round {round}, {white}-{black}: the results {result} have no common form")]
    Result {
        /// The round.
        round: usize,
        /// White.
        white: u16,
        /// Black.
        black: u16,
        /// As the two have them.
        result: String,
    },
}

/// The acts that make this event of one that is only announced: entries, numbers and initial colour, then every round with
/// its absences, pairs and results.
///
/// # Errors
/// [`NotRetold`].
///
/// ```
/// use arbiter_event::act::{Announce, decide, evolve};
/// use arbiter_event::retold::retold;
/// use arbiter_event::generate::{generate, Plan};
/// use arbiter_event::state::State;
/// let made = generate(&Plan::plain(6, 3, 1));
/// let mut state = State::default();
/// for act in [Announce::new("Again", 3).into()].into_iter().chain(retold(&made).unwrap()) {
///     let entry = decide(&state, &act).unwrap();
///     evolve(&mut state, &entry);
/// }
/// assert_eq!(state.sheet().players[0].rounds, made.players[0].rounds);
/// ```
pub fn retold(event: &Event) -> Result<Vec<Act>, NotRetold> {
    let gap = event
        .players
        .iter()
        .zip(1..)
        .find(|(player, place)| player.number != *place);
    if let Some((player, _)) = gap {
        return Err(NotRetold::Gap(player.number));
    }
    let mut acts: Vec<Act> = event.players.iter().map(entry).collect();
    let order = event.players.iter().map(|player| player.number.into()).collect();
    acts.push(Draw::by_hand(order, initial_color(event)).into());
    for round in 1..=event.paired_rounds() {
        told(event, round, &mut acts)?;
    }
    Ok(acts)
}

fn entry(player: &Entrant) -> Act {
    let form = EntryForm::of(player);
    Enter { form, from: None }.into()
}

/// A round: who is away, who meets whom, and what came of it. Ids are the starting ranks, in the order of which all entered.
fn told(event: &Event, round: usize, acts: &mut Vec<Act>) -> Result<(), NotRetold> {
    let number = Round(u16::try_from(round).unwrap_or(u16::MAX));
    let id = |rank: u16| EntrantId(rank.into());
    let cell = |player: &Entrant| player.round(round).unwrap_or(Cell::bye(Mark::ZeroBye));
    let mut bye = None;
    for player in event.players.iter().filter(|player| cell(player).opponent == 0) {
        let kind = match cell(player).mark {
            Mark::PairingBye => {
                bye = Some(id(player.number));
                continue;
            }
            Mark::HalfBye => ByeKind::Half,
            Mark::FullBye => ByeKind::Full,
            _ => ByeKind::Zero,
        };
        let entrant = player.number.into();
        acts.push(
            GrantBye {
                entrant,
                round: number,
                kind,
            }
            .into(),
        );
    }
    let pairs = boards(event, round);
    acts.push(Act::Pair(Pair {
        boards: pairs
            .iter()
            .map(|&(white, black)| (id(white), id(black)))
            .collect(),
        bye,
        rules: Some("imported".to_owned()),
        ..Pair::by_rules(number)
    }));
    for (board, (white, black)) in (1..).map(BoardNumber).zip(pairs) {
        let mark = |number: u16| {
            event
                .player(number)
                .map_or(Mark::Open, |player| cell(player).mark)
        };
        let result = Outcome {
            white: mark(white),
            black: mark(black),
        };
        if result.open() {
            continue;
        }
        if result.to_string().parse() != Ok(result) {
            let result = result.to_string();
            return Err(NotRetold::Result {
                round,
                white,
                black,
                result,
            });
        }
        acts.push(EnterResult::typed(number, board, result).into());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{Plan, generate};
    use crate::log::{Log, Salt, Stamp};
    use crate::state::act::Announce;

    #[test]
    fn generated_events_come_out_the_same() {
        for seed in 0..20 {
            let mut plan = Plan::plain(5 + seed as u16, 5, seed);
            (plan.forfeits, plan.half_byes, plan.absences) = (60, 40, 40);
            let made = generate(&plan);
            let mut log = Log::default();
            log.add(&Announce::new("Again", 5).into(), &Stamp::default())
                .unwrap();
            for act in retold(&made).unwrap() {
                log.add(&act, &Stamp::default()).unwrap();
            }
            let rounds = |event: &Event| {
                event
                    .players
                    .iter()
                    .map(|one| one.rounds.clone())
                    .collect::<Vec<_>>()
            };
            assert_eq!(rounds(&log.state().sheet()), rounds(&made), "seed {seed}");
            assert_eq!(Log::read(log.write().as_bytes(), Salt::default()).unwrap(), log);
        }
    }

    #[test]
    fn what_has_no_form_is_refused() {
        let mut event = generate(&Plan::plain(4, 1, 1));
        event.players[1].number = 9;
        event.players.sort_by_key(|player| player.number);
        assert!(matches!(retold(&event), Err(NotRetold::Gap(_))));
    }
}
