//! The variables of a message.

use arbiter_laws::Date;
use std::time::Duration;

/// What a variable of a message stands for, before a language has given it its form.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Arg {
    Text(String),
    Word(String),
    Count(u64),
    Decimal(f64, u8),
    Duration(Duration),
    Spoken(Duration),
    Date(Date),
}

/// The variables of a message, by name.
///
/// ```
/// use arbiter_lang::Args;
/// let args = Args::new().text("white", "Tal").count("games", 7200);
/// ```
#[derive(Debug, Clone, Default)]
pub struct Args {
    pub(crate) list: Vec<(String, Arg)>,
}

impl Args {
    /// No variables yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    fn with(mut self, name: &str, arg: Arg) -> Self {
        self.list.push((name.to_owned(), arg));
        self
    }

    /// Foreign text: a name, a move, a position. Kept apart from the direction of the sentence around it.
    #[must_use]
    pub fn text(self, name: &str, text: impl Into<String>) -> Self {
        self.with(name, Arg::Text(text.into()))
    }

    /// A word that a message chooses by; it may also be printed, and then it is the message's own language.
    #[must_use]
    pub fn word(self, name: &str, word: impl Into<String>) -> Self {
        self.with(name, Arg::Word(word.into()))
    }

    /// A number, which may choose a plural form.
    #[must_use]
    pub fn count(self, name: &str, count: u64) -> Self {
        self.with(name, Arg::Count(count))
    }

    /// A number with so many places after the point.
    #[must_use]
    pub fn decimal(self, name: &str, number: f64, places: u8) -> Self {
        self.with(name, Arg::Decimal(number, places))
    }

    /// A time, as a clock shows it: `2:00`, `1:30:00`.
    #[must_use]
    pub fn duration(self, name: &str, time: Duration) -> Self {
        self.with(name, Arg::Duration(time))
    }

    /// A time in words, as a sentence has it: `two minutes`, `one hour and 30 minutes`.
    #[must_use]
    pub fn spoken(self, name: &str, time: Duration) -> Self {
        self.with(name, Arg::Spoken(time))
    }

    /// A day.
    #[must_use]
    pub fn date(self, name: &str, day: Date) -> Self {
        self.with(name, Arg::Date(day))
    }
}
