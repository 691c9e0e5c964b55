//! The default audit, everything on, against pgn-reader with shakmaty, which only replay the games; both must play
//! the same number of moves: on games as books have them, and on blitz games as servers write them, a clock behind every
//! move. Then two jobs of the program against one, and how much memory it takes.

mod blitz;

use std::fs;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::thread;
use std::time::Duration;

use arbiter_audit::{Auditor, GameReport, Options};
use arbiter_bench::clock::{self, Clock};
use arbiter_bench::{all_held, data, race, topology};
use arbiter_notation::pgn::Reader;
use pgn_reader::{RawTag, SanPlus, Skip, Visitor};
use shakmaty::{CastlingMode, Chess, Position as _, fen::Fen};

/// Memory of the program on a file, in bytes.
const MOST_MEMORY: u64 = 200 << 20;

fn main() -> ExitCode {
    let mut held = true;
    for (name, text) in texts() {
        held &= against_replay(&name, &text, 0.85) == ExitCode::SUCCESS;
        if name == "masters" {
            let clocked = blitz::games(&text);
            held &= against_replay("masters as blitz games with clocks", &clocked, 0.55) == ExitCode::SUCCESS;
        }
    }
    let book = data::book();
    if book.exists() {
        held &= scaling(&book);
    } else {
        println!("jobs: skipped, scripts/fetch-book.sh fetches the games");
    }
    if held {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The fetched book, and the shared collections as one text.
fn texts() -> Vec<(String, Vec<u8>)> {
    let book = fs::read(data::book()).map(|text| ("book".to_owned(), text));
    let masters = ["Carlsen", "Fischer", "Kasparov", "Morphy", "Tal", "Waitzkin"].map(|name| {
        fs::read(data::shared().join(format!("data/pgn/{name}.pgn")))
            .map(|text| [text, b"\n\n".to_vec()].concat())
    });
    let masters: io::Result<Vec<Vec<u8>>> = masters.into_iter().collect();
    let masters = masters.map(|texts| ("masters".to_owned(), texts.concat()));
    let found: Vec<_> = [book, masters].into_iter().flatten().collect();
    if found.len() < 2 {
        println!("{} of 2 texts are not here and skipped", 2 - found.len());
    }
    found
}

fn against_replay(name: &str, text: &[u8], least: f64) -> ExitCode {
    race(&format!("audit of {name}, everything on"), text)
        .unit("plies", |&plies, _| plies)
        .ours(audit)
        .peer("pgn-reader + shakmaty", replay)
        .at_least(least)
        .run()
}

fn audit(text: &[u8]) -> u64 {
    let mut plies = 0;
    let mut auditor = Auditor::new(Options::default(), |report: &GameReport| {
        plies += u64::from(report.facts.plies);
    });
    Reader::new().read(text, true, &mut auditor);
    auditor.finish();
    drop(auditor);
    plies
}

fn replay(text: &[u8]) -> u64 {
    let mut reader = pgn_reader::Reader::new(text);
    let mut plies = 0;
    while let Some(game) = reader.read_game(&mut Replay).expect("memory reads") {
        plies += game;
    }
    plies
}

/// Plays every move that is legal, up to the first that is not.
struct Replay;

impl Visitor for Replay {
    type Tags = Chess;
    type Movetext = (Chess, u64);
    type Output = u64;

    fn begin_tags(&mut self) -> ControlFlow<u64, Chess> {
        ControlFlow::Continue(Chess::default())
    }

    fn tag(&mut self, position: &mut Chess, name: &[u8], value: RawTag<'_>) -> ControlFlow<u64> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes()).ok();
            match fen.and_then(|fen| fen.into_position(CastlingMode::Chess960).ok()) {
                Some(start) => *position = start,
                None => return ControlFlow::Break(0),
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, position: Chess) -> ControlFlow<u64, (Chess, u64)> {
        ControlFlow::Continue((position, 0))
    }

    fn begin_variation(&mut self, _: &mut (Chess, u64)) -> ControlFlow<u64, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, (position, plies): &mut (Chess, u64), san: SanPlus) -> ControlFlow<u64> {
        match san.san.to_move(position) {
            Ok(one) => {
                position.play_unchecked(one);
                *plies += 1;
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(*plies),
        }
    }

    fn end_game(&mut self, (_, plies): (Chess, u64)) -> u64 {
        plies
    }
}

/// The program on the book and the book again, 172 MB, with one job and with two.
fn scaling(book: &Path) -> bool {
    let program = program();
    let command = |jobs: &str| {
        let mut command = Command::new(&program);
        command
            .args(["audit", "--fail-on", "never", "--jobs", jobs])
            .args([book, book])
            .stdout(Stdio::null());
        command
    };
    println!("{}", topology());
    let report = race("the program, two jobs against one", &())
        .ours(|()| clock::run(&mut command("2")).is_ok())
        .peer("one job", |()| clock::run(&mut command("1")).is_ok())
        .by(Clock::Wall)
        .at_least(1.7)
        .report()
        .expect("both run");
    print!("{report}");
    let memory = most_memory(&mut command("2")).expect("the program runs");
    println!(
        "  most memory {} MB (bound {} MB)",
        memory >> 20,
        MOST_MEMORY >> 20
    );
    all_held(&[report]) == ExitCode::SUCCESS && memory < MOST_MEMORY
}

/// The most memory that a program held, asked for as long as it runs.
fn most_memory(command: &mut Command) -> io::Result<u64> {
    let mut program = command.spawn()?;
    let status = format!("/proc/{}/status", program.id());
    let mut most = 0;
    while program.try_wait()?.is_none() {
        let text = fs::read_to_string(&status).unwrap_or_default();
        let peak = text
            .lines()
            .find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB"));
        most = most.max(peak.and_then(|peak| peak.parse::<u64>().ok()).unwrap_or(0) << 10);
        thread::sleep(Duration::from_millis(5));
    }
    Ok(most)
}

/// The program in the build of this bench.
fn program() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let built = Command::new(env!("CARGO"))
        .args(["build", "--release", "--quiet", "--locked", "-p", "arbiter-cli"])
        .current_dir(&root)
        .status();
    assert!(built.is_ok_and(|status| status.success()), "the program builds");
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    target.join("release/arbiter")
}
