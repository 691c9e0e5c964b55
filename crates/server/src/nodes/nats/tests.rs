use std::sync::mpsc as heard;

use tokio::net::TcpListener;

use super::*;

/// A server that says what it is told, and does not end while the test runs.
async fn says(words: &'static [u8]) -> NatsAddress {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            stream.write_all(words).await.unwrap();
            let mut taken = vec![0; 4096];
            while stream.read(&mut taken).await.is_ok_and(|count| count > 0) {}
        }
    });
    format!("nats://127.0.0.1:{port}").parse().unwrap()
}

const GOOD: &[u8] = b"INFO {\"server_id\":\"x\",\"max_payload\":1048576}\r\nPONG\r\n";

#[test]
fn an_address_has_no_password_in_it() {
    for (text, good) in [
        ("nats://127.0.0.1:4222", true),
        ("nats://nats.inside:4222/", true),
        ("nats://[::1]:4222", true),
        ("nats://127.0.0.1", false),
        ("nats://user:word@127.0.0.1:4222", false),
        ("tls://127.0.0.1:4222", false),
        ("nats://:4222", false),
        ("nats://h:0", false),
        ("", false),
    ] {
        let read = text.parse::<NatsAddress>();
        assert_eq!(read.is_ok(), good, "{text}");
        if let Err(why) = read {
            assert!(!why.to_string().contains("word@"), "{why}");
        }
    }
}

#[tokio::test]
async fn whatever_is_there_is_named_in_one_line() {
    let cases: [(&'static [u8], &str); 5] = [
        (b"HTTP/1.1 400 Bad Request\r\n\r\n", "does not speak NATS"),
        (b"INFO {\"auth_required\":true}\r\n", "asks for a password"),
        (b"INFO {\"tls_required\":true}\r\n", "asks for TLS"),
        (
            b"INFO {}\r\n-ERR 'Authorization Violation'\r\n",
            "Authorization Violation",
        ),
        (
            b"INFO {}\r\nPONG\r\nMSG a b 99999999999\r\n",
            "does not speak NATS",
        ),
    ];
    for (words, why) in cases {
        let (told, heard) = heard::channel();
        let told = Mutex::new(told);
        let address = says(words).await;
        let told = move |state: Result<(), &str>| {
            if let Err(why) = state {
                let _ = locked(&told).send(why.to_owned());
            }
        };
        let (nats, _messages) = Nats::open(address, Box::new(told));
        let said = tokio::task::spawn_blocking(move || heard.recv_timeout(Duration::from_secs(20)));
        let said = said.await.unwrap().unwrap();
        assert!(said.contains(why), "{said}");
        assert!(nats.state().is_err_and(|state| state == said));
    }
}

#[tokio::test]
async fn a_message_is_heard_and_a_part_of_one_is_not() {
    const WORDS: &[u8] =
        b"INFO {}\r\nPONG\r\nPING\r\nMSG a.b 1 5\r\nhe\r\no\r\nMSG a.b 1 reply 0\r\n\r\nMSG a 1 9\r\nha";
    let (nats, mut messages) = Nats::open(says(WORDS).await, Box::new(|_| ()));
    let first = timeout(Duration::from_secs(20), messages.recv())
        .await
        .unwrap()
        .unwrap();
    assert_eq!(first, ("a.b".to_owned(), b"he\r\no".to_vec()));
    let second = timeout(Duration::from_secs(20), messages.recv())
        .await
        .unwrap()
        .unwrap();
    assert_eq!(second, ("a.b".to_owned(), Vec::new()));
    assert!(messages.try_recv().is_err());
    drop(nats);
}

#[tokio::test]
async fn one_that_is_silent_is_gone() {
    let (told, heard) = heard::channel();
    let told = Mutex::new(told);
    let told = move |state: Result<(), &str>| {
        // Nobody hears any more when the test is over.
        let _ = locked(&told).send(state.is_ok());
    };
    let (_nats, _messages) = Nats::open(says(GOOD).await, Box::new(told));
    let states = tokio::task::spawn_blocking(move || {
        let next = || heard.recv_timeout(Duration::from_secs(20));
        [next(), next(), next()]
    });
    assert_eq!(states.await.unwrap(), [Ok(true), Ok(false), Ok(true)]);
}
