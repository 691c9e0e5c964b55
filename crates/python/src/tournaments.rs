//! `pair`, `standings` and `check`: what the program prints of a report, as Python values.

use arbiter_event::check::check as differences;
use arbiter_event::paired::json;
use arbiter_event::table::Wanted;
use arbiter_event::tiebreak::Code;
use arbiter_event::{Event, System};
use arbiter_pairing::dutch::Rules;
use arbiter_reports::contradictions::contradictions;
use arbiter_reports::exchange;
use arbiter_reports::trf::{self, Refused};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use serde_json::Value;

use crate::errors;
use crate::value::to_python;

/// The bytes of a report: at hand, or in a file.
fn bytes(report: &Bound<'_, PyAny>) -> PyResult<Vec<u8>> {
    if let Ok(bytes) = report.cast::<PyBytes>() {
        return Ok(bytes.as_bytes().to_vec());
    }
    let path: std::path::PathBuf = report.extract()?;
    std::fs::read(&path).map_err(|error| errors::file(&path.to_string_lossy(), error))
}

fn refused(refused: &Refused) -> PyErr {
    let first = refused.0.first().map(|fault| (fault.span.line, fault.span.from));
    errors::carrying("ReportError", &refused.to_string(), |carried| {
        carried.set_item("line", first.map(|place| place.0))?;
        carried.set_item("column", first.map(|place| place.1))
    })
}

fn event(report: &Bound<'_, PyAny>) -> PyResult<Event> {
    let bytes = bytes(report)?;
    let event = trf::read(&bytes).map_err(|error| refused(&error))?.event;
    // A line of ours may tell the whole state.
    match exchange::read(&bytes) {
        Some(Ok(state)) => Ok(state.sheet()),
        _ => Ok(event),
    }
}

/// The system that is asked for, or that the report names.
fn system(event: &Event, rules: Option<&str>) -> PyResult<System> {
    let Some(name) = rules else {
        let found = System::of(event);
        return found.ok_or_else(|| {
            errors::arbiter("rules: expected a name, as the report names no system that is known here")
        });
    };
    Rules::by_name(name).map(System::Dutch).ok_or_else(|| {
        let names: Vec<_> = Rules::all().rev().map(Rules::name).collect();
        errors::arbiter(&format!("rules: expected {}, found {name:?}", names.join(" or ")))
    })
}

/// The next round, as `arbiter event pair --format json` prints it.
#[pyfunction]
#[pyo3(
    signature = (report, *, rules=Some("fide-dutch-2026")),
    text_signature = "(report, *, rules='fide-dutch-2026')"
)]
pub fn pair(py: Python<'_>, report: &Bound<'_, PyAny>, rules: Option<&str>) -> PyResult<Py<PyAny>> {
    let mut event = event(report)?;
    let system = system(&event, rules)?;
    event.initial_color = arbiter_event::field::initial_color(&event);
    match py.detach(|| system.pair(&event)) {
        Ok(round) => to_python(py, &json(system, &round)),
        Err(reason) => Err(errors::carrying("NoPairing", &reason.to_string(), |carried| {
            carried.set_item("reason", reason.to_string())
        })),
    }
}

/// The table by points and tie-breaks, as `arbiter event standings --format json` prints it.
#[pyfunction]
#[pyo3(
    signature = (report, *, tiebreaks=Some("BH/C1,SB")),
    text_signature = "(report, *, tiebreaks='BH/C1,SB')"
)]
pub fn standings(py: Python<'_>, report: &Bound<'_, PyAny>, tiebreaks: Option<&str>) -> PyResult<Py<PyAny>> {
    let event = event(report)?;
    let list = |list: &str| -> Result<Vec<Code>, _> {
        let words = list.split(',').map(str::trim).filter(|word| !word.is_empty());
        words.map(str::parse).collect()
    };
    let tiebreaks = tiebreaks.map(list).transpose();
    let wanted = Wanted {
        after: None,
        as_paired: false,
        tiebreaks: tiebreaks.map_err(|error: <Code as std::str::FromStr>::Err| {
            errors::arbiter(&format!("tiebreaks: {error}"))
        })?,
        edition: None,
    };
    let table = py
        .detach(|| wanted.table(&event))
        .map_err(|error| errors::arbiter(&error.to_string()))?;
    to_python(py, &table.json())
}

/// Every round paired again, and what differs.
#[pyfunction]
#[pyo3(signature = (report, *, rules=None))]
pub fn check(py: Python<'_>, report: &Bound<'_, PyAny>, rules: Option<&str>) -> PyResult<Py<PyAny>> {
    let bytes = bytes(report)?;
    let found = match trf::read(&bytes) {
        Ok(report) => {
            let system = match rules {
                Some(_) => Some(system(&report.event, rules)?),
                None => System::of(&report.event),
            };
            py.detach(|| differences(&report.event, system))
        }
        Err(error) => contradictions(&error).ok_or_else(|| refused(&error))?,
    };
    let rows = found.iter().map(|one| {
        serde_json::json!({
            "round": one.round, "kind": one.kind.name(), "expected": one.expected, "found": one.found, "reason": one.reason,
        })
    });
    to_python(py, &Value::from(rows.collect::<Vec<_>>()))
}
