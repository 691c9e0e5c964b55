//! A table in which each row is a game: which of its columns say what.

use arrow_array::cast::AsArray;
use arrow_array::{Array, MapArray, RecordBatch};
use arrow_schema::{DataType, Schema};

use crate::cells::{self, Cells};
use crate::names::{Columns, READ};
use crate::{ColumnError, TableError};

/// So many bytes of moves are taken at a time.
const MOST_BYTES: usize = 8 << 20;

/// Where the columns of a table stand that say something of a game.
///
/// ```
/// use std::sync::Arc;
/// use arbiter_columns::{Columns, GameTable, games_schema};
/// assert!(GameTable::new(&games_schema(), &Columns::default()).is_ok());
///
/// let elsewhere = Columns { movetext: "moves".into(), ..Columns::default() };
/// let error = GameTable::new(&games_schema(), &elsewhere).unwrap_err();
/// assert_eq!(error.column, "moves");
/// ```
#[derive(Debug, Clone)]
pub struct GameTable {
    movetext: usize,
    tags: Vec<TagColumn>,
    /// A map of tags that have no column.
    others: Option<usize>,
    /// Games in their own bytes.
    written: Option<usize>,
}

#[derive(Debug, Clone)]
struct TagColumn {
    tag: String,
    index: usize,
    is_read: bool,
}

impl GameTable {
    /// Finds them.
    ///
    /// # Errors
    /// There is no column of moves, or one is of a type that is not read.
    pub fn new(schema: &Schema, columns: &Columns) -> Result<Self, ColumnError> {
        let find = |name: &str| schema.fields().iter().position(|field| field.name() == name);
        let kind = |index: usize| schema.field(index).data_type();
        let Some(movetext) = find(&columns.movetext) else {
            let names: Vec<_> = schema
                .fields()
                .iter()
                .map(|field| field.name().as_str())
                .collect();
            let found = format!("only the columns {}", names.join(", "));
            return Err(ColumnError::new(&columns.movetext, cells::TEXT, found));
        };
        if !cells::is_text(kind(movetext)) {
            return Err(ColumnError::new(&columns.movetext, cells::TEXT, kind(movetext)));
        }
        let mut tags = Vec::new();
        for tag in columns.tags() {
            let name = columns.name_of(&tag);
            let Some(index) = find(name).filter(|&index| index != movetext) else {
                if name != tag {
                    return Err(ColumnError::new(name, cells::TAG, "no such column"));
                }
                continue;
            };
            let is_read = READ.contains(&tag.as_str());
            if !cells::is_tag(kind(index)) {
                // Ratings with gaps are such numbers in data frames, and nothing is asked of them.
                if kind(index).is_floating() && !is_read && name == tag {
                    continue;
                }
                return Err(ColumnError::new(name, cells::TAG, kind(index)));
            }
            tags.push(TagColumn { tag, index, is_read });
        }
        let is_ours = |index: &usize| matches!(kind(*index), DataType::Map(..));
        let is_text = |index: &usize| cells::is_text(kind(*index));
        Ok(Self {
            movetext,
            tags,
            others: find(columns.name_of("tags")).filter(is_ours),
            written: find(columns.name_of("as_written")).filter(is_text),
        })
    }

    /// The columns that are read, so that no others need be.
    #[must_use]
    pub fn columns(&self) -> Vec<usize> {
        let mut all: Vec<_> = self.tags.iter().map(|column| column.index).collect();
        all.extend([self.movetext].into_iter().chain(self.others).chain(self.written));
        all
    }

    /// The same rows in parts of at most so many, and of at most 8 MiB of moves as far as a row is not longer by itself.
    ///
    /// # Errors
    /// The rows are not of the schema of the table.
    pub fn parts(&self, batch: &RecordBatch, most_rows: usize) -> Result<Vec<RecordBatch>, TableError> {
        let name = batch.schema_ref().field(self.movetext).name();
        let moves = Cells::of(batch.column(self.movetext), name)?;
        let (mut parts, mut from) = (Vec::new(), 0);
        for row in 1..=batch.num_rows() {
            let is_full = row - from >= most_rows.max(1)
                || row == batch.num_rows()
                || moves.bytes_before(row) - moves.bytes_before(from) > MOST_BYTES;
            if is_full {
                parts.push(batch.slice(from, row - from));
                from = row;
            }
        }
        Ok(parts)
    }

    /// The cells of some rows.
    pub(crate) fn cells<'a>(&'a self, batch: &'a RecordBatch) -> Result<GameCells<'a>, TableError> {
        let schema = batch.schema_ref();
        let column = |index: usize| -> Result<Cells<'a>, TableError> {
            Ok(Cells::of(batch.column(index), schema.field(index).name())?)
        };
        let mut tags = Vec::with_capacity(self.tags.len());
        for TagColumn { tag, index, is_read } in &self.tags {
            let cells = column(*index)?;
            if !matches!(cells, Cells::Null) {
                tags.push((tag.as_str(), cells, *is_read));
            }
        }
        let others = match self.others {
            Some(index) => {
                let map = batch.column(index).as_map();
                let name = schema.field(index).name();
                Some(Others {
                    map,
                    keys: Cells::of(map.keys(), name)?,
                    values: Cells::of(map.values(), name)?,
                })
            }
            None => None,
        };
        Ok(GameCells {
            movetext: column(self.movetext)?,
            tags,
            others,
            written: self.written.map(column).transpose()?,
        })
    }
}

/// What some rows say.
pub struct GameCells<'a> {
    pub movetext: Cells<'a>,
    /// Tag, its cells, and whether the audit wants to know what they say.
    pub tags: Vec<(&'a str, Cells<'a>, bool)>,
    pub others: Option<Others<'a>>,
    pub written: Option<Cells<'a>>,
}

/// Tags that have no column of their own.
pub struct Others<'a> {
    pub map: &'a MapArray,
    pub keys: Cells<'a>,
    pub values: Cells<'a>,
}

impl Others<'_> {
    /// The tags of a row.
    pub fn of(&self, row: usize) -> std::ops::Range<usize> {
        if self.map.is_null(row) {
            return 0..0;
        }
        let offsets = self.map.value_offsets();
        offsets[row] as usize..offsets[row + 1] as usize
    }
}
