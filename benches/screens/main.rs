//! The pages of tournaments under `arbiter serve`, in a process of its own: a typed result and a new round with a hall of phones
//! listening, what public pages weigh, how long paper and the folder take, what forty sections hold; and what a lesson weighs and
//! how long a try takes. No peer: the bounds are those of a hall that waits.
//!
//! `make bench BENCH=screens`; `SCREENS_FOLDER` chooses the disk. Time on the clock, so that disk and network count.

mod lessons;
mod open;
mod pages;
mod phones;
#[path = "../live/sockets.rs"]
#[expect(dead_code, reason = "phones of a hall listen and send nothing")]
mod sockets;
#[path = "../house/written.rs"]
mod written;

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

use arbiter_bench::figures;

fn main() -> ExitCode {
    let Some(program) = env::var_os("ARBITER_PROGRAM").map(PathBuf::from) else {
        println!("screens of tournaments: skipped, make bench builds the program that is measured");
        return ExitCode::SUCCESS;
    };
    let base = env::var_os("SCREENS_FOLDER")
        .map_or_else(|| PathBuf::from(env!("CARGO_TARGET_TMPDIR")), PathBuf::from);
    let folder = tempfile::tempdir_in(base).expect("a disk with room");
    println!("{}, load {}", arbiter_bench::topology(), figures::load());
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let held = [
        open::hall(&program, &folder.path().join("hall"), &runtime),
        pages::weights(&program, &folder.path().join("large")),
        pages::paper(&program, &folder.path().join("club")),
        lessons::lessons(&program, &folder.path().join("learners")),
        open::sections(&program, &folder.path().join("festival"), &runtime),
    ];
    if held.iter().all(|one| *one) {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// A figure beside its bound; whether it was held.
fn told(what: &str, figure: f64, bound: f64, unit: &str) -> bool {
    let held = figure <= bound;
    let word = if held { "held" } else { "MISSED" };
    println!("{what}: {figure:.1} {unit} (bound {bound} {unit}): {word}");
    held
}
