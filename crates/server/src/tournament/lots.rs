//! The draw: what was published before it, its secret, who drew and how, and how everybody checks it.

use arbiter_hall::event::Color;
use arbiter_hall::event::knockout::{Decision, Stands};
use arbiter_lang::Args;
use askama::Template;
use axum::http::StatusCode;
use axum::response::Response;
use serde_json::json;

use super::Top;
use super::cup::Cup;
use super::draw::{Group, groups};
use super::groups::by_lots;
use super::history::signed;
use super::reader::ForAll;
use super::seen::{Person, Seen};
use super::standings::who;
use crate::frame::Frame;
use crate::refused::refuse;

/// A secret that lots were drawn from, and how its hash is computed on a command line.
pub struct Secret {
    pub text: String,
    pub command: String,
    /// How was drawn, from whom in which order, what came of it, and the initial colour: so that a browser draws again.
    method: String,
    before: String,
    after: String,
    colour: String,
    /// What keeps players apart in groups, in the order that was drawn, and the ids of each group: as JSON, where groups were drawn.
    groups: String,
}

#[derive(Template)]
#[template(path = "tournament/lots.html")]
pub struct Page<'a> {
    frame: &'a Frame,
    top: Top,
    /// The hash that was published.
    pub published: Option<String>,
    pub secret: Option<Secret>,
    /// Who drew and how: the sentence, when, who.
    pub drawn: Option<(String, String, String)>,
    pub colour: Option<String>,
    /// Numbers, names and pages of those who were drawn; none where they were drawn into groups.
    pub order: Vec<(u16, String, String)>,
    /// The groups that were drawn, each with its title.
    pub groups: Vec<Group>,
    /// What lots decided later, a sentence each.
    pub later: Vec<String>,
}

/// `/e/{event}/lots`
pub async fn page(ForAll { seen, frame }: ForAll) -> Response {
    if !any(&seen) {
        return crate::refused::not_here(frame).await;
    }
    let mut page = shown(&frame, &seen);
    match Cup::of(&seen).await {
        Ok(cup) => page.later = cup.map(|cup| later(&frame, &seen, &cup)).unwrap_or_default(),
        Err(failure) => return refuse(&frame, &failure),
    }
    frame.page(StatusCode::OK, &page)
}

/// What lots decided after the draw: those who were level in a group, and matches that all their games left level.
pub fn later(frame: &Frame, seen: &Seen, cup: &Cup) -> Vec<String> {
    let names = |people: &[Person]| {
        let names: Vec<&str> = people.iter().map(|one| one.name.as_str()).collect();
        names.join(&frame.t("tournament-joint"))
    };
    let said = |place: &str, on: &[Person], out: &[Person]| {
        let args = Args::new().word("place", place).text("who", names(on));
        frame.lang().text("tour-lots-by", &args.text("other", names(out)))
    };
    let groups = by_lots(frame, seen, cup);
    let groups = groups.iter().map(|(title, on, out)| said(title, on, out));
    let stages = cup.bracket.stages.iter();
    let matches = stages.flat_map(|matches| {
        let lines = 2 * matches.len() as u64;
        let title = frame.count("tour-cup-stage", "left", &lines);
        matches.iter().filter_map(move |one| match one.state {
            Stands::Won(winner, Decision::Lot) => {
                let loser = [one.top, one.bottom]
                    .into_iter()
                    .flatten()
                    .find(|line| *line != winner)?;
                Some((title.clone(), winner, loser))
            }
            _ => None,
        })
    });
    let matches =
        matches.map(|(title, winner, loser)| said(&title, &[who(seen, winner)], &[who(seen, loser)]));
    groups.chain(matches).collect()
}

/// Whether something was drawn or will be.
pub fn any(seen: &Seen) -> bool {
    let lots = &seen.state.lots;
    lots.published.last().is_some() || lots.drawn.last().is_some()
}

/// What was published, and what came of the draw.
pub fn shown<'a>(frame: &'a Frame, seen: &Seen) -> Page<'a> {
    let lots = &seen.state.lots;
    let drawn = lots.drawn.last();
    let words = frame.lang().tournament(&seen.state);
    let made = lots.drawn.by();
    let made = made.and_then(|seq| seen.state.history.iter().find(|made| made.seq == seq));
    let secret = drawn.and_then(|drawn| drawn.draw.secret.clone().zip(Some(drawn)));
    let (before, after): (Vec<u32>, Vec<u32>) = if seen.state.of_teams() {
        let (before, after) = seen.state.teams_drawn_from().unwrap_or_default();
        [before, after]
            .map(|list| list.into_iter().map(|id| id.0).collect())
            .into()
    } else {
        let (before, after) = seen.state.drawn_from().unwrap_or_default();
        [before, after]
            .map(|list| list.into_iter().map(|id| id.0).collect())
            .into()
    };
    Page {
        top: Top::of(frame, seen, "lots"),
        published: lots.published.last().cloned(),
        secret: secret.map(|(text, drawn)| Secret {
            command: command(&text),
            text,
            method: word(drawn.draw.method),
            before: ids(&before),
            after: ids(&after),
            colour: drawn.colour.map_or_else(String::new, word),
            groups: again(seen),
        }),
        drawn: made.map(|made| {
            let at = made.at.as_deref().map(|at| words.moment(at));
            let by = signed(frame, made.by.as_deref().unwrap_or_default());
            (words.made(made), at.unwrap_or_default(), by)
        }),
        colour: drawn
            .filter(|_| !seen.state.is_grouped())
            .and_then(|drawn| drawn.colour)
            .map(|colour| {
                frame.t(match colour {
                    Color::White => "web-white",
                    Color::Black => "web-black",
                })
            }),
        order: drawn
            .filter(|drawn| drawn.groups.is_empty())
            .map(|_| order(seen))
            .unwrap_or_default(),
        groups: groups(frame, seen),
        later: Vec::new(),
        frame,
    }
}

/// A word of a closed set, as the acts have it.
fn word(of: impl serde::Serialize) -> String {
    json!(of).as_str().unwrap_or_default().to_owned()
}

fn ids(list: &[u32]) -> String {
    let ids: Vec<String> = list.iter().map(ToString::to_string).collect();
    ids.join(" ")
}

/// Who has which number, and where his page is, or that of the team.
fn order(seen: &Seen) -> Vec<(u16, String, String)> {
    let link = |number| {
        if seen.state.of_teams() {
            seen.links.team(number)
        } else {
            seen.links.player(number)
        }
    };
    let all = super::draw::order(seen).into_iter();
    all.map(|(number, name)| (number, name, link(number))).collect()
}

/// What a browser needs to draw the groups again.
fn again(seen: &Seen) -> String {
    let Some((bonds, groups)) = seen.state.groups_drawn() else {
        return String::new();
    };
    json!({ "bonds": bonds, "groups": groups }).to_string()
}

/// What computes the hash of a secret where there is a shell.
fn command(secret: &str) -> String {
    let quoted = format!("arbiter lots:{secret}").replace('\'', r"'\''");
    format!("printf %s '{quoted}' | sha256sum")
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_secret_with_quotes_stays_one_word_of_the_command() {
        let made = super::command("it's; rm");
        assert_eq!(made, r"printf %s 'arbiter lots:it'\''s; rm' | sha256sum");
    }
}
