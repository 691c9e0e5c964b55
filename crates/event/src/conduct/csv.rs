//! Entries from a table of comma-separated values with a head line.

use super::EntryForm;
use crate::ages::{Birth, NotABirth, latin};
use crate::trf::{Notice, decode};

/// Why a table is refused; nothing of it is taken.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct CsvFault {
    /// Line from 1.
    pub line: usize,
    /// Column in characters from 1.
    pub column: usize,
    /// What is wrong.
    pub kind: CsvFaultKind,
}

/// What is wrong with a table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CsvFaultKind {
    /// Neither UTF-8 nor UTF-16.
    #[error("expected UTF-8 (a spreadsheet offers it as CSV UTF-8)")]
    Encoding,
    /// No head line with names of columns.
    #[error("expected a first line that names the columns, among them name; columns known here: {COLUMNS}")]
    NoHead,
    /// A column that is not known.
    #[error("the column {0:?} is not known; known are {COLUMNS}")]
    Column(String),
    /// Two columns of one name.
    #[error("the column {0} is there twice")]
    Twice(&'static str),
    /// A quoted field that does not end, or goes on behind its end.
    #[error("expected the end of a quoted field")]
    Quote,
    /// More fields than columns.
    #[error("expected {expected} fields, found {found}")]
    Fields {
        /// Columns.
        expected: usize,
        /// Fields.
        found: usize,
    },
    /// No rating.
    #[error("expected a rating from 0 to 4000, found {0:?}")]
    Rating(String),
    /// No title.
    #[error("expected GM, IM, WGM, FM, WIM, CM, WFM, WCM or nothing, found {0:?}")]
    Title(String),
    /// No federation.
    #[error("expected the three letters of a federation or nothing, found {0:?}")]
    Federation(String),
    /// No number with FIDE.
    #[error("expected a number with FIDE or nothing, found {0:?}")]
    FideId(String),
    /// No day of birth.
    #[error(transparent)]
    Birth(#[from] NotABirth),
    /// No sex.
    #[error("expected m, w or nothing, found {0:?}")]
    Sex(String),
    /// Nobody's name.
    #[error("expected a name")]
    Name,
}

const COLUMNS: &str = "name, rating, title, federation, fide_id, birth, sex, club";

/// A field with its column.
type Field = (usize, String);

/// The entries of a table, in its order. Fields are separated by commas, by semicolons where the head has no comma, or else by
/// tabs. Days of birth are kept as days of the civil calendar.
///
/// # Errors
/// [`CsvFault`], the first.
///
/// ```
/// use arbiter_event::conduct::entries;
/// let list = entries(b"Name,Rating\n\"Tal, Mikhail\",2645\nSchool girl,\n").unwrap();
/// assert_eq!((list[0].name.as_str(), list[0].rating, list[1].rating), ("Tal, Mikhail", Some(2645), None));
/// assert_eq!(entries(b"name,rating\nTal,high\n").unwrap_err().column, 5);
/// ```
pub fn entries(bytes: &[u8]) -> Result<Vec<EntryForm>, CsvFault> {
    let fault = |line, column, kind| CsvFault { line, column, kind };
    let (text, guess) = decode::text(bytes);
    if let Some(Notice { span, .. }) = guess {
        return Err(fault(span.line, span.from, CsvFaultKind::Encoding));
    }
    let mut lines = decode::lines(&text);
    let Some((_, head)) = lines.next() else {
        return Err(fault(1, 1, CsvFaultKind::NoHead));
    };
    let comma = [',', ';', '\t'].into_iter().find(|&sign| head.contains(sign));
    let comma = comma.unwrap_or(',');
    let head: Vec<Field> = fields(1, head, comma)?;
    let known: Vec<&str> = head
        .iter()
        .map(|(column, name)| {
            let some: String = name.chars().filter(|sign| !sign.is_control()).take(40).collect();
            known(name).ok_or_else(|| fault(1, *column, CsvFaultKind::Column(some)))
        })
        .collect::<Result<_, _>>()?;
    for (at, name) in known.iter().enumerate() {
        if known[..at].contains(name) {
            return Err(fault(1, head[at].0, CsvFaultKind::Twice(name)));
        }
    }
    if !known.contains(&"name") {
        return Err(fault(1, 1, CsvFaultKind::NoHead));
    }
    let mut list = Vec::new();
    for (line, text) in lines {
        let row = fields(line, text, comma)?;
        if row.len() > known.len() {
            let kind = CsvFaultKind::Fields {
                expected: known.len(),
                found: row.len(),
            };
            return Err(fault(line, row[known.len()].0, kind));
        }
        let mut form = EntryForm::default();
        for ((column, value), name) in row.iter().zip(&known) {
            form.set(name, value).map_err(|kind| fault(line, *column, kind))?;
        }
        if form.name.is_empty() {
            return Err(fault(line, 1, CsvFaultKind::Name));
        }
        list.push(form);
    }
    Ok(list)
}

/// The column of a head's field, by the names that such tables have.
fn known(name: &str) -> Option<&'static str> {
    let plain = name.trim().to_lowercase().replace([' ', '-'], "_");
    Some(match plain.as_str() {
        "name" | "player" => "name",
        "rating" | "elo" | "rtg" => "rating",
        "title" => "title",
        "federation" | "fed" | "country" => "federation",
        "fide_id" | "fideid" | "id" | "fide" => "fide_id",
        "birth" | "born" | "birth_date" | "birthday" => "birth",
        "sex" | "gender" => "sex",
        "club" | "school" | "team" => "club",
        _ => return None,
    })
}

impl EntryForm {
    /// Sets a field by the name of its column, as tables have it: digits of any script, days of birth in either calendar.
    ///
    /// # Errors
    /// [`CsvFaultKind`] where the value is none of that column.
    ///
    /// ```
    /// use arbiter_event::conduct::EntryForm;
    /// let mut form = EntryForm::default();
    /// form.set("birth", "1391/12/10").unwrap();
    /// assert_eq!(form.birth, "2013/02/28");
    /// assert!(form.set("federation", "Iran").is_err() && form.set("rating", "high").is_err());
    /// ```
    pub fn set(&mut self, column: &str, value: &str) -> Result<(), CsvFaultKind> {
        let value = value.trim();
        let plain = || value.chars().map(latin).collect::<String>();
        let own = || value.to_owned();
        match column {
            "name" => self.name = own(),
            _ if value.is_empty() => {}
            "rating" => {
                let rating = plain().parse::<u16>().ok().filter(|&rating| rating <= 4000);
                let rating = rating.ok_or_else(|| CsvFaultKind::Rating(own()))?;
                self.rating = (rating > 0).then_some(rating);
            }
            "title" => {
                let title = value.to_ascii_uppercase();
                let known = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];
                if !known.contains(&title.as_str()) {
                    return Err(CsvFaultKind::Title(own()));
                }
                self.title = title;
            }
            "federation" => {
                let letters = value.len() == 3 && value.bytes().all(|sign| sign.is_ascii_alphabetic());
                if !letters {
                    return Err(CsvFaultKind::Federation(own()));
                }
                self.federation = value.to_ascii_uppercase();
            }
            "fide_id" => {
                let id = plain().parse::<u32>().map_err(|_| CsvFaultKind::FideId(own()))?;
                self.fide_id = if id == 0 { String::new() } else { id.to_string() };
            }
            "birth" => self.birth = value.parse::<Birth>()?.to_string(),
            "sex" => {
                let sex = match value.to_lowercase().as_str() {
                    "f" | "w" | "female" | "woman" => "w",
                    "m" | "male" | "man" => "m",
                    _ => return Err(CsvFaultKind::Sex(own())),
                };
                sex.clone_into(&mut self.sex);
            }
            "club" => self.club = own(),
            _ => return Err(CsvFaultKind::Column(column.to_owned())),
        }
        Ok(())
    }
}

/// The fields of a line with their columns; `"` opens a quoted one, in which `""` is a quotation mark.
fn fields(line: usize, text: &str, comma: char) -> Result<Vec<Field>, CsvFault> {
    let signs: Vec<char> = text.chars().collect();
    let mut list = Vec::new();
    let mut at = 0;
    loop {
        let start = at;
        let mut field = String::new();
        if signs.get(at) == Some(&'"') {
            at += 1;
            loop {
                match (signs.get(at), signs.get(at + 1)) {
                    (Some('"'), Some('"')) => {
                        field.push('"');
                        at += 2;
                    }
                    (Some('"'), _) => break,
                    (Some(&sign), _) => {
                        field.push(sign);
                        at += 1;
                    }
                    (None, _) => {
                        let kind = CsvFaultKind::Quote;
                        return Err(CsvFault {
                            line,
                            column: start + 1,
                            kind,
                        });
                    }
                }
            }
            at += 1;
            if signs.get(at).is_some_and(|&sign| sign != comma) {
                let kind = CsvFaultKind::Quote;
                return Err(CsvFault {
                    line,
                    column: at + 1,
                    kind,
                });
            }
        } else {
            while let Some(&sign) = signs.get(at).filter(|&&sign| sign != comma) {
                field.push(sign);
                at += 1;
            }
        }
        list.push((start + 1, field));
        if signs.get(at) != Some(&comma) {
            return Ok(list);
        }
        at += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_read_or_refused_where_they_break() {
        let ok =
            entries("\u{feff}Name;Elo;Title;Fed;Born\nNguyễn Văn An;1900;fm;vie;2001\n".as_bytes()).unwrap();
        assert_eq!(
            (
                ok[0].title.as_str(),
                ok[0].federation.as_str(),
                ok[0].birth.as_str()
            ),
            ("FM", "VIE", "2001")
        );
        let quoted = entries(b"name,club\n\"O\"\"Hara\",\"A, B\"\n").unwrap();
        assert_eq!(
            (quoted[0].name.as_str(), quoted[0].club.as_str()),
            ("O\"Hara", "A, B")
        );
        for (text, line, column) in [
            ("", 1, 1),
            ("rating\n1500\n", 1, 1),
            ("name,shoe size\n", 1, 6),
            ("name,rating\nA,1500\nB,15OO\n", 3, 3),
            ("name,title\nA,KING\n", 2, 3),
            ("name\n\"A\n", 2, 1),
            ("name\n\"A\"b\n", 2, 4),
            ("name,rating\nA,1,2\n", 2, 5),
            ("name,rating\n,1500\n", 2, 1),
            ("name,Elo,rating\nA,1,2\n", 1, 10),
            ("name,birth\nA,2010/02/30\n", 2, 3),
            ("name,birth\nA,5/6/2010\n", 2, 3),
            ("name,sex,fed\nA,x,IRI\n", 2, 3),
            ("name,sex,fed\nA,w,Iran\n", 2, 5),
            ("name,fide_id\nA,12B\n", 2, 3),
        ] {
            let fault = entries(text.as_bytes()).unwrap_err();
            assert_eq!((fault.line, fault.column), (line, column), "{text:?}: {fault}");
        }
    }

    #[test]
    fn spreadsheets_of_every_kind_are_read() {
        let table = "Name\tElo\tBorn\r\nکریمی، سارا\t۲۱۰۰\t۱۳۹۱/۱۲/۱۰\r\n";
        let wide: Vec<u8> = table.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let utf16 = [b"\xFF\xFE".as_slice(), &wide].concat();
        for bytes in [table.as_bytes(), &utf16, table.replace("\r\n", "\r").as_bytes()] {
            let list = entries(bytes).unwrap();
            assert_eq!((list.len(), list[0].rating), (1, Some(2100)));
            assert_eq!(
                (list[0].name.as_str(), list[0].birth.as_str()),
                ("کریمی، سارا", "2013/02/28")
            );
        }
        let fault = entries(b"name;club\nM\xFCller;X\n").unwrap_err();
        assert_eq!(
            (fault.line, fault.column, fault.kind),
            (2, 2, CsvFaultKind::Encoding)
        );
    }
}
