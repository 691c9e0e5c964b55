//! The cases of tournament articles, `tests/events/*.toml`: each asks something, says what is given, and what the answer and the
//! articles must be. Figures, and the articles of a topic, are read from the rulebook that a case names.

#![allow(clippy::disallowed_methods, reason = "tests read cases and rulebooks")]

use core::time::Duration;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use arbiter_event::berger::{Berger, counting};
use arbiter_event::conduct::{Act, EntryForm, Fellows, Paired, apply};
use arbiter_event::dutch::{self, Rules};
use arbiter_event::regulations::{
    Advice, Appeal, CHECKS, Committee, Dispute, Figures, INVITATION, Incident, Member, Stage, absent,
    admissible, advice, committee, fee, leaving, lots_in_time, may_photograph, missing, shown_at_start,
};
use arbiter_event::tiebreak::{Edition, standings};
use arbiter_event::trf;
use arbiter_event::varma::{Asks, Draw, Drawer, Drawn, flawed, groups};
use arbiter_event::{Color, Event};
use toml::de::{DeTable, DeValue};

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

/// A table with short ways to its values; what is not there is a fault of the case.
struct Given<'a>(&'a DeTable<'a>);

impl<'a> Given<'a> {
    fn find(&self, key: &str) -> Option<&'a DeValue<'a>> {
        self.0.get(key).map(toml::Spanned::get_ref)
    }

    fn get(&self, key: &str) -> &'a DeValue<'a> {
        self.find(key).unwrap_or_else(|| panic!("{key} is missing"))
    }

    fn text(&self, key: &str) -> &'a str {
        self.get(key).as_str().unwrap_or_else(|| panic!("{key}: a text"))
    }

    fn number(&self, key: &str) -> u32 {
        let number = self
            .get(key)
            .as_integer()
            .unwrap_or_else(|| panic!("{key}: a number"));
        number.as_str().parse().expect("a number")
    }

    fn yes(&self, key: &str) -> bool {
        self.get(key)
            .as_bool()
            .unwrap_or_else(|| panic!("{key}: true or false"))
    }

    fn list(&self, key: &str) -> Vec<&'a str> {
        let list = self.find(key).and_then(DeValue::as_array).into_iter().flatten();
        list.map(|item| item.get_ref().as_str().expect("a text"))
            .collect()
    }

    fn table(&self, key: &str) -> Given<'a> {
        Given(
            self.get(key)
                .as_table()
                .unwrap_or_else(|| panic!("{key}: a table")),
        )
    }
}

/// `1:30:00` or `10:00`.
fn duration(text: &str) -> Duration {
    let seconds = text
        .split(':')
        .fold(0, |sum, part| sum * 60 + part.parse::<u64>().expect("a time"));
    Duration::from_secs(seconds)
}

/// A rulebook as its files have it: values by key, articles by topic.
struct Book {
    values: BTreeMap<String, String>,
    words: BTreeMap<String, Vec<String>>,
    articles: Vec<(String, String)>,
}

impl Book {
    fn read(id: &str) -> Self {
        let mut book = Self {
            values: BTreeMap::new(),
            words: BTreeMap::new(),
            articles: Vec::new(),
        };
        for text in texts(&format!("laws/{id}")).values() {
            let document = DeTable::parse(text).expect("a rulebook");
            let articles = document
                .get_ref()
                .get("article")
                .and_then(|list| list.get_ref().as_array());
            for article in articles.into_iter().flatten() {
                let article = Given(article.get_ref().as_table().expect("an article"));
                book.articles
                    .push((article.text("topic").to_owned(), article.text("id").to_owned()));
                let set = article.find("set").and_then(DeValue::as_table);
                for (key, value) in set.into_iter().flatten() {
                    let (key, value) = (key.get_ref().to_string(), value.get_ref());
                    if let Some(list) = value.as_array() {
                        let words = list.iter().filter_map(|item| item.get_ref().as_str());
                        book.words.insert(key, words.map(str::to_owned).collect());
                    } else if let Some(text) = value.as_str() {
                        book.values.insert(key, text.to_owned());
                    } else if let Some(number) = value.as_integer() {
                        book.values.insert(key, number.as_str().to_owned());
                    }
                }
            }
        }
        book
    }

    fn value(&self, key: &str) -> &str {
        self.values
            .get(key)
            .unwrap_or_else(|| panic!("the rulebook sets no {key}"))
    }

    fn count(&self, key: &str) -> u16 {
        self.value(key).parse().expect("a number")
    }

    fn figures(&self) -> Figures {
        Figures {
            lots_before_round: duration(self.value("lots.before_round")),
            unexcused: self.count("forfeit.unexcused"),
            forfeits: self.count("forfeit.expelled"),
            percent: self.count("withdrawal.percent"),
            members: self.count("appeals.members"),
            reserves: self.count("appeals.reserves"),
            age: self.count("appeals.age"),
            photo_first: duration(self.value("photo.first_round")),
            photo_later: duration(self.value("photo.later_rounds")),
        }
    }

    fn article(&self, topic: &str) -> String {
        let found = self.articles.iter().find(|one| one.0 == topic);
        found
            .unwrap_or_else(|| panic!("the rulebook has no {topic}"))
            .1
            .clone()
    }
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

const fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

/// Asks what a case asks.
fn ask(question: &str, given: &Given<'_>, book: &Book) -> Answer {
    let figures = book.figures();
    match question {
        "committee" => {
            let (objections, votes) = committee(&seats(given), &figures);
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
            answer(admissible(&appeal), &["tr.appeal"])
        }
        "fee" => answer(
            [fee(given.yes("upheld"), given.yes("reasonable")).name()],
            &["tr.appeal"],
        ),
        "dispute" => answer(dispute(&given.list("steps")), &["tr.mediation"]),
        "analogue" => {
            let (hour, minute) = shown_at_start(duration(given.text("period")));
            answer([format!("{hour}:{minute:02}")], &["tr.games.analogue"])
        }
        "photo" => {
            let round = u16::try_from(given.number("round")).expect("a round");
            let may = may_photograph(
                round,
                duration(given.text("after")),
                given.yes("accredited"),
                &figures,
            );
            answer([yes(may)], &["tr.media.photos"])
        }
        "captain" => {
            let allowed: Vec<&str> = book.words["captain.advice"].iter().map(String::as_str).collect();
            let says = given.list("says").into_iter().map(|word| match word {
                "offer" => Advice::Offer,
                "accept" => Advice::Accept,
                "resign" => Advice::Resign,
                "answer" => Advice::Answer,
                _ => Advice::Other,
            });
            answer(says.map(|one| yes(advice(one, &allowed))), &["tr.captain.advice"])
        }
        "lots" => {
            let in_time = lots_in_time(duration(given.text("before")), &figures);
            answer([if in_time { "in_time" } else { "too_late" }], &["tr.lots.when"])
        }
        "berger" => berger(given),
        "varma" => varma(u16::try_from(given.number("players")).expect("players")),
        "drawing" => drawing(&given.list("players"), &given.list("drawn")),
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
        "standings" => answer(table_without(given), &["tr.unplayed.less"]),
        other => of_the_hall(other, given, book),
    }
}

/// What is asked of incidents, fellows and captains.
fn of_the_hall(question: &str, given: &Given<'_>, book: &Book) -> Answer {
    match question {
        "incident" => {
            let kind = Incident::ALL
                .into_iter()
                .find(|one| one.name() == given.text("kind"));
            let kind = kind.expect("a kind of incident");
            answer([kind.follows(book.value("tr.collusion")).name()], &[kind.topic()])
        }
        "apart" => answer(
            kept_apart(
                given.text("federations"),
                given.number("rounds"),
                book.count("pairing.restricted_rounds"),
            ),
            &["tr.restrictions"],
        ),
        "order" => {
            let taken = order(given.text("order"), given.yes("paired"));
            answer([if taken { "taken" } else { "refused" }], &["tr.captain.duties"])
        }
        other => panic!("no such question: {other}"),
    }
}

/// An event announced and entered.
fn entered(
    system: &str,
    rounds: Option<u16>,
    records: &[(&str, &str)],
    form: Option<&str>,
    who: &[(String, String)],
) -> Event {
    let mut event = Event::default();
    let announce = Act::Announce {
        name: "Cup".to_owned(),
        rounds,
        system: Some(system.to_owned()),
        tiebreaks: Vec::new(),
        points: Vec::new(),
        records: records
            .iter()
            .map(|&(code, text)| (code.to_owned(), text.to_owned()))
            .collect(),
        form: form.map(str::to_owned),
    };
    apply(&mut event, &announce).expect("announced");
    for (at, (federation, club)) in who.iter().enumerate() {
        let player = EntryForm {
            name: format!("P{}", at + 1),
            federation: federation.clone(),
            club: club.clone(),
            ..EntryForm::default()
        };
        apply(&mut event, &Act::Enter { player, from: None }).expect("entered");
    }
    event
}

/// The rounds in which fellows are kept apart, and how many of them met there.
fn kept_apart(federations: &str, rounds: u32, last: u16) -> Vec<String> {
    let rounds = u16::try_from(rounds).expect("rounds");
    let who: Vec<(String, String)> = federations
        .chars()
        .map(|sign| (format!("AA{sign}"), String::new()))
        .collect();
    let mut event = entered("FIDE_DUTCH_2026", Some(rounds), &[], None, &who);
    event.initial_color = Some(Color::White);
    let span = (rounds - last + 1, rounds);
    let act = Act::Apart {
        by: Fellows::Federation,
        rounds: span,
        if_possible: false,
    };
    apply(&mut event, &act).expect("before the start");
    let mut met = 0;
    for round in 1..=rounds {
        let made = dutch::pair(&event, Rules::FideDutch2026).expect("a pairing");
        let of = |number: u16| &event.player(number).expect("a player").federation;
        let fellows = made.pairs.iter().filter(|pair| of(pair.0) == of(pair.1)).count();
        met += if round >= span.0 { fellows } else { 0 };
        let paired = Paired {
            round,
            pairs: made.pairs,
            bye: made.bye,
            ..Paired::default()
        };
        apply(&mut event, &Act::Pair(paired)).expect("paired");
    }
    let named: Vec<String> = (span.0..=span.1).map(|round| round.to_string()).collect();
    vec![named.join(" "), met.to_string()]
}

/// Whether a captain's order for two boards is taken; his team are players 1 to 3.
fn order(order: &str, paired: bool) -> bool {
    let team = |name: &str| (String::new(), name.to_owned());
    let who = ["One", "One", "One", "Two", "Two"].map(team);
    let mut event = entered(
        "FIDE_TEAM_ROUNDROBIN",
        None,
        &[("352", "WB")],
        Some("teams"),
        &who,
    );
    if paired {
        let round = Paired {
            round: 1,
            pairs: vec![(1, 2)],
            ..Paired::default()
        };
        apply(&mut event, &Act::Pair(round)).expect("paired");
    }
    let players = order
        .split(' ')
        .map(|word| word.parse().expect("a number"))
        .collect();
    let act = Act::Lineup {
        team: 1,
        round: 1,
        players,
    };
    apply(&mut event, &act).is_ok()
}

/// `IRI 50 involved` is a member of a federation and an age; members are named by their seats.
fn seats(given: &Given<'_>) -> Committee {
    let member = |name: String, text: &str| {
        let words: Vec<&str> = text.split(' ').collect();
        Member {
            name,
            federation: words[0].to_owned(),
            age: words.get(1).and_then(|age| age.parse().ok()),
            involved: words.contains(&"involved"),
        }
    };
    let all = |key: &str, seat: &str| {
        let texts = given.list(key).into_iter().zip(1..);
        texts
            .map(|(text, at)| member(format!("{seat} {at}"), text))
            .collect()
    };
    Committee {
        chair: given
            .find("chair")
            .and_then(DeValue::as_str)
            .map(|text| member("chair".to_owned(), text)),
        members: all("members", "member"),
        reserves: all("reserves", "reserve"),
        in_time: given.yes("in_time"),
    }
}

/// `ruled because …` is a step with its reason; the first that is refused ends the case.
fn dispute(steps: &[&str]) -> Vec<String> {
    let mut dispute = Dispute::default();
    for step in steps {
        let (name, reason) = step.split_once(" because ").unwrap_or((step, ""));
        let to = Stage::ALL
            .into_iter()
            .find(|one| one.name() == name)
            .expect("a stage");
        if dispute.step(to, reason).is_err() {
            return vec![dispute.stage().name().to_owned(), format!("refused {name}")];
        }
        assert_eq!(dispute.without_mediation().is_some(), !reason.is_empty());
    }
    vec![dispute.stage().name().to_owned()]
}

fn berger(given: &Given<'_>) -> Answer {
    let number = |key| u16::try_from(given.number(key)).expect("a number");
    let table = Berger::new(number("players"), 1).round(number("round"));
    let games = table.games.iter().map(|game| format!("{}-{}", game.0, game.1));
    let free = table.free.map(|free| format!("free {free}"));
    answer(games.chain(free), &["tr.round_robin"])
}

fn varma(players: u16) -> Answer {
    let topics = ["tr.varma", "tr.lots.tables"];
    let Some(found) = groups(players, false) else {
        return answer(["none"], &topics);
    };
    let group = |(name, numbers): (char, &Vec<u16>)| {
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        format!("{name} {}", numbers.join(" "))
    };
    let flaws = flawed(players, false)
        .into_iter()
        .map(|name| format!("flaw {name}"));
    answer(('A'..='D').zip(&found).map(group).chain(flaws), &topics)
}

/// Who draws next and from what, after some have drawn.
fn drawing(players: &[&str], drawn: &[&str]) -> Answer {
    let drawer = |text: &&str| {
        let (federation, name) = text.split_once(' ').expect("a federation and a name");
        Drawer {
            federation: federation.to_owned(),
            name: name.to_owned(),
        }
    };
    let mut draw = Draw::new(players.iter().map(drawer).collect(), false).expect("a table");
    for word in drawn {
        let letter = word.chars().next().expect("a word");
        let one = word.parse().map_or(Drawn::Envelope(letter), Drawn::Number);
        draw.answer(one).expect("what is asked for");
    }
    let named = |drawer: &Drawer| format!("{} {}", drawer.federation, drawer.name);
    let joined = |from: &[char]| from.iter().map(char::to_string).collect::<Vec<_>>().join(" ");
    match draw.asks() {
        Asks::Envelope { drawer, from } => {
            let topics: &[&'static str] = if drawn.is_empty() {
                &["tr.lots.order", "tr.lots.choice"]
            } else {
                &["tr.lots.choice", "tr.lots.next"]
            };
            answer(
                [format!("{}: envelope of {}", named(&drawer), joined(&from))],
                topics,
            )
        }
        Asks::NoEnvelope { drawer, from } => answer(
            [format!("{}: asks, of {}", named(&drawer), joined(&from))],
            &["tr.lots.choice"],
        ),
        Asks::Number { drawer, from } => answer(
            [format!("{}: number of {from:?}", named(&drawer))],
            &["tr.lots.choice"],
        ),
        Asks::Done => answer(["done"], &["tr.lots.next"]),
    }
}

/// Points in a round robin that somebody left: who counts, and with how much.
fn table_without(given: &Given<'_>) -> Vec<String> {
    let (left, after) = (given.number("left"), given.number("after"));
    let results = given.list("results");
    let rounds = given.number("players") - 1;
    let per_round = results.len() / rounds as usize;
    let mut file = format!(
        "### Arbiter: withdrawn {left} from round {}\n192 FIDE_ROUNDROBIN\n",
        after + 1
    );
    for player in 1..=given.number("players") {
        let mut line = format!("001 {player:>4}      P{player}");
        line = format!("{line:<91}");
        for (at, round) in results.chunks(per_round).enumerate() {
            let game = round.iter().find_map(|text| {
                let (pair, result) = text.split_once(' ')?;
                let (white, black) = pair.split_once('-')?;
                let (one, two) = result.split_once('-')?;
                let number = |text: &str| text.parse::<u32>().ok();
                // Games after he left are forfeited.
                let sign = |mine: u32, theirs: u32, played: &str| match (at >= after as usize, left) {
                    (true, gone) if gone == mine => "-".to_owned(),
                    (true, gone) if gone == theirs => "+".to_owned(),
                    _ => played.to_owned(),
                };
                match (number(white)?, number(black)?) {
                    (white, black) if white == player => Some((black, 'w', sign(white, black, one))),
                    (white, black) if black == player => Some((white, 'b', sign(black, white, two))),
                    _ => None,
                }
            });
            let (opponent, color, result) = game.expect("a game in every round");
            line = format!("{line}{opponent:>4} {color} {result}  ");
        }
        file.push_str(line.trim_end());
        file.push('\n');
    }
    let event = trf::read(file.as_bytes()).expect("a report").event;
    let (counted, out) = counting(&event);
    assert_eq!(out, [u16::try_from(left).expect("a number")]);
    let mut table = standings(&counted, &[], Edition::of(&event));
    table.sort_by_key(|line| line.player);
    table
        .iter()
        .map(|line| format!("{} {}", line.player, line.points))
        .collect()
}

#[test]
fn every_case_is_answered_as_it_expects_by_the_articles_that_it_names() {
    let mut books: BTreeMap<String, Book> = BTreeMap::new();
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
                let book = books.entry(laws.to_owned()).or_insert_with(|| Book::read(laws));
                let found = ask(case.text("ask"), &case.table("given"), book);
                let expect = case.table("expect");
                let articles: Vec<String> = found.topics.iter().map(|topic| book.article(topic)).collect();
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
    assert_eq!(missing(&INVITATION, &INVITATION), [""; 0]);
    // The invitation is as long as the rulebook says.
    let book = Book::read("fide-tournament-2006");
    assert_eq!(INVITATION.len(), usize::from(book.count("invitation.items")));
    for item in INVITATION {
        let topic = format!("tr.invitation.{item}");
        assert!(book.articles.iter().any(|one| one.0 == topic), "{topic}");
    }
}
