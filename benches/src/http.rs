//! One line of HTTP/1.1 that stays open, and what comes back on it byte by byte: nothing that a library would do beside.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};

/// A connection that is kept.
#[derive(Debug)]
pub struct Line(BufReader<TcpStream>);

/// What was answered.
#[derive(Debug, Clone, Default)]
pub struct Answer {
    /// The status, such as 200.
    pub status: u16,
    heads: Vec<(String, String)>,
    /// The body as it came, still packed where it was.
    pub body: Vec<u8>,
}

impl Answer {
    /// A head by its name in small letters.
    #[must_use]
    pub fn head(&self, name: &str) -> Option<&str> {
        self.heads
            .iter()
            .find(|(one, _)| one == name)
            .map(|(_, value)| value.as_str())
    }
}

impl Line {
    /// Connects.
    ///
    /// # Panics
    /// Nobody listens there.
    #[must_use]
    pub fn open(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).expect("a connection");
        stream.set_nodelay(true).expect("a connection");
        Self(BufReader::new(stream))
    }

    /// Asks for a page; `heads` are whole lines, each with its end.
    ///
    /// # Panics
    /// The line is cut.
    pub fn get(&mut self, path: &str, heads: &str) -> Answer {
        self.ask("GET", path, heads, "")
    }

    /// Sends a body.
    ///
    /// # Panics
    /// The line is cut.
    pub fn ask(&mut self, method: &str, path: &str, heads: &str, body: &str) -> Answer {
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\n{heads}content-length: {}\r\n\r\n",
            body.len()
        );
        let whole = format!("{head}{body}");
        self.0
            .get_mut()
            .write_all(whole.as_bytes())
            .expect("an open line");
        self.answered()
    }

    fn head(&mut self) -> String {
        let mut line = String::new();
        self.0.read_line(&mut line).expect("an open line");
        line.truncate(line.trim_end().len());
        line
    }

    fn answered(&mut self) -> Answer {
        let first = self.head();
        let status = first.split(' ').nth(1).and_then(|code| code.parse().ok());
        let mut answer = Answer {
            status: status.expect("a status"),
            ..Answer::default()
        };
        loop {
            let line = self.head();
            let Some((name, value)) = line.split_once(':') else {
                break;
            };
            answer
                .heads
                .push((name.to_ascii_lowercase(), value.trim().to_owned()));
        }
        if answer.head("transfer-encoding") == Some("chunked") {
            self.chunks(&mut answer.body);
        } else {
            let length = answer.head("content-length").and_then(|text| text.parse().ok());
            self.bytes(length.unwrap_or(0), &mut answer.body);
        }
        answer
    }

    fn chunks(&mut self, body: &mut Vec<u8>) {
        loop {
            let size = usize::from_str_radix(&self.head(), 16).expect("the size of a chunk");
            self.bytes(size, body);
            self.head();
            if size == 0 {
                break;
            }
        }
    }

    fn bytes(&mut self, count: usize, body: &mut Vec<u8>) {
        let from = body.len();
        body.resize(from + count, 0);
        self.0.read_exact(&mut body[from..]).expect("the whole answer");
    }
}
