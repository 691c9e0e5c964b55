//! Positions to play from.

use arbiter_chess::{Color, Move, Playable, PositionError};
use arbiter_mate::Budget;
use arbiter_notation::{Language, SanStyle, read_san, write_san};
use pyo3::prelude::*;

use crate::errors;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The position of a FEN.
pub fn position(fen: &str) -> PyResult<arbiter_chess::Position> {
    arbiter_chess::Position::from_fen(fen).map_err(|error| {
        let reasons = match error {
            PositionError::Fen(fault) => vec![fault.to_string()],
            PositionError::Illegal(reasons) => reasons.iter().map(|reason| reason.to_string()).collect(),
        };
        refused(fen, &error.to_string(), reasons)
    })
}

fn refused(fen: &str, message: &str, reasons: Vec<String>) -> PyErr {
    errors::carrying("PositionError", &format!("{fen}: {message}"), |carried| {
        carried.set_item("fen", fen)?;
        carried.set_item("reasons", reasons)
    })
}

/// A position of chess, with whose move it is, rights to castle and counters. It never changes.
#[pyclass(module = "arbiter_chess", frozen, eq, hash)]
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Position(arbiter_chess::Position);

#[pymethods]
impl Position {
    #[new]
    #[pyo3(
        signature = (fen=START),
        text_signature = "(fen='rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')"
    )]
    fn new(fen: &str) -> PyResult<Self> {
        position(fen).map(Self)
    }

    /// Its FEN.
    #[getter]
    fn fen(&self) -> String {
        self.0.to_fen()
    }

    /// Who has the move: `white` or `black`.
    #[getter]
    fn turn(&self) -> &'static str {
        match self.0.turn() {
            Color::White => "white",
            Color::Black => "black",
        }
    }

    /// Whether the player who has the move is in check.
    #[getter]
    fn is_check(&self) -> bool {
        self.0.is_check()
    }

    /// `in_progress`, `checkmate`, `stalemate` or `dead_position`.
    #[getter]
    fn status(&self, py: Python<'_>) -> &'static str {
        if self.0.is_checkmate() {
            "checkmate"
        } else if self.0.is_stalemate() {
            "stalemate"
        } else if py.detach(|| arbiter_mate::is_dead(&self.0, &Budget::quick())) == Some(true) {
            "dead_position"
        } else {
            "in_progress"
        }
    }

    /// The legal moves, as engines write them.
    fn legal_moves(&self) -> Vec<String> {
        let chess960 = self.is_chess960();
        self.0
            .legal_moves()
            .into_iter()
            .map(|one| one.to_move(chess960).to_string())
            .collect()
    }

    /// The position after a move, as PGN or as engines write it.
    #[pyo3(name = "play")]
    fn play_written(&self, one: &str) -> PyResult<Self> {
        let named = one.parse::<Move>().ok().and_then(|one| self.0.legal(one));
        let legal = match named {
            Some(legal) => legal,
            None => match read_san(&self.0, one.as_bytes(), Language::English.letters()) {
                Ok(read) => read.mv,
                Err(why) => {
                    return Err(refused(
                        &self.fen(),
                        &format!("{one}: {why}"),
                        vec![why.to_string()],
                    ));
                }
            },
        };
        Ok(Self(self.0.play(legal)))
    }

    /// A move as PGN writes it.
    fn san(&self, uci: &str) -> PyResult<String> {
        let legal = uci.parse::<Move>().ok().and_then(|one| self.0.legal(one));
        let Some(legal) = legal else {
            let reason = format!("expected a legal move such as g1f3, found {uci}");
            return Err(refused(&self.fen(), &reason, vec![reason.clone()]));
        };
        Ok(write_san(&self.0, legal, &SanStyle::PGN).as_str().to_owned())
    }

    fn __repr__(&self) -> String {
        format!("Position('{}')", self.0.to_fen())
    }

    /// A copy of it is made from its FEN, in this process or in another.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyAny>, (String,)) {
        (slf.get_type().into_any(), (slf.get().fen(),))
    }
}

impl Position {
    fn is_chess960(&self) -> bool {
        Playable::setup(&self.0).is_chess960()
    }
}
