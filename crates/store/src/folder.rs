//! The folder in which one program keeps everything: held by whoever writes there, and open to nobody else.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The file in which everything is kept.
const FILE: &str = "arbiter.sqlite3";
/// Held by whoever writes, for as long as he lives: two servers would stop each other's clocks.
const LOCK: &str = "arbiter.lock";
/// What may lie beside the file.
const BESIDE: [&str; 3] = ["", "-wal", "-shm"];

/// Why a folder cannot be had.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FolderError {
    /// Another program keeps its data there at this moment.
    #[error(
        "another arbiter serve keeps its data in {0}: stop it first, or choose another folder with --data"
    )]
    Taken(String),
    /// The folder cannot be made or written.
    #[error("cannot keep anything in {folder}: {source}")]
    Unusable {
        /// The folder.
        folder: String,
        /// What the system says.
        source: io::Error,
    },
}

/// A folder that is held: nobody else writes in it until this is dropped or the program ends.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    _lock: File,
    /// The folder itself, which stays when the file in it that is held is deleted; where a folder can be held.
    _opened: Option<File>,
}

impl Folder {
    /// The folder, made where it is not there; only its owner may look into it from now on, if it is one of ours.
    ///
    /// # Errors
    /// [`FolderError`].
    pub fn take(path: &Path) -> Result<Self, FolderError> {
        let name = || path.display().to_string();
        let unusable = |source| FolderError::Unusable {
            folder: name(),
            source,
        };
        let ours = !path.exists() || file_in(path).is_file();
        fs::create_dir_all(path).map_err(unusable)?;
        if ours {
            only_owner(path, 0o700).map_err(unusable)?;
        }
        let lock = path.join(LOCK);
        let file = File::create(&lock).map_err(unusable)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(FolderError::Taken(name())),
            Err(TryLockError::Error(source)) => return Err(unusable(source)),
        }
        only_owner(&lock, 0o600).map_err(unusable)?;
        let opened = cfg!(unix).then(|| File::open(path).ok()).flatten();
        if let Some(opened) = &opened
            && matches!(opened.try_lock(), Err(TryLockError::WouldBlock))
        {
            return Err(FolderError::Taken(name()));
        }
        Ok(Self {
            path: path.to_owned(),
            _lock: file,
            _opened: opened,
        })
    }

    /// The file in which everything is kept.
    #[must_use]
    pub fn file(&self) -> PathBuf {
        file_in(&self.path)
    }

    /// Whether there is no room left for what has to be written; a few pages are written to try it, and taken away again.
    #[must_use]
    pub fn is_full(&self) -> bool {
        let tried = self.path.join("arbiter.room");
        let full =
            fs::write(&tried, vec![1; 1 << 16]).is_err_and(|why| why.kind() == io::ErrorKind::StorageFull);
        // Where it cannot be taken away the next try does it.
        drop(fs::remove_file(&tried));
        full
    }
}

/// The file of a folder in which everything is kept, whether it is there or not.
#[must_use]
pub fn file_in(folder: &Path) -> PathBuf {
    folder.join(FILE)
}

/// A file beside another: its name with something behind it.
pub fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// The file and what lies beside it: from now on only their owner may read them.
pub fn close_to_others(file: &Path) -> io::Result<()> {
    for end in BESIDE {
        let one = beside(file, end);
        if one.is_file() {
            only_owner(&one, 0o600)?;
        }
    }
    Ok(())
}

#[cfg(unix)]
fn only_owner(path: &Path, mode: u32) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(mode))
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it can fail")]
fn only_owner(_: &Path, _: u32) -> io::Result<()> {
    Ok(())
}
