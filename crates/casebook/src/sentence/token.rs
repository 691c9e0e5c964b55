//! The words of a sentence, each with its column.

use serde_json::Value;

use super::{SentenceError, Wrong};

/// A word, a value in quotation marks or brackets, or a sign.
#[derive(Debug, Clone, PartialEq)]
pub enum Token {
    /// A word as it stands there.
    Word(String),
    /// A text in quotation marks, a list or a table, as in JSON.
    Value(Value),
    /// One of `(`, `)`, `,`.
    Sign(char),
}

/// The words with their columns, from 1.
pub fn tokens(text: &str) -> Result<Vec<(usize, Token)>, SentenceError> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let column = text[..text.len() - rest.len()].chars().count() + 1;
        let (token, len) = match first {
            '(' | ')' | ',' => (Token::Sign(first), 1),
            '"' | '[' | '{' => {
                let mut values = serde_json::Deserializer::from_str(rest).into_iter::<Value>();
                let Some(Ok(value)) = values.next() else {
                    return Err(SentenceError {
                        column,
                        wrong: Wrong::Value,
                    });
                };
                (Token::Value(value), values.byte_offset())
            }
            _ => {
                let end = rest.find(|sign: char| sign.is_whitespace() || "(),".contains(sign));
                let end = end.unwrap_or(rest.len());
                (Token::Word(rest[..end].to_owned()), end)
            }
        };
        tokens.push((column, token));
        rest = rest[len..].trim_start();
    }
    Ok(tokens)
}

impl Token {
    /// The word.
    pub fn word(&self) -> Option<&str> {
        match self {
            Self::Word(word) => Some(word),
            _ => None,
        }
    }

    /// What it means as a value: numbers, `true` and `false` are what they look like, other words are texts.
    pub fn value(&self) -> Option<Value> {
        match self {
            Self::Word(word) => Some(plain(word).unwrap_or_else(|| Value::String(word.clone()))),
            Self::Value(value) => Some(value.clone()),
            Self::Sign(_) => None,
        }
    }
}

/// A number or `true` or `false`, if a word is one.
fn plain(word: &str) -> Option<Value> {
    match word {
        "true" => Some(Value::Bool(true)),
        "false" => Some(Value::Bool(false)),
        _ => word.parse::<i64>().ok().map(Value::from),
    }
}

/// A value as one token that is read as the same value, and is none of these words.
pub fn write(value: &Value, not: &[&str]) -> String {
    match value {
        Value::String(text) if is_bare(text) && !not.contains(&text.as_str()) => text.clone(),
        other => other.to_string(),
    }
}

fn is_bare(text: &str) -> bool {
    let begins = text.chars().next().is_some_and(|first| !"\"[{".contains(first));
    let plainly = text
        .chars()
        .all(|sign| !sign.is_whitespace() && !"(),\"".contains(sign));
    begins && plainly && plain(text).is_none()
}
