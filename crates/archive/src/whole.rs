//! Files that are whole when they are there: written beside, synced, and renamed.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A file on its way to its name; dropped without [`Whole::finish`], nothing of it stays.
///
/// ```no_run
/// use arbiter_archive::Whole;
/// use std::io::Write;
/// let mut file = Whole::create("games.parquet".as_ref())?;
/// file.write_all(b"...")?;
/// file.finish()?;
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Whole {
    out: Option<BufWriter<File>>,
    beside: PathBuf,
    path: PathBuf,
}

impl Whole {
    /// Begins it beside the place where it is to stand.
    ///
    /// # Errors
    /// No file can be made there.
    pub fn create(path: &Path) -> io::Result<Self> {
        let mut name = OsString::from(".");
        name.push(path.file_name().unwrap_or_default());
        name.push(format!(".{}.part", std::process::id()));
        let beside = path.with_file_name(name);
        let out = BufWriter::with_capacity(1 << 16, File::create(&beside)?);
        Ok(Self {
            out: Some(out),
            beside,
            path: path.to_owned(),
        })
    }

    /// It is complete: brings it to the disk and gives it its name; a file that is there is replaced.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn finish(mut self) -> io::Result<()> {
        if let Some(out) = self.out.take() {
            let file = out.into_inner().map_err(io::IntoInnerError::into_error)?;
            file.sync_all()?;
        }
        fs::rename(&self.beside, &self.path)?;
        // The name lies in the folder, which has a disk of its own to reach.
        let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
    }

    fn out(&mut self) -> io::Result<&mut BufWriter<File>> {
        self.out
            .as_mut()
            .ok_or_else(|| io::Error::other("the file is complete"))
    }
}

impl Write for Whole {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out()?.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out()?.flush()
    }
}

impl Seek for Whole {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.out()?.seek(to)
    }
}

impl Drop for Whole {
    fn drop(&mut self) {
        if self.out.is_some() {
            // Whoever drops it has an error to tell already.
            let _ = fs::remove_file(&self.beside);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_there_is_whole() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.parquet");
        let mut file = Whole::create(&path).expect("begins");
        file.write_all(b"half").expect("writes");
        assert!(!path.exists());
        drop(file);
        assert_eq!(
            fs::read_dir(folder.path()).expect("a folder").count(),
            0,
            "nothing stays"
        );

        let mut file = Whole::create(&path).expect("begins");
        file.write_all(b"whole").expect("writes");
        file.finish().expect("ends");
        assert_eq!(fs::read(&path).expect("it is there"), b"whole");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
    }
}
