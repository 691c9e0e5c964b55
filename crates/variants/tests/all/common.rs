//! Suites of positions with known counts, read simply.

use std::path::PathBuf;

use arbiter_variants::{
    BughouseBoard, Crazyhouse, KingOfTheHill, StartError, ThreeCheck, Variant, VariantName, perft,
};

/// A position of a suite.
#[derive(Debug)]
pub struct Counted {
    pub id: String,
    pub fen: String,
    pub counts: Vec<(u32, u64)>,
}

pub fn suite(text: &str) -> Vec<Counted> {
    let mut suite: Vec<Counted> = Vec::new();
    let mut id = String::new();
    for line in text.lines() {
        let (word, rest) = line.trim().split_once(' ').unwrap_or_default();
        match word {
            "id" => rest.clone_into(&mut id),
            "epd" => suite.push(Counted {
                id: id.clone(),
                fen: rest.to_owned(),
                counts: Vec::new(),
            }),
            "perft" => {
                let mut numbers = rest.split(' ').map(|number| number.parse::<u64>().expect(line));
                let (depth, count) = (numbers.next().expect(line), numbers.next().expect(line));
                let last = suite.last_mut().expect("a position first");
                last.counts.push((depth as u32, count));
            }
            _ => {}
        }
    }
    suite
}

/// The suite in this file of the shared data; `None` where there are no shared data, which is said.
pub fn shared(path: &str) -> Option<Vec<Counted>> {
    let beside = || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared"));
    let root = std::env::var_os("ARBITER_DATA").map_or_else(beside, PathBuf::from);
    let text = std::fs::read_to_string(root.join("data").join(path)).ok();
    if text.is_none() {
        eprintln!("skipped: no {path} (set ARBITER_DATA)");
    }
    text.map(|text| suite(&text))
}

fn count<V: Variant>(fen: &str, depth: u32) -> Result<u64, StartError> {
    let setup = arbiter_variants::Setup::from_fen(fen)?;
    Ok(perft(&V::from_setup(&setup)?, depth))
}

/// What we count in a game of this name.
pub fn ours(name: VariantName, fen: &str, depth: u32) -> u64 {
    let counted = match name {
        VariantName::Standard | VariantName::Chess960 => count::<arbiter_chess::Position>(fen, depth),
        VariantName::KingOfTheHill => count::<KingOfTheHill>(fen, depth),
        VariantName::ThreeCheck => count::<ThreeCheck>(fen, depth),
        VariantName::Crazyhouse => count::<Crazyhouse>(fen, depth),
        VariantName::Bughouse => count::<BughouseBoard>(fen, depth),
    };
    counted.unwrap_or_else(|error| panic!("{fen}: {error}"))
}
