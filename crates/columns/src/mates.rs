//! Whether a side can still checkmate, asked of every row of a table.

use std::sync::Arc;

use arbiter_mate::{Budget, Solver, Verdict};
use arrow_array::builder::{Int32Builder, StringBuilder};
use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{DataType, Field, Schema, SchemaRef};

use crate::cells::{self, Cells};
use crate::chess::{Color, Position};
use crate::{ColumnError, TableError};

/// The columns of the answers.
const ANSWERS: [&str; 2] = ["verdict", "mate_in_plies"];

/// How thoroughly it is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thorough {
    /// Only a proof that the side cannot is looked for, quickly.
    Quick,
    /// It is decided, as far as the budget reaches.
    Full,
}

impl Thorough {
    /// The budget of a question.
    #[must_use]
    pub fn budget(self) -> Budget<'static> {
        match self {
            Self::Quick => Budget::quick(),
            Self::Full => Budget::full(),
        }
    }
}

/// The schema of the answers: that of the table, with `verdict` and `mate_in_plies` behind.
///
/// ```
/// use arrow_schema::Schema;
/// assert_eq!(arbiter_columns::mate_schema(&Schema::empty()).field(0).name(), "verdict");
/// ```
#[must_use]
pub fn mate_schema(schema: &Schema) -> SchemaRef {
    let mut fields = schema.fields().to_vec();
    let [verdict, plies] = ANSWERS;
    fields.push(Arc::new(Field::new(verdict, DataType::Utf8, true)));
    fields.push(Arc::new(Field::new(plies, DataType::Int32, true)));
    Arc::new(Schema::new(fields))
}

/// Asks it of the rows of a table.
///
/// ```
/// use std::sync::Arc;
/// use arbiter_columns::{MateTable, Thorough};
/// use arrow_array::{ArrayRef, RecordBatch, StringArray, cast::AsArray};
/// let fen: ArrayRef = Arc::new(StringArray::from(vec!["8/8/4k3/8/8/8/4KP2/8 w - - 0 1"]));
/// let side: ArrayRef = Arc::new(StringArray::from(vec!["black"]));
/// let table = RecordBatch::try_from_iter([("fen", fen), ("side", side)])?;
/// let mut asked = MateTable::new(&table.schema(), "fen", "side", Thorough::Quick)?;
/// let answers = asked.ask(&table)?;
/// assert_eq!(answers.column_by_name("verdict").unwrap().as_string::<i32>().value(0), "unwinnable");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct MateTable {
    fen: usize,
    side: usize,
    thorough: Thorough,
    schema: SchemaRef,
    solver: Solver,
}

impl MateTable {
    /// For tables of this schema, with positions and sides in these columns.
    ///
    /// # Errors
    /// One of them is missing or no text, or a column has the name of one of the answers.
    pub fn new(schema: &Schema, fen: &str, side: &str, thorough: Thorough) -> Result<Self, ColumnError> {
        for answer in ANSWERS {
            if schema.index_of(answer).is_ok() {
                let found = "the name of a column of the answer";
                return Err(ColumnError::new(
                    answer,
                    "another name for a column of the table",
                    found,
                ));
            }
        }
        let find = |name: &str| -> Result<usize, ColumnError> {
            let index = schema
                .index_of(name)
                .map_err(|_| ColumnError::new(name, cells::TEXT, "no such column"))?;
            let kind = schema.field(index).data_type();
            if cells::is_text(kind) {
                Ok(index)
            } else {
                Err(ColumnError::new(name, cells::TEXT, kind))
            }
        };
        Ok(Self {
            fen: find(fen)?,
            side: find(side)?,
            thorough,
            schema: mate_schema(schema),
            solver: Solver::new(),
        })
    }

    /// The answers; null where no position or no side stands.
    ///
    /// # Errors
    /// The rows are not of the schema that was announced.
    pub fn ask(&mut self, batch: &RecordBatch) -> Result<RecordBatch, TableError> {
        let name = |index: usize| self.schema.field(index).name().as_str();
        let fens = Cells::of(batch.column(self.fen), name(self.fen))?;
        let sides = Cells::of(batch.column(self.side), name(self.side))?;
        let (mut verdicts, mut plies) = (StringBuilder::new(), Int32Builder::new());
        let (mut fen_scratch, mut side_scratch) = (Vec::new(), Vec::new());
        let budget = self.thorough.budget();
        for row in 0..batch.num_rows() {
            let fen = fens
                .get(row, &mut fen_scratch)
                .and_then(|fen| std::str::from_utf8(fen).ok());
            let position = fen.and_then(|fen| Position::from_fen(fen).ok());
            let side = sides.get(row, &mut side_scratch).and_then(side);
            let Some((position, side)) = position.zip(side) else {
                verdicts.append_null();
                plies.append_null();
                continue;
            };
            let (verdict, line) = match self.solver.can_mate(&position, side, &budget) {
                Verdict::Winnable(line) => ("winnable", i32::try_from(line.len()).ok()),
                Verdict::Unwinnable(_) => ("unwinnable", None),
                Verdict::Undetermined { .. } => ("undetermined", None),
            };
            verdicts.append_value(verdict);
            plies.append_option(line);
        }
        let mut columns: Vec<ArrayRef> = batch.columns().to_vec();
        columns.push(Arc::new(verdicts.finish()));
        columns.push(Arc::new(plies.finish()));
        Ok(RecordBatch::try_new(Arc::clone(&self.schema), columns)?)
    }
}

/// A side, by its name or its letter in a FEN.
fn side(word: &[u8]) -> Option<Color> {
    match word {
        b"white" | b"w" => Some(Color::White),
        b"black" | b"b" => Some(Color::Black),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_not_asked_again_under_the_same_names() {
        let field = |name| Field::new(name, DataType::Utf8, true);
        let table = Schema::new(vec![field("fen"), field("side")]);
        let error = |schema: &Schema| MateTable::new(schema, "fen", "side", Thorough::Quick).err();
        assert!(error(&table).is_none());
        let answered = mate_schema(&table);
        assert_eq!(
            error(&answered).map(|error| error.column),
            Some("verdict".to_owned())
        );
        let half = Schema::new(vec![field("fen"), field("side"), field("mate_in_plies")]);
        assert_eq!(
            error(&half).map(|error| error.column),
            Some("mate_in_plies".to_owned())
        );
    }
}
