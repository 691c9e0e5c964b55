//! How many connections are open from one address, and how long one may be open without having asked for anything. A whole
//! club sits behind one address, each with a phone or two; a stranger who opens them by the thousand, and says nothing on
//! them or half of a request, must not be the only one left.

use std::collections::HashMap;
use std::io::{self, IoSlice};
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use crate::locks::locked;
use axum::serve::Listener;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep};

/// So many connections may be open from one address of another machine.
pub const FROM_ONE: usize = 1_000;

/// A connection to which nothing was written for so long is closed: whoever has asked is answered sooner, a socket is
/// asked more often whether it is still there, and what is left says nothing, or half of a request.
const PATIENCE: Duration = Duration::from_secs(30);

/// Those who are inside, by address.
#[derive(Debug, Clone)]
pub struct Door {
    inside: Arc<Mutex<HashMap<IpAddr, usize>>>,
    patience: Duration,
}

impl Default for Door {
    fn default() -> Self {
        Self {
            inside: Arc::default(),
            patience: PATIENCE,
        }
    }
}

impl Door {
    /// Every change is one step, so a panic elsewhere leaves nothing half done.
    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        locked(&self.inside)
    }

    /// Lets somebody in until what he gets is dropped; nobody more where too many of his address are inside. What runs on
    /// this machine is not counted: a proxy here speaks for everybody.
    fn enter(&self, from: IpAddr) -> Option<Inside> {
        let from = house(from);
        if from.is_loopback() {
            return Some(Inside(None));
        }
        let mut all = self.lock();
        let inside = all.entry(from).or_default();
        if *inside >= FROM_ONE {
            return None;
        }
        *inside += 1;
        Some(Inside(Some((self.clone(), from))))
    }
}

/// The address by which a house is known: of the newer kind every house has as many as it likes, alike in their first half.
pub fn house(from: IpAddr) -> IpAddr {
    match from.to_canonical() {
        IpAddr::V6(from) if !from.is_loopback() => Ipv6Addr::from_bits(from.to_bits() >> 64 << 64).into(),
        from => from,
    }
}

/// Somebody who is inside.
#[derive(Debug)]
struct Inside(Option<(Door, IpAddr)>);

impl Drop for Inside {
    fn drop(&mut self) {
        let Some((door, from)) = self.0.take() else { return };
        let mut all = door.lock();
        if let Some(inside) = all.get_mut(&from) {
            *inside -= 1;
            if *inside == 0 {
                all.remove(&from);
            }
        }
    }
}

/// A connection of somebody who is inside. What is written leaves at once: an update and the reply after it would
/// otherwise wait for each other's receipt.
#[derive(Debug)]
pub struct Connection {
    stream: TcpStream,
    patience: Duration,
    /// When something was last written to it.
    written: Instant,
    /// Wakes whoever waits for it to say something; not set anew at every word that is written.
    alarm: Pin<Box<Sleep>>,
    _inside: Inside,
}

impl Connection {
    fn of(door: &Door, stream: TcpStream, from: IpAddr) -> Option<Self> {
        let inside = door.enter(from)?;
        // A connection that is gone already says so when it is read.
        drop(stream.set_nodelay(true));
        Some(Self {
            stream,
            patience: door.patience,
            written: Instant::now(),
            alarm: Box::pin(sleep(door.patience)),
            _inside: inside,
        })
    }

    /// Notes that something was written.
    fn wrote(&mut self, bytes: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if matches!(bytes, Poll::Ready(Ok(1..))) {
            self.written = Instant::now();
        }
        bytes
    }

    /// Ready once nobody has patience any more.
    fn poll_patience(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        loop {
            ready!(self.alarm.as_mut().poll(cx));
            let end = self.written + self.patience;
            if Instant::now() >= end {
                return Poll::Ready(());
            }
            self.alarm.as_mut().reset(end);
        }
    }
}

/// A listener with a door.
#[derive(Debug)]
pub struct Guarded {
    /// Where it listens.
    pub listener: TcpListener,
    /// The door.
    pub door: Door,
}

impl Listener for Guarded {
    type Io = Connection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Connection, SocketAddr) {
        loop {
            let (stream, from) = Listener::accept(&mut self.listener).await;
            if let Some(connection) = Connection::of(&self.door, stream, from.ip()) {
                return (connection, from);
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if let Poll::Ready(read) = Pin::new(&mut self.stream).poll_read(cx, buffer) {
            return Poll::Ready(read);
        }
        ready!(self.poll_patience(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncWrite for Connection {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.wrote(written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.wrote(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    #[test]
    fn of_one_address_so_many_are_inside_and_whoever_leaves_makes_room() {
        let door = Door::default();
        let club: IpAddr = [192, 0, 2, 7].into();
        let mut inside: Vec<_> = (0..FROM_ONE).map(|_| door.enter(club).unwrap()).collect();
        assert!(door.enter(club).is_none());
        assert!(door.enter([192, 0, 2, 8].into()).is_some());
        inside.pop();
        assert!(door.enter(club).is_some());
        drop(inside);
        assert!(door.lock().is_empty());
    }

    #[test]
    fn a_house_is_one_whichever_of_its_addresses_it_uses() {
        for (one, other, same) in [
            ("2001:db8::1", "2001:db8::2:3", true),
            ("2001:db8::1", "2001:db8:0:1::1", false),
            ("::ffff:192.0.2.7", "192.0.2.7", true),
            ("192.0.2.7", "192.0.2.8", false),
            ("::ffff:127.0.0.1", "127.0.0.1", true),
        ] {
            let [one, other]: [IpAddr; 2] = [one, other].map(|text| text.parse().unwrap());
            assert_eq!(house(one) == house(other), same, "{one} {other}");
        }
    }

    /// What is read until the connection is closed, and how long that took, where a browser says these parts, each so many
    /// milliseconds after the one before.
    async fn closed_after(parts: &[(u64, &str)]) -> (String, Duration) {
        let door = Door {
            patience: Duration::from_millis(400),
            ..Door::default()
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let page = axum::Router::new().route("/", axum::routing::get(|| async { "the page" }));
        let server = tokio::spawn(async { axum::serve(Guarded { listener, door }, page).await });
        let (mut read, mut write) = TcpStream::connect(address).await.unwrap().into_split();
        let began = Instant::now();
        let reading = tokio::spawn(async move {
            let mut text = Vec::new();
            // A connection that is closed in the middle of a request may be reset.
            drop(read.read_to_end(&mut text).await);
            (String::from_utf8_lossy(&text).into_owned(), began.elapsed())
        });
        for (wait, part) in parts {
            sleep(Duration::from_millis(*wait)).await;
            drop(write.write_all(part.as_bytes()).await);
        }
        let closed = tokio::time::timeout(Duration::from_secs(20), reading);
        let closed = closed.await.expect("the connection is closed").unwrap();
        server.abort();
        closed
    }

    #[tokio::test]
    async fn whoever_says_nothing_or_half_of_a_request_is_let_go() {
        let mut drops = [(100, "a: b\r\n"); 30];
        drops[0].1 = "GET / HTTP/1.1\r\n";
        for parts in [&[][..], &[(0, "GET / HTTP/1.1\r\nhost: ")], &drops] {
            let (text, after) = closed_after(parts).await;
            assert!(!text.contains("the page"), "{text}");
            assert!((400..2_500).contains(&after.as_millis()), "{after:?}");
        }
    }

    #[tokio::test]
    async fn whoever_asks_is_answered_as_often_as_he_asks_in_time() {
        let whole = "GET / HTTP/1.1\r\nhost: club.test\r\n\r\n";
        let (text, after) = closed_after(&[(0, whole), (250, whole), (250, whole), (250, whole)]).await;
        assert_eq!(text.matches("the page").count(), 4, "{text}");
        assert!(after >= Duration::from_secs(1), "{after:?}");
    }

    #[test]
    fn what_runs_on_this_machine_is_not_counted() {
        let door = Door::default();
        let own: IpAddr = [127, 0, 0, 1].into();
        let inside: Vec<_> = (0..=FROM_ONE).map_while(|_| door.enter(own)).collect();
        assert_eq!(inside.len(), FROM_ONE + 1);
        assert!(door.lock().is_empty());
    }
}
