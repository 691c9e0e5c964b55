//! CPU time of pairing a round of large open tournaments by the FIDE (Dutch) system, against fixed bounds: median and worst
//! over generated positions of rounds 2, 5 and 9, and the memory of the process. No peer: those that exist need hours here.
//!
//! `make bench BENCH=pairing`; `PAIRING_SIZES=200,1000` and `PAIRING_EVENTS=20` make it shorter.

use std::process::ExitCode;
use std::time::Duration;

use arbiter_bench::clock::{self, Clock};
use arbiter_event::generate::{Plan, generate};
use arbiter_event::{Event, PointSystem, Points, System};
use arbiter_pairing::dutch::Rules;

/// Players, bounds of the median and of the worst in milliseconds.
const BOUNDS: [(u16, f64, f64); 3] = [(200, 2.0, 20.0), (1_000, 10.0, 250.0), (5_000, 200.0, 5_000.0)];
/// Rounds that are paired anew.
const ROUNDS: [usize; 3] = [2, 5, 9];
/// Bytes that the process may use.
const MEMORY: u64 = 500_000_000;

fn main() -> ExitCode {
    let events = setting("PAIRING_EVENTS").first().copied().unwrap_or(100);
    let sizes = setting("PAIRING_SIZES");
    let mut held = true;
    for (players, median, worst) in BOUNDS {
        if sizes.is_empty() || sizes.contains(&u64::from(players)) {
            held &= measure(players, events, median, worst);
        }
    }
    let memory = clock::own_memory().unwrap_or(0);
    println!(
        "memory: {} MB at most, bound {} MB",
        memory / 1_000_000,
        MEMORY / 1_000_000
    );
    if held && memory < MEMORY {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn setting(name: &str) -> Vec<u64> {
    let text = std::env::var(name).unwrap_or_default();
    text.split(',')
        .filter_map(|word| word.trim().parse().ok())
        .collect()
}

/// Pairs the rounds of generated tournaments and prints the figures; whether the bounds were held.
fn measure(players: u16, events: u64, median: f64, worst: f64) -> bool {
    let mut all = Vec::new();
    let mut per_round: [Vec<(Duration, u64)>; 3] = Default::default();
    for seed in 0..events {
        let event = generate(&plan(players, seed));
        for (at, &round) in ROUNDS.iter().enumerate() {
            let taken = pairing(&event.before(round), round);
            per_round[at].push((taken, seed));
            all.push((taken, seed));
        }
    }
    for (round, times) in ROUNDS.iter().zip(&mut per_round) {
        println!("{players} players, round {round}: {}", figures(times));
    }
    println!(
        "{players} players, all: {}, bounds {median} and {worst} ms",
        figures(&mut all)
    );
    ms(all[all.len() / 2].0) <= median && ms(all[all.len() - 1].0) <= worst
}

fn pairing(event: &Event, round: usize) -> Duration {
    let before = Clock::Thread.now();
    let paired = System::Dutch(Rules::newest()).pair_round(event, round);
    let taken = Clock::Thread.now().saturating_sub(before);
    assert!(paired.is_ok(), "{paired:?}");
    taken
}

/// Every kind of tournament in turn: plain; byes and forfeits; late entries and withdrawals; accelerated; odd points.
fn plan(players: u16, seed: u64) -> Plan {
    let mut plan = Plan::plain(players - (seed % 2) as u16, 9, seed);
    match seed / 2 % 5 {
        0 => {}
        1 => (plan.half_byes, plan.absences, plan.forfeits) = (20, 20, 10),
        2 => (plan.late, plan.withdrawals) = (50, 15),
        3 => plan.baku = true,
        _ => {
            plan.points = PointSystem {
                win: Points::whole(3),
                draw: Points::whole(1),
                bye: Points::whole(3),
                ..PointSystem::default()
            };
            (plan.half_byes, plan.forfeits) = (10, 20);
        }
    }
    plan
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn figures(times: &mut [(Duration, u64)]) -> String {
    times.sort_unstable();
    let at = |place: usize| ms(times[place].0);
    let last = times.len() - 1;
    format!(
        "median {:.2} ms, 95 % {:.2}, worst {:.2} (seed {})",
        at(times.len() / 2),
        at(last * 95 / 100),
        at(last),
        times[last].1
    )
}
