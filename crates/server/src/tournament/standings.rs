//! The table after any round: places, points, and what parts those who are level.

use std::sync::Arc;

use arbiter_hall::event::act::Category;
use arbiter_hall::event::number::{Round, TeamId};
use arbiter_hall::event::table::{NoTable, Table};
use arbiter_lang::Args;
use askama::Template;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;

use super::Top;
use super::categories;
use super::links::encoded;
use super::parted::{Part, parted};
use super::reader::ForAll;
use super::seen::{How, Person, Seen, halves};
use crate::frame::Frame;
use crate::live::Failure;
use crate::refused::refuse;

/// Which table is asked for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    after: Option<u16>,
    page: usize,
    /// The code of a category.
    section: String,
}

/// A line of the table.
pub struct Line {
    /// The place; those who are level share it.
    pub place: usize,
    /// The place in the whole, where the lines are those of a category.
    pub overall: Option<usize>,
    /// Who; a team in an event of teams.
    pub who: Person,
    /// Where it is told why before the next one.
    pub why: Option<String>,
    /// Points.
    pub points: String,
    /// What each tie-break gives, with the page that explains it.
    pub values: Vec<(String, String)>,
}

/// The last round after which there is a table: the newest that is seen.
pub fn newest(seen: &Seen) -> u16 {
    seen.newest().0
}

/// The table after a round, counted once for all readers.
///
/// # Errors
/// The machine failed; where there is no table it says why.
pub async fn table(seen: &Seen, after: u16) -> Result<Arc<Result<Table, NoTable>>, Failure> {
    seen.counted.table(&seen.state, Some(after)).await
}

/// The lines of a table after a round.
pub fn lines(seen: &Seen, table: &Table, after: u16) -> Vec<Line> {
    let line = |line: &arbiter_hall::event::tiebreak::Standing| Line {
        place: line.rank,
        overall: None,
        who: who(seen, line.player),
        why: (!seen.state.is_knockout()).then(|| {
            seen.links
                .named(&format!("standings/{}?after={after}", line.player))
        }),
        points: halves(&line.points.to_string()),
        values: table
            .list
            .iter()
            .zip(&line.values)
            .map(|(code, value)| {
                let value = value.map_or_else(|| "–".to_owned(), |value| halves(&value.to_string()));
                let link = seen.links.value(line.player, &code.to_string());
                (value, format!("{link}?after={after}"))
            })
            .collect(),
    };
    table.lines.iter().map(line).collect()
}

/// Why there is no table.
pub fn no_table(frame: &Frame, why: &NoTable) -> String {
    match why {
        NoTable::Nobody => frame.t("tour-empty"),
        other => other.to_string(),
    }
}

/// Who has this number: a player, or a team in an event of teams.
pub fn who(seen: &Seen, number: u16) -> Person {
    if seen.state.of_teams() {
        return team(seen, number);
    }
    let id = seen.counted.numbers.entrant(number);
    id.map_or_else(|| nobody(number), |id| seen.person(id))
}

fn nobody(rank: u16) -> Person {
    Person {
        id: arbiter_hall::event::number::EntrantId(0),
        rank,
        name: String::new(),
        title: String::new(),
        rating: None,
        club: String::new(),
        link: String::new(),
    }
}

/// A team as a line has it.
fn team(seen: &Seen, number: u16) -> Person {
    let id: Option<TeamId> = seen.state.team_numbers().team(number);
    let name = id
        .and_then(|id| seen.state.teams.get(&id))
        .map(|team| team.name.clone());
    Person {
        name: name.unwrap_or_default(),
        link: seen.links.team(number),
        ..nobody(number)
    }
}

#[derive(Template)]
#[template(path = "tournament/standings.html")]
struct Page<'a> {
    frame: &'a Frame,
    top: Top,
    after: u16,
    codes: Vec<(String, String)>,
    lines: Vec<Line>,
    problem: Option<String>,
    runs: Option<String>,
    before: Option<String>,
    next: Option<String>,
    parts: Vec<Part>,
    /// The categories: address, name, whether this is it.
    sections: Vec<(String, String, bool)>,
    /// What follows an address for the category that is shown.
    of_section: String,
    /// The same on paper.
    paper: String,
}

/// `/e/{event}/standings`
pub async fn page(ForAll { seen, frame }: ForAll, Query(asked): Query<Asked>) -> Response {
    let last = newest(&seen);
    let after = asked.after.unwrap_or(last).min(last);
    match table(&seen, after).await {
        Ok(table) => frame.page(StatusCode::OK, &shown(&frame, &seen, &table, (after, &asked))),
        Err(failure) => refuse(&frame, &failure),
    }
}

fn shown<'a>(
    frame: &'a Frame,
    seen: &Seen,
    table: &Result<Table, NoTable>,
    (after, asked): (u16, &Asked),
) -> Page<'a> {
    let last = newest(seen);
    let category = section(seen, &asked.section);
    let of = |lines| match category {
        Some(category) => categories::inside(seen, category, lines),
        None => lines,
    };
    let (lines, codes, problem) = match table {
        Ok(table) => (of(lines(seen, table, after)), table.list.as_slice(), None),
        Err(why) => (Vec::new(), &[][..], Some(no_table(frame, why))),
    };
    let of_section = category.map_or_else(String::new, |one| format!("&section={}", encoded(&one.code)));
    let parted = parted(lines, asked.page, |page| {
        format!("?after={after}&page={page}{of_section}")
    });
    let runs = (after == last && seen.how(Round(last)) == How::Published).then(|| {
        let round = seen.round(Round(last));
        let (done, boards) = round.map_or((0, 0), |round| {
            let boards = round.layout().boards.len();
            (boards - round.open().count(), boards)
        });
        let args = Args::new()
            .count("round", last.into())
            .count("done", done as u64)
            .count("all", boards as u64);
        frame.lang().text("tour-runs", &args)
    });
    let leads = |after: u16| format!("{}{of_section}", seen.links.standings(after));
    Page {
        top: Top::of(frame, seen, "standings"),
        sections: sections(frame, seen, after, category),
        paper: format!(
            "{}?round={after}{of_section}",
            seen.links.named("print/standings")
        ),
        after,
        codes: codes
            .iter()
            .map(|code| (code.to_string(), frame.lang().tiebreak(&code.to_string())))
            .collect(),
        lines: parted.shown,
        problem,
        runs,
        before: (after > 0).then(|| leads(after - 1)),
        next: (after < last).then(|| leads(after + 1)),
        parts: parted.parts,
        of_section,
        frame,
    }
}

/// A category by its code; lines of a table of teams are teams, which belong to none.
pub fn section<'a>(seen: &'a Seen, code: &str) -> Option<&'a Category> {
    seen.state.category(code).filter(|_| !seen.state.of_teams())
}

/// Everybody, and each category.
fn sections(frame: &Frame, seen: &Seen, after: u16, shown: Option<&Category>) -> Vec<(String, String, bool)> {
    let all = seen.state.all_categories();
    if all.is_empty() || seen.state.of_teams() {
        return Vec::new();
    }
    let whole = (
        seen.links.standings(after),
        frame.t("tour-everybody"),
        shown.is_none(),
    );
    let of = |one: &&Category| {
        let link = categories::link(seen, after, &one.code);
        (link, one.code.clone(), shown == Some(*one))
    };
    std::iter::once(whole).chain(all.iter().map(of)).collect()
}
