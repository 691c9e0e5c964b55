//! Playing a case under a rulebook, and holding what was ruled against what was expected.

mod check;
mod cites;
mod end;
mod entry;
mod log;
mod matches;

use arbiter_game::event::{Act, Event, HandsAct};
use arbiter_game::rules::fact::At;
use arbiter_game::rules::laws::clock::Controls;
use arbiter_game::rules::laws::{Play, Regime, Rulebook, Supervision};
use arbiter_game::rules::supervision;
use arbiter_game::rules::variants::BoardLetter;
use arbiter_game::{Game, Start};

use crate::case::{Case, Setting};
use crate::report::{Happened, Report};

pub(crate) use end::{end, position};
pub use log::log;

/// The game of a case under a rulebook as it stands before the first event.
#[must_use]
pub fn begin(case: &Case, book: &Rulebook) -> Game {
    Game::begin(&start(&case.setting), regime(&case.setting, book))
}

/// Plays a case under a rulebook.
#[must_use]
pub fn run(case: &Case, book: &Rulebook) -> Report {
    let mut game = begin(case, book);
    let under = check::Under {
        book,
        controls: case.setting.controls.as_ref(),
        entry: case.setting.entry.as_ref().map(|text| entry::Entry {
            text,
            letters: case.setting.letters,
        }),
    };
    let mut report = Report::new(book.id());
    report
        .happened
        .extend(game.opening().cloned().map(Happened::opening));
    let mut at = At::ms(0);
    let mut before = None;
    for (n, one) in (1..).zip(&case.events) {
        let mut event = one.event.clone();
        if !one.timed {
            event.at = at;
        } else if event.at != At::Unknown {
            at = event.at;
        }
        if one.timed {
            note_unknown_order(&mut event, before);
        }
        before = one.timed.then_some(&one.event);
        let letter = event.board.unwrap_or(BoardLetter::A);
        let stood = *game.turned_to(letter).state().line.now();
        let answered = game.apply(&event);
        let seen = game.turned_to(letter);
        let boards = [*seen.state().line.now(), stood];
        let happened = Happened::new(n, event, answered, boards).leaving(seen.state());
        if let Some(wanted) = one.expect.as_ref().and_then(|expected| expected.of(book.id())) {
            let failures = check::all(wanted, std::slice::from_ref(&happened), &seen, &under);
            report
                .failures
                .extend(failures.into_iter().map(|failure| failure.of_event(n)));
        }
        report.happened.push(happened);
    }
    if let Some(wanted) = case.expect.as_ref().and_then(|expected| expected.of(book.id())) {
        let failures = check::all(wanted, &report.happened, &game, &under);
        report.failures.extend(failures);
    }
    report.end = end(&game);
    report
}

/// Two pieces touched, each at an instant that nobody knows: it is unknown which came first.
fn note_unknown_order(event: &mut Event, before: Option<&Event>) {
    let touch = |event: &Event| matches!(event.act, Act::Hands(HandsAct::Touch { .. }));
    let unknown = |event: &Event| event.at == At::Unknown && touch(event);
    let both = before.is_some_and(|before| before.by == event.by && unknown(before) && unknown(event));
    if let Act::Hands(HandsAct::Touch { order_unknown, .. }) = &mut event.act {
        *order_unknown |= both;
    }
}

fn start(setting: &Setting) -> Start {
    Start {
        clock: setting.controls.as_ref().map(Controls::setting),
        ..crate::read::start(setting)
    }
}

fn regime(setting: &Setting, book: &Rulebook) -> Regime {
    let of_control = || {
        setting
            .controls
            .as_ref()
            .map_or(Play::Standard, |controls| book.classify(controls).play)
    };
    let play = setting.play.unwrap_or_else(of_control);
    let of_games = || {
        let games = setting.games_an_arbiter?;
        let competition = book.regime(play, Supervision::Competition, &setting.regulations);
        Some(supervision::adequate(games, !setting.unrecorded, &competition))
    };
    let supervision = setting.supervision.or_else(of_games);
    book.regime(
        play,
        supervision.unwrap_or(Supervision::Competition),
        &setting.regulations,
    )
}
