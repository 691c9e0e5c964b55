//! The cases of tournament articles, `tests/events/*.toml`: each asks something, says what is given, and what the answer and the
//! articles must be. Figures, and the articles of a topic, are read from the rulebook that a case names.

#![allow(clippy::disallowed_methods, reason = "tests read cases and rulebooks")]

mod acts;
mod announced;
mod given;
mod hall;
mod table;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use arbiter_event::regulations::{
    Appeal, CHECKS, Figures, Item, absent, admissible, committee, fee, leaving, lots_in_time, missing,
    rulebook, shown_at_start,
};
use arbiter_laws::{Rulebook, Topic};
use toml::de::DeTable;

use given::{Given, duration};

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The texts of a folder's TOML files, by name.
fn texts(folder: &str) -> BTreeMap<String, String> {
    let files = fs::read_dir(project().join(folder)).expect("a folder");
    let mut texts = BTreeMap::new();
    for path in files.map(|file| file.expect("a file").path()) {
        if path.extension().is_some_and(|end| end == "toml") {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            texts.insert(name, fs::read_to_string(&path).expect("a text"));
        }
    }
    texts
}

/// What was answered, and by which topics.
struct Answer {
    words: Vec<String>,
    votes: Option<Vec<String>>,
    topics: Vec<&'static str>,
}

fn answer(words: impl IntoIterator<Item = impl Into<String>>, topics: &[&'static str]) -> Answer {
    Answer {
        words: words.into_iter().map(Into::into).collect(),
        votes: None,
        topics: topics.to_vec(),
    }
}

/// The number of the article that a rulebook has on a topic.
fn article(book: &Rulebook, topic: &str) -> String {
    let of = Topic::from_id(topic).unwrap_or_else(|| panic!("no such topic: {topic}"));
    let cited = book.cite(of);
    let cited = cited.unwrap_or_else(|| panic!("{} has no article on {topic}", book.id()));
    cited.article().to_owned()
}

/// Asks what a case asks.
fn ask(question: &str, given: &Given<'_>, book: &Rulebook) -> Answer {
    let regime = book.standard();
    let figures = Figures::of(&regime);
    match question {
        "committee" => {
            let (objections, votes) = committee(&hall::seats(given), &figures);
            let mut told = answer(objections.iter().map(|one| one.name()), &["tr.appeals"]);
            told.votes = Some(votes);
            told
        }
        "appeal" => {
            let appeal = Appeal {
                written: given.yes("written"),
                paid: given.number("paid"),
                fee: given.number("fee"),
                after: given.number("after"),
                deadline: given.number("deadline"),
            };
            answer(admissible(&appeal).iter().map(|one| one.name()), &["tr.appeal"])
        }
        "fee" => answer(
            [fee(given.yes("upheld"), given.yes("reasonable")).name()],
            &["tr.appeal"],
        ),
        "dispute" => answer(hall::dispute(&given.list("steps")), &["tr.mediation"]),
        "analogue" => {
            let (hour, minute) = shown_at_start(duration(given.text("period")));
            answer([format!("{hour}:{minute:02}")], &["tr.games.analogue"])
        }
        "lots" => {
            let in_time = lots_in_time(duration(given.text("before")), &figures);
            answer([if in_time { "in_time" } else { "too_late" }], &["tr.lots.when"])
        }
        "berger" => table::berger(given),
        "varma" => table::varma(u16::try_from(given.number("players")).expect("players")),
        "drawing" => table::drawing(&given.list("players"), &given.list("drawn")),
        "absence" => {
            let excused: Vec<Option<bool>> = given
                .list("forfeits")
                .into_iter()
                .map(|word| match word {
                    "excused" => Some(true),
                    "unexcused" => Some(false),
                    _ => None,
                })
                .collect();
            let found = absent(&excused, &figures);
            let topic = if found.name().starts_with("expelled") {
                "tr.unplayed.forfeits"
            } else {
                "tr.unplayed.absence"
            };
            answer([found.name()], &[topic])
        }
        "leaving" => {
            let count = |key| u16::try_from(given.number(key)).expect("a count");
            let found = leaving(
                given.text("event") == "swiss",
                count("played"),
                count("scheduled"),
                &figures,
            );
            let topic = match found.name() {
                "stay" => "tr.unplayed.swiss",
                "count" => "tr.unplayed.more",
                _ => "tr.unplayed.less",
            };
            answer([found.name()], &[topic])
        }
        "standings" => answer(table::table_without(given), &["tr.unplayed.less"]),
        "acts" => acts::carried_out(given),
        "minutes" => acts::minuted(given),
        "system" => announced::system(given),
        "terms" => announced::terms(given.text("word")),
        "replay" => announced::replayed(given.number("drawn"), &regime),
        "ladder" => announced::ladder(given.text("form")),
        other => hall::of_the_hall(other, given, &regime),
    }
}

#[test]
fn every_case_is_answered_as_it_expects_by_the_articles_that_it_names() {
    let (mut cases, mut wrong) = (0, Vec::new());
    for (file, text) in texts("tests/events") {
        let document = DeTable::parse(&text).unwrap_or_else(|fault| panic!("{file}: {fault}"));
        let document = Given(document.get_ref());
        assert!(!document.text("about").is_empty());
        for case in document.get("case").as_array().expect("cases") {
            let case = Given(case.get_ref().as_table().expect("a case"));
            let place = format!("{file}: {}", case.text("name"));
            for laws in case.list("laws") {
                cases += 1;
                let book = Rulebook::by_id(laws).unwrap_or_else(|| panic!("{place}: no rulebook {laws}"));
                let found = ask(case.text("ask"), &case.table("given"), book);
                let expect = case.table("expect");
                let articles: Vec<String> = found.topics.iter().map(|topic| article(book, topic)).collect();
                let mut right = found.words == expect.list("answer") && articles == expect.list("cites");
                if let Some(votes) = &found.votes {
                    right &= *votes == expect.list("votes");
                }
                if !right {
                    wrong.push(format!(
                        "{place}: {:?} {:?} by {articles:?}",
                        found.words, found.votes
                    ));
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {cases} cases:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert!(cases > 40, "{cases} cases");
}

#[test]
fn check_lists_say_what_is_missing() {
    assert_eq!(
        missing(&CHECKS, &["light", "noise", "heating", "staff"]),
        ["medical_officer", "smoking_place"]
    );
    assert_eq!(missing(&CHECKS, &CHECKS), [""; 0]);
    // The invitation is as long as the rulebook says.
    let book = rulebook().expect("a rulebook of tournaments");
    assert_eq!(
        Some(Item::ALL.len() as u32),
        book.standard().invitation_items().value()
    );
    for (item, number) in Item::ALL.iter().zip(1..) {
        assert_eq!(article(book, item.topic()), format!("3(c)({number})"));
    }
}
