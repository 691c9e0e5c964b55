//! What the articles of a rulebook say, in a language: summaries of topics with the values of their parameters.

use crate::{Args, Lang};
use arbiter_laws::{Article, Key, Kind, Ladder, Regime, Rulebook, SCHEMA, Step, TimeRange, Topic, Value};
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
        if let Some(text) = article.text(self.language().tag()) {
            return text.to_owned();
        }
        let values = Values { article, regime };
        let texts: Vec<String> = article.topics().map(|topic| self.topic(topic, &values)).collect();
        texts.join(" ")
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
        let head = book.articles().iter().find(|head| head.id() == article.part())?;
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
        self.text(&message("topic", topic.id()), &args)
    }

    fn value(&self, args: Args, name: &str, key: Key, value: &Value) -> Args {
        match value {
            Value::Duration(time) => args.duration(name, *time),
            Value::Count(count) => args.count(name, u64::from(*count)),
            Value::Date(day) => args.date(name, *day),
            Value::Points(points) => args.text(name, self.points(points.halves)),
            Value::Range(range) => args.word(name, self.range(*range)),
            Value::Ladder(ladder) => args.word(name, self.ladder(ladder)),
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
                args.duration(name, time).word(&format!("{name}-end"), inside)
            }
            None => args.word(&format!("{name}-end"), "open"),
        };
        let args = end(end(Args::new(), "from", range.from), "to", range.to);
        self.text("range", &args)
    }

    /// The steps of a ladder of penalties, time by time.
    #[must_use]
    pub fn ladder(&self, ladder: &Ladder) -> String {
        let rungs: Vec<String> = ladder.0.iter().map(|rung| self.rung(rung)).collect();
        if let [only] = &rungs[..] {
            return only.clone();
        }
        let numbered = rungs.into_iter().zip(1..).map(|(steps, nth)| {
            self.text("ladder-rung", &Args::new().count("nth", nth).word("steps", steps))
        });
        self.list(&numbered.collect::<Vec<_>>())
    }

    fn rung(&self, steps: &[Step]) -> String {
        let step = |step: &Step| match step {
            Step::Opponent(time) => self.text("step-opponent", &Args::new().duration("time", *time)),
            Step::Offender(time) => self.text("step-offender", &Args::new().duration("time", *time)),
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
