//! A NATS server of its own for tests: on loopback, stopped by its process number.

use std::error::Error;
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use crate::node::LOOK;

/// So long it may take to start, on a machine that does much else.
const STARTS: Duration = Duration::from_secs(30);

/// A server that runs as long as this is held.
#[derive(Debug)]
pub struct Nats {
    port: u16,
    running: Option<Child>,
}

impl Nats {
    /// Starts one.
    ///
    /// # Errors
    /// It is not installed, or does not start.
    pub fn start() -> Result<Self, Box<dyn Error>> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let mut server = Self { port, running: None };
        server.again()?;
        Ok(server)
    }

    /// Starts it again at the same address.
    ///
    /// # Errors
    /// As [`Self::start`].
    pub fn again(&mut self) -> Result<(), Box<dyn Error>> {
        let started = Command::new("nats-server")
            .args(["-a", "127.0.0.1", "-p", &self.port.to_string()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.running = Some(started.map_err(|why| format!("nats-server: {why}"))?);
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            if begun.elapsed() > STARTS {
                return Err("nats-server does not answer".into());
            }
            thread::sleep(LOOK);
        }
        Ok(())
    }

    /// Stops it at once.
    pub fn stop(&mut self) {
        if let Some(mut running) = self.running.take() {
            // One that is gone already is waited for all the same.
            let _ = running.kill();
            let _ = running.wait();
        }
    }

    /// It hears a signal.
    pub fn signal(&self, signal: Signal) {
        if let Some(running) = &self.running {
            let _ = kill(Pid::from_raw(running.id().cast_signed()), signal);
        }
    }

    /// Where it listens.
    #[must_use]
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// Its address.
    #[must_use]
    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}
