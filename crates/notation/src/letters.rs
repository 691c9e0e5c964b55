//! The letters of the pieces in ten languages, and figurines: one table.
//!
//! A player may write the first letter (since 2014: an abbreviation) of the usual name in his own language; a pawn
//! has no letter anywhere. R is the king in French and the rook in English, so the language is never guessed.
//! To add one: a variant of [`Language`] and its row in `TABLE`. Two pieces with one letter do not compile.

use arbiter_chess::Role;

/// A language in which moves are written, or the figurines that need none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[non_exhaustive]
pub enum Language {
    /// K Q R B N; the letters of PGN.
    #[default]
    English,
    /// R D T F C
    French,
    /// K D T L S
    German,
    /// R D T A C
    Spanish,
    /// م و ر ف ح
    Arabic,
    /// ش و ر ف ا; English letters are read too, since most Persian scores have them.
    Persian,
    /// V H X T M
    Vietnamese,
    /// K D T L P
    Dutch,
    /// Кр Ф Л С К; their Latin transcription is read too.
    Russian,
    /// R D T A C
    Italian,
    /// ♔ ♕ ♖ ♗ ♘
    Figurine,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; COUNT] = [
        Self::English,
        Self::French,
        Self::German,
        Self::Spanish,
        Self::Arabic,
        Self::Persian,
        Self::Vietnamese,
        Self::Dutch,
        Self::Russian,
        Self::Italian,
        Self::Figurine,
    ];

    /// The code of ISO 639-1; `figurine` for figurines.
    ///
    /// ```
    /// use arbiter_notation::Language;
    /// assert_eq!(Language::Persian.code(), "fa");
    /// ```
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.row().code
    }

    /// The language with this code.
    ///
    /// ```
    /// use arbiter_notation::Language;
    /// assert_eq!(Language::from_code("fa"), Some(Language::Persian));
    /// assert_eq!(Language::from_code("xx"), None);
    /// ```
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        TABLE.iter().find(|row| row.code == code).map(|row| row.language)
    }

    /// Its letters.
    ///
    /// ```
    /// use arbiter_notation::Language;
    /// assert_eq!(Language::French.letters().king, "R");
    /// assert_eq!(Language::English.letters().rook, "R");
    /// ```
    #[must_use]
    pub const fn letters(self) -> &'static Letters {
        &self.row().letters
    }

    const fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }
}

/// How the pieces are written, and how else they may be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Letters {
    /// King.
    pub king: &'static str,
    /// Queen.
    pub queen: &'static str,
    /// Rook.
    pub rook: &'static str,
    /// Bishop.
    pub bishop: &'static str,
    /// Knight.
    pub knight: &'static str,
    /// Other forms that are understood and never written.
    pub also: &'static [(&'static str, Role)],
}

impl Letters {
    /// The letter of a piece; empty for a pawn.
    ///
    /// ```
    /// use arbiter_chess::Role;
    /// use arbiter_notation::Language;
    /// assert_eq!(Language::German.letters().of(Role::Knight), "S");
    /// ```
    #[must_use]
    #[inline]
    pub const fn of(&self, role: Role) -> &'static str {
        match role {
            Role::Pawn => "",
            Role::Knight => self.knight,
            Role::Bishop => self.bishop,
            Role::Rook => self.rook,
            Role::Queen => self.queen,
            Role::King => self.king,
        }
    }

    /// The piece whose letter `text` begins with, and that letter; the longest that fits (Кр before К). Figurines
    /// of both colours, pawns too, are understood in every language.
    ///
    /// ```
    /// use arbiter_chess::Role;
    /// use arbiter_notation::Language;
    /// let russian = Language::Russian.letters();
    /// assert_eq!(russian.read("Крe2"), Some((Role::King, "Кр")));
    /// assert_eq!(russian.read("Кe2"), Some((Role::Knight, "К")));
    /// ```
    #[must_use]
    pub fn read<'a>(&self, text: &'a str) -> Option<(Role, &'a str)> {
        let written = Role::ALL.into_iter().skip(1).map(|role| (self.of(role), role));
        written
            .chain(self.also.iter().copied())
            .chain(FIGURINES)
            .filter(|(letter, _)| text.starts_with(letter))
            .max_by_key(|(letter, _)| letter.len())
            .map(|(letter, role)| (role, &text[..letter.len()]))
    }
}

/// Languages in the table.
const COUNT: usize = 11;

struct Row {
    language: Language,
    code: &'static str,
    letters: Letters,
}

const fn row(
    language: Language,
    code: &'static str,
    [king, queen, rook, bishop, knight]: [&'static str; 5],
    also: &'static [(&'static str, Role)],
) -> Row {
    let letters = Letters {
        king,
        queen,
        rook,
        bishop,
        knight,
        also,
    };
    assert_letters(&letters);
    Row {
        language,
        code,
        letters,
    }
}

/// In the order of [`Language`]. Sources: the table of the Laws' appendix in the Arabic translation of 2005 for
/// English, French, German, Spanish and Arabic; the names of the men in the Persian and Vietnamese translations;
/// common use for the others.
static TABLE: [Row; COUNT] = [
    row(Language::English, "en", ["K", "Q", "R", "B", "N"], &[]),
    row(Language::French, "fr", ["R", "D", "T", "F", "C"], &[]),
    row(Language::German, "de", ["K", "D", "T", "L", "S"], &[]),
    row(Language::Spanish, "es", ["R", "D", "T", "A", "C"], &[]),
    row(Language::Arabic, "ar", ["م", "و", "ر", "ف", "ح"], &[]),
    row(Language::Persian, "fa", ["ش", "و", "ر", "ف", "ا"], PERSIAN_ALSO),
    row(Language::Vietnamese, "vi", ["V", "H", "X", "T", "M"], &[]),
    row(Language::Dutch, "nl", ["K", "D", "T", "L", "P"], &[]),
    row(Language::Russian, "ru", ["Кр", "Ф", "Л", "С", "К"], RUSSIAN_ALSO),
    row(Language::Italian, "it", ["R", "D", "T", "A", "C"], &[]),
    row(Language::Figurine, "figurine", ["♔", "♕", "♖", "♗", "♘"], &[]),
];

/// Other forms of alef, and the English letters.
const PERSIAN_ALSO: &[(&str, Role)] = &[
    ("أ", Role::Knight),
    ("آ", Role::Knight),
    ("K", Role::King),
    ("Q", Role::Queen),
    ("R", Role::Rook),
    ("B", Role::Bishop),
    ("N", Role::Knight),
];

/// Capitals, and Latin letters of the same shape or sound; a Latin K for the Cyrillic one is a knight.
const RUSSIAN_ALSO: &[(&str, Role)] = &[
    ("КР", Role::King),
    ("Kp", Role::King),
    ("KP", Role::King),
    ("Kр", Role::King),
    ("Кp", Role::King),
    ("F", Role::Queen),
    ("L", Role::Rook),
    ("C", Role::Bishop),
    ("K", Role::Knight),
];

/// Signs that are read in every language.
const FIGURINES: [(&str, Role); 12] = [
    ("♔", Role::King),
    ("♕", Role::Queen),
    ("♖", Role::Rook),
    ("♗", Role::Bishop),
    ("♘", Role::Knight),
    ("♙", Role::Pawn),
    ("♚", Role::King),
    ("♛", Role::Queen),
    ("♜", Role::Rook),
    ("♝", Role::Bishop),
    ("♞", Role::Knight),
    ("♟", Role::Pawn),
];

/// The longest letter in bytes: what [`SanText`](crate::SanText) has room for.
pub(crate) const LONGEST: usize = 4;

/// Stops the build where a letter is missing, too long, a square's file, or stands for two pieces.
const fn assert_letters(letters: &Letters) {
    let mut index = 1;
    while index < Role::ALL.len() {
        let letter = letters.of(Role::ALL[index]);
        assert!(
            !letter.is_empty() && letter.len() <= LONGEST,
            "a letter is missing or too long"
        );
        assert!(
            !matches!(letter.as_bytes()[0], b'a'..=b'h' | b'0'..=b'9'),
            "a letter looks like a square"
        );
        let mut other = index + 1;
        while other < Role::ALL.len() {
            assert!(
                !same(letter, letters.of(Role::ALL[other])),
                "two pieces share a letter"
            );
            other += 1;
        }
        let mut also = 0;
        while also < letters.also.len() {
            assert!(
                !same(letter, letters.also[also].0),
                "a further form is the letter of a piece"
            );
            also += 1;
        }
        index += 1;
    }
    assert_also(letters.also);
}

const fn assert_also(also: &[(&str, Role)]) {
    let mut index = 0;
    while index < also.len() {
        assert!(!also[index].0.is_empty(), "a further form is empty");
        let mut other = index + 1;
        while other < also.len() {
            assert!(!same(also[index].0, also[other].0), "a further form stands twice");
            other += 1;
        }
        index += 1;
    }
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut index = 0;
    while index < a.len() && index < b.len() && a[index] == b[index] {
        index += 1;
    }
    index == a.len() && index == b.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_its_own_row_and_code() {
        for (index, language) in Language::ALL.into_iter().enumerate() {
            assert_eq!(language as usize, index);
            assert_eq!(Language::from_code(language.code()), Some(language));
        }
    }

    #[test]
    fn every_letter_reads_back() {
        for language in Language::ALL {
            let letters = language.letters();
            for role in Role::ALL.into_iter().skip(1) {
                assert_eq!(
                    letters.read(letters.of(role)),
                    Some((role, letters.of(role))),
                    "{language:?}"
                );
            }
            for &(form, role) in letters.also {
                assert_eq!(letters.read(form), Some((role, form)), "{language:?}");
            }
        }
    }

    #[test]
    fn the_same_letter_is_another_piece_in_another_language() {
        for (language, letter, role) in [
            (Language::English, "R", Role::Rook),
            (Language::French, "R", Role::King),
            (Language::Vietnamese, "T", Role::Bishop),
            (Language::Dutch, "T", Role::Rook),
            (Language::Russian, "L", Role::Rook),
            (Language::German, "L", Role::Bishop),
            (Language::Arabic, "ر", Role::Rook),
            (Language::Persian, "آ", Role::Knight),
        ] {
            assert_eq!(language.letters().read(letter).map(|(role, _)| role), Some(role));
        }
        assert_eq!(Language::English.letters().read("e4"), None);
    }
}
