//! What can be asked of a rulebook and of one of its articles.

use crate::cite::Citation;
use crate::data::{Article, Ground, Refer, Rulebook, State};
use crate::date::{Date, PartialDate};
use crate::generated::{Key, OVERLAYS, RULEBOOKS, SCHEMA, Topic};
use crate::read::{Fault, OVER, Source, covers, read};
use crate::regime::{Play, Regime, Supervision};
use crate::regulations::Regulations;
use crate::value::Value;
use alloc::vec::Vec;

impl Rulebook {
    /// The built-in rulebook of this id, or what lies over rulebooks under it.
    ///
    /// ```
    /// use arbiter_laws::Rulebook;
    /// assert!(Rulebook::by_id("fide-2009").is_some());
    /// assert!(Rulebook::by_id("fide-1066").is_none());
    /// ```
    #[must_use]
    pub fn by_id(id: &str) -> Option<&'static Self> {
        RULEBOOKS.iter().chain(OVERLAYS).find(|book| book.id == id)
    }

    /// Reads a rulebook of one's own from the text of its file; `file` is the name that faults carry.
    ///
    /// # Errors
    /// Every fault of the file, each with its line and key.
    ///
    /// ```
    /// use arbiter_laws::{Fault, Rulebook};
    /// let faults: Vec<Fault> = Rulebook::read("mine.toml", "id = \"mine\"\nfoo = 1").unwrap_err();
    /// assert_eq!((faults[0].line, faults[0].key.as_str()), (2, "foo"));
    /// ```
    pub fn read(file: &str, text: &str) -> Result<Self, Vec<Fault>> {
        let sources: [Source; 1] = [(file, text)];
        let known: Vec<&str> = RULEBOOKS.iter().map(|book| &*book.id).collect();
        let base = |id: &str| RULEBOOKS.iter().find(|book| book.id == id).cloned();
        read(&sources, SCHEMA, &base, &known)
    }

    /// What lies over a rulebook in the game of this name; nothing in chess, nor where the rulebook has the game itself.
    ///
    /// ```
    /// use arbiter_laws::Rulebook;
    /// assert_eq!(Rulebook::overlay("crazyhouse").unwrap().id(), "variant-crazyhouse");
    /// assert!(Rulebook::overlay("standard").is_none());
    /// ```
    #[must_use]
    pub fn overlay(game: &str) -> Option<&'static Self> {
        let of_it = |book: &&Self| book.id.strip_prefix(OVER) == Some(game);
        OVERLAYS.iter().find(of_it)
    }

    /// Whether it lies over other rulebooks and is none to play by.
    ///
    /// ```
    /// use arbiter_laws::Rulebook;
    /// assert!(Rulebook::by_id("variant-three-check").unwrap().is_overlay());
    /// ```
    #[must_use]
    pub const fn is_overlay(&self) -> bool {
        self.overlay
    }

    /// Its id: `fide-2009`.
    ///
    /// ```
    /// assert_eq!(arbiter_laws::default_rulebook().id(), "fide-2023");
    /// ```
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The family of editions that replace each other, `fide-laws`; empty for a rulebook that stands alone.
    #[must_use]
    pub fn series(&self) -> &str {
        &self.series
    }

    /// Its own title in a language, if its file gives one; the titles of the built-in ones stand in `lang/`.
    #[must_use]
    pub fn title(&self, language: &str) -> Option<&str> {
        self.titles
            .iter()
            .find(|(tag, _)| tag == language)
            .map(|(_, title)| &**title)
    }

    /// The congress, council or body that adopted it; empty if unknown.
    #[must_use]
    pub fn congress(&self) -> &str {
        &self.congress
    }

    /// When it was adopted, as far as known.
    #[must_use]
    pub const fn adopted(&self) -> PartialDate {
        self.adopted
    }

    /// The first day on which it was in force.
    ///
    /// ```
    /// use arbiter_laws::{Date, Rulebook};
    /// let book = Rulebook::by_id("fide-2009").unwrap();
    /// assert_eq!(book.in_force_from(), Date::new(2009, 7, 1));
    /// ```
    #[must_use]
    pub const fn in_force_from(&self) -> Option<Date> {
        self.in_force_from
    }

    /// The last day on which it was in force; `None` if it still is.
    ///
    /// ```
    /// assert!(arbiter_laws::default_rulebook().in_force_to().is_none(), "it is in force");
    /// ```
    #[must_use]
    pub const fn in_force_to(&self) -> Option<Date> {
        self.in_force_to
    }

    /// The tag of the language whose text is the authentic one.
    #[must_use]
    pub fn authentic_language(&self) -> &str {
        &self.language
    }

    /// The rulebook that it takes articles from.
    ///
    /// ```
    /// use arbiter_laws::Rulebook;
    /// assert_eq!(Rulebook::by_id("fide-2009").unwrap().extends(), None, "editions stand alone");
    /// assert!(Rulebook::by_id("lekocup-1402").unwrap().extends().is_some());
    /// ```
    #[must_use]
    pub fn extends(&self) -> Option<&str> {
        self.extends.as_deref()
    }

    /// Where it holds, in its own words; empty if it does not say.
    #[must_use]
    pub fn territory(&self) -> &str {
        &self.territory
    }

    /// Whether events under it are rated, if it says so.
    #[must_use]
    pub const fn rated(&self) -> Option<bool> {
        self.rated
    }

    /// To whom it sends what it does not foresee.
    #[must_use]
    pub const fn refers_to(&self) -> Refer {
        self.refer
    }

    /// All articles and sub-articles in the order of the text.
    ///
    /// ```
    /// use arbiter_laws::Rulebook;
    /// let book = Rulebook::by_id("fide-2023").unwrap();
    /// assert!(book.articles().iter().any(|article| article.id() == "9.6.1"));
    /// ```
    #[must_use]
    pub fn articles(&self) -> &[Article] {
        &self.articles
    }

    /// The article of this id, letter for letter; its own before one that it has taken from another rulebook.
    ///
    /// ```
    /// use arbiter_laws::Rulebook;
    /// let book = Rulebook::by_id("fide-2009").unwrap();
    /// assert!(book.article("4.3c").is_some());
    /// assert!(book.article("4.3.3").is_none(), "so it is numbered in newer editions");
    /// ```
    #[must_use]
    pub fn article(&self, id: &str) -> Option<&Article> {
        let exact = self.articles.iter().find(|article| article.id == id);
        exact.or_else(|| self.articles.iter().find(|article| article.number() == id))
    }

    /// The article on a topic in standard play under competition rules, or `None` where it has none.
    ///
    /// ```
    /// use arbiter_laws::{Rulebook, Topic};
    /// let cited = |id| Rulebook::by_id(id).unwrap().cite(Topic::EndFivefold);
    /// assert_eq!(cited("fide-2023").unwrap().to_string(), "fide-2023 9.6.1");
    /// assert_eq!(cited("fide-2009"), None, "it has no such rule");
    /// ```
    #[must_use]
    pub fn cite(&self, topic: Topic) -> Option<Citation> {
        let index = topic as u16;
        let about = |article: &&Article| article.topic == index || article.with.contains(&index);
        let here = |article: &&Article| article.holds_in(Play::Standard, Supervision::Competition);
        let mut found = self.articles.iter().filter(about);
        let first = found.clone().find(here).or_else(|| found.next())?;
        Some(Citation::new(self, first, index))
    }

    /// The rulebook resolved for a game; see [`Regime`].
    ///
    /// ```
    /// use arbiter_laws::{Play, Raw, Regulations, Rulebook, Supervision};
    /// let book = Rulebook::by_id("fide-2023").unwrap();
    /// let mut regulations = Regulations::default();
    /// regulations.set("draw.claim.moves", &Raw::Number(40)).unwrap();
    /// let regime = book.regime(Play::Rapid, Supervision::Basic, &regulations);
    /// assert_eq!(regime.draw_claim_moves().value(), Some(40));
    /// ```
    #[must_use]
    pub fn regime(&self, play: Play, supervision: Supervision, regulations: &Regulations) -> Regime {
        Regime::resolve(self, play, supervision, regulations)
    }

    /// Standard play under competition rules, with nothing from the event.
    ///
    /// ```
    /// use arbiter_laws::Rulebook;
    /// let book = Rulebook::by_id("fide-2023").unwrap();
    /// assert_eq!(book.standard().draw_automatic_moves().value(), Some(75));
    /// ```
    #[must_use]
    pub fn standard(&self) -> Regime {
        self.regime(Play::Standard, Supervision::Competition, &Regulations::default())
    }
}

impl Article {
    /// Whether it is a sub-article, of any depth, of the article of this id: `4.3a` and `4.3.1` are below `4.3`.
    ///
    /// ```
    /// use arbiter_laws::Rulebook;
    /// let article = Rulebook::by_id("fide-2009").unwrap().article("4.3c").unwrap();
    /// assert!(article.is_below("4.3") && article.is_below("4"));
    /// assert!(!article.is_below("4.3c") && !article.is_below("4.4"));
    /// ```
    #[must_use]
    pub fn is_below(&self, id: &str) -> bool {
        self.id != id && covers(id, &self.id)
    }

    /// Its number: `9.2a`, `A.4.1`.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its number in the text that it stands in. Where a league numbers articles of its own like those that it takes from
    /// the Laws, the id of the taken one has the Laws before it: `fide-2023:2.1` for their 2.1.
    ///
    /// ```
    /// use arbiter_laws::Rulebook;
    /// let league = Rulebook::by_id("lekocup-1402").unwrap();
    /// assert_eq!(league.article("2.1").unwrap().taken_from(), None);
    /// let taken = league.article("fide-2023:2.1").unwrap();
    /// assert_eq!((taken.number(), taken.taken_from()), ("2.1", Some("fide-2023")));
    /// ```
    #[must_use]
    pub fn number(&self) -> &str {
        let from = self.from.as_deref().and_then(|from| self.id.strip_prefix(from));
        from.and_then(|rest| rest.strip_prefix(':')).unwrap_or(&self.id)
    }

    /// The number of the part of its rulebook that it stands in: `9` for `9.2.1`, `3` for `3(c)`, `A` for `A.4`.
    ///
    /// ```
    /// use arbiter_laws::Rulebook;
    /// let article = Rulebook::by_id("fide-2009").unwrap().article("4.3c").unwrap();
    /// assert_eq!(article.part(), "4");
    /// ```
    #[must_use]
    pub fn part(&self) -> &str {
        self.number().split(['.', '(']).next().unwrap_or(&self.id)
    }

    /// Whether both stand in one part of one text: a league may have a part 2 of its own beside that of the Laws.
    ///
    /// ```
    /// use arbiter_laws::Rulebook;
    /// let league = Rulebook::by_id("lekocup-1402").unwrap();
    /// let [own, taken] = ["2.1", "fide-2023:2.1"].map(|id| league.article(id).unwrap());
    /// assert_eq!(own.part(), taken.part());
    /// assert!(!own.is_beside(taken) && taken.is_beside(league.article("fide-2023:2.2").unwrap()));
    /// ```
    #[must_use]
    pub fn is_beside(&self, other: &Self) -> bool {
        self.part() == other.part() && self.from == other.from
    }

    /// What it is about, first of all.
    ///
    /// ```
    /// use arbiter_laws::{Rulebook, Topic};
    /// let article = Rulebook::by_id("fide-2009").unwrap().article("4.3c").unwrap();
    /// assert_eq!(article.topic(), Topic::TouchBoth);
    /// ```
    #[must_use]
    pub fn topic(&self) -> Topic {
        Topic::ALL[self.topic as usize]
    }

    /// Everything that it is about, the main topic first.
    pub fn topics(&self) -> impl Iterator<Item = Topic> {
        core::iter::once(self.topic)
            .chain(self.with.iter().copied())
            .map(|topic| Topic::ALL[topic as usize])
    }

    /// The topics whose articles it replaces in the games that it holds for.
    pub fn replaces(&self) -> impl Iterator<Item = Topic> {
        self.replaces.iter().map(|topic| Topic::ALL[*topic as usize])
    }

    /// The parameters that it sets.
    ///
    /// ```
    /// use arbiter_laws::{Key, Rulebook, Value};
    /// let article = Rulebook::by_id("fide-2023").unwrap().article("9.6.2").unwrap();
    /// assert!(article.values().any(|(key, value)| key == Key::DrawAutomaticMoves && *value == Value::Count(75)));
    /// ```
    pub fn values(&self) -> impl Iterator<Item = (Key, &Value)> {
        self.values
            .iter()
            .map(|(key, value)| (Key::ALL[*key as usize], value))
    }

    /// Whether it holds in games of this kind.
    ///
    /// ```
    /// use arbiter_laws::{Play, Rulebook, Supervision};
    /// let article = Rulebook::by_id("fide-2009").unwrap().article("A.4c").unwrap();
    /// assert!(article.holds_in(Play::Rapid, Supervision::Basic));
    /// assert!(!article.holds_in(Play::Standard, Supervision::Competition));
    /// ```
    #[must_use]
    pub const fn holds_in(&self, play: Play, supervision: Supervision) -> bool {
        self.when & (1 << (play as u8 * 2 + supervision as u8)) != 0
    }

    /// The first kind of game that it holds in, standard play before rapid play and blitz.
    ///
    /// ```
    /// use arbiter_laws::{Play, Rulebook, Supervision};
    /// let article = Rulebook::by_id("fide-2009").unwrap().article("A.4c").unwrap();
    /// assert_eq!(article.first_game(), (Play::Rapid, Supervision::Basic));
    /// ```
    #[must_use]
    pub fn first_game(&self) -> (Play, Supervision) {
        let games = Play::ALL
            .into_iter()
            .flat_map(|play| Supervision::ALL.map(|how| (play, how)));
        let mut holding = games.filter(|(play, how)| self.holds_in(*play, *how));
        holding
            .next()
            .unwrap_or((Play::Standard, Supervision::Competition))
    }

    /// Who does what it asks.
    ///
    /// ```
    /// use arbiter_laws::{Rulebook, State};
    /// let article = Rulebook::by_id("fide-2009").unwrap().article("4.3c").unwrap();
    /// assert_eq!(article.state(), State::Enforced);
    /// ```
    #[must_use]
    pub const fn state(&self) -> State {
        self.state
    }

    /// How sure its text is.
    ///
    /// ```
    /// use arbiter_laws::{Ground, Rulebook};
    /// let article = Rulebook::by_id("fide-2009").unwrap().article("4.3c").unwrap();
    /// assert_eq!(article.ground(), Ground::Letter);
    /// ```
    #[must_use]
    pub const fn ground(&self) -> Ground {
        self.ground
    }

    /// How sure its text is on one of its topics.
    ///
    /// ```
    /// use arbiter_laws::{Ground, Rulebook, Topic};
    /// let article = Rulebook::by_id("fide-2009").unwrap().article("5.1b").unwrap();
    /// assert_eq!(article.ground_on(Topic::EndResign), Ground::Letter);
    /// assert_eq!(article.ground_on(Topic::EndResignGesture), Ground::Practice);
    /// ```
    #[must_use]
    pub fn ground_on(&self, topic: Topic) -> Ground {
        self.ground_of(topic as u16)
    }

    /// Which part of a topic it says, where several items share the topic; `None` where it says the whole.
    ///
    /// ```
    /// use arbiter_laws::{Rulebook, Topic};
    /// let book = Rulebook::by_id("fide-2023").unwrap();
    /// assert_eq!(book.article("4.6.3").unwrap().says(Topic::PromotionMaking), Some("captured"));
    /// ```
    #[must_use]
    pub fn says(&self, topic: Topic) -> Option<&str> {
        let mut parts = self.says.iter();
        let part = parts.find(|(other, _)| *other == topic as u16);
        part.map(|(_, part)| &**part)
    }

    /// How sure its text is on one of its topics, by the topic's place.
    pub(crate) fn ground_of(&self, topic: u16) -> Ground {
        let other = self.grounds.iter().find(|(other, _)| *other == topic);
        other.map_or(self.ground, |(_, ground)| *ground)
    }

    /// The ruling cases that show it.
    ///
    /// ```
    /// use arbiter_laws::Rulebook;
    /// let article = Rulebook::by_id("fide-2009").unwrap().article("4.3c").unwrap();
    /// assert!(article.cases().count() > 0);
    /// ```
    pub fn cases(&self) -> impl Iterator<Item = &str> {
        self.cases.iter().map(|case| &**case)
    }

    /// The defensible readings of an unsettled text, by their ids.
    pub fn readings(&self) -> impl Iterator<Item = &str> {
        self.readings.iter().map(|reading| &**reading)
    }

    /// Its own sentence in a language, if its rulebook's file gives one.
    #[must_use]
    pub fn text(&self, language: &str) -> Option<&str> {
        self.texts
            .iter()
            .find(|(tag, _)| tag == language)
            .map(|(_, text)| &**text)
    }

    /// The rulebook that it was taken from, where a rulebook extends another.
    #[must_use]
    pub fn taken_from(&self) -> Option<&str> {
        self.from.as_deref()
    }
}
