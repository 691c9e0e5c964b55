//! What can be answered: a ruling, or a question to a person; and the refusal of what cannot have happened.
//!
//! Tags are words of a public interface and are only added to. Nothing here is a sentence for people.

mod decision;
mod obliged;
mod question;
mod reason;
mod refusal;
mod remedy;

use alloc::vec::Vec;

use arbiter_laws::Citation;
use arbiter_mate::chess::Color;
use serde::{Deserialize, Serialize};

use crate::fact::{At, ClaimKind};
use crate::words;

pub use decision::{
    ClaimDecision, CourseDecision, Decision, DutyDecision, GameDecision, IllegalDecision, MoveDecision,
    OffenceDecision, OfferDecision, PositionDecision, ResultDecision, RightDecision, SheetDecision,
};
pub use obliged::{DutyKind, Obliged};
pub use question::{Choice, Limits, OptionId, Proposal, Question, QuestionId, WhileOpen};
pub use reason::{
    ClaimReason, EndReason, GameResult, IllegalKind, MateVerdict, OffenceKind, Referee, Right, Score,
    SheetTime, ToNote, Until, WhyTakenBack,
};
pub use refusal::{Hindrance, Refusal};
pub use remedy::{CarriedOutBy, Remedy};

/// What the Laws say of an event: one of several answers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[must_use]
pub enum Answer {
    /// It is decided.
    Ruling(Ruling),
    /// Only a person may decide.
    Question(Question),
}

impl Answer {
    /// The result and the reason, where it is a ruling that ends the game.
    #[must_use]
    pub const fn end(&self) -> Option<(GameResult, EndReason)> {
        match self {
            Self::Ruling(ruling) => ruling.end(),
            Self::Question(_) => None,
        }
    }

    pub(crate) fn cites_mut(&mut self) -> &mut Vec<Citation> {
        match self {
            Self::Ruling(ruling) => &mut ruling.cites,
            Self::Question(question) => &mut question.cites,
        }
    }
}

/// What was decided, what must be done about it, and the articles it rests on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[must_use]
pub struct Ruling {
    /// Its number in the game, given when it is logged.
    #[serde(default)]
    pub seq: u32,
    /// The log entries that it rests on, by their number; the entry itself is always meant.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub basis: Vec<u32>,
    /// What was decided.
    #[serde(flatten)]
    pub decision: Decision,
    /// What must be done.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remedies: Vec<Remedy>,
    /// The articles, the first the one it rests on most.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cites: Vec<Citation>,
    /// From when it holds, where that is not now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<Since>,
    /// What the mate question answered, where it was asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mate: Option<MateVerdict>,
    /// Who may be told.
    #[serde(default)]
    pub shown_to: Audience,
}

impl Ruling {
    /// A decision that rests on these articles, without remedies, from now on, shown to everybody.
    pub fn new(decision: impl Into<Decision>, cites: impl IntoIterator<Item = Citation>) -> Self {
        Self {
            seq: 0,
            basis: Vec::new(),
            decision: decision.into(),
            remedies: Vec::new(),
            cites: cites.into_iter().collect(),
            since: None,
            mate: None,
            shown_to: Audience::EVERYBODY,
        }
    }

    /// The game is over with this result and this score.
    pub fn over(
        result: GameResult,
        score: Score,
        reason: EndReason,
        cites: impl IntoIterator<Item = Citation>,
    ) -> Self {
        let decision = GameDecision::GameOver {
            result,
            score,
            reason,
        };
        Self::new(decision, cites)
    }

    /// A claim stands.
    pub fn upheld(player: Color, claim: ClaimKind, cites: impl IntoIterator<Item = Citation>) -> Self {
        Self::new(ClaimDecision::ClaimUpheld { player, claim }, cites)
    }

    /// A claim does not stand.
    pub fn rejected(
        player: Color,
        claim: ClaimKind,
        reason: ClaimReason,
        cites: impl IntoIterator<Item = Citation>,
    ) -> Self {
        let decision = ClaimDecision::ClaimRejected {
            player,
            claim,
            reason,
        };
        Self::new(decision, cites)
    }

    /// A claim cannot be made now, and costs nothing.
    pub fn not_admissible(
        player: Color,
        claim: ClaimKind,
        reason: ClaimReason,
        cites: impl IntoIterator<Item = Citation>,
    ) -> Self {
        let decision = ClaimDecision::ClaimNotAdmissible {
            player,
            claim,
            reason,
        };
        Self::new(decision, cites)
    }

    /// What was said is not so: a claim is rejected, and where nobody claims nobody has done wrong.
    pub fn not_so(
        claimant: Option<Color>,
        claim: ClaimKind,
        cites: impl IntoIterator<Item = Citation>,
    ) -> Self {
        match claimant {
            Some(player) => Self::rejected(player, claim, ClaimReason::NotSo, cites),
            None => Self::no_offence(cites),
        }
    }

    /// Nobody has done wrong.
    pub fn no_offence(cites: impl IntoIterator<Item = Citation>) -> Self {
        Self::new(OffenceDecision::NoOffence, cites)
    }

    /// The game goes on.
    pub fn goes_on(cites: impl IntoIterator<Item = Citation>) -> Self {
        Self::new(GameDecision::GameContinues, cites)
    }

    /// The arbiter says nothing, and nobody is told that he does.
    pub fn silence(cites: impl IntoIterator<Item = Citation>) -> Self {
        Self::new(GameDecision::NoIntervention, cites).shown_to(Audience::NOBODY)
    }

    /// The game is over, and its result stays.
    pub fn result_stands(cites: impl IntoIterator<Item = Citation>) -> Self {
        Self::new(ResultDecision::ResultStands, cites)
    }

    /// The position after a ply stands again.
    pub fn restored(ply: u32, cites: impl IntoIterator<Item = Citation>) -> Self {
        Self::new(PositionDecision::PositionRestored { ply }, cites).with(Remedy::Restore { ply })
    }

    /// With a remedy more.
    pub fn with(mut self, remedy: Remedy) -> Self {
        self.remedies.push(remedy);
        self
    }

    /// With remedies more.
    pub fn with_all(mut self, remedies: impl IntoIterator<Item = Remedy>) -> Self {
        self.remedies.extend(remedies);
        self
    }

    /// Holding since an earlier instant.
    pub fn since(mut self, since: Since) -> Self {
        self.since = Some(since);
        self
    }

    /// With what the mate question answered.
    pub fn mate(mut self, verdict: MateVerdict) -> Self {
        self.mate = Some(verdict);
        self
    }

    /// Shown to these only.
    pub fn shown_to(mut self, audience: Audience) -> Self {
        self.shown_to = audience;
        self
    }

    /// Resting on earlier entries of the log too.
    pub fn on(mut self, basis: impl IntoIterator<Item = u32>) -> Self {
        self.basis.extend(basis);
        self
    }

    /// The result and the reason, where it ends the game.
    ///
    /// ```
    /// use arbiter_rules::answer::{EndReason, GameResult, Ruling};
    /// use arbiter_rules::{laws::default_rulebook, points};
    /// let regime = default_rulebook().standard();
    /// let drawn = points::over(GameResult::Draw, EndReason::Stalemate, &regime, []);
    /// assert_eq!(drawn.end(), Some((GameResult::Draw, EndReason::Stalemate)));
    /// assert_eq!(Ruling::goes_on([]).end(), None);
    /// ```
    #[must_use]
    pub const fn end(&self) -> Option<(GameResult, EndReason)> {
        match self.decision {
            Decision::Game(GameDecision::GameOver { result, reason, .. }) => Some((result, reason)),
            _ => None,
        }
    }

    /// Whose ruling it is, where it is one player's.
    #[must_use]
    pub fn player(&self) -> Option<Color> {
        self.decision.player()
    }
}

impl From<Ruling> for Answer {
    fn from(ruling: Ruling) -> Self {
        Self::Ruling(ruling)
    }
}

impl From<Question> for Answer {
    fn from(question: Question) -> Self {
        Self::Question(question)
    }
}

/// From which ply and instant a decision holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Since {
    /// The ply after which, counted from the start of the game (White's 44th is 87).
    pub ply: u32,
    /// The instant of it, where it is known.
    #[serde(default)]
    pub at: At,
}

words! {
    /// Who looks at a game, and with what rights.
    pub enum Viewer {
        /// The player of the white pieces.
        White = "white",
        /// The player of the black pieces.
        Black = "black",
        /// The arbiter, who is told everything.
        Arbiter = "arbiter",
        /// An assistant, who sees what the arbiter sees.
        Assistant = "assistant",
        /// Anybody else: an onlooker in the hall or at a screen.
        Spectator = "spectator",
    }
}

/// Who may be told of an answer: a set of [`Viewer`]s.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Audience(u8);

impl Audience {
    /// Nobody: the edition forbids it.
    pub const NOBODY: Self = Self(0);
    /// All five kinds of viewers.
    pub const EVERYBODY: Self = Self(31);
    /// The arbiter and his assistant.
    pub const ARBITERS: Self = Self(0b01100);

    /// Whether this viewer may be told.
    #[must_use]
    pub const fn contains(self, viewer: Viewer) -> bool {
        self.0 >> viewer as u8 & 1 == 1
    }

    /// With one viewer more.
    #[must_use]
    pub const fn and(self, viewer: Viewer) -> Self {
        Self(self.0 | 1 << viewer as u8)
    }

    /// Those who may be told.
    pub fn iter(self) -> impl Iterator<Item = Viewer> {
        Viewer::ALL
            .iter()
            .copied()
            .filter(move |viewer| self.contains(*viewer))
    }
}

impl Default for Audience {
    fn default() -> Self {
        Self::EVERYBODY
    }
}

impl Serialize for Audience {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Audience {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let viewers = Vec::<Viewer>::deserialize(deserializer)?;
        Ok(viewers.into_iter().fold(Self::NOBODY, Self::and))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use arbiter_laws::{Topic, default_rulebook};
    use arbiter_mate::chess::Square;

    #[test]
    fn a_ruling_is_one_flat_table_and_is_read_back() {
        let cite = default_rulebook().cite(Topic::TouchOwn).unwrap();
        let player = Color::White;
        let moves = alloc::vec!["g1f3".parse().unwrap()];
        let ruling = Ruling::new(DutyDecision::Obligation { player, moves }, [cite])
            .with(Remedy::MustMove { square: Square::G1 });
        let table = serde_json::to_value(&ruling).unwrap();
        assert_eq!(table["decision"], "obligation");
        assert_eq!(table["moves"][0], "g1f3");
        assert_eq!(table["remedies"][0]["kind"], "must_move");
        assert_eq!(serde_json::from_value::<Ruling>(table).unwrap(), ruling);
    }

    #[test]
    fn the_tag_of_a_decision_is_what_is_stored() {
        for decision in [
            Decision::from(GameDecision::NoIntervention),
            PositionDecision::PositionRestored { ply: 3 }.into(),
            ResultDecision::NewGame { swap_colours: true }.into(),
            MoveDecision::MoveMade {
                player: Color::Black,
                uci: None,
            }
            .into(),
        ] {
            let stored = serde_json::to_value(&decision).unwrap();
            assert_eq!(stored["decision"], decision.tag());
            assert_eq!(serde_json::from_value::<Decision>(stored).unwrap(), decision);
        }
    }

    #[test]
    fn an_audience_is_a_list_of_viewers() {
        let arbiters = serde_json::to_string(&Audience::ARBITERS).unwrap();
        assert_eq!(arbiters, r#"["arbiter","assistant"]"#);
        assert_eq!(
            serde_json::from_str::<Audience>(&arbiters).unwrap(),
            Audience::ARBITERS
        );
        assert_eq!(Viewer::Spectator.to_string(), "spectator");
        assert!(Audience::EVERYBODY.contains(Viewer::Spectator));
    }
}
