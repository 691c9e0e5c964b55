//! The first picture of a game: what a phone shows before any script has come. The script draws the same in its place.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use arbiter_game::Shown;
use arbiter_game::rules::chess::Color;
use serde_json::Value;

use crate::frame::Frame;
use crate::live::wire::Welcome;

/// The shapes of the pieces, shared with the script.
const SHAPES: &str = include_str!("../../../../web/src/board/pieces.json");

/// A square of the picture is so wide.
const SQUARE: usize = 45;

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
        let shapes = shapes();
        let board = arbiter_lang::Args::new().count("board", u64::from(welcome.board));
        Self {
            board: frame.lang().text("web-live-board", &board),
            shared: welcome.sides.len() == 2,
            plays: !welcome.sides.is_empty(),
            strips: [!near, near].map(|side| strip(frame, welcome, side, &shapes)),
            picture: picture(&welcome.view.scene.board, near, &shapes),
        }
    }
}

fn strip(frame: &Frame, welcome: &Welcome, side: Color, shapes: &BTreeMap<char, String>) -> Strip {
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
        king: format!("<svg viewBox=\"0 0 {SQUARE} {SQUARE}\">{}</svg>", shapes[&'k']),
    }
}

/// What a display shows: begun seconds count, as on the clock of the script.
fn clock_text(ms: u64) -> String {
    let seconds = ms.div_ceil(1000);
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{rest:02}"),
        _ => format!("{hours}:{minutes:02}:{rest:02}"),
    }
}

/// The shapes by their letters.
fn shapes() -> BTreeMap<char, String> {
    let shapes: BTreeMap<String, Value> = serde_json::from_str(SHAPES).unwrap_or_default();
    let letter = |role: &str| match role {
        "knight" => 'n',
        role => role.chars().next().unwrap_or('p'),
    };
    let text = |shape: &Value| shape.as_str().unwrap_or_default().to_owned();
    shapes
        .iter()
        .map(|(role, shape)| (letter(role), text(shape)))
        .collect()
}

/// The board as a picture, seen by this side: its squares, and what stands on them by the first field of a FEN.
fn picture(placement: &str, near: Color, shapes: &BTreeMap<char, String>) -> String {
    let all = 8 * SQUARE;
    let mut svg = format!(
        "<svg class=\"first-board\" viewBox=\"0 0 {all} {all}\" aria-hidden=\"true\">\
         <path fill=\"#e8dcc4\" d=\"M0 0h{all}v{all}h-{all}z\"/><path fill=\"#a98d64\" d=\""
    );
    for dark in (0..64).filter(|place| (place / 8 + place % 8) % 2 == 1) {
        let (x, y) = (dark % 8 * SQUARE, dark / 8 * SQUARE);
        let _ = write!(svg, "M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z");
    }
    svg.push_str("\"/>");
    for (row, rank) in placement.split('/').take(8).enumerate() {
        let mut column = 0;
        for sign in rank.chars() {
            if let Some(gap) = sign.to_digit(10) {
                column += gap as usize;
                continue;
            }
            if let Some(shape) = shapes.get(&sign.to_ascii_lowercase()).filter(|_| column < 8) {
                let turned = |place: usize| near.fold(place, 7 - place) * SQUARE;
                let whose = if sign.is_uppercase() { "white" } else { "black" };
                let (x, y) = (turned(column), turned(row));
                let _ = write!(
                    svg,
                    "<g class=\"tile-{whose}\"><svg x=\"{x}\" y=\"{y}\" width=\"{SQUARE}\" height=\"{SQUARE}\" \
                     viewBox=\"0 0 {SQUARE} {SQUARE}\">{shape}</svg></g>"
                );
            }
            column += 1;
        }
    }
    svg.push_str("</svg>");
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_has_its_shape_and_stands_where_its_player_sees_it() {
        let shapes = shapes();
        assert_eq!(shapes.keys().collect::<String>(), "bknpqr");
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        for (near, corner) in [(Color::White, "0\" y=\"315"), (Color::Black, "315\" y=\"0")] {
            let drawn = picture(start, near, &shapes);
            assert_eq!(drawn.matches("<g ").count(), 32);
            let rook = format!("<g class=\"tile-white\"><svg x=\"{corner}\"");
            assert!(drawn.contains(&rook), "{near:?}");
        }
    }

    #[test]
    fn what_is_no_placement_draws_no_piece_outside_the_board() {
        for odd in ["", "9Q", "QQQQQQQQQQ", "8/8/8/8/8/8/8/8/Q", "x?<script>"] {
            let drawn = picture(odd, Color::White, &shapes());
            assert!(!drawn.contains("script"), "{odd}");
            assert!(drawn.matches("<g ").count() <= 8, "{odd}");
        }
    }

    #[test]
    fn displays_count_the_second_that_has_begun() {
        for (ms, shown) in [
            (0, "0:00"),
            (1, "0:01"),
            (299_001, "5:00"),
            (3_600_000, "1:00:00"),
        ] {
            assert_eq!(clock_text(ms), shown);
        }
    }
}
