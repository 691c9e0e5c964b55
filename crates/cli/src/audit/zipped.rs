//! Files in a zip: the ones of games, each bounded by what a text of games can unpack to.

use std::io::{self, Read};

use super::inputs;
use super::packed::Seeking;
use zip::ZipArchive;

/// So many files of a zip are read at most.
pub const MOST_FILES: usize = 10_000;
/// A text of games shrinks to a fifth, seldom to a twentieth; what unpacks to more than this many times its size is none.
const MOST_GROWTH: u64 = 200;
/// Small texts may be anything.
const ALWAYS: u64 = 16 << 20;

/// A file of games in a zip.
pub struct Entry {
    pub index: usize,
    /// Its own name, without folders: paths in a zip may point anywhere.
    pub name: String,
    /// It holds matches of two boards.
    pub two_boards: bool,
}

/// The files of games, in their order.
pub fn entries(archive: &ZipArchive<Box<dyn Seeking>>) -> Vec<Entry> {
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
pub fn open(archive: &mut ZipArchive<Box<dyn Seeking>>, index: usize) -> io::Result<impl Read + '_> {
    let file = archive.by_index(index).map_err(io::Error::other)?;
    let left = (file.compressed_size().saturating_mul(MOST_GROWTH)).max(ALWAYS);
    Ok(Bounded { source: file, left })
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
