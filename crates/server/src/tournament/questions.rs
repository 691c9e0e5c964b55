//! What waits for a person's answer: what the regulations leave open, players who say different things, phones that wait.

use arbiter_hall::event::act::{Act, Kind, Notice, QuestionKey};
use arbiter_hall::event::number::EntrantId;
use arbiter_hall::event::questions::{Answers, Question};
use arbiter_hall::event::state::{Made, Report, Waiting};
use arbiter_lang::TournamentWords;
use askama::Template;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use super::asked::{Done, Fields, Said, done, onwards, sentence};
use super::bar::Bar;
use super::history::signed;
use super::matters::{Level, Matter, level, matters};
use super::reader::AtDesk;
use super::seen::{Seen, reported_by};
use crate::api::let_phone;
use crate::app::App;
use crate::digits::latin;
use crate::frame::Frame;
use crate::live::Device;
use crate::noted::Why;
use crate::refused::refuse;

/// What was just done.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    done: Option<Done>,
}

/// A question of the regulations.
struct Open {
    key: &'static str,
    /// What is asked.
    text: String,
    /// What may be answered, in words.
    allowed: String,
    default: String,
    /// What hangs on it, where the league's day knows.
    changes: String,
    /// Answers to choose from; none where one is typed.
    options: Vec<(String, String)>,
    /// Whether one that is not among them can be written, by its code.
    codes: bool,
}

/// A question that was answered.
struct Settled {
    /// The question, the answer and whose it is.
    text: String,
    /// Who entered it, and when.
    by: String,
    /// The act that takes it back.
    back: Option<String>,
    /// After the draw: the act that puts another answer in its place, and what may be answered.
    over: Option<(String, Open)>,
}

/// A board whose players say different things, or of whom one says nothing; a bye that somebody asks for.
struct Asks {
    /// What it is about.
    about: String,
    /// What it holds up.
    holds: String,
    /// What the reader can answer: the button, and the act that it does.
    says: Vec<(String, String)>,
}

/// A phone that waits for a player.
struct Phone {
    who: EntrantId,
    device: String,
    name: String,
    club: String,
}

#[derive(Template)]
#[template(path = "tournament/questions.html")]
struct Page<'a> {
    frame: &'a Frame,
    bar: Bar,
    said: Option<Said>,
    here: String,
    open: Vec<Open>,
    /// Why the answers that were typed were not taken.
    why: Option<String>,
    /// Who has decided, as far as that was typed.
    who: String,
    decides: bool,
    /// What waits, kind by kind under its title; none is there without a question.
    asked: Vec<(&'static str, Vec<Asks>)>,
    settled: Vec<Settled>,
    level: Vec<Level>,
    matters: Vec<Matter>,
    refers: bool,
    phones: Vec<Phone>,
}

impl Page<'_> {
    /// Whether something that nobody foresaw is before whoever decides it.
    fn waits(&self) -> bool {
        self.matters.iter().any(|one| one.said.is_none())
    }
}

/// `/arbiter/{event}/questions`
pub async fn page(
    AtDesk { seen, frame }: AtDesk,
    State(app): State<App>,
    Query(asked): Query<Asked>,
) -> Response {
    let page = shown((&app, &frame, &seen), asked.done, None).await;
    frame.page(StatusCode::OK, &page)
}

/// The page; with answers that were not taken, why, and what was typed.
async fn shown<'a>(
    (app, frame, seen): (&App, &'a Frame, &Seen),
    done: Option<Done>,
    typed: Option<(String, &Fields)>,
) -> Page<'a> {
    let words = frame.lang().tournament(&seen.state);
    let phone = |(who, device): &(EntrantId, String)| Phone {
        who: *who,
        device: device.clone(),
        name: seen.state.name(*who).trim().to_owned(),
        club: seen.state.club(*who).to_owned(),
    };
    let unsettled = seen.state.unsettled();
    let asked_by_kind = [
        ("tour-differ-title", results(frame, seen, &words)),
        ("tour-absences-title", absences(frame, seen, &words)),
        ("tour-byes-title", byes(frame, seen, &words)),
    ];
    let (why, fields) = typed.unzip();
    let field = |name: &str| {
        let all = fields.into_iter().flatten();
        all.filter(|one| one.0 == name).map(|one| one.1.clone()).next()
    };
    let open = |question: &Question| {
        let own = field(&own(question.key)).filter(|typed| !typed.trim().is_empty());
        let said = own.or_else(|| field(question.key));
        open(frame, &words, question, said.as_deref())
    };
    Page {
        bar: Bar::of(frame, seen, "questions"),
        said: Said::of(frame, seen, done),
        here: seen.desk("questions"),
        open: unsettled.iter().map(open).collect(),
        why,
        who: field("who").unwrap_or_default(),
        decides: seen.may(Kind::Decide),
        asked: asked_by_kind
            .into_iter()
            .filter(|kind| !kind.1.is_empty())
            .collect(),
        settled: settled(frame, seen, &words),
        level: level(seen),
        matters: matters(app, frame, seen).await,
        refers: seen.may(Kind::Refer),
        phones: seen.phones.iter().map(phone).collect(),
        frame,
    }
}

/// The field in which an answer that is not offered is written.
fn own(key: &str) -> String {
    format!("{key}-own")
}

/// A question with what can be answered; what was said is chosen, else the default.
fn open(frame: &Frame, words: &TournamentWords, question: &Question, said: Option<&str>) -> Open {
    let chosen = said.unwrap_or(&question.default);
    let mut codes = question.offered();
    if !codes.is_empty() && question.answers.allow(chosen) && !codes.contains(&chosen) {
        codes.push(chosen);
    }
    let name = |code: &str| {
        let key = QuestionKey::by_name(question.key);
        key.map_or_else(|| words.option(code), |key| words.answered(key, code))
    };
    Open {
        key: question.key,
        text: words.question(question.key),
        allowed: words.answers(question.answers),
        default: chosen.to_owned(),
        changes: frame.word("day-changes", "question", question.key),
        options: codes
            .iter()
            .map(|code| ((*code).to_owned(), name(code)))
            .collect(),
        codes: matches!(question.answers, Answers::Ladder | Answers::Tiebreaks),
    }
}

fn results(frame: &Frame, seen: &Seen, words: &TournamentWords) -> Vec<Asks> {
    let asks = |one: &Waiting| {
        let Waiting::Result {
            round,
            board,
            reports,
        } = one
        else {
            return None;
        };
        let says = |(report, (_, act)): (&Report, (String, Value))| {
            let who = seen.state.name(report.entrant).trim();
            (reported_by(frame.lang(), who, report.result), act.to_string())
        };
        let open = frame.count("tour-differ-holds", "round", &round.0);
        let alone = (reports.len() == 1).then(|| frame.t("tour-alone-holds"));
        Some(Asks {
            about: words.place(*round, *board),
            holds: alone.into_iter().chain([open]).collect::<Vec<_>>().join(" "),
            says: reports
                .iter()
                .zip(one.options())
                .filter(|_| seen.may(Kind::Result))
                .map(says)
                .collect(),
        })
    };
    seen.waiting.iter().filter_map(asks).collect()
}

/// What may be answered by whoever may do such an act: the button, whose text is named beside its option, and the act that it does.
fn says(
    (frame, seen): (&Frame, &Seen),
    one: &Waiting,
    kind: Kind,
    texts: [(&str, &str); 2],
) -> Vec<(String, String)> {
    let options = one.options().into_iter().filter(|_| seen.may(kind));
    let button = |(option, act): (String, Value)| {
        let (_, id) = texts.iter().find(|(known, _)| *known == option)?;
        Some((frame.t(id), act.to_string()))
    };
    options.filter_map(button).collect()
}

fn byes(frame: &Frame, seen: &Seen, words: &TournamentWords) -> Vec<Asks> {
    let asks = |one: &Waiting| {
        let Waiting::Bye { seq, .. } = one else {
            return None;
        };
        let made = seen.state.history.iter().find(|made| made.seq == *seq)?;
        Some(Asks {
            about: words.made(made),
            holds: String::new(),
            says: says(
                (frame, seen),
                one,
                Kind::Bye,
                [("grant", "tour-bye-grant"), ("refuse", "tour-bye-refuse")],
            ),
        })
    };
    seen.waiting.iter().filter_map(asks).collect()
}

/// Who did not come, and whether that was excused.
fn absences(frame: &Frame, seen: &Seen, words: &TournamentWords) -> Vec<Asks> {
    let asks = |one: &Waiting| {
        let Waiting::Absence {
            round,
            board,
            entrants,
            ..
        } = one
        else {
            return None;
        };
        let asked = entrants
            .iter()
            .map(|who| words.notice(&Notice::Excused(seen.state.who(*who))));
        Some(Asks {
            about: words.place(*round, *board),
            holds: asked.collect::<Vec<_>>().join(" "),
            says: says(
                (frame, seen),
                one,
                Kind::Exclude,
                [
                    ("excused", "tour-absence-excused"),
                    ("unexcused", "tour-absence-unexcused"),
                ],
            ),
        })
    };
    seen.waiting.iter().filter_map(asks).collect()
}

/// What was answered, the newest word on each question.
fn settled(frame: &Frame, seen: &Seen, words: &TournamentWords) -> Vec<Settled> {
    let asked = seen.state.questions().into_iter();
    let newest = asked.filter_map(|question| {
        let key = QuestionKey::by_name(question.key)?;
        let decided = |made: &Made| matches!(&made.act, Act::Decide(act) if act.question == key);
        let overruled = |made: &Made| matches!(&made.act, Act::Overrule(act) if act.question == key);
        let state = &seen.state;
        let made = state.newest(Kind::Overrule, overruled);
        Some((
            made.or_else(|| state.newest(Kind::Decide, decided))?,
            key,
            question,
        ))
    });
    let line = |(made, key, question): (&Made, QuestionKey, Question)| {
        let over = seen.may(Kind::Overrule) && seen.state.can_overrule(key);
        let over = over.then(|| {
            let act = json!({"do": "overrule", "question": question.key}).to_string();
            let stands = seen.state.settled(key);
            (act, open(frame, words, &question, stands))
        });
        let at = made.at.as_deref().map(|at| words.moment(at)).unwrap_or_default();
        let by = signed(frame, made.by.as_deref().unwrap_or_default());
        Settled {
            text: words.made(made),
            by: format!("{by} · {at}"),
            back: seen.undo(made.seq),
            over,
        }
    };
    newest.map(line).collect()
}

/// `POST /arbiter/{event}/questions`: answers to all that is open at once, as they were typed or as they are offered, with the name of
/// whoever gave them in the rulebook's place.
pub async fn answer(
    AtDesk { seen, frame }: AtDesk,
    State(app): State<App>,
    device: Device,
    Form(sent): Form<Fields>,
) -> Response {
    let field = |name: &str| sent.iter().find(|one| one.0 == name).map(|one| one.1.trim());
    let as_offered = field("as") == Some("offered");
    let who = field("who").unwrap_or_default();
    let unsettled = seen.state.unsettled();
    let act = |question: &Question| {
        let given = |name: &str| field(name).filter(|typed| !as_offered && !typed.is_empty());
        let typed = given(&own(question.key)).or_else(|| given(question.key));
        let option = typed.map_or_else(|| question.default.clone().into_owned(), latin);
        let mut act = json!({"do": "decide", "question": question.key, "option": option});
        if !who.is_empty() {
            act["said_by"] = who.into();
        }
        ("act".to_owned(), act.to_string())
    };
    let back = ("back".to_owned(), seen.desk("questions"));
    let fields: Fields = unsettled.iter().map(act).chain([back]).collect();
    let failure = match done(&app, &seen.id, &device, &fields).await {
        Ok(acted) => return onwards(&seen.desk("questions"), &acted),
        Err(failure) => failure,
    };
    // What was typed stays, with what is wrong with it above.
    let why = sentence(&frame, &frame.lang().tournament(&seen.state), &failure);
    let page = shown((&app, &frame, &seen), None, Some((why, &sent))).await;
    let mut response = frame.page(failure.status(), &page);
    response.extensions_mut().insert(Why(failure.tag().to_owned()));
    response
}

/// What is said of a phone.
#[derive(Debug, Deserialize)]
pub struct Answered {
    entrant: EntrantId,
    device: String,
    answer: String,
}

/// `POST /arbiter/{event}/phones`
pub async fn phone(
    AtDesk { seen, frame }: AtDesk,
    State(app): State<App>,
    device: Device,
    Form(sent): Form<Answered>,
) -> Response {
    let phone = (sent.device.as_str(), sent.entrant);
    match let_phone(&app, &seen.house, &device, phone, sent.answer == "yes").await {
        Ok(()) => Redirect::to(&seen.desk("questions")).into_response(),
        Err(failure) => refuse(&frame, &failure),
    }
}
