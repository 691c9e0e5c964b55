//! What came of an act, recorded beside it.

use serde::{Deserialize, Serialize};

use super::{Notice, Outcome};
use crate::number::{BoardNumber, EntrantId, Round, Seq, TeamId};
use crate::state::{Layout, Ranking, State};
use arbiter_pairing::Color;

/// What came of an act.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "tag", rename_all = "snake_case", deny_unknown_fields)]
#[non_exhaustive]
pub enum Answer {
    /// The list of starting ranks took a step.
    Numbered {
        /// Which.
        ranking: Ranking,
    },
    /// Teams got their numbers and strengths.
    TeamsNumbered {
        /// In the order of their numbers.
        order: Vec<TeamId>,
        /// The strength of each.
        strengths: Vec<Option<u16>>,
    },
    /// Groups were drawn.
    Placed {
        /// From A on.
        groups: Vec<Vec<EntrantId>>,
    },
    /// The event goes on from a report file, which holds this.
    Begun {
        /// What it held.
        state: Box<State>,
    },
    /// The initial colour was drawn.
    Colour {
        /// Which.
        colour: Color,
    },
    /// A round was paired, or a part of it anew.
    Paired {
        /// Who meets whom.
        layout: Layout,
    },
    /// Somebody is not paired any more.
    Excluded {
        /// Who.
        entrant: EntrantId,
        /// From which round on.
        from: Round,
        /// By which article.
        article: String,
    },
    /// What somebody was excluded for is not so any more.
    Reinstated {
        /// Who.
        entrant: EntrantId,
        /// From which round on.
        from: Round,
    },
    /// A game of a table paired beforehand is not played: somebody is not there any more.
    Walkover {
        /// The round.
        round: Round,
        /// The board.
        board: BoardNumber,
        /// What it comes to.
        result: Outcome,
    },
    /// The list of starting ranks is made again by strength after the first round; the lots of the draw stand.
    Reranked {
        /// The new list.
        order: Vec<EntrantId>,
    },
    /// Both players reported the same result.
    Agreed,
    /// These were of an age group when their days of birth were erased.
    Grouped {
        /// The group as its rule names it, such as `U12 2014/01/01 2026/12/31`.
        ages: String,
        /// Who.
        entrants: Vec<EntrantId>,
    },
    /// An entry was taken back.
    TookBack {
        /// Which.
        seq: Seq,
    },
    /// What an arbiter should know.
    Told {
        /// What.
        notice: Notice,
    },
}

impl From<Notice> for Answer {
    fn from(notice: Notice) -> Self {
        Self::Told { notice }
    }
}
