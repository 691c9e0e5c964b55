//! An event of teams: match points and game points, and each team with its players and what they made, round by round.

use std::sync::Arc;

use arbiter_hall::event::Points;
use arbiter_hall::event::number::{EntrantId, Round};
use arbiter_hall::event::state::Team;
use arbiter_hall::event::team::{Match, Teams};
use askama::Template;
use axum::http::StatusCode;
use axum::response::Response;

use super::Top;
use super::cross::sign;
use super::reader::ForAll;
use super::seen::{Person, Seen, halves};
use super::standings::{Line, lines, table};
use crate::api::aside;
use crate::frame::Frame;
use crate::live::Failure;
use crate::refused::{because, refuse};

/// A player of a team.
struct Player {
    who: Person,
    /// Round by round: what he made and his board; nothing where he did not play.
    rounds: Vec<Option<(&'static str, String)>>,
    points: String,
}

/// A round of a team: its opponent and what the team made of it.
struct Met {
    round: u16,
    link: String,
    /// The other team and its place on this page; nothing for a bye or none.
    against: Option<(String, String)>,
    has_bye: bool,
    game_points: String,
    match_points: String,
}

/// A team.
struct Squad {
    number: u16,
    name: String,
    met: Vec<Met>,
    players: Vec<Player>,
    /// Match points and game points.
    sums: [String; 2],
}

#[derive(Template)]
#[template(path = "tournament/teams.html")]
struct Page<'a> {
    frame: &'a Frame,
    top: Top,
    /// The table.
    lines: Vec<Ranked>,
    squads: Vec<Squad>,
    /// Whether matches are won; else every game counts alone, as where each player of a team meets each of the other.
    matches: bool,
}

/// A line of the table.
struct Ranked {
    place: usize,
    number: u16,
    name: String,
    /// Match points and game points.
    sums: [String; 2],
}

/// `/e/{event}/teams`
pub async fn page(ForAll { seen, frame }: ForAll) -> Response {
    if !seen.state.with_teams() {
        return because(&frame, StatusCode::NOT_FOUND, frame.t("tour-teams-none"));
    }
    match shown(&frame, &seen).await {
        Ok(page) => frame.page(StatusCode::OK, &page),
        Err(failure) => refuse(&frame, &failure),
    }
}

async fn shown<'a>(frame: &'a Frame, seen: &Seen) -> Result<Page<'a>, Failure> {
    if !seen.state.of_teams() {
        let (lines, squads) = side_by_side(seen);
        return Ok(Page {
            top: Top::of(frame, seen, "teams"),
            lines,
            squads,
            matches: false,
            frame,
        });
    }
    let newest = seen.newest().0;
    let counted = counted(seen).await?;
    let squads: Vec<Squad> = squads(seen, counted.as_ref());
    let places = match table(seen, newest).await?.as_ref() {
        Ok(table) => lines(seen, table, newest),
        Err(_) => Vec::new(),
    };
    let sums = |line: &Line| {
        let squad = squads.iter().find(|squad| squad.number == line.who.rank);
        squad.map(|squad| squad.sums.clone()).unwrap_or_default()
    };
    Ok(Page {
        top: Top::of(frame, seen, "teams"),
        lines: places
            .into_iter()
            .map(|line| Ranked {
                sums: sums(&line),
                place: line.place,
                number: line.who.rank,
                name: line.who.name,
            })
            .collect(),
        squads,
        matches: true,
        frame,
    })
}

/// The matches of every team in the rounds that the reader sees; games that run add nothing.
async fn counted(seen: &Seen) -> Result<Option<Teams>, Failure> {
    let (state, newest) = (Arc::clone(&seen.state), usize::from(seen.newest().0));
    aside(move || {
        let mut event = state.sheet();
        for player in &mut event.players {
            player.rounds.truncate(newest);
        }
        Teams::of(&arbiter_hall::event::state::without_open_games(&event))
    })
    .await
}

/// Two teams of which each player meets each of the other: what all of a team made, round by round and together.
fn side_by_side(seen: &Seen) -> (Vec<Ranked>, Vec<Squad>) {
    let last = seen.newest().0;
    let all: Vec<(u16, &Team)> = (1..).zip(seen.state.teams.values()).collect();
    let made = |team: &Team, after: u16| -> Points {
        let members = team.members().iter();
        members.map(|id| seen.made(*id, after.into())).sum()
    };
    let written = |points: Points| halves(&points.to_string());
    let squad = |&(number, team): &(u16, &Team)| {
        let other = all.iter().find(|one| one.0 != number);
        let met = |round: u16| Met {
            round,
            link: seen.links.round(round),
            against: other.map(|(number, other)| (other.name.clone(), format!("#t{number}"))),
            has_bye: false,
            game_points: written(made(team, round) - made(team, round - 1)),
            match_points: String::new(),
        };
        Squad {
            number,
            name: team.name.clone(),
            met: (1..=last).map(met).collect(),
            players: team.members().iter().map(|id| player(seen, *id, last)).collect(),
            sums: [String::new(), written(made(team, last))],
        }
    };
    let squads: Vec<Squad> = all.iter().map(squad).collect();
    let points: Vec<Points> = all.iter().map(|(_, team)| made(team, last)).collect();
    let mut lines: Vec<Ranked> = squads
        .iter()
        .zip(&points)
        .map(|(squad, own)| Ranked {
            place: 1 + points.iter().filter(|other| *other > own).count(),
            number: squad.number,
            name: squad.name.clone(),
            sums: squad.sums.clone(),
        })
        .collect();
    lines.sort_by_key(|line| line.place);
    (lines, squads)
}

fn squads(seen: &Seen, counted: Option<&Teams>) -> Vec<Squad> {
    let numbers = seen.state.team_numbers();
    let mut squads: Vec<Squad> = seen
        .state
        .teams
        .values()
        .map(|team| {
            let number = numbers.of_team(team.id);
            let built = counted.and_then(|built| {
                let at = built.teams.iter().position(|one| one.number == number)?;
                built.rounds.get(at)
            });
            squad(seen, number, team, built.map(Vec::as_slice).unwrap_or_default())
        })
        .collect();
    squads.sort_by_key(|squad| squad.number);
    squads
}

fn squad(seen: &Seen, number: u16, team: &Team, built: &[Match]) -> Squad {
    let last = seen.newest().0;
    let rounds = || (1..=last).zip(built);
    let sum = |points: fn(&Match) -> Points| {
        let all = built.iter().map(points);
        halves(&all.fold(Points::ZERO, |sum, one| sum + one).to_string())
    };
    Squad {
        number,
        name: team.name.clone(),
        met: rounds().map(|(round, one)| met(seen, team, round, one)).collect(),
        players: team.members().iter().map(|id| player(seen, *id, last)).collect(),
        sums: [sum(|one| one.match_points), sum(|one| one.game_points)],
    }
}

fn met(seen: &Seen, team: &Team, round: u16, one: &Match) -> Met {
    let layout = seen
        .round(Round(round))
        .map(arbiter_hall::event::state::RoundState::layout);
    let other = layout.and_then(|layout| {
        layout
            .matches
            .iter()
            .find_map(|pair| match (pair.first, pair.second) {
                (first, other) if first == team.id => Some(other),
                (other, second) if second == team.id => Some(other),
                _ => None,
            })
    });
    let named = other.and_then(|id| seen.state.teams.get(&id));
    Met {
        round,
        link: seen.links.round(round),
        against: named.map(|other| {
            let number = seen.state.team_numbers().of_team(other.id);
            (other.name.clone(), format!("#t{number}"))
        }),
        has_bye: layout.is_some_and(|layout| layout.team_bye == Some(team.id)),
        game_points: halves(&one.game_points.to_string()),
        match_points: halves(&one.match_points.to_string()),
    }
}

fn player(seen: &Seen, id: EntrantId, last: u16) -> Player {
    let made = |number: u16| {
        let round = seen.round(Round(number))?;
        let board = round.board_of(id)?;
        let scored = round.result(board.board);
        let mark = scored.map(|scored| {
            if round.seats(board).0 == id {
                scored.result.white
            } else {
                scored.result.black
            }
        });
        Some((mark.map_or("·", sign), seen.links.board(number, board.board.0)))
    };
    Player {
        who: seen.person(id),
        rounds: (1..=last).map(made).collect(),
        points: seen.points(id, last.into()),
    }
}
