//! Whether two sheets are of one event.

use super::teams;
use crate::model::Event;

impl Event {
    /// Whether two sheets say the same, in whatever order their records stand. Comments say nothing, and what is stated of points,
    /// places and numbers of players follows from the rest.
    #[must_use]
    pub fn is_alike(&self, other: &Self) -> bool {
        const FOLLOWS: [&str; 7] = ["###", "062", "072", "082", "330", "310", "013"];
        let plain = |event: &Self| {
            let mut event = event.clone();
            event.kept.retain(|kept| !FOLLOWS.contains(&kept.code.as_str()));
            event
                .kept
                .sort_by(|one, two| (&one.code, &one.text).cmp(&(&two.code, &two.text)));
            event.byes.sort_by_key(|bye| (bye.round, bye.mark.sign()));
            event.byes.iter_mut().for_each(|bye| bye.numbers.sort_unstable());
            for player in &mut event.players {
                (player.points, player.rank) = (None, None);
            }
            event
        };
        teams(self) == teams(other) && plain(self) == plain(other)
    }
}
