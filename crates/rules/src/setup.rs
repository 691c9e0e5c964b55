//! A wrong start: pieces set up wrongly, the board turned. Topics `setup.*`, `rapid.setup_limit`.

use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::clock::millis;
use arbiter_laws::{Citation, Regime, SetupBoardTurned, Step, Topic};
use arbiter_mate::chess::{CastlingSide, Color};

use crate::answer::{ClaimReason, PositionDecision, ResultDecision, Right, RightDecision, Until};
use crate::cite::cite_all;
use crate::fact::ClaimKind;
use crate::silent;
use crate::{Answer, Remedy, Ruling};

/// A wrong start as it is found.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SetupFault {
    /// Moves completed by each player, White first.
    pub moves: [u32; 2],
    /// Who claims it; `None` where an arbiter has found it.
    pub claimant: Option<Color>,
    /// Whether the claimant has touched a piece on this move.
    pub touched: bool,
    /// Castling that the wrong start spoils: of whom, to which side.
    pub castling: Vec<(Color, CastlingSide)>,
    /// What the clocks show at the start of a game, White first, in milliseconds.
    pub full: Option<[u64; 2]>,
    /// Whether the start was drawn or chosen among those of Chess960.
    pub chess960: bool,
}

/// The pieces were set up wrongly: a new game, unless it is too late in this play.
#[must_use]
pub fn wrong_position(fault: &SetupFault, regime: &Regime) -> Vec<Answer> {
    let start: &[Topic] = if fault.chess960 {
        &[Topic::Chess960Start, Topic::Chess960]
    } else {
        &[Topic::SetupPosition]
    };
    let topics = [&[Topic::SetupWrongPosition], start].concat();
    let cites = cite_all(regime, topics);
    if regime.setup_wrong_position().is_none() {
        return silent::ask(regime, &[Topic::SetupPosition]);
    }
    if is_late(fault, regime) {
        return late(fault, regime, true);
    }
    let mut ruling =
        Ruling::new(ResultDecision::NewGame { swap_colours: false }, cites).with(Remedy::NewGame);
    for (index, player) in Color::ALL.into_iter().enumerate() {
        let taken = penalty(regime);
        if let Some(full) = fault.full {
            ruling = ruling.with(Remedy::SetTime {
                player,
                ms: full[index],
            });
        }
        if taken > 0 {
            ruling = ruling.with(Remedy::TakeTime { player, ms: taken });
        }
    }
    vec![ruling.into()]
}

/// `setup.penalty`: what is taken off both clocks in the new game.
fn penalty(regime: &Regime) -> u64 {
    let steps = regime.setup_penalty().map_or(&[][..], |ladder| ladder.rung(1));
    steps.iter().fold(0, |sum, step| match step {
        Step::Offender(time) => sum + millis(*time),
        _ => sum,
    })
}

/// The board was turned: the position is carried over, unless it is too late in this play.
///
/// Where the text says that this must be the only fault, a wrong set-up beside it is dealt with instead.
#[must_use]
pub fn board_turned(fault: &SetupFault, set_up_wrongly: bool, regime: &Regime) -> Vec<Answer> {
    let cites = cite_all(regime, [Topic::SetupBoardTurned]);
    match regime.setup_board_turned().value() {
        None => silent::ask(regime, &[Topic::SetupBoard]),
        Some(SetupBoardTurned::Only) if set_up_wrongly => wrong_position(fault, regime),
        Some(_) if is_late(fault, regime) => late(fault, regime, false),
        Some(_) => {
            let ruling = Ruling::goes_on(cites);
            vec![ruling.with(Remedy::TransferPosition).into()]
        }
    }
}

/// Nothing is wrong with the start.
pub fn not_so(claimant: Option<Color>, regime: &Regime) -> Answer {
    let cites = cite_all(regime, [Topic::SetupWrongPosition]);
    Ruling::not_so(claimant, ClaimKind::WrongPosition, cites).into()
}

/// `rapid.setup_limit`: so many moves completed by each, and nothing is changed any more.
#[must_use]
pub fn is_late(fault: &SetupFault, regime: &Regime) -> bool {
    let limit = regime.setup_claim_limit().value();
    limit.is_some_and(|limit| fault.moves.iter().all(|made| *made >= limit))
}

/// `rapid.right_lost`: who has lost the right by touching a piece.
pub(crate) fn right_lost(fault: &SetupFault, regime: &Regime) -> Option<Color> {
    let bars = regime.irregularity_right_lost().is_some() && fault.touched;
    fault.claimant.filter(|_| bars)
}

/// What is wrong stays, and who claims it is told why his claim does not stand.
pub(crate) fn stays(
    claimant: Option<Color>,
    claim: ClaimKind,
    why: ClaimReason,
    cites: &[Citation],
) -> Vec<Answer> {
    let cites = || cites.iter().cloned();
    let rejected = claimant.map(|player| Ruling::rejected(player, claim, why, cites()));
    let stands = Ruling::new(PositionDecision::IrregularityStands, cites());
    rejected.into_iter().chain([stands]).map(Answer::from).collect()
}

/// It stands; a king or rook that was misplaced does not castle.
fn late(fault: &SetupFault, regime: &Regime, castling: bool) -> Vec<Answer> {
    let cites = regime.setup_claim_limit().by().to_vec();
    let mut answers = stays(
        fault.claimant,
        ClaimKind::WrongPosition,
        ClaimReason::TooLate,
        &cites,
    );
    let lost = if castling { &fault.castling[..] } else { &[] };
    for player in Color::ALL {
        let sides = lost.iter().filter(|(of, _)| *of == player);
        let remedies: Vec<Remedy> = sides
            .map(|&(player, side)| Remedy::CastlingLost { player, side })
            .collect();
        if !remedies.is_empty() {
            let (right, until) = (Right::Castling, Until::Game);
            let ruling = Ruling::new(RightDecision::RightLost { player, right, until }, cites.clone());
            answers.push(ruling.with_all(remedies).into());
        }
    }
    answers
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_laws::{Play, Regulations, Rulebook, Supervision};

    fn check(id: &str, play: Play, supervision: Supervision, moves: [u32; 2], expected: &str) {
        let regime = Rulebook::by_id(id)
            .unwrap()
            .regime(play, supervision, &Regulations::default());
        let fault = SetupFault {
            moves,
            ..SetupFault::default()
        };
        let Answer::Ruling(ruling) = &wrong_position(&fault, &regime)[0] else {
            panic!("decided")
        };
        assert_eq!(ruling.decision.tag(), expected, "{id} {moves:?}");
    }

    #[test]
    fn until_when_a_new_game_is_played() {
        use Play::{Rapid, Standard};
        use Supervision::{Basic, Competition};
        check("fide-2001", Standard, Competition, [30, 30], "new_game");
        check("fide-2001", Rapid, Competition, [2, 2], "new_game");
        check("fide-2001", Rapid, Competition, [3, 3], "irregularity_stands");
        check("fide-2009", Rapid, Competition, [3, 3], "new_game");
        check("fide-2009", Rapid, Basic, [3, 3], "irregularity_stands");
        check("fide-2018", Rapid, Basic, [10, 9], "new_game");
        check("fide-2018", Rapid, Basic, [10, 10], "irregularity_stands");
    }

    #[test]
    fn a_league_takes_a_minute_off_both_clocks() {
        let regime = Rulebook::by_id("lekocup-1402").unwrap().standard();
        let fault = SetupFault {
            full: Some([600_000; 2]),
            ..SetupFault::default()
        };
        let Answer::Ruling(ruling) = &wrong_position(&fault, &regime)[0] else {
            panic!("decided")
        };
        let taken = |player| Remedy::TakeTime { player, ms: 60_000 };
        assert!(
            Color::ALL
                .iter()
                .all(|player| ruling.remedies.contains(&taken(*player)))
        );
    }
}
