//! Arrow as a file and as a stream, its texts as bytes.

use std::collections::HashMap;
use std::io::{Read, Seek, SeekFrom};
use std::sync::Arc;
use std::vec;

use arrow_array::{ArrayRef, RecordBatch, RecordBatchReader};
use arrow_buffer::Buffer;
use arrow_ipc::convert::fb_to_schema;
use arrow_ipc::reader::{FileDecoder, read_dictionary, read_footer_length, read_record_batch};
use arrow_ipc::{Block, Message, MessageHeader, root_as_footer, root_as_message};
use arrow_schema::{ArrowError, Schema, SchemaRef};

use crate::as_bytes;

/// What stands at the end of a file: the length of its list of parts, and a mark.
const TRAILER: i64 = 10;

/// A schema whose texts are bytes.
fn schema_of(found: Option<arrow_ipc::Schema<'_>>) -> Result<SchemaRef, ArrowError> {
    let found = found.ok_or_else(|| spoilt("a schema"))?;
    if !found.endianness().equals_to_target_endianness() {
        return Err(spoilt("numbers whose lowest byte comes first"));
    }
    Ok(Arc::new(as_bytes::schema(&fb_to_schema(found))))
}

fn spoilt(expected: &str) -> ArrowError {
    ArrowError::IpcError(format!("expected {expected}"))
}

/// So many bytes; where they are not there, nothing is put aside for them.
fn read_some<R: Read>(source: &mut R, length: i64) -> Result<Vec<u8>, ArrowError> {
    let length = u64::try_from(length).map_err(|_| spoilt("a length"))?;
    let mut bytes = Vec::new();
    source.by_ref().take(length).read_to_end(&mut bytes)?;
    if bytes.len() as u64 == length {
        Ok(bytes)
    } else {
        Err(spoilt("a file that goes on"))
    }
}

/// A file, batch by batch.
pub struct File<R> {
    source: R,
    schema: SchemaRef,
    decoder: FileDecoder,
    batches: vec::IntoIter<Block>,
}

impl<R: Read + Seek> File<R> {
    /// Looks for its schema and its parts.
    pub fn new(mut source: R) -> Result<Self, ArrowError> {
        let mut trailer = [0; TRAILER as usize];
        source.seek(SeekFrom::End(-TRAILER))?;
        source.read_exact(&mut trailer)?;
        let length = read_footer_length(trailer)?.cast_signed() as i64;
        source.seek(SeekFrom::End(-TRAILER - length))?;
        let footer = read_some(&mut source, length)?;
        let footer = root_as_footer(&footer).map_err(|error| ArrowError::ParseError(error.to_string()))?;
        let schema = schema_of(footer.schema())?;
        let mut decoder = FileDecoder::new(Arc::clone(&schema), footer.version());
        for block in footer.dictionaries().iter().flatten() {
            let bytes = read_block(&mut source, block)?;
            decoder.read_dictionary(block, &bytes)?;
        }
        let batches: Vec<_> = footer.recordBatches().iter().flatten().copied().collect();
        Ok(Self {
            source,
            schema,
            decoder,
            batches: batches.into_iter(),
        })
    }
}

fn read_block<R: Read + Seek>(source: &mut R, block: &Block) -> Result<Buffer, ArrowError> {
    let place = u64::try_from(block.offset()).map_err(|_| spoilt("a place in the file"))?;
    source.seek(SeekFrom::Start(place))?;
    let length = block.bodyLength().checked_add(i64::from(block.metaDataLength()));
    Ok(read_some(source, length.unwrap_or(i64::MAX))?.into())
}

impl<R: Read + Seek> Iterator for File<R> {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        let block = self.batches.next()?;
        let read = read_block(&mut self.source, &block);
        read.and_then(|bytes| self.decoder.read_record_batch(&block, &bytes))
            .transpose()
    }
}

impl<R: Read + Seek> RecordBatchReader for File<R> {
    fn schema(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }
}

/// A stream, batch by batch.
pub struct Stream<R> {
    source: R,
    schema: SchemaRef,
    dictionaries: HashMap<i64, ArrayRef>,
}

impl<R: Read> Stream<R> {
    /// Reads its schema, which comes first.
    pub fn new(mut source: R) -> Result<Self, ArrowError> {
        let head = next_head(&mut source)?.ok_or_else(|| spoilt("a schema, found an empty stream"))?;
        let schema = schema_of(message(&head)?.header_as_schema())?;
        Ok(Self {
            source,
            schema,
            dictionaries: HashMap::default(),
        })
    }

    fn next_batch(&mut self) -> Result<Option<RecordBatch>, ArrowError> {
        while let Some(head) = next_head(&mut self.source)? {
            let message = message(&head)?;
            let body = Buffer::from(read_some(&mut self.source, message.bodyLength())?);
            match message.header_type() {
                MessageHeader::DictionaryBatch => {
                    let words = message
                        .header_as_dictionary_batch()
                        .ok_or_else(|| spoilt("a dictionary"))?;
                    let (schema, version): (&Schema, _) = (&self.schema, message.version());
                    read_dictionary(&body, words, schema, &mut self.dictionaries, &version)?;
                }
                MessageHeader::RecordBatch => {
                    let rows = message.header_as_record_batch().ok_or_else(|| spoilt("rows"))?;
                    let (schema, version) = (Arc::clone(&self.schema), message.version());
                    return read_record_batch(&body, rows, schema, &self.dictionaries, None, &version)
                        .map(Some);
                }
                _ => return Err(spoilt("rows or a dictionary")),
            }
        }
        Ok(None)
    }
}

/// The head of the next message; `None` at the end.
fn next_head<R: Read>(source: &mut R) -> Result<Option<Vec<u8>>, ArrowError> {
    /// What stands before the length of a message, in all but the oldest streams.
    const GOES_ON: [u8; 4] = [0xff; 4];
    let mut length = [0; 4];
    if source.by_ref().take(1).read(&mut length[..1])? == 0 {
        return Ok(None);
    }
    source.read_exact(&mut length[1..])?;
    if length == GOES_ON {
        source.read_exact(&mut length)?;
    }
    match i32::from_le_bytes(length) {
        0 => Ok(None),
        length => read_some(source, i64::from(length)).map(Some),
    }
}

fn message(head: &[u8]) -> Result<Message<'_>, ArrowError> {
    root_as_message(head).map_err(|error| ArrowError::ParseError(error.to_string()))
}

impl<R: Read> Iterator for Stream<R> {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.next_batch().transpose()
    }
}

impl<R: Read> RecordBatchReader for Stream<R> {
    fn schema(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }
}
