//! The plies of claims, held against a search through all legal moves that knows nothing of keys and windows.

#![allow(clippy::disallowed_macros, reason = "what is skipped is told")]

use std::collections::BTreeMap;

use crate::common::Seeded;
use arbiter_audit::{Facts, Options, audit};
use arbiter_notation::Language;
use arbiter_notation::chess::{LegalMove, Move, Playable, Position, Role};
use arbiter_notation::pgn::{At, Movetext, Reader, Visitor};
use arbiter_notation::{SanStyle, read_san, write_san};

/// What Article 9.2 calls the same position, as text: the counters are left away.
fn identity(position: &Position) -> String {
    let fen = position.to_fen();
    let fields: Vec<&str> = fen.split(' ').take(4).collect();
    fields.join(" ")
}

fn is_quiet(position: &Position, one: LegalMove) -> bool {
    position.board().role_at(one.from()) != Some(Role::Pawn) && !position.is_capture(one)
}

/// The facts about claims, by trying everything.
fn by_brute_force(positions: &[Position]) -> Facts {
    let mut facts = Facts::default();
    let mut appeared: BTreeMap<String, u32> = BTreeMap::new();
    for (ply, position) in (0..).zip(positions) {
        let times = appeared.entry(identity(position)).or_default();
        *times += 1;
        if *times >= 3 {
            facts.threefold_ply.get_or_insert(ply);
        }
        if *times >= 5 {
            facts.fivefold_ply.get_or_insert(ply);
        }
        let legal = position.legal_moves();
        let third = |&one: &LegalMove| {
            appeared
                .get(&identity(&position.play(one)))
                .is_some_and(|&times| times >= 2)
        };
        if legal.iter().any(third) {
            facts.threefold_written_ply.get_or_insert(ply);
        }
        let clock = position.halfmove_clock();
        if clock >= 99 && legal.iter().any(|&one| is_quiet(position, one)) {
            facts.fifty_written_ply.get_or_insert(ply);
        }
        if clock >= 100 && !legal.is_empty() {
            facts.fifty_ply.get_or_insert(ply);
        }
        if clock >= 150 && !legal.is_empty() {
            facts.seventy_five_ply.get_or_insert(ply);
        }
    }
    facts
}

fn compare(name: &str, found: &Facts, positions: &[Position]) {
    let expected = by_brute_force(positions);
    let claims = |facts: &Facts| {
        [
            facts.threefold_ply,
            facts.threefold_written_ply,
            facts.fivefold_ply,
            facts.fifty_ply,
            facts.fifty_written_ply,
            facts.seventy_five_ply,
        ]
    };
    assert_eq!(claims(found), claims(&expected), "{name}");
    assert_eq!(found.plies as usize, positions.len() - 1, "{name}");
}

/// A game in which the players take moves back, more or less often, as they do when repetitions come about; in every
/// other game they shun the third time.
fn made_up(seed: u64) -> Vec<Position> {
    let mut random = Seeded(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut positions = vec![Position::default()];
    let mut appeared: BTreeMap<String, u32> = BTreeMap::new();
    let mut played: Vec<LegalMove> = Vec::new();
    let length = 40 + random.below(300);
    let (eager, shuns) = (random.below(10), seed.is_multiple_of(2));
    while positions.len() <= length {
        let position = positions[positions.len() - 1];
        *appeared.entry(identity(&position)).or_default() += 1;
        let third = |one: LegalMove| {
            appeared
                .get(&identity(&position.play(one)))
                .is_some_and(|&times| times >= 2)
        };
        let legal: Vec<LegalMove> = position
            .legal_moves()
            .iter()
            .copied()
            .filter(|&one| !(shuns && third(one)))
            .collect();
        let quiet: Vec<LegalMove> = legal
            .iter()
            .copied()
            .filter(|&one| is_quiet(&position, one))
            .collect();
        let back = played.len().checked_sub(2).map(|index| played[index]);
        let back = back.and_then(|one| {
            position.legal(Move {
                from: one.to(),
                to: one.from(),
                promotion: None,
            })
        });
        let one = match back.filter(|back| legal.contains(back) && random.below(10) < eager) {
            Some(back) => back,
            None if legal.is_empty() => break,
            None if !quiet.is_empty() && random.below(40) > 0 => quiet[random.below(quiet.len())],
            None => legal[random.below(legal.len())],
        };
        played.push(one);
        positions.push(position.play(one));
    }
    positions
}

/// As PGN; the moves are found again as the differences of positions.
fn record(positions: &[Position]) -> String {
    let mut text = String::from("[Result \"*\"]\n\n");
    for pair in positions.windows(2) {
        let one = pair[0]
            .legal_moves()
            .iter()
            .copied()
            .find(|&one| pair[0].play(one).same_position(&pair[1]));
        text.push_str(&write_san(&pair[0], one.expect("a legal move"), &SanStyle::PGN));
        text.push(' ');
    }
    text + "*\n"
}

#[test]
fn five_hundred_made_up_games_agree_with_brute_force() {
    let mut seen = [0; 6];
    for seed in 0..500 {
        let positions = made_up(seed);
        let report = &audit(record(&positions).as_bytes(), Options::default())[0];
        compare(&format!("seed {seed}"), &report.facts, &positions);
        let facts = &report.facts;
        let not_played = facts.threefold_written_ply.is_some() && facts.threefold_ply.is_none();
        for (count, so) in seen.iter_mut().zip([
            facts.threefold_ply.is_some(),
            not_played,
            facts.fivefold_ply.is_some(),
            facts.fifty_ply.is_some(),
            facts.fifty_written_ply.is_some(),
            facts.seventy_five_ply.is_some(),
        ]) {
            *count += u32::from(so);
        }
    }
    assert!(
        seen.iter().all(|&count| count >= 10),
        "every claim comes up often enough: {seen:?}"
    );
}

/// The positions of every game that can be played from its first to its last move.
#[derive(Default)]
struct Replay {
    games: Vec<Vec<Position>>,
}

impl Visitor for Replay {
    fn begin_moves(&mut self) -> Movetext {
        self.games.push(vec![Position::default()]);
        Movetext::Read
    }
    fn begin_variation(&mut self, _: At<'_>) -> Movetext {
        Movetext::Skip
    }
    fn san(&mut self, token: &[u8], _: At<'_>) {
        let Some(positions) = self.games.last_mut() else {
            return;
        };
        let last = positions[positions.len() - 1];
        let read = read_san(&last, token, Language::English.letters()).expect("a legal move");
        positions.push(last.play(read.mv));
    }
}

#[test]
fn real_games_agree_with_brute_force() {
    let files = ["Carlsen", "Fischer", "Kasparov", "Morphy", "Tal", "Waitzkin"];
    let mut skipped = 0;
    for name in files {
        let Some(text) = crate::common::shared(&format!("data/pgn/{name}.pgn")) else {
            skipped += 1;
            continue;
        };
        let mut replay = Replay::default();
        Reader::new().read(&text, true, &mut replay);
        let reports = audit(&text, Options::default());
        assert_eq!(reports.len(), replay.games.len(), "{name}");
        // All games in which something could be claimed, and some of the others.
        for (index, (report, positions)) in reports.iter().zip(&replay.games).enumerate() {
            let facts = &report.facts;
            let claims = facts.threefold_written_ply.or(facts.fifty_written_ply);
            if claims.is_some() || index % 20 == 0 {
                compare(&format!("{name} {}", report.game), facts, positions);
            }
        }
    }
    if skipped > 0 {
        println!("{skipped} collections skipped: no shared data");
    }
}
