//! Values that can be forgotten lie in streams of their own, `private/EVENT/N`: a new one takes the place of the old one
//! whole when something is erased.

use std::sync::Arc;

use arbiter_hall::event::log::is_of_a_minor;
use arbiter_hall::event::state::State;
use arbiter_hall::private_streams;
use arbiter_hall::store::{Append, Store, StoreError};
use tokio::sync::oneshot;

use super::{append, lines};
use crate::live::failure::Failure;

/// Its streams by their numbers; more than one only where the program was stopped while it erased.
fn streams(store: &Arc<dyn Store>, event: &str) -> Result<Vec<(u64, String)>, Failure> {
    let prefix = private_streams(event);
    let number = |name: &str| name.strip_prefix(&prefix)?.parse().ok();
    let found = store.streams(&prefix)?.into_iter();
    let mut found: Vec<(u64, String)> = found
        .filter_map(|(name, _)| Some((number(&name)?, name)))
        .collect();
    found.sort();
    Ok(found)
}

/// Every line of them.
pub fn all(store: &Arc<dyn Store>, event: &str) -> Result<Vec<Vec<u8>>, Failure> {
    let mut found = Vec::new();
    for (_, stream) in streams(store, event)? {
        found.extend(lines(store, &stream)?);
    }
    Ok(found)
}

/// The names of all its streams, for whoever deletes the event.
pub fn names(store: &Arc<dyn Store>, event: &str) -> Result<Vec<String>, Failure> {
    Ok(streams(store, event)?.into_iter().map(|(_, name)| name).collect())
}

/// More lines.
pub async fn add(store: &Arc<dyn Store>, event: &str, entries: Vec<Vec<u8>>) -> Result<(), Failure> {
    let last = streams(store, event)?.pop();
    let stream = last.map_or_else(|| format!("{}1", private_streams(event)), |(_, name)| name);
    write(store, event, stream, entries).await
}

async fn write(
    store: &Arc<dyn Store>,
    event: &str,
    stream: String,
    entries: Vec<Vec<u8>>,
) -> Result<(), Failure> {
    let expected = store.version(&stream)?;
    let lines = Append {
        stream,
        of: event.to_owned(),
        expected,
        entries,
        mark: None,
    };
    append(store, lines).await?;
    Ok(())
}

/// Forgets what is to be forgotten once days of birth of minors are erased: what stays is written anew, and then what was goes.
pub async fn erase(store: &Arc<dyn Store>, event: &str, state: &State) -> Result<(), Failure> {
    let old = streams(store, event)?;
    let all = all(store, event)?;
    let of_a_minor = |line: &Vec<u8>| is_of_a_minor(&String::from_utf8_lossy(line), state);
    if old.len() < 2 && !all.iter().any(of_a_minor) {
        return Ok(());
    }
    let mut stay: Vec<Vec<u8>> = all.into_iter().filter(|line| !of_a_minor(line)).collect();
    stay.sort();
    stay.dedup();
    let next = old.last().map_or(1, |(number, _)| number + 1);
    if !stay.is_empty() {
        write(store, event, format!("{}{next}", private_streams(event)), stay).await?;
    }
    let (done, removed) = oneshot::channel();
    let old = old.into_iter().map(|(_, name)| name).collect();
    store.remove(old, Box::new(move |answer| drop(done.send(answer))));
    removed.await.unwrap_or(Err(StoreError::Stopped))?;
    Ok(())
}
