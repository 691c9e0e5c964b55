//! Writes topics, policies and rulebooks down as Rust.

use crate::data::{Article, Ground, Rulebook, Text};
use crate::date::{Date, PartialDate};
use crate::schema::{KeyDef, Kind, PolicyDef, Schema};
use crate::topics::camel;
use crate::value::{Ladder, Step, Value};
use std::fmt::Write as _;
use std::time::Duration;

pub fn schema(schema: &Schema) -> String {
    let mut code = String::new();
    named(
        &mut code,
        "Topic",
        "A subject that an article can have.",
        "topics",
        schema.topics.iter().map(|t| (t.id, t.about)),
    );
    named(
        &mut code,
        "Key",
        "A parameter of the Laws.",
        "keys",
        schema.keys.iter().map(|k| (k.id, k.about)),
    );
    for def in schema.policies {
        policy(&mut code, def);
    }
    accessors(&mut code, schema);
    statics(&mut code, schema);
    code
}

/// An enum of topics or parameters, each by its place in the schema.
fn named<'a>(
    code: &mut String,
    name: &str,
    about: &str,
    table: &str,
    items: impl Iterator<Item = (&'a str, &'a str)> + Clone,
) {
    let _ = writeln!(
        code,
        "/// {about}\n#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]"
    );
    let _ = writeln!(code, "#[repr(u16)]\n#[non_exhaustive]\npub enum {name} {{");
    for (id, about) in items.clone() {
        let _ = writeln!(code, "    /// `{id}`: {about}\n    {},", camel(id));
    }
    let _ = writeln!(
        code,
        "}}\nimpl {name} {{\n    /// Every one, in the order of the Laws.\n    pub const ALL: &'static [Self] = &["
    );
    for (id, _) in items {
        let _ = writeln!(code, "        Self::{},", camel(id));
    }
    let _ = writeln!(
        code,
        "    ];\n\n    /// Its public name, dotted.\n    #[must_use]\n    pub const fn id(self) -> &'static str {{\n        SCHEMA.{table}[self as usize].id\n    }}\n\n    /// The one of this name.\n    #[must_use]\n    pub fn from_id(id: &str) -> Option<Self> {{\n        Self::ALL.iter().copied().find(|item| item.id() == id)\n    }}\n}}"
    );
}

fn policy(code: &mut String, def: &PolicyDef) {
    let name = def.name;
    let _ = writeln!(
        code,
        "/// {}\n#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]\n#[repr(u8)]\npub enum {name} {{",
        def.about
    );
    for (word, about) in def.words {
        let _ = writeln!(code, "    /// `{word}`: {about}\n    {},", camel(word));
    }
    let _ = writeln!(
        code,
        "}}\nimpl crate::policy::Policy for {name} {{\n    const ALL: &'static [Self] = &["
    );
    for (word, _) in def.words {
        let _ = writeln!(code, "        Self::{},", camel(word));
    }
    let words: Vec<String> = def.words.iter().map(|(word, _)| format!("{word:?}")).collect();
    let _ = writeln!(
        code,
        "    ];\n\n    fn word(self) -> &'static str {{\n        const WORDS: &[&str] = &[{}];\n        WORDS[self as usize]\n    }}\n}}",
        words.join(", ")
    );
}

/// One method for each parameter on the regime of a game.
fn accessors(code: &mut String, schema: &Schema) {
    let _ = writeln!(
        code,
        "/// The parameters, each by its public name; `None` where the rulebook has no such rule.\nimpl crate::Regime {{"
    );
    for def in schema.keys {
        let (kind, body) = accessor(def, schema);
        let (name, key) = (def.id.replace(['.', '-'], "_"), camel(def.id));
        let _ = writeln!(
            code,
            "    /// `{}`: {}\n    #[must_use]\n    pub fn {name}(&self) -> crate::Said<'_, {kind}> {{\n        let value = self.value(Key::{key}).and_then(|value| match value {{\n            {body},\n            _ => None,\n        }});\n        crate::Said::new(value, self.sources(Key::{key}))\n    }}",
            def.id, def.about,
        );
    }
    let _ = writeln!(code, "}}");
}

fn accessor(key: &KeyDef, schema: &Schema) -> (String, String) {
    let same = |kind: &str, variant: &str| {
        (
            kind.to_owned(),
            format!("Value::{variant}(value) => Some(*value)"),
        )
    };
    match key.kind {
        Kind::Duration => same("core::time::Duration", "Duration"),
        Kind::Count => same("u32", "Count"),
        Kind::Range => same("crate::TimeRange", "Range"),
        Kind::Points => same("crate::Points", "Points"),
        Kind::Date => same("crate::Date", "Date"),
        Kind::Ladder => (
            "&crate::Ladder".to_owned(),
            "Value::Ladder(value) => Some(value)".to_owned(),
        ),
        Kind::Word(policy) => {
            let name = schema.policies[policy as usize].name;
            (
                name.to_owned(),
                format!("Value::Word(word) => <{name} as crate::policy::Policy>::at(*word)"),
            )
        }
        Kind::Words(policy) => {
            let name = schema.policies[policy as usize].name;
            (
                format!("crate::Words<'_, {name}>"),
                "Value::Words(places) => Some(crate::Words::new(places))".to_owned(),
            )
        }
    }
}

fn statics(code: &mut String, schema: &Schema) {
    let _ = writeln!(
        code,
        "/// Everything that rulebooks can speak of.\npub static SCHEMA: &Schema = &Schema {{ topics: &["
    );
    for topic in schema.topics {
        let (id, about, keys, required) = (topic.id, topic.about, topic.keys, topic.required);
        let (is_heading, is_in_force) = (topic.is_heading, topic.is_in_force);
        let (weight, same_as) = (topic.weight, topic.same_as);
        let play = topic.play;
        let _ = writeln!(
            code,
            "    crate::schema::TopicDef {{ id: {id:?}, about: {about:?}, is_heading: {is_heading}, is_in_force: {is_in_force}, weight: {weight}, play: {play:?}, same_as: &{same_as:?}, keys: &{keys:?}, required: {required} }},"
        );
    }
    let _ = writeln!(code, "], keys: &[");
    for key in schema.keys {
        let kind = format!("crate::schema::Kind::{:?}", key.kind);
        let _ = writeln!(
            code,
            "    crate::schema::KeyDef {{ id: {:?}, about: {:?}, kind: {kind}, topic: {}, alike: &{:?}, event: {}, effect: crate::schema::Effect::{:?}, is_planned: {} }},",
            key.id, key.about, key.topic, key.alike, key.event, key.effect, key.is_planned
        );
    }
    let _ = writeln!(code, "], policies: &[");
    for policy in schema.policies {
        let PolicyDef {
            name,
            about,
            words,
            yes_no,
        } = policy;
        let _ = writeln!(
            code,
            "    crate::schema::PolicyDef {{ name: {name:?}, about: {about:?}, words: &{words:?}, yes_no: {yes_no:?} }},"
        );
    }
    let _ = writeln!(code, "] }};");
}

pub fn rulebooks(books: &[Rulebook]) -> String {
    let mut code = String::new();
    for (overlay, name, about) in [
        (false, "RULEBOOKS", "The rulebooks that are built in."),
        (
            true,
            "OVERLAYS",
            "What lies over any of them in a game beside chess.",
        ),
    ] {
        let _ = writeln!(code, "/// {about}\npub(crate) static {name}: &[Rulebook] = &[");
        for book in books.iter().filter(|book| book.overlay == overlay) {
            rulebook(&mut code, book);
        }
        code.push_str("];\n");
    }
    code
}

fn rulebook(code: &mut String, book: &Rulebook) {
    let _ = writeln!(
        code,
        "Rulebook {{ id: {}, series: {}, titles: {},",
        text(&book.id),
        text(&book.series),
        pairs(&book.titles)
    );
    let _ = writeln!(
        code,
        "    congress: {}, adopted: {},",
        text(&book.congress),
        partial(book.adopted)
    );
    let _ = writeln!(
        code,
        "    in_force_from: {}, in_force_to: {},",
        date(book.in_force_from),
        date(book.in_force_to)
    );
    let _ = writeln!(
        code,
        "    stands_in_from: {}, language: {},",
        date(book.stands_in_from),
        text(&book.language)
    );
    let _ = writeln!(
        code,
        "    extends: {}, territory: {}, rated: {:?}, overlay: {},",
        maybe(book.extends.as_ref()),
        text(&book.territory),
        book.rated,
        book.overlay
    );
    let _ = writeln!(
        code,
        "    silence: Silence::{:?}, refer: Refer::{:?}, except: Cow::Borrowed(&{:?}),",
        book.silence, book.refer, book.except
    );
    let _ = writeln!(code, "    articles: Cow::Borrowed(&[");
    for article in book.articles.iter() {
        row(code, article);
    }
    let _ = writeln!(code, "    ]) }},");
}

fn row(code: &mut String, article: &Article) {
    let values: Vec<String> = article
        .values
        .iter()
        .map(|(key, value)| format!("({key}, {})", self::value(value)))
        .collect();
    let _ = writeln!(
        code,
        "        Article {{ id: {}, topic: {}, with: Cow::Borrowed(&{:?}), replaces: Cow::Borrowed(&{:?}), when: {}, values: Cow::Borrowed(&[{}]), state: State::{:?}, ground: Ground::{:?}, grounds: {}, says: {}, cases: {}, readings: {}, texts: {}, from: {} }},",
        text(&article.id),
        article.topic,
        article.with,
        article.replaces,
        article.when,
        values.join(", "),
        article.state,
        article.ground,
        grounds(&article.grounds),
        says(&article.says),
        texts(&article.cases),
        texts(&article.readings),
        pairs(&article.texts),
        maybe(article.from.as_ref()),
    );
}

fn grounds(list: &[(u16, Ground)]) -> String {
    let list: Vec<String> = list
        .iter()
        .map(|(topic, ground)| format!("({topic}, Ground::{ground:?})"))
        .collect();
    format!("Cow::Borrowed(&[{}])", list.join(", "))
}

fn says(list: &[(u16, Text)]) -> String {
    let list: Vec<String> = list
        .iter()
        .map(|(topic, part)| format!("({topic}, {})", text(part)))
        .collect();
    format!("Cow::Borrowed(&[{}])", list.join(", "))
}

fn text(text: &str) -> String {
    format!("Cow::Borrowed({text:?})")
}

fn maybe(given: Option<&Text>) -> String {
    given.map_or_else(|| "None".to_owned(), |given| format!("Some({})", text(given)))
}

fn texts(list: &[Text]) -> String {
    let list: Vec<String> = list.iter().map(|item| text(item)).collect();
    format!("Cow::Borrowed(&[{}])", list.join(", "))
}

fn pairs(list: &[(Text, Text)]) -> String {
    let list: Vec<String> = list
        .iter()
        .map(|(name, item)| format!("({}, {})", text(name), text(item)))
        .collect();
    format!("Cow::Borrowed(&[{}])", list.join(", "))
}

fn date(date: Option<Date>) -> String {
    date.map_or_else(|| "None".to_owned(), |date| format!("Some(crate::{date:?})"))
}

fn partial(date: PartialDate) -> String {
    format!("crate::{date:?}")
}

fn time(time: Duration) -> String {
    format!("core::time::Duration::from_millis({})", time.as_millis())
}

fn value(value: &Value) -> String {
    match value {
        Value::Duration(figure) => format!("Value::Duration({})", time(*figure)),
        Value::Count(count) => format!("Value::Count({count})"),
        Value::Word(word) => format!("Value::Word({word})"),
        Value::Words(places) => format!("Value::Words(Cow::Borrowed(&{places:?}))"),
        Value::Points(points) => format!("Value::Points(crate::{points:?})"),
        Value::Date(date) => format!("Value::Date(crate::{date:?})"),
        Value::Range(range) => {
            let end = |end: Option<(Duration, bool)>| {
                end.map_or_else(
                    || "None".to_owned(),
                    |(at, inside)| format!("Some(({}, {inside}))", time(at)),
                )
            };
            format!(
                "Value::Range(crate::TimeRange {{ from: {}, to: {} }})",
                end(range.from),
                end(range.to)
            )
        }
        Value::Ladder(ladder) => format!(
            "Value::Ladder(crate::Ladder(Cow::Borrowed(&[{}])))",
            rungs(ladder)
        ),
    }
}

fn rungs(ladder: &Ladder) -> String {
    let rungs: Vec<String> = ladder
        .0
        .iter()
        .map(|rung| {
            let steps: Vec<String> = rung.iter().map(step).collect();
            format!("Cow::Borrowed(&[{}])", steps.join(", "))
        })
        .collect();
    rungs.join(", ")
}

fn step(step: &Step) -> String {
    match step {
        Step::Opponent(figure) => format!("crate::Step::Opponent({})", time(*figure)),
        Step::Offender(figure) => format!("crate::Step::Offender({})", time(*figure)),
        Step::Loss => "crate::Step::Loss".to_owned(),
        Step::ClaimWin => "crate::Step::ClaimWin".to_owned(),
    }
}
