//! A game of an event as PGN, at any moment of it.

use arbiter_game::pgn;
use arbiter_game::state::State;

use crate::Plan;

/// What the tags say that the game itself does not know.
#[derive(Debug, Clone, Copy)]
pub struct Tags<'a> {
    /// The plan of the event.
    pub plan: &'a Plan,
    /// The number of the board.
    pub board: u32,
    /// The names of White and Black; empty ones are unknown.
    pub players: &'a [String; 2],
    /// The day, as PGN writes it: `2026.11.21`.
    pub date: &'a str,
}

/// The game so far, without the last `delay` moves while it is played.
#[must_use]
pub fn pgn(state: &State, tags: &Tags<'_>, delay: u32) -> String {
    let hidden = if state.is_over() { 0 } else { delay as usize };
    let [white, black] = tags.players;
    let tags = pgn::Tags {
        event: &tags.plan.name,
        date: tags.date,
        white,
        black,
        board: Some(tags.board),
    };
    pgn::write(state, &tags, hidden)
}
