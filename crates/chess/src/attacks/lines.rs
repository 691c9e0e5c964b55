//! Squares between two squares, and whole lines, for checks and pins.

use super::sliders::{BISHOP_STEPS, ROOK_STEPS, Steps, slide};

/// Squares strictly between; by the king's square first, so that one search stays within one row.
pub(crate) static BETWEEN: [[u64; 64]; 64] = table(true);
/// The line through both squares, edge to edge.
pub(crate) static LINE: [[u64; 64]; 64] = table(false);

#[allow(clippy::large_stack_arrays)] // Evaluated by the compiler, never on a stack.
const fn table(between: bool) -> [[u64; 64]; 64] {
    let mut table = [[0; 64]; 64];
    let mut a = 0;
    while a < 64 {
        let mut b = 0;
        while b < 64 {
            table[a][b] = entry(a, b, ROOK_STEPS, between) | entry(a, b, BISHOP_STEPS, between);
            b += 1;
        }
        a += 1;
    }
    table
}

const fn entry(a: usize, b: usize, steps: Steps, between: bool) -> u64 {
    if a == b || slide(a, 0, steps) & 1 << b == 0 {
        0
    } else if between {
        // Both squares block: what each sees towards the other is what lies between.
        slide(a, 1 << b, steps) & slide(b, 1 << a, steps)
    } else {
        slide(a, 0, steps) & slide(b, 0, steps) | 1 << a | 1 << b
    }
}

#[cfg(test)]
mod tests {
    use crate::{Bitboard, Square, attacks};

    #[test]
    fn a_line_joins_its_squares_and_nothing_else() {
        for a in Square::ALL {
            for b in Square::ALL {
                let aligned = a != b && attacks::queen(a, Bitboard::EMPTY).contains(b);
                let line = attacks::line(a, b);
                assert_eq!(line.any(), aligned, "{a} {b}");
                assert_eq!(attacks::between(a, b), attacks::between(b, a));
                if aligned {
                    assert_eq!(
                        attacks::between(a, b).len() + 1,
                        u32::from(a.distance(b)),
                        "{a} {b}"
                    );
                    assert_eq!(attacks::between(a, b) & line, attacks::between(a, b));
                    assert!(line.contains(a) && line.contains(b));
                }
            }
        }
        assert_eq!(attacks::line(Square::B2, Square::C3).len(), 8);
        assert_eq!(attacks::line(Square::A2, Square::B1).len(), 2);
    }
}
