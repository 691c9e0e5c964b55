//! Time controls: what is read is written so that it reads back; what is not says where.

use arbiter_laws::clock::{Controls, TimeControl};

/// Any bytes as a time control, as people write it and as a PGN tag.
///
/// ```
/// arbiter_hostile::control(b"40/90+30, 30+30");
/// arbiter_hostile::control(b"90m with \xff");
/// ```
pub fn control(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(both) = text.parse::<Controls>() {
        assert_eq!(both.to_string().parse(), Ok(both), "{text:?}");
    }
    for read in [text.parse::<TimeControl>(), TimeControl::from_pgn(&text)] {
        match read {
            Ok(control) => {
                assert_eq!(control.to_string().parse(), Ok(control.clone()), "{text:?}");
                let tag = TimeControl::from_pgn(&control.to_pgn()).expect("a tag reads back");
                assert_eq!(tag.to_pgn(), control.to_pgn(), "{text:?}");
                assert!(
                    control.allotted(40) <= control.allotted(60),
                    "more moves never have less time"
                );
            }
            Err(refused) => assert!(!refused.to_string().is_empty()),
        }
    }
}
