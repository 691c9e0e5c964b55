//! Phones in the hall: each has its pass, its socket, and asks for its page when the socket says that something is new.

use std::net::SocketAddr;

use arbiter_bench::http::Line;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::sockets::Socket;

/// What a browser says that it can unpack.
pub const PACKED: &str = "accept-encoding: gzip, deflate, br, zstd\r\n";

/// The passes of so many phones, each of them one player's.
pub fn bound(address: SocketAddr, event: &str, count: usize) -> Vec<String> {
    let mut line = Line::open(address);
    let bind = |who: usize| {
        let path = format!("/api/v1/events/{event}/me");
        let body = format!(r#"{{"entrant":{who}}}"#);
        let answer = line.ask("POST", &path, "content-type: application/json\r\n", &body);
        assert!(
            answer.status < 300,
            "{} {:?}",
            answer.status,
            String::from_utf8_lossy(&answer.body)
        );
        let cookie = answer.head("set-cookie").expect("a pass");
        let pass = cookie.split(';').next().and_then(|pair| pair.split_once('='));
        pass.expect("a pass").1.to_owned()
    };
    (1..=count).map(bind).collect()
}

/// A socket that hears of an event.
pub async fn listening(address: SocketAddr, event: &str, pass: &str) -> Socket {
    Socket::open(address, &format!("/api/v1/events/{event}/live"), pass).await
}

/// The page of this phone, as its browser asks for it; how many bytes came.
pub async fn page(address: SocketAddr, pass: &str) -> usize {
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    let head = format!(
        "GET /me HTTP/1.1\r\nhost: localhost\r\n{PACKED}cookie: pass={pass}\r\nconnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.expect("an open line");
    let mut all = Vec::new();
    stream.read_to_end(&mut all).await.expect("the whole answer");
    assert!(
        all.starts_with(b"HTTP/1.1 200"),
        "{}",
        String::from_utf8_lossy(&all)
    );
    all.len()
}
