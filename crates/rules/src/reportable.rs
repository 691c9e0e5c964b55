//! What an arbiter can enter of what he sees, under a rulebook: known before anything is seen.

use arbiter_laws::{IllegalClaimNeeded, Regime, Topic, TouchRuled};

use crate::cite::is_carried;
use crate::claimable::Setting;
use crate::fact::FactKind;
use crate::{flag, scoresheet};

/// The topics on which it is ruled; a rulebook that carries none of them has nothing to say of such a fact.
fn grounds(fact: FactKind) -> &'static [Topic] {
    match fact {
        FactKind::Flag | FactKind::BothFlags => &[Topic::FlagFallen, Topic::FlagLoss],
        FactKind::IllegalMove
        | FactKind::KingCaptured
        | FactKind::BothKingsInCheck
        | FactKind::PawnOnLastRank => &[Topic::IllegalMove],
        FactKind::Touched => &[Topic::TouchOwn],
        FactKind::Device => &[Topic::Device, Topic::ConductDisturbing, Topic::ConductAids],
        FactKind::DisplacedPiece => &[Topic::DisplacedFound, Topic::DisplacedByPlayer],
        FactKind::WrongPosition => &[Topic::SetupWrongPosition, Topic::DisplacedFound],
        FactKind::WrongColours => &[Topic::ColoursReversed],
        FactKind::BoardTurned => &[Topic::SetupBoardTurned],
        FactKind::WrongSetting => &[
            Topic::ClockWrongSetting,
            Topic::ClockConclusive,
            Topic::ArbiterBestInterest,
            Topic::ClockStart,
        ],
        FactKind::Default => &[Topic::TimeDefault],
        FactKind::WrittenAhead => &[Topic::RecordInAdvance],
        FactKind::WrongHand => &[Topic::ClockHand],
        FactKind::Unrecorded => &[Topic::RecordDuty],
        FactKind::Notes | FactKind::Advice => &[Topic::ConductAids],
        FactKind::Disturbing => &[Topic::ConductDisturbing],
        FactKind::Disrepute => &[Topic::ConductDisrepute],
        FactKind::Smoking => &[Topic::ConductSmoking],
        FactKind::LeftArea | FactKind::LeftVenue => &[Topic::ConductLeaving],
        FactKind::SpectatorInterferes => &[Topic::Spectators],
        FactKind::SpectatorPhone => &[Topic::SpectatorsPhones],
        FactKind::EnteredArea => &[Topic::ConductEntry],
        FactKind::EnvelopeLost => &[Topic::AdjournLost],
        FactKind::SheetHidden => &[Topic::RecordVisible],
        FactKind::SheetTaken | FactKind::DefectiveSheet => &[Topic::RecordOwner],
        FactKind::OtherNotation => &[Topic::ChapterNotation],
        FactKind::BoardsDiffer | FactKind::SheetsDiffer => &[Topic::BlindDiffer],
        FactKind::PocketWrong => &[Topic::PocketWrong],
        FactKind::PocketLost => &[Topic::PocketLost],
        FactKind::ChecksDisputed => &[Topic::ChecksDisputed],
        FactKind::BothEnd => &[Topic::BughouseBothEnd],
        FactKind::OtherBoard => &[Topic::BughouseOtherBoard],
        FactKind::LeftMatch => &[Topic::BughouseLeaves],
        FactKind::Repetition => &[Topic::ClaimRepetition],
        FactKind::Fifty => &[Topic::ClaimMoves],
        FactKind::Fivefold
        | FactKind::SeventyFive
        | FactKind::Checkmate
        | FactKind::Stalemate
        | FactKind::DeadPosition => &[],
    }
}

/// Whether the rulebook has something to say of such a fact in such a game.
///
/// ```
/// use arbiter_rules::claimable::Setting;
/// use arbiter_rules::fact::FactKind;
/// use arbiter_rules::laws::{Play, Regulations, Rulebook, Supervision};
/// use arbiter_rules::reportable::is_known;
/// let regime = |id: &str| {
///     let book = Rulebook::by_id(id).unwrap();
///     book.regime(Play::Standard, Supervision::Competition, &Regulations::default())
/// };
/// let game = Setting { clock: true, increment: true, arbiter: true, beside: Default::default() };
/// assert!(is_known(FactKind::WrittenAhead, game, &regime("fide-2023")));
/// assert!(!is_known(FactKind::WrittenAhead, game, &regime("fide-2001")), "it is allowed there");
/// ```
#[must_use]
pub fn is_known(fact: FactKind, game: Setting, regime: &Regime) -> bool {
    let here = match fact {
        FactKind::Flag | FactKind::BothFlags | FactKind::WrongSetting | FactKind::WrongHand => game.clock,
        FactKind::WrittenAhead => scoresheet::is_ahead_forbidden(regime),
        FactKind::EnvelopeLost => game.beside.envelope,
        FactKind::BoardsDiffer | FactKind::SheetsDiffer => game.beside.blind,
        _ => true,
    };
    here && is_carried(regime, grounds(fact))
}

/// Whether an arbiter who sees it does something about it unasked. Topics `flag.may_call`, `rapid.touch`,
/// `blitz.illegal`: where they leave it to the players, what he enters is answered with silence.
#[must_use]
pub fn is_ruled_unasked(fact: FactKind, regime: &Regime) -> bool {
    match fact {
        FactKind::Flag => flag::arbiter_may_call(false, regime),
        FactKind::BothFlags => flag::arbiter_may_call(true, regime),
        FactKind::Touched => regime.touch_ruled() != Some(TouchRuled::OnRequest),
        FactKind::IllegalMove | FactKind::KingCaptured => {
            regime.illegal_claim_needed() != Some(IllegalClaimNeeded::Opponent)
        }
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use arbiter_laws::{Play, Regulations, Rulebook, Supervision};

    use super::*;
    use crate::claimable::Beside;

    const GAME: Setting = Setting {
        clock: true,
        increment: false,
        arbiter: true,
        beside: Beside {
            blind: false,
            envelope: false,
        },
    };

    fn regime(id: &str, play: Play) -> Regime {
        let book = Rulebook::by_id(id).unwrap();
        book.regime(play, Supervision::Basic, &Regulations::default())
    }

    #[test]
    fn what_players_must_claim_is_not_ruled_unasked() {
        for (id, play, fact, ruled) in [
            ("fide-2001", Play::Rapid, FactKind::Flag, false),
            ("fide-2001", Play::Standard, FactKind::Flag, true),
            ("fide-2023", Play::Rapid, FactKind::Flag, true),
            ("fide-2001", Play::Rapid, FactKind::Touched, false),
            ("fide-2023", Play::Rapid, FactKind::Touched, true),
            ("fide-2001", Play::Blitz, FactKind::IllegalMove, false),
            ("fide-2001", Play::Standard, FactKind::IllegalMove, true),
            ("fide-2001", Play::Rapid, FactKind::Device, true),
        ] {
            let regime = regime(id, play);
            assert_eq!(is_ruled_unasked(fact, &regime), ruled, "{id}, {play:?}, {fact}");
        }
    }

    #[test]
    fn without_a_clock_no_flag_is_seen_and_no_wrong_hand() {
        let no_clock = Setting { clock: false, ..GAME };
        let regime = regime("fide-2023", Play::Standard);
        for fact in [FactKind::Flag, FactKind::WrongHand, FactKind::WrongSetting] {
            assert!(is_known(fact, GAME, &regime), "{fact}");
            assert!(!is_known(fact, no_clock, &regime), "{fact}");
        }
    }
}
