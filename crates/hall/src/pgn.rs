//! A game as PGN, at any moment of it.

use arbiter_game::notation::pgn::{Aside, Comment, Game as Pgn, GameResult as Sign, Item, Tag};
use arbiter_game::notation::{SanStyle, write_san};
use arbiter_game::rules::answer::GameResult;
use arbiter_game::rules::chess::Color;
use arbiter_game::state::{Ply, Situation, State};

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
///
/// Moves that cannot be written (a fault that still stands) end the movetext with a comment that says how many follow.
#[must_use]
pub fn pgn(state: &State, tags: &Tags<'_>, delay: u32) -> String {
    let hidden = if state.is_over() { 0 } else { delay as usize };
    let plies = state.line.plies();
    let shown = &plies[..plies.len().saturating_sub(hidden)];
    let result = sign(state);
    let mut game = Pgn {
        tags: all_tags(state, tags, result),
        movetext: movetext(state, shown),
        ..Pgn::default()
    };
    game.result = Some(result);
    game.to_pgn()
}

fn sign(state: &State) -> Sign {
    let result = state.end.as_ref().map(|end| end.result);
    match result {
        Some(GameResult::WhiteWins) => Sign::WhiteWins,
        Some(GameResult::BlackWins) => Sign::BlackWins,
        Some(GameResult::Draw) => Sign::Draw,
        Some(GameResult::BothLose | GameResult::Open) | None => Sign::Unknown,
    }
}

fn all_tags(state: &State, tags: &Tags<'_>, result: Sign) -> Vec<Tag> {
    let name = |name: &String| if name.is_empty() { "?".into() } else { name.clone() };
    let [white, black] = tags.players.each_ref().map(name);
    let mut all = vec![
        ("Event", tags.plan.name.clone()),
        ("Site", "?".into()),
        ("Date", tags.date.into()),
        ("Round", "?".into()),
        ("White", white),
        ("Black", black),
        ("Result", result.to_string()),
        ("Board", tags.board.to_string()),
    ];
    let start = state.line.start().setup().to_fen();
    if start != arbiter_game::Start::default().position.to_fen() {
        all.push(("SetUp", "1".into()));
        all.push(("FEN", start));
    }
    if let Some(clocks) = &state.clocks {
        let control = clocks
            .device
            .setting()
            .of(arbiter_game::state::player(Color::White));
        all.push(("TimeControl", control.to_pgn()));
    }
    // Names have no control characters in them; whatever else cannot be written is left out.
    all.into_iter()
        .filter_map(|(name, value)| Tag::new(name, &value).ok())
        .collect()
}

fn movetext(state: &State, shown: &[Ply]) -> Vec<Item> {
    let mut items = Vec::new();
    let mut before = *state.line.start();
    for (index, ply) in shown.iter().enumerate() {
        let Some(san) = san(&before, ply) else {
            items.push(comment(&format!("... +{}", shown.len() - index)));
            break;
        };
        let mover = before.turn();
        items.push(Item::Move(san));
        if state.clocks.is_some() {
            let left = ply.clocks[mover.index()] / 1000;
            items.push(comment(&format!(
                "[%clk {}:{:02}:{:02}]",
                left / 3600,
                left / 60 % 60,
                left % 60
            )));
        }
        before = ply.after;
    }
    items
}

fn san(before: &Situation, ply: &Ply) -> Option<String> {
    let one = before.legal(ply.played?)?;
    let style = SanStyle::default();
    Some(match before {
        Situation::Lawful(position) => write_san(position, one, &style).to_string(),
        Situation::Irregular(position) => write_san(position, one, &style).to_string(),
        Situation::Impossible(_) => return None,
    })
}

fn comment(text: &str) -> Item {
    Item::Aside(Aside::Comment(Comment::lossy(text)))
}
