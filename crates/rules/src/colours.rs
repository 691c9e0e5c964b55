//! Colours reversed: topic `colours.reversed`.

use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::{ColoursReversed, Regime, Topic};

use crate::answer::{Choice, ClaimReason, OptionId, Proposal, QuestionId, ResultDecision};
use crate::cite::{cite_all, cites_by};
use crate::fact::ClaimKind;
use crate::setup::{self, SetupFault};
use crate::silent;
use crate::{Answer, Question, Remedy, Ruling};

/// What is done when the game was begun with colours reversed.
///
/// Below the limit of moves by both players a new game; at it or above the game goes on; where only one player has
/// made so many, the text leaves room and a new game is proposed.
#[must_use]
pub fn reversed(fault: &SetupFault, regime: &Regime) -> Vec<Answer> {
    let cites = cite_all(regime, [Topic::ColoursReversed]);
    if let Some(late) = late(fault, regime) {
        return late;
    }
    let on = Ruling::goes_on(cites.clone());
    let anew = Ruling::new(ResultDecision::NewGame { swap_colours: true }, cites.clone())
        .with(Remedy::NewGame)
        .with(Remedy::SwapColours);
    let ask = |proposal| -> Answer {
        let options = [
            Choice::new(OptionId::Continue).then(on.clone()),
            Choice::new(OptionId::NewGame).then(anew.clone()),
        ];
        let question = Question::new(QuestionId::ColoursReversed, options, cites.clone());
        question.proposing(Proposal::Choice(proposal)).into()
    };
    let limit = regime.colours_limit().unwrap_or(0);
    match regime.colours_reversed().value() {
        None => silent::ask(regime, &[Topic::SetupWrongPosition, Topic::SetupBoardTurned]),
        Some(ColoursReversed::ContinueUnlessArbiter) => vec![on.clone().into(), ask(OptionId::Continue)],
        Some(ColoursReversed::NewGameBelowLimit) => {
            let enough = fault.moves.map(|made| made >= limit);
            match enough {
                [true, true] => vec![on.into()],
                [false, false] => vec![anew.into()],
                _ => vec![ask(OptionId::NewGame)],
            }
        }
    }
}

/// `rapid.right_lost`: a touch ends the right to claim it.
fn late(fault: &SetupFault, regime: &Regime) -> Option<Vec<Answer>> {
    let player = setup::right_lost(fault, regime)?;
    let cites = cites_by(
        regime.irregularity_right_lost().by(),
        regime,
        [Topic::ColoursReversed],
    );
    let (claim, why) = (ClaimKind::WrongColours, ClaimReason::RightLost);
    Some(setup::stays(Some(player), claim, why, &cites))
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_laws::Rulebook;

    fn check(id: &str, moves: [u32; 2], expected: &str) {
        let regime = Rulebook::by_id(id).unwrap().standard();
        let fault = SetupFault {
            moves,
            ..SetupFault::default()
        };
        let answers = reversed(&fault, &regime);
        let first = match &answers[0] {
            Answer::Ruling(ruling) => ruling.decision.tag(),
            Answer::Question(question) => question.id.as_str(),
        };
        assert_eq!(first, expected, "{id} {moves:?}");
    }

    #[test]
    fn moves_by_both_are_counted() {
        check("fide-2014", [4, 3], "game_continues");
        check("fide-2018", [9, 9], "new_game");
        check("fide-2018", [10, 9], "colours_reversed");
        check("fide-2023", [10, 10], "game_continues");
        check("lekocup-1402", [4, 4], "silent_rulebook");
    }
}
