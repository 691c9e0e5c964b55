//! What is expected.

use arbiter_game::notation::Irregularity;
use arbiter_game::rules::answer::{ClaimReason, EndReason, GameResult, MateVerdict, QuestionId};
use arbiter_game::rules::laws::{Play, Rulebook};
use arbiter_game::rules::{Decision, Refusal, Remedy};
use serde_json::{Map, Value};

use crate::case::{ByBook, Expected, Key, Wanted};
use crate::tree::{Field, Kind, Node};

use super::{Reader, points, times};

/// What is expected after an event or of a case; a table by rulebook where its keys are rulebooks.
pub fn read(reader: &mut Reader<'_>, node: &Node) -> Expected {
    let Some(fields) = node.table() else {
        reader.expected(node, "a table");
        return ByBook::One(Vec::new());
    };
    if by_book(fields) {
        reader.books(fields);
        let each = fields.iter().map(|field| {
            let fields = reader.some(&field.node, "a table", |node| node.table().map(<[Field]>::to_vec));
            (field.key.clone(), wanted(reader, &fields.unwrap_or_default()))
        });
        return ByBook::Each(each.collect());
    }
    ByBook::One(wanted(reader, fields))
}

/// Whether the keys of a table are rulebooks: `*`, a built-in one, or the id or path of another.
fn by_book(fields: &[Field]) -> bool {
    let is_book = |field: &Field| {
        let key = field.key.as_str();
        key == "*" || Rulebook::by_id(key).is_some() || key.contains(['-', '/', '.'])
    };
    fields.iter().any(is_book)
}

fn wanted(reader: &mut Reader<'_>, fields: &[Field]) -> Vec<Wanted> {
    let known: Vec<&str> = Key::ALL.iter().map(|key| key.as_str()).collect();
    let mut all = Vec::new();
    for field in fields {
        let Some(key) = Key::from_word(&field.key) else {
            reader.unknown(field, &known);
            continue;
        };
        let value = match field.node.table() {
            Some(books) if by_book(books) => {
                reader.books(books);
                let each = books
                    .iter()
                    .map(|book| (book.key.clone(), value(reader, key, &book.node)));
                ByBook::Each(each.collect())
            }
            _ => ByBook::One(value(reader, key, &field.node)),
        };
        let line = reader.place(field.at.start).0;
        all.push(Wanted { key, value, line });
    }
    all
}

/// The value of one expectation, in one form: lists where one or many may stand, times in milliseconds.
fn value(reader: &mut Reader<'_>, key: Key, node: &Node) -> Value {
    match key {
        Key::Decision | Key::DecisionNot => words(reader, node, &Decision::TAGS.concat()),
        Key::Question => one(reader, node, &all(QuestionId::ALL, QuestionId::as_str)),
        Key::Class => one(reader, node, &Play::ALL.map(Play::id)),
        Key::Result => one(reader, node, &all(&GameResult::ALL, GameResult::as_str)),
        Key::Reason => one(reader, node, &all(EndReason::ALL, EndReason::as_str)),
        Key::Refused => one(reader, node, Refusal::TAGS),
        Key::Cites | Key::CitesAll | Key::CitesNot | Key::Duty => list(reader, node),
        Key::Options | Key::Not => plain_list(reader, node),
        Key::Minded => words(reader, node, &all(Irregularity::ALL, Irregularity::word)),
        Key::Fen | Key::Wording | Key::Read | Key::Written => reader.text(node).into(),
        Key::Silent => reader
            .some(node, "true or false", |node| node.json().as_bool())
            .into(),
        Key::Rulings => tables(reader, node),
        Key::Remedies | Key::RemediesNot => remedies(reader, node),
        Key::Score | Key::Clocks | Key::Counters => sides(reader, key, node),
    }
}

fn all<T: Copy>(values: &[T], word: impl Fn(T) -> &'static str) -> Vec<&'static str> {
    values.iter().map(|value| word(*value)).collect()
}

fn one(reader: &mut Reader<'_>, node: &Node, words: &[&'static str]) -> Value {
    reader
        .word(node, words, |word| words.contains(&word).then(|| word.to_owned()))
        .into()
}

fn words(reader: &mut Reader<'_>, node: &Node, words: &[&'static str]) -> Value {
    match node.list() {
        Some(list) => list.iter().map(|node| one(reader, node, words)).collect(),
        None => Value::Array(vec![one(reader, node, words)]),
    }
}

fn list(reader: &mut Reader<'_>, node: &Node) -> Value {
    reader.texts(node).into()
}

/// A list of words; a number such as `1` is taken for its word.
fn plain_list(reader: &mut Reader<'_>, node: &Node) -> Value {
    let one = std::slice::from_ref(node);
    let list = node.list().unwrap_or(one).iter();
    let word = |node: &Node| match &node.value {
        Kind::Text(text) => Some(text.clone()),
        Kind::Plain(value @ Value::Number(_)) => Some(value.to_string()),
        _ => None,
    };
    list.map(|node| Value::from(reader.some(node, "a word", word)))
        .collect()
}

fn tables(reader: &mut Reader<'_>, node: &Node) -> Value {
    let one = std::slice::from_ref(node);
    let list = node.list().unwrap_or(one).iter();
    list.map(|node| {
        let Some(fields) = reader.some(node, "a table", |node| node.table().map(<[Field]>::to_vec)) else {
            return Value::Null;
        };
        let mut table: Map<String, Value> = fields
            .iter()
            .map(|field| (field.key.clone(), of_ruling(reader, field)))
            .collect();
        times(&mut table, false);
        table.into()
    })
    .collect()
}

/// A field of a ruling: words are held against their lists.
fn of_ruling(reader: &mut Reader<'_>, field: &Field) -> Value {
    let node = &field.node;
    match field.key.as_str() {
        "decision" => one(reader, node, &Decision::TAGS.concat()),
        "player" => one(reader, node, &["white", "black"]),
        "result" => one(reader, node, &all(&GameResult::ALL, GameResult::as_str)),
        "mate" => one(reader, node, &all(MateVerdict::ALL, MateVerdict::as_str)),
        "reason" => {
            let mut words = all(EndReason::ALL, EndReason::as_str);
            words.extend(all(ClaimReason::ALL, ClaimReason::as_str));
            one(reader, node, &words)
        }
        "remedies" => remedies(reader, node),
        "score" => sides(reader, Key::Score, node),
        _ => node.json(),
    }
}

fn remedies(reader: &mut Reader<'_>, node: &Node) -> Value {
    let one = std::slice::from_ref(node);
    let list = node.list().unwrap_or(one).iter();
    list.map(|node| {
        let mut table = match &node.value {
            Kind::Text(kind) => serde_json::json!({ "kind": kind }),
            _ => node.json(),
        };
        let kind = table.get("kind").and_then(Value::as_str).unwrap_or_default();
        if !Remedy::TAGS.contains(&kind) {
            reader.expected(
                node,
                &format!("a remedy whose kind is one of {}", Remedy::TAGS.join(", ")),
            );
        }
        if let Value::Object(table) = &mut table {
            times(table, false);
        }
        table
    })
    .collect()
}

fn sides(reader: &mut Reader<'_>, key: Key, node: &Node) -> Value {
    let mut table = Map::new();
    let fields = reader.some(node, "a table { white, black }", |node| {
        node.table().map(<[Field]>::to_vec)
    });
    for field in fields.iter().flatten() {
        if !["white", "black"].contains(&field.key.as_str()) {
            reader.unknown(field, &["white", "black"]);
            continue;
        }
        let value = match key {
            Key::Clocks => super::setting::duration(reader, &field.node).into(),
            Key::Score => match field.node.json() {
                Value::Number(number) => points(&number).into(),
                other => other,
            },
            _ => field.node.json(),
        };
        table.insert(field.key.clone(), value);
    }
    Value::Object(table)
}
