//! What is marked on a picture: the last move, what was touched, arrows, letters and numbers.

use std::fmt::Write as _;

use arbiter_game::rules::chess::Color;

use super::{ALL, SQUARE};

/// From the edge of a square to its middle.
const HALF: f64 = 22.5;

/// The corner of a square.
type Corner = (u16, u16);

/// Both squares of the last move are hatched thinly.
pub fn last(svg: &mut String, squares: impl Iterator<Item = Corner>) {
    let lines = squares.fold(String::new(), |mut lines, (x, y)| {
        for step in (0..SQUARE).step_by(9) {
            let rest = SQUARE - step;
            let _ = write!(lines, "M{} {y}l{rest} {rest}", x + step);
            if step > 0 {
                let _ = write!(lines, "M{x} {}l{rest} {rest}", y + step);
            }
        }
        lines
    });
    if !lines.is_empty() {
        let _ = write!(
            svg,
            "<path fill=\"none\" stroke=\"#1d1a16\" stroke-opacity=\".22\" stroke-width=\"1.5\" d=\"{lines}\"/>"
        );
    }
}

/// What was touched has a violet ring with a white halo.
pub fn rings(svg: &mut String, squares: impl Iterator<Item = Corner>) {
    for (x, y) in squares {
        let ring = |inset: u16, color: &str, wide: &str| {
            let side = SQUARE - 2 * inset;
            format!(
                "<rect x=\"{}\" y=\"{}\" width=\"{side}\" height=\"{side}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"{wide}\"/>",
                x + inset,
                y + inset
            )
        };
        svg.push_str(&ring(5, "#ffffff", "2"));
        svg.push_str(&ring(2, "#4b2e83", "4"));
    }
}

/// Arrows from the middle of a square to the middle of another.
pub fn arrows(svg: &mut String, ends: impl Iterator<Item = [Corner; 2]>) {
    for [from, to] in ends.filter(|[from, to]| from != to) {
        let middle = |(x, y): Corner| (f64::from(x) + HALF, f64::from(y) + HALF);
        let ((x, y), (to_x, to_y)) = (middle(from), middle(to));
        let long = (to_x - x).hypot(to_y - y);
        let (along, across) = (((to_x - x) / long, (to_y - y) / long), 7.0);
        let neck = (to_x - along.0 * 17.0, to_y - along.1 * 17.0);
        let side = (-along.1 * across, along.0 * across);
        let _ = write!(
            svg,
            "<g opacity=\".85\"><path fill=\"none\" stroke=\"#4b2e83\" stroke-width=\"6\" d=\"M{x:.1} {y:.1}L{:.1} {:.1}\"/>\
             <path fill=\"#4b2e83\" d=\"M{:.1} {:.1}L{:.1} {:.1}L{to_x:.1} {to_y:.1}z\"/></g>",
            neck.0,
            neck.1,
            neck.0 + 1.6 * side.0,
            neck.1 + 1.6 * side.1,
            neck.0 - 1.6 * side.0,
            neck.1 - 1.6 * side.1,
        );
    }
}

/// The numbers of the ranks at the left edge, the letters of the files at the lower one, as on the board of the screens.
pub fn coordinates(svg: &mut String, near: Color) {
    svg.push_str(
        "<g fill=\"#1d1a16\" stroke=\"none\" font-family=\"system-ui,sans-serif\" font-size=\"9\" font-weight=\"600\">",
    );
    for place in 0..8_u16 {
        let rank = near.fold(8 - place, place + 1);
        let _ = write!(svg, "<text x=\"3\" y=\"{}\">{rank}</text>", place * SQUARE + 11);
        let file = char::from(b"abcdefgh"[usize::from(near.fold(place, 7 - place))]);
        let (x, y) = ((place + 1) * SQUARE - 3, ALL - 3);
        let _ = write!(svg, "<text x=\"{x}\" y=\"{y}\" text-anchor=\"end\">{file}</text>");
    }
    svg.push_str("</g>");
}
