//! Play with blind and visually disabled players: two boards, announcements, when a move is executed, assistants. Topics
//! `blind.*`.
//!
//! What an announcement says is read by the caller: here it is only known which move it names, and in whose words.

use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::{
    BlindAnnounce, BlindAssistant, BlindBoards, BlindDeaf, BlindDiffer, BlindMade, BlindNoAssistant,
    BlindPieces, BlindPromotion, BlindRanks, BlindSlip, BlindTouched, Citation, Regime, Topic,
};
use arbiter_mate::chess::{Color, Square};
use arbiter_notation::variants::{Asked, Drop};
use arbiter_notation::{Announced, NamedIn};

use crate::answer::{
    Choice, ClaimDecision, ClaimReason, DutyDecision, MoveDecision, OffenceKind, OptionId, PositionDecision,
    QuestionId, WhileOpen,
};
use crate::cite::{add, cite_all, cites_by, is_carried};
use crate::fact::ClaimKind;
use crate::illegal_move::times::{self, Times};
use crate::{Answer, Question, Refusal, Remedy, Ruling, penalties};

/// Who of the two cannot see, and who cannot hear; White first.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Seats {
    /// Blind, or visually disabled so that he plays on a special board.
    pub blind: [bool; 2],
    /// Cannot hear an announcement.
    pub deaf: [bool; 2],
}

impl Seats {
    /// Whether a player is blind.
    #[must_use]
    pub const fn is_blind(self, player: Color) -> bool {
        self.blind[player.index()]
    }

    /// Whether one of them is.
    #[must_use]
    pub const fn any(self) -> bool {
        self.blind[0] || self.blind[1]
    }
}

/// Whether such games have rules of their own under this rulebook.
#[must_use]
pub fn is_governed(seats: Seats, regime: &Regime) -> bool {
    seats.any() && is_carried(regime, &[Topic::BlindRules, Topic::BlindAnnounce])
}

/// A player demands that two boards are used. Topic `blind.boards`: either may, where one of them is blind.
///
/// ```
/// use arbiter_rules::blind::{Seats, two_boards};
/// use arbiter_rules::{chess::Color::Black, laws::default_rulebook};
/// let regime = default_rulebook().standard();
/// let blind = Seats { blind: [true, false], deaf: [false, false] };
/// assert_eq!(two_boards(Black, blind, &regime).decision.tag(), "claim_upheld");
/// assert_eq!(two_boards(Black, Seats::default(), &regime).decision.tag(), "claim_rejected");
/// ```
pub fn two_boards(by: Color, seats: Seats, regime: &Regime) -> Ruling {
    let said = regime.blind_boards();
    let (claim, cites) = (
        ClaimKind::TwoBoards,
        cites_by(said.by(), regime, [Topic::BlindBoards]),
    );
    match said.value() {
        Some(BlindBoards::EitherMayDemand) if seats.any() => Ruling::upheld(by, claim, cites),
        Some(BlindBoards::EitherMayDemand) => Ruling::rejected(by, claim, ClaimReason::NotSo, cites),
        Some(BlindBoards::NotApplied) | None => Ruling::rejected(by, claim, ClaimReason::NoSuchRule, cites),
    }
}

/// Whether moves are announced aloud. Topic `blind.announce`.
#[must_use]
pub fn is_announced(seats: Seats, regime: &Regime) -> bool {
    seats.any() && regime.blind_announce() == Some(BlindAnnounce::AnnouncedRepeatedExecuted)
}

/// What was understood of an announcement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Said {
    /// The move; without the piece that a pawn becomes, where it was not named.
    pub played: Asked,
    /// Whether a promotion was announced without naming the new piece.
    pub unnamed: bool,
    /// In whose words the ranks.
    pub ranks: NamedIn,
    /// In whose words pieces and castling.
    pub pieces: NamedIn,
}

impl From<Announced> for Said {
    fn from(said: Announced) -> Self {
        Self {
            played: said.played.into(),
            unnamed: said.unnamed,
            ranks: said.ranks,
            pieces: said.pieces,
        }
    }
}

/// No rulebook has words of its own for a man that is put on the board: those of the language are as good as any.
impl From<Drop> for Said {
    fn from(drop: Drop) -> Self {
        Self {
            played: drop.into(),
            unnamed: false,
            ranks: NamedIn::Appendix,
            pieces: NamedIn::Appendix,
        }
    }
}

/// What is known of a move that is announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Heard {
    /// Whose move.
    pub player: Color,
    /// What was understood of the words; `None` where they name no legal move, or more than one.
    pub said: Option<Said>,
    /// The move that he has made on his board, if he has.
    pub made: Option<Asked>,
    /// The move that he has announced before.
    pub before: Option<Asked>,
    /// Whether the opponent's clock has been started.
    pub clock_started: bool,
    /// Whether the arbiter has allowed other names.
    pub other_names: bool,
}

/// A move is announced. Topics `blind.announce`, `blind.promotion`, `blind.names`, `blind.slip`.
///
/// It must name the move that was made, in the names of the rulebook, with the new piece where that must be named; else it is
/// announced again, at the latest before the opponent's clock is started.
#[must_use]
pub fn announced(heard: &Heard, seats: Seats, regime: &Regime) -> Vec<Answer> {
    let player = heard.player;
    let slip = regime.blind_slip();
    let until_clock = slip == Some(BlindSlip::BeforeOpponentsClock);
    let named = heard.said.map(|said| said.played);
    if let Some(before) = heard.before.filter(|_| heard.clock_started && until_clock) {
        if named.is_some_and(|named| is_same(named, before)) {
            return vec![Ruling::no_offence(cite_all(regime, [Topic::BlindAnnounce])).into()];
        }
        let stays = ClaimDecision::CannotWithdraw { player };
        return vec![Ruling::new(stays, slip.by().iter().cloned()).into()];
    }
    let by = regime.blind_announce().by();
    let Some(said) = heard.said else {
        return vec![again(player, by.to_vec())];
    };
    if heard.made.is_some_and(|made| !is_same(said.played, made)) {
        return vec![again(player, cites_by(slip.by(), regime, [Topic::BlindAnnounce]))];
    }
    if said.unnamed && regime.blind_promotion() == Some(BlindPromotion::MustName) {
        return vec![again(player, regime.blind_promotion().by().to_vec())];
    }
    if said.pieces == NamedIn::Other && regime.blind_pieces() == Some(BlindPieces::German) {
        return vec![again(player, regime.blind_pieces().by().to_vec())];
    }
    let uci = heard.made.unwrap_or(said.played);
    let taken = || understood(player, uci, heard.made.is_some(), seats, regime);
    if said.ranks == NamedIn::Appendix || heard.other_names {
        return taken();
    }
    let ranks = regime.blind_ranks();
    let not_so = again(player, ranks.by().to_vec());
    match ranks.value() {
        Some(BlindRanks::German) => vec![not_so],
        Some(BlindRanks::GermanUnless) => {
            let options = [
                Choice::new(OptionId::Yes).then_all(taken()),
                Choice::new(OptionId::No).then(not_so),
            ];
            let mut question = Question::new(QuestionId::OtherNames, options, ranks.by().iter().cloned());
            question.while_open = WhileOpen::Everything;
            vec![question.about(player).into()]
        }
        Some(BlindRanks::NotApplied) | None => taken(),
    }
}

/// Whether two moves are one; a promotion may be without its piece.
#[must_use]
pub fn is_same(said: Asked, made: Asked) -> bool {
    let (Asked::Move(said), Asked::Move(made)) = (said, made) else {
        return said == made;
    };
    let piece = said.promotion.is_none() || made.promotion.is_none() || said.promotion == made.promotion;
    (said.from, said.to) == (made.from, made.to) && piece
}

/// It is announced, again.
fn again(player: Color, cites: Vec<Citation>) -> Answer {
    Ruling::goes_on(cites).with(Remedy::Announce { player }).into()
}

fn understood(player: Color, uci: Asked, made: bool, seats: Seats, regime: &Regime) -> Vec<Answer> {
    let cites = cites_by(regime.blind_announce().by(), regime, [Topic::BlindAnnounce]);
    let mut answers = vec![Ruling::new(MoveDecision::MoveAnnounced { player, uci }, cites).into()];
    if made && is_by_word(player, seats, regime) {
        let uci = Some(uci);
        let cites = regime.blind_made().by().iter().cloned();
        answers.push(Ruling::new(MoveDecision::MoveMade { player, uci }, cites).into());
    }
    answers
}

/// Whether a player's move is executed only with its announcement. Topic `blind.made`; for a sighted player the normal rules hold.
#[must_use]
pub fn is_by_word(player: Color, seats: Seats, regime: &Regime) -> bool {
    seats.is_blind(player)
        && is_announced(seats, regime)
        && regime.blind_made() == Some(BlindMade::RemovedPlacedAnnounced)
}

/// What a ruling on the move of either player cites in such a game.
#[must_use]
pub fn of_the_move(player: Color, seats: Seats, regime: &Regime) -> Vec<Citation> {
    if seats.is_blind(player) {
        regime.blind_made().by().to_vec()
    } else {
        cite_all(regime, [Topic::BlindSighted])
    }
}

/// The opponent repeats what was announced and executes it on his board: `said` names the same move, or it is announced again.
#[must_use]
pub fn repeated(by: Color, announced: Option<Asked>, said: Option<Asked>, regime: &Regime) -> Vec<Answer> {
    let cites = cites_by(regime.blind_announce().by(), regime, [Topic::BlindAnnounce]);
    let same = announced
        .zip(said)
        .is_some_and(|(one, other)| is_same(other, one));
    if same {
        return vec![Ruling::no_offence(cites).into()];
    }
    vec![again(!by, cites)]
}

/// A player replies to a move that he has not repeated.
pub fn unrepeated(by: Color, regime: &Regime) -> Answer {
    again(by, regime.blind_announce().by().to_vec())
}

/// A player starts the opponent's clock, and his move has not been announced. A blind player's is not executed yet, so that it
/// goes on on his own time; a sighted player's is, and he announces it.
pub fn pressed_unannounced(player: Color, seats: Seats, regime: &Regime) -> Answer {
    if is_by_word(player, seats, regime) {
        let cites = regime.blind_made().by().iter().cloned();
        return Ruling::new(MoveDecision::FinishRequired { player }, cites).into();
    }
    let by = regime.blind_announce().by();
    again(player, cites_by(by, regime, [Topic::BlindSighted]))
}

/// A blind player starts the opponent's clock, and the piece that he captures still stands on his board: his move is not executed
/// yet, so that it goes on on his own time. `None` where such a move is made as others are.
#[must_use]
pub fn pressed_unfinished(player: Color, captured: Square, seats: Seats, regime: &Regime) -> Option<Answer> {
    let square = captured;
    let by_word = is_by_word(player, seats, regime);
    let cites = || regime.blind_made().by().iter().cloned();
    by_word.then(|| {
        let ruling = Ruling::new(MoveDecision::FinishRequired { player }, cites());
        ruling
            .with(Remedy::MustCapture { square })
            .with(Remedy::UndoPress { player })
            .into()
    })
}

/// Whether a piece on a board counts as touched: a blind player's only when it has been taken out of its hole. Topic
/// `blind.touched`.
#[must_use]
pub fn is_touched(taken_out: bool, player: Color, seats: Seats, regime: &Regime) -> bool {
    taken_out || !seats.is_blind(player) || regime.blind_touched() != Some(BlindTouched::TakenOut)
}

/// A piece was felt and left in its hole: that binds nobody.
pub fn only_felt(player: Color, regime: &Regime) -> Answer {
    let by = regime.blind_touched().by().iter().cloned();
    Ruling::new(DutyDecision::NoObligation { player }, by).into()
}

/// The boards differ. Topic `blind.differ`: where both sheets agree, whoever has executed the move wrongly sets up the position
/// of the sheets, after `ply` plies; else the game goes back to where they agree.
#[must_use]
pub fn boards_differ(ply: u32, regime: &Regime) -> Vec<Answer> {
    let said = regime.blind_differ();
    if said != Some(BlindDiffer::ByRecords) {
        return vec![crate::illegal_move::position_unknown(ply, regime)];
    }
    let ruling = Ruling::goes_on(said.by().iter().cloned());
    vec![ruling.with(Remedy::Restore { ply }).into()]
}

/// Boards and sheets differ: back to the ply after which the sheets agree, which may be asked, and the clocks are set.
#[must_use]
pub fn sheets_differ(
    ply: Option<u32>,
    last_known: u32,
    times: Option<Times>,
    regime: &Regime,
) -> Vec<Answer> {
    let said = regime.blind_differ();
    let Some(ply) = ply.filter(|ply| *ply <= last_known && said == Some(BlindDiffer::ByRecords)) else {
        return vec![crate::illegal_move::position_unknown(last_known, regime)];
    };
    let mut cites = cite_all(regime, [Topic::BlindDifferRecords]);
    add(&mut cites, said.by().iter().cloned());
    let ruling = Ruling::restored(ply, cites.clone());
    let clocks = times.map(|times| times::ask(times.logged, times.counters, cites, regime).into());
    core::iter::once(ruling.into()).chain(clocks).collect()
}

/// An assistant's duty by the topic that says it.
const fn topic(duty: BlindAssistant) -> Topic {
    match duty {
        BlindAssistant::Moves => Topic::BlindAssistantMoves,
        BlindAssistant::Announces => Topic::BlindAssistantAnnounces,
        BlindAssistant::Records => Topic::BlindAssistantRecords,
        BlindAssistant::Tells => Topic::BlindAssistantTells,
        BlindAssistant::Claims => Topic::BlindAssistantClaims,
        BlindAssistant::Adjourns => Topic::BlindAssistantAdjourns,
    }
}

/// Whether an assistant of this player has a duty: of a blind one those that the rulebook lists, of a sighted one the first two.
/// Topics `blind.assistant`, `blind.no_assistant`.
///
/// ```
/// use arbiter_rules::blind::{Seats, has_duty};
/// use arbiter_rules::chess::Color::{Black, White};
/// use arbiter_rules::laws::{BlindAssistant, default_rulebook};
/// let (regime, seats) = (default_rulebook().standard(), Seats { blind: [true, false], deaf: [false, false] });
/// assert!(has_duty(White, BlindAssistant::Claims, seats, &regime));
/// assert!(has_duty(Black, BlindAssistant::Announces, seats, &regime));
/// assert!(!has_duty(Black, BlindAssistant::Claims, seats, &regime));
/// ```
#[must_use]
pub fn has_duty(of: Color, duty: BlindAssistant, seats: Seats, regime: &Regime) -> bool {
    if seats.is_blind(of) {
        return regime
            .blind_assistant()
            .value()
            .is_some_and(|duties| duties.contains(duty));
    }
    let first_two = matches!(duty, BlindAssistant::Moves | BlindAssistant::Announces);
    first_two && regime.blind_no_assistant() == Some(BlindNoAssistant::FirstTwoDuties)
}

/// An assistant does his duty.
pub fn does_duty(of: Color, duty: BlindAssistant, seats: Seats, regime: &Regime) -> Answer {
    let cites = if seats.is_blind(of) {
        cite_all(regime, [topic(duty), Topic::BlindAssistant])
    } else {
        cites_by(regime.blind_no_assistant().by(), regime, [topic(duty)])
    };
    Ruling::no_offence(cites).into()
}

/// Whether somebody may assist this player; `others` is whether the opponent has an assistant.
///
/// # Errors
/// [`Refusal::NotThisRole`]: a sighted player has none beside that of a blind opponent, nor where the event lets him have none.
pub fn may_assist(of: Color, others: bool, seats: Seats, regime: &Regime) -> Result<(), Refusal> {
    let sighted = regime.blind_no_assistant() == Some(BlindNoAssistant::FirstTwoDuties);
    if seats.is_blind(of) || sighted && !others {
        return Ok(());
    }
    let by = of.word().into();
    Err(Refusal::NotThisRole { by })
}

/// An assistant is accepted.
pub fn assists(of: Color, seats: Seats, regime: &Regime) -> Answer {
    let topic = if seats.is_blind(of) {
        Topic::BlindAssistant
    } else {
        Topic::BlindNoAssistant
    };
    Ruling::no_offence(cite_all(regime, [topic])).into()
}

/// The assistant tells what he was not asked for: an offence of the player whom he helps.
#[must_use]
pub fn tells_unasked(of: Color, regime: &Regime) -> Vec<Answer> {
    let topics = [Topic::BlindAssistantTells];
    penalties::offence(OffenceKind::Interference, of, &topics, regime)
}

/// The game begins. Topic `blind.deaf`: against a player who cannot hear a blind one needs an assistant, and it waits for him.
#[must_use]
pub fn waits_for_assistant(seats: Seats, assisted: [bool; 2], regime: &Regime) -> Option<Answer> {
    let said = regime.blind_deaf();
    let alone = |of: Color| seats.is_blind(of) && seats.deaf[(!of).index()] && !assisted[of.index()];
    let needed = said == Some(BlindDeaf::Assistant) && Color::ALL.into_iter().any(alone);
    needed.then(|| Ruling::new(PositionDecision::Wait, said.by().iter().cloned()).into())
}

/// A blind player records the moves with a device. Topic `blind.record`; `None` where the rulebook does not speak of it.
#[must_use]
pub fn records_by_device(regime: &Regime) -> Option<Answer> {
    let topics = [Topic::BlindRecord];
    is_carried(regime, &topics).then(|| Ruling::no_offence(cite_all(regime, topics)).into())
}

/// What a ruling on the record of a blind player cites beside the article on recording.
#[must_use]
pub fn of_the_record(regime: &Regime) -> Vec<Citation> {
    cite_all(regime, [Topic::BlindRecord])
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_laws::Rulebook;

    #[test]
    fn where_sheets_differ_the_position_is_restored_once() {
        let regime = Rulebook::by_id("fide-2023").unwrap().standard();
        let answers = sheets_differ(Some(2), 4, None, &regime);
        let [Answer::Ruling(ruling)] = answers.as_slice() else {
            panic!("{answers:?}");
        };
        assert_eq!(ruling.remedies, [Remedy::Restore { ply: 2 }]);
    }
}
