//! CPU time of pairing random rounds: `cargo run --release -p arbiter-event --example pairing_speed -- PLAYERS COUNT`.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    clippy::disallowed_types,
    clippy::cast_precision_loss,
    reason = "a measurement reads arguments and the CPU time of its process, and prints"
)]

use arbiter_event::dutch::{self, Rules};
use arbiter_event::generate::{Plan, generate};

/// CPU time of this process in nanoseconds, from the scheduler's own count.
fn cpu() -> u64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split_whitespace()
        .next()
        .and_then(|word| word.parse().ok())
        .unwrap_or(0)
}

fn main() {
    let mut arguments = std::env::args()
        .skip(1)
        .filter_map(|word| word.parse::<u64>().ok());
    let players = arguments.next().unwrap_or(200);
    let count = arguments.next().unwrap_or(30);
    let mut all = Vec::new();
    for round in [2_u16, 5, 9] {
        let mut times = Vec::new();
        for seed in 0..count {
            let mut plan = Plan::plain((players - seed % 2) as u16, 9, seed);
            plan.played = round - 1;
            (plan.half_byes, plan.absences, plan.forfeits) = (10, 10, 5);
            let event = generate(&plan);
            let before = cpu();
            let paired = dutch::pair(&event, Rules::FideDutch2026);
            times.push((cpu() - before, seed));
            assert!(paired.is_ok(), "{paired:?}");
        }
        times.sort_unstable();
        let ms = |at: usize| times[at].0 as f64 / 1e6;
        println!(
            "{players} players, round {round}: median {:.2} ms, 90 % {:.2}, worst {:.2} (seed {})",
            ms(times.len() / 2),
            ms(times.len() * 9 / 10),
            ms(times.len() - 1),
            times[times.len() - 1].1
        );
        all.extend(times);
    }
    all.sort_unstable();
    let ms = |at: usize| all[at].0 as f64 / 1e6;
    println!(
        "{players} players: median {:.2} ms, worst {:.2} ms",
        ms(all.len() / 2),
        ms(all.len() - 1)
    );
}
