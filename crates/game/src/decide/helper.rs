//! Who acts for a player who cannot: which duties he has been given, and that he does nothing else.

use alloc::vec::Vec;

use arbiter_rules::chess::Color;
use arbiter_rules::fact::ClaimKind;
use arbiter_rules::fact::HelperDuty::{
    self, Adjourns, Announces, Claims, Moves, Press, Records, Tells, Write,
};
use arbiter_rules::laws::{BlindAssistant, Regime};
use arbiter_rules::{Refusal, helper};

use super::blind;
use crate::event::{Act, Actor, Event, HandsAct, PaperAct, PresenceAct, ReportAct, SpeechAct};
use crate::state::State;

/// For whom a helper acts; `None` where it is nobody's helper who does.
pub(super) fn helps(event: &Event) -> Option<Color> {
    let helper = matches!(event.by, Actor::HelperOfWhite | Actor::HelperOfBlack);
    event.by.player().filter(|_| helper)
}

/// What the helper of a player may do; `None` where none is registered.
///
/// ```
/// use arbiter_game::event::{Actor, BeforeAct, Event};
/// use arbiter_game::rules::chess::Color::{Black, White};
/// use arbiter_game::rules::fact::HelperDuty;
/// use arbiter_game::{Game, Start, helper_duties};
/// let mut game = Game::begin(&Start::default(), arbiter_rules::laws::default_rulebook().standard());
/// let (of, duty, disabled) = (White, "press".into(), true);
/// let register = BeforeAct::RegisterHelper { of, duty, disabled };
/// game.apply(&Event::new(Actor::Arbiter, register)).unwrap();
/// assert_eq!(helper_duties(game.state(), game.regime(), White), Some(vec![HelperDuty::Press]));
/// assert_eq!(helper_duties(game.state(), game.regime(), Black), None);
/// ```
#[must_use]
pub fn helper_duties(state: &State, regime: &Regime, of: Color) -> Option<Vec<HelperDuty>> {
    let text = state.of(of).helper.as_deref()?;
    Some(helper::given(text, of, state.voice.seats, regime))
}

/// Whether the helper of a player has been given a duty that the rulebook lets him have.
pub(super) fn has(state: &State, regime: &Regime, of: Color, duty: HelperDuty) -> bool {
    helper_duties(state, regime, of).is_some_and(|duties| duties.contains(&duty))
}

/// Nobody registers his own helper: the player brings him, and the arbiter accepts him; where there is none, both players do.
pub(super) fn may_register(state: &State, regime: &Regime, by: Actor, of: Color) -> Result<(), Refusal> {
    if by.player().is_some() || matches!(by, Actor::Spectator | Actor::Captain) {
        let by = by.as_str().into();
        return Err(Refusal::NotThisRole { by });
    }
    blind::may_register(state, regime, of)
}

/// A helper does only what his duties are.
pub(super) fn refuse(state: &State, regime: &Regime, event: &Event) -> Result<(), Refusal> {
    let not_his = || {
        let by = event.by.as_str().into();
        Err(Refusal::NotThisRole { by })
    };
    let governed = blind::is_governed(state, regime);
    let tells = matches!(event.act, Act::Speech(SpeechAct::Tell { .. }));
    let Some(of) = helps(event) else {
        return if tells { not_his() } else { Ok(()) };
    };
    let comes = matches!(
        event.act,
        Act::Presence(PresenceAct::Arrive | PresenceAct::Return)
    );
    // A move in one word is one act: who moves for a player ends it for him too.
    if comes || !governed && (event.part || !is_limited(state, of)) {
        return Ok(());
    }
    let duty = if governed {
        duty_beside_blind(event)
    } else {
        duty_where_both_see(event)
    };
    match duty {
        Needed::Nothing => Ok(()),
        Needed::Duty(duty) if has(state, regime, of, duty) => Ok(()),
        Needed::Duty(_) | Needed::Nobody => not_his(),
    }
}

/// Whether what was written at his registration names duties; other words leave to the arbiter what he does.
fn is_limited(state: &State, of: Color) -> bool {
    let text = state.of(of).helper.as_deref();
    text.is_some_and(|text| !helper::named(text).is_empty())
}

/// Which duty an act of a helper needs.
enum Needed {
    Duty(HelperDuty),
    /// Every helper may.
    Nothing,
    /// No helper may.
    Nobody,
}

/// The duty under which the assistant of a player in a game with a blind one acts so.
const fn duty_beside_blind(event: &Event) -> Needed {
    Needed::Duty(match &event.act {
        Act::Hands(HandsAct::Press { .. })
        | Act::Paper(PaperAct::Write { .. } | PaperAct::Note { .. } | PaperAct::DrawMark) => Records,
        Act::Hands(HandsAct::StopClocks) | Act::Paper(PaperAct::Seal { .. }) => Adjourns,
        Act::Hands(HandsAct::RestartClock { .. } | HandsAct::HitClock { .. }) => return Needed::Nobody,
        Act::Hands(_) | Act::Shorthand(_) => Moves,
        Act::Speech(SpeechAct::Announce { .. } | SpeechAct::Repeat { .. }) => Announces,
        Act::Speech(SpeechAct::Tell { .. }) => Tells,
        Act::Speech(SpeechAct::Claim {
            kind: ClaimKind::Flag | ClaimKind::Touched,
            ..
        })
        | Act::Report(ReportAct::Report(_)) => Claims,
        _ => return Needed::Nobody,
    })
}

/// The duty under which a helper acts so where both see: hands and paper are divided, what he says is not.
const fn duty_where_both_see(event: &Event) -> Needed {
    Needed::Duty(match &event.act {
        Act::Hands(HandsAct::Press { .. } | HandsAct::StopClocks | HandsAct::RestartClock { .. }) => Press,
        Act::Hands(HandsAct::HitClock { .. }) | Act::Paper(PaperAct::Seal { .. }) => return Needed::Nothing,
        Act::Hands(_) | Act::Shorthand(_) => Moves,
        Act::Paper(_) => Write,
        Act::Speech(SpeechAct::Tell { .. }) => return Needed::Nobody,
        _ => return Needed::Nothing,
    })
}

/// The duty, among those of the appendix, under which an assistant acts so.
pub(super) const fn assistants_duty(event: &Event) -> Option<BlindAssistant> {
    match duty_beside_blind(event) {
        Needed::Duty(duty) => helper::of_assistant(duty),
        Needed::Nothing | Needed::Nobody => None,
    }
}
