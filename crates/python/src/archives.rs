//! `audit`, `audit_columns`, `games` and `replay`.

use arbiter_audit::Options;
use arbiter_columns::{
    AuditRows, AuditTexts, Columns, GameTable, PlyColumn, Replayed, RowOptions, games_schema, replay_schema,
    report_schema,
};
use arbiter_laws::Rulebook;
use pyo3::prelude::*;
use pyo3::types::PyMapping;

use crate::batches::{Batches, Shape, Stream};
use crate::errors;
use crate::feeds::{Archive, GAMES, Work};
use crate::laws::rulebook;
use crate::source;
use crate::tables::{self, Rows};

/// So many threads at most: more are no help to anybody.
const MOST_JOBS: i64 = 1_024;

/// A number of threads.
pub fn jobs(jobs: i64) -> PyResult<usize> {
    match usize::try_from(jobs) {
        Ok(count) if (1..=MOST_JOBS).contains(&jobs) => Ok(count),
        _ => Err(errors::arbiter(&format!(
            "jobs: expected a number from 1 to {MOST_JOBS}, found {jobs}"
        ))),
    }
}

fn options(laws: &str, exact_dead: bool) -> PyResult<Options> {
    let laws: Option<&'static Rulebook> = if laws == "auto" {
        None
    } else {
        Some(rulebook(laws)?)
    };
    Ok(Options {
        laws,
        exact_dead,
        ..Options::default()
    })
}

fn columns(movetext: String, renamed: Option<&Bound<'_, PyMapping>>) -> PyResult<Columns> {
    let mut columns = Columns {
        movetext,
        renamed: Vec::new(),
    };
    if let Some(renamed) = renamed {
        for pair in renamed.items()? {
            columns.renamed.push(pair.extract()?);
        }
    }
    Ok(columns)
}

/// So many rows of a table are taken together: with one job a batch stays whole, where it is not huge.
pub const fn rows_at_once(jobs: usize) -> usize {
    if jobs == 1 { 32_768 } else { 8_192 }
}

/// The games of an archive held against the Laws, a row each.
#[pyfunction]
#[pyo3(signature = (source, *, laws="auto", exact_dead=false, jobs=1, batch_games=8192))]
pub fn audit(
    source: &Bound<'_, PyAny>,
    laws: &str,
    exact_dead: bool,
    jobs: i64,
    batch_games: i64,
) -> PyResult<Batches> {
    let jobs = self::jobs(jobs)?;
    let Some(most_rows) = usize::try_from(batch_games).ok().filter(|&rows| rows > 0) else {
        return Err(errors::arbiter(&format!(
            "batch_games: expected a positive number, found {batch_games}"
        )));
    };
    let audit = options(laws, exact_dead)?;
    let texts = source::texts(source)?;
    let feed = Archive::new(texts, Work::Audit(AuditTexts { audit, most_rows }));
    let shape = Shape {
        most_rows,
        numbered: Some((1, true)),
    };
    Ok(Batches::new(Stream::new(
        report_schema(),
        Box::new(feed),
        jobs,
        shape,
    )))
}

/// The games of a table held against the Laws, a row each.
#[pyfunction]
#[pyo3(
    signature = (table, *, movetext="movetext".to_owned(), columns=None, keep=Vec::new(), laws="auto", exact_dead=false, jobs=1),
    text_signature = "(table, *, movetext='movetext', columns=None, keep=(), laws='auto', exact_dead=False, jobs=1)"
)]
pub fn audit_columns(
    table: &Bound<'_, PyAny>,
    movetext: String,
    columns: Option<&Bound<'_, PyMapping>>,
    keep: Vec<String>,
    laws: &str,
    exact_dead: bool,
    jobs: i64,
) -> PyResult<Batches> {
    let jobs = self::jobs(jobs)?;
    let options = RowOptions {
        columns: self::columns(movetext, columns)?,
        keep,
        audit: options(laws, exact_dead)?,
    };
    let batches = tables::table(table)?;
    let schema = batches.schema();
    let games = GameTable::new(&schema, &options.columns).map_err(|error| errors::column(&error))?;
    let answer = AuditRows::new(&schema, &options)
        .map_err(|error| errors::column(&error))?
        .schema();
    let feed = Rows::new(
        batches,
        Some(games),
        tables::Work::Audit(options),
        rows_at_once(jobs),
    );
    Ok(Batches::new(Stream::new(
        answer,
        Box::new(feed),
        jobs,
        Shape::AS_THEY_COME,
    )))
}

/// An archive as a table: tags in columns, moves as they stand.
#[pyfunction]
#[pyo3(signature = (source, *, jobs=1))]
pub fn games(source: &Bound<'_, PyAny>, jobs: i64) -> PyResult<Batches> {
    let jobs = self::jobs(jobs)?;
    let feed = Archive::new(source::texts(source)?, Work::Games);
    let shape = Shape {
        most_rows: GAMES,
        numbered: None,
    };
    Ok(Batches::new(Stream::new(
        games_schema(),
        Box::new(feed),
        jobs,
        shape,
    )))
}

/// Games replayed: a row a game, or a row a half-move.
#[pyfunction]
#[pyo3(
    signature = (source_or_table, *, rows="games", columns=vec!["uci".to_owned(), "san".to_owned()], movetext="movetext".to_owned(), jobs=1),
    text_signature = "(source_or_table, *, rows='games', columns=('uci', 'san'), movetext='movetext', jobs=1)"
)]
pub fn replay(
    source_or_table: &Bound<'_, PyAny>,
    rows: &str,
    columns: Vec<String>,
    movetext: String,
    jobs: i64,
) -> PyResult<Batches> {
    let jobs = self::jobs(jobs)?;
    let replayed = match rows {
        "games" => Replayed::Games,
        "plies" => Replayed::Plies(ply_columns(&columns)?),
        other => {
            return Err(errors::arbiter(&format!(
                "rows: expected \"games\" or \"plies\", found {other:?}"
            )));
        }
    };
    let schema = replay_schema(&replayed);
    let columns = self::columns(movetext, None)?;
    let shape = Shape {
        most_rows: GAMES,
        numbered: Some((0, false)),
    };
    if tables::is_table(source_or_table)? {
        let batches = tables::table(source_or_table)?;
        let games = GameTable::new(&batches.schema(), &columns).map_err(|error| errors::column(&error))?;
        let feed = Rows::new(
            batches,
            Some(games),
            tables::Work::Replay(replayed),
            rows_at_once(jobs),
        );
        return Ok(Batches::new(Stream::new(schema, Box::new(feed), jobs, shape)));
    }
    let feed = Archive::new(source::texts(source_or_table)?, Work::Replay(replayed, columns));
    Ok(Batches::new(Stream::new(schema, Box::new(feed), jobs, shape)))
}

/// Each once: two columns of one name cannot be told apart.
fn ply_columns(names: &[String]) -> PyResult<Vec<PlyColumn>> {
    let mut columns = Vec::with_capacity(names.len());
    for name in names {
        let column = ply_column(name)?;
        if columns.contains(&column) {
            let message = format!("columns: expected each name once, found {name:?} twice");
            return Err(errors::arbiter(&message));
        }
        columns.push(column);
    }
    Ok(columns)
}

fn ply_column(name: &str) -> PyResult<PlyColumn> {
    let found = PlyColumn::ALL.into_iter().find(|column| column.name() == name);
    found.ok_or_else(|| {
        let names = PlyColumn::ALL.map(PlyColumn::name).join(", ");
        errors::arbiter(&format!("columns: expected some of {names}, found {name:?}"))
    })
}
