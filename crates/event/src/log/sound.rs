//! Whether an entry can have happened: what it names was there. What its act decided is not asked again, since rules change and
//! what was done by the old ones stands.

use std::collections::BTreeSet;

use crate::number::{BoardNumber, EntrantId, Round, Seq};
use crate::state::act::{Act, Answer, Entry, Field, Refusal, Wanted, can_be_shown};
use crate::state::{Layout, Ranking, RoundState, State};

/// So many rounds a report file can number.
const MOST_ROUNDS: u16 = 99;

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
            match &made.act {
                _ if !made.stands() => Err(Refusal::NotStanding(act.of)),
                Act::Announce(_) => Err(Refusal::Beginning),
                Act::Enter(_) => unseated(state, made.seq),
                _ => Ok(()),
            }
        }
        Act::Announce(act) => rounds(act.rounds),
        Act::Amend(act) if act.field == Field::Rounds => rounds(Some(act.value.trim().parse().unwrap_or(0))),
        Act::Pair(act) => follows(state, act.round),
        Act::Team(act) => once(state, act.members.iter().copied()),
        Act::Lineup(act) => {
            state.team(act.team)?;
            once(state, act.seats.iter().flatten().copied())
        }
        Act::Award(act) => match state.prize(act.prize.trim()) {
            Some(_) => one(act.entrant),
            None => Err(Refusal::Expected {
                expected: Wanted::Prize,
                found: act.prize.clone(),
            }),
        },
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
        Act::Appeal(act) => act.entrant.map_or(Ok(()), one),
        Act::DocumentSeen(act) => one(act.entrant),
        _ => Ok(()),
    }
}

/// Who came by an entry that is taken back sits nowhere.
fn unseated(state: &State, entered: Seq) -> Result<(), Refusal> {
    let Some(who) = state.entrants.values().find(|one| one.entered == entered) else {
        return Ok(());
    };
    let sits = |round: &&RoundState| round.board_of(who.id).is_some() || round.layout().bye == Some(who.id);
    match state.rounds.iter().find(sits) {
        Some(round) => Err(Refusal::PairedSince {
            round: round.round,
            seq: round.paired,
            instead: None,
        }),
        None => Ok(()),
    }
}

/// A number of rounds that a report file can hold.
fn rounds(said: Option<u16>) -> Result<(), Refusal> {
    match said.filter(|rounds| !(1..=MOST_ROUNDS).contains(rounds)) {
        Some(rounds) => Err(Refusal::Rounds(rounds)),
        None => Ok(()),
    }
}

/// Rounds are paired one after the other.
fn follows(state: &State, round: Round) -> Result<(), Refusal> {
    let next = Round(state.paired().0.saturating_add(1));
    if round == next {
        return Ok(());
    }
    Err(Refusal::Round {
        found: round,
        from: next,
        to: next,
    })
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
        }
        | Answer::Reranked { order } => once(state, order.iter().copied()),
        _ => Ok(()),
    }
}

fn seated(state: &State, layout: &Layout) -> Result<(), Refusal> {
    if let Some(board) = layout.boards.iter().find(|board| board.board.0 == 0) {
        return Err(layout.no_board(state.paired(), board.board));
    }
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
