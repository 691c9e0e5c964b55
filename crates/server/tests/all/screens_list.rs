//! Players from a rating list without a script: three letters find them, a number or a name fills the rest, namesakes are a doubt.

use std::sync::Arc;

use arbiter_hall::store::Memory;
use arbiter_reports::rating_list::{Compact, Listed};
use axum::http::StatusCode;

use crate::club::{Club, Phone};
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

#[tokio::test]
async fn teams_see_their_first_round_before_anything_is_drawn_and_play_no_more_than_they_can() {
    let clubs = ["Red", "Blue", "Green", "Gold"].into_iter().enumerate();
    let player = |(at, club): (usize, &str), (place, letter): (usize, char)| {
        let rating = 2400 - 10 * place - 100 * at;
        format!("{club}{letter}, Ann\t{rating}\t{club}\n")
    };
    let lines = clubs.flat_map(|club| "abcd".chars().enumerate().map(move |one| player(club, one)));
    let text = format!("Name\tRating\tClub\n{}", lines.collect::<String>());
    let mut evening = Evening::new("teams", &text).await;
    let page = evening.desk("round").await;
    assert!(
        page.contains("data-go") && page.contains("Nothing is drawn yet"),
        "{page}"
    );
    assert_eq!(page.matches("<tr data-board=").count(), 8, "{page}");
    assert!(page.contains("<small>/ 2</small>"), "{page}");
    let draw = r#"{"do":"draw","method":"strength","secret":"$new"}"#;
    let (status, to) = evening.act(&[draw, r#"{"do":"pair","round":1}"#]).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
}

#[tokio::test]
async fn a_preview_says_which_results_it_does_not_know() {
    let mut evening = Evening::new(
        "club-evening",
        "Gomez, Ana 2400\nFalk, Bo 2390\nTran, Chi 2380\nHaddad, Emil 2370\n",
    )
    .await;
    let draw = r#"{"do":"draw","method":"strength","secret":"$new"}"#;
    for acts in [
        &[draw, r#"{"do":"pair","round":1}"#][..],
        &[r#"{"do":"publish","round":1}"#],
    ] {
        assert_eq!(evening.act(acts).await.0, StatusCode::SEE_OTHER);
    }
    let page = evening.desk("round?round=2").await;
    assert!(
        page.contains("About: 2 boards are open and count as drawn"),
        "{page}"
    );
    let address = format!("/api/v1/events/{}/rounds/2", evening.event);
    let (_, seen) = evening.club.get(&mut evening.phone, &address).await;
    assert_eq!(seen["about"], true, "{seen}");
    // Why these two would meet is told to those who keep the event, and nobody else finds a board there.
    let why = format!("/e/{}/r/2/b/1", evening.event);
    assert!(page.contains(&why), "{page}");
    assert!(evening.page(&why).await.contains("class=\"found\""));
    let (status, _) = evening.club.page(&mut Phone::default(), &why).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}
