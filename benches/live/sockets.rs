//! Sockets to a server.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A socket.
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub async fn open(address: SocketAddr, path: &str, pass: &str) -> Self {
        let mut request = format!("ws://{address}{path}")
            .into_client_request()
            .expect("an address");
        let cookie = format!("pass={pass}").parse().expect("letters");
        request.headers_mut().insert("cookie", cookie);
        let stream = TcpStream::connect(address).await.expect("a connection");
        stream.set_nodelay(true).expect("a connection");
        let config = WebSocketConfig::default()
            .read_buffer_size(4 * 1024)
            .write_buffer_size(0);
        let (stream, _) = client_async_with_config(request, stream, Some(config))
            .await
            .expect("a socket");
        Self(stream)
    }

    pub async fn send(&mut self, text: String) {
        self.0.send(Message::text(text)).await.expect("an open socket");
    }

    /// The next text.
    pub async fn next(&mut self) -> Utf8Bytes {
        loop {
            match self
                .0
                .next()
                .await
                .expect("an open socket")
                .expect("an open socket")
            {
                Message::Text(text) => return text,
                Message::Close(frame) => panic!("closed: {frame:?}"),
                _ => {}
            }
        }
    }

    /// Hears one message, whatever it is; false once the server is gone.
    pub async fn goes_on(&mut self) -> bool {
        matches!(self.0.next().await, Some(Ok(_)))
    }

    /// The version that the next message of a kind carries, and its text.
    pub async fn next_of(&mut self, beginning: &str) -> Utf8Bytes {
        loop {
            let text = self.next().await;
            if text.starts_with(beginning) {
                return text;
            }
        }
    }
}
