//! Clubs against each other: what the best players of each made together, where they play for themselves. So for federations,
//! and for teams that are named in an event of single players.

use std::collections::BTreeMap;

use arbiter_hall::event::number::EntrantId;
use arbiter_hall::event::tiebreak::Value;
use askama::Template;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;

use super::Top;
use super::reader::ForAll;
use super::seen::{Person, Seen, halves};
use super::standings::{newest, no_table, table};
use crate::frame::Frame;
use crate::live::Failure;
use crate::refused::{because, refuse};

/// How many players of a club may count; invitations of real events say three to five.
const BEST: [usize; 3] = [3, 4, 5];
/// So many count where nothing is asked for: the boards of a usual team.
const USUAL: usize = 4;

/// Which table is asked for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    after: Option<u16>,
    /// `0`: everybody counts.
    best: Option<usize>,
    by: String,
}

/// By what players belong together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum By {
    Club,
    Federation,
    Team,
}

/// Somebody of a club: his place in the whole, his points, and whether they count.
pub struct Member {
    pub who: Person,
    pub place: usize,
    pub points: String,
    pub counts: bool,
}

/// A club.
pub struct Squad {
    pub place: usize,
    pub name: String,
    pub points: String,
    /// The sum of the places of those who count: of two that are level the smaller one is before.
    pub places: usize,
    pub members: Vec<Member>,
}

/// A way to another table: address, name, whether it is this one.
type Way = (String, String, bool);

#[derive(Template)]
#[template(path = "tournament/clubs.html")]
struct Page<'a> {
    frame: &'a Frame,
    top: Top,
    after: u16,
    by: Vec<Way>,
    best: Vec<Way>,
    squads: Vec<Squad>,
    before: Option<String>,
    next: Option<String>,
    paper: String,
}

/// The table that is printed, with what it is of.
pub struct Printed {
    pub squads: Vec<Squad>,
    pub about: String,
}

impl By {
    const ALL: [Self; 3] = [Self::Club, Self::Federation, Self::Team];

    const fn name(self) -> &'static str {
        match self {
            Self::Club => "club",
            Self::Federation => "federation",
            Self::Team => "team",
        }
    }

    /// What somebody belongs to; nothing where he stands for himself.
    fn of(self, seen: &Seen, id: EntrantId) -> String {
        match self {
            Self::Club => seen.person(id).club,
            Self::Federation => {
                let entrant = seen.state.entrants.get(&id);
                entrant
                    .map(|one| one.form().federation.trim().to_owned())
                    .unwrap_or_default()
            }
            Self::Team => {
                let mut teams = seen.state.teams.values();
                let own = teams.find(|team| team.members().contains(&id));
                own.map(|team| team.name.trim().to_owned()).unwrap_or_default()
            }
        }
    }

    /// Whether any two belong together so, and not all.
    fn fits(self, seen: &Seen) -> bool {
        let mut sizes: BTreeMap<String, usize> = BTreeMap::new();
        for id in seen.state.entrants.keys() {
            *sizes.entry(self.of(seen, *id)).or_default() += 1;
        }
        sizes.remove("");
        sizes.len() > 1 && sizes.values().any(|size| *size > 1)
    }

    /// The one that is asked for, or the first that fits.
    fn asked(seen: &Seen, word: &str) -> Option<Self> {
        let fits = |by: &Self| by.fits(seen);
        let named = Self::ALL.into_iter().find(|by| by.name() == word).filter(fits);
        named.or_else(|| Self::ALL.into_iter().find(fits))
    }
}

/// Whether there is such a table: players who belong together, and play for themselves.
pub fn any(seen: &Seen) -> bool {
    !seen.state.of_teams() && !seen.state.is_knockout() && By::asked(seen, "").is_some()
}

/// `/e/{event}/clubs`
pub async fn page(ForAll { seen, frame }: ForAll, Query(asked): Query<Asked>) -> Response {
    let Some(by) = By::asked(&seen, &asked.by).filter(|_| any(&seen)) else {
        return because(&frame, StatusCode::NOT_FOUND, frame.t("clubs-none"));
    };
    let last = newest(&seen);
    let after = asked.after.unwrap_or(last).min(last);
    let best = asked.best.unwrap_or(USUAL);
    let squads = match squads(&seen, after, (by, best)).await {
        Ok(Ok(squads)) => squads,
        Ok(Err(why)) => return because(&frame, StatusCode::NOT_FOUND, no_table(&frame, &why)),
        Err(failure) => return refuse(&frame, &failure),
    };
    let link = |page: &str, after: u16, by: By, best: usize| {
        seen.links
            .named(&format!("{page}={after}&by={}&best={best}", by.name()))
    };
    let way = |one: By| {
        let name = frame.word("clubs-by", "by", one.name());
        (link("clubs?after", after, one, best), name, one == by)
    };
    let so_many = |count: usize| {
        (
            link("clubs?after", after, by, count),
            counting(&frame, count),
            count == best,
        )
    };
    let page = Page {
        top: Top::of(&frame, &seen, "clubs"),
        after,
        by: By::ALL
            .into_iter()
            .filter(|one| one.fits(&seen))
            .map(way)
            .collect(),
        best: BEST.into_iter().chain([0]).map(so_many).collect(),
        squads,
        before: (after > 0).then(|| link("clubs?after", after - 1, by, best)),
        next: (after < last).then(|| link("clubs?after", after + 1, by, best)),
        paper: link("print/clubs?round", after, by, best),
        frame: &frame,
    };
    page.frame.page(StatusCode::OK, &page)
}

/// How many count, in words.
fn counting(frame: &Frame, best: usize) -> String {
    frame.count("clubs-best", "count", &best)
}

/// The table as it is printed; nothing where there is none.
pub async fn printed(
    frame: &Frame,
    seen: &Seen,
    after: u16,
    (by, best): (&str, Option<usize>),
) -> Result<Option<Printed>, Failure> {
    let Some(by) = By::asked(seen, by) else {
        return Ok(None);
    };
    let best = best.unwrap_or(USUAL);
    let about = format!(
        "{} · {}",
        frame.word("clubs-by", "by", by.name()),
        counting(frame, best)
    );
    let found = squads(seen, after, (by, best)).await?;
    Ok(found.ok().map(|squads| Printed { squads, about }))
}

async fn squads(
    seen: &Seen,
    after: u16,
    (by, best): (By, usize),
) -> Result<Result<Vec<Squad>, arbiter_hall::event::table::NoTable>, Failure> {
    let counted = table(seen, after).await?;
    let table = match counted.as_ref() {
        Ok(table) => table,
        Err(why) => return Ok(Err(why.clone())),
    };
    let most = if best == 0 { usize::MAX } else { best };
    let mut clubs: BTreeMap<String, Vec<(Member, i64)>> = BTreeMap::new();
    for line in &table.lines {
        let Some(id) = seen.counted.numbers.entrant(line.player) else {
            continue;
        };
        let own = clubs.entry(by.of(seen, id)).or_default();
        // Lines come by place, so the first of a club are its best.
        let member = Member {
            who: seen.person(id),
            place: line.rank,
            points: halves(&line.points.to_string()),
            counts: own.len() < most,
        };
        own.push((member, line.points.get()));
    }
    clubs.remove("");
    Ok(Ok(ranked(clubs)))
}

/// The clubs by points, and of those who are level the one whose players have the better places.
fn ranked(clubs: BTreeMap<String, Vec<(Member, i64)>>) -> Vec<Squad> {
    let sum = |(name, members): (String, Vec<(Member, i64)>)| {
        let counts = || members.iter().filter(|(member, _)| member.counts);
        let points: i64 = counts().map(|(_, points)| points).sum();
        let places: usize = counts().map(|(member, _)| member.place).sum();
        let members = members.into_iter().map(|(member, _)| member).collect();
        (
            points,
            Squad {
                place: 0,
                name,
                points: halves(&Value::new(points).to_string()),
                places,
                members,
            },
        )
    };
    let mut sums: Vec<(i64, Squad)> = clubs.into_iter().map(sum).collect();
    // Names of those who are level all the same keep the order of the alphabet.
    sums.sort_by_key(|(points, squad)| (-points, squad.places));
    let mut last = (i64::MIN, 0, 0);
    let mut ranked = Vec::with_capacity(sums.len());
    for (at, (points, squad)) in sums.into_iter().enumerate() {
        if (last.0, last.1) != (points, squad.places) {
            last = (points, squad.places, at + 1);
        }
        ranked.push(Squad {
            place: last.2,
            ..squad
        });
    }
    ranked
}
