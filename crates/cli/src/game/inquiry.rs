//! One ruling or question as an inquiry to the federation: the facts, the edition, its articles, the options and what was decided.

use std::collections::BTreeSet;
use std::io::Write;

use anyhow::{Result, bail};
use arbiter_game::event::{Act, ArbiterAct};
use arbiter_game::rules::laws::{Citation, Rulebook};
use arbiter_game::rules::{Answer, Question};
use arbiter_game::{Entry, pgn};
use arbiter_lang::{Args, Lang};

use super::{Replay, story};

/// Tells the entry with this number and what was answered.
pub fn tell(replay: &Replay, seq: u32, lang: &Lang, out: &mut dyn Write) -> Result<()> {
    let entries = &replay.log.entries;
    let Some(at) = entries.iter().position(|entry| entry.seq == seq) else {
        let (first, last) = (entries.first(), entries.last());
        let numbers = first
            .zip(last)
            .map(|(first, last)| format!("{} to {}", first.seq, last.seq));
        bail!(
            "no entry {seq}; there are {}",
            numbers.as_deref().unwrap_or("none")
        );
    };
    let entry = &entries[at];
    if entry.answers.is_empty() {
        bail!("nothing was ruled or asked at entry {seq}");
    }
    let mut boards = replay.log.first_boards();
    for earlier in &entries[..at] {
        boards.follow(earlier);
    }
    if let Some(letter) = entry.event.board {
        boards.turn_to(letter);
    }
    let state = boards.state();
    writeln!(out, "{}", lang.text("game-inquiry", &Args::new()))?;
    story::frame(replay, lang, out)?;
    let moves = pgn::write(state, &pgn::Tags::default(), pgn::Kept::default());
    let moves: Vec<&str> = moves
        .lines()
        .filter(|line| !line.starts_with('[') && !line.is_empty())
        .collect();
    writeln!(out, "{}", moves.join(" "))?;
    let fen = Args::new().text("fen", state.line.now().to_fen());
    writeln!(out, "{}", lang.text("game-stands", &fen))?;
    if let Some(clocks) = story::shown(lang, state) {
        writeln!(out, "{clocks}")?;
    }
    writeln!(out)?;
    let (before, open) = (*state.line.now(), state.questions.clone());
    boards.follow(entry);
    let state = boards.state();
    let stood = [*state.line.now(), before];
    let mut told = story::Teller { lang, out };
    told.sentence(entry, &lang.event(&entry.event, &open), state)?;
    for answer in &entry.answers {
        told.answer(answer, &stood)?;
    }
    let asked = |answer: &Answer| match answer {
        Answer::Question(question) => Some(question.clone()),
        Answer::Ruling(_) => None,
    };
    let mut open: Vec<Question> = entry.answers.iter().filter_map(asked).collect();
    // How its questions were answered afterwards.
    for later in &entries[at + 1..] {
        if open.is_empty() {
            break;
        }
        let before = *boards.state().line.now();
        boards.follow(later);
        let state = boards.state();
        let Act::Arbiter(ArbiterAct::Decide(decided)) = &later.event.act else {
            continue;
        };
        if open.iter().any(|one| one.id == decided.question) {
            told.sentence(later, &lang.event(&later.event, &open), state)?;
            for answer in &later.answers {
                told.answer(answer, &[*state.line.now(), before])?;
            }
            open.retain(|one| one.id != decided.question);
        }
    }
    articles(replay, entry, lang, out)
}

/// What each article says that was cited.
fn articles(replay: &Replay, entry: &Entry, lang: &Lang, out: &mut dyn Write) -> Result<()> {
    let Some(book) = Rulebook::by_id(&replay.log.header.rulebook.id) else {
        return Ok(());
    };
    let cites = entry.answers.iter().flat_map(|answer| match answer {
        Answer::Ruling(ruling) => &ruling.cites,
        Answer::Question(question) => &question.cites,
    });
    let mut once = BTreeSet::new();
    let new = |cite: &&Citation| once.insert(cite.article().to_owned());
    writeln!(out)?;
    for cite in cites.filter(new) {
        let Some(article) = book.article(cite.article()) else {
            continue;
        };
        let number = lang.citations(std::slice::from_ref(cite));
        writeln!(out, "{number}: {}", lang.summary(book, article))?;
    }
    Ok(())
}
