//! Where a rulebook is silent: a question to the arbiter or to whom the rulebook sends it, with the nearest articles.

use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::{Refer, Regime, Standing, Topic};

use crate::answer::{Choice, CourseDecision, OptionId, QuestionId, Referee};
use crate::cite::cite_all;
use crate::{Answer, Question, Remedy, Ruling};

/// Asks what the rulebook does not say: topic `preface.analogy`, or what replaces it where somebody decides.
#[must_use]
pub fn ask(regime: &Regime, nearest: &[Topic]) -> Vec<Answer> {
    let cites = cite_all(
        regime,
        nearest
            .iter()
            .copied()
            .chain([Topic::PrefaceAnalogy, Topic::FideRulings]),
    );
    let question = Question::new(QuestionId::SilentRulebook, [Choice::new(OptionId::Own)], cites);
    let mut answers = vec![question.into()];
    if let Some(Standing::Open(refer)) = nearest.first().map(|_| regime.standing(Topic::PrefaceAnalogy)) {
        answers.extend(referred(refer, regime));
    }
    answers
}

/// Who decides, where it is not the arbiter.
fn referred(refer: Refer, regime: &Regime) -> Option<Answer> {
    let to = match refer {
        Refer::Arbiter => return None,
        Refer::Secretariat => Referee::Secretariat,
        Refer::Players => Referee::Players,
    };
    let cites = cite_all(regime, [Topic::PrefaceAnalogy]);
    let ruling = Ruling::new(CourseDecision::Referred { to }, cites);
    Some(ruling.with(Remedy::ReferTo { whom: to }).into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_laws::Rulebook;

    #[test]
    fn a_league_sends_it_to_its_secretariat() {
        let asked = |id: &str| ask(&Rulebook::by_id(id).unwrap().standard(), &[Topic::FlagLoss]);
        assert_eq!(asked("lekocup-1402").len(), 2);
        assert_eq!(asked("fide-2023").len(), 1);
    }
}
