//! The texts of every language, made once.

use std::sync::Arc;

use arbiter_hall::{HallError, Unread, look_alike};
use arbiter_lang::{Args, Lang, Language};

/// The texts of every language.
#[derive(Clone)]
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

    /// Whether nobody who reads the name of a player takes him for an arbiter.
    ///
    /// # Errors
    /// It is what arbiters are called in one of the languages.
    pub fn no_title(&self, name: &str) -> Result<(), HallError> {
        for language in Language::ALL {
            for title in ["links-arbiter", "links-chief", "links-organiser"] {
                if look_alike(&self.get(language).text(title, &Args::new()), name) {
                    let (what, why) = ("name", Unread::Others);
                    return Err(HallError::Unreadable { what, why });
                }
            }
        }
        Ok(())
    }
}
