//! A request and its answer, each over a connection of its own: nothing of the server's code is in it.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::Value;

/// So long an answer may take before another node is asked.
const PATIENCE: Duration = Duration::from_secs(10);

/// An answer.
#[derive(Debug, Clone)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The cookie that was set, with its name.
    pub cookie: Option<String>,
    /// The body.
    pub text: String,
}

impl Answer {
    /// The body as JSON; null where it is none.
    #[must_use]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }
}

/// Asks the server at an address, `way` being method and path; nothing where no whole answer came.
#[must_use]
pub fn ask(address: &str, way: &str, cookie: &str, body: &Value) -> Option<Answer> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    let body = if body.is_null() {
        String::new()
    } else {
        body.to_string()
    };
    let request = format!(
        "{way} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n\
         connection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).ok()?;
    let mut text = String::new();
    stream.read_to_string(&mut text).ok()?;
    let (head, text) = text.split_once("\r\n\r\n")?;
    let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    Some(Answer {
        status: head.split(' ').nth(1)?.parse().ok()?,
        cookie: set.map(|line| line.split(';').next().unwrap_or_default().to_owned()),
        text: text.to_owned(),
    })
}
