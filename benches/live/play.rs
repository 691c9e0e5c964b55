//! One game under load: its players move when they are due, and each move is timed until both have heard of it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::stream::{self, StreamExt};
use tokio::time::{Instant, sleep_until};

use super::club::Seats;
use super::lines::Line;
use super::sockets::Socket;
use arbiter_bench::figures::Times;

/// What is timed.
#[derive(Debug, Default, Clone)]
pub struct Timed {
    /// From the sending of a command until both players have heard.
    pub heard: Times,
    /// From when the command was due, which is the same and how late the generator was.
    pub due: Times,
}

/// How fast, how long, and from when on it counts.
#[derive(Debug, Clone, Copy)]
pub struct Step {
    pub every: Duration,
    pub first: Instant,
    pub counted: Instant,
    pub end: Instant,
}

/// Somebody whose commands are timed.
pub trait Player: Send + 'static {
    /// Sends one command and waits until everybody has heard.
    fn once(&mut self) -> impl Future<Output = ()> + Send;
}

/// Sends commands when they are due. One that is late is sent at once; the next ones are due when they were.
pub async fn run<P: Player>(mut player: P, step: Step) -> (P, Timed) {
    let mut timed = Timed::default();
    let mut due = step.first;
    while due < step.end {
        sleep_until(due).await;
        let sent = Instant::now();
        player.once().await;
        if due >= step.counted {
            timed.heard.add(sent.elapsed());
            timed.due.add(due.elapsed());
        }
        due += step.every;
    }
    (player, timed)
}

/// A game: White's and Black's sockets.
pub struct Game {
    players: [Socket; 2],
    versions: [u64; 2],
    line: Arc<Line>,
    made: usize,
}

impl Game {
    /// Both players come.
    pub async fn enter(address: SocketAddr, seats: &Seats, line: Arc<Line>) -> Self {
        let path = format!("/api/v1/games/{}/live", seats.game);
        let mut players = [
            Socket::open(address, &path, &seats.white).await,
            Socket::open(address, &path, &seats.black).await,
        ];
        let mut versions = [0, 0];
        for (player, version) in players.iter_mut().zip(&mut versions) {
            let welcome = player.next_of(r#"{"type":"welcome""#).await;
            let behind = welcome
                .split_once(r#""version":"#)
                .map_or("", |(_, behind)| behind);
            *version = behind
                .split(',')
                .next()
                .and_then(|text| text.parse().ok())
                .expect("a version");
        }
        Self {
            players,
            versions,
            line,
            made: 0,
        }
    }

    /// How many half-moves are left in its line.
    pub fn left(&self) -> usize {
        self.line.len() - self.made
    }
}

impl Player for Game {
    async fn once(&mut self) {
        let side = self.made % 2;
        let acts = &self.line[self.made];
        let (number, seen) = (self.made, self.versions[side]);
        self.made += 1;
        self.players[side].send(command(number, seen, acts)).await;
        let version = loop {
            let text = self.players[side].next().await;
            if let Some(version) = updated(&text) {
                self.versions[side] = version;
            } else if text.starts_with(r#"{"type":"reply""#) {
                assert!(text.contains(r#""ok":true"#), "{text}");
                break self.versions[side];
            }
        };
        while self.versions[1 - side] < version {
            let text = self.players[1 - side].next().await;
            self.versions[1 - side] = updated(&text).unwrap_or(self.versions[1 - side]);
        }
    }
}

/// The version of an update.
fn updated(text: &str) -> Option<u64> {
    let behind = text.strip_prefix(r#"{"type":"update","version":"#)?;
    behind.split(',').next()?.parse().ok()
}

/// One who looks on, until the server is gone.
pub async fn look_on(address: SocketAddr, seats: &Seats) {
    let path = format!("/api/v1/games/{}/live", seats.game);
    let mut socket = Socket::open(address, &path, &seats.arbiter).await;
    socket.next_of(r#"{"type":"welcome""#).await;
    tokio::spawn(async move { while socket.goes_on().await {} });
}

/// The arbiter starts a game, at a socket that he leaves again.
pub async fn start(address: SocketAddr, seats: &Seats) {
    let path = format!("/api/v1/games/{}/live", seats.game);
    let mut socket = Socket::open(address, &path, &seats.arbiter).await;
    socket.next_of(r#"{"type":"welcome""#).await;
    let command = r#"{"type":"command","id":"s","seen":1,"acts":[{"do":"start"}]}"#;
    socket.send(command.to_owned()).await;
    let reply = socket.next_of(r#"{"type":"reply""#).await;
    assert!(reply.contains(r#""ok":true"#), "{reply}");
}

fn command(number: usize, seen: u64, acts: &serde_json::Value) -> String {
    format!(r#"{{"type":"command","id":"m{number}","seen":{seen},"acts":{acts}}}"#)
}

/// The same two sockets at the bare echo: they take turns to send what the game would send, and hear it again.
pub struct Bare {
    players: [Socket; 2],
    line: Arc<Line>,
    made: usize,
}

impl Bare {
    /// Both come.
    pub async fn enter(address: SocketAddr, game: usize, line: Arc<Line>) -> Self {
        let path = format!("/{game}");
        let players = [
            Socket::open(address, &path, "none").await,
            Socket::open(address, &path, "none").await,
        ];
        Self {
            players,
            line,
            made: 0,
        }
    }

    /// One who only listens, until the peer is gone.
    pub async fn look_on(address: SocketAddr) {
        let mut socket = Socket::open(address, "/0", "none").await;
        tokio::spawn(async move { while socket.goes_on().await {} });
    }
}

impl Player for Bare {
    async fn once(&mut self) {
        let player = &mut self.players[self.made % 2];
        let acts = &self.line[self.made % self.line.len()];
        player.send(command(self.made, 4 * self.made as u64, acts)).await;
        self.made += 1;
        player.next().await;
    }
}

/// Does something for each, some at a time.
pub async fn each<T, F: Future<Output = O> + Send, O>(
    all: impl IntoIterator<Item = T>,
    work: impl FnMut(T) -> F,
) -> Vec<O> {
    stream::iter(all).map(work).buffered(64).collect().await
}
