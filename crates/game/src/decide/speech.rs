//! What is said: offers, resignation, gestures, claims, calls. Which rules to ask.

use alloc::string::ToString;
use alloc::vec::Vec;

use arbiter_rules::chess::Color;
use arbiter_rules::ending;
use arbiter_rules::fact::{At, CallAbout, CaptainAdvice, ClaimGround, ClaimKind, PartnerWord};
use arbiter_rules::laws::Regime;
use arbiter_rules::laws::clock::{Bonus, TimeControl};
use arbiter_rules::partners::{self, BETWEEN_WORDS};
use arbiter_rules::quickplay::Granted;
use arbiter_rules::variants::VariantName;
use arbiter_rules::{Answer, Refusal, desk, draw_offer, quickplay, scoresheet, supervision};

use super::{blind, claims, duty, ended, flags, irregular, mate, paper};
use crate::event::{Actor, AgreeOn, Event, Man, SpeechAct};
use crate::state::State;

pub(super) fn refuse(state: &State, regime: &Regime, event: &Event, act: &SpeechAct) -> Result<(), Refusal> {
    let by_a_player = matches!(
        act,
        SpeechAct::Offer { .. }
            | SpeechAct::Accept
            | SpeechAct::Decline
            | SpeechAct::Resign
            | SpeechAct::Claim { .. }
            | SpeechAct::Announce { .. }
            | SpeechAct::Repeat { .. }
            | SpeechAct::Tell { .. }
            | SpeechAct::Partner { .. }
    );
    if by_a_player && event.by.player().is_none() {
        let by = event.by.as_str().into();
        return Err(Refusal::NotThisRole { by });
    }
    if let SpeechAct::Partner { word, piece } = act {
        return to_partner(state, regime, event, *word, *piece);
    }
    if let SpeechAct::Claim {
        square: Some(square), ..
    } = act
    {
        square.square()?;
    }
    if let SpeechAct::Claim {
        kind,
        ground: Some(ground),
        ..
    } = act
        && !fits(*kind, *ground)
    {
        let answer = ground.as_str().into();
        return Err(Refusal::OutsideLimits { answer });
    }
    if let SpeechAct::Agree {
        what: AgreeOn::Position,
    } = act
    {
        return verifiable(state, event);
    }
    let of_opponent = state.offer.filter(|offer| Some(offer.by) != event.by.player());
    if matches!(act, SpeechAct::Accept) && of_opponent.is_none() && !state.is_over() {
        return Err(Refusal::NoOffer);
    }
    Ok(())
}

/// Partners speak at the two boards of a match, where the event lets them, and not faster than they are read.
fn to_partner(
    state: &State,
    regime: &Regime,
    event: &Event,
    word: PartnerWord,
    man: Option<Man>,
) -> Result<(), Refusal> {
    if state.variant != VariantName::Bughouse {
        return Err(Refusal::NoSuchBoard);
    }
    if !partners::may_speak(regime) {
        return Err(Refusal::WordsForbidden);
    }
    if man.is_some() && !word.takes_a_man() {
        let answer = word.as_str().into();
        return Err(Refusal::OutsideLimits { answer });
    }
    let last = event.by.player().and_then(|by| state.last_word[by.index()]);
    match (last.map(|last| last.at), event.at) {
        (Some(At::Time { ms: last, .. }), At::Time { ms: now, .. }) if now < last + BETWEEN_WORDS => {
            Err(Refusal::TooSoon)
        }
        _ => Ok(()),
    }
}

/// Whether a claim of this kind can be based on it.
fn fits(kind: ClaimKind, ground: ClaimGround) -> bool {
    let quickplay = matches!(ground, ClaimGround::CannotWin | ClaimGround::NoEffort);
    match kind {
        ClaimKind::Quickplay => true,
        ClaimKind::NoArbiterDraw => quickplay,
        _ => !quickplay,
    }
}

/// The opponent verifies the final position, once the claimant has written it down.
fn verifiable(state: &State, event: &Event) -> Result<(), Refusal> {
    let written = state
        .sheets
        .as_deref()
        .and_then(|sheets| sheets.position.as_deref());
    let claim = state.referred().filter(|_| written.is_some());
    let Some(claim) = claim else {
        let answer = AgreeOn::Position.as_str().into();
        return Err(Refusal::OutsideLimits { answer });
    };
    if event.by.player() == Some(claim.by) {
        let by = event.by.as_str().into();
        return Err(Refusal::NotThisRole { by });
    }
    Ok(())
}

pub(super) fn judge(state: &State, regime: &Regime, event: &Event, act: &SpeechAct) -> Vec<Answer> {
    if state.moment.was_over {
        return after_the_end(state, act);
    }
    if let SpeechAct::Agree { what } = act {
        return agreed(state, regime, *what);
    }
    if matches!(act, SpeechAct::Gesture { .. }) {
        return alloc::vec![gestured(state, regime, event)];
    }
    if let Some(answers) = blind::said(state, regime, event, act) {
        return answers;
    }
    let Some(by) = event.by.player() else {
        return asked(state, regime, event, act);
    };
    match act {
        SpeechAct::Offer { condition } => alloc::vec![offered(state, regime, by, condition.is_some())],
        SpeechAct::Accept => alloc::vec![ending::agreement(ended::made(state), regime)],
        SpeechAct::Decline => declined(state, regime, by),
        SpeechAct::Resign => alloc::vec![resigned(state, regime, by)],
        SpeechAct::Claim { .. } => claimed(state, regime, event, by, act),
        SpeechAct::Withdraw => withdrawn(state, regime, by),
        _ => asked(state, regime, event, act),
    }
}

/// What is claimed or said after the end changes nothing.
fn after_the_end(state: &State, act: &SpeechAct) -> Vec<Answer> {
    if matches!(act, SpeechAct::Say { .. } | SpeechAct::Withdraw) {
        return Vec::new();
    }
    alloc::vec![super::stands(state)]
}

fn agreed(state: &State, regime: &Regime, what: AgreeOn) -> Vec<Answer> {
    match what {
        AgreeOn::Draw => alloc::vec![ending::agreement(ended::made(state), regime)],
        AgreeOn::Correction => irregular::agreed(state, regime),
        AgreeOn::Position => paper::packet(state, regime).unwrap_or_default(),
        AgreeOn::Resume => Vec::new(),
    }
}

fn resigned(state: &State, regime: &Regime, by: Color) -> Answer {
    ending::resignation(by, regime, || mate::verdict_by(state, regime, !by))
}

/// A gesture of one player or of both together: what was meant is asked.
fn gestured(state: &State, regime: &Regime, event: &Event) -> Answer {
    let gave_up = event.by.player().map(|by| resigned(state, regime, by));
    let agreed = ending::agreement(ended::made(state), regime);
    ending::what_was_meant(gave_up, agreed, regime)
}

fn offered(state: &State, regime: &Regime, by: Color, condition: bool) -> Answer {
    let offer = draw_offer::Offered {
        by,
        right_moment: right_moment(state, by),
        condition,
        made: ended::made(state),
    };
    draw_offer::offered(offer, regime)
}

/// After the own move has been made and before it is completed; of an adjourned game when the opponent has sealed.
pub(crate) fn right_moment(state: &State, by: Color) -> bool {
    let open = state.line.last().is_some_and(|ply| !ply.completed);
    let sealed = state.sealed().is_some_and(|one| one.replier() == Some(by));
    sealed || open && state.line.now().turn() != by
}

fn declined(state: &State, regime: &Regime, by: Color) -> Vec<Answer> {
    let Some(offer) = state.offer.filter(|offer| offer.by != by) else {
        return alloc::vec![draw_offer::nothing_to_decline(regime)];
    };
    let mut answers = alloc::vec![draw_offer::declined(offer.by, regime)];
    let asked = state
        .claims
        .iter()
        .rev()
        .find(|claim| claim.by == offer.by && claim.ply == state.line.ply());
    if asked.is_some_and(|claim| claim.kind == ClaimKind::IncrementRequest) {
        answers.push(quickplay::request_declined(
            offer.by,
            granted(state, regime),
            regime,
        ));
    }
    answers
}

/// The clocks with the increment that was asked for: of the last period, from now on.
fn granted(state: &State, regime: &Regime) -> Option<Granted> {
    let clocks = state.clocks.as_ref()?;
    let increment = quickplay::increment(regime)?;
    let mut periods = clocks.device.setting().of(Color::White).periods().to_vec();
    periods.last_mut()?.bonus = Bonus::Increment(increment);
    let control = TimeControl::new(periods)?.to_string();
    let shows = clocks.displays();
    let counters = Color::ALL.map(|of| clocks.counter(of));
    Some(Granted {
        control,
        shows,
        counters,
    })
}

fn withdrawn(state: &State, regime: &Regime, by: Color) -> Vec<Answer> {
    let claim = state
        .claims
        .iter()
        .any(|claim| claim.by == by && claim.ply == state.line.ply());
    let offer = state.offer.is_some_and(|offer| offer.by == by);
    if claim || offer {
        return alloc::vec![draw_offer::not_withdrawn(by, claim, regime)];
    }
    alloc::vec![draw_offer::nothing_to_withdraw(regime)]
}

fn claimed(state: &State, regime: &Regime, event: &Event, by: Color, act: &SpeechAct) -> Vec<Answer> {
    let SpeechAct::Claim {
        kind,
        ground,
        written,
        on,
        side,
        stop,
        ..
    } = act
    else {
        return Vec::new();
    };
    match kind {
        ClaimKind::Repetition | ClaimKind::Fifty => {
            let written = (written.as_deref(), on.unwrap_or_default(), *stop);
            claims::draw(state, regime, by, *kind, *ground, written)
        }
        ClaimKind::Flag => flags::claimed(state, regime, by, side.unwrap_or(!by)),
        ClaimKind::Quickplay | ClaimKind::IncrementRequest | ClaimKind::NoArbiterDraw => {
            claims::in_quickplay(state, regime, by, (*kind, *ground), *stop)
        }
        _ => irregular::claimed(state, regime, event, by, act),
    }
}

/// A question or a call to the arbiter: what the matter asks for; he never tells what the edition forbids telling; else
/// there is no offence in asking.
fn asked(state: &State, regime: &Regime, event: &Event, act: &SpeechAct) -> Vec<Answer> {
    let no_part = matches!(event.by, Actor::Spectator | Actor::Captain);
    if no_part && let SpeechAct::Say { text } = act {
        if event.by == Actor::Captain && CaptainAdvice::of(text).is_some() {
            return desk::advised(regime);
        }
        return desk::interferes(event.by.as_str(), regime);
    }
    let (SpeechAct::CallArbiter { why: text } | SpeechAct::Ask { what: text }) = act else {
        return Vec::new();
    };
    let about = CallAbout::of(text);
    if let Some(silence) = about.and_then(|about| desk::never_told(about, regime)) {
        return alloc::vec![silence];
    }
    if about == Some(CallAbout::Supervision)
        && let Some(answer) = supervision::asked(regime)
    {
        return alloc::vec![answer];
    }
    if let Some(by) = event.by.player().filter(|_| act.asks_for_sheet()) {
        let has_the_move = state.line.now().turn() == by && duty::has_the_move(state, regime) == by;
        let nth = state.of(by).sheet_asked;
        if let Some(answers) = scoresheet::asked_to_see(by, has_the_move, nth, regime) {
            return answers;
        }
    }
    if let Some(by) = event
        .by
        .player()
        .filter(|_| about == Some(CallAbout::OpponentsSheet))
    {
        let answers = paper::lent(state, regime, !by);
        if !answers.is_empty() {
            return answers;
        }
    }
    // Who calls without a word points at the board.
    let about = about.or_else(|| text.is_empty().then_some(CallAbout::DisplacedPiece));
    let answers = about
        .map(|about| irregular::told(state, regime, event, about))
        .unwrap_or_default();
    if !answers.is_empty() {
        return answers.into_iter().map(desk::no_claim).collect();
    }
    alloc::vec![desk::answered(regime)]
}
