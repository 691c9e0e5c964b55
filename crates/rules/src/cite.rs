//! What a ruling cites: first the articles that give the values which decided it, then those that the rule names itself.

use alloc::vec::Vec;

use arbiter_laws::{Citation, Regime, Standing, Topic};

use crate::Answer;

/// The articles on these topics, each once, in this order; of one topic the replacing articles first.
#[must_use]
pub fn cite_all(regime: &Regime, topics: impl IntoIterator<Item = Topic>) -> Vec<Citation> {
    cites_by(&[], regime, topics)
}

/// The articles by which a value is so, as [`arbiter_laws::Said::by`] has them, then those on these topics; each once.
///
/// ```
/// use arbiter_laws::{Rulebook, Topic};
/// use arbiter_rules::cite::cites_by;
/// let regime = Rulebook::by_id("fide-2023").unwrap().standard();
/// let cites = cites_by(regime.draw_automatic_moves().by(), &regime, [Topic::EndAutomatic]);
/// assert_eq!(cites[0].article(), "9.6.2");
/// ```
#[must_use]
pub fn cites_by(by: &[Citation], regime: &Regime, topics: impl IntoIterator<Item = Topic>) -> Vec<Citation> {
    let named = topics.into_iter().flat_map(|topic| regime.cites(topic));
    let mut all: Vec<Citation> = Vec::new();
    for citation in by.iter().chain(named) {
        if !all.iter().any(|other| other.article() == citation.article()) {
            all.push(citation.clone());
        }
    }
    all
}

/// Adds the articles that are not there yet.
pub(crate) fn add(all: &mut Vec<Citation>, more: impl IntoIterator<Item = Citation>) {
    for one in more {
        if !all.contains(&one) {
            all.push(one);
        }
    }
}

/// What an answer that is a ruling cites too.
pub fn also(answer: &mut Answer, more: impl IntoIterator<Item = Citation>) {
    if let Answer::Ruling(ruling) = answer {
        add(&mut ruling.cites, more);
    }
}

/// Of each of these topics the article that says most of it, where there is one.
#[must_use]
pub fn first_cites(regime: &Regime, topics: impl IntoIterator<Item = Topic>) -> Vec<Citation> {
    topics
        .into_iter()
        .filter_map(|topic| regime.cite(topic))
        .collect()
}

/// Whether the rulebook carries one of these topics, so that there is a rule to ask.
#[must_use]
pub fn is_carried(regime: &Regime, topics: &[Topic]) -> bool {
    let mut topics = topics.iter();
    topics.any(|topic| regime.standing(*topic) == Standing::Carried)
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_laws::default_rulebook;

    #[test]
    fn an_article_is_cited_once() {
        let regime = default_rulebook().standard();
        let once = cite_all(&regime, [Topic::IllegalMove, Topic::IllegalReplacement]);
        assert_eq!(once.len(), 1);
        let by = regime.illegal_replacement().by();
        assert_eq!(cites_by(by, &regime, [Topic::IllegalMove]), once);
    }
}
