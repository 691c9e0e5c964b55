//! What is told about an act that is carried out, and how much that asks of whoever acts.

use serde::{Deserialize, Serialize};

use super::{Breach, Outcome};
use crate::number::{BoardNumber, Round, Seq};
use crate::regulations::{FeeFate, Follow, Incident};
use crate::state::Who;
use arbiter_pairing::Points;

/// How much a notice asks of whoever acts; the levels of FIDE's check-list for programs. The fifth is a refusal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// It is told.
    Information,
    /// It is told, and whoever acts has taken note of it.
    Acknowledge,
    /// It must be confirmed.
    Confirm,
    /// It must be confirmed in a second step, after the consequences were named.
    TwoSteps,
}

/// What an arbiter should know about an act. `Display` is English for developers.
/// Not `non_exhaustive`: a variant without a sentence in the four languages does not compile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "tag", content = "of", rename_all = "snake_case")]
pub enum Notice {
    /// Games without result count as adjourned: a draw for the pairing (C.04.2, 3.1).
    #[error(
        "round {round}: {} without result count as draws for this pairing",
        list(boards)
    )]
    Adjourned {
        /// The round of the games.
        round: Round,
        /// The boards with who sits there.
        boards: Vec<OpenBoard>,
    },
    /// Whose rank moved because somebody came in.
    #[error("{who} was {old}")]
    Renumbered {
        /// Who, with his new rank.
        who: Who,
        /// His old one.
        old: u16,
    },
    /// What was done, with the person in question.
    #[error("{who}: {what}")]
    Done {
        /// Who.
        who: Who,
        /// What.
        what: Deed,
    },
    /// A result was changed.
    #[error("the result of board {board} in round {round}, {white} against {black}, was {old}")]
    Changed {
        /// The round.
        round: Round,
        /// The board.
        board: BoardNumber,
        /// White.
        white: Who,
        /// Black.
        black: Who,
        /// What stood there.
        old: Outcome,
    },
    /// Two sat the other way round: who has which colour now.
    #[error("round {round}, board {board}: {white} has White, {black} has Black")]
    Turned {
        /// The round.
        round: Round,
        /// The board.
        board: BoardNumber,
        /// White.
        white: Who,
        /// Black.
        black: Who,
    },
    /// A game of an earlier round was decided after later rounds were paired as if drawn.
    #[error("round {round} is decided after later rounds were paired; their pairings stand")]
    DecidedLate {
        /// The round.
        round: Round,
    },
    /// A default: excused or not must be said; unexcused it excludes (Tournament Rules, 11(a)).
    #[error(
        "{0} lost by default: was the absence excused? An unexcused one excludes him unless the arbiter decides otherwise (11(a))"
    )]
    Excused(Who),
    /// An unexcused default excludes (11(a)).
    #[error("{0} is excluded by an unexcused default unless the arbiter decides otherwise (11(a))")]
    Excluded(Who),
    /// Three forfeits expel (11(b)).
    #[error(
        "{0} has lost three games by forfeit and is expelled unless the arbiter decides otherwise (11(b))"
    )]
    ThreeForfeits(Who),
    /// Younger than the age group; admitted.
    #[error("{0} is younger than the age group and plays upwards")]
    Upwards(String),
    /// Nobody knows whether he belongs to the age group.
    #[error("{0}: the day of birth does not tell whether the age group takes him")]
    BirthUnknown(String),
    /// Full-point byes are deprecated.
    #[error("{0}: full-point byes are deprecated by FIDE")]
    FullPointBye(String),
    /// A second half-point bye.
    #[error("{0} has a half-point bye already")]
    SecondHalfBye(Who),
    /// Left a round robin with less than half of his games played: his results count for nobody (11(d)).
    #[error("{who} played {games} of {of} games: his results stay in the table and count for nobody (11(d))")]
    CountsForNobody {
        /// Who.
        who: Who,
        /// Games played.
        games: usize,
        /// Games scheduled.
        of: usize,
    },
    /// Left with at least half played: his results stand (11(e)).
    #[error("{who} played {games} of {of} games: his results stand (11(e))")]
    ResultsStand {
        /// Who.
        who: Who,
        /// Games played.
        games: usize,
        /// Games scheduled.
        of: usize,
    },
    /// The list of tie-breaks changed after the start.
    #[error("the tie-breaks were {0}; the change is told in the report")]
    TiebreaksChanged(String),
    /// What was answered before the draw does not hold any more.
    #[error("{} was answered with {before}; what was played and drawn is counted by the new answer", question.name())]
    Overruled {
        /// The question.
        question: super::QuestionKey,
        /// The answer until now.
        before: String,
    },
    /// FIDE mode is left.
    #[error(
        "FIDE mode is left for good: every page and the report say so, with the round; forbidden pairs and criteria of the event's own become possible"
    )]
    LeavesFideMode,
    /// An incident, and what the regulations say of it.
    #[error("{}: the chief arbiter {} ({article})", kind.name(), follows.name().replace('_', " "))]
    Incident {
        /// Its kind.
        kind: Incident,
        /// What follows.
        follows: Follow,
        /// The number of the article.
        article: String,
    },
    /// Lots are drawn too short a time before the first round (9(b)).
    #[error("lots are drawn {minutes} minutes before the first round, {least} at least are wanted (9(b))")]
    LotsLate {
        /// Minutes before the first round.
        minutes: i64,
        /// So many there should be.
        least: i64,
    },
    /// Somebody comes in after the draw and before round 1 is paired (9(b)).
    #[error("{0} comes in after the draw: the chief arbiter decides whether he is included (9(b))")]
    AfterLots(String),
    /// Somebody comes or goes after round 1 was paired and before it begins: its pairing stays (9(c)).
    #[error(
        "the pairing of round 1 stays; it is changed as little as possible, after asking those concerned (9(c))"
    )]
    PairingStays,
    /// Boards of round 1 that change before it begins (9(c)).
    #[error("{boards} of {of} boards of round 1 change; those concerned are asked first (9(c))")]
    BoardsChange {
        /// How many change.
        boards: usize,
        /// How many there are.
        of: usize,
    },
    /// A team left a round robin (11(g)): which paragraph decides about its results is left open.
    #[error(
        "team {team} played {matches} of {of} matches: the chief arbiter decides whether its results stand (11(g))"
    )]
    TeamLeft {
        /// The team.
        team: String,
        /// Matches that have begun to have results.
        matches: usize,
        /// Matches scheduled.
        of: usize,
    },
    /// Somebody is given a prize of an age group, and his document was not seen a second time.
    #[error("{0} is given a prize of an age group; his document was not seen a second time")]
    NotSeenAgain(Who),
    /// The appeals committee is found after the first round began (12(b)).
    #[error("the appeals committee is found before the first round; this one comes later (12(b))")]
    CommitteeLate,
    /// Members of the appeals committee are of one federation, which is avoided where possible.
    #[error("members of the appeals committee are of one federation (12(b): different ones where possible)")]
    OneFederation,
    /// Who votes on an appeal.
    #[error("the appeal in dispute {dispute} is decided by {}", votes.join("; "))]
    Votes {
        /// The dispute.
        dispute: u16,
        /// Names.
        votes: Vec<String>,
    },
    /// What becomes of the fee of an appeal (12(c)).
    #[error("the fee of dispute {dispute}: {}", fate.name())]
    Fee {
        /// The dispute.
        dispute: u16,
        /// What becomes of it.
        fate: FeeFate,
    },
    /// Items of the check before the first round that nobody has looked after.
    #[error("not looked after yet: {}", .0.join(", "))]
    NotChecked(Vec<String>),
    /// Penalties.
    #[error("{who}: {points} points by decision")]
    Points {
        /// Who.
        who: Who,
        /// How many.
        points: Points,
    },
    /// A rule that a pairing by hand breaks.
    #[error("the pairing by hand breaks {0}")]
    Breaks(Breach),
    /// No hash was published before the draw.
    #[error("no hash was published before the draw: nobody can verify it")]
    NotPublished,
    /// A hash was published before: whoever knows both secrets could choose between the draws.
    #[error(
        "the hash {0} is published already: with another in its place nobody can be sure that the lots were not chosen"
    )]
    PublishedBefore(String),
    /// What was taken back.
    #[error("taken back: entry {seq}, {what}")]
    TookBack {
        /// Which entry.
        seq: Seq,
        /// The name of the act.
        what: String,
    },
    /// The pairing of a round is taken back.
    #[error("{boards} boards of round {round} go{}", if *shown { "; players may have seen them" } else { "" })]
    Unpaired {
        /// The round.
        round: Round,
        /// How many boards it had.
        boards: usize,
        /// Whether it was published.
        shown: bool,
    },
    /// Boards that would have been paired otherwise.
    #[error("round {round} would have been paired otherwise; its pairing stands")]
    WouldDiffer {
        /// The round.
        round: Round,
        /// Which; none where so many play that nobody has looked.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        boards: Vec<BoardNumber>,
    },
    /// Somebody comes into a round that is paired, and others are moved for it.
    #[error("{who} comes into round {round}, which is paired: {boards} of its boards change")]
    ComesIn {
        /// Who.
        who: Who,
        /// The round.
        round: Round,
        /// How many boards change.
        boards: usize,
    },
    /// A place that moves.
    #[error("{who}: place {old} becomes {new}")]
    Moves {
        /// Who.
        who: Who,
        /// His place so far.
        old: usize,
        /// His place from now on.
        new: usize,
    },
}

/// A board whose game has no result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenBoard {
    /// The board.
    pub board: BoardNumber,
    /// White.
    pub white: Who,
    /// Black.
    pub black: Who,
}

fn list(boards: &[OpenBoard]) -> String {
    let one = |open: &OpenBoard| format!("{} {} - {}", open.board, open.white.name, open.black.name);
    boards.iter().map(one).collect::<Vec<_>>().join("; ")
}

/// What was done with somebody, in a word or two.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "snake_case")]
pub enum Deed {
    /// He entered.
    Entered,
    /// He left, from a round on.
    Withdrawn {
        /// The first round without him.
        from: Round,
    },
    /// He came back.
    Rejoined {
        /// The first round with him.
        from: Round,
    },
    /// He has a bye.
    Bye {
        /// The round.
        round: Round,
    },
    /// He is absent.
    Absent {
        /// The round.
        round: Round,
    },
    /// He is there.
    CheckedIn {
        /// The round.
        round: Round,
    },
    /// He was sent away.
    Excluded {
        /// The first round without him.
        from: Round,
    },
    /// He was sent away for good.
    Expelled {
        /// The first round without him.
        from: Round,
    },
    /// He has a board of his own, or none any more (0).
    Seated {
        /// Its number.
        board: BoardNumber,
    },
    /// He may play again.
    Reinstated {
        /// The first round with him.
        from: Round,
    },
    /// What he gave was put right.
    Corrected,
    /// His document was seen.
    DocumentSeen,
}

impl core::fmt::Display for Deed {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Entered => f.write_str("entered"),
            Self::Withdrawn { from } => write!(f, "withdrawn from round {from}"),
            Self::Rejoined { from } => write!(f, "back from round {from}"),
            Self::Bye { round } => write!(f, "bye in round {round}"),
            Self::Absent { round } => write!(f, "absent from round {round}"),
            Self::CheckedIn { round } => write!(f, "checked in for round {round}"),
            Self::Excluded { from } => write!(f, "excluded from round {from}"),
            Self::Expelled { from } => write!(f, "expelled from round {from} on"),
            Self::Seated {
                board: BoardNumber(0),
            } => f.write_str("no board of his own any more"),
            Self::Seated { board } => write!(f, "sits at board {board}"),
            Self::Reinstated { from } => write!(f, "reinstated from round {from}"),
            Self::Corrected => f.write_str("corrected"),
            Self::DocumentSeen => f.write_str("document seen"),
        }
    }
}

impl Notice {
    /// How much it asks. Nobody can lower it.
    ///
    /// ```
    /// use arbiter_event::act::{Level, Notice};
    /// assert_eq!(Notice::CommitteeLate.level(), Level::Confirm);
    /// ```
    #[must_use]
    pub const fn level(&self) -> Level {
        match self {
            Self::TiebreaksChanged(_) | Self::Overruled { .. } | Self::LeavesFideMode => Level::TwoSteps,
            Self::Adjourned { .. }
            | Self::DecidedLate { .. }
            | Self::SecondHalfBye(_)
            | Self::LotsLate { .. }
            | Self::CommitteeLate
            | Self::ComesIn { .. }
            | Self::PublishedBefore(_) => Level::Confirm,
            Self::Changed { .. }
            | Self::Excused(_)
            | Self::Excluded(_)
            | Self::ThreeForfeits(_)
            | Self::FullPointBye(_)
            | Self::OneFederation
            | Self::BoardsChange { .. }
            | Self::TeamLeft { .. }
            | Self::NotSeenAgain(_)
            | Self::CountsForNobody { .. } => Level::Acknowledge,
            _ => Level::Information,
        }
    }
}
