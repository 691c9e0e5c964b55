//! The program is the arbiter of a game that has none: it notices by itself, takes back what is illegal and asks for what
//! was left unfinished, and none of it has a price. Topics `friends.*`.

use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::{Citation, FriendsNotices, FriendsUnfinished, Regime, Supervision, Topic};
use arbiter_mate::chess::{Color, LegalMove, Piece, Square};

use crate::answer::{Decision, IllegalDecision, MoveDecision, PositionDecision, WhyTakenBack};
use crate::cite::cites_by;
use crate::touch::Duty;
use crate::{Answer, Remedy, Ruling};

/// Whether the program itself notices what happens on the board. Topic `friends.notices`.
///
/// ```
/// use arbiter_laws::{Rulebook, default_rulebook};
/// use arbiter_rules::watched::is_by_program;
/// assert!(is_by_program(&Rulebook::by_id("casual").unwrap().standard()));
/// assert!(!is_by_program(&default_rulebook().standard()));
/// ```
#[must_use]
pub fn is_by_program(regime: &Regime) -> bool {
    regime.friends_notices() == Some(FriendsNotices::Program)
}

/// Whether what happens is seen at once by somebody who may act on it: an arbiter at the board, or the program.
#[must_use]
pub fn is_seen(regime: &Regime) -> bool {
    regime.supervision() == Supervision::Competition || is_by_program(regime)
}

/// A move that is taken back.
#[derive(Debug, Clone)]
pub struct TakenBack<'a> {
    /// Who made it.
    pub player: Color,
    /// What was wrong with it.
    pub why: WhyTakenBack,
    /// The piece that was moved, where it was one.
    pub piece: Option<Piece>,
    /// The square that it left.
    pub from: Option<Square>,
    /// The square on which it was let go.
    pub to: Option<Square>,
    /// The plies that remain.
    pub ply: u32,
    /// Whether the clock was pressed with it.
    pub pressed: bool,
    /// What the articles on the moves of the pieces say that it breaks.
    pub broken: &'a [Topic],
    /// What the pieces touched for it oblige to.
    pub duty: Option<&'a Duty>,
}

/// The pieces stand again as before, both clocks too, and whoever moved moves again. Topic `friends.illegal`.
#[must_use]
pub fn taken_back(found: &TakenBack<'_>, regime: &Regime) -> Vec<Answer> {
    let (player, ply) = (found.player, found.ply);
    let cites = cites_by(&by_program(regime), regime, found.broken.iter().copied());
    let decision = IllegalDecision::MoveTakenBack {
        player,
        why: found.why,
        piece: found.piece,
        from: found.from,
        square: found.to,
    };
    if found.why == WhyTakenBack::OutOfTurn {
        // Who has the move has lost nothing of what he did.
        return vec![Ruling::new(decision, cites).with(Remedy::TakeBack { ply }).into()];
    }
    let press = found.pressed.then_some(Remedy::UndoPress { player });
    let taken = Ruling::new(decision, cites.clone())
        .with(Remedy::TakeBack { ply })
        .with_all(press);
    let back = Ruling::new(PositionDecision::PositionRestored { ply }, cites);
    let mut answers = vec![taken.into(), back.into()];
    answers.extend(found.duty.map(|duty| duty.clone().answer(player)));
    answers
}

/// The articles by which the program itself notices what is illegal, and it is taken back.
fn by_program(regime: &Regime) -> Vec<Citation> {
    [regime.friends_illegal().by(), regime.friends_notices().by()].concat()
}

/// What must be put back after an answer the program puts back itself.
#[must_use]
pub fn by_itself(mut answers: Vec<Answer>) -> Vec<Answer> {
    for answer in &mut answers {
        if let Answer::Ruling(ruling) = answer
            && let Decision::Position(PositionDecision::PositionRestored { .. }) = ruling.decision
        {
            for remedy in &mut ruling.remedies {
                if let Remedy::Restore { ply } = *remedy {
                    *remedy = Remedy::TakeBack { ply };
                }
            }
        }
    }
    answers
}

/// The clock was pressed, and nothing had been moved: it goes back to him.
#[must_use]
pub fn nothing_moved(player: Color, regime: &Regime) -> Vec<Answer> {
    let decision = IllegalDecision::MoveTakenBack {
        player,
        why: WhyTakenBack::NoMove,
        piece: None,
        from: None,
        square: None,
    };
    let cites = cites_by(&by_program(regime), regime, [Topic::MoveAlternate]);
    vec![
        Ruling::new(decision, cites)
            .with(Remedy::UndoPress { player })
            .into(),
    ]
}

/// The clock was pressed in the middle of a legal move: the rook still to be moved, the captured piece still on the board,
/// the pawn still a pawn. `None` where the rulebook does not ask for the rest. Topic `friends.unfinished`.
#[must_use]
pub fn unfinished(player: Color, one: LegalMove, regime: &Regime) -> Option<Vec<Answer>> {
    let asked = regime.friends_unfinished();
    if asked != Some(FriendsUnfinished::AskedFor) {
        return None;
    }
    let taken = Square::new(one.to().file(), one.from().rank());
    let (topic, rest) = match one.castling() {
        Some(side) => (Topic::KingCastling, Remedy::MustCastle { side }),
        None if one.promotion().is_some() => {
            let (square, piece) = (one.to(), None);
            (Topic::PawnPromotion, Remedy::FinishPromotion { square, piece })
        }
        None if one.is_en_passant() => (Topic::PawnEnPassant, Remedy::MustCapture { square: taken }),
        None => (Topic::MoveCapture, Remedy::MustCapture { square: one.to() }),
    };
    let by = [asked.by(), regime.friends_notices().by()].concat();
    let cites = cites_by(&by, regime, [topic]);
    let ruling = Ruling::new(MoveDecision::FinishRequired { player }, cites);
    Some(vec![ruling.with(rest).with(Remedy::UndoPress { player }).into()])
}
