//! `arbiter event result`: results by boards or by pairs.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use arbiter_event::Event;
use arbiter_event::conduct::{Act, Outcome, Refusal, boards, open_games};
use arbiter_event::team::{Fixture, matches};
use clap::Args;

use super::store::{By, Store};
use crate::output::{Status, say};

/// Enter results: `3=1-0` for board 3, `5-12=1/2-1/2` for White 5 against Black 12; all of them or, at the first fault, none.
///
/// Of teams `2.3=1-0` is board 3 of match 2, and `m2=-:+` a match that the first-named team forfeits.
///
/// Results: 1-0, 0-1, 1/2-1/2 (or =), 0-0, 1/2-0, 0-1/2, forfeits +:- -:+ -:-, unrated 1-0u 0-1u 1/2-1/2u, * for adjourned.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The event: a log or a report file.
    file: PathBuf,
    /// Results.
    #[arg(required = true, value_name = "BOARD=RESULT")]
    results: Vec<String>,
    /// The round; without it the last that is paired.
    #[arg(long)]
    round: Option<u16>,
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
pub fn run(arguments: &Arguments) -> Result<Status> {
    let mut store = Store::read(&arguments.file)?;
    let last = store.event().paired_rounds();
    let round = arguments.round.map_or(last, usize::from);
    if last == 0 {
        bail!("no round is paired yet: arbiter event pair FILE --save");
    }
    let excused = match (arguments.excused, arguments.unexcused) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    };
    let order = boards(store.event(), round);
    let fixtures = matches(store.event(), round);
    let mut entered = Vec::new();
    for text in &arguments.results {
        for (white, black, result) in read(text, &order, &fixtures, round).with_context(|| text.clone())? {
            if entered.contains(&(white, black)) {
                bail!("{text}: {white}-{black} has a result here already; nothing is entered");
            }
            entered.push((white, black));
            let act = Act::Result {
                round: u16::try_from(round).unwrap_or(u16::MAX),
                white,
                black,
                result,
                excused,
                comment: arguments.comment.clone(),
            };
            store.act(act, &arguments.by).with_context(|| text.clone())?;
        }
    }
    store.save()?;
    left(store.event(), round)?;
    Ok(Status::Clean)
}

/// A game with its result; `2.3=1-0` is board 3 of match 2, `m2=+:-` a match that the second team forfeits.
fn read(
    text: &str,
    order: &[(u16, u16)],
    fixtures: &[Fixture],
    round: usize,
) -> Result<Vec<(u16, u16, Outcome)>> {
    let Some((game, result)) = text.split_once('=') else {
        bail!("expected BOARD=RESULT or WHITE-BLACK=RESULT");
    };
    let result: Outcome = result.parse()?;
    let fixture = |number: &str| {
        let at: usize = number.trim().parse().context("expected the number of a match")?;
        fixtures
            .get(at.wrapping_sub(1))
            .with_context(|| format!("round {round} has {} matches, not {at}", fixtures.len()))
    };
    if let Some(number) = game.strip_prefix('m') {
        return forfeited(fixture(number)?, result);
    }
    if let Some((number, board)) = game.split_once('.') {
        let games = &fixture(number)?.games;
        let board: usize = board.trim().parse().context("expected the number of a board")?;
        let game = games
            .get(board.wrapping_sub(1))
            .filter(|game| game.0 != 0 && game.1 != 0);
        let &(white, black) = game.ok_or(Refusal::NoBoard {
            board,
            round,
            boards: games.len(),
        })?;
        return Ok(vec![(white, black, result)]);
    }
    let number = |text: &str| text.trim().parse::<u16>().context("expected a number");
    if let Some((white, black)) = game.split_once('-') {
        return Ok(vec![(number(white)?, number(black)?, result)]);
    }
    let board = usize::from(number(game)?);
    let pair = order.get(board.wrapping_sub(1)).ok_or(Refusal::NoBoard {
        board,
        round,
        boards: order.len(),
    })?;
    Ok(vec![(pair.0, pair.1, result)])
}

/// Every board of a match that somebody forfeits, seen from the first-named team.
fn forfeited(fixture: &Fixture, result: Outcome) -> Result<Vec<(u16, u16, Outcome)>> {
    if !result.forfeit() {
        bail!("a match as a whole is only forfeited: +:-, -:+ or -:-");
    }
    let other = Outcome {
        white: result.black,
        black: result.white,
    };
    let games = fixture.games.iter().zip([result, other].into_iter().cycle());
    let played = games.filter(|((white, black), _)| *white != 0 && *black != 0);
    Ok(played
        .map(|(&(white, black), result)| (white, black, result))
        .collect())
}

/// Which games of the round are still missing.
fn left(event: &Event, round: usize) -> Result<()> {
    let order = boards(event, round);
    for (of, white, black) in open_games(event) {
        if of == round {
            let board = order.iter().position(|&pair| pair == (white, black));
            say(format_args!(
                "{:>4}  {white}-{black} *",
                board.map_or(0, |at| at + 1)
            ))?;
        }
    }
    Ok(())
}
