//! A server behind a proxy, and what only HTTP/1 may keep open.

use std::net::SocketAddr;
use std::path::Path;

use arbiter_server::{Serving, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;

async fn started(folder: &Path, behind: bool) -> SocketAddr {
    let here: SocketAddr = ([127, 0, 0, 1], 0).into();
    let serving = Serving {
        listen: here,
        data: folder.into(),
        shared: None,
        sample: false,
        keys: None,
        only_officials: false,
        behind: if behind { vec![here.ip()] } else { Vec::new() },
        metrics: Some("a word of many letters".into()),
        list: None,
        lessons: None,
    };
    let (ready, address) = oneshot::channel();
    tokio::spawn(async move { serve(&serving, |address, _| ready.send(address).unwrap()).await });
    address.await.unwrap()
}

/// What is answered to lines sent as they are: its status and the rest.
async fn asked(address: SocketAddr, request: &str, headers: &str, body: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let length = body.len();
    let text = format!(
        "{request} HTTP/1.1\r\nhost: chess.example\r\nconnection: close\r\ncontent-length: {length}\r\n{headers}\r\n{body}"
    );
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
    (status.unwrap_or_default(), answer)
}

#[tokio::test]
async fn guesses_behind_a_proxy_are_counted_by_who_asked_it() {
    let folder = tempfile::tempdir().unwrap();
    let address = started(folder.path(), true).await;
    let new = r#"{"name":"Cup","control":"5m","boards":1}"#;
    let (status, made) = asked(
        address,
        "POST /api/v1/events",
        "x-forwarded-for: 203.0.113.1\r\n",
        new,
    )
    .await;
    assert_eq!(status, 201, "{made}");
    assert!(made.contains("__Host-pass=") && made.contains("Secure"), "{made}");
    let event = made
        .split("\"event\":\"")
        .nth(1)
        .unwrap()
        .split('"')
        .next()
        .unwrap();
    let path = format!("POST /api/v1/events/{event}/login");
    let wrong = r#"{"name":"Ali","password":"wrong password"}"#;
    let guess = async |from: &str| {
        let header = format!("x-forwarded-for: 127.0.0.1, {from}\r\n");
        asked(address, &path, &header, wrong).await.0
    };
    for _ in 0..5 {
        assert_eq!(guess("203.0.113.7").await, 401);
    }
    assert_eq!(guess("203.0.113.7").await, 429);
    assert_eq!(
        guess("203.0.113.8").await,
        401,
        "who guesses elsewhere keeps nobody out"
    );
}

#[tokio::test]
async fn figures_are_for_this_machine_and_for_who_knows_the_word() {
    let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let alone = started(one.path(), false).await;
    let behind = started(other.path(), true).await;
    for (address, headers, status) in [
        (alone, "", 200),
        (alone, "x-forwarded-for: 127.0.0.1\r\n", 404),
        (alone, "x-real-ip: 203.0.113.7\r\n", 404),
        (alone, "via: 1.1 proxy\r\n", 404),
        (behind, "", 404),
        (behind, "x-forwarded-for: 127.0.0.1\r\n", 404),
        (behind, "authorization: Bearer another word\r\n", 404),
        (behind, "authorization: Bearer a word of many letters\r\n", 200),
    ] {
        assert_eq!(
            asked(address, "GET /metrics", headers, "").await.0,
            status,
            "{headers}"
        );
    }
}

#[tokio::test]
async fn a_page_of_another_scheme_is_another_page() {
    let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let alone = started(one.path(), false).await;
    let behind = started(other.path(), true).await;
    let new = r#"{"control":"5m"}"#;
    for (address, origin, status) in [
        (alone, "http://chess.example", 201),
        (alone, "https://chess.example", 403),
        (behind, "https://chess.example", 201),
        (behind, "http://chess.example", 403),
        (behind, "https://other.example", 403),
    ] {
        let headers = format!("origin: {origin}\r\nx-forwarded-for: 203.0.113.1\r\n");
        let (found, answer) = asked(address, "POST /api/v1/games", &headers, new).await;
        assert_eq!(found, status, "{origin}: {answer}");
    }
}

#[tokio::test]
async fn only_http_1_is_spoken() {
    let folder = tempfile::tempdir().unwrap();
    let address = started(folder.path(), false).await;
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream
        .write_all(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0")
        .await
        .unwrap();
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    assert!(!answer.contains(&0x04), "no settings: {answer:?}");
}

#[cfg(unix)]
#[tokio::test]
async fn a_lock_that_is_deleted_lets_no_second_server_in() {
    let folder = tempfile::tempdir().unwrap();
    started(folder.path(), false).await;
    std::fs::remove_file(folder.path().join("arbiter.lock")).unwrap();
    let serving = Serving {
        listen: ([127, 0, 0, 1], 0).into(),
        data: folder.path().into(),
        shared: None,
        sample: false,
        keys: None,
        only_officials: false,
        behind: Vec::new(),
        metrics: None,
        list: None,
        lessons: None,
    };
    let second = serve(&serving, |_, _| panic!("it listens")).await;
    assert!(
        matches!(
            second,
            Err(arbiter_server::ServeError::Folder(
                arbiter_hall::store::FolderError::Taken(_)
            ))
        ),
        "{second:?}"
    );
}
