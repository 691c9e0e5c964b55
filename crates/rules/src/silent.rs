//! Where a rulebook is silent: a question to the arbiter or to whom the rulebook sends it, with the nearest articles.

use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::{Citation, Refer, Regime, Standing, Topic};

use crate::answer::{Choice, CourseDecision, QuestionId};
use crate::{Answer, Question, Remedy, Ruling};

/// The articles on these topics, each once, in this order; of one topic the replacing articles first.
#[must_use]
pub fn cite_all(regime: &Regime, topics: impl IntoIterator<Item = Topic>) -> Vec<Citation> {
    let mut all: Vec<Citation> = Vec::new();
    for citation in topics.into_iter().flat_map(|topic| regime.cites(topic)) {
        if !all.iter().any(|other| other.article() == citation.article()) {
            all.push(citation.clone());
        }
    }
    all
}

/// Asks what the rulebook does not say: topic `preface.analogy`, or `league.unforeseen` where somebody decides.
#[must_use]
pub fn ask(regime: &Regime, nearest: &[Topic]) -> Vec<Answer> {
    let general = [
        Topic::PrefaceAnalogy,
        Topic::LeagueUnforeseen,
        Topic::FriendsUnforeseen,
    ];
    let cites = cite_all(regime, nearest.iter().copied().chain(general));
    let question = Question::new(QuestionId::SilentRulebook, [Choice::new("own")], cites);
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
        Refer::Secretariat => "secretariat",
        Refer::Players => "players",
    };
    let cites = cite_all(regime, [Topic::LeagueUnforeseen, Topic::FriendsUnforeseen]);
    let ruling = Ruling::new(CourseDecision::Referred { to: to.into() }, cites);
    Some(ruling.with(Remedy::ReferTo { whom: to.into() }).into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_laws::{Rulebook, default_rulebook};

    #[test]
    fn a_league_sends_it_to_its_secretariat() {
        let asked = |id: &str| ask(&Rulebook::by_id(id).unwrap().standard(), &[Topic::FlagLoss]);
        assert_eq!(asked("lekocup-1402").len(), 2);
        assert_eq!(asked("fide-2023").len(), 1);
    }

    #[test]
    fn an_article_is_cited_once() {
        let regime = default_rulebook().standard();
        let once = cite_all(&regime, [Topic::IllegalMove, Topic::IllegalReplacement]);
        assert_eq!(once.len(), 1);
    }
}
