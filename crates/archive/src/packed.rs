//! Opens an input and unpacks it: what it is packed with is told by its first bytes, not by its name.

use std::fs::File;
use std::io::{self, BufRead, Chain, Cursor, Read, Seek, SeekFrom};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use arbiter_columns::{Packed, TableFile, packed};
use bzip2::read::MultiBzDecoder;
use flate2::bufread::GzDecoder;
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
            if form(mark) == Form::Parts {
                read.fetch_add(size.saturating_sub(length), Ordering::Relaxed);
                return open_seek(Box::new(file.inner));
            }
            open_read(Box::new(Cursor::new(mark).take(length).chain(file)))
        }
        Input::Missing(_, reason) => Err(io::Error::other(reason.clone())),
    }
}

/// Opens what is read from its beginning to its end only.
///
/// # Errors
/// It cannot be read, is packed as nothing that is unpacked here, or is too large for something whose list of parts stands at its end.
pub fn open_read(source: Box<dyn Read + Send>) -> io::Result<Opened> {
    let (form, source) = peel(source)?;
    if form == Form::Plain {
        return Ok(Opened::Text(source));
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
    if form(mark) == Form::Parts {
        let archive = ZipArchive::new(Shared::new(source)).map_err(io::Error::other)?;
        return Ok(Opened::Zip(Box::new(archive)));
    }
    open_read(Box::new(source))
}

/// The text of a file in a zip.
///
/// # Errors
/// It cannot be read, or is no text when all is unpacked.
pub fn open_inner(source: Box<dyn Read + Send>) -> io::Result<Box<dyn Read + Send>> {
    match peel(source)? {
        (Form::Plain, text) => Ok(text),
        _ => Err(io::Error::other(
            "a zip or a table in a zip is not read: unpack the outer one first",
        )),
    }
}

/// So many bytes tell what a file is.
const MARK: usize = 8;

/// So often may a text be packed within itself.
const MOST_LAYERS: usize = 4;

/// How something is read, by its first bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    /// As it stands.
    Plain,
    /// Unpacked from its beginning to its end.
    Stream,
    /// Here and there: a zip, or a table.
    Parts,
    /// Not at all: it is packed as this.
    Unknown(&'static str),
}

fn form(mark: [u8; MARK]) -> Form {
    match mark {
        [0xfd, b'7', b'z', b'X', ..]
        | [0x1f, 0x8b, ..]
        | [0x28, 0xb5, 0x2f, 0xfd, ..]
        | [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..]
        | [b'B', b'Z', b'h', b'1'..=b'9', ..] => Form::Stream,
        // The second is a zip without files.
        [b'P', b'K', 3, 4, ..] | [b'P', b'K', 5, 6, ..] => Form::Parts,
        [b'7', b'z', 0xbc, 0xaf, ..] => Form::Unknown("7z"),
        [b'R', b'a', b'r', b'!', 0x1a, ..] => Form::Unknown("rar"),
        [0x04, 0x22, 0x4d, 0x18, ..] => Form::Unknown("lz4"),
        [0x1f, 0x9d, ..] => Form::Unknown("compress (.Z)"),
        [0x5d, 0, 0, ..] => Form::Unknown("lzma"),
        // So begin zips that unpack themselves.
        [b'M', b'Z', _, 0, ..] => Form::Unknown("a program (.exe)"),
        _ if matches!(packed(&mark), Packed::Table(_)) => Form::Parts,
        _ => Form::Plain,
    }
}

/// Takes off all that a text is packed in; what is left is a text, or has parts.
fn peel(mut source: Box<dyn Read + Send>) -> io::Result<(Form, Box<dyn Read + Send>)> {
    for _ in 0..=MOST_LAYERS {
        let (mark, length) = first_bytes(&mut source)?;
        let rewound = Cursor::new(mark).take(length).chain(source);
        match form(mark) {
            Form::Stream => source = unpack(mark, rewound)?,
            Form::Unknown(name) => {
                return Err(io::Error::other(format!(
                    "it is packed as {name}, which is not read here"
                )));
            }
            form => return Ok((form, Box::new(rewound))),
        }
    }
    Err(io::Error::other(format!(
        "it is packed more than {MOST_LAYERS} times within itself"
    )))
}

/// Unpacks streams of several members or frames to their end.
fn unpack<R: Read + Send + 'static>(
    mark: [u8; MARK],
    source: Rewound<R>,
) -> io::Result<Box<dyn Read + Send>> {
    Ok(match mark {
        [0xfd, ..] => Box::new(Whole(XzReader::new(source, true))),
        [0x1f, ..] => Box::new(Whole(Gzip::new(Buffered::new(source)))),
        [b'B', ..] => Box::new(Whole(MultiBzDecoder::new(Buffered::new(source)))),
        // A frame, or one to be skipped before it: what packs with several threads begins with that.
        _ => Box::new(Whole(zstd::stream::read::Decoder::new(source)?)),
    })
}

/// The members of a gzip file, one behind the other. Tapes and disks fill the rest of a block with zeros, which are no member.
struct Gzip<R> {
    /// `None` when all is read.
    member: Option<GzDecoder<R>>,
}

impl<R: BufRead> Gzip<R> {
    fn new(source: R) -> Self {
        Self {
            member: Some(GzDecoder::new(source)),
        }
    }
}

impl<R: BufRead> Read for Gzip<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while let Some(mut member) = self.member.take() {
            match member.read(buffer) {
                Ok(0) if !buffer.is_empty() => {}
                read => {
                    self.member = Some(member);
                    return read;
                }
            }
            let mut source = member.into_inner();
            if pass_zeros(&mut source)? {
                self.member = Some(GzDecoder::new(source));
            }
        }
        Ok(0)
    }
}

/// Passes over zeros; whether something stands behind them.
fn pass_zeros(source: &mut impl BufRead) -> io::Result<bool> {
    loop {
        let (zeros, length) = match source.fill_buf() {
            Ok(bytes) => (bytes.iter().take_while(|&&byte| byte == 0).count(), bytes.len()),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        source.consume(zeros);
        if zeros < length || length == 0 {
            return Ok(length > 0);
        }
    }
}

/// Says in one way that the end is missing: each packing has its own words for it.
struct Whole<R>(R);

impl<R: Read> Read for Whole<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer).map_err(|error| match error.kind() {
            io::ErrorKind::UnexpectedEof => {
                let said = format!("its packed text ends before its end ({error})");
                io::Error::new(io::ErrorKind::UnexpectedEof, said)
            }
            _ => error,
        })
    }
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
        let Opened::Text(mut source) = open_read(Box::new(Cursor::new(bytes))).expect("opens") else {
            panic!("it is a text")
        };
        let mut text = Vec::new();
        source.read_to_end(&mut text).expect("reads");
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

    #[test]
    fn zeros_behind_the_end_are_no_member() {
        let zeros = vec![0; 10_000];
        let packed = [gz(b"1. e4 "), zeros.clone(), gz(b"e5 *\n"), zeros].concat();
        assert_eq!(unpacked(packed), b"1. e4 e5 *\n");
        let junk = [gz(b"1. e4 *\n"), b"junk".to_vec()].concat();
        let Ok(Opened::Text(mut source)) = open_read(Box::new(Cursor::new(junk))) else {
            panic!("it opens")
        };
        let mut text = Vec::new();
        assert!(
            source.read_to_end(&mut text).is_err(),
            "what is behind it is told"
        );
        assert_eq!(text, b"1. e4 *\n");
    }

    #[test]
    fn a_text_packed_in_itself_is_a_text() {
        let text = b"1. e4 e5 *\n";
        let zst = |text: &[u8]| zstd::stream::encode_all(text, 1).expect("packs");
        for packed in [
            zst(&gz(text)),
            gz(&zst(text)),
            gz(&gz(&bz2(text))),
            bz2(&zst(text)),
        ] {
            assert_eq!(unpacked(packed), text);
        }
        let refused = |bytes: Vec<u8>| match open_read(Box::new(Cursor::new(bytes))) {
            Ok(_) => panic!("it opens"),
            Err(error) => error.to_string(),
        };
        let deep = (0..6).fold(text.to_vec(), |text, _| gz(&text));
        assert_eq!(refused(deep), "it is packed more than 4 times within itself");
        assert_eq!(
            refused(b"7z\xbc\xaf\x27\x1c\0\x04".to_vec()),
            "it is packed as 7z, which is not read here"
        );
        assert_eq!(
            refused(gz(b"Rar!\x1a\x07\x01\0")),
            "it is packed as rar, which is not read here"
        );
        assert_eq!(
            refused(b"\x5d\0\0\x80\0\xff\xff\xff\xff".to_vec()),
            "it is packed as lzma, which is not read here"
        );
        assert_eq!(
            refused(b"MZ\x90\0\x03\0\0\0\x04\0".to_vec()),
            "it is packed as a program (.exe), which is not read here"
        );
        assert_eq!(unpacked(b"MZ 1. e4 *\n".to_vec()), b"MZ 1. e4 *\n");
    }

    /// However early the end is missing, somebody says so.
    #[test]
    fn a_text_whose_end_is_missing_is_told() {
        let text = b"[Event \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n".repeat(20);
        let zst = |text: &[u8]| zstd::stream::encode_all(text, 1).expect("packs");
        // `1. e4 e5 *`, three times.
        let xz = b"\
            \xfd\x37\x7a\x58\x5a\x00\x00\x04\xe6\xd6\xb4\x46\x02\x00\x21\x01\x16\x00\x00\x00\x74\x2f\
            \xe5\xa3\xe0\x00\x20\x00\x11\x5d\x00\x18\x8b\x80\x26\x70\x21\xe1\xca\xc7\x17\xf8\xd9\xad\
            \xf2\x50\x00\x00\x00\x00\x00\x00\xc0\x21\x5c\x41\xeb\x24\x05\x05\x00\x01\x2d\x21\x9a\xff\
            \xc5\x4c\x1f\xb6\xf3\x7d\x01\x00\x00\x00\x00\x04\x59\x5a";
        for (name, packed) in [
            ("gz", gz(&text)),
            ("bz2", bz2(&text)),
            ("zst", zst(&text)),
            ("xz", xz.to_vec()),
        ] {
            for length in MARK..packed.len() {
                let read = open_read(Box::new(Cursor::new(packed[..length].to_vec()))).and_then(|opened| {
                    let Opened::Text(mut source) = opened else {
                        panic!("it is a text")
                    };
                    source.read_to_end(&mut Vec::new())
                });
                let error = read.expect_err(name).to_string();
                assert!(
                    error.contains("ends before its end"),
                    "{name}, {length} bytes: {error}"
                );
            }
        }
    }
}
