//! An event as a report file of TRF-2026.

use core::fmt::Write;

use arbiter_event::{Entrant, Event};
use arbiter_pairing::{Cell, Color, Mark};
use arbiter_pairing::{PointSystem, Points};

/// A comment that tells the whole state of an event, without its three signs. It belongs to the text in which it stands, so a report
/// that is written anew has none of an earlier one.
pub(crate) const STATE_LINE: &str = " arbiter-state 2 ";

/// The event as TRF-2026 with line feeds. What was read comes out again: [`super::read`] gives the same event.
///
/// ```
/// use arbiter_reports::trf;
/// let event = trf::read(b"012 Cup\n142 3\nABC kept\n001    1      One\n").unwrap().event;
/// let text = trf::write(&event);
/// assert!(text.contains("ABC kept\n"));
/// assert_eq!(trf::read(text.as_bytes()).unwrap().event, event);
/// ```
#[must_use]
pub fn write(event: &Event) -> String {
    let mut out = String::new();
    let early = |code: &str| {
        code == "###" || code.starts_with('0') && code != "013" || matches!(code, "172" | "182" | "222")
    };
    let early = |code: &str| early(code) || code.starts_with('1') && code < "133";
    let stale = |kept: &arbiter_event::Kept| kept.code == "###" && kept.text.starts_with(STATE_LINE);
    for kept in event.kept.iter().filter(|kept| early(&kept.code) && !stale(kept)) {
        record(&mut out, &kept.code, &kept.text);
    }
    header(&mut out, event);
    for player in &event.players {
        line(&mut out, player, Mark::Open.sign());
    }
    for bye in &event.byes {
        let _ = write!(out, "240 {} {:03}", bye.mark.sign(), bye.round);
        numbers(&mut out, &bye.numbers);
    }
    for kept in event.kept.iter().filter(|kept| !early(&kept.code)) {
        record(&mut out, &kept.code, &kept.text);
    }
    out
}

pub(super) fn record(out: &mut String, code: &str, text: &str) {
    let blank = if code == "###" || text.is_empty() { "" } else { " " };
    let _ = writeln!(out, "{code}{blank}{text}");
}

fn header(out: &mut String, event: &Event) {
    if let Some(rounds) = event.rounds {
        let _ = writeln!(out, "142 {rounds}");
    }
    if let Some(color) = event.initial_color {
        let _ = writeln!(out, "152 {}", if color == Color::White { 'W' } else { 'B' });
    }
    points(out, &event.points);
    if let Some(system) = &event.system {
        let _ = writeln!(out, "192 {system}");
    }
    if !event.tiebreaks.is_empty() {
        let _ = writeln!(out, "212 {}", event.tiebreaks.join(","));
    }
    for range in &event.virtual_points {
        let (rounds, who) = (range.rounds, range.numbers);
        // Blank game points beside match points stay blank.
        let points =
            Some(range.points).filter(|points| range.match_points.is_none() || *points != Points::ZERO);
        let _ = writeln!(
            out,
            "250 {:>4} {:>4} {:03} {:03} {:04} {:04}",
            range.match_points.map_or(String::new(), decimal),
            points.map_or(String::new(), decimal),
            rounds.0,
            rounds.1,
            who.0,
            who.1
        );
    }
    for pairs in &event.forbidden {
        let _ = write!(
            out,
            "260 {:03} {:03}",
            pairs.rounds.0.min(999),
            pairs.rounds.1.min(999)
        );
        numbers(out, &pairs.numbers);
    }
    for one in &event.abnormal {
        let sign = one.mark.map_or(' ', Mark::sign);
        let _ = write!(
            out,
            "299 {sign}  {:>4}  {:>4}  {:03}",
            one.match_points,
            decimal(one.points),
            one.round
        );
        numbers(out, &one.numbers);
    }
}

pub(super) fn numbers(out: &mut String, numbers: &[u16]) {
    for number in numbers {
        let _ = write!(out, " {number:>4}");
    }
    out.push('\n');
}

fn points(out: &mut String, points: &PointSystem) {
    let usual = PointSystem::default();
    if *points == usual {
        return;
    }
    let pairs = [
        ('W', points.win, usual.win),
        ('D', points.draw, usual.draw),
        ('L', points.loss, usual.loss),
        ('A', points.absence, usual.absence),
        ('P', points.bye, usual.bye),
        ('X', points.unknown, usual.unknown),
    ];
    let mut line = String::from("162 ");
    for (letter, value, _) in pairs {
        let _ = write!(line, " {letter}{:>4}   ", decimal(value));
    }
    let _ = writeln!(out, "{}", line.trim_end());
    let named = [
        ("FW", points.forfeit_win),
        ("FPB", points.full_bye),
        ("HPB", points.half_bye),
        ("FL", points.forfeit_loss),
    ];
    for (name, value) in named {
        if let Some(value) = value {
            let _ = writeln!(out, "XXS {name}={}", decimal(value));
        }
    }
}

/// With one decimal at least, as the columns have it; from a hundred on without, for there are four columns.
pub(super) fn decimal(points: Points) -> String {
    let text = points.to_string();
    let whole = !text.contains('.');
    if whole && text.len() < 3 {
        format!("{text}.0")
    } else if text.len() > 4 {
        text.replacen("-0.", "-.", 1)
    } else {
        text
    }
}

/// A player's line; a game that is not decided has the sign `open`.
pub(super) fn line(out: &mut String, player: &Entrant, open: char) {
    let rating = player.rating.map_or(String::new(), |rating| rating.to_string());
    let points = player.points.map_or(String::new(), decimal);
    let rank = player.rank.map_or(String::new(), |rank| rank.to_string());
    let mut line = format!(
        "001 {:>4} {:1}{:>3} {:<33} {rating:>4} {} {:<10} {points:>4} {rank:>4}",
        player.number,
        fitting(&player.sex, 1),
        fitting(&player.title, 3),
        fitting(&player.name, 33),
        whence(&player.federation, &player.fide_id),
        fitting(&player.birth, 10)
    );
    for cell in &player.rounds {
        match cell {
            None => line.push_str("          "),
            Some(cell) => block(&mut line, *cell, open),
        }
    }
    let _ = writeln!(out, "{}", line.trim_end());
    for (code, text) in &player.national {
        let _ = writeln!(out, "{code} {text}");
    }
}

/// As much of a text as its columns hold: one character more would move all that follow.
fn fitting(text: &str, columns: usize) -> String {
    text.chars().take(columns).collect()
}

/// Federation and FIDE number in columns 54 to 68. A federation of four letters and a number of twelve digits meet in the
/// blank column between them.
fn whence(federation: &str, number: &str) -> String {
    let number = fitting(number, 12);
    let room = 15 - number.chars().count().max(11);
    format!("{:<room$}{number:>11}", fitting(federation, room))
}

fn block(line: &mut String, cell: Cell, open: char) {
    let color = match cell.color {
        Some(Color::White) => 'w',
        Some(Color::Black) => 'b',
        None => '-',
    };
    let sign = if cell.mark == Mark::Open {
        open
    } else {
        cell.mark.sign()
    };
    if cell.opponent == 0 {
        let _ = write!(line, "  0000 {color} {sign}");
    } else {
        let _ = write!(line, "  {:>4} {color} {sign}", cell.opponent);
    }
}
