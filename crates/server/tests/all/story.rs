//! The story of a game as it is read: one line for what belongs together, in the language of whoever asks.

use crate::club::{Club, Phone};
use axum::http::StatusCode;
use serde_json::{Value, json};

fn hands(from: &str, to: &str) -> Value {
    json!([
        { "do": "touch", "square": from }, { "do": "lift", "square": from }, { "do": "place", "square": to },
        { "do": "release" }, { "do": "press" },
    ])
}

/// An event of one board with an arbiter, two moves and a claim that somebody must look at.
async fn played(club: &Club) -> (String, Phone, Phone) {
    let (mut organiser, mut white, mut black, mut arbiter) = (
        Phone::default(),
        Phone::default(),
        Phone::default(),
        Phone::default(),
    );
    let new = json!({ "name": "Evening", "control": "90m+30s", "mode": "physical", "boards": 1 });
    let (_, made) = club.post(&mut organiser, "/api/v1/events", new).await;
    let board = &made["boards"][0];
    for (phone, link, name) in [
        (&mut white, &board["links"]["white"], "Vera"),
        (&mut black, &board["links"]["black"], "Sonja"),
        (&mut arbiter, &made["links"]["chief_arbiter"], "Chen"),
    ] {
        let address = format!("/api/v1{}", link.as_str().unwrap());
        let (status, _) = club.post(phone, &address, json!({ "name": name })).await;
        assert_eq!(status, StatusCode::OK);
    }
    let game = board["game"].as_str().unwrap().to_owned();
    let mut desk = club.socket(&arbiter, &game).await;
    desk.expect("welcome").await;
    assert_eq!(desk.does(json!([{ "do": "start" }])).await["ok"], true);
    let (mut first, mut second) = (club.socket(&white, &game).await, club.socket(&black, &game).await);
    for socket in [&mut first, &mut second] {
        socket.expect("welcome").await;
    }
    assert_eq!(first.does(hands("e2", "e4")).await["ok"], true);
    while second.version < first.version {
        second.next().await;
    }
    // A pawn goes backwards: on a physical board nothing stops the hand.
    assert_eq!(second.does(hands("e7", "e8")).await["ok"], true);
    let told = desk.expect("update").await;
    let texts: Vec<_> = told["entries"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| entry["text"].clone())
        .collect();
    assert!(
        texts.iter().all(Value::is_string),
        "an arbiter reads every entry: {texts:?}"
    );
    (game, arbiter, white)
}

#[tokio::test]
async fn an_arbiter_reads_every_turn_newest_first_and_rulings_alone_where_he_wants_them() {
    let club = Club::open().await;
    let (game, mut arbiter, _) = played(&club).await;
    let path = format!("/api/v1/games/{game}/story");
    let (status, all) = club.get(&mut arbiter, &path).await;
    assert_eq!(status, StatusCode::OK, "{all}");
    let lines = all["lines"].as_array().unwrap();
    let find = |text: &str| {
        lines
            .iter()
            .find(|line| line["text"] == text)
            .unwrap_or_else(|| panic!("{text}: {all:#}"))
    };
    let move_made = find("White plays e4 and presses the clock.");
    assert_eq!(
        (&move_made["by"], &move_made["number"]),
        (&json!("white"), &json!(1))
    );
    assert_eq!(
        move_made["stands"],
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"
    );
    assert!(
        move_made["clocks"][0].as_u64().unwrap() > 5_400_000,
        "the increment is on the clock: {move_made}"
    );
    let versions: Vec<_> = lines
        .iter()
        .map(|line| line["version"].as_u64().unwrap())
        .collect();
    assert!(
        versions.is_sorted_by(|newer, older| newer > older),
        "{versions:?}"
    );

    let (_, rulings) = club.get(&mut arbiter, &format!("{path}?rulings=true")).await;
    let rulings = rulings["lines"].as_array().unwrap();
    assert!(!rulings.is_empty() && rulings.len() < lines.len(), "{all:#}");
    assert_eq!(
        move_made["ruled"], false,
        "a touch that was followed is nothing to rule on"
    );
    assert!(rulings.iter().all(|line| line["ruled"] == true));
    let told = rulings.iter().flat_map(|line| line["told"].as_array().unwrap());
    assert!(told.clone().any(|said| {
        said["cites"][0]["href"]
            .as_str()
            .is_some_and(|href| href.starts_with("/laws/"))
    }));

    let (_, persian) = club
        .get(
            &mut arbiter,
            &format!("{path}?lang=fa&after=1&before={}&limit=1", versions[0]),
        )
        .await;
    let one = persian["lines"].as_array().unwrap();
    assert_eq!((one.len(), &persian["more"]), (1, &json!(true)));
    assert_eq!(one[0]["version"], versions[1]);
    assert!(
        one[0]["text"]
            .as_str()
            .unwrap()
            .chars()
            .any(|sign| ('\u{600}'..'\u{700}').contains(&sign))
    );
}

#[tokio::test]
async fn a_player_reads_what_was_ruled_and_no_moves_while_he_plays() {
    let club = Club::open().await;
    let (game, _, mut white) = played(&club).await;
    let path = format!("/api/v1/games/{game}/story");
    for phone in [&mut white, &mut Phone::default()] {
        let (_, story) = club.get(phone, &path).await;
        let lines = story["lines"].as_array().unwrap();
        assert!(
            lines
                .iter()
                .all(|line| !line["told"].as_array().unwrap().is_empty()),
            "{story:#}"
        );
        assert!(
            lines
                .iter()
                .all(|line| line["stands"].is_null() && line["number"].is_null()),
            "{story:#}"
        );
    }
    let (status, _) = club.get(&mut white, "/api/v1/games/none/story").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, _) = club.get(&mut white, &format!("{path}?limit=many")).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_player_is_told_what_may_be_claimed_and_what_it_costs_before_it_is_claimed() {
    let club = Club::open().await;
    for (rulebook, quickplay, stops, prices) in
        [("fide-2023", false, "may", 1), ("fide-2001", true, "must", 2)]
    {
        let new = json!({ "control": "2h", "rulebook": rulebook });
        let (game, mut white, mut black) = club.friends(new).await;
        let path = format!("/api/v1/games/{game}/claims");
        let (status, found) = club.get(&mut white, &path).await;
        assert_eq!(status, StatusCode::OK, "{found}");
        let claims = found["claims"].as_array().unwrap();
        let of = |kind: &str| claims.iter().find(|claim| claim["kind"] == kind);
        assert_eq!(of("quickplay").is_some(), quickplay, "{rulebook}: {found}");
        let same = of("repetition").unwrap();
        assert_eq!(same["stops"], stops, "{rulebook}");
        assert_eq!(
            same["wrong"]["texts"].as_array().unwrap().len(),
            prices,
            "{found}"
        );
        let href = same["wrong"]["cites"][0]["href"].as_str().unwrap();
        assert!(href.starts_with(&format!("/laws/{rulebook}/9.5")), "{href}");
        assert_eq!(of("flag").unwrap()["wrong"], Value::Null);

        let other = club.get(&mut black, &format!("{path}?side=white")).await;
        assert_eq!(other.0, StatusCode::NOT_FOUND, "a seat of the other player");
        let looking = club.get(&mut Phone::default(), &path).await;
        assert_eq!(looking.0, StatusCode::NOT_FOUND, "spectators claim nothing");
    }
}

#[tokio::test]
async fn an_arbiter_is_told_what_he_may_enter_by_mode_and_edition() {
    let club = Club::open().await;
    for (rulebook, control, mode, first, behind) in [
        (
            "fide-2023",
            "90m",
            "physical",
            "illegal_move touched flag device claim disturbance",
            "",
        ),
        (
            "fide-2001",
            "15m",
            "physical",
            "illegal_move device claim disturbance displaced_piece",
            "touched flag",
        ),
        (
            "fide-2023",
            "90m",
            "assisted",
            "illegal_move touched flag device claim disturbance",
            "displaced_piece",
        ),
        (
            "fide-2023",
            "90m",
            "online",
            "flag device claim disturbance",
            "illegal_move touched",
        ),
    ] {
        let mut phone = Phone::default();
        let new = json!({ "name": "Hall", "control": control, "rulebook": rulebook, "mode": mode, "boards": 1, "arbiter": true });
        let (_, made) = club.post(&mut phone, "/api/v1/events", new).await;
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let game = text(&made["boards"][0]["game"]);
        let path = format!("/api/v1/games/{game}/incidents");
        let (status, refused) = club.get(&mut Phone::default(), &path).await;
        assert_eq!(
            (status, &refused["error"]["tag"]),
            (StatusCode::FORBIDDEN, &json!("forbidden"))
        );
        let link = format!("/api/v1{}", text(&made["links"]["chief_arbiter"]));
        let mut arbiter = Phone::default();
        club.post(&mut arbiter, &link, json!({ "name": "Chen" })).await;
        let (status, found) = club.get(&mut arbiter, &path).await;
        assert_eq!(status, StatusCode::OK, "{found}");
        let kinds = |likely: bool| {
            let all = found["incidents"].as_array().unwrap().iter();
            let some = all.filter(|one| one["likely"] == likely);
            some.map(|one| one["kind"].as_str().unwrap())
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert!(
            kinds(true).starts_with(first),
            "{rulebook}, {mode}: {}",
            kinds(true)
        );
        for kind in behind.split_whitespace() {
            let last = kinds(false).contains(kind) && !kinds(true).contains(kind);
            assert!(last, "{kind} in {rulebook}, {mode}: {}", kinds(false));
        }
        let knows = |side: &str, kind: &str| found["claims"][side].as_array().unwrap().contains(&json!(kind));
        assert!(knows("white", "repetition") && knows("black", "flag"), "{found}");
        assert!(
            !knows("white", "disturbance"),
            "it is an incident itself: {found}"
        );
    }
}

#[tokio::test]
async fn why_a_clock_was_set_stands_in_the_story() {
    let club = Club::open().await;
    let (game, mut white, mut black) = club.friends(json!({ "control": "5m" })).await;
    for phone in [&mut white, &mut black] {
        let (_, seen) = club.get(phone, &format!("/api/v1/games/{game}")).await;
        let adjust = json!({ "do": "adjust", "side": "white", "ms": 60_000, "why": "it ran on" });
        let command = json!({ "id": "a1", "seen": seen["version"], "acts": [adjust] });
        let (status, reply) = club
            .post(phone, &format!("/api/v1/games/{game}/commands"), command)
            .await;
        assert_eq!((status, &reply["ok"]), (StatusCode::OK, &json!(true)), "{reply}");
    }
    let (_, log) = club.get(&mut white, &format!("/api/v1/games/{game}")).await;
    let story = log["story"].to_string() + &log["missed"].to_string();
    assert_eq!(log["view"]["clock"]["white"]["ms"], 60_000, "{log}");
    assert!(!story.contains("{$"), "{story}");
}

/// An event of one board, its arbiter and the player of the white pieces.
struct Opened {
    event: String,
    game: String,
    arbiter: Phone,
    white: Phone,
}

async fn opened(club: &Club) -> Opened {
    let mut organiser = Phone::default();
    let new = json!({ "name": "Evening", "control": "90m", "boards": 1 });
    let (_, made) = club.post(&mut organiser, "/api/v1/events", new).await;
    let join = async |link: &Value| {
        let mut phone = Phone::default();
        let address = format!("/api/v1{}", link.as_str().unwrap());
        club.post(&mut phone, &address, json!({ "name": "Somebody" }))
            .await;
        phone
    };
    let arbiter = join(&made["links"]["arbiter"]).await;
    let white = join(&made["boards"][0]["links"]["white"]).await;
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    Opened {
        event: text(&made["event"]),
        game: text(&made["boards"][0]["game"]),
        arbiter,
        white,
    }
}

#[tokio::test]
async fn a_phone_that_rang_is_an_alarm_of_its_own() {
    let club = Club::open().await;
    let Opened {
        event,
        game,
        arbiter,
        white,
    } = opened(&club).await;
    let path = format!("/api/v1/events/{event}/live");
    let mut tiles = club.socket_at(&arbiter, &path).await.unwrap();
    tiles.expect("boards").await;
    let mut player = club.socket(&white, &game).await;
    player.expect("welcome").await;
    let come = tiles.expect("tile").await;
    assert_eq!(come["tile"]["players"][0]["here"], true, "{come}");
    for (why, kind) in [("", "call"), ("device", "device")] {
        let call = json!([{ "do": "call_arbiter", "why": why }]);
        assert_eq!(player.does(call).await["ok"], true);
        let tile = tiles.expect("tile").await["tile"].clone();
        let alarm = &tile["alarms"][0];
        assert_eq!(
            (&alarm["kind"], &alarm["side"]),
            (&json!(kind), &json!("white")),
            "{tile}"
        );
        assert_eq!(tile["alarms"].as_array().unwrap().len(), 1, "{tile}");
    }
}

#[tokio::test]
async fn a_player_whose_line_is_gone_is_an_alarm_at_once() {
    let club = Club::open().await;
    let Opened {
        event,
        game,
        arbiter,
        white,
    } = opened(&club).await;
    let mut desk = club.socket(&arbiter, &game).await;
    desk.expect("welcome").await;
    let mut player = club.socket(&white, &game).await;
    player.expect("welcome").await;
    assert_eq!(desk.does(json!([{ "do": "start" }])).await["ok"], true);
    let path = format!("/api/v1/events/{event}/live");
    let mut tiles = club.socket_at(&arbiter, &path).await.unwrap();
    let boards = tiles.expect("boards").await;
    assert_eq!(boards["boards"][0]["alarms"], json!([]), "{boards}");
    drop(player);
    let gone = tiles.expect("tile").await["tile"].clone();
    assert_eq!(gone["alarms"][0]["kind"], "lost", "{gone}");
    let mut again = club.socket(&white, &game).await;
    again.expect("welcome").await;
    let back = tiles.expect("tile").await["tile"].clone();
    assert_eq!(back["alarms"], json!([]), "{back}");
}
