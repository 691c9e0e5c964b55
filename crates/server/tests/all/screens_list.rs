//! Players from a rating list without a script: three letters find them, a number or a name fills the rest, namesakes are a doubt.

use std::sync::Arc;

use arbiter_hall::store::Memory;
use arbiter_reports::rating_list::{Compact, Listed};
use axum::http::StatusCode;

use crate::club::Club;
use crate::screens::{Evening, form};

fn listed(id: u32, name: &str, rating: u16, born: u16) -> Listed {
    Listed {
        id,
        name: name.to_owned(),
        federation: "IRI".to_owned(),
        sex: "F".to_owned(),
        title: "WFM".to_owned(),
        ratings: [Some(rating), None, None],
        national: None,
        born: Some(born),
        inactive: false,
    }
}

async fn evening(players: &str) -> Evening {
    let list: Compact = [
        listed(12_500_001, "Karimi, Sara", 1830, 2010),
        listed(12_500_002, "Karimi, Sara", 1410, 2014),
        listed(12_500_003, "Karami, Zahra", 2105, 1990),
        listed(12_500_004, "Rezaei, Mina", 2005, 1999),
    ]
    .into_iter()
    .collect();
    let router = arbiter_server::open_listing(Arc::new(Memory::default()), list).await;
    Evening::at(Club::of(router.unwrap()).await, "club-evening", players).await
}

#[tokio::test]
async fn three_letters_find_a_player_who_enters_with_all_that_the_list_says() {
    let mut evening = evening("Rezaei, Mina\n12500003\n").await;
    let page = evening.desk("entries").await;
    // Both were pasted: one by her name, one by her number.
    assert!(
        page.contains("Karami, Zahra") && page.contains("WFM · 2105 · IRI"),
        "{page}"
    );
    assert!(page.contains("WFM · 2005 · IRI"), "{page}");
    let page = evening.desk("entries?list=KAR").await;
    assert!(
        page.contains("WFM Karimi, Sara 1830 IRI 2010") && page.contains("1410 IRI 2014"),
        "{page}"
    );
    assert!(!page.contains("2005 IRI 1999"), "{page}");
    assert!(
        !evening.desk("entries?list=ka").await.contains("1830"),
        "two letters are too few"
    );
    let act = r#"{"do":"enter","form":{"name":"Karimi, Sara","rating":1830,"fide_id":"12500001"}}"#;
    let (status, _) = evening.act(&[act]).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    assert!(evening.desk("entries").await.contains("1830"));
}

#[tokio::test]
async fn namesakes_of_the_list_are_a_doubt_and_what_was_typed_stays() {
    let mut evening = evening("Rezaei, Mina 1555\n").await;
    assert!(evening.desk("entries").await.contains("WFM · 1555 · IRI"));
    let address = format!("/arbiter/{}/entries", evening.event);
    let sent = form(&[("players", "karimi, sara\n")]);
    let (status, page) = evening.club.form(&mut evening.phone, &address, &sent).await;
    assert_ne!(status, StatusCode::SEE_OTHER, "{page}");
    assert!(
        page.contains("12500001") && page.contains("12500002") && page.contains("1410"),
        "{page}"
    );
}
