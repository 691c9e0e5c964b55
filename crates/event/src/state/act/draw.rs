//! Lots: their hash published beforehand, and the draw.

use serde::{Deserialize, Serialize};

use super::announce::expected;
use super::{Answer, Deed, Final, Notice, QuestionKey, Refusal, Wanted};
use crate::draw::{DrawMethod, drawn_order};
use crate::number::{EntrantId, Seq, TeamId};
use crate::state::{Drawn, Made, Ranking, State};
use arbiter_pairing::Color;
use arbiter_pairing::knockout;
use arbiter_pairing::lots::{Lots, verify};
use arbiter_pairing::scheveningen;

/// The hash of the secret is published, before the draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Publish {
    /// The hash.
    pub commitment: String,
}

/// The digits of a hash: 32 bytes in hexadecimal.
const HASH: usize = 64;

impl Deed for Publish {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        if state.drawn() {
            return Err(Refusal::Drawn(state.paired()));
        }
        let hash = self.commitment.trim();
        if hash.len() != HASH || !hash.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(expected(Wanted::Commitment, hash));
        }
        let before = state.lots.published.last().cloned();
        Ok(before
            .map(|hash| Notice::PublishedBefore(hash).into())
            .into_iter()
            .collect())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        state.lots.published.tell(seq, self.commitment.trim().to_owned());
    }

    fn stays(&self, _: &State, _: &Made) -> Result<(), Refusal> {
        Err(Refusal::Final(Final::Published))
    }
}

/// How starting ranks are given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Method {
    /// By rating, title and name (C.04.2, 2); the lots give the initial colour only.
    Strength,
    /// Every number by lots.
    Lots,
    /// By the Varma tables, federations with most players first.
    Restricted,
    /// The same with 11 and 12 exchanged in the table for 12 players.
    RestrictedRepaired,
    /// Drawn by people and typed in.
    Hand,
}

impl Method {
    const fn method(self) -> DrawMethod {
        match self {
            Self::Strength => DrawMethod::Strength,
            Self::Lots => DrawMethod::Lots,
            Self::Restricted => DrawMethod::Restricted,
            Self::RestrictedRepaired => DrawMethod::RestrictedRepaired,
            Self::Hand => DrawMethod::Hand,
        }
    }
}

/// Starting ranks and the initial colour, by strength, by lots or as people drew.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Draw {
    /// How.
    pub method: Method,
    /// The secret that the lots come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// Where no envelope holds enough numbers for a federation: the fullest is taken and the next follows.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub fill: bool,
    /// What people drew: ids in the order of the new numbers; of teams in an event of teams.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<u32>,
    /// The initial colour that people drew; else the lots give it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Color>"))]
    pub colour: Option<Color>,
}

impl Draw {
    /// As a secret has it.
    #[must_use]
    pub fn by_lots(method: Method, secret: &str) -> Self {
        Self {
            method,
            secret: Some(secret.to_owned()),
            fill: false,
            order: Vec::new(),
            colour: None,
        }
    }

    /// As people drew.
    #[must_use]
    pub const fn by_hand(order: Vec<u32>, colour: Option<Color>) -> Self {
        Self {
            method: Method::Hand,
            secret: None,
            fill: false,
            order,
            colour,
        }
    }

    /// Whether it comes after the lots: before round 2 of a Swiss the chief arbiter may number everybody anew by strength, as ratings
    /// were put right since. Lots and colour stand.
    fn is_again(&self, state: &State) -> bool {
        state.rounds.len() == 1 && state.is_swiss() && self.method == Method::Strength
    }

    /// The list by strength of today, and whose number moves.
    fn again(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        if self.secret.is_some() || self.colour.is_some() {
            return Err(Refusal::DrawnAlready);
        }
        let (order, _) = self.outcome(state)?;
        let order: Vec<EntrantId> = order.into_iter().map(EntrantId).collect();
        let numbers = state.numbers();
        let moved = (1..).zip(&order).filter_map(|(rank, &id)| {
            let (who, old) = (state.named(id, rank), numbers.rank(id));
            (old != rank).then(|| Notice::Renumbered { who, old }.into())
        });
        let mut answers: Vec<Answer> = moved.collect();
        answers.push(Answer::Reranked { order });
        Ok(answers)
    }

    fn may_be(state: &State) -> Result<(), Refusal> {
        if state.entrants.is_empty() {
            return Err(Refusal::Nobody);
        }
        if !state.rounds.is_empty() {
            return Err(Refusal::Drawn(state.paired()));
        }
        if state.lots.drawn.all().any(|drawn| drawn.draw.secret.is_some()) {
            return Err(Refusal::DrawnAlready);
        }
        let teams = state.playing_teams().count();
        if state.of_teams() && teams < 2 {
            return Err(expected(Wanted::TwoTeams, teams.to_string()));
        }
        if state.is_scheveningen() {
            let sizes: Vec<usize> = state.playing_teams().map(|team| team.members().len()).collect();
            let table = |size: usize| scheveningen::rounds(u16::try_from(size).ok()?);
            if !matches!(sizes[..], [one, two] if one == two && table(one).is_some()) {
                let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
                return Err(expected(Wanted::EqualTeams, sizes.join(" + ")));
            }
        }
        if let Some(question) = state.unsettled().first() {
            return Err(Refusal::Unsettled(question.key));
        }
        Ok(())
    }

    /// The order of the new numbers, in ids, and the initial colour.
    pub(crate) fn outcome(&self, state: &State) -> Result<(Vec<u32>, Option<Color>), Refusal> {
        let teams = state.of_teams();
        if self.method == Method::Hand {
            let mut sorted = self.order.clone();
            sorted.sort_unstable();
            let all: Vec<u32> = if teams {
                state.playing_teams().map(|team| team.id.0).collect()
            } else {
                state.entrants.keys().map(|id| id.0).collect()
            };
            return if sorted == all {
                Ok((self.order.clone(), self.colour))
            } else {
                Err(Refusal::NotAnOrder)
            };
        }
        let secret = self.secret.as_deref().unwrap_or_default();
        let (order, colour) = drawn_order(&state.sheet(), self.method.method(), secret, self.fill)?;
        let numbers = if teams {
            state.team_numbers()
        } else {
            state.numbers()
        };
        let id = |number: u16| {
            if teams {
                numbers.team(number).map(|id| id.0)
            } else {
                numbers.entrant(number).map(|id| id.0)
            }
        };
        Ok((order.into_iter().filter_map(id).collect(), self.colour.or(colour)))
    }

    /// Groups before a knock-out: by lots, schools and clubs apart, or federations where these are protected. Where people
    /// drew, the numbers tell.
    fn groups(&self, state: &State, order: &[u32]) -> Vec<Vec<EntrantId>> {
        let Some(secret) = self.secret.as_ref().filter(|_| state.is_grouped()) else {
            return Vec::new();
        };
        let wished = state
            .settled(QuestionKey::GroupSize)
            .and_then(|size| size.parse().ok())
            .unwrap_or(4);
        let bonds: Vec<(u16, String)> = (1..)
            .zip(order.iter().map(|id| bond(state, EntrantId(*id))))
            .collect();
        let players: Vec<(u16, &str)> = bonds
            .iter()
            .map(|(number, bond)| (*number, bond.as_str()))
            .collect();
        let sizes = knockout::sizes(players.len(), wished);
        let groups = knockout::drawn(&players, &sizes, &mut Lots::new(&format!("{secret}:groups")));
        let id = |number: &u16| EntrantId(order[usize::from(*number) - 1]);
        groups
            .iter()
            .map(|group| group.iter().map(id).collect())
            .collect()
    }
}

/// What keeps somebody apart from others in a draw of groups: his school or club, or his federation where these are protected.
fn bond(state: &State, id: EntrantId) -> String {
    let Some(entrant) = state.entrants.get(&id) else {
        return String::new();
    };
    let form = entrant.form();
    if state.settled(QuestionKey::Protect) == Some("federation") {
        form.federation.trim().to_uppercase()
    } else {
        form.club.trim().to_owned()
    }
}

impl Deed for Draw {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        if self.is_again(state) {
            return self.again(state);
        }
        Self::may_be(state)?;
        let mut answers = Vec::new();
        match (&self.secret, state.lots.published.last()) {
            (Some(secret), Some(hash)) if !verify(secret, hash) => {
                return Err(Refusal::OtherSecret(hash.clone()));
            }
            (Some(_), None) => answers.push(Notice::NotPublished.into()),
            _ => {}
        }
        let (order, colour) = self.outcome(state)?;
        if state.of_teams() {
            let order: Vec<TeamId> = order.into_iter().map(TeamId).collect();
            let strengths = order.iter().map(|id| state.strength_of(*id)).collect();
            answers.push(Answer::TeamsNumbered { order, strengths });
        } else {
            let groups = self.groups(state, &order);
            if !groups.is_empty() {
                answers.push(Answer::Placed { groups });
            }
            let order = order.into_iter().map(EntrantId).collect();
            answers.push(Answer::Numbered {
                ranking: Ranking::Order(order),
            });
        }
        answers.extend(colour.map(|colour| Answer::Colour { colour }));
        Ok(answers)
    }

    fn carry_out(&self, state: &mut State, seq: Seq, answers: &[Answer]) {
        let again = answers.iter().find_map(|answer| match answer {
            Answer::Reranked { order } => Some(order.clone()),
            _ => None,
        });
        if let Some(order) = again {
            state.ranks.tell(seq, Ranking::Order(order));
            return;
        }
        let mut drawn = Drawn {
            draw: self.clone(),
            colour: None,
            groups: Vec::new(),
        };
        for answer in answers {
            match answer {
                Answer::Numbered { ranking } => state.ranks.tell(seq, ranking.clone()),
                Answer::Placed { groups } => drawn.groups.clone_from(groups),
                Answer::Colour { colour } => drawn.colour = Some(*colour),
                Answer::TeamsNumbered { order, strengths } => {
                    state.team_ranks.tell(seq, order.clone());
                    for (id, strength) in order.iter().zip(strengths) {
                        if let Some(team) = state.teams.get_mut(id) {
                            team.strength.tell(seq, *strength);
                        }
                    }
                }
                _ => {}
            }
        }
        state.lots.drawn.tell(seq, drawn);
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        match state.rounds.iter().find(|round| round.paired > made.seq) {
            Some(round) => Err(round.paired_since(None)),
            None => Ok(()),
        }
    }
}

impl State {
    /// Who was drawn: in the order before the draw, and in the order that it gave; nothing where nobody has drawn, or teams were.
    #[must_use]
    pub fn drawn_from(&self) -> Option<(Vec<EntrantId>, Vec<EntrantId>)> {
        let seq = self.lots.drawn.by()?;
        let mut ranks = self.ranks.told().filter(|told| told.0 == seq);
        let after = ranks.find_map(|told| match told.1 {
            Ranking::Order(order) => Some(order.clone()),
            _ => None,
        })?;
        let mut before = self.clone();
        before.take_back(seq);
        let numbers = before.numbers();
        let mut order = after.clone();
        order.sort_by_key(|id| numbers.rank(*id));
        Some((order, after))
    }

    /// The groups that lots gave, and what kept each player apart from others then, in the order of the numbers: whoever knows the
    /// secret draws them again. Nothing where no groups were drawn.
    #[must_use]
    pub fn groups_drawn(&self) -> Option<(Vec<String>, &[Vec<EntrantId>])> {
        let groups = &self
            .lots
            .drawn
            .last()
            .filter(|drawn| !drawn.groups.is_empty())?
            .groups;
        let (_, after) = self.drawn_from()?;
        let before = self.known_before(self.lots.drawn.by()?);
        let state = before.as_ref().unwrap_or(self);
        let bonds = after.iter().map(|id| bond(state, *id)).collect();
        Some((bonds, groups))
    }

    /// The same of teams; nothing where nobody has drawn, or players were.
    #[must_use]
    pub fn teams_drawn_from(&self) -> Option<(Vec<TeamId>, Vec<TeamId>)> {
        let seq = self.lots.drawn.by()?;
        let mut ranks = self.team_ranks.told().filter(|told| told.0 == seq);
        let after = ranks.find_map(|told| Some(told.1.clone()).filter(|order| !order.is_empty()))?;
        let mut before = self.clone();
        before.take_back(seq);
        let numbers = before.team_numbers();
        let mut order = after.clone();
        order.sort_by_key(|id| numbers.of_team(*id));
        Some((order, after))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::number::Round;
    use crate::state::act::trial::{done, numbered};
    use crate::state::act::{Announce, Change, Correct, EnterResult, Pair, Undo};

    #[test]
    fn before_round_2_everybody_is_numbered_anew_by_strength() {
        let mut state = numbered(Announce::new("Club", 3), 4);
        done(&mut state, Pair::by_rules(Round(1))).unwrap();
        for (round, board) in state.open_boards() {
            let typed = EnterResult::typed(round, board, "1-0".parse().unwrap());
            done(&mut state, typed).unwrap();
        }
        let strong = Correct {
            entrant: EntrantId(4),
            fields: vec![Change {
                field: "rating".to_owned(),
                value: "2400".to_owned(),
                was: None,
            }],
        };
        done(&mut state, strong).unwrap();
        let (lots, before) = (state.lots.clone(), state.numbers());
        assert_eq!(before.rank(EntrantId(4)), 4);
        let with_lots = Draw::by_lots(Method::Strength, "y");
        assert_eq!(done(&mut state, with_lots), Err(Refusal::DrawnAlready));
        let again = Draw {
            secret: None,
            ..Draw::by_lots(Method::Strength, "")
        };
        done(&mut state, again.clone()).unwrap();
        let ranks = [4, 1, 2, 3].map(|id| state.numbers().rank(EntrantId(id)));
        assert_eq!((ranks, &state.lots), ([1, 2, 3, 4], &lots));
        let drawn = state.history.last().unwrap().seq;
        done(&mut state, Undo::of(drawn)).unwrap();
        assert_eq!(state.numbers(), before);
        done(&mut state, again.clone()).unwrap();
        let drawn = state.history.last().unwrap().seq;
        done(&mut state, Pair::by_rules(Round(2))).unwrap();
        assert!(done(&mut state, again).is_err(), "round 2 is paired");
        assert!(matches!(
            done(&mut state, Undo::of(drawn)),
            Err(Refusal::PairedSince { .. })
        ));
    }
}
