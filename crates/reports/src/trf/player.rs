//! Record 001: a player and his rounds.

use super::fault::{Fault, FaultKind, Notice, NoticeKind};
use super::line::Line;
use arbiter_event::Entrant;
use arbiter_pairing::Points;
use arbiter_pairing::{Cell, Color, Mark};

/// Column of the opponent in this round, counted from 0.
pub const fn column(round: usize) -> usize {
    92 + 10 * round
}

/// Reads a player.
pub fn read(line: &Line<'_>, notices: &mut Vec<Notice>) -> Result<Entrant, Fault> {
    if let Some(before) = line.text().chars().position(|sign| sign == '\t') {
        return Err(line.fault(before + 1, line.width(), FaultKind::Tabs));
    }
    let by_bytes = line.by_bytes();
    let mut line = line;
    if let Err(fault) = stands(line) {
        if !line.ambiguous() || stands(&by_bytes).is_err() {
            return Err(fault);
        }
        line = &by_bytes;
        notices.push(Notice {
            span: line.span(15, 47),
            kind: NoticeKind::BytesPadded,
        });
    }
    fields(line, notices)
}

/// Whether a line is that of a player whose number and fields stand where they should.
pub fn straight(line: &Line<'_>) -> bool {
    let blank = |column: usize| line.at(column) == ' ';
    line.at(8).is_ascii_digit() && blank(4) && blank(9) && blank(14) && stands(line).is_ok()
}

/// Whether every field stands where it should.
fn stands(line: &Line<'_>) -> Result<(), Fault> {
    let shifted = |from: usize| {
        let found = line.from(from).trim().chars().take(20).collect();
        line.fault(from, line.width().max(from), FaultKind::Shifted(found))
    };
    let rating = line.columns(49, 52);
    if line.at(48) != ' '
        || !rating
            .trim()
            .chars()
            .all(|sign| sign.is_ascii_digit() || sign == '-')
    {
        return Err(shifted(48));
    }
    let blank = |column: usize| line.at(column) == ' ';
    if !(blank(53) && blank(69) && blank(80)) {
        return Err(shifted(53));
    }
    if !blank(85)
        || !line
            .columns(81, 84)
            .chars()
            .all(|sign| sign.is_ascii_digit() || " .,½-+".contains(sign))
    {
        return Err(shifted(81));
    }
    if !(blank(90) && blank(91)) {
        return Err(shifted(86));
    }
    let mut round = 0;
    while column(round) <= line.width() {
        let at = column(round);
        let opponent = line.columns(at, at + 3);
        if !opponent.chars().all(|sign| sign.is_ascii_digit() || sign == ' ')
            || !blank(at + 4)
            || !blank(at + 6)
        {
            return Err(shifted(at));
        }
        if !(blank(at + 8) && blank(at + 9)) {
            return Err(shifted(at + 8));
        }
        round += 1;
    }
    Ok(())
}

fn fields(line: &Line<'_>, notices: &mut Vec<Notice>) -> Result<Entrant, Fault> {
    let text = |from: usize, to: usize| line.columns(from, to).trim().to_owned();
    let number = line.number::<u16>(5, 8, "a starting rank from 1 to 9999")?;
    let number = number.filter(|&number| (1..=9999).contains(&number));
    let number = number.ok_or_else(|| line.expected(5, 8, "a starting rank from 1 to 9999"))?;
    let rating = text(49, 52);
    let fide_from = if line.at(57).is_ascii_digit() { 57 } else { 58 };
    Ok(Entrant {
        number,
        sex: text(10, 10),
        title: text(11, 13),
        name: line.columns(15, 47).trim_end().to_owned(),
        rating: rating.parse().ok().filter(|&rating| rating > 0),
        federation: text(54, if fide_from == 57 { 56 } else { 57 }),
        fide_id: text(fide_from, 68),
        birth: text(70, 79),
        points: points(line, notices)?,
        rank: line.number(86, 89, "a rank")?,
        rounds: rounds(line)?,
        national: Vec::new(),
    })
}

fn points(line: &Line<'_>, notices: &mut Vec<Notice>) -> Result<Option<Points>, Fault> {
    let text = line.columns(81, 84);
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    if text.contains([',', '½']) {
        notices.push(Notice {
            span: line.span(81, 84),
            kind: NoticeKind::PointsStyle(text.to_owned()),
        });
    }
    line.points(81, 84, "points such as 3.5")
}

fn rounds(line: &Line<'_>) -> Result<Vec<Option<Cell>>, Fault> {
    let mut rounds = Vec::new();
    let width = line.width();
    while column(rounds.len()) <= width {
        rounds.push(cell(line, column(rounds.len()))?);
    }
    while rounds.last() == Some(&None) {
        rounds.pop();
    }
    Ok(rounds)
}

fn cell(line: &Line<'_>, at: usize) -> Result<Option<Cell>, Fault> {
    let opponent: Option<u16> = line.number(at, at + 3, "the opponent's starting rank")?;
    let color = match line.at(at + 5) {
        'w' | 'W' => Some(Color::White),
        'b' | 'B' => Some(Color::Black),
        '-' | ' ' => None,
        _ => return Err(line.expected(at + 5, at + 5, "w, b, - or a blank")),
    };
    let opponent = opponent.unwrap_or(0);
    let mark = match line.at(at + 7) {
        // A colour without an opponent says nothing.
        ' ' if opponent == 0 => return Ok(None),
        ' ' => Mark::Open,
        sign => Mark::from_sign(sign).ok_or_else(|| line.expected(at + 7, at + 7, "a result"))?,
    };
    Ok(Some(Cell {
        opponent,
        color,
        mark,
    }))
}
