//! Kinds of game in words: standard chess, rapid chess, blitz, with adequate supervision or without.

use arbiter_laws::{Article, Game, Play};

use crate::{Args, Lang};

impl Lang {
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
        let games = article.games();
        (!is_every(&games)).then(|| self.kinds_of_game(&games))
    }

    /// Kinds of game in words, and all of them in two.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// use arbiter_laws::{Play, Supervision};
    /// let english = Lang::new(Language::En);
    /// let games = [(Play::Rapid, Some(Supervision::Basic))];
    /// assert_eq!(english.kinds_of_game(&games), "rapid chess without adequate supervision");
    /// assert_eq!(english.kinds_of_game(&Play::ALL.map(|play| (play, None))), "every game");
    /// ```
    #[must_use]
    pub fn kinds_of_game(&self, games: &[Game]) -> String {
        if is_every(games) {
            return self.text("laws-cli-every-game", &Args::new());
        }
        let name = |(play, how): &Game| {
            let how = how.map_or("any", arbiter_laws::Supervision::id);
            self.text(
                "laws-cli-game",
                &Args::new().word("play", play.id()).word("how", how),
            )
        };
        let names: Vec<String> = games.iter().map(name).collect();
        names.join(&self.text("list-joint", &Args::new()))
    }
}

fn is_every(games: &[Game]) -> bool {
    Play::ALL.iter().all(|play| games.contains(&(*play, None)))
}
