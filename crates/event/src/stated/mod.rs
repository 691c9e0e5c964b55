//! What a report states of its event: points, places, counts of players.

mod teams;

use crate::history::summed;
use crate::knockout::{placed, plan};
use crate::model::{Event, Kept};
use crate::round_robin::counting;
use crate::team::Teams;
use crate::tiebreak::{Code, Edition, standings, standings_of_players};

use teams::stated_teams;

/// A day as a report has it (TRF-2026, records 042 and 052): with strokes, also where somebody typed hyphens.
fn day(text: &str) -> String {
    let bytes = text.trim().as_bytes();
    let is_day = bytes.len() == 10
        && bytes.iter().enumerate().all(|(at, byte)| match at {
            4 | 7 => *byte == b'-',
            _ => byte.is_ascii_digit(),
        });
    if is_day {
        text.trim().replace('-', "/")
    } else {
        text.to_owned()
    }
}

/// The event with points (columns 81–84), places (86–89) and the numbers of players (062, 072) as the results give them.
///
/// Places follow the tie-breaks that the event names; those that cannot be read count for nothing.
///
/// ```
/// use arbiter_event::{stated::stated, generate::{Plan, generate}};
/// let event = stated(&generate(&Plan::plain(6, 3, 1)));
/// assert!(event.players.iter().all(|player| player.points.is_some() && player.rank.is_some()));
/// let typed = arbiter_reports::trf::read(b"042 2026-10-03\n001    1      One\n").unwrap().event;
/// assert_eq!(stated(&typed).kept[0].text, "2026/10/03");
/// ```
#[must_use]
pub fn stated(event: &Event) -> Event {
    let mut event = event.clone();
    for kept in event
        .kept
        .iter_mut()
        .filter(|kept| matches!(kept.code.as_str(), "042" | "052"))
    {
        kept.text = day(&kept.text);
    }
    let list: Vec<Code> = event
        .tiebreaks
        .iter()
        .filter_map(|code| code.parse().ok())
        .collect();
    let (counted, _) = counting(&event);
    let built = Teams::of(&event);
    if let Some(built) = &built {
        let table = standings(&counted, &list, Edition::of(&event));
        let ranks: Vec<(u16, usize)> = table.iter().map(|line| (line.player, line.rank)).collect();
        stated_teams(&mut event, built, &ranks);
    }
    // In an event of teams the places of columns 86 to 89 are by the players' own points.
    let list = if built.is_some() { Vec::new() } else { list };
    let table = standings_of_players(&counted, &list, Edition::of(&event));
    let points: Vec<_> = event
        .players
        .iter()
        .map(|player| summed(&event, player, player.rounds.len()))
        .collect();
    let below = table.len() + 1;
    let bracket = plan(&event).map(|plan| placed(&event, &plan));
    for (player, points) in event.players.iter_mut().zip(points) {
        player.points = Some(points);
        let line = table.iter().find(|line| line.player == player.number);
        let place = bracket.iter().flatten().find(|place| place.1 == player.number);
        let rank = line.map_or(below, |line| line.rank);
        player.rank = u16::try_from(place.map_or(rank, |place| place.0)).ok();
    }
    let rated = event
        .players
        .iter()
        .filter(|player| player.rating.is_some())
        .count();
    let counts = [("062", event.players.len()), ("072", rated)];
    event
        .kept
        .retain(|kept| counts.iter().all(|(code, _)| kept.code != *code));
    event.kept.extend(counts.map(|(code, count)| Kept {
        code: code.to_owned(),
        text: count.to_string(),
    }));
    event
}
