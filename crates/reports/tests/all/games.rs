//! A real event from the headers of its games: the Women's World Rapid Championship of 2024, 110 players, 11 rounds.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "tests read samples and tell what they skip"
)]

use std::path::PathBuf;

use arbiter_event::System;
use arbiter_event::check::{Kind, check};
use arbiter_event::tiebreak::{Edition, standings};
use arbiter_pairing::dutch::Rules;
use arbiter_reports::{pgn, trf};

#[test]
fn the_world_championship_imports_and_its_standings_come_out() {
    let data = std::env::var_os("ARBITER_DATA").map(PathBuf::from);
    let data = data.unwrap_or_else(|| PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared")));
    let path = data.join("pgn/womens-world-rapid-2024-results.pgn");
    let path = if path.is_file() {
        path
    } else {
        data.join("data/pgn/womens-world-rapid-2024-results.pgn")
    };
    let Ok(bytes) = std::fs::read(&path) else {
        eprintln!("the shared games are not here, 605 games skipped");
        return;
    };
    let games = pgn::read(&bytes).unwrap();
    assert_eq!(
        (
            games.event.players.len(),
            games.event.all_rounds(),
            games.absences.len()
        ),
        (110, 11, 0)
    );
    let list = ["BH/C1", "BH", "ARO"].map(|code| code.parse().unwrap());
    let table = standings(&games.event, &list, Edition::by_name("c07-2024").unwrap());
    let top: Vec<(String, String)> = table
        .iter()
        .take(4)
        .map(|line| {
            let name = games.event.player(line.player).unwrap().name.clone();
            (name, line.points.to_string())
        })
        .collect();
    // The medals as FIDE gave them.
    let expected = [
        ("Koneru, Humpy", "8.5"),
        ("Ju, Wenjun", "8"),
        ("Lagno, Kateryna", "8"),
        ("Tan, Zhongyi", "8"),
    ];
    assert_eq!(
        top,
        expected.map(|(name, points)| (name.to_owned(), points.to_owned()))
    );
    assert_eq!(
        trf::read(trf::write(&games.event).as_bytes())
            .unwrap()
            .event
            .players
            .len(),
        110
    );
    // The first six rounds were paired as the rules of 2017 pair them; a person or the data changed something later.
    let found = check(
        &games.event,
        Some(System::Dutch(Rules::by_name("fide-dutch-2017").unwrap())),
    );
    let early = found
        .iter()
        .filter(|one| one.kind == Kind::Pairing && one.round <= 6);
    assert_eq!(early.count(), 0);
}
