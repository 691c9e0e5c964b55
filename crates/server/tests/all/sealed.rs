//! An adjourned game of two sessions with a restart between them: the sealed move is read by nobody before it is opened by the
//! arbiter with the player who must reply, and stands nowhere in the open.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::board::Board;
use crate::club::Phone;

/// Long enough to be found nowhere by chance.
const SEALED: &str = "Ng1-f3 !! with a word to myself 7f3k";

impl Board {
    /// The address of the envelope on paper.
    fn on_paper(&self) -> String {
        format!("/arbiter/{}/b/1/envelope?lang=en", self.event)
    }

    /// Everything that the server keeps, and what it tells to each.
    async fn everything(&mut self) -> String {
        let mut all = String::new();
        for (stream, _) in self.store.streams("").unwrap() {
            for line in self.store.read(&stream, 0, 10_000).unwrap() {
                all.push_str(&String::from_utf8_lossy(&line));
            }
        }
        let looks = [
            self.arbiter.clone(),
            self.players[0].clone(),
            self.players[1].clone(),
            Phone::default(),
        ];
        for mut phone in looks {
            for what in ["", "/log", "/story", ".pgn", "/papers"] {
                let address = format!("/api/v1/games/{}{what}", self.game);
                all.push_str(&self.club.page(&mut phone, &address).await.1);
            }
            all.push_str(&self.club.page(&mut phone, &self.on_paper()).await.1);
        }
        all
    }

    async fn adjourned(rulebook: &str, text: &str) -> Self {
        let mut board = Self::open(rulebook).await;
        board.look().await;
        let (status, told) = board.arbiter(json!({ "do": "adjourn" })).await;
        assert_eq!(status, StatusCode::OK, "{told}");
        let seal = json!({ "do": "seal", "text": text, "language": "en" });
        let (status, told) = board.player(0, seal).await;
        assert_eq!(
            (status, &told["refused"]),
            (StatusCode::OK, &Value::Null),
            "{told}"
        );
        let (status, _) = board.player(0, json!({ "do": "stop_clocks" })).await;
        assert_eq!(status, StatusCode::OK);
        board
    }
}

fn tag(reply: &(StatusCode, Value)) -> &str {
    reply.1["error"]["tag"]
        .as_str()
        .unwrap_or_else(|| reply.1["refused"]["tag"].as_str().unwrap_or_default())
}

#[tokio::test]
async fn the_envelope_on_paper_is_for_the_arbiter_and_says_all_but_the_move() {
    let mut board = Board::open("fide-2005").await;
    let address = board.on_paper();
    let ask = async |board: &Board, phone: &Phone| board.club.page(&mut phone.clone(), &address).await;
    let arbiter = board.arbiter.clone();
    assert_eq!(ask(&board, &arbiter).await.0, StatusCode::NOT_FOUND);
    board.look().await;
    board.arbiter(json!({ "do": "adjourn" })).await;
    board
        .player(0, json!({ "do": "seal", "text": SEALED, "language": "en" }))
        .await;
    board.player(0, json!({ "do": "stop_clocks" })).await;
    let (status, page) = ask(&board, &arbiter).await;
    assert_eq!(status, StatusCode::OK);
    for said in [
        "White, ",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "Sealed by",
        "Place",
    ] {
        assert!(page.contains(said), "{said}");
    }
    assert!(!page.contains(SEALED));
    for phone in [&board.players[0], &board.players[1], &Phone::default()] {
        assert_eq!(ask(&board, phone).await.0, StatusCode::FORBIDDEN);
    }
}

#[tokio::test]
async fn a_sealed_move_is_read_by_nobody_before_it_is_opened_in_the_second_session() {
    let mut board = Board::adjourned("fide-2005", SEALED).await;
    let view = board.look().await;
    assert_eq!(view["adjourned"]["closed"], true, "{view}");
    assert!(!board.everything().await.contains("7f3k"));
    // Whoever makes a move now, looks into the envelope or asks what would follow is refused.
    let moved = board.player(0, json!({ "do": "move", "text": "e4" })).await;
    assert_eq!(tag(&moved), "envelope_closed", "{moved:?}");
    board.restart().await;
    let opened = board.arbiter(json!({ "do": "open_envelope" })).await;
    assert_eq!(tag(&opened), "locked", "{opened:?}");
    let white = board.player(0, json!({ "do": "open_envelope" })).await;
    assert_eq!(white.0, StatusCode::FORBIDDEN, "{white:?}");
    let address = format!("/api/v1/games/{}/preview", board.game);
    let body = json!({ "id": "p", "seen": 9_999, "acts": [{ "do": "open_envelope" }] });
    let looked = board.club.post(&mut board.arbiter.clone(), &address, body).await;
    assert!(
        !looked.1.to_string().contains("7f3k") && looked.0 != StatusCode::OK,
        "{looked:?}"
    );
    // The player comes who must reply, and then it is opened. What was written is ambiguous to nobody: it is no move.
    let came = board.player(1, json!({ "do": "arrive" })).await;
    assert_eq!(came.0, StatusCode::OK, "{came:?}");
    assert!(!board.everything().await.contains("7f3k"));
    let opened = board.arbiter(json!({ "do": "open_envelope" })).await;
    assert_eq!(opened.0, StatusCode::OK, "{opened:?}");
    assert!(board.everything().await.contains("7f3k"));
}

#[tokio::test]
async fn an_adjourned_game_is_played_on_in_the_second_session() {
    for rulebook in ["fide-2005", "fide-2023"] {
        let mut board = Board::adjourned(rulebook, "Nf3").await;
        // He thinks again before the clocks stand no longer: too late.
        board.restart().await;
        board.look().await;
        let came = board
            .does(board.arbiter.clone(), json!({ "do": "arrive" }), Some("black"))
            .await;
        assert_eq!(came.0, StatusCode::OK, "{rulebook}: {came:?}");
        let came = board.player(0, json!({ "do": "arrive" })).await;
        assert_eq!(came.0, StatusCode::OK, "{rulebook}: {came:?}");
        let opened = board.arbiter(json!({ "do": "open_envelope" })).await;
        assert_eq!(
            (opened.0, &opened.1["refused"]),
            (StatusCode::OK, &Value::Null),
            "{opened:?}"
        );
        let view = board.look().await;
        assert_eq!(view["adjourned"], Value::Null, "{view}");
        assert_eq!(
            (&view["turn"], &view["phase"]),
            (&json!("black"), &json!("running")),
            "{view}"
        );
        let moved = board.player(1, json!({ "do": "move", "text": "d5" })).await;
        assert_eq!(
            (moved.0, &moved.1["refused"]),
            (StatusCode::OK, &Value::Null),
            "{moved:?}"
        );
        board.restart().await;
        let view = board.look().await;
        assert!(
            view["board"]
                .as_str()
                .unwrap_or_default()
                .starts_with("rnbqkbnr/ppp1pppp/8/3p4/8/5N2/PPPPPPPP"),
            "{view}"
        );
    }
}

#[tokio::test]
async fn an_ambiguous_sealed_move_loses_in_the_second_session() {
    let new = json!({
        "name": "League", "control": "90m", "rulebook": "fide-2005", "boards": 1, "arbiter": true,
        "position": "r3k3/8/8/8/8/8/8/1N2KN2 w - - 0 1"
    });
    let mut board = Board::of(new).await;
    board.look().await;
    board.arbiter(json!({ "do": "adjourn" })).await;
    board
        .player(0, json!({ "do": "seal", "text": "Nd2", "language": "en" }))
        .await;
    board.player(0, json!({ "do": "stop_clocks" })).await;
    board.restart().await;
    for at in 0..2 {
        board.player(at, json!({ "do": "arrive" })).await;
    }
    let opened = board.arbiter(json!({ "do": "open_envelope" })).await;
    assert_eq!(opened.0, StatusCode::OK, "{opened:?}");
    assert_eq!(board.look().await["end"]["result"], "0-1");
}

#[tokio::test]
async fn nothing_is_sealed_where_nobody_else_could_open_it() {
    let mut board = Board::open("fide-2023").await;
    board.arbiter(json!({ "do": "adjourn" })).await;
    // The program was started anew, and only White's screen has come back.
    board.restart().await;
    let sealed = board.player(0, json!({ "do": "seal", "text": SEALED })).await;
    assert_eq!(tag(&sealed), "nobody_keeps", "{sealed:?}");
    assert!(!board.everything().await.contains("7f3k"));
}

#[tokio::test]
async fn a_sealed_move_that_ended_the_game_ends_it_though_somebody_came_too_late() {
    for (text, result) in [("Qc7", "1/2-1/2"), ("Qd5", "1-0")] {
        let mut board = Board::of(json!({
            "name": "League", "control": "90m", "rulebook": "fide-2023", "boards": 1, "arbiter": true,
            "position": "k7/8/3Q4/8/8/8/8/4K3 w - - 0 1", "regulations": { "time.default": "0:00" }
        }))
        .await;
        board.look().await;
        board.arbiter(json!({ "do": "adjourn" })).await;
        let seal = json!({ "do": "seal", "text": text, "language": "en" });
        board.player(0, seal).await;
        board.player(0, json!({ "do": "stop_clocks" })).await;
        board.arbiter(json!({ "do": "schedule", "start": 1 })).await;
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        let came = board.player(1, json!({ "do": "arrive" })).await;
        assert_eq!(came.0, StatusCode::OK, "{came:?}");
        // Nobody has read the move yet, so that he has lost by coming late.
        let view = board.look().await;
        assert_eq!(view["end"]["result"], "1-0", "{view}");
        assert_eq!(view["adjourned"]["closed"], true, "{view}");
        let opened = board.arbiter(json!({ "do": "open_envelope" })).await;
        assert_eq!(opened.0, StatusCode::OK, "{text}: {opened:?}");
        assert_eq!(board.look().await["end"]["result"], result, "{text}");
    }
}

#[tokio::test]
async fn the_arbiter_tells_only_what_the_program_cannot_make_out() {
    for (text, told, opens) in [
        ("Knight to f3", "Nf3", true),
        ("1. Nf3", "1. Nf3", true),
        ("Nc3", "Nf3", false),
    ] {
        let mut board = Board::adjourned("fide-2023", text).await;
        for at in 0..2 {
            board.player(at, json!({ "do": "arrive" })).await;
        }
        let open = json!({ "do": "open_envelope", "text": told, "language": "en" });
        let opened = board.arbiter(open).await;
        let view = board.look().await;
        if opens {
            assert_eq!(opened.0, StatusCode::OK, "{text}: {opened:?}");
            let placed = view["board"].as_str().unwrap_or_default();
            assert!(
                placed.starts_with("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP"),
                "{view}"
            );
        } else {
            assert_eq!(tag(&opened), "broken", "{text}: {opened:?}");
            assert_eq!(view["adjourned"]["closed"], true, "{view}");
        }
    }
}
