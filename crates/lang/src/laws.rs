//! What the articles of a rulebook say, in a language: summaries of topics with the values of their parameters.

use crate::{Args, Lang};
use arbiter_laws::{
    Article, Ground, Key, Kind, Ladder, Regime, Rulebook, SCHEMA, Step, TimeRange, Topic, Value,
};
use std::time::Duration;

/// The id of a message for a dotted name: `topic-touch-both`.
pub(crate) fn message(kind: &str, id: &str) -> String {
    format!("{kind}-{}", id.replace(['.', '_'], "-"))
}

/// What a rulebook's article says of a parameter, or what the rulebook says elsewhere where the article is silent.
struct Values<'a> {
    article: &'a Article,
    regime: &'a Regime,
}

impl Values<'_> {
    fn get(&self, key: Key) -> Option<&Value> {
        let own = self
            .article
            .values()
            .find(|(other, _)| *other == key)
            .map(|(_, value)| value);
        own.or_else(|| self.regime.value(key))
    }
}

impl Lang {
    /// What an article says: its rulebook's own sentence if it has one, else the summaries of its topics, in order.
    ///
    /// `regime` gives the parameters that the article speaks of and another one sets.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// use arbiter_laws::Rulebook;
    /// let book = Rulebook::by_id("fide-2018").unwrap();
    /// let text = Lang::new(Language::En).article(book.article("9.6.2").unwrap(), &book.standard());
    /// assert!(text.contains("75 moves"), "{text}");
    /// ```
    #[must_use]
    pub fn article(&self, article: &Article, regime: &Regime) -> String {
        let texts = self.sentences(article, regime).into_iter().map(|(text, _)| text);
        texts.collect::<Vec<_>>().join(" ")
    }

    /// The same sentence by sentence, each with how sure the text of the Laws is of it.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// use arbiter_laws::{Ground, Rulebook};
    /// let book = Rulebook::by_id("fide-2009").unwrap();
    /// let said = Lang::new(Language::En).sentences(book.article("5.1b").unwrap(), &book.standard());
    /// let grounds: Vec<Ground> = said.into_iter().map(|(_, ground)| ground).collect();
    /// assert_eq!(grounds, [Ground::Letter, Ground::Practice]);
    /// ```
    #[must_use]
    pub fn sentences(&self, article: &Article, regime: &Regime) -> Vec<(String, Ground)> {
        if let Some(text) = article.text(self.language().tag()) {
            return vec![(text.to_owned(), article.ground())];
        }
        let values = Values { article, regime };
        let said = |topic| (self.topic(topic, &values), article.ground_on(topic));
        article.topics().map(said).collect()
    }

    /// How sure the text is and who sees to it, in words.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// let book = arbiter_laws::Rulebook::by_id("fide-2009").unwrap();
    /// let said = Lang::new(Language::En).standing(book.article("5.1b").unwrap());
    /// assert_eq!(said, "The software decides. But for what is marked, it is the letter of the text.");
    /// ```
    #[must_use]
    pub fn standing(&self, article: &Article) -> String {
        let mixed = article.ground() == Ground::Letter
            && article
                .topics()
                .any(|topic| article.ground_on(topic) != Ground::Letter);
        let ground = if mixed { "partly" } else { article.ground().id() };
        let args = Args::new().word("state", article.state().id());
        self.text("laws-cli-standing", &args.word("ground", ground))
    }

    /// What stands under a sentence that the text of the Laws does not say; `None` under one that it does.
    #[must_use]
    pub fn ground_note(&self, ground: Ground) -> Option<String> {
        let args = Args::new().word("ground", ground.id());
        (ground != Ground::Letter).then(|| self.text("laws-cli-ground", &args))
    }

    /// The title of the part of a rulebook that an article heads or stands in, such as "The drawn game" for 9.2.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// let book = arbiter_laws::Rulebook::by_id("fide-2023").unwrap();
    /// let title = Lang::new(Language::En).part(book, book.article("9.2.1").unwrap());
    /// assert_eq!(title.as_deref(), Some("The drawn game"));
    /// ```
    #[must_use]
    pub fn part(&self, book: &Rulebook, article: &Article) -> Option<String> {
        let mut beside = book.articles().iter().filter(|other| other.is_beside(article));
        let head = beside.find(|head| head.number() == article.part())?;
        self.find(&message("part", head.topic().id()), &Args::new())
    }

    fn topic(&self, topic: Topic, values: &Values) -> String {
        let keys = SCHEMA.topics[topic as usize].keys;
        let mut args = Args::new();
        for key in keys.iter().map(|key| Key::ALL[*key as usize]) {
            let name = key.id().replace(['.', '_'], "-");
            args = match values.get(key) {
                Some(value) => self.value(args, &name, key, value),
                None => args.word(&name, "none"),
            };
        }
        let whole = message("topic", topic.id());
        let part = values.article.says(topic);
        let part =
            part.and_then(|part| self.find(&message("says", &format!("{}.{part}", topic.id())), &args));
        part.unwrap_or_else(|| self.text(&whole, &args))
    }

    fn value(&self, args: Args, name: &str, key: Key, value: &Value) -> Args {
        match value {
            Value::Duration(time) => args.spoken(name, *time),
            Value::Count(count) => args.count(name, u64::from(*count)),
            Value::Date(day) => args.date(name, *day),
            Value::Points(points) => args.text(name, self.points(points.halves)),
            Value::Range(range) => args.word(name, self.range(*range)),
            Value::Ladder(ladder) => args.word(name, self.costs(key, ladder)),
            Value::Word(place) => args.word(name, word(key, *place)),
            Value::Words(places) => args.word(name, self.words(key, places)),
        }
    }

    /// Points with the sign for a half.
    #[must_use]
    pub fn points(&self, halves: u16) -> String {
        let whole = self.digits(&(halves / 2).to_string());
        match (halves / 2, halves % 2) {
            (0, 1) => "½".to_owned(),
            (_, 1) => format!("{whole}½"),
            _ => whole,
        }
    }

    pub(crate) fn list(&self, items: &[String]) -> String {
        items.join(&self.text("list-joint", &Args::new()))
    }

    /// A range of times in words.
    #[must_use]
    pub fn range(&self, range: TimeRange) -> String {
        let end = |args: Args, name: &str, end: Option<(Duration, bool)>| match end {
            Some((time, inside)) => {
                let inside = if inside { "inside" } else { "outside" };
                args.spoken(name, time).word(&format!("{name}-end"), inside)
            }
            None => args.word(&format!("{name}-end"), "open"),
        };
        let args = end(end(Args::new(), "from", range.from), "to", range.to);
        self.text("range", &args)
    }

    /// The steps of a ladder of penalties, time by time.
    #[must_use]
    pub fn ladder(&self, ladder: &Ladder) -> String {
        self.ladder_for(ladder, "offender")
    }

    /// The same as a parameter has it: what a wrong start costs, both players bear alike.
    #[must_use]
    pub fn costs(&self, key: Key, ladder: &Ladder) -> String {
        let who = if key == Key::SetupPenalty {
            "each"
        } else {
            "offender"
        };
        self.ladder_for(ladder, who)
    }

    fn ladder_for(&self, ladder: &Ladder, who: &str) -> String {
        let rungs: Vec<String> = ladder.0.iter().map(|rung| self.rung(rung, who)).collect();
        if let [only] = &rungs[..] {
            return only.clone();
        }
        let numbered = rungs.into_iter().zip(1..).map(|(steps, nth)| {
            self.text("ladder-rung", &Args::new().count("nth", nth).word("steps", steps))
        });
        self.list(&numbered.collect::<Vec<_>>())
    }

    fn rung(&self, steps: &[Step], who: &str) -> String {
        let step = |step: &Step| match step {
            Step::Opponent(time) => self.text("step-opponent", &Args::new().spoken("time", *time)),
            Step::Offender(time) => self.text(
                "step-offender",
                &Args::new().spoken("time", *time).word("who", who),
            ),
            Step::Loss => self.text("step-loss", &Args::new()),
            Step::ClaimWin => self.text("step-claim-win", &Args::new()),
        };
        self.list(&steps.iter().map(step).collect::<Vec<_>>())
    }

    /// The title of a rulebook: its own in this language or in English, else that of the built-in one, else its id.
    #[must_use]
    pub fn rulebook(&self, book: &Rulebook) -> String {
        let own = book.title(self.language().tag()).or_else(|| book.title("en"));
        let built_in = || self.find(&message("rulebook", book.id()), &Args::new());
        own.map(str::to_owned)
            .or_else(built_in)
            .unwrap_or_else(|| book.id().to_owned())
    }
}

/// The word at a place of a parameter's policy, as the data write it.
pub(crate) fn word(key: Key, place: u8) -> &'static str {
    match key.kind() {
        Kind::Word(policy) | Kind::Words(policy) => SCHEMA.policies[policy as usize]
            .words
            .get(usize::from(place))
            .map_or("", |(word, _)| word),
        _ => "",
    }
}
