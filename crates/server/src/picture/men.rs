//! The men: read from a placement, drawn in the shapes of the screens.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::sync::LazyLock;

use arbiter_game::rules::chess::{Color, Square};

use super::SQUARE;

/// The shapes of the pieces, shared with the script.
const SHAPES: &str = include_str!("../../../../web/src/board/pieces.json");

/// The shapes of White's men and of Black's by their letters, with their colours in them.
static DRAWN: LazyLock<BTreeMap<char, String>> = LazyLock::new(drawn);

/// What stands on the 64 squares, from a8 to h1, each man by its letter in a FEN.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Men([Option<char>; 64]);

impl Default for Men {
    /// Nobody.
    fn default() -> Self {
        Self([None; 64])
    }
}

/// Why a text is no placement.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotPlaced {
    /// It has not eight rows.
    #[error("expected eight rows divided by `/`, found {0}")]
    Rows(usize),
    /// A row has not eight squares.
    #[error("row {row}: expected eight squares, found {found}")]
    Squares {
        /// Which, from 1.
        row: usize,
        /// So many.
        found: usize,
    },
    /// A sign means nothing.
    #[error("row {row}: expected one of KQRBNPkqrbnp or a figure from 1 to 8, found {found:?}")]
    Sign {
        /// The row, from 1.
        row: usize,
        /// The sign.
        found: char,
    },
}

impl Men {
    /// The first field of a FEN; whatever can stand on a board is taken, lawful or not.
    ///
    /// # Errors
    /// It is no placement of eight rows of eight squares.
    pub fn read(fen: &str) -> Result<Self, NotPlaced> {
        let placement = fen.split([' ', '_']).next().unwrap_or_default();
        let rows: Vec<&str> = placement.split('/').collect();
        if rows.len() != 8 {
            return Err(NotPlaced::Rows(rows.len()));
        }
        let mut men = [None; 64];
        for (index, text) in rows.iter().enumerate() {
            let row = read_row(text, index + 1)?;
            men[index * 8..][..8].copy_from_slice(&row);
        }
        Ok(Self(men))
    }

    /// The same once the man on one square was carried to another, whoever stood there.
    #[must_use]
    pub fn carried(mut self, from: Square, to: Square) -> Self {
        let place =
            |square: Square| usize::from(7 - square.rank().index()) * 8 + usize::from(square.file().index());
        self.0[place(to)] = self.0[place(from)].take();
        self
    }
}

impl fmt::Display for Men {
    /// The first field of a FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, row) in self.0.chunks(8).enumerate() {
            if index > 0 {
                f.write_str("/")?;
            }
            let mut empty = 0;
            for man in row {
                match man {
                    None => empty += 1,
                    Some(man) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                        }
                        empty = 0;
                        write!(f, "{man}")?;
                    }
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
        }
        Ok(())
    }
}

fn read_row(text: &str, row: usize) -> Result<[Option<char>; 8], NotPlaced> {
    let mut men = Vec::with_capacity(8);
    for found in text.chars() {
        match found {
            '1'..='8' => men.extend(std::iter::repeat_n(None, found as usize - '0' as usize)),
            man if "KQRBNPkqrbnp".contains(man) => men.push(Some(man)),
            _ => return Err(NotPlaced::Sign { row, found }),
        }
    }
    let found = men.len();
    men.try_into().map_err(|_| NotPlaced::Squares { row, found })
}

/// Draws the men as this side sees them.
pub fn draw(svg: &mut String, men: &Men, near: Color) {
    svg.push_str("<g stroke-width=\"1.6\" stroke-linejoin=\"round\" stroke-linecap=\"round\">");
    for (place, man) in (0_u16..).zip(&men.0) {
        let Some(man) = man else { continue };
        let seen = near.fold(place, 63 - place);
        let (x, y) = (seen % 8 * SQUARE, seen / 8 * SQUARE);
        let _ = write!(
            svg,
            "<g {}><svg x=\"{x}\" y=\"{y}\" width=\"{SQUARE}\" height=\"{SQUARE}\" viewBox=\"0 0 {SQUARE} {SQUARE}\">{}</svg></g>",
            colors(*man),
            DRAWN[man],
        );
    }
    svg.push_str("</g>");
}

/// A king alone, for the tile of a player: the page colours it.
pub fn king() -> String {
    format!(
        "<svg viewBox=\"0 0 {SQUARE} {SQUARE}\">{}</svg>",
        shapes().remove("king").unwrap_or_default()
    )
}

const fn colors(man: char) -> &'static str {
    if man.is_ascii_uppercase() {
        "fill=\"#fffdf8\" stroke=\"#1d1a16\""
    } else {
        "fill=\"#2b2722\" stroke=\"#0c0a08\""
    }
}

fn shapes() -> BTreeMap<String, String> {
    serde_json::from_str(SHAPES).unwrap_or_default()
}

/// What the style of the screens says of the lines of a shape, written into it.
fn drawn() -> BTreeMap<char, String> {
    let shapes = shapes();
    let shape = |letter: char| {
        let role = match letter.to_ascii_lowercase() {
            'k' => "king",
            'q' => "queen",
            'r' => "rook",
            'b' => "bishop",
            'n' => "knight",
            _ => "pawn",
        };
        let bright = if letter.is_ascii_uppercase() {
            "#1d1a16"
        } else {
            "#e8dcc4"
        };
        shapes
            .get(role)
            .map(String::as_str)
            .unwrap_or_default()
            .replace(
                "class=\"line dot\"",
                &format!("stroke=\"none\" fill=\"{bright}\""),
            )
            .replace(
                "class=\"line\"",
                &format!("fill=\"none\" stroke=\"{bright}\" stroke-width=\"1.4\""),
            )
            .replace("class=\"cross\"", "fill=\"none\" stroke-width=\"2.6\"")
    };
    "KQRBNPkqrbnp"
        .chars()
        .map(|letter| (letter, shape(letter)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_man_is_carried_and_all_is_written_down_again() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        let men = Men::read(start).unwrap();
        assert_eq!(men.to_string(), start);
        let carried = men.carried(Square::B8, Square::D7).to_string();
        assert_eq!(carried, "r1bqkbnr/pppnpppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    }

    #[test]
    fn every_man_has_its_shape() {
        assert_eq!(DRAWN.len(), 12);
        assert!(DRAWN.values().all(|shape| shape.contains("<path")));
        assert!(king().contains("<path"));
    }

    #[test]
    fn what_is_no_placement_is_told_by_its_place() {
        for (text, why) in [
            ("", "expected eight rows divided by `/`, found 1"),
            ("8/8/8/8/8/8/8", "expected eight rows divided by `/`, found 7"),
            ("8/8/8/8/8/8/8/8/8", "expected eight rows divided by `/`, found 9"),
            (
                "8/8/9/8/8/8/8/8",
                "row 3: expected one of KQRBNPkqrbnp or a figure from 1 to 8, found '9'",
            ),
            ("8/8/8/8/8/8/8/7", "row 8: expected eight squares, found 7"),
            (
                "8/8/8/8/8/8/8/QQQQQQQQQ",
                "row 8: expected eight squares, found 9",
            ),
            (
                "x/8/8/8/8/8/8/8",
                "row 1: expected one of KQRBNPkqrbnp or a figure from 1 to 8, found 'x'",
            ),
        ] {
            assert_eq!(Men::read(text).unwrap_err().to_string(), why, "{text}");
        }
    }

    #[test]
    fn a_whole_fen_is_read_by_its_first_field() {
        let placement = "4k3/8/8/8/8/8/8/4K3";
        assert_eq!(Men::read(&format!("{placement} w - - 0 1")), Men::read(placement));
        assert_eq!(Men::read(&format!("{placement}_w_-_-")), Men::read(placement));
    }
}
