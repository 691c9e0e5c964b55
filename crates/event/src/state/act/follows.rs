//! What follows from a result that is put right, or from an entry that is taken back: places that move, and boards that would have been paired otherwise.

use super::{Act, Answer, EnterResult, Notice, Pair, decide};
use crate::number::{BoardNumber, EntrantId, Round, Seq};
use crate::state::{Made, Stage, State, without_open_games};
use crate::stated::stated;

/// As many players as are paired again to see what would have been otherwise: a second or so.
const LOOKED_AT: usize = 400;
/// So many places are told; a change of a result moves a few.
const TOLD: usize = 20;

/// What follows where `act` changes a result that stands.
pub(super) fn of(state: &State, act: &EnterResult) -> Vec<Answer> {
    let mut after = state.clone();
    super::Deed::carry_out(act, &mut after, Seq(state.next().0), &[]);
    of_result(state, &after, act.round)
}

/// What follows where an entry is taken back: as much as where its opposite is done.
pub(super) fn of_undo(state: &State, made: &Made) -> Vec<Answer> {
    let without = || {
        let mut after = state.clone();
        after.take_back(made.seq);
        after
    };
    match &made.act {
        Act::Result(act) => of_result(state, &without(), act.round),
        Act::ReportResult(act) => of_result(state, &without(), act.round),
        Act::Penalty(_) => moved(state, &without()),
        Act::Pair(act) => unpaired(state, act.round).into_iter().collect(),
        Act::Tiebreaks(_) if !state.rounds.is_empty() => {
            let now = state.terms.tiebreaks.last();
            let now = now.map_or_else(String::new, |list| list.join(","));
            vec![Notice::TiebreaksChanged(now).into()]
        }
        _ => Vec::new(),
    }
}

/// The boards that go with the pairing of a round, and whether anybody has seen them.
fn unpaired(state: &State, round: Round) -> Option<Answer> {
    let found = state.round(round)?;
    let notice = Notice::Unpaired {
        round,
        boards: found.layout().boards.len(),
        shown: found.stage() != Stage::Draft,
    };
    Some(notice.into())
}

/// What follows where a result of a round is another one, or none.
fn of_result(state: &State, after: &State, changed: Round) -> Vec<Answer> {
    let mut answers = Vec::new();
    if changed < state.paired() && !state.is_table() {
        let round = Round(changed.0 + 1);
        let few = state.entrants.len() <= LOOKED_AT;
        let boards = if few {
            others(state, after, round)
        } else {
            Vec::new()
        };
        if !few || !boards.is_empty() {
            answers.push(Notice::WouldDiffer { round, boards }.into());
        }
    }
    answers.extend(moved(state, after));
    answers
}

/// The boards of a round that were paired as they are by what stood before, and would not be by what stands now.
fn others(before: &State, after: &State, round: Round) -> Vec<BoardNumber> {
    let (Some(old), Some(new)) = (paired(before, round), paired(after, round)) else {
        return Vec::new();
    };
    let Some(stands) = before.round(round) else {
        return Vec::new();
    };
    let boards = stands.layout().boards.iter();
    let pair = |board: &crate::state::Board| (board.white, board.black);
    boards
        .filter(|board| old.contains(&pair(board)) && !new.contains(&pair(board)))
        .map(|board| board.board)
        .collect()
}

/// How a round would be paired by the rules, by what is known of the rounds before it.
fn paired(state: &State, round: Round) -> Option<Vec<(EntrantId, EntrantId)>> {
    let mut known = state.clone();
    known.rounds.retain(|one| one.round < round);
    let entry = decide(&known, &Act::from(Pair::by_rules(round))).ok()?;
    let layout = entry.answers.into_iter().find_map(|answer| match answer {
        Answer::Paired { layout } => Some(layout),
        _ => None,
    })?;
    Some(
        layout
            .boards
            .iter()
            .map(|board| (board.white, board.black))
            .collect(),
    )
}

/// Who has another place after the newest round than before.
fn moved(before: &State, after: &State) -> Vec<Answer> {
    if before.of_teams() {
        return Vec::new();
    }
    let places = |state: &State| {
        let event = stated(&without_open_games(&state.sheet()));
        let place = |player: &crate::Entrant| Some((player.number, player.rank?));
        event.players.iter().filter_map(place).collect::<Vec<_>>()
    };
    let (old, mut new) = (places(before), places(after));
    new.sort_by_key(|one| one.1);
    let numbers = before.numbers();
    let moved = new.iter().filter_map(|(player, now)| {
        let (_, was) = old.iter().find(|one| one.0 == *player)?;
        let who = before.who(numbers.entrant(*player)?);
        let (old, new) = (usize::from(*was), usize::from(*now));
        (old != new).then(|| Notice::Moves { who, old, new }.into())
    });
    moved.take(TOLD).collect()
}
