//! What everybody sees of a tournament by its system: brackets, groups, teams.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::club::{Club, Phone};
use crate::screens::form;

/// A tournament made over the interface, whoever keeps it, and a reader without a role.
pub struct Hall {
    pub club: Club,
    keeper: Phone,
    reader: Phone,
    pub event: String,
    asked: u32,
}

impl Hall {
    /// Of a system or a preset, with so many players; a name tries to be more than text.
    pub async fn of(how: Value, players: u16) -> Self {
        let (club, mut keeper) = (Club::open().await, Phone::default());
        let named = |at: u16| json!({ "name": format!("P{at:02} <b>Tal</b>"), "rating": 2500 - at });
        let mut new = json!({ "name": "Hall", "players": (1..=players).map(named).collect::<Vec<_>>() });
        for (key, value) in how.as_object().unwrap() {
            new[key] = value.clone();
        }
        let (status, made) = club.post(&mut keeper, "/api/v1/events", new).await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        let event = made["event"].as_str().unwrap().to_owned();
        let reader = Phone::default();
        Self {
            club,
            keeper,
            reader,
            event,
            asked: 0,
        }
    }

    pub async fn act(&mut self, acts: Value) {
        self.asked += 1;
        let address = format!("/api/v1/events/{}/acts", self.event);
        let body = json!({ "id": format!("a{}", self.asked), "acts": acts });
        let (status, told) = self.club.post(&mut self.keeper, &address, body).await;
        assert_eq!(status, StatusCode::OK, "{acts}: {told}");
    }

    /// What the regulations leave open is answered as offered.
    pub async fn settled(&mut self) {
        let address = format!("/api/v1/events/{}/state", self.event);
        let state = self.club.get(&mut self.keeper, &address).await.1;
        for one in state["questions"].as_array().unwrap() {
            self.act(json!([{ "do": "decide", "question": one["tag"], "option": one["default"] }]))
                .await;
        }
    }

    /// The same, and lots are drawn.
    pub async fn drawn(&mut self, method: &str) {
        self.settled().await;
        self.act(json!([{ "do": "draw", "method": method, "secret": "lot", "colour": "white" }]))
            .await;
    }

    /// A round is shown, with these results from board 1 on.
    pub async fn round(&mut self, round: u16, results: &[&str]) {
        self.act(json!([{ "do": "pair", "round": round }, { "do": "publish", "round": round }]))
            .await;
        self.results(round, results).await;
    }

    pub async fn results(&mut self, round: u16, results: &[&str]) {
        for (result, board) in results.iter().zip(1..) {
            self.act(json!([{ "do": "result", "round": round, "board": board, "result": result }]))
                .await;
        }
    }

    pub async fn read(&mut self, path: &str) -> (StatusCode, String) {
        let address = format!("/e/{}{path}", self.event);
        self.club.page(&mut self.reader, &address).await
    }

    pub async fn page(&mut self, path: &str) -> String {
        let (status, page) = self.read(path).await;
        assert_eq!(status, StatusCode::OK, "{path}: {page}");
        assert!(!page.contains("<b>Tal"), "{path}: a name is text");
        page
    }

    /// As whoever keeps it sees a page.
    pub async fn kept(&mut self, path: &str) -> String {
        let address = format!("/e/{}{path}", self.event);
        self.club.page(&mut self.keeper, &address).await.1
    }
}

/// What a page says within elements that begin so.
pub fn parts<'a>(page: &'a str, begins: &str) -> Vec<&'a str> {
    page.split(begins).skip(1).collect()
}

#[tokio::test]
async fn a_cup_is_a_bracket_from_the_draw_to_the_winner() {
    // One game a match, level matches by lot; of six the best two rest first.
    let mut hall = Hall::of(json!({ "system": "knockout" }), 6).await;
    hall.act(json!([{ "do": "decide", "question": "games", "option": "1" }]))
        .await;
    let page = hall.page("/bracket").await;
    assert!(page.contains("Lots are not drawn yet"), "{page}");
    hall.drawn("strength").await;
    let page = hall.page("/bracket").await;
    assert_eq!(parts(&page, "class=\"duel\"").len(), 4 + 2 + 1, "{page}");
    assert_eq!(page.matches("bye: goes on").count(), 2, "{page}");
    for stage in ["Quarter-finals", "Semi-finals", "Final"] {
        assert!(page.contains(&format!("<h2>{stage}</h2>")), "{stage}: {page}");
    }
    // A draft is for those who pair only; a round that runs has its boards.
    hall.act(json!([{ "do": "pair", "round": 1 }])).await;
    let board = format!("/e/{}/r/1/b/1\"", hall.event);
    assert!(!hall.page("/bracket").await.contains(&board));
    assert!(hall.kept("/bracket").await.contains(&board));
    hall.act(json!([{ "do": "publish", "round": 1 }])).await;
    assert!(hall.page("/bracket").await.contains(&board));
    hall.results(1, &["1-0", "-:+"]).await;
    let page = hall.page("/bracket").await;
    let semis = parts(&page, "Semi-finals")[0];
    assert_eq!(
        semis.matches("<bdi>P0").count(),
        4,
        "who goes on is known at once: {page}"
    );
    assert!(page.contains("walkover"), "{page}");
    hall.round(2, &["1-0", "0-1"]).await;
    hall.round(3, &["1-0"]).await;
    let page = hall.page("/bracket").await;
    assert!(page.contains("Winner: "), "{page}");
    assert_eq!(page.matches("class=\"won\"").count(), 7, "{page}");
    assert!(page.contains("/bracket\" aria-current=\"page\""), "{page}");
}

#[tokio::test]
async fn a_page_that_does_not_fit_is_said_and_not_linked() {
    for (how, players, fit) in [
        (json!({ "preset": "club-evening" }), 6, &["cross"][..]),
        (json!({ "preset": "everybody" }), 6, &["cross"]),
        (json!({ "preset": "cup" }), 6, &["bracket"]),
        (json!({ "system": "groups-knockout" }), 8, &["groups", "bracket"]),
        (json!({ "preset": "teams" }), 0, &["teams"]),
        (
            json!({ "system": "team-round-robin", "boards": 2 }),
            0,
            &["teams"],
        ),
    ] {
        let mut hall = Hall::of(how.clone(), players).await;
        let home = hall.page("").await;
        for page in ["cross", "bracket", "groups", "teams"] {
            let fits = fit.contains(&page);
            let (status, text) = hall.read(&format!("/{page}")).await;
            let expected = if fits {
                StatusCode::OK
            } else {
                StatusCode::NOT_FOUND
            };
            assert_eq!(status, expected, "{how} {page}: {text}");
            let link = format!("href=\"/e/{}/{page}\"", hall.event);
            assert_eq!(home.contains(&link), fits, "{how} {page}: {home}");
        }
    }
}

#[tokio::test]
async fn a_drawn_game_of_the_cup_is_played_again_and_both_stand_in_the_bracket() {
    let mut hall = Hall::of(json!({ "preset": "lekocup-1402" }), 0).await;
    for (at, school) in [(1, "A"), (2, "B"), (3, "C"), (4, "D")] {
        let form =
            json!({ "name": format!("Pupil {at}"), "club": school, "birth": format!("2009/05/0{at}") });
        hall.act(json!([{ "do": "enter", "form": form }])).await;
    }
    let page = hall.page("/groups").await;
    assert!(page.contains("Lots are not drawn yet"), "{page}");
    hall.drawn("lots").await;
    let page = hall.page("/groups").await;
    assert!(page.contains("Group 1") && !page.contains("goes on"), "{page}");
    let paper = hall.page("/print/lots").await;
    assert!(paper.contains("Group 1") && paper.contains("Pupil 3"), "{paper}");
    assert!(
        hall.page("/print/bracket")
            .await
            .contains("when the groups are over")
    );
    let mut round = 0;
    while !hall.page("/groups").await.contains("goes on") {
        round += 1;
        assert!(round < 9, "groups end");
        hall.round(round, &["1-0", "1-0"]).await;
    }
    let page = hall.page("/groups").await;
    assert_eq!(page.matches("class=\"on\"").count(), 2, "{page}");
    assert!(
        !page.contains("2009"),
        "a day of birth is nobody's business: {page}"
    );
    assert_eq!(page.matches("<td>×</td>").count(), 4, "{page}");
    hall.round(round + 1, &["1/2-1/2"]).await;
    // The replay is made by the result, goes with it where that was wrong, and comes back with it.
    let replay = format!("/r/{}/b/1\"", round + 2);
    assert!(hall.page("/bracket").await.contains(&replay));
    hall.act(json!([{ "do": "result", "round": round + 1, "board": 1, "result": "1-0", "was": "1/2-1/2" }]))
        .await;
    let page = hall.page("/bracket").await;
    assert!(page.contains("Winner: ") && !page.contains(&replay), "{page}");
    hall.act(json!([{ "do": "result", "round": round + 1, "board": 1, "result": "1/2-1/2", "was": "1-0" }]))
        .await;
    assert!(hall.page("/bracket").await.contains(&replay));
    hall.results(round + 2, &["0-1"]).await;
    let page = hall.page("/bracket").await;
    assert!(
        page.contains("decided by a replay") && page.contains("Winner: "),
        "{page}"
    );
    let won = parts(&page, "class=\"won\"")[0];
    assert!(
        won.split("</p>").next().unwrap().contains("<b>½</b><b>1</b>"),
        "{page}"
    );
    for at in [round + 1, round + 2] {
        assert!(page.contains(&format!("/r/{at}/b/1\"")), "{page}");
    }
}

#[tokio::test]
async fn teams_stand_with_their_matches_and_a_team_that_rests_is_said_on_every_page_of_the_round() {
    let mut hall = Hall::of(json!({ "system": "team-swiss", "boards": 2, "rounds": 2 }), 7).await;
    assert!(hall.page("/teams").await.contains("No teams yet"));
    for (name, members) in [
        ("Rooks <b>", vec![1, 2]),
        ("Knights", vec![3, 4]),
        ("Pawns", vec![5, 6, 7]),
    ] {
        hall.act(json!([{ "do": "team", "name": name, "members": members }]))
            .await;
    }
    hall.drawn("strength").await;
    hall.round(1, &["1-0", "1/2-1/2"]).await;
    let page = hall.page("/teams").await;
    let squads = parts(&page, "<h2 id=\"t");
    assert_eq!(squads.len(), 3, "{page}");
    let resting: Vec<&&str> = squads
        .iter()
        .filter(|one| one.contains("pairing-allocated bye"))
        .collect();
    assert_eq!(resting.len(), 1, "{page}");
    let winner = squads
        .iter()
        .find(|one| one.contains("<td>\u{2066}1½\u{2069}</td>"))
        .unwrap();
    assert!(
        winner.contains("<td><b>2</b></td>") && winner.contains("/r/1/b/1\">1</a>"),
        "{page}"
    );
    let name = resting[0]
        .split("<bdi>")
        .nth(1)
        .unwrap()
        .split('<')
        .next()
        .unwrap();
    for path in ["/r/1", "/print/pairings?round=1"] {
        let page = hall.page(path).await;
        let bye = format!("<bdi>{name}</bdi>");
        assert!(
            page.contains(&bye) && page.contains("pairing-allocated bye"),
            "{path}: {page}"
        );
    }
    let desk = format!("/arbiter/{}/round?round=1", hall.event);
    let desk = hall.club.page(&mut hall.keeper, &desk).await.1;
    assert!(desk.contains("class=\"tour-bye\""), "{desk}");
    let link = resting[0].split("<th scope=\"row\"><a href=\"").nth(1).unwrap();
    let player = link
        .split('"')
        .next()
        .unwrap()
        .replace(&format!("/e/{}", hall.event), "");
    assert!(
        hall.page(&player).await.contains("pairing-allocated bye"),
        "{player}"
    );
    // The boards of a round stand under their match.
    let page = hall.page("/r/1").await;
    let meeting = parts(&page, "class=\"tour-meeting\"");
    assert_eq!(meeting.len(), 1, "{page}");
    assert_eq!(
        meeting[0]
            .split("</tr>")
            .next()
            .unwrap()
            .matches("/teams#t")
            .count(),
        2,
        "{page}"
    );
    assert!(meeting[0].contains("1½\u{2069}–½"), "{page}");
    // Every place of the table leads to its team.
    let standings = hall.page("/standings").await;
    assert_eq!(standings.matches("/teams#t").count(), 3, "{standings}");
}

#[tokio::test]
async fn the_projector_shows_what_the_state_of_the_round_asks_for_and_never_a_draft() {
    let mut hall = Hall::of(json!({ "preset": "club-evening" }), 6).await;
    let shows = |page: &str| -> Vec<String> {
        let words = parts(page, "<section data-part=\"");
        words
            .iter()
            .map(|word| word.split('"').next().unwrap().to_owned())
            .collect()
    };
    let page = hall.page("/screen").await;
    assert_eq!(
        shows(&page),
        ["standings"],
        "the list of those who entered: {page}"
    );
    hall.drawn("strength").await;
    hall.act(json!([{ "do": "pair", "round": 1 }])).await;
    let page = hall.kept("/screen?show=pairings,results").await;
    assert_eq!(
        shows(&page),
        ["nothing"],
        "an arbiter opened it, and a hall sees it: {page}"
    );
    let hour = json!({ "do": "hour", "round": 1, "what": "scheduled", "at": "2026-10-03T15:00" });
    hall.act(json!([{ "do": "publish", "round": 1 }, hour])).await;
    let page = hall.page("/screen").await;
    assert_eq!(shows(&page), ["pairings"], "{page}");
    assert_eq!(parts(&page, "data-side=\"white\"").len(), 3, "{page}");
    assert!(
        page.contains("data-at=\"2026-10-03T15:00\"") && page.contains("Begins "),
        "{page}"
    );
    assert!(page.contains("15:00"), "{page}");
    hall.results(1, &["1-0", "1/2-1/2"]).await;
    let page = hall.page("/screen").await;
    assert_eq!(shows(&page), ["results"], "{page}");
    assert!(
        page.contains("Missing: boards ") && page.contains("<bdo dir=\"ltr\">1–0</bdo>"),
        "{page}"
    );
    hall.act(json!([{ "do": "result", "round": 1, "board": 3, "result": "0-1" }]))
        .await;
    let page = hall.page("/screen").await;
    assert_eq!(shows(&page), ["standings"], "{page}");
    assert!(
        !page.contains("data-at="),
        "nobody said when round 2 begins: {page}"
    );
    let page = hall
        .page("/screen?show=standings,bracket,groups,clock,nonsense,pairings")
        .await;
    assert_eq!(shows(&page), ["standings", "pairings"], "{page}");
    let home = hall.page("").await;
    assert!(
        home.contains(&format!("href=\"/e/{}/screen\"", hall.event)),
        "{home}"
    );
}

#[tokio::test]
async fn the_projector_shows_draw_groups_and_bracket_of_a_cup() {
    let mut hall = Hall::of(json!({ "system": "groups-knockout" }), 8).await;
    hall.act(json!([{ "do": "publish_lots", "commitment": "4f742e861399455f817de1d182a244ce776c77a1ce54962149b45f09052de722" }]))
        .await;
    let page = hall.page("/screen").await;
    assert!(
        page.contains("4f742e86 1399455f") && !page.contains("data-part=\"groups"),
        "{page}"
    );
    hall.drawn("lots").await;
    let page = hall.page("/screen?show=draw,groups,bracket").await;
    for part in ["draw", "groups", "bracket"] {
        assert!(page.contains(&format!("data-part=\"{part}\"")), "{part}: {page}");
    }
    assert_eq!(page.matches("<bdi class=\"cut\">P0").count(), 8 + 8, "{page}");
}

#[tokio::test]
async fn a_bracket_is_printed_where_there_is_one_and_receipts_for_those_who_pay() {
    let mut hall = Hall::of(json!({ "system": "knockout" }), 4).await;
    assert_eq!(
        hall.read("/print/bracket").await.0,
        StatusCode::NOT_FOUND,
        "nothing is drawn"
    );
    assert_eq!(hall.read("/print/prizes").await.0, StatusCode::FORBIDDEN);
    hall.drawn("strength").await;
    let page = hall.page("/print/bracket").await;
    assert_eq!(page.matches("<bdi>P0").count(), 4, "{page}");
    assert!(
        page.contains("<h3>Final</h3>") && page.contains("/assets/paper-"),
        "{page}"
    );
    assert!(hall.page("/bracket").await.contains("/print/bracket\""));
    let mut hall = Hall::of(json!({ "preset": "club-evening" }), 4).await;
    assert_eq!(hall.read("/print/bracket").await.0, StatusCode::NOT_FOUND);
    hall.drawn("strength").await;
    hall.round(1, &["1-0", "0-1"]).await;
    hall.act(json!([
        { "do": "prize", "name": "General", "amounts": [300, 100], "sharing": "place" },
        { "do": "prize", "name": "Beauty", "amounts": [50], "sharing": "place" },
        { "do": "award", "prize": "General", "entrant": 1, "amount": 300 },
        { "do": "award", "prize": "Beauty", "entrant": 3 },
    ]))
    .await;
    assert_eq!(
        hall.read("/print/prizes").await.0,
        StatusCode::FORBIDDEN,
        "sums are for those who pay them"
    );
    assert_eq!(hall.page("/prizes").await.matches("P01").count(), 1);
    let page = hall.kept("/print/prizes").await;
    let rows = parts(&page, "<tr><td>");
    assert!(
        rows[0].contains("P01")
            && rows[0].contains("300")
            && rows[0].contains("<bdi>General</bdi><br><small>Place 1"),
        "{page}"
    );
    assert_eq!(
        page.matches("P01").count(),
        1,
        "who wins it and is given it signs once: {page}"
    );
    assert!(
        page.contains("Signature") && rows.iter().any(|row| row.contains("P03")),
        "{page}"
    );
    // A page for each of them, without the sum, for those who hand them out.
    assert_eq!(hall.read("/print/diplomas").await.0, StatusCode::FORBIDDEN);
    let page = hall.kept("/print/diplomas").await;
    let diplomas = parts(&page, "<article class=\"diploma\">");
    assert_eq!(diplomas.len(), rows.len(), "{page}");
    assert!(
        diplomas[0].contains("P01") && diplomas[0].contains("General") && !diplomas[0].contains("300"),
        "{page}"
    );
}

#[tokio::test]
async fn two_teams_side_by_side_have_a_page_with_what_each_made() {
    let players: Vec<Value> = (1..=4)
        .map(|at| json!({ "name": format!("S{at}"), "rating": 2500 - at, "club": if at < 3 { "North" } else { "South" } }))
        .collect();
    let mut hall = Hall::of(json!({ "system": "scheveningen", "players": players }), 4).await;
    hall.drawn("strength").await;
    hall.round(1, &["1-0", "1/2-1/2"]).await;
    let page = hall.page("/teams").await;
    assert!(
        page.contains("<bdi>North</bdi>") && page.contains("<bdi>South</bdi>"),
        "{page}"
    );
    assert!(
        page.contains("1½") && !page.contains("Match points"),
        "every game counts alone: {page}"
    );
    assert!(hall.page("/standings").await.contains("/teams\""));
    let mut single = Hall::of(json!({ "preset": "club-evening" }), 4).await;
    assert_eq!(single.read("/teams").await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_match_for_the_third_place_stands_beside_the_final() {
    let mut hall = Hall::of(json!({ "system": "knockout" }), 4).await;
    for (question, option) in [("games", "1"), ("third-place", "yes")] {
        hall.act(json!([{ "do": "decide", "question": question, "option": option }]))
            .await;
    }
    hall.drawn("strength").await;
    assert!(!hall.page("/bracket").await.contains("Third place"));
    hall.round(1, &["1-0", "1-0"]).await;
    hall.round(2, &["1-0", "0-1"]).await;
    let page = hall.page("/bracket").await;
    let third = parts(&page, "<h2>Third place</h2>")[0];
    assert_eq!(third.matches("class=\"duel\"").count(), 1, "{page}");
    let last = parts(&page, "<h2>Final</h2>")[0];
    let last = last.split("</section>").next().unwrap();
    assert_eq!(last.matches("class=\"duel\"").count(), 1, "{page}");
    assert!(page.contains("class=\"bracket joined\""), "{page}");
    let page = hall.page("/screen?show=bracket").await;
    assert_eq!(
        page.matches("<h3>").count(),
        3,
        "semi-finals, final, third place: {page}"
    );
}

#[tokio::test]
async fn the_hour_of_a_round_is_said_on_its_page_and_counted_on_the_wall() {
    let mut hall = Hall::of(json!({ "preset": "club-evening" }), 4).await;
    hall.drawn("strength").await;
    hall.act(json!([{ "do": "pair", "round": 1 }, { "do": "publish", "round": 1 }]))
        .await;
    let desk = format!("/arbiter/{}/round", hall.event);
    let page = hall.club.page(&mut hall.keeper, &desk).await.1;
    assert!(
        page.contains("type=\"datetime-local\" name=\"s.at\" value=\"\""),
        "{page}"
    );
    let sent = form(&[
        ("act", r#"{"do":"hour","round":1,"what":"scheduled"}"#),
        ("s.at", "2026-10-03T15:00"),
        ("back", &desk),
    ]);
    let address = format!("/arbiter/{}/act", hall.event);
    let (status, to) = hall.club.form(&mut hall.keeper, &address, &sent).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{to}");
    let page = hall.club.page(&mut hall.keeper, &desk).await.1;
    assert!(page.contains("value=\"2026-10-03T15:00\""), "{page}");
    let page = hall.page("/screen?show=clock").await;
    assert_eq!(page.matches("data-at=\"2026-10-03T15:00\"").count(), 2, "{page}");
}

#[tokio::test]
async fn who_sits_alone_makes_a_point_for_his_team() {
    let mut hall = Hall::of(json!({ "system": "team-swiss", "boards": 2, "rounds": 1 }), 3).await;
    hall.act(json!([
        { "do": "team", "name": "Rooks", "members": [1, 2] },
        { "do": "team", "name": "Pawns", "members": [3] },
    ]))
    .await;
    hall.drawn("strength").await;
    hall.round(1, &["1/2-1/2"]).await;
    let page = hall.page("/r/1").await;
    let meeting = parts(&page, "class=\"tour-meeting\"")[0];
    let row = meeting.split("</tr>").next().unwrap();
    let rooks_first = row.find("Rooks").unwrap() < row.find("Pawns").unwrap();
    let score = if rooks_first {
        "1½\u{2069}–½<"
    } else {
        ">½–\u{2066}1½"
    };
    assert!(row.contains(score), "{row}");
}

#[tokio::test]
async fn groups_are_not_paired_before_they_are_drawn() {
    for how in [
        json!({ "preset": "lekocup-1402" }),
        json!({ "system": "groups-knockout" }),
    ] {
        let (club, mut keeper) = (Club::open().await, Phone::default());
        let named = |at: u16| json!({ "name": format!("P{at:02}"), "birth": "2010/05/05" });
        let mut new = json!({ "name": "Cup", "players": (1..=16).map(named).collect::<Vec<_>>() });
        for (key, value) in how.as_object().unwrap() {
            new[key] = value.clone();
        }
        let (_, made) = club.post(&mut keeper, "/api/v1/events", new).await;
        let acts = format!("/api/v1/events/{}/acts", made["event"].as_str().unwrap());
        let body = json!({ "id": "early", "acts": [{ "do": "pair", "round": 1 }] });
        let (status, told) = club.post(&mut keeper, &acts, body).await;
        assert_ne!(status, StatusCode::OK, "{how}: {told}");
        assert_eq!(told["error"]["tag"], "not_drawn", "{how}: {told}");
        assert!(
            told["error"]["text"]
                .as_str()
                .unwrap()
                .contains("Make the draw first"),
            "{told}"
        );
    }
}

#[tokio::test]
async fn groups_that_people_drew_are_told_as_those_of_lots() {
    let mut hall = Hall::of(json!({ "preset": "lekocup-1402" }), 0).await;
    for at in 1..=8 {
        let form = json!({ "name": format!("Pupil {at}"), "birth": format!("2009/05/0{at}") });
        hall.act(json!([{ "do": "enter", "form": form }])).await;
    }
    hall.settled().await;
    hall.act(json!([{ "do": "draw", "method": "hand", "order": [8, 7, 6, 5, 4, 3, 2, 1] }]))
        .await;
    for page in ["/lots", "/print/lots"] {
        let page = hall.page(page).await;
        assert!(page.contains("Group 1") && page.contains("Group 2"), "{page}");
    }
}
