//! `arbiter nodes`: who serves which events, and events moved between nodes.

use std::io::{self, Write};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use arbiter_store::{Holder, Tenures};
use clap::{Subcommand, ValueEnum};
use serde_json::json;

use crate::output::Status;
use crate::shared;

/// Nodes that share a store: list them, empty one before it stops, move an event.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(subcommand)]
    job: Job,
}

/// Where the nodes keep everything.
#[derive(Debug, clap::Args)]
struct At {
    /// The store: postgres://USER@HOST:PORT/DB; its password in `PGPASSFILE` or `ARBITER_STORE_PASSWORD_FILE`.
    #[arg(long, value_name = "URL")]
    store: String,
    /// How to write it.
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
}

#[derive(Debug, Subcommand)]
enum Job {
    /// The nodes that are alive, each with its events and how long its lease lasts.
    List {
        #[command(flatten)]
        at: At,
    },
    /// Give all events of a node to the others, before it is stopped.
    Drain {
        /// Its name.
        node: String,
        /// It stays after all, and takes events again.
        #[arg(long)]
        undo: bool,
        #[command(flatten)]
        at: At,
    },
    /// Give one event to a node.
    Move {
        /// The event.
        event: String,
        /// The name of the node.
        node: String,
        #[command(flatten)]
        at: At,
    },
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Format {
    Table,
    Json,
}

/// So long a node may take to hand over what it has: it looks once a second, and writes what is under way.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often it is looked whether it has.
const LOOK: Duration = Duration::from_millis(100);

/// The columns of the list.
const COLUMNS: [&str; 6] = ["node", "address", "tenure", "events", "lease_left_ms", "leaving"];

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    match &arguments.job {
        Job::List { at } => {
            let holders = shared::open(&at.store)?.holders()?;
            let mut out = io::stdout().lock();
            match at.format {
                Format::Table => write!(out, "{}", table(&holders))?,
                Format::Json => writeln!(
                    out,
                    "{:#}",
                    holders.iter().map(told).collect::<serde_json::Value>()
                )?,
            }
        }
        Job::Drain { node, undo: true, at } => {
            let store = shared::open(&at.store)?;
            named(&store, node)?;
            store.leave(node, false)?;
            Moved::told_as(at.format).end()?;
        }
        Job::Drain { node, at, .. } => {
            let store = shared::open(&at.store)?;
            let events_of = |node| {
                store
                    .events(named(&store, node)?.tenure.id)
                    .map_err(anyhow::Error::from)
            };
            let mut left = events_of(node)?;
            let stays = |one: &Holder| one.tenure.node != *node && one.stays();
            if !store.holders()?.iter().any(stays) {
                bail!("no other node is there to take the events of {node}");
            }
            store.leave(node, true)?;
            let mut moved = Moved::told_as(at.format);
            let mut begun = Instant::now();
            while !left.is_empty() {
                waits(begun, node)?;
                let still = events_of(node)?;
                // Many take their time; one that hands over something is at it.
                if still.len() < left.len() {
                    begun = Instant::now();
                }
                for event in left.iter().filter(|event| !still.contains(event)) {
                    moved.tell(&store, event)?;
                }
                left = still;
            }
            moved.end()?;
        }
        Job::Move { event, node, at } => {
            let store = shared::open(&at.store)?;
            let to = named(&store, node)?;
            if to.leaving {
                bail!("{node} is leaving: it would hand the event on at once");
            }
            if to.tenure.address.is_empty() {
                bail!("{node} has no inside address: no other node could carry to it");
            }
            if store.event_of(&format!("event/{event}"))?.is_none() {
                bail!("no event {event}");
            }
            let begun = Instant::now();
            while let Some(owner) = store.owner(event)?.filter(|owner| owner.node != *node) {
                // A node may begin another tenure at any moment.
                store.wish(event, named(&store, node)?.tenure.id)?;
                waits(begun, &owner.node)?;
            }
            // Nobody has it: whoever is asked for it takes it.
            if store.owner(event)?.is_none() {
                bail!("no node has {event}; the next one that is asked for it takes it");
            }
            let mut moved = Moved::told_as(at.format);
            moved.tell(&store, event)?;
            moved.end()?;
        }
    }
    Ok(Status::Clean)
}

/// Waits a moment for a node to hand something over.
fn waits(begun: Instant, node: &str) -> Result<()> {
    if begun.elapsed() > PATIENCE {
        bail!("{node} hands nothing over; when it is gone, its events come to the others by themselves");
    }
    thread::sleep(LOOK);
    Ok(())
}

/// Events that went elsewhere: a line each as soon as that is seen, or one list in the end.
struct Moved {
    format: Format,
    all: Vec<serde_json::Value>,
}

impl Moved {
    const fn told_as(format: Format) -> Self {
        Self {
            format,
            all: Vec::new(),
        }
    }

    fn tell(&mut self, store: &dyn Tenures, event: &str) -> Result<()> {
        let node = store.owner(event)?.map(|owner| owner.node);
        match self.format {
            Format::Table => writeln!(io::stdout(), "{event} {}", node.as_deref().unwrap_or("-"))?,
            Format::Json => self.all.push(json!({ "event": event, "node": node })),
        }
        Ok(())
    }

    fn end(self) -> Result<()> {
        if let Format::Json = self.format {
            writeln!(io::stdout(), "{:#}", serde_json::Value::from(self.all))?;
        }
        Ok(())
    }
}

fn named(store: &dyn Tenures, node: &str) -> Result<Holder> {
    let holders = store.holders()?;
    let names: Vec<String> = holders.iter().map(|one| one.tenure.node.clone()).collect();
    match holders.into_iter().find(|one| one.tenure.node == node) {
        Some(found) => Ok(found),
        None => bail!("no node {node} is alive; alive are: {}", names.join(", ")),
    }
}

fn told(holder: &Holder) -> serde_json::Value {
    json!({
        "node": holder.tenure.node,
        "address": holder.tenure.address,
        "tenure": holder.tenure.id,
        "events": holder.events,
        "lease_left_ms": holder.lease_left_ms,
        "leaving": holder.leaving,
    })
}

fn table(holders: &[Holder]) -> String {
    let cells = holders.iter().map(|holder| {
        let told = told(holder);
        COLUMNS.map(|column| match &told[column] {
            serde_json::Value::String(text) if text.is_empty() => "-".to_owned(),
            serde_json::Value::String(text) => text.clone(),
            other => other.to_string(),
        })
    });
    let rows: Vec<[String; 6]> = [COLUMNS.map(str::to_owned)].into_iter().chain(cells).collect();
    let width = |at: usize| rows.iter().map(|row| row[at].chars().count()).max().unwrap_or(0);
    let line = |row: &[String; 6]| {
        let cells = row
            .iter()
            .enumerate()
            .map(|(at, cell)| format!("{cell:<0$}", width(at)));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned() + "\n"
    };
    rows.iter().map(line).collect()
}
