//! Replay with legality checked, ours against python-chess on the same games, by CPU time; both must play the same
//! number of moves. python-chess gets its own process and is given the count to check.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::Duration;

use arbiter_bench::clock::{self, Clock};
use arbiter_bench::data;
use arbiter_notation::chess::{Playable, Position};
use arbiter_notation::pgn::{At, Movetext, Reader, Visitor, split};
use arbiter_notation::{Language, read_san};

/// So many games are enough to forget how long Python takes to start.
const GAMES: usize = 3_000;
/// How many times faster ours must be.
const AT_LEAST: f64 = 200.0;

const SCRIPT: &str = "
import sys, chess.pgn
plies = 0
with open(sys.argv[1], encoding='latin-1') as text:
    while (game := chess.pgn.read_game(text)) is not None:
        assert not game.errors, game.errors
        plies += game.end().ply()
assert plies == int(sys.argv[2]), plies
";

fn main() -> ExitCode {
    let (Ok(book), Some(library)) = (fs::read(data::book()), env::var_os("ARBITER_PYTHON_CHESS")) else {
        println!("replay against python-chess: skipped, make bench fetches what it needs");
        return ExitCode::SUCCESS;
    };
    let length = split::games(&book).take(GAMES).map(<[u8]>::len).sum();
    let text: &[u8] = &book[..length];
    let plies = replay(text);
    let mut times: Vec<Duration> = (0..5).map(|_| time(text)).collect();
    times.sort();
    let ours = times[times.len() / 2].as_secs_f64();
    let theirs = python(&library.into(), text, plies).as_secs_f64();
    let ratio = theirs / ours;
    let held = ratio >= AT_LEAST;
    println!("replay of {GAMES} games, {plies} plies");
    println!("  arbiter {ours:.4} s, python-chess {theirs:.2} s: ours is {ratio:.0} times as fast");
    println!("  (bound {AT_LEAST}: {})", if held { "held" } else { "MISSED" });
    if held {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn time(text: &[u8]) -> Duration {
    let start = Clock::Thread.now();
    std::hint::black_box(replay(std::hint::black_box(text)));
    Clock::Thread.now().saturating_sub(start)
}

fn python(library: &PathBuf, text: &[u8], plies: u64) -> Duration {
    let path = env::temp_dir().join(format!("arbiter-bench-{}.pgn", std::process::id()));
    fs::write(&path, text).expect("a file for python-chess");
    let mut command = Command::new("python3");
    command
        .env("PYTHONPATH", library)
        .args(["-c", SCRIPT])
        .arg(&path)
        .arg(plies.to_string());
    let usage = clock::run(&mut command);
    fs::remove_file(&path).expect("our own file");
    usage.expect("python-chess plays the same moves").cpu
}

fn replay(text: &[u8]) -> u64 {
    let mut replay = Replay::default();
    Reader::new().read(text, true, &mut replay);
    replay.plies
}

#[derive(Default)]
struct Replay {
    position: Position,
    plies: u64,
}

impl Visitor for Replay {
    fn begin_moves(&mut self) -> Movetext {
        self.position = Position::default();
        Movetext::Read
    }
    fn begin_variation(&mut self, _: At<'_>) -> Movetext {
        Movetext::Skip
    }
    fn san(&mut self, token: &[u8], _: At<'_>) {
        let read = read_san(&self.position, token, Language::English.letters());
        self.position = self.position.play(read.expect("a legal move").mv);
        self.plies += 1;
    }
}
