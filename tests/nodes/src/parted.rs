//! Machines of their own for the nodes: network namespaces on a bridge, where this machine allows them. Between any two of them
//! the line can be cut, and nothing comes back that says so, as between two machines whose line is cut.

use std::io;
use std::net::{IpAddr, Ipv4Addr};
use std::process::{Command, Output, Stdio};

/// The network of a run: its second and third numbers are those of the process, so that two runs at once do not meet.
const NETWORK: u8 = 10;
/// What a node's machine calls its one line.
const LINE: &str = "line";
/// A card that nobody has: what is sent to it is lost without a word, in open connections too.
const NOBODY: &str = "02:00:00:00:00:01";

/// Namespaces that go when this is dropped.
#[derive(Debug)]
pub struct Parted {
    number: u32,
    nodes: usize,
}

impl Parted {
    /// So many machines on a bridge.
    ///
    /// # Errors
    /// This machine does not allow them, with what it said.
    pub fn make(nodes: usize) -> Result<Self, String> {
        let parted = Self {
            number: std::process::id() % (1 << 16),
            nodes,
        };
        let bridge = parted.bridge();
        ip(&["link", "add", &bridge, "type", "bridge"])?;
        ip(&["addr", "add", &format!("{}/24", parted.gate()), "dev", &bridge])?;
        ip(&["link", "set", &bridge, "up"])?;
        for node in 0..nodes {
            let (place, here) = (parted.place(node), format!("{bridge}n{node}"));
            ip(&["netns", "add", &place])?;
            ip(&[
                "link", "add", &here, "type", "veth", "peer", "name", LINE, "netns", &place,
            ])?;
            ip(&["link", "set", &here, "master", &bridge, "up"])?;
            let address = format!("{}/24", parted.address(node));
            for set in [
                &["addr", "add", &address, "dev", LINE][..],
                &["link", "set", LINE, "up"],
                &["link", "set", "lo", "up"],
            ] {
                ip(&[&["-n", &place], set].concat())?;
            }
        }
        Ok(parted)
    }

    /// Fifteen letters at most are a name of a line; this has eight.
    fn bridge(&self) -> String {
        format!("arb{:05}", self.number)
    }

    /// The name of a node's machine.
    pub fn place(&self, node: usize) -> String {
        format!("{}-{node}", self.bridge())
    }

    fn host(&self, last: u8) -> IpAddr {
        let [_, _, second, third] = self.number.to_be_bytes();
        Ipv4Addr::new(NETWORK, second, third, last).into()
    }

    /// Where everything stands that is not a node: clients, and what carries to the database.
    pub fn gate(&self) -> IpAddr {
        self.host(1)
    }

    /// Where a node's machine stands.
    pub fn address(&self, node: usize) -> IpAddr {
        self.host(u8::try_from(node + 2).unwrap_or(u8::MAX))
    }

    /// Nothing that one of them sends comes to the other any more.
    ///
    /// # Errors
    /// What the machine said.
    pub fn cut(&self, one: usize, other: usize) -> Result<(), String> {
        self.between(one, other, &["replace", "lladdr", NOBODY, "nud", "permanent"])
    }

    /// It does again.
    ///
    /// # Errors
    /// What the machine said.
    pub fn mend(&self, one: usize, other: usize) -> Result<(), String> {
        self.between(one, other, &["del"])
    }

    /// What each of the two believes of the way to the other.
    fn between(&self, one: usize, other: usize, what: &[&str]) -> Result<(), String> {
        for (from, to) in [(one, other), (other, one)] {
            let (place, to) = (self.place(from), self.address(to).to_string());
            let about = [&["-n", &place, "neigh", what[0], &to, "dev", LINE], &what[1..]].concat();
            ip(&about)?;
        }
        Ok(())
    }
}

impl Drop for Parted {
    fn drop(&mut self) {
        // What was not made is not there to be taken away.
        for node in 0..self.nodes {
            let _ = ip(&["netns", "del", &self.place(node)]);
        }
        let _ = ip(&["link", "del", &self.bridge()]);
    }
}

/// Asks Debian's `ip`.
fn ip(arguments: &[&str]) -> Result<(), String> {
    let said: io::Result<Output> = Command::new("ip").args(arguments).stdin(Stdio::null()).output();
    let said = said.map_err(|why| format!("ip: {why}"))?;
    if said.status.success() {
        return Ok(());
    }
    let why = String::from_utf8_lossy(&said.stderr);
    Err(format!("ip {}: {}", arguments.join(" "), why.trim()))
}

#[cfg(test)]
mod tests {
    use std::net::{TcpListener, TcpStream};
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_line_between_two_machines_is_cut_and_mended() {
        let parted = match Parted::make(2) {
            Ok(parted) => parted,
            Err(why) => {
                println!("machines of their own: skipped, {why}");
                return;
            }
        };
        // From here into one of them, and from there to here, as clients and nodes do.
        let listener = TcpListener::bind((parted.gate(), 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let reaches = |from: usize, to: IpAddr| {
            let script = format!("exec 3<>/dev/tcp/{to}/{port}");
            let mut shell = Command::new("ip");
            shell.args([
                "netns",
                "exec",
                &parted.place(from),
                "timeout",
                "1",
                "bash",
                "-c",
                &script,
            ]);
            shell
                .stderr(Stdio::null())
                .status()
                .is_ok_and(|status| status.success())
        };
        assert!(reaches(0, parted.gate()) && reaches(1, parted.gate()));
        let pings = |from: usize, to: usize| {
            let to = parted.address(to);
            let mut shell = Command::new("ip");
            let script = format!("exec 3<>/dev/tcp/{to}/9");
            shell.args([
                "netns",
                "exec",
                &parted.place(from),
                "timeout",
                "1",
                "bash",
                "-c",
                &script,
            ]);
            // Nobody listens there: refused at once where the line holds, nothing at all where it is cut.
            let said = shell.stderr(Stdio::piped()).output().unwrap();
            String::from_utf8_lossy(&said.stderr).contains("refused")
        };
        assert!(pings(0, 1) && pings(1, 0));
        parted.cut(0, 1).unwrap();
        assert!(!pings(0, 1) && !pings(1, 0) && reaches(0, parted.gate()));
        parted.mend(0, 1).unwrap();
        assert!(pings(0, 1) && pings(1, 0));
        let here = TcpStream::connect_timeout(&(parted.gate(), port).into(), Duration::from_secs(1));
        assert!(here.is_ok());
    }
}
