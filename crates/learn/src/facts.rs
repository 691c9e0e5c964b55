//! Facts with their sources: what the pages of questions say, and where each figure comes from.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The file of facts.
const FACTS: &str = include_str!("../../../learn/facts.toml");

/// What beginners' guides say of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Guide {
    /// As it is.
    Right,
    /// Not as it is.
    Wrong,
    /// Some of it.
    Half,
    /// Nothing.
    Silent,
}

/// Where a figure stands that is no article.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// What it is called.
    pub title: String,
    /// Who wrote or keeps it.
    pub author: String,
    /// When it was written.
    pub year: u16,
}

/// One fact.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fact {
    /// Its name.
    pub id: String,
    /// Its figures and words, by name; sentences take them from here.
    #[serde(default)]
    pub values: Map<String, Value>,
    /// What beginners' guides say of it.
    pub guide: Guide,
    /// The articles of the newest edition that say it.
    #[serde(default)]
    pub cites: Vec<String>,
    /// What says it besides the Laws.
    #[serde(default)]
    pub source: Option<Source>,
    /// The day on which it was looked up.
    pub checked: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    fact: Vec<Fact>,
}

/// Every fact of the house, in the order of the page.
///
/// ```
/// let facts = arbiter_learn::facts::shipped();
/// assert!(facts.iter().all(|fact| !fact.cites.is_empty() || fact.source.is_some()));
/// ```
#[must_use]
pub fn shipped() -> Vec<Fact> {
    read(FACTS).unwrap_or_default()
}

/// The facts of a text.
///
/// # Errors
/// Where it is none, and what was expected.
pub fn read(text: &str) -> Result<Vec<Fact>, String> {
    let value: Value = crate::read::json(text)?;
    let file: File = serde_json::from_value(value).map_err(|error| error.to_string())?;
    Ok(file.fact)
}
