//! The pages of those who keep a tournament, without a script: who is there, questions, the draw, penalties, prizes, the report.

use axum::http::StatusCode;
use serde_json::json;

use crate::club::{Club, Phone};
use crate::screens::{Evening, form};
use crate::tournament::Cup;

const NAMES: &str = "Karimi, Sara 1500\nZand, Dara 1400\nNovak, Filip 1300\n";
const MARKUP: &str = r#"{"do":"enter","form":{"name":"<b>Åsa</b>","club":"<i>School 5</i>"}}"#;

impl Evening {
    async fn done(&mut self, acts: &[&str]) {
        let (status, to) = self.act(acts).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{acts:?}: {to}");
    }

    /// A page of the officials, that nobody else sees and that the bar leads to.
    async fn own(&mut self, page: &str) -> String {
        let address = format!("/arbiter/{}/{page}", self.event);
        let path = address.split('?').next().unwrap();
        let (status, text) = self.club.page(&mut Phone::default(), &address).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{page}");
        assert!(!text.contains("Karimi"), "{page}");
        let shown = self.desk(page).await;
        assert!(
            shown.contains(&format!("href=\"{path}\"")) && shown.contains("aria-current"),
            "{shown}"
        );
        shown
    }
}

#[tokio::test]
async fn a_child_is_checked_in_by_its_name_and_whoever_is_missing_is_left_out() {
    let mut evening = Evening::new("club-evening", NAMES).await;
    evening.done(&[MARKUP]).await;
    let page = evening.own("checkin").await;
    assert!(
        page.contains("&lt;b&gt;Åsa") || page.contains("&#60;b&#62;Åsa"),
        "{page}"
    );
    assert!(!page.contains("<b>Åsa") && !page.contains("<i>School"), "{page}");
    assert!(
        !page.contains("type=\"checkbox\""),
        "before anybody came nobody is left out"
    );
    // In the order of the alphabet, whatever the numbers are.
    let at = |name: &str| page.find(&format!("<bdi>{name}")).expect(name);
    assert!(at("Karimi") < at("Novak") && at("Novak") < at("Zand"));
    evening
        .done(&[r#"{"do":"check_in","entrant":"Karimi","round":1}"#])
        .await;
    let missing = evening.own("checkin?missing=yes").await;
    assert!(missing.contains("Here: 1, missing: 3"), "{missing}");
    assert!(
        !missing.contains("data-name=\"Karimi") && missing.contains("data-name=\"Zand"),
        "{missing}"
    );
    // First letters, and the number in any digits.
    for (asked, found, other) in [("zan", "Zand", "Karimi"), ("%DB%B1", "Karimi", "Zand")] {
        let page = evening.own(&format!("checkin?q={asked}")).await;
        assert!(
            page.contains(&format!("data-name=\"{found}")) && !page.contains(&format!("data-name=\"{other}")),
            "{asked}"
        );
    }
    // All that are ticked are left out together.
    let out = |who: &str| format!(r#"{{"do":"absent","entrant":"{who}","round":1}}"#);
    evening.done(&[&out("Zand"), &out("Novak")]).await;
    let page = evening.own("checkin").await;
    assert!(page.contains("Here: 1, missing: 1"), "{page}");
}

#[tokio::test]
async fn certificates_are_looked_at_where_there_is_an_age_group() {
    let mut evening = Evening::new("club-evening", NAMES).await;
    assert!(!evening.own("checkin").await.contains("document_seen"));
    let (status, page) = evening
        .act(&[r#"{"do":"ages","group":"U12 2014/01/01 2015/12/31"}"#])
        .await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    let page = evening.own("checkin").await;
    assert!(
        page.contains("document_seen") && page.contains("3 certificates"),
        "{page}"
    );
    evening
        .done(&[r#"{"do":"document_seen","entrant":"Karimi"}"#])
        .await;
    assert!(evening.own("checkin").await.contains("2 certificates"));
}

#[tokio::test]
async fn open_points_are_answered_one_by_one_or_all_by_their_defaults() {
    let mut evening = Evening::new("cup", NAMES).await;
    assert!(evening.own("questions").await.contains("Nothing is open"));
    // What the preset answered is asked again.
    let undo = |seq: u32| format!(r#"{{"do":"undo","of":{seq}}}"#);
    evening.done(&[&undo(2), &undo(3), &undo(5)]).await;
    let page = evening.own("questions").await;
    assert!(
        page.contains("Games of a match") && page.contains("<select") && page.contains("value=\"2\""),
        "{page}"
    );
    assert!(page.contains("class=\"waits\">3<"), "{page}");
    // All of them are sent at once: as they are typed, or none; or by their defaults, whatever was typed.
    let address = format!("/arbiter/{}/questions", evening.event);
    for (answer, how, expected) in [("many", "typed", false), ("many", "offered", true)] {
        let sent = form(&[("games", answer), ("as", how), ("who", "Ms Azadi")]);
        let (status, page) = evening.club.form(&mut evening.phone, &address, &sent).await;
        assert_eq!(status == StatusCode::SEE_OTHER, expected, "{page}");
        assert_eq!(page.contains("Games of a match"), !expected, "{page}");
    }
    assert!(evening.own("questions").await.matches("Ms Azadi").count() >= 3);
    let page = evening.own("questions").await;
    assert!(
        page.contains("Nothing is open") && !page.contains("waits"),
        "{page}"
    );
}

#[tokio::test]
async fn players_who_say_different_things_and_phones_that_wait_are_questions() {
    let mut cup = Cup::new().await;
    let first = cup.link(json!({ "role": "player", "entrant": 1 })).await;
    let mut phones = vec![cup.join(&first).await];
    for id in 2..=6 {
        let link = cup.link(json!({ "role": "player", "entrant": id })).await;
        phones.push(cup.join(&link).await);
    }
    cup.begin().await;
    cup.act(json!([{ "do": "publish", "round": 1 }])).await;
    let board = cup.board(1, 1).await;
    for (side, result) in [("white", "1-0"), ("black", "0-1")] {
        let who = board[side].as_u64().unwrap();
        let report =
            json!([{ "do": "report_result", "round": 1, "board": 1, "entrant": who, "result": result }]);
        let mut phone = phones[usize::try_from(who).unwrap() - 1].clone();
        cup.ask_as(&mut phone, report, None).await;
    }
    // Another phone wants to be somebody who has one.
    let mut other = Phone::default();
    let me = format!("/api/v1/events/{}/me", cup.event);
    cup.club.post(&mut other, &me, json!({ "entrant": 1 })).await;
    let mut chief = cup.chief.clone();
    let address = format!("/arbiter/{}/questions", cup.event);
    let (_, page) = cup.club.page(&mut chief, &address).await;
    assert!(page.contains("1–0") && page.contains("0–1"), "{page}");
    assert!(page.contains("class=\"waits\">2<"), "{page}");
    let device = page.split("name=\"device\" value=\"").nth(1).unwrap();
    let device = device.split('"').next().unwrap().to_owned();
    let phone = |answer: &str| form(&[("entrant", "1"), ("device", &device), ("answer", answer)]);
    let to = format!("/arbiter/{}/phones", cup.event);
    let (status, _) = cup.club.form(&mut other, &to, &phone("yes")).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, _) = cup.club.form(&mut chief, &to, &phone("no")).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    cup.act(json!([{ "do": "result", "round": 1, "board": 1, "result": "1-0" }]))
        .await;
    let (_, page) = cup.club.page(&mut chief, &address).await;
    assert!(page.contains("Nothing is open"), "{page}");
}

#[tokio::test]
async fn a_secret_is_promised_and_drawn_with_and_people_draw_by_hand() {
    let mut evening = Evening::new("club-evening", NAMES).await;
    evening.done(&[MARKUP]).await;
    let address = format!("/arbiter/{}/secret", evening.event);
    let mut other = Phone::default();
    let (status, _) = evening.club.form(&mut other, &address, "").await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, page) = evening.club.form(&mut evening.phone, &address, "").await;
    assert_eq!(status, StatusCode::OK, "{page}");
    let shown: Vec<&str> = page
        .split("<bdo dir=\"ltr\">")
        .skip(1)
        .filter_map(|rest| rest.split('<').next())
        .collect();
    assert_eq!(
        (shown.len(), shown[0].len(), shown[1].len()),
        (2, 71, 64),
        "{page}"
    );
    let secret = shown[1].to_owned();
    let page = evening.own("draw").await;
    assert!(page.contains(shown[0]) && !page.contains(&secret), "{page}");
    // Another secret is refused; the one that was promised draws.
    let address = format!("/arbiter/{}/act", evening.event);
    for (word, expected) in [("another", false), (secret.as_str(), true)] {
        let sent = form(&[
            ("act", r#"{"do":"draw","secret":""}"#),
            ("s.method", "lots"),
            ("s.secret", word),
        ]);
        let (status, page) = evening.club.form(&mut evening.phone, &address, &sent).await;
        assert_eq!(status == StatusCode::SEE_OTHER, expected, "{page}");
    }
    let page = evening.own("draw").await;
    assert!(
        page.contains(&secret) && page.contains("<li value=\"4\">") && !page.contains("<b>Åsa"),
        "{page}"
    );
    let undo = page.split("&#34;of&#34;:").nth(1).unwrap();
    let undo = undo.split('}').next().unwrap();
    evening.done(&[&format!(r#"{{"do":"undo","of":{undo}}}"#)]).await;
    let address = format!("/arbiter/{}/draw", evening.event);
    for (order, expected) in [("2 2 1 3", false), ("۲، ۴ 1 3", true)] {
        let sent = form(&[("order", order), ("colour", "black")]);
        let (status, page) = evening.club.form(&mut evening.phone, &address, &sent).await;
        assert_eq!(status == StatusCode::SEE_OTHER, expected, "{page}");
    }
    let page = evening.own("draw").await;
    assert!(
        page.contains("<li value=\"1\"><bdi>Zand, Dara") && page.contains("begins with Black"),
        "{page}"
    );
}

#[tokio::test]
async fn penalties_are_added_by_name_and_taken_back() {
    let mut evening = Evening::new("club-evening", NAMES).await;
    evening.done(&[MARKUP]).await;
    assert!(evening.own("penalties").await.contains("No penalties"));
    let address = format!("/arbiter/{}/penalties", evening.event);
    let sent = |who: &str, kind: &str, reason: &str| {
        form(&[
            ("who", who),
            ("kind", kind),
            ("points", "−½"),
            ("round", "۱"),
            ("reason", reason),
        ])
    };
    for (who, kind, reason, expected) in [
        ("zand", "points", "<i>late</i>", true),
        ("Karimi", "offence.device", "rang", true),
        ("", "incident.smoking", "in the hall", true),
        ("Åsa", "incident.dress", "a hat", true),
        ("nobody", "points", "late", false),
        ("zand", "offence.flying", "flew", false),
    ] {
        let sent = sent(who, kind, reason);
        let (status, page) = evening.club.form(&mut evening.phone, &address, &sent).await;
        assert_eq!(status == StatusCode::SEE_OTHER, expected, "{who} {kind}: {page}");
        let mut other = Phone::default();
        let (status, _) = evening.club.form(&mut other, &address, &sent).await;
        assert_eq!(status, StatusCode::FORBIDDEN);
    }
    let page = evening.own("penalties").await;
    assert_eq!(page.matches("\"do\":\"undo\"").count(), 4, "{page}");
    assert!(!page.contains("<i>late") && page.contains("Zand, Dara"), "{page}");
    let seq = page.split("\"of\":").nth(1).unwrap().split('}').next().unwrap();
    evening.done(&[&format!(r#"{{"do":"undo","of":{seq}}}"#)]).await;
    let page = evening.own("penalties").await;
    assert_eq!(page.matches("\"do\":\"undo\"").count(), 3, "{page}");
}

#[tokio::test]
async fn prizes_are_typed_in_a_line_won_given_and_taken_back() {
    let mut evening = Evening::new("club-evening", NAMES).await;
    let group = r#"{"do":"ages","group":"U12 2014/01/01 2015/12/31"}"#;
    let birth = r#"{"do":"enter","form":{"name":"Child, A","birth":"2014/05/06","sex":"w"}}"#;
    evening.done(&[group, birth]).await;
    let address = format!("/arbiter/{}/prizes", evening.event);
    let line = "500 ۳۰۰ 200; Best U12 600; Best <b>woman</b> girl 50";
    let sent = form(&[("funds", line), ("sharing", "equal")]);
    let (status, _) = evening.club.form(&mut Phone::default(), &address, &sent).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, page) = evening.club.form(&mut evening.phone, &address, &sent).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    let draw = r#"{"do":"draw","method":"strength","secret":"$new"}"#;
    evening.done(&[draw, r#"{"do":"pair","round":1}"#]).await;
    let result = |board| format!(r#"{{"do":"result","round":1,"board":{board},"result":"1-0"}}"#);
    evening
        .done(&[r#"{"do":"publish","round":1}"#, &result(1), &result(2)])
        .await;
    let page = evening.own("prizes").await;
    assert!(!page.contains("<b>woman") && page.contains("U12"), "{page}");
    assert!(page.contains("class=\"waits\">certificate"), "{page}");
    let award = r#"{"do":"award","prize":"Best U12","entrant":"Child","amount":"600"}"#;
    evening.act(&[award]).await;
    let seen = r#"{"do":"document_seen","entrant":"Child","again":true}"#;
    evening.done(&[seen]).await;
    evening.done(&[award]).await;
    let page = evening.own("prizes").await;
    assert!(
        page.contains("Given to") && !page.contains("class=\"waits\">cert"),
        "{page}"
    );
    // Amounts that rise are none.
    let sent = form(&[("funds", "100 200")]);
    let (status, _) = evening.club.form(&mut evening.phone, &address, &sent).await;
    assert_ne!(status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn the_report_tells_open_boards_and_gives_its_files() {
    let mut evening = Evening::new("club-evening", NAMES).await;
    evening.done(&[MARKUP]).await;
    let draw = r#"{"do":"draw","method":"strength","secret":"$new"}"#;
    evening.done(&[draw, r#"{"do":"pair","round":1}"#]).await;
    evening.done(&[r#"{"do":"publish","round":1}"#]).await;
    let page = evening.own("report").await;
    assert!(page.contains("2 boards are open"), "{page}");
    let result = |board| format!(r#"{{"do":"result","round":1,"board":{board},"result":"1-0"}}"#);
    evening.done(&[&result(1), &result(2)]).await;
    let page = evening.own("report").await;
    assert!(!page.contains("open</h2>") && !page.contains("<b>Åsa"), "{page}");
    // What a report has to say of an event, and the place where it is put right.
    assert!(!page.contains("Nothing stands in the way"), "{page}");
    for (field, record) in [
        ("city", "022"),
        ("federation", "032"),
        ("first_day", "042"),
        ("arbiter", "102"),
    ] {
        let link = format!("/arbiter/{}/setup#{field}\"", evening.event);
        assert!(page.contains(&link) && page.contains(record), "{field}: {page}");
    }
    let city = r#"{"do":"amend","field":"city","value":"Hanoi"}"#;
    evening.done(&[city]).await;
    let page = evening.own("report").await;
    assert!(
        !page.contains("setup#city") && page.contains("setup#federation"),
        "{page}"
    );
    assert!(evening.desk("setup").await.contains("id=\"federation\""));
    for end in ["trf", "csv", "jsonl"] {
        let file = format!("/e/{}.{end}", evening.event);
        assert!(page.contains(&file), "{page}");
        evening.page(&file).await;
    }
}

#[tokio::test]
async fn a_game_and_a_tournament_are_two_doors_of_one_size() {
    let club = Club::open().await;
    for page in ["/", "/events"] {
        let (_, text) = club.page(&mut Phone::default(), page).await;
        assert!(
            text.contains("<a class=\"button link\" href=\"/new/tournament\">")
                && text.contains("/new?way=event"),
            "{page}"
        );
    }
}

#[tokio::test]
async fn who_does_not_see_is_marked_at_the_entry_and_nobody_but_officials_reads_it() {
    let mut evening = Evening::new("club-evening", NAMES).await;
    let blind =
        r#"{"do":"correct_entrant","entrant":"Karimi","fields":[{"field":"blind","value":"yes","was":""}]}"#;
    evening.done(&[blind]).await;
    let page = evening.own("entries").await;
    assert!(
        page.contains("plays without sight") && page.contains("Karimi, Sara sees the board"),
        "{page}"
    );
    evening
        .done(&[
            r#"{"do":"draw","method":"strength","secret":"$new"}"#,
            r#"{"do":"pair","round":1}"#,
            r#"{"do":"publish","round":1}"#,
            r#"{"do":"open_games","round":1}"#,
        ])
        .await;
    let page = evening.own("round").await;
    assert!(
        page.contains("Board 1: Karimi, Sara does not see."),
        "the pairing desk says where two boards are needed: {page}"
    );
    let game = page.split("\"/g/").nth(1).and_then(|rest| rest.split('"').next());
    let address = format!("/api/v1/games/{}", game.expect("a live game"));
    let told = evening.page(&address).await;
    // Lots give the colour.
    let is_told = |told: &str| {
        ["white", "black"]
            .iter()
            .any(|side| told.contains(&format!("\"blind\":[\"{side}\"]")))
    };
    assert!(is_told(&told), "{told}");
    let mut other = Phone::default();
    let (event, club) = (evening.event.clone(), &evening.club);
    let public = [
        format!("/e/{event}"),
        format!("/e/{event}/r/1"),
        format!("/e/{event}/p/1"),
        format!("/e/{event}.csv"),
        format!("/e/{event}.json"),
        format!("/api/v1/events/{event}/state"),
        address,
    ];
    for path in public {
        let (_, told) = club.page(&mut other, &path).await;
        for word in ["without sight", "does not see", "\"blind\":\""] {
            assert!(!told.contains(word), "{path}: {word}");
        }
        assert!(!is_told(&told), "{path}");
    }
}

#[tokio::test]
async fn the_history_is_asked_by_person_and_round_and_the_record_of_a_player_stands_alone() {
    let mut evening = Evening::new("club-evening", NAMES).await;
    for who in ["Karimi", "Zand"] {
        let act = format!(r#"{{"do":"offence","entrant":"{who}","kind":"warning","round":1,"text":"loud"}}"#);
        evening.done(&[&act]).await;
    }
    let all = evening.own("penalties").await;
    assert!(
        all.contains("data-record=\"1\"") && all.matches("loud").count() == 2,
        "{all}"
    );
    let one = evening.own("penalties?who=1").await;
    assert_eq!(one.matches("loud").count(), 1, "{one}");
    assert!(one.contains("<h2><bdi>Karimi"), "{one}");
    let of_round = evening.own("history?round=1").await;
    assert_eq!(of_round.matches("loud").count(), 2, "{of_round}");
    assert!(
        !evening.own("history?round=2").await.contains("loud") && of_round.contains("name=\"by\""),
        "{of_round}"
    );
    assert!(!evening.own("history?by=nobody").await.contains("loud"));
}

#[tokio::test]
async fn whose_secret_is_lost_publishes_another_fingerprint_and_draws_with_it() {
    let mut evening = Evening::new("club-evening", NAMES).await;
    let address = format!("/arbiter/{}/secret", evening.event);
    evening.club.form(&mut evening.phone, &address, "").await;
    let page = evening.own("draw").await;
    assert!(page.contains("name=\"again\" value=\"yes\""), "{page}");
    assert!(
        page.contains("Everybody sees that there was a first one"),
        "{page}"
    );
    // A button pressed again by mistake publishes nothing.
    let (status, _) = evening.club.form(&mut evening.phone, &address, "").await;
    assert_ne!(status, StatusCode::OK);
    let (status, page) = evening.club.form(&mut evening.phone, &address, "again=yes").await;
    assert_eq!(status, StatusCode::OK, "{page}");
    let secret = page
        .split("<bdo dir=\"ltr\">")
        .nth(2)
        .and_then(|rest| rest.split('<').next())
        .unwrap();
    let sent = form(&[
        ("act", r#"{"do":"draw","secret":""}"#),
        ("s.method", "lots"),
        ("s.secret", secret),
    ]);
    let act = format!("/arbiter/{}/act", evening.event);
    let (status, page) = evening.club.form(&mut evening.phone, &act, &sent).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    assert!(evening.own("draw").await.contains(secret));
}

#[tokio::test]
async fn a_result_that_another_entered_first_is_told_and_never_overwritten() {
    let mut cup = Cup::new().await;
    let link = cup.made["links"]["desk"].as_str().unwrap().to_owned();
    let mut desk = cup.join(&link).await;
    cup.begin().await;
    cup.act(json!([{ "do": "result", "round": 1, "board": 1, "result": "1-0" }]))
        .await;
    let address = format!("/arbiter/{}/act", cup.event);
    let back = format!("/arbiter/{}/results?round=1", cup.event);
    // Both have a page on which the board is open.
    let late = r#"{"do":"result","round":1,"board":1,"result":"0-1"}"#;
    let sent = form(&[("act", late), ("back", &back)]);
    let mut chief = cup.chief.clone();
    for (phone, may) in [(&mut desk, false), (&mut chief, true)] {
        let (status, page) = cup.club.form(phone, &address, &sent).await;
        assert_eq!(status, StatusCode::CONFLICT, "{page}");
        for text in ["1–0", "0–1", "was entered by", "Leave what stands"] {
            assert!(page.contains(text), "{text}: {page}");
        }
        assert_eq!(page.contains("Change it"), may, "{page}");
        assert_eq!(page.contains("An arbiter can change it"), !may, "{page}");
    }
    assert_eq!(cup.board(1, 1).await["result"], "1-0");
    // A program is told the same, and changes it by saying what it saw.
    let asked = json!([{ "do": "result", "round": 1, "board": 1, "result": "0-1" }]);
    let told = cup.ask_as(&mut desk, asked, None).await;
    assert_eq!(told["error"]["tag"], "stale", "{told}");
    let change = r#"{"do":"result","round":1,"board":1,"result":"0-1","was":"1-0"}"#;
    let sent = form(&[("act", change), ("back", &back)]);
    // A desk that saw it may not change it, and reads who may.
    let (status, page) = cup.club.form(&mut desk, &address, &sent).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert!(page.contains("An arbiter can change it"), "{page}");
    let (status, _) = cup.club.form(&mut chief, &address, &sent).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    // Who may do what he may not is said to him, on the page and to a program.
    let finish = form(&[("act", r#"{"do":"finish"}"#), ("back", &back)]);
    let (status, page) = cup.club.form(&mut desk, &address, &finish).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert!(
        page.contains("for chief arbiter only") && !page.contains("/arbiter/login"),
        "{page}"
    );
    let told = cup.ask_as(&mut desk, json!([{ "do": "finish" }]), None).await;
    assert_eq!(told["error"]["may"], json!(["chief_arbiter"]), "{told}");
    // Whoever is nobody here is led to where officials log in, and sees none of their pages.
    let (_, page) = cup.club.form(&mut Phone::default(), &address, &finish).await;
    assert!(
        page.contains("/arbiter/login?event=") && !page.contains("tabs-line"),
        "{page}"
    );
    assert_eq!(cup.board(1, 1).await["result"], "0-1");
}

#[tokio::test]
async fn a_result_put_right_later_is_no_alarm_in_the_report() {
    let players: Vec<String> = (0..8)
        .map(|at| format!("Player{}, Ann {}\n", char::from(b'a' + at), 2400 - u16::from(at)))
        .collect();
    let mut evening = Evening::new("club-evening", &players.concat()).await;
    let draw = r#"{"do":"draw","method":"strength","secret":"$new"}"#;
    evening.done(&[draw, r#"{"do":"pair","round":1}"#]).await;
    evening.done(&[r#"{"do":"publish","round":1}"#]).await;
    for board in 1..=4 {
        let result = format!(r#"{{"do":"result","round":1,"board":{board},"result":"1-0"}}"#);
        evening.done(&[&result]).await;
    }
    evening
        .done(&[r#"{"do":"pair","round":2}"#, r#"{"do":"publish","round":2}"#])
        .await;
    let right = r#"{"do":"result","round":1,"board":1,"result":"0-1","was":"1-0"}"#;
    evening.done(&[right]).await;
    let page = evening.own("report").await;
    assert!(!page.contains("Every round paired again"), "{page}");
}
