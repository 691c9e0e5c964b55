//! Phones and other devices: topic `device`.

use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::{DeviceOpponentScore, DeviceRegulations, DeviceRule, DeviceSearch, Regime, Topic};
use arbiter_mate::chess::Color;

use crate::answer::{EndReason, GameResult, MateVerdict, OffenceKind, Score};
use crate::cite::cite_all;
use crate::ending::unless_cannot_mate;
use crate::fact::DeviceKind;
use crate::{Answer, Refusal, Ruling, penalties, points};
use crate::{silent, words};

/// What may be said of a device under this rulebook, the gravest first: where it asks only whether a device sounds, it is
/// not asked where it lay.
#[must_use]
pub fn kinds(regime: &Regime) -> &'static [DeviceKind] {
    use DeviceKind::{InBag, On, OnPerson, Rang, SoundedOff, Used};
    match regime.device_rule().value() {
        Some(DeviceRule::MustBeOff) => &[Rang, SoundedOff, Used, On],
        Some(DeviceRule::NoPermission | DeviceRule::NotInVenue | DeviceRule::NotOnPerson) => {
            &[Rang, SoundedOff, Used, On, OnPerson, InBag]
        }
        None => &[Rang, Used, On],
    }
}

/// A device that the arbiter has allowed is no offence; `None` where he has not.
#[must_use]
pub fn with_leave(allowed: bool, regime: &Regime) -> Option<Vec<Answer>> {
    let cites = cite_all(regime, [Topic::Device]);
    allowed.then(|| vec![Ruling::no_offence(cites).into()])
}

/// A player has a device, or it sounds.
///
/// `mate` says whether the opponent can still win; it is asked only where the rulebook does.
#[must_use]
pub fn rule(
    player: Color,
    found: DeviceKind,
    mate: &dyn Fn(Color) -> MateVerdict,
    regime: &Regime,
) -> Vec<Answer> {
    let cites = cite_all(regime, [Topic::Device]);
    // Whoever sees the board writes the moves down: to record them otherwise is to use it.
    let found = if found == DeviceKind::Records {
        DeviceKind::Used
    } else {
        found
    };
    let Some(rule) = regime.device_rule().value() else {
        return silent::ask(regime, &[Topic::ConductDisturbing, Topic::ConductAids]);
    };
    let lost = match rule {
        DeviceRule::NoPermission | DeviceRule::MustBeOff => found.sounded(),
        DeviceRule::NotInVenue | DeviceRule::NotOnPerson => found != DeviceKind::InBag,
    };
    if !lost {
        return not_lost(player, found, rule, regime);
    }
    if has_milder_penalty(regime) {
        return penalties::offence(OffenceKind::Device, player, &[Topic::Device], regime);
    }
    let win = points::over(GameResult::win(!player), EndReason::Device, regime, cites.clone());
    match regime.device_opponent_score().value() {
        Some(DeviceOpponentScore::Arbiter) => {
            vec![penalties::opponents_score(
                player,
                EndReason::Device,
                &cites,
                Some(mate(!player)),
                regime,
            )]
        }
        Some(DeviceOpponentScore::WinUnlessCannot) => {
            let half = half(player, cites.clone(), regime);
            vec![unless_cannot_mate(mate(!player), win, half, !player, cites)]
        }
        _ => vec![win.into()],
    }
}

/// `device.regulations`, `device.milder`: whether the event has a milder penalty, and the rulebook lets it have one.
fn has_milder_penalty(regime: &Regime) -> bool {
    let may = matches!(
        regime.device_regulations().value(),
        Some(DeviceRegulations::Milder | DeviceRegulations::MilderAndBag)
    );
    may && regime.device_milder().is_some()
}

/// The player loses; the opponent, who cannot win the position, scores as for a draw.
fn half(player: Color, cites: Vec<arbiter_laws::Citation>, regime: &Regime) -> Ruling {
    let draw = points::score(GameResult::Draw, regime);
    let loss = points::score(GameResult::win(!player), regime);
    let own = player.fold(loss.white, loss.black);
    // In a draw both score the same.
    let score = Score::by_player(player, own, draw.white);
    Ruling::over(GameResult::win(!player), score, EndReason::Device, cites).mate(MateVerdict::Unwinnable)
}

/// No loss: nothing at all, or bringing it without permission.
fn not_lost(player: Color, found: DeviceKind, rule: DeviceRule, regime: &Regime) -> Vec<Answer> {
    let without_leave = match rule {
        // It was brought into the venue, wherever it lies there.
        DeviceRule::NoPermission => true,
        DeviceRule::MustBeOff => matches!(found, DeviceKind::On | DeviceKind::Used),
        _ => false,
    };
    if without_leave {
        let breach = if found == DeviceKind::Used {
            Topic::ConductAids
        } else {
            Topic::ConductBreach
        };
        return penalties::offence(OffenceKind::Device, player, &[Topic::Device, breach], regime);
    }
    vec![Ruling::no_offence(cite_all(regime, [Topic::Device])).into()]
}

words! {
    /// What of a player is to be searched, in private and by a person of the same gender.
    pub enum Searched {
        /// Clothes, bags and other items.
        Items = "search",
        /// The body too.
        Body = "search_body",
    }
}

/// Whether the arbiter may have a player searched in this way. Topic `device.search`.
///
/// # Errors
/// [`Refusal::OutsideLimits`] where the rulebook does not go so far.
pub fn may_search(what: Searched, regime: &Regime) -> Result<(), Refusal> {
    let may = match regime.device_search().value() {
        Some(DeviceSearch::Body) => true,
        Some(DeviceSearch::Items) => what == Searched::Items,
        None => false,
    };
    let answer = what.as_str().into();
    may.then_some(()).ok_or(Refusal::OutsideLimits { answer })
}

const SEARCH: [Topic; 2] = [Topic::DeviceSearch, Topic::ArbiterAntiCheating];

/// He has him searched: the player complies, or refuses and is [`refused_search`].
pub fn searched(regime: &Regime) -> Answer {
    Ruling::goes_on(cite_all(regime, SEARCH)).into()
}

/// A player does not let himself be searched.
#[must_use]
pub fn refused_search(player: Color, regime: &Regime) -> Vec<Answer> {
    penalties::offence(OffenceKind::Refusal, player, &SEARCH, regime)
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_laws::Rulebook;

    fn check(id: &str, kind: DeviceKind, mate: MateVerdict, expected: &str) {
        let regime = Rulebook::by_id(id).unwrap().standard();
        let answers = rule(Color::White, kind, &|_| mate, &regime);
        let first = match &answers[0] {
            Answer::Ruling(ruling) => ruling.decision.tag(),
            Answer::Question(question) => question.id.as_str(),
        };
        assert_eq!(first, expected, "{id} {kind}");
    }

    #[test]
    fn each_edition_has_its_rule() {
        use DeviceKind::{InBag, On, OnPerson, Rang, SoundedOff, Used};
        use MateVerdict::{Unwinnable, Winnable};
        check("fide-2001", Rang, Winnable, "silent_rulebook");
        check("fide-2005", Rang, Winnable, "opponents_score");
        check("fide-2005", OnPerson, Winnable, "offence");
        check("fide-2009", Rang, Winnable, "game_over");
        check("fide-2009", SoundedOff, Winnable, "game_over");
        check("fide-2009", Used, Winnable, "offence");
        check("fide-2009", On, Winnable, "offence");
        check("fide-2009", OnPerson, Winnable, "no_offence");
        check("fide-2014", On, Winnable, "game_over");
        check("fide-2023", On, Unwinnable, "game_over");
        check("fide-2023", OnPerson, Winnable, "game_over");
        check("fide-2023", Used, Winnable, "game_over");
        check("fide-2023", InBag, Winnable, "no_offence");
        check("lekocup-1402", Rang, Winnable, "silent_rulebook");
    }

    #[test]
    fn what_is_offered_is_what_the_rulebook_tells_apart() {
        for book in arbiter_laws::rulebooks() {
            let regime = book.standard();
            let offered = kinds(&regime);
            assert!(offered.contains(&DeviceKind::Rang), "{}", book.id());
            let bag = matches!(
                regime.device_rule().value(),
                Some(DeviceRule::NoPermission | DeviceRule::NotInVenue | DeviceRule::NotOnPerson)
            );
            assert_eq!(offered.contains(&DeviceKind::InBag), bag, "{}", book.id());
        }
    }
}
