//! `arbiter-nodes PROGRAM [--minutes N] [--seed S] [--games N] [--nodes N]`: nodes under faults, for as long as it is told.

#![forbid(unsafe_code)]

use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use arbiter_nodes::{Plan, run};

/// A node's death costs eight seconds, and a database that is away four more; of two faults at once the second begins before the first
/// is over.
const LONGEST: Duration = Duration::from_secs(25);

fn main() -> ExitCode {
    match plan() {
        Ok(plan) => match run(&plan, &mut |line| println!("{line}")) {
            Ok(report) => {
                println!("{report}");
                ExitCode::from(u8::from(!report.faults.is_empty()))
            }
            Err(why) => {
                eprintln!("seed {}: {why}", plan.seed);
                ExitCode::FAILURE
            }
        },
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn plan() -> Result<Plan, String> {
    let mut arguments = std::env::args().skip(1);
    let program = arguments.next().ok_or("expected the program first")?;
    // A seed of its own for each run, so that runs differ; it is printed.
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let mut plan = Plan {
        program: program.into(),
        nodes: 3,
        games: 12,
        minutes: None,
        seed: now.map_or(1, |now| now.as_secs()),
        longest: LONGEST,
    };
    while let Some(name) = arguments.next() {
        let value = arguments.next().and_then(|value| value.parse::<u64>().ok());
        let value = value.ok_or_else(|| format!("{name}: expected a number"))?;
        match name.as_str() {
            "--minutes" => plan.minutes = Some(value).filter(|minutes| *minutes > 0),
            "--seed" => plan.seed = value,
            "--games" => plan.games = usize::try_from(value.max(1)).unwrap_or(1),
            "--nodes" => plan.nodes = usize::try_from(value.max(2)).unwrap_or(2),
            _ => return Err(format!("{name} is not known")),
        }
    }
    Ok(plan)
}
