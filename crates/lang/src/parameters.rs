//! The parameters of the Laws read alone, as a table has them: what one is called, and what its value says.
//!
//! The sentences of the articles stand in `laws.rs`; here every value stands by itself, in the words of the language.

use crate::laws::{message, word};
use crate::{Args, Lang};
use arbiter_laws::{Key, Value};

impl Lang {
    /// What a parameter is called: a short phrase that can stand beside its value.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// use arbiter_laws::Key;
    /// let english = Lang::new(Language::En);
    /// assert_eq!(english.parameter(Key::DrawClaimMoves), "Moves by each player that allow a claim");
    /// ```
    #[must_use]
    pub fn parameter(&self, key: Key) -> String {
        self.text(&message("parameter", key.id()), &Args::new())
    }

    /// What a value of a parameter says, in words and in the digits of the language.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// use arbiter_laws::{Key, Value};
    /// let vietnamese = Lang::new(Language::Vi);
    /// assert_eq!(vietnamese.parameter_value(Key::DrawClaimMoves, &Value::Count(50)), "50");
    /// let says = vietnamese.parameter_value(Key::ClaimWithdrawal, &Value::Word(0));
    /// assert_eq!(says, "không");
    /// ```
    #[must_use]
    pub fn parameter_value(&self, key: Key, value: &Value) -> String {
        match value {
            Value::Duration(time) => self.spoken(*time),
            Value::Count(count) => self.number(u64::from(*count)),
            Value::Date(day) => self.date(*day),
            Value::Points(points) => self.isolate(&self.points(points.halves)).into_owned(),
            Value::Range(range) => self.range(*range),
            Value::Ladder(ladder) => self.costs(key, ladder),
            Value::Word(place) => self.parameter_word(key, *place),
            Value::Words(places) => self.words(key, places),
        }
    }

    /// Several words of a parameter, as a list.
    pub(crate) fn words(&self, key: Key, places: &[u8]) -> String {
        let words: Vec<String> = places
            .iter()
            .map(|place| self.parameter_word(key, *place))
            .collect();
        self.list(&words)
    }

    fn parameter_word(&self, key: Key, place: u8) -> String {
        let id = format!("{}.{}", key.id(), word(key, place));
        self.text(&message("word", &id), &Args::new())
    }
}
