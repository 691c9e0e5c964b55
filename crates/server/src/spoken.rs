//! Only HTTP/1 is spoken. HTTP/2 has pings of its own, and they would keep a connection open that asks for nothing.

use std::io::{self, IoSlice};
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use axum::serve::Listener;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// The first bytes of a connection that speaks HTTP/2; no method of HTTP/1 begins so.
const OTHER: &[u8] = b"PRI";

/// A listener, or one of its connections: whoever begins it with HTTP/2 is not heard.
#[derive(Debug)]
pub struct Http1<T> {
    inner: T,
    /// Whether something has been read from it.
    begun: bool,
}

impl<T> Http1<T> {
    /// Only HTTP/1 of this.
    pub fn of(inner: T) -> Self {
        Self { inner, begun: false }
    }
}

impl<L: Listener<Addr = SocketAddr>> Listener for Http1<L> {
    type Io = Http1<L::Io>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, SocketAddr) {
        let (connection, from) = self.inner.accept().await;
        (Http1::of(connection), from)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.inner.local_addr()
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Http1<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = ready!(Pin::new(&mut self.inner).poll_read(cx, buffer));
        let first = !std::mem::replace(&mut self.begun, true);
        if first && buffer.filled()[before..].starts_with(OTHER) {
            return Poll::Ready(Err(io::ErrorKind::InvalidData.into()));
        }
        Poll::Ready(read)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Http1<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.inner).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.inner).poll_write_vectored(cx, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }
}
