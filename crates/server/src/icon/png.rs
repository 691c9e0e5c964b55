//! Dots as a PNG file (RFC 2083): one picture, eight bits a colour, nothing more than that needs.

use std::io::Write;

use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};

const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";

/// A square picture of so many dots a side, from its colours row by row.
pub fn png(size: u16, dots: &[u8]) -> Vec<u8> {
    let mut file = SIGNATURE.to_vec();
    let side = u32::from(size).to_be_bytes();
    // Eight bits a colour, three colours, and the only ways of packing, filtering and ordering there are.
    let head = [&side[..], &side[..], &[8, 2, 0, 0, 0]].concat();
    chunk(&mut file, *b"IHDR", &head);
    chunk(&mut file, *b"IDAT", &packed(size, dots));
    chunk(&mut file, *b"IEND", &[]);
    file
}

/// The rows, each with a mark that it is not filtered. Writing into memory cannot fail.
fn packed(size: u16, dots: &[u8]) -> Vec<u8> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::best());
    for row in dots.chunks(usize::from(size) * 3) {
        let _ = packer.write_all(&[0]);
        let _ = packer.write_all(row);
    }
    packer.finish().unwrap_or_default()
}

fn chunk(file: &mut Vec<u8>, name: [u8; 4], data: &[u8]) {
    let mut sum = Crc::new();
    sum.update(&name);
    sum.update(data);
    file.extend((data.len() as u32).to_be_bytes());
    file.extend(name);
    file.extend(data);
    file.extend(sum.sum().to_be_bytes());
}

/// A PNG file in the frame that browsers ask for without being told.
pub fn ico(size: u8, png: &[u8]) -> Vec<u8> {
    let (one, start) = (1_u16.to_le_bytes(), 22_u32.to_le_bytes());
    let bits = 24_u16.to_le_bytes();
    let length = (png.len() as u32).to_le_bytes();
    [
        &[0, 0][..],
        &one,
        &one,
        &[size, size, 0, 0],
        &one,
        &bits,
        &length,
        &start,
        png,
    ]
    .concat()
}
