//! Which column of a table is what: by its name in the head, and where there is none by what it holds.

use super::cells::Cell;
use super::value::{Kind, digits, has_letters, is_nothing, is_private, is_year, kind};
use crate::heads::{Head, head};

pub(super) use super::MOST_COLUMNS as MOST;

/// What a column is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Column {
    Known(Head),
    /// A rating, told by nothing but its digits.
    Guessed,
    /// Numbers of the lines.
    Counts,
    /// Nothing is known of it; the name in its head, if any.
    Unknown(String),
}

impl Column {
    /// Whether it is this column of an entry.
    pub fn is(&self, name: &str) -> bool {
        match self {
            Self::Known(Head::Of(column)) => *column == name,
            Self::Guessed => name == "rating",
            _ => false,
        }
    }
}

/// What a name in a head means; `Club/City` is a club.
pub(super) fn named(text: &str) -> Option<Head> {
    let first = || text.split(['/', '(', ',']).next().filter(|part| *part != text);
    head(text).or_else(|| first().and_then(head))
}

/// The columns by their names; each meaning once.
pub(super) fn by_name(names: &[String]) -> Vec<Column> {
    let mut columns: Vec<Column> = Vec::new();
    // Beside a number that says it is FIDE's, a plain one is another.
    let of_fide = |name: &String| named(name) == Some(Head::Of("fide_id")) && !is_plain_id(name);
    let plain_is_other = names.iter().any(of_fide);
    for name in names.iter().take(MOST) {
        let column = named(name).filter(|_| !(plain_is_other && is_plain_id(name)));
        let column = column.map(Column::Known);
        let column = column.filter(|column| !columns.contains(column));
        columns.push(column.unwrap_or_else(|| Column::Unknown(name.clone())));
    }
    // A name beside a family name is the given one.
    if columns.contains(&Column::Known(Head::Last)) && !columns.contains(&Column::Known(Head::First)) {
        for column in &mut columns {
            if column.is("name") {
                *column = Column::Known(Head::First);
            }
        }
    }
    // Beside a given name it is the family name.
    if columns.contains(&Column::Known(Head::First)) && !columns.contains(&Column::Known(Head::Last)) {
        for column in &mut columns {
            if column.is("name") {
                *column = Column::Known(Head::Last);
            }
        }
    }
    columns
}

fn is_plain_id(name: &str) -> bool {
    name.trim().eq_ignore_ascii_case("id")
}

/// The cells of a column that hold something.
fn held(rows: &[Vec<Cell>], at: usize) -> impl Iterator<Item = &str> + Clone {
    let cells = rows.iter().filter_map(move |row| row.get(at));
    cells
        .map(|cell| cell.text.as_str())
        .filter(|text| !is_nothing(text))
}

/// What its cells say of a column: all of them that hold something, or nearly all.
fn content(rows: &[Vec<Cell>], at: usize) -> Option<Kind> {
    let all = held(rows, at).count();
    let kinds = [
        Kind::Rating,
        Kind::Title,
        Kind::Federation,
        Kind::FideId,
        Kind::Birth,
        Kind::Sex,
    ];
    let many = |of: &Kind| {
        let fit = held(rows, at).filter(|text| kind(text) == Some(*of)).count();
        fit > 0 && fit * 10 >= all * 8
    };
    let found = kinds.into_iter().find(many)?;
    if found == Kind::FideId && held(rows, at).any(is_private) {
        return None;
    }
    let persian = |text: &str| {
        let year = digits(text).and_then(|digits| digits.parse().ok());
        year.is_some_and(|year: u32| year < 1500 && is_year(year))
    };
    let years = found == Kind::Rating && all >= 3 && held(rows, at).all(persian);
    Some(if years { Kind::Birth } else { found })
}

/// What stands in columns that no name explains, and in those whose name says what they cannot hold.
pub(super) fn by_content(columns: &mut Vec<Column>, names: &[String], rows: &[Vec<Cell>]) {
    let wide = rows.iter().map(Vec::len).max().unwrap_or(0).min(MOST);
    let headless = columns.is_empty();
    if headless {
        columns.resize(wide, Column::Unknown(String::new()));
    }
    let mut contents: Vec<Option<Kind>> = (0..columns.len()).map(|at| content(rows, at)).collect();
    for (at, column) in columns.iter_mut().enumerate() {
        // Numbers of lines, and ratings, that are called "ID" or "FIDE".
        let fits = held(rows, at).any(|text| kind(text) == Some(Kind::FideId));
        // A school's or a nation's "ID" is nobody's business.
        let private = names.get(at).is_some_and(|name| is_plain_id(name)) && held(rows, at).any(is_private);
        let fits = fits && !private;
        if column.is("fide_id") && !fits && held(rows, at).all(|text| digits(text).is_some()) {
            let ratings = contents[at] == Some(Kind::Rating);
            *column = Column::Unknown(if ratings { "" } else { "ID" }.to_owned());
        }
    }
    second_of_four_digits(&mut contents, rows);
    for at in 0..columns.len() {
        let rating = match &columns[at] {
            Column::Unknown(name) => rating_of(name).filter(|_| contents[at] == Some(Kind::Rating)),
            _ => None,
        };
        if let Some(rating) = rating.filter(|rating| !columns.iter().any(|column| column.is(rating))) {
            columns[at] = Column::Known(Head::Of(rating));
        }
    }
    for at in 0..columns.len() {
        let nameless = matches!(&columns[at], Column::Unknown(name) if name.is_empty());
        let Some(kind) = contents[at].filter(|_| nameless) else {
            continue;
        };
        if !columns.iter().any(|column| column.is(kind.column())) {
            columns[at] = match kind {
                Kind::Rating => Column::Guessed,
                kind => Column::Known(Head::Of(kind.column())),
            };
        }
    }
    let nameless =
        |column: &Column| !column.is("name") && !matches!(column, Column::Known(Head::Last | Head::First));
    if headless {
        counts(columns, rows);
    }
    if columns.iter().all(nameless) {
        name_of(columns, rows);
    }
}

/// Whose rating a column has whose name says only that; it may as well say of what nation somebody is.
fn rating_of(name: &str) -> Option<&'static str> {
    match name.trim().trim_end_matches('.').to_lowercase().as_str() {
        "int" | "international" | "fide" => Some("rating"),
        "nat" | "national" | "local" => Some("national_rating"),
        _ => None,
    }
}

/// Of two columns of four digits the one that holds years is about birth.
fn second_of_four_digits(contents: &mut [Option<Kind>], rows: &[Vec<Cell>]) {
    let four: Vec<usize> = (0..contents.len())
        .filter(|at| contents[*at] == Some(Kind::Rating))
        .collect();
    let years = |at: usize| {
        let mut all = held(rows, at)
            .filter_map(digits)
            .filter_map(|text| text.parse().ok());
        all.all(is_year)
    };
    if let [one, two] = four[..] {
        match (years(one), years(two)) {
            (true, false) => contents[one] = Some(Kind::Birth),
            (_, true) => contents[two] = Some(Kind::Birth),
            _ => {}
        }
    }
}

/// Without a head one of rising numbers counts the lines.
fn counts(columns: &mut [Column], rows: &[Vec<Cell>]) {
    for (at, column) in columns.iter_mut().enumerate() {
        let number =
            |text: &str| digits(text.trim_end_matches(['.', ')'])).is_some_and(|digits| digits.len() <= 4);
        let unknown = matches!(column, Column::Unknown(_));
        if unknown && held(rows, at).count() > 0 && held(rows, at).all(number) {
            *column = Column::Counts;
        }
    }
}

/// Where nothing says which column has the names, it is the first one of words.
fn name_of(columns: &mut [Column], rows: &[Vec<Cell>]) {
    let unknown = |column: &Column| matches!(column, Column::Unknown(_));
    let wordy = |at: usize| {
        let (all, words) = (
            held(rows, at).count(),
            held(rows, at).filter(|text| has_letters(text)).count(),
        );
        words > 0 && words * 2 >= all
    };
    // Where all are capitals the first column of them may be the names.
    let name = (0..columns.len()).find(|at| unknown(&columns[*at]) && wordy(*at));
    if let Some(at) = name {
        columns[at] = Column::Known(Head::Of("name"));
    }
}
