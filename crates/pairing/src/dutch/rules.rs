//! Editions of the Dutch system as data: `rules/*.toml`, with their dates and switches.

use core::fmt;

/// Year, month and day.
pub type Day = (u16, u16, u16);

/// A text of the rules.
#[derive(Debug)]
struct Edition {
    name: &'static str,
    code: &'static str,
    also: &'static [&'static str],
    from: (u16, u16, u16),
    until: Option<(u16, u16, u16)>,
    judged: Judged,
    brackets: Brackets,
    unplayed: Unplayed,
    bye: Bye,
    receiver: Receiver,
    criteria: &'static [&'static str],
    colours: [&'static str; 5],
    order: &'static str,
}

/// What a bracket is judged by, once as many are paired as can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Judged {
    /// The scores of those who float down.
    Scores,
    /// The differences of the scores in its pairs.
    Differences,
}

/// How far a bracket looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Brackets {
    /// At all below it: they must be completed whatever floats down.
    Ahead,
    /// At the last one; where that cannot be completed, all below collapse into it.
    Collapsing,
}

/// Whether a round without a game is a downfloat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unplayed {
    /// Always.
    Floats,
    /// Where it brought more than a loss.
    FloatsIfScored,
}

/// What bars from the pairing-allocated bye, beside having had it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bye {
    /// A win by forfeit.
    NotAfterForfeit,
    /// As many points as a win brings, without a game.
    NotAfterFullPoints,
}

/// Who of those who may receive the bye is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Receiver {
    /// Nothing is said of it.
    Any,
    /// Who has the fewest rounds without a game.
    FewestUnplayed,
}

include!(concat!(env!("OUT_DIR"), "/editions.rs"));

/// A named rule set: an edition of the FIDE (Dutch) system.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rules(u8);

impl fmt::Debug for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Rules {
    /// All of them, the oldest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..EDITIONS.len() as u8).map(Self)
    }

    const fn edition(self) -> &'static Edition {
        &EDITIONS[self.0 as usize]
    }

    /// Its name in commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.edition().name
    }

    /// The coded type of a report file (record 192).
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.edition().code
    }

    /// By the name in commands, or by the coded type of a report file (record 192).
    ///
    /// ```
    /// use arbiter_pairing::dutch::Rules;
    /// assert_eq!(Rules::by_name("FIDE_DUTCH_BAKU"), Some(Rules::newest()));
    /// assert_eq!(Rules::by_name("fide-dutch-2017").unwrap().name(), "fide-dutch-2017");
    /// assert_eq!(Rules::by_name("fide-dubov"), None);
    /// ```
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        let name = name.to_ascii_lowercase().replace('_', "-");
        let name = name.strip_suffix("-baku").unwrap_or(&name);
        Self::all().find(|rules| rules.name() == name || rules.edition().also.contains(&name))
    }

    /// Those in force on a day; the oldest of them for days before any of them.
    ///
    /// ```
    /// use arbiter_pairing::dutch::Rules;
    /// assert_eq!(Rules::on((2026, 1, 31)).name(), "fide-dutch-2017");
    /// assert_eq!(Rules::on((2026, 2, 1)), Rules::newest());
    /// ```
    #[must_use]
    pub fn on(day: Day) -> Self {
        Self::all()
            .rfind(|rules| rules.edition().from <= day)
            .unwrap_or(Self(0))
    }

    /// Those in force today.
    #[must_use]
    pub const fn newest() -> Self {
        Self(EDITIONS.len() as u8 - 1)
    }

    /// First and last day on which it is in force; none where it still is.
    #[must_use]
    pub const fn in_force(self) -> (Day, Option<Day>) {
        (self.edition().from, self.edition().until)
    }

    /// What a bracket is judged by.
    #[must_use]
    pub const fn judged(self) -> Judged {
        self.edition().judged
    }

    /// How far a bracket looks.
    #[must_use]
    pub const fn brackets(self) -> Brackets {
        self.edition().brackets
    }

    /// Whether a round without a game is a downfloat.
    #[must_use]
    pub const fn unplayed(self) -> Unplayed {
        self.edition().unplayed
    }

    /// What bars from the pairing-allocated bye.
    #[must_use]
    pub const fn bye(self) -> Bye {
        self.edition().bye
    }

    /// Who of those who may receive the bye is taken.
    #[must_use]
    pub const fn receiver(self) -> Receiver {
        self.edition().receiver
    }

    /// The article about the order of the candidates.
    #[must_use]
    pub const fn order(self) -> &'static str {
        self.edition().order
    }

    /// The name of a criterion, by its number in the newest text.
    pub(super) fn criterion(self, number: u8) -> &'static str {
        self.edition()
            .criteria
            .get(usize::from(number))
            .copied()
            .unwrap_or("")
    }

    /// The article of a rule about colours, by its place.
    pub(super) const fn colours(self, at: usize) -> &'static str {
        self.edition().colours[at]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_edition_follows_another() {
        assert!(EDITIONS.len() > 1);
        for two in EDITIONS.windows(2) {
            let end = two[0].until.expect("another one follows");
            assert!(
                two[0].from < end && end < two[1].from,
                "{} and {}",
                two[0].name,
                two[1].name
            );
            assert_eq!(two[0].criteria.len(), two[1].criteria.len());
        }
        assert_eq!(Rules::newest().in_force().1, None);
    }

    #[test]
    fn every_name_is_found_and_leads_to_one_edition() {
        for rules in Rules::all() {
            for name in [&[rules.name()], rules.edition().also].concat() {
                assert_eq!(Rules::by_name(name), Some(rules), "{name}");
                assert_eq!(
                    Rules::by_name(&format!("{}_BAKU", name.to_uppercase())),
                    Some(rules)
                );
            }
        }
    }
}
