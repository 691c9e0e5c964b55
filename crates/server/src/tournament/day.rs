//! The day of a school league in eight steps, each done, now or later, with the way to the screen that does it. `/arbiter/{event}/round`
//! is this page; a round of it is asked for by its number.

use arbiter_hall::event::act::{Form, Kind};
use arbiter_hall::event::cup::{Course, Phase, course};
use arbiter_hall::event::number::Round;
use arbiter_hall::event::questions::Question;
use arbiter_hall::event::regulations::rulebook_of;
use arbiter_lang::Args;
use askama::Template;
use axum::http::StatusCode;
use axum::response::Response;
use serde_json::json;

use super::asked::{Done, Said};
use super::bar::Bar;
use super::certificates::{Certificates, second_looks};
use super::draw::in_which;
use super::round::draw;
use super::seen::{How, Seen};
use super::standings::{newest, table};
use super::window::{told, window_words};
use crate::frame::Frame;
use crate::refused::refuse;

/// Whether a step is done, is to be done now, or waits for another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stands {
    /// It is done.
    Done,
    /// It is to be done now.
    Now,
    /// It waits for those before it.
    Later,
}

impl Stands {
    /// Its word.
    const fn name(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Now => "now",
            Self::Later => "later",
        }
    }

    const fn of(done: bool, now: bool) -> Self {
        match (done, now) {
            (true, _) => Self::Done,
            (false, true) => Self::Now,
            (false, false) => Self::Later,
        }
    }
}

/// A button: its words, its acts, where it leads.
struct Go {
    words: String,
    acts: Vec<String>,
    back: String,
    /// Whether it is the one that goes on.
    first: bool,
}

/// A step of the day.
struct Step {
    word: &'static str,
    /// Which one of the day it is, from 1: it stays with the step when that comes first.
    nth: usize,
    stands: Stands,
    /// How far it is, a sentence each.
    about: Vec<String>,
    /// What a person should look at.
    warnings: Vec<String>,
    /// A list that is folded: its title, its lines.
    folded: Option<(String, Vec<String>)>,
    goes: Vec<Go>,
    /// Pages that belong to it: address and name.
    links: Vec<(String, String)>,
}

impl Step {
    const fn new(word: &'static str, stands: Stands) -> Self {
        Self {
            word,
            nth: 0,
            stands,
            about: Vec::new(),
            warnings: Vec::new(),
            folded: None,
            goes: Vec::new(),
            links: Vec::new(),
        }
    }
}

#[derive(Template)]
#[template(path = "tournament/day.html")]
struct Page<'a> {
    frame: &'a Frame,
    bar: Bar,
    said: Option<Said>,
    here: String,
    steps: Vec<Step>,
}

/// Whether an event is a day in eight steps.
pub fn is_day(seen: &Seen) -> bool {
    seen.state.terms.form == Some(Form::SchoolCup)
}

/// The name of the preset that makes such events; nothing for others.
pub fn preset(seen: &Seen) -> &'static str {
    let found = rulebook_of(seen.state.terms.form);
    found.map_or("", arbiter_laws::Rulebook::id)
}

/// The page of the day.
pub async fn page(frame: &Frame, seen: &Seen, done: Option<Done>) -> Response {
    let table = match table(seen, newest(seen)).await {
        Ok(table) => table,
        Err(failure) => return refuse(frame, &failure),
    };
    let day = Day {
        frame,
        seen,
        course: course(&seen.state.sheet()),
        certificates: Certificates::of(frame, seen),
        open: seen.state.unsettled(),
    };
    let places = table
        .as_ref()
        .as_ref()
        .map_or_else(|_| Vec::new(), |table| second_looks(frame, seen, table));
    let page = Page {
        bar: Bar::of(frame, seen, "round"),
        said: Said::of(frame, seen, done),
        here: seen.desk("round"),
        steps: open_first(vec![
            day.entries(),
            day.identity(),
            day.points(),
            day.groups(),
            day.rounds(),
            day.through(),
            day.cup(),
            day.prizes(&places),
        ]),
        frame,
    };
    frame.page(StatusCode::OK, &page)
}

/// The steps, with the one that the day has come to before all others: on a phone it is the first thing seen. Of several open ones that is
/// the last, for those before it hold nothing up.
fn open_first(mut steps: Vec<Step>) -> Vec<Step> {
    for (step, nth) in steps.iter_mut().zip(1..) {
        step.nth = nth;
    }
    if let Some(open) = steps.iter().rposition(|step| step.stands == Stands::Now) {
        steps[..=open].rotate_right(1);
    }
    steps
}

struct Day<'a> {
    frame: &'a Frame,
    seen: &'a Seen,
    course: Option<Course>,
    certificates: Certificates,
    open: Vec<Question>,
}

impl Day<'_> {
    fn phase(&self) -> Phase {
        self.course.as_ref().map_or(Phase::Groups, |course| course.phase)
    }

    /// The page of an official, as a link.
    fn link(&self, page: &str) -> (String, String) {
        (self.seen.desk(page), self.frame.t(&format!("tour-page-{page}")))
    }

    fn public(&self, page: &str, name: &str) -> (String, String) {
        (self.seen.links.named(page), self.frame.t(name))
    }

    fn entries(&self) -> Step {
        let any = !self.seen.state.entrants.is_empty();
        let mut step = Step::new("entries", Stands::of(any, true));
        step.about.push(self.frame.count(
            "tour-entries",
            "count",
            &self.seen.counted.numbers.in_order().count(),
        ));
        step.about.extend(window_words(self.frame, self.seen));
        let (sums, lines) = told(self.frame, self.seen);
        step.folded = Some((sums, lines)).filter(|_| any && !self.seen.state.erased);
        step.links.push(self.link("entries"));
        step
    }

    fn identity(&self) -> Step {
        let all = !self.seen.state.entrants.is_empty();
        let lacking = &self.certificates.lacking;
        let mut step = Step::new("identity", Stands::of(all && lacking.is_empty(), all));
        step.about.push(self.certificates.words.clone());
        if !lacking.is_empty() {
            let title = self.frame.count("tour-unseen", "count", &lacking.len());
            step.folded = Some((title, lacking.clone()));
        }
        step.links.push(self.link("checkin"));
        step
    }

    fn points(&self) -> Step {
        let mut step = Step::new("points", Stands::of(self.open.is_empty(), true));
        let all = self.seen.state.questions().len();
        let args = Args::new()
            .count("done", (all - self.open.len()) as u64)
            .count("all", all as u64);
        step.about.push(self.frame.lang().text("day-answered", &args));
        if !self.open.is_empty() {
            step.about.push(self.frame.t("tour-open-holds"));
        }
        step.links.push(self.link("questions"));
        step
    }

    fn groups(&self) -> Step {
        let drawn = self.seen.state.drawn();
        let ready = self.open.is_empty() && !self.seen.state.entrants.is_empty();
        let mut step = Step::new("groups", Stands::of(drawn, ready));
        let groups = in_which(self.seen);
        for (nth, group) in (1_u64..).zip(&groups) {
            let mut clubs: Vec<&str> = group.iter().map(|id| self.seen.state.club(*id).trim()).collect();
            clubs.sort_unstable();
            let fellows = clubs
                .windows(2)
                .find(|two| two[0] == two[1] && !two[0].is_empty());
            if let Some(two) = fellows {
                let args = Args::new().count("group", nth).text("club", two[0]);
                step.warnings.push(self.frame.lang().text("day-fellows", &args));
            }
        }
        if drawn {
            step.about
                .push(self.frame.count("day-groups", "count", &groups.len()));
            step.links.push(self.public("groups", "day-page-groups"));
        } else if ready && self.seen.may(Kind::Draw) && self.seen.state.lots.published.is_empty() {
            step.goes.push(Go {
                words: self.frame.t("tour-draw-go"),
                acts: vec![draw(self.seen)],
                back: self.seen.desk("round"),
                first: true,
            });
        }
        step.links.push(self.link("draw"));
        step
    }

    fn rounds(&self) -> Step {
        let paired = self.seen.state.paired();
        let last = self.course.as_ref().map_or(0, |course| course.rounds_of_groups);
        let over = self.phase() > Phase::Groups;
        let mut step = Step::new("rounds", Stands::of(over, self.seen.state.drawn()));
        if step.stands == Stands::Now {
            self.go_on(&mut step, "day-pair");
        }
        if self.seen.state.drawn() {
            let args = Args::new()
                .count("round", u64::from(paired.0).min(last as u64))
                .count("rounds", last as u64);
            step.about.push(self.frame.lang().text("day-rounds", &args));
        }
        step
    }

    fn through(&self) -> Step {
        let mut step = Step::new(
            "through",
            Stands::of(self.phase() > Phase::PlayOffs, self.phase() == Phase::PlayOffs),
        );
        let course = self
            .course
            .as_ref()
            .filter(|course| course.phase >= Phase::PlayOffs);
        let names = |numbers: &[Option<u16>]| {
            let name = |number: &u16| self.name(*number);
            numbers.iter().flatten().map(name).collect::<Vec<_>>()
        };
        for one in course.iter().flat_map(|course| &course.bracket.playoffs) {
            let [one, two] = &names(&[one.top, one.bottom])[..] else {
                continue;
            };
            let args = Args::new().text("one", one).text("two", two);
            step.about.push(self.frame.lang().text("day-play-off", &args));
        }
        if step.stands == Stands::Now {
            self.level(&mut step);
            self.go_on(&mut step, "day-pair-again");
        } else if course.is_some_and(|course| course.bracket.playoffs.is_empty()) {
            step.about.push(self.frame.t("day-nobody-level"));
        }
        // After the way on: of a round that runs the results are what is wanted first.
        if self.seen.state.drawn() {
            step.links.push(self.public("groups", "day-page-groups"));
        }
        step
    }

    fn cup(&self) -> Step {
        let mut step = Step::new(
            "cup",
            Stands::of(self.phase() == Phase::Won, self.phase() == Phase::Cup),
        );
        let Some(course) = &self.course else { return step };
        if let Some(winner) = course.bracket.winner {
            step.about
                .push(self.frame.of("day-winner", "who", &self.name(winner)));
        }
        if step.stands == Stands::Now {
            self.level(&mut step);
            self.go_on(&mut step, "day-pair");
        }
        if course.phase >= Phase::Cup {
            step.links.push(self.public("bracket", "day-page-bracket"));
        }
        step
    }

    /// Players whom neither games nor lots part: somebody says who goes on.
    fn level(&self, step: &mut Step) {
        let level = self.course.iter().flat_map(|course| &course.bracket.level);
        for group in level {
            let names: Vec<String> = group.iter().map(|one| self.name(*one)).collect();
            let who = names.join(&self.frame.t("tournament-joint"));
            step.warnings.push(self.frame.of("day-level", "who", &who));
            step.links.push(self.link("questions"));
        }
    }

    fn prizes(&self, places: &[(String, Option<String>)]) -> Step {
        let won = self.phase() == Phase::Won;
        let erased = self.seen.state.erased;
        let mut step = Step::new("prizes", Stands::of(won && erased, won));
        step.links.push(self.link("prizes"));
        if !won {
            return step;
        }
        step.links
            .push(self.public("print/standings", "tour-paper-standings"));
        let here = self.seen.desk("round");
        let sees = self.seen.may(Kind::DocumentSeen);
        for (words, act) in places {
            match act.as_ref().filter(|_| sees) {
                Some(act) => step.goes.push(Go {
                    words: words.clone(),
                    acts: vec![act.clone()],
                    back: here.clone(),
                    first: false,
                }),
                None => step.about.push(words.clone()),
            }
        }
        if erased {
            step.about.push(self.frame.t("day-erased"));
        } else if self.seen.may(Kind::EraseBirths) {
            step.warnings.push(self.frame.t("day-erase-about"));
            step.goes.push(Go {
                words: self.frame.t("day-erase"),
                acts: vec![json!({"do": "erase_births"}).to_string()],
                back: here,
                first: true,
            });
        }
        step
    }

    fn name(&self, number: u16) -> String {
        let id = self.seen.counted.numbers.entrant(number);
        id.map_or_else(String::new, |id| self.seen.state.name(id).trim().to_owned())
    }

    /// The way on in the rounds: the results of the one that runs, or the next one, paired and published in one.
    fn go_on(&self, step: &mut Step, words: &'static str) {
        let (seen, frame) = (self.seen, self.frame);
        let paired = seen.state.paired();
        let results = |round: Round| format!("{}?round={round}", seen.desk("results"));
        match seen.how(paired) {
            How::Published => {
                let round = seen.round(paired);
                let boards = round.map_or(0, |round| round.layout().boards.len());
                let open = round.map_or(0, |round| round.open().count());
                let args = Args::new()
                    .count("round", paired.0.into())
                    .count("done", (boards - open) as u64)
                    .count("all", boards as u64);
                step.about.push(frame.lang().text("tour-runs", &args));
                step.links.push((
                    results(paired),
                    frame.count("tour-results-of", "round", &paired.0),
                ));
                step.links.push(self.round(paired));
            }
            How::Draft => {
                if seen.may(Kind::Publish) {
                    step.goes.push(Go {
                        words: frame.t("tour-publish"),
                        acts: vec![json!({"do": "publish", "round": paired}).to_string()],
                        back: results(paired),
                        first: true,
                    });
                }
                step.links.push(self.round(paired));
            }
            How::Preview | How::Closed => {
                let next = Round(paired.0 + 1);
                let held = self
                    .course
                    .as_ref()
                    .is_some_and(|course| !course.bracket.level.is_empty());
                if !held && seen.may(Kind::Pair) && seen.may(Kind::Publish) {
                    let act = |act: &str| json!({"do": act, "round": next}).to_string();
                    step.goes.push(Go {
                        words: frame.count(words, "round", &next.0),
                        acts: vec![act("pair"), act("publish")],
                        back: results(next),
                        first: true,
                    });
                }
                step.links.push(self.round(next));
            }
        }
    }

    fn round(&self, round: Round) -> (String, String) {
        let page = format!("{}?round={round}", self.seen.desk("round"));
        (page, self.frame.count("tour-round", "round", &round.0))
    }
}
