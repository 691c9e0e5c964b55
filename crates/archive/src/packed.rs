//! Opens an input and unpacks it: what it is packed with is told by its first bytes, not by its name.

use std::fs::File;
use std::io::{self, Chain, Cursor, Read, Seek, SeekFrom};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use arbiter_columns::{Packed, TableFile, packed};
use bzip2::read::MultiBzDecoder;
use flate2::read::MultiGzDecoder;
use lzma_rust2::XzReader;
use zip::ZipArchive;

use crate::inputs::Input;

/// How many bytes of a zip or a table may come by a pipe: its list of parts stands at its end, so all of it is held.
const LARGEST_PIPED: u64 = 64 << 20;

/// What an input holds.
pub enum Opened {
    /// One text.
    Text(Box<dyn Read + Send>),
    /// Files in a zip.
    Zip(Box<Zip>),
    /// A table.
    Table(TableFile, Box<dyn Seeking>),
}

/// A zip that is open.
pub type Zip = ZipArchive<Shared>;

/// Something that is read here and there.
pub trait Seeking: Read + Seek + Send {}
impl<T: Read + Seek + Send> Seeking for T {}

/// Opens it. `read` counts the bytes as they lie in the file, packed.
///
/// # Errors
/// It cannot be opened, or what it is packed as is spoilt from the beginning.
pub fn open(input: &Input, read: &Arc<AtomicU64>) -> io::Result<Opened> {
    match input {
        Input::Pipe => open_read(Box::new(Counted {
            inner: io::stdin(),
            read: Arc::clone(read),
        })),
        Input::File(path, size) => {
            let mut file = Counted {
                inner: File::open(path)?,
                read: Arc::clone(read),
            };
            let (mark, length) = first_bytes(&mut file)?;
            if is_text(mark) {
                return unpack(mark, Cursor::new(mark).take(length).chain(file)).map(Opened::Text);
            }
            read.fetch_add(size.saturating_sub(length), Ordering::Relaxed);
            open_seek(Box::new(file.inner))
        }
        Input::Missing(_, reason) => Err(io::Error::other(reason.clone())),
    }
}

/// Opens what is read from its beginning to its end only.
///
/// # Errors
/// It cannot be read, or is too large for something whose list of parts stands at its end.
pub fn open_read(mut source: Box<dyn Read + Send>) -> io::Result<Opened> {
    let (mark, length) = first_bytes(&mut source)?;
    let source = Cursor::new(mark).take(length).chain(source);
    if is_text(mark) {
        return unpack(mark, source).map(Opened::Text);
    }
    let mut bytes = Vec::new();
    source.take(LARGEST_PIPED + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST_PIPED {
        let reason = "a zip or a table of more than 64 MiB is read from a file only";
        return Err(io::Error::other(reason));
    }
    open_seek(Box::new(Cursor::new(bytes)))
}

/// Opens what can be read here and there.
///
/// # Errors
/// It cannot be read.
pub fn open_seek(mut source: Box<dyn Seeking>) -> io::Result<Opened> {
    source.rewind()?;
    let (mark, _) = first_bytes(&mut source)?;
    source.rewind()?;
    if let Packed::Table(kind) = packed(&mark) {
        return Ok(Opened::Table(kind, source));
    }
    if mark.starts_with(ZIP) {
        let archive = ZipArchive::new(Shared::new(source)).map_err(io::Error::other)?;
        return Ok(Opened::Zip(Box::new(archive)));
    }
    let (mark, length) = first_bytes(&mut source)?;
    unpack(mark, Cursor::new(mark).take(length).chain(source)).map(Opened::Text)
}

/// The first bytes of a zip that has files.
const ZIP: &[u8] = b"PK\x03\x04";

/// So many bytes tell what a file is.
const MARK: usize = 8;

/// Whether it is a text, packed or not, and is read from its beginning to its end.
fn is_text(mark: [u8; MARK]) -> bool {
    !mark.starts_with(ZIP) && packed(&mark) == Packed::Other
}

/// Unpacks streams of several members or frames to their end.
fn unpack<R: Read + Send + 'static>(
    mark: [u8; MARK],
    source: Rewound<R>,
) -> io::Result<Box<dyn Read + Send>> {
    Ok(match mark {
        [0xfd, b'7', b'z', b'X', ..] => Box::new(XzReader::new(source, true)),
        [0x1f, 0x8b, ..] => Box::new(MultiGzDecoder::new(Buffered::new(source))),
        // A frame, or one to be skipped before it: what packs with several threads begins with that.
        [0x28, 0xb5, 0x2f, 0xfd, ..] | [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..] => {
            Box::new(zstd::stream::read::Decoder::new(source)?)
        }
        [b'B', b'Z', b'h', ..] => Box::new(MultiBzDecoder::new(Buffered::new(source))),
        _ => Box::new(source),
    })
}

type Rewound<R> = Chain<io::Take<Cursor<[u8; MARK]>>, R>;
type Buffered<R> = io::BufReader<Rewound<R>>;

fn first_bytes(source: &mut impl Read) -> io::Result<([u8; MARK], u64)> {
    let mut mark = [0; MARK];
    let mut length = 0;
    while length < mark.len() {
        match source.read(&mut mark[length..]) {
            Ok(0) => break,
            Ok(count) => length += count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok((mark, length as u64))
}

struct Counted<R> {
    inner: R,
    read: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(buffer)?;
        self.read.fetch_add(count as u64, Ordering::Relaxed);
        Ok(count)
    }
}

/// A source that several read, each at a place of its own.
#[derive(Clone)]
pub struct Shared {
    source: Arc<Mutex<Box<dyn Seeking>>>,
    place: u64,
}

impl Shared {
    fn new(source: Box<dyn Seeking>) -> Self {
        Self {
            source: Arc::new(Mutex::new(source)),
            place: 0,
        }
    }
}

impl Read for Shared {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut source = self.source.lock().unwrap_or_else(PoisonError::into_inner);
        source.seek(SeekFrom::Start(self.place))?;
        let count = source.read(buffer)?;
        self.place += count as u64;
        Ok(count)
    }
}

impl Seek for Shared {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let mut source = self.source.lock().unwrap_or_else(PoisonError::into_inner);
        self.place = match to {
            SeekFrom::Start(place) => place,
            SeekFrom::End(_) => source.seek(to)?,
            SeekFrom::Current(by) => {
                let place = self.place.checked_add_signed(by);
                place.ok_or_else(|| io::Error::from(io::ErrorKind::InvalidInput))?
            }
        };
        Ok(self.place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    fn unpacked(bytes: Vec<u8>) -> Vec<u8> {
        let mut text = Vec::new();
        let mut source = Cursor::new(bytes);
        let (mark, length) = first_bytes(&mut source).expect("reads");
        unpack(mark, Cursor::new(mark).take(length).chain(source))
            .expect("opens")
            .read_to_end(&mut text)
            .expect("reads");
        text
    }

    fn gz(text: &[u8]) -> Vec<u8> {
        let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        writer.write_all(text).expect("packs");
        writer.finish().expect("packs")
    }

    fn bz2(text: &[u8]) -> Vec<u8> {
        let mut writer = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
        writer.write_all(text).expect("packs");
        writer.finish().expect("packs")
    }

    #[test]
    fn several_members_are_one_text() {
        let zst = |text: &[u8]| zstd::stream::encode_all(text, 1).expect("packs");
        for (name, pack) in [
            ("gz", &gz as &dyn Fn(&[u8]) -> Vec<u8>),
            ("bz2", &bz2),
            ("zst", &zst),
        ] {
            let packed = [pack(b"1. e4 "), pack(b"e5 *\n")].concat();
            assert_eq!(unpacked(packed), b"1. e4 e5 *\n", "{name}");
        }
        // What packs with several threads says before each frame how long it is, in a frame that is to be skipped.
        let skipped = |text: &[u8]| [b"\x50\x2a\x4d\x18\x04\0\0\0abcd".as_slice(), &zst(text)].concat();
        let packed = [skipped(b"1. e4 "), skipped(b"e5 *\n")].concat();
        assert_eq!(unpacked(packed), b"1. e4 e5 *\n");
        for plain in ["", "1", "1. e4 e5 *\n"] {
            assert_eq!(unpacked(plain.into()), plain.as_bytes());
        }
    }
}
