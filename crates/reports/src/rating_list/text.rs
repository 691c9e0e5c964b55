//! The list as text of fixed width.

use arbiter_event::ranks::title;

use super::{ListFaultKind, ListNumber, Listed};

/// Where the fields stand, from 0, as the head line says.
#[derive(Debug)]
pub struct Text {
    id: (usize, usize),
    name: (usize, usize),
    federation: (usize, usize),
    sex: (usize, usize),
    title: (usize, usize),
    woman: (usize, usize),
    ratings: [(usize, usize); 3],
    born: (usize, usize),
    flag: (usize, usize),
}

/// A fault with its column.
type At = (usize, ListFaultKind);

impl Text {
    /// The layout by a head line; a field reaches from its name to the next one.
    pub fn head(line: &[u8]) -> Option<Self> {
        let line = core::str::from_utf8(line.trim_ascii_end()).ok()?;
        if !line.is_ascii() || !line.starts_with("ID Number") {
            return None;
        }
        let mut names: Vec<(usize, &str)> = Vec::new();
        let mut from = 0;
        for word in line.replace("ID Number", "ID_Number").split(' ') {
            if !word.is_empty() {
                names.push((from, &line[from..from + word.len()]));
            }
            from += word.len() + 1;
        }
        let field = |name: &dyn Fn(&str) -> bool| {
            let at = names.iter().position(|one| name(one.1))?;
            let end = names.get(at + 1).map_or(usize::MAX, |next| next.0);
            Some((names[at].0, end))
        };
        let named = |name: &'static str| field(&move |one: &str| one == name);
        // The lists of one rating name it by its month: OCT26.
        let month = field(&|name: &str| {
            name.len() == 5 && name.is_char_boundary(3) && name[3..].bytes().all(|sign| sign.is_ascii_digit())
        });
        let none = (0, 0);
        let first = named("SRtng").or(month)?;
        Some(Self {
            id: named("ID Number")?,
            name: named("Name")?,
            federation: named("Fed")?,
            sex: named("Sex").unwrap_or(none),
            title: named("Tit").unwrap_or(none),
            woman: named("WTit").unwrap_or(none),
            ratings: [
                first,
                named("RRtng").unwrap_or(none),
                named("BRtng").unwrap_or(none),
            ],
            born: named("B-day").unwrap_or(none),
            flag: named("Flag").unwrap_or(none),
        })
    }

    /// Whether the last line of a list, which no line end follows, breaks off before the year of birth.
    pub fn cut_off(&self, line: &[u8]) -> bool {
        let line = line.trim_ascii_end();
        line != b"\x1a" && line.len() <= self.born.0
    }

    /// A line; nothing where it is blank.
    pub fn player(&self, line: &[u8]) -> Result<Option<Listed>, At> {
        let line = line.trim_ascii_end();
        let line = line.strip_suffix(b"\x1a").unwrap_or(line);
        if line.is_empty() {
            return Ok(None);
        }
        let field = |(from, to): (usize, usize)| {
            let cut = line.get(from..to.min(line.len())).unwrap_or_default();
            cut.trim_ascii()
        };
        let text = |at| String::from_utf8_lossy(field(at)).into_owned();
        let number = |at: (usize, usize), expected| {
            number(field(at)).ok_or_else(|| (at.0 + 1, fault(expected, field(at))))
        };
        let rating = |at| {
            Ok(number(at, ListNumber::Rating)?
                .and_then(|number| u16::try_from(number).ok())
                .filter(|&one| one > 0))
        };
        let id = number(self.id, ListNumber::FideId)?;
        let told = text(self.title);
        Ok(Some(Listed {
            id: id.ok_or_else(|| (1, fault(ListNumber::FideId, b"")))?,
            name: text(self.name),
            federation: text(self.federation),
            sex: text(self.sex),
            title: title(if told.is_empty() { text(self.woman) } else { told }),
            ratings: [
                rating(self.ratings[0])?,
                rating(self.ratings[1])?,
                rating(self.ratings[2])?,
            ],
            national: None,
            born: number(self.born, ListNumber::Born)?
                .and_then(|year| u16::try_from(year).ok())
                .filter(|&year| year > 0),
            inactive: field(self.flag).contains(&b'i'),
        }))
    }
}

/// A number; `Some(None)` for a blank, `None` for anything else.
#[expect(clippy::option_option, reason = "blank is not wrong")]
pub fn number(field: &[u8]) -> Option<Option<u32>> {
    if field.is_empty() {
        return Some(None);
    }
    if field.len() > 9 {
        return None;
    }
    field
        .iter()
        .try_fold(0, |sum: u32, &sign| {
            sign.is_ascii_digit().then(|| sum * 10 + u32::from(sign - b'0'))
        })
        .map(Some)
}

pub fn fault(expected: ListNumber, found: &[u8]) -> ListFaultKind {
    let found = String::from_utf8_lossy(&found[..found.len().min(40)]).into_owned();
    ListFaultKind::Number { expected, found }
}
