//! What several tests need: random positions, shared games, a visitor that notes everything ([`log`]).

#![allow(dead_code, reason = "every test takes what it needs")]

pub mod log;

use std::path::PathBuf;

use arbiter_chess::{LegalMove, Playable, Position};
use proptest::prelude::*;

/// Positions reached from some starts by random legal moves.
pub fn position() -> impl Strategy<Value = Position> {
    let starts = prop::sample::select(vec![
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "bnrbkrqn/pppppppp/8/8/8/8/PPPPPPPP/BNRBKRQN w CFcf - 0 1",
        "1k6/8/8/3Q3Q/8/2N1N3/Q3Q3/1K1N3Q w - - 0 1",
        "4k3/8/8/pPpPpPpP/PpPpPpPp/8/8/4K3 w - - 0 1",
    ]);
    (starts, prop::collection::vec(any::<u16>(), 0..60)).prop_map(|(fen, choices)| {
        let start = Position::from_fen(fen).expect(fen);
        choices
            .into_iter()
            .fold(start, |position, choice| match pick(&position, choice) {
                Some(one) => position.play(one),
                None => position,
            })
    })
}

/// One of the legal moves.
pub fn pick(position: &Position, choice: u16) -> Option<LegalMove> {
    let moves = position.legal_moves();
    let index = usize::from(choice).checked_rem(moves.len())?;
    moves.get(index).copied()
}

/// The files of shared games, or `None` with a word about it where they are missing.
pub fn shared_games() -> Option<Vec<(String, Vec<u8>)>> {
    let root = std::env::var_os("ARBITER_DATA").map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared")),
        PathBuf::from,
    );
    let Ok(folder) = std::fs::read_dir(root.join("data/pgn")) else {
        eprintln!("skipped: no shared games (set ARBITER_DATA)");
        return None;
    };
    let mut files: Vec<PathBuf> = folder.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "pgn"));
    files.sort();
    let read = |path: PathBuf| {
        let name = path.file_name()?.to_string_lossy().into_owned();
        Some((name, std::fs::read(path).ok()?))
    };
    Some(files.into_iter().filter_map(read).collect())
}
