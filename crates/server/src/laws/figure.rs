//! A parameter of the Laws as the pages show it: named and valued in words, its id beside it for the regulations.

use arbiter_lang::{Calendar, Lang};
use arbiter_laws::{Key, Value};

/// A row of a table of parameters.
pub struct Figure {
    /// The public name, by which the regulations of an event set it.
    pub id: &'static str,
    /// What it is called in the language of the page.
    pub name: String,
    /// What it says here; nothing where the rulebook does not set it.
    pub value: Option<String>,
    /// A day in the Gregorian calendar, where the page has another.
    pub gregorian: String,
    /// The article that says so, where more than one is spoken of.
    pub article: Option<String>,
    /// The games that it is about, where more than one is spoken of.
    pub games: Option<String>,
}

impl Figure {
    /// Of this parameter with what a rulebook says of it.
    pub fn of(lang: &Lang, key: Key, value: Option<&Value>) -> Self {
        let gregorian = match (lang.calendar(), value) {
            (Calendar::Persian, Some(Value::Date(day))) => lang.in_calendar(Calendar::Gregorian).date(*day),
            _ => String::new(),
        };
        Self {
            id: key.id(),
            name: lang.parameter(key),
            value: value.map(|value| lang.parameter_value(key, value)),
            gregorian,
            article: None,
            games: None,
        }
    }

    /// The same as this article has it.
    pub fn by(mut self, article: Option<&str>) -> Self {
        self.article = article.map(str::to_owned);
        self
    }

    /// The same for these games.
    pub fn within(mut self, games: Option<String>) -> Self {
        self.games = games;
        self
    }
}
