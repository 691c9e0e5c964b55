//! From one move of a game to the next: a line to a mate that was known before a move mostly leads to one after it.

use alloc::vec::Vec;

use arbiter_chess::{LegalMove, Playable, Position};

/// A longer line is not carried on: a new one will be shorter.
const LONGEST: usize = 40;
/// So many waiting moves are tried.
const WAITS: usize = 6;

/// A line to a mate from this position, made of one that led to a mate from the position before the last move; `None`
/// where that does not come out, which says nothing.
///
/// The line goes on without its first move, whose place the last move took, or all of it after a waiting move of the
/// other side. It is played through to its mate before it is returned, so whatever `earlier` is, the answer is right.
///
/// ```
/// use arbiter_chess::{Color, Playable, Position};
/// use arbiter_mate::{Budget, Verdict, can_mate, carried_on};
/// let before = Position::default();
/// let Verdict::Winnable(line) = can_mate(&before, Color::White, &Budget::full()) else { panic!("it begins") };
/// let after = before.play(before.legal("a2a3".parse()?).expect("White may begin so"));
/// let mut now = after;
/// for by in carried_on(&after, &line).expect("nothing stands in the way") {
///     now = now.play(by);
/// }
/// assert!(now.is_checkmate());
/// # Ok::<(), arbiter_chess::ParseMoveError>(())
/// ```
#[must_use]
pub fn carried_on(position: &Position, earlier: &[LegalMove]) -> Option<Vec<LegalMove>> {
    let rest = earlier.get(1..).unwrap_or_default();
    if mates(position, rest) {
        return Some(rest.to_vec());
    }
    if earlier.is_empty() || earlier.len() >= LONGEST {
        return None;
    }
    let used = earlier.iter().fold(0_u64, |set, by| set | square_bits(*by));
    let waits = position.legal_moves().into_iter().filter(|&by| {
        let plain = by.promotion().is_none() && by.castling().is_none() && !position.is_capture(by);
        plain && square_bits(by) & used == 0
    });
    waits.take(WAITS).find_map(|wait| {
        mates(&position.play(wait), earlier).then(|| {
            let mut line = Vec::with_capacity(earlier.len() + 1);
            line.push(wait);
            line.extend_from_slice(earlier);
            line
        })
    })
}

fn square_bits(by: LegalMove) -> u64 {
    1 << by.from().index() | 1 << by.to().index()
}

/// Whether these moves are legal one after the other and the last one checkmates.
fn mates(position: &Position, line: &[LegalMove]) -> bool {
    let mut now = *position;
    for &by in line {
        if now.legal(by.to_move(true)) != Some(by) {
            return false;
        }
        now = now.play(by);
    }
    now.is_checkmate()
}
