//! Late entry: a name, then where he comes in. Whose rank moves stands there before anything is saved, and who is called like him.

use arbiter_hall::event::act::{
    Act, Breach, ByeKind, Enter, EntryForm, GrantBye, Kind, Notice, Refusal, Repair, decide, evolve,
};
use arbiter_hall::event::number::{EntrantId, Round};
use arbiter_hall::event::state::{RoundState, State as Event};
use arbiter_lang::Args;
use askama::Template;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};

use super::asked::{Fields, carry};
use super::bar::Bar;
use super::reader::AtDesk;
use super::seen::{Person, Seen};
use crate::app::App;
use crate::digits::latin;
use crate::frame::Frame;
use crate::live::Device;

/// As many namesakes as are shown: who has more is found in the list.
const NAMESAKES: usize = 3;

/// Who comes, and where he comes in.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    name: String,
    rating: String,
    club: String,
    birth: String,
    /// `bye`, `against`, `half`, `zero` or `next`.
    way: String,
    against: Option<u32>,
}

/// Somebody whose rank moves.
struct Moved {
    who: String,
    old: u16,
    new: u16,
}

#[derive(Template)]
#[template(path = "tournament/late.html")]
struct Page<'a> {
    frame: &'a Frame,
    bar: Bar,
    asked: &'a Asked,
    ages: bool,
    wrong: Option<String>,
    /// What else is told of the entry.
    told: Vec<String>,
    /// People who are called like him, each in a question, with where he stands.
    same: Vec<(String, String)>,
    moved: Vec<Moved>,
    /// Where he can come in: the word of a way, and what it says.
    ways: Vec<(&'static str, String)>,
    /// Whom he can be paired with by hand in the round that is paired.
    against: Option<(String, Vec<Person>)>,
}

impl Asked {
    fn enter(&self, from: Option<Round>) -> Enter {
        let text = |text: &str| text.trim().to_owned();
        let form = EntryForm {
            name: text(&self.name),
            rating: latin(&self.rating).trim().parse().ok(),
            club: text(&self.club),
            birth: text(&self.birth),
            ..EntryForm::default()
        };
        Enter { form, from }
    }
}

/// `/arbiter/{event}/late`
pub async fn page(AtDesk { seen, frame }: AtDesk, Query(asked): Query<Asked>) -> Response {
    let page = Page::of(&frame, &seen, &asked);
    let status = if page.wrong.is_some() {
        StatusCode::UNPROCESSABLE_ENTITY
    } else {
        StatusCode::OK
    };
    frame.page(status, &page)
}

/// `POST /arbiter/{event}/late`: he enters, and what is done for the round that is paired is done with it.
pub async fn send(
    AtDesk { seen, frame }: AtDesk,
    State(app): State<App>,
    device: Device,
    Form(asked): Form<Asked>,
) -> Response {
    let args = Args::new().text("who", asked.name.trim());
    let reason = frame.lang().text("tour-late-reason", &args);
    let acts = match acts(&seen.state, &asked, &reason) {
        Ok(acts) => acts,
        Err(why) => {
            let words = frame.lang().tournament(&seen.state);
            let mut page = Page::of(&frame, &seen, &asked);
            page.wrong = Some(words.refusal(&why));
            return frame.page(StatusCode::UNPROCESSABLE_ENTITY, &page);
        }
    };
    let mut fields: Fields = acts
        .iter()
        .map(|act| ("act".to_owned(), act.to_string()))
        .collect();
    fields.push(("back".to_owned(), seen.desk("round")));
    carry(&app, (&seen.id, &device), &frame, fields).await
}

/// The newest round, where somebody can still come into it.
fn running(state: &Event) -> Option<&RoundState> {
    let newest = state.rounds.last().filter(|round| round.open().next().is_some());
    newest.filter(|_| state.is_swiss() && !state.of_teams())
}

/// The acts of a way. Who comes in is named as the newest, whoever else enters meanwhile.
fn acts(state: &Event, asked: &Asked, reason: &str) -> Result<Vec<Value>, Refusal> {
    let running = running(state);
    let here = running.filter(|_| ["bye", "against"].contains(&asked.way.as_str()));
    let enter = Act::from(asked.enter(here.map(|round| round.round)));
    let mut acts = vec![json!(enter)];
    let Some(round) = running else {
        return Ok(acts);
    };
    let with_him = |enter: &Act| -> Result<(Event, EntrantId), Refusal> {
        let entry = decide(state, enter)?;
        let mut known = state.clone();
        evolve(&mut known, &entry);
        let newest = known.entrants.keys().next_back().copied().unwrap_or_default();
        Ok((known, newest))
    };
    match asked.way.as_str() {
        "bye" | "against" => {
            let (known, newest) = with_him(&enter)?;
            let layout = round.layout();
            let opponent = asked.against.map(EntrantId).filter(|_| asked.way == "against");
            let Some(opponent) = opponent.or(layout.bye) else {
                return Ok(acts);
            };
            let mut repair = seated(round, newest, opponent, reason);
            with_colours(&known, &mut repair);
            let mut act = json!(Act::from(repair));
            named_newest(&mut act, newest);
            acts.push(act);
        }
        "half" => {
            let bye = GrantBye {
                entrant: 0,
                round: round.round,
                kind: ByeKind::Half,
            };
            let mut act = json!(Act::from(bye));
            act["entrant"] = "#new".into();
            acts.push(act);
        }
        _ => {}
    }
    Ok(acts)
}

/// He meets an opponent. Whom that one would have met meets whoever had the bye, or has it.
fn seated(round: &RoundState, newest: EntrantId, opponent: EntrantId, reason: &str) -> Repair {
    let bye = round.layout().bye;
    let mut repair = Repair {
        round: round.round,
        boards: vec![(newest, opponent)],
        bye: None,
        reason: Some(reason.to_owned()),
    };
    let Some(board) = round.board_of(opponent).filter(|_| bye != Some(opponent)) else {
        return repair;
    };
    let (white, black) = round.seats(board);
    let other = if white == opponent { black } else { white };
    // Whoever keeps his place keeps his colour.
    repair.boards[0] = if white == opponent {
        (opponent, newest)
    } else {
        (newest, opponent)
    };
    match bye {
        Some(free) => repair.boards.push((other, free)),
        None => repair.bye = Some(other),
    }
    repair
}

/// Colours as the rules give them, where they say so of pairs that are new.
fn with_colours(known: &Event, repair: &mut Repair) {
    let Ok(entry) = decide(known, &repair.clone().into()) else {
        return;
    };
    for notice in entry.notices() {
        if let Notice::Breaks(Breach::Colours { one, two }) = notice {
            for pair in &mut repair.boards {
                if *pair == (one.id, two.id) {
                    *pair = (two.id, one.id);
                }
            }
        }
    }
}

/// The newest in the place of an id that somebody else may have by then.
fn named_newest(act: &mut Value, newest: EntrantId) {
    let pairs = act["boards"].as_array_mut().into_iter().flatten();
    for seat in pairs.filter_map(Value::as_array_mut).flatten() {
        if *seat == json!(newest) {
            *seat = "#new".into();
        }
    }
}

impl<'a> Page<'a> {
    fn of(frame: &'a Frame, seen: &Seen, asked: &'a Asked) -> Self {
        let mut page = Self {
            bar: Bar::of(frame, seen, "entries"),
            ages: seen.state.terms.ages.last().is_some(),
            wrong: None,
            told: Vec::new(),
            same: Vec::new(),
            moved: Vec::new(),
            ways: Vec::new(),
            against: None,
            asked,
            frame,
        };
        if asked.name.trim().is_empty() || !seen.may(Kind::Enter) {
            return page;
        }
        page.same = same(frame, seen, asked.name.trim());
        let running = running(&seen.state).map(|round| round.round);
        let words = frame.lang().tournament(&seen.state);
        let entry = match decide(&seen.state, &asked.enter(running).into()) {
            Ok(entry) => entry,
            Err(why) => {
                page.wrong = Some(words.refusal(&why));
                return page;
            }
        };
        for notice in entry.notices() {
            match notice {
                Notice::Renumbered { who, old } => page.moved.push(Moved {
                    who: who.name.clone(),
                    old: *old,
                    new: who.rank.0,
                }),
                other => page.told.push(words.notice(other)),
            }
        }
        page.ways = ways(frame, seen);
        page.against = against(frame, seen);
        page
    }
}

/// Who is called like him, each in a question.
fn same(frame: &Frame, seen: &Seen, name: &str) -> Vec<(String, String)> {
    let found = seen.state.search(name).into_iter().take(NAMESAKES);
    let one = |who: arbiter_hall::event::state::Who| {
        let person = seen.person(who.id);
        let rating = person.rating.map(|rating| rating.to_string());
        let facts: Vec<String> = rating
            .into_iter()
            .chain((!person.club.is_empty()).then_some(person.club))
            .collect();
        let named = if facts.is_empty() {
            person.name
        } else {
            format!("{} ({})", person.name, facts.join(", "))
        };
        let link = format!("{}?who={}#e{}", seen.desk("entries"), who.id, who.id);
        (frame.of("tour-late-same", "who", &named), link)
    };
    found.map(one).collect()
}

/// Where he can come in, the likeliest first.
fn ways(frame: &Frame, seen: &Seen) -> Vec<(&'static str, String)> {
    let next = seen.state.paired().0 + 1;
    let goes_on = seen.state.all_rounds().is_none_or(|last| next <= last.0);
    let args = || Args::new().count("next", next.into());
    let text = |id: &str, args: &Args| frame.lang().text(id, args);
    let Some(round) = running(&seen.state) else {
        return vec![("next", text("tour-late-next", &args()))];
    };
    let both = || args().count("round", round.round.0.into());
    let mut ways = Vec::new();
    if let Some(bye) = round.layout().bye.filter(|_| seen.may(Kind::Repair)) {
        let args = both().text("who", seen.state.name(bye).trim());
        ways.push(("bye", text("tour-late-bye", &args)));
    }
    if goes_on {
        if seen.may(Kind::Bye) {
            ways.push(("half", text("tour-late-half", &both())));
        }
        ways.push(("zero", text("tour-late-zero", &both())));
    }
    ways
}

/// Whom he can be paired with by hand: everybody whose board waits.
fn against(frame: &Frame, seen: &Seen) -> Option<(String, Vec<Person>)> {
    let round = running(&seen.state).filter(|_| seen.may(Kind::Repair))?;
    let waits = |board: &&arbiter_hall::event::state::Board| {
        round.facts(board.board).and_then(|facts| facts.live()).is_none()
    };
    let people: Vec<Person> = round
        .open()
        .filter(waits)
        .flat_map(|board| [board.white, board.black])
        .map(|id| seen.person(id))
        .collect();
    let words = frame.count("tour-late-against", "round", &round.round.0);
    (!people.is_empty()).then_some((words, people))
}
