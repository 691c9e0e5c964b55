//! Team events as a report file has them: teams (record 310), who sat on which board, match and game points.

use std::collections::BTreeMap;

use crate::history::worth;
use crate::model::{AbnormalPoints, Cell, Color, Entrant, Event, Mark};
use crate::points::{PointSystem, Points};

/// A team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Team {
    /// Its number.
    pub number: u16,
    /// Its name.
    pub name: String,
    /// Strength as the file has it, where it is a number.
    pub strength: Option<u16>,
    /// Starting ranks of its players in the order of the boards.
    pub members: Vec<u16>,
}

/// A team's round.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Match {
    /// The other team; 0 for none.
    pub opponent: u16,
    /// Whose colour the first board had.
    pub color: Option<Color>,
    /// Game points by board.
    pub boards: Vec<Points>,
    /// What came of it.
    pub mark: Option<Mark>,
    /// Match points.
    pub match_points: Points,
    /// Game points.
    pub game_points: Points,
}

/// The teams of an event, their rounds, and the event as each of the two scores sees it.
#[derive(Debug, Clone)]
pub struct Teams {
    /// Teams by number.
    pub teams: Vec<Team>,
    /// Boards of a match.
    pub boards: usize,
    /// Rounds by team.
    pub rounds: Vec<Vec<Match>>,
    /// Teams as players by match points.
    pub by_match_points: Event,
    /// Teams as players by game points.
    pub by_game_points: Event,
    /// Whether game points are the primary score.
    pub game_points_first: bool,
}

/// Columns of a kept record, counted from 1 as in the file.
fn columns(text: &str, from: usize, to: usize) -> String {
    text.chars()
        .skip(from - 5)
        .take(to + 1 - from)
        .collect::<String>()
        .trim()
        .to_owned()
}

/// Numbers in blocks of `width` columns with one blank between.
fn numbers(text: &str, from: usize, width: usize) -> Vec<u16> {
    let signs: Vec<char> = text.chars().collect();
    let blocks = signs.get(from - 5..).unwrap_or_default().chunks(width + 1);
    blocks
        .filter_map(|block| block.iter().collect::<String>().trim().parse().ok())
        .collect()
}

fn texts<'a>(event: &'a Event, code: &'a str) -> impl Iterator<Item = &'a str> {
    event
        .kept
        .iter()
        .filter(move |kept| kept.code == code)
        .map(|kept| kept.text.as_str())
}

impl Teams {
    /// The teams of an event; `None` where it is none of teams.
    ///
    /// ```
    /// use arbiter_event::{team::Teams, trf};
    /// let event = trf::read(b"001    1      One\n").unwrap().event;
    /// assert!(Teams::of(&event).is_none());
    /// ```
    #[must_use]
    pub fn of(event: &Event) -> Option<Self> {
        let teams = Self::named(event).then(|| teams(event))?;
        (!teams.is_empty()).then(|| Self::with(event, teams))
    }

    /// Whether an event says that it is one of teams.
    #[must_use]
    pub fn named(event: &Event) -> bool {
        let coded = event
            .system
            .as_deref()
            .is_some_and(|system| system.contains("TEAM"));
        let named = texts(event, "092").any(|text| text.trim().to_ascii_lowercase().starts_with("team"));
        coded || event.system.is_none() && named
    }

    fn with(event: &Event, teams: Vec<Team>) -> Self {
        let home: BTreeMap<u16, u16> = teams
            .iter()
            .flat_map(|team| team.members.iter().map(|&member| (member, team.number)))
            .collect();
        let rounds = event.paired_rounds();
        let lined: Vec<Vec<Match>> = teams
            .iter()
            .map(|team| {
                (1..=rounds)
                    .map(|round| lineup(event, team, &home, round))
                    .collect()
            })
            .collect();
        let widest = lined
            .iter()
            .flatten()
            .map(|one| one.boards.len())
            .max()
            .unwrap_or(0);
        let boards = texts(event, "352").next().map_or(0, |text| text.trim().len());
        let mut built = Self {
            boards: if boards > 0 { boards } else { widest },
            rounds: lined,
            by_match_points: Event::default(),
            by_game_points: Event::default(),
            game_points_first: game_points_first(event.system.as_deref().unwrap_or("")),
            teams,
        };
        built.judge(event);
        built.by_match_points = built.view(event, match_points(event), false);
        let full = event.points.win * built.boards;
        let half = Points::hundredths(full.value() / 2);
        let points = PointSystem {
            win: full,
            bye: full,
            draw: half,
            unknown: half,
            ..PointSystem::default()
        };
        built.by_game_points = built.view(event, points, true);
        built
    }

    /// Match points and marks from the game points.
    fn judge(&mut self, event: &Event) {
        let points = match_points(event);
        let full = event.points.win * self.boards;
        let sums: BTreeMap<(u16, usize), Points> = self
            .teams
            .iter()
            .zip(&self.rounds)
            .flat_map(|(team, rounds)| {
                rounds
                    .iter()
                    .enumerate()
                    .map(|(at, one)| ((team.number, at), one.game_points))
            })
            .collect();
        let byes = Byes::of(event);
        for (team, rounds) in self.teams.iter().zip(&mut self.rounds) {
            for (at, one) in rounds.iter_mut().enumerate() {
                if one.opponent == 0 {
                    let (mark, match_points, game_points) =
                        byes.of_team(team.number, at + 1, one, &points, full);
                    (one.mark, one.match_points, one.game_points) = (Some(mark), match_points, game_points);
                    if mark == Mark::PairingBye {
                        one.boards = vec![event.points.win; self.boards];
                    }
                    continue;
                }
                let theirs = sums.get(&(one.opponent, at)).copied().unwrap_or(Points::ZERO);
                let result = one.game_points.cmp(&theirs);
                let mark = byes.forfeit(team.number, at + 1).unwrap_or(match result {
                    core::cmp::Ordering::Greater => Mark::Win,
                    core::cmp::Ordering::Equal => Mark::Draw,
                    core::cmp::Ordering::Less => Mark::Loss,
                });
                one.mark = Some(mark);
                one.match_points = points.of(mark);
            }
        }
    }

    /// The event with teams for players and one of the scores for points.
    fn view(&self, event: &Event, points: PointSystem, game_points: bool) -> Event {
        let mut abnormal = Vec::new();
        let mut players = Vec::new();
        for (team, rounds) in self.teams.iter().zip(&self.rounds) {
            let cell = |one: &Match| Cell {
                opponent: one.opponent,
                color: one.color,
                mark: one.mark.unwrap_or(Mark::ZeroBye),
            };
            for (at, one) in rounds.iter().enumerate() {
                let worth = if game_points {
                    one.game_points
                } else {
                    one.match_points
                };
                if worth != points.of(cell(one).mark) {
                    abnormal.push(AbnormalPoints {
                        mark: one.mark,
                        match_points: String::new(),
                        points: worth,
                        round: at as u16 + 1,
                        numbers: vec![team.number],
                    });
                }
            }
            players.push(Entrant {
                number: team.number,
                name: team.name.clone(),
                rating: team.strength,
                rounds: rounds.iter().map(|one| Some(cell(one))).collect(),
                ..Entrant::default()
            });
        }
        for one in event.abnormal.iter().filter(|one| one.mark.is_none()) {
            let penalty = if game_points {
                Some(one.points)
            } else {
                one.match_points.parse().ok()
            };
            let penalty = penalty.unwrap_or(Points::ZERO);
            abnormal.push(AbnormalPoints {
                points: penalty,
                ..one.clone()
            });
        }
        Event {
            players,
            abnormal,
            points,
            rounds: event.rounds,
            system: event.system.clone(),
            kept: event.kept.clone(),
            ..Event::default()
        }
    }
}

fn teams(event: &Event) -> Vec<Team> {
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

/// Who sat on which board: as record 300 says, else in the order of the team.
fn lineup(event: &Event, team: &Team, home: &BTreeMap<u16, u16>, round: usize) -> Match {
    let ordered = texts(event, "300").find(|text| {
        columns(text, 5, 7).parse() == Ok(round) && columns(text, 9, 11).parse() == Ok(team.number)
    });
    let seats = ordered.map_or_else(|| team.members.clone(), |text| numbers(text, 17, 4));
    let mut one = Match::default();
    for seat in seats {
        let player = event.player(seat);
        let cell = player.and_then(|player| player.round(round));
        let Some((player, cell)) = player.zip(cell).filter(|(_, cell)| cell.opponent != 0) else {
            if ordered.is_some() {
                one.boards.push(Points::ZERO); // an empty board
            }
            continue;
        };
        if one.boards.is_empty() {
            one.color = cell.color;
        }
        one.opponent = home.get(&cell.opponent).copied().unwrap_or(one.opponent);
        one.boards.push(worth(event, player, round));
    }
    if one.opponent == 0 {
        one.boards.clear();
        let cells = team
            .members
            .iter()
            .filter_map(|&member| event.player(member)?.round(round));
        one.mark = cells.map(|cell| cell.mark).find(|mark| *mark != Mark::ZeroBye);
    }
    one.game_points = one.boards.iter().copied().sum();
    one
}

/// Record 362: `TW`, `TD`, `TL` in the layout of 162.
fn match_points(event: &Event) -> PointSystem {
    let mut points = PointSystem {
        win: Points::whole(2),
        draw: Points::whole(1),
        bye: Points::whole(2),
        unknown: Points::whole(1),
        ..PointSystem::default()
    };
    for text in texts(event, "362") {
        for (name, value) in text.split('T').filter_map(|part| part.split_at_checked(1)) {
            let Ok(value) = value.trim().parse() else { continue };
            let _ = points.set(name.chars().next().unwrap_or(' '), value);
        }
    }
    points
}

fn game_points_first(system: &str) -> bool {
    system.contains("_GP_MP") || system.contains("_GP") && !system.contains("_MP")
}

/// Records 320 (byes) and 330 (forfeited matches).
struct Byes {
    byes: Vec<(Points, Points, Vec<u16>)>,
    forfeits: Vec<(String, usize, u16, u16)>,
}

impl Byes {
    fn of(event: &Event) -> Self {
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
        Self {
            byes: byes.collect(),
            forfeits: forfeits.collect(),
        }
    }

    fn of_team(
        &self,
        team: u16,
        round: usize,
        one: &Match,
        points: &PointSystem,
        full: Points,
    ) -> (Mark, Points, Points) {
        let named = self
            .byes
            .iter()
            .find(|(_, _, teams)| teams.get(round - 1) == Some(&team));
        if let Some(&(match_points, game_points, _)) = named {
            return (Mark::PairingBye, match_points, game_points);
        }
        match one.mark.unwrap_or(Mark::ZeroBye) {
            mark @ (Mark::PairingBye | Mark::FullBye) => (mark, points.of(mark), full),
            Mark::HalfBye => (Mark::HalfBye, points.draw, Points::hundredths(full.value() / 2)),
            _ => (Mark::ZeroBye, Points::ZERO, Points::ZERO),
        }
    }

    fn forfeit(&self, team: u16, round: usize) -> Option<Mark> {
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
