//! Somebody is sent away, and may play again.

use serde::{Deserialize, Serialize};

use super::notice::Deed as Did;
use super::presence::{comes_back, walk_over};
use super::{Answer, Deed, Instead, Notice, Refusal};
use crate::number::{EntrantId, Round, Seq};
use crate::state::{Away, Made, Presence, State};

/// Somebody is excluded: he is not paired from this round on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Exclude {
    /// Who.
    pub entrant: EntrantId,
    /// The first round without him.
    pub from: Round,
    /// By which article, or why.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub article: String,
    /// The game that was played here and brought it about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
}

/// Somebody is expelled from the event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Expel {
    /// Who.
    pub entrant: EntrantId,
    /// The first round without him.
    pub from: Round,
    /// By which article, or why.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub article: String,
    /// The game that was played here and brought it about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
}

/// What else can be done where a later round is paired.
const INSTEAD: Option<Instead> = Some(Instead::Reinstate);

fn sent_away(state: &State, who: EntrantId, from: Round, what: Did) -> Result<Vec<Answer>, Refusal> {
    state.to_come_or_after(from, 0)?;
    let away = state.entrant(who)?.away(from);
    // Who is excluded may be expelled yet.
    let gone = match what {
        Did::Expelled { .. } => matches!(away, Some(Away::Withdrawn | Away::Expelled)),
        _ => matches!(away, Some(Away::Withdrawn | Away::Excluded | Away::Expelled)),
    };
    let (id, who) = (who, state.who(who));
    if gone {
        return Err(Refusal::Absent { who, round: from });
    }
    let done = Notice::Done { who, what }.into();
    let after = state.pairing_stays().into_iter().chain(state.walkovers(id, from));
    Ok([done].into_iter().chain(after).collect())
}

fn tell(state: &mut State, who: EntrantId, seq: Seq, fact: Presence) {
    if let Some(entrant) = state.entrants.get_mut(&who) {
        entrant.presence.tell(seq, fact);
    }
}

impl Deed for Exclude {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        sent_away(state, self.entrant, self.from, Did::Excluded { from: self.from })
    }

    fn carry_out(&self, state: &mut State, seq: Seq, answers: &[Answer]) {
        walk_over(state, seq, answers);
        let fact = Presence::Excluded(self.from, self.article.clone());
        tell(state, self.entrant, seq, fact);
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        comes_back(state, made, self.from, INSTEAD)
    }
}

impl Deed for Expel {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        sent_away(state, self.entrant, self.from, Did::Expelled { from: self.from })
    }

    fn carry_out(&self, state: &mut State, seq: Seq, answers: &[Answer]) {
        walk_over(state, seq, answers);
        let fact = Presence::Expelled(self.from, self.article.clone());
        tell(state, self.entrant, seq, fact);
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        comes_back(state, made, self.from, INSTEAD)
    }
}

/// Somebody who was sent away may play again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reinstate {
    /// Who.
    pub entrant: EntrantId,
    /// The first round with him.
    pub from: Round,
    /// By which article, or why.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub article: String,
    /// The game that was played here and brought it about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
}

impl Deed for Reinstate {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        state.to_come_or_after(self.from, 1)?;
        let away = state.entrant(self.entrant)?.away(self.from);
        let who = state.who(self.entrant);
        if !matches!(away, Some(Away::Excluded | Away::Expelled)) {
            return Err(Refusal::Here(who));
        }
        let done = Notice::Done {
            who,
            what: Did::Reinstated { from: self.from },
        };
        // Who has left as well does not play yet.
        let left = state.entrant(self.entrant)?.left_at(self.from);
        let open = if left {
            Vec::new()
        } else {
            state.comes_to_play(self.entrant, self.from)
        };
        Ok([done.into()].into_iter().chain(open).collect())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, answers: &[Answer]) {
        walk_over(state, seq, answers);
        tell(state, self.entrant, seq, Presence::Reinstated(self.from));
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        comes_back(state, made, self.from, None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::number::BoardNumber;
    use crate::state::Status;
    use crate::state::act::trial::{done, numbered};
    use crate::state::act::{Announce, EnterResult, Pair, Rejoin, Withdraw};

    fn six() -> State {
        numbered(Announce::new("Club", 5), 6)
    }

    fn withdraw(state: &mut State, who: EntrantId, from: u16) {
        let act = Withdraw {
            entrant: who.0,
            from: Round(from),
            reason: None,
        };
        done(state, act).unwrap();
    }

    fn exclude(state: &mut State, who: EntrantId, from: u16) {
        let act = Exclude {
            entrant: who,
            from: Round(from),
            article: "11(a)".to_owned(),
            game: None,
        };
        done(state, act).unwrap();
    }

    fn reinstate(state: &mut State, who: EntrantId, from: u16) {
        let act = Reinstate {
            entrant: who,
            from: Round(from),
            article: String::new(),
            game: None,
        };
        done(state, act).unwrap();
    }

    #[test]
    fn who_left_and_is_reinstated_has_left_until_he_rejoins() {
        let who = EntrantId(1);
        let mut state = six();
        withdraw(&mut state, who, 3);
        exclude(&mut state, who, 1);
        reinstate(&mut state, who, 2);
        let one = state.entrant(who).unwrap();
        assert_eq!(
            [1, 2, 3].map(|round| one.away(Round(round))),
            [Some(Away::Excluded), None, Some(Away::Withdrawn)]
        );
        assert_eq!(one.left(), Some(Round(3)));
        done(
            &mut state,
            Rejoin {
                entrant: who,
                from: Round(3),
            },
        )
        .unwrap();
        let one = state.entrant(who).unwrap();
        assert_eq!((one.away(Round(3)), one.left()), (None, None));
    }

    #[test]
    fn a_forfeit_that_is_put_right_pairs_nobody_who_had_left() {
        let mut state = six();
        done(&mut state, Pair::by_rules(Round(1))).unwrap();
        let board = BoardNumber(1);
        let seat = *state.rounds[0].board(board).unwrap();
        let who = seat.black;
        withdraw(&mut state, who, 2);
        let lost = EnterResult {
            excused: Some(false),
            ..EnterResult::typed(Round(1), board, "+:-".parse().unwrap())
        };
        done(&mut state, lost).unwrap();
        assert_eq!(state.entrant(who).unwrap().status(Round(2)), Status::Excluded);
        let played = EnterResult {
            was: Some("+:-".parse().unwrap()),
            ..EnterResult::typed(Round(1), board, "1-0".parse().unwrap())
        };
        done(&mut state, played).unwrap();
        assert_eq!(state.entrant(who).unwrap().status(Round(2)), Status::Withdrawn);
        for board in [2, 3] {
            let drawn = EnterResult::typed(Round(1), BoardNumber(board), "1/2-1/2".parse().unwrap());
            done(&mut state, drawn).unwrap();
        }
        done(&mut state, Pair::by_rules(Round(2))).unwrap();
        assert!(state.rounds[1].board_of(who).is_none(), "he is not paired");
        assert_ne!(state.rounds[1].layout().bye, Some(who));
    }

    #[test]
    fn in_the_last_round_somebody_is_excluded_from_one_round_as_in_any_other() {
        let who = EntrantId(1);
        let mut state = numbered(Announce::new("Club", 1), 4);
        done(&mut state, Pair::by_rules(Round(1))).unwrap();
        exclude(&mut state, who, 2);
        reinstate(&mut state, who, 3);
        let one = state.entrant(who).unwrap();
        assert_eq!(
            (one.away(Round(2)), one.away(Round(3))),
            (Some(Away::Excluded), None)
        );
    }
}
