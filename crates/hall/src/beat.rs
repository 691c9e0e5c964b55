//! The heartbeat: one line a second for the whole server while any clock runs, so that a restart knows how far
//! the clocks had come.

use serde::{Deserialize, Serialize};

/// The name of the stream of heartbeats.
pub const STREAM: &str = "server/beat";

/// The server was alive and its clocks ran.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beat {
    /// When: milliseconds since 1970.
    pub at: u64,
}

impl Beat {
    /// Its line.
    #[must_use]
    pub fn line(self) -> Vec<u8> {
        format!(r#"{{"at":{}}}"#, self.at).into_bytes()
    }

    /// What a line says; nothing if it is none.
    #[must_use]
    pub fn read(line: &[u8]) -> Option<Self> {
        serde_json::from_slice(line).ok()
    }
}
