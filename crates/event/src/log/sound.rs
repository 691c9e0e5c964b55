//! Whether an entry can have happened: what it names was there. What its act decided is not asked again, since rules change and
//! what was done by the old ones stands.

use std::collections::BTreeSet;

use crate::number::{BoardNumber, EntrantId, Round};
use crate::state::act::{Act, Answer, Entry, Refusal, can_be_shown};
use crate::state::{Layout, Ranking, State};

/// Whether an entry can follow on a state.
pub(super) fn sound(state: &State, entry: &Entry) -> Result<(), Refusal> {
    if matches!(entry.act, Act::Announce(_)) != state.is_nothing_yet() {
        return Err(Refusal::Announcement);
    }
    can_be_shown(&entry.act)?;
    named(state, &entry.act)?;
    entry.answers.iter().try_for_each(|answer| told(state, answer))
}

/// Entries, people, rounds and boards that an act names.
fn named(state: &State, act: &Act) -> Result<(), Refusal> {
    let one = |id: EntrantId| state.entrant(id).map(|_| ());
    let board = |round: Round, board: BoardNumber| state.seat_in(round, board).map(|_| ());
    match act {
        Act::Undo(act) => {
            let made = state.history.iter().rev().find(|made| made.seq == act.of);
            let made = made.ok_or(Refusal::NoEntry(act.of))?;
            if made.stands() {
                Ok(())
            } else {
                Err(Refusal::NotStanding(act.of))
            }
        }
        Act::Result(act) => board(act.round, act.board),
        Act::ReportResult(act) => board(act.round, act.board).and(one(act.entrant)),
        Act::Colours(act) => board(act.round, act.board),
        Act::Adjourn(act) => board(act.round, act.board),
        Act::Withdraw(act) => either(state, act.entrant),
        Act::Bye(act) => either(state, act.entrant),
        Act::AskBye(act) => one(act.entrant),
        Act::CorrectEntrant(act) => one(act.entrant),
        Act::CheckIn(act) => one(act.entrant),
        Act::Absent(act) => one(act.entrant),
        Act::Rejoin(act) => one(act.entrant),
        Act::Exclude(act) => one(act.entrant),
        Act::Expel(act) => one(act.entrant),
        Act::Reinstate(act) => one(act.entrant),
        Act::Penalty(act) => one(act.entrant),
        Act::Offence(act) => one(act.entrant),
        Act::Seat(act) => one(act.entrant),
        Act::DocumentSeen(act) => one(act.entrant),
        _ => Ok(()),
    }
}

/// A player, or a team.
fn either(state: &State, id: u32) -> Result<(), Refusal> {
    if state.teams.keys().any(|team| team.0 == id) {
        return Ok(());
    }
    state.entrant(EntrantId(id)).map(|_| ())
}

/// People whom an answer names, each where one person can be once.
fn told(state: &State, answer: &Answer) -> Result<(), Refusal> {
    match answer {
        Answer::Excluded { entrant, .. } | Answer::Reinstated { entrant, .. } => {
            state.entrant(*entrant).map(|_| ())
        }
        Answer::Paired { layout } => seated(state, layout),
        Answer::Numbered {
            ranking: Ranking::Order(order),
        } => once(state, order.iter().copied()),
        _ => Ok(()),
    }
}

fn seated(state: &State, layout: &Layout) -> Result<(), Refusal> {
    let mut numbers = BTreeSet::new();
    if let Some(twice) = layout.boards.iter().find(|board| !numbers.insert(board.board)) {
        return Err(Refusal::NotOnce(state.who(twice.white)));
    }
    let seats = layout.boards.iter().flat_map(|board| [board.white, board.black]);
    once(state, seats.chain(layout.bye))
}

/// Each of them is there, and once; a seat may be empty.
fn once(state: &State, people: impl Iterator<Item = EntrantId>) -> Result<(), Refusal> {
    let mut seen = BTreeSet::new();
    for id in people.filter(|id| id.0 > 0) {
        let one = state.entrant(id)?;
        if !seen.insert(id) {
            return Err(Refusal::NotOnce(state.who(one.id)));
        }
    }
    Ok(())
}
