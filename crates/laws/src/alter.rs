//! A rulebook with other values, to see what would follow.

use crate::data::{Article, Rulebook};
use crate::generated::Key;
use crate::value::Value;
use alloc::borrow::Cow;
use alloc::vec::Vec;

impl Rulebook {
    /// The same rulebook with other values: `change` is shown each article with the parameters that it sets.
    ///
    /// What an article is about stays; only figures and words change. The id stays too, so the result is for asking
    /// what would follow, not for games.
    ///
    /// ```
    /// use arbiter_laws::{Key, Rulebook, Value};
    /// let book = Rulebook::by_id("fide-2023").unwrap();
    /// let sixty = book.altered(|article, values| {
    ///     for (_, value) in values.iter_mut().filter(|(key, _)| *key == Key::DrawClaimMoves) {
    ///         assert_eq!(article.id(), "9.3");
    ///         *value = Value::Count(60);
    ///     }
    /// });
    /// assert_eq!(sixty.standard().draw_claim_moves().value(), Some(60));
    /// assert_eq!(book.standard().draw_claim_moves().value(), Some(50));
    /// ```
    #[must_use]
    pub fn altered(&self, mut change: impl FnMut(&Article, &mut Vec<(Key, Value)>)) -> Self {
        let one = |article: &Article| {
            let stood: Vec<(Key, Value)> = article
                .values()
                .map(|(key, value)| (key, value.clone()))
                .collect();
            let mut values = stood.clone();
            change(article, &mut values);
            if values == stood {
                return article.clone();
            }
            let values: Vec<(u16, Value)> = values
                .into_iter()
                .map(|(key, value)| (key as u16, value))
                .collect();
            Article {
                values: Cow::Owned(values),
                ..article.clone()
            }
        };
        Self {
            articles: self.articles.iter().map(one).collect(),
            ..self.clone()
        }
    }
}
