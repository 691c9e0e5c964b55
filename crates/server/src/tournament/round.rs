//! A round: what it would be, a draft, published. `/arbiter/{event}/round` pairs and publishes it; `/e/{event}/r/{round}` shows it.

use arbiter_hall::event::Mark;
use arbiter_hall::event::act::{Draw, Kind, Method, Pair};
use arbiter_hall::event::number::Round;
use arbiter_hall::event::preview::{Preview, preview};
use arbiter_hall::event::state::{Layout, RoundState};
use arbiter_hall::event::words::Hour;
use arbiter_lang::{Args, Order};
use askama::Template;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use serde_json::json;

use super::asked::{Done, Said};
use super::bar::Bar;
use super::day::{is_day, page as day};
use super::hand::broken;
use super::paper::zone;
use super::parted::{Part, parted};
use super::reader::{AtDesk, ForAll};
use super::rows::{Place, by_name, free, unsighted, warnings};
use super::seen::{How, Person, Seat, Seen};
use super::started::Waiting;
use crate::app::App;
use crate::frame::Frame;
use crate::refused::Refused;

/// Which round is asked for, and what was just done.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    round: Option<u16>,
    done: Option<Done>,
}

#[derive(Template)]
#[template(path = "tournament/round.html")]
struct Desk<'a> {
    frame: &'a Frame,
    bar: Bar,
    said: Option<Said>,
    here: String,
    round: u16,
    /// How many rounds there will be.
    rounds: Option<u16>,
    how: How,
    /// The steps of a round: word, name, whether it stands there.
    steps: Vec<(&'static str, String, bool)>,
    seats: Vec<Seat>,
    bye: Option<String>,
    away: Vec<Person>,
    missing: Vec<Person>,
    warnings: Vec<String>,
    /// Why it cannot be paired.
    problem: Option<String>,
    /// What is done with the one filled button: its words, its acts.
    go: Option<(String, Vec<String>)>,
    /// Whether each board leads to why it is so.
    explains: bool,
    /// Live games are opened on its boards.
    games: Option<String>,
    /// The entry that is taken back, and what it was; or what stands in the way.
    back: Option<(u32, String)>,
    stuck: Option<String>,
    in_so_far: String,
    before: Option<u16>,
    after: Option<u16>,
    questions: usize,
    /// When it begins, as a field of a form takes it, where the reader may say so.
    hour: Option<String>,
    /// Where its boards are changed by hand.
    hand: Option<String>,
    /// Its live games that have not begun.
    waiting: Waiting,
    opens: bool,
    detaches: bool,
    /// By which clock.
    zone: String,
}

/// `/arbiter/{event}/round`
pub async fn desk(
    AtDesk { seen, frame }: AtDesk,
    State(app): State<App>,
    Query(asked): Query<Asked>,
) -> Response {
    if asked.round.is_none() && is_day(&seen) {
        return day(&frame, &seen, asked.done).await;
    }
    let mut page = Desk::of(&frame, &seen, &asked);
    page.waiting = Waiting::of(&app, &seen, Round(page.round)).await;
    frame.page(StatusCode::OK, &page)
}

/// The round that an arbiter wants to see: the newest, and once all of it is in the next one.
fn wanted(seen: &Seen) -> u16 {
    let paired = seen.state.paired();
    let closed = seen.how(paired) == How::Closed;
    let more = seen.state.all_rounds().is_none_or(|last| paired < last);
    if paired.0 == 0 || closed && more && seen.state.over.last() != Some(&true) {
        paired.0 + 1
    } else {
        paired.0
    }
}

impl Desk<'_> {
    /// Whether the live game of a board can be closed again: it has not begun.
    fn closes(&self, game: &str) -> bool {
        self.detaches && self.waiting.games.contains(game)
    }
}

impl<'a> Desk<'a> {
    fn of(frame: &'a Frame, seen: &Seen, asked: &Asked) -> Self {
        let paired = seen.state.paired().0;
        let number = asked.round.unwrap_or_else(|| wanted(seen)).clamp(1, paired + 1);
        let round = Round(number);
        let lang = frame.lang();
        let words = lang.tournament(&seen.state);
        let how = seen.how(round);
        let (layout, about, problem) = match seen.round(round) {
            Some(found) => (found.layout().clone(), Vec::new(), None),
            None => match preview(&seen.state) {
                Ok(preview) => {
                    let about = about(frame, seen, &preview);
                    (preview.layout, about, None)
                }
                Err(why) => (Layout::default(), Vec::new(), Some(words.refusal(&why))),
            },
        };
        let seats = seen.seats(lang, round, &layout);
        let steps = [How::Preview, How::Draft, How::Published].map(|step| {
            let name = frame.t(&format!("tour-step-{}", step.name()));
            let stands = how == step || (how == How::Closed && step == How::Published);
            (step.name(), name, stands)
        });
        let missing = || {
            let not_here = |id: &arbiter_hall::event::number::EntrantId| {
                let one = seen.state.entrants.get(id);
                one.is_some_and(|one| one.status(round) == arbiter_hall::event::state::Status::Entered)
            };
            let any_here = seen
                .state
                .entrants
                .values()
                .any(|one| one.status(round) == arbiter_hall::event::state::Status::CheckedIn);
            let ids = seen.counted.numbers.in_order().map(|one| one.1).filter(not_here);
            let all: Vec<Person> = ids.filter(|_| any_here).map(|id| seen.person(id)).collect();
            all
        };
        let (back, stuck) = Self::backwards(frame, seen, round);
        Self {
            bar: Bar::of(frame, seen, "round"),
            said: Said::of(frame, seen, asked.done),
            here: format!("/arbiter/{}/round?round={number}", seen.id),
            round: number,
            rounds: seen.state.all_rounds().map(|last| last.0),
            how,
            steps: steps.to_vec(),
            warnings: match how {
                How::Preview => [about, warnings(frame, &seats), unsighted(frame, seen, &seats)].concat(),
                How::Draft => {
                    let told = [warnings(frame, &seats), unsighted(frame, seen, &seats)].concat();
                    [broken(frame, seen, round), told].concat()
                }
                // Until the last of them is over somebody sets the boards up.
                How::Published => unsighted(frame, seen, &seats),
                How::Closed => Vec::new(),
            },
            bye: seen.bye(&layout),
            away: layout.away.iter().map(|(id, _)| seen.person(*id)).collect(),
            missing: if how == How::Preview {
                missing()
            } else {
                Vec::new()
            },
            go: Self::go(frame, seen, round, how).filter(|_| problem.is_none()),
            explains: how != How::Preview || seen.state.drawn(),
            games: Self::games(seen, round, how),
            back,
            stuck,
            in_so_far: in_so_far(frame, &seats),
            before: (number > 1).then(|| number - 1),
            after: (number <= paired).then(|| number + 1),
            questions: seen.state.unsettled().len(),
            hour: hour(seen, round),
            waiting: Waiting::default(),
            opens: how == How::Published && seen.may(Kind::OpenGames),
            detaches: seen.may(Kind::Detach),
            hand: (how != How::Preview && number == paired && !seen.state.of_teams())
                .then(|| format!("{}?round={number}", seen.desk("hand")))
                .filter(|_| seen.may(Kind::Repair)),
            zone: frame.of("phone-zone", "zone", &zone(seen)),
            problem,
            seats,
            frame,
        }
    }

    /// The next step, and its acts.
    fn go(frame: &Frame, seen: &Seen, round: Round, how: How) -> Option<(String, Vec<String>)> {
        let number = Args::new().count("round", round.0.into());
        let (word, right, acts) = match how {
            How::Preview if !seen.state.drawn() => {
                let acts = vec![draw(seen), pair(round)];
                ("tour-draw-and-pair", Kind::Draw, acts)
            }
            How::Preview => ("tour-pair", Kind::Pair, vec![pair(round)]),
            How::Draft => {
                let publish = json!({"do": "publish", "round": round}).to_string();
                ("tour-publish", Kind::Publish, vec![publish])
            }
            How::Published | How::Closed => return None,
        };
        seen.may(right).then(|| (frame.lang().text(word, &number), acts))
    }

    /// Live games on the boards of a round that has none.
    fn games(seen: &Seen, round: Round, how: How) -> Option<String> {
        let found = seen.round(round)?;
        let any = found.open().any(|board| {
            let facts = found.facts(board.board);
            facts.and_then(|facts| facts.live()).is_none()
        });
        let act = json!({"do": "open_games", "round": round}).to_string();
        (how == How::Published && any && seen.may(Kind::OpenGames)).then_some(act)
    }

    /// What is taken back of a round: that it was published, else that it was paired; or why it cannot be.
    fn backwards(frame: &Frame, seen: &Seen, round: Round) -> (Option<(u32, String)>, Option<String>) {
        let Some(found) = seen.state.round(round).filter(|_| seen.may(Kind::Pair)) else {
            return (None, None);
        };
        let seq = Self::newest_step(found);
        let words = frame.lang().tournament(&seen.state);
        let made = seen.state.history.iter().find(|made| made.seq == seq);
        let undo = arbiter_hall::event::act::Undo::of(seq);
        match (made, arbiter_hall::event::act::decide(&seen.state, &undo.into())) {
            (Some(made), Ok(_)) if seen.takes_back(made) => (Some((seq.0, words.made(made))), None),
            (_, Err(why)) => (None, Some(words.refusal(&why))),
            _ => (None, None),
        }
    }

    fn newest_step(found: &RoundState) -> arbiter_hall::event::number::Seq {
        let steps = [found.stage.by(), found.layouts.by()];
        steps.into_iter().flatten().fold(found.paired, Ord::max)
    }
}

/// What a preview does not know yet: results of boards that are open, and lots.
fn about(frame: &Frame, seen: &Seen, preview: &Preview) -> Vec<String> {
    let open = seen.state.open_boards().len();
    let open = (open > 0).then(|| frame.count("tour-preview-about", "count", &open));
    let undrawn = preview.undrawn.then(|| frame.t("tour-preview-undrawn"));
    open.into_iter().chain(undrawn).collect()
}

/// So many characters of an hour are its day, hour and minute.
const TO_THE_MINUTE: usize = 16;

/// When a round begins, as a field of a form takes it; nothing where the reader may not say so.
fn hour(seen: &Seen, round: Round) -> Option<String> {
    let at = seen.state.hour(round, Hour::Scheduled).unwrap_or_default();
    let text = at.chars().take(TO_THE_MINUTE).collect();
    seen.may(Kind::Hour).then_some(text)
}

/// How a tournament draws where nobody chooses: by rating where players of one strength shall meet late, else by lots.
pub fn draw(seen: &Seen) -> String {
    let by_lots =
        seen.state.is_table() || seen.state.terms.form == Some(arbiter_hall::event::act::Form::SchoolCup);
    let method = if by_lots { Method::Lots } else { Method::Strength };
    let act = arbiter_hall::event::act::Act::from(Draw::by_lots(method, super::asked::NEW_SECRET));
    serde_json::to_string(&act).unwrap_or_default()
}

fn pair(round: Round) -> String {
    let act = arbiter_hall::event::act::Act::from(Pair::by_rules(round));
    serde_json::to_string(&act).unwrap_or_default()
}

/// How many boards are in.
pub fn in_so_far(frame: &Frame, seats: &[Seat]) -> String {
    let done = seats.iter().filter(|seat| seat.score.is_some()).count();
    let args = Args::new()
        .count("done", done as u64)
        .count("all", seats.len() as u64);
    frame.lang().text("tour-in", &args)
}

/// How the public list is asked for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Find {
    by: String,
    q: String,
    page: usize,
}

#[derive(Template)]
#[template(path = "tournament/pairings.html")]
struct Open<'a> {
    frame: &'a Frame,
    top: super::Top,
    round: u16,
    seats: Vec<Seat>,
    places: Vec<Place>,
    by_name: bool,
    q: String,
    bye: Option<String>,
    /// Who asked for a bye, and for which.
    asked_byes: Vec<(Person, String)>,
    in_so_far: String,
    before: Option<String>,
    after: Option<String>,
    here: String,
    parts: Vec<Part>,
    event: String,
}

/// `/e/{event}/r/{round}`
pub async fn open(
    ForAll { seen, frame }: ForAll,
    Path((_, round)): Path<(String, u16)>,
    Query(find): Query<Find>,
) -> Response {
    match shown(&frame, &seen, round, &find) {
        Some(page) => frame.page(StatusCode::OK, &page),
        None if is_to_come(&seen, round) => {
            let why = frame.count("tour-round-to-come", "round", &round);
            let near = vec![(seen.links.home(), seen.name().to_owned())];
            let status = StatusCode::NOT_FOUND;
            frame.page(status, &Refused::of(&frame, status, why, near))
        }
        None => crate::refused::not_here(frame).await,
    }
}

/// Whether a round will be played, and nobody but those who keep the event sees it yet.
fn is_to_come(seen: &Seen, round: u16) -> bool {
    let last = seen.state.all_rounds().map_or(seen.newest().0 + 1, |last| last.0);
    round > seen.newest().0 && round <= last
}

fn shown<'a>(frame: &'a Frame, seen: &Seen, number: u16, find: &Find) -> Option<Open<'a>> {
    let round = seen.round(Round(number))?;
    let layout = round.layout();
    let seats = seen.seats(frame.lang(), Round(number), layout);
    let names = find.by == "name" || !find.q.is_empty();
    let away = layout.away.iter().map(|(id, _)| *id);
    let others = layout
        .bye
        .into_iter()
        .chain(away)
        .map(|id| (seen.person(id), free(frame, layout, id)));
    let mut places = if names {
        let sorted = Order::of(frame.lang().language());
        by_name(&seats, others, |one, two| sorted.compare(one, two))
    } else {
        Vec::new()
    };
    if !find.q.is_empty() {
        let found = seen.state.search(&find.q);
        places.retain(|place| found.iter().any(|who| who.id == place.who.id));
    }
    let last = seen.newest().0;
    let in_so_far = in_so_far(frame, &seats);
    let by = if names { "name" } else { "board" };
    let link = |page: usize| format!("?by={by}&page={page}");
    let (places, seats) = (parted(places, find.page, link), parted(seats, find.page, link));
    Some(Open {
        top: super::Top::of(frame, seen, "round").about(&frame.count("tour-round", "round", &number)),
        round: number,
        in_so_far,
        by_name: names,
        parts: if !find.q.is_empty() {
            Vec::new()
        } else if names {
            places.parts
        } else {
            seats.parts
        },
        places: places.shown,
        q: find.q.clone(),
        bye: seen.bye(layout),
        asked_byes: {
            let asked = |sign: char| {
                [Mark::HalfBye, Mark::FullBye]
                    .iter()
                    .any(|mark| mark.sign() == sign)
            };
            let asked = layout.away.iter().filter(|one| asked(one.1));
            asked
                .map(|(id, _)| (seen.person(*id), free(frame, layout, *id)))
                .collect()
        },
        seats: seats.shown,
        before: (number > 1).then(|| seen.links.round(number - 1)),
        after: (number < last).then(|| seen.links.round(number + 1)),
        here: seen.links.round(number),
        event: seen.id.clone(),
        frame,
    })
}
