//! Whether a side can still checkmate.

use arbiter_chess::Color;
use arbiter_columns::{MateTable, Thorough, mate_schema};
use arbiter_mate::{Verdict as Answer, Why};
use pyo3::prelude::*;

use crate::archives::{jobs, rows_at_once};
use crate::batches::{Batches, Shape, Stream};
use crate::errors;
use crate::positions::position;
use crate::tables::{self, Rows, Work};

/// The answer to: can this side still checkmate by any series of legal moves?
#[pyclass(module = "arbiter_chess", frozen, eq, hash, get_all)]
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Verdict {
    #[expect(
        clippy::struct_field_names,
        reason = "so it is called in the table of answers too"
    )]
    /// `winnable`, `unwinnable` or `undetermined`.
    verdict: &'static str,
    /// Legal moves that end in its checkmate.
    line: Option<Vec<String>>,
    /// Why it cannot, or why it is not known.
    reason: Option<&'static str>,
}

#[pymethods]
impl Verdict {
    fn __repr__(&self) -> String {
        match (&self.line, self.reason) {
            (Some(line), _) => format!("<Verdict {}: {}>", self.verdict, line.join(" ")),
            (None, Some(reason)) => format!("<Verdict {}: {reason}>", self.verdict),
            (None, None) => format!("<Verdict {}>", self.verdict),
        }
    }
}

fn thorough(budget: &str) -> PyResult<Thorough> {
    match budget {
        "quick" => Ok(Thorough::Quick),
        "full" => Ok(Thorough::Full),
        other => Err(errors::arbiter(&format!(
            "budget: expected \"quick\" or \"full\", found {other:?}"
        ))),
    }
}

fn side(side: &str) -> PyResult<Color> {
    match side {
        "white" | "w" => Ok(Color::White),
        "black" | "b" => Ok(Color::Black),
        other => Err(errors::arbiter(&format!(
            "side: expected \"white\" or \"black\", found {other:?}"
        ))),
    }
}

/// Whether a side can still checkmate by any series of legal moves, with the proof.
#[pyfunction]
#[pyo3(signature = (fen, side, *, budget="full"))]
pub fn can_mate(py: Python<'_>, fen: &str, side: &str, budget: &str) -> PyResult<Verdict> {
    let (position, side, thorough) = (position(fen)?, self::side(side)?, thorough(budget)?);
    let answer = py.detach(|| arbiter_mate::can_mate(&position, side, &thorough.budget()));
    let chess960 = arbiter_chess::Playable::setup(&position).is_chess960();
    Ok(match answer {
        Answer::Winnable(line) => Verdict {
            verdict: "winnable",
            line: Some(
                line.into_iter()
                    .map(|one| one.to_move(chess960).to_string())
                    .collect(),
            ),
            reason: None,
        },
        Answer::Unwinnable(proof) => Verdict {
            verdict: "unwinnable",
            line: None,
            reason: Some(proof.argument.tag()),
        },
        Answer::Undetermined { why, .. } => Verdict {
            verdict: "undetermined",
            line: None,
            reason: Some(match why {
                Why::Quick => "quick",
                Why::Cancelled => "cancelled",
                _ => "budget",
            }),
        },
    })
}

/// Whether neither side can checkmate by any series of legal moves; `None` where that is not known.
#[pyfunction]
#[pyo3(signature = (fen, *, budget="full"))]
pub fn is_dead(py: Python<'_>, fen: &str, budget: &str) -> PyResult<Option<bool>> {
    let (position, thorough) = (position(fen)?, thorough(budget)?);
    Ok(py.detach(|| arbiter_mate::is_dead(&position, &thorough.budget())))
}

/// The same question of every row of a table.
#[pyfunction]
#[pyo3(
    signature = (table, *, fen="fen".to_owned(), side="side".to_owned(), budget="quick", jobs=1),
    text_signature = "(table, *, fen='fen', side='side', budget='quick', jobs=1)"
)]
pub fn can_mate_columns(
    table: &Bound<'_, PyAny>,
    fen: String,
    side: String,
    budget: &str,
    jobs: i64,
) -> PyResult<Batches> {
    let jobs = self::jobs(jobs)?;
    let thorough = thorough(budget)?;
    let batches = tables::table(table)?;
    let schema = batches.schema();
    MateTable::new(&schema, &fen, &side, thorough).map_err(|error| errors::column(&error))?;
    // In full a question may take long, and a signal is heard between two batches.
    let rows = if thorough == Thorough::Full {
        64
    } else {
        rows_at_once(jobs)
    };
    let feed = Rows::new(batches, None, Work::Mates { fen, side, thorough }, rows);
    Ok(Batches::new(Stream::new(
        mate_schema(&schema),
        Box::new(feed),
        jobs,
        Shape::AS_THEY_COME,
    )))
}
