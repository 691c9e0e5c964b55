//! A place in the table: why before the next one, and every value to its last addend.

use arbiter_hall::event::table::Table;
use arbiter_hall::event::tiebreak::{Account, Code, Explained, Name, Total, accounts};
use arbiter_lang::{AccountWords, Args};
use askama::Template;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;

use super::Top;
use super::reader::ForAll;
use super::seen::{Person, Seen, halves};
use super::standings::{newest, table, who};
use crate::api::aside;
use crate::frame::Frame;
use crate::refused::{not_here, refuse};

/// The chapter of the Handbook that says what tie-breaks are.
const TEXT: &str = "C.07";

/// After which round.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    after: Option<u16>,
}

#[derive(Template)]
#[template(path = "tournament/place.html")]
struct Page<'a> {
    frame: &'a Frame,
    top: Top,
    who: Person,
    after: u16,
    back: String,
    /// What it is: a place, or a value.
    title: String,
    /// The article that a value rests on.
    article: Option<String>,
    /// What makes it; what is left out is struck through.
    lines: Vec<(String, bool)>,
    /// The other values of this place: where each is told, what it is.
    values: Vec<(String, String)>,
}

/// `/e/{event}/standings/{player}`
pub async fn place(
    reader: ForAll,
    Path((_, player)): Path<(String, u16)>,
    Query(asked): Query<Asked>,
) -> Response {
    told(reader, (player, None), &asked).await
}

/// `/e/{event}/standings/{player}/{code}`
pub async fn value(
    reader: ForAll,
    Path((_, player, code)): Path<(String, u16, String)>,
    Query(asked): Query<Asked>,
) -> Response {
    let code = Some(code.trim().to_uppercase());
    told(reader, (player, code), &asked).await
}

async fn told(
    ForAll { seen, frame }: ForAll,
    (player, code): (u16, Option<String>),
    asked: &Asked,
) -> Response {
    let last = newest(&seen);
    let after = asked.after.unwrap_or(last).min(last);
    let table = match table(&seen, after).await {
        Ok(table) => table,
        Err(failure) => return refuse(&frame, &failure),
    };
    let counted = std::sync::Arc::clone(&table);
    let all = aside(move || match counted.as_ref() {
        Ok(table) => accounts(&table.event, &table.list, table.edition),
        Err(_) => Vec::new(),
    });
    let all = match all.await {
        Ok(all) => all,
        Err(failure) => return refuse(&frame, &failure),
    };
    let page = table.as_ref().as_ref().ok();
    match page.and_then(|table| shown(&frame, &seen, (table, &all), player, code.as_deref(), after)) {
        Some(page) => frame.page(StatusCode::OK, &page),
        None => not_here(frame).await,
    }
}

fn shown<'a>(
    frame: &'a Frame,
    seen: &Seen,
    (table, all): (&Table, &[Account]),
    player: u16,
    code: Option<&str>,
    after: u16,
) -> Option<Page<'a>> {
    let at = all.iter().position(|account| account.standing.player == player)?;
    let account = &all[at];
    let lang = frame.lang();
    let words = AccountWords {
        event: &table.event,
        list: &table.list,
        lang,
    };
    let (title, lines) = match code {
        Some(code) => {
            let mut lines = struck(&words.of(account, code)?, explained(table, account, code)?);
            (lines.remove(0).0, lines)
        }
        // In a knock-out the bracket makes the places.
        None if seen.state.is_knockout() => return None,
        None => {
            let next = all.get(at + 1);
            let why = next.map_or_else(
                || frame.t("tour-place-last"),
                |next| before(frame, seen, table, account, next),
            );
            let place = account.standing.rank as u64;
            (
                lang.text("tour-place", &Args::new().count("place", place)),
                vec![(why, false)],
            )
        }
    };
    let named = table
        .list
        .iter()
        .find(|one| Some(one.to_string().as_str()) == code);
    let article = named.and_then(|one| one.name.article()).map(|article| {
        let args = Args::new().text("article", article);
        lang.text("tour-value-article", &args.text("text", TEXT))
    });
    let link = |code: &str| format!("{}?after={after}", seen.links.value(player, code));
    let codes = std::iter::once("PTS".to_owned()).chain(table.list.iter().map(Code::to_string));
    let values = codes.filter_map(|one| Some((link(&one), words.of(account, &one)?.into_iter().next()?)));
    Some(Page {
        top: Top::of(frame, seen, "standings").about(&who(seen, player).name),
        who: who(seen, player),
        after,
        back: seen.links.standings(after),
        title,
        article,
        lines,
        values: if code.is_none() {
            values.collect()
        } else {
            Vec::new()
        },
        frame,
    })
}

/// What makes a value.
fn explained<'a>(table: &Table, account: &'a Account, code: &str) -> Option<&'a Explained> {
    let at = table.list.iter().position(|one| one.to_string() == code);
    match at {
        Some(at) => account.values.get(at),
        None => (code == "PTS").then_some(&account.points),
    }
}

/// The lines of a value: the first is what it comes to, then an addend a line.
fn struck(lines: &[String], told: &Explained) -> Vec<(String, bool)> {
    let out = |at: usize| at > 0 && told.addends.get(at - 1).is_some_and(|addend| addend.left_out);
    let lines = lines.iter().enumerate();
    lines.map(|(at, line)| (line.clone(), out(at))).collect()
}

/// Why a line stands before the next one.
fn before(frame: &Frame, seen: &Seen, table: &Table, one: &Account, two: &Account) -> String {
    let (line, next) = (&one.standing, &two.standing);
    let args = || Args::new().text("other", who(seen, next.player).name);
    let valued = |code: &str, made: String, other: String| {
        let args = args()
            .text("meaning", frame.lang().tiebreak(code))
            .text("code", code);
        frame
            .lang()
            .text("tour-place-value", &args.text("made", made).text("than", other))
    };
    if line.rank == next.rank {
        return frame.lang().text("tour-place-level", &args());
    }
    let points = [Name::Pts, Name::Mpts, Name::Gpts];
    let listed = table.list.iter().any(|code| points.contains(&code.name));
    if !listed && line.points != next.points {
        return valued(
            "PTS",
            halves(&line.points.to_string()),
            halves(&next.points.to_string()),
        );
    }
    for (at, code) in table.list.iter().enumerate() {
        let code = code.to_string();
        match (
            line.values.get(at).copied().flatten(),
            next.values.get(at).copied().flatten(),
        ) {
            (Some(made), Some(other)) if made != other => {
                return valued(&code, halves(&made.to_string()), halves(&other.to_string()));
            }
            (None, None)
                if one
                    .values
                    .get(at)
                    .is_some_and(|told| splits(told, line.player, next.player)) =>
            {
                let args = args()
                    .text("meaning", frame.lang().tiebreak(&code))
                    .text("code", code);
                return frame.lang().text("tour-place-among", &args);
            }
            _ => {}
        }
    }
    frame.lang().text("tour-place-level", &args())
}

/// Whether a tie-break among those who are level puts two of them on different places.
fn splits(told: &Explained, one: u16, two: u16) -> bool {
    let Total::Groups(steps) = &told.total else {
        return false;
    };
    steps.iter().any(|step| {
        let place = |player: u16| {
            step.lines
                .iter()
                .find(|line| line.player == player)
                .map(|line| line.place)
        };
        matches!((place(one), place(two)), (Some(one), Some(two)) if one != two)
    })
}
