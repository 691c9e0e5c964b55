//! The state of an event: what its entries add up to.
//!
//! Acts change it, nothing else: [`decide`](crate::state::act::decide) asks whether an act may be and what comes of it,
//! [`evolve`](crate::state::act::evolve) carries an entry out with its recorded answers. Whatever was told stands as a fact beside
//! the entry that told it ([`Facts`]), so that an entry can be taken back without knowing what it did.

pub mod act;
pub mod announced;
mod ask;
mod comment;
mod entrant;
mod facts;
mod here;
mod listed;
mod made;
mod names;
mod notes;
mod play;
mod read;
mod reported;
mod round;
mod sheet;
mod taken;
mod team;
mod told;
mod waiting;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub(crate) use ask::{LAST, between};
pub use entrant::{Away, Entrant, Presence, Status};
pub use facts::Facts;
pub use made::Made;
pub(crate) use names::words;
pub use names::{NoSuch, Who, words as name_words};
pub use play::{BoardMode, Play, Playing, Results};
pub use reported::Report;
pub use round::{Board, BoardFacts, Layout, Match, Odd, Played, RoundState, Scored, Source, Stage};
pub use sheet::{Numbers, without_open_games};
pub use team::{Team, TeamOrder};
pub use waiting::{Waiting, Wish};

use crate::model::{Event, Kept};
use crate::number::{EntrantId, Round, Seq, TeamId};
use crate::regulations::{Advice, Incident, Item, Member, Photograph, Stage as Step};
use crate::state::act::{
    Award, Category, Draw, Fellows, Field, Form, Hour, Kind, Offence, Prize, QuestionKey,
};
use arbiter_pairing::Color;
use arbiter_pairing::{PointSystem, Points};

/// Everything about an event.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Name, city, days, arbiters.
    pub about: About,
    /// By what rules it is played.
    pub terms: Terms,
    /// How its boards are played.
    #[serde(default)]
    pub play: Playing,
    /// Who entered, by id.
    #[serde(with = "listed")]
    pub entrants: BTreeMap<EntrantId, Entrant>,
    /// The list of starting ranks, step by step.
    pub ranks: Facts<Ranking>,
    /// Teams, by id.
    #[serde(with = "listed")]
    pub teams: BTreeMap<TeamId, Team>,
    /// The numbers of teams as drawn.
    pub team_ranks: Facts<Vec<TeamId>>,
    /// Lots: what was published, and what was drawn.
    pub lots: Lots,
    /// Rounds from the first on.
    pub rounds: Vec<RoundState>,
    /// Who may not meet.
    pub forbidden: Facts<Forbidden>,
    /// Fellows kept apart.
    pub apart: Facts<Apart>,
    /// Byes that players asked for.
    #[serde(default)]
    pub wishes: Facts<Wish>,
    /// Who goes on where games and lots leave two level.
    pub through: Facts<Through>,
    /// Points by decision, disputes, appeals, incidents.
    pub discipline: Discipline,
    /// Prizes and who was given one.
    #[serde(default)]
    pub prizes: Prizes,
    /// Parts of the field that have places of their own.
    #[serde(default)]
    pub categories: Facts<Category>,
    /// When rounds begin, began and were stopped.
    pub hours: Facts<HourOf>,
    /// What was looked after in the hall.
    pub checked: Facts<Vec<String>>,
    /// What people noted.
    pub notes: Facts<Note>,
    /// What no article foresees.
    #[serde(default, skip_serializing_if = "Matters::is_empty")]
    pub matters: Matters,
    /// Whether days of birth of minors were erased.
    pub erased: bool,
    /// Whether the event is over.
    pub over: Facts<bool>,
    /// What was done, in order.
    pub history: Vec<Made>,
    /// Ids that were given so far; none is given twice.
    pub given: Given,
}

/// Ids that were given so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Given {
    /// To entrants.
    pub entrants: u32,
    /// To teams.
    pub teams: u32,
}

/// What an event is called, where and when it is.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// Its name.
    pub name: Facts<String>,
    /// Records of a report file that are text (022 city, 032 federation, 042 first day and so on), each as last told.
    pub records: Facts<(String, String)>,
    /// Days of rounds (record 132).
    pub days: Facts<(Round, String)>,
    /// What the invitation states, item by item.
    #[serde(default)]
    pub invitation: Facts<(Item, String)>,
    /// What is said of the hall, and stands in no report.
    #[serde(default, skip_serializing_if = "Facts::is_empty")]
    pub here: Facts<(Field, String)>,
    /// Records of a report file that this program does not understand, and comments, word for word.
    pub foreign: Vec<Record>,
}

/// A record word for word.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The three characters that open the line.
    pub code: String,
    /// The rest.
    pub text: String,
}

impl From<Kept> for Record {
    fn from(Kept { code, text }: Kept) -> Self {
        Self { code, text }
    }
}

/// The rules of an event.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The coded type of record 192.
    pub system: Option<String>,
    /// The form of a knock-out or of an event of teams.
    pub form: Option<Form>,
    /// Rounds announced; a table gives its own.
    pub rounds: Facts<u16>,
    /// What results are worth.
    pub points: PointSystem,
    /// Tie-breaks in their order.
    pub tiebreaks: Facts<Vec<String>>,
    /// Answers to what the regulations leave open.
    pub settled: Facts<(QuestionKey, String)>,
    /// The age group.
    pub ages: Facts<String>,
    /// Virtual points (record 250).
    pub virtual_points: Vec<crate::model::VirtualPoints>,
    /// Points out of the ordinary that a report file brought (record 299).
    pub abnormal: Vec<Abnormal>,
    /// FIDE mode was left: before which round, and why.
    pub left_fide_mode: Facts<(Round, String)>,
    /// The fee of an appeal and its deadline in minutes.
    pub appeals: Facts<(u32, u32)>,
    /// The number of the first board, where it is not 1.
    #[serde(default)]
    pub first_board: Facts<u16>,
}

/// A step of the list of starting ranks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ranking {
    /// Somebody came in behind the last, with the next number.
    Behind(EntrantId),
    /// Somebody came in at this place, from 1; whoever stood there or behind moved by one.
    At(u16, EntrantId),
    /// Everybody was numbered anew, from 1.
    Order(Vec<EntrantId>),
    /// Numbers as a report file gave them, which may have gaps.
    Told(Vec<(EntrantId, u16)>),
}

/// Lots of an event.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lots {
    /// Hashes published before the draw.
    pub published: Facts<String>,
    /// The draw.
    pub drawn: Facts<Drawn>,
}

/// What was drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawn {
    /// What was asked for.
    pub draw: Draw,
    /// The initial colour.
    #[serde(default)]
    pub colour: Option<Color>,
    /// Groups before a knock-out.
    pub groups: Vec<Vec<EntrantId>>,
}

/// Players of whom no two may meet, or may again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forbidden {
    /// Who; ids of teams where teams meet.
    pub who: Vec<u32>,
    /// First and last round.
    pub rounds: (Round, Round),
    /// They may meet again.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub lifted: bool,
}

/// Fellows kept apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Apart {
    /// What makes them fellows.
    pub by: Fellows,
    /// First and last round.
    pub rounds: (Round, Round),
    /// If possible only.
    pub if_possible: bool,
}

/// Who goes on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Through {
    /// Who goes on.
    pub winner: EntrantId,
    /// Who does not.
    pub loser: EntrantId,
    /// Why.
    pub reason: String,
}

/// Points out of the ordinary, as record 299 has them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Abnormal {
    /// The sign of the kind of result whose points they replace; none for a penalty or bonus.
    pub mark: Option<char>,
    /// Match points, as written.
    pub match_points: String,
    /// Points.
    pub points: Points,
    /// The round, or 0 for all.
    pub round: Round,
    /// Who; ids of teams where the record speaks of teams.
    pub who: Vec<u32>,
}

/// Penalties, incidents, disputes and appeals.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discipline {
    /// Points given or taken.
    pub penalties: Facts<Penalty>,
    /// Offences that count over the event.
    #[serde(default)]
    pub offences: Facts<Offence>,
    /// What happened beside the games.
    pub incidents: Facts<IncidentOf>,
    /// Steps of disputes.
    pub disputes: Facts<DisputeStep>,
    /// The appeals committee.
    pub committee: Facts<Seats>,
}

/// Points given or taken by a decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Penalty {
    /// Whose.
    pub entrant: EntrantId,
    /// How many; negative ones are taken.
    pub points: Points,
    /// The round in which they count.
    pub round: Round,
    /// Why.
    pub reason: String,
    /// The game in which it was imposed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
}

/// Prizes, and who was given one by decision.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prizes {
    /// What there is; the newest of a name holds.
    pub funds: Facts<Prize>,
    /// Who was given what.
    pub awards: Facts<Award>,
}

/// Something that happened beside the games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IncidentOf {
    /// Of what kind.
    pub kind: Incident,
    /// The round.
    pub round: Round,
    /// Who is concerned.
    pub entrants: Vec<EntrantId>,
    /// What a captain said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<Advice>,
    /// When a photograph was taken, and by whom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub photo: Option<Photograph>,
    /// What happened, and what the arbiter did.
    pub text: String,
}

/// A step of a dispute.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DisputeStep {
    /// Its number, from 1.
    pub number: u16,
    /// How far it came.
    pub step: Step,
    /// What was said.
    pub text: String,
}

/// The appeals committee.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seats {
    /// The chair.
    pub chair: Member,
    /// Members.
    pub members: Vec<Member>,
    /// Reserves, in the order in which they step in.
    pub reserves: Vec<Member>,
}

/// An hour of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HourOf {
    /// The round.
    pub round: Round,
    /// What happens or happened.
    pub what: Hour,
    /// The time, as RFC 3339 has it.
    pub at: String,
}

/// What no article foresees: what was asked, and what was decided of it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Matters {
    /// What was asked.
    pub asked: Facts<String>,
    /// What was decided.
    pub resolved: Facts<Resolution>,
}

impl Matters {
    fn is_empty(&self) -> bool {
        self.asked.is_empty() && self.resolved.is_empty()
    }
}

/// What was decided of a matter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resolution {
    /// The entry that asked.
    pub question: Seq,
    /// The decision.
    pub text: String,
    /// Whose word it is.
    pub said_by: String,
}

/// What somebody noted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// The words.
    pub text: String,
    /// Whether they stay in the house.
    pub private: bool,
}

impl State {
    /// The entry that would come next.
    #[must_use]
    pub fn next(&self) -> Seq {
        Seq(self.history.last().map_or(0, |made| made.seq.0) + 1)
    }

    /// How many rounds have been paired.
    #[must_use]
    pub fn paired(&self) -> Round {
        Round(u16::try_from(self.rounds.len()).unwrap_or(u16::MAX))
    }

    /// A round that is paired.
    #[must_use]
    pub fn round(&self, round: Round) -> Option<&RoundState> {
        self.rounds.get(usize::from(round.0).checked_sub(1)?)
    }

    /// The number of the first board of every round.
    #[must_use]
    pub fn first_board(&self) -> u16 {
        self.terms.first_board.last().copied().unwrap_or(1)
    }

    /// Whether it is still in FIDE mode.
    #[must_use]
    pub fn fide_mode(&self) -> bool {
        self.terms.left_fide_mode.is_empty()
    }

    /// The answer to a question of the regulations.
    #[must_use]
    pub fn settled(&self, key: QuestionKey) -> Option<&str> {
        let mut answers = self.terms.settled.all().rev();
        answers.find(|one| one.0 == key).map(|one| one.1.as_str())
    }

    /// Whether numbers have been given for good: the draw was made, or a round is paired.
    #[must_use]
    pub fn drawn(&self) -> bool {
        !self.lots.drawn.is_empty() || !self.rounds.is_empty()
    }

    /// The club or school of somebody.
    #[must_use]
    pub fn club(&self, id: EntrantId) -> &str {
        let form = self.entrants.get(&id).and_then(|one| one.forms.last());
        form.map_or("", |form| form.club.trim())
    }

    /// The last act of this kind that still stands and fulfils a condition.
    #[must_use]
    pub fn newest(&self, kind: Kind, fits: impl Fn(&Made) -> bool) -> Option<&Made> {
        let mut made = self.history.iter().rev();
        made.find(|made| made.stands() && made.act.kind() == kind && fits(made))
    }

    /// Everything without what an entry told; the history keeps it.
    pub(crate) fn take_back(&mut self, seq: Seq) {
        // Every field is named here, so that a new one cannot be forgotten.
        let Self {
            about,
            terms,
            play,
            entrants,
            ranks,
            teams,
            team_ranks,
            lots,
            rounds,
            forbidden,
            apart,
            wishes,
            through,
            discipline,
            prizes,
            categories,
            hours,
            checked,
            notes,
            matters,
            erased: _,
            over,
            history: _,
            given: _,
        } = self;
        about.name.take_back(seq);
        about.records.take_back(seq);
        about.days.take_back(seq);
        about.invitation.take_back(seq);
        about.here.take_back(seq);
        terms.take_back(seq);
        play.take_back(seq);
        let gone = |id: &EntrantId| entrants.get(id).is_some_and(|one| one.entered == seq);
        teams.retain(|_, team| team.named != seq);
        for team in teams.values_mut() {
            team.take_back(seq);
            // Who came in later was told behind him: without him the team closes up.
            for members in team.members.all_mut() {
                members.retain(|id| !gone(id));
            }
        }
        entrants.retain(|_, entrant| entrant.entered != seq);
        for entrant in entrants.values_mut() {
            entrant.take_back(seq);
        }
        ranks.take_back(seq);
        team_ranks.take_back(seq);
        lots.published.take_back(seq);
        lots.drawn.take_back(seq);
        rounds.retain(|round| round.paired != seq);
        for round in rounds {
            round.take_back(seq);
        }
        forbidden.take_back(seq);
        apart.take_back(seq);
        wishes.take_back(seq);
        through.take_back(seq);
        discipline.take_back(seq);
        prizes.funds.take_back(seq);
        prizes.awards.take_back(seq);
        categories.take_back(seq);
        hours.take_back(seq);
        checked.take_back(seq);
        notes.take_back(seq);
        matters.asked.take_back(seq);
        matters.resolved.take_back(seq);
        over.take_back(seq);
    }

    /// The event as a report file has it.
    #[must_use]
    pub fn sheet(&self) -> Event {
        sheet::sheet(self)
    }
}

impl Terms {
    fn take_back(&mut self, seq: Seq) {
        let Self {
            system: _,
            form: _,
            rounds,
            points: _,
            tiebreaks,
            settled,
            ages,
            virtual_points: _,
            abnormal: _,
            left_fide_mode,
            appeals,
            first_board,
        } = self;
        rounds.take_back(seq);
        tiebreaks.take_back(seq);
        settled.take_back(seq);
        ages.take_back(seq);
        left_fide_mode.take_back(seq);
        appeals.take_back(seq);
        first_board.take_back(seq);
    }

    /// What results are worth, with what was settled of it.
    #[must_use]
    pub fn worth(&self) -> PointSystem {
        let mut points = self.points;
        for (key, value) in self.settled.all() {
            match (key, value.parse()) {
                (QuestionKey::Win, Ok(win)) => (points.win, points.bye) = (win, win),
                (QuestionKey::Loss, Ok(loss)) => points.loss = loss,
                _ => {}
            }
        }
        points
    }
}
