//! Replays the games of a PGN file of any size: `replay FILE`. For each the players, the half-moves and the last position, or
//! where it stops.

use std::error::Error;
use std::fs::File;
use std::io::{self, Read};

use arbiter_chess::Playable;
use arbiter_notation::pgn::games;

fn main() -> Result<(), Box<dyn Error>> {
    let Some(path) = std::env::args().nth(1) else {
        return replay([b"1. f3 e5 2. g4 Qh4# 0-1".as_slice()]);
    };
    let mut file = File::open(path)?;
    replay(std::iter::from_fn(move || chunk(&mut file).ok().flatten()))
}

/// The next piece of a file.
fn chunk(file: &mut File) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = vec![0; 1 << 16];
    let length = file.read(&mut bytes)?;
    bytes.truncate(length);
    Ok((length > 0).then_some(bytes))
}

fn replay<T: AsRef<[u8]>>(chunks: impl IntoIterator<Item = T>) -> Result<(), Box<dyn Error>> {
    for game in games(chunks).without_variations() {
        let name = |tag| game.tag(tag).unwrap_or("?");
        let mut replay = game.replay()?;
        let mut half_moves = 0;
        for played in replay.by_ref() {
            match played {
                Ok(_) => half_moves += 1,
                Err(why) => println!("half-move {}: {why}", half_moves + 1),
            }
        }
        let end = replay.position().to_fen();
        println!(
            "{} - {}: {half_moves} half-moves, {end}",
            name("White"),
            name("Black")
        );
    }
    Ok(())
}
