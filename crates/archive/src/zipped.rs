//! Files in a zip: the ones of games, each bounded by what a text of games can unpack to.

use std::io::{self, BufReader, Read, Seek, SeekFrom};

use flate2::read::DeflateDecoder;
use zip::CompressionMethod;

use crate::inputs;
use crate::packed::Zip;

/// So many files of a zip are read at most.
pub const MOST_FILES: usize = 10_000;
/// A text of games shrinks to a fifth, seldom to a twentieth; what unpacks to more than this many times its size is none.
const MOST_GROWTH: u64 = 200;
/// Small texts may be anything.
const ALWAYS: u64 = 16 << 20;

/// A file of games in a zip.
pub struct Entry {
    /// Its place in the list of the zip.
    pub index: usize,
    /// Its own name, without folders: paths in a zip may point anywhere.
    pub name: String,
    /// It holds matches of two boards.
    pub two_boards: bool,
}

/// The files of games, in their order.
#[must_use]
pub fn entries(archive: &Zip) -> Vec<Entry> {
    let names = (0..archive.len()).filter_map(|index| Some((index, archive.name_for_index(index)?.ok()?)));
    names
        .filter_map(|(index, name)| {
            let two_boards = inputs::in_zip(&name)?;
            let name = name.rsplit(['/', '\\']).next().unwrap_or(&name).to_owned();
            Some(Entry {
                index,
                name,
                two_boards,
            })
        })
        .take(MOST_FILES)
        .collect()
}

/// Opens one of them.
///
/// # Errors
/// It cannot be read, is enciphered, or is packed in a way that games seldom are.
pub fn open(archive: &mut Zip, index: usize) -> io::Result<Box<dyn Read + Send>> {
    let file = archive.by_index(index).map_err(io::Error::other)?;
    let (method, packed) = (file.compression(), file.compressed_size());
    let start = file
        .data_start()
        .ok_or_else(|| io::Error::other("its place in the zip is unknown"))?;
    drop(file);
    let mut source = archive.clone().into_inner();
    source.seek(SeekFrom::Start(start))?;
    let source = BufReader::new(source.take(packed));
    let left = packed.saturating_mul(MOST_GROWTH).max(ALWAYS);
    match method {
        CompressionMethod::Stored => Ok(Box::new(Bounded { source, left })),
        CompressionMethod::Deflated => Ok(Box::new(Bounded {
            source: DeflateDecoder::new(source),
            left,
        })),
        other => Err(io::Error::other(format!(
            "it is packed as {other}, which is not read here"
        ))),
    }
}

/// Ends with an error where too much comes.
struct Bounded<R> {
    source: R,
    left: u64,
}

impl<R: Read> Read for Bounded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.source.read(buffer)?;
        self.left = self
            .left
            .checked_sub(count as u64)
            .ok_or_else(|| io::Error::other("it unpacks to more than 200 times its size"))?;
        Ok(count)
    }
}
