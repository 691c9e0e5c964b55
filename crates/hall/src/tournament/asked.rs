//! Acts as somebody asks for them: read, allowed, decided one after the other, confirmed. Nothing changes here.

use std::borrow::Cow;

use arbiter_event::act::{
    Act, AskBye, Entry, Form, Kind, Level, Notice, OpenGames, Unread as NoAct, code, decide, evolve, named,
};
use arbiter_event::number::{EntrantId, Seq};
use arbiter_event::state::{Entrant, Results, State};
use serde_json::Value;

use super::rights::in_his_name;
use super::{again, has_right, may_act};
use crate::office::Change;
use crate::{Board, Fact, Grants, HallError, MAX_BOARDS, Office, Place, Role};

/// What somebody asks for.
#[derive(Debug)]
pub struct Asked<'a> {
    /// Acts in their order, people by id or name.
    pub acts: Vec<Value>,
    /// `yes`, or the code that was told with what follows.
    pub confirm: Option<&'a str>,
    /// What he may do.
    pub by: &'a Grants,
    /// The pass of his device.
    pub pass: &'a str,
    /// When, as RFC 3339 has it.
    pub at: String,
    /// The same in milliseconds since 1970, by the server's own time, for games that are opened.
    pub now: u64,
    /// The same by the machine's clock, where that says something else.
    pub dated: Option<u64>,
}

/// What would be written, and what is told of it.
#[derive(Debug)]
pub struct Prepared {
    /// What changes.
    pub change: Change,
    /// What is told.
    pub acted: Acted,
}

/// What came of acts.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Acted {
    /// The last entry of the tournament.
    pub version: Seq,
    /// The entries that were made.
    pub seqs: Vec<Seq>,
    /// What an arbiter should know.
    pub told: Vec<Notice>,
    /// What else changes.
    pub follows: Vec<Notice>,
}

/// The most acts at once.
pub const MOST: usize = 2_000;

/// Decides what somebody asks for; `new_game` gives the id of a game that is opened.
///
/// # Errors
/// [`HallError`]: an act that is none, is not his, or cannot be; the first one that fails is told, and none is done. What
/// must be confirmed and is not is [`HallError::Confirm`].
pub fn prepare<E: From<HallError>>(
    office: &Office,
    asked: Asked<'_>,
    mut new_game: impl FnMut() -> Result<String, E>,
) -> Result<Prepared, E> {
    if asked.acts.len() > MOST {
        return Err(too_many("acts", MOST).into());
    }
    let found = office
        .tournament()
        .ok_or_else(|| HallError::unknown("tournament", &office.id))?;
    // What follows by itself follows from all of them.
    let several = asked.acts.len() > 1 || found.terms.form == Some(Form::SchoolCup);
    let mut state = Cow::Borrowed(found);
    let mut change = Change::default();
    let mut acts = Vec::new();
    let mut changes = false;
    for (place, act) in asked.acts.into_iter().enumerate() {
        let mut act = asks(asked.by, read(&state, of_himself(asked.by, act), place)?);
        let role = may_act(asked.by, &act, &state)?;
        as_agreed(office, &act, role)?;
        in_his_name(asked.by, &mut act, role);
        if let Act::Result(typed) = &act
            && typed.is_there(&state)
        {
            continue;
        }
        if asked.confirm.is_some() && seen(&mut act, &state) {
            changes = true;
            // Who may type what is not there yet need not be who may change what is.
            may_act(asked.by, &act, &state)?;
        }
        if let Act::OpenGames(open) = &mut act {
            let boards = open_games(
                office,
                &state,
                open,
                &change,
                (asked.now, asked.dated),
                &mut new_game,
            )?;
            change.facts.extend(boards.into_iter().map(Fact::BoardAdded));
        }
        let mut entry = decide(&state, &act).map_err(|why| HallError::Act(Box::new(why)))?;
        entry.at = Some(asked.at.clone());
        entry.by = Some(office.signature(asked.pass, role));
        if several {
            evolve(state.to_mut(), &entry);
        }
        change.entries.push(entry);
        acts.push(act);
    }
    let least = if changes {
        Level::Confirm
    } else {
        Level::Information
    };
    confirmed(&mut change, found, &acts, (asked.confirm, least))?;
    let mut acted = acted(found, &change.entries);
    change.entries.extend(again(&state, &asked.at));
    acted.version = change.entries.last().map_or(acted.version, |entry| entry.seq);
    Ok(Prepared { change, acted })
}

/// Whoever confirms has seen the result that stands on a board, though he does not name it; whether it is changed so.
fn seen(act: &mut Act, state: &State) -> bool {
    let Act::Result(typed) = act else { return false };
    let round = state.round(typed.round);
    let stands = round.and_then(|round| round.result(typed.board));
    let stands = stands.map(|scored| scored.result).filter(|_| typed.was.is_none());
    let changes = stands.is_some_and(|result| result != typed.result);
    if changes {
        typed.was = stands;
    }
    changes
}

/// A bye of somebody who grants none is one that he asks for.
fn asks(by: &Grants, act: Act) -> Act {
    match act {
        Act::Bye(bye) if !has_right(by, Kind::Bye) && has_right(by, Kind::AskBye) => Act::from(AskBye {
            entrant: EntrantId(bye.entrant),
            round: bye.round,
            kind: bye.kind,
        }),
        act => act,
    }
}

/// Acts that a player does for himself.
const OWN: [&str; 4] = ["report_result", "check_in", "absent", "ask_bye"];

/// A player who names nobody where he can only speak for himself means himself.
fn of_himself(by: &Grants, mut act: Value) -> Value {
    let own = act["do"].as_str().is_some_and(|kind| OWN.contains(&kind));
    let mut entrants = by.iter().filter_map(|grant| grant.entrant);
    if let (true, Some(one), None) = (own, entrants.next(), entrants.next())
        && let Some(fields) = act.as_object_mut()
    {
        fields.entry("entrant").or_insert_with(|| one.0.into());
    }
    act
}

/// Players report their results where results come from them.
fn as_agreed(office: &Office, act: &Act, role: Role) -> Result<(), HallError> {
    let by_players = matches!(act, Act::ReportResult(_));
    match office.play().results {
        Some(Results::Typed | Results::Live) if by_players => Err(HallError::Forbidden {
            command: act.kind().name(),
            roles: vec![role],
        }),
        _ => Ok(()),
    }
}

fn too_many(what: &'static str, most: usize) -> HallError {
    HallError::TooMany { what, most }
}

fn read(state: &State, act: Value, place: usize) -> Result<Act, HallError> {
    let act = named(state, act).map_err(|why| match why {
        NoAct::Refused(why) => HallError::Act(Box::new(why)),
        why => HallError::NoAct {
            place: place + 1,
            why: why.to_string(),
        },
    })?;
    // A result that was played here, and a game that is one, are never anybody's word.
    match act.claims_a_game() {
        Some(field) => Err(told_by_nobody(place, field)),
        None => Ok(act),
    }
}

fn told_by_nobody(place: usize, field: &'static str) -> HallError {
    HallError::NoAct {
        place: place + 1,
        why: format!("{field} comes from games that are played here"),
    }
}

/// The boards of games that are opened: each with a number of its own in the event, whatever the round.
fn open_games<E: From<HallError>>(
    office: &Office,
    state: &State,
    open: &mut OpenGames,
    change: &Change,
    (now, dated): (u64, Option<u64>),
    new_game: &mut impl FnMut() -> Result<String, E>,
) -> Result<Vec<Board>, E> {
    open.boards = open.meant(state).map_err(|why| HallError::Act(Box::new(why)))?;
    let opened = change.facts.iter().filter_map(|fact| match fact {
        Fact::BoardAdded(board) => Some(board.board),
        _ => None,
    });
    let last = opened.chain(office.boards.keys().copied()).max().unwrap_or(0);
    let running = office.shown_boards(|_| false).count();
    if running + open.boards.len() > MAX_BOARDS {
        return Err(too_many("boards", MAX_BOARDS).into());
    }
    let begins = state
        .begins(open.round)
        .and_then(|minutes| u64::try_from(minutes * 60_000).ok());
    let mut boards = Vec::new();
    for (number, board) in (last + 1..).zip(&open.boards) {
        let Some(round) = state.round(open.round) else {
            break;
        };
        let Some(seat) = round.board(*board) else { break };
        let (white, black) = round.seats(seat);
        let game = new_game()?;
        open.games.push(game.clone());
        boards.push(Board {
            control: state
                .time(open.round, [white, black])
                .or_else(|| office.other_control()),
            board: number,
            game,
            players: [white, black].map(|who| state.name(who).trim().to_owned()),
            began: now,
            dated,
            of: Some(Place {
                round: open.round,
                board: *board,
                entrants: [white, black],
                warned: [white, black].map(|who| super::conduct(state, who)),
                begins,
            }),
            blind: [white, black].map(|who| state.entrants.get(&who).is_some_and(Entrant::is_blind)),
        });
    }
    Ok(boards)
}

/// What must be confirmed is, or nothing is done and a code is told that holds for this and nothing else. `least` is asked whatever
/// the acts ask.
fn confirmed(
    change: &mut Change,
    state: &State,
    acts: &[Act],
    (given, least): (Option<&str>, Level),
) -> Result<(), HallError> {
    let level = change
        .entries
        .iter()
        .flat_map(Entry::notices)
        .map(Notice::level)
        .chain([least])
        .max();
    let Some(level @ (Level::Confirm | Level::TwoSteps)) = level else {
        return Ok(());
    };
    // The ids of games are new each time that it is asked.
    let mut asked = acts.to_vec();
    for act in &mut asked {
        if let Act::OpenGames(open) = act {
            open.games.clear();
        }
    }
    let code = code(&state.next().to_string(), &asked);
    let yes = level == Level::Confirm && given == Some("yes");
    if given == Some(&code) || yes {
        for entry in &mut change.entries {
            entry.confirmed = true;
        }
        return Ok(());
    }
    let notices = change.entries.iter().flat_map(Entry::notices).cloned().collect();
    Err(HallError::Confirm {
        code,
        two_steps: level == Level::TwoSteps,
        notices,
    })
}

fn acted(state: &State, entries: &[Entry]) -> Acted {
    let follows = |notice: &Notice| {
        matches!(
            notice,
            Notice::WouldDiffer { .. }
                | Notice::Unpaired { .. }
                | Notice::Moves { .. }
                | Notice::Renumbered { .. }
                | Notice::Adjourned { .. }
        )
    };
    let notices = entries.iter().flat_map(Entry::notices).cloned();
    let (follows, told) = notices.partition(follows);
    Acted {
        version: entries.last().map_or(Seq(state.next().0 - 1), |entry| entry.seq),
        seqs: entries.iter().map(|entry| entry.seq).collect(),
        told,
        follows,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Grant;
    use serde_json::json;

    #[test]
    fn a_player_who_names_nobody_means_himself() {
        let player = Grants::new([Grant::entrant(EntrantId(7))]);
        let report = json!({ "do": "report_result", "round": 1, "board": 1, "result": "1-0" });
        assert_eq!(of_himself(&player, report.clone())["entrant"], 7);
        let of_another = json!({ "do": "check_in", "round": 1, "entrant": 2 });
        assert_eq!(of_himself(&player, of_another)["entrant"], 2);
        let desk = Grants::new([Grant::of(Role::Desk)]);
        for (by, act) in [
            (&desk, report.clone()),
            (&player, json!({ "do": "pair", "round": 1 })),
            (&player, json!("pair")),
        ] {
            assert_eq!(of_himself(by, act.clone()), act);
        }
    }
}
