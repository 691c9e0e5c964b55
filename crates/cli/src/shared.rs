//! A store that several nodes share, as the command line names it; its password comes from a file, since everybody reads the
//! command line.

use std::env;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use arbiter_store::{Address, Postgres};

/// Names a file with the password of the store.
const PASSWORD_FILE: &str = "ARBITER_STORE_PASSWORD_FILE";
/// Names a file with the passwords of many databases, as the programs of `PostgreSQL` have it.
const PASSWORDS: &str = "PGPASSFILE";

/// The address that somebody has written. It is read here and not with the rest of the command line, whose reader repeats what it
/// refuses: a password may stand in it.
pub fn address(text: &str) -> Result<Address> {
    Ok(text.parse()?)
}

/// The address with its password.
pub fn with_password(address: &Address) -> Result<Address> {
    let address = address.clone();
    let named = |name| {
        env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    if let Some(file) = named(PASSWORD_FILE) {
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        return Ok(address.with_password(&text));
    }
    match named(PASSWORDS) {
        Some(file) => address
            .with_passwords_of(&file)
            .with_context(|| file.display().to_string()),
        None => Ok(address),
    }
}

/// The store at an address.
pub fn open(text: &str) -> Result<Postgres> {
    let address = address(text)?;
    Postgres::open(&with_password(&address)?).with_context(|| address.to_string())
}
