//! Questions: what only a person may decide, with the options, their limits, and a proposal.

use alloc::string::String;
use alloc::vec::Vec;

use arbiter_laws::Citation;
use arbiter_mate::chess::Color;
use serde::{Deserialize, Serialize};

use super::{Answer, MateVerdict};
use crate::words;

words! {
    /// What is asked.
    pub enum QuestionId {
        /// Was the touch meant?
        TouchedHow = "touched_how",
        /// In which order were the pieces touched?
        TouchOrder = "touch_order",
        /// What did a gesture or a word mean?
        WhatWasMeant = "what_was_meant",
        /// What do the clocks show after the position was restored?
        ClocksAfterRestoring = "clocks_after_restoring",
        /// What the clocks show when a helper presses for a player.
        HelpersTime = "helpers_time",
        /// Who pays for an outage?
        Outage = "outage",
        /// Which position is restored?
        PositionUnknown = "position_unknown",
        /// Which flag fell first?
        FirstFlag = "first_flag",
        /// Is the latecomer excused?
        LateExcused = "late_excused",
        /// Does a game with reversed colours go on?
        ColoursReversed = "colours_reversed",
        /// What of a claim in the quickplay finish?
        Quickplay = "quickplay",
        /// May ranks be announced by other names?
        OtherNames = "other_names",
        /// What does the opponent score?
        OpponentsScore = "opponents_score",
        /// Was there a reason to stop the clocks?
        ReasonToStop = "reason_to_stop",
        /// Is the supervision adequate?
        Supervision = "supervision",
        /// Which penalty?
        Penalty = "penalty",
        /// One fault or two?
        TwoFaults = "two_faults",
        /// The envelope is lost.
        EnvelopeLost = "envelope_lost",
        /// Are corrected times too severe?
        TimesTooSevere = "times_too_severe",
        /// Can the opponent checkmate?
        CanMate = "can_mate",
        /// Do the completed scoresheets show that the time was overstepped?
        OverstepShown = "overstep_shown",
        /// The scoresheet says otherwise than the game: is the claim shown?
        ClaimShown = "claim_shown",
        /// An appeal is upheld: what follows?
        WhatFollows = "what_follows",
        /// The text is not settled: which reading?
        Unsettled = "unsettled",
        /// The rulebook is silent.
        SilentRulebook = "silent_rulebook",
    }
}

words! {
    /// What a question can be answered with: the ids of all options.
    pub enum OptionId {
        /// It is as proposed.
        Proposal = "proposal",
        /// Figures or words of the arbiter’s own.
        Own = "own",
        /// What is asked is so.
        Yes = "yes",
        /// What is asked is not so.
        No = "no",
        /// It cannot be said any more.
        Unknown = "unknown",
        /// It was White.
        White = "white",
        /// It was Black.
        Black = "black",
        /// The opponent scores nothing either.
        NoPoint = "0",
        /// The opponent scores a whole point.
        WholePoint = "1",
        /// The opponent scores half a point.
        HalfPoint = "1/2",
        /// The touch was not meant.
        Accidental = "accidental",
        /// The piece was only adjusted.
        Adjusting = "adjusting",
        /// Both agreed on a draw.
        Agreed = "agreed",
        /// The game had ended of itself, without a claim.
        Automatic = "automatic",
        /// What stands on the board counts.
        Board = "board",
        /// Both faults are charged.
        Both = "both",
        /// The nearest rule is taken over.
        ByAnalogy = "by_analogy",
        /// The game ends by the claim alone.
        ByClaim = "by_claim",
        /// The right to claim is still there.
        ClaimStands = "claim_stands",
        /// Who claimed wins.
        ClaimantWins = "claimant_wins",
        /// Either man that was taken up binds.
        BothBind = "both_bind",
        /// Both boards of a match go back.
        BothBack = "both_back",
        /// The promotion is completed, and nothing else follows.
        CompletePromotion = "complete_promotion",
        /// The move counts as completed.
        Completed = "completed",
        /// The game goes on as it stands.
        Continue = "continue",
        /// The setting is put right.
        Correct = "correct",
        /// The touch was meant.
        Deliberate = "deliberate",
        /// The game is drawn.
        Draw = "draw",
        /// Excluded from one round or more.
        ExcludeRound = "exclude_round",
        /// Expelled from the event.
        Expel = "expel",
        /// A fine that was announced in advance.
        Fine = "fine",
        /// The flag that was seen first decides.
        FirstSeen = "first_seen",
        /// The first piece of one colour takes the first of the other.
        FirstTakesFirst = "first_takes_first",
        /// The first piece touched that can be moved or taken binds.
        FirstThatCan = "first_that_can",
        /// Nobody wins by it, and the game goes on.
        GameContinues = "game_continues",
        /// The setting stays as it is.
        Leave = "leave",
        /// He loses for coming late.
        Lose = "lose",
        /// The game is lost.
        Loss = "loss",
        /// The move counts as made.
        Made = "made",
        /// The checkmate stands.
        MateStands = "mate_stands",
        /// By counting the men.
        Men = "men",
        /// A new game is played.
        NewGame = "new_game",
        /// Nothing was meant by it.
        Nothing = "nothing",
        /// One of the faults is charged.
        One = "one",
        /// King and rook are exchanged in one act: castling.
        OneAct = "one_act",
        /// He only adjusted: the man goes back.
        OnlyAdjusted = "only_adjusted",
        /// The opponent’s piece was touched first.
        OpponentFirst = "opponent_first",
        /// The opponent gets more points.
        OpponentPoints = "opponent_points",
        /// The opponent gets more time.
        OpponentTime = "opponent_time",
        /// The own piece was touched first.
        OwnFirst = "own_first",
        /// The man stays, and the next of its kind pays for it.
        Owed = "owed",
        /// The offender loses points.
        OwnPoints = "own_points",
        /// The offender loses time.
        OwnTime = "own_time",
        /// He is excused, and plays.
        Play = "play",
        /// The position after one ply is restored.
        Ply = "ply",
        /// It is decided later.
        Postpone = "postpone",
        /// By the record of the game.
        Record = "record",
        /// The claim is rejected.
        Reject = "reject",
        /// He resigned by it.
        Resigned = "resigned",
        /// The position before is restored.
        Restore = "restore",
        /// The game is resumed.
        Resume = "resume",
        /// The result stands.
        ResultStands = "result_stands",
        /// The right to claim is lost.
        RightLost = "right_lost",
        /// The rook was touched before its king: no castling with it on this move.
        RookFirst = "rook_first",
        /// By the scoresheets.
        Sheets = "sheets",
        /// It stands if the move was completed.
        Stands = "stands",
        /// What was written stays.
        Stay = "stay",
        /// The offender is warned.
        Warning = "warning",
    }
}

/// A question to the arbiter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[must_use]
pub struct Question {
    /// Its number in the game, given when it is logged.
    #[serde(default)]
    pub seq: u32,
    /// What is asked.
    pub id: QuestionId,
    /// Whose matter it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<Color>,
    /// What may be answered.
    pub options: Vec<Choice>,
    /// Within which limits.
    #[serde(default, skip_serializing_if = "Limits::is_empty")]
    pub limits: Limits,
    /// What is taken as answered when the next event comes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposal: Option<Proposal>,
    /// The articles that make it a question.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cites: Vec<Citation>,
    /// What may happen while it is open.
    #[serde(default)]
    pub while_open: WhileOpen,
}

impl Question {
    /// A question with options and articles; nothing may happen while it is open.
    pub fn new(
        id: QuestionId,
        options: impl IntoIterator<Item = Choice>,
        cites: impl IntoIterator<Item = Citation>,
    ) -> Self {
        Self {
            seq: 0,
            id,
            player: None,
            options: options.into_iter().collect(),
            limits: Limits::default(),
            proposal: None,
            cites: cites.into_iter().collect(),
            while_open: WhileOpen::default(),
        }
    }

    /// What the clocks show from now on: as proposed, White's time first, or as the arbiter says.
    pub fn of_clocks(
        id: QuestionId,
        [white, black]: [u64; 2],
        counters: Option<[u16; 2]>,
        cites: impl IntoIterator<Item = Citation>,
    ) -> Self {
        let options = [Choice::new(OptionId::Proposal), Choice::new(OptionId::Own)];
        Self::new(id, options, cites).proposing(Proposal::Clocks {
            white,
            black,
            white_moves: counters.map(|[white, _]| white),
            black_moves: counters.map(|[_, black]| black),
        })
    }

    /// About one player.
    pub fn about(mut self, player: Color) -> Self {
        self.player = Some(player);
        self
    }

    /// With a proposal.
    pub fn proposing(mut self, proposal: Proposal) -> Self {
        self.proposal = Some(proposal);
        self
    }

    /// With the limits of what may be answered.
    pub fn within(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// The option with this word.
    #[must_use]
    pub fn option(&self, word: &str) -> Option<&Choice> {
        self.options.iter().find(|choice| choice.id.as_str() == word)
    }
}

/// One option of a question, and what follows if it is chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[must_use]
pub struct Choice {
    /// Which: `deliberate`, `1/2`, the id of a reading.
    pub id: OptionId,
    /// What the Laws say then, as far as it does not hang on figures that come with the answer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Answer>,
}

impl Choice {
    /// An option from which nothing follows of itself.
    pub const fn new(id: OptionId) -> Self {
        Self { id, then: Vec::new() }
    }

    /// With what follows.
    pub fn then(mut self, answer: impl Into<Answer>) -> Self {
        self.then.push(answer.into());
        self
    }

    /// With all that follows.
    pub fn then_all(mut self, answers: impl IntoIterator<Item = Answer>) -> Self {
        self.then.extend(answers);
        self
    }
}

/// Limits of an answer; what is `None` is not limited.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Limits {
    /// Least time, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub least_ms: Option<u64>,
    /// Most time, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most_ms: Option<u64>,
    /// The last ply that can be chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most_ply: Option<u32>,
    /// The edition's wording: the word of a policy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wording: Option<String>,
    /// What the mate question answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mate: Option<MateVerdict>,
}

impl Limits {
    /// Whether nothing is limited.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// What is proposed: carried out when the next event comes, unless the arbiter has answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Proposal {
    /// One of the options.
    Choice(OptionId),
    /// Figures for the clocks, in milliseconds, and their counters.
    Clocks {
        /// What White's display is to show.
        white: u64,
        /// What Black's display is to show.
        black: u64,
        /// White's move counter, where it changes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        white_moves: Option<u16>,
        /// Black's move counter, where it changes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        black_moves: Option<u16>,
    },
}

impl WhileOpen {
    /// Whether the game stands still until it is answered.
    #[must_use]
    pub const fn holds_up(self) -> bool {
        !matches!(self, Self::Everything)
    }
}

words! {
    /// What may happen while a question is open.
    #[derive(Default)]
    pub enum WhileOpen {
        #[default]
        /// Only acts of the arbiter; the clocks stand.
        ArbiterOnly = "arbiter_only",
        /// Acts of the arbiter, and the opponent's answer to the offer that lies in a claim; the clocks stand.
        ArbiterAndOffer = "arbiter_and_offer",
        /// Acts of the arbiter, and what players write or hand over; the clocks stand.
        ArbiterAndPaper = "arbiter_and_paper",
        /// Everything: the question does not hold the game up.
        Everything = "everything",
    }
}
