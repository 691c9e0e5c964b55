//! Lessons as files.

use arbiter_learn::{Asked, Language, attempt, read};

/// A text is a lesson, or every fault of it has a place within the text. What was read answers any try without a panic: the
/// lines behind a line `---` are tried as moves in every step.
///
/// ```
/// arbiter_hostile::lesson(b"id = \"one\"\npart = \"own\"\n");
/// arbiter_hostile::lesson(b"\xffno lesson at all");
/// ```
pub fn lesson(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let (text, moves) = text.split_once("\n---\n").unwrap_or((&text, ""));
    match read(text) {
        Ok(lesson) => {
            let moves: Vec<Asked> = moves.lines().take(50).map(Asked::from).collect();
            for step in &lesson.steps {
                let begun = attempt(step, &[], Language::English).expect("nothing can be read wrongly");
                assert!(begun.why.is_none(), "nothing is wrong before anything was tried");
                let _ = attempt(step, &moves, Language::Persian);
            }
        }
        Err(faults) => {
            let lines = text.lines().count().max(1) + 1;
            assert!(!faults.0.is_empty());
            assert!(
                faults
                    .0
                    .iter()
                    .all(|fault| (1..=lines).contains(&fault.line) && fault.column >= 1)
            );
        }
    }
}
