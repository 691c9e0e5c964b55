//! The events of the reader, one method each.

use arbiter_notation::Irregularity;
use arbiter_notation::pgn::{At, GameResult, Mark, Movetext, PgnFault, Text, Visitor};

use super::{Auditor, Sink, Stage, article_topic};
use crate::encoding::{self, EncodingFault};
use crate::fault::{Fault, What};
use crate::flag_fall;
use crate::report::{self, GameReport};
use crate::start::{PLAYERS, names_none};

impl<S: Sink> Visitor for Auditor<S> {
    fn begin_game(&mut self, at: At<'_>) {
        self.open(at.location());
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>, at: At<'_>) {
        if let Some(fault) = encoding::judge(value) {
            self.add_encoding(fault, at);
        }
        let text = || value.decode().text.into_owned();
        match name.bytes() {
            b"Event" => self.fill_once("Event", |report| &mut report.event, value, at),
            b"Date" => {
                if self.today.is_some() {
                    self.tags.date_place = Some(at.location());
                }
                self.fill_once("Date", |report| &mut report.date, value, at);
            }
            b"White" => self.fill_once("White", |report| &mut report.white, value, at),
            b"Black" => self.fill_once("Black", |report| &mut report.black, value, at),
            b"PlyCount" => self.tags.ply_count = text().trim().parse().ok(),
            b"Result" => {
                self.fill_once("Result", |report| &mut report.result, value, at);
                self.tags.has_result = true;
                let said = text();
                self.tags.result = GameResult::parse(&said);
                // What nobody knows is often left empty.
                if self.tags.result.is_none() && !matches!(said.trim(), "" | "?" | "-") {
                    self.add_early(What::ResultUnreadable { said }, at);
                }
                self.report.results.tag = Some(at.offset());
                self.report.results.tag_says = self.tags.result;
            }
            b"UTCDate" => {
                if self.today.is_some() {
                    self.tags.utc_place = Some(at.location());
                }
                fill(&mut self.tags.utc_date, value);
            }
            b"Termination" => {
                let first = self.tags.termination.replace(text());
                self.held_against("Termination", first.as_deref(), value, at);
            }
            b"ICCResult" => self.tags.icc_result = Some(text()),
            b"TimeControl" => {
                let first = self.tags.time_control.replace(text());
                self.held_against("TimeControl", first.as_deref(), value, at);
            }
            b"Site" => {
                if !self.tags.site.is_empty() {
                    let first = std::mem::take(&mut self.tags.site);
                    self.held_against("Site", Some(&first), value, at);
                }
                fill(&mut self.tags.site, value);
            }
            b"Round" => {
                if !self.tags.round.is_empty() {
                    let first = std::mem::take(&mut self.tags.round);
                    self.held_against("Round", Some(&first), value, at);
                }
                fill(&mut self.tags.round, value);
            }
            b"ECO" => {
                if !self.tags.eco.is_empty() {
                    let first = std::mem::take(&mut self.tags.eco);
                    self.held_against("ECO", Some(&first), value, at);
                }
                fill(&mut self.tags.eco, value);
            }
            b"Link" | b"GameURL" | b"GameId" => fill(&mut self.tags.link, value),
            b"BroadcastName" | b"BroadcastURL" => self.tags.broadcast = true,
            b"Variant" => {
                let said = text();
                // Standard chess that is named so is no other game, whatever its start shows.
                if !names_none(&said) {
                    self.tags.start.variant = Some((said, at.location()));
                }
            }
            b"OtherGame" => self.tags.start.other_board = Some((text(), at.location())),
            b"FEN" if !matches!(value.bytes(), b"" | b"?" | b"-") => {
                let first = self.tags.start.fen.replace((text(), at.location()));
                self.held_against("FEN", first.as_ref().map(|(fen, _)| fen.as_str()), value, at);
            }
            b"WhiteA" | b"BlackA" | b"WhiteB" | b"BlackB" => {
                let seat = PLAYERS.iter().position(|tag| tag.as_bytes() == name.bytes());
                self.tags.start.seat(seat, text(), at.location());
            }
            b"SetUp" if value == "1" => self.tags.start.set_up = Some(at.location()),
            _ => {}
        }
    }

    fn begin_moves(&mut self) -> Movetext {
        self.set_up();
        Movetext::Read
    }

    #[inline]
    fn move_number(&mut self, number: u32, at: At<'_>) {
        if self.depth == 0 && self.stage == Stage::Moves {
            self.number(number, at);
        }
    }

    fn board_number(&mut self, number: u32, letter: u8, at: At<'_>) {
        if self.depth > 0 || self.stage != Stage::Moves {
            return;
        }
        let mut told = None;
        let known = self
            .game
            .board_number(number, letter, &mut |what| told = Some(what));
        match told {
            Some(what) => self.add(what, at.location()),
            None if known => {}
            None => self.fault(PgnFault::Unexpected, at),
        }
    }

    #[inline]
    fn san(&mut self, token: &[u8], at: At<'_>) {
        if self.depth > 0 || self.stage != Stage::Moves {
            return;
        }
        if !self.game.is_playing() {
            return self.behind(token, at);
        }
        let rules = self.shelf.get(self.rules);
        let ply = self.game.ply();
        let GameReport {
            facts,
            faults,
            faults_left_out,
            ..
        } = &mut self.report;
        let mut tell = |what| {
            let article = article_topic(&what).and_then(|topic| rules.article(topic));
            let fault = Fault {
                ply,
                place: at.location(),
                article,
                what,
            };
            report::add(faults, faults_left_out, fault);
        };
        if token.get(1) == Some(&b' ') {
            return self.game.play_lone(token, at.offset(), rules, facts, &mut tell);
        }
        self.game.play(token, at.offset(), rules, facts, &mut tell);
    }

    fn mark(&mut self, mark: Mark, at: At<'_>) {
        let reads = self.depth == 0 && self.stage == Stage::Moves;
        if reads && mark == Mark::EnPassant && self.game.last_was_no_en_passant() {
            let what = What::Notation {
                written: mark.sign().to_owned(),
                irregularity: Irregularity::EnPassantWrong,
            };
            self.add(what, at.location());
        }
    }

    fn comment(&mut self, text: Text<'_>, at: At<'_>) {
        if let Some(fault) = encoding::judge(text) {
            self.add_encoding(fault, at);
        }
        if self.depth == 0 && self.stage == Stage::Moves {
            if text.bytes().contains(&b'%') {
                self.clock_comment(text, at);
            }
            if flag_fall::may_tell(text.bytes()) {
                self.flag_comment(text, at);
            }
        }
    }

    fn begin_variation(&mut self, _: At<'_>) -> Movetext {
        self.depth += 1;
        Movetext::Read
    }

    fn end_variation(&mut self, _: At<'_>) {
        self.depth -= 1;
    }

    fn result(&mut self, result: GameResult, at: At<'_>) {
        if self.depth == 0 && self.stage == Stage::Moves {
            self.marker = Some(result);
            self.report.results.marker = Some((at.offset(), result));
            self.judge(at);
        }
    }

    fn end_game(&mut self, at: At<'_>) {
        if matches!(self.stage, Stage::Tags | Stage::Moves) {
            self.judge(at);
        }
        self.name_the_unknown();
        self.note_fingerprint();
    }

    fn fault(&mut self, fault: PgnFault, at: At<'_>) {
        if self.stage == Stage::None {
            self.open(at.location()); // a text without games has at least this to report
            self.stage = Stage::Stray;
        }
        self.cut |= matches!(fault, PgnFault::TokenTooLong | PgnFault::TooDeep);
        let what = match fault {
            PgnFault::Utf16 => What::Encoding(EncodingFault::Utf16),
            fault => What::Syntax(fault),
        };
        self.add_early(what, at);
    }
}

impl<S: Sink> Auditor<S> {
    /// Tells where a tag says something else than it said first.
    #[inline]
    fn held_against(&mut self, name: &'static str, first: Option<&str>, value: Text<'_>, at: At<'_>) {
        if let Some(first) = first.filter(|&first| !first.is_empty() && value != first) {
            let second = value.decode().text.into_owned();
            if first != second {
                self.add_twice(name, first.to_owned(), second, at);
            }
        }
    }

    /// Copies the text of a tag into a field of the report, and tells where another one stood there.
    fn fill_once(
        &mut self,
        name: &'static str,
        field: fn(&mut GameReport) -> &mut String,
        value: Text<'_>,
        at: At<'_>,
    ) {
        let field = field(&mut self.report);
        if field.is_empty() || value == field.as_str() {
            return fill(field, value);
        }
        let first = std::mem::take(field);
        fill(field, value);
        let second = field.clone();
        if first != second {
            self.add_twice(name, first, second, at);
        }
    }
}

/// Copies the text of a tag into a field.
fn fill(field: &mut String, value: Text<'_>) {
    field.clear();
    match value.plain() {
        Some(text) => field.push_str(text),
        None => field.push_str(&value.decode().text),
    }
}
