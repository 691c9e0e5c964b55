//! Tie-breaks, age groups, open points of the regulations, FIDE mode, and who goes on where nothing parts two.

use serde::{Deserialize, Serialize};

use super::announce::expected;
use super::enter::admitted;
use super::{Answer, Deed, Final, Notice, QuestionKey, Refusal, Wanted};
use crate::ages::AgeGroup;
use crate::knockout::{bracket, plan};
use crate::number::{EntrantId, Round, Seq};
use crate::questions::{Question, questions_of};
use crate::state::{Made, State, Through};
use crate::tiebreak::Code;
use arbiter_pairing::Points;

/// Another list of tie-breaks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tiebreaks {
    /// The list.
    pub list: Vec<String>,
}

impl Deed for Tiebreaks {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        if let Some(word) = self.list.iter().find(|word| word.parse::<Code>().is_err()) {
            return Err(expected(Wanted::Tiebreak, word));
        }
        if state.rounds.is_empty() {
            return Ok(Vec::new());
        }
        let old = state
            .terms
            .tiebreaks
            .last()
            .map_or_else(String::new, |list| list.join(","));
        Ok(vec![Notice::TiebreaksChanged(old).into()])
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        state.terms.tiebreaks.tell(seq, self.list.clone());
    }
}

/// The age group of the event: `U12 2014/01/01 2015/12/31`, days of the Gregorian or the Persian calendar, `upwards` behind them
/// where younger players are admitted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ages {
    /// Its name, the oldest's and the youngest's day of birth.
    pub group: String,
}

impl Deed for Ages {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let wanted = Wanted::AgeGroup;
        let group: AgeGroup = self.group.parse().map_err(|_| expected(wanted, &self.group))?;
        let mut told = Vec::new();
        for entrant in state.entrants.values() {
            let (form, birth) = (state.terms.form, &entrant.form().birth);
            told.extend(admitted(form, &group, entrant.name(), birth)?.map(Answer::from));
        }
        Ok(told)
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let group: Option<AgeGroup> = self.group.parse().ok();
        let group = group.map_or_else(|| self.group.clone(), |group| group.to_string());
        state.terms.ages.tell(seq, group);
    }
}

/// A question of the regulations is answered, before the draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SettleQuestion"))]
pub struct Settle {
    /// The question.
    pub question: QuestionKey,
    /// The answer.
    pub option: String,
    /// Who gave it in the rulebook's place, where the regulations have such a body.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub said_by: String,
}

impl Settle {
    /// An answer that is nobody's in particular.
    #[must_use]
    pub const fn of(question: QuestionKey, option: String) -> Self {
        Self {
            question,
            option,
            said_by: String::new(),
        }
    }
}

/// What an answer cannot go with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Against {
    /// A draw gives a point each (5.4a of the league): a win gives more.
    Draw,
    /// A draw gives a point each: a loss gives less.
    Loss,
    /// So many play in a group: somebody must go out.
    Group,
}

impl Against {
    /// Its name in the language files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Loss => "loss",
            Self::Group => "group",
        }
    }
}

impl Settle {
    /// What the answer makes nonsense of.
    fn contrary(&self, state: &State, found: &str) -> Option<Against> {
        let number = |key: QuestionKey| {
            let default = state.questions().into_iter().find(|one| one.key == key.name());
            let said = state.settled(key).map(ToOwned::to_owned);
            let said = said.or_else(|| default.map(|one| one.default.into_owned()));
            said.and_then(|said| said.parse::<u16>().ok())
        };
        let points = || found.parse::<Points>().ok();
        let own = found.parse::<u16>().ok();
        match self.question {
            QuestionKey::Win => (points()? <= Points::whole(1)).then_some(Against::Draw),
            QuestionKey::Loss => (points()? >= Points::whole(1)).then_some(Against::Loss),
            QuestionKey::Qualify => (own? >= number(QuestionKey::GroupSize)?).then_some(Against::Group),
            // What was said of those who go on is held against it; what nobody has said yet may be said after it.
            QuestionKey::GroupSize => {
                let on = state.settled(QuestionKey::Qualify)?.parse::<u16>().ok()?;
                (on >= own?).then_some(Against::Group)
            }
            _ => None,
        }
    }
}

impl Settle {
    /// The question that this answers, where the event asks it and the answer is one.
    pub(super) fn asked(&self, state: &State) -> Result<Question, Refusal> {
        let asked = state
            .questions()
            .into_iter()
            .find(|one| one.key == self.question.name());
        let asked = asked.ok_or_else(|| expected(Wanted::Question, self.question.name()))?;
        let found = self.option.trim();
        if !asked.answers.allow(found) {
            return Err(Refusal::Answer {
                key: asked.key,
                answers: asked.answers,
                found: found.to_owned(),
            });
        }
        match self.contrary(state, found) {
            Some(to) => Err(Refusal::Contrary {
                key: asked.key,
                found: found.to_owned(),
                to,
            }),
            None => Ok(asked),
        }
    }
}

impl Deed for Settle {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        if state.drawn() {
            return Err(Refusal::Drawn(state.paired()));
        }
        self.asked(state).map(|_| Vec::new())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let answer = (self.question, self.option.trim().to_owned());
        state.terms.settled.tell(seq, answer);
    }

    fn stays(&self, state: &State, _: &Made) -> Result<(), Refusal> {
        match state.lots.drawn.by() {
            Some(seq) => Err(Refusal::RestsOn { seq }),
            None => Ok(()),
        }
    }
}

/// FIDE mode is left; there is no way back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeaveFideMode {
    /// Why.
    pub reason: String,
}

impl Deed for LeaveFideMode {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        if state.fide_mode() {
            Ok(vec![Notice::LeavesFideMode.into()])
        } else {
            Err(Refusal::LeftAlready)
        }
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let before = Round(state.paired().0 + 1);
        state
            .terms
            .left_fide_mode
            .tell(seq, (before, self.reason.clone()));
    }

    fn stays(&self, _: &State, _: &Made) -> Result<(), Refusal> {
        Err(Refusal::Final(Final::FideMode))
    }
}

/// A person says who of two goes on, where games and lots leave them level.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ThroughAct {
    /// Who goes on.
    pub winner: EntrantId,
    /// Who does not.
    pub loser: EntrantId,
    /// Why.
    pub reason: String,
}

impl Deed for ThroughAct {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        state.entrant(self.winner)?;
        state.entrant(self.loser)?;
        let (sheet, numbers) = (state.sheet(), state.numbers());
        let (winner, loser) = (numbers.rank(self.winner), numbers.rank(self.loser));
        let bracket = plan(&sheet).map(|plan| bracket(&sheet, &plan, sheet.paired_rounds()));
        let level = bracket.is_some_and(|bracket| {
            let both = |level: &Vec<u16>| level.contains(&winner) && level.contains(&loser);
            winner != loser && bracket.level.iter().any(both)
        });
        if level {
            return Ok(Vec::new());
        }
        Err(Refusal::NotLevel(state.who(self.winner), state.who(self.loser)))
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let Self {
            winner,
            loser,
            reason,
        } = self.clone();
        state.through.tell(
            seq,
            Through {
                winner,
                loser,
                reason,
            },
        );
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        match state.rounds.iter().find(|round| round.known >= made.seq) {
            Some(round) => Err(round.paired_since(None)),
            None => Ok(()),
        }
    }
}

impl State {
    /// What the regulations leave open, whether answered or not.
    #[must_use]
    pub fn questions(&self) -> Vec<Question> {
        questions_of(self.terms.form)
    }

    /// What nobody has answered.
    #[must_use]
    pub fn unsettled(&self) -> Vec<Question> {
        let mut open = self.questions();
        let quiet = [QuestionKey::BoardOrder, QuestionKey::Protect]; // asked of nobody, for those who want it
        let answered = |key: &str| {
            QuestionKey::by_name(key).is_some_and(|key| quiet.contains(&key) || self.settled(key).is_some())
        };
        open.retain(|question| !answered(question.key));
        open
    }

    /// The number by which a question of the regulations is named, from 1 in the order of the form.
    #[must_use]
    pub fn number_of(&self, question: &Question) -> Option<Seq> {
        let place = self.questions().iter().position(|one| one.key == question.key)?;
        u32::try_from(place + 1).ok().map(Seq)
    }

    /// The question of the regulations that has this number.
    pub(super) fn question_at(&self, number: Seq) -> Option<&'static str> {
        let place = usize::try_from(number.0.checked_sub(1)?).ok()?;
        self.questions().get(place).map(|question| question.key)
    }
}
