//! Entries from a table of comma-separated values with a head line, and players with their places as such a table.

mod fault;
mod write;

pub use fault::{CsvFault, CsvFaultKind, CsvFaults};
pub use write::write;

use crate::days::{self, Order, order};
use crate::fields::{self, Field};
use crate::heads::{self, Head};
use crate::trf::{Notice, decode};
use arbiter_event::form::EntryForm;

/// So many own columns an entry keeps, each so long: an organiser asks for a handful.
const MOST_OWN: usize = 20;
/// See [`MOST_OWN`].
const LONGEST_OWN: usize = 300;

/// A table, read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Table {
    /// Its entries, in its order.
    pub entries: Vec<EntryForm>,
    /// The columns that nothing is known of and that hold something, as the head names them; each entry keeps them as its own.
    pub own: Vec<String>,
    /// Columns that hold numbers of lines, or have no name: they are left out.
    pub left_out: Vec<String>,
    /// What was assumed about its encoding.
    pub encoding: Option<Notice>,
}

/// The entries of a table, in its order.
///
/// # Errors
/// As [`table`].
///
/// ```
/// use arbiter_reports::csv::entries;
/// let list = entries(b"Name,Rating\n\"Tal, Mikhail\",2645\nSchool girl,\n").unwrap();
/// assert_eq!((list[0].name.as_str(), list[0].rating, list[1].rating), ("Tal, Mikhail", Some(2645), None));
/// ```
pub fn entries(bytes: &[u8]) -> Result<Vec<EntryForm>, CsvFaults> {
    table(bytes, &[]).map(|table| table.entries)
}

/// A table without the columns that are to be ignored. Fields are separated by commas, by semicolons where the head has no comma,
/// or else by tabs. Days of birth are kept as days of the civil calendar.
///
/// # Errors
/// [`CsvFaults`], all of them.
///
/// ```
/// use arbiter_reports::csv::table;
/// let read = table(b"No.,Name,Phone\n1,Tal,12345\n", &["phone".to_owned()]).unwrap();
/// assert_eq!((read.entries[0].name.as_str(), read.left_out), ("Tal", vec!["No.".to_owned()]));
/// let faults = table(b"name,rating\nTal,high\nBo,low\n", &[]).unwrap_err().0;
/// assert_eq!((faults.len(), faults[1].line, faults[1].column), (2, 3, 4));
/// ```
pub fn table(bytes: &[u8], ignore: &[String]) -> Result<Table, CsvFaults> {
    let (text, encoding) = decode::text(bytes);
    let mut lines = decode::lines(&text);
    let nothing = CsvFault {
        line: 1,
        column: 1,
        kind: CsvFaultKind::NoHead,
    };
    let Some((number, head)) = lines.next() else {
        return Err(CsvFaults(vec![nothing]));
    };
    let comma = [',', ';', '\t'].into_iter().find(|&sign| head.contains(sign));
    let comma = comma.unwrap_or(',');
    let head = fields(number, head, comma).map_err(|fault| CsvFaults(vec![fault]))?;
    let mut reading = Reading::new(number, &head, ignore);
    let rows: Vec<(usize, Vec<Field>)> = lines
        .filter_map(|(line, text)| reading.held(fields(line, text, comma)).map(|row| (line, row)))
        .filter(|(_, row)| row.iter().any(|(_, value)| !value.trim().is_empty()))
        .collect();
    reading.days = reading.order(&rows);
    let mut entries: Vec<EntryForm> = rows
        .iter()
        .filter_map(|(line, row)| reading.entry(*line, row))
        .collect();
    if !reading.faults.is_empty() {
        reading.faults.sort_by_key(|fault| (fault.line, fault.column));
        return Err(CsvFaults(reading.faults));
    }
    let holds = |at: &usize| {
        rows.iter()
            .any(|(_, row)| row.get(*at).is_some_and(|field| !field.1.trim().is_empty()))
    };
    let unknown = (0..head.len())
        .filter(|at| reading.columns[*at] == Column::Unknown)
        .filter(holds);
    let (own, left_out): (Vec<usize>, Vec<usize>) = unknown.partition(|at| {
        let name = head[*at].1.trim();
        !name.is_empty() && heads::head(name) != Some(Head::Number)
    });
    let named = |columns: &[usize]| {
        columns
            .iter()
            .map(|at| shown(*at, &head[*at].1))
            .collect::<Vec<_>>()
    };
    for (form, (_, row)) in entries.iter_mut().zip(&rows) {
        for at in own.iter().take(MOST_OWN) {
            let value = row.get(*at).map_or("", |field| field.1.trim());
            if !value.is_empty() {
                let name = head[*at].1.trim().to_owned();
                form.own.insert(name, value.chars().take(LONGEST_OWN).collect());
            }
        }
    }
    Ok(Table {
        entries,
        own: named(&own),
        left_out: named(&left_out),
        encoding,
    })
}

/// What a column of the table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Column {
    Known(&'static str),
    Unknown,
    Ignored,
}

/// A table on its way.
struct Reading {
    columns: Vec<Column>,
    days: Option<Order>,
    faults: Vec<CsvFault>,
}

impl Reading {
    fn new(line: usize, head: &[Field], ignore: &[String]) -> Self {
        let ignored = |name: &str| ignore.iter().any(|other| plain(other) == plain(name));
        let of = |(_, name): &Field| match known(name) {
            _ if ignored(name) => Column::Ignored,
            Some(name) => Column::Known(name),
            None => Column::Unknown,
        };
        let columns: Vec<Column> = head.iter().map(of).collect();
        let mut faults = Vec::new();
        for (at, column) in columns.iter().enumerate() {
            if let Column::Known(name) = column
                && columns[..at].contains(column)
            {
                faults.push(CsvFault {
                    line,
                    column: head[at].0,
                    kind: CsvFaultKind::Twice(name),
                });
            }
        }
        if !columns.contains(&Column::Known("name")) {
            faults.push(CsvFault {
                line,
                column: 1,
                kind: CsvFaultKind::NoHead,
            });
        }
        Self {
            columns,
            days: None,
            faults,
        }
    }

    /// A line in its fields, or its fault among the others.
    fn held(&mut self, row: Result<Vec<Field>, CsvFault>) -> Option<Vec<Field>> {
        row.map_err(|fault| self.faults.push(fault)).ok()
    }

    /// Whether days or months come first in its days of birth, as far as they tell.
    fn order(&self, rows: &[(usize, Vec<Field>)]) -> Option<Order> {
        let at = self
            .columns
            .iter()
            .position(|column| *column == Column::Known("birth"))?;
        order(
            rows.iter()
                .filter_map(|(_, row)| row.get(at))
                .map(|(_, value)| value.as_str()),
        )
    }

    fn entry(&mut self, line: usize, row: &[Field]) -> Option<EntryForm> {
        let before = self.faults.len();
        if let Some((column, _)) = row.get(self.columns.len()) {
            let kind = CsvFaultKind::Fields {
                expected: self.columns.len(),
                found: row.len(),
            };
            self.faults.push(CsvFault {
                line,
                column: *column,
                kind,
            });
        }
        let mut form = EntryForm::default();
        for ((place, value), column) in row.iter().zip(&self.columns) {
            let Column::Known(name) = *column else { continue };
            let value = if name == "birth" {
                days::year_first(value, self.days).map_err(|two| CsvFaultKind::TwoDays(two.0))
            } else {
                Ok(value.clone())
            };
            if let Err(kind) = value.and_then(|value| Ok(form.set(name, &value)?)) {
                self.faults.push(CsvFault {
                    line,
                    column: *place,
                    kind,
                });
            }
        }
        if form.name.is_empty() && self.columns.contains(&Column::Known("name")) {
            self.faults.push(CsvFault {
                line,
                column: 1,
                kind: CsvFaultKind::Name,
            });
        }
        (self.faults.len() == before).then_some(form)
    }
}

/// A column that is left out, as it is told: by the name that it has, else by its place.
fn shown(at: usize, name: &str) -> String {
    let some: String = name
        .trim()
        .chars()
        .filter(|sign| !sign.is_control())
        .take(40)
        .collect();
    if some.is_empty() {
        format!("column {}, without a name", at + 1)
    } else {
        some
    }
}

/// A name of a column however it is written.
fn plain(name: &str) -> String {
    name.trim().to_lowercase().replace([' ', '-'], "_")
}

/// The column of a head's field, by the names that such tables have.
fn known(name: &str) -> Option<&'static str> {
    match heads::head(name)? {
        Head::Of(column) => Some(column),
        Head::Last | Head::First | Head::Number => None,
    }
}

/// The fields of a line, or where its quotation marks are wrong.
fn fields(line: usize, text: &str, comma: char) -> Result<Vec<Field>, CsvFault> {
    fields::fields(text, |sign| sign == comma).map_err(|quote| CsvFault {
        line,
        column: quote.0,
        kind: CsvFaultKind::Quote,
    })
}

#[cfg(test)]
mod tests;
