//! Photographed scoresheets: pictures beside a game, each in a stream of its own, `photo/GAME/N`. The first entry says what it is,
//! the others carry it in letters, since a store and its copies keep lines.

use std::sync::Arc;

use arbiter_game::rules::chess::Color;
use arbiter_hall::store::{Append, Store};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};

use super::failure::Failure;
use super::house::append;
use crate::limits::LARGEST_PICTURE as LARGEST;

/// Both sides of two sheets, each taken twice.
const MOST: usize = 8;
/// So many bytes go into one entry: as letters they are a third more, and an entry has room for 1 MiB.
const PART: usize = 720 * 1024;

/// What is known of a picture.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Photo {
    /// Its number, from 1.
    pub number: u32,
    /// Whose sheet it shows.
    pub of: Color,
    /// When it came, in milliseconds since 1970.
    pub at: u64,
    /// `image/jpeg`, `image/png` or `image/webp`.
    pub kind: String,
    /// How large it is, in bytes.
    pub size: usize,
}

/// The kind of a picture, by how it begins; `None` for anything else.
///
/// What a browser says of it is not believed: it is shown to officials again.
pub fn kind(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0xff, 0xd8, 0xff, ..] => Some("image/jpeg"),
        [0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a, ..] => Some("image/png"),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some("image/webp"),
        _ => None,
    }
}

fn prefix(game: &str) -> String {
    format!("photo/{game}/")
}

/// The names of all streams of the pictures of a game.
///
/// # Errors
/// The store cannot be read.
pub fn names(store: &Arc<dyn Store>, game: &str) -> Result<Vec<String>, Failure> {
    let found = store.streams(&prefix(game))?;
    Ok(found.into_iter().map(|(name, _)| name).collect())
}

/// The pictures of a game, in the order in which they came.
///
/// # Errors
/// The store cannot be read.
pub fn all(store: &Arc<dyn Store>, game: &str) -> Result<Vec<Photo>, Failure> {
    let mut photos = Vec::new();
    for name in names(store, game)? {
        let head = store.read(&name, 0, 1)?.into_iter().next();
        photos.extend(head.and_then(|line| serde_json::from_slice::<Photo>(&line).ok()));
    }
    photos.sort_by_key(|photo| photo.number);
    Ok(photos)
}

/// Keeps a picture; what it is called is told once it is durable.
///
/// # Errors
/// It is none, or there are as many as there may be: with what was expected. Nothing was written.
pub async fn keep(
    store: &Arc<dyn Store>,
    (event, game): (&str, &str),
    of: Color,
    bytes: &[u8],
    at: u64,
) -> Result<Photo, Failure> {
    let kind = kind(bytes).filter(|_| bytes.len() <= LARGEST);
    let wrong = || Failure::BadMessage(format!("expected a JPEG, PNG or WebP of at most {LARGEST} bytes"));
    let kind = kind.ok_or_else(wrong)?;
    let known = all(store, game)?;
    if known.len() >= MOST {
        return Err(Failure::BadMessage(format!(
            "expected at most {MOST} pictures of a game"
        )));
    }
    let photo = Photo {
        number: known.last().map_or(0, |last| last.number) + 1,
        of,
        at,
        kind: kind.into(),
        size: bytes.len(),
    };
    let head = serde_json::to_vec(&photo).map_err(|why| Failure::Machine(why.to_string()))?;
    let parts = bytes.chunks(PART).map(|part| STANDARD.encode(part).into_bytes());
    let whole = Append {
        stream: format!("{}{}", prefix(game), photo.number),
        of: event.to_owned(),
        // Whoever sends one at the same time has taken the number, and this one is sent again.
        expected: 0,
        entries: std::iter::once(head).chain(parts).collect(),
        mark: None,
    };
    append(store, whole).await?;
    Ok(photo)
}

/// A picture with its bytes; `None` where there is none of this number.
///
/// # Errors
/// The store cannot be read, or holds something else.
pub fn read(store: &Arc<dyn Store>, game: &str, number: u32) -> Result<Option<(Photo, Vec<u8>)>, Failure> {
    let stream = format!("{}{number}", prefix(game));
    let mut lines = store.read(&stream, 0, 1 + LARGEST.div_ceil(PART))?.into_iter();
    let Some(head) = lines.next() else {
        return Ok(None);
    };
    let damaged = |why: String| Failure::Machine(format!("{stream}: {why}"));
    let photo: Photo = serde_json::from_slice(&head).map_err(|why| damaged(why.to_string()))?;
    let mut bytes = Vec::with_capacity(photo.size.min(LARGEST));
    for line in lines {
        bytes.extend(STANDARD.decode(line).map_err(|why| damaged(why.to_string()))?);
    }
    Ok(Some((photo, bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_hall::store::Memory;

    #[tokio::test]
    async fn a_picture_is_read_back_as_it_came() {
        let store: Arc<dyn Store> = Arc::<Memory>::default();
        let mut picture = vec![0xff, 0xd8, 0xff, 0xe0];
        picture.extend((0..2 * PART).map(|at| at as u8));
        let photo = keep(&store, ("e", "g"), Color::Black, &picture, 7).await.unwrap();
        assert_eq!(
            (photo.number, photo.of, photo.kind.as_str()),
            (1, Color::Black, "image/jpeg")
        );
        assert_eq!(read(&store, "g", 1).unwrap().unwrap(), (photo.clone(), picture));
        assert_eq!(all(&store, "g").unwrap(), [photo]);
        assert_eq!(read(&store, "g", 2).unwrap(), None);
        assert_eq!(all(&store, "other").unwrap(), []);
    }

    #[tokio::test]
    async fn what_is_no_picture_or_one_too_many_is_refused_and_leaves_nothing() {
        let store: Arc<dyn Store> = Arc::<Memory>::default();
        let mut large = b"\x89PNG\r\n\x1a\n".to_vec();
        let png = large.clone();
        large.resize(LARGEST + 1, 0);
        let wrong: [&[u8]; 4] = [b"", b"<svg>", b"GIF89a", &large];
        for bytes in wrong {
            let refused = keep(&store, ("e", "g"), Color::White, bytes, 0).await;
            assert!(matches!(refused, Err(Failure::BadMessage(_))));
        }
        assert_eq!(all(&store, "g").unwrap(), []);
        for _ in 0..MOST {
            keep(&store, ("e", "g"), Color::White, &png, 0).await.unwrap();
        }
        let refused = keep(&store, ("e", "g"), Color::White, &png, 0).await;
        assert!(matches!(refused, Err(Failure::BadMessage(_))));
        assert_eq!(all(&store, "g").unwrap().len(), MOST);
    }
}
