//! The first picture of a game: what a phone shows before any script has come. The script draws the same in its place.

use arbiter_game::Shown;
use arbiter_game::rules::chess::Color;

use crate::frame::Frame;
use crate::live::clock_text;
use crate::live::wire::Welcome;
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
    pub fn of(frame: &Frame, welcome: &Welcome) -> Self {
        let near = match welcome.sides.first() {
            Some(&"black") => Color::Black,
            _ => Color::White,
        };
        let board = arbiter_lang::Args::new().count("board", u64::from(welcome.board));
        Self {
            board: frame.lang().text("web-live-board", &board),
            shared: welcome.sides.len() == 2,
            plays: !welcome.sides.is_empty(),
            strips: [!near, near].map(|side| strip(frame, welcome, side)),
            picture: picture(&welcome.view.scene.board, near),
        }
    }
}

fn strip(frame: &Frame, welcome: &Welcome, side: Color) -> Strip {
    let clock = welcome.view.scene.clock.as_ref();
    let shown = clock.map(|clock| match side.fold(clock.view.white, clock.view.black) {
        Shown::Ms(ms) => clock_text(ms),
        Shown::Minutes(minutes) => format!("{minutes}′"),
    });
    let face = frame.lang().digits(&shown.unwrap_or_default());
    let name = &welcome.presence.players[side.index()].name;
    let unnamed = || frame.t(side.fold("web-white", "web-black"));
    Strip {
        side: side.fold("white", "black"),
        name: if name.is_empty() { unnamed() } else { name.clone() },
        face: face.chars().map(|sign| (sign, sign == ':')).collect(),
        running: clock.is_some_and(|clock| clock.view.running == Some(side)),
        king: king(),
    }
}

/// The board as a picture, seen by this side: its squares, and what stands on them by the first field of a FEN.
fn picture(placement: &str, near: Color) -> String {
    let men = Men::read(placement).unwrap_or_default();
    Picture::of(men).seen_by(near).class("first-board").svg()
}
