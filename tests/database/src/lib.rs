//! A `PostgreSQL` server of its own for tests: on loopback, in a folder that goes with it, stopped by its process number.
//!
//! ```no_run
//! let server = arbiter_database::Server::start();
//! let address = server.fresh();
//! assert!(address.starts_with("postgres://arbiter@127.0.0.1:"));
//! ```

#![forbid(unsafe_code)]

use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::{PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use nix::sys::signal::{Signal, kill};
use nix::unistd::{Pid, User, geteuid};
use postgres::{Client, NoTls};
use tempfile::TempDir;

/// So long a server may take to start or to end, on a machine that does much else.
const PATIENCE: Duration = Duration::from_mins(1);
/// So long between two looks.
const LOOK: Duration = Duration::from_millis(20);

/// A server that runs as long as this is held.
#[derive(Debug)]
pub struct Server {
    folder: TempDir,
    port: u16,
    running: Option<Child>,
    made: AtomicU32,
}

impl Server {
    /// Starts one, with nothing in it.
    ///
    /// # Panics
    /// Where `PostgreSQL` is not installed, or does not start.
    #[must_use]
    pub fn start() -> Self {
        Self::start_with(&[])
    }

    /// The same with other settings, each `name=value`.
    ///
    /// # Panics
    /// As [`Self::start`].
    #[must_use]
    pub fn start_with(settings: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        fs::create_dir(&data).expect("a folder");
        if let Some(user) = other_user() {
            for path in [folder.path(), &data] {
                chown(path, Some(user.uid.as_raw()), Some(user.gid.as_raw()))
                    .expect("the folder is given to the server");
            }
            fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).expect("others may enter");
        }
        let made = program("initdb")
            .args([
                "--auth=trust",
                "--username=arbiter",
                "--encoding=UTF8",
                "--no-locale",
                "--no-sync",
                "-D",
            ])
            .arg(&data)
            .stdout(Stdio::null())
            .status()
            .expect("PostgreSQL is installed");
        assert!(made.success(), "initdb: {made}");
        let mut all = String::from(
            "listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\nmax_connections = 60\n",
        );
        for setting in settings {
            all += setting;
            all.push('\n');
        }
        let own = data.join("postgresql.auto.conf");
        fs::write(&own, all).expect("settings");
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("a port").port();
        drop(listener);
        let mut server = Self {
            folder,
            port,
            running: None,
            made: AtomicU32::new(0),
        };
        server.start_again();
        server
    }

    /// Starts it again where it was stopped, at the same address.
    ///
    /// # Panics
    /// It does not start.
    pub fn start_again(&mut self) {
        let mut start = program("postgres");
        start.arg("-D").arg(self.folder.path().join("data"));
        start.arg("-p").arg(self.port.to_string());
        self.running = Some(
            start
                .stderr(Stdio::null())
                .stdout(Stdio::null())
                .spawn()
                .expect("it starts"),
        );
        let begun = Instant::now();
        while self.connect("postgres").is_err() {
            assert!(begun.elapsed() < PATIENCE, "the database does not answer");
            sleep(LOOK);
        }
    }

    /// Stops it at once, as when its machine fails: connections break in the middle.
    ///
    /// # Panics
    /// It does not end.
    pub fn stop_at_once(&mut self) {
        self.signal(Signal::SIGQUIT);
        if let Some(mut running) = self.running.take() {
            running.wait().expect("it ends");
        }
    }

    /// Whatever it is doing stands still, until [`Self::go_on`].
    pub fn hold(&self) {
        self.signal(Signal::SIGSTOP);
    }

    /// It goes on where it stood.
    pub fn go_on(&self) {
        self.signal(Signal::SIGCONT);
    }

    fn signal(&self, signal: Signal) {
        if let Some(running) = &self.running {
            // The process that we started is that of the server, or the one that started it as another user.
            let number = Pid::from_raw(postmaster(self.folder.path()).unwrap_or(running.id().cast_signed()));
            // One that is gone hears nothing.
            let _ = kill(number, signal);
        }
    }

    /// The address of a new database.
    ///
    /// # Panics
    /// It cannot be made.
    #[must_use]
    pub fn fresh(&self) -> String {
        let name = format!("hall{}", self.made.fetch_add(1, Ordering::Relaxed));
        let mut client = self.connect("postgres").expect("the server answers");
        client
            .batch_execute(&format!("CREATE DATABASE {name}"))
            .expect("a database");
        self.address(&name)
    }

    /// The address of a database.
    #[must_use]
    pub fn address(&self, name: &str) -> String {
        format!("postgres://arbiter@127.0.0.1:{}/{name}", self.port)
    }

    /// The number of its process, which has started all others of the server.
    ///
    /// # Panics
    /// It does not run.
    #[must_use]
    pub fn pid(&self) -> u32 {
        postmaster(self.folder.path()).expect("it runs").cast_unsigned()
    }

    fn connect(&self, name: &str) -> Result<Client, postgres::Error> {
        Client::connect(&self.address(name), NoTls)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.go_on();
        self.stop_at_once();
    }
}

/// The number of the process, as the server writes it down.
fn postmaster(folder: &Path) -> Option<i32> {
    let text = fs::read_to_string(folder.join("data/postmaster.pid")).ok()?;
    text.lines().next()?.trim().parse().ok()
}

/// The server refuses to run as the superuser; Debian's package brings a user for it.
fn other_user() -> Option<User> {
    geteuid()
        .is_root()
        .then(|| User::from_name("postgres").ok().flatten())
        .flatten()
}

/// A program of the server, to be run by somebody who may.
fn program(name: &str) -> Command {
    let path = folder_of_programs().join(name);
    if other_user().is_none() {
        return Command::new(path);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--init-groups", "--"]);
    command.arg(path).current_dir("/");
    command
}

/// Where Debian puts the newest of them.
fn folder_of_programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten();
    let newest = versions.filter_map(|one| {
        let version = one.file_name().to_str()?.parse::<u32>().ok()?;
        let bin = one.path().join("bin");
        bin.join("postgres").exists().then_some((version, bin))
    });
    newest.max().map_or_else(PathBuf::new, |(_, bin)| bin)
}
