//! Who acts for a player who cannot: with which duties, and what follows. Topics `touch.helper`, `clock.helper`,
//! `record.relief`, and `blind.assistant` where one of the players is blind.

use alloc::vec::Vec;

use arbiter_laws::{BlindAssistant, Regime, Topic};
use arbiter_mate::chess::Color;

use crate::blind::{self, Seats};
use crate::cite::is_carried;
use crate::fact::HelperDuty::{self, Adjourns, Announces, Claims, Moves, Press, Records, Tells, Write};
use crate::{Answer, clock_faults, scoresheet};

/// The duties that a text names, each once, such as `moves, announces`; a verb may stand in either form. None where it names
/// none.
///
/// ```
/// use arbiter_rules::fact::HelperDuty::{Moves, Press};
/// use arbiter_rules::helper::named;
/// assert_eq!(named("moves, presses"), [Moves, Press]);
/// assert!(named("sits beside him").is_empty());
/// ```
#[must_use]
pub fn named(text: &str) -> Vec<HelperDuty> {
    let words: Vec<&str> = text.split(|c: char| !c.is_ascii_alphabetic()).collect();
    let has = |duty: &&HelperDuty| {
        let own = duty.as_str();
        let other = match duty {
            Moves => "move",
            Write => "writes",
            Press => "presses",
            _ => own,
        };
        words.iter().any(|word| *word == own || *word == other)
    };
    HelperDuty::ALL.iter().filter(has).copied().collect()
}

/// The duties that a helper of this player may be given: those of the assistant where one of the two is blind, else those that
/// the articles on a player who cannot move the pieces, use the clock or write know.
///
/// ```
/// use arbiter_rules::blind::Seats;
/// use arbiter_rules::fact::HelperDuty::{Announces, Moves, Press, Write};
/// use arbiter_rules::{chess::Color::Black, helper::open_to, laws::default_rulebook};
/// let regime = default_rulebook().standard();
/// assert_eq!(open_to(Black, Seats::default(), &regime), [Moves, Write, Press]);
/// let blind = Seats { blind: [true, false], deaf: [false, false] };
/// assert_eq!(open_to(Black, blind, &regime), [Moves, Announces]);
/// ```
#[must_use]
pub fn open_to(of: Color, seats: Seats, regime: &Regime) -> Vec<HelperDuty> {
    let known = |duty: &&HelperDuty| {
        if blind::is_governed(seats, regime) {
            return of_assistant(**duty).is_some_and(|duty| blind::has_duty(of, duty, seats, regime));
        }
        match duty {
            Moves => is_carried(regime, &[Topic::TouchHelper]),
            Press => is_carried(regime, &[Topic::ClockHelper]),
            Write => regime.record_unable().is_some(),
            Announces | Records | Tells | Claims | Adjourns => false,
        }
    };
    HelperDuty::ALL.iter().filter(known).copied().collect()
}

/// The duties that somebody has who was registered with this text: those that it names, or all that are open where it names
/// none.
#[must_use]
pub fn given(text: &str, of: Color, seats: Seats, regime: &Regime) -> Vec<HelperDuty> {
    let governed = blind::is_governed(seats, regime);
    let open = open_to(of, seats, regime);
    let named = named(text).into_iter();
    let named: Vec<_> = named
        .filter(|duty| !governed || of_assistant(*duty).is_some())
        .collect();
    if named.is_empty() {
        return open;
    }
    // A rulebook that says nothing of helpers leaves to the arbiter what one does.
    let silent = open.is_empty() && !governed;
    named
        .into_iter()
        .filter(|duty| silent || open.contains(duty))
        .collect()
}

/// The same duty among those that the appendix for blind players lists.
#[must_use]
pub const fn of_assistant(duty: HelperDuty) -> Option<BlindAssistant> {
    Some(match duty {
        Moves => BlindAssistant::Moves,
        Announces => BlindAssistant::Announces,
        Records => BlindAssistant::Records,
        Tells => BlindAssistant::Tells,
        Claims => BlindAssistant::Claims,
        Adjourns => BlindAssistant::Adjourns,
        Write | Press => return None,
    })
}

/// Whether the clocks are set anew because somebody presses or writes for a player who may be `disabled`; who only moves the
/// pieces for him takes nobody's time. `shows` is what the displays show, White's first, in milliseconds.
#[must_use]
pub fn times(
    text: &str,
    (player, disabled): (Color, bool),
    shows: [u64; 2],
    regime: &Regime,
) -> Option<Answer> {
    let duties = named(text);
    if duties.contains(&Write) && !duties.contains(&Press) {
        return scoresheet::helped(player, disabled, shows, regime);
    }
    if duties.is_empty() || duties.contains(&Press) {
        return clock_faults::helped(player, disabled, shows, regime);
    }
    None
}
