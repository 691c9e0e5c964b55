//! What each column of a pasted table is taken for, and what somebody says that it is.

use super::cells::Cell;
use super::columns::Column;
use super::value::is_nothing;
use crate::heads::Head;

/// What a column can be taken for, by the words of forms and interfaces; `out` is left out.
pub const MEANINGS: [&str; 12] = [
    "name",
    "last",
    "first",
    "rating",
    "national_rating",
    "title",
    "federation",
    "fide_id",
    "birth",
    "sex",
    "club",
    "out",
];

/// Leaves a column out.
const OUT: &str = "out";

/// A column as it was pasted, and what it is taken for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Held {
    /// Its name in the head; empty where it has none.
    pub head: String,
    /// The first thing that it holds.
    pub example: String,
    /// One of [`MEANINGS`].
    pub meaning: &'static str,
}

/// The word for what a column is.
fn meaning(column: &Column) -> &'static str {
    match column {
        Column::Known(Head::Of(name)) => name,
        Column::Known(Head::Last) => "last",
        Column::Known(Head::First) => "first",
        Column::Guessed => "rating",
        Column::Known(Head::Number) | Column::Counts | Column::Unknown(_) => OUT,
    }
}

/// The column of a word; nothing for one that leaves it out or that is none.
fn column(word: &str) -> Option<Column> {
    let known = MEANINGS.iter().find(|known| **known == word && word != OUT)?;
    Some(Column::Known(match *known {
        "last" => Head::Last,
        "first" => Head::First,
        name => Head::Of(name),
    }))
}

/// Takes columns for what somebody says. What is said of one takes the meaning from the one that was recognised; of two of which it is
/// said the first has it.
pub(super) fn choose(columns: &mut [Column], names: &[String], wanted: &[String]) {
    if wanted.len() != columns.len() {
        return; // said of another table
    }
    let unknown = |at: usize| Column::Unknown(names.get(at).cloned().unwrap_or_default());
    let mut are_said = vec![false; columns.len()];
    for (at, word) in wanted.iter().enumerate() {
        let known = MEANINGS.contains(&word.as_str());
        if !known || word == meaning(&columns[at]) {
            continue;
        }
        let Some(said) = column(word) else {
            columns[at] = unknown(at);
            continue;
        };
        let others: Vec<usize> = (0..columns.len())
            .filter(|other| meaning(&columns[*other]) == word)
            .collect();
        let is_taken = others.iter().any(|other| are_said[*other]);
        for other in others.into_iter().filter(|_| !is_taken) {
            columns[other] = unknown(other);
        }
        columns[at] = if is_taken { unknown(at) } else { said };
        are_said[at] = !is_taken;
    }
}

/// The columns as they are told.
pub(super) fn held(columns: &[Column], names: &[String], rows: &[Vec<Cell>]) -> Vec<Held> {
    let example = |at: usize| {
        let mut cells = rows.iter().filter_map(|row| row.get(at));
        let found = cells.find(|cell| !is_nothing(&cell.text));
        found.map_or_else(String::new, |cell| super::table::short(&cell.text))
    };
    let one = |(at, column): (usize, &Column)| Held {
        head: names
            .get(at)
            .map(|name| super::table::short(name))
            .unwrap_or_default(),
        example: example(at),
        meaning: meaning(column),
    };
    columns.iter().enumerate().map(one).collect()
}
