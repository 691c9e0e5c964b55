//! Small things that several answers have: texts and values for JSON, the regime that an article speaks of.

use arbiter_laws::{Article, Regime, Regulations, Rulebook, Written};
use serde_json::Value;

/// A text in logical order without the marks that keep directions apart on a terminal.
pub fn logical(text: &str) -> String {
    let mark = |sign: &char| matches!(sign, '\u{2066}'..='\u{2069}' | '\u{200E}' | '\u{200F}');
    text.chars().filter(|sign| !mark(sign)).collect()
}

/// A value as JSON has it.
pub fn json(written: Written) -> Value {
    match written {
        Written::Text(text) => Value::String(text),
        Written::Number(number) => Value::from(number),
        Written::List(texts) => Value::from(texts),
    }
}

/// The rulebook resolved for the first kind of game that an article holds in.
pub fn regime_of(book: &Rulebook, article: &Article) -> Regime {
    let (play, how) = article.first_game();
    book.regime(play, how, &Regulations::default())
}
