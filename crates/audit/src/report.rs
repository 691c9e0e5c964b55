//! One game's report.

use arbiter_notation::pgn::Location;
use serde::Serialize;

use crate::duplicates::{Earlier, Fingerprint};
use crate::facts::Facts;
use crate::fault::{Fault, What};
use crate::kind::Severity;
use crate::repair::Results;

/// All that the audit says of one game. Serialized, its field names are a public interface.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct GameReport {
    /// Which game of the text it is, from 1.
    pub game: u64,
    /// The line on which it begins, from 1.
    pub line: u64,
    /// Bytes of the text before it; no field of the serialized report.
    #[serde(skip)]
    pub offset: u64,
    /// The event, `?` where the record does not say.
    pub event: String,
    /// The date as the record has it.
    pub date: String,
    /// Who has the white pieces, `?` where the record does not say.
    pub white: String,
    /// Who has the black pieces.
    pub black: String,
    /// The result: as the tag has it if that says one, else that at the end of the moves; `*` where there is none.
    pub result: String,
    /// `standard`, `chess960`, or as written.
    pub variant: String,
    /// The edition of the Laws that the game is held against.
    pub laws: &'static str,
    /// What the moves show.
    #[serde(flatten)]
    pub facts: Facts,
    /// What is wrong, in the order of the text; at most [`GameReport::MOST_FAULTS`].
    pub faults: Vec<Fault>,
    /// How many faults more there are.
    pub faults_left_out: u64,
    /// What the game is known by, if it stands somewhere again; no field of the serialized report.
    #[serde(skip)]
    pub fingerprint: Fingerprint,
    /// What the record says of its result, for a repair; no field of the serialized report.
    #[serde(skip)]
    pub results: Results,
}

impl GameReport {
    /// So many faults of one game are told, as nobody mends a record by reading more of them; the others are counted.
    pub const MOST_FAULTS: usize = 100;

    /// Adds a fault, or counts it.
    pub(crate) fn add(&mut self, fault: Fault) {
        add(&mut self.faults, &mut self.faults_left_out, fault);
    }

    /// Empties it for the next game and keeps what memory it has.
    pub fn clear(&mut self) {
        for text in [
            &mut self.event,
            &mut self.date,
            &mut self.white,
            &mut self.black,
            &mut self.result,
            &mut self.variant,
        ] {
            text.clear();
        }
        self.laws = "";
        self.facts = Facts::default();
        self.faults.clear();
        self.faults_left_out = 0;
        self.fingerprint.clear();
        self.results = Results::default();
    }

    /// Whether record and Laws, or the record and itself, contradict each other in it.
    #[must_use]
    pub fn is_faulty(&self) -> bool {
        let is_fault = |fault: &Fault| fault.severity() == Severity::Fault;
        self.faults.iter().any(is_fault) || self.faults_left_out > 0
    }

    /// Tells that the game has come before: the `earlier` stands in the file of that name.
    pub fn add_duplicate(&mut self, earlier: Earlier, file: &str) {
        let what = What::Duplicate {
            file: file.to_owned(),
            game: earlier.game,
            twin: earlier.twin,
        };
        let place = Location {
            offset: self.offset,
            line: self.line,
            column: 1,
        };
        let fault = Fault {
            ply: 0,
            place,
            article: None,
            what,
        };
        self.faults.insert(0, fault);
    }
}

/// As [`GameReport::add`], for who holds the facts of the report at the same time.
pub fn add(faults: &mut Vec<Fault>, left_out: &mut u64, fault: Fault) {
    if faults.len() < GameReport::MOST_FAULTS {
        faults.push(fault);
    } else {
        *left_out += 1;
    }
}
