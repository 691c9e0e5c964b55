//! The summaries of whole rulebooks, made once in each language and kept.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use crate::locks::locked;
use arbiter_lang::{Lang, Language};
use arbiter_laws::Rulebook;

/// What every article of a rulebook says, in the order of its articles.
type Summaries = Arc<[String]>;

/// Rendered rulebooks, by language and id: nothing here depends on who asks.
#[derive(Default)]
pub struct Shelf(Mutex<HashMap<(Language, &'static str), Summaries>>);

impl Shelf {
    /// What every article of this rulebook says in this language.
    pub fn summaries(&self, lang: &Lang, book: &'static Rulebook) -> Summaries {
        let key = (lang.language(), book.id());
        let known = |shelf: &Self| {
            let shelf = locked(&shelf.0);
            shelf.get(&key).map(Arc::clone)
        };
        known(self).unwrap_or_else(|| {
            let made: Summaries = lang.summaries(book).into();
            let mut shelf = locked(&self.0);
            Arc::clone(shelf.entry(key).or_insert(made))
        })
    }
}
