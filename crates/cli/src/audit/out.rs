//! Files that the audit writes: the report, good games, others. They can be taken up again where an earlier run left them.

use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Read, Seek, SeekFrom, StdoutLock, Write};
use std::path::Path;

use anyhow::{Context, Result};

/// A file that is written from its beginning, or behind what an earlier run wrote.
pub struct Out(BufWriter<File>);

impl Out {
    /// Makes the file anew, or goes on behind so many bytes of it.
    pub fn open(path: &Path, length: Option<u64>) -> Result<Self> {
        let open = || -> io::Result<File> {
            let Some(length) = length else {
                return File::create(path);
            };
            let mut file = OpenOptions::new().read(true).write(true).open(path)?;
            if file.metadata()?.len() < length {
                return Err(io::Error::other(
                    "it is shorter than it was; begin anew without its .resume file",
                ));
            }
            file.set_len(length)?;
            file.seek(SeekFrom::End(0))?;
            Ok(file)
        };
        let file = open().with_context(|| path.display().to_string())?;
        Ok(Self(BufWriter::with_capacity(1 << 16, file)))
    }

    /// Writes what waits, down to the disk, and says how long the file is now.
    pub fn save(&mut self) -> io::Result<u64> {
        self.0.flush()?;
        self.0.get_ref().sync_data()?;
        self.0.stream_position()
    }

    /// The last bytes of a file that an earlier run wrote, at most so many.
    pub fn end(path: &Path, length: u64, most: u64) -> io::Result<Vec<u8>> {
        let mut file = File::open(path)?;
        file.seek(SeekFrom::Start(length.saturating_sub(most)))?;
        let mut end = Vec::new();
        file.take(length.min(most)).read_to_end(&mut end)?;
        Ok(end)
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Where the report goes.
pub enum Report {
    Stdout(BufWriter<StdoutLock<'static>>),
    File(Out),
}

impl Report {
    /// To this file, or to standard output.
    pub fn open(path: Option<&Path>, length: Option<u64>) -> Result<Self> {
        match path {
            Some(path) => Out::open(path, length).map(Self::File),
            None => Ok(Self::Stdout(BufWriter::with_capacity(
                1 << 16,
                io::stdout().lock(),
            ))),
        }
    }

    /// As [`Out::save`]; 0 for standard output.
    pub fn save(&mut self) -> io::Result<u64> {
        match self {
            Self::Stdout(out) => out.flush().map(|()| 0),
            Self::File(out) => out.save(),
        }
    }
}

impl Write for Report {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Stdout(out) => out.write(bytes),
            Self::File(out) => out.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Stdout(out) => out.flush(),
            Self::File(out) => out.flush(),
        }
    }
}
