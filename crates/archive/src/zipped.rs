//! Files in a zip: the ones of games, each bounded by what a text of games can unpack to.

use std::io::{self, BufReader, Read, Seek, SeekFrom};

use flate2::Crc;
use flate2::read::DeflateDecoder;
use zip::CompressionMethod;

use crate::inputs;
use crate::packed::{self, Zip};

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
/// It cannot be read, is enciphered, is packed in a way that games seldom are, or is a zip or a table itself.
pub fn open(archive: &mut Zip, index: usize) -> io::Result<Box<dyn Read + Send>> {
    let file = archive.by_index(index).map_err(io::Error::other)?;
    let (method, packed, sum) = (file.compression(), file.compressed_size(), file.crc32());
    let start = file
        .data_start()
        .ok_or_else(|| io::Error::other("its place in the zip is unknown"))?;
    drop(file);
    let mut source = archive.clone().into_inner();
    source.seek(SeekFrom::Start(start))?;
    let source = BufReader::new(source.take(packed));
    let left = packed.saturating_mul(MOST_GROWTH).max(ALWAYS);
    packed::open_inner(match method {
        CompressionMethod::Stored => Box::new(Bounded::new(source, left, sum)),
        CompressionMethod::Deflated => Box::new(Bounded::new(DeflateDecoder::new(source), left, sum)),
        other => {
            return Err(io::Error::other(format!(
                "it is packed as {other}, which is not read here"
            )));
        }
    })
}

/// Ends with an error where too much comes, or something else than was packed.
struct Bounded<R> {
    source: R,
    left: u64,
    /// Of what has come, and of what was packed.
    sum: Crc,
    expected: u32,
}

impl<R> Bounded<R> {
    fn new(source: R, left: u64, expected: u32) -> Self {
        Self {
            source,
            left,
            sum: Crc::new(),
            expected,
        }
    }
}

impl<R: Read> Read for Bounded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.source.read(buffer)?;
        self.left = self
            .left
            .checked_sub(count as u64)
            .ok_or_else(|| io::Error::other("it unpacks to more than 200 times its size"))?;
        self.sum.update(&buffer[..count]);
        if count == 0 && !buffer.is_empty() && self.sum.sum() != self.expected {
            return Err(io::Error::other("its checksum is another than the zip says"));
        }
        Ok(count)
    }
}

/// What of the files of games in a zip is not read, if anything is not.
pub fn left_out(archive: &Zip) -> Option<String> {
    let names = |index| archive.name_for_index(index)?.ok();
    let games = (0..archive.len()).filter_map(names);
    let games = games.filter(|name| inputs::in_zip(name).is_some()).count();
    if games > MOST_FILES {
        return Some(format!(
            "of its {games} files of games the first {MOST_FILES} are read"
        ));
    }
    let listed = listed(archive).ok()?;
    (listed > archive.len()).then(|| {
        let hidden = listed - archive.len();
        format!("{hidden} of its {listed} files have the name of another one and are not read")
    })
}

/// How many files the list at the end of a zip has: of those with one name the last alone can be asked for.
fn listed(archive: &Zip) -> io::Result<usize> {
    /// How an entry begins, and its length without name, extra field and comment.
    const ENTRY: [u8; 4] = *b"PK\x01\x02";
    const FIXED: usize = 46;
    let start = archive.central_directory_start();
    let mut source = archive.clone().into_inner();
    source.seek(SeekFrom::Start(start))?;
    let mut source = BufReader::new(source);
    let mut count = 0;
    let mut entry = [0; FIXED];
    while source.read_exact(&mut entry).is_ok() && entry.starts_with(&ENTRY) {
        let length = |at: usize| i64::from(u16::from_le_bytes([entry[at], entry[at + 1]]));
        source.seek_relative(length(28) + length(30) + length(32))?;
        count += 1;
    }
    Ok(count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Source, Texts};
    use std::io::Write;
    use zip::ZipWriter;
    use zip::write::SimpleFileOptions;

    fn zip(files: usize, method: CompressionMethod) -> Vec<u8> {
        let mut writer = ZipWriter::new(io::Cursor::new(Vec::new()));
        for file in 0..files {
            let options = SimpleFileOptions::default().compression_method(method);
            writer
                .start_file(format!("{file:06}.pgn"), options)
                .expect("begins");
            writer.write_all(b"1. e4 e5 *\n").expect("writes");
        }
        writer.finish().expect("ends").into_inner()
    }

    /// How many files are read whole, and the reasons of the others.
    fn read(bytes: Vec<u8>) -> (usize, Vec<String>) {
        let (mut whole, mut reasons) = (0, Vec::new());
        for text in Texts::of_bytes("a.zip", bytes) {
            let read = text.source.and_then(|source| match source {
                Source::Text(mut source) => source.read_to_end(&mut Vec::new()),
                Source::Table(..) => Err(io::Error::other("a table")),
            });
            match read {
                Ok(_) => whole += 1,
                Err(reason) => reasons.push(reason.to_string()),
            }
        }
        (whole, reasons)
    }

    #[test]
    fn what_is_not_as_it_was_packed_is_told() {
        for method in [CompressionMethod::Stored, CompressionMethod::Deflated] {
            assert_eq!(read(zip(2, method)), (2, Vec::new()));
        }
        let mut bytes = zip(2, CompressionMethod::Stored);
        let at = bytes.windows(2).position(|pair| pair == b"e5").expect("a move");
        bytes[at] = b'd';
        assert_eq!(
            read(bytes),
            (1, vec!["its checksum is another than the zip says".to_owned()])
        );
    }

    #[test]
    fn files_that_are_not_read_are_told() {
        let (whole, reasons) = read(zip(MOST_FILES + 1, CompressionMethod::Stored));
        assert_eq!((whole, reasons.len()), (MOST_FILES, 1), "{reasons:?}");
        // A name of the same length changed into that of the first file, in both places.
        let bytes = zip(2, CompressionMethod::Stored);
        let mut same = bytes.clone();
        for at in 0..bytes.len() - 6 {
            if bytes[at..].starts_with(b"000001") {
                same[at + 5] = b'0';
            }
        }
        let (whole, reasons) = read(same);
        assert_eq!((whole, reasons.len()), (1, 1), "{reasons:?}");
    }
}
