//! Small things that several answers have: texts for JSON, states and grounds by name, games that an article is for.

use arbiter_laws::{Article, Ground, Regime, Regulations, Rulebook, State, Written};
use serde_json::Value;

/// A text in logical order without the marks that keep directions apart on a terminal.
pub fn logical(text: &str) -> String {
    let mark = |sign: &char| matches!(sign, '\u{2066}'..='\u{2069}' | '\u{200E}' | '\u{200F}');
    text.chars().filter(|sign| !mark(sign)).collect()
}

/// The name of a state in the data.
pub const fn state(state: State) -> &'static str {
    match state {
        State::Enforced => "enforced",
        State::Assisted => "assisted",
        State::Physical => "physical",
        State::Planned => "planned",
    }
}

/// The name of a ground in the data.
pub const fn ground(ground: Ground) -> &'static str {
    match ground {
        Ground::Letter => "letter",
        Ground::Practice => "practice",
        Ground::Unsettled => "unsettled",
    }
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
