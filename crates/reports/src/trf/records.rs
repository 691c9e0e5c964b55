//! Records other than players: the ones that mean something to pairings and tables become values, the others are kept.

use super::fault::{Fault, FaultKind, Notice, NoticeKind};
use super::line::{Line, points as points_of};
use arbiter_event::{AbnormalPoints, AnnouncedBye, Event, Forbidden, Kept, VirtualPoints, date};
use arbiter_pairing::{Color, Mark};
use arbiter_pairing::{PointSystem, Points};

/// Codes with a meaning in TRF-2026 that are kept word for word.
const TEXTS: &[&str] = &[
    "###", "012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122", "132", "172",
    "182", "222", "013", "300", "310", "320", "330", "352", "362", "801", "802",
];

/// Records of drafts of TRF-2026, which look like a federation's rating lines and are none.
pub const DRAFTS: &[&str] = &["ACC", "DFM", "FPB", "HPB", "MFO", "PAB", "TSE", "ZPB"];

/// Reads a record that is no player; keeps it where it is text, foreign or unknown.
pub fn read(code: &str, line: &Line<'_>, event: &mut Event, notices: &mut Vec<Notice>) -> Result<(), Fault> {
    let rest = line.from(5);
    let text = rest.trim();
    let understood = match code {
        "142" | "XXR" => number(text).map(|rounds| event.rounds = Some(rounds)),
        "152" => color(text).map(|color| event.initial_color = Some(color)),
        "XXC" => initial(text, event),
        "162" => point_pairs(line, event.points)?.map(|points| event.points = points),
        "XXS" => named_points(text, event.points).map(|points| event.points = points),
        "192" => coded(text).map(|system| event.system = Some(system)),
        "202" => tiebreaks(text, event, true),
        "212" => tiebreaks(text, event, false),
        "240" => Some(bye(line, event)?),
        "250" => accelerated(line, event)?,
        "260" => Some(forbidden(line, event)?),
        "299" => abnormal(line, event)?,
        "XXP" => {
            let numbers = line.words(5)?;
            // From which round on shows when all players are read: round 0 until then.
            event.forbidden.push(Forbidden {
                rounds: (0, 999),
                numbers,
            });
            Some(())
        }
        "XXZ" => {
            // Which round it is shows when all players are read: round 0 until then.
            event.byes.push(AnnouncedBye {
                mark: Mark::ZeroBye,
                round: 0,
                numbers: line.words(5)?,
            });
            Some(())
        }
        "XXA" => Some(fictitious(line, event)?),
        "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => one_value(code, text, &mut event.points),
        _ => {
            if !TEXTS.contains(&code) {
                notices.push(Notice {
                    span: line.span(1, 3),
                    kind: NoticeKind::UnknownRecord(code.to_owned()),
                });
            }
            if matches!(code, "042" | "052") && !text.is_empty() && date(text).is_none() {
                notices.push(Notice {
                    span: line.span(5, line.width()),
                    kind: NoticeKind::NoDate(text.to_owned()),
                });
            }
            keep(code, line, event);
            return Ok(());
        }
    };
    let told = if understood.is_none() {
        keep(code, line, event);
        Some(NoticeKind::ForeignRecord(code.to_owned()))
    } else {
        translation(code).map(|to| NoticeKind::Translated(code.to_owned(), to))
    };
    notices.extend(told.map(|kind| Notice {
        span: line.span(1, 3),
        kind,
    }));
    Ok(())
}

fn keep(code: &str, line: &Line<'_>, event: &mut Event) {
    let from = if code == "###" { 4 } else { 5 };
    let text = line.from(from).trim_end().to_owned();
    event.kept.push(Kept {
        code: code.to_owned(),
        text,
    });
}

/// The successor of an older exchange record.
fn translation(code: &str) -> Option<&'static str> {
    Some(match code {
        "XXR" => "142",
        "XXC" => "152",
        "XXS" | "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => "162",
        "XXA" => "250",
        "XXP" => "260",
        "XXZ" => "240",
        _ => return None,
    })
}

fn number(text: &str) -> Option<u16> {
    text.parse().ok().filter(|&rounds| (1..=999).contains(&rounds))
}

fn color(text: &str) -> Option<Color> {
    match text {
        "W" | "w" => Some(Color::White),
        "B" | "b" => Some(Color::Black),
        _ => None,
    }
}

/// The colour is taken where record 152 has not said it; a word beside it that is not known (`rank`) leaves the record
/// kept and told.
fn initial(text: &str, event: &mut Event) -> Option<()> {
    let mut known = !text.is_empty();
    for word in text.split_whitespace() {
        let color = match word {
            "white1" => Color::White,
            "black1" => Color::Black,
            _ => {
                known = false;
                continue;
            }
        };
        event.initial_color.get_or_insert(color);
    }
    known.then_some(())
}

/// A code of the standard's kind; other programs put a name with blanks there.
fn coded(text: &str) -> Option<String> {
    let plain = |sign: char| sign.is_ascii_uppercase() || sign.is_ascii_digit() || sign == '_';
    (!text.is_empty() && text.chars().all(plain)).then(|| text.to_owned())
}

fn tiebreaks(text: &str, event: &mut Event, implied: bool) -> Option<()> {
    let mut list: Vec<String> = text
        .split(',')
        .map(|code| code.trim().to_owned())
        .filter(|code| !code.is_empty())
        .collect();
    if implied && !list.iter().any(|code| code == "PTS") {
        list.insert(0, "PTS".to_owned());
    }
    event.tiebreaks = list;
    (!event.tiebreaks.is_empty()).then_some(())
}

fn point_pairs(line: &Line<'_>, mut points: PointSystem) -> Result<Option<PointSystem>, Fault> {
    let mut column = 6;
    let mut pairs = Vec::new();
    while column <= line.width() {
        let letter = line.at(column).to_ascii_uppercase();
        let text = line.columns(column + 1, column + 4);
        if letter.is_ascii_digit() {
            return Ok(None); // an older program's points for win and draw
        }
        if letter != ' ' || !text.trim().is_empty() {
            let fault = || line.expected(column + 1, column + 4, "points such as 1.0");
            let value = points_of(text.trim()).ok_or_else(fault)?;
            pairs.push((letter, value, column));
        }
        column += 9;
    }
    // The bye follows the win and the unknown result the draw, so these two come last.
    pairs.sort_by_key(|pair| matches!(pair.0, 'P' | 'X'));
    for (letter, value, column) in pairs {
        if points.set(letter, value).is_none() {
            return Err(line.expected(column, column, "one of W D L A P X"));
        }
    }
    Ok(Some(points))
}

fn named_points(text: &str, mut points: PointSystem) -> Option<PointSystem> {
    let mut pairs: Vec<&str> = text.split_whitespace().collect();
    pairs.sort_by_key(|pair| pair.starts_with("PAB"));
    let mut by_color = [["W", "WW", "BW"], ["D", "WD", "BD"], ["L", "WL", "BL"]].map(|names| ByColor {
        names,
        white: None,
        black: None,
    });
    for pair in pairs {
        let (name, value) = pair.split_once('=')?;
        let value = points_of(value)?;
        for of in &mut by_color {
            of.told(name, value);
        }
        match name {
            "W" => points.set_win(value),
            "WW" | "BW" => points.set_game_won(value),
            "FW" => points.forfeit_win = Some(value),
            "D" => points.set_draw(value),
            "WD" | "BD" => points.set_game_drawn(value),
            "L" | "WL" | "BL" => points.loss = value,
            "FL" => points.forfeit_loss = Some(value),
            "ZPB" => points.set_zero_bye(value),
            "HPB" => points.half_bye = Some(value),
            "FPB" => points.full_bye = Some(value),
            "PAB" => points.bye = value,
            _ => return None,
        }
    }
    by_color.iter().all(ByColor::alike).then_some(points.plain())
}

/// What White and Black get for one kind of result; no other system than equal ones is known here.
struct ByColor {
    names: [&'static str; 3],
    white: Option<Points>,
    black: Option<Points>,
}

impl ByColor {
    fn told(&mut self, name: &str, value: Points) {
        let [both, white, black] = self.names;
        if name == both || name == white {
            self.white = Some(value);
        }
        if name == both || name == black {
            self.black = Some(value);
        }
    }

    fn alike(&self) -> bool {
        self.white == self.black
    }
}

fn one_value(code: &str, text: &str, points: &mut PointSystem) -> Option<()> {
    let value = points_of(text)?;
    match code {
        "BBW" => points.set_win(value),
        "BBD" => points.set_draw(value),
        "BBL" => points.loss = value,
        "BBZ" => points.set_zero_bye(value),
        "BBF" => points.forfeit_loss = Some(value),
        _ => points.bye = value,
    }
    Some(())
}

fn bye(line: &Line<'_>, event: &mut Event) -> Result<(), Fault> {
    let mark = match line.at(5).to_ascii_uppercase() {
        'F' => Mark::FullBye,
        'H' => Mark::HalfBye,
        'Z' => Mark::ZeroBye,
        _ => return Err(line.expected(5, 5, "F, H or Z")),
    };
    let round = line
        .number(7, 9, "a round")?
        .ok_or_else(|| line.expected(7, 9, "a round"))?;
    event.byes.push(AnnouncedBye {
        mark,
        round,
        numbers: line.list(11)?,
    });
    Ok(())
}

/// In an event of teams match points may stand beside blank game points.
fn accelerated(line: &Line<'_>, event: &mut Event) -> Result<Option<()>, Fault> {
    const WORTH: &str = "points such as 1.0";
    let match_points = line.points(5, 8, WORTH)?;
    let points = line.points(10, 13, WORTH)?.or(match_points.map(|_| Points::ZERO));
    let points = points.ok_or_else(|| line.expected(10, 13, WORTH))?;
    let field = |from: usize, to: usize| {
        line.number(from, to, "a number")?
            .ok_or_else(|| line.expected(from, to, "a number"))
    };
    event.virtual_points.push(VirtualPoints {
        points,
        match_points,
        rounds: (field(15, 17)?, field(19, 21)?),
        numbers: (field(23, 26)?, field(28, 31)?),
    });
    Ok(Some(()))
}

fn forbidden(line: &Line<'_>, event: &mut Event) -> Result<(), Fault> {
    let first = line.number(5, 7, "a round")?.unwrap_or(1);
    let last = line.number(9, 11, "a round")?.unwrap_or(999);
    event.forbidden.push(Forbidden {
        rounds: (first, last),
        numbers: line.list(13)?,
    });
    Ok(())
}

fn abnormal(line: &Line<'_>, event: &mut Event) -> Result<Option<()>, Fault> {
    let mark = match line.at(5) {
        ' ' => None,
        sign => Some(Mark::from_sign(sign).ok_or_else(|| line.expected(5, 5, "a result"))?),
    };
    let points = line
        .points(14, 17, "points such as -1.0")?
        .unwrap_or(Points::ZERO);
    let round = line.number(20, 22, "a round")?.unwrap_or(0);
    let match_points = line.columns(8, 11).trim().to_owned();
    event.abnormal.push(AbnormalPoints {
        mark,
        match_points,
        points,
        round,
        numbers: line.list(24)?,
    });
    Ok(Some(()))
}

fn fictitious(line: &Line<'_>, event: &mut Event) -> Result<(), Fault> {
    let number = line
        .number(5, 8, "a starting rank")?
        .ok_or_else(|| line.expected(5, 8, "a starting rank"))?;
    let mut round = 1;
    let mut column = 10;
    while column <= line.width() {
        let points = line.points(column, column + 3, "points such as 1.0")?;
        if let Some(points) = points.filter(|points| *points != Points::ZERO) {
            event.virtual_points.push(VirtualPoints {
                points,
                match_points: None,
                rounds: (round, round),
                numbers: (number, number),
            });
        }
        round += 1;
        column += 5;
    }
    Ok(())
}

/// Whether the first three characters can be a code.
pub fn is_code(line: &str) -> bool {
    let mut signs = line.chars();
    let code = signs
        .by_ref()
        .take(3)
        .filter(|sign| sign.is_ascii_alphanumeric() || *sign == '#')
        .count();
    code == 3 && matches!(signs.next(), None | Some(' ' | '\t')) || line.starts_with("###")
}

/// What a line that is no record is called.
pub fn not_a_record(line: &Line<'_>) -> Fault {
    let found = line.text().chars().take(20).collect();
    line.fault(1, line.width().min(20), FaultKind::NotARecord(found))
}
