//! Partners in a match of two boards: what they may say to each other, and who hears it; and what the descriptions of the game
//! leave open between the boards. Topics `bughouse.words`, `bughouse.owed`, `bughouse.both_end`, `bughouse.both_flags`,
//! `bughouse.other_board`, `bughouse.leaves`.

use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::{
    BughouseBothEnd, BughouseBothFlags, BughouseLeaves, BughouseOtherBoard, BughouseOwed, BughouseWords,
    Regime, Topic,
};
use arbiter_mate::chess::Color;

use crate::answer::{
    Decision, EndReason, GameResult, OffenceDecision, OffenceKind, OptionId, PositionDecision,
    ResultDecision, Ruling,
};
use crate::cite::{also, cite_all, cites_by};
use crate::disputes::{Readings, nothing};
use crate::ending::{drawn, won};
use crate::{Answer, Remedy, conduct, points};

/// The shortest time between two words of one player, in milliseconds: whoever sends faster sends noise.
pub const BETWEEN_WORDS: u64 = 1000;

/// Whether partners may say anything to each other.
#[must_use]
pub fn may_speak(regime: &Regime) -> bool {
    !matches!(regime.bughouse_words().value(), None | Some(BughouseWords::None))
}

/// Whether their opponents hear it too.
#[must_use]
pub fn opponents_hear(regime: &Regime) -> bool {
    regime.bughouse_words() == Some(BughouseWords::All)
}

/// A capture is taken back whose man the partner has put on his board already: it stays there and is owed, or the other board goes
/// back too, to the ply before it was put there. Topic `bughouse.owed`; the answers as they are where nothing is said of it.
#[must_use]
pub fn owed(answers: Vec<Answer>, back_to: u32, regime: &Regime) -> Vec<Answer> {
    let policy = regime.bughouse_owed();
    let Some(value) = policy
        .value()
        .filter(|_| !answers.iter().any(|one| is_decided(one, regime)))
    else {
        return answers;
    };
    let cites = cites_by(policy.by(), regime, [Topic::BughouseOwed]);
    let citing = |mut answers: Vec<Answer>| {
        let restored = answers.iter_mut().find(|answer| is_restored(answer));
        if let Some(answer) = restored {
            also(answer, cites.clone());
        }
        answers
    };
    let mut both = citing(answers.clone());
    if let Some(Answer::Ruling(ruling)) = both.iter_mut().find(|answer| is_restored(answer)) {
        ruling.remedies.push(Remedy::RestoreOther { ply: back_to });
    }
    let readings = Readings {
        one: (OptionId::Owed, citing(answers)),
        other: (OptionId::BothBack, both),
        cites: cites.clone(),
    };
    readings.settled(match value {
        BughouseOwed::Asked => None,
        BughouseOwed::Owed => Some(true),
        BughouseOwed::BothBack => Some(false),
    })
}

fn is_restored(answer: &Answer) -> bool {
    matches!(
        answer,
        Answer::Ruling(Ruling {
            decision: Decision::Position(PositionDecision::PositionRestored { .. }),
            ..
        })
    )
}

/// Whether it is the answer to this very question.
fn is_decided(answer: &Answer, regime: &Regime) -> bool {
    let by = cite_all(regime, [Topic::BughouseOwed]);
    matches!(answer, Answer::Ruling(ruling) if by.iter().any(|one| ruling.cites.contains(one)))
}

/// Both boards have ended at one instant, and the record has the end of one of them first: that one decides, or it is a draw. Topic
/// `bughouse.both_end`.
#[must_use]
pub fn both_end(regime: &Regime) -> Vec<Answer> {
    let policy = regime.bughouse_both_end();
    let Some(value) = policy.value() else {
        return vec![nothing(&[Topic::BughouseBothEnd], regime)];
    };
    let cites = cites_by(policy.by(), regime, [Topic::BughouseBothEnd, Topic::BughouseEnd]);
    let result = GameResult::Draw;
    let score = points::score(result, regime);
    let draw = Ruling::new(ResultDecision::ResultCorrected { result, score }, cites.clone());
    let readings = Readings {
        one: (
            OptionId::Record,
            vec![Ruling::result_stands(cites.clone()).into()],
        ),
        other: (OptionId::Draw, vec![draw.into()]),
        cites,
    };
    readings.settled(match value {
        BughouseBothEnd::Asked => None,
        BughouseBothEnd::Record => Some(true),
        BughouseBothEnd::Draw => Some(false),
    })
}

/// A flag has fallen that would lose the match, and on the other board one of the other team is down too: the one that was seen first
/// decides, which is this one, or it is a draw. Topic `bughouse.both_flags`; the answers as they are where nothing is said of it.
#[must_use]
pub fn both_flags(answers: Vec<Answer>, regime: &Regime) -> Vec<Answer> {
    let policy = regime.bughouse_both_flags();
    let Some(value) = policy.value() else {
        return answers;
    };
    let cites = cites_by(
        policy.by(),
        regime,
        [Topic::BughouseBothFlags, Topic::VariantFlag],
    );
    let draw = drawn(EndReason::BothFlags, regime, cites.clone());
    let readings = Readings {
        one: (OptionId::FirstSeen, answers),
        other: (OptionId::Draw, vec![draw.into()]),
        cites,
    };
    readings.settled(match value {
        BughouseBothFlags::Asked => None,
        BughouseBothFlags::FirstSeen => Some(true),
        BughouseBothFlags::Draw => Some(false),
    })
}

/// A player has touched the other board: he is warned, or his team has lost. Topic `bughouse.other_board`. Where there is one
/// board only, another one is there to analyse on, which every edition forbids: topic `conduct.aids`.
#[must_use]
pub fn touches_the_other_board(player: Color, regime: &Regime) -> Vec<Answer> {
    let policy = regime.bughouse_other_board();
    let Some(value) = policy.value() else {
        return conduct::aided(player, regime);
    };
    let cites = cites_by(policy.by(), regime, [Topic::BughouseOtherBoard]);
    let (by, which) = (Some(player), OffenceKind::OtherBoard);
    let offence = Ruling::new(OffenceDecision::Offence { player: by, which }, cites.clone());
    let loss = won(!player, EndReason::Conduct, regime, cites.clone());
    let readings = Readings {
        one: (
            OptionId::Warning,
            vec![offence.with(Remedy::Warning { player }).into()],
        ),
        other: (OptionId::Loss, vec![loss.into()]),
        cites,
    };
    readings.settled(match value {
        BughouseOtherBoard::Asked => None,
        BughouseOtherBoard::Warning => Some(true),
        BughouseOtherBoard::Loss => Some(false),
    })
}

/// A player has left the match: his clock runs and the match goes on, or his team has lost. Topic `bughouse.leaves`.
#[must_use]
pub fn leaves(player: Color, regime: &Regime) -> Vec<Answer> {
    let policy = regime.bughouse_leaves();
    let Some(value) = policy.value() else {
        return vec![nothing(&[Topic::BughouseLeaves], regime)];
    };
    let cites = cites_by(policy.by(), regime, [Topic::BughouseLeaves]);
    let loss = won(!player, EndReason::Conduct, regime, cites.clone());
    let readings = Readings {
        one: (OptionId::Continue, vec![Ruling::goes_on(cites.clone()).into()]),
        other: (OptionId::Loss, vec![loss.into()]),
        cites,
    };
    readings.settled(match value {
        BughouseLeaves::Asked => None,
        BughouseLeaves::Continues => Some(true),
        BughouseLeaves::Loss => Some(false),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_laws::{Rulebook, default_rulebook};

    #[test]
    fn words_are_for_partners_of_a_match() {
        let chess = default_rulebook().standard();
        assert!(!may_speak(&chess));
        let pairs = chess.over(Rulebook::overlay("bughouse").unwrap());
        assert!(may_speak(&pairs));
        assert!(!opponents_hear(&pairs));
    }

    #[test]
    fn a_game_of_one_board_asks_nothing_between_boards() {
        let chess = default_rulebook().standard();
        let restored: Vec<Answer> = vec![Ruling::restored(3, []).into()];
        assert_eq!(owed(restored.clone(), 1, &chess), restored);
        assert_eq!(both_flags(restored.clone(), &chess), restored);
    }

    #[test]
    fn only_both_back_moves_the_other_board() {
        let pairs = default_rulebook()
            .standard()
            .over(Rulebook::overlay("bughouse").unwrap());
        let answers = owed(vec![Ruling::restored(3, []).into()], 8, &pairs);
        let [Answer::Question(question)] = &answers[..] else {
            panic!("{answers:?}")
        };
        let moves = |option: &str| {
            let then = &question.option(option).unwrap().then;
            then.iter().any(|one| {
                matches!(one, Answer::Ruling(ruling)
                if ruling.remedies.contains(&Remedy::RestoreOther { ply: 8 }))
            })
        };
        assert!(moves("both_back") && !moves("owed"));
    }
}
