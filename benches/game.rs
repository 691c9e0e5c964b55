//! CPU time of applying events in whole games, against fixed bounds: the ten games of `tests/golden/games.toml` on boards on
//! which hands can do anything, every act of a hand one event. And what the state of a long game keeps in memory.
//!
//! After every move made the game asks whether the position is dead. That question is measured beside, on the same
//! positions (`make bench BENCH=mate` has its bounds), and taken off.
//!
//! `make bench BENCH=game`; `GAME_ROUNDS=5` makes it shorter.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Duration;

use arbiter_bench::clock::Clock;
use arbiter_game::Entry;
use arbiter_game::log::Log;
use arbiter_game::rules::Answer;
use arbiter_game::rules::laws::{Rulebook, default_rulebook};
use arbiter_game::rules::mate::{Budget, is_dead as dead};
use arbiter_game::state::{Mode, Situation};

/// Bounds of one event in nanoseconds: the mean, and the worst.
const MEAN: u128 = 5_000;
const WORST: u128 = 200_000;
/// Bytes that the state of a game of a hundred moves may take, all that hangs on it counted.
const STATE: u64 = 32 * 1024;
const MOVES: usize = 100;
/// Positions that the game looks at after a move made, `arbiter_game`'s own figure.
const NODES_A_MOVE: u64 = 5_000;

const GAMES: &str = include_str!("../tests/golden/games.toml");

fn main() -> ExitCode {
    let rounds = std::env::var("GAME_ROUNDS").ok();
    let rounds = rounds.and_then(|text| text.parse().ok()).unwrap_or(50);
    let games = games();
    let speed = speed(&games, rounds);
    let state = state();
    println!("{}", arbiter_bench::topology());
    if speed && state {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// A game before its first event, and what happens in it.
struct Played {
    name: String,
    log: Log,
}

fn games() -> Vec<Played> {
    let file = arbiter_casebook::read(GAMES);
    assert_eq!(file.faults, []);
    let games = file.cases.into_iter().map(|mut case| {
        case.setting.mode = Mode::Physical;
        let book = Rulebook::by_id(&case.laws[0]).expect("a rulebook that is built in");
        let text = arbiter_casebook::log(&case, book);
        let log = Log::read(&text).expect("a log that was just written");
        Played { name: case.name, log }
    });
    games.collect()
}

/// Whether the question who can still checkmate was asked of the position: it has figures and bounds of its own.
fn asks_for_mate(entry: &Entry) -> bool {
    let verdict = |answer: &Answer| matches!(answer, Answer::Ruling(ruling) if ruling.mate.is_some());
    entry.answers.iter().any(verdict)
}

/// Applies every event of every game, `rounds` times; of each event the quickest time counts.
fn speed(games: &[Played], rounds: usize) -> bool {
    let mut all = Vec::new();
    for played in games {
        let times = times(&played.log, rounds);
        let counted = played.log.entries.iter().zip(times);
        let counted: Vec<(Duration, &Entry)> = counted
            .filter(|(entry, _)| !asks_for_mate(entry))
            .map(|(entry, time)| (time, entry))
            .collect();
        println!("{}: {}", played.name, figures(&counted));
        all.extend(counted);
    }
    println!("all: {}, bounds {MEAN} and {WORST} ns", figures(&all));
    let (mean, worst) = (mean(&all), slowest(&all).0.as_nanos());
    let entry = slowest(&all).1;
    println!("slowest: {} at {:?}", entry.event.act.tag(), entry.event.at);
    mean <= MEAN && worst <= WORST
}

fn times(log: &Log, rounds: usize) -> Vec<Duration> {
    let mut best = vec![Duration::MAX; log.entries.len()];
    let mut asked = vec![Duration::MAX; log.entries.len()];
    let beginning = log.beginning().expect("a rulebook that is built in");
    let idle = (0..1000).map(|_| measured(|| ()).1).min().unwrap_or_default();
    for _ in 0..rounds {
        let mut game = beginning.clone();
        for (at, entry) in log.entries.iter().enumerate() {
            let plies = game.state().line.plies().len();
            let (applied, time) = measured(|| game.apply(&entry.event));
            assert!(black_box(applied).is_ok(), "{:?}", entry.event);
            best[at] = best[at].min(time.saturating_sub(idle));
            let line = &game.state().line;
            if line.plies().len() > plies {
                asked[at] = asked[at].min(measured(|| black_box(is_dead(line.now()))).1.saturating_sub(idle));
            }
        }
        assert_eq!(game.state(), &log.state());
    }
    let questions: Vec<Duration> = asked
        .iter()
        .copied()
        .filter(|time| *time < Duration::MAX)
        .collect();
    let total: Duration = questions.iter().sum();
    let (count, most) = (
        questions.len(),
        questions.iter().max().copied().unwrap_or_default(),
    );
    println!(
        "  whether the position is dead: asked {count} times, mean {} ns, worst {}",
        total.as_nanos() / count.max(1) as u128,
        most.as_nanos()
    );
    let without = |(all, question): (Duration, Duration)| match question {
        Duration::MAX => all,
        question => all.saturating_sub(question),
    };
    best.into_iter().zip(asked).map(without).collect()
}

/// The question that the game asks after a move made, within its budget.
fn is_dead(now: &Situation) -> bool {
    now.lawful()
        .is_some_and(|position| dead(position, &Budget::full().with_nodes(NODES_A_MOVE)) == Some(true))
}

fn measured<T>(what: impl FnOnce() -> T) -> (T, Duration) {
    let before = Clock::Thread.now();
    let done = what();
    (done, Clock::Thread.now().saturating_sub(before))
}

fn mean(times: &[(Duration, &Entry)]) -> u128 {
    let total: Duration = times.iter().map(|(time, _)| *time).sum();
    total.as_nanos() / times.len().max(1) as u128
}

fn slowest<'a>(times: &[(Duration, &'a Entry)]) -> (Duration, &'a Entry) {
    *times
        .iter()
        .max_by_key(|(time, _)| *time)
        .expect("a game has events")
}

fn figures(times: &[(Duration, &Entry)]) -> String {
    let mut sorted: Vec<Duration> = times.iter().map(|(time, _)| *time).collect();
    sorted.sort_unstable();
    format!(
        "{} events, mean {} ns, median {}, 99 % {}, worst {}",
        sorted.len(),
        mean(times),
        sorted[sorted.len() / 2].as_nanos(),
        sorted[(sorted.len() - 1) * 99 / 100].as_nanos(),
        slowest(times).0.as_nanos()
    )
}

/// The longest game, cut after a hundred moves: what its state keeps allocated, and its own size.
fn state() -> bool {
    let file = arbiter_casebook::read(GAMES);
    let long = file
        .cases
        .iter()
        .max_by_key(|case| case.events.len())
        .expect("ten games");
    let mut case = long.clone();
    case.setting.mode = Mode::Physical;
    let book = case
        .laws
        .first()
        .and_then(|id| Rulebook::by_id(id))
        .unwrap_or_else(default_rulebook);
    let log = Log::read(&arbiter_casebook::log(&case, book)).expect("a log that was just written");
    let beginning = log.beginning().expect("a rulebook that is built in");
    let mut kept = None;
    let counted = allocation_counter::measure(|| {
        let mut state = beginning.state().clone();
        for entry in &log.entries {
            if state.line.plies().len() == 2 * MOVES {
                break;
            }
            arbiter_game::evolve(&mut state, entry);
        }
        kept = Some(state);
    });
    let state = kept.expect("a state");
    assert_eq!(state.line.plies().len(), 2 * MOVES, "{} is shorter", case.name);
    let heap = u64::try_from(counted.bytes_current).unwrap_or(u64::MAX);
    let own = size_of_val(&state) as u64;
    println!(
        "state after {MOVES} moves: {} bytes, {heap} of them in {} allocations; bound {STATE}",
        heap + own,
        counted.count_current
    );
    heap + own <= STATE
}
