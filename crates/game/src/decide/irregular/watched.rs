//! What the program sees where it is the arbiter: turned into the facts of `arbiter_rules::watched`.

use alloc::vec::Vec;

use arbiter_notation::{WhyIllegal, why_illegal};
use arbiter_rules::Answer;
use arbiter_rules::answer::{IllegalKind, WhyTakenBack};
use arbiter_rules::chess::{Bitboard, Board, Color, LegalMove, Move, Piece, Playable, Square};
use arbiter_rules::laws::{Regime, Topic};
use arbiter_rules::touch::Duty;
use arbiter_rules::variants::{Asked, Variant, WhyNoDrop};
use arbiter_rules::watched::{self, TakenBack};

use super::illegal::{beside_the_move, replacement};
use super::{broken, is_out_of_place};
use crate::asked_of;
use crate::event::HandsAct;
use crate::evolve::settle::{changed, unlawful};
use crate::state::{Fault, Ground, Ply, Situation, State};

/// What is answered to an act of a player's hands.
pub(super) fn after_hands(state: &State, regime: &Regime, player: Color, act: &HandsAct) -> Vec<Answer> {
    let answers = match act {
        HandsAct::Press { .. } => pressed(state, regime, player),
        HandsAct::Lift { .. } if is_replied_to(state, player) => of_last(state, regime, !player, false),
        _ if state.moment.out_of_turn && is_out_of_place(state, player) => out_of_turn(state, regime, player),
        // Where nothing is pressed the move is judged when the hand leaves it.
        HandsAct::Release { .. } if state.clocks.is_none() && state.moment.illegal == Some(player) => {
            let now = state.line.now();
            let ply = unlawful(state, player);
            let kind = ply.illegal.unwrap_or(IllegalKind::Move);
            let touched = super::illegal::of_touches(state, regime, player);
            let facts = Found {
                before: now,
                ply: &ply,
                kind,
                number: state.line.ply() + 1,
                broken: &[],
                duty: touched.as_ref(),
            };
            facts.taken_back(player, false, regime)
        }
        _ => Vec::new(),
    };
    watched::by_itself(answers)
}

/// The clock was pressed after something that is no legal move.
fn pressed(state: &State, regime: &Regime, player: Color) -> Vec<Answer> {
    of_last(state, regime, player, true)
}

/// Whether the opponent begins to reply to something that is no legal move, before the clock was pressed.
fn is_replied_to(state: &State, player: Color) -> bool {
    let last = state.line.last();
    let open = last.is_some_and(|ply| !ply.completed && ply.illegal.is_some());
    open && state.line.player(state.line.ply()) != player
}

/// What is answered to the last thing that a player has done in the place of a legal move.
fn of_last(state: &State, regime: &Regime, player: Color, pressed: bool) -> Vec<Answer> {
    let here =
        |fault: &&Fault| fault.player == player && fault.ply >= state.line.ply() && !beside_the_move(fault);
    let mut open = state.unruled_faults().filter(here);
    let Some((fault, kind)) = open.find_map(|fault| Some((fault, fault.illegal()?))) else {
        return Vec::new();
    };
    let Some(ply) = state
        .line
        .get(fault.ply)
        .filter(|_| kind != IllegalKind::PressWithoutMove)
    else {
        return watched::nothing_moved(player, regime);
    };
    let before = state.line.before(fault.ply);
    let begun = begun(state, before, ply);
    let begun = begun.filter(|_| pressed);
    if let Some(answers) = begun.and_then(|one| watched::unfinished(player, one, regime)) {
        return answers;
    }
    let broken = broken::topics(state, fault.ply, kind);
    let duty = replacement(state, regime, fault, kind, before);
    let facts = Found {
        before,
        ply,
        kind,
        number: fault.ply,
        broken: &broken,
        duty: duty.as_ref(),
    };
    facts.taken_back(player, pressed, regime)
}

/// A piece was let go or taken off while the move was the opponent's.
fn out_of_turn(state: &State, regime: &Regime, player: Color) -> Vec<Answer> {
    let moved = state.table.of(player).released.last();
    let own_stands = state.line.last().is_some_and(|ply| !ply.completed);
    let broken = if own_stands {
        Topic::MoveReleased
    } else {
        Topic::MoveAlternate
    };
    let facts = TakenBack {
        player,
        why: if own_stands {
            WhyTakenBack::TwoMoves
        } else {
            WhyTakenBack::OutOfTurn
        },
        piece: moved.map(|moved| moved.piece),
        from: moved.and_then(|moved| moved.from),
        to: moved.map(|moved| moved.on),
        ply: state.line.ply(),
        pressed: false,
        broken: &[broken],
        duty: None,
    };
    watched::taken_back(&facts, regime)
}

/// The legal move of which the hands have done a part: everything stands as after it but for the rook, the captured piece,
/// or the pawn that is to become another.
pub(super) fn begun(state: &State, before: &Situation, ply: &Ply) -> Option<LegalMove> {
    let played = ply.played?.as_move()?;
    let begun = |one: &LegalMove| one.from() == played.from && one.to() == played.to;
    let one = before.legal_moves()?.moves().iter().copied().find(begun)?;
    let mut board = before.board();
    let piece = board.piece_at(played.from);
    board.set(played.to, piece);
    board.set(played.from, None);
    let same = board == ply.after.board();
    let beside = state
        .before_press
        .as_ref()
        .is_some_and(|before| !before.0.beside.is_empty());
    (same && (beside || before.play(one).board() != board)).then_some(one)
}

/// An illegal move as it stands.
struct Found<'a> {
    before: &'a Situation,
    ply: &'a Ply,
    kind: IllegalKind,
    number: u32,
    broken: &'a [Topic],
    duty: Option<&'a Duty>,
}

impl Found<'_> {
    fn taken_back(&self, player: Color, pressed: bool, regime: &Regime) -> Vec<Answer> {
        let (why, played) = why(self.before, self.ply, self.kind, player);
        let board = self.before.board();
        let facts = TakenBack {
            player,
            why,
            piece: played.and_then(|played| board.piece_at(played.from)),
            from: played.map(|played| played.from),
            to: played.map(|played| played.to),
            ply: self.number - 1,
            pressed,
            broken: self.broken,
            duty: self.duty,
        };
        watched::taken_back(&facts, regime)
    }
}

/// What is wrong with it, and the one move of one piece that it is, where it is one.
fn why(before: &Situation, ply: &Ply, kind: IllegalKind, player: Color) -> (WhyTakenBack, Option<Move>) {
    let (then, now) = (before.board(), ply.after.board());
    let lost = men(&now, player) < men(&then, player);
    let onto_own = || onto_own(&then, &now, player).filter(|_| lost);
    let played = ply.played.and_then(Asked::as_move);
    let one_piece = played.filter(|played| then.piece_at(played.from).is_some());
    let one_piece = one_piece.or_else(onto_own);
    let why = match kind {
        IllegalKind::NotHisPiece => WhyTakenBack::NotHisPiece,
        IllegalKind::KingTaken => WhyTakenBack::KingTaken,
        IllegalKind::Castling => WhyTakenBack::Castling,
        _ if matches!(ply.played, Some(Asked::Drop(_))) => of_a_drop(before, ply),
        IllegalKind::WrongPromotion | IllegalKind::Unpromoted => WhyTakenBack::WrongPromotion,
        _ if men(&now, player) > men(&then, player) => WhyTakenBack::FromNowhere,
        IllegalKind::TwoMoves => WhyTakenBack::TwoMoves,
        _ => match one_piece {
            Some(played) => of_a_move(before, played),
            None if lost => WhyTakenBack::Vanished,
            None => WhyTakenBack::NotLegal,
        },
    };
    let one_piece = one_piece.filter(|_| !matches!(why, WhyTakenBack::TwoMoves | WhyTakenBack::FromNowhere));
    (why, one_piece)
}

/// The move of a piece to where one of the same colour stood.
fn onto_own(then: &Board, now: &Board, player: Color) -> Option<Move> {
    let (gone, come) = changed(*then, *now, player);
    let to = come.single()?;
    let left = |from: &Square| *from != to && then.piece_at(*from) == now.piece_at(to);
    let from = gone.into_iter().find(left)?;
    Some(Move {
        from,
        to,
        promotion: None,
    })
}

fn men(board: &Board, of: Color) -> u32 {
    board.by_color(of).len()
}

/// Why a man in hand may not be put there.
fn of_a_drop(before: &Situation, ply: &Ply) -> WhyTakenBack {
    let Some(Asked::Drop(drop)) = ply.played else {
        return WhyTakenBack::NotLegal;
    };
    match asked_of!(before, game => Variant::why_no_drop(game, drop), _bare => None) {
        Some(WhyNoDrop::NotInHand | WhyNoDrop::King) => WhyTakenBack::NotInHand,
        Some(WhyNoDrop::Occupied) => WhyTakenBack::Occupied,
        Some(WhyNoDrop::PawnOnLastRank) => WhyTakenBack::PawnOnLastRank,
        Some(WhyNoDrop::StillInCheck) => WhyTakenBack::StillInCheck,
        _ => WhyTakenBack::FromNowhere,
    }
}

fn of_a_move(before: &Situation, played: Move) -> WhyTakenBack {
    let found = match &before.ground {
        Ground::Lawful(position) => of(position, played),
        Ground::Irregular(position) => of(position, played),
        Ground::Impossible(_) => None,
    };
    found.unwrap_or(WhyTakenBack::NotLegal)
}

fn of<P: Playable>(position: &P, played: Move) -> Option<WhyTakenBack> {
    let Piece { role, .. } = position.board().piece_at(played.from)?;
    let (why, _) = why_illegal(position, role, Bitboard::from(played.from), played.to);
    Some(match why {
        WhyIllegal::OwnPieceThere => WhyTakenBack::OwnPiece,
        WhyIllegal::CannotReach => WhyTakenBack::CannotReach,
        WhyIllegal::Blocked => WhyTakenBack::Jumped,
        WhyIllegal::NothingToCapture => WhyTakenBack::NothingToCapture,
        WhyIllegal::StillInCheck => WhyTakenBack::StillInCheck,
        WhyIllegal::LeavesKingInCheck => WhyTakenBack::IntoCheck,
        _ => WhyTakenBack::NotLegal,
    })
}
