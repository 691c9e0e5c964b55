//! What a game is called.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use arbiter_chess::UnknownWord;

/// The games of the house by their names, which files, addresses and commands use.
///
/// ```
/// use arbiter_variants::VariantName;
/// assert_eq!("koth".parse(), Ok(VariantName::KingOfTheHill));
/// assert_eq!(VariantName::KingOfTheHill.to_string(), "king-of-the-hill");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum VariantName {
    /// Chess from any position of the Laws.
    #[default]
    Standard,
    /// Chess960, with castling by its rooks' files.
    Chess960,
    /// A king that reaches one of the four middle squares has won.
    KingOfTheHill,
    /// Who has given three checks has won.
    ThreeCheck,
    /// A captured man changes sides, and may be put on the board in place of a move.
    Crazyhouse,
    /// Two boards; a captured man is the partner's to put on the other one.
    Bughouse,
}

/// The names, the word of each, then other words that are read.
const WORDS: [(VariantName, &str, &[&str]); 6] = [
    (VariantName::Standard, "standard", &["chess"]),
    (VariantName::Chess960, "chess960", &["960"]),
    (
        VariantName::KingOfTheHill,
        "king-of-the-hill",
        &["koth", "kingofthehill"],
    ),
    (VariantName::ThreeCheck, "three-check", &["3check", "threecheck"]),
    (VariantName::Crazyhouse, "crazyhouse", &["zh"]),
    (VariantName::Bughouse, "bughouse", &["bug"]),
];

/// How archives spell them in the tag `Variant`, in small letters without signs between.
const TAGS: [(&str, VariantName); 37] = [
    ("", VariantName::Standard),
    ("standard", VariantName::Standard),
    ("chess", VariantName::Standard),
    ("normal", VariantName::Standard),
    ("orthodox", VariantName::Standard),
    ("classical", VariantName::Standard),
    ("fromposition", VariantName::Standard),
    ("regular", VariantName::Standard),
    ("chess960", VariantName::Chess960),
    ("960", VariantName::Chess960),
    ("fischerandom", VariantName::Chess960),
    ("fischerrandom", VariantName::Chess960),
    ("fischerandomchess", VariantName::Chess960),
    ("fischerrandomchess", VariantName::Chess960),
    ("frc", VariantName::Chess960),
    ("freestyle", VariantName::Chess960),
    ("freestylechess", VariantName::Chess960),
    ("chess9lx", VariantName::Chess960),
    ("wildfr", VariantName::Chess960),
    ("kingofthehill", VariantName::KingOfTheHill),
    ("koth", VariantName::KingOfTheHill),
    ("kinghill", VariantName::KingOfTheHill),
    ("threecheck", VariantName::ThreeCheck),
    ("threechecks", VariantName::ThreeCheck),
    ("threecheckchess", VariantName::ThreeCheck),
    ("3check", VariantName::ThreeCheck),
    ("3checks", VariantName::ThreeCheck),
    ("3checkchess", VariantName::ThreeCheck),
    ("crazyhouse", VariantName::Crazyhouse),
    ("crazyhousechess", VariantName::Crazyhouse),
    ("zh", VariantName::Crazyhouse),
    ("bughouse", VariantName::Bughouse),
    ("bughousechess", VariantName::Bughouse),
    ("bug", VariantName::Bughouse),
    ("doublechess", VariantName::Bughouse),
    ("tandem", VariantName::Bughouse),
    ("siamese", VariantName::Bughouse),
];

impl VariantName {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Standard,
        Self::Chess960,
        Self::KingOfTheHill,
        Self::ThreeCheck,
        Self::Crazyhouse,
        Self::Bughouse,
    ];

    /// The word that files and addresses use.
    ///
    /// ```
    /// use arbiter_variants::VariantName;
    /// assert_eq!(VariantName::ThreeCheck.word(), "three-check");
    /// ```
    #[must_use]
    pub const fn word(self) -> &'static str {
        WORDS[self as usize].1
    }

    /// The game that the tag `Variant` of a record names, however it is spelt.
    ///
    /// ```
    /// use arbiter_variants::VariantName;
    /// assert_eq!(VariantName::from_tag("Three-check"), Some(VariantName::ThreeCheck));
    /// assert_eq!(VariantName::from_tag("From Position"), Some(VariantName::Standard));
    /// assert_eq!(VariantName::from_tag("Atomic"), None);
    /// ```
    #[must_use]
    pub fn from_tag(value: &str) -> Option<Self> {
        let plain: String = value
            .chars()
            .filter(|c| c.is_alphanumeric())
            .flat_map(char::to_lowercase)
            .collect();
        TAGS.iter().find(|(tag, _)| *tag == plain).map(|&(_, name)| name)
    }

    /// As the tag `Variant` of a record names it; plain chess needs none.
    ///
    /// ```
    /// use arbiter_variants::VariantName;
    /// assert_eq!(VariantName::KingOfTheHill.tag(), Some("King of the Hill"));
    /// assert_eq!(VariantName::Standard.tag(), None);
    /// ```
    #[must_use]
    pub const fn tag(self) -> Option<&'static str> {
        match self {
            Self::Standard => None,
            Self::Chess960 => Some("Chess960"),
            Self::KingOfTheHill => Some("King of the Hill"),
            Self::ThreeCheck => Some("Three-check"),
            Self::Crazyhouse => Some("Crazyhouse"),
            Self::Bughouse => Some("Bughouse"),
        }
    }

    /// Whether captured men come back: the game has pockets and promoted marks.
    ///
    /// ```
    /// use arbiter_variants::VariantName;
    /// assert!(VariantName::Bughouse.has_pockets() && !VariantName::ThreeCheck.has_pockets());
    /// ```
    #[must_use]
    pub const fn has_pockets(self) -> bool {
        matches!(self, Self::Crazyhouse | Self::Bughouse)
    }
}

impl fmt::Display for VariantName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for VariantName {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        WORDS
            .iter()
            .find(|(_, own, others)| *own == word || others.contains(&word))
            .map(|&(name, ..)| name)
            .ok_or(UnknownWord {
                expected: "one of standard, chess960, king-of-the-hill, three-check, crazyhouse, bughouse",
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn every_word_and_every_tag_reads_back() {
        for (at, name) in VariantName::ALL.into_iter().enumerate() {
            assert_eq!(name as usize, at);
            assert_eq!(name.to_string().parse(), Ok(name));
            assert_eq!(VariantName::from_tag(name.tag().unwrap_or_default()), Some(name));
            assert_eq!(VariantName::from_tag(name.word()), Some(name), "{name}");
        }
    }

    #[test]
    fn short_words_are_read_and_others_are_not() {
        for (word, name) in [
            ("koth", VariantName::KingOfTheHill),
            ("kingofthehill", VariantName::KingOfTheHill),
            ("3check", VariantName::ThreeCheck),
            ("zh", VariantName::Crazyhouse),
            ("bug", VariantName::Bughouse),
        ] {
            assert_eq!(word.parse(), Ok(name));
        }
        for word in ["", "atomic", "Crazyhouse", "crazy house"] {
            assert!(word.parse::<VariantName>().is_err(), "{word}");
        }
    }
}
