//! The form for a new game or event: what it does not understand is told under the field, and nothing typed is lost.

use arbiter_server::app;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use tower::ServiceExt;

async fn send(form: &str, lang: &str) -> (StatusCode, String) {
    let request = Request::post("/new")
        .header("content-type", "application/x-www-form-urlencoded")
        .header("accept-language", lang)
        .body(Body::from(form.to_owned()))
        .unwrap();
    let response = app().oneshot(request).await.unwrap();
    let status = response.status();
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    (status, String::from_utf8(bytes.to_vec()).unwrap())
}

/// What the form sends, the field at fault, what is said of it in English, and what was typed.
const WRONG: &[(&str, &str, &str, &str)] = &[
    ("preset=own&control=fast", "control", "Column 1", "fast"),
    (
        "preset=own&control=90%2B30m",
        "control",
        "mixes minutes and seconds",
        "90+30m",
    ),
    ("preset=own&control=", "control", "needs one letter at least", ""),
    (
        "way=event&boards=many",
        "boards",
        "a whole number from 1 to 500",
        "many",
    ),
    (
        "way=event&boards=501",
        "boards",
        "a whole number from 1 to 500",
        "501",
    ),
    (
        "way=event&boards=-1",
        "boards",
        "a whole number from 1 to 500",
        "-1",
    ),
    ("delay=soon", "delay", "a whole number from 0", "soon"),
    (
        "delay_minutes=1.5",
        "delay_minutes",
        "a whole number from 0",
        "1.5",
    ),
];

#[tokio::test]
async fn what_is_not_understood_is_told_under_its_field() {
    for (form, field, said, typed) in WRONG {
        let (status, page) = send(form, "en").await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{form}");
        let at = page
            .find(&format!("name=\"{field}\""))
            .expect("the field is there");
        let told = page[at..]
            .find("class=\"wrong\"")
            .map(|found| &page[at + found..]);
        let told = told.unwrap_or_else(|| panic!("{form}: nothing is said under the field"));
        let sentence = told.split('<').next().unwrap();
        assert!(sentence.contains(said), "{form}: {sentence}");
        let tag = page[at..].split('>').next().unwrap();
        assert!(tag.contains(&format!("value=\"{typed}\"")), "{form}: {tag}");
        let (_, persian) = send(form, "fa").await;
        assert!(!persian.contains(said), "{form}");
    }
}

#[tokio::test]
async fn a_time_that_does_not_fit_is_told_before_and_made_all_the_same() {
    // A rulebook of ten minutes without an increment, a time of ninety with one.
    let form = "way=tablet&preset=club&rulebook=lekocup-1402";
    let (status, page) = send(form, "en").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.contains("Does not fit") && page.contains("3.2"), "{page}");
    assert!(page.contains("Create all the same"), "{page}");
    let field = page.split("name=\"anyway\" value=\"").nth(1).expect("a field");
    let chosen = field.split('"').next().unwrap();
    let chosen = chosen.replace('+', "%2B").replace(' ', "+");
    let (status, page) = send(&format!("{form}&anyway={chosen}"), "en").await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    // Whoever has changed the time since is told again.
    let other = form.replace("club", "rapid");
    let (status, _) = send(&format!("{other}&anyway={chosen}"), "fa").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    // What fits is made at once.
    let (status, page) = send("way=tablet&preset=rapid&rulebook=fide-2023", "en").await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
}
