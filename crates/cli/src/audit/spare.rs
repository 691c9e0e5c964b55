//! Reports that were told, each thread's own: the next games are written into them, so that nothing need be allocated again.

use std::cell::RefCell;

use arbiter_audit::GameReport;

/// So many are kept, about as many as are told together.
const MOST: usize = 2_048;

thread_local! {
    static SPARE: RefCell<Vec<GameReport>> = const { RefCell::new(Vec::new()) };
}

/// An empty report.
pub fn take() -> GameReport {
    SPARE.with_borrow_mut(Vec::pop).unwrap_or_default()
}

/// Takes back a report that was told. One with faults has more memory than the next game will need.
pub fn give(mut report: GameReport) {
    if report.faults.is_empty() {
        report.clear();
        SPARE.with_borrow_mut(|spare| {
            if spare.len() < MOST {
                spare.push(report);
            }
        });
    }
}
