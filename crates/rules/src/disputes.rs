//! What the descriptions of games beside chess leave open: a man in the wrong hand, hands and counts of which nobody is sure, a
//! middle square that was reached against the rules. Topics `pocket.wrong`, `pocket.lost`, `checks.disputed`, `hill.found_late`.
//!
//! Each of them has two readings. An event may settle which holds; else the arbiter is asked, and the first is proposed.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::{
    ChecksDisputed, Citation, HillFoundLate, PocketLost as PocketLostBy, PocketWrong, Regime, Topic,
};
use arbiter_mate::chess::Color;

use crate::answer::{
    Choice, EndReason, GameDecision, OptionId, PositionDecision, Proposal, Question, QuestionId,
    ResultDecision, Ruling,
};
use crate::cite::{cite_all, cites_by};
use crate::ending::won;
use crate::{Answer, Remedy};

/// Two readings, and what follows from each.
pub(crate) struct Readings {
    /// The one that is proposed.
    pub one: (OptionId, Vec<Answer>),
    /// The other one.
    pub other: (OptionId, Vec<Answer>),
    /// The articles that leave it open, or settle it.
    pub cites: Vec<Citation>,
}

impl Readings {
    /// What follows, where one of them is settled: whether it is the first; else the question.
    pub(crate) fn settled(self, first: Option<bool>) -> Vec<Answer> {
        match first {
            Some(true) => self.one.1,
            Some(false) => self.other.1,
            None => vec![self.question().into()],
        }
    }

    fn question(self) -> Question {
        let ((one, then), (other, else_then)) = (self.one, self.other);
        let options = [
            Choice::new(one).then_all(then),
            Choice::new(other).then_all(else_then),
        ];
        Question::new(QuestionId::Unsettled, options, self.cites).proposing(Proposal::Choice(one))
    }
}

/// Nothing of this kind is ruled on here, or it is not so.
pub fn nothing(topics: &[Topic], regime: &Regime) -> Answer {
    Ruling::no_offence(cite_all(regime, topics.iter().copied())).into()
}

/// A man that lay in the wrong hand and was put on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrongPocket {
    /// The ply by which it was put there.
    pub ply: u32,
    /// Whether that was completed.
    pub completed: bool,
    /// What both have in hand without the man, taken from the hand in which it should have been.
    pub without: String,
}

/// A man lay in the wrong hand and was used: if that move was completed it stands, and the hand in which the man should have been
/// is without it; or the position before stands again. Topic `pocket.wrong`.
#[must_use]
pub fn wrong_pocket(used: WrongPocket, regime: &Regime) -> Vec<Answer> {
    let policy = regime.pocket_wrong();
    let Some(value) = policy.value() else {
        return vec![nothing(&[Topic::PocketWrong], regime)];
    };
    let cites = cites_by(policy.by(), regime, [Topic::PocketWrong]);
    let back = vec![Ruling::restored(used.ply.saturating_sub(1), cites.clone()).into()];
    if !used.completed {
        return back;
    }
    let pockets = used.without;
    let stands = Ruling::new(PositionDecision::IrregularityStands, cites.clone());
    let readings = Readings {
        one: (
            OptionId::Stands,
            vec![stands.with(Remedy::SetPockets { pockets }).into()],
        ),
        other: (OptionId::Restore, back),
        cites,
    };
    readings.settled(match value {
        PocketWrong::Asked => None,
        PocketWrong::Stands => Some(true),
        PocketWrong::Restored => Some(false),
    })
}

/// Nobody knows any more what both had in hand: the hands are filled again as the scoresheets have it, or as the men are counted
/// (`counted`). Topic `pocket.lost`.
#[must_use]
pub fn lost_pockets(by_sheets: String, counted: String, regime: &Regime) -> Vec<Answer> {
    let policy = regime.pocket_lost();
    let Some(value) = policy.value() else {
        return vec![nothing(&[Topic::PocketLost], regime)];
    };
    let cites = cites_by(policy.by(), regime, [Topic::PocketLost]);
    let filled = |pockets: String| {
        let goes_on = Ruling::goes_on(cites.clone());
        vec![goes_on.with(Remedy::SetPockets { pockets }).into()]
    };
    let readings = Readings {
        one: (OptionId::Sheets, filled(by_sheets)),
        other: (OptionId::Men, filled(counted)),
        cites: cites.clone(),
    };
    readings.settled(match value {
        PocketLostBy::Asked => None,
        PocketLostBy::Sheets => Some(true),
        PocketLostBy::Men => Some(false),
    })
}

/// The players differ on the checks that are left: the record decides, or the game played over by the scoresheets; where these say
/// that one has none left to give, he has won. Topic `checks.disputed`.
#[must_use]
pub fn disputed_checks(record: [u8; 2], sheets: [u8; 2], regime: &Regime) -> Vec<Answer> {
    let policy = regime.checks_disputed();
    let Some(value) = policy.value() else {
        return vec![nothing(&[Topic::ChecksDisputed], regime)];
    };
    let cites = || cites_by(policy.by(), regime, [Topic::ChecksDisputed, Topic::ChecksCounted]);
    let counted = |[white, black]: [u8; 2]| {
        let left = alloc::format!("{white}+{black}");
        let goes_on = Ruling::goes_on(cites()).with(Remedy::SetChecks { left });
        let winner = match (white, black) {
            (0, _) => Some(Color::White),
            (_, 0) => Some(Color::Black),
            _ => None,
        };
        let over = winner.map(|winner| won(winner, EndReason::ThirdCheck, regime, cites()));
        vec![Answer::from(goes_on)]
            .into_iter()
            .chain(over.map(Answer::from))
            .collect::<Vec<_>>()
    };
    let readings = Readings {
        one: (OptionId::Record, counted(record)),
        other: (OptionId::Sheets, counted(sheets)),
        cites: cites(),
    };
    readings.settled(match value {
        ChecksDisputed::Asked => None,
        ChecksDisputed::Record => Some(true),
        ChecksDisputed::Sheets => Some(false),
    })
}

/// A king reached the middle by an illegal move, and that is found when the game is over: the result stands, or the game is resumed
/// and the move is dealt with (`dealt_with`). Topic `hill.found_late`; `None` where nothing is said of it.
#[must_use]
pub fn hill_found_late(dealt_with: Vec<Answer>, regime: &Regime) -> Option<Vec<Answer>> {
    let policy = regime.hill_found_late();
    let value = policy.value()?;
    let cites = cites_by(policy.by(), regime, [Topic::HillFoundLate]);
    let resumed = Ruling::new(GameDecision::GameResumed, cites.clone());
    let stands = Ruling::new(ResultDecision::ResultStands, cites.clone());
    let readings = Readings {
        one: (OptionId::ResultStands, vec![stands.into()]),
        other: (
            OptionId::Resume,
            vec![Answer::from(resumed)]
                .into_iter()
                .chain(dealt_with)
                .collect(),
        ),
        cites,
    };
    Some(readings.settled(match value {
        HillFoundLate::Asked => None,
        HillFoundLate::Stands => Some(true),
        HillFoundLate::Resumed => Some(false),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use arbiter_laws::{Rulebook, default_rulebook};

    fn over(name: &str) -> Regime {
        default_rulebook()
            .standard()
            .over(Rulebook::overlay(name).unwrap())
    }

    #[test]
    fn chess_knows_no_hands_and_no_counts() {
        let chess = default_rulebook().standard();
        assert_eq!(hill_found_late(Vec::new(), &chess), None);
        let lost = lost_pockets(String::new(), String::new(), &chess);
        assert!(matches!(&lost[..], [Answer::Ruling(ruling)] if ruling.decision.tag() == "no_offence"));
    }

    #[test]
    fn a_drop_that_nobody_has_completed_goes_back_unasked() {
        let used = |completed| WrongPocket {
            ply: 7,
            completed,
            without: "N".to_string(),
        };
        let house = over("crazyhouse");
        let asked = |completed| matches!(wrong_pocket(used(completed), &house)[0], Answer::Question(_));
        assert!(asked(true) && !asked(false));
    }

    #[test]
    fn sheets_that_show_the_third_check_have_shown_the_end() {
        let answers = disputed_checks([1, 3], [0, 3], &over("three-check"));
        let [Answer::Question(question)] = &answers[..] else {
            panic!("{answers:?}")
        };
        let ends = |option: &str| {
            question
                .option(option)
                .unwrap()
                .then
                .iter()
                .any(|one| one.end().is_some())
        };
        assert!(ends("sheets") && !ends("record"));
    }
}
