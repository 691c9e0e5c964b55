//! Somebody in the event: what he gave, and whether he is there.

use serde::{Deserialize, Serialize};

use super::Facts;
use crate::ages::Fit;
use crate::model::Entrant as Line;
use crate::number::{BoardNumber, EntrantId, Round, Seq};
use crate::ratings::{in_line, is_code, with_rating};
use crate::state::act::{ByeKind, EntryForm};
use arbiter_pairing::Mark;

/// FIDE's code for players of no federation.
const NO_FEDERATION: &str = "NON";

/// Somebody who entered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// Who; for ever.
    pub id: EntrantId,
    /// By which entry.
    pub entered: Seq,
    /// What he gave, and every correction, each whole.
    pub forms: Facts<EntryForm>,
    /// Where he is and is not, in the order of being told.
    pub presence: Facts<Presence>,
    /// Documents seen: whether it was the second check.
    pub documents: Facts<bool>,
    /// National rating lines of a report file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub national: Vec<(String, String)>,
    /// The age groups that took him when his day of birth was erased, as their rules name them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<String>,
    /// What the age group of the event said of him then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fit: Option<Fit>,
}

/// Where somebody is or is not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Present from this round on.
    From(Round),
    /// Checked in for a round.
    CheckedIn(Round),
    /// Absent from one round.
    Absent(Round),
    /// A bye asked for and granted.
    Bye(Round, ByeKind),
    /// Left, from a round on; why stays in the house.
    Withdrawn(Round, Option<String>),
    /// Came back, from a round on.
    Rejoined(Round),
    /// Excluded, from a round on, by an article.
    Excluded(Round, String),
    /// Expelled, from a round on, by an article.
    Expelled(Round, String),
    /// The exclusion was lifted, from a round on.
    Reinstated(Round),
    /// Sits at a board of his own.
    Seat(BoardNumber, String),
}

/// Why somebody is not paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Away {
    /// He has not come yet.
    NotYet,
    /// Absent from this round, or a bye that he asked for.
    Bye(ByeKind),
    /// He left.
    Withdrawn,
    /// He was excluded.
    Excluded,
    /// He was expelled.
    Expelled,
}

impl Away {
    /// The mark in a report file.
    #[must_use]
    pub const fn mark(self) -> Mark {
        match self {
            Self::Bye(kind) => kind.mark(),
            _ => Mark::ZeroBye,
        }
    }
}

/// What somebody is for the event as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// He entered.
    Entered,
    /// He is there.
    CheckedIn,
    /// He is not there for the next round.
    Absent,
    /// He left.
    Withdrawn,
    /// He was excluded.
    Excluded,
    /// He was expelled.
    Expelled,
    /// His entry was taken back.
    Removed,
}

impl Status {
    /// Its name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Entered => "entered",
            Self::CheckedIn => "checked_in",
            Self::Absent => "absent",
            Self::Withdrawn => "withdrawn",
            Self::Excluded => "excluded",
            Self::Expelled => "expelled",
            Self::Removed => "removed",
        }
    }
}

impl Entrant {
    pub(super) fn take_back(&mut self, seq: Seq) {
        self.forms.take_back(seq);
        self.presence.take_back(seq);
        self.documents.take_back(seq);
    }

    /// What he gave, as corrected.
    #[must_use]
    pub fn form(&self) -> EntryForm {
        self.forms.last().cloned().unwrap_or_default()
    }

    /// His name.
    #[must_use]
    pub fn name(&self) -> &str {
        self.forms.last().map_or("", |form| form.name.trim())
    }

    /// Whether he plays without seeing the board.
    #[must_use]
    pub fn is_blind(&self) -> bool {
        self.forms.last().is_some_and(EntryForm::is_blind)
    }

    /// Why he is not paired in a round; nothing where he is there.
    ///
    /// Leaving and being sent away are two things: whoever is reinstated has still left, until he rejoins.
    #[must_use]
    pub fn away(&self, round: Round) -> Option<Away> {
        let (mut late, mut left, mut sent, mut bye) = (None, None, None, None);
        for one in self.presence.all() {
            match one {
                Presence::From(from) => late = (round < *from).then_some(Away::NotYet),
                Presence::Withdrawn(from, _) if round >= *from => left = Some(Away::Withdrawn),
                Presence::Rejoined(from) if round >= *from => (left, late) = (None, None),
                Presence::Excluded(from, _) if round >= *from => sent = Some(Away::Excluded),
                Presence::Expelled(from, _) if round >= *from => sent = Some(Away::Expelled),
                Presence::Reinstated(from) if round >= *from => sent = None,
                Presence::Absent(at) if round == *at => bye = Some(ByeKind::Zero),
                Presence::Bye(at, kind) if round == *at => bye = Some(*kind),
                Presence::CheckedIn(at) if round == *at => bye = None,
                _ => {}
            }
        }
        sent.or(left).or(late).or_else(|| bye.map(Away::Bye))
    }

    /// Whether he has left by a round of his own will, sent away or not.
    pub(super) fn left_at(&self, round: Round) -> bool {
        self.presence.all().fold(false, |left, one| match one {
            Presence::Withdrawn(from, _) if round >= *from => true,
            Presence::Rejoined(from) if round >= *from => false,
            _ => left,
        })
    }

    /// The first round without him, where he has left or was sent away and has not come back from both.
    #[must_use]
    pub fn left(&self) -> Option<Round> {
        let (mut left, mut sent) = (None, None);
        for one in self.presence.all() {
            match one {
                Presence::Withdrawn(from, _) => left = Some(*from),
                Presence::Rejoined(_) => left = None,
                Presence::Excluded(from, _) | Presence::Expelled(from, _) => sent = Some(*from),
                Presence::Reinstated(_) => sent = None,
                _ => {}
            }
        }
        left.into_iter().chain(sent).min()
    }

    /// The first round for which he is present.
    #[must_use]
    pub fn from(&self) -> Round {
        let from = self.presence.all().rev().find_map(|one| match one {
            Presence::From(from) => Some(*from),
            _ => None,
        });
        from.unwrap_or(Round(1))
    }

    /// What he is, seen from the round that comes next.
    #[must_use]
    pub fn status(&self, next: Round) -> Status {
        match self.away(next) {
            Some(Away::Withdrawn) => Status::Withdrawn,
            Some(Away::Excluded) => Status::Excluded,
            Some(Away::Expelled) => Status::Expelled,
            Some(Away::Bye(_)) => Status::Absent,
            Some(Away::NotYet) => Status::Entered,
            None => {
                let here = |one: &Presence| matches!(one, Presence::CheckedIn(at) if *at == next);
                if self.presence.all().any(here) {
                    Status::CheckedIn
                } else {
                    Status::Entered
                }
            }
        }
    }

    /// His line in a report file, without rounds; `code` is the federation of a national rating that came without a line.
    pub(super) fn line(&self, number: u16, code: &str) -> Line {
        let form = self.form();
        let mut line = form.entrant(number);
        line.national = self
            .national
            .iter()
            .map(|(federation, text)| {
                let rest: String = text.chars().skip(4).collect();
                (federation.clone(), format!("{number:>4}{rest}"))
            })
            .collect();
        let own = |federation: &str| {
            if is_code(federation) {
                federation
            } else {
                NO_FEDERATION
            }
            .to_owned()
        };
        match line.national.first_mut() {
            Some((_, text)) if in_line(text) != form.national_rating => {
                *text = with_rating(text, form.national_rating);
            }
            None if form.national_rating.is_some() => {
                let federation = own(if code.is_empty() {
                    form.federation.trim()
                } else {
                    code
                });
                let text = with_rating(&format!("{number:>4}"), form.national_rating);
                line.national.push((federation, text));
            }
            _ => {}
        }
        line
    }
}
