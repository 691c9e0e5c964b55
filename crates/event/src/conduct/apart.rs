//! Players of one federation or club kept apart: as forbidden pairs, or if possible only.

use std::collections::BTreeMap;

use super::act::Fellows;
use super::apply::{Done, expected, swiss};
use super::remark::{Remark, fide_mode, remarks};
use super::{Refusal, setting};
use crate::model::{Event, Forbidden, Kept};

impl Fellows {
    const ALL: [Self; 2] = [Self::Federation, Self::Club];

    const fn name(self) -> &'static str {
        match self {
            Self::Federation => "federation",
            Self::Club => "club",
        }
    }

    /// The setting that says in which rounds.
    fn key(self, if_possible: bool) -> String {
        format!("{}-{}", if if_possible { "avoid" } else { "apart" }, self.name())
    }
}

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

/// Keeps fellows apart.
pub(super) fn apart(event: &mut Event, by: Fellows, span: (u16, u16), if_possible: bool) -> Done {
    if !swiss(event) {
        return Err(expected(
            "a Swiss; elsewhere the draw keeps fellows apart",
            by.name(),
        ));
    }
    if span.0 == 0 || span.0 > span.1 {
        return Err(Refusal::Round {
            found: span.0,
            from: 1,
            to: span.1,
        });
    }
    let in_fide_mode = fide_mode(event);
    if in_fide_mode && (if_possible || event.paired_rounds() > 0) {
        return Err(Refusal::FideMode);
    }
    let key = by.key(if_possible);
    let same = |kept: &Kept| matches!(Remark::of(kept), Some(Remark::Setting { key: set, .. }) if set == key);
    if event.kept.iter().any(same) {
        return Err(expected("one span of rounds", format!("{}-{}", span.0, span.1)));
    }
    if !if_possible {
        for numbers in groups(event, by) {
            event.forbidden.push(Forbidden {
                rounds: span,
                numbers,
            });
        }
    }
    let value = format!("{}-{}", span.0, span.1);
    event.kept.push(Remark::Setting { key, value }.kept());
    Ok(Vec::new())
}

/// Who enters later is kept apart from his fellows too.
pub(super) fn joined(event: &mut Event, number: u16) {
    for by in Fellows::ALL {
        let Some(span) = setting(event, &by.key(false)).and_then(|text| rounds(&text)) else {
            continue;
        };
        let Some(group) = groups(event, by)
            .into_iter()
            .find(|group| group.contains(&number))
        else {
            continue;
        };
        let old = event
            .forbidden
            .iter_mut()
            .find(|pairs| pairs.rounds == span && pairs.numbers.iter().all(|one| group.contains(one)));
        match old {
            Some(pairs) => pairs.numbers = group,
            None => event.forbidden.push(Forbidden {
                rounds: span,
                numbers: group,
            }),
        }
    }
}

/// Groups of players who are kept apart in a round if possible.
pub(crate) fn kin(event: &Event, round: usize) -> Vec<Vec<u16>> {
    let here = |by: &Fellows| {
        let span = setting(event, &by.key(true)).and_then(|text| rounds(&text));
        span.is_some_and(|span| (usize::from(span.0)..=usize::from(span.1)).contains(&round))
    };
    let asked = Fellows::ALL.into_iter().filter(here);
    asked.flat_map(|by| groups(event, by)).collect()
}
