//! The scoresheet while the game goes on: who must write, what, when and on what, and to whom it belongs. Topics `record.*`,
//! `rapid.ask_sheet`, `blitz.ask_sheet`.
//!
//! What follows when a flag falls stands in [`crate::completion`], what the players sign in [`crate::signing`].

use alloc::vec;
use alloc::vec::Vec;

use core::time::Duration;

use arbiter_laws::{
    Citation, NotationElectronic, NotationEvidence, RecordDuty, RecordInAdvance, RecordOne, RecordOwner,
    RecordRelief, RecordReply, RecordSheetUse, RecordUnable, Regime, Topic,
};
use arbiter_mate::chess::Color;

use crate::answer::{Limits, OffenceKind, QuestionId, SheetDecision, SheetTime, WhileOpen};
use crate::cite::{cite_all, cites_by, is_carried};
use crate::fact::{NoteKind, SheetKind};
use crate::{Answer, Question, Remedy, Ruling, conduct, penalties};

/// A player asks to be shown the scoresheet, for the `nth` time in this game while he had the move: so often as the
/// rulebook lets him it is shown, after that he distracts the opponent. Without the move he is shown nothing, and it
/// does not count. `None` where the rulebook says nothing of it. FIDE 2018 A.3.2 and B.3.2, 2023 A.4.3 and B.2.3.
///
/// ```
/// use arbiter_laws::{Play, Regulations, Rulebook, Supervision};
/// use arbiter_rules::{chess::Color::White, scoresheet::asked_to_see};
/// let book = Rulebook::by_id("fide-2023").unwrap();
/// let rapid = book.regime(Play::Rapid, Supervision::Competition, &Regulations::default());
/// assert_eq!(asked_to_see(White, true, 5, &rapid).unwrap().len(), 1);
/// assert_eq!(asked_to_see(White, true, 6, &rapid).unwrap().len(), 2); // an offence, and what it costs
/// assert!(asked_to_see(White, true, 6, &book.standard()).is_none());
/// ```
#[must_use]
pub fn asked_to_see(by: Color, has_the_move: bool, nth: u32, regime: &Regime) -> Option<Vec<Answer>> {
    let most = regime.record_ask_sheet().value()?;
    let cites = regime.record_ask_sheet().by();
    if has_the_move && nth > most {
        let about = [Topic::ConductDisturbing, Topic::ConductBreach];
        return Some(penalties::offence_by(
            OffenceKind::Disturbance,
            by,
            cites,
            &about,
            regime,
        ));
    }
    let cites = cites.iter().cloned();
    let ruling = if has_the_move {
        Ruling::no_offence(cites)
    } else {
        Ruling::silence(cites)
    };
    Some(vec![ruling.into()])
}

/// What relieves a player of writing down the moves, as far as a rule asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LowTime {
    /// What his clock shows; `None` without one.
    pub left: Option<Duration>,
    /// The least that it has shown in this period.
    pub least: Option<Duration>,
    /// What each of his moves adds.
    pub increment: Option<Duration>,
    /// Whether somebody has said that it was below the limit.
    pub told: bool,
}

/// Whether moves are written down in such a game. Topic `record.duty`.
#[must_use]
pub fn is_kept(regime: &Regime) -> bool {
    matches!(
        regime.record_duty().value(),
        Some(RecordDuty::Paper | RecordDuty::PaperOrCertified)
    )
}

/// `record.duty`, `record.relief`, `record.relief_below`, `record.relief_increment`: a player's moves are not written down. He
/// completes his scoresheet in his own time, but where he need not write, or no longer.
#[must_use]
pub fn unrecorded(player: Color, time: LowTime, regime: &Regime) -> Option<Vec<Answer>> {
    let duty = regime.record_duty();
    duty.value()?;
    if !is_kept(regime) || is_relieved(time, regime) {
        let cites = cites_by(duty.by(), regime, [Topic::RecordDuty, Topic::RecordLowTime]);
        return Some(vec![Ruling::no_offence(cites).into()]);
    }
    let cites = cite_all(regime, [Topic::RecordDuty, Topic::RecordLowTime]);
    Some(vec![complete(player, SheetTime::Own, cites)])
}

/// A player completes his scoresheet.
pub(crate) fn complete(player: Color, clock: SheetTime, cites: Vec<Citation>) -> Answer {
    let decision = SheetDecision::CompleteSheet { player, clock };
    let remedy = Remedy::CompleteSheet { player, clock };
    Ruling::new(decision, cites).with(remedy).into()
}

/// Whether little time relieves a player of writing. In the oldest text it is his time of now that counts, later the least of
/// the period.
///
/// ```
/// use arbiter_laws::Rulebook;
/// use arbiter_rules::scoresheet::{LowTime, is_relieved};
/// use core::time::Duration;
/// let [now, least] = [306, 298].map(|seconds| Some(Duration::from_secs(seconds)));
/// let time = LowTime { left: now, least, ..LowTime::default() };
/// let relieved = |id| is_relieved(time, &Rulebook::by_id(id).unwrap().standard());
/// assert!(relieved("fide-2005") && !relieved("fide-2001"));
/// ```
#[must_use]
pub fn is_relieved(time: LowTime, regime: &Regime) -> bool {
    let Some(below) = regime.record_relief_below().value() else {
        return false;
    };
    let adds = |needed: Duration| time.increment.is_some_and(|increment| increment >= needed);
    if regime.record_relief_increment().is_some_and(adds) {
        return false;
    }
    let now = time.left.map_or(time.told, |left| left < below);
    match regime.record_relief().value() {
        None | Some(RecordRelief::Now) => now,
        Some(RecordRelief::OnceInPeriod | RecordRelief::RestOfPeriod | RecordRelief::DuringPeriod) => {
            now || time.told || time.least.is_some_and(|least| least < below)
        }
    }
}

/// Whether a player may not write his move down before he makes it.
#[must_use]
pub fn is_ahead_forbidden(regime: &Regime) -> bool {
    let rule = regime.record_in_advance();
    rule.is_some_and(|rule| rule != RecordInAdvance::Allowed)
}

/// A player has written his move down before he made it.
#[must_use]
pub fn written_ahead(player: Color, regime: &Regime) -> Vec<Answer> {
    if is_ahead_forbidden(regime) {
        return penalties::offence(
            OffenceKind::WrittenAhead,
            player,
            &[Topic::RecordInAdvance],
            regime,
        );
    }
    let cites = cite_all(regime, [Topic::RecordInAdvance, Topic::RecordDuty]);
    vec![Ruling::no_offence(cites).into()]
}

/// A line of a scoresheet, as far as a rule asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Line {
    /// Whether it holds a move that is not made yet.
    pub ahead: bool,
    /// Whether that is written to claim a draw or to seal it, as the rulebook wants it.
    pub wanted: bool,
    /// What it is written on.
    pub on: SheetKind,
}

/// A player writes a line. Topics `record.in_advance`, `record.duty`, `notation.electronic`.
#[must_use]
pub fn wrote(player: Color, line: Line, regime: &Regime) -> Vec<Answer> {
    let mut answers = Vec::new();
    if line.ahead && line.wanted {
        answers.push(Ruling::no_offence(cite_all(regime, [Topic::RecordInAdvance])).into());
    } else if line.ahead {
        answers.extend(written_ahead(player, regime));
    }
    if is_kept(regime) && !may_be_kept_on(line.on, regime) {
        let cites = cite_all(regime, [Topic::RecordDuty, Topic::NotationElectronic]);
        answers.push(complete(player, SheetTime::Own, cites));
    } else if is_kept(regime) && line.on != SheetKind::Paper {
        let cites = cite_all(regime, [Topic::RecordDuty, Topic::NotationElectronic]);
        answers.push(Ruling::no_offence(cites).into());
    }
    answers
}

/// Whether moves that stand on such a sheet are recorded.
#[must_use]
pub fn may_be_kept_on(on: SheetKind, regime: &Regime) -> bool {
    let certified_only = regime.notation_electronic() == Some(NotationElectronic::Certified);
    match on {
        SheetKind::Paper => true,
        SheetKind::Electronic => regime.record_duty() == Some(RecordDuty::PaperOrCertified),
        SheetKind::Uncertified => {
            regime.record_duty() == Some(RecordDuty::PaperOrCertified) && !certified_only
        }
    }
}

/// How a player's scoresheet stands when he makes a move.
#[allow(
    clippy::struct_excessive_bools,
    reason = "independent facts, each a question that a rule asks"
)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Sheet {
    /// Whether his previous move is not on it.
    pub behind: bool,
    /// Whether an offer of a draw is not on it.
    pub unmarked: bool,
    /// Whether he was to complete it first, and has not.
    pub ordered: bool,
    /// Whether he still holds that of his opponent.
    pub borrowed: bool,
}

/// A player makes a move: his previous one must be on paper, the opponent's need not. Who was to complete his sheet before he
/// moves, or to give one back, and does not, has done wrong. Topics `record.reply`, `record.offers`, `record.after_flag`,
/// `record.one`.
///
/// ```
/// use arbiter_laws::default_rulebook;
/// use arbiter_rules::scoresheet::{LowTime, Sheet, moved};
/// use arbiter_rules::chess::Color::White;
/// let regime = default_rulebook().standard();
/// let behind = Sheet { behind: true, ..Sheet::default() };
/// assert_eq!(moved(White, behind, LowTime::default(), &regime).len(), 1);
/// assert!(moved(White, Sheet::default(), LowTime::default(), &regime).is_empty());
/// ```
#[must_use]
pub fn moved(player: Color, sheet: Sheet, time: LowTime, regime: &Regime) -> Vec<Answer> {
    if !is_kept(regime) {
        return Vec::new();
    }
    if sheet.borrowed && regime.record_one() == Some(RecordOne::OpponentsSheet) {
        let topics = [Topic::RecordOne, Topic::RecordAfterFlag];
        return with_return(
            !player,
            penalties::offence(OffenceKind::Scoresheet, player, &topics, regime),
        );
    }
    if sheet.ordered {
        let topics = [Topic::RecordAfterFlag, Topic::RecordDuty];
        return penalties::offence(OffenceKind::Scoresheet, player, &topics, regime);
    }
    if is_relieved(time, regime) {
        return Vec::new();
    }
    let own_first = regime.record_reply() == Some(RecordReply::OwnMoveFirst);
    let late = [
        (sheet.behind && own_first, [Topic::RecordReply, Topic::RecordDuty]),
        (
            sheet.unmarked && is_carried(regime, &[Topic::RecordOffers]),
            [Topic::RecordOffers, Topic::OfferRecorded],
        ),
    ];
    let late = late.into_iter().filter(|(is, _)| *is);
    late.map(|(_, topics)| complete(player, SheetTime::Own, cite_all(regime, topics)))
        .collect()
}

fn with_return(of: Color, mut answers: Vec<Answer>) -> Vec<Answer> {
    let (player, clock) = (of, SheetTime::Own);
    if let Some(Answer::Ruling(first)) = answers.first_mut() {
        first.remedies.push(Remedy::ReturnSheet { player, clock });
    }
    answers
}

/// A player marks an offer of a draw; a mark without an offer is remarked on. Topic `record.offers`.
#[must_use]
pub fn marked(player: Color, offered: bool, regime: &Regime) -> Vec<Answer> {
    if !is_kept(regime) || !is_carried(regime, &[Topic::RecordOffers]) {
        return Vec::new();
    }
    let cites = cite_all(regime, [Topic::RecordOffers, Topic::NotationDrawOffer]);
    let remark = (!offered).then_some(Remedy::Remark { player });
    vec![Ruling::no_offence(cites).with_all(remark).into()]
}

/// A player notes something beside the moves. Topic `record.sheet_use`.
#[must_use]
pub fn noted(player: Color, what: NoteKind, regime: &Regime) -> Vec<Answer> {
    if what == NoteKind::Aid {
        let topics = [Topic::ConductAids, Topic::RecordSheetUse];
        return conduct::breach(OffenceKind::Aids, player, &topics, regime);
    }
    let used = regime.record_sheet_use();
    let Some(allowed) = used.value() else {
        return Vec::new();
    };
    if what == NoteKind::Data && allowed == RecordSheetUse::Claims {
        return conduct::breach(OffenceKind::Scoresheet, player, &[Topic::RecordSheetUse], regime);
    }
    vec![Ruling::no_offence(used.by().iter().cloned()).into()]
}

/// A player gives his sheet to the opponent, or is asked for it: for that one's completing, while he has the move, and back
/// before he makes one. Topic `record.one`.
#[must_use]
pub fn lent(of: Color, on_move: bool, incomplete: bool, regime: &Regime) -> Vec<Answer> {
    let rule = regime.record_one();
    if rule != Some(RecordOne::OpponentsSheet) || !is_kept(regime) {
        return Vec::new();
    }
    let cites = cites_by(rule.by(), regime, [Topic::RecordAfterFlag]);
    let answer = if on_move && incomplete {
        complete(!of, SheetTime::Own, cites)
    } else {
        Ruling::goes_on(cites).into()
    };
    with_return(of, vec![answer])
}

/// Somebody writes for a player who cannot: what his clock shows then. Topic `record.relief`.
#[must_use]
pub fn helped(player: Color, disabled: bool, shows: [u64; 2], regime: &Regime) -> Option<Answer> {
    let mut limits = Limits::default();
    match regime.record_unable().value()? {
        RecordUnable::HelperUnlessDisabled if disabled => return None,
        RecordUnable::HelperUnlessDisabled | RecordUnable::Helper => {}
        // Time is taken from him, and nobody is given any.
        RecordUnable::TimeDeducted => limits.most_ms = shows.into_iter().max(),
    }
    let cites = cite_all(regime, [Topic::RecordRelief]);
    let mut question = Question::of_clocks(QuestionId::HelpersTime, shows, None, cites);
    question.while_open = WhileOpen::Everything;
    Some(question.within(limits).about(player).into())
}

/// The arbiter cannot see a sheet; he may at all times. Topic `record.visible`.
#[must_use]
pub fn hidden(player: Color, regime: &Regime) -> Option<Vec<Answer>> {
    regime.record_visible().value()?;
    Some(withheld(player, Topic::RecordVisible, regime))
}

/// A player keeps or destroys his sheet; it belongs to the organiser. Topic `record.owner`.
#[must_use]
pub fn taken(player: Color, regime: &Regime) -> Option<Vec<Answer>> {
    regime.record_owner().value()?;
    Some(withheld(player, Topic::RecordOwner, regime))
}

fn withheld(player: Color, article: Topic, regime: &Regime) -> Vec<Answer> {
    penalties::offence(OffenceKind::Scoresheet, player, &[article], regime)
}

/// A player gives his sheet to an arbiter. Topic `record.owner`.
#[must_use]
pub fn handed_in(regime: &Regime) -> Vec<Answer> {
    let owner = regime.record_owner();
    let cites = cites_by(owner.by(), regime, [Topic::RecordVisible]);
    if owner.is_none() {
        return Vec::new();
    }
    vec![Ruling::no_offence(cites).into()]
}

/// A sheet can be written on no more: whose it is replaces it, where the rulebook says so; else its player goes on with another
/// one, on his own time. Topic `record.owner`.
#[must_use]
pub fn defective(player: Color, regime: &Regime) -> Option<Vec<Answer>> {
    let owner = regime.record_owner();
    let cites = cites_by(owner.by(), regime, [Topic::RecordDuty]);
    let answer = match owner.value()? {
        RecordOwner::Organisers => complete(player, SheetTime::Own, cites),
        RecordOwner::OrganisersReplace => {
            let clock = SheetTime::Neither;
            let decision = SheetDecision::CompleteSheet { player, clock };
            let complete = Remedy::CompleteSheet { player, clock };
            Ruling::new(decision, cites)
                .with(Remedy::ReplaceSheet { player })
                .with(complete)
                .into()
        }
    };
    Some(vec![answer])
}

/// Whether a sheet in another notation than the algebraic proves nothing. Topic `chapter.notation`.
#[must_use]
pub fn is_no_evidence(regime: &Regime) -> bool {
    regime.notation_evidence() == Some(NotationEvidence::NotEvidence)
}

/// A player writes in another notation: he is warned that such a sheet proves nothing.
#[must_use]
pub fn other_notation(player: Color, regime: &Regime) -> Option<Vec<Answer>> {
    if !is_no_evidence(regime) {
        return None;
    }
    let cites = cites_by(regime.notation_evidence().by(), regime, [Topic::RecordDuty]);
    Some(vec![
        Ruling::no_offence(cites).with(Remedy::Warning { player }).into(),
    ])
}
