//! What pages weigh and how long they take to make.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use arbiter_bench::figures::Times;
use arbiter_bench::http::Line;
use arbiter_bench::server::Server;

use crate::{phones::PACKED, told, written};

/// Players and rounds of the largest open that is told of.
const LARGE: (u16, u16) = (2_000, 11);
/// Public pages of it.
const PUBLIC: &[&str] = &[
    "",
    "/r/11",
    "/r/11?by=name",
    "/r/11/b/1",
    "/standings",
    "/standings/1",
    "/standings/1/BH",
    "/cross",
    "/clubs",
    "/p/1",
    "/lots",
    "/prizes",
    "/about",
    "/screen",
];
/// Kilobytes of any of them, packed.
const WEIGHT: f64 = 50.0;
/// Those that a hall of phones looks at.
const SEEN: &[&str] = &["", "/r/11", "/standings", "/p/1"];
/// Milliseconds until their first words are seen, with 1.6 Mbit/s, 150 ms and a processor slowed four times.
const PAINT: f64 = 1_000.0;
/// Milliseconds of the answer that nothing changed: the middle of so many.
const UNCHANGED: (f64, u32) = (1.0, 1_000);
/// A club's open, whose paper is printed.
const CLUB: (u16, u16) = (200, 9);
/// Everything that is printed of it.
const PAPER: &[&str] = &[
    "pairings",
    "names",
    "standings",
    "cross",
    "slips",
    "places",
    "sheets",
    "seats",
    "badges",
    "checkin",
    "minutes",
    "prizes",
];
/// Milliseconds that one of them may take to make.
const PRINTED: f64 = 300.0;
/// Milliseconds and kilobytes of the whole event as a folder.
const FOLDER: (f64, f64) = (2_000.0, 3_000.0);

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

#[expect(clippy::cast_precision_loss, reason = "a figure for people")]
fn kilobytes(bytes: &[u8]) -> f64 {
    bytes.len() as f64 / 1e3
}

/// When the first words are seen on a slow phone, and whether that is soon enough; where there is no browser, that is said.
fn painted(address: SocketAddr) -> bool {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/bench/paint.mjs");
    let mut command = Command::new("node");
    command
        .arg(script)
        .arg(format!("http://{address}"))
        .args(SEEN.iter().map(|what| format!("/e/open{what}")));
    let output = command.output().ok().filter(|output| output.status.success());
    let times =
        output.and_then(|output| serde_json::from_slice::<BTreeMap<String, f64>>(&output.stdout).ok());
    let Some(times) = times else {
        println!("first paint: skipped, it needs node, web/node_modules and Chromium (make setup)");
        return true;
    };
    let told: Vec<bool> = times
        .iter()
        .map(|(what, time)| told(&format!("first paint of {what}"), *time, PAINT, "ms"))
        .collect();
    told.iter().all(|held| *held)
}

/// The weight of every public page, and a poll without change.
pub fn weights(program: &Path, folder: &Path) -> bool {
    let (players, rounds) = LARGE;
    written::folder(folder, &[("open".to_owned(), players)], rounds, rounds);
    let server = Server::serve(program, folder);
    let mut line = Line::open(server.address);
    let mut heaviest = (0.0, "");
    let mut slowest = (0.0, "");
    for what in PUBLIC {
        let from = Instant::now();
        let answer = line.get(&format!("/e/open{what}"), PACKED);
        let time = ms(from.elapsed());
        assert_eq!(answer.status, 200, "/e/open{what}");
        let weight = kilobytes(&answer.body);
        if weight > heaviest.0 {
            heaviest = (weight, what);
        }
        if time > slowest.0 {
            slowest = (time, what);
        }
    }
    println!(
        "public pages of {players} players, asked for the first time: the slowest, {}, took {:.0} ms",
        slowest.1, slowest.0
    );
    let light = told(&format!("the heaviest, {}", heaviest.1), heaviest.0, WEIGHT, "kB");
    let first = line.get("/e/open/standings", PACKED);
    let etag = first.head("etag").expect("an ETag").to_owned();
    let mut times = Times::default();
    for _ in 0..UNCHANGED.1 {
        let from = Instant::now();
        let answer = line.get("/e/open/standings", &format!("{PACKED}if-none-match: {etag}\r\n"));
        times.add(from.elapsed());
        assert_eq!(answer.status, 304);
    }
    println!("a poll without change, p99: {:.2} ms", times.of_thousand(990));
    let quick = told("a poll without change", times.of_thousand(500), UNCHANGED.0, "ms");
    painted(server.address) && quick && light
}

/// Everything that is printed of a club's open, and the open as a folder.
pub fn paper(program: &Path, folder: &Path) -> bool {
    let (players, rounds) = CLUB;
    let pass = written::folder(folder, &[("open".to_owned(), players)], rounds, rounds).remove(0);
    let server = Server::serve(program, folder);
    let mut line = Line::open(server.address);
    let heads = format!("{PACKED}cookie: pass={pass}\r\n");
    let mut slowest = (0.0, "");
    for what in PAPER {
        let from = Instant::now();
        let answer = line.get(&format!("/e/open/print/{what}?round={rounds}&lang=fa"), &heads);
        let time = ms(from.elapsed());
        assert_eq!(answer.status, 200, "print/{what}");
        if time > slowest.0 {
            slowest = (time, what);
        }
    }
    let quick = told(
        &format!("paper of {players} players, the slowest ({})", slowest.1),
        slowest.0,
        PRINTED,
        "ms",
    );
    let from = Instant::now();
    let zip = line.get("/e/open.zip", &heads);
    let time = ms(from.elapsed());
    assert_eq!(zip.status, 200);
    let what = format!("the folder of {players} players and {rounds} rounds in four languages");
    let soon = told(&what, time, FOLDER.0, "ms");
    told(&what, kilobytes(&zip.body), FOLDER.1, "kB") && soon && quick
}
