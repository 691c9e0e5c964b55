//! The same question has the same answer wherever it is asked: on the command line, on the page, in an audit. Asked of 5,000
//! positions of games played at random, to their ends, under every rulebook by which games can be played.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use arbiter_audit::{BoardEnd, GameEnd, GameReport, Options, What, audit};
use arbiter_chess::{Playable, Position};
use arbiter_laws::{Rulebook, rulebooks};
use arbiter_notation::{SanStyle, write_san};
use assert_cmd::Command;
use axum::body::Body;
use axum::http::Request;
use http_body_util::BodyExt;
use serde_json::Value;
use tower::ServiceExt;

/// Enough for every kind of end; more finds nothing new.
const POSITIONS: usize = 5_000;
/// So many of them are asked on a page too, which draws a board for each.
const ON_PAGES: usize = 40;

/// A position with the move that led to it.
struct Record {
    before: String,
    san: String,
    fen: String,
}

/// Positions of games played at random: every seventh, and how each game ended.
fn records() -> Vec<Record> {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut below = |count: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % count
    };
    let mut records = Vec::new();
    while records.len() < POSITIONS {
        let mut now = Position::default();
        for ply in 0..400 {
            let moves = now.legal_moves();
            // Captures come first, so that few men are left soon.
            let takes: Vec<_> = moves
                .iter()
                .copied()
                .filter(|one| now.board().piece_at(one.to()).is_some())
                .collect();
            let one = if takes.is_empty() || below(3) == 0 {
                moves.iter().copied().nth(below(moves.len())).expect("a move")
            } else {
                takes[below(takes.len())]
            };
            let next = now.play(one);
            let ended = !next.has_legal_move();
            if ply % 7 == 6 || ended {
                records.push(Record {
                    before: now.to_fen(),
                    san: write_san(&now, one, &SanStyle::PGN).to_string(),
                    fen: next.to_fen(),
                });
            }
            now = next;
            if ended || now.board().occupied().len() == 2 {
                break;
            }
        }
    }
    records.truncate(POSITIONS);
    records
}

/// What `arbiter mate --batch` says of every position: by position and whose flag fell.
fn on_the_command_line(records: &[Record], book: &str) -> BTreeMap<(String, String), Value> {
    let lines: Vec<&str> = records.iter().map(|record| record.fen.as_str()).collect();
    let mut command = Command::cargo_bin("arbiter").expect("the program is built");
    let asked = command
        .args(["mate", "--batch", "-", "--laws", book])
        .write_stdin(lines.join("\n"));
    let out = String::from_utf8(asked.assert().success().get_output().stdout.clone()).unwrap();
    let told = out.lines().map(|line| {
        let row: Value = serde_json::from_str(line).unwrap();
        let fallen = if row["side"] == "white" { "black" } else { "white" };
        (
            (row["fen"].as_str().unwrap().to_owned(), fallen.to_owned()),
            row["flag"].clone(),
        )
    });
    told.collect()
}

/// What an audit says of the records, each with the flag of a player fallen and this result.
fn in_an_audit(records: &[(&Record, &str, &str)], book: &'static Rulebook) -> Vec<GameReport> {
    let mut text = String::new();
    for (record, fallen, result) in records {
        let Record { before, san, .. } = record;
        let player = if *fallen == "white" { "White" } else { "Black" };
        let _ = write!(
            text,
            "[Result \"{result}\"]\n[SetUp \"1\"]\n[FEN \"{before}\"]\n\n{san} {{{player} forfeits on time}} {result}\n\n"
        );
    }
    let options = Options {
        laws: Some(book),
        exact_dead: true,
        ..Options::default()
    };
    audit(text.as_bytes(), options)
}

fn is_against_the_flag(report: &GameReport) -> bool {
    report
        .faults
        .iter()
        .any(|fault| matches!(fault.what, What::ResultAgainstFlag { .. }))
}

/// Why the game had ended before any flag fell, as the command line names it.
fn ended(report: &GameReport, other: &GameReport) -> Option<&'static str> {
    let by_count = |fault: &arbiter_audit::Fault| {
        matches!(
            fault.what,
            What::ResultAgainstEnd {
                end: GameEnd::SeventyFive,
                ..
            }
        )
    };
    match report.facts.end {
        Some(BoardEnd::Checkmate) => Some("checkmate"),
        Some(BoardEnd::Stalemate) => Some("stalemate"),
        Some(BoardEnd::DeadPosition) => Some("dead_position"),
        Some(BoardEnd::Hill | BoardEnd::ThirdCheck) => None, // no end of chess
        // No fact but a fault tells it, where the result is another.
        None => other.faults.iter().any(by_count).then_some("seventy_five_moves"),
    }
}

fn hold_against_audit(records: &[Record], book: &'static Rulebook) -> BTreeMap<String, u32> {
    let told = on_the_command_line(records, book.id());
    assert_eq!(
        told.len(),
        2 * records
            .iter()
            .map(|one| &one.fen)
            .collect::<std::collections::BTreeSet<_>>()
            .len()
    );
    let mut asked = Vec::new();
    for record in records {
        for fallen in ["white", "black"] {
            let flag = &told[&(record.fen.clone(), fallen.to_owned())];
            asked.push((record, fallen, flag));
        }
    }
    let result_of = |flag: &Value| flag["result"].as_str().unwrap_or("*").to_owned();
    let results: Vec<String> = asked.iter().map(|(_, _, flag)| result_of(flag)).collect();
    let right: Vec<_> = asked
        .iter()
        .zip(&results)
        .map(|((record, fallen, _), result)| (*record, *fallen, result.as_str()))
        .collect();
    let wrong = |result: &str| if result == "1-0" { "0-1" } else { "1-0" };
    let others: Vec<_> = right
        .iter()
        .map(|(record, fallen, result)| (*record, *fallen, wrong(result)))
        .collect();
    let (agrees, differs) = (in_an_audit(&right, book), in_an_audit(&others, book));
    let mut reasons = BTreeMap::new();
    for (((record, fallen, flag), agrees), differs) in asked.iter().zip(&agrees).zip(&differs) {
        let place = format!("{}, {fallen}'s flag, {}: {flag}", record.fen, book.id());
        let reason = flag["reason"].as_str().unwrap_or("question");
        *reasons.entry(reason.to_owned()).or_default() += 1;
        if agrees.facts.end_ply == Some(0) {
            // The position before the last move was dead already, which the other question does not show.
            assert_eq!(flag["result"], "1/2-1/2", "{place}");
            continue;
        }
        let by_time = reason == "time";
        assert_eq!(
            ended(agrees, differs).filter(|_| reason != "question"),
            (!by_time).then_some(reason),
            "{place}"
        );
        assert!(!is_against_the_flag(agrees), "{place}: {:?}", agrees.faults);
        assert_eq!(
            is_against_the_flag(differs),
            by_time,
            "{place}: {:?}",
            differs.faults
        );
        // Another result is a fault in any case.
        assert!(!differs.faults.is_empty() || reason == "question", "{place}");
    }
    reasons
}

/// The page says what the command line does: who wins, or that it is a draw.
async fn hold_against_pages(records: &[Record], book: &'static Rulebook) {
    let told = on_the_command_line(records, book.id());
    let server = arbiter_server::app();
    for (index, record) in records.iter().enumerate() {
        let fallen = ["white", "black"][index % 2];
        let fen = record.fen.replace(' ', "+");
        let address = format!(
            "/judge?matter=flag&fallen={fallen}&laws={}&record={fen}",
            book.id()
        );
        let request = Request::get(&address).body(Body::empty()).unwrap();
        let response = server.clone().oneshot(request).await.unwrap();
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        let page = String::from_utf8_lossy(&bytes);
        let flag = &told[&(record.fen.clone(), fallen.to_owned())];
        let said = match flag["result"].as_str() {
            Some("1-0") => "White wins",
            Some("0-1") => "Black wins",
            Some("1/2-1/2") => "a draw",
            _ => continue,
        };
        assert!(page.contains(said), "{address}: expected {said}, {flag}");
        let cite = flag["cites"][0].as_str().unwrap().split(' ').next_back().unwrap();
        assert!(page.contains(&format!("/{cite}\"")), "{address}: expected {cite}");
    }
}

#[test]
fn five_thousand_positions_are_answered_alike_everywhere() {
    let records = records();
    let books: Vec<_> = rulebooks().iter().filter(|book| book.is_for_games()).collect();
    assert!(books.len() >= 8, "{}", books.len());
    for book in books {
        let reasons = hold_against_audit(&records, book);
        println!("{}: {reasons:?}", book.id());
        for reason in ["time", "checkmate", "stalemate", "dead_position"] {
            assert!(
                reasons.contains_key(reason),
                "{}: no {reason} in {reasons:?}",
                book.id()
            );
        }
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .unwrap();
        runtime.block_on(hold_against_pages(&records[POSITIONS - ON_PAGES..], book));
    }
}
