//! A line to a server that speaks the core protocol of NATS: what is said there reaches whoever listens just then, once at most.
//!
//! Six words of that protocol are all that is needed here, so no other program's client is in this one. The line is plain: it
//! belongs into the private network, as the database and the inside addresses do.

use std::collections::BTreeSet;
use std::fmt::{self, Write as _};
use std::io;
use std::str::FromStr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde::Deserialize;
use thiserror::Error;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader, BufWriter};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::mpsc::{self, Receiver, Sender};
use tokio::time::{interval, sleep, timeout};

use crate::locks::locked;

/// So long the server may take to take a connection, and to say who it is.
const NEAR: Duration = Duration::from_secs(2);
/// How often it is asked whether it is there.
const PING: Duration = Duration::from_secs(1);
/// One that says nothing for so long is gone.
const SILENCE: Duration = Duration::from_secs(3);
/// So long is waited before a line is tried again.
const AGAIN: Duration = Duration::from_secs(1);
/// The longest line of the protocol, without what it carries.
const LONGEST: u64 = 16 * 1024;
/// The most that one message carries, whatever the server allows.
pub const LARGEST: usize = 1 << 20;
/// So much waits on its way there, and from there; what finds no room is lost, and read from the log.
const WAITING: usize = 8_192;

/// Where such a server is: `nats://HOST:PORT`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NatsAddress {
    host: String,
    port: u16,
}

/// No such address.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0:?}: expected nats://HOST:PORT, without a name or a password")]
pub struct NoNatsAddress(String);

impl FromStr for NatsAddress {
    type Err = NoNatsAddress;

    fn from_str(text: &str) -> Result<Self, NoNatsAddress> {
        // What may be a password is repeated nowhere.
        let wrong = || NoNatsAddress(text.rsplit('@').next().unwrap_or_default().to_owned());
        let rest = text.strip_prefix("nats://").ok_or_else(wrong)?;
        let (host, port) = rest.trim_end_matches('/').rsplit_once(':').ok_or_else(wrong)?;
        let plain = !host.is_empty() && !host.contains(['@', '/', ' ']);
        let port = port
            .parse()
            .ok()
            .filter(|port| plain && *port > 0)
            .ok_or_else(wrong)?;
        Ok(Self {
            host: host.to_owned(),
            port,
        })
    }
}

impl fmt::Display for NatsAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "nats://{}:{}", self.host, self.port)
    }
}

/// Why there is no line.
#[derive(Debug, Error)]
enum NoLine {
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("it does not answer")]
    Silent,
    #[error("what is there does not speak NATS")]
    Strange,
    #[error("it asks for a password")]
    Password,
    #[error("it asks for TLS")]
    Tls,
    #[error("it says {0}")]
    Said(String),
    #[error("this node stops")]
    Stops,
}

/// A message that was heard: its subject, and what it carries.
pub type Message = (String, Vec<u8>);

enum Order {
    Say(Message),
    /// Other subjects are listened to.
    Listen,
    /// Whether the server is there.
    Ask,
    /// That this node is.
    Answer,
}

/// A line that comes back by itself.
#[derive(Debug)]
pub struct Nats {
    /// Where it leads.
    pub address: NatsAddress,
    orders: Sender<Order>,
    state: Arc<Mutex<State>>,
}

#[derive(Debug, Default)]
struct State {
    subjects: BTreeSet<String>,
    /// Why there is no line; nothing where there is one.
    why: Option<String>,
    here: bool,
    /// So many lines were there, with this one.
    lines: u64,
}

/// What is heard, and what is said, over one connection.
type Reading = BufReader<OwnedReadHalf>;
type Writing = BufWriter<OwnedWriteHalf>;

/// Hears that there is a line now, or why there is none any more.
type Told = Box<dyn Fn(Result<(), &str>) + Send + Sync>;

impl Nats {
    /// A line to this server, with what is heard there; `told` hears when it comes and goes.
    pub fn open(address: NatsAddress, told: Told) -> (Arc<Self>, Receiver<Message>) {
        let (orders, waiting) = mpsc::channel(WAITING);
        let (heard, messages) = mpsc::channel(WAITING);
        let state = Arc::<Mutex<State>>::default();
        let nats = Arc::new(Self {
            address: address.clone(),
            orders,
            state: Arc::clone(&state),
        });
        let line = Line {
            address,
            state,
            heard,
        };
        tokio::spawn(line.keep(waiting, told));
        (nats, messages)
    }

    /// Whether there is a line, or why not.
    pub fn state(&self) -> Result<(), String> {
        let state = locked(&self.state);
        if state.here {
            return Ok(());
        }
        let why = state.why.clone();
        Err(why.unwrap_or_else(|| NoLine::Silent.to_string()))
    }

    /// Says something, if there is room and a line.
    pub fn say(&self, subject: &str, payload: Vec<u8>) {
        if payload.len() <= LARGEST && locked(&self.state).here {
            // What is not said here is in the log.
            let _ = self.orders.try_send(Order::Say((subject.to_owned(), payload)));
        }
    }

    /// How many lines were there until now: what was said between two was not heard.
    pub fn lines(&self) -> u64 {
        locked(&self.state).lines
    }

    /// Listens to a subject from now on, also on every later line.
    pub fn listen(&self, subject: &str) {
        locked(&self.state).subjects.insert(subject.to_owned());
        let _ = self.orders.try_send(Order::Listen);
    }

    /// Listens to it no longer.
    pub fn forget(&self, subject: &str) {
        locked(&self.state).subjects.remove(subject);
        let _ = self.orders.try_send(Order::Listen);
    }
}

/// What the server says of itself.
#[derive(Debug, Deserialize)]
struct Info {
    #[serde(default)]
    auth_required: bool,
    #[serde(default)]
    tls_required: bool,
    max_payload: Option<usize>,
}

/// What is heard on a line.
#[derive(Debug, PartialEq, Eq)]
enum Heard {
    Ping,
    Nothing,
    Message(Message),
    Said(String),
}

struct Line {
    address: NatsAddress,
    state: Arc<Mutex<State>>,
    heard: Sender<Message>,
}

impl Line {
    async fn keep(self, mut orders: Receiver<Order>, told: Told) {
        let mut last = None;
        loop {
            let why = match self.connect().await {
                Ok((reading, writing)) => {
                    last = None;
                    told(Ok(()));
                    self.run(reading, writing, &mut orders).await
                }
                Err(why) => why,
            };
            {
                let mut state = locked(&self.state);
                (state.here, state.why) = (false, Some(why.to_string()));
            }
            if matches!(why, NoLine::Stops) {
                return;
            }
            let why = why.to_string();
            // The same is said once.
            if last.as_ref() != Some(&why) {
                told(Err(&why));
                last = Some(why);
            }
            sleep(AGAIN).await;
            // What waited for the line that is gone is in the log.
            while orders.try_recv().is_ok() {}
        }
    }

    /// A new line, with all subjects.
    async fn connect(&self) -> Result<(Reading, Speaking), NoLine> {
        let place = (self.address.host.as_str(), self.address.port);
        let stream = timeout(NEAR, TcpStream::connect(place)).await;
        let stream = stream.map_err(|_late| NoLine::Silent)??;
        stream.set_nodelay(true)?;
        let (reading, writing) = stream.into_split();
        let (mut reading, mut writing) = (BufReader::new(reading), BufWriter::new(writing));
        let first = timeout(NEAR, line(&mut reading)).await;
        let first = first.map_err(|_late| NoLine::Silent)??;
        let info = first.strip_prefix("INFO ").ok_or(NoLine::Strange)?;
        let info: Info = serde_json::from_str(info).map_err(|_none| NoLine::Strange)?;
        if info.tls_required {
            return Err(NoLine::Tls);
        }
        if info.auth_required {
            return Err(NoLine::Password);
        }
        let mut hello = String::from(
            "CONNECT {\"verbose\":false,\"pedantic\":false,\"echo\":false,\"name\":\"arbiter\",\"lang\":\"rust\",\"version\":\"0\",\"protocol\":0}\r\n",
        );
        let subjects = locked(&self.state).subjects.clone();
        for subject in &subjects {
            // Writing to a text cannot fail.
            let _ = write!(hello, "SUB {subject} {}\r\n", number(subject));
        }
        hello += "PING\r\n";
        writing.write_all(hello.as_bytes()).await?;
        writing.flush().await?;
        let answered = timeout(NEAR, async {
            loop {
                match read(&mut reading).await? {
                    Heard::Said(why) => return Err(NoLine::Said(why)),
                    Heard::Nothing => return Ok(()),
                    Heard::Ping => {}
                    Heard::Message(message) => self.pass_on(message),
                }
            }
        });
        answered.await.map_err(|_late| NoLine::Silent)??;
        let mut state = locked(&self.state);
        (state.here, state.why) = (true, None);
        state.lines += 1;
        drop(state);
        let most = info.max_payload.unwrap_or(LARGEST);
        let speaking = Speaking {
            writing,
            most,
            subjects,
        };
        Ok((reading, speaking))
    }

    fn pass_on(&self, message: Message) {
        // What nobody takes in time is read from the log.
        let _ = self.heard.try_send(message);
    }

    async fn run(&self, reading: Reading, mut speaking: Speaking, orders: &mut Receiver<Order>) -> NoLine {
        // What is read in the middle of a message is not lost when something else happens: another task reads.
        let (pass, mut heard) = mpsc::channel(WAITING);
        let reader = tokio::spawn(pump(reading, pass));
        let ended = self.speak(&mut speaking, orders, &mut heard).await;
        reader.abort();
        ended.err().unwrap_or(NoLine::Stops)
    }

    async fn speak(
        &self,
        speaking: &mut Speaking,
        orders: &mut Receiver<Order>,
        heard: &mut Receiver<Result<Heard, NoLine>>,
    ) -> Result<(), NoLine> {
        let (mut last, mut pings) = (Instant::now(), interval(PING));
        loop {
            let next = tokio::select! {
                one = heard.recv() => {
                    last = Instant::now();
                    match one.unwrap_or(Err(NoLine::Silent))? {
                        Heard::Ping => Order::Answer,
                        Heard::Nothing => continue,
                        Heard::Said(why) => return Err(NoLine::Said(why)),
                        Heard::Message(message) => {
                            self.pass_on(message);
                            continue;
                        }
                    }
                }
                order = orders.recv() => match order {
                    Some(order) => order,
                    None => return Ok(()),
                },
                _ = pings.tick() => {
                    if last.elapsed() > SILENCE {
                        return Err(NoLine::Silent);
                    }
                    Order::Ask
                }
            };
            let written = timeout(SILENCE, async {
                speaking.write(next, &self.state).await?;
                while let Ok(order) = orders.try_recv() {
                    speaking.write(order, &self.state).await?;
                }
                Ok::<_, NoLine>(speaking.writing.flush().await?)
            });
            written.await.map_err(|_late| NoLine::Silent)??;
        }
    }
}

/// What is said on a line.
struct Speaking {
    writing: Writing,
    /// The most that a message may carry.
    most: usize,
    /// What the server was told to pass on.
    subjects: BTreeSet<String>,
}

impl Speaking {
    async fn write(&mut self, order: Order, state: &Mutex<State>) -> Result<(), NoLine> {
        match order {
            Order::Say((_, payload)) if payload.len() > self.most => {}
            Order::Say((subject, payload)) => {
                let head = format!("PUB {subject} {}\r\n", payload.len());
                self.writing.write_all(head.as_bytes()).await?;
                self.writing.write_all(&payload).await?;
                self.writing.write_all(b"\r\n").await?;
            }
            Order::Listen => self.listen(state).await?,
            Order::Ask => {
                // An order that found no room is carried out now.
                self.listen(state).await?;
                self.writing.write_all(b"PING\r\n").await?;
            }
            Order::Answer => self.writing.write_all(b"PONG\r\n").await?,
        }
        Ok(())
    }

    /// Tells the server what to pass on from now on, and what no longer.
    async fn listen(&mut self, state: &Mutex<State>) -> Result<(), NoLine> {
        let wanted = locked(state).subjects.clone();
        let mut said = String::new();
        // Writing to a text cannot fail.
        for subject in self.subjects.difference(&wanted) {
            let _ = write!(said, "UNSUB {}\r\n", number(subject));
        }
        for subject in wanted.difference(&self.subjects) {
            let _ = write!(said, "SUB {subject} {}\r\n", number(subject));
        }
        self.subjects = wanted;
        Ok(self.writing.write_all(said.as_bytes()).await?)
    }
}

/// The number by which the server knows that somebody listens to a subject: the same for the same one.
fn number(subject: &str) -> String {
    arbiter_hall::hash(subject).chars().take(16).collect()
}

async fn pump(mut reading: Reading, pass: Sender<Result<Heard, NoLine>>) {
    loop {
        let heard = read(&mut reading).await;
        let ends = heard.is_err();
        if pass.send(heard).await.is_err() || ends {
            return;
        }
    }
}

/// The next line, without its end.
async fn line(reading: &mut Reading) -> Result<String, NoLine> {
    let mut bytes = Vec::new();
    let mut short = reading.take(LONGEST);
    if short.read_until(b'\n', &mut bytes).await? == 0 {
        return Err(NoLine::Silent);
    }
    if bytes.pop() != Some(b'\n') {
        return Err(NoLine::Strange);
    }
    let text = String::from_utf8(bytes).map_err(|_none| NoLine::Strange)?;
    Ok(text.trim_end_matches('\r').to_owned())
}

async fn read(reading: &mut Reading) -> Result<Heard, NoLine> {
    let line = line(reading).await?;
    let mut words = line.split_ascii_whitespace();
    match words.next().unwrap_or_default().to_ascii_uppercase().as_str() {
        "PING" => Ok(Heard::Ping),
        "PONG" | "+OK" | "INFO" => Ok(Heard::Nothing),
        "-ERR" => Ok(Heard::Said(line.chars().skip(5).take(200).collect())),
        "MSG" => {
            let subject = words.next().ok_or(NoLine::Strange)?.to_owned();
            let length = words.last().and_then(|length| length.parse::<usize>().ok());
            let length = length
                .filter(|length| *length <= LARGEST)
                .ok_or(NoLine::Strange)?;
            let mut payload = vec![0; length + 2];
            reading.read_exact(&mut payload).await?;
            if payload.split_off(length) != b"\r\n" {
                return Err(NoLine::Strange);
            }
            Ok(Heard::Message((subject, payload)))
        }
        _ => Err(NoLine::Strange),
    }
}

#[cfg(test)]
mod tests;
