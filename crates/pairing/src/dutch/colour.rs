//! Who gets which colour (2026 Article 5.2, 2017 E).

use arbiter_chess::Color;

use super::Rules;
use super::card::{Card, Strength};

/// The rule that gave the colours, by its number in the edition of 2026.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ColorRule {
    /// 5.2.1 (E.1): both preferences granted.
    Both,
    /// 5.2.2 (E.2): the stronger one.
    Stronger,
    /// 5.2.3 (E.3): the last round in which one had White and the other Black.
    LastDifference,
    /// 5.2.4 (E.4): the preference of the higher ranked.
    HigherRanked,
    /// 5.2.5 (E.5): the initial colour by the parity of the higher ranked player's number.
    Parity,
}

impl ColorRule {
    /// Its article in an edition.
    ///
    /// ```
    /// use arbiter_pairing::dutch::{ColorRule, Rules};
    /// assert_eq!(ColorRule::Parity.article(Rules::newest()), "5.2.5");
    /// assert_eq!(ColorRule::Parity.article(Rules::by_name("fide-dutch-2017").unwrap()), "E.5");
    /// ```
    #[must_use]
    pub const fn article(self, rules: Rules) -> &'static str {
        rules.colours(match self {
            Self::Both => 0,
            Self::Stronger => 1,
            Self::LastDifference => 2,
            Self::HigherRanked => 3,
            Self::Parity => 4,
        })
    }
}

/// The colour of the higher ranked player of a pair, and the rule that gave it.
pub fn color_of_higher(higher: &Card, lower: &Card, initial: Color) -> (Color, ColorRule) {
    let own = match (higher.preference, lower.preference) {
        (None, None) => {
            let color = if higher.odd { initial } else { !initial };
            return (color, ColorRule::Parity);
        }
        (Some(own), None) => return (own, ColorRule::Both),
        (None, Some(theirs)) => return (!theirs, ColorRule::Both),
        (Some(own), Some(theirs)) if own != theirs => return (own, ColorRule::Both),
        (Some(own), Some(_)) => own,
    };
    let need = |card: &Card| match card.strength {
        Strength::Absolute => (Strength::Absolute, card.difference.abs()),
        strength => (strength, 0),
    };
    match need(higher).cmp(&need(lower)) {
        core::cmp::Ordering::Greater => return (own, ColorRule::Stronger),
        core::cmp::Ordering::Less => return (!own, ColorRule::Stronger),
        core::cmp::Ordering::Equal => {}
    }
    let steps = higher.colors.iter().rev().zip(lower.colors.iter().rev());
    if let Some((&had, _)) = steps.into_iter().find(|(one, two)| one != two) {
        return (!had, ColorRule::LastDifference);
    }
    (own, ColorRule::HigherRanked)
}

/// What a pair costs in C10 to C13.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[expect(clippy::struct_excessive_bools, reason = "one for each of C10 to C13")]
pub struct ColorCost {
    /// C10: a difference above two.
    pub difference: bool,
    /// C11: a third time running.
    pub running: bool,
    /// C12: a preference not granted.
    pub preference: bool,
    /// C13: a strong one not granted.
    pub strong: bool,
}

/// The cost of a pair.
#[inline]
pub fn cost(higher: &Card, lower: &Card) -> ColorCost {
    if higher.preference.is_none() || higher.preference != lower.preference {
        return ColorCost::default();
    }
    let weaker = higher.strength.min(lower.strength);
    let mut cost = ColorCost {
        preference: true,
        strong: weaker == Strength::Strong,
        ..ColorCost::default()
    };
    if weaker == Strength::Absolute {
        let own = higher.preference.unwrap_or(Color::White);
        let (given, _) = color_of_higher(higher, lower, Color::White);
        let loser = if given == own { lower } else { higher };
        cost.difference = loser.difference.abs() + 1 > 2 && same_side(loser, own);
        cost.running = loser
            .colors
            .iter()
            .rev()
            .take(2)
            .filter(|&&color| color != own)
            .count()
            == 2;
    }
    cost
}

/// Whether the wish comes from the difference and not only from the last two games.
fn same_side(card: &Card, wish: Color) -> bool {
    (wish == Color::White) == (card.difference < 0) && card.difference != 0
}
