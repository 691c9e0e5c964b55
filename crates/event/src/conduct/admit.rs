//! Whom an age group takes, and days of birth erased after the event.

use super::apply::{Done, expected, note};
use super::remark::Remark;
use super::settle::setting;
use super::stated::open_games;
use super::{Notice, Refusal};
use crate::ages::{AgeGroup, Birth, Calendar, Day, Fit};
use crate::model::{Entrant, Event, Kept};

/// What stands in an entry for a day of birth that was erased, where namesakes must still be told apart.
pub(super) const ERASED: char = '?';

/// The age group of an event, where it has one.
pub(super) fn age_group(event: &Event) -> Option<AgeGroup> {
    setting(event, "ages")?.parse().ok()
}

/// Who belongs to the age group, and what is to be said of who does not quite.
pub(super) fn admitted(group: &AgeGroup, name: &str, birth: &str) -> Done {
    let fit = group.fit(birth);
    let (player, group) = (name.trim().to_owned(), group.to_string());
    match fit {
        Fit::In => Ok(Vec::new()),
        Fit::Upwards => Ok(vec![Notice::Upwards(player)]),
        Fit::Unknown => Ok(vec![Notice::BirthUnknown(player)]),
        Fit::TooOld => Err(Refusal::TooOld { player, group }),
        Fit::TooYoung => Err(Refusal::TooYoung { player, group }),
    }
}

pub(super) fn ages(event: &mut Event, text: &str) -> Done {
    let group: AgeGroup = text
        .parse()
        .map_err(|_| expected("an age group such as U12 2014/01/01 2015/12/31", text))?;
    let mut notices = Vec::new();
    for player in &event.players {
        notices.extend(admitted(&group, &player.name, &player.birth)?);
    }
    let ages = |kept: &Kept| matches!(Remark::of(kept), Some(Remark::Setting { key, .. }) if key == "ages");
    event.kept.retain(|kept| !ages(kept));
    let (key, value) = ("ages".to_owned(), group.to_string());
    event.kept.push(Remark::Setting { key, value }.kept());
    Ok(notices)
}

/// Whether somebody is a minor in an event; who names no day of birth is none, and has none to erase. Where text tells no day, or the
/// day of the event is not known, nobody is taken for an adult.
#[must_use]
pub fn minor(event: &Event, player: &Entrant) -> bool {
    let text = player.birth.trim();
    if text.is_empty() || text.starts_with(ERASED) || text.chars().all(|sign| "0/-.".contains(sign)) {
        return false;
    }
    let born = text.parse::<Birth>().ok().and_then(Birth::days);
    let on = event
        .begins()
        .and_then(|(year, month, day)| Day::new(Calendar::Gregorian, year.into(), month.into(), day.into()));
    match (born, on) {
        (Some((_, last)), Some(on)) => last.years_on(on) < 18,
        _ => true,
    }
}

pub(super) fn erase_births(event: &mut Event) -> Done {
    if !open_games(event).is_empty() {
        return Err(Refusal::NotOver);
    }
    let minors: Vec<u16> = event
        .players
        .iter()
        .filter(|player| minor(event, player))
        .map(|player| player.number)
        .collect();
    for player in &mut event.players {
        if minors.contains(&player.number) {
            player.birth.clear();
            // A national rating line repeats the day of birth in columns 70 to 79.
            for (_, text) in &mut player.national {
                let blank = |(at, sign): (usize, char)| if (65..75).contains(&at) { ' ' } else { sign };
                let cleared: String = text.chars().enumerate().map(blank).collect();
                cleared.trim_end().clone_into(text);
            }
        }
    }
    note(event, "days of birth of minors erased".to_owned());
    Ok(Vec::new())
}
