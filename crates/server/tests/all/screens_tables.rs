//! Tables beside the standings without a script: clubs, the square by place; and title norms with their certificate.

use axum::http::StatusCode;

use crate::club::Phone;
use crate::screens::Evening;

const PLAYERS: &str = "Name\tRating\tClub\tFed\nGomez, Ana\t2400\tKnights\tESP\nFalk, Bo\t2390\tRooks\tSWE\n\
                       Tran, Chi\t1700\tKnights\tVIE\nRezaei, Dara\t1600\tRooks\tIRI\n";

async fn played(preset: &str) -> Evening {
    let mut evening = Evening::new(preset, PLAYERS).await;
    let draw = r#"{"do":"draw","method":"strength","secret":"x","colour":"white"}"#;
    evening
        .act(&[
            draw,
            r#"{"do":"pair","round":1}"#,
            r#"{"do":"publish","round":1}"#,
        ])
        .await;
    // In the Swiss Gomez loses against Tran, and Falk and Rezaei draw.
    let result = |board: u8, result: &str| {
        format!(r#"{{"do":"result","round":1,"board":{board},"result":"{result}"}}"#)
    };
    evening.act(&[&result(1, "0-1"), &result(2, "1/2-1/2")]).await;
    evening
}

fn rows(page: &str) -> Vec<&str> {
    let body = page
        .split("<tbody>")
        .nth(1)
        .unwrap()
        .split("</tbody>")
        .next()
        .unwrap();
    body.split("<tr").skip(1).collect()
}

#[tokio::test]
async fn clubs_stand_by_what_their_best_made_and_by_places_where_they_are_level() {
    let mut evening = played("club-evening").await;
    let base = format!("/e/{}", evening.event);
    let page = evening.page(&format!("{base}/clubs")).await;
    // One point each; Knights have places 1 and 4, Rooks 2 and 2.
    let found = rows(&page);
    assert!(
        found[0].contains("Rooks") && found[0].contains("<td>4</td>"),
        "{page}"
    );
    assert!(
        found[1].contains("Knights") && found[1].contains("<td>5</td>"),
        "{page}"
    );
    let page = evening.page(&format!("{base}/clubs?best=1")).await;
    let found = rows(&page);
    assert!(
        found[0].contains("Knights") && found[0].contains("<s>0</s>"),
        "only the best counts: {page}"
    );
    let (_, paper) = evening
        .club
        .page(&mut Phone::default(), &format!("{base}/print/clubs?best=1"))
        .await;
    assert!(paper.contains("Knights") && !paper.contains("Gomez"), "{paper}");
    let mut table = played("everybody").await;
    let base = format!("/e/{}", table.event);
    let cross = table.page(&format!("{base}/cross?by=place")).await;
    assert!(rows(&cross)[0].contains("Rezaei, Dara"), "he won: {cross}");
    let (_, paper) = table
        .club
        .page(&mut Phone::default(), &format!("{base}/print/cross?by=place"))
        .await;
    assert!(rows(&paper)[0].contains("Rezaei, Dara"), "{paper}");
    let cross = table.page(&format!("{base}/cross")).await;
    assert!(rows(&cross)[0].contains("Gomez, Ana"), "{cross}");
    let mut alone = Evening::new("club-evening", "Gomez, Ana 2400\nFalk, Bo 2390\n").await;
    let (status, _) = alone
        .club
        .page(&mut Phone::default(), &format!("/e/{}/clubs", alone.event))
        .await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert!(
        !alone
            .page(&format!("/e/{}/standings", alone.event))
            .await
            .contains("/clubs")
    );
}

#[tokio::test]
async fn norms_say_what_is_lacking_to_officials_and_only_to_them() {
    let mut evening = played("club-evening").await;
    let page = evening.desk("norms").await;
    assert!(
        page.contains("there are 2 rounds") && page.contains("nine games"),
        "{page}"
    );
    assert!(!page.contains("print/it1"), "nobody has made one: {page}");
    let address = format!("/e/{}/print/it1?player=1", evening.event);
    let (status, page) = evening.club.page(&mut evening.phone.clone(), &address).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert!(
        page.contains("Gomez, Ana") && page.contains("nine games"),
        "it says why there is none: {page}"
    );
    let mut other = Phone::default();
    let (status, page) = evening.club.page(&mut other, &address).await;
    assert!(
        status == StatusCode::FORBIDDEN && !page.contains("nine games"),
        "{page}"
    );
    let (status, _) = evening
        .club
        .page(&mut other, &format!("/arbiter/{}/norms", evening.event))
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

/// Ten players of ten federations with titles, everybody against everybody, of whom the lowest wins everything.
#[tokio::test]
async fn whoever_made_a_norm_has_a_certificate_with_his_games() {
    let federations = [
        "ESP", "SWE", "VIE", "IRI", "FRA", "GER", "POL", "IND", "USA", "CHN",
    ];
    let line = |(at, federation): (usize, &&str)| {
        let title = if at == 9 { "" } else { "GM" };
        format!("Player {at}\t{}\t{federation}\t{title}\n", 2560 - at)
    };
    let rows: String = federations.iter().enumerate().map(line).collect();
    let mut evening = Evening::new("everybody", &format!("Name\tRating\tFed\tTitle\n{rows}")).await;
    evening
        .act(&[r#"{"do":"draw","method":"strength","secret":"x","colour":"white"}"#])
        .await;
    for round in 1..=9 {
        let pair = format!(r#"{{"do":"pair","round":{round}}}"#);
        let publish = format!(r#"{{"do":"publish","round":{round}}}"#);
        let (status, to) = evening.act(&[&pair, &publish]).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
        let address = format!("/api/v1/events/{}/state", evening.event);
        let state = evening.club.get(&mut evening.phone.clone(), &address).await.1;
        let boards = state["boards"].as_array().unwrap().iter();
        let results: Vec<String> = boards
            .filter(|board| board["round"] == round)
            .map(|board| {
                let won = if board["white"] == 10 {
                    "1-0"
                } else if board["black"] == 10 {
                    "0-1"
                } else {
                    "1/2-1/2"
                };
                format!(
                    r#"{{"do":"result","round":{round},"board":{},"result":"{won}"}}"#,
                    board["board"]
                )
            })
            .collect();
        let results: Vec<&str> = results.iter().map(String::as_str).collect();
        let (status, to) = evening.act(&results).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
    }
    let page = evening.desk("norms").await;
    assert!(
        page.contains("print/it1?player=10") && !page.contains("Nobody can"),
        "{page}"
    );
    let paper = evening
        .page(&format!("/e/{}/print/it1?player=10", evening.event))
        .await;
    for text in ["Player 9", "<b>GM</b>", "GM 9", "FRA", "Score needed"] {
        assert!(paper.contains(text), "{text}: {paper}");
    }
    assert_eq!(
        paper.matches("<td>1</td></tr>").count(),
        9,
        "nine won games: {paper}"
    );
}
