//! Places in a knock-out: how far everybody came.

use super::plan::Plan;
use super::stage::Bracket;

/// Places from the first: those who went out in one stage share theirs, those who are still in it share the best. Who did not
/// come out of the groups stands below, by his place there.
#[must_use]
pub fn places(players: &[u16], plan: &Plan, bracket: &Bracket) -> Vec<(usize, u16)> {
    let mut tiers: Vec<Vec<u16>> = Vec::new();
    let mut last: Vec<u16> = players.to_vec();
    let qualify = plan.groups.as_ref().map_or(0, |groups| groups.qualify);
    let longest = bracket.groups.iter().map(|table| table.order.len()).max();
    for place in (qualify..longest.unwrap_or(0)).rev() {
        let tier: Vec<u16> = bracket
            .groups
            .iter()
            .filter_map(|table| table.order.get(place).copied())
            .collect();
        tiers.push(tier);
    }
    for (at, stage) in bracket.stages.iter().enumerate() {
        let third = (at > 0).then(|| bracket.stages[at - 1].len() == 2 && stage.len() == 2);
        let (ordinary, third) = stage.split_at(if third == Some(true) { 1 } else { stage.len() });
        let waits = |player: &u16| {
            let next = bracket.stages.get(at + 1).and_then(|stage| stage.get(1));
            plan.third_place
                && stage.len() == 2
                && next.is_some_and(|one| [one.top, one.bottom].contains(&Some(*player)))
        };
        let out: Vec<u16> = ordinary.iter().filter_map(super::Match::loser).collect();
        for one in third {
            tiers.extend(one.loser().map(|loser| vec![loser]));
            tiers.extend(one.winner().map(|winner| vec![winner]));
            if one.winner().is_none() {
                tiers.push([one.top, one.bottom].into_iter().flatten().collect());
            }
        }
        let out: Vec<u16> = out.into_iter().filter(|player| !waits(player)).collect();
        tiers.push(out);
    }
    last.retain(|player| !tiers.iter().flatten().any(|out| out == player));
    tiers.push(last);
    let mut rank = 1;
    let mut places = Vec::new();
    for mut tier in tiers.into_iter().rev().filter(|tier| !tier.is_empty()) {
        tier.sort_unstable();
        let size = tier.len();
        places.extend(tier.into_iter().map(|player| (rank, player)));
        rank += size;
    }
    places
}
