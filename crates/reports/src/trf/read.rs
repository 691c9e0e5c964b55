//! The way from bytes to an event.

use std::collections::BTreeSet;

use super::check::{self, Places};
use super::fault::{Fault, FaultKind, Notice, NoticeKind, Refused, Span};
use super::line::Line;
use super::ruler::is_ruler;
use super::{byes, decode, player, records};
use arbiter_event::team::Teams;
use arbiter_event::{Entrant, Event};
use arbiter_pairing::{Cell, Mark};

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
/// let refused = arbiter_reports::trf::read(b"no report").unwrap_err();
/// assert_eq!(refused.0[0].span.line, 1);
/// ```
pub fn read(bytes: &[u8]) -> Result<Report, Refused> {
    let (text, guessed) = decode::text(bytes);
    let mut reading = Reading::default();
    reading.notices.extend(guessed);
    reading.lines(&decode::lines(&text).collect::<Vec<_>>());
    reading.finish()
}

/// Reads one of several tournaments of a file, counted from 1; each begins with its own record 012.
///
/// # Errors
/// As [`read`]; a number that the file does not have is refused at its last line.
///
/// ```
/// use arbiter_reports::trf;
/// let file = b"012 First\n001    1      One\n012 Second\n001    1      Two\n";
/// assert!(trf::read(file).is_err());
/// assert_eq!(trf::read_one(file, 2).unwrap().event.players[0].name, "Two");
/// assert_eq!(trf::names(file), ["First", "Second"]);
/// ```
pub fn read_one(bytes: &[u8], number: usize) -> Result<Report, Refused> {
    let (text, guessed) = decode::text(bytes);
    let lines: Vec<(usize, &str)> = decode::lines(&text).collect();
    let parts = tournaments(&lines);
    let Some(part) = number.checked_sub(1).and_then(|at| parts.get(at)) else {
        let line = lines.last().map_or(1, |last| last.0);
        let (expected, found) = ("a tournament of the file", number.to_string());
        return Err(Refused(vec![Fault {
            span: Span { line, from: 1, to: 3 },
            kind: FaultKind::Expected { expected, found },
        }]));
    };
    let mut reading = Reading::default();
    reading.notices.extend(guessed);
    if parts.len() > 1 {
        let line = part.first().map_or(1, |first| first.0);
        reading.notices.push(Notice {
            span: Span { line, from: 1, to: 3 },
            kind: NoticeKind::OneOf {
                number,
                of: parts.len(),
            },
        });
    }
    reading.lines(part);
    reading.finish()
}

/// The names of the tournaments in a file, in their order.
#[must_use]
pub fn names(bytes: &[u8]) -> Vec<String> {
    let (text, _) = decode::text(bytes);
    let lines: Vec<(usize, &str)> = decode::lines(&text).collect();
    let name = |part: &&[(usize, &str)]| {
        let mut named = part.iter().filter_map(|line| line.1.strip_prefix("012"));
        named.next().unwrap_or("").trim().to_owned()
    };
    tournaments(&lines).iter().map(name).collect()
}

/// The parts of a file that begin with record 012 after players were named.
fn tournaments<'a, 'b>(lines: &'b [(usize, &'a str)]) -> Vec<&'b [(usize, &'a str)]> {
    let mut parts = Vec::new();
    let (mut start, mut players) = (0, false);
    for (at, (_, line)) in lines.iter().enumerate() {
        if players && line.starts_with("012") {
            parts.push(&lines[start..at]);
            (start, players) = (at, false);
        }
        players |= line.starts_with("001");
    }
    parts.push(&lines[start..]);
    parts
}

/// By how many columns every line of a player stands off, and from which column on, where all of them agree.
fn shift(lines: &[(usize, &str)]) -> Option<(i8, usize)> {
    let of_players = || lines.iter().filter(|(_, line)| line.starts_with("001"));
    let straight = |number: usize, line: &str| player::straight(&Line::new(number, line));
    if of_players().count() < 2 || of_players().any(|(number, line)| straight(*number, line)) {
        return None;
    }
    [(1, 5), (1, 48), (-1, 5), (-1, 48)]
        .into_iter()
        .find(|&(by, from)| {
            of_players()
                .all(|(number, line)| moved(line, by, from).is_some_and(|line| straight(*number, &line)))
        })
}

/// A line with a blank taken out of a column, or put in.
fn moved(line: &str, by: i8, from: usize) -> Option<String> {
    let (at, sign) = line.char_indices().nth(from - 1)?;
    let (before, after) = line.split_at(at);
    if by < 0 {
        return Some(format!("{before} {after}"));
    }
    (sign == ' ').then(|| format!("{before}{}", &after[1..]))
}

#[derive(Default)]
struct Reading {
    event: Event,
    /// Line of each player in the order of the file.
    lines: Vec<(u16, usize)>,
    seen: BTreeSet<u16>,
    announced: Option<(usize, usize)>,
    /// National ratings whose player had not come yet: their place among what is kept, his number, code and text.
    early: Vec<(usize, u16, String, String)>,
    last: (usize, usize),
    faults: Vec<Fault>,
    notices: Vec<Notice>,
}

impl Reading {
    fn lines(&mut self, lines: &[(usize, &str)]) {
        let shift = shift(lines);
        let (rulers, lines): (Vec<_>, Vec<_>) = lines.iter().partition(|(_, text)| is_ruler(text));
        if let Some(&(line, text)) = rulers.first() {
            let to = text.chars().count();
            self.notices.push(Notice {
                span: Span { line, from: 1, to },
                kind: NoticeKind::Rulers(rulers.len()),
            });
        }
        for (number, text) in lines {
            let moved = shift
                .filter(|_| text.starts_with("001"))
                .and_then(|(by, from)| moved(text, by, from));
            let line = Line::new(number, moved.as_deref().unwrap_or(text));
            if let Err(fault) = self.record(&line) {
                self.faults.push(fault);
            }
        }
        if let (Some((by, from)), Some(&(_, line))) = (shift, self.lines.first()) {
            self.notices.push(Notice {
                span: Span { line, from, to: from },
                kind: NoticeKind::ShiftedBy(by),
            });
        }
    }

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
            || records::DRAFTS.contains(&code)
        {
            return false;
        }
        let Ok(Some(number)) = line.number::<u16>(5, 8, "a starting rank") else {
            return false;
        };
        let text = line.from(5).trim_end().to_owned();
        let mut players = self.event.players.iter_mut();
        if let Some(player) = players.find(|player| player.number == number) {
            player.national.push((code.to_owned(), text));
            return true;
        }
        // He may follow; until then it is a record like others.
        let place = self.event.kept.len();
        self.early.push((place, number, code.to_owned(), text));
        false
    }

    /// National ratings that stood before their player go to him.
    fn late_national(&mut self) {
        let mut gone = 0;
        for (place, number, code, text) in core::mem::take(&mut self.early) {
            let place = place - gone;
            let is_it = self.event.kept.get(place).is_some_and(|kept| kept.code == code);
            let mut players = self.event.players.iter_mut();
            let player = players.find(|player| player.number == number);
            if let Some(player) = player.filter(|_| is_it) {
                self.event.kept.remove(place);
                player.national.push((code, text));
                gone += 1;
            }
        }
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
            if found < announced && found > 0 && last {
                self.cut_off(announced, found);
            }
        }
        self.event.players.sort_by_key(|player| player.number);
        self.late_national();
        self.lines.sort_unstable();
        let lines: Vec<usize> = self.lines.iter().map(|&(_, line)| line).collect();
        byes::old(&mut self.event, &lines, &mut self.notices);
        self.not_paired_yet();
        self.announced_byes();
        self.undated_pairs();
        self.undated_byes();
        let places = Places(&lines);
        if self.faults.is_empty() {
            byes::blank(&mut self.event, &lines, &mut self.notices);
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
        self.notices.extend(byes::of_teams(&self.event, self.last.0));
        Ok(Report {
            event: self.event,
            notices: self.notices,
        })
    }

    /// Rounds to come that some programs fill with absences of everybody.
    fn not_paired_yet(&mut self) {
        let paired = self.event.paired_rounds();
        let absent = |cell: Option<Cell>| cell.is_some_and(|cell| cell == Cell::bye(Mark::ZeroBye));
        let players = &mut self.event.players;
        if !players.is_empty() && players.iter().all(|player| absent(player.round(paired + 1))) {
            for player in players {
                player.rounds.truncate(paired);
            }
            let line = self.lines.first().map_or(1, |line| line.1);
            let column = player::column(paired);
            self.notices.push(Notice {
                span: Span {
                    line,
                    from: column,
                    to: column + 7,
                },
                kind: NoticeKind::Unpaired(paired + 1),
            });
        }
    }

    /// Byes of rounds that are paired: record 240 stands in for a column that is left blank.
    fn announced_byes(&mut self) {
        if Teams::named(&self.event) {
            return; // the byes of an event of teams are those of teams
        }
        let paired = self.event.paired_rounds();
        let byes = self.event.byes.iter();
        let past = byes.filter(|bye| (1..=paired).contains(&usize::from(bye.round)));
        for (round, mark, number) in past.flat_map(|bye| {
            let told = |&number: &u16| (usize::from(bye.round), bye.mark, number);
            bye.numbers.iter().map(told)
        }) {
            let players = &mut self.event.players;
            let Some(player) = players.iter_mut().find(|player| player.number == number) else {
                continue;
            };
            if player.rounds.len() < round {
                player.rounds.resize(round, None);
            }
            player.rounds[round - 1].get_or_insert(Cell::bye(mark));
        }
    }

    /// Absences without a round (`XXZ`) are of the one to be paired.
    fn undated_byes(&mut self) {
        let next = self.event.paired_rounds() as u16 + 1;
        for bye in self.event.byes.iter_mut().filter(|bye| bye.round == 0) {
            bye.round = next;
        }
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
}
