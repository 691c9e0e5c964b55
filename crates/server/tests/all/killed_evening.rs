//! An evening of forty boards whose results are typed at a desk, and a server that is killed again and again: what was acknowledged stands
//! after the next start, nobody types it again, and the next round is paired from it.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};

use crate::process;
use crate::wire::Http;

const TEST: &str = "killed_evening::nobody_types_a_result_again";
/// Boards of the round.
const BOARDS: u64 = 40;
/// The server dies so many times before all results are in.
const DEATHS: usize = 4;

/// The event, the cookie of its desk, and the results whose entry was acknowledged.
#[derive(Default)]
struct Evening {
    event: String,
    cookie: String,
    told: BTreeMap<u64, &'static str>,
    typed: usize,
}

impl Evening {
    async fn begin(address: SocketAddr) -> Self {
        let http = Http::new(address);
        let player =
            |n: u64| json!({ "name": format!("Player {n}"), "rating": 1_000 + n, "birth": "2012/03/04" });
        let players: Vec<Value> = (1..=2 * BOARDS).map(player).collect();
        let new = json!({ "name": "Evening", "system": "fide-dutch-2026", "rounds": 3, "players": players });
        let made = http.post("/api/v1/events", None, &new).await;
        assert_eq!(made.status, 201, "{}", made.text);
        let body: Value = serde_json::from_str(&made.text).unwrap();
        let evening = Self {
            event: body["event"].as_str().unwrap().to_owned(),
            cookie: made.cookie.unwrap(),
            ..Self::default()
        };
        let begin = json!({ "id": "begin", "acts": [
            { "do": "draw", "method": "strength", "secret": "a secret", "colour": "white" },
            { "do": "pair", "round": 1 },
            { "do": "publish", "round": 1 },
        ] });
        let acts = format!("/api/v1/events/{}/acts", evening.event);
        let reply = http.post(&acts, Some(&evening.cookie), &begin).await;
        assert_eq!(reply.status, 200, "{}", reply.text);
        evening
    }

    /// What stands on the boards, by the state.
    async fn stands(&self, address: SocketAddr) -> Option<BTreeMap<u64, String>> {
        let path = format!("/api/v1/events/{}/state", self.event);
        let state = Http::new(address).try_get(&path, Some(&self.cookie)).await?;
        let state: Value = serde_json::from_str(&state.text).ok()?;
        let boards = state["boards"].as_array().unwrap().iter();
        let with =
            boards.filter_map(|board| Some((board["board"].as_u64()?, board["result"].as_str()?.to_owned())));
        Some(with.collect())
    }

    /// Types the first result that the server still misses; nothing where none is missing or the server is gone.
    async fn types_one(&mut self, address: SocketAddr) -> Option<()> {
        let stands = self.stands(address).await?;
        let gone = self.told.keys().find(|board| !stands.contains_key(board));
        assert_eq!(gone, None, "acknowledged, and not there any more");
        let board = (1..=BOARDS).find(|board| !stands.contains_key(board))?;
        let result = ["1-0", "0-1", "1/2-1/2"][usize::try_from(board).unwrap() % 3];
        let act = json!({ "id": format!("{board}"), "acts": [{ "do": "result", "round": 1, "board": board, "result": result }] });
        let path = format!("/api/v1/events/{}/acts", self.event);
        self.typed += 1;
        let reply = Http::new(address)
            .try_post(&path, Some(&self.cookie), &act)
            .await?;
        let reply: Value = serde_json::from_str(&reply.text).ok()?;
        assert_eq!(reply["ok"], true, "{reply}");
        self.told.insert(board, result);
        Some(())
    }
}

#[test]
fn nobody_types_a_result_again() {
    if process::serves() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let mut evening = Evening::default();
    let mut random = fastrand::Rng::with_seed(5);
    for death in 0..DEATHS {
        let (mut server, address) = process::start(folder.path(), TEST);
        runtime.block_on(async {
            if death == 0 {
                evening = Evening::begin(address).await;
            }
            let quota = evening.told.len() + random.usize(4..9);
            while evening.told.len() < quota {
                evening.types_one(address).await.unwrap();
            }
            // One more is on its way when it dies.
            let (_, ()) = tokio::join!(evening.types_one(address), async {
                tokio::time::sleep(Duration::from_micros(random.u64(0..4_000))).await;
                server.kill().unwrap();
            });
        });
        assert!(!server.wait().unwrap().success(), "the server was to be killed");
    }
    let (mut server, address) = process::start(folder.path(), TEST);
    runtime.block_on(async {
        while evening.types_one(address).await.is_some() {}
        let stands = evening.stands(address).await.unwrap();
        assert_eq!(stands.len() as u64, BOARDS);
        for (board, result) in &evening.told {
            assert_eq!(stands[board], *result, "board {board}");
        }
        // What was on its way at each death was typed once more at most; nothing else was.
        assert!(
            evening.typed <= BOARDS as usize + DEATHS,
            "{} entries",
            evening.typed
        );
        let pair = json!({ "id": "pair", "acts": [{ "do": "pair", "round": 2 }] });
        let path = format!("/api/v1/events/{}/acts", evening.event);
        let reply = Http::new(address).post(&path, Some(&evening.cookie), &pair).await;
        assert_eq!(reply.status, 200, "{}", reply.text);
    });
    server.kill().unwrap();
    server.wait().unwrap();
}
