//! Judge a position: a position or a game is pasted, a question asked, and the answer comes with its article and, where
//! there is one, the line that proves it. One address holds all of it, so an answer can be shared as a link.

mod answer;
mod beside;
mod place;
mod read;

use std::fmt::Write as _;

use arbiter_game::rules::chess::{Color, Playable};
use arbiter_game::rules::fact::ClaimKind;
use arbiter_game::rules::variants::VariantName;
use arbiter_game::rules::words;
use arbiter_laws::Rulebook;
use askama::Template;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Form, Router};
use serde::Deserialize;

use crate::api::Asker;
use crate::app::App;
use crate::doors::house;
use crate::frame::Frame;
use crate::laws::Named;
use crate::picture::{self, Men, Picture, Reel};
use crate::refused::not_here;

pub use answer::Answered;
use answer::{Step, board_of};
use place::Place;
use read::Record;

/// `/judge`, and `/judge/flag` and so on for one question
pub fn routes() -> Router<App> {
    Router::new()
        .route("/judge", get(page).post(sent))
        .route("/judge/{matter}", get(one))
}

/// So long an address may be: servers between here and the reader cut off longer ones.
const LONGEST_ADDRESS: usize = 6_000;

words! {
    /// What is asked.
    pub enum Matter {
        /// A flag has fallen: who wins?
        Flag = "flag",
        /// Is the position dead?
        Dead = "dead",
        /// Is a claim of the same position right?
        Repetition = "repetition",
        /// Is a claim of fifty moves right?
        Fifty = "fifty",
    }
}

impl Matter {
    /// The question of this id; whose flag fell, where none is given.
    fn of(id: &str) -> Option<Self> {
        Self::from_word(if id.is_empty() { "flag" } else { id })
    }
}

/// The question as the address has it.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Asked {
    /// The id of a question.
    matter: String,
    /// A FEN or a PGN.
    record: String,
    /// Whose flag has fallen.
    fallen: String,
    /// The move with which the position is claimed to appear.
    written: String,
    /// The id of a rulebook.
    laws: String,
    /// Which game it is; what the record tells where nothing is said.
    game: String,
}

#[derive(Template)]
#[template(path = "judge.html")]
struct Page<'a> {
    frame: &'a Frame,
    matters: Vec<(&'static str, String, bool)>,
    books: Vec<Named>,
    laws: &'static str,
    games: Vec<(&'static str, String, bool)>,
    record: String,
    written: String,
    black: bool,
    wrong: Option<Wrong>,
    answer: Option<Answered>,
}

impl Page<'_> {
    /// What the board shows: the position of the answer, or how far the game could be played.
    fn fen(&self) -> Option<&str> {
        let answered = self.answer.as_ref().map(|answer| &*answer.fen);
        answered.or_else(|| self.wrong.as_ref()?.fen.as_deref())
    }

    /// The line that shows the answer, to be played on the board; nothing without a line.
    fn line(&self) -> Option<String> {
        let answer = self.answer.as_ref().filter(|answer| !answer.line.is_empty())?;
        let first = picture::Frame {
            board: board_of(&answer.fen),
            ..picture::Frame::default()
        };
        let step = |step: &Step| picture::Frame {
            board: step.board.clone(),
            squares: Some(step.uci.clone()),
            text: Some(format!("{} {}", step.number, step.text).trim().to_owned()),
            ..picture::Frame::default()
        };
        let frames = std::iter::once(first)
            .chain(answer.line.iter().map(step))
            .collect();
        let about = self.frame.t("web-judge-line");
        Some(Reel::of(frames, about).html(self.frame))
    }

    /// The position as a picture, for pages without a script.
    fn picture(&self) -> String {
        let men = self.fen().and_then(|fen| Men::read(&board_of(fen)).ok());
        Picture::of(men.unwrap_or_default()).class("first-board").svg()
    }

    /// What is wrong with the record, or with the written move.
    fn wrong_with(&self, written: bool) -> Option<&Wrong> {
        self.wrong.as_ref().filter(|wrong| wrong.is_written == written)
    }
}

/// Why nothing was judged.
struct Wrong {
    /// The reason, in words of the page.
    why: String,
    /// Where in the record.
    place: Option<Place>,
    /// How far the game could be played.
    fen: Option<String>,
    /// Whether the fault lies with the written move, not with the record.
    is_written: bool,
}

impl Wrong {
    /// What cannot be read of the record.
    fn of(unread: &read::Unread, frame: &Frame, asked: &Asked) -> Self {
        Self {
            why: unread.say(frame.lang()),
            place: unread.place().map(|place| Place::of(&asked.record, place)),
            fen: unread.fen().map(str::to_owned),
            is_written: false,
        }
    }
}

async fn page(State(app): State<App>, frame: Frame, asker: Asker, Query(asked): Query<Asked>) -> Response {
    answered((&app, &asker), frame, asked, false).await
}

/// The same page for one of the questions, whatever else the address says of it.
async fn one(
    State(app): State<App>,
    frame: Frame,
    asker: Asker,
    Path(matter): Path<String>,
    Query(asked): Query<Asked>,
) -> Response {
    answered((&app, &asker), frame, Asked { matter, ..asked }, false).await
}

/// The form: a question that fits into an address is led there, so that it can be shared; a long game is answered here.
async fn sent(State(app): State<App>, frame: Frame, asker: Asker, Form(asked): Form<Asked>) -> Response {
    let address = asked.address();
    if address.len() <= LONGEST_ADDRESS && !asked.record.trim().is_empty() {
        return Redirect::to(&address).into_response();
    }
    answered((&app, &asker), frame, asked, true).await
}

impl Asked {
    /// `/judge/` and the question, with all that it is about behind it.
    fn address(&self) -> String {
        let matter = if self.matter.is_empty() {
            Matter::Flag.as_str()
        } else {
            &self.matter
        };
        let pairs = [
            ("fallen", &self.fallen),
            ("written", &self.written),
            ("laws", &self.laws),
            ("game", &self.game),
            ("record", &self.record),
        ];
        let pairs = pairs.iter().filter(|(_, value)| !value.is_empty());
        let pairs: Vec<String> = pairs
            .map(|(name, value)| format!("{name}={}", escaped(value)))
            .collect();
        format!("/judge/{}?{}", escaped(matter), pairs.join("&"))
    }
}

impl Asked {
    /// Which game it is: as it is said, else as the record tells.
    fn name(&self) -> VariantName {
        let said = self.game.parse().ok();
        said.or_else(|| beside::told_by(&self.record)).unwrap_or_default()
    }

    /// The move that was written for a claim, where one is asked about.
    fn claimed(&self, matter: Matter) -> Option<&str> {
        let is_claim = matches!(matter, Matter::Repetition | Matter::Fifty);
        Some(self.written.trim()).filter(|text| is_claim && !text.is_empty())
    }
}

/// A text as it stands in an address: everything but letters and digits by its bytes, a space as `+`.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b' ' => escaped.push('+'),
            b'-' | b'.' | b'/' | b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' => escaped.push(byte.into()),
            _ => {
                let _ = write!(escaped, "%{byte:02X}");
            }
        }
    }
    escaped
}

/// The page with its answer; `sent` by the form, which expects one.
async fn answered(from: (&App, &Asker), frame: Frame, asked: Asked, sent: bool) -> Response {
    let Some(matter) = Matter::of(&asked.matter) else {
        return not_here(frame).await;
    };
    let frame = &frame;
    let book = Rulebook::by_id(&asked.laws).unwrap_or_else(|| arbiter_laws::default_rulebook());
    let is_empty = asked.record.trim().is_empty();
    let found = match (is_empty, sent) {
        (true, false) => None,
        // Whoever presses the button with nothing to be judged is told so.
        (true, true) => Some(Err(Wrong::of(&read::Unread::Nothing, frame, &asked))),
        _ => Some(judge(from, frame, &asked, matter, book).await),
    };
    let (answer, wrong) = match found {
        Some(Ok(answer)) => (Some(answer), None),
        Some(Err(why)) => (None, Some(why)),
        None => (None, None),
    };
    let status = if wrong.is_some() {
        StatusCode::UNPROCESSABLE_ENTITY
    } else {
        StatusCode::OK
    };
    let matters = Matter::ALL.iter().map(|one| {
        let name = frame.t(&format!("web-judge-matter-{one}"));
        (one.as_str(), name, *one == matter)
    });
    let here = asked.name();
    let games = VariantName::ALL.iter().map(|one| {
        let name = frame.t(&format!("new-variant-{one}"));
        (one.word(), name, *one == here)
    });
    let page = Page {
        games: games.collect(),
        matters: matters.collect(),
        books: Named::all(frame.lang()),
        laws: book.id(),
        black: asked.fallen == "black",
        record: asked.record,
        written: asked.written,
        wrong,
        answer,
        frame,
    };
    frame.page(status, &page)
}

async fn judge(
    from: (&App, &Asker),
    frame: &Frame,
    asked: &Asked,
    matter: Matter,
    book: &'static Rulebook,
) -> Result<Answered, Wrong> {
    match asked.name() {
        VariantName::Standard | VariantName::Chess960 => judge_chess(from, frame, asked, matter, book).await,
        name => judge_beside(from, frame, asked, (matter, name), book).await,
    }
}

/// The whole of a record, or the written move, cannot be judged.
fn whole(why: String, fen: &str, is_written: bool) -> Wrong {
    Wrong {
        why,
        place: None,
        fen: Some(fen.to_owned()),
        is_written,
    }
}

async fn judge_chess(
    (app, asker): (&App, &Asker),
    frame: &Frame,
    asked: &Asked,
    matter: Matter,
    book: &'static Rulebook,
) -> Result<Answered, Wrong> {
    let record = Record::read(&asked.record).map_err(|unread| Wrong::of(&unread, frame, asked))?;
    let fallen = asked.fallen.parse().unwrap_or(Color::White);
    let lang = app.lang(frame.lang().language());
    let fen = record.end.to_fen();
    let written = asked.claimed(matter).map(|text| read::written(&record.end, text));
    let written = written
        .transpose()
        .map_err(|fault| whole(fault.say(frame.lang()), &fen, true))?;
    let busy = || whole(frame.t("web-judge-busy"), &fen, false);
    let from = asker.from.map(house);
    // A position may take a while: one is looked at after the other, so that the boards in play keep their core.
    let work = app.judging().work(from, move |stop| match matter {
        Matter::Flag => Ok(answer::flag(&lang, book, &record, fallen, stop)),
        Matter::Dead => Ok(answer::dead(&lang, book, &record, stop)),
        Matter::Repetition => answer::claim(&lang, book, &record, ClaimKind::Repetition, written.as_deref()),
        Matter::Fifty => answer::claim(&lang, book, &record, ClaimKind::Fifty, written.as_deref()),
    });
    work.await
        .ok_or_else(busy)?
        .map_err(|why| whole(why, &fen, false))
}

async fn judge_beside(
    (app, asker): (&App, &Asker),
    frame: &Frame,
    asked: &Asked,
    (matter, name): (Matter, VariantName),
    book: &'static Rulebook,
) -> Result<Answered, Wrong> {
    let record =
        beside::Record::read(name, &asked.record).map_err(|unread| Wrong::of(&unread, frame, asked))?;
    let fallen = asked.fallen.parse().unwrap_or(Color::White);
    let lang = app.lang(frame.lang().language());
    let fen = record.end.to_fen();
    let written = asked
        .claimed(matter)
        .map(|text| beside::written(&record.end, text));
    let written = written
        .transpose()
        .map_err(|fault| whole(fault.say(frame.lang()), &fen, true))?;
    let busy = || whole(frame.t("web-judge-busy"), &fen, false);
    let from = asker.from.map(house);
    let work = app.judging().work(from, move |_| match matter {
        Matter::Flag => Ok(beside::flag(&lang, book, &record, fallen)),
        Matter::Dead => Ok(beside::dead(&lang, book, &record)),
        Matter::Repetition => beside::claim(&lang, book, &record, ClaimKind::Repetition, written.as_deref()),
        Matter::Fifty => beside::claim(&lang, book, &record, ClaimKind::Fifty, written.as_deref()),
    });
    work.await
        .ok_or_else(busy)?
        .map_err(|why| whole(why, &fen, false))
}
