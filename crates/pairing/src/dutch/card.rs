//! The pairing card of a player: all that pairing a round has to know about him.

use arbiter_chess::Color;

use crate::field::{Contestant, Field, Past};
use crate::mark::{Cell, Mark};
use crate::points::Points;

use super::{Bye, Rules, Unplayed};

/// How much a player needs a colour (2026 Article 1.7, 2017 A.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strength {
    /// No game played yet.
    None,
    /// As often White as Black.
    Mild,
    /// One game more with one colour.
    Strong,
    /// Two games more with one colour, or the last two with it.
    Absolute,
}

/// A float of an earlier round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Float {
    /// Neither.
    Level,
    /// Against fewer points, or points without a game.
    Down,
    /// Against more points.
    Up,
}

/// A player as the pairing sees him.
#[derive(Debug, Clone)]
pub struct Card {
    /// Starting rank.
    pub number: u16,
    /// Pairing score: points and virtual points.
    pub score: Points,
    /// Colours of the games played, in order.
    pub colors: Vec<Color>,
    /// Games with White minus games with Black.
    pub difference: i32,
    /// The colour that is due.
    pub preference: Option<Color>,
    /// How much.
    pub strength: Strength,
    /// Float one round ago.
    pub float1: Float,
    /// Float two rounds ago.
    pub float2: Float,
    /// May get the pairing-allocated bye (C2).
    pub may_get_bye: bool,
    /// Rounds without a game.
    pub unplayed: u32,
    /// More than half of the possible points before the last round.
    pub top: bool,
    /// Whether his number is odd, counted among those who ever took part.
    pub odd: bool,
    /// Starting ranks of opponents met and of players he may not meet.
    pub barred: Vec<u16>,
    /// Starting ranks of players whom the event keeps apart from him if possible, outside FIDE mode.
    pub kin: Vec<u16>,
}

impl Card {
    /// Whether he floated down one or two rounds ago.
    #[must_use]
    pub fn down(&self, ago: usize) -> bool {
        (if ago == 1 { self.float1 } else { self.float2 }) == Float::Down
    }

    /// Whether he floated up one or two rounds ago.
    #[must_use]
    pub fn up(&self, ago: usize) -> bool {
        (if ago == 1 { self.float1 } else { self.float2 }) == Float::Up
    }

    /// The colour he must have, where the preference is absolute.
    #[must_use]
    pub fn absolute(&self) -> Option<Color> {
        self.preference.filter(|_| self.strength == Strength::Absolute)
    }
}

/// Cards of the players to be paired, best score first, then by starting rank.
#[must_use]
pub fn cards(field: &Field, rules: Rules) -> Vec<Card> {
    let last = field.rounds == Some(field.round);
    let mut odd = false;
    let mut cards = Vec::with_capacity(field.players.len());
    for player in &field.players {
        let present = player.away.is_none();
        odd ^= present || player.took_part();
        if present {
            let mut card = card(field, player, rules);
            card.odd = odd;
            let half = field.points.win * (field.round - 1);
            card.top = last && card.score * 2 > half;
            card.kin = others(&field.kin, card.number).collect();
            cards.push(card);
        }
    }
    cards.sort_by_key(|card| (core::cmp::Reverse(card.score), card.number));
    cards
}

/// The others of the groups to which a player belongs.
fn others(groups: &[Vec<u16>], player: u16) -> impl Iterator<Item = u16> + '_ {
    let mine = groups.iter().filter(move |group| group.contains(&player));
    mine.flatten().copied().filter(move |&number| number != player)
}

fn card(field: &Field, player: &Contestant, rules: Rules) -> Card {
    let games = || player.past.iter().map(|past| past.cell).filter(Cell::played);
    let colors: Vec<Color> = games().filter_map(|cell| cell.color).collect();
    let difference = colors
        .iter()
        .map(|&color| if color == Color::White { 1 } else { -1 })
        .sum();
    let (preference, strength) = preference(&colors, difference);
    let mut barred: Vec<u16> = games().map(|cell| cell.opponent).collect();
    barred.extend(others(&field.forbidden, player.number));
    barred.sort_unstable();
    barred.dedup();
    let float = |ago: usize| {
        let past = player.past.len().checked_sub(ago);
        past.map_or(Float::Level, |at| float(field, player, at, rules))
    };
    Card {
        number: player.number,
        score: player.score,
        difference,
        preference,
        strength,
        float1: float(1),
        float2: float(2),
        may_get_bye: !player.past.iter().any(|past| bars_bye(field, past, rules)),
        unplayed: player.past.iter().filter(|past| !past.cell.played()).count() as u32,
        top: false,
        odd: false,
        colors,
        barred,
        kin: Vec::new(),
    }
}

fn preference(colors: &[Color], difference: i32) -> (Option<Color>, Strength) {
    let Some(&last) = colors.last() else {
        return (None, Strength::None);
    };
    let twice = colors.len() > 1 && colors[colors.len() - 2] == last;
    match difference {
        2.. => (Some(Color::Black), Strength::Absolute),
        ..=-2 => (Some(Color::White), Strength::Absolute),
        _ if twice => (Some(!last), Strength::Absolute),
        1 => (Some(Color::Black), Strength::Strong),
        -1 => (Some(Color::White), Strength::Strong),
        _ => (Some(!last), Strength::Mild),
    }
}

/// C2: what bars from the pairing-allocated bye.
fn bars_bye(field: &Field, past: &Past, rules: Rules) -> bool {
    let points = &field.points;
    match (past.cell.mark, rules.bye()) {
        (Mark::PairingBye, _) | (Mark::ForfeitWin, Bye::NotAfterForfeit) => true,
        (_, Bye::NotAfterForfeit) => false,
        (Mark::ForfeitWin, _) if points.of(Mark::ForfeitWin) >= points.win => true,
        _ => !past.cell.played() && past.worth >= points.win,
    }
}

/// The float of a past round, from 0.
fn float(field: &Field, player: &Contestant, at: usize, rules: Rules) -> Float {
    let past = &player.past[at];
    if !past.cell.played() {
        let down = match rules.unplayed() {
            Unplayed::Floats => true,
            Unplayed::FloatsIfScored => past.cell.mark == Mark::PairingBye || past.worth > field.points.loss,
        };
        return if down { Float::Down } else { Float::Level };
    }
    let Some(other) = field
        .player(past.cell.opponent)
        .and_then(|other| other.past.get(at))
    else {
        return Float::Level;
    };
    match past.score.cmp(&other.score) {
        core::cmp::Ordering::Greater => Float::Down,
        core::cmp::Ordering::Less => Float::Up,
        core::cmp::Ordering::Equal => Float::Level,
    }
}
