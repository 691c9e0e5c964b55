//! Two rulebooks side by side in the six kinds of game: rapid play without adequate supervision is compared with the same.

use super::{Change, Difference, Side, definition, same_as};
use crate::data::Rulebook;
use crate::games::{Game, games};
use crate::generated::{Key, Topic};
use crate::regime::{Play, Regime, Supervision};
use crate::regulations::Regulations;
use alloc::borrow::ToOwned;
use alloc::vec;
use alloc::vec::Vec;

/// What the two say in one game.
type Pair = (Side, Side);

/// Two rulebooks, resolved for the six kinds of game each.
pub struct Both {
    a: Vec<Regime>,
    b: Vec<Regime>,
}

impl Both {
    pub fn of(a: &Rulebook, b: &Rulebook) -> Self {
        Self {
            a: regimes(a),
            b: regimes(b),
        }
    }

    /// The games in which a parameter has two values.
    pub fn on_a_key(&self, key: Key) -> Vec<Difference> {
        let side = |regime: &Regime| Side {
            article: regime.source(key).map(|citation| citation.article().to_owned()),
            value: regime.value(key).cloned(),
        };
        let both = self.a.iter().zip(&self.b);
        let pairs: Vec<Pair> = both.map(|(a, b)| (side(a), side(b))).collect();
        let found = in_games(&pairs, |(a, b)| (a.value.clone(), b.value.clone()));
        rows(key.topic(), Some(key), found)
    }

    /// The games in which only one of the two treats a topic that has no parameter there: else the parameter tells it.
    pub fn on_a_topic(&self, topic: Topic) -> Vec<Difference> {
        let def = definition(topic);
        let has_values = |regime: &Regime| {
            let mut keys = def.keys.iter().map(|key| Key::ALL[usize::from(*key)]);
            keys.any(|key| regime.value(key).is_some())
        };
        let side = |regime: &Regime| Side {
            article: regime.cite(topic).map(|citation| citation.article().to_owned()),
            value: None,
        };
        let both = self.a.iter().zip(&self.b);
        let told = |(a, b): (&Regime, &Regime)| {
            let is_told = has_values(a) || has_values(b);
            if is_told {
                Pair::default()
            } else {
                (side(a), side(b))
            }
        };
        let pairs: Vec<Pair> = both.map(told).collect();
        let found = in_games(&pairs, |(a, b)| (a.article.is_some(), b.article.is_some()));
        rows(topic, None, found)
    }

    /// Whether the one that seems to lack the rule has it under another topic in this kind of game.
    pub fn is_said_elsewhere(&self, row: &Difference) -> bool {
        let (play, how) = row.game();
        let game = place(play, how.unwrap_or(Supervision::Competition));
        let says = |side: &Side, regimes: &[Regime]| {
            let others = || same_as(row.topic).any(|other| regimes[game].cite(other).is_some());
            side.article.is_none() && others()
        };
        says(&row.a, &self.a) || says(&row.b, &self.b)
    }
}

/// The six kinds of game, in the order of [`Play::ALL`] and [`Supervision::ALL`].
fn regimes(book: &Rulebook) -> Vec<Regime> {
    let none = Regulations::default();
    let games = Play::ALL
        .into_iter()
        .flat_map(|play| Supervision::ALL.map(|how| (play, how)));
    games.map(|(play, how)| book.regime(play, how, &none)).collect()
}

/// Where a kind of game stands among the six.
const fn place(play: Play, how: Supervision) -> usize {
    play as usize * Supervision::ALL.len() + how as usize
}

/// The games in which two rulebooks differ, each with what they say there. A game of which the same is said as of standard
/// play stands beside it; rapid play and blitz stand apart, each with its own articles.
fn in_games<T: PartialEq>(pairs: &[Pair], said: impl Fn(&Pair) -> (T, T)) -> Vec<(Vec<Game>, Pair)> {
    let differs = |pair: &Pair| {
        let (a, b) = said(pair);
        a != b
    };
    // Standard play is always supervised, so its first regime speaks for it.
    let standard = &pairs[place(Play::Standard, Supervision::Competition)];
    let as_standard = |pair: &Pair| differs(standard) && said(pair) == said(standard);
    let of = |play: Play| Supervision::ALL.map(|how| &pairs[place(play, how)]);
    let mut found = Vec::new();
    if differs(standard) {
        let meant = Play::ALL.map(|play| (play, of(play).map(as_standard)));
        let supervised = |(play, meant)| (play, if play == Play::Standard { [true; 2] } else { meant });
        found.push((games(meant.map(supervised)), standard.clone()));
    }
    for play in [Play::Rapid, Play::Blitz] {
        let own = of(play);
        let apart = own.map(|pair| differs(pair) && !as_standard(pair));
        if apart == [true; 2] && said(own[0]) == said(own[1]) {
            found.push((vec![(play, None)], own[0].clone()));
            continue;
        }
        let each = Supervision::ALL.into_iter().zip(own).zip(apart);
        found.extend(
            each.filter(|(_, apart)| *apart)
                .map(|((how, pair), _)| (vec![(play, Some(how))], pair.clone())),
        );
    }
    found
}

fn rows(topic: Topic, key: Option<Key>, found: Vec<(Vec<Game>, Pair)>) -> Vec<Difference> {
    let row = |(mut games, (a, b)): (Vec<Game>, Pair)| {
        let said = |side: &Side| key.map_or(side.article.is_some(), |_| side.value.is_some());
        let change = match (said(&a), said(&b)) {
            (false, true) => Change::New,
            (true, false) => Change::Gone,
            _ => Change::Changed,
        };
        // The articles that say which games are blitz stand in every rulebook's game, and are about blitz.
        games.retain(|(play, _)| definition(topic).play.is_none_or(|own| own == *play as u8));
        (!games.is_empty() && !definition(topic).is_heading).then_some(Difference {
            topic,
            key,
            games,
            change,
            a,
            b,
        })
    };
    found.into_iter().filter_map(row).collect()
}
