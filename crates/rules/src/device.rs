//! Phones and other devices: topic `device`.

use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::{DeviceOpponentScore, DeviceRule, Regime, Topic};
use arbiter_mate::chess::Color;

use crate::answer::{EndReason, GameResult, MateVerdict, OffenceDecision};
use crate::silent::{self, cite_all};
use crate::{Answer, Ruling, penalties, points};

/// How a device was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Found {
    /// It rang or made another sound.
    Sounded,
    /// It is switched on and silent, or nothing more is known.
    Carried,
    /// It is switched off.
    SwitchedOff,
    /// It lies switched off in a bag where the regulations allow that.
    InBag,
}

impl Found {
    /// What a free word such as `ringing phone` or `phone switched off` means.
    #[must_use]
    pub fn of(kind: &str) -> Self {
        let says = |words: &[&str]| words.iter().any(|word| kind.contains(word));
        if says(&["ring", "rang", "sound", "noise", "alarm", "vibrat"]) {
            Self::Sounded
        } else if says(&["bag"]) {
            Self::InBag
        } else if says(&["off"]) {
            Self::SwitchedOff
        } else {
            Self::Carried
        }
    }
}

/// A player has a device, or it sounds.
///
/// `mate` says whether the opponent can still win; it is asked only where the rulebook does.
#[must_use]
pub fn rule(
    player: Color,
    found: Found,
    mate: &dyn Fn(Color) -> MateVerdict,
    regime: &Regime,
) -> Vec<Answer> {
    let cites = cite_all(regime, [Topic::Device]);
    let Some(rule) = regime.device_rule() else {
        return silent::ask(regime, &[Topic::ConductDisturbing, Topic::ConductAids]);
    };
    let lost = match rule {
        DeviceRule::NoPermission | DeviceRule::MustBeOff => found == Found::Sounded,
        DeviceRule::NotInVenue | DeviceRule::NotOnPerson => found != Found::InBag,
    };
    if !lost {
        return not_lost(player, found, rule, regime);
    }
    let win = points::over(GameResult::win(!player), EndReason::Device, regime, cites.clone());
    match regime.device_opponent_score() {
        Some(DeviceOpponentScore::Arbiter) => {
            vec![penalties::opponents_score(
                player,
                EndReason::Device,
                &cites,
                Some(mate(!player)),
                regime,
            )]
        }
        Some(DeviceOpponentScore::WinUnlessCannot) => match mate(!player) {
            MateVerdict::Winnable => vec![win.mate(MateVerdict::Winnable).into()],
            MateVerdict::Unwinnable => vec![half(player, cites, regime)],
            MateVerdict::Undetermined => {
                let yes = crate::answer::Choice::new("yes").then(win);
                let no = crate::answer::Choice::new("no").then(half(player, cites.clone(), regime));
                let id = crate::answer::QuestionId::CanMate;
                vec![crate::Question::new(id, [yes, no], cites).about(!player).into()]
            }
        },
        _ => vec![win.into()],
    }
}

/// The player loses; the opponent, who cannot win the position, scores as for a draw.
fn half(player: Color, cites: Vec<arbiter_laws::Citation>, regime: &Regime) -> Answer {
    let draw = points::score(GameResult::Draw, regime);
    let loss = points::score(GameResult::win(!player), regime);
    let score = match player {
        Color::White => crate::answer::Score {
            white: loss.white,
            black: draw.black,
        },
        Color::Black => crate::answer::Score {
            white: draw.white,
            black: loss.black,
        },
    };
    let (result, reason) = (GameResult::win(!player), EndReason::Device);
    let decision = crate::answer::GameDecision::GameOver {
        result,
        score,
        reason,
    };
    Ruling::new(decision, cites).mate(MateVerdict::Unwinnable).into()
}

/// No loss: nothing at all, or bringing it without permission.
fn not_lost(player: Color, found: Found, rule: DeviceRule, regime: &Regime) -> Vec<Answer> {
    let without_leave = match rule {
        DeviceRule::NoPermission => found != Found::InBag,
        DeviceRule::MustBeOff => found == Found::Carried,
        _ => false,
    };
    if without_leave {
        return penalties::offence("device", player, &[Topic::Device, Topic::ConductBreach], regime);
    }
    vec![Ruling::new(OffenceDecision::NoOffence, cite_all(regime, [Topic::Device])).into()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_laws::Rulebook;

    fn check(id: &str, kind: &str, mate: MateVerdict, expected: &str) {
        let regime = Rulebook::by_id(id).unwrap().standard();
        let answers = rule(Color::White, Found::of(kind), &|_| mate, &regime);
        let first = match &answers[0] {
            Answer::Ruling(ruling) => ruling.decision.tag(),
            Answer::Question(question) => question.id.as_str(),
        };
        assert_eq!(first, expected, "{id} {kind}");
    }

    #[test]
    fn each_edition_has_its_rule() {
        use MateVerdict::{Unwinnable, Winnable};
        check("fide-2001", "phone rings", Winnable, "silent_rulebook");
        check("fide-2005", "phone rings", Winnable, "opponents_score");
        check("fide-2009", "phone rings", Winnable, "game_over");
        check("fide-2009", "phone switched off", Winnable, "no_offence");
        check("fide-2014", "silent phone", Winnable, "game_over");
        check("fide-2023", "phone", Unwinnable, "game_over");
        check("fide-2023", "phone off in a bag", Winnable, "no_offence");
        check("lekocup-1402", "phone rings", Winnable, "silent_rulebook");
    }
}
