//! What a report says in comments, because FIDE's check-list for programs asks for it. Written from the state, never read.

use super::{RoundState, State};
use crate::model::Kept;
use crate::number::Seq;
use crate::state::act::Act;

pub(super) fn comments(state: &State) -> Vec<Kept> {
    let mut lines = Vec::new();
    if let Some((round, reason)) = state.terms.left_fide_mode.last() {
        lines.push(format!("FIDE mode left: before round {round}: {reason}"));
    }
    lines.extend(tiebreaks(state));
    for round in &state.rounds {
        by_hand(state, round, &mut lines);
        results(state, round, &mut lines);
    }
    lines.iter().map(|line| comment(line)).collect()
}

/// A comment of ours, on one line whatever people wrote.
fn comment(text: &str) -> Kept {
    let plain = |sign: char| if sign.is_control() { ' ' } else { sign };
    let line: String = text.chars().map(plain).collect();
    Kept {
        code: "###".to_owned(),
        text: format!(" Arbiter: {}", line.trim()),
    }
}

/// Lists of tie-breaks that were changed after the start.
fn tiebreaks(state: &State) -> Vec<String> {
    let begun = state.rounds.first().map_or(Seq(u32::MAX), |round| round.paired);
    let lists: Vec<(Seq, &Vec<String>)> = state.terms.tiebreaks.told().collect();
    let changed = lists.windows(2).filter(|two| two[1].0 > begun);
    let line = |two: &[(Seq, &Vec<String>)]| {
        let after = state
            .rounds
            .iter()
            .filter(|round| round.paired < two[1].0)
            .count();
        format!(
            "tie-breaks changed after round {after}; before: {}",
            two[0].1.join(",")
        )
    };
    changed.map(line).collect()
}

fn by_hand(state: &State, round: &RoundState, lines: &mut Vec<String>) {
    for made in state.history.iter().filter(|made| made.stands()) {
        if let Act::Repair(repair) = &made.act
            && repair.round == round.round
        {
            let reason = repair.reason.as_deref().unwrap_or("no reason given");
            lines.push(format!("round {} changed by hand: {reason}", round.round));
        }
    }
    if round.rules.is_some() {
        return;
    }
    let reason = round.reason.as_deref().unwrap_or("no reason given");
    let breaks = if round.breaks.is_empty() {
        String::new()
    } else {
        format!(" [{}]", round.breaks.join("; "))
    };
    lines.push(format!("round {} paired by hand: {reason}{breaks}", round.round));
}

/// Games that were decided after later rounds were paired as if drawn, and what arbiters say of results.
fn results(state: &State, round: &RoundState, lines: &mut Vec<String>) {
    let numbers = state.numbers();
    let next = state
        .rounds
        .iter()
        .find(|later| later.round > round.round)
        .map(|later| later.paired);
    for board in &round.layout().boards {
        let (white, black) = round.seats(board);
        let who = format!(
            "round {}, {}-{}",
            round.round,
            numbers.rank(white),
            numbers.rank(black)
        );
        let Some(facts) = round.facts(board.board) else {
            continue;
        };
        let first = facts.results.told().find(|(_, scored)| !scored.result.open());
        if let (Some((seq, scored)), Some(next)) = (first, next)
            && seq > next
            && scored.result.decisive()
            && !state.is_table()
        {
            lines.push(format!("{who}: adjourned, decided later as {}", scored.result));
        }
        if let Some(comment) = round
            .result(board.board)
            .and_then(|scored| scored.comment.as_ref())
        {
            lines.push(format!("{who}: {comment}"));
        }
    }
}
