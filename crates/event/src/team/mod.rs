//! Team events: teams (record 310), who sits on which board, match and game points, and how teams are paired.
//!
//! Teams meet as players do: [`TeamSystem`](crate::TeamSystem) pairs them by their primary score or by Berger tables, and the boards follow from
//! the order of each team or from what its captain gave for the round (record 300).

mod alike;
mod order;
mod pair;
mod records;

use std::collections::BTreeMap;

pub use arbiter_pairing::team::Fixture;
pub use pair::{TeamRound, fixtures, view};

pub(crate) use order::seated;
pub(crate) use pair::games;
pub use records::teams;
pub(crate) use records::{Stated, forfeits, order_record, record, same_match, with_bye};

use order::lineup;
use records::{Byes, colors, game_points_first, match_points, texts};
pub(crate) use records::{match_points_of, told_bye, told_order};

use crate::model::{AbnormalPoints, Beside, Entrant, Event, VirtualPoints};
use arbiter_pairing::{Cell, Color, Mark};
use arbiter_pairing::{PointSystem, Points};

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
    /// White where the team is the first-named one of the match.
    pub color: Option<Color>,
    /// Game points by board.
    pub boards: Vec<Points>,
    /// Whether a game was played on some board: a match without one is forfeited, and no meeting (C.04.2, 3.4).
    pub played: bool,
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

impl Teams {
    /// The teams of an event; `None` where it is none of teams.
    ///
    /// ```
    /// use arbiter_event::team::Teams;
    /// use arbiter_reports::trf;
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
        let first = colors(event, 99);
        let lined: Vec<Vec<Match>> = teams
            .iter()
            .map(|team| {
                (1..=rounds)
                    .map(|round| lineup(event, team, &home, &first, round))
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
                let told = byes.forfeit(team.number, at + 1).filter(|_| !one.played);
                let mark = told.unwrap_or(match result {
                    core::cmp::Ordering::Greater if one.played => Mark::Win,
                    core::cmp::Ordering::Greater => Mark::ForfeitWin,
                    core::cmp::Ordering::Less if one.played => Mark::Loss,
                    core::cmp::Ordering::Equal if one.played || one.game_points > Points::ZERO => Mark::Draw,
                    _ => Mark::ForfeitLoss,
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
            initial_color: event.initial_color,
            system: event.system.clone(),
            kept: event.kept.clone(),
            beside: Beside {
                withdrawn: event.beside.teams_left.clone(),
                ..event.beside.clone()
            },
            virtual_points: event
                .virtual_points
                .iter()
                .map(|one| virtually(*one, game_points))
                .collect(),
            forbidden: event.forbidden.clone(),
            byes: event.byes.clone(),
            ..Event::default()
        }
    }
}

/// Virtual points as one of the two scores sees them: where match points are not told apart, both see the same.
fn virtually(one: VirtualPoints, game_points: bool) -> VirtualPoints {
    let points = one.match_points.filter(|_| !game_points).unwrap_or(one.points);
    VirtualPoints {
        points,
        match_points: None,
        ..one
    }
}
