//! A hall with a hall full of phones: results that are typed, a round that is published, many sections at once.

use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use arbiter_bench::figures::{self, Times};
use arbiter_bench::http::Line;
use arbiter_bench::server::Server;
use serde_json::{Value, json};
use tokio::runtime::Runtime;
use tokio::task::JoinHandle;

use crate::{phones, told, written};

/// Players of the open: every second one has a phone in his hand.
const PLAYERS: u16 = 1_000;
/// So many phones listen.
const PHONES: usize = 500;
/// Played, and announced: the next round is measured.
const ROUNDS: (u16, u16) = (3, 9);
/// Milliseconds from Enter to the tick, in 99 of 100.
const RESULT: f64 = 50.0;
/// Milliseconds until the last phone shows its board.
const ROUND: f64 = 1_000.0;
/// So many results are typed: all boards of two hundred players twice, and the percentile means something.
const RESULTS: u16 = 200;
/// So long between two: faster than hands, slower than what the server takes for an attack.
const PACE: Duration = Duration::from_millis(120);
/// Sections of a festival, players of each, MB that the server may hold with all phones there.
const SECTIONS: (usize, u16, f64) = (40, 50, 300.0);

/// Sends acts as the chief arbiter.
fn act(line: &mut Line, event: &str, pass: &str, id: &str, acts: &Value) {
    let heads = format!("content-type: application/json\r\ncookie: pass={pass}\r\n");
    let body = json!({ "id": id, "confirm": "yes", "acts": acts }).to_string();
    let answer = line.ask("POST", &format!("/api/v1/events/{event}/acts"), &heads, &body);
    let reply: Value = serde_json::from_slice(&answer.body).expect("JSON");
    assert_eq!(reply["ok"], true, "{reply}");
}

/// Each phone waits for the round, asks for its page and says when it had it.
fn waiting(
    runtime: &Runtime,
    address: SocketAddr,
    passes: &[String],
    round: u16,
) -> Vec<JoinHandle<Instant>> {
    let said = format!(r#"{{"round":{round},"state":"published","type":"round"}}"#);
    let open = passes
        .iter()
        .map(|pass| runtime.block_on(phones::listening(address, "open", pass)));
    open.collect::<Vec<_>>()
        .into_iter()
        .zip(passes.iter().cloned())
        .map(|(mut socket, pass)| {
            let said = said.clone();
            runtime.spawn(async move {
                let wanted: Value = serde_json::from_str(&said).expect("JSON");
                loop {
                    let heard: Value = serde_json::from_str(&socket.next().await).expect("JSON");
                    if heard == wanted {
                        break;
                    }
                }
                phones::page(address, &pass).await;
                let there = Instant::now();
                // It stays and hears of every result that follows.
                tokio::spawn(async move { while socket.goes_on().await {} });
                there
            })
        })
        .collect()
}

/// A round reaches every phone; then results are typed while all of them listen.
pub fn hall(program: &Path, folder: &Path, runtime: &Runtime) -> bool {
    let pass = written::folder(folder, &[("open".to_owned(), PLAYERS)], ROUNDS.0, ROUNDS.1).remove(0);
    let server = Server::serve(program, folder);
    let passes = phones::bound(server.address, "open", PHONES);
    let round = ROUNDS.0 + 1;
    let mut line = Line::open(server.address);
    act(
        &mut line,
        "open",
        &pass,
        "pair",
        &json!([{ "do": "pair", "round": round }]),
    );
    let phones = waiting(runtime, server.address, &passes, round);
    let from = Instant::now();
    act(
        &mut line,
        "open",
        &pass,
        "publish",
        &json!([{ "do": "publish", "round": round }]),
    );
    let answered = from.elapsed();
    let mut times = Times::default();
    for phone in phones {
        times.add(runtime.block_on(phone).expect("a phone").duration_since(from));
    }
    println!(
        "a round of {PLAYERS} players published and answered in {:.1} ms; on the middle phone of {PHONES} after {:.1} ms",
        answered.as_secs_f64() * 1e3,
        times.of_thousand(500)
    );
    let all = told(
        "the round on the last phone",
        times.of_thousand(1_000),
        ROUND,
        "ms",
    );
    let mut times = Times::default();
    for board in 1..=RESULTS {
        std::thread::sleep(PACE);
        let from = Instant::now();
        let acts = json!([{ "do": "result", "round": round, "board": board, "result": "1-0" }]);
        act(&mut line, "open", &pass, &format!("r{board}"), &acts);
        times.add(from.elapsed());
    }
    println!(
        "a typed result with {PHONES} phones listening, p50 {:.1} ms; the server holds {:.0} MB",
        times.of_thousand(500),
        figures::memory(server.pid())
    );
    told("a typed result, p99", times.of_thousand(990), RESULT, "ms") && all
}

/// A festival of many sections, its phones listening and its tables read.
pub fn sections(program: &Path, folder: &Path, runtime: &Runtime) -> bool {
    let (count, players, most) = SECTIONS;
    let events: Vec<_> = (0..count)
        .map(|number| (format!("section{number}"), players))
        .collect();
    written::folder(folder, &events, ROUNDS.0, ROUNDS.1);
    let server = Server::serve(program, folder);
    let mut sockets = Vec::new();
    let mut line = Line::open(server.address);
    for (event, _) in &events {
        for what in ["", "/standings", "/r/3", "/r/3?by=name", "/cross"] {
            let answer = line.get(&format!("/e/{event}{what}"), phones::PACKED);
            assert_eq!(answer.status, 200, "/e/{event}{what}");
        }
    }
    for number in 0..PHONES {
        let (event, _) = &events[number % count];
        let pass = format!("{:064x}", 1_000_000 + number);
        let mut socket = runtime.block_on(phones::listening(server.address, event, &pass));
        runtime.block_on(socket.next());
        sockets.push(socket);
    }
    let what = format!("{count} sections of {players} players, their pages read, {PHONES} sockets");
    told(&what, figures::memory(server.pid()), most, "MB")
}
