//! Rulings in the words of a language.

use arbiter_casebook::Voice;
use arbiter_game::rules::Ruling;
use arbiter_lang::Lang;

/// Who says them.
pub struct Speaker {
    #[expect(dead_code, reason = "sentences come with their texts")]
    lang: Lang,
}

impl Speaker {
    pub const fn new(lang: Lang) -> Self {
        Self { lang }
    }
}

impl Voice for Speaker {
    fn ruling(&self, ruling: &Ruling) -> String {
        let cites: Vec<String> = ruling.cites.iter().map(ToString::to_string).collect();
        format!("{} ({})", ruling.decision.tag(), cites.join(", "))
    }
}
