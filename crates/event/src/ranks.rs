//! Starting ranks: by strength (C.04.2, 2), given anew, and a fitting one for who enters late.

use core::cmp::Reverse;
use std::collections::BTreeMap;

use crate::model::{Entrant, Event};
use crate::ratings::RatingMethod;
use crate::team::{Team, record, teams};

/// Titles in the order of C.04.2, 2.2.
const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

/// Titles as event files have them; older lists write one or two small letters.
///
/// ```
/// assert_eq!(arbiter_event::ranks::title("wg".to_owned()), "WGM");
/// ```
#[must_use]
pub fn title(text: String) -> String {
    match text.as_str() {
        "g" => "GM",
        "m" => "IM",
        "f" => "FM",
        "c" => "CM",
        "wg" => "WGM",
        "wm" => "WIM",
        "wf" => "WFM",
        "wc" => "WCM",
        _ => return text,
    }
    .to_owned()
}

/// Which rating counts in an event (record 172).
pub(crate) fn method(event: &Event) -> RatingMethod {
    let record = event.kept.iter().find(|kept| kept.code == "172");
    record.map_or_else(RatingMethod::default, |kept| RatingMethod::told(&kept.text))
}

/// What strength is told by: the rating that counts, title, name; the strongest first.
pub(crate) type Strength = (Reverse<u16>, usize, String);

/// See [`Strength`].
pub(crate) fn strength(rating: Option<u16>, title_of: &str, name: &str) -> Strength {
    let title = title(title_of.trim().to_ascii_lowercase()).to_ascii_uppercase();
    let title = TITLES.iter().position(|one| *one == title);
    (
        Reverse(rating.unwrap_or(0)),
        title.unwrap_or(TITLES.len()),
        name.trim().to_lowercase(),
    )
}

/// The numbers so far in the order of strength: the rating that counts (record 172), then title, then name.
///
/// ```
/// use arbiter_event::ranks::by_strength;
/// use arbiter_reports::trf;
/// let file = "001    1      B\n001    2      A\n001    3   FM C\n001    4      D                                 2100\n";
/// assert_eq!(by_strength(&trf::read(file.as_bytes()).unwrap().event), [4, 3, 2, 1]);
/// ```
#[must_use]
pub fn by_strength(event: &Event) -> Vec<u16> {
    let method = method(event);
    let mut order: Vec<&Entrant> = event.players.iter().collect();
    order.sort_by_cached_key(|player| {
        let rating = method.of(player.rating, player.national_rating());
        (strength(rating, &player.title, &player.name), player.number)
    });
    order.iter().map(|player| player.number).collect()
}

/// Gives the numbers 1, 2, 3, … in this order of the old ones, wherever the event names a player.
pub fn renumber(event: &mut Event, order: &[u16]) {
    let new: BTreeMap<u16, u16> = order.iter().copied().zip(1..).collect();
    let of = |number: u16| new.get(&number).copied().unwrap_or(number);
    for player in &mut event.players {
        player.number = of(player.number);
        for (_, text) in &mut player.national {
            let rest = text.get(4..).unwrap_or("").to_owned();
            *text = format!("{:>4}{rest}", player.number);
        }
        for cell in player.rounds.iter_mut().flatten() {
            cell.opponent = of(cell.opponent);
        }
    }
    let lists = event
        .forbidden
        .iter_mut()
        .map(|one| &mut one.numbers)
        .chain(event.byes.iter_mut().map(|one| &mut one.numbers))
        .chain(event.abnormal.iter_mut().map(|one| &mut one.numbers));
    for number in lists.flatten() {
        *number = of(*number);
    }
    let teams: Vec<Team> = teams(event);
    for kept in event.kept.iter_mut().filter(|kept| kept.code == "310") {
        let number = kept
            .text
            .get(..3)
            .and_then(|text| text.trim().parse::<u16>().ok());
        if let Some(team) = teams.iter().find(|team| Some(team.number) == number) {
            let members = team.members.iter().copied().map(of).collect();
            *kept = record(
                &Team {
                    members,
                    ..team.clone()
                },
                None,
            );
        }
    }
    let beside = &mut event.beside;
    let keyed = |table: &mut BTreeMap<u16, u16>| {
        *table = table.iter().map(|(player, from)| (of(*player), *from)).collect();
    };
    keyed(&mut beside.withdrawn);
    beside.clubs = core::mem::take(&mut beside.clubs)
        .into_iter()
        .map(|(player, name)| (of(player), name))
        .collect();
    for player in beside.groups.iter_mut().flatten() {
        *player = of(*player);
    }
    for (winner, loser) in &mut beside.through {
        (*winner, *loser) = (of(*winner), of(*loser));
    }
    event.players.sort_by_key(|player| player.number);
}
