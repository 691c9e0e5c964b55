//! Logs of version 1: starting ranks in place of ids, no answers, no chain.
//!
//! Each line becomes an act with its answers. The rounds are taken as they stand there; nothing is paired again, and
//! whatever the rules of today would refuse is taken as what happened.

mod old;

use serde::Deserialize;
use serde_json::Value;

use old::{Act as Old, Entry as OldEntry};

use super::{LogFault, LogFaultKind, Salt, Stamp};
use crate::draw::DrawMethod;
use crate::number::{EntrantId, Round, TeamId};
use crate::regulations::Stage;
use crate::state::State;
use crate::state::act::{self, Act, Answer, Entry, Form, QuestionKey, Refusal, Wanted, decide};
use arbiter_pairing::dutch::Rules;

/// Reads a log of version 1.
pub(super) fn read(text: &str, salt: Salt) -> Result<super::Log, LogFault> {
    let mut log = super::Log {
        version: 1,
        ..super::Log::default()
    };
    let lines = (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.trim().is_empty());
    for (at, line) in lines.skip(1) {
        let mut from = serde_json::Deserializer::from_str(line);
        let old = OldEntry::deserialize(&mut from).map_err(|error| LogFault::of(at, &error))?;
        from.end().map_err(|error| LogFault::of(at, &error))?;
        let refused = |why| LogFault::at(at, 1, LogFaultKind::Refused(Box::new(why)));
        let entry = entry(log.state(), &old.act).map_err(refused)?;
        let mut salt = salt;
        for (byte, place) in salt.0.iter_mut().zip((at as u64).to_le_bytes()) {
            *byte ^= place; // each entry has its own
        }
        let stamp = Stamp {
            at: old.at,
            by: old.by,
            salt,
            confirmed: false,
        };
        log.keep(entry, &stamp);
    }
    Ok(log)
}

/// The lines of a log of version 1 without the days of birth that are to be erased; other lines stay as they are.
///
/// ```
/// let old = r#"{"at":"2026","act":{"type":"enter","player":{"name":"Kid","birth":"2015/03/01"}}}"#;
/// let erased = arbiter_event::log::without_births(old, &|birth| birth.starts_with("2015"));
/// assert!(erased.contains("Kid") && !erased.contains("2015/03"));
/// assert_eq!(arbiter_event::log::without_births(old, &|_| false), old);
/// ```
#[must_use]
pub fn without_births(text: &str, is_erased: &dyn Fn(&str) -> bool) -> String {
    let line = |line: &str| {
        let end = line.trim_end_matches(['\r', '\n']);
        let mut value: Value = serde_json::from_str(end).unwrap_or_default();
        if forget(&mut value, is_erased) {
            format!("{value}{}", &line[end.len()..])
        } else {
            line.to_owned()
        }
    };
    text.split_inclusive('\n').map(line).collect()
}

/// Whether a day of birth stood there, as a field or as what a field was corrected to.
fn forget(value: &mut Value, is_erased: &dyn Fn(&str) -> bool) -> bool {
    match value {
        Value::Array(all) => {
            let erased = all
                .iter_mut()
                .filter_map(|one| forget(one, is_erased).then_some(()));
            erased.count() > 0
        }
        Value::Object(fields) => {
            let corrects = fields.get("field").is_some_and(|field| field == "birth");
            let mut any = false;
            for (key, inner) in fields.iter_mut() {
                let is_day = key == "birth" || corrects && key != "field";
                match inner {
                    Value::String(day) if is_day && is_erased(day) => {
                        day.clear();
                        any = true;
                    }
                    inner => any |= forget(inner, is_erased),
                }
            }
            any
        }
        _ => false,
    }
}

/// What an act of version 1 says today.
fn entry(state: &State, old: &Old) -> Result<Entry, Refusal> {
    let act = act(state, old)?;
    if let Act::Pair(pair) = &act {
        let answers = vec![Answer::Paired {
            layout: pair.as_told(state),
        }];
        let rules = match old {
            Old::Pair(paired) => paired.rules.clone(),
            _ => None,
        };
        // What the program of that day paired by its rules is no pairing by hand; its boards are in the answer.
        let by_rules = rules
            .as_deref()
            .is_some_and(|name| Rules::by_name(name).is_some());
        let act = Act::Pair(if by_rules {
            act::Pair {
                rules,
                reason: pair.reason.clone(),
                ..act::Pair::by_rules(pair.round)
            }
        } else {
            act::Pair {
                rules,
                ..pair.clone()
            }
        });
        return Ok(Entry {
            act,
            answers,
            ..bare(state)
        });
    }
    let mut entry = decide(state, &act)?;
    // An absence without excuse was told then, and nobody was kept from playing.
    entry
        .answers
        .retain(|answer| !matches!(answer, Answer::Excluded { .. }));
    if let Old::Draw { order, colour, .. } = old {
        drawn(state, order, *colour, &mut entry.answers);
    }
    Ok(entry)
}

fn bare(state: &State) -> Entry {
    Entry {
        seq: state.next(),
        at: None,
        by: None,
        act: act::Undo::of(state.next()).into(),
        answers: Vec::new(),
        confirmed: false,
    }
}

/// The numbers and the colour are those that were drawn then.
fn drawn(state: &State, order: &[u16], colour: Option<crate::Color>, answers: &mut Vec<Answer>) {
    answers.retain(|answer| !matches!(answer, Answer::Colour { .. }));
    answers.extend(colour.map(|colour| Answer::Colour { colour }));
    for answer in answers {
        match answer {
            Answer::Numbered { ranking } => {
                let numbers = state.numbers();
                let ids = order.iter().filter_map(|rank| numbers.entrant(*rank));
                *ranking = crate::state::Ranking::Order(ids.collect());
            }
            Answer::TeamsNumbered {
                order: ids,
                strengths,
            } => {
                let numbers = state.team_numbers();
                *ids = order.iter().filter_map(|number| numbers.team(*number)).collect();
                *strengths = ids.iter().map(|id| state.strength_of(*id)).collect();
            }
            _ => {}
        }
    }
}

struct Then<'a>(&'a State);

impl Then<'_> {
    fn entrant(&self, rank: u16) -> Result<EntrantId, Refusal> {
        let found = self.0.numbers().entrant(rank);
        found.ok_or(Refusal::NoEntrant(EntrantId(rank.into())))
    }

    fn team(&self, number: u16) -> Result<TeamId, Refusal> {
        let found = self.0.team_numbers().team(number);
        found.ok_or(Refusal::NoTeam(TeamId(number.into())))
    }

    /// A player, or a team where teams meet.
    fn either(&self, number: u16) -> Result<u32, Refusal> {
        if self.0.of_teams() {
            self.team(number).map(|id| id.0)
        } else {
            self.entrant(number).map(|id| id.0)
        }
    }
}

fn all<T>(numbers: &[u16], one: impl Fn(u16) -> Result<T, Refusal>) -> Result<Vec<T>, Refusal> {
    numbers.iter().map(|number| one(*number)).collect()
}

#[expect(clippy::too_many_lines, reason = "one arm for each act of version 1")]
fn act(state: &State, old: &Old) -> Result<Act, Refusal> {
    let then = Then(state);
    let rounds = |span: &(u16, u16)| (Round(span.0), Round(span.1));
    let expected = |expected: Wanted, found: &str| Refusal::Expected {
        expected,
        found: found.to_owned(),
    };
    Ok(match old {
        Old::Announce {
            name,
            rounds,
            system,
            tiebreaks,
            points,
            records,
            form,
        } => act::Announce {
            name: name.clone(),
            rounds: *rounds,
            system: system.clone(),
            tiebreaks: tiebreaks.clone(),
            points: points.clone(),
            records: records.clone(),
            form: match form {
                Some(form) => {
                    let known = Form::ALL.into_iter().find(|one| one.name() == form);
                    Some(known.ok_or_else(|| expected(Wanted::Form, form))?)
                }
                None => None,
            },
            ..act::Announce::default()
        }
        .into(),
        Old::Enter { player, from } => act::Enter {
            form: player.clone(),
            from: from.map(Round),
        }
        .into(),
        Old::Publish { commitment } => act::Publish {
            commitment: commitment.clone(),
        }
        .into(),
        Old::Draw {
            method,
            order,
            colour,
            secret,
        } => {
            let by_hand = *method == DrawMethod::Hand || secret.is_none();
            let ids = all(order, |number| then.either(number))?;
            if by_hand {
                act::Draw::by_hand(ids, *colour).into()
            } else {
                let method = match method {
                    DrawMethod::Strength => act::Method::Strength,
                    DrawMethod::Restricted => act::Method::Restricted,
                    DrawMethod::RestrictedRepaired => act::Method::RestrictedRepaired,
                    _ => act::Method::Lots,
                };
                let secret = secret.clone();
                act::Draw {
                    method,
                    secret,
                    fill: true,
                    order: Vec::new(),
                    colour: *colour,
                }
                .into()
            }
        }
        Old::Pair(paired) if state.of_teams() => {
            let pair = |one: &(u16, u16)| Ok((then.team(one.0)?, then.team(one.1)?));
            act::Pair {
                round: Round(paired.round),
                matches: paired.pairs.iter().map(pair).collect::<Result<_, Refusal>>()?,
                team_bye: paired.bye.map(|bye| then.team(bye)).transpose()?,
                reason: paired.reason.clone(),
                ..act::Pair::default()
            }
            .into()
        }
        Old::Pair(paired) => {
            let pair = |one: &(u16, u16)| Ok((then.entrant(one.0)?, then.entrant(one.1)?));
            act::Pair {
                round: Round(paired.round),
                boards: paired.pairs.iter().map(pair).collect::<Result<_, Refusal>>()?,
                bye: paired.bye.map(|bye| then.entrant(bye)).transpose()?,
                reason: paired.reason.clone(),
                ..act::Pair::default()
            }
            .into()
        }
        Old::Result {
            round,
            white,
            black,
            result,
            excused,
            comment,
        } => {
            let round = Round(*round);
            let (one, two) = (then.entrant(*white)?, then.entrant(*black)?);
            let board = state.board_between(round, one, two);
            let (white, black) = (state.who(one), state.who(two));
            let board = board.ok_or(Refusal::NoGame { white, black, round })?;
            let was = state
                .round(round)
                .and_then(|round| round.result(board))
                .map(|scored| scored.result);
            act::EnterResult {
                was,
                excused: *excused,
                comment: comment.clone(),
                ..act::EnterResult::typed(round, board, *result)
            }
            .into()
        }
        Old::Bye { player, round, kind } => act::GrantBye {
            entrant: then.either(*player)?,
            round: Round(*round),
            kind: *kind,
        }
        .into(),
        Old::Withdraw { player, from, reason } => act::Withdraw {
            entrant: then.either(*player)?,
            from: Round(*from),
            reason: reason.clone(),
        }
        .into(),
        Old::Forbid {
            players,
            rounds: span,
        } => act::Forbid {
            entrants: all(players, |number| then.either(number))?,
            rounds: rounds(span),
        }
        .into(),
        Old::Apart {
            by,
            rounds: span,
            if_possible,
        } => act::KeepApart {
            by: *by,
            rounds: rounds(span),
            if_possible: *if_possible,
        }
        .into(),
        Old::Penalty {
            player,
            points,
            round,
            reason,
        } => act::Penalise {
            entrant: then.entrant(*player)?,
            points: *points,
            round: Round(*round),
            reason: reason.clone(),
            game: None,
        }
        .into(),
        Old::Team { name, members } => act::NameTeam {
            name: name.clone(),
            members: all(members, |rank| then.entrant(rank))?,
        }
        .into(),
        Old::Lineup { team, round, players } => {
            let seat = |rank: u16| {
                if rank == 0 {
                    Ok(None)
                } else {
                    then.entrant(rank).map(Some)
                }
            };
            act::Lineup {
                team: then.team(*team)?,
                round: Round(*round),
                seats: all(players, seat)?,
            }
            .into()
        }
        Old::Tiebreaks { list } => act::Tiebreaks { list: list.clone() }.into(),
        Old::Ages { group } => act::Ages { group: group.clone() }.into(),
        Old::Seen { player, again } => act::SeenDocument {
            entrant: then.entrant(*player)?,
            again: *again,
        }
        .into(),
        Old::EraseBirths => act::EraseBirths {}.into(),
        Old::Settle { key, value } => {
            let question = QuestionKey::by_name(key).ok_or_else(|| expected(Wanted::Question, key))?;
            act::Settle::of(question, value.clone()).into()
        }
        Old::Through {
            winner,
            loser,
            reason,
        } => act::ThroughAct {
            winner: then.entrant(*winner)?,
            loser: then.entrant(*loser)?,
            reason: reason.clone(),
        }
        .into(),
        Old::Incident {
            kind,
            round,
            players,
            text,
        } => act::IncidentAct {
            kind: *kind,
            round: Round(*round),
            entrants: all(players, |rank| then.entrant(rank))?,
            said: None,
            photo: None,
            text: text.clone(),
        }
        .into(),
        Old::Dispute { number, step, text } => {
            let found = Stage::ALL.into_iter().find(|stage| stage.name() == step.trim());
            let step = found.ok_or_else(|| expected(Wanted::Step, step))?;
            act::DisputeAct {
                number: *number,
                step,
                text: text.clone(),
            }
            .into()
        }
        Old::Committee {
            chair,
            members,
            reserves,
        } => act::CommitteeAct {
            chair: chair.clone(),
            members: members.clone(),
            reserves: reserves.clone(),
        }
        .into(),
        Old::AppealTerms { fee, minutes } => act::AppealTerms {
            fee: *fee,
            minutes: *minutes,
        }
        .into(),
        Old::Appeal {
            dispute,
            written,
            paid,
            after,
            involved,
            text,
        } => act::AppealAct {
            dispute: *dispute,
            written: *written,
            paid: *paid,
            after: *after,
            involved: involved.clone(),
            entrant: None,
            team: None,
            text: text.clone(),
        }
        .into(),
        Old::Decision {
            dispute,
            upheld,
            reasonable,
            text,
        } => act::Decision {
            dispute: *dispute,
            upheld: *upheld,
            reasonable: *reasonable,
            text: text.clone(),
        }
        .into(),
        Old::Hour { round, what, at } => act::SetHour {
            round: Round(*round),
            what: *what,
            at: at.clone(),
        }
        .into(),
        Old::Checked { items } => act::CheckHall { items: items.clone() }.into(),
        Old::LeaveFideMode { reason } => act::LeaveFideMode {
            reason: reason.clone(),
        }
        .into(),
    })
}
