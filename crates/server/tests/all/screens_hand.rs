//! A round by hand, and players who come late, without a script.

use axum::http::StatusCode;

use crate::club::Phone;
use crate::screens::{Evening, form};

const FIVE: &str = "Gomez, Ana 2400\nFalk, Bo 2390\nTran, Chi 2380\nRezaei, Dara 2370\nHaddad, Emil 2360\n";

async fn paired(players: &str) -> Evening {
    let mut evening = Evening::new("club-evening", players).await;
    let draw = r#"{"do":"draw","method":"strength","secret":"x","colour":"white"}"#;
    let (status, to) = evening.act(&[draw, r#"{"do":"pair","round":1}"#]).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
    evening
}

/// The value of the first hidden field of this name behind a mark.
fn hidden(page: &str, name: &str) -> String {
    let (_, rest) = page.split_once(&format!("name=\"{name}\" value=\"")).unwrap();
    rest.split('"').next().unwrap().replace("&#34;", "\"")
}

/// The names on the boards of the draft, in their order.
fn places(page: &str, names: &[&str]) -> Vec<usize> {
    let table = page.split("<tbody>").nth(1).unwrap();
    names.iter().map(|name| table.find(name).unwrap()).collect()
}

#[tokio::test]
async fn two_taps_exchange_two_and_what_that_breaks_is_said_before_it_is_saved() {
    let mut evening = paired(FIVE).await;
    let hand = evening.desk("round").await;
    assert!(
        hand.contains(&format!("/arbiter/{}/hand?round=1", evening.event)),
        "{hand}"
    );
    let held = evening.desk("hand?round=1&tap=1").await;
    assert!(
        held.contains("Gomez, Ana") && held.contains("aria-pressed=\"true\""),
        "{held}"
    );
    let page = evening.desk("hand?round=1&held=1&tap=2").await;
    assert!(
        page.contains("tour-plan") && page.contains("By the rules"),
        "{page}"
    );
    let act = hidden(page.split("tour-plan").nth(1).unwrap(), "act");
    // Nothing is changed by looking.
    let [gomez, falk] = places(&evening.desk("hand?round=1").await, &["Gomez, Ana", "Falk, Bo"])[..] else {
        panic!("two names")
    };
    assert!(gomez < falk);
    let address = format!("/arbiter/{}/act", evening.event);
    let sent = form(&[
        ("act", &act),
        ("s.reason", "Those concerned agree"),
        ("back", &format!("/arbiter/{}/round", evening.event)),
    ]);
    let (status, to) = evening.club.form(&mut evening.phone, &address, &sent).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
    let page = evening.page(&to).await;
    let [gomez, falk] = places(&page, &["Gomez, Ana", "Falk, Bo"])[..] else {
        panic!("two names")
    };
    assert!(
        falk < gomez && page.contains("By the rules"),
        "the draft says what it breaks: {page}"
    );
    assert!(page.contains("data-key=\"z\""), "one tap takes it back: {page}");
}

#[tokio::test]
async fn pairs_are_typed_in_digits_of_any_script_and_slips_are_told() {
    let mut evening = paired(FIVE).await;
    // Whoever the typed pair leaves alone meets whom it leaves alone.
    let page = evening
        .desk(&format!("hand?round=1&pairs={}", "%DB%B1-%DB%B2"))
        .await;
    let act = hidden(page.split("tour-plan").nth(1).unwrap(), "act");
    assert!(act.contains("[[1,2],[4,3]]"), "{act}");
    let page = evening.desk("hand?round=1&pairs=1-0").await;
    let act = hidden(page.split("tour-plan").nth(1).unwrap(), "act");
    assert!(act.contains("\"bye\":1") && act.contains("[[5,3]]"), "{act}");
    // Who has the bye may be tapped as well, and the same tap twice lets go.
    let page = evening.desk("hand?round=1&held=5&tap=5").await;
    assert!(!page.contains("aria-pressed=\"true\""), "{page}");
    for wrong in ["1", "1-9", "x-y", "0-0", "1-1"] {
        let address = format!("/arbiter/{}/hand?round=1&pairs={wrong}", evening.event);
        let (status, page) = evening.club.page(&mut evening.phone, &address).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
        assert!(
            page.contains("role=\"alert\"") && !page.contains("tour-plan"),
            "{wrong}: {page}"
        );
    }
    // What has a result is nobody's to move; that they sat the other way round can still be said.
    evening
        .act(&[r#"{"do":"result","round":1,"board":1,"result":"1-0"}"#])
        .await;
    let page = evening.desk("hand?round=1").await;
    assert_eq!(page.matches("class=\"tour-swap\"").count(), 3, "{page}");
    let (status, to) = evening.act(&[r#"{"do":"colours","round":1,"board":1}"#]).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
}

#[tokio::test]
async fn a_late_one_meets_the_bye_and_one_tap_takes_both_back() {
    let mut evening = paired(FIVE).await;
    let page = evening.desk("late?name=Gomez").await;
    assert!(
        page.contains("Another") && page.contains("Gomez, Ana (2400)"),
        "{page}"
    );
    let page = evening.desk("late?name=Late,%20Lan&rating=2385").await;
    assert!(
        page.contains("3 → 4") && page.contains("5 → 6"),
        "whose rank moves stands there: {page}"
    );
    let address = format!("/arbiter/{}/late", evening.event);
    let sent = form(&[("name", "Late, Lan"), ("rating", "2385"), ("way", "bye")]);
    let (status, to) = evening.club.form(&mut evening.phone, &address, &sent).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
    let page = evening.page(&to).await;
    assert!(page.contains("Late, Lan") && !page.contains("tour-bye"), "{page}");
    let said = page
        .split("tour-said")
        .nth(1)
        .unwrap()
        .split("</form>")
        .next()
        .unwrap();
    let undo: Vec<&str> = said
        .split("name=\"act\" value='")
        .skip(1)
        .map(|rest| rest.split('\'').next().unwrap())
        .collect();
    assert_eq!(undo.len(), 2, "{said}");
    let (status, to) = evening.act(&undo).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
    let page = evening.desk("entries").await;
    assert!(!page.contains("Late, Lan"), "{page}");
}

#[tokio::test]
async fn a_late_one_against_somebody_is_asked_first_and_the_others_meet() {
    let mut evening = paired(FIVE).await;
    let address = format!("/arbiter/{}/late", evening.event);
    let sent = form(&[
        ("name", "Late, Lan"),
        ("rating", "1000"),
        ("way", "against"),
        ("against", "1"),
    ]);
    let (status, page) = evening.club.form(&mut evening.phone, &address, &sent).await;
    assert_eq!(status, StatusCode::CONFLICT, "{page}");
    assert!(
        page.contains("name=\"confirm\"") && page.contains("Late, Lan"),
        "{page}"
    );
    let code = hidden(
        &page.replace("name=\"confirm\" value", "name=\"code\" value"),
        "code",
    );
    let mut fields: Vec<(String, String)> = page
        .split("<input type=\"hidden\" name=\"act\" value=\"")
        .skip(1)
        .map(|rest| {
            (
                "act".to_owned(),
                rest.split('"').next().unwrap().replace("&#34;", "\""),
            )
        })
        .collect();
    assert!(fields[1].1.contains("#new"), "{fields:?}");
    fields.push(("confirm".to_owned(), code));
    let fields: Vec<(&str, &str)> = fields.iter().map(|one| (&*one.0, &*one.1)).collect();
    let act = format!("/arbiter/{}/act", evening.event);
    let (status, to) = evening.club.form(&mut evening.phone, &act, &form(&fields)).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
    let page = evening.desk("round").await;
    // Gomez had White against Tran; Haddad, who had the bye, meets her.
    let at = places(&page, &["Gomez, Ana", "Late, Lan", "Haddad, Emil"]);
    assert!(at[0] < at[1] && at[1] < at[2], "{page}");
    // Half a point for the round that is paired, or nothing: he plays from the next one on.
    let sent = form(&[("name", "Noor, Sam"), ("way", "half")]);
    let (status, to) = evening.club.form(&mut evening.phone, &address, &sent).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
    evening.act(&[r#"{"do":"publish","round":1}"#]).await;
    let player = evening.page(&format!("/e/{}/p/7", evening.event)).await;
    assert!(player.contains("Noor, Sam") && player.contains('½'), "{player}");
}

#[tokio::test]
async fn the_search_finds_players_boards_and_articles_from_every_page() {
    let mut evening = paired(FIVE).await;
    let page = evening.desk("history").await;
    assert!(
        page.contains("data-find") && page.contains("id=\"keys\""),
        "{page}"
    );
    let page = evening.desk("find?q=gom").await;
    assert!(
        page.contains("Gomez, Ana") && page.contains("board 1, White"),
        "{page}"
    );
    let page = evening.desk("find?q=%DB%B2").await;
    assert!(
        page.contains("Rezaei, Dara – Falk, Bo") && page.contains("Falk, Bo</bdi>"),
        "{page}"
    );
    let page = evening.desk("find?q=castling").await;
    assert!(page.contains("href=\"/laws/"), "{page}");
    assert!(evening.desk("find?q=").await.contains("Player, board, article"));
}

/// A phone says that it is a player's.
async fn is_player(evening: &Evening, entrant: &str) {
    let address = format!("/e/{}/me", evening.event);
    let mut phone = Phone::default();
    let (status, to) = evening
        .club
        .form(&mut phone, &address, &form(&[("entrant", entrant)]))
        .await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
}

#[tokio::test]
async fn live_boards_start_together_where_both_sit_and_the_others_are_named() {
    let mut evening = paired(FIVE).await;
    evening.act(&[r#"{"do":"publish","round":1}"#]).await;
    let page = evening.desk("round").await;
    assert_eq!(page.matches("aria-checked=\"false\"").count(), 2, "{page}");
    let (status, to) = evening
        .act(&[r#"{"do":"open_games","round":1,"boards":[2]}"#])
        .await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
    let page = evening.desk("round").await;
    assert!(
        page.contains("aria-checked=\"true\"") && page.contains("Not sitting yet"),
        "a clock that runs for nobody: {page}"
    );
    let (status, to) = evening.act(&[r#"{"do":"detach","round":1,"board":2}"#]).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
    evening.act(&[r#"{"do":"open_games","round":1}"#]).await;
    // Boards wait for all of their players.
    is_player(&evening, "1").await;
    let page = evening.desk("round").await;
    assert!(
        page.contains("Not sitting yet") && !page.contains("data-start-all"),
        "{page}"
    );
    is_player(&evening, "3").await;
    let page = evening.desk("round").await;
    assert!(
        page.contains("Start all boards (1)") && !page.contains("Tran, Chi (1)"),
        "{page}"
    );
    let address = format!("/arbiter/{}/start", evening.event);
    let (status, to) = evening.club.form(&mut evening.phone, &address, "").await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
    let page = evening.page(&to).await;
    assert!(
        !page.contains("data-start-all") && page.contains("Falk, Bo (2)"),
        "{page}"
    );
    assert!(
        !page.contains("aria-checked=\"true\" aria-label=\"Close the live game of board 1"),
        "it runs: {page}"
    );
}

#[tokio::test]
async fn people_draw_one_after_the_other_and_the_screen_says_who_and_from_which_envelope() {
    let ten: Vec<String> = "ABCDEFGHIJ"
        .chars()
        .map(|letter| format!("{letter}ara, Ann"))
        .collect();
    let mut evening = Evening::new("everybody", &ten.join("\n")).await;
    let screen = format!("/e/{}/screen?show=draw", evening.event);
    let pull = format!("/arbiter/{}/pull", evening.event);
    // Only whoever draws says what was pulled.
    let sent = form(&[("step", "tables")]);
    let (status, _) = evening.club.form(&mut Phone::default(), &pull, &sent).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert!(!evening.page(&screen).await.contains("class=\"now\""));
    evening.club.form(&mut evening.phone, &pull, &sent).await;
    assert!(evening.page(&screen).await.contains("chooses an envelope"));
    let mut steps = 0;
    loop {
        let page = evening.desk("draw").await;
        let Some((_, rest)) = page.split_once("<form class=\"tour-pull\"") else {
            panic!("{page}")
        };
        let Some((_, rest)) = rest.split("</form>").next().unwrap().split_once("value=\"") else {
            break;
        };
        let step = rest.split('"').next().unwrap().to_owned();
        // What is not there is not drawn.
        for step in ["99", "?", &step] {
            let sent = form(&[("step", step)]);
            let (status, to) = evening.club.form(&mut evening.phone, &pull, &sent).await;
            assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
        }
        if steps == 1 {
            let page = evening.page(&screen).await;
            assert!(
                page.contains("draws from envelope A") && page.matches("<li><b>").count() == 1,
                "{page}"
            );
            evening
                .club
                .form(&mut evening.phone, &pull, &form(&[("step", "back")]))
                .await;
            let page = evening.page(&screen).await;
            assert_eq!(
                page.matches("<li><b>").count(),
                0,
                "one tap takes it back: {page}"
            );
        }
        steps += 1;
        assert!(steps < 30, "it does not end");
    }
    let page = evening.desk("draw").await;
    let order = hidden(&page, "order");
    assert_eq!(order.split(' ').count(), 10, "{order}");
    let address = format!("/arbiter/{}/draw", evening.event);
    let sent = form(&[("order", &order), ("colour", "white")]);
    let (status, to) = evening.club.form(&mut evening.phone, &address, &sent).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
    let page = evening.page(&screen).await;
    assert!(
        !page.contains("class=\"now\"") && page.contains("Aara, Ann"),
        "{page}"
    );
    assert!(
        page.contains("data-side=\"white\" aria-hidden"),
        "the king says which colour begins: {page}"
    );
}

#[tokio::test]
async fn a_second_secret_is_asked_about_with_who_published_the_first() {
    let mut evening = Evening::new("club-evening", FIVE).await;
    let address = format!("/arbiter/{}/secret", evening.event);
    let (status, page) = evening.club.form(&mut evening.phone, &address, "").await;
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("Published by"), "{page}");
    let (status, page) = evening.club.form(&mut evening.phone, &address, "").await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert!(
        page.contains("Published by") && page.contains("is published already"),
        "{page}"
    );
    let page = evening
        .page(&format!("/e/{}/screen?show=draw", evening.event))
        .await;
    assert!(
        page.contains("/lots/qr.svg") && page.contains("Published by"),
        "{page}"
    );
}

#[tokio::test]
async fn what_somebody_gave_is_put_right_and_a_dispute_goes_its_way_to_the_committee() {
    let mut evening = paired(FIVE).await;
    let page = evening.desk("correct?who=1").await;
    assert!(page.contains("name=\"was.name\""), "{page}");
    let was = page.split("name=\"was.name\" value=\"").nth(1).unwrap();
    let was = was.split('"').next().unwrap().to_owned();
    let send = async |evening: &mut Evening, page: &str, fields: &[(&str, &str)]| {
        let address = format!("/arbiter/{}/{page}", evening.event);
        evening
            .club
            .form(&mut evening.phone, &address, &form(fields))
            .await
    };
    let fields = [("who", "1"), ("was.name", &*was), ("name", "Gomes, Ana")];
    let (status, to) = send(&mut evening, "correct", &fields).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
    assert!(evening.page(&to).await.contains("Gomes, Ana"));
    // What another has put right meanwhile is not overwritten, and what was typed stays.
    let (status, page) = send(&mut evening, "correct", &fields).await;
    assert_ne!(status, StatusCode::SEE_OTHER);
    assert!(
        page.contains("role=\"alert\"") && page.contains("Gomes, Ana"),
        "{page}"
    );
    let committee = [
        ("what", "committee"),
        ("chair", "Karimi, Sara/IRI/41"),
        ("members", "Tran, Binh/VIE/44\nMuller, Eva/GER/55"),
        ("reserves", "Silva, Ana/POR/50\nOkoro, Ben/NGR/48"),
    ];
    for fields in [
        &committee[..],
        &[("what", "terms"), ("fee", "50"), ("minutes", "30")],
        &[
            ("what", "reported"),
            ("dispute", "1"),
            ("text", "The clock of board 2"),
        ],
        &[("what", "ruled"), ("dispute", "1"), ("text", "It was right")],
    ] {
        let (status, to) = send(&mut evening, "appeals", fields).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{fields:?}: {to}");
    }
    let page = evening.desk("appeals").await;
    assert!(
        page.contains("data-dispute=\"1\"") && page.contains("more minutes"),
        "{page}"
    );
    let (status, page) = send(
        &mut evening,
        "appeals",
        &[("what", "decision"), ("dispute", "1"), ("text", "x")],
    )
    .await;
    assert_ne!(status, StatusCode::SEE_OTHER, "nobody has appealed: {page}");
}
