//! Berger and Varma tables, the restricted draw, and tables that somebody left.

use arbiter_event::round_robin::counting;
use arbiter_event::tiebreak::{Edition, standings};
use arbiter_pairing::berger::Berger;
use arbiter_pairing::varma::{Asks, Draw, Drawer, Drawn, flawed, groups};
use arbiter_reports::trf;

use super::given::Given;
use super::{Answer, answer};

pub fn berger(given: &Given<'_>) -> Answer {
    let number = |key| u16::try_from(given.number(key)).expect("a number");
    let table = Berger::new(number("players"), 1).round(number("round"));
    let games = table.games.iter().map(|game| format!("{}-{}", game.0, game.1));
    let free = table.free.map(|free| format!("free {free}"));
    answer(games.chain(free), &["tr.round_robin"])
}

pub fn varma(players: u16) -> Answer {
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
pub fn drawing(players: &[&str], drawn: &[&str]) -> Answer {
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
pub fn table_without(given: &Given<'_>) -> Vec<String> {
    let (left, after) = (given.number("left"), given.number("after"));
    let results = given.list("results");
    let rounds = given.number("players") - 1;
    let per_round = results.len() / rounds as usize;
    let mut file = "192 FIDE_ROUNDROBIN\n".to_owned();
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
    let mut event = trf::read(file.as_bytes()).expect("a report").event;
    let short = |number: u32| u16::try_from(number).expect("a number");
    let (player, from) = (short(left), short(after) + 1);
    event.beside.withdrawn.insert(player, from);
    let (counted, out) = counting(&event);
    assert_eq!(out, [u16::try_from(left).expect("a number")]);
    let mut table = standings(&counted, &[], Edition::of(&event));
    table.sort_by_key(|line| line.player);
    table
        .iter()
        .map(|line| format!("{} {}", line.player, line.points))
        .collect()
}
