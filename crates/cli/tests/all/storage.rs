//! What a server keeps, from outside: it stops leaving one whole file, is copied while it runs, restored, mended, and shut
//! to others. Nobody who stops reading its lines stops it.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use arbiter_store::{Sqlite, Store};

struct Server {
    child: Child,
    address: String,
}

fn arbiter() -> Command {
    Command::new(env!("CARGO_BIN_EXE_arbiter"))
}

fn run(arguments: &[&str]) -> Output {
    arbiter().args(arguments).output().unwrap()
}

fn said(output: &Output) -> String {
    format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    )
}

impl Server {
    fn start(data: &Path, errors: Stdio) -> Self {
        let mut child = arbiter()
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(errors)
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap())
            .lines()
            .map_while(Result::ok);
        let line = lines.find(|line| line.contains("http://")).unwrap();
        let address = line.split("http://").nth(1).unwrap();
        let address = address.split(|letter: char| !letter.is_ascii_digit() && !matches!(letter, '.' | ':'));
        let address = address
            .into_iter()
            .next()
            .unwrap()
            .trim_end_matches('.')
            .to_owned();
        Self { child, address }
    }

    fn ask(&self, way: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let length = body.len();
        let head = "content-type: application/json\r\nconnection: close";
        write!(
            stream,
            "{way} HTTP/1.1\r\nhost: {}\r\n{head}\r\ncontent-length: {length}\r\n\r\n{body}",
            self.address
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn make_game(&self) -> String {
        let made = self.ask(
            "POST /api/v1/games",
            r#"{"name":"","control":"5m","seats":"both"}"#,
        );
        assert!(made.starts_with("HTTP/1.1 201"), "{made}");
        let game = made.split("\"game\":\"").nth(1).unwrap();
        game.split('"').next().unwrap().to_owned()
    }

    fn stop(mut self, signal: &str) {
        let told = Command::new("kill")
            .arg(format!("-{signal}"))
            .arg(self.child.id().to_string())
            .status();
        assert!(told.unwrap().success());
        assert!(self.child.wait().unwrap().success(), "{signal}");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // A test that failed leaves no server behind; one that was stopped is gone.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_server_that_is_stopped_leaves_one_whole_file_for_its_owner_alone() {
    let folder = tempfile::tempdir().unwrap();
    for signal in ["TERM", "HUP", "INT"] {
        let data = folder.path().join(signal);
        let server = Server::start(&data, Stdio::inherit());
        let games: Vec<String> = (0..3).map(|_| server.make_game()).collect();
        server.stop(signal);
        assert!(!data.join("arbiter.sqlite3-wal").exists());
        #[cfg(unix)]
        for (name, expected) in [("", 0o700), ("arbiter.sqlite3", 0o600), ("arbiter.lock", 0o600)] {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(data.join(name)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, expected, "{name}");
        }
        // Whoever copies the one file has everything.
        let other = folder.path().join(format!("{signal}-copy"));
        fs::create_dir(&other).unwrap();
        fs::copy(data.join("arbiter.sqlite3"), other.join("arbiter.sqlite3")).unwrap();
        let server = Server::start(&other, Stdio::inherit());
        for game in games {
            let answer = server.ask(&format!("GET /api/v1/games/{game}"), "");
            assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        }
        server.stop(signal);
    }
}

#[test]
fn a_copy_of_a_running_server_is_proven_kept_and_restored() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.sqlite3"));
    let (data_text, copy_text) = (data.to_str().unwrap(), copy.to_str().unwrap());
    let server = Server::start(&data, Stdio::inherit());
    let first = server.make_game();
    for round in 0..4 {
        let backup = run(&["backup", "--data", data_text, "--to", copy_text, "--keep", "3"]);
        assert!(backup.status.success(), "{round}: {}", said(&backup));
    }
    let mut names: Vec<String> = fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(
        names,
        ["copy.sqlite3", "copy.sqlite3.1", "copy.sqlite3.2", "data"]
    );
    let later = server.make_game();
    let refused = run(&["restore", "--data", data_text, "--from", copy_text]);
    assert_eq!(
        refused.status.code(),
        Some(2),
        "beside a running server: {}",
        said(&refused)
    );
    server.stop("TERM");

    let restored = run(&["restore", "--data", data_text, "--from", copy_text]);
    assert!(restored.status.success(), "{}", said(&restored));
    let server = Server::start(&data, Stdio::inherit());
    assert!(
        server
            .ask(&format!("GET /api/v1/games/{first}"), "")
            .starts_with("HTTP/1.1 200")
    );
    assert!(
        server
            .ask(&format!("GET /api/v1/games/{later}"), "")
            .starts_with("HTTP/1.1 404")
    );
    server.stop("TERM");

    // A copy that is damaged takes nobody's place.
    let mut bytes = fs::read(&copy).unwrap();
    let middle = bytes.len() / 2 / 4_096 * 4_096;
    bytes[middle..middle + 4_096].fill(0);
    fs::write(&copy, bytes).unwrap();
    let before = fs::read(data.join("arbiter.sqlite3")).unwrap();
    let refused = run(&["restore", "--data", data_text, "--from", copy_text]);
    assert_eq!(refused.status.code(), Some(2), "{}", said(&refused));
    assert_eq!(fs::read(data.join("arbiter.sqlite3")).unwrap(), before);
}

#[test]
fn a_damaged_game_is_mended_and_half_an_event_is_not_let_in() {
    let folder = tempfile::tempdir().unwrap();
    let (data, other) = (folder.path().join("data"), folder.path().join("other"));
    let server = Server::start(&data, Stdio::inherit());
    let game = server.make_game();
    let event_log = folder.path().join("event.jsonl");
    let game_log = folder.path().join("game.jsonl");
    let stream = format!("game/{game}");

    // Beside a running server nothing is put in and nothing is mended.
    let data_text = data.to_str().unwrap();
    let exported = run(&["log", "export", "--data", data_text, &stream]);
    fs::write(&game_log, &exported.stdout).unwrap();
    let game_log = game_log.to_str().unwrap();
    for arguments in [
        &["log", "import", "--data", data_text, "game/other", game_log][..],
        &["log", "repair", "--data", data_text, &stream],
    ] {
        let refused = run(arguments);
        assert_eq!(refused.status.code(), Some(2), "{}", said(&refused));
    }
    server.stop("TERM");

    let store = Sqlite::open(&data.join("arbiter.sqlite3")).unwrap();
    let event = store.streams("event/").unwrap()[0].0.clone();
    fs::write(
        &event_log,
        run(&["log", "export", "--data", data_text, &event]).stdout,
    )
    .unwrap();
    let whole = store.read(&stream, 0, 9).unwrap();
    store
        .append(
            &stream,
            whole.len() as u64,
            vec![b"no line \x1b[2J of a log".to_vec()],
        )
        .unwrap();
    drop(store);

    let mended = run(&["log", "repair", "--data", data_text, &stream]);
    assert_eq!(mended.status.code(), Some(1), "{}", said(&mended));
    assert!(
        said(&mended).contains("of a log") && !said(&mended).contains('\x1b'),
        "{}",
        said(&mended)
    );
    let again = run(&["log", "repair", "--data", data_text, &stream]);
    assert!(again.status.success(), "{}", said(&again));
    let store = Sqlite::open(&data.join("arbiter.sqlite3")).unwrap();
    assert_eq!(store.read(&stream, 0, 9).unwrap(), whole);
    assert_eq!(
        store.version(&format!("kept/1/{stream}")).unwrap(),
        whole.len() as u64 + 1
    );
    drop(store);

    let server = Server::start(&other, Stdio::inherit());
    server.stop("TERM");
    let (other, event_log) = (other.to_str().unwrap(), event_log.to_str().unwrap());
    let half = run(&["log", "import", "--data", other, &event, event_log]);
    assert_eq!(half.status.code(), Some(2), "{}", said(&half));
    for (stream, log) in [(&stream, game_log), (&event, event_log)] {
        let whole = run(&["log", "import", "--data", other, stream, log]);
        assert!(whole.status.success(), "{}", said(&whole));
    }
    let server = Server::start(Path::new(other), Stdio::inherit());
    assert!(
        server
            .ask(&format!("GET /api/v1/games/{game}"), "")
            .starts_with("HTTP/1.1 200")
    );
    server.stop("TERM");
}

#[test]
fn a_terminal_that_is_paused_does_not_stop_the_server() {
    let folder = tempfile::tempdir().unwrap();
    // A pipe that is full to the brim, and nobody reads.
    let (reader, mut writer) = std::io::pipe().unwrap();
    writer.write_all(&vec![b'.'; 65_536]).unwrap();
    let server = Server::start(folder.path(), writer.into());
    for _ in 0..20 {
        let refused = server.ask("POST /api/v1/join/abcdefghjk-0123456789", r#"{"name":"x"}"#);
        assert!(refused.starts_with("HTTP/1.1 4"), "{refused}");
    }
    assert!(server.ask("GET /health/live", "").starts_with("HTTP/1.1 200"));
    server.stop("TERM");
    drop(reader);
}

#[test]
fn whoever_reads_no_more_is_left_quietly_by_every_command() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Server::start(&data, Stdio::inherit());
    let game = server.make_game();
    server.stop("TERM");
    let (data, stream) = (data.to_str().unwrap(), format!("game/{game}"));
    let log = folder.path().join("game.jsonl");
    fs::write(&log, run(&["log", "export", "--data", data, &stream]).stdout).unwrap();
    let (log, to) = (log.to_str().unwrap(), folder.path().join("copy"));
    for arguments in [
        &["log", "verify", log][..],
        &["log", "export", "--data", data, &stream],
        &["log", "repair", "--data", data, &stream],
        &["backup", "--data", data, "--to", to.to_str().unwrap()],
        &["game", "--format", "json", log],
        &["laws", "list"],
        &["time", "90m+30s"],
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let ended = arbiter()
            .args(arguments)
            .stdout(writer)
            .stderr(Stdio::piped())
            .output()
            .unwrap();
        assert_eq!(ended.status.code(), Some(141), "{arguments:?}: {}", said(&ended));
        assert!(ended.stderr.is_empty(), "{arguments:?}: {}", said(&ended));
    }
}

#[test]
fn what_never_ends_or_goes_too_deep_is_refused() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for arguments in [
        &["perft", start, "100000"][..],
        &["audit", "--jobs", "100000", "games.pgn"],
        &["mate", "--jobs", "100000", "--batch", "-"],
        &["log", "verify", "/dev/zero"],
        &["event", "standings", "/dev/zero"],
    ] {
        let ended = run(arguments);
        assert_eq!(ended.status.code(), Some(2), "{arguments:?}: {}", said(&ended));
    }
}
