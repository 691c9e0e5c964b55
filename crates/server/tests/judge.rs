//! Judging a position over the web: questions in the address, answers with their article on the page.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
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
async fn what_cannot_be_read_is_said_at_the_field() {
    for (record, words) in [
        ("8/8/8/8/8/8/8/9", "column 15"),
        ("1.+e4+e5+2.+Ke3", "Ke3"),
        ("%3Cscript%3E", "cannot be read"),
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
    let (status, _) = get("/judge?matter=weather&record=x").await;
    assert!(status.is_client_error());
}
