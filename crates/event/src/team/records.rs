//! The records of teams in a report file: 310 and 013, 300, 320, 330, 352, 362.

use core::fmt::Write;

use super::{Match, Team, Teams};
use crate::model::{Event, Kept};
use arbiter_pairing::{Color, Mark};
use arbiter_pairing::{PointSystem, Points};

/// Columns of a kept record, counted from 1 as in the file.
pub(super) fn columns(text: &str, from: usize, to: usize) -> String {
    text.chars()
        .skip(from - 5)
        .take(to + 1 - from)
        .collect::<String>()
        .trim()
        .to_owned()
}

/// Numbers in blocks of `width` columns with one blank between.
pub(super) fn numbers(text: &str, from: usize, width: usize) -> Vec<u16> {
    let signs: Vec<char> = text.chars().collect();
    let blocks = signs.get(from - 5..).unwrap_or_default().chunks(width + 1);
    blocks
        .filter_map(|block| block.iter().collect::<String>().trim().parse().ok())
        .collect()
}

pub(super) fn texts<'a>(event: &'a Event, code: &'a str) -> impl Iterator<Item = &'a str> {
    event
        .kept
        .iter()
        .filter(move |kept| kept.code == code)
        .map(|kept| kept.text.as_str())
}

/// The teams as the file has them, by number.
#[must_use]
pub fn teams(event: &Event) -> Vec<Team> {
    let newer = texts(event, "310").filter_map(|text| {
        Some(Team {
            number: columns(text, 5, 7).parse().ok()?,
            name: columns(text, 9, 40),
            strength: columns(text, 48, 53).parse().ok(),
            members: numbers(text, 74, 4),
        })
    });
    let mut teams: Vec<Team> = newer.collect();
    if teams.is_empty() {
        let older = texts(event, "013").enumerate().map(|(at, text)| Team {
            number: at as u16 + 1,
            name: columns(text, 5, 36),
            strength: None,
            members: numbers(text, 37, 4),
        });
        teams = older.collect();
    }
    teams.sort_by_key(|team| team.number);
    teams.dedup_by_key(|team| team.number);
    teams
}

/// Record 362: `TW`, `TD`, `TL` in the layout of 162.
pub(super) fn match_points(event: &Event) -> PointSystem {
    let mut points = PointSystem {
        win: Points::whole(2),
        draw: Points::whole(1),
        bye: Points::whole(2),
        unknown: Points::whole(1),
        ..PointSystem::default()
    };
    scored(&mut points, texts(event, "362"));
    points
}

/// The same from records as an event tells them.
pub(crate) fn match_points_of<'a>(records: impl Iterator<Item = &'a (String, String)>) -> PointSystem {
    let mut points = match_points(&Event::default());
    let told = records.filter(|one| one.0 == "362");
    scored(&mut points, told.map(|one| one.1.as_str()));
    points
}

fn scored<'a>(points: &mut PointSystem, texts: impl Iterator<Item = &'a str>) {
    for text in texts {
        for (name, value) in text.split('T').filter_map(|part| part.split_at_checked(1)) {
            let Ok(value) = value.trim().parse() else { continue };
            let _ = points.set(name.chars().next().unwrap_or(' '), value);
        }
    }
}

pub(super) fn game_points_first(system: &str) -> bool {
    system.contains("_GP_MP") || system.contains("_GP") && !system.contains("_MP")
}

/// Records 240 and 320 (byes) and 330 (forfeited matches).
pub(super) struct Byes {
    requested: Vec<(Mark, usize, Vec<u16>)>,
    allocated: Vec<(Points, Points, Vec<u16>)>,
    forfeits: Vec<(String, usize, u16, u16)>,
}

impl Byes {
    pub(super) fn of(event: &Event) -> Self {
        let byes = texts(event, "320").filter_map(|text| {
            let points = |from, to| columns(text, from, to).parse::<Points>().ok();
            let signs: Vec<char> = text.chars().collect();
            let rounds = signs.get(10..).unwrap_or_default().chunks(4);
            let teams = rounds.map(|block| block.iter().collect::<String>().trim().parse().unwrap_or(0));
            Some((points(5, 8)?, points(10, 13)?, teams.collect()))
        });
        let forfeits = texts(event, "330").filter_map(|text| {
            let team = |from, to| columns(text, from, to).parse().ok();
            Some((
                columns(text, 5, 6),
                columns(text, 8, 10).parse().ok()?,
                team(12, 14)?,
                team(16, 18)?,
            ))
        });
        let requested = event.byes.iter();
        Self {
            requested: requested
                .map(|bye| (bye.mark, usize::from(bye.round), bye.numbers.clone()))
                .collect(),
            allocated: byes.collect(),
            forfeits: forfeits.collect(),
        }
    }

    pub(super) fn of_team(
        &self,
        team: u16,
        round: usize,
        one: &Match,
        points: &PointSystem,
        full: Points,
    ) -> (Mark, Points, Points) {
        let named = self
            .allocated
            .iter()
            .find(|(_, _, teams)| teams.get(round - 1) == Some(&team));
        if let Some(&(match_points, game_points, _)) = named {
            return (Mark::PairingBye, match_points, game_points);
        }
        let mut requested = self.requested.iter();
        let told = requested.find(|(_, when, teams)| *when == round && teams.contains(&team));
        match told.map(|bye| bye.0).or(one.mark).unwrap_or(Mark::ZeroBye) {
            mark @ (Mark::PairingBye | Mark::FullBye) => (mark, points.of(mark), full),
            Mark::HalfBye => (Mark::HalfBye, points.draw, Points::hundredths(full.value() / 2)),
            _ => (Mark::ZeroBye, Points::ZERO, Points::ZERO),
        }
    }

    pub(super) fn forfeit(&self, team: u16, round: usize) -> Option<Mark> {
        let (signs, _, white, _) = self
            .forfeits
            .iter()
            .find(|one| one.1 == round && (one.2 == team || one.3 == team))?;
        let sign = if *white == team {
            signs.chars().next()
        } else {
            signs.chars().nth(1)
        };
        Some(if sign == Some('+') {
            Mark::ForfeitWin
        } else {
            Mark::ForfeitLoss
        })
    }
}

/// Colours of the first-named team from the first board on: record 352, else White on the odd boards.
pub(super) fn colors(event: &Event, boards: usize) -> Vec<Color> {
    let told: Vec<Color> = texts(event, "352")
        .next()
        .unwrap_or("")
        .trim()
        .chars()
        .map(|sign| {
            if sign.eq_ignore_ascii_case(&'b') {
                Color::Black
            } else {
                Color::White
            }
        })
        .collect();
    let usual = |at: usize| {
        if at.is_multiple_of(2) {
            Color::White
        } else {
            Color::Black
        }
    };
    (0..boards)
        .map(|at| told.get(at).copied().unwrap_or_else(|| usual(at)))
        .collect()
}

/// What a line of record 310 says beside the team: points and place.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Stated {
    /// Match points.
    pub matches: Points,
    /// Game points.
    pub games: Points,
    /// The place.
    pub rank: usize,
}

/// A team as record 310.
pub(crate) fn record(team: &Team, stated: Option<Stated>) -> Kept {
    let name: String = team.name.chars().take(32).collect();
    let nick: String = name
        .split_whitespace()
        .last()
        .unwrap_or("")
        .chars()
        .take(5)
        .collect();
    let strength = team
        .strength
        .map_or(String::new(), |strength| strength.to_string());
    let points = |points: Points| {
        let text = points.to_string();
        if text.contains('.') {
            text
        } else {
            format!("{text}.0")
        }
    };
    let told = stated.map_or((String::new(), String::new(), String::new()), |one| {
        (points(one.matches), points(one.games), one.rank.to_string())
    });
    let mut text = format!(
        "{:>3} {name:<32} {nick:<5} {strength:>6} {:>6} {:>6} {:>3} ",
        team.number, told.0, told.1, told.2
    );
    for member in &team.members {
        let _ = write!(text, " {member:>4}");
    }
    Kept {
        code: "310".to_owned(),
        text: text.trim_end().to_owned(),
    }
}

/// Matches in which nobody played, as records 330.
pub(crate) fn forfeits(built: &Teams) -> Vec<Kept> {
    let sign = |mark: Option<Mark>| if mark == Some(Mark::ForfeitWin) { '+' } else { '-' };
    let mut found = Vec::new();
    for (team, rounds) in built.teams.iter().zip(&built.rounds) {
        for (one, round) in rounds.iter().zip(1..) {
            let lost = matches!(one.mark, Some(Mark::ForfeitWin | Mark::ForfeitLoss));
            let other = built.teams.iter().position(|other| other.number == one.opponent);
            let Some(theirs) = other.and_then(|other| built.rounds[other].get(round - 1)) else {
                continue;
            };
            // Of two teams that both say nothing of colours, the lower number stands first.
            let first = one
                .color
                .or(theirs.color.map(|color| !color))
                .map_or_else(|| team.number < one.opponent, |color| color == Color::White);
            if lost && !one.played && first {
                let signs: String = [sign(one.mark), sign(theirs.mark)].iter().collect();
                found.push(Kept {
                    code: "330".to_owned(),
                    text: format!("{signs} {round:>3} {:>3} {:>3}", team.number, one.opponent),
                });
            }
        }
    }
    found
}

/// Whether two records 330 are about one match.
pub(crate) fn same_match(one: &Kept, two: &Kept) -> bool {
    let of = |kept: &Kept| {
        let number = |from| columns(&kept.text, from, from + 2).parse::<u16>().ok();
        let (first, second) = (number(12), number(16));
        (number(8), first.min(second), first.max(second))
    };
    one.code == two.code && of(one) == of(two)
}

/// Who sat where in a match, as record 300; 0 is an empty board.
pub(crate) fn order_record(round: u16, team: u16, opponent: u16, seats: &[u16]) -> Kept {
    let mut text = format!("{round:>3} {team:>3} {opponent:>3}");
    for seat in seats {
        let _ = write!(text, " {seat:04}");
    }
    Kept {
        code: "300".to_owned(),
        text,
    }
}

/// The order that record 300 tells of a team in a round; empty where it tells none.
pub(crate) fn told_order(event: &Event, round: usize, team: u16) -> Vec<u16> {
    let here =
        |text: &&str| columns(text, 5, 7).parse() == Ok(round) && columns(text, 9, 11).parse() == Ok(team);
    texts(event, "300")
        .find(here)
        .map_or_else(Vec::new, |text| numbers(text, 17, 4))
}

/// The team that has the bye of a round by record 320.
pub(crate) fn told_bye(event: &Event, round: usize) -> Option<u16> {
    let of = |text: &str| {
        let signs: Vec<char> = text.chars().collect();
        let mut blocks = signs.get(10..).unwrap_or_default().chunks(4);
        let block = blocks.nth(round.checked_sub(1)?)?;
        block
            .iter()
            .collect::<String>()
            .trim()
            .parse()
            .ok()
            .filter(|team| *team > 0)
    };
    texts(event, "320").find_map(of)
}

/// Record 320 with one more team in the column of a round: the points of the bye and, round by round, who had it.
pub(crate) fn with_bye(kept: &mut Vec<Kept>, round: usize, team: u16, worth: (Points, Points)) {
    let old = kept.iter().position(|kept| kept.code == "320");
    let mut teams: Vec<u16> = old.map_or_else(Vec::new, |at| {
        let signs: Vec<char> = kept[at].text.chars().collect();
        let blocks = signs.get(10..).unwrap_or_default().chunks(4);
        blocks
            .map(|block| block.iter().collect::<String>().trim().parse().unwrap_or(0))
            .collect()
    });
    if teams.len() < round {
        teams.resize(round, 0);
    }
    teams[round - 1] = team;
    let points = |points: Points| {
        let text = points.to_string();
        if text.contains('.') {
            text
        } else {
            format!("{text}.0")
        }
    };
    let mut text = format!("{:>4} {:>4}", points(worth.0), points(worth.1));
    for team in teams {
        let _ = write!(text, " {team:03}");
    }
    let record = Kept {
        code: "320".to_owned(),
        text,
    };
    match old {
        Some(at) => kept[at] = record,
        None => kept.push(record),
    }
}
