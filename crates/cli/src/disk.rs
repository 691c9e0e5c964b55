//! A file that is replaced whole, by one writer at a time.
//!
//! Who wants to change a file holds it first, reads it, and replaces it: [`hold`], then [`Held::replace`]. The lock stands on a
//! file beside it, since a lock on the file itself would end with its replacement. Whoever dies lets go of it.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

/// How long a second writer waits.
const PATIENCE: Duration = Duration::from_secs(5);

/// How often he looks.
const PAUSE: Duration = Duration::from_millis(10);

/// Why a file could not be held or replaced; it is what it was.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DiskError {
    /// Another writer has it and does not let go.
    #[error("{path}: nothing is written, because {by} is writing; try again when that is done")]
    Held {
        /// The file.
        path: String,
        /// Who has it.
        by: String,
    },
    /// The file may not be written.
    #[error("{path} is read-only: nothing is written; make it writable (chmod u+w) or work on a copy")]
    ReadOnly {
        /// The file.
        path: String,
    },
    /// The new file could not be given to the owner of the old one.
    #[error(
        "{path}: nothing is written, for the new file would belong to another group; let its owner write, or work on a copy"
    )]
    Owner {
        /// The file.
        path: String,
    },
    /// Anything else that the system refuses.
    #[error("{path}: {source}")]
    Io {
        /// The file or folder.
        path: String,
        /// What the system says.
        source: io::Error,
    },
}

/// A file that nobody else writes as long as this is there.
#[derive(Debug)]
pub struct Held {
    /// Where the file is, links followed.
    path: PathBuf,
    lock: PathBuf,
    /// Locked as long as it is open.
    _locked: File,
}

/// Holds a file, which need not exist yet; waits a little while another writer has it.
///
/// # Errors
/// [`DiskError`]: who has it, or what the system says.
pub fn hold(path: &Path) -> Result<Held, DiskError> {
    hold_within(path, PATIENCE)
}

fn hold_within(path: &Path, patience: Duration) -> Result<Held, DiskError> {
    let path = followed(path);
    let lock = beside(&path, ".lock");
    let until = Instant::now() + patience;
    loop {
        let mut file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .read(true)
            .write(true)
            .open(&lock)
            .map_err(io(&path))?;
        match file.try_lock() {
            // Who held it before took its file away when done: a lock on that holds nothing.
            Ok(()) if is_at(&file, &lock) => {
                // A full disk takes no name; what cannot be written then is told where it is to be written.
                let _ = sign(&mut file);
                return Ok(Held {
                    path,
                    lock,
                    _locked: file,
                });
            }
            Ok(()) => {}
            Err(TryLockError::WouldBlock) if Instant::now() >= until => {
                return Err(DiskError::Held {
                    path: path.display().to_string(),
                    by: holder(&mut file),
                });
            }
            Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
            Err(TryLockError::Error(error)) => return Err(io(&path)(error)),
        }
    }
}

impl Held {
    /// Puts these bytes in place of the file: written beside it and flushed to the disk first, then renamed. Mode and owner stay.
    ///
    /// # Errors
    /// [`DiskError`]; the file is what it was, and nothing is left beside it.
    pub fn replace(&self, bytes: &[u8]) -> Result<(), DiskError> {
        let old = self.writable()?;
        let new = New::beside(&self.path)?;
        let written = new.write(bytes, old.as_ref());
        written.map_err(|error| match error.kind() {
            io::ErrorKind::PermissionDenied => DiskError::Owner {
                path: self.path.display().to_string(),
            },
            _ => io(&self.path)(error),
        })?;
        new.put(&self.path).map_err(io(&self.path))
    }

    /// What is known of the file as it is, `None` where there is none yet.
    fn writable(&self) -> Result<Option<fs::Metadata>, DiskError> {
        let read_only = || DiskError::ReadOnly {
            path: self.path.display().to_string(),
        };
        match OpenOptions::new().write(true).open(&self.path) {
            Ok(file) => {
                let known = file.metadata().map_err(io(&self.path))?;
                // Whoever may do anything can open it all the same; read-only was meant for him too.
                if known.permissions().readonly() {
                    Err(read_only())
                } else {
                    Ok(Some(known))
                }
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Err(read_only()),
            Err(error) => Err(io(&self.path)(error)),
        }
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        // Elsewhere an open file cannot be told from its successor, so there it stays.
        if cfg!(unix) {
            let _ = fs::remove_file(&self.lock);
        }
    }
}

/// The file that is to come, gone again unless it is put in its place.
struct New {
    path: PathBuf,
    file: File,
}

impl New {
    fn beside(file: &Path) -> Result<Self, DiskError> {
        let path = beside(file, ".new");
        // One writer at a time: what lies there is of somebody who died.
        let _ = fs::remove_file(&path);
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        let new = options.open(&path).map_err(io(file))?;
        Ok(Self { path, file: new })
    }

    fn write(&self, bytes: &[u8], old: Option<&fs::Metadata>) -> io::Result<()> {
        if let Some(old) = old {
            belong(&self.file, old)?;
            self.file.set_permissions(old.permissions())?;
        }
        (&self.file).write_all(bytes)?;
        self.file.sync_all()
    }

    fn put(self, path: &Path) -> io::Result<()> {
        fs::rename(&self.path, path)?;
        match path.parent().map_or(Ok(()), sync_folder) {
            // Not every file system can; the file itself is on the disk.
            Err(error)
                if matches!(
                    error.kind(),
                    io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported
                ) =>
            {
                Ok(())
            }
            result => result,
        }
    }
}

impl Drop for New {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path); // after the renaming there is none
    }
}

/// The file that a link leads to, also where it is not there yet.
fn followed(path: &Path) -> PathBuf {
    if let Ok(path) = fs::canonicalize(path) {
        return path;
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    match fs::read_link(path) {
        Ok(target) => folder.join(target),
        Err(_) => fs::canonicalize(folder).map_or_else(
            |_| path.to_owned(),
            |folder| folder.join(path.file_name().unwrap_or_default()),
        ),
    }
}

/// A hidden file beside this one.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(ending);
    path.with_file_name(name)
}

/// Writes into the lock who has it.
fn sign(file: &mut File) -> io::Result<()> {
    let said = |name: &str| std::env::var(name).ok().filter(|text| !text.is_empty());
    let user = said("USER")
        .or_else(|| said("LOGNAME"))
        .or_else(|| said("USERNAME"));
    let host = fs::read_to_string("/proc/sys/kernel/hostname").ok();
    let host = host
        .map(|host| host.trim().to_owned())
        .or_else(|| said("COMPUTERNAME"));
    let who = [user, host]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" on ");
    let who = if who.is_empty() {
        "somebody".to_owned()
    } else {
        who
    };
    file.set_len(0)?;
    file.rewind()?;
    write!(file, "{who} (process {})", std::process::id())
}

/// Who has it, as far as the lock says.
fn holder(file: &mut File) -> String {
    let mut text = String::new();
    let read = file.take(200).read_to_string(&mut text);
    let clean: String = text.chars().filter(|sign| !sign.is_control()).collect();
    if read.is_ok() && !clean.is_empty() {
        clean
    } else {
        "another process".to_owned()
    }
}

fn io(path: &Path) -> impl Fn(io::Error) -> DiskError {
    let path = path.display().to_string();
    move |source| DiskError::Io {
        path: path.clone(),
        source,
    }
}

/// Whether the open file is the one that stands at this place.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let id = |known: io::Result<fs::Metadata>| known.ok().map(|known| (known.dev(), known.ino()));
    id(file.metadata()).is_some_and(|here| id(fs::metadata(path)) == Some(here))
}

#[cfg(not(unix))]
fn is_at(_: &File, _: &Path) -> bool {
    true
}

/// Gives the new file to the owner and the group of the old one; in a shared folder at least to its group.
#[cfg(unix)]
fn belong(file: &File, old: &fs::Metadata) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, fchown};
    let new = file.metadata()?;
    if (new.uid(), new.gid()) == (old.uid(), old.gid()) {
        return Ok(());
    }
    fchown(file, Some(old.uid()), Some(old.gid())).or_else(|_| fchown(file, None, Some(old.gid())))
}

#[cfg(not(unix))]
fn belong(_: &File, _: &fs::Metadata) -> io::Result<()> {
    Ok(())
}

#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests;
