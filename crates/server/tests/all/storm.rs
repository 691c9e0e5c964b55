//! A player, a spectator and somebody without any role send odd messages without end. Nothing of it reaches the arbiter:
//! what his desk is sent stays small, the memory of the server bounded, and the game of the others goes on.
//!
//! Small here; `ARBITER_STORM=100000` sends so many from each, and prints how long the desk waited.

use std::fs;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use crate::process;
use crate::wire::Http;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

const TEST: &str = "storm::odd_messages_without_end_reach_nobody";
/// What a desk is sent when it opens; `docs/limits.md` promises it.
const WELCOME: usize = 64 * 1024;
/// What the server may grow by, in kB: a few sockets with their buffers of 1 MiB, and the game that is played.
const GROWTH: u64 = 64 * 1024;

type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

#[test]
fn odd_messages_without_end_reach_nobody() {
    if process::serves() {
        return;
    }
    let count = std::env::var("ARBITER_STORM").map_or(500, |text| text.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let (mut server, address) = process::start(folder.path(), TEST);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let hall = Hall::open(address).await;
        let before = peak(server.id());
        let storm = async {
            tokio::join!(
                rage(address, hall.board(), hall.player.clone(), 1, count),
                rage(address, hall.board(), None, 2, count),
                rage(address, hall.room(), None, 3, count),
                ask_at_random(address, &hall, 4, count),
            )
        };
        let waited = Box::pin(look(&hall, storm)).await;
        let grown = peak(server.id()) - before;
        println!(
            "{count} messages from each: the desk waited {:?} in the middle, {:?} at most; memory grew by {grown} kB",
            waited[waited.len() / 2],
            waited.last().unwrap()
        );
        assert!(grown < GROWTH, "memory grew by {grown} kB");
        // The board beside it is played as if nothing were.
        let moved = json!({ "id": "m", "seen": 999, "acts": [{ "do": "start" }] });
        let answer = hall.http.post(&hall.other, hall.arbiter.as_deref(), &moved).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
    });
    server.kill().unwrap();
    server.wait().unwrap();
}

/// An event of two boards with an arbiter, who looks at the first, and a player there.
struct Hall {
    http: Http,
    event: String,
    game: String,
    /// Where commands to the second board go.
    other: String,
    arbiter: Option<String>,
    player: Option<String>,
}

impl Hall {
    async fn open(address: SocketAddr) -> Self {
        let http = Http::new(address);
        let new = json!({ "name": "Cup", "control": "90m+30s", "boards": 2 });
        let made = http.post("/api/v1/events", None, &new).await;
        assert_eq!(made.status, 201, "{}", made.text);
        let body: Value = serde_json::from_str(&made.text).unwrap();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let link = format!("/api/v1{}", text(&body["boards"][0]["links"]["white"]));
        let joined = http.post(&link, None, &json!({ "name": "Vera" })).await;
        assert_eq!(joined.status, 200, "{}", joined.text);
        let game = text(&body["boards"][0]["game"]);
        let start = json!({ "id": "start", "seen": 1, "acts": [{ "do": "start" }] });
        let commands = format!("/api/v1/games/{game}/commands");
        let started = http.post(&commands, made.cookie.as_deref(), &start).await;
        assert_eq!(started.status, 200, "{}", started.text);
        Self {
            http,
            event: text(&body["event"]),
            other: format!("/api/v1/games/{}/commands", text(&body["boards"][1]["game"])),
            game,
            arbiter: made.cookie,
            player: joined.cookie,
        }
    }

    fn board(&self) -> String {
        format!("/api/v1/games/{}/live", self.game)
    }

    fn room(&self) -> String {
        format!("/api/v1/events/{}/live", self.event)
    }
}

/// Opens the arbiter's board again and again while the storm lasts; how long each took, in order of size.
async fn look(hall: &Hall, storm: impl Future) -> Vec<Duration> {
    let mut waited = Vec::new();
    let looks = async {
        loop {
            let since = Instant::now();
            let path = format!("/api/v1/games/{}", hall.game);
            let seen = hall.http.get(&path, hall.arbiter.as_deref()).await;
            waited.push(since.elapsed());
            assert_eq!(seen.status, 200, "{}", seen.text);
            assert!(seen.text.len() <= WELCOME, "{} bytes", seen.text.len());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::select! {
        _ = storm => {}
        () = looks => {}
    }
    waited.sort();
    waited
}

/// Sends odd messages over a socket, and opens another whenever it is closed.
async fn rage(address: SocketAddr, path: String, cookie: Option<String>, seed: u64, count: usize) {
    let mut odd = Odd::new(seed);
    let mut socket = None;
    for _ in 0..count {
        let mut stream: Stream = match socket.take() {
            Some(stream) => stream,
            None => connect(address, &path, cookie.as_deref()).await,
        };
        let sent = stream.send(odd.message()).await;
        // Whoever does not read what he is told fills his own buffer; that is another attack, and `hostile` tries it.
        while let Ok(Some(Ok(_))) = tokio::time::timeout(Duration::ZERO, stream.next()).await {}
        if sent.is_ok() {
            socket = Some(stream);
        }
    }
}

async fn connect(address: SocketAddr, path: &str, cookie: Option<&str>) -> Stream {
    loop {
        let mut request = format!("ws://{address}{path}").into_client_request().unwrap();
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        if let Ok((stream, _)) = connect_async(request).await {
            return stream;
        }
        // Too many came from one house: later.
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Requests of somebody who is nobody.
async fn ask_at_random(address: SocketAddr, hall: &Hall, seed: u64, count: usize) {
    let http = Http::new(address);
    let mut odd = Odd::new(seed);
    // A request has a connection of its own: a tenth as many say as much.
    for _ in 0..count / 10 {
        let base = match odd.random.u8(0..6) {
            0 => format!("/api/v1/games/{}", hall.game),
            1 => format!("/api/v1/events/{}", hall.event),
            2 => format!("/g/{}", hall.game),
            3 => "/api/v1".to_owned(),
            4 => "/join".to_owned(),
            _ => format!("/judge?record={}", odd.random.u64(..)),
        };
        let tail = [
            "",
            "/commands",
            "/log",
            "/links",
            "/trust",
            "/%00",
            "?since=-1",
            "/../..",
            "/live",
        ];
        let path = format!("{base}{}", odd.random.choice(tail).unwrap());
        let answer = if odd.random.bool() {
            http.get(&path, None).await
        } else {
            http.post(&path, None, &odd.value(3)).await
        };
        assert!(
            answer.status < 500 || answer.status == 503,
            "{path}: {}",
            answer.status
        );
    }
}

/// What nobody would send who means well.
struct Odd {
    random: fastrand::Rng,
}

impl Odd {
    fn new(seed: u64) -> Self {
        Self {
            random: fastrand::Rng::with_seed(seed),
        }
    }

    fn message(&mut self) -> Message {
        match self.random.u8(0..10) {
            0 => Message::binary(vec![0xff; self.random.usize(0..2_000)]),
            1 => Message::Ping(vec![7; self.random.usize(0..125)].into()),
            2 => Message::text(self.text(20_000)),
            3 => Message::text("[".repeat(self.random.usize(1..16_000))),
            4 => Message::text(self.value(4).to_string()),
            5 => Message::text(format!("{{\"type\":\"{}\",\"at\":1e999}}", self.random.u8(..))),
            _ => Message::text(self.command().to_string()),
        }
    }

    /// Nearly a command: what it does is known, and the rest is anything.
    fn command(&mut self) -> Value {
        let acts = [
            "say",
            "note",
            "call_arbiter",
            "touch",
            "move",
            "press",
            "offer_draw",
            "claim",
            "write",
            "seal",
            "start",
            "stop",
            "penalise",
            "adjust",
            "take_back",
            "decide",
            "observe",
            "put",
            "pick",
        ];
        let act = json!({
            "do": self.random.choice(acts).unwrap(),
            "text": self.text(1_200), "why": self.value(1), "square": self.text(3), "side": self.value(0),
            "uci": "e2e4", "line": self.random.i64(..), "ms": self.random.f64() * 1e300,
        });
        json!({
            "type": self.random.choice(["command", "preview", "settle", "time", "story"]).unwrap(),
            "id": self.text(70), "seen": self.random.u64(..), "side": self.value(0),
            "acts": vec![act; self.random.usize(0..20)],
        })
    }

    fn value(&mut self, deep: u8) -> Value {
        match self.random.u8(0..if deep == 0 { 5 } else { 7 }) {
            0 => Value::Null,
            1 => self.random.bool().into(),
            2 => self.random.i64(..).into(),
            3 => self.random.f64().into(),
            4 => self.text(60).into(),
            5 => (0..self.random.u8(0..6)).map(|_| self.value(deep - 1)).collect(),
            _ => (0..self.random.u8(0..6))
                .map(|_| (self.text(12), self.value(deep - 1)))
                .collect(),
        }
    }

    /// Letters of all kinds: none, that turn round, that join, that are no letters.
    fn text(&mut self, most: usize) -> String {
        let kinds = [
            'a',
            '\0',
            '\u{202e}',
            '\u{301}',
            '\u{1f469}',
            '\u{200d}',
            'ﷺ',
            '"',
            '\\',
            '\n',
            '\u{fffd}',
        ];
        let count = self.random.usize(0..=most) / 4;
        (0..count).map(|_| *self.random.choice(&kinds).unwrap()).collect()
    }
}

/// The most memory that a process has had, in kB.
fn peak(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))
        .unwrap();
    line.trim().trim_end_matches(" kB").parse().unwrap()
}
