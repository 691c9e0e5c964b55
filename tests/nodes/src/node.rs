//! One node: the program, started on loopback with ports of its own, and stopped by the number of its process.

use std::error::Error;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use serde_json::Value;

use crate::http::ask;

/// How nodes are started.
#[derive(Debug, Clone)]
pub struct House {
    /// The program.
    pub program: PathBuf,
    /// The secret of all nodes.
    pub secret: PathBuf,
}

/// What a node stands on.
#[derive(Debug, Clone)]
pub struct Ground {
    /// The address of the database, through whatever lies between.
    pub store: String,
    /// That of the NATS server, where there is one.
    pub nats: Option<String>,
    /// The machine of its own, its name and its address; nothing where it stands on loopback.
    pub machine: Option<(String, IpAddr)>,
}

impl From<String> for Ground {
    fn from(store: String) -> Self {
        Self {
            store,
            nats: None,
            machine: None,
        }
    }
}

/// A node and where it listens; clients read the address, which changes when it is started again.
#[derive(Debug)]
pub struct Node {
    name: String,
    ground: Ground,
    house: House,
    child: Option<Child>,
    address: Arc<Mutex<String>>,
}

impl Node {
    /// Starts it.
    ///
    /// # Errors
    /// It does not start, or says not where it listens.
    pub fn start(name: &str, ground: impl Into<Ground>, house: &House) -> Result<Self, Box<dyn Error>> {
        let mut node = Self {
            name: name.to_owned(),
            ground: ground.into(),
            house: house.clone(),
            child: None,
            address: Arc::default(),
        };
        node.again()?;
        Ok(node)
    }

    /// Starts it again under its name.
    ///
    /// # Errors
    /// As [`Self::start`].
    pub fn again(&mut self) -> Result<(), Box<dyn Error>> {
        let machine = self.ground.machine.as_ref();
        let address = machine.map_or_else(|| [127, 0, 0, 1].into(), |one| one.1);
        let any = SocketAddr::new(address, 0).to_string();
        let mut program = match machine {
            // It becomes the program: its process is that of the node.
            Some((name, _)) => {
                let mut inside = Command::new("ip");
                inside.args(["netns", "exec", name]).arg(&self.house.program);
                inside
            }
            None => Command::new(&self.house.program),
        };
        let mut child = program
            .args(["serve", "--listen", &any, "--inside", &any])
            .arg("--metrics-secret")
            .arg(&self.house.secret)
            .args([
                "--node",
                &self.name,
                "--store",
                &self.ground.store,
                "--inside-secret",
            ])
            .arg(&self.house.secret)
            .args(self.ground.nats.iter().flat_map(|nats| ["--nats", nats]))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let output = child.stdout.take().ok_or("no output")?;
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let said = lines.find(|line| line.contains("http://"));
        let said = said.ok_or_else(|| format!("{} did not start", self.name))?;
        let rest = said.split("http://").nth(1).unwrap_or_default();
        let end = rest.find(|sign: char| !sign.is_ascii_digit() && !matches!(sign, '.' | ':'));
        let address = rest[..end.unwrap_or(rest.len())].trim_end_matches('.');
        address.clone_into(&mut self.address.lock().unwrap_or_else(PoisonError::into_inner));
        // What it still says is read, so that it never waits for us.
        thread::spawn(move || lines.for_each(drop));
        self.child = Some(child);
        Ok(())
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> Arc<Mutex<String>> {
        Arc::clone(&self.address)
    }

    /// The number of its process, while it runs.
    #[must_use]
    pub fn pid(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many sockets it serves of games that another node has, as it says itself.
    #[must_use]
    pub fn followed(&self) -> u64 {
        let address = self
            .address
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone();
        let text = self.figures(&address).unwrap_or_default();
        let found = text
            .lines()
            .find_map(|line| line.strip_prefix("arbiter_followed_sockets "));
        found.and_then(|figure| figure.parse().ok()).unwrap_or(0)
    }

    fn figures(&self, address: &str) -> Option<String> {
        let word = fs::read_to_string(&self.house.secret).ok()?;
        let cookie = format!("\r\nauthorization: Bearer {}", word.trim());
        ask(address, "GET /metrics", &cookie, &Value::Null).map(|answer| answer.text)
    }

    /// It hears a signal.
    pub fn signal(&self, signal: Signal) {
        if let Some(child) = &self.child {
            // One that is gone hears nothing.
            let _ = kill(Pid::from_raw(child.id().cast_signed()), signal);
        }
    }

    /// Waits until it is gone.
    pub fn wait(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.wait();
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.signal(Signal::SIGKILL);
        self.wait();
    }
}

/// The secret of all nodes, in a file.
///
/// # Errors
/// The file cannot be written.
pub fn secret(folder: &Path) -> Result<PathBuf, Box<dyn Error>> {
    let path = folder.join("inside");
    fs::write(&path, "a word that all nodes know\n")?;
    Ok(path)
}

/// Between two looks at something that takes a while.
pub const LOOK: Duration = Duration::from_millis(50);
