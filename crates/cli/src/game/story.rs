//! A game as a story: a whole move is one sentence, every other event one, and below each what was ruled and asked.

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use arbiter_game::Entry;
use arbiter_game::log::Header;
use arbiter_game::rules::answer::{GameResult, Score};
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::fact::At;
use arbiter_game::rules::laws::Rulebook;
use arbiter_game::rules::variants::{AnyGame, BoardLetter};
use arbiter_game::rules::{Answer, Question, Ruling};
use arbiter_game::state::{Situation, State};
use arbiter_lang::{Args, Lang, is_plain, moments};

use super::Replay;

/// Tells the game.
pub fn tell(replay: &Replay, lang: &Lang, out: &mut dyn Write) -> Result<()> {
    frame(replay, lang, out)?;
    let mut boards = replay.log.first_boards();
    let mut told = Teller { lang, out };
    if let Some(answer) = &replay.log.header.opening {
        told.answer(answer, &[*boards.state().line.now()])?;
    }
    for moment in moments(&replay.log.entries) {
        if let Some(letter) = moment.first().and_then(|entry| entry.event.board) {
            boards.turn_to(letter);
        }
        let (before, open) = (*boards.state().line.now(), boards.state().questions.clone());
        for entry in moment {
            boards.follow(entry);
        }
        told.moment(moment, &before, &open, boards.state())?;
    }
    boards.turn_to(BoardLetter::A);
    end(boards.state(), lang, out)?;
    differences(replay, lang, out)
}

/// The head of the story: which rulebook, which game, from where.
pub fn frame(replay: &Replay, lang: &Lang, out: &mut dyn Write) -> Result<()> {
    let header = &replay.log.header;
    let book = Rulebook::by_id(&header.rulebook.id);
    let title = book.map_or_else(|| header.rulebook.id.clone(), |book| lang.rulebook(book));
    writeln!(out, "{title}")?;
    writeln!(out, "{}", lang.text("game-frame", &framed(header)))?;
    if !header.is_unchanged() {
        let args = Args::new().text("rulebook", header.rulebook.id.as_str());
        writeln!(out, "{}", lang.text("game-changed", &args))?;
    }
    let args = Args::new().count("entries", replay.log.entries.len() as u64);
    let args = args.text("hash", replay.last.get(..16).unwrap_or(&replay.last));
    writeln!(out, "{}", lang.text("game-log", &args))?;
    let start = header.start();
    let usual = AnyGame::start(start.variant).setup();
    if let Some(number) = start.number {
        let args = Args::new().count("number", number.into());
        writeln!(out, "{}", lang.text("screen-start-number", &args))?;
    }
    if start.position != usual {
        let args = Args::new().text("fen", start.position.to_fen());
        writeln!(out, "{}", lang.text("game-from", &args))?;
    }
    if !start.moves.is_empty() {
        let moves: Vec<String> = start.moves.iter().map(ToString::to_string).collect();
        let args = Args::new().text("moves", moves.join(" "));
        writeln!(out, "{}", lang.text("game-moved-before", &args))?;
    }
    writeln!(out)?;
    Ok(())
}

fn framed(header: &Header) -> Args {
    let start = header.start();
    let args = Args::new()
        .word("play", header.play().id())
        .word("mode", start.mode.as_str());
    match &start.clock {
        Some(clock) => {
            let [white, black] = Color::ALL.map(|of| clock.of(of).to_string());
            let both = if white == black {
                white
            } else {
                format!("{white} / {black}")
            };
            args.text("control", both)
        }
        None => args.word("control", "none"),
    }
}

pub struct Teller<'a> {
    pub lang: &'a Lang,
    pub out: &'a mut dyn Write,
}

impl Teller<'_> {
    fn moment(
        &mut self,
        moment: &[Entry],
        before: &Situation,
        open: &[Question],
        state: &State,
    ) -> Result<()> {
        let boards = [*state.line.now(), *before];
        let Some(said) = self.lang.turn(moment, &[*before, *state.line.now()]) else {
            for entry in moment {
                self.sentence(entry, &self.lang.event(&entry.event, open), state)?;
                for answer in &entry.answers {
                    self.answer(answer, &boards)?;
                }
            }
            return Ok(());
        };
        let Some(first) = moment.first() else {
            return Ok(());
        };
        let number = self.lang.digits(&before.fullmove_number().to_string());
        self.sentence(first, &format!("{number}. {said}"), state)?;
        for answer in moment.iter().flat_map(|entry| &entry.answers) {
            if !is_plain(answer) {
                self.answer(answer, &boards)?;
            }
        }
        Ok(())
    }

    pub fn sentence(&mut self, entry: &Entry, said: &str, state: &State) -> Result<()> {
        let clocks = shown(self.lang, state).map_or_else(String::new, |clocks| format!("  [{clocks}]"));
        let on = entry
            .event
            .board
            .map_or_else(String::new, |letter| format!("{}  ", letter.letter()));
        writeln!(
            self.out,
            "{}  {on}{said}{clocks}",
            instant(self.lang, entry.event.at)
        )?;
        Ok(())
    }

    pub fn answer(&mut self, answer: &Answer, boards: &[Situation]) -> Result<()> {
        match answer {
            Answer::Ruling(ruling) => self.ruling(ruling, boards),
            Answer::Question(question) => self.question(question),
        }
    }

    fn ruling(&mut self, ruling: &Ruling, boards: &[Situation]) -> Result<()> {
        let mut said = self.lang.decision(ruling, boards);
        let cites = self.lang.citations(&ruling.cites);
        if !cites.is_empty() {
            said = format!("{said} ({cites})");
        }
        if let Some(told) = self.lang.told(ruling.shown_to) {
            said = format!("{said} [{told}]");
        }
        writeln!(self.out, "    - {said}")?;
        for remedy in self.lang.remedies(ruling, boards) {
            writeln!(self.out, "      > {remedy}")?;
        }
        Ok(())
    }

    fn question(&mut self, question: &Question) -> Result<()> {
        let cites = self.lang.citations(&question.cites);
        let cites = if cites.is_empty() {
            cites
        } else {
            format!(" ({cites})")
        };
        writeln!(self.out, "    ? {}{cites}", self.lang.question(question))?;
        let args = Args::new().word("options", self.lang.options(question));
        writeln!(self.out, "      {}", self.lang.text("game-options", &args))?;
        Ok(())
    }
}

fn instant(lang: &Lang, at: At) -> String {
    match at {
        At::Unknown => "–".into(),
        At::Time { session: 1, ms } => lang.duration(Duration::from_millis(ms)),
        At::Time { session, ms } => {
            let session = lang.digits(&session.to_string());
            format!("{session}/{}", lang.duration(Duration::from_millis(ms)))
        }
    }
}

/// Both displays in the words of the language.
pub fn shown(lang: &Lang, state: &State) -> Option<String> {
    let clocks = state.clocks.as_ref()?;
    let time = |of| Duration::from_millis(clocks.shows(of));
    let args = Args::new()
        .duration("white", time(Color::White))
        .duration("black", time(Color::Black));
    Some(lang.text("game-detail-clocks", &args))
}

fn end(state: &State, lang: &Lang, out: &mut dyn Write) -> Result<()> {
    let result = state.end.as_ref().map_or(GameResult::Open, |end| end.result);
    let points = |score: Score| {
        let args = Args::new().text("white", lang.points(score.white.halves));
        let args = args.text("black", lang.points(score.black.halves));
        lang.text("game-detail-points", &args)
    };
    let score = state.end.as_ref().map(|end| points(end.score));
    let args = Args::new()
        .word("result", arbiter_lang::result_word(result.as_str()))
        .word("details", score.unwrap_or_else(|| "none".into()));
    writeln!(out)?;
    writeln!(out, "{}", lang.text("game-end", &args))?;
    let fen = Args::new().text("fen", state.line.now().to_fen());
    writeln!(out, "{}", lang.text("game-stands", &fen))?;
    Ok(())
}

/// Where today's rules answer otherwise, if somebody asked.
pub fn differences(replay: &Replay, lang: &Lang, out: &mut dyn Write) -> Result<()> {
    let Some(differences) = &replay.differences else {
        return Ok(());
    };
    let entries = &replay.log.entries;
    if differences.is_empty() {
        let args = Args::new().count("entries", entries.len() as u64);
        writeln!(out, "{}", lang.text("game-same", &args))?;
        return Ok(());
    }
    let args = Args::new().count("count", differences.len() as u64);
    writeln!(out, "{}", lang.text("game-otherwise", &args))?;
    let mut told = Teller { lang, out };
    for one in differences {
        let event = entries
            .get(one.seq as usize)
            .map(|entry| lang.event(&entry.event, &[]));
        let args = Args::new()
            .count("seq", u64::from(one.seq))
            .word("event", event.unwrap_or_default());
        writeln!(told.out, "{}", lang.text("game-difference", &args))?;
        writeln!(told.out, "  {}", lang.text("game-recorded", &Args::new()))?;
        told.answers(&one.recorded)?;
        writeln!(told.out, "  {}", lang.text("game-today", &Args::new()))?;
        match &one.today {
            Ok(answers) => told.answers(answers)?,
            Err(refusal) => writeln!(told.out, "    ! {}", lang.refusal(refusal))?,
        }
    }
    Ok(())
}

impl Teller<'_> {
    fn answers(&mut self, answers: &[Answer]) -> Result<()> {
        if answers.is_empty() {
            writeln!(self.out, "    - {}", self.lang.text("game-nothing", &Args::new()))?;
        }
        answers.iter().try_for_each(|answer| self.answer(answer, &[]))
    }
}
