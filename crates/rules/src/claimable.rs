//! What a player can claim under a rulebook, and what it costs if it is not so: known before anybody claims.
//!
//! Nothing here says whether a claim would succeed.

use alloc::vec::Vec;

use arbiter_laws::{Citation, ClaimClockStop, QpfClockStop, Regime, Topic};
use arbiter_mate::chess::Color;

use crate::answer::Remedy;
use crate::cite::{cite_all, cites_by, is_carried};
use crate::fact::ClaimKind;
use crate::{claim, quickplay};

/// What of a game decides which claims there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Setting {
    /// Whether it is played with a clock.
    pub clock: bool,
    /// Whether the time control has an increment or a delay.
    pub increment: bool,
    /// Whether there is an arbiter.
    pub arbiter: bool,
    /// What there is beside board and clock.
    pub beside: Beside,
}

/// What a game has that most have not.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Beside {
    /// Whether one of the players is blind, and the rules on such games hold.
    pub blind: bool,
    /// Whether an envelope with a sealed move is closed.
    pub envelope: bool,
}

/// Who stops the clocks at a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stops {
    /// The player must.
    Must,
    /// He may, or the arbiter does.
    May,
}

/// The price of a claim that is not so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Price {
    /// What is done about it.
    pub remedies: Vec<Remedy>,
    /// Whether a written move must be made all the same.
    pub move_binds: bool,
    /// The articles that set the price.
    pub cites: Vec<Citation>,
}

/// The topics on which a claim of this kind rests; a rulebook that carries none of them has no such claim.
fn grounds(kind: ClaimKind) -> &'static [Topic] {
    match kind {
        ClaimKind::Repetition => &[
            Topic::ClaimRepetition,
            Topic::ClaimRepetitionAppeared,
            Topic::ClaimRepetitionIntended,
        ],
        ClaimKind::Fifty => &[
            Topic::ClaimMoves,
            Topic::ClaimMovesDone,
            Topic::ClaimMovesIntended,
        ],
        ClaimKind::Flag => &[Topic::FlagFallen, Topic::FlagLoss],
        ClaimKind::IllegalMove => &[Topic::IllegalMove],
        ClaimKind::Promotion => &[Topic::IllegalUnpromoted],
        ClaimKind::Touched => &[Topic::TouchOwn],
        ClaimKind::WrongPosition => &[Topic::DisplacedFound, Topic::SetupWrongPosition],
        ClaimKind::WrongColours => &[Topic::ColoursReversed],
        ClaimKind::WrongClock => &[
            Topic::ClockWrongSetting,
            Topic::ClockConclusive,
            Topic::ArbiterBestInterest,
            Topic::ClockStart,
        ],
        ClaimKind::Default => &[Topic::TimeDefault],
        ClaimKind::Disturbance => &[Topic::ConductDisturbing, Topic::ConductBreach],
        ClaimKind::Quickplay => &[Topic::QpfClaim],
        ClaimKind::IncrementRequest => &[Topic::QpfIncrement],
        ClaimKind::NoArbiterDraw => &[Topic::QpfNoArbiter],
        ClaimKind::TwoBoards => &[Topic::BlindBoards],
    }
}

/// Whether the rulebook knows a claim of this kind in such a game.
///
/// ```
/// use arbiter_rules::claimable::{Setting, is_known};
/// use arbiter_rules::fact::ClaimKind;
/// use arbiter_rules::laws::{Play, Regulations, Rulebook, Supervision};
/// let book = Rulebook::by_id("fide-2023").unwrap();
/// let regime = book.regime(Play::Standard, Supervision::Competition, &Regulations::default());
/// let game = Setting { clock: true, increment: true, arbiter: true, beside: Default::default() };
/// assert!(is_known(ClaimKind::Repetition, game, &regime));
/// assert!(!is_known(ClaimKind::Quickplay, game, &regime), "the guidelines have not been announced");
/// ```
#[must_use]
pub fn is_known(kind: ClaimKind, game: Setting, regime: &Regime) -> bool {
    let here = match kind {
        ClaimKind::Flag | ClaimKind::WrongClock => game.clock,
        ClaimKind::Quickplay | ClaimKind::IncrementRequest => {
            game.clock && quickplay::is_in_force(game.increment, regime)
        }
        ClaimKind::NoArbiterDraw => {
            game.clock && !game.arbiter && quickplay::is_in_force(game.increment, regime)
        }
        ClaimKind::TwoBoards => game.beside.blind,
        _ => true,
    };
    here && is_carried(regime, grounds(kind))
}

/// What such a claim costs if it is not so, where the rulebook sets a price. Topics `claim.wrong`, `qpf.reject`.
///
/// `own_time` is what the clock of the claimant shows: older editions take of it.
///
/// ```
/// use arbiter_rules::chess::Color;
/// use arbiter_rules::claimable::price;
/// use arbiter_rules::fact::ClaimKind;
/// use arbiter_rules::laws::{Play, Regulations, Rulebook, Supervision};
/// let book = Rulebook::by_id("fide-2023").unwrap();
/// let regime = book.regime(Play::Standard, Supervision::Competition, &Regulations::default());
/// let price = price(ClaimKind::Fifty, Color::White, None, &regime).unwrap();
/// assert_eq!(price.remedies.len(), 1, "time for the opponent");
/// assert_eq!(price.cites[0].article(), "9.5.3");
/// ```
#[must_use]
pub fn price(kind: ClaimKind, claimant: Color, own_time: Option<u64>, regime: &Regime) -> Option<Price> {
    let price = match kind {
        ClaimKind::Repetition | ClaimKind::Fifty => Price {
            remedies: claim::price(claimant, own_time, regime),
            move_binds: regime.claim_intended_move().is_some(),
            cites: cites_by(regime.claim_opponent_add().by(), regime, [Topic::ClaimWrong]),
        },
        ClaimKind::Quickplay => Price {
            remedies: regime
                .qpf_reject_add()
                .value()
                .map(|time| Remedy::add_time(!claimant, time))
                .into_iter()
                .collect(),
            move_binds: false,
            cites: cite_all(regime, [Topic::QpfReject]),
        },
        _ => return None,
    };
    (!price.remedies.is_empty()).then_some(price)
}

/// Who stops the clocks at a claim of this kind, where the rulebook says so. Topics `claim.stop`, `qpf.claim`.
#[must_use]
pub fn stops(kind: ClaimKind, regime: &Regime) -> Option<(Stops, Vec<Citation>)> {
    match kind {
        ClaimKind::Repetition | ClaimKind::Fifty => {
            let who = match regime.claim_clock_stop().value()? {
                ClaimClockStop::Must => Stops::Must,
                ClaimClockStop::May | ClaimClockStop::HeOrArbiter => Stops::May,
            };
            Some((who, cite_all(regime, [Topic::ClaimStop])))
        }
        ClaimKind::Quickplay => {
            let who = match regime.qpf_clock_stop().value()? {
                QpfClockStop::Must => Stops::Must,
                QpfClockStop::May | QpfClockStop::MayPause => Stops::May,
            };
            Some((who, cite_all(regime, [Topic::QpfClaim])))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use arbiter_laws::{Play, Regulations, Rulebook, Supervision};

    use super::*;

    fn regime(id: &str) -> Regime {
        let book = Rulebook::by_id(id).unwrap();
        book.regime(Play::Standard, Supervision::Competition, &Regulations::default())
    }

    const GAME: Setting = Setting {
        clock: true,
        increment: false,
        arbiter: true,
        beside: Beside {
            blind: false,
            envelope: false,
        },
    };

    #[test]
    fn the_quickplay_finish_is_claimed_where_it_is_in_force() {
        for (id, known) in [("fide-2001", true), ("fide-2009", true), ("fide-2023", false)] {
            assert_eq!(is_known(ClaimKind::Quickplay, GAME, &regime(id)), known, "{id}");
        }
    }

    #[test]
    fn without_a_clock_nobody_claims_a_flag() {
        let no_clock = Setting { clock: false, ..GAME };
        let regime = regime("fide-2023");
        assert!(is_known(ClaimKind::Flag, GAME, &regime));
        assert!(!is_known(ClaimKind::Flag, no_clock, &regime));
    }

    #[test]
    fn older_editions_take_of_the_claimants_own_time() {
        let ten_minutes = Some(600_000);
        for (id, remedies) in [("fide-2001", 2), ("fide-2009", 1), ("fide-2023", 1)] {
            let price = price(ClaimKind::Repetition, Color::Black, ten_minutes, &regime(id)).unwrap();
            assert_eq!(price.remedies.len(), remedies, "{id}");
            assert!(!price.cites.is_empty() && price.move_binds, "{id}");
        }
        assert!(price(ClaimKind::Flag, Color::Black, ten_minutes, &regime("fide-2023")).is_none());
    }

    #[test]
    fn where_he_must_stop_the_clocks_it_is_said() {
        let who = |id| stops(ClaimKind::Fifty, &regime(id)).map(|(who, _)| who);
        assert_eq!(
            [who("fide-2001"), who("fide-2023")],
            [Some(Stops::Must), Some(Stops::May)]
        );
        assert!(stops(ClaimKind::Flag, &regime("fide-2001")).is_none());
    }
}
