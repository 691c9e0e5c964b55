//! A round as it is paired, or why there is none, as JSON: what the command line and the HTTP interface show.

use arbiter_pairing::{ByeRole, Mark, NotPaired, Paired, Way};
use serde_json::{Value, json};

use crate::number::Round;
use crate::state::{Board, BoardFacts, Layout, RoundState, State};
use crate::system::System;

/// A round that is paired, in numbers.
#[must_use]
pub fn made(state: &State, round: Round) -> Paired {
    let numbers = state.numbers();
    let empty = Layout::default();
    let layout = state.round(round).map_or(&empty, RoundState::layout);
    let mark = |sign: char| Mark::from_sign(sign).unwrap_or(Mark::ZeroBye);
    Paired {
        round: round.0.into(),
        pairs: layout
            .boards
            .iter()
            .map(|one| (numbers.rank(one.white), numbers.rank(one.black)))
            .collect(),
        bye: layout.bye.map(|bye| numbers.rank(bye)),
        absent: layout
            .away
            .iter()
            .map(|one| (numbers.rank(one.0), mark(one.1)))
            .collect(),
        brackets: Vec::new(),
    }
}

/// `{rules, round, pairs, bye, byes, unpaired}`; players are starting ranks.
#[must_use]
pub fn json(system: System, round: &Paired) -> Value {
    let boards = round.pairs.iter().enumerate();
    let pairs: Vec<Value> = boards
        .map(|(at, (white, black))| json!({"board": at + 1, "white": white, "black": black}))
        .collect();
    let bye = |player: u16, kind: &str| json!({"player": player, "kind": kind});
    let mut byes: Vec<Value> = round
        .bye
        .map(|player| bye(player, "pairing"))
        .into_iter()
        .collect();
    byes.extend(round.absent.iter().map(|&(player, mark)| bye(player, kind(mark))));
    json!({
        "rules": system.name(), "round": round.round, "pairs": pairs,
        "bye": round.bye.or_else(|| free(system, round)), "byes": byes, "unpaired": [],
    })
}

/// The same of an event whose rules may not be known here: `rules` is null then.
pub(crate) fn named(system: Option<System>, round: &Paired) -> Value {
    let mut value = json(system.unwrap_or(System::Knockout), round);
    if system.is_none() {
        value["rules"] = Value::Null;
    }
    value
}

/// A round as everybody who may see it does: `{rules, round, state, pairs, bye, byes, unpaired}`, each board with names, result,
/// where that comes from, and the game that is played on it here.
#[must_use]
pub fn shown(state: &State, round: &RoundState) -> Value {
    let numbers = state.numbers();
    let mut value = named(System::of(&state.sheet()), &made(state, round.round));
    value["state"] = json!(round.stage().name());
    let pair = |board: &Board| {
        let (white, black) = round.seats(board);
        let scored = round.result(board.board);
        json!({
            "board": board.board, "white": numbers.rank(white), "black": numbers.rank(black),
            "names": [state.name(white).trim(), state.name(black).trim()],
            "result": scored.map(|scored| scored.result.to_string()),
            "source": scored.map(|scored| scored.source.name()),
            "game": round.facts(board.board).and_then(BoardFacts::live),
        })
    };
    value["pairs"] = round.layout().boards.iter().map(pair).collect();
    value
}

/// Who is free in a round of a round robin with an odd number of players; he gets no points for it.
fn free(system: System, round: &Paired) -> Option<u16> {
    let playing = |player: u16| {
        let mut pairs = round.pairs.iter();
        pairs.any(|&(white, black)| player == white || player == black)
    };
    let mut absent = round.absent.iter().map(|one| one.0);
    absent.find(|&player| matches!(system, System::Berger(_)) && !playing(player))
}

/// Why there is no pairing: who blocks it, and what would help.
#[must_use]
pub fn refusal(system: System, reason: &NotPaired) -> Value {
    let mut value = json!({"rules": system.name(), "pairs": [], "bye": null, "byes": [], "unpaired": [], "reason": reason.to_string()});
    if let NotPaired::Impossible {
        round,
        blocking,
        ways,
        ..
    } = reason
    {
        value["round"] = json!(round);
        value["unpaired"] = json!(blocking.players());
        let role = match blocking.bye {
            ByeRole::Apart => Value::Null,
            ByeRole::Partner => json!("partner"),
            ByeRole::Group => json!("group"),
        };
        value["blocking"] = json!({"groups": blocking.groups, "partners": blocking.partners, "bye": role});
        let way = |way: &Way| match way {
            Way::Absence(players) => json!({"way": way.name(), "players": players}),
            _ => json!({"way": way.name()}),
        };
        value["ways"] = ways.iter().map(way).collect();
    }
    value
}

/// The name of a bye in JSON.
#[must_use]
pub fn kind(mark: Mark) -> &'static str {
    match mark {
        Mark::PairingBye => "pairing",
        Mark::HalfBye => "half",
        Mark::FullBye => "full",
        _ => "zero",
    }
}
