//! The least that a program needs to talk to a server in another process: one request a connection, and a socket.

#![allow(dead_code, reason = "each test uses its part")]

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Requests to one server.
#[derive(Debug, Clone, Copy)]
pub struct Http(SocketAddr);

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub cookie: Option<String>,
    /// Where it leads.
    pub to: Option<String>,
    pub text: String,
}

impl Http {
    pub fn new(address: SocketAddr) -> Self {
        Self(address)
    }

    pub async fn post(self, path: &str, cookie: Option<&str>, body: &Value) -> Answer {
        self.try_post(path, cookie, body).await.unwrap()
    }

    /// Nothing where the server is gone before it has answered.
    pub async fn try_post(self, path: &str, cookie: Option<&str>, body: &Value) -> Option<Answer> {
        self.ask("POST", path, cookie, &body.to_string()).await
    }

    /// A form of a page, as a browser sends it.
    pub async fn form(self, path: &str, cookie: Option<&str>, body: &str) -> Answer {
        let kind = "content-type: application/x-www-form-urlencoded\r\n";
        self.send(("POST", kind), path, cookie, body).await.unwrap()
    }

    pub async fn get(self, path: &str, cookie: Option<&str>) -> Answer {
        self.try_get(path, cookie).await.unwrap()
    }

    /// Nothing where the server is gone before it has answered.
    pub async fn try_get(self, path: &str, cookie: Option<&str>) -> Option<Answer> {
        self.ask("GET", path, cookie, "").await
    }

    async fn ask(self, method: &str, path: &str, cookie: Option<&str>, body: &str) -> Option<Answer> {
        self.send((method, ""), path, cookie, body).await
    }

    async fn send(
        self,
        (method, kind): (&str, &str),
        path: &str,
        cookie: Option<&str>,
        body: &str,
    ) -> Option<Answer> {
        let mut stream = TcpStream::connect(self.0).await.ok()?;
        let cookie = cookie
            .map(|pair| format!("cookie: {pair}\r\n"))
            .unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.0\r\nhost: {}\r\n{cookie}{kind}content-length: {}\r\n\r\n{body}",
            self.0,
            body.len()
        );
        stream.write_all(request.as_bytes()).await.ok()?;
        let mut text = String::new();
        stream.read_to_string(&mut text).await.ok()?;
        let (head, text) = text.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = set.map(|line| line.split(';').next().unwrap().to_owned());
        let to = head.lines().find_map(|line| line.strip_prefix("location: "));
        Some(Answer {
            status,
            cookie,
            to: to.map(ToOwned::to_owned),
            text: text.to_owned(),
        })
    }
}

/// A socket that may break at any time: then everything is `None`.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    number: u64,
    pub version: u64,
    /// Whether the game was seen to be over.
    pub over: bool,
}

impl Socket {
    pub async fn open(address: SocketAddr, path: &str, cookie: &str) -> Option<Self> {
        let mut request = format!("ws://{address}{path}").into_client_request().ok()?;
        request.headers_mut().insert("cookie", cookie.parse().ok()?);
        let (stream, _) = connect_async(request).await.ok()?;
        Some(Self {
            stream,
            number: 0,
            version: 0,
            over: false,
        })
    }

    pub async fn expect(&mut self, kind: &str) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(Duration::from_secs(30), self.stream.next())
                .await
                .ok()??;
            let Message::Text(text) = message.ok()? else {
                continue;
            };
            let value: Value = serde_json::from_str(&text).ok()?;
            self.version = self.version.max(value["version"].as_u64().unwrap_or(0));
            self.over |= value["view"]["phase"] == "over";
            if value["type"] == kind {
                return Some(value);
            }
        }
    }

    /// The code with which it is closed, whatever comes before that.
    pub async fn closed(&mut self) -> Option<u16> {
        loop {
            let message = tokio::time::timeout(Duration::from_secs(30), self.stream.next());
            if let Message::Close(frame) = message.await.ok()??.ok()? {
                return frame.map(|frame| frame.code.into());
            }
        }
    }

    pub async fn does(&mut self, side: Option<&str>, acts: Value) -> Option<Value> {
        self.command(json!({ "type": "command", "side": side, "acts": acts }))
            .await
    }

    pub async fn settle(&mut self, figures: &str) -> Option<Value> {
        self.command(json!({ "type": "settle", "side": "white", "figures": figures }))
            .await
    }

    async fn command(&mut self, mut command: Value) -> Option<Value> {
        self.number += 1;
        // Another run of the same device begins its names anew, so they carry the version too.
        command["id"] = format!("{}-{}", self.version, self.number).into();
        command["seen"] = self.version.into();
        self.stream.send(Message::text(command.to_string())).await.ok()?;
        self.expect("reply").await
    }
}
