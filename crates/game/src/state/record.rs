//! What is remembered of people: rights, counts, faults nobody has seen, offers, claims, and the end.

use alloc::string::String;
use alloc::vec::Vec;

use arbiter_rules::answer::{
    EndReason, GameResult, IllegalKind, OffenceKind, Referee, Remedy, Right, Score, Since, Until,
};
use arbiter_rules::chess::Color;
use arbiter_rules::fact::{At, ClaimGround, ClaimKind, FactKind, WatchUntil};
use arbiter_rules::laws::Citation;

/// What is remembered of one player, over the event.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlayerRecord {
    /// Illegal moves counted.
    pub illegal_moves: u32,
    /// Warnings that he has had.
    pub warnings: u32,
    /// Penalties and their amounts, as they were imposed.
    pub penalties: Vec<Remedy>,
    /// Offences that were ruled on, each time anew.
    pub offences: Vec<OffenceKind>,
    /// Rights lost, and until when.
    pub lost: Vec<(Right, Until)>,
    /// The moves on his scoresheet, where that is known to be less than all.
    pub recorded: Option<u32>,
    /// The period in which his time was said to have been below the limit under which he need not write.
    pub low_in: Option<usize>,
    /// Offers of a draw that he made at a wrong moment.
    pub untimely_offers: u32,
    /// How often he asked to be shown the scoresheet while he had the move, in this game.
    pub sheet_asked: u32,
    /// When he arrived.
    pub arrived: Option<At>,
    /// Refusals to comply.
    pub refusals: u32,
    /// Times that a device of his was found.
    pub devices: u32,
    /// Somebody acts for him, in this.
    pub helper: Option<String>,
}

impl PlayerRecord {
    /// Whether a right is lost.
    #[must_use]
    pub fn has_lost(&self, right: Right) -> bool {
        self.lost.iter().any(|(lost, _)| *lost == right)
    }
}

/// A fault that has happened, known to the program, seen or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// What was wrong.
    pub kind: FaultKind,
    /// Who did it.
    pub player: Color,
    /// The ply that it made, or that was due.
    pub ply: u32,
    /// The instant of it.
    pub at: At,
    /// Whether an arbiter saw it when it happened.
    pub seen: bool,
    /// Whether it has been ruled on: it is not counted nor priced again.
    pub ruled: bool,
    /// The press that went with it, counted from 1 for this player's display.
    pub press: Option<u16>,
}

impl Fault {
    /// Of which kind it is, where it is an illegal move.
    #[must_use]
    pub const fn illegal(&self) -> Option<IllegalKind> {
        match self.kind {
            FaultKind::Illegal(kind) => Some(kind),
            FaultKind::Fact(_) => None,
        }
    }

    /// Whether it is this fact.
    #[must_use]
    pub fn is(&self, fact: FactKind) -> bool {
        self.kind == FaultKind::Fact(fact)
    }
}

/// What was wrong: a kind of illegal move, or a fact.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FaultKind {
    /// An illegal move.
    Illegal(IllegalKind),
    /// Something else that was wrong.
    Fact(FactKind),
}

/// An offer of a draw that stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offer {
    /// The player who offered it.
    pub by: Color,
    /// After which ply.
    pub ply: u32,
    /// How many pieces the opponent had touched this turn when it was made: a further one declines it.
    pub touched: usize,
}

/// A claim that is not decided yet, or one that was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenClaim {
    /// The claimant.
    pub by: Color,
    /// What he claims.
    pub kind: ClaimKind,
    /// On what he bases it.
    pub ground: Option<ClaimGround>,
    /// After which ply.
    pub ply: u32,
    /// The move that was written for it.
    pub written: Option<String>,
    /// Whether it has been answered.
    pub judged: bool,
    /// Whose display ran when the claim stopped the clocks; it runs again when the claim has been answered and the
    /// game goes on.
    pub stopped: Option<Color>,
}

/// What was begun and waits for somebody's answer.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Pending {
    /// The appeal that is not decided: whose, and to whom it went.
    pub appeal: Option<(Color, Referee)>,
    /// The ruling by which that appeal was sent on.
    pub(crate) referred: Option<u32>,
    /// Whether the arbiter has ordered a search that nobody has answered.
    pub search: bool,
}

/// To be looked at again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Watch {
    /// When: `next_completed_move`.
    pub until: WatchUntil,
    /// Since which ply.
    pub ply: u32,
}

/// A remedy that a person must carry out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Todo {
    /// The ruling that ordered it.
    pub ruling: u32,
    /// What must be done.
    pub remedy: Remedy,
}

/// How the game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct End {
    /// The result as it is written.
    pub result: GameResult,
    /// The points of both.
    pub score: Score,
    /// What ended it.
    pub reason: EndReason,
    /// From which ply and instant the game was over.
    pub since: Since,
    /// By which articles.
    pub cites: Vec<Citation>,
}
