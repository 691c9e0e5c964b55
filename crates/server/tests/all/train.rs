//! Training over HTTP: what is asked, what an answer is worth, and what is not there.

use axum::http::Method;
use serde_json::{Value, json};

use crate::club::{Club, Phone};

/// What is answered, and with which status.
async fn ask(club: &Club, method: Method, address: &str, body: Value) -> (u16, Value) {
    let body = if body.is_null() {
        String::new()
    } else {
        body.to_string()
    };
    let (status, text) = club.ask(&mut Phone::default(), method, address, body).await;
    (
        status.as_u16(),
        serde_json::from_str(&text).unwrap_or(Value::Null),
    )
}

async fn get(club: &Club, address: &str) -> Value {
    let (status, answer) = ask(club, Method::GET, address, Value::Null).await;
    assert_eq!(status, 200, "{address}: {answer}");
    answer
}

#[tokio::test]
async fn every_exercise_is_asked_without_its_answer_and_answered_with_it() {
    let club = Club::open().await;
    let all = get(&club, "/api/v1/train").await;
    let cases = all["cases"].as_array().unwrap();
    assert!(cases.len() >= 60, "{}", cases.len());
    for case in cases {
        let id = case["id"].as_str().unwrap();
        let address = format!("/api/v1/train/{id}");
        let asked = get(&club, &format!("{address}?lang=en")).await;
        for name in ["id", "laws", "fen", "clocks", "story", "options", "articles"] {
            assert!(asked.get(name).is_some(), "{id}: {name}");
        }
        assert!(
            asked.get("answer").is_none() && asked.get("cites").is_none(),
            "{id}"
        );
        let options = asked["options"].as_array().unwrap();
        assert!((4..=6).contains(&options.len()), "{id}: {options:?}");
        assert_eq!(asked["articles"].as_array().unwrap().len(), 4, "{id}");
        let (mut right, mut answers) = (Vec::new(), Vec::new());
        for option in options {
            let body =
                json!({ "laws": asked["laws"], "option": option["id"], "article": asked["articles"][0] });
            let (status, worth) = ask(&club, Method::POST, &address, body).await;
            assert_eq!(status, 200, "{id}: {worth}");
            if worth["right"] == true {
                right.push(option["id"].clone());
            }
            answers.push(worth["answer"].clone());
        }
        assert!(
            !right.is_empty() && right.len() < options.len(),
            "{id}: {right:?}"
        );
        assert!(
            answers
                .iter()
                .all(|answer| answer.as_array().unwrap().len() == right.len())
        );
        // Exactly one of the four articles is right.
        let cites = get_cites(&club, &address, &asked, &right[0]).await;
        let among = asked["articles"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|one| cites.contains(one));
        assert_eq!(among.count(), 1, "{id}");
    }
}

async fn get_cites(club: &Club, address: &str, asked: &Value, option: &Value) -> Vec<Value> {
    let mut cites = Vec::new();
    for article in asked["articles"].as_array().unwrap() {
        let body = json!({ "laws": asked["laws"], "option": option, "article": article });
        let (_, worth) = ask(club, Method::POST, address, body).await;
        cites.clone_from(worth["cites"].as_array().unwrap());
        assert_eq!(
            worth["points"] == worth["of"],
            cites.contains(article),
            "{address}: {worth}"
        );
    }
    cites
}

#[tokio::test]
async fn the_same_question_has_the_answer_of_its_edition_in_the_language_of_whoever_asks() {
    let club = Club::open().await;
    let address = "/api/v1/train/second-illegal-move";
    let of = async |laws: &str, lang: &str| {
        let body = json!({ "laws": laws, "option": "silence", "article": "1.1" });
        ask(&club, Method::POST, &format!("{address}?lang={lang}"), body)
            .await
            .1
    };
    let (older, newer) = (of("fide-2009", "en").await, of("fide-2023", "en").await);
    assert_ne!(older["answer"], newer["answer"]);
    assert_eq!(
        (&older["right"], &older["points"], &older["of"]),
        (&false.into(), &0.into(), &5.into())
    );
    assert_eq!((&newer["points"], &newer["of"]), (&0.into(), &4.into()));
    assert!(newer["said"].as_str().unwrap().contains("Black wins"), "{newer}");
    assert!(
        of("fide-2023", "fa").await["said"]
            .as_str()
            .unwrap()
            .contains("سیاه")
    );
    let others = newer["elsewhere"].as_array().unwrap();
    assert!(others.iter().any(|one| one["laws"] == "fide-2009"), "{others:?}");
}

#[tokio::test]
async fn what_is_not_there_is_told_by_its_tag() {
    let club = Club::open().await;
    let one = "/api/v1/train/first-illegal-move";
    for (method, address, body, status, tag) in [
        (Method::GET, "/api/v1/train/nobody", Value::Null, 404, "unknown"),
        (Method::POST, "/api/v1/train/nobody", json!({}), 404, "unknown"),
        (
            Method::GET,
            &format!("{one}?laws=fide-1899"),
            Value::Null,
            400,
            "no_laws",
        ),
        (
            Method::GET,
            &format!("{one}?laws=lekocup-1402"),
            Value::Null,
            400,
            "no_laws",
        ),
        (
            Method::GET,
            "/api/v1/train/exam?laws=fide-1899",
            Value::Null,
            400,
            "no_laws",
        ),
        (
            Method::POST,
            one,
            json!({ "laws": "fide-1899", "option": "silence" }),
            400,
            "no_laws",
        ),
        (Method::POST, one, json!({ "option": "fly" }), 400, "no_option"),
        (Method::POST, one, json!({}), 400, "no_option"),
        (Method::POST, one, json!([1]), 400, "bad_message"),
        (Method::POST, one, json!({ "option": 3 }), 400, "bad_message"),
    ] {
        let (found, answer) = ask(&club, method, address, body).await;
        assert_eq!(
            (found, answer["error"]["tag"].as_str()),
            (status, Some(tag)),
            "{address}: {answer}"
        );
        assert!(
            !answer["error"]["text"].as_str().unwrap().contains("live-error"),
            "{answer}"
        );
    }
}

#[tokio::test]
async fn one_seed_is_one_exam_and_its_sheet_has_no_answers() {
    let club = Club::open().await;
    let first = get(&club, "/api/v1/train/exam?seed=class").await;
    assert_eq!(first, get(&club, "/api/v1/train/exam?seed=class").await);
    assert_ne!(
        first["cases"],
        get(&club, "/api/v1/train/exam?seed=other").await["cases"]
    );
    assert_eq!(first["cases"].as_array().unwrap().len(), 20);
    assert_eq!(first["minutes"], 40);
    let (status, sheet) = club
        .ask(
            &mut Phone::default(),
            Method::GET,
            "/train/exam/sheet?seed=class&lang=fa",
            "",
        )
        .await;
    assert!(status.is_success());
    assert_eq!(sheet.matches("class=\"exam-case\"").count(), 20);
    assert!(!sheet.contains("train-") && sheet.contains("dir=\"rtl\""));
}

#[tokio::test]
async fn the_pages_are_there_with_one_head_and_no_answer() {
    let club = Club::open().await;
    for address in ["/train", "/train/exam", "/train/first-illegal-move"] {
        let (status, page) = club.ask(&mut Phone::default(), Method::GET, address, "").await;
        assert!(status.is_success(), "{address}");
        assert_eq!(page.matches("<h1").count(), 1, "{address}");
        assert!(!page.contains("illegal_move_counted"), "{address}");
    }
    let (status, _) = club
        .ask(&mut Phone::default(), Method::GET, "/train/nobody", "")
        .await;
    assert_eq!(status.as_u16(), 404);
}
