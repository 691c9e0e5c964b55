//! Tables: a head of one line or two, or none, and rows of cells, some of them empty.

use arbiter_event::form::{EntryForm, NotOfColumn};

use super::cells::{Cell, Line, is_part};
use super::chosen;
use super::columns::{Column, MOST, by_content, by_name, named};
use super::free::Free;
use super::guess::Guesses;
use super::value::{Kind, has_letters, is_nothing, is_private, kind};
use super::{DoubtKind, LeftOut, Pasted};
use crate::days::{Order, order, year_first};
use crate::heads::Head;

/// In so many lines at the top a head is looked for.
const TOP: usize = 8;

/// A table in its rows.
pub(super) struct Table<'a> {
    rows: Vec<(&'a Line, Vec<Cell>)>,
    columns: Vec<Column>,
    names: Vec<String>,
    above: Vec<LeftOut>,
    days: Option<Order>,
    comma: bool,
    /// Nearly every line says more of somebody than two things: one that has a single cell may be a title of those below it.
    wide: bool,
}

impl<'a> Table<'a> {
    /// The table that these lines are, with its columns as somebody says; nothing where they have no columns.
    pub fn of(lines: &'a [Line], wanted: &[String]) -> Option<Self> {
        let parted = lines.iter().filter(|line| line.text.contains(is_part)).count();
        let comma = parted == 0
            && lines
                .iter()
                .take(TOP)
                .any(|line| heads(&line.cells(|sign| sign == ',')) >= 2);
        if parted == 0 && !comma {
            return None;
        }
        let cells = |line: &Line| {
            if comma {
                line.cells(|sign| sign == ',')
            } else {
                line.cells(is_part)
            }
        };
        let mut rows: Vec<(&Line, Vec<Cell>)> = lines.iter().map(|line| (line, cells(line))).collect();
        let (names, above) = take_head(&mut rows);
        let mut columns = by_name(&names);
        let bare: Vec<Vec<Cell>> = rows.iter().map(|row| row.1.clone()).collect();
        by_content(&mut columns, &names, &bare);
        chosen::choose(&mut columns, &names, wanted);
        let mut table = Self {
            rows,
            columns,
            names,
            above,
            days: None,
            comma,
            wide: bare.len() > 2 && bare.iter().filter(|row| full(row) > 2).count() * 2 > bare.len(),
        };
        table.days = table.order();
        Some(table)
    }

    fn held(&self) -> Vec<chosen::Held> {
        let rows: Vec<Vec<Cell>> = self.rows.iter().map(|row| row.1.clone()).collect();
        chosen::held(&self.columns, &self.names, &rows)
    }

    fn at(&self, wanted: impl Fn(&Column) -> bool) -> Option<usize> {
        self.columns.iter().position(wanted)
    }

    /// Where the name begins.
    fn name_at(&self) -> Option<usize> {
        let last = self.at(|column| *column == Column::Known(Head::Last));
        last.or_else(|| self.at(|column| column.is("name")))
            .or_else(|| self.at(|column| *column == Column::Known(Head::First)))
    }

    fn order(&self) -> Option<Order> {
        let at = self.at(|column| column.is("birth"))?;
        order(
            self.rows
                .iter()
                .filter_map(|(_, row)| Some(row.get(at)?.text.as_str())),
        )
    }

    /// The players.
    pub fn read(self) -> Pasted {
        let mut pasted = Pasted {
            left_out: self.above.clone(),
            columns: self.held(),
            ..Pasted::default()
        };
        let mut guesses = Guesses::default();
        for (line, row) in &self.rows {
            let full = full(row);
            let alone = full == 1 && row.len() == 1 && self.columns.len() > 1;
            if alone {
                self.alone(line, &mut pasted, &mut guesses);
            } else if full > 0 {
                self.row(row, &mut pasted, &mut guesses);
            }
        }
        guesses.doubt(&mut pasted);
        let named = self.columns.iter().enumerate().filter_map(|(at, column)| {
            let left = match column {
                Column::Unknown(name) if name.is_empty() => LeftOut::Unnamed(at + 1),
                Column::Unknown(name) => LeftOut::Named(short(name)),
                _ => return None,
            };
            let mut cells = self.rows.iter().filter_map(|row| row.1.get(at));
            cells.any(|cell| !cell.text.is_empty()).then_some(left)
        });
        pasted.left_out.extend(named);
        pasted
    }

    /// A line without columns in a table: a name with more behind it where names stand first, else a title or a foot.
    fn alone(&self, line: &Line, pasted: &mut Pasted, guesses: &mut Guesses) {
        Free::of(line).into(pasted, guesses);
        if self.wide || self.name_at() != Some(0) {
            pasted.doubt(line.place(1), DoubtKind::Outside);
        }
    }

    fn row(&self, row: &[Cell], pasted: &mut Pasted, guesses: &mut Guesses) {
        let is_title_of_lines = self.wide && full(row) == 1;
        let joined = self.joined(row);
        let row = joined.as_deref().unwrap_or(row);
        let mut form = EntryForm::default();
        let (mut last, mut first) = (String::new(), String::new());
        let mut doubts = Vec::new();
        for (cell, column) in row.iter().zip(&self.columns) {
            let value = if is_nothing(&cell.text) { "" } else { &*cell.text };
            match column {
                Column::Known(Head::Last) => value.clone_into(&mut last),
                Column::Known(Head::First) => value.clone_into(&mut first),
                Column::Known(Head::Of(name)) => {
                    if let Err(kind) = self.set(&mut form, name, value) {
                        doubts.push((cell.place, kind));
                    }
                }
                Column::Guessed => match self.set(&mut form, "rating", value) {
                    Ok(()) => guesses.add(cell.place, form.rating, value),
                    Err(kind) => doubts.push((cell.place, kind)),
                },
                Column::Known(Head::Number) | Column::Counts | Column::Unknown(_) => {}
            }
        }
        if !last.is_empty() || !first.is_empty() {
            let both = [last.trim_end_matches(','), &first];
            let both: Vec<&str> = both.into_iter().filter(|part| !part.is_empty()).collect();
            form.name = both.join(", ");
        }
        if let Some(more) = row
            .iter()
            .skip(self.columns.len())
            .find(|cell| !cell.text.is_empty())
        {
            let (expected, found) = (self.columns.len(), row.len());
            doubts.push((more.place, DoubtKind::Fields { expected, found }));
        }
        let name = self.name_at().and_then(|at| row.get(at)).or(row.first());
        let Some(place) = name.map(|cell| cell.place) else {
            return;
        };
        if !has_letters(&form.name) {
            let kind = if form.fide_id.is_empty() || !form.name.is_empty() {
                DoubtKind::NoName
            } else {
                DoubtKind::OnlyNumber(form.fide_id.clone())
            };
            doubts.push((place, kind));
        }
        title_before(&mut form);
        if is_title_of_lines {
            doubts.push((place, DoubtKind::Outside));
        }
        pasted.add(place, form);
        for (place, kind) in doubts {
            pasted.doubt(place, kind);
        }
    }

    fn set(&self, form: &mut EntryForm, name: &str, value: &str) -> Result<(), DoubtKind> {
        let value = match name {
            // A telephone number or a national code: it would be published.
            "fide_id" if is_private(value) => {
                return Err(DoubtKind::Value(NotOfColumn::FideId(value.to_owned())));
            }
            "birth" => year_first(value, self.days).map_err(|two| DoubtKind::TwoDays(two.0))?,
            _ => value.to_owned(),
        };
        form.set(name, &value).map_err(DoubtKind::Value)
    }

    /// A name with a comma that nobody put in quotation marks: the fields that are too many belong to it.
    fn joined(&self, row: &[Cell]) -> Option<Vec<Cell>> {
        let more = row
            .len()
            .checked_sub(self.columns.len())
            .filter(|more| *more > 0)?;
        let at = self.at(|column| column.is("name"))?;
        if !self.comma || more > 2 || !row[at..=at + more].iter().all(|cell| has_letters(&cell.text)) {
            return None;
        }
        let parts: Vec<&str> = row[at..=at + more]
            .iter()
            .map(|cell| cell.text.as_str())
            .collect();
        let name = Cell {
            place: row[at].place,
            text: parts.join(", "),
        };
        let rest = row[at + more + 1..].iter().cloned();
        Some(row[..at].iter().cloned().chain([name]).chain(rest).collect())
    }
}

/// How many cells of a line hold something.
fn full(row: &[Cell]) -> usize {
    row.iter().filter(|cell| !cell.text.is_empty()).count()
}

/// A title that stands before a name is none of its words.
fn title_before(form: &mut EntryForm) {
    let Some((first, rest)) = form.name.split_once(' ') else {
        return;
    };
    if form.title.is_empty() && kind(first) == Some(Kind::Title) && has_letters(rest) {
        first.clone_into(&mut form.title);
        form.name = rest.trim().to_owned();
    }
}

/// How many cells of a line name a column.
fn heads(row: &[Cell]) -> usize {
    row.iter()
        .take(MOST)
        .filter(|cell| named(&cell.text).is_some())
        .count()
}

/// Whether a line only names columns.
fn is_head(row: &[Cell]) -> bool {
    let known = heads(row);
    let figures = row.iter().any(|cell| cell.text.chars().any(char::is_numeric));
    let names = |cell: &Cell| matches!(named(&cell.text), Some(Head::Of("name") | Head::Last));
    // What is a number below is never the name of a player, in whatever language the others are.
    let figure = |cell: &Cell| {
        let of = ["rating", "national_rating", "fide_id", "birth"];
        matches!(named(&cell.text), Some(Head::Of(name)) if of.contains(&name))
    };
    known >= 2 || known == 1 && !figures && row.iter().any(|cell| names(cell) || figure(cell))
}

/// The names of the columns, from one line or two, and what stood above them; those lines are no rows any more, nor is the
/// head where it stands again.
fn take_head(rows: &mut Vec<(&Line, Vec<Cell>)>) -> (Vec<String>, Vec<LeftOut>) {
    let Some(at) = rows.iter().take(TOP).position(|row| is_head(&row.1)) else {
        return (Vec::new(), Vec::new());
    };
    let texts = |row: &[Cell]| row.iter().map(|cell| cell.text.clone()).collect::<Vec<_>>();
    let mut names = texts(&rows[at].1);
    let second = rows
        .get(at + 1)
        .filter(|row| goes_on(&names, &row.1))
        .map(|row| texts(&row.1));
    let above = rows[..at]
        .iter()
        .flat_map(|row| &row.1)
        .filter(|cell| !cell.text.is_empty());
    let above = above.map(|cell| LeftOut::Above(short(&cell.text))).collect();
    let first = names.clone();
    rows.drain(..=at + usize::from(second.is_some()));
    if let Some(second) = second {
        names.resize(names.len().max(second.len()), String::new());
        let both: Vec<String> = (0..second.len())
            .filter_map(|at| below(&first, at, &second[at]))
            .collect();
        // Two of one meaning say less than one and what stands there.
        let both_differ = (1..both.len()).all(|at| !both[..at].contains(&both[at]));
        for (at, (name, under)) in names.iter_mut().zip(second).enumerate() {
            if let Some(both) = below(&first, at, &under).filter(|_| both_differ) {
                *name = both;
            } else if named(name).is_none() && !under.is_empty() {
                *name = under;
            }
        }
    }
    rows.retain(|row| texts(&row.1) != first);
    (names, above)
}

/// What a column is called by two lines of a head together: `Rtg` above `Nat` is `Rtg Nat`, and a merged cell stands above all of
/// its columns. Nothing where nobody knows such a name.
fn below(names: &[String], at: usize, under: &str) -> Option<String> {
    let above = names.iter().take(at + 1).rev().find(|name| !name.is_empty())?;
    let both = format!("{above} {under}");
    (!under.is_empty() && named(under) != Some(Head::Of("name")) && named(&both).is_some()).then_some(both)
}

/// Whether a line goes on with the head above it: it names columns, and nobody.
fn goes_on(names: &[String], row: &[Cell]) -> bool {
    let plain = row.iter().all(|cell| !cell.text.chars().any(char::is_numeric));
    let nobody = row.iter().enumerate().all(|(at, cell)| {
        let is_name = names.get(at).and_then(|name| named(name));
        let is_name = matches!(is_name, Some(Head::Of("name") | Head::Last | Head::First));
        !is_name || cell.text.is_empty() || named(&cell.text).is_some()
    });
    let together = |(at, cell): (usize, &Cell)| below(names, at, &cell.text).is_some();
    plain && nobody && (heads(row) > 0 || row.iter().enumerate().any(together))
}

/// What is left out, as it is told.
pub(super) fn short(name: &str) -> String {
    name.chars().take(40).collect()
}
