//! Partners in a match of two boards: what they may say to each other, and who hears it. Topic `bughouse.words`.

use arbiter_laws::{BughouseWords, Regime};

/// The shortest time between two words of one player, in milliseconds: whoever sends faster sends noise.
pub const BETWEEN_WORDS: u64 = 1000;

/// Whether partners may say anything to each other.
#[must_use]
pub fn may_speak(regime: &Regime) -> bool {
    !matches!(regime.bughouse_words().value(), None | Some(BughouseWords::None))
}

/// Whether their opponents hear it too.
#[must_use]
pub fn opponents_hear(regime: &Regime) -> bool {
    regime.bughouse_words() == Some(BughouseWords::All)
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_laws::{Rulebook, default_rulebook};

    #[test]
    fn words_are_for_partners_of_a_match() {
        let chess = default_rulebook().standard();
        assert!(!may_speak(&chess));
        let pairs = chess.over(Rulebook::overlay("bughouse").unwrap());
        assert!(may_speak(&pairs));
        assert!(!opponents_hear(&pairs));
    }
}
