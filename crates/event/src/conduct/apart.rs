//! Who is of one federation or club.

use std::collections::BTreeMap;

use super::act::Fellows;
use super::remark::{Remark, remarks};
use super::setting;
use crate::model::Event;

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
            for remark in remarks(event) {
                if let Remark::Club { player, name } = remark {
                    groups.entry(name.to_lowercase()).or_default().push(player);
                }
            }
        }
    }
    groups.remove("");
    let mut groups: Vec<Vec<u16>> = groups.into_values().filter(|group| group.len() > 1).collect();
    groups.sort_unstable();
    groups
}

fn rounds(text: &str) -> Option<(u16, u16)> {
    let (first, last) = text.split_once('-')?;
    Some((first.parse().ok()?, last.parse().ok()?))
}

/// Groups of players who are kept apart in a round if possible.
pub(crate) fn kin(event: &Event, round: usize) -> Vec<Vec<u16>> {
    let here = |by: &Fellows| {
        let span = setting(event, &format!("avoid-{}", by.name())).and_then(|text| rounds(&text));
        span.is_some_and(|span| (usize::from(span.0)..=usize::from(span.1)).contains(&round))
    };
    let asked = [Fellows::Federation, Fellows::Club].into_iter().filter(here);
    asked.flat_map(|by| groups(event, by)).collect()
}
