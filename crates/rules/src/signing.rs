//! What players sign when the game is over: the result, even an incorrect one. Topic `record.sign`.

use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::{Citation, RecordSign, RecordWrongResult, Regime, Topic};
use arbiter_mate::chess::Color;

use crate::answer::{GameResult, ResultDecision, SheetTime};
use crate::cite::{add, cite_all, cites_by};
use crate::fact::SheetKind;
use crate::scoresheet::complete;
use crate::{Answer, Ruling, points};

/// A result under which a player has put his name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Signature {
    /// Which.
    pub result: GameResult,
    /// On what.
    pub on: SheetKind,
}

impl Signature {
    /// Whether the rulebook takes it for one.
    #[must_use]
    pub fn counts(self, regime: &Regime) -> bool {
        match self.on {
            SheetKind::Paper => true,
            SheetKind::Electronic => regime.record_sign() == Some(RecordSign::BothOrApprove),
            SheetKind::Uncertified => false,
        }
    }
}

/// A player signs a result after the end: once both have signed the same one it stands, even if the game ended otherwise, unless
/// the arbiter decides otherwise.
///
/// ```
/// use arbiter_rules::{chess::Color::White, laws::default_rulebook};
/// use arbiter_rules::answer::GameResult::{Draw, WhiteWins};
/// use arbiter_rules::fact::SheetKind::Paper;
/// use arbiter_rules::signing::{Signature, signed};
/// let regime = default_rulebook().standard();
/// let own = Signature { result: WhiteWins, on: Paper };
/// assert!(signed(White, own, None, Draw, &regime).is_empty()); // one name alone does nothing
/// assert_eq!(signed(White, own, Some(own), Draw, &regime).len(), 1);
/// ```
#[must_use]
pub fn signed(
    by: Color,
    own: Signature,
    other: Option<Signature>,
    result: GameResult,
    regime: &Regime,
) -> Vec<Answer> {
    let rule = regime.record_sign();
    if rule.is_none() {
        return Vec::new();
    }
    let mut cites = cites_by(rule.by(), regime, [Topic::RecordSign]);
    if !own.counts(regime) {
        return vec![complete(by, SheetTime::Neither, cites)];
    }
    let Some(other) = other.filter(|other| other.counts(regime)) else {
        return Vec::new();
    };
    if other.result != own.result || own.result == result {
        return vec![Ruling::result_stands(cites).into()];
    }
    if may_appeal(regime) {
        add(&mut cites, cite_all(regime, [Topic::ConductAppeal]));
    }
    let score = points::score(own.result, regime);
    let corrected = ResultDecision::ResultCorrected {
        result: own.result,
        score,
    };
    vec![Ruling::new(corrected, cites).into()]
}

/// Whether a player may appeal although he has signed.
#[must_use]
pub fn may_appeal(regime: &Regime) -> bool {
    match regime.record_wrong_result().value() {
        Some(RecordWrongResult::StandsButAppeal) | None => true,
        Some(RecordWrongResult::Stands) => false,
    }
}

/// Who has signed the result does not appeal against it.
pub fn is_final(regime: &Regime) -> Answer {
    let cites: Vec<Citation> = cites_by(regime.record_wrong_result().by(), regime, [Topic::RecordSign]);
    Ruling::result_stands(cites).into()
}
