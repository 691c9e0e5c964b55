//! The projector: `/e/{event}/screen?show=pairings,standings`. Without a script all lists stand below each other; with it they turn
//! by themselves, in as many columns as fit. What is shown is what everybody sees, whoever opened it: a draft is for no wall.

use arbiter_hall::event::Color;
use arbiter_hall::event::number::Round;
use arbiter_hall::event::show::Eyes;
use arbiter_hall::event::state::Source;
use arbiter_hall::event::words::Hour;
use arbiter_lang::{Args, Order};
use askama::Template;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;

use super::bracket::winner;
use super::ceremony::Drawing;
use super::cup::{Cup, Stage, fits, has_groups};
use super::draw::{Group as DrawnGroup, first, groups as drawn_groups, in_groups, order};
use super::groups::{Group, groups};
use super::lots;
use super::reader::ForAll;
use super::round::in_so_far;
use super::rows::{Place, by_name};
use super::seen::{How, Person, Seat, Seen};
use super::standings::{Line, lines, table};
use crate::app::App;
use crate::frame::Frame;
use crate::live::Failure;
use crate::refused::refuse;

/// So many missing boards are named: more do not fit in a line of the size in which a hall reads, and while so many play nobody asks.
const NAMED: usize = 20;

/// What is shown, in words with commas; nothing shows what the state of the round asks for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    show: String,
}

/// A list that is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Pairings,
    Results,
    Standings,
    Clock,
    Draw,
    Groups,
    Bracket,
}

impl Part {
    fn named(name: &str) -> Option<Self> {
        Some(match name.trim() {
            "pairings" => Self::Pairings,
            "results" => Self::Results,
            "standings" => Self::Standings,
            "clock" => Self::Clock,
            "draw" => Self::Draw,
            "groups" => Self::Groups,
            "bracket" => Self::Bracket,
            _ => return None,
        })
    }

    /// The message that is its title.
    const fn id(self) -> &'static str {
        match self {
            Self::Pairings => "tour-screen-pairings",
            Self::Results => "tour-screen-results",
            Self::Standings => "tour-screen-standings",
            Self::Clock => "tour-screen-clock",
            Self::Draw => "tour-screen-draw",
            Self::Groups => "tour-screen-groups",
            Self::Bracket => "tour-screen-bracket",
        }
    }

    fn name(self) -> &'static str {
        self.id().trim_start_matches("tour-screen-")
    }

    /// Whether there is such a thing in this tournament by now.
    fn is_there(self, seen: &Seen) -> bool {
        let paired = seen.newest().0 > 0;
        match self {
            Self::Pairings | Self::Results => paired,
            Self::Standings => !seen.state.entrants.is_empty(),
            Self::Clock => timer(seen).is_some(),
            Self::Draw => lots::any(seen) || seen.house.pulled().is_some(),
            Self::Groups => has_groups(seen) && seen.state.drawn(),
            Self::Bracket => fits(seen) && seen.state.drawn(),
        }
    }
}

#[derive(Template)]
#[template(path = "tournament/screen.html")]
struct Page<'a> {
    frame: &'a Frame,
    name: String,
    home: String,
    parts: Vec<Part>,
    round: u16,
    /// When the round begins or began: as it is read by programs, and by people.
    timer: Option<(String, String)>,
    /// This server's clock, by which the time is counted whatever the projector's says.
    now: u64,
    /// Which page of how many it is, for the script to fill in.
    numbered: String,
    in_so_far: String,
    /// Boards without a result, where they are few.
    missing: String,
    places: Vec<Place>,
    seats: Vec<Seat>,
    bye: Option<String>,
    lines: Vec<Line>,
    hash: Option<String>,
    /// Who published it, and when.
    first: Option<String>,
    drawing: Option<Drawing>,
    /// The colour of number 1: its word, and the sentence.
    colour: Option<(&'static str, String)>,
    drawn: Vec<(u16, String)>,
    /// What lots decided later, a sentence each.
    later: Vec<String>,
    /// The groups, where lots gave those.
    drawn_groups: Vec<DrawnGroup>,
    groups: Vec<Group>,
    stages: Vec<Stage>,
    winner: Option<Person>,
}

/// `/e/{event}/screen`
pub async fn page(
    ForAll { mut seen, frame }: ForAll,
    State(app): State<App>,
    Query(asked): Query<Asked>,
) -> Response {
    seen.eyes = Eyes::Everybody;
    let running = app.hub().count(&seen.house).await.0 > 0;
    match shown(&frame, &seen, &asked, (running, app.hub().now())).await {
        Ok(page) => frame.page(StatusCode::OK, &page),
        Err(failure) => refuse(&frame, &failure),
    }
}

/// What is asked for as far as it is there, else what the state of the round asks for.
fn parts(seen: &Seen, asked: &Asked, running: bool) -> Vec<Part> {
    let there = |part: &Part| part.is_there(seen);
    let wanted: Vec<Part> = asked.show.split(',').filter_map(Part::named).collect();
    if !wanted.is_empty() {
        return wanted.into_iter().filter(there).collect();
    }
    let newest = seen.newest();
    let by_itself = match seen.how(newest) {
        How::Published if waits(seen, newest, running) => vec![Part::Pairings],
        How::Published => vec![Part::Results],
        _ if newest.0 == 0 => vec![Part::Draw, Part::Standings],
        _ => vec![Part::Standings, Part::Groups, Part::Bracket],
    };
    by_itself.into_iter().filter(there).collect()
}

/// Whether nobody plays in a round yet: its start was not announced, no clock runs, no result came.
fn waits(seen: &Seen, number: Round, running: bool) -> bool {
    let came = |round: &arbiter_hall::event::state::RoundState| {
        let mut boards = round.layout().boards.iter();
        boards.any(|board| {
            let scored = round.result(board.board);
            scored.is_some_and(|scored| scored.source != Source::Paired)
        })
    };
    let started = seen.state.hour(number, Hour::Started).is_some();
    !running && !started && !seen.round(number).is_some_and(came)
}

/// The hour from which time is counted: of the round that runs, or of the next one.
fn timer(seen: &Seen) -> Option<String> {
    let newest = seen.newest();
    let next = newest.0 == 0 || seen.how(newest) == How::Closed;
    let round = Round(newest.0 + u16::from(next));
    let started = seen.state.hour(round, Hour::Started);
    let at = started.or_else(|| seen.state.hour(round, Hour::Scheduled));
    at.filter(|_| seen.state.over.last() != Some(&true))
        .map(ToOwned::to_owned)
}

async fn shown<'a>(
    frame: &'a Frame,
    seen: &Seen,
    asked: &Asked,
    (running, now): (bool, u64),
) -> Result<Page<'a>, Failure> {
    let parts = parts(seen, asked, running);
    let newest = seen.newest();
    let words = frame.lang().tournament(&seen.state);
    let mut page = Page {
        name: seen.name().to_owned(),
        home: seen.links.home(),
        round: newest.0,
        timer: timer(seen).map(|at| {
            (
                at.clone(),
                frame.of("tour-screen-begins", "at", &words.moment(&at)),
            )
        }),
        now,
        numbered: {
            let args = Args::new().text("page", "@here").text("pages", "@all");
            frame.lang().text("tour-screen-page", &args)
        },
        in_so_far: String::new(),
        missing: String::new(),
        places: Vec::new(),
        seats: Vec::new(),
        bye: None,
        lines: Vec::new(),
        hash: seen.state.lots.published.last().map(|hash| in_groups(hash)),
        first: None,
        drawing: None,
        colour: None,
        drawn: Vec::new(),
        drawn_groups: Vec::new(),
        later: Vec::new(),
        groups: Vec::new(),
        stages: Vec::new(),
        winner: None,
        parts,
        frame,
    };
    page.take_boards(seen);
    if page.parts.contains(&Part::Standings)
        && let Ok(table) = table(seen, newest.0).await?.as_ref()
    {
        page.lines = lines(seen, table, newest.0);
    }
    if page.parts.contains(&Part::Draw) {
        page.first = first(frame, seen);
        page.drawing = Drawing::of(frame, seen);
        if seen.state.drawn() {
            page.drawn_groups = drawn_groups(frame, seen);
            if page.drawn_groups.is_empty() {
                page.drawn = order(seen);
                page.colour = colour(frame, seen);
            }
        }
    }
    if let Some(cup) = Cup::of(seen).await? {
        page.later = lots::later(frame, seen, &cup);
        page.groups = groups(frame, seen, &cup);
        page.stages = met(cup.stages(frame, seen));
        page.winner = winner(seen, &cup);
    }
    Ok(page)
}

/// With which colour number 1 begins.
fn colour(frame: &Frame, seen: &Seen) -> Option<(&'static str, String)> {
    let word = match seen.state.lots.drawn.last()?.colour? {
        Color::White => "white",
        Color::Black => "black",
    };
    Some((word, frame.word("tour-draw-king", "side", word)))
}

/// Stages without matches in which nobody meets anybody, the newest first: a hall looks for what is played now.
fn met(stages: Vec<Stage>) -> Vec<Stage> {
    let known = |stage: Stage| {
        let both = |duel: &super::cup::Duel| duel.halves.iter().all(|half| half.who.is_some());
        let duels: Vec<_> = stage.duels.into_iter().filter(both).collect();
        (!duels.is_empty()).then_some(Stage { duels, ..stage })
    };
    stages.into_iter().rev().filter_map(known).collect()
}

impl Page<'_> {
    fn take_boards(&mut self, seen: &Seen) {
        let number = seen.newest();
        let Some(round) = seen.round(number) else {
            return;
        };
        let lang = self.frame.lang();
        let layout = round.layout();
        self.seats = seen.seats(lang, number, layout);
        self.bye = seen.bye(layout);
        self.in_so_far = in_so_far(self.frame, &self.seats);
        let open = || self.seats.iter().filter(|seat| seat.score.is_none());
        if open().count() <= NAMED && open().count() < self.seats.len() {
            let boards: Vec<String> = open().map(|seat| seat.board.to_string()).collect();
            let comma = self.frame.t("after-comma");
            self.missing = boards.join(&comma);
        }
        let sorted = Order::of(lang.language());
        let resting = layout
            .bye
            .into_iter()
            .map(|id| (seen.person(id), self.frame.t("tour-bye")));
        self.places = by_name(&self.seats, resting, |one, two| sorted.compare(one, two));
    }
}
