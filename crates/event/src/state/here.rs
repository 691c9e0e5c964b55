//! What is said of the hall alone: where boards stand, by which clock hours are told, who says that players are there.

use super::State;
use super::act::Field;
use crate::ages::latin;
use crate::hours::{Time, offset};
use crate::number::BoardNumber;

impl State {
    /// What was said last of a field of the hall.
    #[must_use]
    pub fn here(&self, field: Field) -> Option<&str> {
        let mut told = self.about.here.all().rev();
        told.find(|told| told.0 == field).map(|told| told.1.as_str())
    }

    /// Where a board stands, if somebody said so.
    #[must_use]
    pub fn room(&self, board: BoardNumber) -> Option<&str> {
        let mut places = self.here(Field::Rooms)?.split(';').map(boards);
        let found = places.find(|(from, to, _)| (*from..=*to).contains(&board.0));
        found.map(|(.., room)| room).filter(|room| !room.is_empty())
    }

    /// By which clock hours are told, as an offset from UTC.
    #[must_use]
    pub fn zone(&self) -> Option<&str> {
        self.here(Field::Zone)
    }

    /// Minutes by which that clock is ahead of UTC; none where nobody said.
    #[must_use]
    pub fn ahead(&self) -> i64 {
        self.zone().and_then(offset).unwrap_or_default()
    }

    /// Whether players say on their own phones that they are there.
    #[must_use]
    pub fn players_check_in(&self) -> bool {
        self.here(Field::CheckIn) == Some("players")
    }

    /// An hour with the offset of the clock by which it was told: whoever types 15:00 means the clock of the hall.
    pub(super) fn by_its_clock(&self, at: &str) -> String {
        let bare = Time::read(at).is_some_and(|time| time.minutes().is_none());
        match self.zone().filter(|_| bare) {
            Some(zone) => format!("{at}{zone}"),
            None => at.to_owned(),
        }
    }
}

/// The boards of a place and its name: `1-20 Hall A`, `21- Hall B`, `7 Stage`; without boards it is the place of all of them.
fn boards(place: &str) -> (u16, u16, &str) {
    let place = place.trim();
    let all = (0, u16::MAX, place);
    let Some((boards, room)) = place.split_once(' ') else {
        return all;
    };
    let boards: String = boards.chars().map(latin).collect();
    let number = |text: &str, open: u16| {
        if text.is_empty() {
            Some(open)
        } else {
            text.parse().ok()
        }
    };
    let span = match boards.split_once(['-', '\u{2013}']) {
        Some((from, to)) => number(from, 0).zip(number(to, u16::MAX)),
        None => boards.parse().ok().map(|board| (board, board)),
    };
    span.map_or(all, |(from, to)| (from, to, room.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::number::Seq;

    fn said(field: Field, value: &str) -> State {
        let mut state = State::default();
        state.about.here.tell(Seq(1), (field, value.to_owned()));
        state
    }

    #[test]
    fn boards_stand_where_somebody_said() {
        let room = |rooms: &str, board| {
            let state = said(Field::Rooms, rooms);
            state.room(BoardNumber(board)).map(ToOwned::to_owned)
        };
        let several = "1-20 Hall A; \u{6f2}\u{6f1}-\u{6f4}\u{6f0} Hall B; 50 Stage; 60- Cellar";
        for (rooms, board, expected) in [
            ("Old school", 7, Some("Old school")),
            ("Hall B", 7, Some("Hall B")),
            (several, 20, Some("Hall A")),
            (several, 21, Some("Hall B")),
            (several, 41, None),
            (several, 50, Some("Stage")),
            (several, 999, Some("Cellar")),
            ("", 1, None),
        ] {
            assert_eq!(room(rooms, board).as_deref(), expected, "{rooms}: {board}");
        }
        assert_eq!(State::default().room(BoardNumber(1)), None);
    }

    #[test]
    fn an_hour_without_an_offset_is_told_by_the_clock_of_the_hall() {
        let tehran = said(Field::Zone, "+03:30");
        assert_eq!(tehran.ahead(), 210);
        for (at, kept) in [
            ("2026-10-03T15:00", "2026-10-03T15:00+03:30"),
            ("2026-10-03T15:00Z", "2026-10-03T15:00Z"),
            ("later", "later"),
        ] {
            assert_eq!(tehran.by_its_clock(at), kept);
        }
        let nobody = State::default();
        assert_eq!(
            (nobody.ahead(), nobody.by_its_clock("2026-10-03T15:00")),
            (0, "2026-10-03T15:00".into())
        );
    }
}
