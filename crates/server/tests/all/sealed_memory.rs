//! A sealed move is not in the memory of the process that has enciphered it, once those are gone who were there.

use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom};
use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};

use crate::process;
use crate::wire::Http;

const TEST: &str = "sealed_memory::nothing_of_a_sealed_move_is_left_in_memory";
/// Long enough to be found nowhere by chance.
const SEALED: &str = "Ng1-f3 and a word to myself 9x4q";
/// It stands in memory, as long as the event does: so is it seen that the search finds what is there.
const EVENT: &str = "League of the long memory 3k7z";

/// Whether some bytes stand in the memory of a process that may be written to.
fn is_in_memory(process: u32, sought: &[u8]) -> bool {
    let maps = fs::read_to_string(format!("/proc/{process}/maps")).unwrap();
    let mut memory = File::open(format!("/proc/{process}/mem")).unwrap();
    let written = maps.lines().filter(|line| {
        line.split(' ')
            .nth(1)
            .is_some_and(|rights| rights.starts_with("rw"))
    });
    for line in written {
        let (from, to) = line
            .split(' ')
            .next()
            .and_then(|range| range.split_once('-'))
            .unwrap();
        let at = |text: &str| u64::from_str_radix(text, 16).unwrap();
        let mut bytes = vec![0; (at(to) - at(from)) as usize];
        // Some of it is the machine's own and cannot be read.
        if memory.seek(SeekFrom::Start(at(from))).is_ok() && memory.read_exact(&mut bytes).is_ok() {
            let mut parts = bytes.windows(sought.len());
            if parts.any(|part| part == sought) {
                return true;
            }
        }
    }
    false
}

/// Somebody with a cookie.
async fn comes(address: SocketAddr, link: &Value, name: &str) -> Option<String> {
    let link = format!("/api/v1{}", link.as_str().unwrap());
    let joined = Http::new(address)
        .post(&link, None, &json!({ "name": name }))
        .await;
    assert_eq!(joined.status, 200, "{}", joined.text);
    joined.cookie
}

#[test]
fn nothing_of_a_sealed_move_is_left_in_memory() {
    if process::serves() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (mut server, address) = process::start(folder.path(), TEST);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let http = Http::new(address);
        let new =
            json!({ "name": EVENT, "control": "90m", "rulebook": "fide-2005", "boards": 1, "arbiter": true });
        let made = http.post("/api/v1/events", None, &new).await;
        let made: Value = serde_json::from_str(&made.text).unwrap();
        let board = &made["boards"][0];
        let game = format!("/api/v1/games/{}", board["game"].as_str().unwrap());
        let arbiter = comes(address, &made["links"]["chief_arbiter"], "Chen").await;
        let white = comes(address, &board["links"]["white"], "Ada").await;
        let black = comes(address, &board["links"]["black"], "Bo").await;
        let mut said = 0;
        let mut does = async |who: &Option<String>, act: Value| {
            said += 1;
            let body = json!({ "id": said.to_string(), "seen": 9_999, "acts": [act] });
            let done = Http::new(address)
                .post(&format!("{game}/commands"), who.as_deref(), &body)
                .await;
            assert_eq!(done.status, 200, "{}", done.text);
        };
        for who in [&arbiter, &white, &black] {
            Http::new(address).get(&game, who.as_deref()).await;
        }
        does(&arbiter, json!({ "do": "start" })).await;
        does(&arbiter, json!({ "do": "adjourn" })).await;
        does(&white, json!({ "do": "seal", "text": SEALED, "language": "en" })).await;
        does(&white, json!({ "do": "stop_clocks" })).await;
    });
    drop(runtime);
    // They are gone; what their sockets had is given back.
    std::thread::sleep(Duration::from_millis(500));
    let found = [EVENT, SEALED].map(|text| is_in_memory(server.id(), text.as_bytes()));
    server.kill().unwrap();
    server.wait().unwrap();
    assert_eq!(found, [true, false]);
}
