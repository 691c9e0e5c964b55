//! Who is of one federation or club.

use std::collections::BTreeMap;

use crate::model::Event;
use crate::words::Fellows;

/// Groups of two fellows or more.
pub(crate) fn groups(event: &Event, by: Fellows) -> Vec<Vec<u16>> {
    let mut groups: BTreeMap<String, Vec<u16>> = BTreeMap::new();
    match by {
        Fellows::Federation => {
            for player in &event.players {
                let name = player.federation.trim().to_uppercase();
                groups.entry(name).or_default().push(player.number);
            }
            groups.remove("FID"); // no federation of its own
        }
        Fellows::Club => {
            for (player, name) in &event.beside.clubs {
                groups.entry(name.to_lowercase()).or_default().push(*player);
            }
        }
    }
    groups.remove("");
    let mut groups: Vec<Vec<u16>> = groups.into_values().filter(|group| group.len() > 1).collect();
    groups.sort_unstable();
    groups
}

/// Groups of players who are kept apart in a round if possible.
pub(crate) fn kin(event: &Event, round: usize) -> Vec<Vec<u16>> {
    let here = |by: &Fellows| {
        let mut spans = event.beside.apart.iter().filter(|one| one.0 == *by);
        spans.any(|(_, span)| (usize::from(span.0)..=usize::from(span.1)).contains(&round))
    };
    let asked = [Fellows::Federation, Fellows::Club].into_iter().filter(here);
    asked.flat_map(|by| groups(event, by)).collect()
}
