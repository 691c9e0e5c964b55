//! What happens in the hall: incidents, disputes, hours of rounds, the check before the first one.

use super::appeals::appeals_fixed;
use super::apply::{Done, all_rounds, expected, note, player};
use super::remark::{Remark, remarks};
use super::{Notice, Refusal, setting};
use crate::model::{Event, Kept};
use crate::regulations::{CHECKS, Dispute, Figures, Follow, Incident, Stage, missing};

/// Keeps a setting in the place of the one before.
pub(super) fn put(event: &mut Event, key: &str, value: &str) {
    let same = |kept: &Kept| matches!(Remark::of(kept), Some(Remark::Setting { key: set, .. }) if set == key);
    event.kept.retain(|kept| !same(kept));
    let (key, value) = (key.to_owned(), value.trim().to_owned());
    event.kept.push(Remark::Setting { key, value }.kept());
}

pub(super) fn within(event: &Event, round: u16) -> Result<(), Refusal> {
    let last = all_rounds(event).unwrap_or(99);
    if (1..=last).contains(&round) {
        return Ok(());
    }
    Err(Refusal::Round {
        found: round,
        from: 1,
        to: last,
    })
}

pub(super) fn incident(event: &mut Event, kind: Incident, round: u16, players: &[u16], text: &str) -> Done {
    within(event, round)?;
    for &number in players {
        player(event, number)?;
    }
    if text.trim().is_empty() {
        return Err(expected("what happened", ""));
    }
    let who: Vec<String> = players.iter().map(u16::to_string).collect();
    note(
        event,
        format!(
            "round {round}, {} {}: {}",
            kind.name(),
            who.join(" "),
            text.trim()
        ),
    );
    let follows = match kind.follows(&Figures::of_tournaments()) {
        Follow::MustPenalise => "must penalise",
        Follow::MayPenalise => "may penalise",
        Follow::Decides => "decides",
    };
    Ok(vec![Notice::Incident {
        kind: kind.name(),
        follows,
        topic: kind.topic(),
    }])
}

/// The disputes of an event with how far each has come.
///
/// ```
/// use arbiter_event::{conduct::{apply, disputes, Act}, regulations::Stage, trf};
/// let mut event = trf::read(b"142 3\n001    1      One\n").unwrap().event;
/// let step = |step: &str, text: &str| Act::Dispute { number: 1, step: step.to_owned(), text: text.to_owned() };
/// apply(&mut event, &step("reported", "a claim on board 4")).unwrap();
/// assert!(apply(&mut event, &step("ruled", "")).is_err()); // mediation is left out with a reason only
/// apply(&mut event, &step("ruled", "a flag fell before witnesses")).unwrap();
/// assert_eq!(disputes(&event), [(1, Stage::Ruled)]);
/// ```
#[must_use]
pub fn disputes(event: &Event) -> Vec<(u16, Stage)> {
    let one = |remark| match remark {
        Remark::Setting { key, value } => {
            let number = key.strip_prefix("dispute-")?.parse().ok()?;
            let stage = Stage::ALL.into_iter().find(|stage| stage.name() == value)?;
            Some((number, stage))
        }
        _ => None,
    };
    let mut found: Vec<(u16, Stage)> = remarks(event).filter_map(one).collect();
    found.sort_unstable();
    found
}

pub(super) fn dispute(event: &mut Event, number: u16, step: &str, text: &str) -> Done {
    let to = Stage::ALL.into_iter().find(|stage| stage.name() == step.trim());
    let to = to.ok_or_else(|| expected("reported, mediated, ruled, appealed or decided", step))?;
    let known = disputes(event).into_iter().find(|one| one.0 == number);
    let next = disputes(event).last().map_or(1, |last| last.0 + 1);
    let fault = |why: String| Refusal::Dispute { number, why };
    match known {
        None if to != Stage::Reported => return Err(fault("nobody reported it".to_owned())),
        None if number != next => return Err(fault(format!("the next one is {next}"))),
        None => {}
        Some((_, stage)) => {
            let mut dispute = Dispute::at(stage);
            dispute.step(to, text).map_err(|why| fault(why.to_string()))?;
            if to > Stage::Ruled && appeals_fixed(event) {
                return Err(fault(
                    "appeals have a fee and a deadline here, and a committee".to_owned(),
                ));
            }
        }
    }
    keep(event, number, to, text);
    Ok(Vec::new())
}

/// A dispute steps on: how far it has come, and what was said.
pub(super) fn keep(event: &mut Event, number: u16, to: Stage, text: &str) {
    put(event, &format!("dispute-{number}"), to.name());
    note(event, format!("dispute {number} {}: {}", to.name(), text.trim()));
}

pub(super) fn checked(event: &mut Event, items: &[String]) -> Done {
    if let Some(item) = items.iter().find(|item| !CHECKS.contains(&item.as_str())) {
        return Err(expected(
            "medical_officer, light, noise, heating, smoking_place or staff",
            item.as_str(),
        ));
    }
    let before = setting(event, "checked").unwrap_or_default();
    let mut all: Vec<&str> = before.split_whitespace().collect();
    all.extend(
        items
            .iter()
            .map(String::as_str)
            .filter(|item| !before.contains(item)),
    );
    let left = missing(&CHECKS, &all);
    put(event, "checked", &all.join(" "));
    Ok(if left.is_empty() {
        Vec::new()
    } else {
        vec![Notice::NotChecked(left.join(", "))]
    })
}
