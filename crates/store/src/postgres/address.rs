//! Where a database is, and how its password is found: never on the command line, where everybody reads it.

use std::fmt;
use std::io::{ErrorKind, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use postgres::config::Host;
use postgres::{Client, Config, NoTls};

use crate::StoreError;

/// So long a server may take to answer a connection.
const ANSWER: Duration = Duration::from_secs(5);
/// The question whether a server enciphers, which it answers with one letter before it knows who asks.
const ENCRYPTS: [u8; 8] = [0, 0, 0, 8, 4, 210, 22, 47];
/// A line that says nothing is asked after two seconds whether somebody is there, and given up after three more: a node that
/// hears nothing for four takes no command any more.
const QUIET: Duration = Duration::from_secs(2);
const AGAIN: Duration = Duration::from_secs(1);
const TRIES: u32 = 3;

/// The address of a database, `postgres://USER@HOST:PORT/DB`.
///
/// ```
/// use arbiter_store::Address;
/// let address: Address = "postgres://arbiter@127.0.0.1:5432/hall".parse()?;
/// assert_eq!(address.to_string(), "postgres://arbiter@127.0.0.1:5432/hall");
/// assert!("postgres://arbiter:secret@127.0.0.1/hall".parse::<Address>().is_err());
/// assert!("mysql://arbiter@127.0.0.1/hall".parse::<Address>().is_err());
/// # Ok::<(), arbiter_store::StoreError>(())
/// ```
#[derive(Clone)]
pub struct Address {
    config: Config,
    told: String,
}

impl FromStr for Address {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Self, StoreError> {
        let bad = || StoreError::Address(without_password(text));
        if !text.starts_with("postgres://") && !text.starts_with("postgresql://") {
            return Err(bad());
        }
        let mut config: Config = text.parse().map_err(|_| bad())?;
        let whole =
            config.get_user().is_some() && config.get_dbname().is_some() && !config.get_hosts().is_empty();
        if config.get_password().is_some() || !whole {
            return Err(bad());
        }
        config
            .application_name("arbiter")
            .connect_timeout(ANSWER)
            .tcp_user_timeout(QUIET + AGAIN * TRIES)
            .keepalives_idle(QUIET)
            .keepalives_interval(AGAIN)
            .keepalives_retries(TRIES);
        Ok(Self {
            config,
            told: text.to_owned(),
        })
    }
}

impl Address {
    /// With a password, as a file has it on its first line.
    #[must_use]
    pub fn with_password(mut self, password: &str) -> Self {
        self.config.password(password.lines().next().unwrap_or_default());
        self
    }

    /// With the password that a file of passwords has for it: lines of `host:port:database:user:password`, each of them or `*`,
    /// the first that fits. As it is where none fits.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn with_passwords_of(self, file: &Path) -> Result<Self, StoreError> {
        let text = std::fs::read_to_string(file)?;
        let fits = text.lines().find_map(|line| {
            let fields = fields(line);
            let [host, port, database, user, password] = fields.as_slice() else {
                return None;
            };
            let own = [self.host(), self.port(), self.database(), self.user()];
            let is = |(field, own): (&String, String)| field == "*" || *field == own;
            let all = [host, port, database, user].into_iter().zip(own).all(is);
            all.then(|| password.clone())
        });
        Ok(match fits {
            Some(password) => self.with_password(&password),
            None => self,
        })
    }

    fn host(&self) -> String {
        match self.config.get_hosts().first() {
            Some(Host::Tcp(name)) => name.clone(),
            _ => "localhost".to_owned(),
        }
    }

    fn port(&self) -> String {
        self.config
            .get_ports()
            .first()
            .map_or_else(|| "5432".to_owned(), ToString::to_string)
    }

    fn database(&self) -> String {
        self.config.get_dbname().unwrap_or_default().to_owned()
    }

    fn user(&self) -> String {
        self.config.get_user().unwrap_or_default().to_owned()
    }

    pub(super) fn connect(&self) -> Result<Client, StoreError> {
        if let [Host::Tcp(_)] = self.config.get_hosts() {
            self.greet()?;
        }
        Ok(self.config.connect(NoTls)?)
    }

    /// Asks whether somebody answers at all: a server that stands still takes connections, and whoever waits for its first word waits
    /// for ever.
    fn greet(&self) -> Result<(), StoreError> {
        let silent = |why: &dyn fmt::Display| StoreError::Unreachable(why.to_string());
        let port = self.port().parse().unwrap_or(5432);
        let places = (self.host().as_str(), port)
            .to_socket_addrs()
            .map_err(|why| silent(&why))?;
        let mut why = StoreError::Unreachable("no such host".into());
        for place in places {
            let asked = TcpStream::connect_timeout(&place, ANSWER).and_then(|mut stream| {
                stream.set_read_timeout(Some(ANSWER))?;
                stream.write_all(&ENCRYPTS)?;
                stream.read_exact(&mut [0])
            });
            match asked {
                Ok(()) => return Ok(()),
                Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                    why = silent(&"it takes connections and says nothing");
                }
                Err(error) => why = silent(&error),
            }
        }
        Err(why)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told)
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({})", self.told)
    }
}

/// An address as it may be shown: what stands between user and host is left out.
fn without_password(text: &str) -> String {
    // What stands behind a question mark may be one too.
    let text = text.split('?').next().unwrap_or_default();
    let user = text.find("://").map_or(0, |at| at + 3);
    let Some(host) = text.rfind('@').filter(|host| *host > user) else {
        return text.to_owned();
    };
    match text[user..host].find(':') {
        Some(colon) => format!("{}:…{}", &text[..user + colon], &text[host..]),
        None => text.to_owned(),
    }
}

/// The fields of a line, `\:` and `\\` read as they are meant; none of a remark.
fn fields(line: &str) -> Vec<String> {
    if line.starts_with('#') {
        return Vec::new();
    }
    let mut fields = vec![String::new()];
    let mut signs = line.chars();
    while let Some(sign) = signs.next() {
        match sign {
            ':' if fields.len() < 5 => fields.push(String::new()),
            '\\' => fields.last_mut().map_or((), |field| field.extend(signs.next())),
            _ => fields.last_mut().map_or((), |field| field.push(sign)),
        }
    }
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_found_in_a_file_and_shown_by_nobody() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("passwords");
        let text = "# ours\nother:5432:hall:arbiter:no\n127.0.0.1:*:hall:arbiter:a\\:b\n*:*:*:*:last\n";
        std::fs::write(&file, text).unwrap();
        let address: Address = "postgres://arbiter@127.0.0.1:5433/hall".parse().unwrap();
        let address = address.with_passwords_of(&file).unwrap();
        assert_eq!(address.config.get_password(), Some(&b"a:b"[..]));
        assert!(!format!("{address:?} {address}").contains("a:b"));
        let told = "postgres://arbiter:s3cret@host/hall"
            .parse::<Address>()
            .unwrap_err()
            .to_string();
        assert!(
            told.contains("arbiter:…@host/hall") && !told.contains("s3cret"),
            "{told}"
        );
    }

    #[test]
    fn what_is_no_whole_address_is_refused() {
        for text in [
            "",
            "postgres://",
            "postgres://host/db",
            "postgres://user@host",
            "hall.db",
            "postgres://user@host:port/db",
        ] {
            assert!(text.parse::<Address>().is_err(), "{text}");
        }
    }
}
