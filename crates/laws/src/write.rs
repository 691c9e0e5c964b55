//! Values as the files of rulebooks write them: what is written reads back the same.

use crate::generated::{Key, SCHEMA};
use crate::read::Raw;
use crate::schema::Kind;
use crate::value::{Figure, Rung, Value};
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// A value in the form in which a rulebook's file has it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Written {
    /// A time, a range, points, a day or a word.
    Text(String),
    /// A number.
    Number(u32),
    /// The rungs of a ladder, or several words.
    List(Vec<String>),
}

impl Written {
    /// The same as a value that was read from a file.
    ///
    /// ```
    /// use arbiter_laws::{Regulations, Written};
    /// let forty = Written::Number(40);
    /// assert!(Regulations::default().set("draw.claim.moves", &forty.raw()).is_ok());
    /// ```
    #[must_use]
    pub fn raw(&self) -> Raw<'_> {
        match self {
            Self::Text(text) => Raw::Text(text),
            Self::Number(number) => Raw::Number(i64::from(*number)),
            Self::List(texts) => Raw::List(texts.iter().map(|text| &**text).collect()),
        }
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::Number(number) => write!(f, "{number}"),
            Self::List(texts) => f.write_str(&texts.join(", ")),
        }
    }
}

impl Key {
    /// A value of this parameter as a file writes it.
    ///
    /// ```
    /// use arbiter_laws::{Key, Rulebook};
    /// let regime = Rulebook::by_id("fide-2009").unwrap().standard();
    /// let key = Key::IllegalPenalty;
    /// let ladder = key.written(regime.value(key).unwrap());
    /// assert_eq!(ladder.to_string(), "opponent +2:00, opponent +2:00, loss");
    /// ```
    #[must_use]
    pub fn written(self, value: &Value) -> Written {
        match value {
            Value::Duration(time) => Written::Text(Figure(*time).to_string()),
            Value::Count(count) => Written::Number(*count),
            Value::Word(place) => Written::Text(self.word(*place).to_owned()),
            Value::Words(places) => {
                Written::List(places.iter().map(|place| self.word(*place).to_owned()).collect())
            }
            Value::Ladder(ladder) => Written::List(ladder.0.iter().map(rung).collect()),
            Value::Range(range) => Written::Text(range.to_string()),
            Value::Points(points) => Written::Text(points.to_string()),
            Value::Date(day) => Written::Text(day.to_string()),
        }
    }

    /// The word at a place of the parameter's policy; empty where there is none.
    fn word(self, place: u8) -> &'static str {
        let (Kind::Word(policy) | Kind::Words(policy)) = self.kind() else {
            return "";
        };
        let words = SCHEMA.policies[usize::from(policy)].words;
        words.get(usize::from(place)).map_or("", |(word, _)| word)
    }
}

fn rung(steps: &Rung) -> String {
    let steps: Vec<String> = steps.iter().map(ToString::to_string).collect();
    steps.join(" and ")
}

#[cfg(test)]
mod tests {
    use crate::data::{Article, Rulebook};
    use crate::generated::{RULEBOOKS, SCHEMA};
    use crate::read::value;

    #[test]
    fn every_value_of_every_rulebook_is_read_back_as_it_was() {
        let articles = RULEBOOKS.iter().flat_map(Rulebook::articles);
        for (key, have) in articles.flat_map(Article::values) {
            let written = key.written(have);
            assert_eq!(
                value(&written.raw(), key.kind(), SCHEMA).as_ref(),
                Ok(have),
                "{written}"
            );
        }
    }
}
