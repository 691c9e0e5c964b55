//! What was refused, a line of JSON each, for whoever runs the server. No line holds a secret: no token of a link, no cookie,
//! nothing that was typed.

use std::fmt;
use std::io;
use std::net::IpAddr;
use std::sync::Mutex;

use serde::Serialize;
use serde_json::{Value, json};

use crate::locks::locked;
use crate::paces::{Measure, Pace};
use crate::queue::Queue;

/// Whoever is refused without end does not fill a disk: so many lines at once, then so many a second.
const LINES: Measure = Measure {
    burst: 200.0,
    rate: 10.0,
};
/// So much of an address is written down.
const LONGEST_ADDRESS: usize = 120;

/// Where lines about refusals go.
pub struct Notes {
    to: Box<dyn Fn(&str) + Send + Sync>,
    /// How many lines there may be, and how many were left out since the last.
    pace: Mutex<(Pace, u64)>,
}

impl fmt::Debug for Notes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Notes").finish_non_exhaustive()
    }
}

impl Default for Notes {
    /// To the error stream of the program. Whoever has closed it, or stopped reading, has not stopped the server.
    fn default() -> Self {
        let queue = Queue::to(io::stderr());
        Self::to(move |line| queue.put(line))
    }
}

/// Something was refused.
#[derive(Debug, Serialize)]
struct Line<'a> {
    at: u64,
    refused: &'a str,
    way: &'a str,
    address: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<IpAddr>,
    #[serde(skip_serializing_if = "Option::is_none")]
    left_out: Option<u64>,
}

/// Why a request was refused, or a part of what it asked for; it goes with the response.
#[derive(Debug, Clone)]
pub struct Why(pub String);

impl Notes {
    /// Lines go to a function.
    pub fn to(to: impl Fn(&str) + Send + Sync + 'static) -> Self {
        Self {
            to: Box::new(to),
            pace: Mutex::new((Pace::new(LINES), 0)),
        }
    }

    /// Something has happened that whoever runs the server should know: when (milliseconds since 1970), what, and its fields.
    pub fn say(&self, at: u64, what: &str, fields: &Value) {
        let mut line = json!({ "at": at, "event": what });
        if let (Some(line), Some(fields)) = (line.as_object_mut(), fields.as_object()) {
            line.extend(fields.clone());
        }
        (self.to)(&line.to_string());
    }

    /// Something was refused: when (milliseconds since 1970), its tag, in which way and where it was asked, and from where.
    pub fn write(&self, at: u64, refused: &str, (way, address): (&str, &str), from: Option<IpAddr>) {
        let left_out = {
            // Each change is one step, so a panic elsewhere leaves nothing half done.
            let mut pace = locked(&self.pace);
            if pace.0.take(LINES).is_err() {
                pace.1 += 1;
                return;
            }
            std::mem::take(&mut pace.1)
        };
        let address = without_token(address);
        let line = Line {
            at,
            refused,
            way,
            address: &address,
            from: from.map(|from| from.to_canonical()),
            left_out: Some(left_out).filter(|count| *count > 0),
        };
        // Nothing in it is a map whose keys are no texts, which is all that could fail.
        (self.to)(&serde_json::to_string(&line).unwrap_or_default());
    }
}

/// An address without the token of a link: the event that stands before it stays.
fn without_token(address: &str) -> String {
    let short = match address.split_once("/join/") {
        Some((before, link)) => {
            let event = link.split(['-', '/']).next().unwrap_or_default();
            format!("{before}/join/{event}-…")
        }
        None => address.to_owned(),
    };
    short.chars().take(LONGEST_ADDRESS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_token_is_written_down() {
        for (address, written) in [
            ("/api/v1/join/abcdefghjk-0123456789", "/api/v1/join/abcdefghjk-…"),
            ("/join/abcdefghjk-0123/qr.svg", "/join/abcdefghjk-…"),
            ("/join/nothing", "/join/nothing-…"),
            ("/api/v1/games/k3/commands", "/api/v1/games/k3/commands"),
        ] {
            assert_eq!(without_token(address), written);
        }
        assert_eq!(without_token(&"ي".repeat(500)).chars().count(), LONGEST_ADDRESS);
    }

    #[test]
    fn whoever_is_refused_without_end_fills_no_disk() {
        let (lines, heard) = std::sync::mpsc::channel();
        let lines = Mutex::new(lines);
        let notes = Notes::to(move |line| drop(lines.lock().unwrap().send(line.to_owned())));
        for _ in 0..5_000 {
            notes.write(1, "forbidden", ("POST", "/"), Some([192, 0, 2, 7].into()));
        }
        std::thread::sleep(std::time::Duration::from_millis(150));
        notes.write(2, "stale", ("POST", "/"), None);
        let lines: Vec<String> = heard.try_iter().collect();
        assert!((200..400).contains(&lines.len()), "{}", lines.len());
        assert_eq!(
            lines[0],
            r#"{"at":1,"refused":"forbidden","way":"POST","address":"/","from":"192.0.2.7"}"#
        );
        assert!(lines.last().unwrap().contains("\"left_out\":"), "{lines:?}");
    }
}
