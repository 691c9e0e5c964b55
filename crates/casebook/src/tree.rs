//! A TOML text as a tree in which every key and value knows where it stands.

use std::ops::Range;

use serde_json::{Map, Number, Value};
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use crate::fault::Problem;

/// A value and where it stands.
#[derive(Debug, Clone, PartialEq)]
pub struct Node {
    /// Bytes of the text.
    pub at: Range<usize>,
    /// What stands there.
    pub value: Kind,
}

/// What stands there.
#[derive(Debug, Clone, PartialEq)]
pub enum Kind {
    /// A text; days and times of day without quotation marks too.
    Text(String),
    /// A number, and any other value without parts.
    Plain(Value),
    /// A list.
    List(Vec<Node>),
    /// A table, in the order of the text.
    Table(Vec<Field>),
}

/// A key with its value.
#[derive(Debug, Clone, PartialEq)]
pub struct Field {
    /// The key.
    pub key: String,
    /// Where the key stands.
    pub at: Range<usize>,
    /// Its value.
    pub node: Node,
}

/// What is wrong with a text that is not TOML, and at which byte.
type Broken = Vec<(usize, Problem)>;

/// The tree of a text, as far as it is TOML, and what is wrong with the rest.
///
/// Where something is wrong, each part that begins with `[[case]]` is read for itself, so that a bracket left open does
/// not swallow the cases that follow.
pub fn parse(text: &str) -> (Node, Broken) {
    let (tree, broken) = part(text, 0);
    if broken.is_empty() {
        return (tree, broken);
    }
    let begins = starts(text);
    let ends = begins.iter().skip(1).copied().chain([text.len()]);
    let (mut fields, mut cases, mut all) = (Vec::new(), Vec::new(), Vec::new());
    for (begin, end) in begins.iter().zip(ends) {
        let (node, broken) = part(&text[*begin..end], *begin);
        // What follows the first fault of a part often is its consequence.
        all.extend(broken.into_iter().take(1));
        let Kind::Table(found) = node.value else { continue };
        for mut field in found {
            match &mut field.node.value {
                Kind::List(list) if field.key == "case" => cases.append(list),
                _ => fields.push(field),
            }
        }
    }
    let at = 0..text.len();
    let node = Node {
        at: at.clone(),
        value: Kind::List(cases),
    };
    fields.push(Field {
        key: "case".to_owned(),
        at,
        node,
    });
    let at = 0..text.len();
    (
        Node {
            at,
            value: Kind::Table(fields),
        },
        all,
    )
}

/// The bytes at which parts begin: that of the file, then one a case.
fn starts(text: &str) -> Vec<usize> {
    let mut begins = vec![0];
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if line.trim_start().starts_with("[[case]]") && at > 0 {
            begins.push(at);
        }
        at += line.len();
    }
    begins
}

/// A part of a text; its places are those of the whole, where it begins at this byte.
fn part(text: &str, begin: usize) -> (Node, Broken) {
    let (table, errors) = DeTable::parse_recoverable(text);
    let errors = errors.iter().map(|error| {
        let at = error.span().map_or(0, |span| span.start);
        (begin + at, Problem::Syntax(error.message().to_owned()))
    });
    let at = table.span();
    let value = fields(table.get_ref());
    let mut node = Node { at, value };
    node.shift(begin);
    (node, errors.collect())
}

fn fields(table: &DeTable<'_>) -> Kind {
    let field = |(key, value): (&Spanned<DeString<'_>>, &Spanned<DeValue<'_>>)| Field {
        key: key.get_ref().to_string(),
        at: key.span(),
        node: node(value),
    };
    let mut fields: Vec<Field> = table.iter().map(field).collect();
    fields.sort_by_key(|field| field.at.start);
    Kind::Table(fields)
}

fn node(value: &Spanned<DeValue<'_>>) -> Node {
    let kind = match value.get_ref() {
        DeValue::String(text) => Kind::Text(text.to_string()),
        DeValue::Datetime(time) => Kind::Text(time.to_string()),
        DeValue::Boolean(yes) => Kind::Plain(Value::Bool(*yes)),
        DeValue::Integer(number) => {
            let parsed = i64::from_str_radix(number.as_str(), number.radix()).ok();
            Kind::Plain(parsed.map_or(Value::Null, Value::from))
        }
        DeValue::Float(number) => {
            let parsed = number.as_str().parse().ok().and_then(Number::from_f64);
            Kind::Plain(parsed.map_or(Value::Null, Value::Number))
        }
        DeValue::Array(list) => Kind::List(list.iter().map(node).collect()),
        DeValue::Table(table) => fields(table),
    };
    Node {
        at: value.span(),
        value: kind,
    }
}

impl Node {
    fn shift(&mut self, by: usize) {
        self.at = self.at.start + by..self.at.end + by;
        match &mut self.value {
            Kind::List(nodes) => nodes.iter_mut().for_each(|node| node.shift(by)),
            Kind::Table(fields) => {
                for field in fields {
                    field.at = field.at.start + by..field.at.end + by;
                    field.node.shift(by);
                }
            }
            Kind::Text(_) | Kind::Plain(_) => {}
        }
    }

    /// The text that stands here.
    pub fn text(&self) -> Option<&str> {
        match &self.value {
            Kind::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The fields of the table that stands here.
    pub fn table(&self) -> Option<&[Field]> {
        match &self.value {
            Kind::Table(fields) => Some(fields),
            _ => None,
        }
    }

    /// The values of the list that stands here.
    pub fn list(&self) -> Option<&[Node]> {
        match &self.value {
            Kind::List(nodes) => Some(nodes),
            _ => None,
        }
    }

    /// It without places.
    pub fn json(&self) -> Value {
        match &self.value {
            Kind::Text(text) => Value::String(text.clone()),
            Kind::Plain(value) => value.clone(),
            Kind::List(nodes) => nodes.iter().map(Self::json).collect(),
            Kind::Table(fields) => {
                let fields = fields.iter().map(|field| (field.key.clone(), field.node.json()));
                Value::Object(fields.collect::<Map<_, _>>())
            }
        }
    }
}
