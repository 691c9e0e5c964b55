//! Rulebooks of one's own: what loads resolves for every game; what does not says in which line.

use arbiter_laws::{Play, Regulations, Rulebook, Supervision};

/// Any bytes as a rulebook's file.
///
/// ```
/// arbiter_hostile::rulebook(b"id = \"mine\"");
/// arbiter_hostile::rulebook(b"id = \xff");
/// ```
pub fn rulebook(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match Rulebook::read("file.toml", &text) {
        Ok(book) => {
            for play in Play::ALL {
                for how in Supervision::ALL {
                    let regime = book.regime(play, how, &Regulations::default());
                    assert_eq!(regime.rulebook(), book.id());
                }
            }
            assert!(book.differences(&book).is_empty(), "nothing differs from itself");
            for finding in Rulebook::check("file.toml", &text) {
                assert!(
                    !finding.cites.is_empty(),
                    "what loads only goes against the Preface: {finding:?}"
                );
            }
        }
        Err(faults) => {
            assert!(!faults.is_empty(), "a refusal has a reason");
            let lines = text.lines().count().max(1) + 1;
            for fault in faults {
                assert!((1..=lines).contains(&fault.line), "{fault:?}");
            }
        }
    }
}
