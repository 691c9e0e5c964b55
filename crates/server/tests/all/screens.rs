//! The screens of a tournament without a script: from a pasted list to a table, with the slips that people make.

use axum::http::StatusCode;

use crate::club::{Club, Phone};

const NAMES: &str = "Gomez, Ana 2400\nFalk, Bo 2390\nTran, Chi 2380\nRezaei, Dara 2370\nHaddad, Emil 2360\nNovak, Filip 2350\n";

/// A form as a browser sends it.
pub fn form(fields: &[(&str, &str)]) -> String {
    let pairs: Vec<String> = fields
        .iter()
        .map(|(name, value)| format!("{}={}", sent(name), sent(value)))
        .collect();
    pairs.join("&")
}

fn sent(text: &str) -> String {
    let sign = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(sign).collect()
}

/// A tournament made on a page.
pub struct Evening {
    pub club: Club,
    pub phone: Phone,
    pub event: String,
}

impl Evening {
    pub async fn new(preset: &str, players: &str) -> Self {
        Self::at(Club::open().await, preset, players).await
    }

    pub async fn at(club: Club, preset: &str, players: &str) -> Self {
        let mut phone = Phone::default();
        let sent = form(&[("preset", preset), ("players", players), ("name", "Club evening")]);
        let (status, to) = club.form(&mut phone, "/new/tournament", &sent).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
        let event = to.split('/').nth(2).unwrap().to_owned();
        assert_eq!(to, format!("/arbiter/{event}/round"));
        Self { club, phone, event }
    }

    pub async fn page(&mut self, path: &str) -> String {
        let (status, page) = self.club.page(&mut self.phone, path).await;
        assert_eq!(status, StatusCode::OK, "{path}: {page}");
        page
    }

    pub async fn desk(&mut self, page: &str) -> String {
        self.page(&format!("/arbiter/{}/{page}", self.event)).await
    }

    /// Sends acts as a button does; what comes back is where it leads, or the page that says why not.
    pub async fn act(&mut self, acts: &[&str]) -> (StatusCode, String) {
        let fields: Vec<(&str, &str)> = acts.iter().map(|act| ("act", *act)).collect();
        let address = format!("/arbiter/{}/act", self.event);
        self.club.form(&mut self.phone, &address, &form(&fields)).await
    }

    async fn typed(&mut self, round: &str, next: &str, typed: &str, sure: &str) -> (StatusCode, String) {
        let sent = form(&[("round", round), ("next", next), ("typed", typed), ("sure", sure)]);
        let address = format!("/arbiter/{}/results", self.event);
        self.club.form(&mut self.phone, &address, &sent).await
    }
}

#[tokio::test]
async fn an_evening_is_paired_published_typed_and_read_without_a_script() {
    let mut evening = Evening::new("club-evening", NAMES).await;
    let preview = evening.desk("round").await;
    assert!(
        preview.contains("Gomez, Ana") && preview.contains("data-go"),
        "{preview}"
    );
    let draw = r#"{"do":"draw","method":"strength","secret":"$new"}"#;
    let (status, to) = evening.act(&[draw, r#"{"do":"pair","round":1}"#]).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
    // A draft is not for everybody.
    let mut other = Phone::default();
    let round = format!("/e/{}/r/1", evening.event);
    assert_eq!(
        evening.club.page(&mut other, &round).await.0,
        StatusCode::NOT_FOUND
    );
    evening.act(&[r#"{"do":"publish","round":1}"#]).await;
    let (status, page) = evening.club.page(&mut other, &round).await;
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("Tran, Chi") && !page.contains("/act"), "{page}");
    // One key is for the board that is next; a board and its key for any other; digits of any script.
    assert_eq!(evening.typed("1", "1", "1", "").await.0, StatusCode::SEE_OTHER);
    assert_eq!(evening.typed("1", "2", "۳ ۵", "").await.0, StatusCode::SEE_OTHER);
    let (status, page) = evening.typed("1", "2", "9 1", "").await;
    assert_ne!(status, StatusCode::SEE_OTHER, "{page}");
    // A result that stands is told, and changed when it is said again.
    let (status, page) = evening.typed("1", "2", "1 0", "").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.contains("1–0") && page.contains("value=\"1 0\""), "{page}");
    assert_eq!(
        evening.typed("1", "2", "1 0", "1 0").await.0,
        StatusCode::SEE_OTHER
    );
    assert_eq!(evening.typed("1", "2", "z", "").await.0, StatusCode::SEE_OTHER);
    assert_eq!(evening.typed("1", "2", "2 =", "").await.0, StatusCode::SEE_OTHER);
    let standings = evening.page(&format!("/e/{}/standings", evening.event)).await;
    assert!(
        standings.contains("<b>1</b>") && standings.contains("½"),
        "{standings}"
    );
    // All is in: the next round is offered.
    assert!(evening.desk("round").await.contains("Pair round 2"));
    let player = evening.page(&format!("/e/{}/p/1", evening.event)).await;
    assert!(player.contains("Gomez, Ana"));
    let story = evening.desk("history").await;
    assert!(story.contains("undone"), "{story}");
}

#[tokio::test]
async fn whoever_does_not_keep_the_event_is_led_to_its_door() {
    let mut evening = Evening::new("everybody", NAMES).await;
    let mut other = Phone::default();
    for page in ["round", "results", "entries", "history", "setup"] {
        let address = format!("/arbiter/{}/{page}", evening.event);
        let (status, text) = evening.club.page(&mut other, &address).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{page}");
        assert!(
            text.contains("/arbiter/login") && !text.contains("Gomez"),
            "{page}"
        );
    }
    let address = format!("/arbiter/{}/act", evening.event);
    let sent = form(&[("act", r#"{"do":"withdraw","entrant":1,"from":1}"#)]);
    let (status, _) = evening.club.form(&mut other, &address, &sent).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert!(!evening.desk("entries").await.contains("withdrew"));
}

#[tokio::test]
async fn what_is_pasted_is_doubted_or_entered_and_never_half_of_it() {
    let (club, mut phone) = (Club::open().await, Phone::default());
    let sent = form(&[("preset", "club-evening"), ("players", "Tal\n!!!\nBo\n")]);
    let (status, page) = club.form(&mut phone, "/new/tournament", &sent).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        page.contains("class=\"doubt\"") && page.contains("name=\"anyway\""),
        "{page}"
    );
    let mut evening = Evening::new("club-evening", "").await;
    let address = format!("/arbiter/{}/entries", evening.event);
    // The same name twice is asked about, and nobody enters before that; who was shown it says that these are two.
    let names = "Tal\nBo\nTal\n";
    let (status, page) = evening
        .club
        .form(&mut evening.phone, &address, &form(&[("players", names)]))
        .await;
    assert_ne!(status, StatusCode::SEE_OTHER);
    assert!(page.contains("name=\"anyway\""), "{page}");
    assert!(!evening.desk("entries").await.contains("data-name"));
    let two = form(&[("players", names), ("anyway", names)]);
    let (status, _) = evening.club.form(&mut evening.phone, &address, &two).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    assert_eq!(evening.desk("entries").await.matches("<bdi>Tal</bdi>").count(), 2);
    let once = form(&[("players", "<script>alert(1)</script>\nBo\n")]);
    let (status, _) = evening.club.form(&mut evening.phone, &address, &once).await;
    if status == StatusCode::SEE_OTHER {
        let entries = evening.desk("entries").await;
        assert!(!entries.contains("<script>alert"), "{entries}");
    }
}

#[tokio::test]
async fn a_wrong_withdrawal_is_taken_back_with_one_button() {
    let mut evening = Evening::new("club-evening", NAMES).await;
    let (status, to) = evening
        .act(&[r##"{"do":"withdraw","entrant":"#2","from":1}"##])
        .await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let said = evening.page(&to).await;
    assert!(
        said.contains("Falk, Bo") && said.contains("\"do\":\"undo\""),
        "{said}"
    );
    let seq = to.rsplit('=').next().unwrap();
    evening.act(&[&format!(r#"{{"do":"undo","of":{seq}}}"#)]).await;
    assert!(evening.desk("entries").await.contains("Withdraw"));
}

/// Pairs and publishes round 1.
async fn published(evening: &mut Evening) {
    let draw = r#"{"do":"draw","method":"strength","secret":"a secret","colour":"white"}"#;
    let acts = [
        draw,
        r#"{"do":"pair","round":1}"#,
        r#"{"do":"publish","round":1}"#,
    ];
    let (status, to) = evening.act(&acts).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
}

#[tokio::test]
async fn a_phone_finds_its_name_its_board_and_says_what_came_of_it() {
    let mut evening = Evening::new("club-evening", NAMES).await;
    published(&mut evening).await;
    let (mut one, mut four) = (Phone::default(), Phone::default());
    let find = format!("/e/{}/r/1?q=gom", evening.event);
    let found = evening.club.page(&mut one, &find).await.1;
    assert!(
        found.contains("name=\"entrant\" value=\"1\"") && !found.contains("Falk, Bo</bdi></a></td>"),
        "{found}"
    );
    let me = format!("/e/{}/me", evening.event);
    assert_eq!(
        evening.club.form(&mut one, &me, "entrant=1").await,
        (StatusCode::SEE_OTHER, "/me".to_owned())
    );
    evening.club.form(&mut four, &me, "entrant=4").await;
    let mine = evening.club.page(&mut one, "/me").await.1;
    assert!(
        mine.contains("Board 1") && mine.contains("White") && mine.contains("Rezaei, Dara"),
        "{mine}"
    );
    // A second phone of one player waits until the desk has spoken.
    let mut thief = Phone::default();
    evening.club.form(&mut thief, &me, "entrant=1").await;
    let waits = evening.club.page(&mut thief, "/me").await.1;
    assert!(
        waits.contains("The desk decides") && !waits.contains("report_result"),
        "{waits}"
    );
    // Both say the same: it is the result. A phone says nothing of another board.
    let act = format!("/arbiter/{}/act", evening.event);
    let says = |who: u32, board: u32, result: &str| {
        let act = format!(
            r#"{{"do":"report_result","round":1,"board":{board},"entrant":{who},"result":"{result}"}}"#
        );
        form(&[("act", &act), ("back", "/me")])
    };
    let (status, to) = evening.club.form(&mut one, &act, &says(1, 1, "1-0")).await;
    assert_eq!(
        (status, to.starts_with("/me")),
        (StatusCode::SEE_OTHER, true),
        "{to}"
    );
    let asked = evening.club.page(&mut four, "/me").await.1;
    assert!(asked.contains("Gomez, Ana wins. Right?"), "{asked}");
    assert_eq!(
        evening.club.form(&mut one, &act, &says(2, 2, "1-0")).await.0,
        StatusCode::FORBIDDEN
    );
    evening.club.form(&mut four, &act, &says(4, 1, "1-0")).await;
    let state = evening
        .club
        .get(&mut four, &format!("/api/v1/events/{}/state", evening.event))
        .await
        .1;
    let board = &state["boards"][0];
    assert_eq!(
        (&board["result"], &board["source"]),
        (&"1-0".into(), &"players".into()),
        "{board}"
    );
    // It is given back with one button.
    evening.club.form(&mut one, &me, "entrant=1&leave=true").await;
    assert!(!evening.club.page(&mut one, "/me").await.1.contains("Gomez"));
}
