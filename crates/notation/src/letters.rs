//! The letters of the pieces in twenty-five languages, and figurines: one table.
//!
//! A player may write the first letter (since 2014: an abbreviation) of the usual name in his own language; a pawn
//! has no letter anywhere. R is the king in French and the rook in English, so the language is never guessed.
//! To add one: a variant of [`Language`] and its row in `TABLE`. Two pieces with one letter do not compile.

use arbiter_chess::{File, Role};

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
    /// م و ر ف ح; English letters and the Arabic letters of the files are read too.
    Arabic,
    /// ش و ر ف ا; English letters are read too, since most Persian scores have them.
    Persian,
    /// V H X T M
    Vietnamese,
    /// K D T L P
    Dutch,
    /// Кр Ф Л С К; their Latin transcription and Cyrillic letters of the files are read too.
    Russian,
    /// R D T A C
    Italian,
    /// K D V S J
    Czech,
    /// K D T L S
    Danish,
    /// K L V O R; an O is the bishop, and castling where it can be nothing else.
    Estonian,
    /// K D T L R
    Finnish,
    /// K V B F H
    Hungarian,
    /// K D H B R
    Icelandic,
    /// K D T L S
    Norwegian,
    /// K H W G S
    Polish,
    /// R D T B C
    Portuguese,
    /// R D T N C
    Romanian,
    /// K D T L S
    Swedish,
    /// Ş V K F A; an S without its mark is read too.
    Turkish,
    /// Ρ Β Π Α Ι; Latin letters of the same shape and the Greek letters of the files are read too.
    Greek,
    /// מ מה צ ר פ; the Hebrew letters of the files and English letters are read too.
    Hebrew,
    /// 王 后 车 象 马; traditional signs and English letters are read too.
    Chinese,
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
        Self::Czech,
        Self::Danish,
        Self::Estonian,
        Self::Finnish,
        Self::Hungarian,
        Self::Icelandic,
        Self::Norwegian,
        Self::Polish,
        Self::Portuguese,
        Self::Romanian,
        Self::Swedish,
        Self::Turkish,
        Self::Greek,
        Self::Hebrew,
        Self::Chinese,
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
    /// Letters of the language's own alphabet for the files, understood and never written.
    pub files: &'static [(char, File)],
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

    /// The same with the longest that is shorter than this one: what is meant where the rest of it belongs to a square.
    pub(crate) fn read_shorter<'a>(&self, text: &'a str, than: &str) -> Option<(Role, &'a str)> {
        let (before, _) = than.char_indices().next_back()?;
        self.read(&text[..before])
    }

    /// The file that this letter of the language's own alphabet names.
    pub(crate) fn file(&self, letter: char) -> Option<File> {
        let named = self.files.iter().find(|(name, _)| *name == letter);
        named.map(|(_, file)| *file)
    }
}

/// Languages in the table.
const COUNT: usize = 26;

struct Row {
    language: Language,
    code: &'static str,
    letters: Letters,
}

impl Row {
    const fn with_files(mut self, files: &'static [(char, File)]) -> Self {
        self.letters.files = files;
        self
    }
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
        files: &[],
    };
    assert_letters(&letters);
    Row {
        language,
        code,
        letters,
    }
}

/// In the order of [`Language`]. Sources: the table of the Laws' appendix in the Arabic translation of 2005 for
/// English, French, German, Spanish and Arabic; the names of the men in the Persian and Vietnamese translations; the
/// table of the PGN standard for its seventeen; common use for the others.
static TABLE: [Row; COUNT] = [
    row(Language::English, "en", ["K", "Q", "R", "B", "N"], &[]),
    row(Language::French, "fr", ["R", "D", "T", "F", "C"], &[]),
    row(Language::German, "de", ["K", "D", "T", "L", "S"], &[]),
    row(Language::Spanish, "es", ["R", "D", "T", "A", "C"], &[]),
    row(Language::Arabic, "ar", ["م", "و", "ر", "ف", "ح"], &ENGLISH).with_files(ARABIC_FILES),
    row(Language::Persian, "fa", ["ش", "و", "ر", "ف", "ا"], PERSIAN_ALSO).with_files(ARABIC_FILES),
    row(Language::Vietnamese, "vi", ["V", "H", "X", "T", "M"], &[]),
    row(Language::Dutch, "nl", ["K", "D", "T", "L", "P"], &[]),
    row(Language::Russian, "ru", ["Кр", "Ф", "Л", "С", "К"], RUSSIAN_ALSO).with_files(RUSSIAN_FILES),
    row(Language::Italian, "it", ["R", "D", "T", "A", "C"], &[]),
    row(Language::Czech, "cs", ["K", "D", "V", "S", "J"], &[]),
    row(Language::Danish, "da", ["K", "D", "T", "L", "S"], &[]),
    row(Language::Estonian, "et", ["K", "L", "V", "O", "R"], &[]),
    row(Language::Finnish, "fi", ["K", "D", "T", "L", "R"], &[]),
    row(Language::Hungarian, "hu", ["K", "V", "B", "F", "H"], &[]),
    row(Language::Icelandic, "is", ["K", "D", "H", "B", "R"], &[]),
    row(Language::Norwegian, "no", ["K", "D", "T", "L", "S"], &[]),
    row(Language::Polish, "pl", ["K", "H", "W", "G", "S"], &[]),
    row(Language::Portuguese, "pt", ["R", "D", "T", "B", "C"], &[]),
    row(Language::Romanian, "ro", ["R", "D", "T", "N", "C"], &[]),
    row(Language::Swedish, "sv", ["K", "D", "T", "L", "S"], &[]),
    row(Language::Turkish, "tr", ["Ş", "V", "K", "F", "A"], TURKISH_ALSO),
    row(Language::Greek, "el", ["Ρ", "Β", "Π", "Α", "Ι"], GREEK_ALSO).with_files(GREEK_FILES),
    row(Language::Hebrew, "he", ["מ", "מה", "צ", "ר", "פ"], HEBREW_ALSO).with_files(HEBREW_FILES),
    row(
        Language::Chinese,
        "zh",
        ["王", "后", "车", "象", "马"],
        CHINESE_ALSO,
    ),
    row(Language::Figurine, "figurine", ["♔", "♕", "♖", "♗", "♘"], &[]),
];

/// Read where no Latin letter means anything else.
const ENGLISH: [(&str, Role); 5] = [
    ("K", Role::King),
    ("Q", Role::Queen),
    ("R", Role::Rook),
    ("B", Role::Bishop),
    ("N", Role::Knight),
];

/// Other forms of alef, and the English letters.
const PERSIAN_ALSO: &[(&str, Role)] = &[
    ("أ", Role::Knight),
    ("آ", Role::Knight),
    ENGLISH[0],
    ENGLISH[1],
    ENGLISH[2],
    ENGLISH[3],
    ENGLISH[4],
];

/// The king without his cedilla, and with one that is a sign of its own.
const TURKISH_ALSO: &[(&str, Role)] = &[("S\u{327}", Role::King), ("S", Role::King)];

/// Latin letters of the same shape.
const GREEK_ALSO: &[(&str, Role)] = &[
    ("P", Role::King),
    ("B", Role::Queen),
    ("A", Role::Bishop),
    ("I", Role::Knight),
];

/// The queen by the letter that tells her from the king, and the English letters.
const HEBREW_ALSO: &[(&str, Role)] = &[
    ("ה", Role::Queen),
    ENGLISH[0],
    ENGLISH[1],
    ENGLISH[2],
    ENGLISH[3],
    ENGLISH[4],
];

/// Traditional signs, and the English letters.
const CHINESE_ALSO: &[(&str, Role)] = &[
    ("車", Role::Rook),
    ("馬", Role::Knight),
    ENGLISH[0],
    ENGLISH[1],
    ENGLISH[2],
    ENGLISH[3],
    ENGLISH[4],
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

/// The letters in the order of their values, as they are counted in Arabic and in Persian.
const ARABIC_FILES: &[(char, File)] = &[
    ('ا', File::A),
    ('أ', File::A),
    ('ب', File::B),
    ('ج', File::C),
    ('د', File::D),
    ('ه', File::E),
    ('و', File::F),
    ('ز', File::G),
    ('ح', File::H),
];

/// By sound; letters of the same shape as Latin ones are read in every language.
const RUSSIAN_FILES: &[(char, File)] = &[
    ('б', File::B),
    ('в', File::B),
    ('ц', File::C),
    ('д', File::D),
    ('ф', File::F),
    ('г', File::G),
    ('н', File::H),
];

/// The letters in the order of their values.
const GREEK_FILES: &[(char, File)] = &[
    ('α', File::A),
    ('β', File::B),
    ('γ', File::C),
    ('δ', File::D),
    ('ε', File::E),
    ('ζ', File::F),
    ('η', File::G),
    ('θ', File::H),
];

/// The letters in the order of their values.
const HEBREW_FILES: &[(char, File)] = &[
    ('א', File::A),
    ('ב', File::B),
    ('ג', File::C),
    ('ד', File::D),
    ('ה', File::E),
    ('ו', File::F),
    ('ז', File::G),
    ('ח', File::H),
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
            (Language::Arabic, "N", Role::Knight),
            (Language::Hungarian, "B", Role::Rook),
            (Language::Icelandic, "B", Role::Bishop),
            (Language::Icelandic, "R", Role::Knight),
            (Language::Romanian, "N", Role::Bishop),
            (Language::Polish, "H", Role::Queen),
            (Language::Turkish, "K", Role::Rook),
            (Language::Turkish, "S\u{327}", Role::King),
            (Language::Greek, "Β", Role::Queen),
            (Language::Hebrew, "מה", Role::Queen),
            (Language::Hebrew, "מ", Role::King),
            (Language::Chinese, "馬", Role::Knight),
        ] {
            assert_eq!(language.letters().read(letter).map(|(role, _)| role), Some(role));
        }
        assert_eq!(Language::English.letters().read("e4"), None);
    }
}
