//! Prizes: what there is, who may win it, how those who are level share; and what is given by decision.

use serde::{Deserialize, Serialize};

use super::announce::expected;
use super::{Answer, Deed, Notice, Refusal, Wanted};
use crate::ages::{AgeGroup, Fit};
use crate::number::{EntrantId, Seq};
use crate::prizes::{Money, Sharing};
use crate::state::{Entrant, Made, State};

/// As many amounts as one prize may have.
const MOST_AMOUNTS: usize = 999;

/// A prize, or several amounts of one kind; the same name again puts it right.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prize {
    /// Its name: `General`, `Best woman`.
    pub name: String,
    /// Who may win it; everybody where nothing is said.
    #[serde(default, skip_serializing_if = "Eligible::is_everybody")]
    pub who: Eligible,
    /// Amounts from the first; none where it is given by decision, or taken away again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub amounts: Vec<Money>,
    /// How those who are level in points share.
    #[serde(default)]
    pub sharing: Sharing,
}

/// Who may win a prize: whoever fulfils all that is said.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Eligible {
    /// `m` or `w`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<String>,
    /// An age group: `U12 2014/01/01 2015/12/31`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ages: Option<String>,
    /// Rated so high or higher.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rated_from: Option<u16>,
    /// Rated lower, or not at all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rated_below: Option<u16>,
    /// Of this federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// Of this club or school.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// Of this category of the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// One of these.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entrants: Vec<EntrantId>,
}

impl Eligible {
    /// Whether nothing is said, so that everybody may win.
    #[must_use]
    pub fn is_everybody(&self) -> bool {
        *self == Self::default()
    }

    /// Whether somebody may win it, apart from a category; whose day of birth does not tell, may not.
    #[must_use]
    pub fn takes(&self, entrant: &Entrant) -> bool {
        let form = entrant.form();
        let is = |wanted: &Option<String>, found: &str| {
            wanted
                .as_ref()
                .is_none_or(|wanted| wanted.trim().to_lowercase() == found.trim().to_lowercase())
        };
        (self.entrants.is_empty() || self.entrants.contains(&entrant.id))
            && is(&self.sex, &form.sex)
            && is(&self.federation, &form.federation)
            && is(&self.club, &form.club)
            && self.ages.as_ref().is_none_or(|ages| entrant.is_aged(ages))
            && self
                .rated_from
                .is_none_or(|from| form.rating.is_some_and(|rating| rating >= from))
            && self
                .rated_below
                .is_none_or(|below| form.rating.is_none_or(|rating| rating < below))
    }
}

impl Entrant {
    /// Whether an age group takes somebody: by the day of birth, and where that was erased by what was kept of it.
    pub(super) fn is_aged(&self, ages: &str) -> bool {
        let birth = self.form().birth;
        if birth.trim().is_empty() {
            return self.groups.iter().any(|kept| kept == ages);
        }
        let group = ages.parse::<AgeGroup>();
        group.is_ok_and(|group| matches!(group.fit(&birth), Fit::In | Fit::Upwards))
    }
}

impl Deed for Prize {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        if self.name.trim().is_empty() {
            return Err(expected(Wanted::PrizeName, ""));
        }
        if self.amounts.len() > MOST_AMOUNTS || !self.amounts.is_sorted_by(|one, next| one >= next) {
            let amounts: Vec<String> = self.amounts.iter().take(9).map(Money::to_string).collect();
            return Err(expected(Wanted::Amounts, amounts.join(" ")));
        }
        self.who.stands(state)?;
        Ok(Vec::new())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let mut prize = self.clone();
        self.name.trim().clone_into(&mut prize.name);
        state.prizes.funds.tell(seq, prize);
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        let name = self.name.trim();
        let mut others = state.prizes.funds.told();
        if others.any(|(seq, one)| seq != made.seq && one.name == name) {
            return Ok(());
        }
        match state.prizes.awards.told().find(|(_, award)| award.prize == name) {
            Some((seq, _)) => Err(Refusal::RestsOn { seq }),
            None => Ok(()),
        }
    }
}

/// Somebody is given a prize: by decision where no standings tell, or as a receipt that he has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Award {
    /// The name of the prize.
    pub prize: String,
    /// Who.
    pub entrant: EntrantId,
    /// How much, where it is money.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<Money>,
}

impl Deed for Award {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let entrant = state.entrant(self.entrant)?;
        let name = self.prize.trim();
        let prize = state.prize(name).ok_or_else(|| expected(Wanted::Prize, name))?;
        let seen_again = entrant.documents.all().any(|again| *again);
        let unseen = state.asks_age(&prize.who) && !seen_again;
        let who = state.who(self.entrant);
        Ok(unseen
            .then(|| Notice::NotSeenAgain(who).into())
            .into_iter()
            .collect())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let mut award = self.clone();
        self.prize.trim().clone_into(&mut award.prize);
        state.prizes.awards.tell(seq, award);
    }
}

impl State {
    /// A prize by its name, as it was put right last.
    #[must_use]
    pub fn prize(&self, name: &str) -> Option<&Prize> {
        self.prizes.funds.all().rev().find(|one| one.name == name)
    }

    /// All prizes in the order in which they were named first, each as it was put right last.
    #[must_use]
    pub fn all_prizes(&self) -> Vec<&Prize> {
        let mut names: Vec<&str> = Vec::new();
        for one in self.prizes.funds.all() {
            if !names.contains(&one.name.as_str()) {
                names.push(&one.name);
            }
        }
        names.into_iter().filter_map(|name| self.prize(name)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Act, Announce, Enter, SeenDocument, Undo, decide, evolve};
    use super::*;

    fn done(state: &mut State, act: &str) -> Result<Vec<Answer>, Refusal> {
        let act: Act = serde_json::from_str(act).expect(act);
        let entry = decide(state, &act)?;
        evolve(state, &entry);
        Ok(entry.answers)
    }

    fn club() -> State {
        let mut state = State::default();
        for act in [
            Act::from(Announce::new("Club", 3)),
            Enter::rated("Tal", Some(2000)).into(),
        ] {
            let entry = decide(&state, &act).unwrap();
            evolve(&mut state, &entry);
        }
        state
    }

    #[test]
    fn a_prize_is_put_right_under_its_name() {
        let mut state = club();
        done(
            &mut state,
            r#"{"do":"prize","name":"General","amounts":[500,300]}"#,
        )
        .unwrap();
        done(
            &mut state,
            r#"{"do":"prize","name":"Best woman","who":{"sex":"w"},"amounts":["99.50"]}"#,
        )
        .unwrap();
        done(
            &mut state,
            r#"{"do":"prize","name":" General ","amounts":[400],"sharing":{"hybrid":2}}"#,
        )
        .unwrap();
        let prizes = state.all_prizes();
        assert_eq!(prizes.len(), 2);
        assert_eq!(
            (prizes[0].amounts.len(), prizes[0].sharing),
            (1, Sharing::Hybrid(2))
        );
        assert!(!prizes[1].who.takes(&state.entrants[&EntrantId(1)]));
        for wrong in [
            r#"{"do":"prize","name":" ","amounts":[1]}"#,
            r#"{"do":"prize","name":"A","amounts":[1,2]}"#,
            r#"{"do":"prize","name":"A","who":{"sex":"x"}}"#,
            r#"{"do":"prize","name":"A","who":{"ages":"U12"}}"#,
            r#"{"do":"award","prize":"A","entrant":1}"#,
        ] {
            assert!(done(&mut state, wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_was_given_holds_its_prize_until_it_is_taken_back() {
        let mut state = club();
        let ages = r#"{"do":"prize","name":"U12","who":{"ages":"U12 2014/01/01 2015/12/31"},"amounts":[5]}"#;
        done(&mut state, ages).unwrap();
        let award = r#"{"do":"award","prize":"U12","entrant":1,"amount":5}"#;
        let told = done(&mut state, award).unwrap();
        assert_eq!(told, [Notice::NotSeenAgain(state.who(EntrantId(1))).into()]);
        let undo = |seq| Act::from(Undo::of(Seq(seq)));
        assert_eq!(
            decide(&state, &undo(3)).unwrap_err(),
            Refusal::RestsOn { seq: Seq(4) }
        );
        for act in [undo(4), undo(3)] {
            let entry = decide(&state, &act).unwrap();
            evolve(&mut state, &entry);
        }
        assert!(state.all_prizes().is_empty());
        done(&mut state, ages).unwrap();
        let seen = SeenDocument {
            entrant: EntrantId(1),
            again: true,
        };
        let entry = decide(&state, &seen.into()).unwrap();
        evolve(&mut state, &entry);
        assert_eq!(done(&mut state, award).unwrap(), []);
    }
}
