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

/// The tree of a text, as far as it is TOML, and what is wrong with the rest.
pub fn parse(text: &str) -> (Node, Vec<(usize, Problem)>) {
    let (table, errors) = DeTable::parse_recoverable(text);
    let errors = errors.iter().map(|error| {
        let at = error.span().map_or(0, |span| span.start);
        (at, Problem::Syntax(error.message().to_owned()))
    });
    let at = table.span();
    let value = fields(table.get_ref());
    (Node { at, value }, errors.collect())
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
