//! What a call promises besides its answer: it stops when told to, and quick mode takes no memory.

use std::sync::atomic::AtomicBool;

use arbiter_chess::{Color, Position};
use arbiter_mate::{Budget, Solver, Verdict, Why};

#[test]
fn a_cancelled_call_stays_open_and_says_so() {
    let position: Position = "8/8/8/8/4k3/8/3QK3/8 w - - 0 1".parse().expect("a position");
    let cancel = AtomicBool::new(true);
    let verdict = Solver::new().can_mate(&position, Color::White, &Budget::full().cancelled_by(&cancel));
    assert!(
        matches!(
            verdict,
            Verdict::Undetermined {
                why: Why::Cancelled,
                ..
            }
        ),
        "{verdict:?}"
    );
}

#[test]
fn quick_mode_takes_no_memory_for_an_answer_without_a_line() {
    let position = Position::default();
    let mut solver = Solver::new();
    let counted = allocation_counter::measure(|| {
        for side in Color::ALL {
            let verdict = solver.can_mate(&position, side, &Budget::quick());
            assert!(matches!(verdict, Verdict::Undetermined { why: Why::Quick, .. }));
        }
    });
    assert_eq!(counted.count_total, 0);
}
