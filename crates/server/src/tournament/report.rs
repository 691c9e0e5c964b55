//! The report: what stands in its way, every round paired again and what differs, and the files.

use arbiter_hall::event::System;
use arbiter_hall::event::act::Field;
use arbiter_hall::event::check::{check, check_log};
use arbiter_hall::event::log::{Log, Salt};
use arbiter_hall::event::stated::stated;
use arbiter_lang::Args;
use arbiter_reports::trf;
use askama::Template;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use super::bar::Bar;
use super::reader::AtDesk;
use super::seen::Seen;
use crate::frame::Frame;

/// The files: the end of their address and their name.
const FILES: [(&str, &str); 5] = [
    ("trf", "TRF"),
    ("csv", "CSV"),
    ("pgn", "PGN"),
    ("jsonl", "JSONL"),
    ("zip", "ZIP"),
];

#[derive(Template)]
#[template(path = "tournament/report.html")]
struct Page<'a> {
    frame: &'a Frame,
    bar: Bar,
    /// Boards without a result, each in words, with the page on which they are entered.
    open: Vec<(String, String)>,
    open_words: String,
    /// What the file says nothing of: its name, its record, and where it is put right.
    missing: Vec<(String, &'static str, String)>,
    /// What is wrong or noteworthy in the file.
    told: Vec<String>,
    /// What differs where every round is paired again.
    differs: Vec<String>,
    files: [(&'static str, &'static str); 5],
}

/// `/arbiter/{event}/report`
pub async fn page(AtDesk { seen, frame }: AtDesk) -> Response {
    let state = seen.state.clone();
    let log = seen.house.event_log().await.ok();
    // A large event is paired again for seconds: others do not wait for it.
    let found = tokio::task::spawn_blocking(move || {
        let sheet = stated(&state.sheet());
        let read = trf::read(trf::write(&sheet).as_bytes());
        let log = log.and_then(|text| Log::read(text.as_bytes(), Salt::default()).ok());
        // Each round from what was known when it was paired: what was put right later raises no alarm.
        let differences = match (log, System::of(&sheet)) {
            (Some(log), Some(system)) => check_log(&log, system),
            (_, system) => check(&sheet, system),
        };
        (read, differences)
    });
    let Ok((read, differences)) = found.await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let lang = frame.lang();
    let told = match &read {
        Ok(report) => report
            .notices
            .iter()
            .map(|notice| lang.trf_notice(notice))
            .collect(),
        Err(refused) => lang.tournament_fault(refused).into_iter().collect(),
    };
    let differs = differences.iter().map(|one| {
        let args = Args::new()
            .count("round", one.round as u64)
            .word("kind", frame.word("tournament-cli-kind", "kind", one.kind.name()))
            .text("expected", &one.expected)
            .text("found", &one.found);
        lang.text("tour-report-differs", &args)
    });
    let open = open(&frame, &seen);
    let page = Page {
        bar: Bar::of(&frame, &seen, "report"),
        open_words: frame.count("tour-report-open", "count", &open.len()),
        open,
        missing: missing(&frame, &seen),
        told,
        differs: differs.collect(),
        files: FILES,
        frame: &frame,
    };
    page.frame.page(StatusCode::OK, &page)
}

/// What a report to FIDE has to say of an event, with its records.
const WANTED: [(Field, &str); 5] = [
    (Field::City, "022"),
    (Field::Federation, "032"),
    (Field::FirstDay, "042"),
    (Field::LastDay, "052"),
    (Field::Arbiter, "102"),
];

fn missing(frame: &Frame, seen: &Seen) -> Vec<(String, &'static str, String)> {
    let lacks = |one: &&(Field, &str)| seen.state.announced(one.0, None).trim().is_empty();
    let told = |&(field, record): &(Field, &'static str)| {
        let word = field.name();
        let name = frame.word("tournament-field", "field", word);
        (name, record, seen.desk(&format!("setup#{word}")))
    };
    WANTED.iter().filter(lacks).map(told).collect()
}

fn open(frame: &Frame, seen: &Seen) -> Vec<(String, String)> {
    let words = frame.lang().tournament(&seen.state);
    let boards = seen.state.open_boards().into_iter();
    boards
        .map(|(round, board)| {
            let link = format!("/arbiter/{}/results?round={round}", seen.id);
            (words.place(round, board), link)
        })
        .collect()
}
