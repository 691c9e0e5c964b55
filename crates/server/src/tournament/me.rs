//! The phone of a player, or of a family: where each sits, against whom, and what came of it.

use arbiter_hall::event::act::{Act, AskBye, CheckIn, decide};
use arbiter_hall::event::number::{BoardNumber, EntrantId, Round};
use arbiter_hall::event::state::{Report, Status};
use arbiter_hall::event::words::{ByeKind, Hour};
use arbiter_hall::tournament::may_act;
use arbiter_lang::Args;
use askama::Template;
use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use serde_json::json;

use super::reader::ForAll;
use super::seen::{Person, Score, Seen, has_bye, undoing};
use crate::api::{bind_phone, players_of, unbind_phone};
use crate::app::App;
use crate::frame::Frame;
use crate::live::Device;
use crate::refused::refuse;

/// A player of this phone.
struct Mine {
    event: String,
    event_name: String,
    event_link: String,
    who: Person,
    /// The desk does not know yet that it is his.
    waits: bool,
    round: u16,
    board: Option<u16>,
    side: &'static str,
    against: Option<Person>,
    begins: Option<String>,
    /// How long the game is, where it has less time than the event.
    time: Option<String>,
    free: Option<String>,
    score: Option<Score>,
    game: Option<String>,
    /// Where the board stands.
    room: Option<String>,
    /// What was reported so far, as this phone is told.
    reported: Option<String>,
    /// The three results that can be reported: the button, its act, and whether the other one said the same.
    says: Vec<(String, String, bool)>,
    /// What the desk knows of his being there, and what he can do about it: the name of the button and its act.
    here: (Option<String>, Option<(String, String)>),
    /// A bye that he asked for, while nobody has answered.
    wish: Option<String>,
    /// The button with which he asks for one, or takes that back, and its act.
    bye: Option<(String, String)>,
}

#[derive(Template)]
#[template(path = "tournament/me.html")]
struct Page<'a> {
    frame: &'a Frame,
    mine: Vec<Mine>,
    /// The events that they play in, each with the last entry that the page knows: `ID@VERSION`.
    events: String,
}

/// `/me`
pub async fn page(State(app): State<App>, device: Device, frame: Frame) -> Response {
    let mut mine = Vec::new();
    let mut events = Vec::new();
    for house in app.hub().awake_of(&device) {
        let Ok(Some(seen)) = Seen::of(&app, &house.id, &device).await else {
            continue;
        };
        let (own, waiting) = players_of(&house, &device).await;
        if !own.is_empty() || !waiting.is_empty() {
            events.push(format!("{}@{}", house.id, seen.version()));
        }
        mine.extend(own.into_iter().map(|who| one(&frame, &seen, who, false)));
        mine.extend(waiting.into_iter().map(|who| one(&frame, &seen, who, true)));
    }
    let page = Page {
        events: events.join(" "),
        mine,
        frame: &frame,
    };
    page.frame.page(StatusCode::OK, &page)
}

fn one(frame: &Frame, seen: &Seen, who: EntrantId, waits: bool) -> Mine {
    // A phone that is also the desk's shows its player no draft.
    let newest = arbiter_hall::event::show::Eyes::Everybody.newest(&seen.state);
    let round = seen.state.round(newest);
    let board = round.and_then(|round| round.board_of(who));
    let seat = board.map(|board| seen.seat(frame.lang(), newest, board));
    let words = frame.lang().tournament(&seen.state);
    let begins = seen.state.hour(newest, Hour::Scheduled);
    let mut mine = Mine {
        event: seen.id.clone(),
        event_name: seen.name().to_owned(),
        event_link: seen.links.home(),
        who: seen.person(who),
        waits,
        round: newest.0,
        board: None,
        side: "",
        against: None,
        begins: begins.map(|at| words.moment(at)),
        time: None,
        free: None,
        score: None,
        game: None,
        room: None,
        reported: None,
        says: Vec::new(),
        here: (None, None),
        wish: None,
        bye: None,
    };
    if !waits {
        (mine.wish, mine.bye) = bye(frame, seen, who);
        mine.here = here(frame, seen, who);
    }
    let Some(seat) = seat else {
        mine.free = round.map(|round| {
            frame.t(if has_bye(round.layout(), who) {
                "tour-bye"
            } else {
                "tour-free"
            })
        });
        return mine;
    };
    mine.board = Some(seat.board);
    mine.side = if seat.white.id == who { "white" } else { "black" };
    if seat.score.is_none() && seat.game.is_none() && !waits {
        let reports = round.zip(board).map(|(round, board)| round.reports(board));
        let reports = reports.unwrap_or_default();
        mine.reported = told(frame, &reports, who, (&seat.white, &seat.black));
        mine.says = says(
            frame,
            who,
            newest,
            (seat.board, &seat.white, &seat.black),
            &reports,
        );
    }
    mine.room = seen.state.room(BoardNumber(seat.board)).map(ToOwned::to_owned);
    mine.against = Some(if mine.side == "white" {
        seat.black
    } else {
        seat.white
    });
    mine.time = seat.time;
    mine.score = seat.score;
    mine.game = seat.game;
    mine
}

/// The three results, each as what this player reports.
fn says(
    frame: &Frame,
    who: EntrantId,
    round: Round,
    (board, white, black): (u16, &Person, &Person),
    reports: &[Report],
) -> Vec<(String, String, bool)> {
    let other = reports.iter().find(|one| one.entrant != who);
    let other = other.map(|one| one.result.to_string());
    let say = |words: String, result: &str| {
        let act =
            json!({"do": "report_result", "round": round, "board": board, "entrant": who, "result": result});
        (words, act.to_string(), other.as_deref() == Some(result))
    };
    vec![
        say(frame.of("tour-wins", "who", &white.name), "1-0"),
        say(frame.t("tour-draw"), "1/2-1/2"),
        say(frame.of("tour-wins", "who", &black.name), "0-1"),
    ]
}

/// What the players of a board said, as one of them is told: what the other one says with a question, and that the arbiter comes
/// where they differ. Names stand in it, since a slip is signed on the wrong side sooner than a wrong name is read.
fn told(
    frame: &Frame,
    reports: &[Report],
    who: EntrantId,
    (white, black): (&Person, &Person),
) -> Option<String> {
    let says = |report: &Report| {
        let score = Score::of(frame.lang(), report.result, "");
        match score.winner {
            "white" => frame.of("tour-wins", "who", &white.name),
            "black" => frame.of("tour-wins", "who", &black.name),
            _ => frame.t("tour-draw"),
        }
    };
    let other = if white.id == who { black } else { white };
    let of = |own: bool| reports.iter().find(|one| (one.entrant == who) == own);
    let args = || Args::new().text("who", &other.name);
    match (of(true), of(false)) {
        (None, None) => None,
        (None, Some(theirs)) => Some(
            frame
                .lang()
                .text("phone-says", &args().text("result", says(theirs))),
        ),
        (Some(own), None) => Some(frame.lang().text("phone-said", &args().text("result", says(own)))),
        (Some(own), Some(theirs)) => {
            let args = args().text("own", says(own)).text("theirs", says(theirs));
            Some(frame.lang().text("phone-differ", &args))
        }
    }
}

/// Whether somebody is there for the next round, where players say so themselves; what was said is taken back as easily.
fn here(frame: &Frame, seen: &Seen, who: EntrantId) -> (Option<String>, Option<(String, String)>) {
    let state = &seen.state;
    let round = Round(state.paired().0 + 1);
    let Some(entrant) = state.entrants.get(&who) else {
        return (None, None);
    };
    if !state.players_check_in() || state.all_rounds().is_some_and(|last| round > last) {
        return (None, None);
    }
    let act = Act::from(CheckIn { entrant: who, round });
    if entrant.status(round) == Status::CheckedIn {
        let said = state.history.iter().rev().find(|made| made.act == act);
        let back = said.and_then(|made| seen.undo(made.seq));
        return (
            Some(frame.count("phone-here", "round", &round.0)),
            back.map(|back| (frame.t("tour-take-back"), back)),
        );
    }
    let may = may_act(&seen.grants, &act, state).is_ok() && decide(state, &act).is_ok();
    let act = json!({ "do": "check_in", "entrant": who, "round": round }).to_string();
    (
        None,
        may.then(|| (frame.count("phone-am-here", "round", &round.0), act)),
    )
}

/// A bye that this player asked for, and what he can do about one in the next round: what he asked for is told, and taken back.
fn bye(frame: &Frame, seen: &Seen, who: EntrantId) -> (Option<String>, Option<(String, String)>) {
    let state = &seen.state;
    if let Some(made) = state
        .bye_asked(who)
        .and_then(|seq| state.history.iter().find(|made| made.seq == seq))
    {
        let back = (frame.t("tour-take-back"), undoing(made.seq).to_string());
        let told = frame.lang().tournament(state).made(made);
        return (Some(told), Some(back).filter(|_| seen.takes_back(made)));
    }
    let round = Round(state.paired().0 + 1);
    let kind = ByeKind::Half;
    let act = Act::from(AskBye {
        entrant: who,
        round,
        kind,
    });
    let may = state.is_swiss() && may_act(&seen.grants, &act, state).is_ok() && decide(state, &act).is_ok();
    let button = || {
        let act = json!({ "do": "bye", "entrant": who, "round": round, "kind": kind });
        (frame.count("tour-mine-bye", "round", &round.0), act.to_string())
    };
    (None, may.then(button))
}

/// Whose phone it is, or is not any more.
#[derive(Debug, Deserialize)]
pub struct Sent {
    entrant: u32,
    #[serde(default)]
    leave: bool,
}

/// `POST /e/{event}/me`
pub async fn bind(
    ForAll { seen, frame }: ForAll,
    State(app): State<App>,
    device: Device,
    Form(sent): Form<Sent>,
) -> Response {
    let who = EntrantId(sent.entrant);
    if seen.counted.numbers.rank(who) == 0 {
        return refuse(&frame, &crate::live::unknown("entrant", &who.to_string()));
    }
    let done = if sent.leave {
        let left = unbind_phone(&app, &seen.house, &device, who).await;
        left.map(|()| axum::http::HeaderMap::new())
    } else {
        let bound = bind_phone(&app, &seen.house, device, who).await;
        bound.map(|(_, _, headers)| headers)
    };
    match done {
        Ok(headers) => (headers, Redirect::to("/me")).into_response(),
        Err(failure) => refuse(&frame, &failure),
    }
}
