//! What an entry did is taken back: the game as it was before it, with what has happened since as far as that can stand.
//!
//! Of each part of the game three are compared: before the entry, after it, and now. Where the part is now what the entry
//! left, it is again what it was. Where it is not, what players did since stands, counts and times are put right by what
//! the entry had changed, and where both cannot hold nothing is done and the answer says why.

use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::ops::Range;

use arbiter_rules::answer::{Answer, Decision, Question};
use arbiter_rules::chess::Color;

use crate::event::{Act, Actor, Event};
use crate::state::{Change, Clocks, Pair, Part, PlayerRecord, Sheets, State, Table, Undo};

/// Why what an entry did cannot be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Blocked {
    /// Moves were made that rest on it.
    PlayedOn,
    /// A later entry changed what it did.
    ChangedSince,
}

/// The game before an event of an official, at its instant; `None` for everybody else's.
pub(crate) fn before(state: &State, event: &Event) -> Option<Box<State>> {
    is_official(event).then(|| {
        let mut before = Box::new(state.clone());
        if let Some(clocks) = &mut before.clocks {
            clocks.advance(event.at);
        }
        before
    })
}

/// The game before answers that can be overruled; `None` where nothing that weighs was answered.
pub(crate) fn before_answers(state: &State, answers: &[Answer]) -> Option<Box<State>> {
    answers.iter().any(weighs).then(|| Box::new(state.clone()))
}

/// Remembers what an entry changed, if that was anything.
pub(crate) fn note(
    state: &mut State,
    before: Option<Box<State>>,
    (entry, event): (u32, &Event),
    answers: Range<u32>,
    of: Option<u32>,
) {
    let Some(before) = before else { return };
    let change = Change::between(&before, state);
    let official = is_official(event);
    if !official && change == Change::between(state, state) {
        return;
    }
    state.undos.push(Undo {
        entry,
        act: event.act.tag(),
        official,
        taken_back: None,
        answers,
        of,
        change: Arc::new(change),
    });
}

fn is_official(event: &Event) -> bool {
    let told = event.reported_by.is_some_and(judges);
    // What both players do where there is no arbiter is what he would do.
    let both = event.by == Actor::Both && matches!(event.act, Act::Arbiter(_) | Act::Before(_));
    both || told || judges(event.by)
}

const fn judges(by: Actor) -> bool {
    by.is_arbiter() || matches!(by, Actor::Organiser | Actor::Committee | Actor::Secretariat)
}

/// Whether an answer is more than what every move and every touch is answered with.
fn weighs(answer: &Answer) -> bool {
    let Answer::Ruling(ruling) = answer else {
        return false;
    };
    match &ruling.decision {
        Decision::Duty(_) | Decision::Move(_) | Decision::Offer(_) => false,
        Decision::Game(_) | Decision::Offence(_) | Decision::Sheet(_) | Decision::Course(_) => {
            ruling.end().is_some() || !ruling.remedies.is_empty()
        }
        _ => true,
    }
}

/// Carries out that an entry is taken back: by the entry with this number.
pub(super) fn take_back(state: &mut State, entry: u32) {
    let by = state.seq;
    let Some(undo) = state.undo(entry).cloned() else {
        return;
    };
    let Ok((next, answers)) = undone(state, &undo) else {
        return;
    };
    *state = next;
    for other in &mut state.undos {
        if other.entry == entry || answers.contains(&other.entry) {
            other.taken_back = Some(by);
        } else if Some(other.entry) == undo.of {
            other.taken_back = None;
        }
    }
}

/// The game without an entry, and without the answers of officials to what it asked, which go with it: their entries.
pub(crate) fn undone(now: &State, undo: &Undo) -> Result<(State, Vec<u32>), Blocked> {
    match without(now, &undo.change) {
        Err(Blocked::ChangedSince) => {}
        done => return done.map(|next| (next, Vec::new())),
    }
    let later = now.undos.iter().rev();
    let answers = later.filter(|later| {
        let stands = later.official && later.taken_back.is_none();
        later.entry > undo.entry && stands && answered(&later.change, &undo.change)
    });
    let mut next = now.clone();
    let mut entries = Vec::new();
    for answer in answers {
        next = without(&next, &answer.change)?;
        entries.push(answer.entry);
    }
    let next = without(&next, &undo.change)?;
    Ok((next, entries))
}

/// Whether a later change closed a question that the earlier one had opened.
fn answered(later: &Change, earlier: &Change) -> bool {
    let (Some(closed), Some(opened)) = (&later.questions, &earlier.questions) else {
        return false;
    };
    let closed = less(&closed.before, &closed.after);
    less(&opened.after, &opened.before)
        .iter()
        .any(|question| closed.contains(question))
}

/// The game without a change.
fn without(now: &State, change: &Change) -> Result<State, Blocked> {
    let line = change.line.as_ref().map(|change| now.line.without(change));
    let mut next = State {
        offer: kept(change.offer.as_deref(), &now.offer),
        claims: listed(change.claims.as_deref(), &now.claims),
        questions: questions(change, now)?,
        faults: listed(change.faults.as_deref(), &now.faults),
        watches: listed(change.watches.as_deref(), &now.watches),
        pending: kept(change.pending.as_deref(), &now.pending),
        todo: listed(change.todo.as_deref(), &now.todo),
        end: whole(change.end.as_deref(), &now.end)?,
        adjournment: whole(change.adjournment.as_deref(), &now.adjournment)?,
        sheets: sheets(change.sheets.as_deref(), now),
        schedule: kept(change.schedule.as_deref(), &now.schedule),
        round_started: kept(change.round_started.as_deref(), &now.round_started),
        colours_swapped: kept(change.colours_swapped.as_deref(), &now.colours_swapped),
        table: table(change.table.as_deref(), &now.table)?,
        clocks: clocks(change, now)?,
        players: players(change.players.as_deref(), &now.players),
        line: line
            .unwrap_or_else(|| Some(now.line.clone()))
            .ok_or(Blocked::PlayedOn)?,
        ..now.clone()
    };
    let counted = (now.moves_made, now.began);
    (next.moves_made, next.began) = kept(change.counted.as_deref(), &counted);
    hold_up(&mut next, &now.questions);
    Ok(next)
}

/// A question that waits again holds the game up again; beside one that waited all the while a clock may have been started.
fn hold_up(state: &mut State, waited: &[Question]) {
    let mut again = state.questions.iter().filter(|open| !waited.contains(open));
    let waits = again.any(|open| open.while_open.holds_up());
    if let Some(clocks) = &mut state.clocks
        && let Some(running) = clocks.running().filter(|_| waits)
    {
        clocks.stop();
        clocks.for_question = Some(running);
    }
}

/// As it was before, if it is what the entry left.
fn whole<T: Clone + PartialEq>(part: Option<&Pair<T>>, now: &T) -> Result<T, Blocked> {
    match part {
        None => Ok(now.clone()),
        Some(pair) if pair.after == *now => Ok(pair.before.clone()),
        Some(_) => Err(Blocked::ChangedSince),
    }
}

/// As it was before, if it is what the entry left; else as it is.
fn kept<T: Clone + PartialEq>(part: Option<&Pair<T>>, now: &T) -> T {
    part.filter(|pair| pair.after == *now)
        .map_or_else(|| now.clone(), |pair| pair.before.clone())
}

fn kept_of<T: Clone + PartialEq>(before: &T, after: &T, now: &T) -> T {
    let was = before != after && after == now;
    if was { before.clone() } else { now.clone() }
}

/// A list without what the entry put into it, and with what it took out.
fn listed<T: Clone + PartialEq>(part: Option<&Pair<Vec<T>>>, now: &[T]) -> Vec<T> {
    match part {
        None => now.to_vec(),
        Some(pair) => listed_of(&pair.before, &pair.after, now),
    }
}

fn listed_of<T: Clone + PartialEq>(before: &[T], after: &[T], now: &[T]) -> Vec<T> {
    if after == now {
        return before.to_vec();
    }
    let mut list = now.to_vec();
    for put_in in less(after, before) {
        if let Some(at) = list.iter().rposition(|one| *one == put_in) {
            list.remove(at);
        }
    }
    for taken_out in less(before, after) {
        let at = before
            .iter()
            .position(|one| *one == taken_out)
            .unwrap_or_default();
        list.insert(at.min(list.len()), taken_out);
    }
    list
}

/// What one list has more than another.
fn less<T: Clone + PartialEq>(list: &[T], other: &[T]) -> Vec<T> {
    let mut rest = list.to_vec();
    for one in other {
        if let Some(at) = rest.iter().position(|has| has == one) {
            rest.remove(at);
        }
    }
    rest
}

/// The questions; one that it asked and that was answered since rests on it.
fn questions(change: &Change, now: &State) -> Result<Vec<Question>, Blocked> {
    if let Some(pair) = &change.questions {
        let mut asked = less(&pair.after, &pair.before).into_iter();
        if asked.any(|question| !now.questions.contains(&question)) {
            return Err(Blocked::ChangedSince);
        }
    }
    Ok(listed(change.questions.as_deref(), &now.questions))
}

fn table(part: Option<&Pair<Table>>, now: &Table) -> Result<Table, Blocked> {
    let Some(pair) = part else { return Ok(now.clone()) };
    let (before, after) = (&pair.before, &pair.after);
    if after == now {
        return Ok(before.clone());
    }
    if before.board != after.board && after.board != now.board {
        return Err(Blocked::PlayedOn);
    }
    macro_rules! kept {
        ($($field:ident),+) => { Table { $($field: kept_of(&before.$field, &after.$field, &now.$field),)+ } };
    }
    Ok(kept!(
        board,
        beside,
        displaced,
        strays,
        acts,
        before,
        duty,
        why,
        obliged,
        bound,
        imposed,
        castled,
        undone,
        duty_before,
        obliged_before,
        imposed_before,
        why_before
    ))
}

/// The sheets: what players wrote since stands, and what an official had done to them is undone.
fn sheets(part: Option<&Pair<Option<Box<Sheets>>>>, state: &State) -> Option<Box<Sheets>> {
    let Some(pair) = part.filter(|pair| pair.after != state.sheets) else {
        return kept(part, &state.sheets);
    };
    let (after, mut sheets) = (pair.after.as_deref()?, state.sheets.clone()?);
    let before = pair.before.clone().unwrap_or_default();
    for (at, sheet) in sheets.players.iter_mut().enumerate() {
        let (before, after) = (&before.players[at], &after.players[at]);
        let other = kept_of(
            &before.other_notation,
            &after.other_notation,
            &sheet.other_notation,
        );
        let handed_in = kept_of(&before.handed_in, &after.handed_in, &sheet.handed_in);
        (sheet.other_notation, sheet.handed_in) = (other, handed_in);
    }
    sheets.arbiter = kept_of(&before.arbiter, &after.arbiter, &sheets.arbiter);
    Some(sheets)
}

fn players(part: Option<&Pair<[PlayerRecord; 2]>>, now: &[PlayerRecord; 2]) -> [PlayerRecord; 2] {
    let Some(pair) = part else { return now.clone() };
    if pair.after == *now {
        return pair.before.clone();
    }
    [0, 1].map(|at| person(&pair.before[at], &pair.after[at], &now[at]))
}

fn person(before: &PlayerRecord, after: &PlayerRecord, now: &PlayerRecord) -> PlayerRecord {
    let count = |of: fn(&PlayerRecord) -> u32| (of(now) + of(before)).saturating_sub(of(after));
    PlayerRecord {
        illegal_moves: count(|one| one.illegal_moves),
        warnings: count(|one| one.warnings),
        untimely_offers: count(|one| one.untimely_offers),
        sheet_asked: count(|one| one.sheet_asked),
        refusals: count(|one| one.refusals),
        devices: count(|one| one.devices),
        penalties: listed_of(&before.penalties, &after.penalties, &now.penalties),
        offences: listed_of(&before.offences, &after.offences, &now.offences),
        lost: listed_of(&before.lost, &after.lost, &now.lost),
        recorded: kept_of(&before.recorded, &after.recorded, &now.recorded),
        low_in: kept_of(&before.low_in, &after.low_in, &now.low_in),
        arrived: kept_of(&before.arrived, &after.arrived, &now.arrived),
        helper: kept_of(&before.helper, &after.helper, &now.helper),
    }
}

fn clocks(change: &Change, now: &State) -> Result<Option<Clocks>, Blocked> {
    let Some(pair) = &change.clocks else {
        return Ok(now.clocks.clone());
    };
    let (Some(before), Some(after), Some(now)) = (&pair.before, &pair.after, &now.clocks) else {
        return whole(Some(pair), &now.clocks);
    };
    if let Some(exact) = untouched(before, after, now) {
        return Ok(Some(exact));
    }
    let started = before.running().is_none() && after.running().is_some();
    let nothing_else = change.questions.is_none() && change.end.is_none();
    if started && nothing_else {
        return stood_again(before, after, now).map(Some).ok_or(Blocked::PlayedOn);
    }
    Ok(Some(put_right(before, after, now)))
}

/// The clock as it was before it was started, if since then it has only run for a while and stands again, as at the end of a game.
fn stood_again(before: &Clocks, after: &Clocks, now: &Clocks) -> Option<Clocks> {
    let of = after.running().filter(|_| now.running().is_none())?;
    let (since, at) = (after.device.at(), now.device.at());
    let ran = after.shows(of).saturating_sub(now.shows(of));
    let mut passed = after.clone();
    passed.device.advance(since + ran).ok()?;
    passed.stop();
    passed.device.advance(at).ok()?;
    if passed.device != now.device {
        return None;
    }
    let mut clocks = now.clone();
    clocks.device = before.device.clone();
    clocks.device.advance(at).ok()?;
    Some(clocks)
}

/// The clock as it was, if nobody has done anything at it since: it runs on if the entry had let it run, else it stands.
fn untouched(before: &Clocks, after: &Clocks, now: &Clocks) -> Option<Clocks> {
    let mut passed = after.clone();
    let at = now.device.at();
    passed.device.advance(at).ok()?;
    if passed.device != now.device {
        return None;
    }
    let mut clocks = now.clone();
    clocks.device = before.device.clone();
    clocks.marked_first = before.marked_first;
    clocks.defect = before.defect;
    clocks.set = before.set;
    clocks.for_question = before.for_question;
    clocks.pending = before.pending;
    if before.running() != after.running() {
        clocks.stop();
    }
    clocks.device.advance(at).ok()?;
    Some(clocks)
}

/// The clock of now, with its times and counters put right by what the entry had changed.
fn put_right(before: &Clocks, after: &Clocks, now: &Clocks) -> Clocks {
    let mut clocks = now.clone();
    if before.device.setting() != after.device.setting() {
        clocks.device = now.device.as_if(before.device.setting().clone());
        return clocks;
    }
    let at = now.device.at();
    for of in Color::ALL {
        let at_side = of.index();
        let by = before.set[at_side].saturating_sub(after.set[at_side]);
        clocks.set[at_side] = clocks.set[at_side].saturating_add(by);
        let (was, became) = (before.shows(of), after.shows(of));
        let of_device = of;
        // The instant is that of the device, so nothing of this is refused.
        let _added = clocks.device.add(of_device, was.saturating_sub(became), at);
        let _taken = clocks.device.take(of_device, became.saturating_sub(was), at);
        let (was, became) = (before.counter(of), after.counter(of));
        if was != became {
            let counter = (now.counter(of) + was).saturating_sub(became);
            let _set = clocks.device.set_counter(of_device, counter, at);
        }
    }
    clocks.marked_first = kept_of(&before.marked_first, &after.marked_first, &now.marked_first);
    clocks.defect = kept_of(&before.defect, &after.defect, &now.defect);
    clocks
}

/// How long a display ran since an entry that started it, where that is given back.
pub(crate) fn ran(change: &Change, now: &State) -> Option<u64> {
    let pair: &Part<Option<Clocks>> = &change.clocks;
    let (before, after) = (pair.as_ref()?.before.as_ref()?, pair.as_ref()?.after.as_ref()?);
    let now = now.clocks.as_ref()?;
    let started = before.running().is_none() && after.running().is_some();
    untouched(before, after, now).filter(|_| started)?;
    Some(now.device.at() - before.device.at()).filter(|ms| *ms > 0)
}

#[cfg(test)]
mod tests;
