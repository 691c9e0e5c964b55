//! Every system played to its end: the table is the same over HTTP, on the page, in the folder, in the list for spreadsheets and by the
//! report that any program reads.

use arbiter_hall::event::announced::Way;
use arbiter_hall::event::table::Wanted;
use arbiter_hall::event::team::teams;
use arbiter_reports::trf;
use serde_json::{Value, json};

use crate::club::Club;
use crate::folder::{asked, folder, order};
use crate::tournament::Cup;

/// Letters only: pages write digits in the reader's own.
const NAMES: [&str; 8] = [
    "Adam", "Berta", "Cyrus", "Dora", "Emil", "Fatima", "Gustav", "Hana",
];
/// More rounds than any event of so few has, replays included.
const MOST_ROUNDS: u64 = 20;

/// An event of this system with everybody in it.
async fn event(way: Way) -> Cup {
    let player = |place: usize| {
        let club = ["Rooks", "Pawns", "Knights", "Bishops"][place % 4];
        let club = if way.teams() && !way.matches() {
            ["Rooks", "Pawns"][place % 2]
        } else {
            club
        };
        json!({ "name": NAMES[place], "rating": 2_000 - 10 * place, "club": club, "birth": "2010-05-05" })
    };
    let players: Vec<Value> = (0..8).map(player).collect();
    let rounds = way.swiss().then_some(3);
    let mut more = json!({ "system": way.name(), "rounds": rounds, "players": players, "tiebreaks": [] });
    if way.matches() {
        more["boards"] = 2.into();
    } else if !way.teams() {
        more["tiebreaks"] = json!(["BH", "SB"]);
    }
    if way == Way::SchoolCup {
        more["preset"] = "lekocup-1402".into();
    }
    Cup::on(Club::open().await, more).await
}

/// Plays it to its end: whoever entered first wins, so that no match goes on for ever.
async fn play(cup: &mut Cup) {
    let draw = json!([{ "do": "draw", "method": "lots", "secret": "a secret", "colour": "white" }]);
    let reply = cup.ask(draw).await;
    if reply["error"]["tag"] == "unsettled" {
        let open = cup.see("state").await["questions"].clone();
        let answer =
            |one: &Value| json!({ "do": "decide", "question": one["seq"], "option": one["default"] });
        let answers: Vec<Value> = open.as_array().unwrap().iter().map(answer).collect();
        cup.act(json!(answers)).await;
        cup.act(json!([{ "do": "draw", "method": "lots", "secret": "a secret", "colour": "white" }]))
            .await;
    } else {
        assert_eq!(reply["ok"], true, "{reply}");
    }
    for round in 1..=MOST_ROUNDS {
        let paired = cup
            .ask(json!([{ "do": "pair", "round": round }, { "do": "publish", "round": round }]))
            .await;
        if paired["ok"] != true {
            assert!(round > 1, "{paired}");
            return;
        }
        let state = cup.see("state").await;
        let open = state["boards"].as_array().unwrap().iter();
        let open = open.filter(|board| board["round"] == round && board["result"].is_null());
        let result = |board: &Value| {
            let result = if board["white"].as_u64() < board["black"].as_u64() {
                "1-0"
            } else {
                "0-1"
            };
            json!({ "do": "result", "round": round, "board": board["board"], "result": result })
        };
        let results: Vec<Value> = open.map(result).collect();
        cup.act(json!(results)).await;
    }
    let rounds = cup.see("state").await;
    panic!("{}: it has no end: {:#}", rounds["system"], rounds["boards"]);
}

#[tokio::test]
async fn the_table_of_every_system_is_the_same_wherever_it_is_read() {
    for way in Way::all() {
        let name = way.name();
        let mut cup = event(way).await;
        play(&mut cup).await;
        let table = cup.see("standings").await["standings"].clone();
        let lines = table.as_array().unwrap();
        let files = folder(&cup).await;
        let report = trf::read(files["event.trf"].as_bytes()).unwrap().event;
        let listed: Vec<(u16, String)> = if way.matches() {
            let teams = teams(&report).into_iter();
            teams
                .map(|team| (team.number, team.name.trim().to_owned()))
                .collect()
        } else {
            let players = report.players.iter();
            players
                .map(|player| (player.number, player.name.trim().to_owned()))
                .collect()
        };
        assert_eq!(lines.len(), listed.len(), "{name}");
        let called = |line: &Value| {
            let found = listed.iter().find(|one| line["player"] == one.0);
            found.unwrap().1.clone()
        };
        let names: Vec<String> = lines.iter().map(called).collect();
        let page = String::from_utf8(asked(&cup, "/standings?lang=en", None).await.2).unwrap();
        for (place, text) in [
            ("page", &page),
            ("folder", &files["en/standings.html"]),
            ("fa", &files["fa/standings.html"]),
        ] {
            let list = &text[text
                .find("<table")
                .unwrap_or_else(|| panic!("{name}: no table in {place}"))..];
            assert_eq!(order(list, &names), names, "{name}: {place}");
        }
        assert_eq!(
            order(&files["event.csv"].replace('"', ""), &names),
            names,
            "{name}: CSV"
        );
        // As the command line reads it.
        let again = Wanted::default().table(&report);
        assert_eq!(again.unwrap().json()["standings"], table, "{name}: report");
    }
}
