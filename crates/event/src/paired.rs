//! A round as it is paired, or why there is none, as JSON: what the command line and the HTTP interface show.

use arbiter_pairing::{ByeRole, Mark, NotPaired, Paired, Way};
use serde_json::{Value, json};

use crate::number::{BoardNumber, Round};
use crate::state::{Board, BoardFacts, Layout, RoundState, State};
use crate::system::System;

/// A round with the numbers of its boards, which need not be 1, 2, 3: a section of a festival begins where another ends, and
/// somebody may have a board of his own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Numbered {
    /// The round; pairs in the order of their boards.
    pub round: Paired,
    /// The numbers of the boards.
    pub boards: Vec<BoardNumber>,
}

/// A round that is paired, in starting ranks.
#[must_use]
pub fn made(state: &State, round: Round) -> Numbered {
    let empty = Layout::default();
    let layout = state.round(round).map_or(&empty, RoundState::layout);
    Numbered {
        round: in_ranks(state, round, layout),
        boards: layout.boards.iter().map(|one| one.board).collect(),
    }
}

/// A round that would be paired so, with the numbers that its boards would have.
#[must_use]
pub fn laid(state: &State, round: &Paired) -> Numbered {
    let numbers = state.numbers();
    let id = |rank: u16| numbers.entrant(rank).unwrap_or_default();
    let mut boards: Vec<Board> = (round.pairs.iter().zip(state.first_board()..))
        .map(|(&(white, black), number)| Board {
            board: BoardNumber(number),
            white: id(white),
            black: id(black),
            of_match: None,
            result: None,
        })
        .collect();
    state.seated(&mut boards);
    let rank = |one: &Board| (numbers.rank(one.white), numbers.rank(one.black));
    Numbered {
        boards: boards.iter().map(|one| one.board).collect(),
        round: Paired {
            pairs: boards.iter().map(rank).collect(),
            ..round.clone()
        },
    }
}

fn in_ranks(state: &State, round: Round, layout: &Layout) -> Paired {
    let numbers = state.numbers();
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

/// The same with the numbers that its boards have.
#[must_use]
pub fn numbered(system: System, made: &Numbered) -> Value {
    let mut value = json(system, &made.round);
    let pairs = value["pairs"].as_array_mut().into_iter().flatten();
    for (pair, number) in pairs.zip(&made.boards) {
        pair["board"] = json!(number);
    }
    value
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
    let mut value = named(System::of(&state.sheet()), &made(state, round.round).round);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::number::EntrantId;
    use crate::state::act::{Act, Announce, Draw, Enter, Method, Pair, Seat, decide, evolve};

    #[test]
    fn boards_have_the_numbers_that_the_round_has() {
        let mut state = State::default();
        let enter = |place: u16| Enter::rated(&format!("P{place}"), Some(2000 - place)).into();
        let seat = Seat {
            entrant: EntrantId(1),
            board: BoardNumber(40),
            why: String::new(),
        };
        let acts = [Act::from(Announce::new("Club", 3))]
            .into_iter()
            .chain((0..8).map(enter))
            .chain([Draw::by_lots(Method::Strength, "x").into(), seat.into()]);
        for act in acts {
            let entry = decide(&state, &act).unwrap();
            evolve(&mut state, &entry);
        }
        let system = System::of(&state.sheet()).unwrap();
        let would = laid(&state, &system.pair(&state.sheet()).unwrap());
        assert_eq!(would.boards, [2, 3, 4, 40].map(BoardNumber));
        let entry = decide(&state, &Pair::by_rules(Round(1)).into()).unwrap();
        evolve(&mut state, &entry);
        let made = made(&state, Round(1));
        assert_eq!(
            (&made.boards, &made.round.pairs),
            (&would.boards, &would.round.pairs)
        );
        let value = numbered(system, &made);
        assert_eq!(value["pairs"][3]["board"], 40);
        let (white, black) = (&value["pairs"][3]["white"], &value["pairs"][3]["black"]);
        assert!(*white == 1 || *black == 1, "{value}");
    }
}
