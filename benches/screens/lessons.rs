//! What a lesson weighs with all that it fetches, and how long the answer to a try takes.

use std::path::Path;
use std::time::Instant;

use arbiter_bench::figures::Times;
use arbiter_bench::http::Line;
use arbiter_bench::server::Server;
use serde_json::{Value, json};

use crate::phones::PACKED;
use crate::told;

/// Kilobytes of a lesson with its script, style, texts and letters, packed.
const WEIGHT: f64 = 200.0;
/// Milliseconds of the answer to a try: 99 of 100.
const TRY: f64 = 20.0;
/// Each step is tried so often.
const TIMES: usize = 5;
/// The languages of which the heaviest is told.
const LANGUAGES: &[&str] = &["en", "fa", "ar", "vi"];

/// Every lesson in every language, and a first try at each of its steps.
pub fn lessons(program: &Path, folder: &Path) -> bool {
    std::fs::create_dir_all(folder).expect("a folder");
    let server = Server::serve(program, folder);
    let mut line = Line::open(server.address);
    let listed: Value =
        serde_json::from_slice(&line.get("/api/v1/learn", "").body).expect("a list of lessons");
    let lessons = listed["lessons"].as_array().expect("lessons");
    let mut heaviest = (0.0, String::new());
    let mut tries = Times::default();
    for lesson in lessons {
        let id = lesson["id"].as_str().unwrap_or_default();
        for language in LANGUAGES {
            let page = format!("/learn/{id}?lang={language}");
            let weight = weight(&mut line, &page);
            if weight > heaviest.0 {
                heaviest = (weight, page);
            }
        }
        for step in lesson["steps"].as_array().into_iter().flatten() {
            let body = json!({ "lesson": id, "step": step["id"], "moves": [] }).to_string();
            for _ in 0..TIMES {
                let from = Instant::now();
                let heads = "content-type: application/json\r\n";
                let answer = line.ask("POST", "/api/v1/learn/try", heads, &body);
                tries.add(from.elapsed());
                assert_eq!(answer.status, 200, "{body}");
            }
        }
    }
    let light = told(
        &format!("the heaviest lesson, {}", heaviest.1),
        heaviest.0,
        WEIGHT,
        "kB",
    );
    println!(
        "tries: {}, the middle {:.2} ms",
        tries.len(),
        tries.of_thousand(500)
    );
    told(
        "the answer to a try, 99 of 100",
        tries.of_thousand(990),
        TRY,
        "ms",
    ) && light
}

/// A page with everything that its head asks for at once.
#[expect(clippy::cast_precision_loss, reason = "a figure for people")]
fn weight(line: &mut Line, page: &str) -> f64 {
    let plain = line.get(page, "");
    assert_eq!(plain.status, 200, "{page}");
    let text = String::from_utf8_lossy(&plain.body).into_owned();
    let packed = line.get(page, PACKED).body.len();
    let fetched = fetched(&text)
        .into_iter()
        .map(|one| line.get(one, PACKED).body.len());
    (packed + fetched.sum::<usize>()) as f64 / 1e3
}

/// The addresses of scripts, styles, texts and letters in the head of a page, each once.
fn fetched(page: &str) -> Vec<&str> {
    let head = page.split("</head>").next().unwrap_or(page);
    let mut all: Vec<&str> = head
        .split(['<'])
        .filter(|tag| tag.starts_with("link ") || tag.starts_with("script "))
        .filter(|tag| {
            ["preload", "stylesheet", "src="]
                .iter()
                .any(|kind| tag.contains(kind))
        })
        .filter_map(|tag| {
            let behind = tag.split_once("href=\"").or_else(|| tag.split_once("src=\""))?.1;
            behind
                .split('"')
                .next()
                .filter(|address| address.starts_with('/'))
        })
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}
