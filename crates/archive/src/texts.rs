//! All texts and tables of some inputs, one after the other, as they are asked for.

use std::collections::VecDeque;
use std::io::{self, Cursor, Read};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use arbiter_columns::TableFile;

use crate::inputs::Input;
use crate::packed::{self, Opened, Seeking, Zip};
use crate::zipped::{self, Entry};

/// Something that lies nowhere: the caller has it at hand.
pub enum Given {
    /// Read from its beginning to its end.
    Stream(Box<dyn Read + Send>),
    /// Read here and there.
    Seeking(Box<dyn Seeking>),
}

/// A text or a table.
pub struct Text {
    /// As reports name it.
    pub name: String,
    /// As errors name it.
    pub path: String,
    /// It holds matches of two boards.
    pub two_boards: bool,
    /// What it holds.
    pub source: io::Result<Source>,
}

/// What a file holds.
pub enum Source {
    /// Games as text.
    Text(Box<dyn Read + Send>),
    /// Games as a table.
    Table(TableFile, Box<dyn Seeking>),
}

/// All of them.
///
/// ```
/// use arbiter_archive::{Given, Source, Texts};
/// use std::io::Read;
/// let mut texts = Texts::given("-", Given::Stream(Box::new(&b"1. e4 *"[..])));
/// let text = texts.next().expect("one");
/// let Ok(Source::Text(mut source)) = text.source else { unreachable!("it is plain") };
/// let mut read = String::new();
/// source.read_to_string(&mut read)?;
/// assert_eq!((text.name.as_str(), read.as_str()), ("-", "1. e4 *"));
/// assert!(texts.next().is_none());
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Texts {
    inputs: VecDeque<Input>,
    given: Option<(String, Given)>,
    zip: Option<OpenZip>,
}

/// A zip in whose middle we are.
struct OpenZip {
    archive: Box<Zip>,
    entries: VecDeque<Entry>,
    name: String,
    path: String,
    /// What of it is not read; told behind its files.
    left_out: Option<String>,
}

impl Texts {
    /// Of files and folders.
    #[must_use]
    pub fn of(inputs: Vec<Input>) -> Self {
        Self {
            inputs: inputs.into(),
            given: None,
            zip: None,
        }
    }

    /// Of what the caller has at hand, under a name.
    #[must_use]
    pub fn given(name: &str, given: Given) -> Self {
        Self {
            inputs: VecDeque::new(),
            given: Some((name.to_owned(), given)),
            zip: None,
        }
    }

    /// Of bytes, under a name.
    #[must_use]
    pub fn of_bytes<B: AsRef<[u8]> + Send + 'static>(name: &str, bytes: B) -> Self {
        Self::given(name, Given::Seeking(Box::new(Cursor::new(bytes))))
    }

    /// The next file of the zip that is open.
    fn of_zip(&mut self) -> Option<Text> {
        let zip = self.zip.as_mut()?;
        let Some(entry) = zip.entries.pop_front() else {
            let zip = self.zip.take()?;
            return zip.left_out.map(|reason| Text {
                name: zip.name,
                path: zip.path,
                two_boards: false,
                source: Err(io::Error::other(reason)),
            });
        };
        Some(Text {
            name: format!("{}/{}", zip.name, entry.name),
            path: format!("{}/{}", zip.path, entry.name),
            two_boards: entry.two_boards,
            source: zipped::open(&mut zip.archive, entry.index).map(Source::Text),
        })
    }

    /// What an input holds; of a zip its first file.
    fn opened(&mut self, name: String, path: String, two_boards: bool, opened: io::Result<Opened>) -> Text {
        let source = match opened {
            Ok(Opened::Text(source)) => Ok(Source::Text(source)),
            Ok(Opened::Table(kind, source)) => Ok(Source::Table(kind, source)),
            Ok(Opened::Zip(archive)) => {
                let left_out = zipped::left_out(&archive);
                let entries: VecDeque<_> = zipped::entries(&archive).into();
                let (zip_name, zip_path) = (name.clone(), path.clone());
                self.zip = Some(OpenZip {
                    archive,
                    entries,
                    name,
                    path,
                    left_out,
                });
                if let Some(text) = self.of_zip() {
                    return text;
                }
                return Text {
                    name: zip_name,
                    path: zip_path,
                    two_boards,
                    source: Err(io::Error::other("no PGN files in this zip")),
                };
            }
            Err(error) => Err(error),
        };
        Text {
            name,
            path,
            two_boards,
            source,
        }
    }
}

impl Iterator for Texts {
    type Item = Text;

    fn next(&mut self) -> Option<Text> {
        if let Some(text) = self.of_zip() {
            return Some(text);
        }
        if let Some((name, given)) = self.given.take() {
            let opened = match given {
                Given::Stream(source) => packed::open_read(source),
                Given::Seeking(source) => packed::open_seek(source),
            };
            let two_boards = name.to_ascii_lowercase().contains(".bpgn");
            return Some(self.opened(name.clone(), name, two_boards, opened));
        }
        let input = self.inputs.pop_front()?;
        let opened = packed::open(&input, &Arc::new(AtomicU64::new(0)));
        Some(self.opened(input.name(), input.path(), input.is_of_matches(), opened))
    }
}
