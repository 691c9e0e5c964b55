//! `arbiter serve`: the web server, for a browser on this machine or for a hall.

use std::env;
use std::fs;
use std::io::{self, Write};
use std::net::{AddrParseError, IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use arbiter_lang::Args;
use arbiter_server::{Keys, NatsAddress, Node, Serving, Ways};
use arbiter_store::Address;

use crate::language::LanguageArgument;
use crate::output::Status;
use crate::shared;

/// Serve the pages: the Laws and everything else that a browser shows.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Where to listen; 0.0.0.0:8080 opens it to the whole hall.
    #[arg(long, value_name = "ADDR", value_parser = place, default_value_t = SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)))]
    listen: SocketAddr,
    /// The folder in which everything is kept; without it, the place for data of programs in the home folder.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// A database that several nodes share, in place of the folder: postgres://USER@HOST:PORT/DB; its password in `PGPASSFILE` or
    /// `ARBITER_STORE_PASSWORD_FILE`.
    #[arg(long, value_name = "URL", conflicts_with_all = ["data", "sample"])]
    store: Option<String>,
    /// The name of this node; without it, that of the machine.
    #[arg(long, requires = "store", value_parser = named)]
    node: Option<String>,
    /// Where other nodes carry to this one what belongs to it: an address of a private network.
    #[arg(long, value_name = "ADDR", value_parser = reachable, requires_all = ["store", "inside_secret"])]
    inside: Option<SocketAddr>,
    /// A file with the one word that all nodes say to each other.
    #[arg(long, value_name = "FILE", requires = "inside")]
    inside_secret: Option<PathBuf>,
    /// A NATS server through which nodes tell each other what was written, so that spectators are served where they came:
    /// nats://HOST:PORT, of the private network.
    #[arg(long, value_name = "URL", requires = "inside")]
    nats: Option<String>,
    /// With a finished event of invented players to look at, and a game to join.
    #[arg(long)]
    sample: bool,
    /// Speak https: a certificate (with those that vouch for it) and its key, both PEM files.
    #[arg(long, num_args = 2, value_names = ["CERT", "KEY"])]
    tls: Option<Vec<PathBuf>>,
    /// Let only officials, and this machine, make events and games.
    #[arg(long)]
    only_officials_make_events: bool,
    /// A proxy that shows this server over https: only it is believed when it says who asks. May be given again.
    #[arg(long, value_name = "ADDRESS")]
    behind: Vec<IpAddr>,
    /// A file with one word: whoever says it (`Authorization: Bearer WORD`) gets /metrics from other machines too.
    #[arg(long, value_name = "FILE")]
    metrics_secret: Option<PathBuf>,
    /// A rating list, FIDE's text or XML or a table (CSV) of a federation: three letters of a name find a player, and who is pasted by number is filled in.
    #[arg(long, value_name = "FILE")]
    rating_list: Option<PathBuf>,
    /// A folder with a lesson of your own, or with folders of them: they come before the lessons of the house.
    #[arg(long, value_name = "DIR")]
    lessons: Option<PathBuf>,
    #[command(flatten)]
    language: LanguageArgument,
}

impl Arguments {
    /// The database that is shared, and how this node takes part.
    fn shared(&self) -> Result<Option<(Address, Node)>> {
        let Some(address) = &self.store else {
            return Ok(None);
        };
        let address = shared::address(address)?;
        let word = self.inside_secret.as_deref().map(word_in).transpose()?;
        let node = Node {
            name: self.node.clone().unwrap_or_else(machine),
            inside: self.inside.zip(word),
            // Read here for the same reason as the address of the store: it may have a password in it.
            nats: self.nats.as_deref().map(str::parse::<NatsAddress>).transpose()?,
        };
        Ok(Some((shared::with_password(&address)?, node)))
    }
}

/// The longest name of a node, in signs: as long as that of a machine may be.
const NAME: usize = 63;

/// A name that a table of nodes can show and a command can repeat.
fn named(text: &str) -> Result<String, String> {
    let fits = |sign: char| sign.is_alphanumeric() || matches!(sign, '-' | '_' | '.');
    if (1..=NAME).contains(&text.chars().count()) && text.chars().all(fits) {
        Ok(text.to_owned())
    } else {
        Err(format!("expected 1 to {NAME} letters, figures, -, _ or ."))
    }
}

/// The name of this machine.
fn machine() -> String {
    let name = fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    let name = name.trim();
    if name.is_empty() {
        "node".to_owned()
    } else {
        name.to_owned()
    }
}

/// Serves until the terminal or the system says stop.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let lang = arguments.language.lang();
    let keys = arguments.tls.as_deref().and_then(|files| match files {
        [certificate, key] => Some(Keys {
            certificate: certificate.clone(),
            key: key.clone(),
        }),
        _ => None,
    });
    let scheme = if keys.is_some() { "https" } else { "http" };
    let ready = |address: SocketAddr, ways: &Ways| {
        let (own, hall) = (on_this_machine(address), arbiter_server::in_the_hall(address));
        let args = Args::new().text("address", format!("{scheme}://{own}"));
        let args = args.text("keys", "Ctrl+C");
        say(&lang.text("web-serve-ready", &args));
        if let Some(hall) = hall.filter(|hall| *hall != own) {
            let args = Args::new().text("address", format!("{scheme}://{hall}"));
            say(&lang.text("web-serve-others", &args));
        }
        if address.ip().is_loopback() {
            let args = Args::new().text("option", format!("--listen 0.0.0.0:{}", address.port()));
            say(&lang.text("web-serve-hall", &args));
        }
        let link = |way: &str| {
            let address = format!("{scheme}://{}{way}", hall.unwrap_or(own));
            Args::new().text("address", address)
        };
        for seat in &ways.seats {
            say(&lang.text("live-serve-seat", &link(seat)));
        }
        if let Some(desk) = &ways.desk {
            say(&lang.text("live-serve-desk", &link(desk)));
        }
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("the runtime of the server")?;
    let serving = Serving {
        listen: arguments.listen,
        data: arguments.data.clone().unwrap_or_else(home),
        shared: arguments.shared()?,
        sample: arguments.sample,
        keys,
        only_officials: arguments.only_officials_make_events,
        behind: arguments.behind.clone(),
        list: arguments.rating_list.clone(),
        lessons: arguments.lessons.clone(),
        metrics: arguments.metrics_secret.as_deref().map(word_in).transpose()?,
    };
    runtime.block_on(arbiter_server::serve(&serving, ready))?;
    Ok(Status::Clean)
}

/// The one word in a file.
fn word_in(file: &Path) -> Result<String> {
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let word = text.trim();
    anyhow::ensure!(
        word.len() >= 16,
        "{}: expected a word of 16 letters or more",
        file.display()
    );
    Ok(word.to_owned())
}

/// What a browser on this machine opens: a server that listens everywhere listens here too.
fn on_this_machine(listening: SocketAddr) -> SocketAddr {
    match listening.ip() {
        ip if !ip.is_unspecified() => listening,
        IpAddr::V4(_) => SocketAddr::from((Ipv4Addr::LOCALHOST, listening.port())),
        IpAddr::V6(_) => SocketAddr::from((Ipv6Addr::LOCALHOST, listening.port())),
    }
}

/// Says where the server is; whoever has stopped listening to that has not stopped the server.
fn say(line: &str) {
    let _ = writeln!(io::stdout(), "{line}");
}

/// An address with its port, or a port alone or behind `localhost`: this machine. No other name is looked up, as that would
/// ask somebody else.
fn place(text: &str) -> Result<SocketAddr, AddrParseError> {
    let port = text.strip_prefix("localhost:").or(text.strip_prefix(':'));
    match port.unwrap_or(text).parse() {
        Ok(port) => Ok(SocketAddr::from((Ipv4Addr::LOCALHOST, port))),
        Err(_) => text.parse(),
    }
}

/// An address at which other nodes reach this one: no machine is reached at all of its addresses.
fn reachable(text: &str) -> Result<SocketAddr, String> {
    let address = place(text).map_err(|why| why.to_string())?;
    if address.ip().is_unspecified() {
        return Err("expected the address at which other nodes reach this one".to_owned());
    }
    Ok(address)
}

/// Where programs keep their data, after the XDG base directories; where there is no home, beside where one stands.
fn home() -> PathBuf {
    let folder = |name| {
        env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    let data = folder("XDG_DATA_HOME").or_else(|| Some(folder("HOME")?.join(".local/share")));
    data.unwrap_or_default().join("arbiter")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_alone_is_one_of_this_machine() {
        for (text, address) in [
            ("8080", Some("127.0.0.1:8080")),
            (":8080", Some("127.0.0.1:8080")),
            ("localhost:8080", Some("127.0.0.1:8080")),
            ("0.0.0.0:8080", Some("0.0.0.0:8080")),
            ("[::]:8080", Some("[::]:8080")),
            ("localhost", None),
            ("club.example:8080", None),
            ("localhost:99999", None),
            ("", None),
        ] {
            assert_eq!(
                place(text).ok().map(|one| one.to_string()).as_deref(),
                address,
                "{text}"
            );
        }
    }
}
