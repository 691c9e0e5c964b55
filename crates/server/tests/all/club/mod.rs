//! A club in one process: the whole server on a port of its own, devices with their cookies, sockets.

#![allow(dead_code, reason = "each test uses its part")]

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use arbiter_hall::store::{Memory, Store};
use axum::Router;
use axum::body::Body;
use axum::http::header::{COOKIE, LOCATION, SET_COOKIE};
use axum::http::{Method, Request, StatusCode};
use futures_util::{SinkExt, StreamExt};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tower::ServiceExt;

/// A server.
pub struct Club {
    pub router: Router,
    pub address: SocketAddr,
}

/// A device: it has a cookie once it is somebody.
#[derive(Debug, Clone, Default)]
pub struct Phone {
    pub cookie: Option<String>,
}

impl Phone {
    /// Keeps the cookie of an answer.
    fn hear(&mut self, response: &axum::response::Response) {
        if let Some(set) = response.headers().get(SET_COOKIE) {
            let pair = set.to_str().unwrap().split(';').next().unwrap();
            self.cookie = Some(pair.to_owned());
        }
    }
}

impl Club {
    pub async fn open() -> Self {
        Self::with(Arc::new(Memory::default())).await
    }

    pub async fn with(store: Arc<dyn Store>) -> Self {
        Self::of(arbiter_server::open(store, false).await.unwrap()).await
    }

    /// One that tells what it refuses.
    pub async fn noting(store: Arc<dyn Store>, to: impl Fn(&str) + Send + Sync + 'static) -> Self {
        let router = arbiter_server::open_noting(store, false, to).await;
        Self::of(router.unwrap()).await
    }

    pub async fn of(router: Router) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let served = router.clone();
        tokio::spawn(async move { axum::serve(listener, served).await });
        Self { router, address }
    }

    /// Asks as a device; the answer is its status and its text.
    pub async fn ask(
        &self,
        phone: &mut Phone,
        method: Method,
        address: &str,
        body: impl Into<Vec<u8>>,
    ) -> (StatusCode, String) {
        let mut request = Request::builder().method(method).uri(address);
        if let Some(cookie) = &phone.cookie {
            request = request.header(COOKIE, cookie);
        }
        let request = request.body(Body::from(body.into())).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        phone.hear(&response);
        let status = response.status();
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        (status, String::from_utf8_lossy(&bytes).into_owned())
    }

    /// Sends a form of a page; what comes back is a page, or the address to which it leads.
    pub async fn form(&self, phone: &mut Phone, address: &str, body: &str) -> (StatusCode, String) {
        let mut request = Request::post(address).header("content-type", "application/x-www-form-urlencoded");
        if let Some(cookie) = &phone.cookie {
            request = request.header(COOKIE, cookie);
        }
        let request = request.body(Body::from(body.to_owned())).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        phone.hear(&response);
        let status = response.status();
        if let Some(to) = response.headers().get(LOCATION) {
            return (status, to.to_str().unwrap().to_owned());
        }
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        (status, String::from_utf8_lossy(&bytes).into_owned())
    }

    /// A page.
    pub async fn page(&self, phone: &mut Phone, address: &str) -> (StatusCode, String) {
        self.ask(phone, Method::GET, address, "").await
    }

    pub async fn post(&self, phone: &mut Phone, address: &str, body: Value) -> (StatusCode, Value) {
        let (status, text) = self.ask(phone, Method::POST, address, body.to_string()).await;
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    pub async fn get(&self, phone: &mut Phone, address: &str) -> (StatusCode, Value) {
        let (status, text) = self.ask(phone, Method::GET, address, "").await;
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    /// A game of two friends: its id, and the devices of White and Black.
    pub async fn friends(&self, new: Value) -> (String, Phone, Phone) {
        let (mut organiser, mut white, mut black) = (Phone::default(), Phone::default(), Phone::default());
        let (status, made) = self.post(&mut organiser, "/api/v1/games", new).await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        for (phone, side, name) in [(&mut white, "white", "Vera"), (&mut black, "black", "Sonja")] {
            let link = made["links"][side].as_str().unwrap();
            let (status, joined) = self
                .post(phone, &format!("/api/v1{link}"), json!({ "name": name }))
                .await;
            assert_eq!(status, StatusCode::OK, "{joined}");
        }
        (made["game"].as_str().unwrap().to_owned(), white, black)
    }

    /// A socket of a device at a game.
    pub async fn socket(&self, phone: &Phone, game: &str) -> Socket {
        self.socket_at(phone, &format!("/api/v1/games/{game}/live"))
            .await
            .unwrap()
    }

    pub async fn socket_at(&self, phone: &Phone, path: &str) -> Result<Socket, Error> {
        self.socket_from(phone, path, None).await
    }

    pub async fn socket_from(
        &self,
        phone: &Phone,
        path: &str,
        origin: Option<&str>,
    ) -> Result<Socket, Error> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request()?;
        if let Some(cookie) = &phone.cookie {
            request.headers_mut().insert(COOKIE, cookie.parse().unwrap());
        }
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        let (stream, _) = connect_async(request).await?;
        Ok(Socket {
            stream,
            number: 0,
            version: 0,
        })
    }
}

/// A browser's end of a socket.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    number: u32,
    /// The version that it has seen.
    pub version: u64,
}

impl Socket {
    pub async fn send(&mut self, text: impl Into<String>) {
        self.stream.send(Message::text(text.into())).await.unwrap();
    }

    /// Sends; whether the other end still takes it.
    pub async fn sends(&mut self, text: &str) -> bool {
        self.stream.send(Message::text(text)).await.is_ok()
    }

    /// The next message, whatever it is; nothing once the socket is closed.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let waited = tokio::time::timeout(Duration::from_secs(10), self.stream.next()).await;
            match waited.expect("a message within ten seconds")? {
                Ok(Message::Text(text)) => {
                    let value: Value = serde_json::from_str(&text).unwrap();
                    if let Some(version) = value["version"].as_u64() {
                        self.version = self.version.max(version);
                    }
                    return Some(value);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message of a kind; others are passed over.
    pub async fn expect(&mut self, kind: &str) -> Value {
        loop {
            let value = self
                .next()
                .await
                .unwrap_or_else(|| panic!("closed before {kind}"));
            if value["type"] == kind {
                return value;
            }
        }
    }

    /// Commands, and waits for the reply.
    pub async fn does(&mut self, acts: Value) -> Value {
        self.number += 1;
        let command = json!({
            "type": "command", "id": format!("c{}", self.number), "seen": self.version, "acts": acts,
        });
        self.send(command.to_string()).await;
        self.expect("reply").await
    }
}
