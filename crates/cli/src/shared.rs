//! A store that several nodes share, as the command line names it; its password comes from a file, since everybody reads the
//! command line.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use arbiter_store::{Address, Postgres, StoreError, Tenures};

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

/// How often the tenure is renewed under which something is done.
const RENEW: Duration = Duration::from_secs(1);

/// Something done with a store as a node of it, for as long as it takes; it leaves afterwards.
pub fn as_node<T>(store: &Postgres, name: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    store.begin(name, "")?;
    let done = thread::scope(|scope| {
        let (ends, ended) = mpsc::channel::<()>();
        scope.spawn(move || {
            while ended.recv_timeout(RENEW) == Err(RecvTimeoutError::Timeout) {
                // What is written under a tenure that is over is refused, and says so.
                if matches!(store.renew(0), Err(StoreError::NotOwner)) {
                    return;
                }
            }
        });
        let done = work();
        drop(ends);
        done
    });
    store.close();
    store.end()?;
    done
}

#[cfg(test)]
mod tests {
    use arbiter_database::Server;
    use arbiter_store::{LEASE, Store};

    use super::*;

    #[test]
    fn what_takes_longer_than_a_lease_is_done_under_one_tenure() {
        let server = Server::start();
        let address: Address = server.fresh().parse().unwrap();
        let [store, other] = [0; 2].map(|_| Postgres::open(&address).unwrap());
        let done = as_node(&store, "import", || {
            assert_eq!(store.append("game/a", 0, vec![b"a".to_vec()])?, 1);
            thread::sleep(Duration::from_millis(LEASE + 2_000));
            // Whoever looks would end it.
            assert_eq!(other.orphans(9)?, [""; 0]);
            Ok(store.append("game/a", 1, vec![b"b".to_vec()])?)
        });
        assert_eq!(done.unwrap(), 2);
        assert!(other.holders().unwrap().is_empty());
    }
}
