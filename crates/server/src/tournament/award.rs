//! Prizes: funds typed in a line, who wins what by the standings, and what was given.

use arbiter_hall::event::act::{Category, Eligible, Kind, Prize};
use arbiter_hall::event::funds::{Win, wins};
use arbiter_hall::event::prizes::{Money, Sharing};
use arbiter_hall::event::tiebreak::Value;
use arbiter_lang::{Args, TournamentWords};
use askama::Template;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use serde_json::json;

use super::asked::{Done, Said, carry};
use super::bar::Bar;
use super::categories::{parts, rules};
use super::reader::AtDesk;
use super::seen::{Person, Seen, halves};
use crate::app::App;
use crate::digits::latin;
use crate::frame::Frame;
use crate::live::Device;

/// What was just done.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    done: Option<Done>,
}

/// Who wins an amount, and why.
struct Winner {
    who: Person,
    amount: String,
    why: String,
    /// A document of his has to be seen once more.
    unseen: Option<String>,
    /// The act that gives it to him, while nobody has.
    award: Option<String>,
}

/// A prize.
struct Line {
    /// Its name, who may win it, its amounts.
    about: String,
    winners: Vec<Winner>,
    /// What was given: who, how much, the act that takes it back.
    given: Vec<(String, String, Option<String>)>,
    back: Option<String>,
}

#[derive(Template)]
#[template(path = "tournament/award.html")]
struct Page<'a> {
    frame: &'a Frame,
    bar: Bar,
    said: Option<Said>,
    here: String,
    lines: Vec<Line>,
    adds: bool,
}

impl Page<'_> {
    /// Somebody by name and number: two may have one name.
    fn told(&self, who: &Person) -> String {
        let number = self.frame.lang().number(who.rank.into());
        format!("{} ({number})", who.name)
    }
}

/// `/arbiter/{event}/prizes`
pub async fn page(AtDesk { seen, frame }: AtDesk, Query(asked): Query<Asked>) -> Response {
    let words = frame.lang().tournament(&seen.state);
    let prizes = seen.state.all_prizes();
    let won = wins(&seen.state).unwrap_or_else(|_| vec![Vec::new(); prizes.len()]);
    let both = prizes.iter().zip(&won);
    let page = Page {
        bar: Bar::of(&frame, &seen, "prizes"),
        said: Said::of(&frame, &seen, asked.done),
        here: seen.desk("prizes"),
        lines: both
            .map(|(prize, won)| line(&frame, &seen, &words, (prize, won)))
            .collect(),
        adds: seen.may(Kind::Prize),
        frame: &frame,
    };
    page.frame.page(StatusCode::OK, &page)
}

fn line(frame: &Frame, seen: &Seen, words: &TournamentWords, (prize, won): (&Prize, &[Win])) -> Line {
    let of_prize = |seq| seen.state.history.iter().find(|made| made.seq == seq);
    let mut told = seen.state.prizes.funds.told().rev();
    let newest = told.find(|one| one.1.name == prize.name).map(|one| one.0);
    let awards = seen.state.prizes.awards.told();
    let awards = awards.filter(|one| one.1.prize == prize.name);
    let given = awards.map(|(seq, award)| {
        let amount = award
            .amount
            .map(|amount| frame.lang().digits(&amount.to_string()));
        let name = seen.state.name(award.entrant).trim().to_owned();
        (name, amount.unwrap_or_default(), seen.undo(seq))
    });
    let made = newest.and_then(of_prize);
    Line {
        about: made.map(|made| words.made(made)).unwrap_or_default(),
        winners: won.iter().map(|win| winner(frame, seen, prize, win)).collect(),
        given: given.collect(),
        back: newest.and_then(|seq| seen.undo(seq)),
    }
}

fn winner(frame: &Frame, seen: &Seen, prize: &Prize, win: &Win) -> Winner {
    let entrant = seen.state.entrants.get(&win.entrant);
    let again = entrant.is_some_and(|one| one.documents.all().any(|again| *again));
    let mut awards = seen.state.prizes.awards.all();
    let given = awards.any(|award| award.prize == prize.name && award.entrant == win.entrant);
    let args = Args::new().count("place", win.place as u64).word(
        "points",
        frame.lang().digits(&halves(&Value::new(win.points).to_string())),
    );
    let award = json!({"do": "award", "prize": prize.name, "entrant": win.entrant, "amount": win.amount});
    let document = json!({"do": "document_seen", "entrant": win.entrant, "again": true});
    Winner {
        who: seen.person(win.entrant),
        amount: frame.lang().digits(&win.amount.to_string()),
        why: frame.lang().text("tour-stands", &args),
        unseen: (seen.state.asks_age(&prize.who) && !again).then(|| document.to_string()),
        award: (!given && seen.may(Kind::Award)).then(|| award.to_string()),
    }
}

/// Funds as they are typed.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Sent {
    funds: String,
    sharing: String,
}

/// `POST /arbiter/{event}/prizes`
pub async fn send(
    AtDesk { seen, frame }: AtDesk,
    State(app): State<App>,
    device: Device,
    Form(sent): Form<Sent>,
) -> Response {
    let sharing = match sent.sharing.as_str() {
        "equal" => Sharing::Equal,
        "hort" => Sharing::Hort,
        _ => Sharing::Place,
    };
    let rules = rules(&app, &frame, &seen);
    let acts = parts(&sent.funds).map(|part| {
        let prize = fund(&frame, (&seen, &rules), part, sharing);
        let act = arbiter_hall::event::act::Act::from(prize);
        ("act".to_owned(), serde_json::to_string(&act).unwrap_or_default())
    });
    let back = ("back".to_owned(), seen.desk("prizes"));
    let fields = acts.chain([back]).collect();
    carry(&app, (&seen.id, &device), &frame, fields).await
}

/// A prize of a part of the line: its name, and its amounts at the end. A category in the name says who may win it, or the words
/// of one, or the group of ages of the event.
fn fund(
    frame: &Frame,
    (seen, (year, women)): (&Seen, &(i32, String)),
    part: &str,
    sharing: Sharing,
) -> Prize {
    let words: Vec<&str> = part.split_whitespace().collect();
    let money = |word: &&str| latin(word).parse::<Money>().ok();
    let amounts = words.iter().rev().map_while(money).count();
    let (name, amounts) = words.split_at(words.len() - amounts);
    Prize {
        name: if name.is_empty() {
            frame.t("tour-prize-general")
        } else {
            name.join(" ")
        },
        who: winners(seen, name, (*year, women)),
        amounts: amounts.iter().filter_map(money).collect(),
        sharing,
    }
}

/// Whom the words of a name speak of.
fn winners(seen: &Seen, name: &[&str], (year, women): (i32, &str)) -> Eligible {
    let mut who = Eligible::default();
    let joined = format!(" {} ", name.join(" ").to_lowercase());
    let is_named = |category: &&&Category| joined.contains(&format!(" {} ", category.code.to_lowercase()));
    let categories = seen.state.all_categories();
    // Of `U12` and `U12 girls` the longer one is meant.
    let longest = categories
        .iter()
        .filter(is_named)
        .max_by_key(|one| one.code.len());
    if let Some(category) = longest {
        who.category = Some(category.code.clone());
        return who;
    }
    for word in name {
        who.hear(word, year, women);
    }
    let group = seen.state.terms.ages.last();
    let called = group.and_then(|group| group.split_whitespace().next());
    let is_called = |word: &&str| Some(word.to_lowercase()) == called.map(str::to_lowercase);
    if name.iter().any(is_called) {
        who.ages = group.cloned();
    }
    who
}
