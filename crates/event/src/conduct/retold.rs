//! An event told again as acts, so that one whose rounds are known can stand in a log: results of games, for instance.

use super::{Act, ByeKind, DrawMethod, EntryForm, Outcome, Paired, boards};
use crate::dutch::initial_color;
use crate::model::{Cell, Entrant, Event, Mark};

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
/// use arbiter_event::conduct::{apply, retold, Act};
/// use arbiter_event::generate::{generate, Plan};
/// let made = generate(&Plan::plain(6, 3, 1));
/// let mut event = arbiter_event::Event::default();
/// apply(&mut event, &Act::announce("Again", 3)).unwrap();
/// for act in retold(&made).unwrap() {
///     apply(&mut event, &act).unwrap();
/// }
/// assert_eq!(event.players[0].rounds, made.players[0].rounds);
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
    acts.push(Act::Draw {
        method: DrawMethod::Hand,
        order: event.players.iter().map(|player| player.number).collect(),
        colour: initial_color(event),
        secret: None,
    });
    for round in 1..=event.paired_rounds() {
        told(event, round, &mut acts)?;
    }
    Ok(acts)
}

fn entry(player: &Entrant) -> Act {
    Act::Enter {
        player: EntryForm::of(player),
        from: None,
    }
}

/// A round: who is away, who meets whom, and what came of it.
fn told(event: &Event, round: usize, acts: &mut Vec<Act>) -> Result<(), NotRetold> {
    let number = u16::try_from(round).unwrap_or(u16::MAX);
    let cell = |player: &Entrant| player.round(round).unwrap_or(Cell::bye(Mark::ZeroBye));
    let mut bye = None;
    for player in event.players.iter().filter(|player| cell(player).opponent == 0) {
        let kind = match cell(player).mark {
            Mark::PairingBye => {
                bye = Some(player.number);
                continue;
            }
            Mark::HalfBye => ByeKind::Half,
            Mark::FullBye => ByeKind::Full,
            _ => ByeKind::Zero,
        };
        acts.push(Act::Bye {
            player: player.number,
            round: number,
            kind,
        });
    }
    let pairs = boards(event, round);
    acts.push(Act::Pair(Paired {
        round: number,
        pairs: pairs.clone(),
        bye,
        rules: Some("imported".to_owned()),
        reason: None,
    }));
    for (white, black) in pairs {
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
        acts.push(Act::Result {
            round: number,
            white,
            black,
            result,
            excused: None,
            comment: None,
        });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conduct::{Entry, Log};
    use crate::generate::{Plan, generate};

    #[test]
    fn generated_events_come_out_the_same() {
        for seed in 0..20 {
            let mut plan = Plan::plain(5 + seed as u16, 5, seed);
            (plan.forfeits, plan.half_byes, plan.absences) = (60, 40, 40);
            let made = generate(&plan);
            let mut log = Log::default();
            log.add(Entry::new(Act::announce("Again", 5))).unwrap();
            for act in retold(&made).unwrap() {
                log.add(Entry::new(act)).unwrap();
            }
            let rounds = |event: &Event| {
                event
                    .players
                    .iter()
                    .map(|one| one.rounds.clone())
                    .collect::<Vec<_>>()
            };
            assert_eq!(rounds(log.event()), rounds(&made), "seed {seed}");
            assert_eq!(Log::read(log.write().as_bytes()).unwrap(), log);
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
