//! What everybody may ask of a tournament on its pages: why a pairing, why a place, who against whom.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::club::{Club, Phone};

const NAMES: &str = "Gomez, Ana 2400%0AFalk, Bo 2390%0A%3Cb%3ETran%3C/b%3E, Chi 2380%0ARezaei, Dara 2370%0AHaddad, Emil 2360%0ANovak, Filip 2350%0A";

/// A tournament of six with a round played, and a reader without a role.
struct Evening {
    club: Club,
    keeper: Phone,
    reader: Phone,
    event: String,
}

impl Evening {
    async fn new(preset: &str) -> Self {
        let (club, mut keeper) = (Club::open().await, Phone::default());
        let sent = format!("preset={preset}&name=Evening&players={NAMES}&anyway={NAMES}");
        let (status, to) = club.form(&mut keeper, "/new/tournament", &sent).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
        let event = to.split('/').nth(2).unwrap().to_owned();
        let reader = Phone::default();
        Self {
            club,
            keeper,
            reader,
            event,
        }
    }

    async fn act(&mut self, acts: Value) {
        let address = format!("/api/v1/events/{}/acts", self.event);
        let body = json!({"id": acts.to_string().len().to_string(), "acts": acts});
        let (status, told) = self.club.post(&mut self.keeper, &address, body).await;
        assert_eq!(status, StatusCode::OK, "{told}");
    }

    async fn paired(&mut self) {
        self.act(json!([{"do": "draw", "method": "strength", "secret": "lot"}, {"do": "pair", "round": 1}]))
            .await;
    }

    async fn played(&mut self) {
        self.paired().await;
        self.act(json!([{"do": "publish", "round": 1}])).await;
        let result =
            |board: u16, result: &str| json!({"do": "result", "round": 1, "board": board, "result": result});
        self.act(json!([result(1, "1-0"), result(2, "0-1"), result(3, "1/2-1/2")]))
            .await;
    }

    async fn read(&mut self, path: &str) -> (StatusCode, String) {
        let address = format!("/e/{}/{path}", self.event);
        self.club.page(&mut self.reader, &address).await
    }

    async fn page(&mut self, path: &str) -> String {
        let (status, page) = self.read(path).await;
        assert_eq!(status, StatusCode::OK, "{path}: {page}");
        assert!(!page.contains("<b>Tran"), "{path}: a name is text");
        page
    }
}

#[tokio::test]
async fn a_board_says_why_and_why_not_somebody_else() {
    let mut evening = Evening::new("club-evening").await;
    evening.paired().await;
    assert_eq!(evening.read("r/1/b/1").await.0, StatusCode::NOT_FOUND, "a draft");
    evening.act(json!([{"do": "publish", "round": 1}])).await;
    let page = evening.page("r/1/b/1").await;
    assert!(page.contains("<details>") && page.contains("Bracket 1"), "{page}");
    assert!(
        page.contains("Gomez, Ana") && page.contains("id=\"instead\""),
        "{page}"
    );
    assert!(evening.page("r/1").await.contains("/r/1/b/1\""));
    let page = evening.page("r/1/b/1?b=falk").await;
    assert!(page.contains("best pairing of bracket 1"), "{page}");
    assert_eq!(page.matches("class=\"found\"").count(), 2);
    assert!(
        evening
            .page("r/1/b/1?b=2")
            .await
            .contains("best pairing of bracket 1")
    );
    let page = evening.page("r/1/b/1?b=zzz").await;
    assert!(page.contains("Nobody here is called so."), "{page}");
    assert_eq!(evening.read("r/1/b/9").await.0, StatusCode::NOT_FOUND);
    assert_eq!(evening.read("r/7/b/1").await.0, StatusCode::NOT_FOUND);
    let mut table = Evening::new("everybody").await;
    table.played().await;
    let page = table.page("r/1/b/1").await;
    assert!(
        page.contains("round robin tables") && !page.contains("id=\"instead\""),
        "{page}"
    );
}

#[tokio::test]
async fn every_link_of_the_standings_leads_to_its_reason() {
    let mut evening = Evening::new("club-evening").await;
    evening.played().await;
    let standings = evening.page("standings").await;
    let begins = format!("/e/{}/standings/", evening.event);
    let links: Vec<String> = standings
        .split("href=\"")
        .filter(|part| part.starts_with(&begins))
        .map(|part| part.split('"').next().unwrap().to_owned())
        .collect();
    assert!(links.len() > 12, "{standings}");
    for link in links {
        let page = evening
            .page(link.split_once(&evening.event).unwrap().1.trim_start_matches('/'))
            .await;
        assert!(page.contains("class=\"found\""), "{link}: {page}");
    }
    assert!(
        evening.page("standings/1").await.contains("points"),
        "points part them"
    );
    assert!(evening.page("standings/1/PTS").await.contains("<li>"));
    assert!(
        evening
            .page("standings/1/PTS?after=0")
            .await
            .contains("class=\"found\"")
    );
    for nothing in ["standings/99", "standings/1/NOTHING", "standings/99/PTS"] {
        assert_eq!(evening.read(nothing).await.0, StatusCode::NOT_FOUND, "{nothing}");
    }
}

#[tokio::test]
async fn who_played_whom_stands_in_a_square() {
    let mut evening = Evening::new("everybody").await;
    evening.played().await;
    let page = evening.page("cross").await;
    assert_eq!(page.matches(">×</bdo>").count(), 6, "{page}");
    assert_eq!(page.matches(">½</bdo>").count(), 2, "{page}");
    assert!(page.contains("/cross\" aria-current=\"page\""), "{page}");
    assert!(!evening.page("cross?after=0").await.contains(">½</bdo>"));
}

#[tokio::test]
async fn of_a_swiss_it_stands_round_by_round_with_the_numbers_of_the_opponents() {
    let mut swiss = Evening::new("club-evening").await;
    swiss.played().await;
    let sheet = swiss.page("r/1").await;
    let by_number = swiss.page("cross").await;
    let cell = |page: &str, line: usize| {
        let row = page.split("<th scope=\"row\">").nth(line + 1).expect("a line");
        let cell = row.split("<bdo dir=\"ltr\">").nth(1).expect("a round");
        cell.split('<').next().unwrap_or_default().to_owned()
    };
    // Whoever plays whom with White, his opponent plays him with Black, and what they made is one point together.
    for line in 0..6 {
        let own = cell(&by_number, line);
        let (other, color) = own
            .split_once(['□', '■'])
            .map_or(("", ""), |(number, made)| (number, made));
        let other: usize = other.parse().unwrap_or_else(|_| panic!("{own}: {sheet}"));
        let back = cell(&by_number, other - 1);
        let (number, made) = back.split_once(['□', '■']).expect("a colour");
        assert_eq!(number, (line + 1).to_string(), "{own} and {back}");
        assert_ne!(own.contains('□'), back.contains('□'), "{own} and {back}");
        let sum = |one: &str| f64::from(u8::from(one == "1")) + if one == "½" { 0.5 } else { 0.0 };
        assert!((sum(color) + sum(made) - 1.0).abs() < 1e-9, "{own} and {back}");
    }
    // In the order of the places the first line is the first of the standings, and the numbers are places.
    let by_place = swiss.page("cross?by=place").await;
    let first = swiss.page("standings").await;
    let name = |page: &str, from: &str| {
        let row = page.split(from).nth(1).expect("a line");
        row.split("<bdi>")
            .nth(1)
            .and_then(|name| name.split('<').next())
            .map(ToOwned::to_owned)
    };
    assert_eq!(name(&by_place, "<tbody>"), name(&first, "<tbody>"));
    assert!(cell(&by_place, 0).contains(['□', '■']));
}

#[tokio::test]
async fn the_draw_is_told_with_its_hash_and_secret() {
    let mut evening = Evening::new("club-evening").await;
    assert_eq!(evening.read("lots").await.0, StatusCode::NOT_FOUND);
    assert!(!evening.page("about").await.contains("/lots\""));
    // printf %s 'arbiter lots:lot' | sha256sum
    let hash = "4f742e861399455f817de1d182a244ce776c77a1ce54962149b45f09052de722";
    evening
        .act(json!([{"do": "publish_lots", "commitment": hash}]))
        .await;
    let page = evening.page("lots").await;
    assert!(page.contains(hash) && !page.contains("sha256sum"), "{page}");
    evening.paired().await;
    let page = evening.page("lots").await;
    assert!(
        page.contains(hash) && page.contains("id=\"secret\">lot<"),
        "{page}"
    );
    assert!(
        page.contains("sha256sum") && page.contains("Gomez, Ana"),
        "{page}"
    );
}

#[tokio::test]
async fn prizes_are_told_where_there_are_any_and_regulations_always() {
    let mut evening = Evening::new("club-evening").await;
    assert!(
        evening
            .page("prizes")
            .await
            .contains("No prizes have been announced.")
    );
    let about = evening.page("about").await;
    assert!(
        about.contains("Swiss system") && about.contains("href=\"/laws/"),
        "{about}"
    );
    assert!(about.contains("Buchholz"), "{about}");
    evening
        .act(json!([{"do": "prize", "name": "<b>Tran prize", "amounts": [300, 200]}]))
        .await;
    assert_eq!(evening.read("prizes").await.0, StatusCode::OK);
    evening.played().await;
    let page = evening.page("prizes").await;
    assert!(page.contains("Gomez, Ana") && page.contains("<td>"), "{page}");
    assert!(evening.page("standings").await.contains("/prizes\""));
}
