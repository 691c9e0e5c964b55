//! `arbiter event result`: results of a round, by boards, by players, or by matches of teams.

use std::path::PathBuf;

use anyhow::{Context, Result};
use arbiter_event::act::{Act, EnterResult, Kind, Outcome, Refusal, Undo};
use arbiter_event::number::{BoardNumber, EntrantId, Round};
use arbiter_event::state::{Board, RoundState, State};
use arbiter_lang::{Args as Words, Lang};
use arbiter_pairing::Mark;
use clap::Args;

use super::store::{By, Store};
use super::{expected, fault};
use crate::output::{Status, say};

/// Enter results, all or none. What is still missing is shown.
///
/// Boards have the numbers of the published list, for ever. A result that stands is changed by who names it: `3=0-1 --was 1-0`.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The event: a log or a report file.
    file: PathBuf,
    /// Results: `BOARD=RESULT`, or `WHITE-BLACK=RESULT` by starting ranks, `#ids` or parts of names (`gomez-falk=1-0`); the results are
    /// 1-0, 0-1, =, +:-, -:+, -:-, 0-0, 1/2-0, 0-1/2 and * for a game that is adjourned. Of teams: `2.3=1-0` is board 3 of
    /// match 2, `m2=+:-` a match that the second team forfeits.
    #[arg(required_unless_present = "undo", value_name = "GAME=RESULT")]
    results: Vec<String>,
    /// The round; without it the last that is paired.
    #[arg(long)]
    round: Option<u16>,
    /// The result that stands there and is changed.
    #[arg(long, value_name = "RESULT", allow_hyphen_values = true)]
    was: Option<Outcome>,
    /// Take back what was entered last for these boards.
    #[arg(long, value_name = "BOARD", num_args = 1.., conflicts_with = "results")]
    undo: Vec<String>,
    /// At a forfeit: the absence is excused.
    #[arg(long, conflicts_with = "unexcused")]
    excused: bool,
    /// At a forfeit: the absence is not excused.
    #[arg(long)]
    unexcused: bool,
    /// What the arbiter says of it; told in the report.
    #[arg(long, value_name = "TEXT")]
    comment: Option<String>,
    #[command(flatten)]
    by: By,
}

/// Does it.
pub fn run(arguments: &Arguments, lang: &Lang) -> Result<Status> {
    let mut store = Store::change(&arguments.file, lang)?;
    let last = store.state().paired();
    if last.0 == 0 {
        let words = Words::new().text("command", "arbiter event pair FILE --save");
        return Err(fault(lang, "tournament-cli-nothing-paired", &words));
    }
    let round = arguments.round.map_or(last, Round);
    for text in &arguments.undo {
        take_back(&mut store, round, text, &arguments.by).with_context(|| text.clone())?;
    }
    let mut entered = Vec::new();
    for text in &arguments.results {
        for (board, result) in read(&store, text, round).with_context(|| text.clone())? {
            if entered.contains(&board) {
                let words = Words::new().word("board", lang.digits(&board.to_string()));
                let why = fault(lang, "tournament-cli-board-twice", &words);
                return Err(why.context(text.clone()));
            }
            entered.push(board);
            let act = act(store.state(), arguments, round, board, result);
            store.act(act, &arguments.by).with_context(|| text.clone())?;
        }
    }
    store.save()?;
    left(store.state(), round)?;
    Ok(Status::Clean)
}

/// The act; whoever confirms has seen what stands there.
fn act(
    state: &State,
    arguments: &Arguments,
    round: Round,
    board: BoardNumber,
    result: Outcome,
) -> EnterResult {
    let stands = || state.round(round)?.result(board).map(|scored| scored.result);
    let seen = arguments.by.is_confirmed().then(stands).flatten();
    // Said once, it is meant of the games that were lost by default; where there is none, it is meant of nothing.
    let forfeit = |result: Outcome| [result.white, result.black].contains(&Mark::ForfeitLoss);
    let typed = arguments.results.iter().filter_map(|text| text.split_once('='));
    let mut typed = typed.filter_map(|(_, result)| result.parse::<Outcome>().ok());
    let meant = forfeit(result) || !typed.any(forfeit);
    EnterResult {
        was: arguments.was.or(seen),
        excused: match (arguments.excused, arguments.unexcused) {
            _ if !meant => None,
            (true, _) => Some(true),
            (_, true) => Some(false),
            _ => None,
        },
        comment: arguments.comment.clone(),
        ..EnterResult::typed(round, board, result)
    }
}

/// Takes back what was entered last for a board.
fn take_back(store: &mut Store, round: Round, text: &str, by: &By) -> Result<()> {
    let boards = game(store, text, round)?;
    for board in boards {
        let here = |act: &Act| matches!(act, Act::Result(one) if one.round == round && one.board == board);
        let made = store.state().newest(Kind::Result, |made| here(&made.act));
        let seq = made.map(|made| made.seq);
        let seq = seq.ok_or_else(|| {
            let words = Words::new().word("place", store.words().place(round, board));
            fault(store.lang(), "tournament-cli-no-result", &words)
        })?;
        store.act(Undo::of(seq), by)?;
    }
    Ok(())
}

fn of(state: &State, round: Round) -> Result<&RoundState> {
    let paired = state.paired();
    Ok(state.round(round).ok_or(Refusal::Round {
        found: round,
        from: Round(1),
        to: paired,
    })?)
}

/// Boards with their results, White first as they sat.
fn read(store: &Store, text: &str, round: Round) -> Result<Vec<(BoardNumber, Outcome)>> {
    let Some((name, result)) = text.split_once('=') else {
        return Err(expected(store.lang(), "BOARD=RESULT, WHITE-BLACK=RESULT", text));
    };
    let result: Outcome = result.parse()?;
    let boards = game(store, name, round)?;
    if name.starts_with('m') && name[1..].parse::<u16>().is_ok() {
        return forfeited(store, round, &boards, result);
    }
    Ok(boards.into_iter().map(|board| (board, result)).collect())
}

/// The board that is meant, or all of a match.
fn game(store: &Store, name: &str, round: Round) -> Result<Vec<BoardNumber>> {
    let found = of(store.state(), round)?;
    let layout = found.layout();
    if let Some(Ok(number)) = name.strip_prefix('m').map(str::parse::<u16>) {
        let matches = layout.matches.len();
        if !(1..=matches).contains(&usize::from(number)) {
            let words = Words::new()
                .count("round", round.0.into())
                .count("matches", matches as u64)
                .count("number", number.into());
            return Err(fault(store.lang(), "tournament-cli-no-match", &words));
        }
        let here = |board: &&Board| board.of_match.is_some_and(|one| one.0 == number);
        return Ok(layout
            .boards
            .iter()
            .filter(here)
            .map(|board| board.board)
            .collect());
    }
    let missing = |board: u16| found.no_board(BoardNumber(board));
    if let Some((one, two)) = name.split_once('.')
        && let (Ok(one), Ok(two)) = (one.trim().parse(), two.trim().parse())
    {
        let here = |board: &&Board| board.of_match == Some((one, two));
        let board = layout.boards.iter().find(here).ok_or_else(|| missing(two))?;
        return Ok(vec![board.board]);
    }
    if let Ok(number) = name.trim().parse() {
        let board = found.board(BoardNumber(number)).ok_or_else(|| missing(number))?;
        return Ok(vec![board.board]);
    }
    let (white, black) = two(store, name)?;
    let state = store.state();
    let board = state.board_between(round, white, black);
    let (one, two) = (state.who(white), state.who(black));
    let board = board.ok_or(Refusal::NoGame {
        white: one,
        black: two,
        round,
    })?;
    let seat = found.board(board).map(|seat| found.seats(seat));
    match seat {
        Some(seats) if seats == (white, black) => Ok(vec![board]),
        _ => {
            let (white, black) = (state.who(black), state.who(white));
            Err(Refusal::OtherColours {
                board,
                round,
                white,
                black,
            }
            .into())
        }
    }
}

/// Two people, `WHITE-BLACK`; names may hold hyphens themselves, so every one of them is tried.
pub(super) fn two(store: &Store, text: &str) -> Result<(EntrantId, EntrantId)> {
    let mut first = None;
    for (at, _) in text.match_indices('-') {
        let found = store
            .find(&text[..at])
            .and_then(|one| Ok((one, store.find(&text[at + 1..])?)));
        match found {
            Ok(pair) => return Ok(pair),
            Err(why) => first = first.or(Some(why)),
        }
    }
    Err(first.unwrap_or_else(|| expected(store.lang(), "BOARD, WHITE-BLACK", text)))
}

/// Every board of a match that somebody forfeits, seen from the first-named team.
fn forfeited(
    store: &Store,
    round: Round,
    boards: &[BoardNumber],
    result: Outcome,
) -> Result<Vec<(BoardNumber, Outcome)>> {
    if !result.forfeit() {
        let words = Words::new().text("forms", "+:-, -:+, -:-");
        return Err(fault(store.lang(), "tournament-cli-match-forfeit", &words));
    }
    let other = Outcome {
        white: result.black,
        black: result.white,
    };
    let state = store.state();
    let found = of(state, round)?;
    let one = |number: &BoardNumber| {
        let board = found.board(*number)?;
        let (table, _) = board.of_match?;
        let first = found.layout().matches.get(usize::from(table) - 1)?.first;
        let white = state.teams.get(&first)?.members().contains(&found.seats(board).0);
        Some((*number, if white { result } else { other }))
    };
    Ok(boards.iter().filter_map(one).collect())
}

/// Which games of the round are still missing.
fn left(state: &State, round: Round) -> Result<()> {
    let numbers = state.numbers();
    let found = of(state, round)?;
    for board in found.open() {
        let (white, black) = found.seats(board);
        say(format_args!(
            "{:>4}  {}-{} *  {} - {}",
            board.board,
            numbers.rank(white),
            numbers.rank(black),
            state.name(white),
            state.name(black)
        ))?;
    }
    Ok(())
}
