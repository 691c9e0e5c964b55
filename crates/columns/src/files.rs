//! Tables in files: Parquet, and Arrow as a file or as a stream. The caller opens them.

use std::io::{self, Read, Seek, SeekFrom, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};

use arrow_array::{RecordBatch, RecordBatchReader};
use arrow_schema::{ArrowError, SchemaRef};
use bytes::Bytes;
use parquet::arrow::ArrowWriter;
use parquet::arrow::arrow_reader::{
    ArrowReaderMetadata, ArrowReaderOptions, ParquetRecordBatchReaderBuilder,
};
use parquet::basic::{Compression, ZstdLevel};
use parquet::errors::{ParquetError, Result as ParquetResult};
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{ChunkReader, Length};

use crate::{TableError, as_bytes, ipc};

/// So many rows a row group: an engine reads one or several at a time.
const ROWS_OF_A_GROUP: usize = 65_536;
/// A row group is closed earlier when it holds so much.
const BYTES_OF_A_GROUP: usize = 64 << 20;

/// What a table is packed as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableFile {
    /// Parquet.
    Parquet,
    /// Arrow's file format, also known as Feather.
    Arrow,
    /// Arrow's stream.
    ArrowStream,
}

/// What the first bytes of a file say of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Packed {
    /// A table.
    Table(TableFile),
    /// Something else.
    Other,
}

/// What the first bytes of a file say of it; eight of them are enough.
///
/// ```
/// use arbiter_columns::{Packed, TableFile, packed};
/// assert_eq!(packed(b"PAR1\x15\x04"), Packed::Table(TableFile::Parquet));
/// assert_eq!(packed(b"[Event \""), Packed::Other);
/// ```
#[must_use]
pub fn packed(first: &[u8]) -> Packed {
    if first.starts_with(b"PAR1") {
        Packed::Table(TableFile::Parquet)
    } else if first.starts_with(b"ARROW1") {
        Packed::Table(TableFile::Arrow)
    } else if first.starts_with(&[0xff; 4]) {
        Packed::Table(TableFile::ArrowStream)
    } else {
        Packed::Other
    }
}

/// A table, batch by batch.
pub type Batches = Box<dyn RecordBatchReader + Send>;

/// Reads a table, so many rows at a time at most. Its texts come as bytes: one that is no UTF-8 is that of a row, not the end of all.
///
/// # Errors
/// The file is none of this kind, or not whole. What is found only later comes as an error among the rows.
pub fn read_table<R: Read + Seek + Send + 'static>(
    kind: TableFile,
    source: R,
    rows: usize,
) -> Result<Batches, TableError> {
    guarded(|| open(kind, source, rows)).map(heeded)
}

/// The same table; one that is not what it announced, at which readers panic, ends with an error.
#[must_use]
pub fn heeded(inner: Batches) -> Batches {
    let schema = inner.schema();
    Box::new(Guarded {
        inner: Some(inner),
        schema,
    })
}

fn open<R: Read + Seek + Send + 'static>(
    kind: TableFile,
    source: R,
    rows: usize,
) -> Result<Batches, TableError> {
    let spoilt = |error: ArrowError| TableError::Spoilt(error.to_string());
    Ok(match kind {
        TableFile::Parquet => {
            let source = Shared::new(source)?;
            let spoilt = |error: ParquetError| TableError::Spoilt(error.to_string());
            let options = ArrowReaderOptions::new().with_skip_arrow_metadata(true);
            let found = ArrowReaderMetadata::load(&source, options.clone()).map_err(spoilt)?;
            let found = Arc::new(as_bytes::parquet(found.metadata()).map_err(spoilt)?);
            let found = ArrowReaderMetadata::try_new(found, options).map_err(spoilt)?;
            let builder = ParquetRecordBatchReaderBuilder::new_with_metadata(source, found);
            Box::new(builder.with_batch_size(rows).build().map_err(spoilt)?)
        }
        TableFile::Arrow => Box::new(ipc::File::new(source).map_err(spoilt)?),
        TableFile::ArrowStream => Box::new(ipc::Stream::new(source).map_err(spoilt)?),
    })
}

/// Readers of tables panic on some files that are spoilt: here that becomes an error.
fn guarded<T>(body: impl FnOnce() -> Result<T, TableError>) -> Result<T, TableError> {
    catch_unwind(AssertUnwindSafe(body))
        .unwrap_or_else(|_| Err(TableError::Spoilt("it contradicts itself".to_owned())))
}

/// Rows of a reader that may panic; behind an error there are none.
struct Guarded {
    inner: Option<Batches>,
    schema: SchemaRef,
}

impl Iterator for Guarded {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        let inner = self.inner.as_mut()?;
        let next = guarded(|| Ok(inner.next()))
            .unwrap_or_else(|error| Some(Err(ArrowError::ExternalError(Box::new(error)))));
        if !matches!(next, Some(Ok(_))) {
            self.inner = None;
        }
        next
    }
}

impl RecordBatchReader for Guarded {
    fn schema(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }
}

/// A source that is read at several places in turn.
struct Shared<R> {
    source: Arc<Mutex<R>>,
    length: u64,
}

impl<R: Read + Seek> Shared<R> {
    fn new(mut source: R) -> io::Result<Self> {
        let length = source.seek(SeekFrom::End(0))?;
        Ok(Self {
            source: Arc::new(Mutex::new(source)),
            length,
        })
    }
}

impl<R> Length for Shared<R> {
    fn len(&self) -> u64 {
        self.length
    }
}

impl<R: Read + Seek + Send> ChunkReader for Shared<R> {
    type T = At<R>;

    fn get_read(&self, start: u64) -> ParquetResult<At<R>> {
        Ok(At {
            source: Arc::clone(&self.source),
            place: start,
        })
    }

    fn get_bytes(&self, start: u64, length: usize) -> ParquetResult<Bytes> {
        if start.saturating_add(length as u64) > self.length {
            return Err(ParquetError::EOF(format!(
                "expected {length} bytes from byte {start}, found fewer"
            )));
        }
        let mut bytes = vec![0; length];
        let mut source = self.source.lock().unwrap_or_else(PoisonError::into_inner);
        source.seek(SeekFrom::Start(start))?;
        source.read_exact(&mut bytes)?;
        Ok(bytes.into())
    }
}

/// A source from a place on.
struct At<R> {
    source: Arc<Mutex<R>>,
    place: u64,
}

impl<R: Read + Seek> Read for At<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut source = self.source.lock().unwrap_or_else(PoisonError::into_inner);
        source.seek(SeekFrom::Start(self.place))?;
        let count = source.read(buffer)?;
        self.place += count as u64;
        Ok(count)
    }
}

/// Writes a table as Parquet, packed with zstd.
///
/// ```
/// use arbiter_columns::{GameRows, PartWriter, TableFile, cut_games, games_schema, read_table};
/// use arbiter_notation::pgn::Location;
/// use arrow_array::cast::AsArray;
/// let mut batches = Vec::new();
/// let mut rows = GameRows::new(8_192, |batch| batches.push(batch));
/// cut_games(b"[White \"Vera\"]\n\n1. e4 *\n", Location::START, false, &mut rows);
/// rows.finish();
/// drop(rows);
/// let mut part = PartWriter::new(Vec::new(), &games_schema())?;
/// part.write(&batches[0])?;
/// let file = std::io::Cursor::new(part.finish()?);
/// let back: Vec<_> = read_table(TableFile::Parquet, file, 1_024)?.collect::<Result<_, _>>()?;
/// assert_eq!(back[0].column_by_name("White").unwrap().as_binary::<i32>().value(0), b"Vera");
/// # Ok::<(), arbiter_columns::TableError>(())
/// ```
pub struct PartWriter<W: Write + Send> {
    inner: ArrowWriter<W>,
    rows: usize,
}

impl<W: Write + Send> PartWriter<W> {
    /// Begins a table of this schema.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn new(out: W, schema: &SchemaRef) -> Result<Self, TableError> {
        let level = ZstdLevel::try_new(3).map_err(failed)?;
        let properties = WriterProperties::builder()
            .set_compression(Compression::ZSTD(level))
            .set_max_row_group_row_count(Some(ROWS_OF_A_GROUP))
            .set_created_by(concat!("arbiter ", env!("CARGO_PKG_VERSION")).to_owned())
            .build();
        let inner = ArrowWriter::try_new(out, Arc::clone(schema), Some(properties)).map_err(failed)?;
        Ok(Self { inner, rows: 0 })
    }

    /// Writes some rows.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn write(&mut self, batch: &RecordBatch) -> Result<(), TableError> {
        self.rows += batch.num_rows();
        self.inner.write(batch).map_err(failed)?;
        if self.inner.in_progress_size() > BYTES_OF_A_GROUP {
            self.inner.flush().map_err(failed)?;
        }
        Ok(())
    }

    /// Rows so far.
    #[must_use]
    pub const fn rows(&self) -> usize {
        self.rows
    }

    /// Ends the table, and gives what it was written to.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn finish(self) -> Result<W, TableError> {
        self.inner.into_inner().map_err(failed)
    }
}

fn failed(error: ParquetError) -> TableError {
    match error {
        ParquetError::External(error) => match error.downcast::<io::Error>() {
            Ok(error) => TableError::Io(*error),
            Err(error) => TableError::Io(io::Error::other(error)),
        },
        error => TableError::Io(io::Error::other(error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AuditTexts, File, TextAudit, report_schema};
    use arbiter_notation::pgn::Location;
    use arrow_schema::DataType;

    /// Others read a report with the types that are promised.
    #[test]
    fn a_report_is_written_as_it_is() {
        let mut batches = Vec::new();
        let file = File {
            name: "a.pgn",
            two_boards: false,
        };
        TextAudit::new(AuditTexts::default(), file, |batch| batches.push(batch))
            .read(b"1. e4 e5 2. Ke3 *", Location::START);
        let mut part = PartWriter::new(Vec::new(), &report_schema()).expect("begins");
        part.write(&batches[0]).expect("writes");
        let written = Bytes::from(part.finish().expect("ends"));
        let reader = ParquetRecordBatchReaderBuilder::try_new(written.clone()).expect("opens");
        assert_eq!(reader.schema(), &report_schema());
        let back: Vec<_> = reader
            .build()
            .expect("opens")
            .collect::<Result<_, _>>()
            .expect("reads");
        assert_eq!(back, batches);
        let ours = read_table(TableFile::Parquet, io::Cursor::new(written), 8).expect("opens");
        assert_eq!(ours.schema().field(0).data_type(), &DataType::Binary);
    }
}
