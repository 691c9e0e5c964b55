//! Whether a rulebook of one's own stays within what a federation may set (the Preface of the Laws).

use crate::builtin::laws_of;
use crate::cite::Citation;
use crate::data::{Article, Rulebook};
use crate::generated::{Key, SCHEMA, Topic};
use crate::read::{Document, Fault, Problem, Row};
use crate::regime::{Play, Supervision};
use crate::regulations::Regulations;
use crate::schema::Effect;
use crate::value::Value;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

/// A fault of a rulebook, or a rule of its own that goes beyond what a federation may set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// Where, at which key, and what.
    pub fault: Fault,
    /// The items of the Preface that it goes against; none where the file itself is wrong.
    pub cites: Vec<Citation>,
    /// Whether it is told only for the author to know: the rulebook is right, and nothing follows from that value.
    pub is_note: bool,
}

impl Rulebook {
    /// Every fault of a rulebook's file; where it has none, each rule of its own that contradicts the Laws, has no
    /// territory, or might hold in rated events. What the Laws leave to an event is no such rule.
    ///
    /// ```
    /// use arbiter_laws::Rulebook;
    /// let mine = "id = \"mine\"\nextends = \"fide-2009\"\ntake = [\"9\"]\nterritory = \"our school\"\nrated = false\n\
    ///     [[article]]\nid = \"9.6\"\ntopic = \"end.seventy_five\"\n\
    ///     set = { \"draw.automatic.moves\" = 60, \"draw.automatic.mate_first\" = \"checkmate_counts\" }";
    /// let faults = Rulebook::check("mine.toml", mine).into_iter().filter(|finding| !finding.is_note);
    /// assert_eq!(faults.count(), 0);
    /// ```
    #[must_use]
    pub fn check(file: &str, text: &str) -> Vec<Finding> {
        let book = match Self::read(file, text) {
            Ok(book) => book,
            Err(faults) => {
                let found = faults.into_iter();
                return found
                    .map(|fault| Finding {
                        fault,
                        cites: Vec::new(),
                        is_note: false,
                    })
                    .collect();
            }
        };
        let Ok(document) = Document::parse(file, text) else {
            return Vec::new();
        };
        let rows = document.root().tables("article", &mut Vec::new());
        let own = book.articles.iter().filter(|article| article.from.is_none());
        let laws = laws_of(&book);
        let found = own.zip(&rows).flat_map(|(article, row)| {
            let beyond = beyond(&book, laws, article, row);
            beyond.into_iter().chain(unread(laws, article, row))
        });
        found.collect()
    }
}

/// What one article of its own goes beyond.
fn beyond(book: &Rulebook, laws: &Rulebook, article: &Article, row: &Row) -> Vec<Finding> {
    if is_left_to_events(article) {
        return Vec::new();
    }
    let mut found: Vec<Finding> = article
        .values
        .iter()
        .filter_map(|(key, value)| against(book, laws, (article, row), (Key::ALL[usize::from(*key)], value)))
        .collect();
    let mut add = |problem, cite: Citation| {
        found.push(Finding {
            fault: row.fault("id", problem),
            cites: vec![cite],
            is_note: false,
        });
    };
    // The Laws ask for a territory only as long as they speak of the rules of federations.
    if let (true, Some(cite)) = (book.territory.is_empty(), laws.cite(Topic::PrefaceTerritory)) {
        add(Problem::NoTerritory, cite);
    }
    if let (true, Some(cite)) = (book.rated != Some(false), limit_of(laws, Topic::PrefaceNotRated)) {
        add(Problem::Rated, cite);
    }
    found
}

/// The values of an article that nothing reads, as far as they are other ones than those of the Laws: whoever sets them
/// expects that something follows.
fn unread(laws: &Rulebook, article: &Article, row: &Row) -> Vec<Finding> {
    let theirs = |key: u16| {
        let mut values = laws.articles.iter().flat_map(|other| other.values.iter());
        values.find(|(other, _)| *other == key).map(|(_, value)| value)
    };
    let changed = article
        .values
        .iter()
        .filter(|(key, value)| theirs(*key) != Some(value));
    let note = |(key, _): &(u16, Value)| {
        let def = &SCHEMA.keys[usize::from(*key)];
        let problem = match def.effect {
            Effect::Wording => Problem::OnlyWording(def.id.to_string()),
            _ if def.is_planned => Problem::NotBuilt(def.id.to_string()),
            _ => return None,
        };
        Some(Finding {
            fault: place(row, Key::ALL[usize::from(*key)], problem),
            cites: Vec::new(),
            is_note: true,
        })
    };
    changed.filter_map(note).collect()
}

/// The item of the Preface that limits what a federation may set; since 2014 the one sentence on rated games.
fn limit_of(laws: &Rulebook, item: Topic) -> Option<Citation> {
    laws.cite(item).or_else(|| laws.cite(Topic::PrefaceRating))
}

/// An article with no other parameters than those that an event may set anyway.
fn is_left_to_events(article: &Article) -> bool {
    let mut keys = article
        .values
        .iter()
        .map(|(key, _)| &SCHEMA.keys[usize::from(*key)]);
    let topic = &SCHEMA.topics[usize::from(article.topic)];
    let needed = |key: u16| article.values.iter().any(|(have, _)| *have == key);
    // A topic without parameters is a rule; one whose parameters are all the event's is not.
    !topic.keys.is_empty() && topic.keys.iter().any(|key| needed(*key)) && keys.all(|key| key.event)
}

/// A value that the Laws have otherwise in some game in which this article gives it.
fn against(book: &Rulebook, laws: &Rulebook, of: (&Article, &Row), value: (Key, &Value)) -> Option<Finding> {
    let ((article, row), (key, own)) = (of, value);
    if SCHEMA.keys[key as usize].event {
        return None;
    }
    let mut otherwise = Play::ALL.into_iter().flat_map(|play| {
        Supervision::ALL
            .into_iter()
            .filter_map(move |how| otherwise(book, laws, article, (play, how), (key, own)))
    });
    let (source, theirs) = otherwise.next()?;
    let problem = Problem::AgainstTheLaws {
        rulebook: source.rulebook().to_string(),
        article: source.article().to_string(),
        value: theirs,
    };
    Some(Finding {
        fault: place(row, key, problem),
        cites: vec![limit_of(laws, Topic::PrefaceNoConflict)?],
        is_note: false,
    })
}

/// The article of the Laws with another value for such a game, and that value.
fn otherwise(
    book: &Rulebook,
    laws: &Rulebook,
    article: &Article,
    (play, how): (Play, Supervision),
    (key, own): (Key, &Value),
) -> Option<(Citation, String)> {
    let none = Regulations::default();
    // Where a more special article that was taken over settles it, this one changes nothing.
    let mine = book.regime(play, how, &none);
    mine.source(key)
        .filter(|source| source.is(book.id(), article.id()))?;
    let regime = laws.regime(play, how, &none);
    let theirs = regime.value(key).filter(|theirs| *theirs != own)?;
    Some((regime.source(key)?.clone(), key.written(theirs).to_string()))
}

/// The line of a parameter in an article's table: under `set` by its name, else `value`.
fn place(row: &Row, key: Key, problem: Problem) -> Fault {
    match row.table("set", &mut Vec::new()) {
        Some(set) if set.has(key.id()) => set.fault(key.id(), problem),
        _ => row.fault("value", problem),
    }
}
