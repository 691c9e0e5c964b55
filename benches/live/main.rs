//! Live games under load: `arbiter serve` in a process of its own, sockets for both players of every game, moves by hand
//! at a steady rate, writes durable. The peer is a bare axum server that makes a message durable and sends it back.
//!
//! `make bench BENCH=live`. `LIVE_GAMES`, `LIVE_SECONDS`, `LIVE_RATES` (moves a second, one after the other; the first is
//! the one with bounds) and `LIVE_FOLDER` (on the disk that is to be measured) make it another size.

mod club;
mod disk;
mod echo;
mod lines;
mod play;
mod sockets;

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use arbiter_bench::figures::{self, Times};
use arbiter_bench::server::Server;
use play::{Bare, Game, Player, Step, Timed};
use tokio::time::Instant;

/// A command has reached both players by then, in 99 of 100 cases, where one sync takes less than `QUICK`.
const LATEST: f64 = 50.0;
/// The longest sync for which `LATEST` holds; above it, so many syncs.
const QUICK: f64 = 10.0;
const SYNCS: f64 = 5.0;
/// So many times the peer's.
const PEER: f64 = 2.0;
/// In MB.
const MEMORY: f64 = 400.0;
/// Seconds that are not counted, at the beginning of each rate.
const WARM: u64 = 3;

fn main() -> ExitCode {
    if let Some(folder) = echo::folder() {
        echo::serve(&folder);
        return ExitCode::SUCCESS;
    }
    let Some(program) = env::var_os("ARBITER_PROGRAM").map(PathBuf::from) else {
        println!("live games: skipped, make bench builds the program that is measured");
        return ExitCode::SUCCESS;
    };
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let held = runtime.block_on(measure(&program));
    println!(
        "{}, load before and after as the lines say",
        arbiter_bench::topology()
    );
    if held {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn number(name: &str, usual: u64) -> u64 {
    env::var(name)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(usual)
}

/// What a rate came to.
struct Found {
    rate: u64,
    timed: Timed,
    sync: Times,
    processor: f64,
    memory: f64,
}

impl Found {
    /// The limit of the 99th percentile, by the disk of the same run.
    fn limit(&mut self) -> f64 {
        let sync = self.sync.of_thousand(990);
        if sync < QUICK { LATEST } else { sync * SYNCS }
    }

    fn say(&mut self, what: &str, seconds: u64) {
        let moves = self.timed.heard.len() as u64 / seconds.max(1);
        println!(
            "  {what:<8} {:>5} moves/s (asked {:>5})  p50 {:>6.2} ms  p99 {:>7.2} ms  p99.9 {:>7.2} ms   due p99 {:>7.2} ms   sync p50 {:>5.2} p99 {:>6.2} ms   cpu {:>4.2}  {:>4.0} MB  load {}",
            moves,
            self.rate,
            self.timed.heard.of_thousand(500),
            self.timed.heard.of_thousand(990),
            self.timed.heard.of_thousand(999),
            self.timed.due.of_thousand(990),
            self.sync.of_thousand(500),
            self.sync.of_thousand(990),
            self.processor,
            self.memory,
            figures::load(),
        );
    }

    /// Whether the rate was reached within the limit.
    fn holds(&mut self, seconds: u64) -> bool {
        let limit = self.limit();
        let reached = self.timed.heard.len() as u64 >= self.rate * seconds * 98 / 100;
        reached && self.timed.due.of_thousand(990) <= limit
    }
}

async fn measure(program: &Path) -> bool {
    let games = number("LIVE_GAMES", 5_000) as usize;
    let seconds = number("LIVE_SECONDS", 20);
    let rates = env::var("LIVE_RATES").unwrap_or_else(|_| "2500,3000,3500,4000,5000,6000".into());
    let rates: Vec<u64> = rates
        .split(',')
        .filter_map(|rate| rate.trim().parse().ok())
        .collect();
    let base =
        env::var_os("LIVE_FOLDER").map_or_else(|| PathBuf::from(env!("CARGO_TARGET_TMPDIR")), PathBuf::from);
    let folder = tempfile::tempdir_in(base).expect("a disk with room");
    let Some(&first) = rates.first() else { return false };

    println!("live games: {games} games, 2 sockets each and a third for a tenth of them; four acts a move");
    let quiet = disk::Probe::start(folder.path());
    tokio::time::sleep(Duration::from_secs(3)).await;
    let mut quiet = quiet.end();
    println!(
        "  one sync of 4 KiB before: p50 {:.2} ms, p99 {:.2} ms; load {}",
        quiet.of_thousand(500),
        quiet.of_thousand(990),
        figures::load()
    );

    // Before and after, so that what else the machine does falls on both.
    let mut peer = bare(folder.path(), "before", games, first, seconds).await;
    let mut game = ours(program, folder.path(), games, &rates, seconds).await;
    let after = bare(folder.path(), "after", games, first, seconds).await;
    peer.timed.heard.join(after.timed.heard);
    let highest = game
        .iter_mut()
        .filter_map(|found| found.holds(seconds).then_some(found.rate))
        .max();
    let Some(found) = game.first_mut() else {
        return false;
    };
    let (limit, ratio) = (
        found.limit(),
        found.timed.heard.of_thousand(990) / peer.timed.heard.of_thousand(990),
    );
    let held = found.holds(seconds);
    let says = |held: bool| if held { "held" } else { "MISSED" };
    println!("  at {first} moves/s: p99 at most {limit:.0} ms: {}", says(held));
    println!(
        "  {ratio:.2} times the p99 of the peer, before and after (bound {PEER}: {})",
        says(ratio <= PEER)
    );
    println!(
        "  {:.0} MB (bound {MEMORY}: {})",
        found.memory,
        says(found.memory <= MEMORY)
    );
    println!(
        "  highest rate within the limit: {}",
        highest.map_or("none".into(), |rate| rate.to_string())
    );
    held && ratio <= PEER && found.memory <= MEMORY
}

/// The peer at a rate, with the sockets and the commands of as many games.
async fn bare(folder: &Path, name: &str, games: usize, rate: u64, seconds: u64) -> Found {
    let own = folder.join(name);
    std::fs::create_dir(&own).expect("a disk with room");
    let server = Server::start(echo::command(&own));
    let address = server.address;
    let lines: Vec<_> = lines::lines(40, 20).into_iter().map(Arc::new).collect();
    let enter = |game| Bare::enter(address, game, Arc::clone(&lines[game % lines.len()]));
    let players = play::each(0..games, enter).await;
    play::each(0..games.div_ceil(10), |_| Bare::look_on(address)).await;
    let (_, mut found) = at_rate(players, &server, folder, rate, seconds).await;
    found.say("peer", seconds);
    found
}

/// The server at each rate, until one is too much.
async fn ours(program: &Path, folder: &Path, games: usize, rates: &[u64], seconds: u64) -> Vec<Found> {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |now| now.as_millis() as u64);
    let moves: u64 = rates
        .iter()
        .map(|rate| rate * (seconds + WARM) / games as u64 + 2)
        .sum();
    let lines: Vec<_> = lines::lines(40, moves as usize)
        .into_iter()
        .map(Arc::new)
        .collect();
    let data = folder.join("data");
    std::fs::create_dir_all(&data).expect("a disk with room");
    let all = club::write(&data, games, now);
    let server = Server::serve(program, &data);
    let address = server.address;
    println!("  before anybody comes: {:.0} MB", figures::memory(server.pid()));
    play::each(&all, |seats| play::start(address, seats)).await;
    let lines = &lines;
    let enter = |(place, seats)| Game::enter(address, seats, Arc::clone(&lines[place % lines.len()]));
    let mut players = play::each(all.iter().enumerate(), enter).await;
    play::each(all.iter().step_by(10), |seats| play::look_on(address, seats)).await;
    println!("  everybody there: {:.0} MB", figures::memory(server.pid()));
    let mut all = Vec::new();
    for rate in rates {
        let (back, mut found) = at_rate(players, &server, folder, *rate, seconds).await;
        players = back;
        found.say("arbiter", seconds);
        let goes_on = found.holds(seconds);
        all.push(found);
        if !goes_on || players.iter().any(|game| game.left() < 10) {
            break;
        }
    }
    all
}

async fn at_rate<P: Player>(
    players: Vec<P>,
    server: &Server,
    folder: &Path,
    rate: u64,
    seconds: u64,
) -> (Vec<P>, Found) {
    let count = players.len() as u32;
    let every = Duration::from_secs(u64::from(count)) / rate as u32;
    let first = Instant::now() + Duration::from_millis(200);
    let counted = first + Duration::from_secs(WARM);
    let end = counted + Duration::from_secs(seconds);
    let tasks: Vec<_> = players
        .into_iter()
        .zip(0..)
        .map(|(player, place)| {
            let first = first + every * place / count;
            tokio::spawn(play::run(
                player,
                Step {
                    every,
                    first,
                    counted,
                    end,
                },
            ))
        })
        .collect();
    tokio::time::sleep_until(counted).await;
    let probe = disk::Probe::start(folder);
    let before = figures::processor(server.pid());
    tokio::time::sleep_until(end).await;
    let processor = (figures::processor(server.pid()) - before) / f64::from(seconds as u32);
    let (mut back, mut timed) = (Vec::new(), Timed::default());
    for task in tasks {
        let (player, own) = task.await.expect("a game that goes on");
        back.push(player);
        timed.heard.join(own.heard);
        timed.due.join(own.due);
    }
    let found = Found {
        rate,
        timed,
        sync: probe.end(),
        processor,
        memory: figures::memory(server.pid()),
    };
    (back, found)
}
