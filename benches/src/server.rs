//! A server in a process of its own.

use std::io::{BufRead, BufReader, Lines};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A server that ends with this value.
pub struct Server {
    child: Child,
    /// What it says later goes here, so that nobody closes the line while it speaks.
    _says: Lines<BufReader<ChildStdout>>,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Server {
    /// `arbiter serve` on a folder, at a port that is free.
    ///
    /// # Panics
    /// As [`Self::start`].
    #[must_use]
    pub fn serve(program: &Path, folder: &Path) -> Self {
        let mut command = Command::new(program);
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(folder);
        Self::start(command)
    }

    /// Starts it and waits until it says where it listens.
    ///
    /// # Panics
    /// It does not start, or ends before it says so.
    #[must_use]
    pub fn start(mut command: Command) -> Self {
        let mut child = command
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
        let address = lines.by_ref().map_while(Result::ok).find_map(|line| {
            let behind = line.split_once("http://")?.1;
            behind.split_whitespace().next()?.parse().ok()
        });
        let address = address.expect("the program says where it listens");
        Self {
            child,
            _says: lines,
            address,
        }
    }

    /// The number of its process.
    #[must_use]
    pub fn pid(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It is gone already, or it goes now.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
