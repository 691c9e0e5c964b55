//! Articles in words: those that speak of something, what one says, and for which games.

use std::collections::HashMap;

use arbiter_laws::{Article, Play, Regulations, Rulebook, Supervision, fold_words};

use crate::{Args, Lang};

impl Lang {
    /// The articles of a rulebook whose summaries have every one of these words, or words that begin so, each with its
    /// summary; none for an empty search.
    ///
    /// Case, Vietnamese marks, Arabic vowels and the letters of an Arabic or Persian keyboard make no difference.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// let book = arbiter_laws::default_rulebook();
    /// let found = Lang::new(Language::Vi).search(book, "nhap thanh");
    /// assert!(found.iter().any(|(article, _)| article.id() == "3.8.2"));
    /// ```
    #[must_use]
    pub fn search<'a>(&self, book: &'a Rulebook, words: &str) -> Vec<(&'a Article, String)> {
        let wanted = fold_words(words);
        let mut regimes = HashMap::new();
        let mut found = Vec::new();
        for article in book.articles() {
            let (play, how) = article.first_game();
            let regime = regimes
                .entry((play, how))
                .or_insert_with(|| book.regime(play, how, &Regulations::default()));
            let text = self.article(article, regime);
            let words = fold_words(&text);
            let here = |want: &String| words.iter().any(|word| word.starts_with(&**want));
            if !wanted.is_empty() && wanted.iter().all(here) {
                found.push((article, text));
            }
        }
        found
    }

    /// What an article says, with the figures of the first kind of game that it holds in.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// let book = arbiter_laws::Rulebook::by_id("fide-2009").unwrap();
    /// let text = Lang::new(Language::En).summary(book, book.article("B.3c").unwrap());
    /// assert!(text.contains("claim"), "{text}");
    /// ```
    #[must_use]
    pub fn summary(&self, book: &Rulebook, article: &Article) -> String {
        let (play, how): (Play, Supervision) = article.first_game();
        self.article(article, &book.regime(play, how, &Regulations::default()))
    }

    /// The games that an article is for, in words; `None` where it is for all.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// let book = arbiter_laws::Rulebook::by_id("fide-2023").unwrap();
    /// let english = Lang::new(Language::En);
    /// assert!(english.games(book.article("B.2").unwrap()).unwrap().contains("blitz"));
    /// assert_eq!(english.games(book.article("3.1").unwrap()), None);
    /// ```
    #[must_use]
    pub fn games(&self, article: &Article) -> Option<String> {
        let name = |play: Play, how: &str| {
            let play = match play {
                Play::Standard => "standard",
                Play::Rapid => "rapid",
                Play::Blitz => "blitz",
            };
            self.text("laws-cli-game", &Args::new().word("play", play).word("how", how))
        };
        let mut names = Vec::new();
        for play in Play::ALL {
            match Supervision::ALL.map(|how| article.holds_in(play, how)) {
                [true, true] => names.push(name(play, "any")),
                [true, false] => names.push(name(play, "competition")),
                [false, true] => names.push(name(play, "basic")),
                [false, false] => {}
            }
        }
        let everywhere = |how| Play::ALL.iter().all(|play| article.holds_in(*play, how));
        let all = Supervision::ALL.into_iter().all(everywhere);
        (!all).then(|| names.join(&self.text("list-joint", &Args::new())))
    }
}
