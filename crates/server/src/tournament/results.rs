//! Results: a board and one key in a field that is always ready, or two taps on its row. What was typed last stands above, each
//! line with its way back; a board that has a result is told, and changed only when that is said a second time.

use arbiter_hall::event::act::{Act, EnterResult};
use arbiter_hall::event::number::{BoardNumber, Round};
use arbiter_hall::event::outcome::Outcome;
use arbiter_hall::event::state::RoundState;
use arbiter_hall::event::typed::{KEYS, NotTyped, Typed, typed};
use arbiter_hall::tournament::may_act;
use arbiter_lang::Args;
use askama::Template;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use super::asked::{Done, Said, act_once, onwards, sentence};
use super::bar::Bar;
use super::clocks::{Clocks, clocks};
use super::reader::AtDesk;
use super::round::in_so_far;
use super::seen::{Score, Seat, Seen, undoing};
use crate::app::App;
use crate::digits::latin;
use crate::frame::Frame;
use crate::live::Device;

/// The word of a result in the language files.
fn word(result: &str) -> &str {
    match result {
        "1-0" => "white",
        "0-1" => "black",
        "1/2-1/2" => "draw",
        "+:-" => "white_forfeit",
        "-:+" => "black_forfeit",
        "-:-" => "both_forfeit",
        "0-0" => "both_lose",
        "1/2-0" => "half_loss",
        "0-1/2" => "loss_half",
        "1-0u" => "white_unrated",
        "0-1u" => "black_unrated",
        "*" => "adjourned",
        other => other,
    }
}

/// So many of the last results stand above the list, each with its way back.
const LAST: usize = 5;

/// The results that a tap offers beside the usual three.
const OTHERS: [&str; 9] = ["+:-", "-:+", "-:-", "*", "1/2-0", "0-1/2", "0-0", "1-0u", "0-1u"];

/// Which round is asked for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    round: Option<u16>,
    done: Option<Done>,
    missing: Option<String>,
    help: Option<String>,
    #[serde(skip)]
    clocks: Clocks,
}

/// A line of what was typed last.
struct Last {
    seq: u32,
    text: String,
    back: bool,
}

#[derive(Template)]
#[template(path = "tournament/results.html")]
struct Page<'a> {
    frame: &'a Frame,
    bar: Bar,
    said: Option<Said>,
    here: String,
    round: u16,
    seats: Vec<Seat>,
    /// The board that one key is for.
    next: Option<u16>,
    /// The boards that wait for somebody to type them, in their order.
    to_type: Vec<u16>,
    last: Vec<Last>,
    /// What was typed, and why it was not taken.
    typed: String,
    wrong: Option<String>,
    /// What is said a second time.
    sure: String,
    in_so_far: String,
    open: Vec<u16>,
    only_missing: bool,
    help: bool,
    keys: Vec<(&'static str, String)>,
    others: Vec<(&'static str, String)>,
    /// What a line says while it is typed, by result, with places for the names.
    says: String,
    /// What the clocks of live boards show.
    clocks: Clocks,
    before: Option<u16>,
    after: Option<u16>,
    all_in: bool,
    /// The round that comes after this one.
    next_round: Option<u16>,
}

impl Page<'_> {
    /// What the clocks of a live board show.
    fn clock(&self, seat: &Seat) -> Option<&String> {
        self.clocks.get(&seat.board)
    }

    /// The boards that wait to be typed, for the script that goes on from one to the next by itself.
    fn free(&self) -> String {
        let all: Vec<String> = self.to_type.iter().map(u16::to_string).collect();
        all.join(" ")
    }

    /// The act of a tap.
    fn act(&self, seat: &Seat, result: &&str) -> String {
        let mut act = json!({"do": "result", "round": self.round, "board": seat.board, "result": *result});
        if let Some(was) = seat.score.as_ref().map(|score| &score.plain) {
            act["was"] = json!(was);
        }
        act.to_string()
    }
}

/// What was typed, and why it was not taken.
#[derive(Default)]
struct Wrong {
    typed: String,
    why: Option<String>,
    sure: String,
}

/// `/arbiter/{event}/results`
pub async fn page(
    AtDesk { seen, frame }: AtDesk,
    State(app): State<App>,
    Query(mut asked): Query<Asked>,
) -> Response {
    asked.clocks = clocks(&app, &seen, Round(wanted(&seen, asked.round))).await;
    shown(&frame, &seen, &asked, Wrong::default())
}

/// The round whose results are typed: the newest.
fn wanted(seen: &Seen, asked: Option<u16>) -> u16 {
    let last = seen.state.paired().0;
    asked.unwrap_or(last).clamp(1.min(last), last)
}

fn shown(frame: &Frame, seen: &Seen, asked: &Asked, wrong: Wrong) -> Response {
    let lang = frame.lang();
    let number = wanted(seen, asked.round);
    let round = seen.round(Round(number));
    let mut seats = round.map_or_else(Vec::new, |round| seen.seats(lang, Round(number), round.layout()));
    let open: Vec<u16> = seats
        .iter()
        .filter(|seat| seat.score.is_none())
        .map(|seat| seat.board)
        .collect();
    let in_so_far = in_so_far(frame, &seats);
    let only_missing = asked.missing.is_some();
    if only_missing {
        seats.retain(|seat| seat.score.is_none());
    }
    let named = |result: &&'static str| {
        let args = Args::new().word("result", word(result));
        (*result, lang.text("tour-result", &args))
    };
    let to_type = round.map_or_else(Vec::new, to_type);
    let paired = seen.state.paired().0;
    let status = if wrong.why.is_some() {
        StatusCode::UNPROCESSABLE_ENTITY
    } else {
        StatusCode::OK
    };
    let page = Page {
        bar: Bar::of(frame, seen, "results"),
        said: Said::of(frame, seen, asked.done),
        here: format!("/arbiter/{}/results?round={number}", seen.id),
        round: number,
        next: to_type.first().copied(),
        to_type,
        last: last(frame, seen, number),
        typed: wrong.typed,
        wrong: wrong.why,
        sure: wrong.sure,
        in_so_far,
        all_in: open.is_empty() && !seats.is_empty(),
        next_round: (seen.state.all_rounds().is_none_or(|last| number < last.0)).then_some(number + 1),
        open,
        only_missing,
        help: asked.help.is_some(),
        keys: KEYS.iter().map(|(key, result)| (*key, named(result).1)).collect(),
        others: OTHERS.iter().map(named).collect(),
        says: says(frame),
        clocks: asked.clocks.clone(),
        before: (number > 1).then(|| number - 1),
        after: (number < paired).then(|| number + 1),
        seats,
        frame,
    };
    frame.page(status, &page)
}

/// What a line says while it is typed: a sentence a result, in which a script puts the board and the names.
fn says(frame: &Frame) -> String {
    let results = KEYS.iter().map(|key| key.1).chain(["open", "none"]);
    let sentence = |result: &'static str| {
        let args = Args::new().word("result", word(result)).word("board", "@board");
        let args = args.word("white", "@white").word("black", "@black");
        (
            result.to_owned(),
            Value::from(frame.lang().text("tour-says", &args)),
        )
    };
    Value::Object(results.map(sentence).collect()).to_string()
}

/// The boards that are open and on which nobody plays here.
fn to_type(round: &RoundState) -> Vec<u16> {
    let typed = |board: &&arbiter_hall::event::state::Board| {
        round.facts(board.board).and_then(|facts| facts.live()).is_none()
    };
    round.open().filter(typed).map(|board| board.board.0).collect()
}

/// The last results of a round, the newest first.
fn last(frame: &Frame, seen: &Seen, round: u16) -> Vec<Last> {
    let words = frame.lang().tournament(&seen.state);
    let of_round = |act: &Act| matches!(act, Act::Result(act) if act.round.0 == round);
    let made = seen.state.history.iter().rev().filter(|made| of_round(&made.act));
    made.filter(|made| made.stands())
        .take(LAST)
        .map(|made| Last {
            seq: made.seq.0,
            text: words.made(made),
            back: seen.takes_back(made),
        })
        .collect()
}

/// What the field sends.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Sent {
    round: u16,
    /// The board that one key is for.
    next: String,
    typed: String,
    /// What was told to change a result, and is sent again.
    sure: String,
}

/// `POST /arbiter/{event}/results`
pub async fn send(
    AtDesk { seen, frame }: AtDesk,
    State(app): State<App>,
    device: Device,
    Form(sent): Form<Sent>,
) -> Response {
    let asked = Asked {
        round: Some(sent.round),
        ..Asked::default()
    };
    let wrong = |why: String, sure: &str| Wrong {
        typed: sent.typed.clone(),
        why: Some(why),
        sure: sure.to_owned(),
    };
    let next = latin(&sent.next).trim().parse().ok().map(BoardNumber);
    let acts = match typed(&sent.typed, next) {
        Ok(Typed::Help) => {
            let help = seen.desk(&format!("results?round={}&help=yes", sent.round));
            return Redirect::to(&help).into_response();
        }
        Ok(Typed::Back) => back(&seen, sent.round).into_iter().collect(),
        Ok(Typed::Results(list)) => match acts(&seen, sent.round, &list, sent.sure == sent.typed) {
            Ok(acts) => acts,
            Err(changes) => {
                let (why, sure) = changed(&frame, &seen, sent.round, &changes);
                return shown(
                    &frame,
                    &seen,
                    &asked,
                    wrong(why, if sure { &sent.typed } else { "" }),
                );
            }
        },
        Err(why) => return shown(&frame, &seen, &asked, wrong(not_typed(&frame, &why), "")),
    };
    if acts.is_empty() {
        let nothing = frame.t("tour-nothing-to-take-back");
        return shown(&frame, &seen, &asked, wrong(nothing, ""));
    }
    let here = seen.desk(&format!("results?round={}", sent.round));
    match act_once(&app, &seen.house, &device, acts, None).await {
        Ok(acted) => onwards(&here, &acted),
        Err(failure) => {
            // Another desk may have been first: what stands now is shown, and what was typed stays.
            let Ok(seen) = Seen::here(&app, &seen.id, &device).await else {
                return crate::refused::refuse(&frame, &failure);
            };
            if let Ok(Typed::Results(list)) = typed(&sent.typed, next)
                && let Err(changes) = self::acts(&seen, sent.round, &list, false)
            {
                let (why, _) = changed(&frame, &seen, sent.round, &changes);
                return shown(&frame, &seen, &asked, wrong(why, ""));
            }
            let words = frame.lang().tournament(&seen.state);
            let why = sentence(&frame, &words, &failure);
            shown(&frame, &seen, &asked, wrong(why, ""))
        }
    }
}

/// The newest result that stands, taken back.
fn back(seen: &Seen, round: u16) -> Option<Value> {
    let of_round = |act: &Act| matches!(act, Act::Result(act) if act.round.0 == round);
    let mut made = seen.state.history.iter().rev();
    let found = made.find(|made| made.stands() && of_round(&made.act))?;
    Some(undoing(found.seq))
}

/// The acts of what was typed; or the results that would be changed, where that was not said twice.
fn acts(
    seen: &Seen,
    round: u16,
    list: &[(BoardNumber, Outcome)],
    sure: bool,
) -> Result<Vec<Value>, Vec<(BoardNumber, Outcome, Outcome)>> {
    let stands = |board| {
        let found = seen
            .state
            .round(Round(round))
            .and_then(|found| found.result(board));
        found.map(|scored| scored.result)
    };
    let changes: Vec<_> = list
        .iter()
        .filter_map(|&(board, result)| Some((board, stands(board)?, result)))
        .filter(|(_, old, new)| old != new)
        .collect();
    if !sure && !changes.is_empty() {
        return Err(changes);
    }
    let act = |&(board, result): &(BoardNumber, Outcome)| {
        let mut act = json!({"do": "result", "round": round, "board": board, "result": result});
        if let Some(old) = stands(board) {
            act["was"] = json!(old);
        }
        act
    };
    Ok(list.iter().map(act).collect())
}

/// Which results would be changed, old and new, with the names; and whether this reader may change them.
fn changed(
    frame: &Frame,
    seen: &Seen,
    round: u16,
    changes: &[(BoardNumber, Outcome, Outcome)],
) -> (String, bool) {
    let may = changes.iter().all(|&(board, old, new)| {
        let act = EnterResult {
            was: Some(old),
            ..EnterResult::typed(Round(round), board, new)
        };
        may_act(&seen.grants, &act.into(), &seen.state).is_ok()
    });
    let words = frame.lang().tournament(&seen.state);
    let one = |&(board, old, new): &(BoardNumber, Outcome, Outcome)| {
        let written = |result| Score::of(frame.lang(), result, "").written;
        let args = Args::new()
            .word("place", words.place(Round(round), board))
            .text("old", written(old))
            .text("new", written(new));
        frame.lang().text("tour-changes", &args)
    };
    let all: Vec<String> = changes.iter().map(one).collect();
    let then = if may {
        "tour-enter-twice"
    } else {
        "tour-arbiter-changes"
    };
    (format!("{} {}", all.join(" "), frame.t(then)), may)
}

fn not_typed(frame: &Frame, why: &NotTyped) -> String {
    let args = Args::new().word("why", why.name()).text("found", why.found());
    frame.lang().text("tour-not-typed", &args)
}
