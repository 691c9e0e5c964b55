//! Connections under TLS, as a listener like any other.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::Listener;
use rustls::ServerConfig;
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

use crate::doors::{Connection, Guarded};

/// So long may the two ends take to agree on their keys; a phone with a bad line needs one or two seconds.
const HANDSHAKE: Duration = Duration::from_secs(10);

/// So many that have agreed may wait to be served; they are taken as fast as they come.
const WAITING: usize = 16;

type Secure = (TlsStream<Connection>, SocketAddr);

/// A listener whose connections have agreed on their keys. Each does so by itself: who says nothing holds up nobody.
#[derive(Debug)]
pub struct Secured {
    agreed: mpsc::Receiver<Secure>,
    address: SocketAddr,
}

impl Secured {
    /// Over a listener without TLS.
    ///
    /// # Errors
    /// The listener has no address.
    pub fn over(mut plain: Guarded, keys: Arc<ServerConfig>) -> io::Result<Self> {
        let address = plain.local_addr()?;
        let (tell, agreed) = mpsc::channel(WAITING);
        let acceptor = TlsAcceptor::from(keys);
        tokio::spawn(async move {
            loop {
                tokio::select! {
                    () = tell.closed() => break,
                    (connection, from) = plain.accept() => {
                        let (acceptor, tell) = (acceptor.clone(), tell.clone());
                        tokio::spawn(async move {
                            if let Ok(Ok(stream)) = timeout(HANDSHAKE, acceptor.accept(connection)).await {
                                // Nobody takes connections any more when the server stops.
                                drop(tell.send((stream, from)).await);
                            }
                        });
                    }
                }
            }
        });
        Ok(Self { agreed, address })
    }
}

impl Listener for Secured {
    type Io = TlsStream<Connection>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> Secure {
        match self.agreed.recv().await {
            Some(secure) => secure,
            // The task that tells lives as long as this does.
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        Ok(self.address)
    }
}
