//! Opens an input and unpacks it: what it is packed with is told by its first bytes, not by its name.

use std::fs::File;
use std::io::{self, Chain, Cursor, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bzip2::read::MultiBzDecoder;
use flate2::read::MultiGzDecoder;

use super::inputs::Input;

/// Opens it. `read` counts the bytes as they lie in the file, packed.
pub fn open(input: &Input, read: &Arc<AtomicU64>) -> io::Result<Box<dyn Read + Send>> {
    match input {
        Input::Pipe => unpack(Counted {
            inner: io::stdin(),
            read: Arc::clone(read),
        }),
        Input::File(path, _) => unpack(Counted {
            inner: File::open(path)?,
            read: Arc::clone(read),
        }),
        Input::Missing(_, reason) => Err(io::Error::other(reason.clone())),
    }
}

/// Unpacks streams of several members or frames to their end.
fn unpack(mut source: impl Read + Send + 'static) -> io::Result<Box<dyn Read + Send>> {
    let (mark, length) = first_bytes(&mut source)?;
    let source = Cursor::new(mark).take(length).chain(source);
    Ok(match mark {
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
        unpack(Cursor::new(bytes))
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
