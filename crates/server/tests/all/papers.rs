//! Scoresheets over HTTP: who reads which, and photographs of them.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::board::Board;
use crate::club::Phone;

async fn board() -> Board {
    let mut board = Board::of(json!({
        "name": "League", "control": "90m", "rulebook": "fide-2009", "boards": 1, "arbiter": true, "mode": "recorded"
    }))
    .await;
    for (at, text) in [(0, "e4"), (1, "e5")] {
        board.player(at, json!({ "do": "move", "text": text })).await;
    }
    board
}

fn write(side: &str, text: &str) -> Value {
    json!({ "do": "write", "side": side, "text": text })
}

impl Board {
    async fn reads(&mut self, phone: &Phone) -> Vec<(String, usize)> {
        let address = format!("/api/v1/games/{}/papers", self.game);
        let (status, papers) = self.club.get(&mut phone.clone(), &address).await;
        assert_eq!(status, StatusCode::OK);
        let sheets = papers["sheets"].as_array().unwrap();
        let read = |sheet: &Value| {
            let lines = sheet["lines"].as_array().unwrap();
            let differ = lines.iter().filter(|line| line["differs"] == true).count();
            (sheet["of"].as_str().unwrap().to_owned(), differ)
        };
        sheets.iter().map(read).collect()
    }

    async fn read_by_all(&mut self) -> [Vec<(String, usize)>; 4] {
        let [white, black] = self.players.clone();
        [
            self.reads(&self.arbiter.clone()).await,
            self.reads(&white).await,
            self.reads(&black).await,
            self.reads(&Phone::default()).await,
        ]
    }
}

#[tokio::test]
async fn a_player_reads_his_own_sheet_and_one_that_was_lent_to_him() {
    let mut board = board().await;
    assert!(board.read_by_all().await.iter().all(Vec::is_empty));
    board.player(0, write("white", "1. e4 e5")).await;
    board.player(1, write("black", "1. e4 c5")).await;
    let own = |of: &str, differ| (of.to_owned(), differ);
    let all = [own("white", 0), own("black", 1)].to_vec();
    let alone = [[own("white", 0)].to_vec(), [own("black", 0)].to_vec()];
    assert_eq!(
        board.read_by_all().await,
        [all.clone(), alone[0].clone(), alone[1].clone(), Vec::new()]
    );
    // Nobody writes on the sheet of the other.
    let (status, _) = board.player(1, write("white", "2. Qh5")).await;
    assert_ne!(status, StatusCode::OK);
    board
        .player(1, json!({ "do": "hand_sheet", "to": "white" }))
        .await;
    let both = [own("white", 0), own("black", 0)].to_vec();
    assert_eq!(
        board.read_by_all().await,
        [all.clone(), both, alone[1].clone(), Vec::new()]
    );
    board.player(0, json!({ "do": "return_sheet" })).await;
    assert_eq!(board.read_by_all().await[1], alone[0]);
    // The arbiter keeps his own record, and after a restart everything is there.
    board.arbiter(write("white", "1. e4 e5")).await;
    board.restart().await;
    let three = [all, [own("arbiter", 0)].to_vec()].concat();
    assert_eq!(board.read_by_all().await[0], three);
}

#[tokio::test]
async fn a_sheet_is_written_on_whatever_has_happened_at_the_board_meanwhile() {
    let board = board().await;
    let address = format!("/api/v1/games/{}/commands", board.game);
    let [white, _] = board.players.clone();
    for (id, act, status) in [
        ("line", write("white", "1. e4 e5"), StatusCode::OK),
        ("mark", json!({ "do": "draw_mark" }), StatusCode::OK),
        ("strike", json!({ "do": "strike" }), StatusCode::OK),
        // A move is another thing: he has not seen what it answers.
        (
            "move",
            json!({ "do": "move", "text": "Nf3" }),
            StatusCode::CONFLICT,
        ),
    ] {
        let body = json!({ "id": id, "seen": 2, "acts": [act] });
        let (found, told) = board.club.post(&mut white.clone(), &address, body).await;
        assert_eq!(found, status, "{id}: {told}");
    }
}

#[tokio::test]
async fn photographs_are_kept_for_officials() {
    let mut board = board().await;
    let address = format!("/api/v1/games/{}/photos", board.game);
    let picture = [b"\x89PNG\r\n\x1a\n".to_vec(), vec![7; 2_000_000]].concat();
    let [white, black] = board.players.clone();
    let chief = board.arbiter.clone();
    let send = async |board: &Board, phone: &Phone, of: &str, bytes: &[u8]| {
        let address = format!("{address}/{of}");
        board
            .club
            .ask(&mut phone.clone(), Method::POST, &address, bytes)
            .await
            .0
    };
    assert_eq!(send(&board, &white, "white", &picture).await, StatusCode::CREATED);
    assert_eq!(send(&board, &chief, "black", &picture).await, StatusCode::CREATED);
    assert_eq!(
        send(&board, &white, "black", &picture).await,
        StatusCode::FORBIDDEN
    );
    let stranger = Phone::default();
    assert_eq!(
        send(&board, &stranger, "white", &picture).await,
        StatusCode::FORBIDDEN
    );
    assert_eq!(
        send(&board, &chief, "white", b"<svg/>").await,
        StatusCode::BAD_REQUEST
    );
    assert_eq!(
        send(&board, &chief, "grey", &picture).await,
        StatusCode::NOT_FOUND
    );
    let large = [picture, vec![0; 3_000_000]].concat();
    assert_eq!(
        send(&board, &chief, "white", &large).await,
        StatusCode::PAYLOAD_TOO_LARGE
    );
    board.restart().await;
    let (_, kept) = board.club.get(&mut chief.clone(), &address).await;
    assert_eq!(kept["photos"].as_array().unwrap().len(), 2);
    assert_eq!(
        [&kept["photos"][0]["of"], &kept["photos"][1]["of"]],
        ["white", "black"]
    );
    for phone in [&white, &black, &stranger] {
        for path in [address.clone(), format!("{address}/1")] {
            let (status, _) = board.club.get(&mut phone.clone(), &path).await;
            assert_eq!(status, StatusCode::FORBIDDEN, "{path}");
        }
    }
    for wrong in ["9", "0", "x"] {
        let (status, _) = board
            .club
            .get(&mut chief.clone(), &format!("{address}/{wrong}"))
            .await;
        assert_eq!(status, StatusCode::NOT_FOUND);
    }
}
