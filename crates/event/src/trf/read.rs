//! The way from bytes to an event.

use std::collections::BTreeSet;

use super::check::{self, Places};
use super::fault::{Fault, FaultKind, Notice, NoticeKind, Refused, Span};
use super::line::Line;
use super::{decode, player, records};
use crate::model::{Cell, Entrant, Event, Mark};

/// A report file, read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The event.
    pub event: Event,
    /// What deviates and was understood all the same.
    pub notices: Vec<Notice>,
}

/// Reads a report file of any edition.
///
/// # Errors
/// All reasons why the file is refused, each with its line and columns; nothing is imported then.
///
/// ```
/// let refused = arbiter_event::trf::read(b"no report").unwrap_err();
/// assert_eq!(refused.0[0].span.line, 1);
/// ```
pub fn read(bytes: &[u8]) -> Result<Report, Refused> {
    let (text, guessed) = decode::text(bytes);
    let mut reading = Reading::default();
    reading.notices.extend(guessed);
    for (number, line) in decode::lines(&text) {
        let line = Line::new(number, line);
        if let Err(fault) = reading.record(&line) {
            reading.faults.push(fault);
        }
    }
    reading.finish()
}

#[derive(Default)]
struct Reading {
    event: Event,
    /// Line of each player in the order of the file.
    lines: Vec<(u16, usize)>,
    seen: BTreeSet<u16>,
    announced: Option<(usize, usize)>,
    last: (usize, usize),
    faults: Vec<Fault>,
    notices: Vec<Notice>,
}

impl Reading {
    fn record(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        self.last = (line.number, line.width());
        if !records::is_code(line.text()) {
            return Err(records::not_a_record(line));
        }
        let code = line.columns(1, 3).into_owned();
        match code.as_str() {
            "001" => return self.player(line),
            "012"
                if self.event.kept.iter().any(|kept| kept.code == "012")
                    && !self.event.players.is_empty() =>
            {
                return Err(line.fault(1, 3, FaultKind::SecondTournament));
            }
            "062" => {
                let text = line.from(5);
                let digits: String = text.trim().chars().take_while(char::is_ascii_digit).collect();
                self.announced = digits.parse().ok().map(|count| (count, line.number));
            }
            _ => {}
        }
        if self.national(&code, line) {
            return Ok(());
        }
        records::read(&code, line, &mut self.event, &mut self.notices)
    }

    fn player(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        let entrant = player::read(line, &mut self.notices)?;
        if !self.seen.insert(entrant.number) {
            return Err(line.fault(5, 8, FaultKind::Duplicate(entrant.number)));
        }
        self.lines.push((entrant.number, line.number));
        self.event.players.push(entrant);
        Ok(())
    }

    /// A national rating line: a federation's code in the place of 001, with the number of a player.
    fn national(&mut self, code: &str, line: &Line<'_>) -> bool {
        if !code.chars().all(|sign| sign.is_ascii_uppercase())
            || code.starts_with("XX")
            || code.starts_with("BB")
        {
            return false;
        }
        let Ok(Some(number)) = line.number::<u16>(5, 8, "a starting rank") else {
            return false;
        };
        let Some(player) = self
            .event
            .players
            .iter_mut()
            .find(|player| player.number == number)
        else {
            return false;
        };
        player
            .national
            .push((code.to_owned(), line.from(5).trim_end().to_owned()));
        true
    }

    fn finish(mut self) -> Result<Report, Refused> {
        if self.event.players.is_empty() && self.faults.len() <= 1 {
            let line = self.faults.first().map_or(1, |fault| fault.span.line);
            let span = Span { line, from: 1, to: 3 };
            return Err(Refused(vec![Fault {
                span,
                kind: FaultKind::NotAReport,
            }]));
        }
        if let Some((announced, _)) = self.announced.filter(|_| !self.faults.is_empty()) {
            let found = self.event.players.len();
            let last = self.faults.iter().any(|fault| fault.span.line == self.last.0);
            if found < announced && last {
                self.cut_off(announced, found);
            }
        }
        self.event.players.sort_by_key(|player| player.number);
        self.undated_pairs();
        let next = self.event.paired_rounds() as u16 + 1;
        self.event
            .byes
            .iter_mut()
            .filter(|bye| bye.round == 0)
            .for_each(|bye| bye.round = next);
        self.lines.sort_unstable();
        let lines: Vec<usize> = self.lines.iter().map(|&(_, line)| line).collect();
        let places = Places(&lines);
        if self.faults.is_empty() {
            self.old_byes(&lines);
            self.faults = check::faults(&self.event, &places);
            if let Some((announced, _)) = self.announced {
                let found = self.event.players.len();
                if found < announced && !self.faults.is_empty() {
                    self.cut_off(announced, found);
                }
            }
        }
        if !self.faults.is_empty() {
            return Err(Refused(self.faults));
        }
        self.notices
            .extend(check::notices(&self.event, &places, self.announced));
        Ok(Report {
            event: self.event,
            notices: self.notices,
        })
    }

    /// Forbidden pairs without rounds (`XXP`) hold for all of them, but not before two of them last met.
    fn undated_pairs(&mut self) {
        let players = &self.event.players;
        let last_met = |numbers: &[u16]| {
            let of = |player: &Entrant| {
                let met = |cell: &Option<Cell>| cell.is_some_and(|cell| numbers.contains(&cell.opponent));
                player.rounds.iter().rposition(met).map_or(0, |at| at as u16 + 1)
            };
            players
                .iter()
                .filter(|player| numbers.contains(&player.number))
                .map(of)
                .max()
                .unwrap_or(0)
        };
        for pairs in self
            .event
            .forbidden
            .iter_mut()
            .filter(|pairs| pairs.rounds.0 == 0)
        {
            pairs.rounds.0 = last_met(&pairs.numbers) + 1;
        }
    }

    fn cut_off(&mut self, announced: usize, found: usize) {
        let span = Span {
            line: self.last.0,
            from: self.last.1.max(1),
            to: self.last.1.max(1),
        };
        self.faults.insert(
            0,
            Fault {
                span,
                kind: FaultKind::CutOff { announced, found },
            },
        );
    }

    /// Byes as older programs write them: a result without opponent.
    fn old_byes(&mut self, lines: &[usize]) {
        let widest = self
            .event
            .players
            .iter()
            .map(|player| player.rounds.len())
            .max()
            .unwrap_or(0);
        for round in 0..widest {
            let won = |player: &Entrant| player.rounds.get(round).copied().flatten().is_some_and(won_alone);
            let single = self.event.players.iter().filter(|player| won(player)).count() == 1
                && !self.event.players.iter().any(|player| {
                    player
                        .rounds
                        .get(round)
                        .copied()
                        .flatten()
                        .is_some_and(|cell| cell.mark == Mark::PairingBye)
                });
            for (player, &line) in self.event.players.iter_mut().zip(lines) {
                let Some(Some(cell)) = player.rounds.get_mut(round) else {
                    continue;
                };
                let Some(read) = as_bye(*cell, single) else {
                    continue;
                };
                let column = player::column(round) + 7;
                let kind = NoticeKind::OldBye {
                    found: cell.mark.sign(),
                    read: read.sign(),
                };
                self.notices.push(Notice {
                    span: Span {
                        line,
                        from: column,
                        to: column,
                    },
                    kind,
                });
                *cell = Cell::bye(read);
            }
        }
    }
}

fn won_alone(cell: Cell) -> bool {
    cell.opponent == 0 && matches!(cell.mark, Mark::Win | Mark::WinUnrated | Mark::ForfeitWin)
}

fn as_bye(cell: Cell, single: bool) -> Option<Mark> {
    if cell.opponent != 0 {
        return None;
    }
    Some(match cell.mark {
        Mark::Win | Mark::WinUnrated | Mark::ForfeitWin if single => Mark::PairingBye,
        Mark::Win | Mark::WinUnrated | Mark::ForfeitWin => Mark::FullBye,
        Mark::Draw | Mark::DrawUnrated => Mark::HalfBye,
        Mark::Loss | Mark::LossUnrated | Mark::ForfeitLoss | Mark::Open => Mark::ZeroBye,
        _ => return None,
    })
}
