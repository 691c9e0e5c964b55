//! https: a certificate made here, a device that trusts it, and files with which nobody could speak https.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use arbiter_server::{Keys, ServeError, Serving, serve};
use futures_util::StreamExt;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// A certificate for `localhost` with its key, in a folder; gives what trusts it.
fn made(folder: &Path) -> (Keys, CertificateDer<'static>) {
    let pair = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).unwrap();
    let keys = Keys {
        certificate: folder.join("cert.pem"),
        key: folder.join("key.pem"),
    };
    fs::write(&keys.certificate, pair.cert.pem()).unwrap();
    fs::write(&keys.key, pair.signing_key.serialize_pem()).unwrap();
    (keys, pair.cert.der().clone())
}

fn serving(folder: &Path, keys: Keys) -> Serving {
    Serving {
        listen: ([127, 0, 0, 1], 0).into(),
        data: folder.join("data"),
        shared: None,
        sample: false,
        keys: Some(keys),
        only_officials: false,
        behind: Vec::new(),
        metrics: None,
        list: None,
        lessons: None,
    }
}

/// A phone that trusts one certificate.
struct Phone {
    address: SocketAddr,
    trust: TlsConnector,
}

impl Phone {
    fn new(address: SocketAddr, trusted: CertificateDer<'static>) -> Self {
        let mut roots = RootCertStore::empty();
        roots.add(trusted).unwrap();
        let ring = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(ring)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
        let trust = TlsConnector::from(Arc::new(config));
        Self { address, trust }
    }

    async fn line(&self) -> TlsStream<TcpStream> {
        let stream = TcpStream::connect(self.address).await.unwrap();
        let name = ServerName::try_from("localhost").unwrap();
        self.trust.connect(name, stream).await.unwrap()
    }

    async fn ask(&self, method: &str, path: &str, cookie: &str, body: &str) -> String {
        let mut line = self.line().await;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\norigin: https://localhost\r\ncookie: {cookie}\r\n\
             content-length: {}\r\nconnection: close\r\n\r\n{body}",
            body.len()
        );
        line.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        line.read_to_end(&mut answer).await.unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }
}

#[tokio::test]
async fn over_https_the_pass_is_guarded_and_the_browser_stays() {
    let folder = tempfile::tempdir().unwrap();
    let (keys, trusted) = made(folder.path());
    let serving = serving(folder.path(), keys);
    let (ready, address) = oneshot::channel();
    let server =
        tokio::spawn(async move { serve(&serving, |address, _| ready.send(address).unwrap()).await });
    let phone = Phone::new(address.await.unwrap(), trusted);

    let new = json!({ "control": "5m", "seats": "both" }).to_string();
    let made = phone.ask("POST", "/api/v1/games", "", &new).await;
    assert!(made.starts_with("HTTP/1.1 201"), "{made}");
    assert!(
        made.contains("\r\nstrict-transport-security: max-age=86400\r\n"),
        "{made}"
    );
    let cookie = made
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: "))
        .unwrap();
    assert!(cookie.starts_with("__Host-pass="), "{cookie}");
    for part in ["; Secure", "; HttpOnly", "; SameSite=Lax", "; Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let pair = cookie.split(';').next().unwrap();
    let game: serde_json::Value = serde_json::from_str(made.split("\r\n\r\n").nth(1).unwrap()).unwrap();
    let path = format!("/api/v1/games/{}", game["game"].as_str().unwrap());
    let own = phone.ask("GET", &path, pair, "").await;
    assert!(own.contains(r#""sides":["white","black"]"#), "{own}");
    let unguarded = pair.replace("__Host-pass", "pass");
    let strangers = phone.ask("GET", &path, &unguarded, "").await;
    assert!(
        strangers.contains(r#""sides":[]"#),
        "a name that is not guarded is nobody's"
    );

    let mut request = format!("wss://localhost{path}/live")
        .into_client_request()
        .unwrap();
    request.headers_mut().insert("cookie", pair.parse().unwrap());
    let (mut socket, _) = client_async(request, phone.line().await).await.unwrap();
    let first = socket.next().await.unwrap().unwrap().into_text().unwrap();
    assert!(first.starts_with(r#"{"type":"welcome""#), "{first}");
    server.abort();
}

#[tokio::test]
async fn only_http_1_is_spoken_under_tls_too() {
    let folder = tempfile::tempdir().unwrap();
    let (keys, trusted) = made(folder.path());
    let serving = serving(folder.path(), keys);
    let (ready, address) = oneshot::channel();
    let server =
        tokio::spawn(async move { serve(&serving, |address, _| ready.send(address).unwrap()).await });
    let mut line = Phone::new(address.await.unwrap(), trusted).line().await;
    // The preface of HTTP/2 and its first frame; an answer to it would begin with settings, a frame of kind 4.
    let preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0";
    line.write_all(preface).await.unwrap();
    let mut answer = Vec::new();
    let ended = tokio::time::timeout(Duration::from_secs(40), line.read_to_end(&mut answer)).await;
    assert!(ended.is_ok(), "such a line is not kept open");
    assert!(!answer.contains(&0x04), "no settings: {answer:?}");
    server.abort();
}

#[tokio::test]
async fn whoever_speaks_no_tls_gets_nothing_and_holds_up_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let (keys, trusted) = made(folder.path());
    let serving = serving(folder.path(), keys);
    let (ready, address) = oneshot::channel();
    let server =
        tokio::spawn(async move { serve(&serving, |address, _| ready.send(address).unwrap()).await });
    let address = address.await.unwrap();
    let _silent = TcpStream::connect(address).await.unwrap();
    let mut plain = TcpStream::connect(address).await.unwrap();
    plain
        .write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
        .await
        .unwrap();
    let mut answer = Vec::new();
    // Whether the line is closed in order or cut off, nothing of a page came over it.
    let _ = tokio::time::timeout(Duration::from_secs(15), plain.read_to_end(&mut answer)).await;
    assert!(
        !answer.starts_with(b"HTTP"),
        "{}",
        String::from_utf8_lossy(&answer)
    );
    let live = Phone::new(address, trusted)
        .ask("GET", "/health/live", "", "")
        .await;
    assert!(live.starts_with("HTTP/1.1 200"), "{live}");
    server.abort();
}

#[tokio::test]
async fn files_that_cannot_be_used_are_named_with_what_was_expected() {
    let folder = tempfile::tempdir().unwrap();
    let (good, _) = made(folder.path());
    let other = folder.path().join("other");
    fs::create_dir(&other).unwrap();
    let (strange, _) = made(&other);
    let text = folder.path().join("text.pem");
    fs::write(&text, "no PEM at all\n").unwrap();
    let torn = folder.path().join("torn.pem");
    fs::write(
        &torn,
        "-----BEGIN CERTIFICATE-----\n!!!\n-----END CERTIFICATE-----\n",
    )
    .unwrap();
    let missing = folder.path().join("missing.pem");
    let [certificate, key] = [&good.certificate, &good.key];
    for (certificate, key, said) in [
        (&missing, key, "missing.pem: No such file"),
        (certificate, &missing, "missing.pem: No such file"),
        (&text, key, "text.pem: expected a certificate in PEM"),
        (&torn, key, "torn.pem: not readable as PEM"),
        (certificate, &text, "text.pem: expected a private key in PEM"),
        (
            certificate,
            certificate,
            "cert.pem: expected a private key in PEM",
        ),
        (key, key, "key.pem: expected a certificate in PEM"),
        (certificate, &strange.key, "cannot be used together"),
    ] {
        let keys = Keys {
            certificate: certificate.clone(),
            key: key.clone(),
        };
        let failed = serve(&serving(folder.path(), keys), |_, _| panic!("it must not listen")).await;
        let Err(ServeError::Tls(error)) = failed else {
            panic!("{failed:?}");
        };
        assert!(error.to_string().contains(said), "{error}");
    }
}
