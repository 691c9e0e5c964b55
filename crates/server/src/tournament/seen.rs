//! A tournament as one reader sees it: what stands, what he may do, and people with their numbers and points.

use std::borrow::Cow;
use std::sync::Arc;

use arbiter_hall::event::act::{Act, Kind, Undo, decide, evolve};
use arbiter_hall::event::history::summed;
use arbiter_hall::event::number::{EntrantId, Round, Seq};
use arbiter_hall::event::outcome::Outcome;
use arbiter_hall::event::show::Eyes;
use arbiter_hall::event::state::{Board, Layout, Made, RoundState, Scored, Stage, State, Waiting};
use arbiter_hall::event::{Mark, Points};
use arbiter_hall::tournament::{has_right, may_act};
use arbiter_hall::{Grants, Office};
use arbiter_lang::{Args, Lang};
use serde_json::{Value, json};

use super::links::Links;
use super::meeting::{Meeting, meeting};
use super::sections::{self, Section};
use crate::api::keeps_tournament;
use crate::app::App;
use crate::live::{Counted, Device, Failure, House, instant, short_words};

/// A tournament, for one reader.
pub struct Seen {
    /// The id of its event.
    pub id: String,
    /// Its event.
    pub house: Arc<House>,
    /// What stands.
    pub state: Arc<State>,
    /// What the reader is.
    pub grants: Grants,
    /// Whose eyes.
    pub eyes: Eyes,
    /// What is counted of it, for all readers once.
    pub counted: Arc<Counted>,
    /// Where everything is.
    pub links: Links,
    /// Phones that wait for a player, for those who keep it: who they want to be, and the hash of their pass.
    pub phones: Vec<(EntrantId, String)>,
    /// What else waits for them.
    pub waiting: Vec<Waiting>,
    /// The festival in which it is a section.
    pub festival: Option<String>,
    /// Its sections, for those who keep this one; those of them that they keep too.
    pub sections: Vec<Section>,
}

/// Somebody, as he stands in lists.
#[derive(Debug, Clone)]
pub struct Person {
    /// Who.
    pub id: EntrantId,
    /// His starting rank.
    pub rank: u16,
    /// His name.
    pub name: String,
    /// His title, or nothing.
    pub title: String,
    /// His rating.
    pub rating: Option<u16>,
    /// His club or school.
    pub club: String,
    /// His page.
    pub link: String,
}

impl Person {
    /// Whether his name is cut where there is little room.
    pub fn is_long(&self) -> bool {
        self.name.chars().count() > 40
    }
}

/// What came of a board, for people.
#[derive(Debug, Clone)]
pub struct Score {
    /// As it is typed.
    pub plain: String,
    /// As it is written, White's figure first.
    pub written: String,
    /// Which of the two won: `white`, `black`, or nothing.
    pub winner: &'static str,
    /// Where it comes from.
    pub source: &'static str,
    /// The article by which a game that was played here ended.
    pub article: String,
}

/// A board of a round, for people.
#[derive(Debug, Clone)]
pub struct Seat {
    /// Its number.
    pub board: u16,
    /// White.
    pub white: Person,
    /// Black.
    pub black: Person,
    /// Points before the round.
    pub points: [String; 2],
    /// The colours that each has had, `w` and `b`.
    pub colours: [String; 2],
    /// What came of it.
    pub score: Option<Score>,
    /// The live game.
    pub game: Option<String>,
    /// What one of the players reported, in a sentence.
    pub reported: Option<String>,
    /// How long the game is, where a level match goes on with less time than the event has.
    pub time: Option<String>,
    /// The match of teams that begins with this board.
    pub meeting: Option<Meeting>,
}

/// How far a round is, or what the next one would be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    /// Nobody paired it: what it would be now.
    Preview,
    /// Paired, and shown to those who keep the event.
    Draft,
    /// Shown to everybody.
    Published,
    /// Every board has a result.
    Closed,
}

impl How {
    /// Its word.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Preview => "preview",
            Self::Draft => "draft",
            Self::Published => "published",
            Self::Closed => "closed",
        }
    }

    const fn of(stage: Stage) -> Self {
        match stage {
            Stage::Draft => Self::Draft,
            Stage::Published => Self::Published,
            Stage::Closed => Self::Closed,
        }
    }
}

impl Seen {
    /// The tournament of an event; none where it is played without one.
    pub async fn of(app: &App, event: &str, device: &Device) -> Result<Option<Self>, Failure> {
        let house = app.hub().house(event)?;
        let Some(state) = house.look(Office::shared_tournament).await else {
            return Ok(None);
        };
        let grants = house.grants(device).await;
        let eyes = if keeps_tournament(&grants) {
            Eyes::Keepers
        } else {
            Eyes::Everybody
        };
        let waiting = |office: &Office| {
            let all = office.waiting().filter(|_| eyes == Eyes::Keepers);
            all.map(|(who, pass)| (who, pass.to_owned())).collect()
        };
        let now = instant(app.hub().today());
        let asked = (eyes == Eyes::Keepers).then(|| state.waiting(Some(&now)));
        let festival = app.hub().festival_of(event);
        let sections = match &festival {
            Some(festival) if eyes == Eyes::Keepers => sections::kept(app, festival, device).await?,
            _ => Vec::new(),
        };
        Ok(Some(Self {
            festival,
            sections,
            waiting: asked.unwrap_or_default(),
            phones: house.look(waiting).await,
            id: event.to_owned(),
            counted: house.counted(&state),
            links: Links::live(event),
            house,
            state,
            grants,
            eyes,
        }))
    }

    /// The same, where there must be one.
    pub async fn here(app: &App, event: &str, device: &Device) -> Result<Self, Failure> {
        let found = Self::of(app, event, device).await?;
        found.ok_or_else(|| crate::live::unknown("tournament", event))
    }

    /// The last entry that he sees; 0 before the first.
    pub fn version(&self) -> u32 {
        crate::live::version(&self.state).map_or(0, |seq| seq.0)
    }

    /// Whether the reader keeps it.
    pub fn keeps(&self) -> bool {
        self.eyes == Eyes::Keepers
    }

    /// Whether the reader has a role in which such acts are done.
    pub fn may(&self, kind: Kind) -> bool {
        has_right(&self.grants, kind)
    }

    /// How much waits for an answer.
    pub fn questions(&self) -> usize {
        let matters = self.state.waiting_matters().count();
        self.state.unsettled().len() + self.waiting.len() + self.phones.len() + matters
    }

    /// That it is outside FIDE mode, and why: every page says so.
    pub fn outside(&self, lang: &Lang) -> Option<String> {
        let (round, reason) = self.state.terms.left_fide_mode.last()?;
        let args = Args::new()
            .count("round", round.0.into())
            .text("reason", reason.trim());
        Some(lang.text("tournament-cli-outside-fide-mode", &args))
    }

    /// A page of its officials.
    pub fn desk(&self, page: &str) -> String {
        format!("/arbiter/{}/{page}", self.id)
    }

    /// Its name.
    pub fn name(&self) -> &str {
        self.state.about.name.last().map_or("", |name| name.trim())
    }

    /// The newest round that the reader sees; 0 where there is none.
    pub fn newest(&self) -> Round {
        self.eyes.newest(&self.state)
    }

    /// A round that the reader sees.
    pub fn round(&self, round: Round) -> Option<&RoundState> {
        self.state.round(round).filter(|round| self.eyes.see(round))
    }

    /// Somebody.
    pub fn person(&self, id: EntrantId) -> Person {
        let rank = self.counted.numbers.rank(id);
        let form = self.state.entrants.get(&id).and_then(|one| one.forms.last());
        let form = form.cloned().unwrap_or_default();
        Person {
            id,
            rank,
            name: form.name.trim().to_owned(),
            title: form.title.trim().to_owned(),
            rating: self.state.rating_method().of(form.rating, form.national_rating),
            club: form.club.trim().to_owned(),
            link: self.links.player(rank),
        }
    }

    /// Points after so many rounds, as they are written; nothing of somebody who is not there.
    pub fn points(&self, id: EntrantId, after: usize) -> String {
        let there = self.counted.sheet.player(self.counted.numbers.rank(id)).is_some();
        let made = || halves(&self.made(id, after).to_string());
        there.then(made).unwrap_or_default()
    }

    /// The same as a figure.
    pub fn made(&self, id: EntrantId, after: usize) -> Points {
        let player = self.counted.sheet.player(self.counted.numbers.rank(id));
        player.map_or(Points::ZERO, |player| summed(&self.counted.sheet, player, after))
    }

    /// Everybody in the order of the numbers.
    pub fn everybody(&self) -> Vec<Person> {
        self.counted
            .numbers
            .in_order()
            .map(|(_, id)| self.person(id))
            .collect()
    }

    /// Whoever has the bye of a round: a player, or a team.
    pub fn bye(&self, layout: &Layout) -> Option<String> {
        let team = layout.team_bye.and_then(|id| self.state.teams.get(&id));
        let player = layout.bye.map(|id| self.state.name(id).trim().to_owned());
        player.or_else(|| team.map(|team| team.name.clone()))
    }

    /// The boards of a layout, with what came of them where the round is paired.
    pub fn seats(&self, lang: &Lang, number: Round, layout: &Layout) -> Vec<Seat> {
        let times = self.state.times(number);
        let mut before = None;
        let boards = layout.boards.iter().map(|board| {
            let of_match = board.of_match.map(|place| place.0);
            let begins = of_match.filter(|_| before != of_match);
            before = of_match;
            Seat {
                meeting: begins.and_then(|at| meeting(self, number, layout, at)),
                ..self.timed(lang, number, board, &times)
            }
        });
        boards.collect()
    }

    /// One board of a round, with what came of it.
    pub fn seat(&self, lang: &Lang, number: Round, board: &Board) -> Seat {
        self.timed(lang, number, board, &self.state.times(number))
    }

    fn timed(&self, lang: &Lang, number: Round, board: &Board, times: &[([EntrantId; 2], String)]) -> Seat {
        let round = self.state.round(number);
        let (white, black) = round.map_or((board.white, board.black), |round| round.seats(board));
        let before = usize::from(number.0).saturating_sub(1);
        let facts = round.and_then(|round| round.facts(board.board));
        let scored = round.and_then(|round| round.result(board.board));
        let reported = facts.and_then(|facts| facts.reported.last());
        let reported = reported.filter(|_| scored.is_none());
        let both = |one: &&([EntrantId; 2], String)| one.0.contains(&white) && one.0.contains(&black);
        let time = times.iter().find(both);
        Seat {
            board: board.board.0,
            white: self.person(white),
            black: self.person(black),
            points: [white, black].map(|id| self.points(id, before)),
            colours: [white, black].map(|id| self.colours(id, before)),
            score: scored.map(|scored| Score {
                article: article(scored),
                ..Score::of(lang, scored.result, scored.source.name())
            }),
            game: facts.and_then(|facts| facts.live()).map(ToOwned::to_owned),
            meeting: None,
            reported: reported.map(|(who, result)| reported_by(lang, self.state.name(*who).trim(), *result)),
            time: time.and_then(|one| Some(short_words(lang, &one.1.parse().ok()?))),
        }
    }

    /// The colours that somebody had, a letter a round; a point where he had none.
    fn colours(&self, id: EntrantId, rounds: usize) -> String {
        let Some(player) = self.counted.sheet.player(self.counted.numbers.rank(id)) else {
            return String::new();
        };
        let letter = |round| match player
            .round(round)
            .filter(arbiter_hall::event::Cell::paired)
            .map(|cell| cell.color)
        {
            Some(Some(arbiter_hall::event::Color::White)) => 'w',
            Some(Some(arbiter_hall::event::Color::Black)) => 'b',
            Some(None) | None => '.',
        };
        (1..=rounds).map(letter).collect()
    }

    /// How far a round is.
    pub fn how(&self, round: Round) -> How {
        self.round(round)
            .map_or(How::Preview, |round| How::of(round.stage()))
    }

    /// Whether the reader may take an entry back, and it can be.
    pub fn takes_back(&self, made: &Made) -> bool {
        let undo = Act::from(Undo::of(made.seq));
        may_act(&self.grants, &undo, &self.state).is_ok() && decide(&self.state, &undo).is_ok()
    }

    /// Whether the reader may take these entries back one after the other, and all can be.
    pub fn takes_back_all(&self, seqs: &[Seq]) -> bool {
        let mut state = Cow::Borrowed(&*self.state);
        seqs.iter().enumerate().all(|(at, seq)| {
            let undo = Act::from(Undo::of(*seq));
            if may_act(&self.grants, &undo, &state).is_err() {
                return false;
            }
            let Ok(entry) = decide(&state, &undo) else {
                return false;
            };
            if at + 1 < seqs.len() {
                evolve(state.to_mut(), &entry);
            }
            true
        })
    }

    /// The act that takes an entry back, where the reader may and it can be.
    pub fn undo(&self, seq: Seq) -> Option<String> {
        let made = self.state.history.iter().find(|made| made.seq == seq)?;
        self.takes_back(made).then(|| undoing(seq).to_string())
    }
}

/// Whether somebody has the bye of a round, by himself or with his team.
pub fn has_bye(layout: &Layout, id: EntrantId) -> bool {
    let of_team = |one: &(EntrantId, char)| *one == (id, Mark::PairingBye.sign());
    layout.bye == Some(id) || layout.away.iter().any(of_team)
}

/// The act that takes an entry back.
pub fn undoing(seq: Seq) -> Value {
    json!({"do": "undo", "of": seq})
}

impl Seat {
    /// The live game on it, while it has no result.
    pub fn running(&self) -> Option<&str> {
        self.game.as_deref().filter(|_| self.score.is_none())
    }

    /// Whether this side won.
    pub fn won(&self, side: &str) -> bool {
        self.score.as_ref().is_some_and(|score| score.winner == side)
    }
}

impl Score {
    /// A result for people.
    pub fn of(lang: &Lang, result: Outcome, source: &'static str) -> Self {
        let winner = match (result.white, result.black) {
            (Mark::Win | Mark::WinUnrated | Mark::ForfeitWin, _) => "white",
            (_, Mark::Win | Mark::WinUnrated | Mark::ForfeitWin) => "black",
            _ => "",
        };
        let written = if result.open() {
            lang.text("tour-adjourned", &Args::new())
        } else {
            halves(&result.to_string())
                .replace('-', "–")
                .replace(":–", "–")
                .replace(":+", "+")
        };
        Self {
            plain: result.to_string(),
            written,
            winner,
            source,
            article: String::new(),
        }
    }
}

/// The article by which a game that was played here ended; nothing of what somebody typed.
fn article(scored: &Scored) -> String {
    let cite = scored.live.as_ref().and_then(|played| played.cites.first());
    // The edition is that of the event.
    let number = cite.and_then(|cite| cite.rsplit(' ').next());
    number.unwrap_or_default().to_owned()
}

/// What a player reported, in a sentence.
pub fn reported_by(lang: &Lang, who: &str, result: Outcome) -> String {
    let args = Args::new().text("who", who);
    lang.text(
        "tour-reported",
        &args.text("result", Score::of(lang, result, "").written),
    )
}

/// Halves and quarters as people write them, with no sign that languages write differently; they stay behind their number where the
/// writing runs the other way.
pub fn halves(text: &str) -> String {
    for (end, sign) in [(".5", "½"), (".25", "¼"), (".75", "¾")] {
        match text.strip_suffix(end) {
            Some("0") => return sign.to_owned(),
            Some(whole) => return format!("\u{2066}{whole}{sign}\u{2069}"),
            None => {}
        }
    }
    text.strip_suffix(".0").unwrap_or(text).replace("1/2", "½")
}
