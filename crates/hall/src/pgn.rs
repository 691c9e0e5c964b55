//! A game of an event as PGN, at any moment of it.

use arbiter_game::rules::answer::Viewer;
use arbiter_game::rules::variants::BoardLetter;
use arbiter_game::{is_in_minutes, pgn};

use crate::{Delay, Desk, Plan, match_of, second_board};

/// What the tags say that the game itself does not know.
#[derive(Debug, Clone, Copy)]
pub struct Tags<'a> {
    /// The plan of the event.
    pub plan: &'a Plan,
    /// The number of the board.
    pub board: u32,
    /// The id of the game.
    pub game: &'a str,
    /// The names of White and Black; empty ones are unknown.
    pub players: &'a [String; 2],
    /// The day, as PGN writes it: `2026.11.21`.
    pub date: &'a str,
}

/// The game so far. While it is played nobody but its arbiters gets moves that are newer than the delay allows, a player as
/// little as any spectator; where no screen may point out a fallen flag, clocks are written in whole minutes.
#[must_use]
pub fn pgn(desk: &Desk, tags: &Tags<'_>, viewer: Viewer, delay: Delay, now: u64) -> String {
    let state = desk.game().state();
    let all = state.line.plies().len();
    let kept = pgn::Kept {
        moves: match viewer {
            Viewer::Arbiter | Viewer::Assistant => 0,
            _ => all - desk.reach(delay, now).plies,
        },
        seconds: is_in_minutes(desk.game()),
    };
    let [white, black] = tags.players;
    let other = match match_of(tags.game) {
        (first, BoardLetter::A) => second_board(first),
        (first, BoardLetter::B) => first.to_owned(),
    };
    let tags = pgn::Tags {
        event: &tags.plan.name,
        date: tags.date,
        white,
        black,
        board: Some(tags.board),
        of_match: tags.plan.is_match().then_some([tags.game, &other]),
    };
    pgn::write(state, &tags, kept)
}
