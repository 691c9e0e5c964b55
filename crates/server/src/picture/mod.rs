//! A position as a picture: the same squares, men, rings and arrows as on the board of the screens, as SVG.
//!
//! Pages carry it inline, other programs ask for it by its address (`/board.svg`, `/g/GAME/N.svg`). All colours stand in
//! attributes, so that it looks the same inside a page, as a file and in a painting program.

mod card;
mod marks;
mod men;
mod reel;

use std::fmt::Write as _;

use arbiter_game::rules::chess::{Color, Square};

pub use card::RulingCard;
pub use men::{Men, king};
pub use reel::{Card, CardCite, Frame, Reel};

/// A square is so wide, in units of the picture.
const SQUARE: u16 = 45;
/// The whole board.
const ALL: u16 = 8 * SQUARE;
/// Below so many pixels nobody reads coordinates.
const READABLE: u16 = 160;

/// What is drawn.
///
/// ```ignore
/// let start = Men::read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")?;
/// let svg = Picture::of(start).sized(96).seen_by(Color::Black).svg();
/// ```
#[derive(Debug, Clone)]
pub struct Picture {
    men: Men,
    near: Color,
    size: Option<u16>,
    class: &'static str,
    coordinates: Option<bool>,
    last: Option<[Square; 2]>,
    rings: Vec<Square>,
    arrows: Vec<[Square; 2]>,
}

impl Picture {
    /// These men, seen by White, as wide as its place.
    #[must_use]
    pub fn of(men: Men) -> Self {
        Self {
            men,
            near: Color::White,
            size: None,
            class: "picture",
            coordinates: None,
            last: None,
            rings: Vec::new(),
            arrows: Vec::new(),
        }
    }

    /// As the player of this side sees it.
    #[must_use]
    pub fn seen_by(self, near: Color) -> Self {
        Self { near, ..self }
    }

    /// So many pixels wide and high.
    #[must_use]
    pub fn sized(self, size: u16) -> Self {
        let size = Some(size);
        Self { size, ..self }
    }

    /// With a class of its own, where it stands in a page.
    #[must_use]
    pub fn class(self, class: &'static str) -> Self {
        Self { class, ..self }
    }

    /// With letters and numbers or without; else where they can be read.
    #[must_use]
    pub fn coordinates(self, wanted: Option<bool>) -> Self {
        let coordinates = wanted;
        Self { coordinates, ..self }
    }

    /// With the two squares of the last move marked.
    #[must_use]
    pub fn last(self, last: Option<[Square; 2]>) -> Self {
        Self { last, ..self }
    }

    /// With rings round what was touched.
    #[must_use]
    pub fn rings(self, rings: Vec<Square>) -> Self {
        Self { rings, ..self }
    }

    /// With arrows from square to square.
    #[must_use]
    pub fn arrows(self, arrows: Vec<[Square; 2]>) -> Self {
        Self { arrows, ..self }
    }

    /// The picture. It says nothing to those who do not see it: whoever shows it says what it shows.
    #[must_use]
    pub fn svg(&self) -> String {
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"{}\" viewBox=\"0 0 {ALL} {ALL}\"{} aria-hidden=\"true\">\
             <path fill=\"#e8dcc4\" d=\"M0 0h{ALL}v{ALL}h-{ALL}z\"/><path fill=\"#a98d64\" d=\"",
            self.class,
            self.size
                .map(|size| format!(" width=\"{size}\" height=\"{size}\""))
                .unwrap_or_default()
        );
        for dark in (0..64_u16).filter(|place| (place / 8 + place % 8) % 2 == 1) {
            let (x, y) = (dark % 8 * SQUARE, dark / 8 * SQUARE);
            let _ = write!(svg, "M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z");
        }
        svg.push_str("\"/>");
        marks::last(
            &mut svg,
            self.last.iter().flatten().map(|square| self.place(*square)),
        );
        if self
            .coordinates
            .unwrap_or(self.size.is_none_or(|size| size >= READABLE))
        {
            marks::coordinates(&mut svg, self.near);
        }
        marks::rings(&mut svg, self.rings.iter().map(|square| self.place(*square)));
        men::draw(&mut svg, &self.men, self.near);
        marks::arrows(
            &mut svg,
            self.arrows.iter().map(|ends| ends.map(|end| self.place(end))),
        );
        svg.push_str("</svg>");
        svg
    }

    /// Where the top left corner of a square is.
    fn place(&self, square: Square) -> (u16, u16) {
        let (file, rank) = (u16::from(square.file().index()), u16::from(square.rank().index()));
        let (column, row) = self.near.fold((file, 7 - rank), (7 - file, rank));
        (column * SQUARE, row * SQUARE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

    fn start() -> Picture {
        Picture::of(Men::read(START).unwrap())
    }

    fn squares(text: &str) -> Vec<Square> {
        text.split(' ').map(|square| square.parse().unwrap()).collect()
    }

    #[test]
    fn every_man_stands_where_its_player_sees_it() {
        for (near, corner) in [(Color::White, "0\" y=\"315"), (Color::Black, "315\" y=\"0")] {
            let drawn = start().seen_by(near).svg();
            assert_eq!(drawn.matches("<svg x=").count(), 32);
            let rook = format!("<g fill=\"#fffdf8\" stroke=\"#1d1a16\"><svg x=\"{corner}\"");
            assert!(drawn.contains(&rook), "{near:?}");
        }
    }

    #[test]
    fn letters_and_numbers_stand_where_they_can_be_read_or_are_wanted() {
        for (size, wanted, shown) in [
            (None, None, true),
            (Some(240), None, true),
            (Some(96), None, false),
            (Some(96), Some(true), true),
            (Some(240), Some(false), false),
        ] {
            let picture = start().coordinates(wanted);
            let picture = size.map_or(picture.clone(), |size| picture.sized(size));
            assert_eq!(picture.svg().contains("<text"), shown, "{size:?} {wanted:?}");
        }
    }

    #[test]
    fn marks_lie_on_their_squares_from_either_side() {
        let marked = |near| {
            let picture = start().seen_by(near).rings(squares("a1"));
            picture.arrows(vec![[Square::A1, Square::A8]]).svg()
        };
        assert!(marked(Color::White).contains("<rect x=\"2\" y=\"317\""));
        assert!(marked(Color::Black).contains("<rect x=\"317\" y=\"2\""));
        assert!(marked(Color::White).contains("d=\"M22.5 337.5"));
    }

    #[test]
    fn a_picture_needs_no_style_of_its_own() {
        let all = start()
            .rings(squares("e2"))
            .last(Some([Square::E2, Square::E4]))
            .svg();
        for word in ["style", "class=\"line", "class=\"dot", "href", "id="] {
            assert!(!all.contains(word), "{word}");
        }
    }
}
