//! What is printed: `/e/{event}/print/{what}?round=N`, and `/e/{event}/print?round=N` with what a round needs. Black on white, and
//! nothing of the screen on it.

use std::sync::Arc;

use arbiter_hall::event::date;
use arbiter_hall::event::number::Round;
use arbiter_lang::{Args, Lang, Order};
use askama::Template;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;

use super::categories::inside;
use super::clubs::{self, Printed, printed};
use super::cross;
use super::cup::{Cup, Stage, fits};
use super::lots;
use super::norms::{Certificate, certificate, record};
use super::prizes::any;
use super::reader::{ForAll, only_officials};
use super::receipts::{Receipt, receipts};
use super::rows::{Place, by_name, free};
use super::seen::{Person, Seat, Seen};
use super::standings::{Line, lines, no_table, section, table};
use crate::api::drawn;
use crate::app::App;
use crate::frame::Frame;
use crate::live::{Failure, instant};
use crate::refused::{because, not_here, refuse};

/// Which round is printed; the newest that is seen where none is asked for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    round: Option<u16>,
    /// The category of which standings are printed.
    section: String,
    /// The order of the square, or by what players are counted together.
    by: String,
    /// How many of a club count.
    best: Option<usize>,
    /// Whose certificate it is, by starting rank.
    player: u16,
}

/// A list, or a kind of card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Pairings,
    Names,
    Standings,
    Cross,
    Slips,
    Places,
    Sheets,
    Seats,
    Badges,
    Checkin,
    Minutes,
    Lots,
    Bracket,
    Prizes,
    Diplomas,
    Clubs,
    It1,
}

/// What goes to the wall and to the boards when a round begins.
const ROUND: [Part; 3] = [Part::Names, Part::Pairings, Part::Slips];

impl Part {
    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "pairings" => Self::Pairings,
            "names" => Self::Names,
            "standings" => Self::Standings,
            "cross" => Self::Cross,
            "slips" => Self::Slips,
            "places" => Self::Places,
            "sheets" => Self::Sheets,
            "seats" => Self::Seats,
            "badges" => Self::Badges,
            "checkin" => Self::Checkin,
            "minutes" => Self::Minutes,
            "lots" => Self::Lots,
            "bracket" => Self::Bracket,
            "prizes" => Self::Prizes,
            "diplomas" => Self::Diplomas,
            "clubs" => Self::Clubs,
            "it1" => Self::It1,
            _ => return None,
        })
    }

    /// The message that is its title.
    const fn id(self) -> &'static str {
        match self {
            Self::Pairings => "tour-paper-pairings",
            Self::Names => "tour-paper-names",
            Self::Standings => "tour-paper-standings",
            Self::Cross => "tour-paper-cross",
            Self::Slips => "tour-paper-slips",
            Self::Places => "tour-paper-places",
            Self::Sheets => "tour-paper-sheets",
            Self::Seats => "tour-paper-seats",
            Self::Badges => "tour-paper-badges",
            Self::Checkin => "tour-paper-checkin",
            Self::Minutes => "tour-paper-minutes",
            Self::Lots => "tour-paper-lots",
            Self::Bracket => "tour-paper-bracket",
            Self::Prizes => "tour-paper-prizes",
            Self::Diplomas => "tour-paper-diplomas",
            Self::Clubs => "tour-paper-clubs",
            Self::It1 => "tour-paper-it1",
        }
    }

    fn name(self) -> &'static str {
        self.id().trim_start_matches("tour-paper-")
    }

    fn title(self, paper: &Paper) -> String {
        paper.t(self.id())
    }

    /// Whether it is about the boards of one round.
    const fn has_boards(self) -> bool {
        matches!(
            self,
            Self::Pairings | Self::Names | Self::Slips | Self::Places | Self::Sheets | Self::Seats
        )
    }

    /// Whether it holds what only those who keep the event may read.
    const fn is_for_officials(self) -> bool {
        matches!(
            self,
            Self::Checkin | Self::Minutes | Self::It1 | Self::Prizes | Self::Diplomas
        )
    }

    /// Whether this reader gets it in this tournament.
    fn is_for(self, seen: &Seen) -> bool {
        match self {
            Self::Bracket => fits(seen) && seen.state.drawn(),
            Self::Prizes | Self::Diplomas => any(seen),
            Self::Clubs => clubs::any(seen),
            Self::Cross => cross::fits(&seen.state),
            _ => true,
        }
    }

    /// The round, as it stands in the head.
    fn round(self, paper: &Paper) -> Option<String> {
        if self.has_boards() {
            return Some(paper.count_of("tour-round", "round", paper.number));
        }
        let after =
            matches!(self, Self::Standings | Self::Cross | Self::Bracket | Self::Clubs) && paper.number > 0;
        after.then(|| paper.count_of("tour-after-round", "round", paper.number))
    }
}

#[derive(Template)]
#[template(path = "tournament/paper.html")]
struct Paper<'a> {
    frame: &'a Frame,
    /// Languages beside that of the page.
    beside: Vec<Arc<Lang>>,
    parts: &'a [Part],
    event: String,
    printed: String,
    /// That the event is outside FIDE mode.
    outside: Option<String>,
    number: u16,
    seats: Vec<Seat>,
    /// The code of each board, where slips or cards of seats are printed: of its live game, else of its page.
    codes_of_boards: Vec<String>,
    bye: Option<String>,
    places: Vec<Place>,
    codes: Vec<String>,
    lines: Vec<Line>,
    /// The category whose lines these are.
    section: Option<String>,
    cross_heads: Vec<(String, String)>,
    cross: Vec<cross::Line>,
    people: Vec<Person>,
    /// The draw, and whether it is one of numbers that everybody takes by hand.
    lots: Option<(lots::Page<'a>, bool)>,
    minutes: Vec<(String, String)>,
    stages: Vec<Stage>,
    receipts: Vec<Receipt>,
    /// Where and when it was held, as it stands under a name.
    held: String,
    clubs: Option<Printed>,
    certificate: Option<Certificate>,
}

/// `/e/{event}/print/{what}`
pub async fn one(
    reader: ForAll,
    State(app): State<App>,
    Path((_, what)): Path<(String, String)>,
    Query(asked): Query<Asked>,
) -> Response {
    match Part::named(&what) {
        Some(part) => print(&app, reader, &[part], &asked).await,
        None => not_here(reader.frame).await,
    }
}

/// `/e/{event}/print`
pub async fn round(reader: ForAll, State(app): State<App>, Query(asked): Query<Asked>) -> Response {
    print(&app, reader, &ROUND, &asked).await
}

async fn print(app: &App, ForAll { seen, frame }: ForAll, parts: &[Part], asked: &Asked) -> Response {
    let number = asked.round.unwrap_or(seen.newest().0);
    let boards = parts.iter().any(|part| part.has_boards());
    let round_is_seen = seen.round(Round(number)).is_some() || (!boards && number <= seen.newest().0);
    if parts.iter().any(|part| part.is_for_officials()) && !seen.keeps() {
        return only_officials(&frame, &seen);
    }
    if !round_is_seen || !parts.iter().all(|part| part.is_for(&seen)) {
        return not_here(frame).await;
    }
    let mut paper = Paper::of(&frame, &seen, parts, (number, app.hub().now()));
    if parts.contains(&Part::Minutes) {
        paper.minutes = minutes(&frame, &seen, asked.round);
    }
    match paper.count(&seen, asked).await {
        Ok(Ok(())) => frame.page(StatusCode::OK, &paper),
        Ok(Err(why)) => because(&frame, StatusCode::NOT_FOUND, why),
        Err(failure) => refuse(&frame, &failure),
    }
}

impl<'a> Paper<'a> {
    /// A message in the language of the page and in those beside it, each apart from the others in which way it is written.
    fn t(&self, id: &str) -> String {
        self.in_all(|lang| lang.text(id, &Args::new()))
    }

    /// The same with a number in it.
    fn count_of(&self, id: &str, name: &str, count: u16) -> String {
        self.in_all(|lang| lang.text(id, &Args::new().count(name, count.into())))
    }

    fn in_all(&self, say: impl Fn(&Lang) -> String) -> String {
        let mut said = say(self.frame.lang());
        for lang in &self.beside {
            let beside = say(lang);
            if beside != said {
                said = format!("{said} \u{b7} \u{2068}{beside}\u{2069}");
            }
        }
        said
    }

    fn of(frame: &'a Frame, seen: &Seen, parts: &'a [Part], (number, now): (u16, u64)) -> Self {
        let has = |part: Part| parts.contains(&part);
        let mut paper = Self {
            frame,
            beside: frame.beside(),
            parts,
            event: seen.name().to_owned(),
            printed: moment(frame, seen, now),
            outside: seen.outside(frame.lang()),
            number,
            seats: Vec::new(),
            codes_of_boards: Vec::new(),
            bye: None,
            places: Vec::new(),
            codes: Vec::new(),
            lines: Vec::new(),
            section: None,
            cross_heads: Vec::new(),
            cross: Vec::new(),
            people: Vec::new(),
            lots: None,
            minutes: Vec::new(),
            stages: Vec::new(),
            receipts: Vec::new(),
            held: String::new(),
            clubs: None,
            certificate: None,
        };
        paper.take_boards(seen);
        if has(Part::Badges) || has(Part::Checkin) || has(Part::Lots) {
            let sorted = Order::of(frame.lang().language());
            paper.people = seen.everybody();
            paper
                .people
                .sort_by(|one, two| sorted.compare(&one.name, &two.name));
        }
        if has(Part::Lots) {
            let by_hand = seen.state.is_table() && !seen.state.of_teams();
            paper.lots = Some((lots::shown(frame, seen), by_hand));
        }
        paper
    }

    /// What has to be counted first: places, brackets, prizes.
    async fn count(&mut self, seen: &Seen, asked: &Asked) -> Result<Result<(), String>, Failure> {
        for part in self.parts {
            match part {
                Part::Standings => match table(seen, self.number).await?.as_ref() {
                    Ok(table) => {
                        self.codes = table.list.iter().map(ToString::to_string).collect();
                        self.lines = lines(seen, table, self.number);
                        if let Some(category) = section(seen, &asked.section) {
                            self.lines = inside(seen, category, std::mem::take(&mut self.lines));
                            self.section = Some(category.code.clone());
                        }
                    }
                    Err(why) => return Ok(Err(no_table(self.frame, why))),
                },
                Part::Bracket => {
                    let cup = Cup::after(seen, self.number).await?;
                    self.stages = cup.map(|cup| cup.stages(self.frame, seen)).unwrap_or_default();
                }
                Part::Lots => {
                    let cup = Cup::of(seen).await?;
                    if let (Some((draw, _)), Some(cup)) = (&mut self.lots, cup) {
                        draw.later = lots::later(self.frame, seen, &cup);
                    }
                }
                Part::Cross => {
                    let made = cross::made(self.frame, seen, self.number, &asked.by).await?;
                    (self.cross_heads, self.cross) = (made.heads, made.lines);
                }
                Part::Clubs => {
                    let which = (asked.by.as_str(), asked.best);
                    self.clubs = printed(self.frame, seen, self.number, which).await?;
                }
                Part::It1 => match certificate(self.frame, seen, asked.player).await? {
                    Ok(made) => self.certificate = Some(made),
                    Err(why) => return Ok(Err(why)),
                },
                Part::Prizes => self.receipts = receipts(self.frame, seen).await?,
                Part::Diplomas => {
                    self.receipts = receipts(self.frame, seen).await?;
                    self.held = held(self.frame, seen);
                }
                _ => {}
            }
        }
        Ok(Ok(()))
    }

    fn take_boards(&mut self, seen: &Seen) {
        let Some(round) = seen.round(Round(self.number)) else {
            return;
        };
        let lang = self.frame.lang();
        let layout = round.layout();
        self.seats = seen.seats(lang, Round(self.number), layout);
        let of_seats = self.parts.contains(&Part::Seats);
        if of_seats || self.parts.contains(&Part::Slips) {
            let code = |seat: &Seat| {
                let game = seat
                    .running()
                    .filter(|_| of_seats)
                    .map(|game| format!("/g/{game}"));
                let path = game.unwrap_or_else(|| seen.links.board(self.number, seat.board));
                let address = format!("{}{path}", self.frame.origin());
                drawn(&address).unwrap_or_default()
            };
            self.codes_of_boards = self.seats.iter().map(code).collect();
        }
        self.bye = seen.bye(layout);
        let away = layout.away.iter().map(|(id, _)| *id);
        let others = layout
            .bye
            .into_iter()
            .chain(away)
            .map(|id| (seen.person(id), free(self.frame, layout, id)));
        let sorted = Order::of(lang.language());
        self.places = by_name(&self.seats, others, |one, two| sorted.compare(one, two));
    }
}

/// Where it was held and on which day it ended, as far as somebody has said so.
fn held(frame: &Frame, seen: &Seen) -> String {
    let days = [record(seen, "052"), record(seen, "042")];
    let read = |text: &String| {
        let (year, month, day) = date(text)?;
        format!("{year:04}-{month:02}-{day:02}").parse().ok()
    };
    let day = days
        .iter()
        .find_map(read)
        .map(|day| frame.lang().text("tour-paper-day", &Args::new().date("day", day)));
    let city = Some(record(seen, "022")).filter(|city| !city.is_empty());
    // Each by itself, in which way it is written.
    let apart = |part: String| frame.lang().isolate(&part).into_owned();
    let told: Vec<String> = city.into_iter().chain(day).map(apart).collect();
    told.join(" \u{b7} ")
}

/// When it was printed, by the clock of the hall; by that of the world where nobody has said which one it is.
fn moment(frame: &Frame, seen: &Seen, now: u64) -> String {
    let ahead = seen.state.ahead() * MINUTE;
    let at = instant(now.saturating_add_signed(ahead));
    let at = frame.lang().tournament(&seen.state).moment(&at);
    let args = Args::new().text("at", at).text("zone", zone(seen));
    frame.lang().text("phone-printed", &args)
}

/// In milliseconds.
const MINUTE: i64 = 60_000;

/// By which clock hours are told.
pub fn zone(seen: &Seen) -> String {
    let zone = seen.state.zone().filter(|zone| *zone != "Z");
    format!("UTC{}", zone.unwrap_or_default())
}

/// What was done and still stands, with its time: in a round, or in all of them.
fn minutes(frame: &Frame, seen: &Seen, round: Option<u16>) -> Vec<(String, String)> {
    let words = frame.lang().tournament(&seen.state);
    let lines = arbiter_hall::event::minutes::minutes(&seen.state);
    let wanted = lines.into_iter().filter(|line| {
        let of_round = round.is_none_or(|round| line.round == Round(round));
        of_round && line.made.stands()
    });
    let told = wanted.map(|line| {
        let at = line.made.at.as_deref().map(|at| words.moment(at));
        (at.unwrap_or_default(), words.made(line.made))
    });
    told.collect()
}
