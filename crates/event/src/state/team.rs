//! A team.

use serde::{Deserialize, Serialize};

use super::Facts;
use crate::number::{EntrantId, Round, Seq, TeamId};

/// A team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Team {
    /// Which; for ever.
    pub id: TeamId,
    /// By which entry.
    pub named: Seq,
    /// Its name.
    pub name: String,
    /// Its players from the first board on, reserves last.
    pub members: Facts<Vec<EntrantId>>,
    /// Its strength as drawn or told: the average rating of its boards.
    pub strength: Facts<Option<u16>>,
    /// Captains' orders.
    pub orders: Facts<TeamOrder>,
    /// Rounds in which it does not play, with the sign of a report file.
    pub away: Facts<(Round, char)>,
    /// The first round without it.
    pub left: Facts<Round>,
}

/// A captain's order for a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamOrder {
    /// The round.
    pub round: Round,
    /// Who sits where; none for an empty board.
    pub seats: Vec<Option<EntrantId>>,
}

impl Team {
    pub(super) fn take_back(&mut self, seq: Seq) {
        self.members.take_back(seq);
        self.strength.take_back(seq);
        self.orders.take_back(seq);
        self.away.take_back(seq);
        self.left.take_back(seq);
    }

    /// Its players.
    #[must_use]
    pub fn members(&self) -> &[EntrantId] {
        self.members.last().map_or(&[], Vec::as_slice)
    }

    /// The order for a round.
    #[must_use]
    pub fn order(&self, round: Round) -> Option<&TeamOrder> {
        self.orders.all().rev().find(|order| order.round == round)
    }

    /// The sign under which it is absent from a round.
    #[must_use]
    pub fn sign(&self, round: Round) -> Option<char> {
        let left = self.left.last().is_some_and(|from| round >= *from);
        let told = self.away.all().rev().find(|one| one.0 == round).map(|one| one.1);
        if left { Some('Z') } else { told }
    }
}
