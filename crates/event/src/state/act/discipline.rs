//! Points by decision, incidents, disputes, appeals (Tournament Rules 10 to 15).

use core::time::Duration;

use serde::{Deserialize, Serialize};

use super::announce::expected;
use super::{Answer, Beforehand, Deed, Final, NoDispute, Notice, Refusal, Wanted};
use crate::number::{BoardNumber, EntrantId, Round, Seq, TeamId};
use crate::regulations::{
    Advice, Appeal, Committee, Dispute, Figures, Follow, Incident, Member, Objection, Photograph, Stage,
    admissible, advice, article, captain_words, committee as weigh, fee, may_photograph,
};
use crate::state::{DisputeStep, IncidentOf, Made, Penalty, Seats, State};
use crate::words::OffenceKind;
use arbiter_pairing::Points;

/// Points given or taken by a decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Penalise {
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

impl Deed for Penalise {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        state.entrant(self.entrant)?;
        state.within(self.round)?;
        let (who, points) = (state.who(self.entrant), self.points);
        // More than every round is worth cannot be lost or won, and no column of a report holds it.
        let rounds = state.all_rounds().unwrap_or(state.paired()).0.max(1);
        let most = state.terms.worth().win * usize::from(rounds);
        if points == Points::ZERO || points.max(-points) > most {
            return Err(expected(Wanted::PenaltyPoints, points.to_string()));
        }
        Ok(vec![Notice::Points { who, points }.into()])
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let Self {
            entrant,
            points,
            round,
            reason,
            game,
        } = self.clone();
        state.discipline.penalties.tell(
            seq,
            Penalty {
                entrant,
                points,
                round,
                reason,
                game,
            },
        );
    }
}

/// An offence that counts over the event, so that the next one is not the first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offence {
    /// Whose.
    pub entrant: EntrantId,
    /// Of what kind.
    pub kind: OffenceKind,
    /// The round.
    pub round: Round,
    /// The board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardNumber>,
    /// What happened.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// The game in which it was ruled on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// How often in that game so far; none is once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times: Option<u32>,
}

impl Deed for Offence {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        state.entrant(self.entrant)?;
        state.within(self.round)?;
        if self.times.is_some() && self.game.is_none() {
            return Err(expected(Wanted::OffenceGame, ""));
        }
        Ok(Vec::new())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        state.discipline.offences.tell(seq, self.clone());
    }
}

impl State {
    /// How often somebody has offended in this way over the event; of each game its last count.
    #[must_use]
    pub fn offences(&self, entrant: EntrantId, kind: OffenceKind) -> u32 {
        let mut by_hand = 0;
        let mut games: std::collections::BTreeMap<&str, u32> = std::collections::BTreeMap::new();
        let his = |one: &&Offence| one.entrant == entrant && one.kind == kind;
        for one in self.discipline.offences.all().filter(his) {
            match &one.game {
                Some(game) => drop(games.insert(game, one.times.unwrap_or(1))),
                None => by_hand += 1,
            }
        }
        by_hand + games.values().sum::<u32>()
    }
}

/// Something that happened beside the games, for the minutes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct IncidentAct {
    /// Of what kind.
    pub kind: Incident,
    /// The round.
    pub round: Round,
    /// Who is concerned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
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

impl IncidentAct {
    /// What follows: nothing from what a captain may say (15(b)) and when photographs may be taken (13(b)).
    fn follows(&self) -> Result<Follow, Refusal> {
        let figures = Figures::of_tournaments();
        let allowed = match (self.kind, self.said, self.photo) {
            (Incident::Captain, said, None) => said.is_some_and(|said| advice(said, &captain_words())),
            (Incident::Photograph, None, photo) => photo.is_some_and(|photo| {
                let since = Duration::from_secs(photo.after.into());
                may_photograph(self.round.0, since, photo.accredited, &figures)
            }),
            (_, None, None) => false,
            (_, Some(said), _) => return Err(expected(Wanted::CaptainSaid, said.name())),
            (_, None, Some(_)) => return Err(expected(Wanted::Photograph, self.kind.name())),
        };
        Ok(if allowed {
            Follow::Allowed
        } else {
            self.kind.follows(&figures)
        })
    }
}

impl Deed for IncidentAct {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        state.within(self.round)?;
        for &id in &self.entrants {
            state.entrant(id)?;
        }
        if self.text.trim().is_empty() {
            return Err(expected(Wanted::WhatHappened, ""));
        }
        let follows = self.follows()?;
        let article = article(self.kind.topic()).unwrap_or_default().to_owned();
        Ok(vec![
            Notice::Incident {
                kind: self.kind,
                follows,
                article,
            }
            .into(),
        ])
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let Self {
            kind,
            round,
            entrants,
            said,
            photo,
            text,
        } = self.clone();
        state.discipline.incidents.tell(
            seq,
            IncidentOf {
                kind,
                round,
                entrants,
                said,
                photo,
                text,
            },
        );
    }
}

impl State {
    /// The disputes with how far each has come.
    #[must_use]
    pub fn disputes(&self) -> Vec<(u16, Stage)> {
        let mut found: Vec<(u16, Stage)> = Vec::new();
        for one in self.discipline.disputes.all() {
            match found.iter_mut().find(|known| known.0 == one.number) {
                Some(known) => known.1 = one.step,
                None => found.push((one.number, one.step)),
            }
        }
        found
    }

    fn appeals_fixed(&self) -> bool {
        !self.discipline.committee.is_empty() || !self.terms.appeals.is_empty()
    }
}

fn told(state: &mut State, seq: Seq, number: u16, step: Stage, text: &str) {
    let text = text.trim().to_owned();
    state
        .discipline
        .disputes
        .tell(seq, DisputeStep { number, step, text });
}

/// What is later in the same dispute stands in the way.
fn last_step(state: &State, made: &Made, number: u16) -> Result<(), Refusal> {
    let mut later = state.discipline.disputes.told();
    match later.find(|(seq, one)| *seq > made.seq && one.number == number) {
        Some((seq, _)) => Err(Refusal::RestsOn { seq }),
        None => Ok(()),
    }
}

/// A dispute is reported, or takes its next step (12(a)).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DisputeAct {
    /// Its number: the next free one where it is reported.
    pub number: u16,
    /// The step.
    pub step: Stage,
    /// What was said; where mediation is left out, why.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub text: String,
}

impl Deed for DisputeAct {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let disputes = state.disputes();
        let number = self.number;
        let fault = |why: NoDispute| Refusal::Dispute { number, why };
        let next = disputes.last().map_or(1, |last| last.0 + 1);
        match disputes.into_iter().find(|one| one.0 == number) {
            None if self.step != Stage::Reported => Err(fault(NoDispute::Unreported)),
            None if number != next => Err(fault(NoDispute::Next(next))),
            None => Ok(Vec::new()),
            Some((_, stage)) => {
                let mut dispute = Dispute::at(stage);
                dispute
                    .step(self.step, &self.text)
                    .map_err(|why| fault(why.into()))?;
                if self.step > Stage::Ruled && state.appeals_fixed() {
                    return Err(fault(NoDispute::AppealsFixed));
                }
                Ok(Vec::new())
            }
        }
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        told(state, seq, self.number, self.step, &self.text);
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        last_step(state, made, self.number)
    }
}

/// The appeals committee, before the first round (12(b)).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CommitteeAct {
    /// The chair.
    pub chair: Member,
    /// Members.
    pub members: Vec<Member>,
    /// Reserve members, in the order in which they step in.
    pub reserves: Vec<Member>,
}

fn everybody(committee: &Committee) -> impl Iterator<Item = &Member> {
    let sitting = committee.chair.iter().chain(&committee.members);
    sitting.chain(&committee.reserves)
}

impl Deed for CommitteeAct {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let found = Committee {
            chair: Some(self.chair.clone()),
            members: self.members.clone(),
            reserves: self.reserves.clone(),
            in_time: !state.begun(),
        };
        let names: Vec<&str> = everybody(&found).map(|one| one.name.as_str()).collect();
        for (at, &name) in names.iter().enumerate() {
            if name.trim().is_empty() || names[..at].contains(&name) {
                return Err(expected(Wanted::OwnName, name));
            }
        }
        let (objections, _) = weigh(&found, &Figures::of_tournaments());
        let (told, against): (Vec<Objection>, Vec<Objection>) = objections
            .into_iter()
            .partition(|one| matches!(one, Objection::TooLate | Objection::OneFederation));
        if !against.is_empty() {
            return Err(Refusal::Committee(against));
        }
        let notice = |one: Objection| match one {
            Objection::TooLate => Notice::CommitteeLate.into(),
            _ => Notice::OneFederation.into(),
        };
        Ok(told.into_iter().map(notice).collect())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let Self {
            chair,
            members,
            reserves,
        } = self.clone();
        state.discipline.committee.tell(
            seq,
            Seats {
                chair,
                members,
                reserves,
            },
        );
    }

    fn stays(&self, state: &State, _: &Made) -> Result<(), Refusal> {
        fixed(state, Beforehand::Committee)
    }
}

/// What is fixed before round 1 is taken back before round 1, or by a new one.
fn fixed(state: &State, what: Beforehand) -> Result<(), Refusal> {
    if state.begun() {
        Err(Refusal::Begun(what))
    } else {
        Ok(())
    }
}

/// The fee of an appeal and how long after the decision it may be made, fixed beforehand (12(c)).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AppealTerms {
    /// The fee, in whatever unit the event names.
    pub fee: u32,
    /// Minutes.
    pub minutes: u32,
}

impl Deed for AppealTerms {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        fixed(state, Beforehand::Terms).map(|()| Vec::new())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        state.terms.appeals.tell(seq, (self.fee, self.minutes));
    }

    fn stays(&self, state: &State, _: &Made) -> Result<(), Refusal> {
        fixed(state, Beforehand::Terms)
    }
}

/// A dispute's next step, where it is the next.
fn step(state: &State, number: u16, to: Stage, text: &str) -> Result<(), Refusal> {
    let fault = |why: NoDispute| Refusal::Dispute { number, why };
    let known = state.disputes().into_iter().find(|one| one.0 == number);
    let (_, stage) = known.ok_or_else(|| fault(NoDispute::Unreported))?;
    let taken = Dispute::at(stage).step(to, text);
    taken.map_err(|why| fault(why.into()))
}

/// An appeal against a ruling (12(c)).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AppealAct {
    /// The dispute.
    pub dispute: u16,
    /// Whether it is in writing.
    pub written: bool,
    /// What was paid.
    pub paid: u32,
    /// Minutes after the decision.
    pub after: u32,
    /// Names of members who are involved and do not vote.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub involved: Vec<String>,
    /// The player who appeals, where that is known: he neither decides it nor lets anybody else take it back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entrant: Option<EntrantId>,
    /// The team whose captain appeals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<TeamId>,
    /// What is appealed.
    pub text: String,
}

impl AppealAct {
    /// Who votes.
    fn votes(&self, mut committee: Committee) -> Result<Vec<String>, Refusal> {
        for name in &self.involved {
            if !everybody(&committee).any(|one| one.name == *name) {
                return Err(expected(Wanted::Member, name));
            }
        }
        let seats = committee.chair.iter_mut().chain(&mut committee.members);
        for member in seats.chain(&mut committee.reserves) {
            member.involved = self.involved.contains(&member.name);
        }
        let (objections, votes) = weigh(&committee, &Figures::of_tournaments());
        if objections.contains(&Objection::Involved) {
            return Err(Refusal::Committee(vec![Objection::Involved]));
        }
        Ok(votes)
    }
}

impl Deed for AppealAct {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        self.entrant.map(|id| state.entrant(id)).transpose()?;
        self.team.map(|id| state.team(id)).transpose()?;
        step(state, self.dispute, Stage::Appealed, &self.text)?;
        let seats = state.discipline.committee.last().cloned();
        let seats = seats.ok_or(Refusal::NotFixed(Beforehand::Committee))?;
        let committee = Committee {
            chair: Some(seats.chair),
            members: seats.members,
            reserves: seats.reserves,
            in_time: true,
        };
        let terms = state.terms.appeals.last();
        let &(fee, deadline) = terms.ok_or(Refusal::NotFixed(Beforehand::Terms))?;
        let (written, paid, after) = (self.written, self.paid, self.after);
        let lacks = admissible(&Appeal {
            written,
            paid,
            fee,
            after,
            deadline,
        });
        if !lacks.is_empty() {
            return Err(Refusal::Appeal(lacks));
        }
        let votes = self.votes(committee)?;
        let dispute = self.dispute;
        Ok(vec![Notice::Votes { dispute, votes }.into()])
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        told(state, seq, self.dispute, Stage::Appealed, &self.text);
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        last_step(state, made, self.dispute)
    }
}

/// What the committee decided; it is final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Decision {
    /// The dispute.
    pub dispute: u16,
    /// Whether the appeal is upheld.
    pub upheld: bool,
    /// Whether it was reasonable, where it is rejected.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub reasonable: bool,
    /// What was decided.
    pub text: String,
}

impl Deed for Decision {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        step(state, self.dispute, Stage::Decided, &self.text)?;
        if self.text.trim().is_empty() {
            return Err(expected(Wanted::Decided, ""));
        }
        let (dispute, fate) = (self.dispute, fee(self.upheld, self.reasonable));
        Ok(vec![Notice::Fee { dispute, fate }.into()])
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        told(state, seq, self.dispute, Stage::Decided, &self.text);
    }

    fn stays(&self, _: &State, _: &Made) -> Result<(), Refusal> {
        Err(Refusal::Final(Final::Decision))
    }
}
