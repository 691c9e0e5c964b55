//! FIDE's rating lists: text of fixed width and XML, a million players and more, read as a stream.
//!
//! The columns of the text are taken from its head line, because layouts have changed: the combined list, the older one without
//! arena titles, and the lists of one rating. Nothing is held but the player who is being read; what a caller keeps is his
//! choice, for example an [`Compact`].

mod compact;
mod text;
mod write;
mod xml;

pub use compact::{Compact, NoList};
pub use write::{Form, write};

use std::collections::BTreeMap;

use arbiter_event::form::EntryForm;
use text::Text;
use xml::Xml;

/// A player of a rating list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Listed {
    /// Number with FIDE.
    pub id: u32,
    /// `Lastname, Firstname`.
    pub name: String,
    /// Three letters.
    pub federation: String,
    /// `M` or `F`.
    pub sex: String,
    /// GM, IM, WGM, FM, WIM, CM, WFM, WCM or nothing.
    pub title: String,
    /// Standard, rapid and blitz rating; `None` for unrated, or where the list has another rating only.
    pub ratings: [Option<u16>; 3],
    /// The rating of his federation, where its own list says that it is one.
    pub national: Option<u16>,
    /// Year of birth.
    pub born: Option<u16>,
    /// Whether the list calls him inactive.
    pub inactive: bool,
}

/// Which rating an event takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Standard.
    Standard,
    /// Rapid; the standard rating where there is none.
    Rapid,
    /// Blitz; the standard rating where there is none.
    Blitz,
}

impl Listed {
    /// The rating for an event: the one of its kind of play, else the standard one, which stands in for it.
    ///
    /// ```
    /// use arbiter_reports::rating_list::{Kind, Listed};
    /// let player = Listed { ratings: [Some(2100), None, Some(2000)], ..Listed::default() };
    /// assert_eq!((player.rating(Kind::Rapid), player.rating(Kind::Blitz)), (Some(2100), Some(2000)));
    /// ```
    #[must_use]
    pub fn rating(&self, kind: Kind) -> Option<u16> {
        self.ratings[kind as usize].or(self.ratings[0])
    }

    /// What he enters an event with.
    #[must_use]
    pub fn entry(&self, kind: Kind) -> EntryForm {
        EntryForm {
            name: self.name.clone(),
            rating: self.rating(kind),
            national_rating: self.national,
            title: self.title.clone(),
            federation: self.federation.clone(),
            // A list of a federation has players whom FIDE does not know.
            fide_id: if self.id > 0 {
                self.id.to_string()
            } else {
                String::new()
            },
            birth: self.born.map_or(String::new(), |year| year.to_string()),
            sex: if self.sex == "F" { "w" } else { "m" }.to_owned(),
            club: String::new(),
            blind: String::new(),
            another: String::new(),
            own: BTreeMap::new(),
        }
    }
}

/// Why a list is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct ListFault {
    /// Line from 1.
    pub line: u64,
    /// Column from 1, in bytes.
    pub column: usize,
    /// What is wrong.
    pub kind: ListFaultKind,
}

/// What is wrong with a list.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ListFaultKind {
    /// The first line is neither the head of a text nor XML.
    #[error("expected the head line of a rating list (ID Number, Name, Fed, ...) or <playerslist>")]
    NoHead,
    /// A field that is no number.
    #[error("expected {expected}, found {found:?}")]
    Number {
        /// What.
        expected: ListNumber,
        /// What stands there.
        found: String,
    },
    /// An element that does not end, or ends where it has not begun.
    #[error("expected </{0}>")]
    Unclosed(String),
    /// The list ends inside a player.
    #[error("the list ends inside a player")]
    CutOff,
    /// A line or element that is longer than any of a list.
    #[error("a line or element of more than {0} bytes")]
    TooLong(usize),
}

/// A number of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListNumber {
    /// The number with FIDE.
    FideId,
    /// A rating.
    Rating,
    /// The year of birth.
    Born,
}

impl ListNumber {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::FideId => "fide_id",
            Self::Rating => "rating",
            Self::Born => "born",
        }
    }
}

impl core::fmt::Display for ListNumber {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::FideId => "a FIDE number",
            Self::Rating => "a rating",
            Self::Born => "a year of birth",
        })
    }
}

/// No line of a list is nearly as long.
const LONGEST: usize = 10_000;

/// A reader of a list: bytes in, players out.
///
/// ```
/// use arbiter_reports::rating_list::{Form, Reader, write};
/// let list = write(Form::Combined, 100, 7);
/// let (mut reader, mut names) = (Reader::default(), Vec::new());
/// for piece in list.as_bytes().chunks(1000) {
///     reader.feed(piece, &mut |player| names.push(player.name)).unwrap();
/// }
/// reader.finish(&mut |player| names.push(player.name)).unwrap();
/// assert_eq!(names.len(), 100);
/// ```
#[derive(Debug, Default)]
pub struct Reader {
    /// What of the last piece is not read yet.
    rest: Vec<u8>,
    line: u64,
    layout: Layout,
}

#[derive(Debug, Default)]
enum Layout {
    #[default]
    Unknown,
    Text(Text),
    Xml(Xml),
}

impl Reader {
    /// Whether bytes look like the beginning of a list.
    #[must_use]
    pub fn is_list(bytes: &[u8]) -> bool {
        let bytes = bytes
            .strip_prefix(b"\xef\xbb\xbf")
            .unwrap_or(bytes)
            .trim_ascii_start();
        bytes.starts_with(b"ID Number") || bytes.starts_with(b"<?xml") || bytes.starts_with(b"<playerslist")
    }

    /// Reads a piece of a list and hands over every player that is complete.
    ///
    /// # Errors
    /// [`ListFault`], the first.
    pub fn feed(&mut self, bytes: &[u8], take: &mut dyn FnMut(Listed)) -> Result<(), ListFault> {
        let mut rest = core::mem::take(&mut self.rest);
        let mut bytes = bytes;
        if !rest.is_empty() {
            // The line that the last piece broke off.
            let Some(end) = self.end(bytes) else {
                rest.extend_from_slice(bytes);
                return self.keep(rest);
            };
            rest.extend_from_slice(&bytes[..end]);
            bytes = &bytes[end..];
            self.piece(&rest, take)?;
        }
        while let Some(end) = self.end(bytes) {
            self.piece(&bytes[..end], take)?;
            bytes = &bytes[end..];
        }
        self.keep(bytes.to_vec())
    }

    /// Reads what is left at the end of the list.
    ///
    /// # Errors
    /// [`ListFault`].
    pub fn finish(mut self, take: &mut dyn FnMut(Listed)) -> Result<(), ListFault> {
        let rest = core::mem::take(&mut self.rest);
        if !rest.trim_ascii().is_empty() {
            let broken = self.piece(&rest, take).err();
            // Half a line may read as a player, and half an element as another: what the list lacks is its end.
            let cut = match &self.layout {
                Layout::Text(text) => text.cut_off(&rest),
                Layout::Xml(xml) => broken.is_some() && !xml.closed(),
                Layout::Unknown => false,
            };
            if cut {
                return Err(self.fault(1, ListFaultKind::CutOff));
            }
            broken.map_or(Ok(()), Err)?;
        }
        match &self.layout {
            Layout::Xml(xml) if !xml.closed() => Err(self.fault(1, ListFaultKind::CutOff)),
            Layout::Unknown => Err(self.fault(1, ListFaultKind::NoHead)),
            _ => Ok(()),
        }
    }

    fn keep(&mut self, rest: Vec<u8>) -> Result<(), ListFault> {
        if rest.len() > LONGEST {
            return Err(self.fault(1, ListFaultKind::TooLong(LONGEST)));
        }
        self.rest = rest;
        Ok(())
    }

    const fn fault(&self, column: usize, kind: ListFaultKind) -> ListFault {
        ListFault {
            line: if self.line == 0 { 1 } else { self.line },
            column,
            kind,
        }
    }

    /// Where the next piece that can be read alone ends: a line, or in XML (which may be one line) an element.
    fn end(&self, bytes: &[u8]) -> Option<usize> {
        let xml = matches!(self.layout, Layout::Xml(_));
        let ends = |byte: &u8| *byte == b'\n' || xml && *byte == b'>';
        bytes.iter().position(ends).map(|at| at + 1)
    }

    fn piece(&mut self, bytes: &[u8], take: &mut dyn FnMut(Listed)) -> Result<(), ListFault> {
        if matches!(self.layout, Layout::Unknown) {
            return self.head(bytes, take);
        }
        let line = self.line;
        let fault = |(column, kind)| ListFault { line, column, kind };
        match &mut self.layout {
            Layout::Text(text) => {
                self.line += 1;
                let fault = |(column, kind)| ListFault {
                    line: line + 1,
                    column,
                    kind,
                };
                if let Some(player) = text.player(bytes).map_err(fault)? {
                    take(player);
                }
            }
            Layout::Xml(xml) => {
                if let Some(player) = xml.piece(bytes).map_err(fault)? {
                    take(player);
                }
                self.line += u64::from(bytes.ends_with(b"\n"));
            }
            Layout::Unknown => {}
        }
        Ok(())
    }

    fn head(&mut self, bytes: &[u8], take: &mut dyn FnMut(Listed)) -> Result<(), ListFault> {
        self.line = 1;
        let line = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        if line.trim_ascii_start().starts_with(b"<") {
            self.layout = Layout::Xml(Xml::default());
            let pieces = line.split_inclusive(|&byte| byte == b'>' || byte == b'\n');
            for piece in pieces {
                self.piece(piece, take)?;
            }
            return Ok(());
        }
        let text = Text::head(line);
        self.layout = Layout::Text(text.ok_or_else(|| self.fault(1, ListFaultKind::NoHead))?);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(list: &[u8], piece: usize) -> Result<Vec<Listed>, ListFault> {
        let (mut reader, mut players) = (Reader::default(), Vec::new());
        for bytes in list.chunks(piece) {
            reader.feed(bytes, &mut |player| players.push(player))?;
        }
        reader.finish(&mut |player| players.push(player))?;
        Ok(players)
    }

    #[test]
    fn every_form_tells_the_same_players_however_it_is_cut() {
        let combined = read(write(Form::Combined, 200, 3).as_bytes(), 4096).unwrap();
        assert_eq!(combined.len(), 200);
        assert!(combined.iter().any(|player| player.ratings == [None; 3]));
        assert!(
            combined
                .iter()
                .any(|player| !player.title.is_empty() && player.inactive)
        );
        for form in [Form::Combined, Form::Legacy, Form::Xml] {
            let list = write(form, 200, 3);
            for piece in [1, 7, 163, 100_000] {
                assert_eq!(
                    read(list.as_bytes(), piece).unwrap(),
                    combined,
                    "{form:?} by {piece} bytes"
                );
            }
        }
        let standard = read(write(Form::Standard, 200, 3).as_bytes(), 500).unwrap();
        let alone = |player: &Listed| Listed {
            ratings: [player.ratings[0], None, None],
            ..player.clone()
        };
        assert_eq!(standard, combined.iter().map(alone).collect::<Vec<_>>());
    }

    #[test]
    fn a_broken_list_is_refused_where_it_breaks() {
        let list = write(Form::Combined, 3, 3);
        let at = list.lines().nth(2).map(str::len).unwrap();
        assert!(at > 150);
        let broken = list.replacen(&list.lines().nth(2).unwrap()[..9], "12x45    ", 1);
        let fault = read(broken.as_bytes(), 100).unwrap_err();
        assert_eq!((fault.line, fault.column), (3, 1), "{fault}");
        for (text, line) in [
            ("", 1),
            ("hello\n", 1),
            ("<playerslist>\n<player>\n<fideid>12</fideid>\n", 4),
            (
                "<playerslist>\n<player>\n<fideid>1x</fideid>\n</player>\n</playerslist>\n",
                3,
            ),
            ("<playerslist>\n<player>\n<name>A</fideid>\n", 3),
        ] {
            let fault = read(text.as_bytes(), 5).unwrap_err();
            assert_eq!(fault.line, line, "{text:?}: {fault}");
        }
        for form in [Form::Combined, Form::Standard, Form::Xml] {
            let list = write(form, 3, 3);
            let whole = list.trim_end();
            assert_eq!(
                read(whole.as_bytes(), 100).map(|list| list.len()),
                Ok(3),
                "{form:?}"
            );
            for lost in [12, 30, 60, 90] {
                let fault = read(&whole.as_bytes()[..whole.len() - lost], 100).unwrap_err();
                assert_eq!(
                    fault.kind,
                    ListFaultKind::CutOff,
                    "{form:?} without {lost}: {fault}"
                );
            }
        }
        let endless = vec![b'x'; 30_000];
        assert!(matches!(
            read(&endless, 4096).unwrap_err().kind,
            ListFaultKind::TooLong(_)
        ));
    }
}
