//! The pages as a browser asks for them: what they answer, in which language, and with which headers.

use crate::club::{Club, Phone};
use axum::body::Body;
use axum::http::header::{
    ACCEPT_LANGUAGE, CONTENT_SECURITY_POLICY, COOKIE, HOST, LOCATION, ORIGIN, SET_COOKIE,
};
use axum::http::{Method, Request, Response, StatusCode};
use http_body_util::BodyExt;
use serde_json::json;
use tower::ServiceExt;

async fn ask(request: Request<Body>) -> (Response<()>, String) {
    let response = arbiter_server::app().oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    let bytes = body.collect().await.unwrap().to_bytes();
    let text = String::from_utf8(bytes.to_vec()).unwrap();
    (Response::from_parts(parts, ()), text)
}

async fn get(address: &str) -> (StatusCode, String) {
    let request = Request::get(address).body(Body::empty()).unwrap();
    let (response, text) = ask(request).await;
    (response.status(), text)
}

#[tokio::test]
async fn every_page_says_its_language_and_direction() {
    for address in [
        "/",
        "/settings",
        "/judge",
        "/judge?matter=dead&record=8/8/8/4k3/8/8/8/4K3",
        "/laws",
        "/laws/fide-2018",
        "/laws/fide-2018/9.6.2",
        "/nowhere",
    ] {
        for (tag, dir) in [("en", "ltr"), ("fa", "rtl"), ("ar", "rtl"), ("vi", "ltr")] {
            let sign = if address.contains('?') { '&' } else { '?' };
            let (_, page) = get(&format!("{address}{sign}lang={tag}")).await;
            let opening = format!("<html lang=\"{tag}\" dir=\"{dir}\">");
            assert!(page.contains(&opening), "{address} {tag}: {}", &page[..200]);
            assert!(!page.contains("web-"), "{address} {tag} has a text without words");
        }
    }
}

#[tokio::test]
async fn the_browser_chooses_the_language_until_the_reader_does() {
    let request = |cookies: &str| {
        let request = Request::get("/laws").header(ACCEPT_LANGUAGE, "vi-VN, en;q=0.5");
        request.header(COOKIE, cookies).body(Body::empty()).unwrap()
    };
    assert!(ask(request("")).await.1.contains("<html lang=\"vi\""));
    let (_, page) = ask(request("lang=fa; theme=dark")).await;
    assert!(page.contains("<html lang=\"fa\" dir=\"rtl\" data-theme=\"dark\">"));
}

#[tokio::test]
async fn a_language_in_the_address_is_kept() {
    let request = Request::get("/laws?lang=fa").body(Body::empty()).unwrap();
    let (response, page) = ask(request).await;
    let cookie = response.headers()[SET_COOKIE].to_str().unwrap();
    assert!(
        cookie.starts_with("lang=fa; Path=/;") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
    assert!(
        page.contains("href=\"/laws?lang=vi\""),
        "the other languages lead to the same page"
    );
}

#[tokio::test]
async fn settings_are_kept_and_unknown_ones_are_not() {
    let save = |body: &'static str| {
        let request = Request::post("/settings").header("content-type", "application/x-www-form-urlencoded");
        request.body(Body::from(body)).unwrap()
    };
    let (response, _) = ask(save("lang=ar&theme=dark")).await;
    assert_eq!(response.status(), StatusCode::SEE_OTHER);
    assert_eq!(response.headers()[LOCATION], "/settings");
    let cookies: Vec<_> = response.headers().get_all(SET_COOKIE).iter().collect();
    assert_eq!(cookies.len(), 2, "{cookies:?}");
    let (response, _) = ask(save("lang=tlh&theme=pink")).await;
    assert!(!response.headers().contains_key(SET_COOKIE));
}

#[tokio::test]
async fn every_answer_says_what_a_page_may_do() {
    for address in ["/", "/nowhere", "/health/live", "/laws/fide-2023"] {
        let request = Request::get(address).body(Body::empty()).unwrap();
        let (response, _) = ask(request).await;
        let policy = response.headers()[CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(
            policy.contains("default-src 'none'") && !policy.contains("unsafe"),
            "{policy}"
        );
        assert_eq!(
            response.headers()["x-content-type-options"],
            "nosniff",
            "{address}"
        );
        assert_eq!(response.headers()["referrer-policy"], "same-origin", "{address}");
    }
}

#[tokio::test]
async fn a_form_from_the_page_of_another_site_is_refused() {
    for (origin, status) in [
        ("http://club.test:8080", StatusCode::SEE_OTHER),
        ("https://club.test:8080", StatusCode::FORBIDDEN),
        ("http://evil.test", StatusCode::FORBIDDEN),
        ("null", StatusCode::FORBIDDEN),
    ] {
        let request = Request::post("/settings")
            .header(HOST, "club.test:8080")
            .header(ORIGIN, origin)
            .header("content-type", "application/x-www-form-urlencoded");
        let (response, _) = ask(request.body(Body::from("theme=dark")).unwrap()).await;
        assert_eq!(response.status(), status, "{origin}");
    }
}

#[tokio::test]
async fn what_cannot_be_answered_is_refused_in_words() {
    for (address, status, words) in [
        ("/nowhere", StatusCode::NOT_FOUND, "No page has this address"),
        (
            "/laws/fide-2010",
            StatusCode::NOT_FOUND,
            "There is no rulebook fide-2010",
        ),
        (
            "/laws/fide-2018/9.6.7",
            StatusCode::NOT_FOUND,
            "has no article 9.6.7",
        ),
        (
            "/laws/compare?a=x&b=y",
            StatusCode::NOT_FOUND,
            "There is no rulebook x",
        ),
        ("/laws/%3Cscript%3E", StatusCode::NOT_FOUND, "&#60;script&#62;"),
    ] {
        let (found, page) = get(address).await;
        assert_eq!(found, status, "{address}");
        assert!(page.contains(words), "{address}: {page}");
    }
    let request = Request::builder().method(Method::DELETE).uri("/laws");
    let (response, page) = ask(request.body(Body::empty()).unwrap()).await;
    assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
    assert!(page.contains("cannot be used in this way"));
    let big = Body::from(vec![b'a'; 1 << 20]);
    let request = Request::post("/settings").header("content-type", "application/x-www-form-urlencoded");
    let (response, _) = ask(request.body(big).unwrap()).await;
    assert_eq!(response.status(), StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn the_style_sheet_of_a_page_is_there_and_may_be_kept() {
    let (_, page) = get("/").await;
    let address = page
        .split("href=\"")
        .find(|part| part.starts_with("/assets/"))
        .unwrap();
    let address = address.split('"').next().unwrap();
    let (response, style) = ask(Request::get(address).body(Body::empty()).unwrap()).await;
    assert_eq!(response.headers()["content-type"], "text/css; charset=utf-8");
    assert!(
        response.headers()["cache-control"]
            .to_str()
            .unwrap()
            .contains("immutable")
    );
    assert!(style.contains("--accent"));
    assert_eq!(get("/assets/other.css").await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_cannot_be_read_is_refused_in_the_language_of_whoever_asks() {
    let form = "application/x-www-form-urlencoded";
    for (way, address, body, status) in [
        (Method::POST, "/join/abc", "x=1", StatusCode::UNPROCESSABLE_ENTITY),
        (
            Method::POST,
            "/arbiter/login",
            "event=x",
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (Method::GET, "/judge?matter=zzz", "", StatusCode::NOT_FOUND),
        (Method::GET, "/arbiter/x/b/first", "", StatusCode::BAD_REQUEST),
        (Method::GET, "/g/%FF", "", StatusCode::BAD_REQUEST),
        (
            Method::POST,
            "/judge",
            &*"x".repeat(300_000),
            StatusCode::PAYLOAD_TOO_LARGE,
        ),
    ] {
        let request = Request::builder().method(&way).uri(address);
        let request = request.header(COOKIE, "lang=fa").header("content-type", form);
        let (response, page) = ask(request.body(Body::from(body.to_owned())).unwrap()).await;
        assert_eq!(response.status(), status, "{way} {address}");
        assert!(
            page.contains("<html lang=\"fa\" dir=\"rtl\""),
            "{way} {address}: {page}"
        );
        assert!(
            !page.contains("deserialize") && !page.contains("web-"),
            "{address}: {page}"
        );
        assert!(
            response.headers().contains_key(CONTENT_SECURITY_POLICY),
            "{address}"
        );
    }
}

#[tokio::test]
async fn whatever_the_interface_refuses_it_refuses_with_a_tag_and_a_sentence() {
    for (way, address, body, status, tag) in [
        (
            Method::GET,
            "/api/v1/nowhere",
            "",
            StatusCode::NOT_FOUND,
            "unknown",
        ),
        (
            Method::DELETE,
            "/api/v1/events",
            "",
            StatusCode::METHOD_NOT_ALLOWED,
            "method",
        ),
        (
            Method::GET,
            "/api/v1/games/x?since=-1",
            "",
            StatusCode::BAD_REQUEST,
            "bad_message",
        ),
        (
            Method::GET,
            "/api/v1/games/x/live",
            "",
            StatusCode::BAD_REQUEST,
            "bad_message",
        ),
        (
            Method::POST,
            "/api/v1/games",
            &*"x".repeat(300_000),
            StatusCode::PAYLOAD_TOO_LARGE,
            "too_large",
        ),
        (
            Method::POST,
            "/api/v1/events",
            &*"x".repeat(1_100_000),
            StatusCode::PAYLOAD_TOO_LARGE,
            "too_large",
        ),
    ] {
        let request = Request::builder()
            .method(&way)
            .uri(address)
            .header(COOKIE, "lang=vi");
        let (response, text) = ask(request.body(Body::from(body.to_owned())).unwrap()).await;
        assert_eq!(response.status(), status, "{way} {address}");
        let answer: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(answer["error"]["tag"], tag, "{address}: {text}");
        let sentence = answer["error"]["text"].as_str().unwrap();
        assert!(!sentence.is_empty() && !sentence.is_ascii(), "{address}: {text}");
    }
}

#[tokio::test]
async fn a_number_that_is_none_is_asked_for_again_and_nothing_typed_is_lost() {
    for (typed, told) in [
        (
            "boards=many",
            "Number of boards: expected a whole number from 1 to 500.",
        ),
        ("boards=501", "Number of boards: expected"),
        ("delay_minutes=9999", "(minutes): expected"),
        ("delay=-1", "(moves): expected"),
    ] {
        let request = Request::post("/new").header("content-type", "application/x-www-form-urlencoded");
        let body = format!("way=event&name=Evening+of+the+club&white=Vera&{typed}");
        let (response, page) = ask(request.body(Body::from(body)).unwrap()).await;
        assert_eq!(response.status(), StatusCode::UNPROCESSABLE_ENTITY, "{typed}");
        let page = page.replace(['\u{2068}', '\u{2069}'], "");
        assert!(page.contains(told), "{typed}: {page}");
        let value = typed.split('=').nth(1).unwrap();
        for kept in ["Evening of the club", "Vera", value] {
            assert!(page.contains(&format!("value=\"{kept}\"")), "{typed}: {kept}");
        }
    }
    for typed in ["boards=", "boards=%DB%B1", "delay=&delay_minutes="] {
        let request = Request::post("/new").header("content-type", "application/x-www-form-urlencoded");
        let (response, page) = ask(request.body(Body::from(typed)).unwrap()).await;
        assert_eq!(response.status(), StatusCode::SEE_OTHER, "{typed}: {page}");
    }
}

#[tokio::test]
async fn a_name_that_cannot_be_is_asked_for_again_on_the_page_of_the_link() {
    let club = Club::open().await;
    let (mut organiser, mut vera, mut eve) = (Phone::default(), Phone::default(), Phone::default());
    let new = json!({ "name": "Evening", "control": "5m", "boards": 1 });
    let (_, made) = club.post(&mut organiser, "/api/v1/events", new).await;
    let link = made["boards"][0]["links"]["white"].as_str().unwrap();
    let send = async |phone: &mut Phone, address: &str, body: &str| {
        let mut request = Request::post(address).header("content-type", "application/x-www-form-urlencoded");
        if let Some(cookie) = &phone.cookie {
            request = request.header(COOKIE, cookie);
        }
        let answer = club
            .router
            .clone()
            .oneshot(request.body(Body::from(body.to_owned())).unwrap());
        let answer = answer.await.unwrap();
        let status = answer.status();
        let bytes = answer.into_body().collect().await.unwrap().to_bytes();
        (status, String::from_utf8(bytes.to_vec()).unwrap())
    };
    let long = "V".repeat(201);
    for name in ["", "+", &long] {
        let (status, page) = send(&mut vera, link, &format!("name={name}")).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{page}");
        assert!(page.contains("role=\"alert\"") && page.contains("<form method=\"post\" action=\"/join/"));
        let typed = format!("value=\"{}\"", name.replace('+', " "));
        assert!(page.contains(&typed), "{page}");
    }
    assert_eq!(send(&mut vera, link, "name=Vera").await.0, StatusCode::SEE_OTHER);
    let (status, page) = send(&mut eve, link, "name=Eve").await;
    assert_eq!(status, StatusCode::GONE);
    assert!(
        page.contains("<html lang=\"en\"") && page.contains("This seat is taken"),
        "{page}"
    );
    let officials = format!("/e/{}/officials", made["event"].as_str().unwrap());
    let (status, page) = send(&mut organiser, &officials, "name=Ali&password=short&role=arbiter").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        page.contains("value=\"Ali\"") && !page.contains("short\""),
        "{page}"
    );
    let (status, _) = send(&mut eve, &officials, "name=Eve&password=long+enough&role=arbiter").await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}
