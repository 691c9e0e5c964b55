//! What can be done to an event: one file for each act.
//!
//! [`decide`] asks whether an act may be, and what comes of it; it changes nothing. [`evolve`] carries an entry out with
//! its recorded answers; it asks nobody and cannot fail, so that a log loads for ever.

mod announce;
mod answer;
mod apart;
mod breach;
mod bye;
mod category;
mod confirm;
mod correct;
mod discipline;
mod draw;
mod enter;
mod exclude;
mod finish;
mod follows;
mod forbid;
mod hall;
mod invitation;
mod layout;
mod live;
mod named;
mod note;
mod notice;
mod overrule;
mod pair;
mod presence;
mod private;
mod prize;
mod publish;
mod reasons;
mod refer;
mod refusal;
mod repair;
mod result;
mod rules;
mod seat;
mod team;
mod texts;
#[cfg(test)]
mod trial;
mod undo;
mod wish;

use serde::{Deserialize, Serialize};

pub use announce::{Amend, Announce, Field, WHO};
pub use answer::Answer;
pub use apart::KeepApart;
pub use breach::Breach;
pub use bye::GrantBye;
pub use category::Category;
pub use confirm::code;
pub use correct::{Change, Correct};
pub use discipline::{
    AppealAct, AppealTerms, CommitteeAct, Decision, DisputeAct, IncidentAct, Offence, Penalise,
};
pub use draw::{Draw, Method, Publish};
pub use enter::{Enter, EraseBirths, SeenDocument};
pub use exclude::{Exclude, Expel, Reinstate};
pub use finish::{Finish, Reopen};
pub use forbid::{Allow, Forbid};
pub use hall::{CheckHall, SetHour};
pub use invitation::Invitation;
pub use live::{Adjourn, Detach, OpenGames};
pub use named::{Unread, named};
pub use note::WriteNote;
pub use notice::{Deed as Did, Level, Notice, OpenBoard};
pub use overrule::Overrule;
pub use pair::Pair;
pub use presence::{Absent, CheckIn, Rejoin, Withdraw};
pub(crate) use private::births;
pub use prize::{Award, Eligible, Prize};
pub use publish::PublishRound;
pub use reasons::{Beforehand, Final, Instead, NoLineup, Wanted};
pub use refer::{Refer, Resolve};
pub use refusal::{NoDispute, Refusal};
pub use repair::{Colours, Repair};
pub use result::{EnterResult, Reported};
pub use rules::{Against, Ages, LeaveFideMode, Settle, ThroughAct, Tiebreaks};
pub use seat::Seat;
pub use team::{Lineup, NameTeam};
pub(crate) use texts::can_be_shown;
pub use texts::is_unseen;
pub use undo::Undo;
pub use wish::AskBye;

pub use crate::form::EntryForm;
pub use crate::outcome::Outcome;
pub use crate::words::{ByeKind, Fellows, Form, Hour, OffenceKind, QuestionKey};

use crate::number::Seq;
use crate::state::{Made, State};

/// What is asked of an act.
trait Deed {
    /// Whether it may be, and what comes of it.
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal>;

    /// Carries it out with its recorded answers.
    fn carry_out(&self, state: &mut State, seq: Seq, answers: &[Answer]);

    /// What stands in the way of taking it back; nothing where it can be.
    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        let _ = (state, made);
        Ok(())
    }
}

macro_rules! acts {
    ($($(#[$about:meta])* $name:ident($of:ty) = $tag:literal;)+) => {
        /// Something that is done to an event. In JSON its name stands under `do`, its fields beside it.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "EventAct"))]
        #[serde(tag = "do", rename_all = "snake_case")]
                pub enum Act {
            $($(#[$about])* #[serde(rename = $tag)] $name($of),)+
        }

        /// The name of an act.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Kind {
            $($(#[$about])* $name,)+
        }

        impl Kind {
            /// Every act.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// Its name in JSON.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $tag,)+
                }
            }
        }

        impl Act {
            /// Which act it is.
            #[must_use]
            pub const fn kind(&self) -> Kind {
                match self {
                    $(Self::$name(_) => Kind::$name,)+
                }
            }

            fn deed(&self) -> &dyn Deed {
                match self {
                    $(Self::$name(deed) => deed,)+
                }
            }
        }

        $(impl From<$of> for Act {
            fn from(deed: $of) -> Self {
                Self::$name(deed)
            }
        })+
    };
}

acts! {
    /// The event is announced; the first act of a log.
    Announce(Announce) = "announce";
    /// What was announced is put right.
    Amend(Amend) = "amend";
    /// Another list of tie-breaks.
    Tiebreaks(Tiebreaks) = "tiebreaks";
    /// Players of whom no two may meet.
    Forbid(Forbid) = "forbid";
    /// They may meet again.
    Allow(Allow) = "allow";
    /// Fellows are kept apart.
    Apart(KeepApart) = "apart";
    /// The appeals committee.
    Committee(CommitteeAct) = "committee";
    /// Fee and deadline of appeals.
    AppealTerms(AppealTerms) = "appeal_terms";
    /// What was looked after in the hall.
    Checked(CheckHall) = "checked";
    /// What the invitation states.
    Invitation(Invitation) = "invitation";
    /// An hour of a round.
    Hour(SetHour) = "hour";
    /// Somebody enters.
    Enter(Enter) = "enter";
    /// What an entrant gave is put right.
    CorrectEntrant(Correct) = "correct_entrant";
    /// Somebody is there.
    CheckIn(CheckIn) = "check_in";
    /// Somebody is not there for a round.
    Absent(Absent) = "absent";
    /// Somebody leaves.
    Withdraw(Withdraw) = "withdraw";
    /// Somebody who left comes back.
    Rejoin(Rejoin) = "rejoin";
    /// A bye asked for is granted.
    Bye(GrantBye) = "bye";
    /// A player asks for a bye.
    AskBye(AskBye) = "ask_bye";
    /// Somebody sits at a board of his own.
    Seat(Seat) = "seat";
    /// A document with a day of birth was seen.
    DocumentSeen(SeenDocument) = "document_seen";
    /// Days of birth of minors are erased.
    EraseBirths(EraseBirths) = "erase_births";
    /// The age group.
    Ages(Ages) = "ages";
    /// A team and the order of its boards.
    Team(NameTeam) = "team";
    /// A captain's order for a round.
    Lineup(Lineup) = "lineup";
    /// The hash of a secret is published.
    PublishLots(Publish) = "publish_lots";
    /// Lots are drawn.
    Draw(Draw) = "draw";
    /// A round is paired.
    Pair(Pair) = "pair";
    /// A round is shown to everybody.
    Publish(PublishRound) = "publish";
    /// A part of a round by hand.
    Repair(Repair) = "repair";
    /// Live games open on boards.
    OpenGames(OpenGames) = "open_games";
    /// A board is taken from its live game.
    Detach(Detach) = "detach";
    /// They sat the other way round.
    Colours(Colours) = "colours";
    /// A player reports the result of his board.
    ReportResult(Reported) = "report_result";
    /// A result.
    Result(EnterResult) = "result";
    /// A game is adjourned.
    Adjourn(Adjourn) = "adjourn";
    /// Points are given or taken.
    Penalty(Penalise) = "penalty";
    /// An offence that counts over the event.
    Offence(Offence) = "offence";
    /// Somebody is sent away.
    Exclude(Exclude) = "exclude";
    /// Somebody is sent away for good.
    Expel(Expel) = "expel";
    /// He may play again.
    Reinstate(Reinstate) = "reinstate";
    /// Something happened beside the games.
    Incident(IncidentAct) = "incident";
    /// A dispute takes a step.
    Dispute(DisputeAct) = "dispute";
    /// An appeal.
    Appeal(AppealAct) = "appeal";
    /// What the committee decided.
    Decision(Decision) = "decision";
    /// Who goes on where games and lots leave two level.
    Through(ThroughAct) = "through";
    /// A part of the field that has places of its own.
    Category(Category) = "category";
    /// A prize, and who may win it.
    Prize(Prize) = "prize";
    /// Somebody is given a prize.
    Award(Award) = "award";
    /// A question of the regulations is answered.
    Decide(Settle) = "decide";
    /// Another answer in its place, after the draw.
    Overrule(Overrule) = "overrule";
    /// A matter that is not foreseen is put to whoever decides it.
    Refer(Refer) = "refer";
    /// What was decided of it.
    Resolve(Resolve) = "resolve";
    /// FIDE mode is left.
    LeaveFideMode(LeaveFideMode) = "leave_fide_mode";
    /// A note.
    Note(WriteNote) = "note";
    /// The event is over.
    Finish(Finish) = "finish";
    /// It goes on again.
    Reopen(Reopen) = "reopen";
    /// An entry is taken back.
    Undo(Undo) = "undo";
}

/// An act as it was carried out: what was asked for, by whom, and what came of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Its place in the log, from 1.
    pub seq: Seq,
    /// When, as RFC 3339 has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// By whom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// What.
    pub act: Act,
    /// What came of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<Answer>,
    /// Whether it was confirmed, after what follows had been told.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub confirmed: bool,
}

impl Entry {
    /// What an arbiter should know about it.
    pub fn notices(&self) -> impl Iterator<Item = &Notice> {
        self.answers.iter().filter_map(|answer| match answer {
            Answer::Told { notice } => Some(notice),
            _ => None,
        })
    }
}

/// Whether an act may be done, and what comes of it. Nothing is changed.
///
/// # Errors
/// [`Refusal`]: why not, and what can be done instead.
///
/// ```
/// use arbiter_event::act::{Act, Announce, Enter, Refusal, decide, evolve};
/// use arbiter_event::state::State;
/// let mut state = State::default();
/// let announce = Act::from(Announce::new("Club open", 3));
/// let entry = decide(&state, &announce).unwrap();
/// evolve(&mut state, &entry);
/// assert!(matches!(decide(&state, &announce), Err(Refusal::Announcement)));
/// assert!(matches!(decide(&state, &Enter::named("").into()), Err(Refusal::NoName)));
/// ```
pub fn decide(state: &State, act: &Act) -> Result<Entry, Refusal> {
    let announced = matches!(act, Act::Announce(_));
    if announced != state.is_nothing_yet() {
        return Err(Refusal::Announcement);
    }
    can_be_shown(act)?;
    state.goes_on_for(act)?;
    let answers = act.deed().decide(state)?;
    let mut act = act.clone();
    if let Act::Announce(announce) = &mut act {
        announce.begun = None; // it stands in the answer
    }
    Ok(Entry {
        seq: state.next(),
        at: None,
        by: None,
        act,
        answers,
        confirmed: false,
    })
}

/// Carries out an entry with its recorded answers.
pub fn evolve(state: &mut State, entry: &Entry) {
    state.history.push(Made {
        seq: entry.seq,
        at: entry.at.clone(),
        by: entry.by.clone(),
        act: entry.act.clone(),
        undone_by: None,
    });
    entry.act.deed().carry_out(state, entry.seq, &entry.answers);
}

/// What stands in the way of taking an entry back.
fn stays(state: &State, made: &Made) -> Result<(), Refusal> {
    made.act.deed().stays(state, made)
}
