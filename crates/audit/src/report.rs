//! One game's report.

use serde::Serialize;

use crate::facts::Facts;
use crate::fault::Fault;

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
}

impl GameReport {
    /// So many faults of one game are told, as nobody mends a record by reading more of them; the others are counted.
    pub const MOST_FAULTS: usize = 100;

    /// Adds a fault, or counts it.
    pub(crate) fn add(&mut self, fault: Fault) {
        add(&mut self.faults, &mut self.faults_left_out, fault);
    }

    /// Empties it for the next game and keeps what memory it has.
    pub(crate) fn clear(&mut self) {
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
