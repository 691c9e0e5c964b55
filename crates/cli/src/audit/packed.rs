//! Opens an input and unpacks it: what it is packed with is told by its first bytes, not by its name.

use std::fs::File;
use std::io::{self, Chain, Cursor, Read, Seek};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bzip2::read::MultiBzDecoder;
use flate2::read::MultiGzDecoder;
use lzma_rust2::XzReader;
use zip::ZipArchive;

use super::inputs::Input;

/// How many bytes of a zip may come by a pipe: its list of files stands at its end, so all of it is held.
const LARGEST_PIPED_ZIP: u64 = 64 << 20;

/// What an input holds.
pub enum Opened {
    /// One text.
    Text(Box<dyn Read>),
    /// Files in a zip.
    Zip(Box<ZipArchive<Box<dyn Seeking>>>),
}

/// Something that is read here and there.
pub trait Seeking: Read + Seek {}
impl<T: Read + Seek> Seeking for T {}

/// Opens it. `read` counts the bytes as they lie in the file, packed.
pub fn open(input: &Input, read: &Arc<AtomicU64>) -> io::Result<Opened> {
    match input {
        Input::Pipe => {
            let mut pipe = Counted {
                inner: io::stdin(),
                read: Arc::clone(read),
            };
            let (mark, length) = first_bytes(&mut pipe)?;
            let source = Cursor::new(mark).take(length).chain(pipe);
            if mark != ZIP {
                return unpack(mark, source).map(Opened::Text);
            }
            let mut bytes = Vec::new();
            source.take(LARGEST_PIPED_ZIP + 1).read_to_end(&mut bytes)?;
            if bytes.len() as u64 > LARGEST_PIPED_ZIP {
                return Err(io::Error::other(
                    "a zip of more than 64 MiB is read from a file only",
                ));
            }
            zip(Box::new(Cursor::new(bytes)))
        }
        Input::File(path, size) => {
            let mut file = Counted {
                inner: File::open(path)?,
                read: Arc::clone(read),
            };
            let (mark, length) = first_bytes(&mut file)?;
            if mark == ZIP {
                read.fetch_add(*size - length, Ordering::Relaxed);
                return zip(Box::new(file.inner));
            }
            unpack(mark, Cursor::new(mark).take(length).chain(file)).map(Opened::Text)
        }
        Input::Missing(_, reason) => Err(io::Error::other(reason.clone())),
    }
}

/// The first bytes of a zip that has files.
const ZIP: [u8; 4] = *b"PK\x03\x04";

fn zip(source: Box<dyn Seeking>) -> io::Result<Opened> {
    let archive = ZipArchive::new(source).map_err(io::Error::other)?;
    Ok(Opened::Zip(Box::new(archive)))
}

/// Unpacks streams of several members or frames to their end.
fn unpack<R: Read + 'static>(mark: [u8; 4], source: Rewound<R>) -> io::Result<Box<dyn Read>> {
    Ok(match mark {
        [0xfd, b'7', b'z', b'X'] => Box::new(XzReader::new(source, true)),
        [0x1f, 0x8b, ..] => Box::new(MultiGzDecoder::new(Buffered::new(source))),
        [0x28, 0xb5, 0x2f, 0xfd] => Box::new(zstd::stream::read::Decoder::new(source)?),
        [b'B', b'Z', b'h', _] => Box::new(MultiBzDecoder::new(Buffered::new(source))),
        _ => Box::new(source),
    })
}

type Rewound<R> = Chain<io::Take<Cursor<[u8; 4]>>, R>;
type Buffered<R> = io::BufReader<Rewound<R>>;

fn first_bytes(source: &mut impl Read) -> io::Result<([u8; 4], u64)> {
    let mut mark = [0; 4];
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
        for plain in ["", "1", "1. e4 e5 *\n"] {
            assert_eq!(unpacked(plain.into()), plain.as_bytes());
        }
    }
}
