//! The pairing card of a player: all that pairing a round has to know about him.

use crate::conduct::kin;
use crate::history::{History, cell};
use crate::model::{Cell, Color, Entrant, Event, Mark};
use crate::points::Points;

use super::Rules;

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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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

/// Cards of the players to be paired in `round`, best score first, then by starting rank.
pub fn cards(event: &Event, round: usize, rules: Rules) -> Vec<Card> {
    let history = History::new(event, round - 1);
    let last = event.rounds.is_some_and(|rounds| usize::from(rounds) == round);
    let kin = kin(event, round);
    let mut odd = false;
    let mut cards = Vec::with_capacity(event.players.len());
    for (at, player) in event.players.iter().enumerate() {
        let present = absence(event, player, round).is_none();
        let took_part = player.rounds.iter().take(round - 1).flatten().any(Cell::paired);
        odd ^= present || took_part;
        if present {
            let mut card = card(event, &history, at, round, rules);
            card.odd = odd;
            let half = event.points.win * (round - 1);
            card.top = last && card.score * 2 > half;
            card.kin = kin
                .iter()
                .filter(|group| group.contains(&card.number))
                .flatten()
                .copied()
                .filter(|&number| number != card.number)
                .collect();
            cards.push(card);
        }
    }
    cards.sort_by_key(|card| (core::cmp::Reverse(card.score), card.number));
    cards
}

/// Why a player is not to be paired in a round.
#[must_use]
pub fn absence(event: &Event, player: &Entrant, round: usize) -> Option<Mark> {
    if let Some(cell) = player.round(round) {
        return (!cell.paired()).then_some(cell.mark);
    }
    let here = event.byes.iter().filter(|bye| usize::from(bye.round) == round);
    here.into_iter()
        .find(|bye| bye.numbers.contains(&player.number))
        .map(|bye| bye.mark)
}

fn card(event: &Event, history: &History, at: usize, round: usize, rules: Rules) -> Card {
    let player = &event.players[at];
    let colors: Vec<Color> = (1..round)
        .filter_map(|past| {
            player
                .round(past)
                .filter(Cell::played)
                .and_then(|cell| cell.color)
        })
        .collect();
    let difference = colors
        .iter()
        .map(|&color| if color == Color::White { 1 } else { -1 })
        .sum();
    let (preference, strength) = preference(&colors, difference);
    let met = (1..round).filter_map(|past| player.round(past).filter(Cell::played).map(|cell| cell.opponent));
    let mut barred: Vec<u16> = met.collect();
    for pairs in &event.forbidden {
        let here = (usize::from(pairs.rounds.0)..=usize::from(pairs.rounds.1)).contains(&round);
        if here && pairs.numbers.contains(&player.number) {
            barred.extend(pairs.numbers.iter().filter(|&&number| number != player.number));
        }
    }
    barred.sort_unstable();
    barred.dedup();
    let float = |ago: usize| {
        round
            .checked_sub(ago)
            .filter(|&past| past > 0)
            .map_or(Float::Level, |past| float(event, history, at, past, rules))
    };
    Card {
        number: player.number,
        score: history.pairing_score(at, round),
        difference,
        preference,
        strength,
        float1: float(1),
        float2: float(2),
        may_get_bye: (1..round).all(|past| !bars_bye(event, cell(player, past), player, past, rules)),
        unplayed: (1..round).filter(|&past| !cell(player, past).played()).count() as u32,
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
fn bars_bye(event: &Event, cell: Cell, player: &Entrant, round: usize, rules: Rules) -> bool {
    match (cell.mark, rules) {
        (Mark::PairingBye, _) | (Mark::ForfeitWin, Rules::FideDutch2017) => true,
        (_, Rules::FideDutch2017) => false,
        (Mark::ForfeitWin, _) if event.points.of(Mark::ForfeitWin) >= event.points.win => true,
        _ => !cell.played() && crate::history::worth(event, player, round) >= event.points.win,
    }
}

/// The float of a past round.
fn float(event: &Event, history: &History, at: usize, round: usize, rules: Rules) -> Float {
    let player = &event.players[at];
    let cell = cell(player, round);
    if !cell.played() {
        let down = match rules {
            Rules::FideDutch2017 => true,
            Rules::FideDutch2026 => {
                cell.mark == Mark::PairingBye
                    || crate::history::worth(event, player, round) > event.points.loss
            }
        };
        return if down { Float::Down } else { Float::Level };
    }
    let Ok(other) = event
        .players
        .binary_search_by_key(&cell.opponent, |player| player.number)
    else {
        return Float::Level;
    };
    match history
        .pairing_score(at, round)
        .cmp(&history.pairing_score(other, round))
    {
        core::cmp::Ordering::Greater => Float::Down,
        core::cmp::Ordering::Less => Float::Up,
        core::cmp::Ordering::Equal => Float::Level,
    }
}
