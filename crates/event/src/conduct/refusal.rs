//! Why an act is refused, and what is told about one that is carried out.

use super::{Answers, Outcome};
use crate::points::Points;
use crate::regulations::{FeeFate, Lack, Objection};

/// Why an act cannot have happened. `Display` is English for developers.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The first act must announce the event, and no other may.
    #[error("expected the event to be announced first, and once")]
    Announcement,
    /// A number of rounds that cannot be.
    #[error("expected 1 to 99 rounds, found {0}")]
    Rounds(u16),
    /// A letter or record that does not exist.
    #[error("expected {expected}, found {found:?}")]
    Expected {
        /// What.
        expected: &'static str,
        /// What stands there.
        found: String,
    },
    /// A player without a name.
    #[error("a player needs a name")]
    NoName,
    /// Somebody with this FIDE number, or this name and birth date, has entered.
    #[error("{name} has entered already as number {number}")]
    EnteredTwice {
        /// Whose name.
        name: String,
        /// His number.
        number: u16,
    },
    /// More players than a report file can number.
    #[error("a report file has room for 9999 players")]
    TooMany,
    /// Nobody has this number.
    #[error("no player has the number {0}")]
    NoPlayer(u16),
    /// The round is not the one that it should be.
    #[error("round {found}: expected {from} to {to}")]
    Round {
        /// The round named.
        found: u16,
        /// The first that could be.
        from: u16,
        /// The last.
        to: u16,
    },
    /// Starting ranks are fixed once round 4 is paired (C.04.2, 2.4); lots are drawn before round 1.
    #[error("{}: the numbers stand", if *.0 == 0 { "the draw is made".to_owned() } else { format!("{} rounds are paired", .0) })]
    Drawn(usize),
    /// Lots are drawn once.
    #[error("the lots are drawn: they are drawn once")]
    DrawnAlready,
    /// The order does not name each player once.
    #[error("the order of a draw names every player once")]
    NotAnOrder,
    /// The secret is not the one whose hash was published.
    #[error("the secret does not belong to the published hash {0}")]
    OtherSecret(String),
    /// Nobody to draw.
    #[error("nobody has entered yet")]
    Nobody,
    /// A player stands in a round twice, or on no board and under no bye.
    #[error("player {0} must stand in the round once")]
    NotOnce(u16),
    /// Somebody who is absent was paired.
    #[error("player {0} is absent from the round")]
    Absent(u16),
    /// These two do not meet in the round.
    #[error("{white} and {black} do not meet in round {round}, White first")]
    NoGame {
        /// White.
        white: u16,
        /// Black.
        black: u16,
        /// The round.
        round: u16,
    },
    /// No team has this number.
    #[error("no team has the number {0}")]
    NoTeam(u16),
    /// A captain's order that cannot be taken.
    #[error("the order of team {team}: {why}")]
    Lineup {
        /// The team.
        team: u16,
        /// What is wrong with it.
        why: &'static str,
    },
    /// A board that is not there.
    #[error("round {round} has {boards} boards, not {board}")]
    NoBoard {
        /// The board.
        board: usize,
        /// The round.
        round: usize,
        /// How many there are.
        boards: usize,
    },
    /// He is already paired in that round.
    #[error("player {player} is paired in round {round} already")]
    PairedAlready {
        /// Who.
        player: u16,
        /// The round.
        round: u16,
    },
    /// Older than the age group takes.
    #[error("{player} is too old for {group}")]
    TooOld {
        /// Who.
        player: String,
        /// The age group.
        group: String,
    },
    /// Younger than the age group takes.
    #[error("{player} is too young for {group}")]
    TooYoung {
        /// Who.
        player: String,
        /// The age group.
        group: String,
    },
    /// Days of birth are erased after the event.
    #[error("games are still open: days of birth are erased after the event")]
    NotOver,
    /// A question is open that must be answered before the draw.
    #[error("{0} must be settled before the draw")]
    Unsettled(&'static str),
    /// An answer that the question does not allow.
    #[error("{key}: expected {answers}, found {found:?}")]
    Answer {
        /// The question.
        key: &'static str,
        /// What it allows.
        answers: Answers,
        /// The answer.
        found: String,
    },
    /// Nothing is to be decided between these two.
    #[error("{0} and {1} are not level in a match that waits for a decision")]
    NotLevel(u16, u16),
    /// A step of a dispute that cannot be the next.
    #[error("dispute {number}: {why}")]
    Dispute {
        /// Its number.
        number: u16,
        /// Why not.
        why: String,
    },
    /// A committee that cannot decide appeals (Tournament Rules 12(b)), or has too few left who are not involved.
    #[error("the appeals committee: {}", .0.iter().map(|one| one.name()).collect::<Vec<_>>().join(", "))]
    Committee(Vec<Objection>),
    /// An appeal that is not heard (12(c)).
    #[error("the appeal: {}", .0.iter().map(|one| one.name()).collect::<Vec<_>>().join(", "))]
    Appeal(Vec<Lack>),
    /// There is no committee, or no fee and deadline, to appeal under.
    #[error("{0} must have been fixed before the first round")]
    NotFixed(&'static str),
    /// Something that is fixed beforehand, after the first round began.
    #[error("{0} must be fixed before the first round: it has begun")]
    Begun(&'static str),
    /// Lots that are drawn when the first round has begun.
    #[error("lots at {lots}: the first round begins at {round}")]
    LotsAfterRound {
        /// When lots are drawn.
        lots: String,
        /// When the round begins.
        round: String,
    },
    /// A stop of a round whose start nobody announced (10(d)).
    #[error("round {0} has not begun: its start was not announced")]
    NotStarted(u16),
    /// Forbidden pairs come before round 1; later FIDE mode must be left.
    #[error("after round 1 is paired, this is possible outside FIDE mode only")]
    FideMode,
    /// FIDE mode is left once, for good.
    #[error("FIDE mode has been left already")]
    LeftAlready,
}

/// How much a notice asks of whoever acts; the levels of FIDE's check-list for programs. The fifth is a [`Refusal`].
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

impl Notice {
    /// How much it asks. Nobody can lower it.
    ///
    /// ```
    /// use arbiter_event::conduct::{Level, Notice};
    /// assert_eq!(Notice::SecondHalfBye(3).level(), Level::Confirm);
    /// ```
    #[must_use]
    pub const fn level(&self) -> Level {
        match self {
            Self::TiebreaksChanged(_) | Self::LeavesFideMode => Level::TwoSteps,
            Self::DecidedLate { .. }
            | Self::SecondHalfBye(_)
            | Self::LotsLate { .. }
            | Self::CommitteeLate
            | Self::PublishedBefore(_) => Level::Confirm,
            Self::Adjourned { .. }
            | Self::Changed { .. }
            | Self::Excused(_)
            | Self::Excluded(_)
            | Self::ThreeForfeits(_)
            | Self::FullPointBye(_)
            | Self::OneFederation
            | Self::CountsForNobody { .. } => Level::Acknowledge,
            _ => Level::Information,
        }
    }
}

/// What an arbiter should know about an act that was carried out. `Display` is English for developers.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Notice {
    /// Games without result count as adjourned: a draw for the pairing (C.04.2, 3.1).
    #[error("round {round}: {games} games without result count as draws for this pairing")]
    Adjourned {
        /// The round of the games.
        round: usize,
        /// How many.
        games: usize,
    },
    /// A result was changed.
    #[error("the result of {white}–{black} in round {round} was {old}")]
    Changed {
        /// White.
        white: u16,
        /// Black.
        black: u16,
        /// The round.
        round: u16,
        /// What stood there.
        old: Outcome,
    },
    /// A game of an earlier round was decided after later rounds were paired as if drawn.
    #[error("round {round} is decided after later rounds were paired; their pairings stand")]
    DecidedLate {
        /// The round.
        round: u16,
    },
    /// A default: excused or not must be said; unexcused it excludes (Tournament Rules, 11(a)).
    #[error(
        "player {0} lost by default: was the absence excused? An unexcused one excludes him unless the arbiter decides otherwise (11(a))"
    )]
    Excused(u16),
    /// An unexcused default excludes (11(a)).
    #[error("player {0} is excluded by an unexcused default unless the arbiter decides otherwise (11(a))")]
    Excluded(u16),
    /// Three forfeits expel (11(b)).
    #[error(
        "player {0} has lost three games by forfeit and is expelled unless the arbiter decides otherwise (11(b))"
    )]
    ThreeForfeits(u16),
    /// Younger than the age group; admitted.
    #[error("{0} is younger than the age group and plays upwards")]
    Upwards(String),
    /// Nobody knows whether he belongs to the age group.
    #[error("{0}: the day of birth does not tell whether the age group takes him")]
    BirthUnknown(String),
    /// Full-point byes are deprecated.
    #[error("player {0}: full-point byes are deprecated by FIDE")]
    FullPointBye(u16),
    /// A second half-point bye.
    #[error("player {0} has a half-point bye already")]
    SecondHalfBye(u16),
    /// Left a round robin with less than half of his games played: his results count for nobody (11(d)).
    #[error(
        "player {player} played {games} of {of} games: his results stay in the table and count for nobody (11(d))"
    )]
    CountsForNobody {
        /// Who.
        player: u16,
        /// Games played.
        games: usize,
        /// Games scheduled.
        of: usize,
    },
    /// Left with at least half played: his results stand (11(e)).
    #[error("player {player} played {games} of {of} games: his results stand (11(e))")]
    ResultsStand {
        /// Who.
        player: u16,
        /// Games played.
        games: usize,
        /// Games scheduled.
        of: usize,
    },
    /// The list of tie-breaks changed after the start.
    #[error("the tie-breaks were {0}; the change is told in the report")]
    TiebreaksChanged(String),
    /// FIDE mode is left.
    #[error(
        "FIDE mode is left for good: every page and the report say so, with the round; forbidden pairs and criteria of the event's own become possible"
    )]
    LeavesFideMode,
    /// An incident, and what the regulations say of it.
    #[error("{kind}: the chief arbiter {follows} ({topic})")]
    Incident {
        /// Its kind.
        kind: &'static str,
        /// What follows.
        follows: &'static str,
        /// The topic of the article.
        topic: &'static str,
    },
    /// Lots are drawn too short a time before the first round (9(b)).
    #[error("lots are drawn {minutes} minutes before the first round, {least} at least are wanted (9(b))")]
    LotsLate {
        /// Minutes before the first round.
        minutes: i64,
        /// So many there should be.
        least: i64,
    },
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
    #[error("not looked after yet: {0}")]
    NotChecked(String),
    /// Penalties.
    #[error("player {player}: {points} points by decision")]
    Points {
        /// Who.
        player: u16,
        /// How many.
        points: Points,
    },
    /// A rule that a pairing by hand breaks.
    #[error("the pairing by hand breaks {0}")]
    Breaks(String),
    /// No hash was published before the draw.
    #[error("no hash was published before the draw: nobody can verify it")]
    NotPublished,
    /// A hash was published before: whoever knows both secrets could choose between the draws.
    #[error(
        "the hash {0} is published already: with another in its place nobody can be sure that the lots were not chosen"
    )]
    PublishedBefore(String),
}
