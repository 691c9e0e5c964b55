//! Adjourned games: which rules to ask of sealing, opening, and coming to the resumption.

use alloc::vec::Vec;

use arbiter_rules::adjournment::{self, Envelope, Faulty, Late, Times};
use arbiter_rules::answer::{EndReason, GameResult};
use arbiter_rules::castling::is_among;
use arbiter_rules::chess::Color;
use arbiter_rules::fact::ClaimKind;
use arbiter_rules::laws::Regime;
use arbiter_rules::variants::Legal;
use arbiter_rules::{Answer, Refusal};

use super::{duty, ended, mate};
use crate::event::{Act, ArbiterAct, Event, HandsAct, PaperAct, SpeechAct};
use crate::evolve::adjourned::open;
use crate::state::adjournment::{is_unclear, read};
use crate::state::{Adjournment, End, Sealed, State};

/// While a move is sealed nothing is touched, and what is not sealed is not opened.
pub(super) fn refuse(state: &State, regime: &Regime, event: &Event) -> Result<(), Refusal> {
    if state.is_over() || !adjournment::is_known(regime) {
        return Ok(());
    }
    let closed = state.sealed();
    match &event.act {
        Act::Hands(
            HandsAct::StopClocks | HandsAct::RestartClock { .. } | HandsAct::AnnounceAdjust { .. },
        ) => Ok(()),
        Act::Hands(_) if closed.is_some() && event.by.player().is_some() => Err(Refusal::EnvelopeClosed),
        Act::Paper(PaperAct::Seal { .. }) => seals(state, event),
        Act::Arbiter(ArbiterAct::Adjourn) if closed.is_some_and(|one| one.announced) => {
            Err(Refusal::EnvelopeClosed)
        }
        Act::Arbiter(ArbiterAct::OpenEnvelope { text, language }) => {
            let sealed = closed.and_then(|one| one.envelope.as_ref());
            let sealed = sealed.ok_or(Refusal::NoEnvelope)?;
            let told = text.as_deref().map(|text| (text, language.as_deref()));
            told.map_or(Ok(()), |told| is_what_was_sealed(state, sealed, told))
        }
        _ => Ok(()),
    }
}

/// Only the player who has the move seals, or who has sealed and thinks again.
fn seals(state: &State, event: &Event) -> Result<(), Refusal> {
    let whose = state
        .sealed()
        .and_then(|one| one.envelope.as_ref())
        .map(|sealed| sealed.by);
    let whose = whose.unwrap_or_else(|| state.line.now().turn());
    if event.by.player() == Some(whose) {
        return Ok(());
    }
    let by = event.by.as_str().into();
    Err(Refusal::NotThisRole { by })
}

/// Who opens an envelope reads what is in it. What it says is only for him to tell where the program cannot make it out; what is
/// enciphered was compared by whoever deciphered it.
fn is_what_was_sealed(
    state: &State,
    sealed: &Sealed,
    (told, language): (&str, Option<&str>),
) -> Result<(), Refusal> {
    let now = state.line.now();
    let same = told.trim() == sealed.text.trim();
    if same || sealed.closed.is_some() || is_unclear(now, &sealed.text, &sealed.language) {
        return Ok(());
    }
    let language = language.unwrap_or(&sealed.language);
    let named = |text, language| read(now, text, language).map(Legal::named);
    let sealed = named(&sealed.text, &sealed.language);
    if sealed.is_ok_and(|sealed| named(told, language) == Ok(sealed)) {
        return Ok(());
    }
    let answer = told.into();
    Err(Refusal::OutsideLimits { answer })
}

/// What is decided of the acts of an adjournment; `None` for every other act.
pub(super) fn judge(state: &State, regime: &Regime, event: &Event) -> Option<Vec<Answer>> {
    let of_it = matches!(
        &event.act,
        Act::Paper(PaperAct::Seal { .. })
            | Act::Arbiter(ArbiterAct::Adjourn | ArbiterAct::OpenEnvelope { .. })
    );
    if state.moment.was_over {
        return of_it.then(|| match &event.act {
            Act::Arbiter(ArbiterAct::OpenEnvelope { text, language }) => {
                opened_late(state, regime, text.as_deref(), language.as_deref())
            }
            _ => alloc::vec![stays_shut(state, regime)],
        });
    }
    if of_it && !adjournment::is_known(regime) {
        return Some(adjournment::unknown(regime));
    }
    match &event.act {
        Act::Paper(PaperAct::Seal { text, language, .. }) => Some(sealed(state, regime, text, language)),
        Act::Arbiter(ArbiterAct::Adjourn) => Some(alloc::vec![announced(state, regime)]),
        Act::Arbiter(ArbiterAct::OpenEnvelope { text, language }) => {
            opened(state, regime, text.as_deref(), language.as_deref())
        }
        Act::Arbiter(ArbiterAct::Resume { .. }) => resumed(state, regime),
        Act::Hands(HandsAct::StopClocks) => {
            let one = state.sealed()?;
            let sealer = one.envelope.as_ref().map(|sealed| sealed.by);
            let by = event.by.player()?;
            Some(alloc::vec![adjournment::stopped(Some(by) == sealer, regime)])
        }
        Act::Speech(SpeechAct::Claim { kind, .. }) => claimed(state, regime, event.by.player()?, *kind),
        _ => None,
    }
}

fn stays_shut(state: &State, regime: &Regime) -> Answer {
    let closed = state
        .adjournment
        .as_ref()
        .is_some_and(|one| one.envelope.is_some());
    let ended_by = state.end.as_ref().map_or(&[][..], |end| &end.cites);
    if closed {
        adjournment::stays_shut(ended_by, regime)
    } else {
        super::stands(state)
    }
}

/// The end of the session: the player who has the move is to seal, if he has not.
fn announced(state: &State, regime: &Regime) -> Answer {
    match state.sealed() {
        Some(one) => adjournment::session_ends(envelope(state, one.sealer), regime),
        None => adjournment::ordered(state.line.now().turn(), regime),
    }
}

fn envelope(state: &State, sealer: Color) -> Envelope {
    let now = state.line.now();
    Envelope {
        sealer,
        position: now.to_fen(),
        number: now.fullmove_number(),
        left: state.clocks.as_ref().map(crate::state::Clocks::displays),
        offer: state.offer.map(|offer| offer.by),
    }
}

fn sealed(state: &State, regime: &Regime, text: &str, language: &str) -> Vec<Answer> {
    let sealer = state.line.now().turn();
    let adjourned = state.adjournment.as_deref();
    if let Some(one) = adjourned.filter(|one| one.envelope.is_some()) {
        let by = one.envelope.as_ref().map_or(sealer, |sealed| sealed.by);
        if by != one.sealer || !adjournment::may_change(one.stopped, regime) {
            return alloc::vec![adjournment::stays_sealed(by, regime)];
        }
    }
    let open = adjourned.filter(|one| one.made.is_some());
    if open.is_some_and(|one| one.is_absent(!sealer)) && adjournment::may_seal_reply(regime) {
        return alloc::vec![adjournment::reply_sealed(sealer, regime)];
    }
    let adjourned = adjourned.filter(|one| one.made.is_none());
    if let Some(declared) = adjourned.and_then(|one| one.declared) {
        let named = read(state.line.now(), text, language);
        // What is enciphered nobody reads before it is opened.
        if !text.is_empty() && !named.is_ok_and(|one| is_among(one, &[declared])) {
            return alloc::vec![adjournment::must_seal(sealer, declared, regime)];
        }
    }
    if let Some(duty) = touched(state, regime, sealer, || {
        read(state.line.now(), text, language).ok()
    }) {
        return alloc::vec![duty];
    }
    let early = !adjourned.is_some_and(|one| one.announced);
    alloc::vec![adjournment::sealed(envelope(state, sealer), early, regime)]
}

/// Whether a move breaks what the player is bound to by a piece that he has touched: then that, as an answer.
fn touched(
    state: &State,
    regime: &Regime,
    sealer: Color,
    named: impl FnOnce() -> Option<Legal>,
) -> Option<Answer> {
    let duty = duty::of_sealing(state, regime, sealer)?;
    let breaks = named().is_some_and(|one| !duty.allows(one.named()));
    breaks.then(|| duty.answer(sealer))
}

/// A move made on the board by a player who was told to seal, unless it has ended the game.
pub(super) fn moved_on_board(state: &State, regime: &Regime) -> Option<Vec<Answer>> {
    let sealer = state.moment.made?;
    let told = state
        .adjournment
        .as_deref()
        .filter(|one| one.announced && one.made.is_none() && !one.is_later(state.at))?;
    let last = state.line.last().filter(|ply| ply.illegal.is_none())?;
    let here = told.envelope.is_none() && told.sealer == sealer;
    let ply = state.line.ply().checked_sub(1).filter(|_| here)?;
    adjournment::moved_on_board(sealer, last.played?, ply, regime)
}

/// Whether the player who must reply is there.
fn is_there(one: &Adjournment, regime: &Regime) -> bool {
    let absent = one.replier().is_some_and(|replier| one.is_absent(replier));
    !(absent && adjournment::needs_replier(regime))
}

/// Whether the closed envelope may be opened now: he has come who must reply, where the rulebook asks for it, or somebody has
/// lost by not coming and the move in it may have ended the game.
#[must_use]
pub fn may_open(state: &State, regime: &Regime) -> bool {
    let late = state.sealed_at_default().is_some();
    late || state.sealed().is_some_and(|one| is_there(one, regime))
}

fn opened(state: &State, regime: &Regime, text: Option<&str>, language: Option<&str>) -> Option<Vec<Answer>> {
    let one = state.sealed()?;
    if !is_there(one, regime) {
        return Some(alloc::vec![adjournment::not_yet(regime)]);
    }
    let sealed = one.envelope.as_ref()?;
    let language = language.unwrap_or(&sealed.language);
    let found = read(state.line.now(), text.unwrap_or(&sealed.text), language);
    Some(follows(state, regime, one, found))
}

/// What follows from what the envelope holds.
fn follows(state: &State, regime: &Regime, one: &Adjournment, found: Result<Legal, Faulty>) -> Vec<Answer> {
    let sealer = one.envelope.as_ref().map_or(one.sealer, |sealed| sealed.by);
    let absent = one.is_absent(sealer);
    let declared = |named: Legal| one.declared.is_none_or(|told| is_among(named, &[told]));
    let found = found.and_then(|named| {
        if declared(named) {
            Ok(named)
        } else {
            Err(Faulty::Unclear)
        }
    });
    match found {
        Err(how) => {
            let verdict = mate::verdict(state, !sealer);
            alloc::vec![adjournment::faulty(sealer, how, verdict, regime)]
        }
        Ok(named) => {
            // What nobody could read when it was sealed: the piece that he has touched he moves, on the board and on his time.
            if let Some(duty) = touched(state, regime, sealer, || Some(named)) {
                return alloc::vec![duty];
            }
            let mut next = state.clone();
            next.end = None;
            open(&mut next, named);
            mate::look_ahead(&mut next);
            let mut answers = adjournment::made(sealer, named.named(), absent, regime);
            // An offer that is current stays so: nobody has touched a piece.
            answers
                .extend(ended::on_the_board(&next, regime).or_else(|| ended::without_claim(&next, regime)));
            if absent {
                adjournment::end_stands(&mut answers, regime);
            }
            answers
        }
    }
}

/// Play is resumed: with an envelope that is closed, or was opened and nobody has moved since. Else it only goes on.
fn resumed(state: &State, regime: &Regime) -> Option<Vec<Answer>> {
    let one = state.adjournment.as_deref()?;
    let made = Color::ALL.map(|of| state.moves_made(of));
    if one.envelope.is_none() && one.made != Some(made) {
        return None;
    }
    let absent = one.replier().is_some_and(|replier| one.is_absent(replier));
    Some(alloc::vec![adjournment::resumed(absent, regime)])
}

/// A claim that is too late because the move is sealed, or of times that are wrong at the resumption.
fn claimed(state: &State, regime: &Regime, by: Color, kind: ClaimKind) -> Option<Vec<Answer>> {
    match kind {
        ClaimKind::Repetition | ClaimKind::Fifty => {
            let one = state.sealed()?;
            (one.sealer == by).then(|| alloc::vec![adjournment::claimed_too_late(by, kind, regime)])
        }
        ClaimKind::WrongClock => wrong_times(state, regime, Some(by), by),
        _ => None,
    }
}

/// Times that are said to be wrong at a resumption; `None` where no game was adjourned with a clock.
pub(super) fn wrong_times(
    state: &State,
    regime: &Regime,
    claimant: Option<Color>,
    of: Color,
) -> Option<Vec<Answer>> {
    let one = state.adjournment.as_deref()?;
    one.left?;
    one.resumed.or(one.envelope.as_ref().map(|_| state.at))?;
    let moved = one
        .made
        .is_some_and(|made| state.moves_made(of) > made[of.index()]);
    let clocks = state.clocks.as_ref()?;
    let times = Times {
        claimant,
        moved,
        shows: clocks.displays(),
        // What has run and been ruled since is lawful; what somebody has set is not what was recorded.
        should: clocks.unset(),
    };
    Some(adjournment::wrong_times(&times, regime))
}

/// The envelope is lost.
pub(super) fn lost(state: &State, regime: &Regime) -> Option<Vec<Answer>> {
    let one = state.sealed().filter(|_| adjournment::knows_lost(regime))?;
    Some(alloc::vec![adjournment::lost(one.sealer, regime)])
}

/// How late a player is at a resumption where he has not been seen; `None` where he is not expected.
fn late(state: &State, by: Color) -> Option<Late> {
    let one = state.adjournment.as_deref()?;
    let ms = one.late(state.at)?;
    let replies = one.replier() == Some(by);
    let lost = |end: &End| end.reason == EndReason::Default && end.result == GameResult::win(by);
    let stood = one
        .resumed
        .map_or(ms, |since| one.late(since).unwrap_or(0).min(ms));
    Some(Late {
        ms,
        stood,
        replies,
        alone: !one.present[(!by).index()],
        other_late: state.end.as_ref().is_some_and(lost),
    })
}

/// A player comes to the resumption; `None` where the game was not adjourned.
pub(super) fn arrives(state: &State, regime: &Regime, by: Color) -> Option<Vec<Answer>> {
    state.adjournment.as_deref()?;
    let late = late(state, by);
    let (_, default) = state.schedule;
    let Some(late) = late.filter(|late| !state.moment.was_over || late.other_late) else {
        return Some(Vec::new());
    };
    Some(unless_ended(
        state,
        regime,
        by,
        adjournment::arrives(by, &late, default, regime),
    ))
}

/// Both come to the resumption together; `None` where the game was not adjourned.
pub(super) fn both_arrive(state: &State, regime: &Regime) -> Option<Vec<Answer>> {
    let one = state.adjournment.as_deref()?;
    let (_, default) = state.schedule;
    let replier = one.replier().filter(|_| !state.moment.was_over);
    let Some((replier, late)) = replier.and_then(|replier| Some((replier, late(state, replier)?))) else {
        return Some(Vec::new());
    };
    let late = Late {
        alone: true,
        other_late: adjournment::is_too_late(late.ms, default, regime),
        ..late
    };
    let answers = adjournment::arrives(replier, &late, default, regime);
    // Who sealed is as late as the other one.
    Some(unless_ended(state, regime, !replier, answers))
}

/// A player is said not to have come; `None` where he was not expected.
pub(super) fn absent(
    state: &State,
    regime: &Regime,
    side: Color,
    claimant: Option<Color>,
) -> Option<Vec<Answer>> {
    let one = state.adjournment.as_deref()?;
    let late = late(state, side).filter(|_| !one.present[side.index()])?;
    let (_, default) = state.schedule;
    let answers = adjournment::absent(side, &late, claimant, default, regime);
    Some(unless_ended(state, regime, side, answers))
}

/// A player who is too late has not lost if the sealed move, which nobody has seen yet, ended the game: his own, or any, as the
/// edition has it.
fn unless_ended(state: &State, regime: &Regime, by: Color, answers: Vec<Answer>) -> Vec<Answer> {
    let lost = answers.iter().any(|answer| answer.end().is_some());
    let one = state.sealed().or(state.sealed_at_default()).filter(|_| lost);
    let Some((one, sealed)) = one.and_then(|one| Some((one, one.envelope.as_ref()?))) else {
        return answers;
    };
    let found = read(state.line.now(), &sealed.text, &sealed.language);
    let his_own = sealed.by == by;
    ended_by(state, regime, one, found, his_own).unwrap_or(answers)
}

/// The sealed move with the end that it brought, where that stands though a player came too late: `his_own` says whether he is
/// the one who sealed it.
fn ended_by(
    state: &State,
    regime: &Regime,
    one: &Adjournment,
    found: Result<Legal, Faulty>,
    his_own: bool,
) -> Option<Vec<Answer>> {
    let named = found.ok()?;
    let mut answers = follows(state, regime, one, Ok(named));
    let ended = answers.iter().any(|answer| answer.end().is_some());
    let stands = ended && (his_own || adjournment::conclusion_stands(regime));
    adjournment::end_stands(&mut answers, regime);
    stands.then_some(answers)
}

/// The envelope of a game that was lost by coming late is opened: the end that its move brought stands, if it brought one.
/// Until now nobody could read it.
fn opened_late(state: &State, regime: &Regime, text: Option<&str>, language: Option<&str>) -> Vec<Answer> {
    let found = state.sealed_at_default().and_then(|one| {
        let (end, sealed) = (state.end.as_ref()?, one.envelope.as_ref()?);
        let told = Some(&*sealed.text).filter(|text| !text.is_empty());
        let text = told.or(text)?;
        let found = read(state.line.now(), text, language.unwrap_or(&sealed.language));
        let his_own = end.result != GameResult::win(sealed.by);
        ended_by(state, regime, one, found, his_own)
    });
    found.unwrap_or_else(|| alloc::vec![stays_shut(state, regime)])
}

/// Neither player has come; `None` where the game was not adjourned.
pub(super) fn both_absent(state: &State, regime: &Regime) -> Option<Vec<Answer>> {
    let one = state.adjournment.as_deref()?;
    let replier = one.replier()?;
    let late = Late {
        other_late: true,
        ..late(state, replier)?
    };
    let (_, default) = state.schedule;
    let answers = adjournment::absent(replier, &late, None, default, regime);
    // Who sealed is as late as the other one.
    Some(unless_ended(state, regime, !replier, answers))
}

/// What adjourned games add to rulings on other subjects.
pub(super) fn add(state: &State, regime: &Regime, answers: &mut [Answer]) {
    let Some(one) = state.adjournment.as_deref() else {
        return;
    };
    if let Some(replier) = one.replier() {
        adjournment::between_sessions(answers, replier, regime);
    }
    let waits = |end: &Answer| end.end().is_some_and(|end| end.1 == EndReason::Time);
    if one.is_absent(one.sealer) && answers.iter().any(waits) {
        adjournment::end_stands(answers, regime);
    }
}
