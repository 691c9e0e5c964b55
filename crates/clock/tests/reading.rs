//! What is written reads back, and no text is too strange to be refused in order.

use arbiter_clock::{Bonus, Controls, Period, TimeControl};
use proptest::prelude::*;
use std::time::Duration;

fn bonus() -> impl Strategy<Value = Bonus> {
    let time = || (1u64..600).prop_map(Duration::from_secs);
    prop_oneof![
        Just(Bonus::None),
        time().prop_map(Bonus::Increment),
        time().prop_map(Bonus::Delay),
        time().prop_map(Bonus::Bronstein),
    ]
}

fn control() -> impl Strategy<Value = TimeControl> {
    let period = (0u64..40_000, bonus());
    let last = (proptest::option::of(1u16..200), 0u64..40_000, bonus());
    (prop::collection::vec((1u16..200, period), 0..4), last).prop_map(|(periods, (moves, base, bonus))| {
        let earlier = periods
            .into_iter()
            .map(|(moves, (base, bonus))| (Some(moves), base, bonus));
        let all = earlier
            .chain([(moves, base, bonus)])
            .map(|(moves, base, bonus)| Period {
                moves,
                base: Duration::from_secs(base),
                bonus,
            });
        TimeControl::new(all.collect()).expect("only the last may be for all moves")
    })
}

/// Pieces of which people put their controls together, and some that they do not.
const PIECES: [&str; 44] = [
    "40",
    "90",
    "30",
    "5",
    "0",
    "1",
    "600",
    "5400",
    "99999999999999999999",
    "m",
    "h",
    "s",
    "min",
    "minutes",
    "seconds",
    "/",
    "+",
    ",",
    ";",
    ":",
    "|",
    "d",
    "b",
    "delay",
    "increment",
    "per",
    "move",
    "moves",
    "in",
    "for",
    "from",
    "then",
    "with",
    "and",
    "G",
    "SD",
    "rest",
    "white",
    "black",
    "vs",
    "'",
    "*",
    "-",
    "۹۰",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_reads_back(control in control(), other in control()) {
        prop_assert_eq!(control.to_string().parse(), Ok(control.clone()));
        let tag = TimeControl::from_pgn(&control.to_pgn()).expect("a tag reads back");
        prop_assert_eq!(tag.to_pgn(), control.to_pgn());
        let both = Controls::each(control, other);
        prop_assert_eq!(both.to_string().parse(), Ok(both));
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_place(
        pieces in prop::collection::vec(prop::sample::select(&PIECES[..]), 0..12),
        blanks in any::<bool>(),
    ) {
        let text = pieces.join(if blanks { " " } else { "" });
        for read in [text.parse::<TimeControl>(), TimeControl::from_pgn(&text)] {
            match read {
                Ok(control) => prop_assert_eq!(control.to_string().parse(), Ok(control), "{}", text),
                Err(error) => prop_assert!(!error.to_string().is_empty()),
            }
        }
        let _ = text.parse::<Controls>();
    }
}
