//! A short true story for the start page: the beginning of a golden game, read again by the program as it is today and
//! told in the language of the reader.

use std::sync::Arc;

use arbiter_hall::store::{Append, Memory, Store};
use arbiter_hall::{Board, Grant, Office, Plan, Role, stream};
use arbiter_lang::Language;
use serde_json::Value;

use super::devices::Devices;
use super::failure::Failure;
use super::house::{Device, House, append};
use super::langs::Langs;
use super::table::{Part, Table};
use super::wire::Line;

/// Black touches his bishop and moves a knight: under which Laws, and what came of it, says the log.
const GAME: &str = include_str!("../../../../tests/golden/v1/01-touch-move.jsonl");
/// So much of it is told: until the bishop has moved.
const LINES: usize = 42;
/// From here on: the move before the touch.
const FROM: u32 = 23;
/// The pass of the arbiter who reads it; nobody else comes into this hall.
const READER: &str = "reader";

/// What is told of the story, the oldest first, each with what hands did to the board.
///
/// # Errors
/// The log is not read any more as it was written.
pub async fn story(langs: &Langs, language: Language) -> Result<Vec<(Line, Vec<Hand>)>, Failure> {
    let table = table().await?;
    let reader = Device {
        pass: Some(READER.into()),
        past: Vec::new(),
    };
    let story = table.story(&reader, langs, language, Part::default(), 0).await?;
    let hands = hands();
    let mut lines = story.lines;
    lines.reverse();
    lines.retain(|line| line.seq >= FROM);
    let of = |line: &Line| {
        let end = line.seq + (line.version - line.from) as u32;
        let own = hands.iter().filter(|(seq, _)| (line.seq..=end).contains(seq));
        own.map(|(_, hand)| hand.clone()).collect()
    };
    Ok(lines
        .into_iter()
        .map(|line| (of(&line), line))
        .map(|(hands, line)| (line, hands))
        .collect())
}

async fn table() -> Result<Table, Failure> {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let board = Board {
        control: None,
        of: None,
        blind: [false; 2],
        board: 1,
        game: "story".into(),
        players: Default::default(),
        began: 0,
        dated: None,
    };
    let plan = Plan {
        arbiter: true,
        ..Plan::friends("story", "90m+30s")
    };
    let (mut office, first) = Office::make("story", plan, 0)?;
    let reader = office.let_in(READER, "", vec![Grant::of(Role::Arbiter)]);
    let lines = vec![first.into_bytes(), office.record(reader).into_bytes()];
    let house = House::open(
        Arc::clone(&store),
        Arc::<Devices>::default(),
        office.clone(),
        lines,
    )
    .await?;
    let lines = GAME.lines().take(LINES).map(|line| line.as_bytes().to_vec());
    let log = Append {
        stream: stream(&board.game),
        of: office.id.clone(),
        expected: 0,
        entries: lines.collect(),
        mark: None,
    };
    append(&store, log).await?;
    Table::read(store, Arc::new(house), &office, &board)
}

/// What a hand did, as far as it is seen on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Hand {
    /// Touched what stands there.
    Touch(String),
    /// Took it up.
    Lift(String),
    /// Put it down there.
    Place(String),
}

/// What hands did, by the numbers of the entries.
fn hands() -> Vec<(u32, Hand)> {
    let entries = GAME.lines().take(LINES).filter_map(|line| {
        let entry: Value = serde_json::from_str(line).ok()?;
        let (event, square) = (&entry["event"], entry["event"]["square"].as_str()?.to_owned());
        let hand = match event["do"].as_str()? {
            "touch" => Hand::Touch(square),
            "lift" => Hand::Lift(square),
            "place" => Hand::Place(square),
            _ => return None,
        };
        Some((entry["seq"].as_u64()? as u32, hand))
    });
    entries.collect()
}
