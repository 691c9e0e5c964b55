//! Two people of one name, with a form as a browser without a script sends it, and from a list that was pasted.

use axum::http::StatusCode;

use crate::screens::{Evening, form};

const FIRST: &str = r#"{"do":"enter","form":{"name":"Karimi, Sara","club":"School 5"}}"#;
const SECOND: &str = r#"{"do":"enter","form":{"name":"Karimi, Sara","club":"School 7"}}"#;

impl Evening {
    async fn entrants(&mut self, name: &str) -> usize {
        let page = self.desk("entries").await;
        let people = page.split("tour-people").nth(1).unwrap_or_default();
        people.matches(&format!("<bdi>{name}</bdi>")).count()
    }
}

#[tokio::test]
async fn another_one_of_the_name_enters_after_he_was_asked_about() {
    let mut evening = Evening::new("club-evening", "Zand, Dara 1400\n").await;
    assert_eq!(evening.act(&[FIRST]).await.0, StatusCode::SEE_OTHER);
    let (status, page) = evening.act(&[SECOND]).await;
    assert!(!status.is_redirection(), "{status}");
    assert!(page.contains("has entered already"), "{page}");
    // What the page offers is what a browser sends.
    assert!(page.contains(r#"name="s.form.another" value="yes""#), "{page}");
    let address = format!("/arbiter/{}/act", evening.event);
    let sent = form(&[("act", SECOND), ("s.form.another", "yes")]);
    let (status, page) = evening.club.form(&mut evening.phone, &address, &sent).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    assert_eq!(evening.entrants("Karimi, Sara").await, 2);
    // Both can be put right afterwards: nobody is taken for the other.
    let club = |was: &str| {
        format!(
            r#"{{"do":"correct_entrant","entrant":2,"fields":[{{"field":"club","value":"School 9","was":"{was}"}}]}}"#
        )
    };
    let (status, page) = evening.act(&[&club("School 5")]).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
}

#[tokio::test]
async fn one_number_with_fide_is_one_person_whatever_is_said() {
    let mut evening = Evening::new("club-evening", "Zand, Dara 1400\n").await;
    let act = r#"{"do":"enter","form":{"name":"Karimi, Sara","fide_id":"12500001"}}"#;
    assert_eq!(evening.act(&[act]).await.0, StatusCode::SEE_OTHER);
    let (status, page) = evening.act(&[act]).await;
    assert!(
        !status.is_redirection() && !page.contains("s.form.another"),
        "{page}"
    );
}

#[tokio::test]
async fn a_pasted_list_with_namesakes_is_made_as_it_is() {
    let names = "Name\tSchool\tRating\nRezai, Ali\tAlborz\t1400\nRezai, Ali\tMofid\t1500\n";
    let mut evening = Evening::new("club-evening", "Zand, Dara 1400\n").await;
    let sent = form(&[("preset", "club-evening"), ("players", names), ("anyway", names)]);
    let (status, to) = evening
        .club
        .form(&mut evening.phone, "/new/tournament", &sent)
        .await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
    evening.event = to.split('/').nth(2).unwrap().to_owned();
    assert_eq!(evening.entrants("Rezai, Ali").await, 2);
    // A third one of the name is asked about where the list is pasted, and enters with the same button.
    let third = "Name\tSchool\nRezai, Ali\tKharazmi\n";
    let address = format!("/arbiter/{}/entries", evening.event);
    let sent = form(&[("players", third)]);
    let (_, page) = evening.club.form(&mut evening.phone, &address, &sent).await;
    assert!(page.contains("Is it the same person?"), "{page}");
    let sent = form(&[("players", third), ("anyway", third)]);
    let (status, page) = evening.club.form(&mut evening.phone, &address, &sent).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    assert_eq!(evening.entrants("Rezai, Ali").await, 3);
}
