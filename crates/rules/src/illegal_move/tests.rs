use arbiter_laws::{Play, Regulations, Rulebook, Supervision};
use arbiter_mate::chess::Color;

use super::*;
use crate::answer::GameDecision;
use crate::answer::{Decision, Proposal};

fn found(can_mate: &dyn Fn(Color) -> MateVerdict) -> IllegalMove<'_> {
    IllegalMove {
        player: Color::White,
        kind: IllegalKind::Move,
        broken: &[],
        ply: 5,
        counted: 0,
        completed: true,
        stage: Stage::Fresh,
        noticed: Noticed::ByArbiter,
        second: None,
        earlier: None,
        plainly_wrong: false,
        unpromoted: None,
        last_known: None,
        replacement: None,
        times: None,
        can_mate,
    }
}

fn regime(id: &str, play: Play, supervision: Supervision) -> Regime {
    let book = Rulebook::by_id(id).unwrap();
    book.regime(play, supervision, &Regulations::default())
}

fn tags(answers: &[Answer]) -> Vec<&str> {
    let tag = |answer: &'_ Answer| match answer {
        Answer::Ruling(ruling) => ruling.decision.tag(),
        Answer::Question(question) => question.id.as_str(),
    };
    answers.iter().map(tag).collect()
}

#[test]
fn the_arithmetic_of_the_example() {
    let winnable = |_| MateVerdict::Winnable;
    let times = Times {
        shows: [1_510_000, 1_500_000],
        gained: 30_000,
        ..Times::default()
    };
    let fault = IllegalMove {
        times: Some(times),
        ..found(&winnable)
    };
    let answers = rule(
        &fault,
        &regime("fide-2023", Play::Standard, Supervision::Competition),
    );
    let Some(Answer::Question(question)) = answers.last() else {
        panic!("{answers:?}")
    };
    let Some(Proposal::Clocks { white, black, .. }) = question.proposal else {
        panic!("figures")
    };
    assert_eq!((white, black), (1_480_000, 1_620_000)); // 25:10 becomes 24:40, and two minutes more
}

#[test]
fn the_ladder_of_each_edition() {
    let bare = |_| MateVerdict::Unwinnable;
    for (id, counted, result) in [
        ("fide-2001", 1, None),
        ("fide-2001", 2, Some("0-1")),
        ("fide-2009", 1, None),
        ("fide-2009", 2, Some("1/2-1/2")),
        ("fide-2014", 1, Some("1/2-1/2")),
        ("fide-2023", 0, None),
        ("lekocup-1402", 2, Some("0-1")),
    ] {
        let fault = IllegalMove {
            counted,
            ..found(&bare)
        };
        let answers = rule(&fault, &regime(id, Play::Standard, Supervision::Competition));
        let over = answers.iter().find_map(|answer| match answer {
            Answer::Ruling(ruling) => match ruling.decision {
                Decision::Game(GameDecision::GameOver { result, .. }) => Some(result.as_str()),
                _ => None,
            },
            Answer::Question(_) => None,
        });
        assert_eq!(over, result, "{id} after {counted}");
    }
}

#[test]
fn who_must_notice_it_and_until_when() {
    use Noticed::{ByArbiter, ByOpponent};
    use Play::{Blitz, Rapid};
    use Stage::{Answered, Fresh};
    use Supervision::Basic;
    let winnable = |_| MateVerdict::Winnable;
    for (id, play, noticed, stage, expected) in [
        ("fide-2001", Blitz, ByArbiter, Fresh, "no_intervention"),
        ("fide-2001", Blitz, ByOpponent, Fresh, "claim_upheld"),
        ("fide-2005", Rapid, ByArbiter, Fresh, "no_intervention"),
        ("fide-2005", Rapid, ByOpponent, Answered, "claim_rejected"),
        ("fide-2014", Rapid, ByArbiter, Fresh, "illegal_move_counted"),
        ("fide-2014", Rapid, ByArbiter, Answered, "irregularity_stands"),
        ("fide-2023", Blitz, ByOpponent, Answered, "claim_rejected"),
        ("fide-2001", Rapid, ByOpponent, Stage::Touched, "unsettled"),
    ] {
        let fault = IllegalMove {
            stage,
            noticed,
            ..found(&winnable)
        };
        let answers = rule(&fault, &regime(id, play, Basic));
        assert_eq!(tags(&answers)[0], expected, "{id} {play:?} {noticed:?} {stage:?}");
    }
}

#[test]
fn both_kings_in_check_wait_for_the_next_move() {
    let winnable = |_| MateVerdict::Winnable;
    let fault = IllegalMove {
        plainly_wrong: true,
        ..found(&winnable)
    };
    for (id, play, expected) in [
        ("fide-2005", Play::Rapid, "illegal_move_counted"),
        ("fide-2005", Play::Blitz, "no_intervention"),
        ("fide-2018", Play::Blitz, "wait"),
    ] {
        let answers = rule(&fault, &regime(id, play, Supervision::Basic));
        assert_eq!(tags(&answers)[0], expected, "{id} {play:?}");
    }
}

#[test]
fn what_no_press_has_completed_costs_nothing() {
    let winnable = |_| MateVerdict::Winnable;
    let fault = IllegalMove {
        completed: false,
        ..found(&winnable)
    };
    let answers = rule(
        &fault,
        &regime("fide-2023", Play::Standard, Supervision::Competition),
    );
    assert_eq!(tags(&answers), ["illegal_move_not_counted", "position_restored"]);
}

#[test]
fn a_press_without_a_move_is_an_offence_until_it_counts() {
    let winnable = |_| MateVerdict::Winnable;
    let fault = IllegalMove {
        kind: IllegalKind::PressWithoutMove,
        ..found(&winnable)
    };
    for (id, expected) in [
        ("fide-2014", ["illegal_move_not_counted", "offence", "penalty"]),
        ("fide-2018", ["illegal_move_counted", "position_restored", ""]),
    ] {
        let answers = rule(&fault, &regime(id, Play::Standard, Supervision::Competition));
        let expected: Vec<&str> = expected.into_iter().filter(|tag| !tag.is_empty()).collect();
        assert_eq!(tags(&answers), expected, "{id}");
    }
}

#[test]
fn two_faults_of_one_act_count_once_by_default() {
    let winnable = |_| MateVerdict::Winnable;
    let fault = IllegalMove {
        second: Some(IllegalKind::TwoHands),
        ..found(&winnable)
    };
    let answers = rule(
        &fault,
        &regime("fide-2023", Play::Standard, Supervision::Competition),
    );
    assert_eq!(
        tags(&answers),
        ["illegal_move_counted", "position_restored", "two_faults"]
    );
}
