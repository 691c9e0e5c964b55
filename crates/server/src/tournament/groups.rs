//! The groups before a knock-out: a table of each with everybody's games, and who goes on, and why.

use std::collections::HashMap;

use arbiter_hall::event::knockout::Stands;
use arbiter_hall::event::number::EntrantId;
use arbiter_hall::event::tiebreak::{Code, Standing, Value};
use arbiter_lang::Args;
use askama::Template;
use axum::http::StatusCode;
use axum::response::Response;

use super::Top;
use super::cross::games;
use super::cup::{Cup, Duel, duel, has_groups};
use super::reader::ForAll;
use super::seen::{Person, Seen, halves};
use super::standings::who;
use crate::frame::Frame;
use crate::refused::{because, refuse};

/// What somebody made against somebody, game by game.
type Games = HashMap<(EntrantId, EntrantId), Vec<&'static str>>;

/// A line of a group's table.
pub struct Row {
    /// The place; nothing for who left.
    pub place: Option<usize>,
    /// Who.
    pub who: Person,
    /// What he made against each, in the order of the lines; nothing where he would meet himself.
    pub cells: Vec<Option<String>>,
    /// Points.
    pub points: String,
    /// What each tie-break gives.
    pub values: Vec<String>,
    /// Why he goes on, where he does.
    pub on: Option<String>,
}

/// A group.
pub struct Group {
    /// What it is called.
    pub title: String,
    /// Its table.
    pub rows: Vec<Row>,
}

#[derive(Template)]
#[template(path = "tournament/groups.html")]
struct Page<'a> {
    frame: &'a Frame,
    top: Top,
    /// Tie-breaks, each with its meaning.
    codes: Vec<(String, String)>,
    groups: Vec<Group>,
    playoffs: Vec<Duel>,
}

/// `/e/{event}/groups`
pub async fn page(ForAll { seen, frame }: ForAll) -> Response {
    if !has_groups(&seen) {
        return because(&frame, StatusCode::NOT_FOUND, frame.t("tour-groups-none"));
    }
    match Cup::of(&seen).await {
        Ok(cup) => {
            let page = shown(&frame, &seen, cup.as_ref());
            frame.page(StatusCode::OK, &page)
        }
        Err(failure) => refuse(&frame, &failure),
    }
}

fn shown<'a>(frame: &'a Frame, seen: &Seen, cup: Option<&Cup>) -> Page<'a> {
    let ties = cup.map(|cup| cup.ties.as_slice()).unwrap_or_default();
    let codes = ties.iter().filter(|code| has_values(code)).map(|code| {
        let code = code.to_string();
        (code.clone(), frame.lang().tiebreak(&code))
    });
    let playoffs = cup.map(|cup| cup.bracket.playoffs.as_slice()).unwrap_or_default();
    Page {
        top: Top::of(frame, seen, "groups"),
        codes: codes.collect(),
        groups: cup.map(|cup| groups(frame, seen, cup)).unwrap_or_default(),
        playoffs: playoffs.iter().map(|one| duel(frame, seen, one)).collect(),
        frame,
    }
}

/// The groups as they stand.
pub fn groups(frame: &Frame, seen: &Seen, cup: &Cup) -> Vec<Group> {
    let games = games(seen, cup.group_rounds().min(seen.newest().0));
    let group = |at: usize| Group {
        title: frame.count("tour-draw-group", "group", &(at + 1)),
        rows: rows(frame, seen, cup, at, &games),
    };
    (0..cup.tables.len()).map(group).collect()
}

/// Whether a tie-break has a value that a column can show.
const fn has_values(code: &Code) -> bool {
    !code.name.without_value()
}

fn rows(frame: &Frame, seen: &Seen, cup: &Cup, at: usize, games: &Games) -> Vec<Row> {
    let table = &cup.tables[at];
    let order = order(cup, at);
    let people: Vec<Person> = order.iter().map(|number| who(seen, *number)).collect();
    let cell = |one: &Person, other: &Person| {
        let made = games.get(&(one.id, other.id));
        (one.id != other.id).then(|| made.map(|made| made.concat()).unwrap_or_default())
    };
    let row = |(place, (number, one)): (usize, (&u16, &Person))| {
        let line = table.iter().find(|line| line.player == *number);
        let shown =
            |value: Option<Value>| value.map_or_else(|| "–".to_owned(), |value| halves(&value.to_string()));
        let value = |at: usize| shown(line.and_then(|line| line.values.get(at).copied().flatten()));
        let columns = (0..cup.ties.len()).filter(|at| has_values(&cup.ties[*at]));
        Row {
            place: line.map(|line| {
                if cup.groups_are_over() {
                    place + 1
                } else {
                    line.rank
                }
            }),
            who: one.clone(),
            cells: people.iter().map(|other| cell(one, other)).collect(),
            points: shown(line.map(|line| line.points)),
            values: columns.map(value).collect(),
            on: on((frame, seen), cup, at, place),
        }
    };
    order.iter().zip(&people).enumerate().map(row).collect()
}

/// The numbers of a group from the first place on: as it ended, or as its table stands; who left comes last.
fn order(cup: &Cup, at: usize) -> Vec<u16> {
    if let Some(table) = cup.bracket.groups.get(at).filter(|_| cup.groups_are_over()) {
        return table.order.clone();
    }
    let stand: Vec<u16> = cup.tables[at].iter().map(|line| line.player).collect();
    let members = cup.plan.groups.iter().filter_map(|groups| groups.members.get(at));
    let left = members.flatten().filter(|number| !stand.contains(number));
    stand.iter().chain(left).copied().collect()
}

/// Why the one on this place goes on, once all groups are over: by what he is before the first who does not.
fn on((frame, seen): (&Frame, &Seen), cup: &Cup, at: usize, place: usize) -> Option<String> {
    let qualify = cup.plan.groups.as_ref()?.qualify;
    if !cup.groups_are_over() || place >= qualify {
        return None;
    }
    let order = &cup.bracket.groups.get(at)?.order;
    let line = |place: usize| {
        cup.tables[at]
            .iter()
            .find(|line| Some(&line.player) == order.get(place))
    };
    let mine = line(place)?;
    let how = |how: &str, meaning: &str| {
        let args = Args::new().word("how", how).word("meaning", meaning);
        frame.lang().text("tour-group-on", &args)
    };
    let Some(other) = line(qualify) else {
        return Some(how("points", ""));
    };
    if mine.points != other.points {
        return Some(how("points", ""));
    }
    if mine.rank != other.rank {
        let code = parting(cup, mine, other);
        return Some(how(
            "tiebreak",
            &code.map(|code| frame.lang().tiebreak(&code)).unwrap_or_default(),
        ));
    }
    let pair = [mine.player, other.player];
    let by_person = seen.state.through.all().any(|one| {
        let ranks = [one.winner, one.loser].map(|id| seen.counted.numbers.rank(id));
        pair.iter().all(|player| ranks.contains(player))
    });
    if by_person {
        return Some(how("person", ""));
    }
    let played = cup.bracket.playoffs.iter().any(|one| {
        let two = [one.top, one.bottom];
        pair.iter().all(|player| two.contains(&Some(*player))) && matches!(one.state, Stands::Won(..))
    });
    Some(how(if played { "playoff" } else { "lot" }, ""))
}

/// Groups in which lots parted those who were level for the last place that goes on: the title, who goes on by it, and who does not.
pub fn by_lots(frame: &Frame, seen: &Seen, cup: &Cup) -> Vec<(String, Vec<Person>, Vec<Person>)> {
    let Some(qualify) = cup.plan.groups.as_ref().map(|groups| groups.qualify) else {
        return Vec::new();
    };
    let lots = frame.lang().text(
        "tour-group-on",
        &Args::new().word("how", "lot").word("meaning", ""),
    );
    let one = |at: usize| {
        let order = &cup.bracket.groups.get(at)?.order;
        let line = |player: &u16| cup.tables[at].iter().find(|line| line.player == *player);
        let out = order.get(qualify).and_then(line)?;
        let level = |player: &&u16| {
            line(player).is_some_and(|line| line.points == out.points && line.rank == out.rank)
        };
        let (on_by, out_by) = order.split_at(qualify);
        let drawn = |place: usize| on((frame, seen), cup, at, place).as_ref() == Some(&lots);
        if !(0..qualify).any(drawn) {
            return None;
        }
        let people = |list: &[u16]| {
            list.iter()
                .filter(level)
                .map(|player| who(seen, *player))
                .collect()
        };
        let title = frame.count("tour-draw-group", "group", &(at + 1));
        Some((title, people(on_by), people(out_by)))
    };
    (0..cup.tables.len()).filter_map(one).collect()
}

/// The tie-break that parts two: the first in which they differ, else the one that has no value of its own.
fn parting(cup: &Cup, one: &Standing, other: &Standing) -> Option<String> {
    let values = || one.values.iter().zip(&other.values).zip(&cup.ties);
    let differs = values().find(|((one, other), _)| one != other);
    let found = differs.or_else(|| values().find(|((one, _), _)| one.is_none()));
    found.map(|(_, code)| code.to_string())
}
