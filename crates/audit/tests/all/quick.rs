//! The quick look that every audited game gets is bounded on every position of the shared games.

#![allow(clippy::disallowed_macros, reason = "what is skipped is told")]

use arbiter_mate::chess::{Color, Playable, Position};
use arbiter_mate::{Budget, Solver, check};
use arbiter_notation::{Language, pgn, read_san};

#[test]
fn a_quick_look_stays_within_its_nodes_on_every_position_of_the_shared_games() {
    let (mut solver, mut asked) = (Solver::new(), 0);
    let mut ask = |position: &Position| {
        for side in Color::ALL {
            let verdict = solver.can_mate(position, side, &Budget::quick());
            assert!(solver.nodes() <= Budget::QUICK_NODES, "{position} {side:?}");
            assert_eq!(
                check::check(position, side, &verdict),
                Ok(()),
                "{position} {side:?}"
            );
        }
        asked += 1;
    };
    for name in ["Carlsen", "Fischer", "Kasparov", "Morphy", "Tal", "Waitzkin"] {
        let Some(text) = crate::common::shared(&format!("data/pgn/{name}.pgn")) else {
            println!("{name} skipped: no shared data");
            continue;
        };
        for game in pgn::read_games(&text).0 {
            let mut position = Position::default();
            for word in game.moves() {
                let Ok(read) = read_san(&position, word.as_bytes(), Language::English.letters()) else {
                    break;
                };
                position = position.play(read.mv);
                ask(&position);
            }
        }
    }
    assert!(asked == 0 || asked > 500_000, "{asked}");
}
