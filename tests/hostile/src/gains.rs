//! A display gains time by an increment, by the base of its next period, and by what an arbiter or a ruling sets or
//! adds; by nothing else.

use arbiter_game::Entry;
use arbiter_game::event::{Act, ArbiterAct, HandsAct};
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::{Answer, Remedy};
use arbiter_game::state::{Clocks, State};

/// Holds what the displays show against what entries could give them.
///
/// # Panics
/// When a display shows more.
pub fn check(before: &State, after: &State, entries: &[Entry]) {
    let (Some(was), Some(is)) = (&before.clocks, &after.clocks) else {
        return;
    };
    if entries.iter().any(sets_displays) {
        return;
    }
    for of in Color::ALL {
        let most: u64 = entries.iter().map(|entry| given(entry, of, was)).sum();
        let (was, is) = (was.shows(of), is.shows(of));
        assert!(
            is <= was + most,
            "the display of {} went from {was} to {is}, and {most} was given: {entries:?}",
            of.fold("White", "Black")
        );
    }
}

/// Whether an entry sets displays to figures of somebody's own.
fn sets_displays(entry: &Entry) -> bool {
    let told = matches!(
        entry.event.act,
        Act::Clock(_) | Act::Before(_) | Act::Arbiter(ArbiterAct::Decide { .. } | ArbiterAct::Adjust { .. })
    );
    let ruled = remedies(entry).any(|remedy| {
        matches!(
            remedy,
            Remedy::SetTime { .. } | Remedy::CorrectSetting { .. } | Remedy::ReplaceClock | Remedy::NewGame
        )
    });
    told || ruled
}

fn remedies(entry: &Entry) -> impl Iterator<Item = &Remedy> {
    let rulings = entry.answers.iter().filter_map(|answer| match answer {
        Answer::Ruling(ruling) => Some(ruling),
        Answer::Question(_) => None,
    });
    rulings.flat_map(|ruling| &ruling.remedies)
}

/// The most that an entry can give to a display.
fn given(entry: &Entry, of: Color, clocks: &Clocks) -> u64 {
    let ruled: u64 = remedies(entry)
        .map(|remedy| match remedy {
            Remedy::AddTime { player, ms } if *player == of => *ms,
            _ => 0,
        })
        .sum();
    let pressed = matches!(entry.event.act, Act::Hands(HandsAct::Press { .. }));
    if !pressed || entry.event.by.player() != Some(of) {
        return ruled;
    }
    let (control, display) = (clocks.device.setting().of(of), clocks.device.display(of));
    let ms = |time: std::time::Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let bonus = control
        .period(display.period())
        .map_or(0, |now| ms(now.bonus.duration()));
    let next = u32::from(clocks.counter(of)) + 1;
    let ends = control.moves_until(display.period()) == Some(next);
    let base = control.period(display.period() + 1).filter(|_| ends);
    ruled + bonus + base.map_or(0, |next| ms(next.base))
}
