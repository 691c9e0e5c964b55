//! The list as XML, which FIDE writes without attributes: `<player><fideid>…</fideid>…</player>`.

use arbiter_event::ranks::title;

use super::text::{fault, number};
use super::{ListFaultKind, ListNumber, Listed};

/// Where the reading stands.
#[derive(Debug, Default)]
pub struct Xml {
    /// The player that is being read.
    player: Option<Listed>,
    woman: String,
    /// The element whose text is being read.
    element: String,
    text: Vec<u8>,
    ended: bool,
}

/// A fault with its column.
type At = (usize, ListFaultKind);

impl Xml {
    /// Whether the list has ended.
    pub const fn closed(&self) -> bool {
        self.ended
    }

    /// A piece up to a `>` or an end of line.
    pub fn piece(&mut self, bytes: &[u8]) -> Result<Option<Listed>, At> {
        let Some(open) = bytes.iter().position(|&byte| byte == b'<') else {
            self.text.extend_from_slice(bytes);
            return Ok(None);
        };
        self.text.extend_from_slice(&bytes[..open]);
        let tag = bytes[open + 1..].trim_ascii();
        let Some(tag) = tag.strip_suffix(b">") else {
            return Err((open + 1, ListFaultKind::Unclosed(lossy(tag))));
        };
        if tag.starts_with(b"?") || tag.starts_with(b"!") {
            return Ok(None);
        }
        if let Some(empty) = tag.strip_suffix(b"/") {
            self.text.clear();
            self.element = lossy(empty.trim_ascii());
            return self.close().map(|()| None).map_err(|kind| (open + 1, kind));
        }
        let Some(name) = tag.strip_prefix(b"/") else {
            return self
                .open(&lossy(tag))
                .map(|()| None)
                .map_err(|kind| (open + 1, kind));
        };
        match name {
            b"player" => {
                let mut player = self
                    .player
                    .take()
                    .ok_or_else(|| (open + 1, ListFaultKind::Unclosed("playerslist".to_owned())))?;
                if player.title.is_empty() {
                    player.title = core::mem::take(&mut self.woman);
                }
                self.woman.clear();
                Ok(Some(player))
            }
            b"playerslist" => {
                self.ended = true;
                Ok(None)
            }
            name if name == self.element.as_bytes() => {
                self.close().map(|()| None).map_err(|kind| (open + 1, kind))
            }
            _ => Err((open + 1, ListFaultKind::Unclosed(self.element.clone()))),
        }
    }

    fn open(&mut self, name: &str) -> Result<(), ListFaultKind> {
        match name {
            "playerslist" => {}
            "player" if self.player.is_none() => self.player = Some(Listed::default()),
            "player" => return Err(ListFaultKind::Unclosed("player".to_owned())),
            _ if !self.element.is_empty() => return Err(ListFaultKind::Unclosed(self.element.clone())),
            _ => name.clone_into(&mut self.element),
        }
        self.text.clear();
        Ok(())
    }

    /// The end of an element: its text belongs to the player.
    fn close(&mut self) -> Result<(), ListFaultKind> {
        let name = core::mem::take(&mut self.element);
        let field = core::mem::take(&mut self.text);
        let field = field.trim_ascii();
        let Some(player) = &mut self.player else {
            return Ok(());
        };
        let number = |expected| number(field).ok_or_else(|| fault(expected, field));
        let small = |expected| {
            Ok(number(expected)?
                .and_then(|one| u16::try_from(one).ok())
                .filter(|&one| one > 0))
        };
        let text = || unescaped(&String::from_utf8_lossy(field));
        match name.as_str() {
            "fideid" => {
                player.id = number(ListNumber::FideId)?.ok_or_else(|| fault(ListNumber::FideId, b""))?;
            }
            "name" => player.name = text(),
            "country" => player.federation = text(),
            "sex" => player.sex = text(),
            "title" => player.title = title(text()),
            "w_title" => self.woman = title(text()),
            "rating" => player.ratings[0] = small(ListNumber::Rating)?,
            "rapid_rating" => player.ratings[1] = small(ListNumber::Rating)?,
            "blitz_rating" => player.ratings[2] = small(ListNumber::Rating)?,
            "birthday" => player.born = small(ListNumber::Born)?,
            "flag" => player.inactive = field.contains(&b'i'),
            _ => {}
        }
        Ok(())
    }
}

fn lossy(bytes: &[u8]) -> String {
    String::from_utf8_lossy(&bytes[..bytes.len().min(40)]).into_owned()
}

/// The five entities of XML.
fn unescaped(text: &str) -> String {
    if !text.contains('&') {
        return text.to_owned();
    }
    let entities = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&apos;", "'"),
        ("&amp;", "&"),
    ];
    let replaced = |text: String, (entity, sign): (&str, &str)| text.replace(entity, sign);
    entities.into_iter().fold(text.to_owned(), replaced)
}
