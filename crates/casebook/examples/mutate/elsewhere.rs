//! Parameters that no module of the game reads yet, by the beginning of their names.

use std::collections::BTreeMap;

use arbiter_game::rules::laws::Key;

use crate::mutant::Mutant;

/// The beginning of a name, and to what these parameters belong.
const ELSEWHERE: &[(&str, &str)] = &[
    ("adjourn.", "adjourned games"),
    ("age.", "who may play"),
    ("appeals.", "the tournament"),
    ("arbiter.", "the conduct of the arbiter"),
    ("blind.", "blind players"),
    ("captain.", "the tournament"),
    ("chess960.", "the start of Chess960"),
    ("clock.display", "the conduct of the hall"),
    ("conduct.", "the conduct of the players"),
    ("device.", "the conduct of the players"),
    ("forfeit.", "the tournament"),
    ("invitation.", "the tournament"),
    ("lots.", "the tournament"),
    ("notation.", "moves as written"),
    ("pairing.", "the tournament"),
    ("photo.", "the tournament"),
    ("record.", "the scoresheet"),
    ("spectators.", "the conduct of the hall"),
    (
        "supervision.",
        "what supervision is adequate: the event says which it has",
    ),
    ("time.base", "whether a time control fits: `arbiter time`"),
    ("time.increment_", "whether a time control fits: `arbiter time`"),
    ("tiebreak.", "the tournament"),
    ("tr.", "the tournament"),
    ("varma.", "the tournament"),
    ("withdrawal.", "the tournament"),
];

/// To what a parameter belongs that is not read by the modules of a supervised game.
pub fn why(key: Key) -> Option<&'static str> {
    let own = ELSEWHERE.iter().find(|(start, _)| key.id().starts_with(start));
    own.map(|(_, what)| *what)
}

/// How many changes were left out, by what they belong to.
pub fn print(others: &[Mutant]) {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for what in others.iter().filter_map(|mutant| why(mutant.key)) {
        *counts.entry(what).or_default() += 1;
    }
    println!("not of these modules:");
    for (what, count) in counts {
        println!("  {count:4}  {what}");
    }
}
