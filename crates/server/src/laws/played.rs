//! The ruling cases of an article as small boards that play: the moves before, what happens, and the ruling as its card.
//!
//! A case is run under the rulebook of the page, so what is shown is what the program rules, in the reader's language.

use arbiter_casebook::{Case, Happened, begin, run, shipped};
use arbiter_game::rules::Answer;
use arbiter_game::rules::chess::Square;
use arbiter_game::state::Line;
use arbiter_lang::{Lang, is_plain};
use arbiter_laws::{Article, Citation, Rulebook};

use super::link;
use crate::picture::{Card, CardCite, Frame};

/// So many are shown: a page of boards is no page to read.
const SHOWN: usize = 4;

/// So many of the moves before the first event are played.
const MOVES_BEFORE: usize = 10;

/// The cases that show an article under its rulebook; those first in which it is cited, no two with the same rulings.
pub fn played(lang: &Lang, book: &Rulebook, article: &Article) -> Vec<Vec<Frame>> {
    let mut found: Vec<Vec<Frame>> = Vec::new();
    let cases = article.cases().flat_map(shipped);
    for case in cases.filter(|case| holds_for(case, book)) {
        let Some(case) = one(lang, book, article, &case) else {
            continue;
        };
        if !found.iter().any(|other| titles(other).eq(titles(&case))) {
            found.push(case);
        }
        if found.len() == SHOWN {
            break;
        }
    }
    found
}

fn titles(frames: &[Frame]) -> impl Iterator<Item = &str> {
    frames
        .iter()
        .filter_map(|frame| Some(&*frame.card.as_ref()?.title))
}

fn holds_for(case: &Case, book: &Rulebook) -> bool {
    let newest = || book.id() == arbiter_laws::default_rulebook().id();
    case.laws.iter().any(|id| id == book.id()) || (case.laws.is_empty() && newest())
}

/// A case in pictures; nothing where it does not cite the article.
fn one(lang: &Lang, book: &Rulebook, article: &Article, case: &Case) -> Option<Vec<Frame>> {
    let game = begin(case, book);
    let report = run(case, book);
    let answers = report.happened.iter().flat_map(Happened::answers);
    let mut cites = answers.flat_map(|answer| match answer {
        Answer::Ruling(ruling) => &ruling.cites,
        Answer::Question(question) => &question.cites,
    });
    if !report.ok() || !cites.any(|cite| cite.article() == article.id()) {
        return None;
    }
    let mut frames = before(lang, &game.state().line);
    for happened in &report.happened {
        let now = frames.last().map(|frame| frame.board.clone()).unwrap_or_default();
        frames.push(frame(lang, happened, article, now));
    }
    // A case of which no ruling can be seen shows nothing.
    frames.iter().any(|frame| frame.card.is_some()).then_some(frames)
}

/// The moves before the first event.
fn before(lang: &Lang, line: &Line) -> Vec<Frame> {
    let plies = line.plies();
    let from = plies.len().saturating_sub(MOVES_BEFORE);
    let start = from
        .checked_sub(1)
        .map_or(line.start(), |last| &plies[last].after);
    let mut stood = *start;
    let mut frames = vec![Frame {
        board: start.board().placement(),
        ..Frame::default()
    }];
    for ply in &plies[from..] {
        let played = ply.played;
        frames.push(Frame {
            board: ply.after.board().placement(),
            squares: played.map(|one| one.to_string()),
            text: played.and_then(|one| lang.written(&one.to_string(), &[stood])),
            ..Frame::default()
        });
        stood = ply.after;
    }
    frames
}

/// What one event left on the board, and what was ruled.
fn frame(lang: &Lang, happened: &Happened, article: &Article, now: String) -> Frame {
    let told = happened.event.as_ref();
    let turn = lang.turn(&happened.entries, &happened.boards);
    let text = turn.or_else(|| Some(lang.event(told?, &[])));
    let answers: Vec<&Answer> = happened.answers().filter(|answer| !is_plain(answer)).collect();
    let cited = |answer: &&&Answer| cites(answer).iter().any(|cite| cite.article() == article.id());
    let answer = answers.iter().find(cited).or_else(|| answers.first());
    Frame {
        board: happened.stands.map_or(now, |board| board.placement()),
        text,
        rings: happened.touched.iter().map(Square::to_string).collect(),
        card: answer.map(|answer| card(lang, answer, article, happened)),
        ..Frame::default()
    }
}

fn cites(answer: &Answer) -> &[Citation] {
    match answer {
        Answer::Ruling(ruling) => &ruling.cites,
        Answer::Question(question) => &question.cites,
    }
}

fn card(lang: &Lang, answer: &Answer, article: &Article, happened: &Happened) -> Card {
    let boards = &happened.boards;
    let (title, cause) = match answer {
        Answer::Ruling(ruling) => {
            let cause = happened.causes.iter().find(|cause| cause.ruling == ruling.seq);
            (lang.title(ruling, boards), lang.cause(ruling, cause, boards))
        }
        Answer::Question(question) => (lang.question_title(question), lang.question(question)),
    };
    let cites = cites(answer);
    let own = cites.iter().find(|cite| cite.article() == article.id());
    Card {
        title,
        cause: Some(cause).filter(|cause| !cause.is_empty()),
        cite: own.or(cites.first()).map(|cite| CardCite {
            text: cite.article().to_owned(),
            href: link(cite.rulebook(), cite.article()),
        }),
    }
}
