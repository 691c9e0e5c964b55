//! A game of an event as PGN, at any moment of it.

use arbiter_game::pgn;

use crate::{Delay, Desk, Plan};

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

/// The game so far, without what is newer than a delay allows while it is played.
#[must_use]
pub fn pgn(desk: &Desk, tags: &Tags<'_>, delay: Delay, now: u64) -> String {
    let state = desk.game().state();
    let hidden = state.line.plies().len() - desk.reach(delay, now).plies;
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
