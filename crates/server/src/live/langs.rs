//! The texts of every language, made once.

use std::sync::Arc;

use arbiter_lang::{Lang, Language};

/// The texts of every language.
pub struct Langs {
    all: [Arc<Lang>; Language::ALL.len()],
}

impl Langs {
    /// These.
    #[must_use]
    pub fn new(all: [Arc<Lang>; Language::ALL.len()]) -> Self {
        Self { all }
    }

    /// Those of a language.
    #[must_use]
    pub fn get(&self, language: Language) -> &Lang {
        let place = Language::ALL.iter().position(|other| *other == language);
        &self.all[place.unwrap_or(0)]
    }
}
