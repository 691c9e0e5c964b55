//! A path of SVG as straight pieces: as much of its language as the sign of the house is written in.

type Point = (f32, f32);

/// A curve becomes so many straight pieces.
const PIECES: u8 = 8;

/// Straight pieces, each with its two ends.
pub struct Outline(Vec<(Point, Point)>);

impl Outline {
    /// Reads `M`, `h`, `v`, `c` and `z`, which is all that the sign needs.
    pub fn read(path: &str) -> Self {
        let mut pieces = Vec::new();
        let (mut begin, mut at) = ((0.0, 0.0), (0.0, 0.0));
        for part in commands(path) {
            let (command, rest) = part.split_at(1);
            let numbers = numbers(rest);
            let to: Vec<Point> = match command {
                "M" => {
                    begin = (numbers[0], numbers[1]);
                    at = begin;
                    continue;
                }
                "h" => vec![(at.0 + numbers[0], at.1)],
                "v" => vec![(at.0, at.1 + numbers[0])],
                "c" => bent(at, &numbers),
                _ => vec![begin],
            };
            for to in to {
                pieces.push((std::mem::replace(&mut at, to), to));
            }
        }
        Self(pieces)
    }

    /// Whether a point lies inside: a ray from it crosses an odd number of pieces.
    pub fn holds(&self, x: f32, y: f32) -> bool {
        let crosses = |((ax, ay), (bx, by)): &&(Point, Point)| {
            (*ay > y) != (*by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax
        };
        self.0.iter().filter(crosses).count() % 2 == 1
    }

    /// Whether a point is as near to a piece as this.
    pub fn passes(&self, x: f32, y: f32, near: f32) -> bool {
        self.0.iter().any(|((ax, ay), (bx, by))| {
            let (dx, dy) = (bx - ax, by - ay);
            let length = dx * dx + dy * dy;
            let along = if length > 0.0 {
                (((x - ax) * dx + (y - ay) * dy) / length).clamp(0.0, 1.0)
            } else {
                0.0
            };
            let (px, py) = (x - ax - along * dx, y - ay - along * dy);
            px * px + py * py <= near * near
        })
    }
}

/// The points of curves, one after the other, the first of which begins here.
fn bent(mut from: Point, curves: &[f32]) -> Vec<Point> {
    let mut points = Vec::new();
    for curve in curves.chunks_exact(6) {
        let at = |index: usize| (from.0 + curve[index], from.1 + curve[index + 1]);
        let (one, two, to) = (at(0), at(2), at(4));
        let mixed = |t: f32, [a, b, c, d]: [f32; 4]| {
            let s = 1.0 - t;
            s * s * s * a + 3.0 * s * s * t * b + 3.0 * s * t * t * c + t * t * t * d
        };
        points.extend((1..=PIECES).map(|piece| {
            let t = f32::from(piece) / f32::from(PIECES);
            (
                mixed(t, [from.0, one.0, two.0, to.0]),
                mixed(t, [from.1, one.1, two.1, to.1]),
            )
        }));
        from = to;
    }
    points
}

/// Each command with its numbers.
fn commands(path: &str) -> Vec<&str> {
    let mut begins: Vec<usize> = path
        .match_indices(char::is_alphabetic)
        .map(|(at, _)| at)
        .collect();
    begins.push(path.len());
    begins.windows(2).map(|ends| &path[ends[0]..ends[1]]).collect()
}

/// Numbers that stand together without need: `1.300.4-2` are three.
fn numbers(text: &str) -> Vec<f32> {
    let mut all: Vec<String> = Vec::new();
    for sign in text.chars() {
        let last = all.last_mut();
        match (sign, last) {
            ('0'..='9', Some(last)) if last != " " => last.push(sign),
            ('.', Some(last)) if last != " " && !last.contains('.') => last.push(sign),
            ('-' | '.' | '0'..='9', _) => all.push(sign.to_string()),
            _ => all.push(" ".into()),
        }
    }
    all.iter().filter_map(|number| number.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_parted_by_their_signs_and_points() {
        assert_eq!(
            numbers("0-4 1.900.4 -2.5-.6 7"),
            [0.0, -4.0, 1.9, 0.4, -2.5, -0.6, 7.0]
        );
    }

    #[test]
    fn what_is_inside_of_a_square_is_inside() {
        let square = Outline::read("M10 10h10v10h-10z");
        assert!(square.holds(15.0, 15.0) && !square.holds(5.0, 15.0) && !square.holds(15.0, 25.0));
        assert!(square.passes(9.5, 15.0, 0.6) && !square.passes(9.0, 15.0, 0.6));
    }
}
