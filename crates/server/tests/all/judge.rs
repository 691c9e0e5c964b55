//! Judging a position over the web: questions in the address, answers with their article on the page.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use tokio::time::timeout;
use tower::ServiceExt;

async fn get(address: &str) -> (StatusCode, String) {
    let request = Request::get(address).body(Body::empty()).unwrap();
    let response = arbiter_server::app().oneshot(request).await.unwrap();
    let status = response.status();
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    (status, String::from_utf8(bytes.to_vec()).unwrap())
}

#[tokio::test]
async fn questions_in_the_address_are_answered_with_their_article() {
    for (address, words) in [
        (
            "/judge?matter=flag&fallen=black&record=8/8/8/4k3/8/8/8/4K2R+w+-+-+0+1",
            "White can still checkmate",
        ),
        (
            "/judge?matter=flag&fallen=white&record=8/8/8/4k3/8/8/8/4K2R+w+-+-+0+1",
            "Black cannot checkmate",
        ),
        (
            "/judge?matter=dead&record=8/8/8/4k3/8/8/8/4K3",
            "The position is dead",
        ),
        (
            "/judge?matter=repetition&record=1.+Nf3+Nf6+2.+Ng1+Ng8+3.+Nf3+Nf6+4.+Ng1&written=Ng8",
            "claim",
        ),
    ] {
        let (status, page) = get(address).await;
        assert_eq!(status, StatusCode::OK, "{address}");
        assert!(page.contains(words), "{address}");
        assert!(
            page.contains("href=\"/laws/fide-2023/"),
            "{address} cites no article"
        );
    }
}

#[tokio::test]
async fn each_game_is_judged_by_its_own_rules() {
    for (address, words, article) in [
        (
            "/judge/flag?fallen=white&game=king-of-the-hill&record=4k3/8/8/8/8/8/8/4K3+w+-+-+0+1",
            "Black can still win",
            "/laws/variant-king-of-the-hill/",
        ),
        (
            "/judge/flag?fallen=white&record=4k3/8/8/8/8/8/8/R3K3+w+-+-+3%2B3+0+1",
            "gives no check",
            "/laws/variant-three-check/",
        ),
        (
            "/judge/dead?record=4k3/8/8/8/8/8/8/4K3%5B%5D+w+-+-+0+1",
            "dead",
            "/laws/fide-2023/",
        ),
        (
            "/judge/flag?fallen=white&game=bughouse&record=4k3/8/8/8/8/8/8/4K3%5B%5D+w+-+-+0+1",
            "Black wins",
            "/laws/variant-bughouse/",
        ),
    ] {
        let (status, page) = get(address).await;
        assert_eq!(status, StatusCode::OK, "{address}");
        assert!(page.contains(words), "{address}: {words}");
        assert!(
            page.contains(&format!("href=\"{article}")),
            "{address} cites no {article}"
        );
        assert!(page.contains("<select name=\"game\">"), "{address}");
    }
    let (status, page) = get("/judge?game=crazyhouse&record=4k3/8/8/8/8/8/8/4K3%5BQ").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        page.contains("the bracket around the men in hand is not closed"),
        "{page}"
    );
}

#[tokio::test]
async fn what_cannot_be_read_is_said_at_the_field() {
    for (record, words) in [
        ("8/8/8/8/8/8/8/9", "<mark>9</mark>"),
        ("1.+e4+e5+2.+Ke3", "<mark>Ke3</mark>"),
        ("%3Cscript%3E", "no move in notation"),
        ("%5BEvent+%22x%22%5D", "neither a position nor a game"),
    ] {
        let (status, page) = get(&format!("/judge?record={record}")).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{record}");
        assert!(
            page.contains(words) && page.contains("aria-invalid"),
            "{record}: {page}"
        );
        assert!(!page.contains("<script>"), "{record}");
    }
    let (status, page) = get("/judge/repetition?record=1.+Nf3+Nf6&written=Zz9").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let at = page.find("name=\"written\"").expect("the field is there");
    assert!(
        page[at..].contains("aria-describedby=\"wrong-written\""),
        "{page}"
    );
    let (status, page) = get("/judge/repetition?record=1.+Nf3+Nf6&written=Zz9").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let at = page.find("name=\"written\"").expect("the field is there");
    assert!(page[at..].contains("id=\"wrong-written\""), "{page}");
    let (status, _) = get("/judge/dead?record=1.+Nf3+Nf6&written=Zz9").await;
    assert_eq!(status, StatusCode::OK, "no move is asked for here");
    // The board shows how far the game could be played.
    let (_, page) = get("/judge?record=1.+e4+e5+2.+Ke3").await;
    let shown = "data-fen=\"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq";
    assert!(page.contains(shown), "{page}");
    let (status, page) = get("/judge/dead?record=8/8/8/4k3/8/8/8/4K3").await;
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("The position is dead"), "{page}");
    let (status, _) = get("/judge/weather").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, _) = get("/judge?matter=weather&record=x").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

async fn post(form: String) -> (StatusCode, Option<String>, String) {
    let request = Request::post("/judge").header("content-type", "application/x-www-form-urlencoded");
    let request = request.body(Body::from(form)).unwrap();
    let response = arbiter_server::app().oneshot(request).await.unwrap();
    let status = response.status();
    let location = response.headers().get("location");
    let location = location.map(|to| to.to_str().unwrap().to_owned());
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    (status, location, String::from_utf8(bytes.to_vec()).unwrap())
}

#[tokio::test]
async fn a_form_leads_to_an_address_unless_the_game_is_too_long_for_one() {
    let (status, to, _) =
        post("matter=flag&fallen=black&record=8/8/8/4k3/8/8/8/4K2R+w+-+-+0+1%0D%0A".to_owned()).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let to = to.unwrap();
    assert!(
        to.starts_with("/judge/flag?fallen=black&record=8/8/8/4k3/8/8/8/4K2R+w+"),
        "{to}"
    );
    assert!(get(&to).await.1.contains("White can still checkmate"));
    // Letters of other alphabets and signs of addresses come through.
    let (_, to, _) = post("record=%5BWhite+%22%D8%B3%26%3D%2B%22%5D%0A1.+e4+*".to_owned()).await;
    assert!(get(&to.unwrap()).await.1.contains("س&#38;=+"));

    let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(2_000);
    let (status, to, page) = post(format!("matter=repetition&record={}", moves.replace(' ', "+"))).await;
    assert_eq!((status, to), (StatusCode::OK, None));
    assert!(page.contains("href=\"/laws/fide-2023/"));
}

#[tokio::test]
async fn whoever_sends_nothing_is_told_so_and_an_address_alone_is_only_a_question() {
    let (status, to, page) = post("matter=flag&record=+".to_owned()).await;
    assert_eq!((status, to), (StatusCode::UNPROCESSABLE_ENTITY, None));
    assert!(page.contains("neither a position nor a game"), "{page}");
    let (status, page) = get("/judge/fifty").await;
    assert_eq!(status, StatusCode::OK);
    assert!(!page.contains("aria-invalid"), "{page}");
}

#[tokio::test]
async fn the_line_of_an_answer_is_numbered_and_plays_on_the_board() {
    let (_, page) = get("/judge/flag?fallen=white&record=8/8/8/4k3/8/8/7r/4K3+b+-+-+0+7").await;
    let board = page.find("data-reel").expect("a board that plays");
    let answer = page.find("class=\"card verdict").expect("an answer");
    assert!(board < answer && answer < page.find("name=\"record\"").unwrap());
    assert!(
        page.contains("<span class=\"number\">7…</span>")
            && page.contains("<span class=\"number\">8.</span>"),
        "{page}"
    );
}

/// A position in which the whole budget is used up.
const LONG: &str = "/judge/flag?record=B1B1B1B1/pBpBpBp1/P1P1P1P1/4b3/5b2/8/8/k1K5+w+-+-+0+1";

async fn figure(router: &Router, name: &str) -> u64 {
    let mut request = Request::get("/metrics").body(Body::empty()).unwrap();
    let here = SocketAddr::from(([127, 0, 0, 1], 4711));
    request.extensions_mut().insert(ConnectInfo(here));
    let response = router.clone().oneshot(request).await.unwrap();
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    let text = String::from_utf8(bytes.to_vec()).unwrap();
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.expect(name).parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_that_nobody_waits_for_any_more_is_not_worked_on() {
    let router = arbiter_server::app();
    for _ in 0..6 {
        let request = Request::get(LONG).body(Body::empty()).unwrap();
        let asked = router.clone().oneshot(request);
        assert!(
            timeout(Duration::from_millis(100), asked).await.is_err(),
            "it was answered at once"
        );
    }
    let idle = async {
        while figure(&router, "arbiter_judging").await > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(20), idle)
        .await
        .expect("the solver goes on");
    assert!(figure(&router, "arbiter_judging_stopped_total").await >= 1);
    let quick = Request::get("/judge?matter=dead&record=8/8/8/4k3/8/8/8/4K3").body(Body::empty());
    let answer = timeout(Duration::from_secs(20), router.oneshot(quick.unwrap())).await;
    assert_eq!(answer.unwrap().unwrap().status(), StatusCode::OK);
}
