//! What the clocks of live boards show to whoever types the results of the others.

use std::collections::BTreeMap;

use arbiter_game::Shown;
use arbiter_hall::event::number::Round;

use super::seen::Seen;
use crate::app::App;

/// Both displays of each board that is played here, by its number: White's first.
pub type Clocks = BTreeMap<u16, String>;

/// Those of a round, as this reader may see them.
pub async fn clocks(app: &App, seen: &Seen, round: Round) -> Clocks {
    let mut all = Clocks::new();
    let Some(found) = seen.round(round) else {
        return all;
    };
    let delay = seen.house.look(|office| office.delay).await;
    let now = app.hub().now();
    for table in app.hub().tables(&seen.house).await {
        let board = found.open().find(|board| {
            let facts = found.facts(board.board);
            facts.and_then(|facts| facts.live()) == Some(&table.game)
        });
        let Some(board) = board else { continue };
        let viewer = seen.grants.viewer(table.board);
        let clock = table.look(|desk| desk.scene(viewer, now, delay).seen.clock).await;
        if let Some(clock) = clock {
            let both = [clock.white, clock.black].map(face);
            all.insert(board.board.0, both.join(" – "));
        }
    }
    all
}

/// A display, as it is read.
fn face(shown: Shown) -> String {
    match shown {
        Shown::Minutes(minutes) => format!("{minutes}′"),
        Shown::Ms(ms) => {
            let seconds = ms.div_ceil(1000);
            let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
            if hours > 0 {
                format!("{hours}:{minutes:02}:{seconds:02}")
            } else {
                format!("{minutes}:{seconds:02}")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn displays_are_read_as_on_a_clock() {
        for (shown, read) in [
            (Shown::Ms(600_000), "10:00"),
            (Shown::Ms(5_430_000), "1:30:30"),
            (Shown::Ms(1), "0:01"),
            (Shown::Ms(0), "0:00"),
            (Shown::Minutes(7), "7′"),
        ] {
            assert_eq!(face(shown), read);
        }
    }
}
