//! An event of 2,000 players and 11 rounds from its log: what reading it, an act, its standings and its checks take, and how
//! much memory it holds. No peer: those that exist keep no log.
//!
//! `make bench BENCH=event`; `EVENT_PLAYERS=200` makes it shorter. Processor time of one thread.

use std::process::ExitCode;
use std::time::Duration;

use arbiter_bench::clock::Clock;
use arbiter_event::act::{Announce, EnterResult};
use arbiter_event::generate::{Plan, generate};
use arbiter_event::log::{Log, Salt, Stamp};
use arbiter_event::number::{BoardNumber, Round};
use arbiter_event::retold::retold;
use arbiter_event::state::without_open_games;
use arbiter_event::tiebreak::{Code, Edition, standings};

/// Rounds of the event.
const ROUNDS: u16 = 11;
/// Milliseconds that reading may take.
const READ: f64 = 300.0;
/// Milliseconds in the middle, and at most in 99 of 100, that an act may take, without disk and network.
const ACT: (f64, f64) = (20.0, 100.0);
/// Milliseconds that standings with seven tie-breaks may take.
const STANDINGS: f64 = 30.0;
/// Bytes that the event may hold.
const MEMORY: u64 = 40_000_000;

fn main() -> ExitCode {
    let players = std::env::var("EVENT_PLAYERS")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(2_000);
    let text = written(players);
    let (read, log) = taken(|| Log::read(text.as_bytes(), Salt::default()).expect("a log"));
    let mut again = None;
    let held = allocation_counter::measure(|| again = Log::read(text.as_bytes(), Salt::default()).ok());
    let held = held.bytes_current.unsigned_abs();
    drop(again);
    let (median, worst) = acts(&log);
    let sheet = log.state().sheet();
    let list: Vec<Code> = ["BH/C1", "BH", "SB", "DE", "ARO", "PS", "WIN"]
        .iter()
        .map(|code| code.parse().expect("a code"))
        .collect();
    let (table, _) = taken(|| standings(&without_open_games(&sheet), &list, Edition::newest()));
    println!(
        "{players} players, {ROUNDS} rounds, {} entries, {} kB",
        log.entries().len(),
        text.len() / 1_000
    );
    println!("read: {:.0} ms (bound {READ})", ms(read));
    println!(
        "the log in memory: {} MB (bound {})",
        held / 1_000_000,
        MEMORY / 1_000_000
    );
    println!(
        "an act: median {:.1} ms, 99 of 100 {:.1} ms (bounds {} and {})",
        ms(median),
        ms(worst),
        ACT.0,
        ACT.1
    );
    println!(
        "standings with seven tie-breaks: {:.1} ms (bound {STANDINGS})",
        ms(table)
    );
    let kept = ms(read) <= READ
        && ms(median) <= ACT.0
        && ms(worst) <= ACT.1
        && ms(table) <= STANDINGS
        && held <= MEMORY;
    if kept {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The log of a generated event, as its file has it.
fn written(players: u16) -> String {
    let made = generate(&Plan::plain(players, ROUNDS, 1));
    let mut log = Log::default();
    log.add(&Announce::new("Open", ROUNDS).into(), &Stamp::default())
        .expect("announced");
    for act in retold(&made).expect("acts") {
        log.add(&act, &Stamp::default()).expect("taken");
    }
    log.write()
}

/// A result is corrected a hundred times: decided, carried out, written as a line.
fn acts(log: &Log) -> (Duration, Duration) {
    let mut log = log.clone();
    let mut times: Vec<Duration> = (0..100_u16)
        .map(|number| {
            let (round, board) = (Round(ROUNDS), BoardNumber(number + 1));
            let was = log
                .state()
                .round(round)
                .and_then(|round| round.result(board))
                .map(|scored| scored.result);
            let result = if number % 2 == 0 { "1-0" } else { "0-1" }
                .parse()
                .expect("a result");
            let act = EnterResult {
                was,
                ..EnterResult::typed(round, board, result)
            }
            .into();
            taken(|| {
                log.add(&act, &Stamp::default())
                    .map(|entry| entry.seq)
                    .expect("taken")
            })
            .0
        })
        .collect();
    times.sort_unstable();
    (times[50], times[98])
}

fn taken<T>(what: impl FnOnce() -> T) -> (Duration, T) {
    let before = Clock::Thread.now();
    let made = what();
    (Clock::Thread.now().saturating_sub(before), made)
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
