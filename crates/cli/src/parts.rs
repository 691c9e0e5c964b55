//! Tables written as Parquet: one file, or a folder of parts. A file that is there is whole.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use arbiter_archive::Whole;
use arbiter_columns::{PartWriter, TableError};
use arrow_array::RecordBatch;
use arrow_schema::SchemaRef;

/// A table on its way to the disk.
pub struct Parts {
    path: PathBuf,
    /// So many rows a file; one file where none is told.
    most_rows: Option<usize>,
    schema: SchemaRef,
    part: Option<PartWriter<Whole>>,
    written: usize,
    /// Those of them that have their names.
    named: Vec<PathBuf>,
}

impl Parts {
    /// Into this file, or into this folder as files of so many rows. A name that ends with a stroke is one of a folder.
    pub fn open(path: &Path, rows: usize, schema: SchemaRef) -> Result<Self> {
        let is_folder = path.is_dir() || path.as_os_str().as_encoded_bytes().ends_with(b"/");
        if is_folder {
            return Self::folder(path, rows, schema);
        }
        // A link stays one, and what is no file is not replaced by one.
        let path = match fs::canonicalize(path) {
            Ok(found) if found.is_file() => found,
            Ok(_) => bail!("{}: expected a file or a folder", path.display()),
            Err(_) => path.to_owned(),
        };
        Ok(Self {
            path,
            most_rows: None,
            schema,
            part: None,
            written: 0,
            named: Vec::new(),
        })
    }

    /// Into this folder, which is made if need be and holds no tables yet: old parts and new would be taken for one table.
    pub fn folder(path: &Path, rows: usize, schema: SchemaRef) -> Result<Self> {
        fs::create_dir_all(path).with_context(|| path.display().to_string())?;
        for entry in fs::read_dir(path).with_context(|| path.display().to_string())? {
            let name = entry.with_context(|| path.display().to_string())?.path();
            if name
                .extension()
                .is_some_and(|ending| ending.eq_ignore_ascii_case("parquet"))
            {
                bail!(
                    "{}: expected a folder without tables, found {}",
                    path.display(),
                    name.display()
                );
            }
        }
        Ok(Self {
            path: path.to_owned(),
            most_rows: Some(rows),
            schema,
            part: None,
            written: 0,
            named: Vec::new(),
        })
    }

    /// Writes some rows.
    pub fn write(&mut self, batch: &RecordBatch) -> io::Result<()> {
        let mut from = 0;
        while from < batch.num_rows() {
            let most = self.most_rows.unwrap_or(usize::MAX);
            let part = self.part()?;
            let count = (batch.num_rows() - from).min(most - part.rows());
            part.write(&batch.slice(from, count)).map_err(failed)?;
            from += count;
            if self.part.as_ref().is_some_and(|part| part.rows() >= most) {
                self.close()?;
            }
        }
        Ok(())
    }

    /// The file that is written now.
    fn part(&mut self) -> io::Result<&mut PartWriter<Whole>> {
        if self.part.is_none() {
            let path = self.path_of(self.written);
            self.written += 1;
            self.part = Some(PartWriter::new(Whole::create(&path)?, &self.schema).map_err(failed)?);
        }
        self.part
            .as_mut()
            .ok_or_else(|| io::Error::other("no file is open"))
    }

    /// Where the file of this number stands.
    fn path_of(&self, number: usize) -> PathBuf {
        match self.most_rows {
            Some(_) => self.path.join(format!("part-{number:05}.parquet")),
            None => self.path.clone(),
        }
    }

    fn close(&mut self) -> io::Result<()> {
        if let Some(part) = self.part.take() {
            part.finish().map_err(failed)?.finish()?;
            self.named.push(self.path_of(self.written.saturating_sub(1)));
        }
        Ok(())
    }

    /// Takes back all that was written.
    pub fn discard(mut self) -> io::Result<()> {
        self.part = None;
        self.named.iter().try_for_each(fs::remove_file)
    }

    /// All is written: gives the number of files. There is one at least, however few rows there are; where nothing could be read at
    /// all (`nothing_read`) there is none, and what was there before stays.
    pub fn finish(mut self, nothing_read: bool) -> io::Result<usize> {
        if self.written == 0 && nothing_read {
            return Ok(0);
        }
        if self.written == 0 {
            self.part()?;
        }
        self.close()?;
        Ok(self.written)
    }
}

fn failed(error: TableError) -> io::Error {
    match error {
        TableError::Io(error) => error,
        error => io::Error::other(error),
    }
}
