//! Pairings by hand: read, and the rules that they break.

use core::fmt;

use arbiter_pairing::dutch::{self, Card, Rules};
use arbiter_pairing::{NotPaired, Paired};

use crate::field::{field, initial_color};
use crate::model::Event;
use arbiter_pairing::Color;

/// A rule that a pairing by hand breaks.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Broken {
    /// They have met (C1).
    Met(u16, u16),
    /// The event forbids the pair.
    Forbidden(u16, u16),
    /// He may not get the bye (C2).
    Bye(u16),
    /// Both must have one colour (C3).
    SameColour(u16, u16),
    /// The colours are those of the rules reversed (5.2).
    Colours(u16, u16),
    /// By the rules these would meet, the first on the boards that do not.
    Better(u16, u16),
    /// Two of a team, or another person's business: the rules pair nobody, and a person did.
    NoPairing,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Met(one, two) => write!(f, "C1: {one} and {two} have met"),
            Self::Forbidden(one, two) => write!(f, "a prohibition: {one} and {two} may not meet"),
            Self::Bye(player) => write!(f, "C2: {player} may not get the bye"),
            Self::SameColour(one, two) => write!(f, "C3: {one} and {two} must both have one colour"),
            Self::Colours(white, black) => write!(f, "5.2: {white}-{black} has the colours reversed"),
            Self::Better(white, black) => {
                write!(f, "the order of the criteria: by the rules {white}-{black} meet")
            }
            Self::NoPairing => f.write_str("the rules, which have no pairing for this round"),
        }
    }
}

/// The rules that a round's pairing breaks, the absolute ones first.
///
/// ```
/// use arbiter_event::broken::{broken, Broken};
/// use arbiter_reports::trf;
/// use arbiter_pairing::{Paired, dutch::Rules};
/// let file = "142 3\n152 W\n001    1      A\n001    2      B\n001    3      C\n001    4      D\n";
/// let event = trf::read(file.as_bytes()).unwrap().event;
/// let round = |pairs| Paired { round: 1, pairs, ..Paired::default() };
/// assert_eq!(broken(&event, &round(vec![(1, 3), (4, 2)]), Rules::newest()), []);
/// assert_eq!(broken(&event, &round(vec![(1, 2), (3, 4)]), Rules::newest())[0], Broken::Better(1, 3));
/// ```
#[must_use]
pub fn broken(event: &Event, paired: &Paired, rules: Rules) -> Vec<Broken> {
    let round = paired.round;
    let event = event.before(round);
    let cards = dutch::cards(&field(&event, round), rules);
    let card = |number: u16| cards.iter().position(|card| card.number == number);
    let initial = initial_color(&event).unwrap_or(Color::White);
    let mut found = Vec::new();
    let mut colours = Vec::new();
    for &(white, black) in &paired.pairs {
        let (Some(one), Some(two)) = (card(white), card(black)) else {
            continue;
        };
        let (high, low): (&Card, &Card) = (&cards[one.min(two)], &cards[one.max(two)]);
        let met = event.player(white).is_some_and(|player| {
            (1..round)
                .filter_map(|past| player.round(past))
                .any(|cell| cell.played() && cell.opponent == black)
        });
        if met {
            found.push(Broken::Met(white, black));
        } else if high.barred.contains(&low.number) {
            found.push(Broken::Forbidden(white, black));
        }
        let same = high.absolute().is_some() && high.absolute() == low.absolute();
        if same && !high.top && !low.top {
            found.push(Broken::SameColour(white, black));
        }
        let given = dutch::colour_of_higher(high, low, initial);
        if (given == Color::White) != (high.number == white) {
            colours.push(Broken::Colours(white, black));
        }
    }
    let bars = |&number: &u16| card(number).is_some_and(|at| !cards[at].may_get_bye);
    found.extend(paired.bye.filter(bars).map(Broken::Bye));
    found.extend(colours);
    match dutch::pair(&field(&event, round), rules) {
        Ok(best) => {
            let has =
                |pair: &(u16, u16)| paired.pairs.contains(pair) || paired.pairs.contains(&(pair.1, pair.0));
            let missing = best.pairs.iter().find(|pair| !has(pair));
            found.extend(missing.map(|&(white, black)| Broken::Better(white, black)));
        }
        Err(NotPaired::NoInitialColor) => {}
        Err(_) => found.push(Broken::NoPairing),
    }
    found
}
