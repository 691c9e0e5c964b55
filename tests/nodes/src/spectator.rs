//! Somebody who looks on at a game over a socket, and keeps what he was told: nothing of the server's code is in it.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::checker::Heard;
use crate::client::{Addresses, pick};
use crate::node::LOOK;

/// How long a read waits before it is looked whether something else is to be done.
const WAITS: Duration = Duration::from_millis(200);
/// So long an answer to the first request may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// A server that sends no ping for so long is gone.
const SILENCE: Duration = Duration::from_secs(40);

/// An open socket.
#[derive(Debug)]
pub struct Socket {
    stream: TcpStream,
    waiting: Vec<u8>,
    heard: Instant,
}

/// What comes over a socket.
#[derive(Debug, Clone, PartialEq)]
pub enum Frame {
    /// A message.
    Told(Value),
    /// Nothing, for as long as was waited.
    Nothing,
    /// The server has closed it, with this code; none where the line broke.
    Closed(Option<u16>),
}

impl Socket {
    /// Opens one at an address, `path` being that of a live game or event.
    ///
    /// # Errors
    /// There is none to be had.
    pub fn open(address: &str, path: &str, cookie: &str) -> io::Result<Self> {
        let mut stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let request = format!(
            "GET {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream.write_all(request.as_bytes())?;
        let (mut head, mut byte) = (Vec::new(), [0]);
        while !head.ends_with(b"\r\n\r\n") {
            stream.read_exact(&mut byte)?;
            head.push(byte[0]);
        }
        if !head.starts_with(b"HTTP/1.1 101") {
            let text = String::from_utf8_lossy(&head);
            let first = text.lines().next().unwrap_or_default().to_owned();
            return Err(io::Error::other(first));
        }
        stream.set_read_timeout(Some(WAITS))?;
        Ok(Self {
            stream,
            waiting: Vec::new(),
            heard: Instant::now(),
        })
    }

    /// Sends a message.
    ///
    /// # Errors
    /// The line is broken.
    pub fn send(&mut self, text: &str) -> io::Result<()> {
        self.write(1, text.as_bytes())
    }

    /// A frame; the mask of zeros leaves it as it is.
    fn write(&mut self, kind: u8, payload: &[u8]) -> io::Result<()> {
        let mut frame = vec![0x80 | kind];
        match payload.len() {
            short @ 0..126 => frame.push(0x80 | short as u8),
            long => {
                frame.push(0xfe);
                frame.extend_from_slice(&u16::try_from(long).map_err(io::Error::other)?.to_be_bytes());
            }
        }
        frame.extend_from_slice(&[0; 4]);
        frame.extend_from_slice(payload);
        self.stream.write_all(&frame)
    }

    /// What comes next; pings are answered.
    pub fn hear(&mut self) -> Frame {
        loop {
            if let Some((kind, payload)) = self.take() {
                self.heard = Instant::now();
                match kind {
                    1 => return Frame::Told(serde_json::from_slice(&payload).unwrap_or(Value::Null)),
                    8 => {
                        let code = payload.first_chunk().map(|code| u16::from_be_bytes(*code));
                        return Frame::Closed(code);
                    }
                    9 if self.write(10, &payload).is_err() => return Frame::Closed(None),
                    _ => continue,
                }
            }
            let mut bytes = [0; 1 << 14];
            match self.stream.read(&mut bytes) {
                Ok(0) => return Frame::Closed(None),
                Ok(count) => self.waiting.extend_from_slice(&bytes[..count]),
                Err(why) if matches!(why.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {
                    let gone = self.heard.elapsed() > SILENCE;
                    return if gone { Frame::Closed(None) } else { Frame::Nothing };
                }
                Err(_) => return Frame::Closed(None),
            }
        }
    }

    /// The next whole frame of what has come.
    fn take(&mut self) -> Option<(u8, Vec<u8>)> {
        let [first, second] = *self.waiting.first_chunk::<2>()?;
        let (head, length) = match second & 0x7f {
            126 => {
                let length = self.waiting.get(2..4)?.try_into().ok()?;
                (4, usize::from(u16::from_be_bytes(length)))
            }
            127 => {
                let length = self.waiting.get(2..10)?.try_into().ok()?;
                (10, usize::try_from(u64::from_be_bytes(length)).ok()?)
            }
            short => (2, usize::from(short)),
        };
        let payload = self.waiting.get(head..head + length)?.to_vec();
        self.waiting.drain(..head + length);
        Some((first & 15, payload))
    }
}

/// Looks on at a game until it is told to end, coming again wherever a node answers.
pub fn look_on(addresses: &Addresses, mut rng: fastrand::Rng, game: &str, ends: &AtomicBool) -> Vec<Heard> {
    let mut all = Vec::new();
    while !ends.load(Ordering::Relaxed) {
        let address = pick(addresses, &mut rng);
        let path = format!("/api/v1/games/{game}/live");
        let Ok(mut socket) = Socket::open(&address, &path, "") else {
            thread::sleep(LOOK);
            continue;
        };
        let mut heard = Heard {
            stream: format!("game/{game}"),
            versions: Vec::new(),
            to_the_end: false,
        };
        loop {
            match socket.hear() {
                Frame::Told(told) => heard.versions.extend(told["version"].as_u64()),
                Frame::Nothing if ends.load(Ordering::Relaxed) => {
                    heard.to_the_end = true;
                    break;
                }
                Frame::Nothing => {}
                Frame::Closed(_) => break,
            }
        }
        all.push(heard);
    }
    all
}
