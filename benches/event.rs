//! An event of 2,000 players and 11 rounds from its log: what reading it, an act, its standings and its checks take, and how
//! much memory it holds; what its first rounds take to be explained. No peer: those that exist keep no log.
//!
//! `make bench BENCH=event`; `EVENT_PLAYERS=200` makes it shorter. Processor time of one thread.

use std::process::ExitCode;
use std::time::Duration;

use arbiter_bench::clock::Clock;
use arbiter_event::Event;
use arbiter_event::act::{Announce, EnterResult};
use arbiter_event::explained::{Known, Stop, apart, made};
use arbiter_event::generate::{Plan, generate};
use arbiter_event::log::{Log, Salt, Stamp};
use arbiter_event::number::{BoardNumber, Round};
use arbiter_event::retold::retold;
use arbiter_event::state::without_open_games;
use arbiter_event::tiebreak::{Code, Edition, standings};
use arbiter_pairing::dutch::WhyNot;

/// Rounds of the event.
const ROUNDS: u16 = 11;
/// Milliseconds that reading may take.
const READ: f64 = 300.0;
/// Milliseconds in the middle, and at most in 99 of 100, that an act may take, without disk and network.
const ACT: (f64, f64) = (20.0, 100.0);
/// Milliseconds that standings with seven tie-breaks may take.
const STANDINGS: f64 = 30.0;
/// Milliseconds that a round of 2,000 may take to be explained, and a question why two do not meet in it.
const EXPLAINED: f64 = 1_000.0;
/// Bytes that such a question may hold at once.
const QUESTION: u64 = 200_000_000;
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
    let asked = questions(&sheet, players);
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
    println!(
        "a round explained: {:.0} ms at most, round {} (bound {EXPLAINED})",
        ms(asked.explained.0),
        asked.explained.1
    );
    println!(
        "why two do not meet: median {:.0} ms, at most {:.0} ms, {} MB (bounds {EXPLAINED} and {}); {} of {} not decided",
        ms(asked.median),
        ms(asked.worst),
        asked.most / 1_000_000,
        QUESTION / 1_000_000,
        asked.undecided,
        asked.pairs
    );
    let kept = ms(read) <= READ
        && ms(median) <= ACT.0
        && ms(worst) <= ACT.1
        && ms(table) <= STANDINGS
        && held <= MEMORY
        && ms(asked.explained.0).max(ms(asked.worst)) <= EXPLAINED
        && asked.most <= QUESTION;
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

/// What questions about the first rounds took.
#[derive(Default)]
struct Asked {
    /// The longest explanation of a round, and of which.
    explained: (Duration, usize),
    median: Duration,
    worst: Duration,
    /// Bytes at once.
    most: u64,
    undecided: usize,
    pairs: usize,
}

/// Rounds 1 to 5 are explained, and of each some pairs are asked about.
fn questions(event: &Event, players: u16) -> Asked {
    let stop = Stop::never();
    let mut asked = Asked::default();
    let mut times = Vec::new();
    let mut chance = 1_u32;
    let mut anybody = || {
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        1 + (chance >> 16) as u16 % players
    };
    for round in 1..=5 {
        let knew = Known::of_report(event, round);
        let (time, found) = taken(|| made(event, &knew, round, &stop));
        assert!(found.is_ok_and(|found| found.is_some()), "it was paired");
        asked.explained = asked.explained.max((time, round));
        for _ in 0..20 {
            let two = (anybody(), anybody());
            let mut answer = None;
            let (time, held) = taken(|| {
                allocation_counter::measure(|| answer = apart(event, &knew, round, two, &stop).ok().flatten())
            });
            let answer = answer.expect("an answer");
            asked.undecided += usize::from(answer.why == WhyNot::Undecided);
            asked.most = asked.most.max(held.bytes_max);
            times.push(time);
        }
    }
    times.sort_unstable();
    asked.pairs = times.len();
    asked.median = times[times.len() / 2];
    asked.worst = times[times.len() - 1];
    asked
}

fn taken<T>(what: impl FnOnce() -> T) -> (Duration, T) {
    let before = Clock::Thread.now();
    let made = what();
    (Clock::Thread.now().saturating_sub(before), made)
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
