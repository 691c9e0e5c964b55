//! Categories without a script: a line makes them, the table shows the places in one, and a prize follows the same rule.

use axum::http::StatusCode;

use crate::club::Phone;
use crate::screens::{Evening, form};

const PLAYERS: &str = "Name\tRating\tSex\tBorn\nGomez, Ana\t2400\tw\t1970\nFalk, Bo\t2390\tm\t2018/05/06\n\
                       Tran, Chi\t1700\tw\t2019\nRezaei, Dara\t1600\tm\t1999\n";

async fn sent(evening: &mut Evening, page: &str, fields: &[(&str, &str)]) -> (StatusCode, String) {
    let address = format!("/arbiter/{}/{page}", evening.event);
    evening
        .club
        .form(&mut evening.phone, &address, &form(fields))
        .await
}

#[tokio::test]
async fn a_line_makes_categories_with_places_of_their_own_and_prizes_by_the_same_rule() {
    let mut evening = Evening::new("club-evening", PLAYERS).await;
    let wrong = [("line", "U12; best")];
    let (status, page) = sent(&mut evening, "categories", &wrong).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        page.contains("value=\"U12; best\"") && page.contains("such as U12"),
        "{page}"
    );
    let line = [("line", "U12; women; 0-1800; Team: Falk / Rezaei")];
    let (status, to) = sent(&mut evening, "categories", &line).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
    let page = evening.page(&to).await;
    assert!(
        page.contains("Category Team: 2 Falk, Bo; 4 Rezaei, Dara."),
        "{page}"
    );
    let draw = r#"{"do":"draw","method":"strength","secret":"x","colour":"white"}"#;
    evening
        .act(&[
            draw,
            r#"{"do":"pair","round":1}"#,
            r#"{"do":"publish","round":1}"#,
        ])
        .await;
    let win = |board: u8| format!(r#"{{"do":"result","round":1,"board":{board},"result":"0-1"}}"#);
    evening.act(&[&win(1), &win(2)]).await;
    // Two of each: Gomez has White against Tran and Rezaei has White against Falk.
    let base = format!("/e/{}/standings", evening.event);
    let mut other = Phone::default();
    let (_, page) = evening
        .club
        .page(&mut other, &format!("{base}?section=women"))
        .await;
    assert!(
        page.contains("Tran, Chi") && page.contains("Gomez, Ana"),
        "{page}"
    );
    assert!(!page.contains("Falk, Bo") && page.contains("Overall"), "{page}");
    let line = page
        .split("<tr id=\"p1\">")
        .nth(1)
        .unwrap()
        .split("</tr>")
        .next()
        .unwrap();
    assert!(
        line.contains(">2</a></td><td>3</td>"),
        "second of the women, third in all: {line}"
    );
    for text in ["2018", "2019", "1970"] {
        assert!(
            !page.contains(text),
            "a year of birth is nobody's business: {page}"
        );
    }
    let (_, paper) = evening
        .club
        .page(
            &mut other,
            &format!("/e/{}/print/standings?section=u12", evening.event),
        )
        .await;
    assert!(
        paper.contains("U12") && paper.contains("Falk, Bo") && !paper.contains("Gomez"),
        "{paper}"
    );
    let (_, csv) = evening
        .club
        .page(&mut other, &format!("/e/{}.csv?section=0-1800", evening.event))
        .await;
    assert!(
        csv.contains("Rezaei") && csv.contains("Tran") && !csv.contains("Falk"),
        "{csv}"
    );
    let funds = [("funds", "100; best U12 60; best woman 40"), ("sharing", "place")];
    let (status, to) = sent(&mut evening, "prizes", &funds).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
    let page = evening.desk("prizes").await;
    assert!(
        page.contains("of the category U12") && page.contains("women"),
        "{page}"
    );
    // Whoever has the higher prize leaves the smaller one to the next.
    let (_, page) = evening
        .club
        .page(&mut other, &format!("/e/{}/prizes", evening.event))
        .await;
    for name in ["Falk, Bo", "Tran, Chi", "Gomez, Ana"] {
        assert_eq!(page.matches(name).count(), 1, "{name}: {page}");
    }
    births_go(&mut evening, &base).await;
    let (status, _) = evening
        .club
        .form(
            &mut other,
            &format!("/arbiter/{}/categories", evening.event),
            "line=U8",
        )
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

/// Days of birth go; who was of which category stays.
async fn births_go(evening: &mut Evening, base: &str) {
    let page_of = |code: &str| format!("{base}?section={code}");
    let before = evening.page(&page_of("U12")).await;
    evening.act(&[r#"{"do":"erase_births"}"#]).await;
    let after = evening.page(&page_of("U12")).await;
    for page in [&before, &after] {
        assert!(page.contains("Falk, Bo") && page.contains("Tran, Chi"), "{page}");
        assert!(!page.contains("Rezaei") && !page.contains("Gomez"), "{page}");
    }
    let prizes = evening.page(&format!("/e/{}/prizes", evening.event)).await;
    assert!(
        prizes.contains("Falk, Bo") && prizes.contains("Tran, Chi"),
        "{prizes}"
    );
}
