//! Points: what a result is worth, and which scores an arbiter may give. Topics `score.*`.

use alloc::vec::Vec;

use arbiter_laws::{Citation, Points, Regime, ScoreOdd, Topic};

use crate::answer::{EndReason, GameResult, Score};
use crate::cite::{add, first_cites};
use crate::{Remedy, Ruling};

/// What a result is worth under a rulebook and the regulations of the event.
///
/// A value that neither of them states is the usual one: a rulebook that gives a point each for a draw and says
/// nothing of a win leaves a win at one point.
///
/// ```
/// use arbiter_rules::answer::{GameResult, Score};
/// use arbiter_rules::{laws, points};
/// let regime = laws::default_rulebook().standard();
/// assert_eq!(points::score(GameResult::Draw, &regime), Score::halves(1, 1));
/// ```
#[must_use]
pub fn score(result: GameResult, regime: &Regime) -> Score {
    let win = regime.score_win().unwrap_or(Points { halves: 2 });
    let draw = regime.score_draw().unwrap_or(Points { halves: 1 });
    let loss = regime.score_loss().unwrap_or(Points { halves: 0 });
    let (white, black) = match result {
        GameResult::WhiteWins => (win, loss),
        GameResult::BlackWins => (loss, win),
        GameResult::Draw => (draw, draw),
        GameResult::BothLose => (loss, loss),
        GameResult::Open => return Score::halves(0, 0),
    };
    Score { white, black }
}

/// The game is over with this result and its points, by these articles.
pub fn over(
    result: GameResult,
    reason: EndReason,
    regime: &Regime,
    cites: impl IntoIterator<Item = Citation>,
) -> Ruling {
    let mut all: Vec<Citation> = cites.into_iter().collect();
    add(&mut all, others(result, regime));
    Ruling::over(result, score(result, regime), reason, all)
}

/// The article on points, where a result is worth something else than usual.
fn others(result: GameResult, regime: &Regime) -> Vec<Citation> {
    if score(result, regime) == Score::of(result) {
        return Vec::new();
    }
    first_cites(regime, [Topic::ScorePoints, Topic::ScoreDrawGroup])
}

/// A score with the points that were taken off or given as penalties: never below nothing, and for the opponent never above
/// what a game is worth. Topics `penalty.own_points`, `penalty.opponent_points`.
#[must_use]
pub fn penalised<'a>(
    score: Score,
    penalties: impl IntoIterator<Item = &'a Remedy>,
    regime: &Regime,
) -> Score {
    let most = self::score(GameResult::WhiteWins, regime).white.halves;
    penalties.into_iter().fold(score, |mut score, penalty| {
        if let Remedy::Points {
            player,
            points,
            given,
        } = penalty
        {
            let of = &mut player.fold(&mut score.white, &mut score.black).halves;
            *of = if *given {
                of.saturating_add(points.halves).min(most.max(*of))
            } else {
                of.saturating_sub(points.halves)
            };
        }
        score
    })
}

/// Whether an arbiter may give these points: nowhere more together than the most that a game is worth, where the
/// rulebook limits odd scores (`score.odd`).
#[must_use]
pub fn allowed(given: Score, regime: &Regime) -> bool {
    let Some(ScoreOdd::AtMostNormal) = regime.score_odd().value() else {
        return true;
    };
    let together = |score: Score| score.white.halves + score.black.halves;
    let most = [GameResult::WhiteWins, GameResult::Draw].map(|result| together(score(result, regime)));
    together(given) <= most[0].max(most[1])
}

/// The articles on points.
#[must_use]
pub fn cites(regime: &Regime) -> Vec<Citation> {
    first_cites(
        regime,
        [Topic::ScorePoints, Topic::ScoreDrawGroup, Topic::ScoreOdd],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_laws::{Rulebook, default_rulebook};

    #[test]
    fn a_rulebook_that_states_only_the_draw_leaves_the_rest() {
        let regime = Rulebook::by_id("lekocup-1402").unwrap().standard();
        assert_eq!(score(GameResult::Draw, &regime), Score::halves(2, 2));
        assert_eq!(score(GameResult::WhiteWins, &regime), Score::halves(2, 0));
        assert_eq!(score(GameResult::BothLose, &regime), Score::halves(0, 0));
    }

    #[test]
    fn more_than_a_game_is_worth_is_not_given() {
        let regime = default_rulebook().standard();
        for (white, black, may) in [(2, 0, true), (1, 0, true), (2, 1, false), (2, 2, false)] {
            assert_eq!(
                allowed(Score::halves(white, black), &regime),
                may,
                "{white} {black}"
            );
        }
        let older = Rulebook::by_id("fide-2009").unwrap().standard();
        assert!(allowed(Score::halves(2, 1), &older));
    }
}
