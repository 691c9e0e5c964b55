//! The first picture of a game: what a phone shows before any script has come. The script draws the same in its place.

use arbiter_game::rules::chess::Color;
use arbiter_game::{ClockView, Shown};

use super::finished::written;
use crate::frame::{Frame, within_script};
use crate::live::clock_text;
use crate::live::wire::{Replay, Welcome};
use crate::picture::{Men, Picture, king};

/// A game as it is first seen.
pub struct First {
    /// The number of the board, in words.
    pub board: String,
    /// Whether both players share the device.
    pub shared: bool,
    /// Whether the device has a seat.
    pub plays: bool,
    /// The player on the far side, then the near one.
    pub strips: [Strip; 2],
    /// The board.
    pub picture: String,
    /// How the game ended, if it has.
    pub end: Option<End>,
    /// The moves of a game that is over, by their number.
    pub rows: Vec<(String, [Option<Move>; 2])>,
    /// The same for the script, with what stood at each.
    pub replay: Option<String>,
}

/// How a game ended.
pub struct End {
    /// The result as it is written.
    pub result: String,
    /// Who won.
    pub title: String,
    /// Why.
    pub reason: String,
}

/// A move with the time left after it.
pub struct Move {
    /// As it is written.
    pub text: String,
    /// The time.
    pub left: String,
}

/// A player with his clock.
pub struct Strip {
    /// `white` or `black`.
    pub side: &'static str,
    /// His name, or his colour.
    pub name: String,
    /// What his display shows, each sign by itself and whether it is a colon.
    pub face: Vec<(char, bool)>,
    /// Whether it runs.
    pub running: bool,
    /// His king.
    pub king: String,
}

impl First {
    /// As this device sees it first.
    pub fn of(frame: &Frame, welcome: &Welcome, replay: Option<&Replay>) -> Self {
        let near = match welcome.sides.first() {
            Some(Color::Black) => Color::Black,
            _ => Color::White,
        };
        let board = arbiter_lang::Args::new().count("board", u64::from(welcome.number));
        Self {
            board: frame.lang().text("web-live-board", &board),
            shared: welcome.sides.len() == 2,
            plays: !welcome.sides.is_empty(),
            strips: [!near, near].map(|side| strip(frame, welcome, side)),
            picture: picture(&welcome.view.scene.seen.board, near),
            end: end(frame, welcome),
            rows: replay.map(|replay| rows(frame, replay)).unwrap_or_default(),
            replay: replay
                .and_then(|replay| serde_json::to_string(replay).ok())
                .map(|json| within_script(&json)),
        }
    }
}

fn end(frame: &Frame, welcome: &Welcome) -> Option<End> {
    let view = &welcome.view;
    Some(End {
        result: frame
            .lang()
            .digits(&written(view.scene.seen.end.as_ref()?.result)),
        title: view.end_title.clone()?,
        reason: view.end_reason.clone()?,
    })
}

/// White's and Black's moves by their number.
fn rows(frame: &Frame, replay: &Replay) -> Vec<(String, [Option<Move>; 2])> {
    let mut rows: Vec<(u16, [Option<Move>; 2])> = Vec::new();
    for half in &replay.plies {
        if rows.last().is_none_or(|(number, _)| *number != half.number) {
            rows.push((half.number, [None, None]));
        }
        let place = usize::from(half.side == Color::Black);
        let left = half
            .clocks
            .map(|clocks| clock_text(clocks[place]))
            .unwrap_or_default();
        let left = frame.lang().digits(&left);
        if let Some((_, row)) = rows.last_mut() {
            let text = half.text.clone();
            row[place] = Some(Move { text, left });
        }
    }
    let numbered = rows.into_iter();
    numbered
        .map(|(number, row)| (frame.lang().number(number.into()), row))
        .collect()
}

fn strip(frame: &Frame, welcome: &Welcome, side: Color) -> Strip {
    let clock = welcome.view.scene.seen.clock.as_ref();
    let face = frame.lang().digits(&shown_text(clock, side));
    let name = &welcome.presence.players[side.index()].name;
    let unnamed = || frame.t(side.fold("web-white", "web-black"));
    Strip {
        side: side.word(),
        name: if name.is_empty() { unnamed() } else { name.clone() },
        face: face.chars().map(|sign| (sign, sign == ':')).collect(),
        running: clock.is_some_and(|clock| clock.running == Some(side)),
        king: king(),
    }
}

/// What the display of a side shows, if there is a clock.
pub fn shown_text(clock: Option<&ClockView>, side: Color) -> String {
    let shown = clock.map(|clock| match side.fold(clock.white, clock.black) {
        Shown::Ms(ms) => clock_text(ms),
        Shown::Minutes(minutes) => format!("{minutes}′"),
    });
    shown.unwrap_or_default()
}

/// The board as a picture, seen by this side: its squares, and what stands on them by the first field of a FEN.
fn picture(placement: &str, near: Color) -> String {
    let men = Men::read(placement).unwrap_or_default();
    Picture::of(men).seen_by(near).class("first-board").svg()
}
