//! The log of a tournament, which `arbiter event` and the server both keep: proven, taken out of an event, put in as one.

use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use arbiter_event::log::{Log, LogFaultKind, Salt, written};
use arbiter_game::log::LogFault;
use arbiter_hall::{Office, hash, private_streams};
use arbiter_store::{Store, StoreError, export, import};

/// The longest id of an event; those that a server gives are shorter.
const MAX_ID: usize = 32;

/// How the log of a tournament begins.
pub(super) const BEGINS: &[u8] = b"{\"arbiter_event_log\":";

/// The same of a tournament, in whose file values stand beside the chain that can be forgotten.
pub(super) fn proven(bytes: &[u8]) -> Result<(usize, String), (usize, LogFault)> {
    let lines = bytes
        .split(|byte| *byte == b'\n')
        .filter(|line| !line.is_empty())
        .count();
    let log = Log::read(bytes, Salt::default()).map_err(|fault| {
        let why = match fault.kind {
            LogFaultKind::Broken(broken) => broken.into(),
            LogFaultKind::Version(version) => LogFault::UnknownVersion(version),
            LogFaultKind::OutOfOrder { expected, found } => LogFault::OutOfOrder {
                expected: expected.0,
                found: found.0,
            },
            other => LogFault::NotALine(other.to_string()),
        };
        (fault.line, why)
    })?;
    if log.version() == 1 {
        return Err((1, LogFault::UnknownVersion(1))); // it had no chain
    }
    match log.torn() {
        Some(torn) => Err((lines, LogFault::NotALine(torn.to_owned()))),
        None => Ok((lines, log.last().to_owned())),
    }
}

/// The tournament of an event as a file has it: its acts without doors, with the values that can be forgotten beside them.
pub(super) fn taken_out(store: &dyn Store, stream: &str) -> Result<String> {
    let Some(("event", id)) = stream.split_once('/') else {
        bail!("{stream}: expected event/ID");
    };
    let lines = all_of(store, stream)?;
    if lines.is_empty() {
        bail!("{stream}: no such stream");
    }
    let entries = Office::entries_in(id, &lines)?;
    let mut private = Vec::new();
    for (stream, _) in store.streams(&private_streams(id))? {
        let lines = all_of(store, &stream)?.into_iter();
        private.extend(lines.map(|line| String::from_utf8_lossy(&line).into_owned()));
    }
    Ok(written(entries.iter().map(String::as_str), &private))
}

fn all_of(store: &dyn Store, stream: &str) -> Result<Vec<Vec<u8>>> {
    let mut bytes = Vec::new();
    export(store, stream, &mut bytes)?;
    Ok(super::lines(&bytes))
}

/// The log of a tournament as an event of a server; gives the link by which its chief arbiter comes in.
pub(super) fn put_in(store: &dyn Store, stream: &str, bytes: &[u8]) -> Result<String> {
    let Some(("event", id)) = stream.split_once('/') else {
        bail!("{stream}: expected event/ID");
    };
    let is_usual = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit();
    if id.is_empty() || id.len() > MAX_ID || !id.chars().all(is_usual) {
        bail!("{stream}: expected 1 to {MAX_ID} of a to z and 0 to 9 behind event/");
    }
    let private = format!("{}1", private_streams(id));
    for stream in [stream, &private] {
        if store.version(stream)? != 0 {
            return Err(StoreError::NotEmpty(stream.to_owned()).into());
        }
    }
    let log = Log::read(bytes, salt()?)?;
    if log.torn().is_some() {
        bail!("{stream}: the last line of the log is not whole");
    }
    let link = format!("{id}-{}", secret()?);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let now = u64::try_from(now.as_millis()).unwrap_or(u64::MAX);
    let carried = Office::carried(id, &log, &link, now, salt()?)?;
    // What can be forgotten is there before anything names it, as the server has it.
    for (stream, lines) in [(private.as_str(), carried.private), (stream, carried.lines)] {
        import(store, stream, &mut lines.join(&b'\n').as_slice())?;
    }
    Ok(format!("/join/{link}"))
}

fn salt() -> Result<Salt> {
    Ok(Salt(chance()?))
}

/// A link is as long as those of the server, and as hard to guess.
fn secret() -> Result<String> {
    Ok(hash(&format!("{:?}", chance::<32>()?)))
}

fn chance<const N: usize>() -> Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).context("no chance to be had from the system")?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_event::act::{Act, Announce};
    use arbiter_event::log::Stamp;
    use arbiter_store::Memory;

    fn club() -> Log {
        let mut log = Log::default();
        let enter = r#"{"do":"enter","form":{"name":"Vera Ode","birth":"2012-03-04"}}"#;
        let acts = [
            Announce::new("Club open", 3).into(),
            serde_json::from_str(enter).unwrap(),
        ];
        for act in acts {
            let act: Act = act;
            log.add(&act, &Stamp::default()).unwrap();
        }
        log
    }

    #[test]
    fn a_tournament_goes_into_a_server_and_comes_out_as_it_was() {
        let (store, log) = (Memory::default(), club());
        let bytes = log.write();
        assert!(bytes.contains("2012-03-04"));
        let link = put_in(&store, "event/club1", bytes.as_bytes()).unwrap();
        assert!(link.starts_with("/join/club1-") && link.len() > 70, "{link}");
        let back = taken_out(&store, "event/club1").unwrap();
        let back = Log::read(back.as_bytes(), Salt::default()).unwrap();
        assert_eq!(back.state(), log.state());
        let stored = String::from_utf8(all_of(&store, "event/club1").unwrap().concat()).unwrap();
        assert!(!stored.contains("2012-03-04"), "{stored}");
    }

    #[test]
    fn what_is_no_tournament_and_where_none_can_be_is_refused() {
        let (store, bytes) = (Memory::default(), club().write());
        put_in(&store, "event/there", bytes.as_bytes()).unwrap();
        let torn = &bytes[..bytes.len() - 5];
        let empty = Log::default().write();
        for (stream, bytes) in [
            ("event/there", bytes.as_str()),
            ("game/club", &bytes),
            ("event/", &bytes),
            ("event/A b", &bytes),
            ("event/new", torn),
            ("event/new", &bytes.replace("Club", "Town")),
            ("event/new", &empty),
        ] {
            assert!(
                put_in(&store, stream, bytes.as_bytes()).is_err(),
                "{stream} {bytes}"
            );
        }
        assert!(all_of(&store, "event/new").unwrap().is_empty());
        assert!(taken_out(&store, "event/new").is_err());
    }
}
