//! How many connections are open from one address. A whole club sits behind one, each with a phone or two; a stranger who
//! opens them by the thousand, and says nothing on them, must not be the only one left.

use std::collections::HashMap;
use std::io::{self, IoSlice};
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use axum::serve::Listener;
use axum_server::accept::Accept;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

/// So many connections may be open from one address of another machine.
pub const FROM_ONE: usize = 1_000;

/// Those who are inside, by address.
#[derive(Debug, Clone, Default)]
pub struct Door(Arc<Mutex<HashMap<IpAddr, usize>>>);

impl Door {
    /// Every change is one step, so a panic elsewhere leaves nothing half done.
    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
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
fn house(from: IpAddr) -> IpAddr {
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
    _inside: Inside,
}

impl Connection {
    fn of(door: &Door, stream: TcpStream, from: IpAddr) -> Option<Self> {
        let inside = door.enter(from)?;
        // A connection that is gone already says so when it is read.
        drop(stream.set_nodelay(true));
        Some(Self {
            stream,
            _inside: inside,
        })
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

impl<S> Accept<TcpStream, S> for Door {
    type Stream = Connection;
    type Service = S;
    type Future = std::future::Ready<io::Result<(Connection, S)>>;

    fn accept(&self, stream: TcpStream, service: S) -> Self::Future {
        let too_many = || io::Error::other("too many connections from one address");
        let connection = stream
            .peer_addr()
            .and_then(|from| Connection::of(self, stream, from.ip()).ok_or_else(too_many));
        std::future::ready(connection.map(|connection| (connection, service)))
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, bytes)
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
        Pin::new(&mut self.stream).poll_write_vectored(cx, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
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

    #[test]
    fn what_runs_on_this_machine_is_not_counted() {
        let door = Door::default();
        let own: IpAddr = [127, 0, 0, 1].into();
        let inside: Vec<_> = (0..=FROM_ONE).map_while(|_| door.enter(own)).collect();
        assert_eq!(inside.len(), FROM_ONE + 1);
        assert!(door.lock().is_empty());
    }
}
