//! What a game is known by when it stands somewhere again: its players, its occasion and its moves.

use arbiter_laws::{Date, PartialDate};

use super::hash::{Hash, word};
use super::names::surname;

/// What is remembered of a game to know it again.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Fingerprint {
    /// Both players by their surnames, and the start; 0 where one of them is not known.
    pub(super) players: u64,
    /// Full names, event, day and round; 0 where one of them is not known.
    pub(super) occasion: u64,
    pub(super) when: When,
    pub(super) result: Outcome,
    /// What was played, or the words behind a move that could not be.
    pub(super) moves: Vec<u16>,
}

/// How a game ended, so far as it matters here.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Outcome {
    #[default]
    Open,
    White,
    Black,
    Draw,
    /// A double forfeit.
    Neither,
}

impl Outcome {
    pub(super) const fn from_byte(byte: u8) -> Option<Self> {
        Some(match byte {
            0 => Self::Open,
            1 => Self::White,
            2 => Self::Black,
            3 => Self::Draw,
            4 => Self::Neither,
            _ => return None,
        })
    }

    fn read(text: &str) -> Self {
        match text {
            "1-0" => Self::White,
            "0-1" => Self::Black,
            "1/2-1/2" => Self::Draw,
            "0-0" => Self::Neither,
            _ => Self::Open,
        }
    }
}

/// When a game was played, in few bytes: whether two games cannot be one is asked often.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct When {
    /// Year, month and day in nine bits; 0 is unknown.
    pub(super) date: u32,
    /// The round and what stands behind its point; 0 is unknown.
    pub(super) round: [u8; 2],
    /// The address or the number that a server gave it; 0 where it has none.
    pub(super) link: u16,
}

impl When {
    /// Whether games of these two occasions are two games.
    pub(super) fn contradicts(self, other: Self) -> bool {
        let differ = |one: u32, other: u32| one != 0 && other != 0 && one != other;
        let rounds = self.round.iter().zip(other.round);
        self.is_another_day(other)
            || differ(self.link.into(), other.link.into())
            || rounds
                .into_iter()
                .any(|(&one, other)| differ(one.into(), other.into()))
    }

    /// Where both days are known, one may be that of another time zone.
    fn is_another_day(self, other: Self) -> bool {
        if let (Some(one), Some(other)) = (self.day(), other.day()) {
            return one.abs_diff(other) > 1;
        }
        [(9, 0x7fff), (5, 0xf), (0, 0x1f)]
            .into_iter()
            .any(|(shift, mask)| {
                let [one, other] = [self.date, other.date].map(|date| date >> shift & mask);
                one != 0 && other != 0 && one != other
            })
    }

    /// Days since some day, if the whole date is known.
    fn day(self) -> Option<i64> {
        let (year, month, day) = (self.date >> 9, self.date >> 5 & 0xf, self.date & 0x1f);
        Date::new(year as i16, month as u8, day as u8).map(Date::days)
    }
}

/// What the tags of a game say, as they stand there.
#[derive(Debug, Clone, Copy, Default)]
pub struct Said<'a> {
    pub white: &'a str,
    pub black: &'a str,
    pub event: &'a str,
    pub date: &'a str,
    pub round: &'a str,
    pub result: &'a str,
    /// The position that the game starts from and its variant, where they are not the usual ones.
    pub start: &'a str,
    /// The address or the number that a server gave it.
    pub link: &'a str,
}

impl Fingerprint {
    /// Moves that were played.
    pub(crate) fn extend(&mut self, moves: impl Iterator<Item = u16>) {
        self.moves.extend(moves);
    }

    /// A word that was not played.
    pub(crate) fn push_word(&mut self, bytes: &[u8]) {
        self.moves.push(word(bytes));
    }

    /// No game.
    pub(crate) fn clear(&mut self) {
        self.players = 0;
        self.occasion = 0;
        self.moves.clear();
    }

    /// The tags are complete.
    pub(crate) fn tell(&mut self, said: Said<'_>) {
        self.players = players(said).unwrap_or(0);
        let date = PartialDate::from_pgn(said.date);
        let round = round(said.round);
        let number = |part: Option<u8>| u32::from(part.unwrap_or(0));
        let year = date.year.map_or(0, |year| year.unsigned_abs().into());
        self.when = When {
            date: year << 9 | number(date.month) << 5 | number(date.day),
            round,
            link: short(said.link),
        };
        self.result = Outcome::read(said.result);
        self.occasion = self.occasion_of(said).unwrap_or(0);
    }

    fn occasion_of(&self, said: Said<'_>) -> Option<u64> {
        let whole = self.players != 0 && self.when.round[0] != 0 && self.when.day().is_some();
        if !whole {
            return None;
        }
        let mut hash = Hash::new(self.players);
        for text in [said.white, said.black, said.event] {
            if !hash.letters(text) {
                return None;
            }
        }
        hash.text(said.round.trim());
        hash.number(self.when.date.into());
        Some(hash.end())
    }
}

fn players(said: Said<'_>) -> Option<u64> {
    let mut hash = Hash::new(0);
    hash.letters(surname(said.white)?);
    hash.letters(surname(said.black)?);
    hash.text(said.start.trim());
    Some(hash.end())
}

/// The round, and what stands behind its point: `3.12` is a board of the third.
fn round(text: &str) -> [u8; 2] {
    let text = text.trim();
    if matches!(text, "" | "?" | "-") {
        return [0; 2];
    }
    let (main, rest) = text.split_once('.').unwrap_or((text, ""));
    [main, rest].map(|part| short(part) as u8)
}

/// A few bits of a text, 0 for none.
fn short(text: &str) -> u16 {
    if text.is_empty() {
        return 0;
    }
    let mut hash = Hash::new(0);
    hash.text(text);
    // Neither the whole nor its lower half may say that there is nothing.
    hash.end() as u16 | 1
}
