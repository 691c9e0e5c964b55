//! Why an act is refused.

use super::{Against, Beforehand, Final, Instead, NoLineup, Outcome, Wanted};
use crate::number::{BoardNumber, EntrantId, Round, Seq, TeamId};
use crate::questions::Answers;
use crate::regulations::{Lack, NoStep, Objection};
use crate::state::{NoSuch, Who};
use arbiter_pairing::NotPaired;

/// Why an act cannot be. `Display` is English for developers; people read the sentence of [`Refusal::tag`] in their language.
/// Not `non_exhaustive`: a variant without a sentence in the four languages does not compile.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The first act must announce the event, and no other may.
    #[error("expected the event to be announced first, and once")]
    Announcement,
    /// A number of rounds that cannot be.
    #[error("expected 1 to 99 rounds, found {0}")]
    Rounds(u16),
    /// A value that is none.
    #[error("expected {expected}, found {found:?}")]
    Expected {
        /// What.
        expected: Wanted,
        /// What stands there.
        found: String,
    },
    /// A text with a sign that nobody sees or that turns the direction of writing, or one that is too long.
    #[error("{field}, column {column}: expected signs that can be seen, at most {most} of them")]
    Unreadable {
        /// The field.
        field: String,
        /// The letter, counted from 1.
        column: usize,
        /// So many there may be.
        most: usize,
    },
    /// An entrant without a name.
    #[error("a player needs a name")]
    NoName,
    /// Somebody with this FIDE number, or this name and birth date, has entered.
    #[error("{} has entered already as number {}", .0.name, .0.rank)]
    EnteredTwice(Who),
    /// More players than a report file can number.
    #[error("a report file has room for 9999 players")]
    TooMany,
    /// Nobody has this id.
    #[error("nobody has the id #{0}")]
    NoEntrant(EntrantId),
    /// Nobody is called so, or several are.
    #[error(transparent)]
    NoSuch(#[from] NoSuch),
    /// The round is not the one that it should be.
    #[error("round {found}: expected {from} to {to}")]
    Round {
        /// The round named.
        found: Round,
        /// The first that could be.
        from: Round,
        /// The last.
        to: Round,
    },
    /// The last round is paired or over: none comes any more.
    #[error(
        "round {0} is the last one, and none comes after it: change the number of rounds first (amend --rounds)"
    )]
    AllPlayed(Round),
    /// Starting ranks are fixed once round 4 is paired (C.04.2, 2.4); lots are drawn before round 1.
    #[error("{}: the numbers stand", if .0.0 == 0 { "the draw is made".to_owned() } else { format!("{} rounds are paired", .0) })]
    Drawn(Round),
    /// Lots are drawn once.
    #[error("the lots are drawn: they are drawn once")]
    DrawnAlready,
    /// The order does not name each player once.
    #[error("the order of a draw names every player once")]
    NotAnOrder,
    /// Groups that nobody drew.
    #[error("the groups are drawn by lots: make the draw first")]
    NotDrawn,
    /// What is to be overruled can still be answered.
    #[error("{0} is answered until the draw (decide), and overruled only after it")]
    BeforeDraw(&'static str),
    /// The secret is not the one whose hash was published.
    #[error("the secret does not belong to the published hash {0}")]
    OtherSecret(String),
    /// Nobody to draw.
    #[error("nobody has entered yet")]
    Nobody,
    /// Lots cannot be drawn so.
    #[error(transparent)]
    Lots(#[from] crate::draw::DrawProblem),
    /// Somebody stands in a round twice, or on no board and under no bye.
    #[error("{0} must stand in the round once")]
    NotOnce(Who),
    /// A team stands in a round twice, or in no match and under no bye.
    #[error("team {0} must stand in the round once")]
    TeamNotOnce(String),
    /// Somebody who is absent was paired, or is absent already.
    #[error("{who} is absent from round {round}")]
    Absent {
        /// Who.
        who: Who,
        /// From which round.
        round: Round,
    },
    /// A bye that scores in a system where everybody's games are fixed: a table, or a bracket.
    #[error("every game is fixed in this system: nobody has a bye that scores; who does not come is absent")]
    NoByes,
    /// A team that is absent.
    #[error("team {0} is absent from the round")]
    TeamAbsent(String),
    /// He is there, so he cannot come back.
    #[error("{0} has not left: there is nothing to come back from")]
    Here(Who),
    /// These two do not meet in the round.
    #[error("{white} and {black} do not meet in round {round}")]
    NoGame {
        /// White.
        white: Who,
        /// Black.
        black: Who,
        /// The round.
        round: Round,
    },
    /// They met with the other colours.
    #[error(
        "board {board}: {white} has White against {black}; if they sat the other way round, say so first (colours {round} {board})"
    )]
    OtherColours {
        /// The board.
        board: BoardNumber,
        /// The round.
        round: Round,
        /// White as paired.
        white: Who,
        /// Black as paired.
        black: Who,
    },
    /// No team has this id.
    #[error("no team has the id {0}")]
    NoTeam(TeamId),
    /// A captain's order that cannot be taken.
    #[error("the order of team {team}: {why}")]
    Lineup {
        /// The team.
        team: String,
        /// What is wrong with it.
        why: NoLineup,
    },
    /// A board that is not there.
    #[error("round {round} has the boards {first} to {last}, not {board}")]
    NoBoard {
        /// The board.
        board: BoardNumber,
        /// The round.
        round: Round,
        /// The first board of the round.
        first: BoardNumber,
        /// The last one; the numbers between need not all be there.
        last: BoardNumber,
    },
    /// Another result stands on the board than the one that was seen, or one stands there and nobody said that it was seen.
    #[error(
        "board {board} of round {round}, {white} against {black}, has the result {found}; to change it say what stood there: --was {found}"
    )]
    Stale {
        /// The round.
        round: Round,
        /// The board.
        board: BoardNumber,
        /// White.
        white: Who,
        /// Black.
        black: Who,
        /// What stands there.
        found: Outcome,
    },
    /// Another value stands there than the one that was seen.
    #[error("{field} is {found:?}, not {was:?}")]
    StaleField {
        /// Which value.
        field: String,
        /// What was seen.
        was: String,
        /// What stands there.
        found: String,
    },
    /// The game is played here: its result comes by itself.
    #[error("board {board} is played here ({game}): its result comes by itself; detach it to type one")]
    Live {
        /// The board.
        board: BoardNumber,
        /// The game.
        game: String,
    },
    /// No live game is on the board.
    #[error("board {board} of round {round} has no live game")]
    NotLive {
        /// The round.
        round: Round,
        /// The board.
        board: BoardNumber,
    },
    /// What does not come from the game that is played on the board.
    #[error("board {board} is not played in the game {game}")]
    OtherGame {
        /// The board.
        board: BoardNumber,
        /// The game.
        game: String,
    },
    /// Another player has this board as his own.
    #[error("board {board} is that of {who}: another one")]
    Seated {
        /// Who.
        who: Who,
        /// The board.
        board: BoardNumber,
    },
    /// The round is published.
    #[error("round {round} is published (entry {seq})")]
    PublishedAlready {
        /// The round.
        round: Round,
        /// By which entry.
        seq: Seq,
    },
    /// A game has no result yet.
    #[error("board {board} of round {round} has no result: enter it first")]
    StillOpen {
        /// The round.
        round: Round,
        /// The board.
        board: BoardNumber,
    },
    /// The event is over.
    #[error("the event is over (entry {0}): reopen it first")]
    Over(Seq),
    /// Something was done since, which stands on it.
    #[error("entry {seq} ({what}) was done since: take that back first")]
    DoneSince {
        /// The name of the act.
        what: &'static str,
        /// Its entry.
        seq: Seq,
    },
    /// The event cannot be announced so.
    #[error(transparent)]
    Unfit(#[from] crate::state::announced::Unfit),
    /// No team is called so.
    #[error("no team is called {0:?}, and none has this number")]
    NoTeamCalled(String),
    /// Older than the age group takes.
    #[error("{player} is too old for {group}")]
    TooOld {
        /// Who.
        player: String,
        /// The age group.
        group: String,
        /// The article that says so; none where the group is the organiser's own.
        article: Option<&'static str>,
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
    /// An answer that does not go with another rule, or another answer.
    #[error("{key}: {found} does not go with the {}", to.name())]
    Contrary {
        /// The question.
        key: &'static str,
        /// The answer.
        found: String,
        /// With what.
        to: Against,
    },
    /// Nothing is to be decided between these two.
    #[error("{0} and {1} are not level in a match that waits for a decision")]
    NotLevel(Who, Who),
    /// A step of a dispute that cannot be the next.
    #[error("dispute {number}: {why}")]
    Dispute {
        /// Its number.
        number: u16,
        /// Why not.
        why: NoDispute,
    },
    /// A committee that cannot decide appeals (Tournament Rules 12(b)), or has too few left who are not involved.
    #[error("the appeals committee: {}", .0.iter().map(|one| one.name()).collect::<Vec<_>>().join(", "))]
    Committee(Vec<Objection>),
    /// An appeal that is not heard (12(c)).
    #[error("the appeal: {}", .0.iter().map(|one| one.name()).collect::<Vec<_>>().join(", "))]
    Appeal(Vec<Lack>),
    /// There is no committee, or no fee and deadline, to appeal under.
    #[error("{0} must have been fixed before the first round")]
    NotFixed(Beforehand),
    /// Something that is fixed beforehand, after the first round began.
    #[error("{0} must be fixed before the first round: it has begun")]
    Begun(Beforehand),
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
    NotStarted(Round),
    /// Forbidden pairs come before round 1; later FIDE mode must be left.
    #[error("after round 1 is paired, this is possible outside FIDE mode only")]
    FideMode,
    /// FIDE mode is left once, for good.
    #[error("FIDE mode has been left already")]
    LeftAlready,
    /// The round cannot be paired.
    #[error(transparent)]
    NotPaired(Box<NotPaired>),
    /// No system is known by which to pair.
    #[error("{0} is not a system known here")]
    NoSystem(String),
    /// No entry has this number.
    #[error("there is no entry {0}")]
    NoEntry(Seq),
    /// The entry was taken back already, or takes something back itself.
    #[error("entry {0} does not stand any more; do it again instead")]
    NotStanding(Seq),
    /// Nothing can be taken back.
    #[error("nothing stands that could be taken back")]
    NothingToUndo,
    /// What is announced begins the event.
    #[error("entry 1 begins the event; make a new one instead")]
    Beginning,
    /// What was done is final.
    #[error("{0} is final")]
    Final(Final),
    /// A board has a result that rests on it.
    #[error("board {board} of round {round} has a result: take that back first (entry {seq})")]
    HasResult {
        /// The round.
        round: Round,
        /// The board.
        board: BoardNumber,
        /// The entry of the result.
        seq: Seq,
    },
    /// A later round is paired that saw it.
    #[error("round {round} is paired: take that back first (entry {seq}){}", .instead.as_ref().map_or_else(String::new, ToString::to_string))]
    PairedSince {
        /// The round.
        round: Round,
        /// The entry of the pairing.
        seq: Seq,
        /// What can be done instead.
        instead: Option<Instead>,
    },
    /// A later entry rests on it.
    #[error("entry {seq} rests on it: take that back first")]
    RestsOn {
        /// Which.
        seq: Seq,
    },
}

/// Why a dispute does not take a step.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoDispute {
    /// It was never reported.
    #[error("nobody reported it")]
    Unreported,
    /// Disputes are numbered one after the other.
    #[error("the next one is {0}")]
    Next(u16),
    /// The step is not the next one.
    #[error(transparent)]
    Step(#[from] NoStep),
    /// Appeals have terms here: they are acts of their own.
    #[error("appeals have a fee and a deadline here, and a committee")]
    AppealsFixed,
}

impl Refusal {
    /// Its name in JSON and in the language files.
    #[must_use]
    pub const fn tag(&self) -> &'static str {
        match self {
            Self::Announcement => "announcement",
            Self::Rounds(_) | Self::Round { .. } => "round",
            Self::Expected { .. } => "expected",
            Self::Unreadable { .. } => "unreadable",
            Self::NoName => "no_name",
            Self::EnteredTwice(_) => "entered_twice",
            Self::TooMany => "too_many",
            Self::NoEntrant(_) | Self::NoSuch(NoSuch::Nobody { .. }) => "nobody_fits",
            Self::NoSuch(_) => "two_fit",
            Self::AllPlayed(_) => "all_played",
            Self::Drawn(_) => "drawn",
            Self::DrawnAlready => "drawn_already",
            Self::NotAnOrder => "not_an_order",
            Self::NotDrawn => "not_drawn",
            Self::BeforeDraw(_) => "before_draw",
            Self::OtherSecret(_) => "other_secret",
            Self::Nobody => "nobody",
            Self::Lots(_) => "lots",
            Self::NotOnce(_) | Self::TeamNotOnce(_) => "not_once",
            Self::Absent { .. } | Self::TeamAbsent(_) => "absent",
            Self::NoByes => "no_byes",
            Self::Here(_) => "here",
            Self::NoGame { .. } => "no_game",
            Self::OtherColours { .. } => "other_colours",
            Self::NoTeam(_) | Self::NoTeamCalled(_) => "no_team",
            Self::Lineup { .. } => "lineup",
            Self::NoBoard { .. } => "no_board",
            Self::Stale { .. } | Self::StaleField { .. } => "stale",
            Self::Live { .. } => "live",
            Self::Unfit(_) => "unfit",
            Self::Seated { .. } => "seated",
            Self::PublishedAlready { .. } => "published",
            Self::StillOpen { .. } => "still_open",
            Self::Over(_) => "over",
            Self::DoneSince { .. } => "done_since",
            Self::NotLive { .. } => "not_live",
            Self::OtherGame { .. } => "other_game",
            Self::TooOld { .. } => "too_old",
            Self::TooYoung { .. } => "too_young",
            Self::NotOver => "not_over",
            Self::Unsettled(_) => "unsettled",
            Self::Contrary { .. } => "contrary",
            Self::Answer { .. } => "answer",
            Self::NotLevel(..) => "not_level",
            Self::Dispute { .. } => "dispute",
            Self::Committee(_) => "committee",
            Self::Appeal(_) => "appeal",
            Self::NotFixed(_) => "not_fixed",
            Self::Begun(_) => "begun",
            Self::LotsAfterRound { .. } => "lots_after_round",
            Self::NotStarted(_) => "not_started",
            Self::FideMode => "fide_mode",
            Self::LeftAlready => "left_already",
            Self::NotPaired(_) => "not_paired",
            Self::NoSystem(_) => "no_system",
            Self::NoEntry(_) => "no_entry",
            Self::NotStanding(_) => "not_standing",
            Self::NothingToUndo => "nothing_to_undo",
            Self::Beginning | Self::Final(_) => "final",
            Self::HasResult { .. } | Self::PairedSince { .. } | Self::RestsOn { .. } => "too_late",
        }
    }
}
