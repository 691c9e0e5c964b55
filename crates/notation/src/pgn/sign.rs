//! The small signs of movetext: results, valuations, marks.

use core::fmt;

use arbiter_chess::Color;

/// The result of a game as it is written.
///
/// ```
/// use arbiter_notation::pgn::GameResult;
/// assert_eq!(GameResult::parse("1/2-1/2"), Some(GameResult::Draw));
/// assert_eq!(GameResult::WhiteWins.to_string(), "1-0");
/// assert_eq!(GameResult::parse("0-0"), Some(GameResult::BothLose), "of a tag; in movetext it may be castling");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `0-0`: both lost, for which PGN has no marker.
    BothLose,
    /// `*`: not finished, or not known.
    Open,
}

impl GameResult {
    /// All of them, in the order of their declaration.
    pub const ALL: [Self; 5] = [
        Self::WhiteWins,
        Self::BlackWins,
        Self::Draw,
        Self::BothLose,
        Self::Open,
    ];

    /// The win of one player.
    ///
    /// ```
    /// use arbiter_notation::pgn::GameResult;
    /// assert_eq!(GameResult::win(arbiter_notation::chess::Color::Black), GameResult::BlackWins);
    /// ```
    #[must_use]
    pub const fn win(of: Color) -> Self {
        match of {
            Color::White => Self::WhiteWins,
            Color::Black => Self::BlackWins,
        }
    }

    /// Who has won, if one has.
    ///
    /// ```
    /// use arbiter_notation::chess::Color;
    /// use arbiter_notation::pgn::GameResult;
    /// assert_eq!(GameResult::WhiteWins.winner(), Some(Color::White));
    /// assert_eq!(GameResult::BothLose.winner(), None);
    /// ```
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::WhiteWins => Some(Color::White),
            Self::BlackWins => Some(Color::Black),
            Self::Draw | Self::BothLose | Self::Open => None,
        }
    }

    /// Reads what a tag says: the four markers of PGN, `½-½`, `0-0` and the signs of forfeits, with any dash and with blanks.
    ///
    /// ```
    /// use arbiter_notation::pgn::GameResult;
    /// assert_eq!(GameResult::parse("½-½"), Some(GameResult::Draw));
    /// assert_eq!(GameResult::parse("1 - 0"), Some(GameResult::WhiteWins));
    /// assert_eq!(GameResult::parse("-/+"), Some(GameResult::BlackWins));
    /// assert_eq!(GameResult::parse("0F-0F"), Some(GameResult::BothLose));
    /// assert_eq!(GameResult::parse("2-0"), None);
    /// ```
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        if let Some(marker) = Self::from_bytes(text.as_bytes()) {
            return Some(marker);
        }
        let plain: alloc::string::String = text
            .chars()
            .filter(|c| !c.is_whitespace())
            .map(|c| if is_dash(c) { '-' } else { c })
            .collect();
        Self::from_bytes(plain.as_bytes()).or_else(|| Self::at_end(plain.as_bytes()))
    }

    /// What is a result only at the end of a game: elsewhere `0-0` castles and `+/-` is a valuation.
    pub(crate) fn at_end(text: &[u8]) -> Option<Self> {
        match text {
            b"0-0" | b"-/-" | b"-:-" | b"0F-0F" | b"0f-0f" => Some(Self::BothLose),
            b"+/-" | b"+:-" | b"+-" | b"1F-0F" | b"1f-0f" => Some(Self::WhiteWins),
            b"-/+" | b"-:+" | b"-+" | b"0F-1F" | b"0f-1f" => Some(Self::BlackWins),
            _ => None,
        }
    }

    pub(crate) fn from_bytes(text: &[u8]) -> Option<Self> {
        match text {
            b"1-0" | b"1\xe2\x80\x930" | b"1\xe2\x80\x940" => Some(Self::WhiteWins),
            b"0-1" | b"0\xe2\x80\x931" | b"0\xe2\x80\x941" => Some(Self::BlackWins),
            b"1/2-1/2"
            | b"1/2"
            | b"1/2\xe2\x80\x931/2"
            | b"1/2\xe2\x80\x941/2"
            | b"\xc2\xbd-\xc2\xbd"
            | b"\xc2\xbd\xe2\x80\x93\xc2\xbd"
            | b"\xc2\xbd"
            | b"\xbd-\xbd" => Some(Self::Draw),
            b"*" => Some(Self::Open),
            _ => None,
        }
    }

    /// How it is written outside of PGN, where a game can be lost by both.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::BothLose => "0-0",
            Self::Open => "*",
        }
    }

    /// The marker of PGN.
    ///
    /// ```
    /// use arbiter_notation::pgn::GameResult;
    /// assert_eq!(GameResult::Draw.marker(), "1/2-1/2");
    /// assert_eq!(GameResult::BothLose.marker(), "*");
    /// ```
    #[must_use]
    pub const fn marker(self) -> &'static str {
        match self {
            Self::BothLose => Self::Open.as_str(),
            other => other.as_str(),
        }
    }
}

/// Hyphens, dashes and the sign of minus.
pub(crate) const fn is_dash(c: char) -> bool {
    matches!(c, '\u{2010}'..='\u{2015}' | '\u{2212}')
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for GameResult {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for GameResult {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = alloc::string::String::deserialize(deserializer)?;
        let known = Self::ALL.into_iter().find(|result| result.as_str() == text);
        known.ok_or_else(|| serde::de::Error::custom("expected 1-0, 0-1, 1/2-1/2, 0-0 or *"))
    }
}

/// The words as they are written outside of PGN.
#[cfg(feature = "ts")]
impl ts_rs::TS for GameResult {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "GameResult".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        Self::ALL.map(|result| format!("\"{result}\"")).join(" | ")
    }

    fn decl(cfg: &ts_rs::Config) -> String {
        format!("type {} = {};", Self::name(cfg), Self::inline(cfg))
    }

    fn output_path() -> Option<std::path::PathBuf> {
        Some("GameResult.ts".into())
    }
}

/// What the Laws let a player write behind a move, standing apart from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// `(=)`: a draw was offered with this move.
    DrawOffer,
    /// `e.p.`: the move was an en passant capture.
    EnPassant,
}

impl Mark {
    /// The sign as the Laws print it.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::DrawOffer => "(=)",
            Self::EnPassant => "e.p.",
        }
    }
}

/// A numeric annotation glyph: a valuation by number, 0 to 255 in the standard, more in some programs.
///
/// ```
/// use arbiter_notation::pgn::Nag;
/// assert_eq!(Nag::from_sign("!?"), Some(Nag(5)));
/// assert_eq!(Nag(18).to_string(), "$18");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nag(pub u16);

/// Signs and their numbers, from the table of the PGN standard (section 10); then those of the tables of signs in
/// characters of one piece, and the letters of its export of diagrams and novelties.
const NAGS: [(&str, u16); 49] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("□", 7),
    ("=", 10),
    ("∞", 13),
    ("~", 13),
    ("+=", 14),
    ("+/=", 14),
    ("⩲", 14),
    ("=+", 15),
    ("=/+", 15),
    ("⩱", 15),
    ("+/-", 16),
    ("±", 16),
    ("-/+", 17),
    ("∓", 17),
    ("+-", 18),
    ("-+", 19),
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("⨀", 22),
    ("⟳", 32),
    ("↑", 36),
    ("→", 40),
    ("⯹", 44),
    ("⇆", 132),
    ("⊕", 138),
    ("∆", 140),
    ("Δ", 140),
    ("△", 140),
    ("∇", 141),
    ("⌓", 142),
    ("RR", 145),
    ("N", 146),
    ("TN", 146),
    ("☓", 147),
    ("⊥", 148),
    ("↔", 149),
    ("⟺", 149),
    ("⇔", 149),
    ("⇗", 150),
    ("D", 220),
    ("dia", 220),
];

impl Nag {
    /// The number of a sign such as `!?` or `+-`.
    ///
    /// ```
    /// use arbiter_notation::pgn::Nag;
    /// assert_eq!(Nag::from_sign("!?"), Some(Nag(5)));
    /// ```
    #[must_use]
    pub fn from_sign(sign: &str) -> Option<Self> {
        NAGS.iter()
            .find(|(known, _)| *known == sign)
            .map(|&(_, number)| Self(number))
    }

    pub(crate) fn from_bytes(sign: &[u8]) -> Option<Self> {
        core::str::from_utf8(sign).ok().and_then(Self::from_sign)
    }
}

impl fmt::Display for Nag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markers_read_back() {
        for result in [
            GameResult::WhiteWins,
            GameResult::BlackWins,
            GameResult::Draw,
            GameResult::Open,
        ] {
            assert_eq!(GameResult::parse(result.marker()), Some(result));
        }
    }

    #[test]
    fn no_sign_has_two_numbers() {
        for (index, (sign, number)) in NAGS.iter().enumerate() {
            assert_eq!(Nag::from_sign(sign), Some(Nag(*number)));
            assert!(NAGS[..index].iter().all(|(other, _)| other != sign), "{sign}");
        }
    }
}
