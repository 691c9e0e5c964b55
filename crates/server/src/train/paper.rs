//! An exam to be printed: its exercises with their boards, and room for a name. Black on white, without the answers.

use arbiter_casebook::training::{Posed, exam};
use arbiter_lang::Args;
use arbiter_laws::Rulebook;
use askama::Template;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;

use crate::frame::Frame;
use crate::picture::{Men, Picture};

/// Which exam.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    seed: String,
    laws: String,
}

#[derive(Template)]
#[template(path = "train_sheet.html")]
struct Paper<'a> {
    frame: &'a Frame,
    seed: String,
    cases: Vec<Case>,
}

struct Case {
    number: String,
    book: String,
    play: String,
    control: String,
    board: String,
    turn: String,
    clocks: Vec<String>,
    known: Vec<String>,
    sheet: String,
    story: String,
    options: Vec<(char, String)>,
    articles: Vec<String>,
}

/// `/train/exam/sheet?seed=`
pub async fn page(Query(asked): Query<Asked>, frame: Frame) -> Response {
    let laws = Some(&*asked.laws).filter(|laws| !laws.is_empty());
    let drawn = exam(&asked.seed, laws);
    let cases = drawn.iter().filter_map(|one| {
        let book = Rulebook::by_id(&one.laws)?;
        let posed = one.exercise.pose(book, &asked.seed).ok()?;
        Some(case(&frame, &posed))
    });
    let mut cases: Vec<Case> = cases.collect();
    let count = cases.len();
    for (number, case) in (1_u64..).zip(&mut cases) {
        let args = Args::new().count("number", number).count("count", count as u64);
        case.number = frame.lang().text("train-of", &args);
    }
    let paper = Paper {
        frame: &frame,
        seed: asked.seed,
        cases,
    };
    frame.page(StatusCode::OK, &paper)
}

fn case(frame: &Frame, posed: &Posed) -> Case {
    let lang = frame.lang();
    let men = Men::read(&posed.stood.board().placement()).unwrap_or_default();
    let shown = posed.clocks.map(|clocks| {
        let sides = ["white", "black"].into_iter().zip(clocks.shows);
        let one = |(side, ms): (&'static str, u64)| {
            let runs = clocks.running.is_some_and(|of| of.word() == side);
            let args = Args::new()
                .word("side", side)
                .word("runs", if runs { "yes" } else { "no" })
                .duration("time", std::time::Duration::from_millis(ms));
            lang.text("train-clock", &args)
        };
        sides.map(one).collect()
    });
    let rows = lang.train_sheet(&posed.case, posed);
    let row = |(number, [white, black]): &(String, [String; 2])| {
        let white = if white.is_empty() { "…" } else { white };
        format!("{number}. {white} {black}").trim().to_owned()
    };
    let letters = ('a'..).zip(&posed.options);
    Case {
        number: String::new(),
        book: lang.rulebook(posed.book),
        play: frame.word("train-play", "play", posed.regime().play().id()),
        control: (posed.case.setting.controls.as_ref())
            .map(|controls| lang.digits(&controls.to_string()))
            .unwrap_or_default(),
        board: Picture::of(men).coordinates(Some(true)).svg(),
        turn: frame.word("train-to-move", "side", posed.stood.turn().word()),
        clocks: shown.unwrap_or_default(),
        known: lang.train_known(posed),
        sheet: rows.iter().map(row).collect::<Vec<_>>().join(" "),
        story: lang.train_story(posed).join(" "),
        options: letters
            .map(|(letter, one)| (letter, lang.train_choice(&one.choice, posed)))
            .collect(),
        articles: posed.articles.clone(),
    }
}
