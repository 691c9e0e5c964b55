//! The facts of an illegal move: who, when, what followed, what the clocks show and showed.

use alloc::vec::Vec;

use arbiter_rules::answer::{IllegalKind, MateVerdict};
use arbiter_rules::castling::is_among;
use arbiter_rules::chess::{Board, Color, LegalMove, Move, Piece, Rank, Role, Square};
use arbiter_rules::illegal_move::{self, Earlier, IllegalMove, Noticed, Stage, Times};
use arbiter_rules::laws::Regime;
use arbiter_rules::touch::{self, Duty, TouchOrder, Touched};
use arbiter_rules::variants::{Asked, Legal};
use arbiter_rules::{Answer, Remedy};

use super::broken;
use crate::decide::mate;
use crate::evolve::line::is_last_rank;
use crate::state::{Fault, Ply, Situation, State, Touch};

/// Which illegal move somebody means.
#[derive(Debug, Clone, Copy, Default)]
pub(in crate::decide) struct Which {
    /// Only one of this player.
    pub side: Option<Color>,
    /// Only one at this ply.
    pub ply: Option<u32>,
    /// Only of this kind.
    pub only: Option<IllegalKind>,
}

/// Somebody says that a move was illegal: it is held against what is known.
pub(in crate::decide) fn told(
    state: &State,
    regime: &Regime,
    noticed: Noticed,
    claimant: Option<Color>,
    which: &Which,
) -> Vec<Answer> {
    let meant = |fault: &&Fault| {
        let kind = fault.illegal();
        let kind = kind.is_some_and(|kind| which.only.is_none_or(|only| only == kind));
        let side = which.side.is_none_or(|side| side == fault.player);
        kind && side && which.ply.is_none_or(|ply| ply == fault.ply)
    };
    // The last one that is still open: what stands on the board follows from it.
    let last = |fault: &&Fault| (fault.ply, !beside_the_move(fault));
    if let Some(fault) = state.unruled_faults().filter(meant).max_by_key(last) {
        return found(state, regime, fault, noticed);
    }
    if let Some(answers) = not_pressed(state, regime, noticed, which) {
        return answers;
    }
    alloc::vec![illegal_move::not_so(noticed, claimant, regime)]
}

/// Illegal moves that nobody has ruled on yet.
pub(in crate::decide) fn open(state: &State) -> impl Iterator<Item = &Fault> {
    state.unruled_faults().filter(|fault| fault.illegal().is_some())
}

/// Two hands are a fault beside the move itself: where that was illegal too, the position must be restored.
pub(in crate::decide) fn beside_the_move(fault: &Fault) -> bool {
    fault.illegal() == Some(IllegalKind::TwoHands)
}

/// What the Laws say of a fault that is noticed now.
pub(in crate::decide) fn found(
    state: &State,
    regime: &Regime,
    fault: &Fault,
    noticed: Noticed,
) -> Vec<Answer> {
    let Some(kind) = fault.illegal() else {
        return Vec::new();
    };
    let ply = state.line.get(fault.ply);
    let stage = stage(state, fault, kind);
    let before = *state.line.before(fault.ply);
    let duty = if kind == IllegalKind::PressWithoutMove && stage < Stage::Answered {
        bound_so_far(state, regime, fault.player)
    } else {
        replacement(state, regime, fault, kind, &before)
    };
    let lawful = last_lawful(state, fault.ply);
    let can_mate = |winner: Color| mate::verdict_on(&lawful, winner);
    let broken = broken::topics(state, fault.ply, kind);
    let facts = IllegalMove {
        broken: &broken,
        completed: ply.is_none_or(|ply| ply.completed) || kind == IllegalKind::PressWithoutMove,
        stage,
        second: second(state, fault),
        earlier: earlier(state, fault),
        plainly_wrong: plainly_wrong(state),
        unpromoted: unpromoted(ply, kind, fault.player).filter(|_| stage < Stage::Answered),
        last_known: last_known(state).filter(|known| *known + 1 < fault.ply),
        replacement: duty.as_ref(),
        times: times(state, fault.player, fault.ply, Some(fault)),
        ..plain(state, (fault.player, kind, fault.ply), noticed, &can_mate)
    };
    illegal_move::rule(&facts, regime)
}

/// The last lawful position before a ply: after a fault that nobody had noticed there is none just before it.
fn last_lawful(state: &State, ply: u32) -> Situation {
    let mut before = (state.line.base()..ply).rev().map(|ply| state.line.at(ply));
    let lawful = before.find(|situation| situation.lawful().is_some());
    *lawful.unwrap_or_else(|| state.line.before(ply))
}

/// A piece stands where it may not, but no press has completed it.
fn not_pressed(state: &State, regime: &Regime, noticed: Noticed, which: &Which) -> Option<Vec<Answer>> {
    let now = state.line.now();
    let offender = now.turn();
    let acted = !state.table.of(offender).released.is_empty();
    let wrong = state.table.put_right(&now.board()) != now.board() && acted;
    let meant = which.side.is_none_or(|side| side == offender) && which.ply.is_none();
    if !wrong || !meant {
        return None;
    }
    let duty = of_touches(state, regime, offender);
    let before = *now;
    let can_mate = |winner: Color| mate::verdict_on(&before, winner);
    let ply = state.line.ply() + 1;
    let facts = IllegalMove {
        completed: false,
        replacement: duty.as_ref(),
        times: times(state, offender, ply, None),
        ..plain(state, (offender, IllegalKind::Move, ply), noticed, &can_mate)
    };
    Some(illegal_move::rule(&facts, regime))
}

/// An illegal move at a ply, completed, after which nothing has been done and beside which nothing is wrong.
fn plain<'a>(
    state: &State,
    (player, kind, ply): (Color, IllegalKind, u32),
    noticed: Noticed,
    can_mate: &'a dyn Fn(Color) -> MateVerdict,
) -> IllegalMove<'a> {
    IllegalMove {
        player,
        kind,
        broken: &[],
        ply,
        counted: state.of(player).illegal_moves,
        completed: true,
        stage: Stage::Fresh,
        noticed,
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

/// What the pieces that a player has touched for a move that was not made oblige to.
pub(super) fn of_touches(state: &State, regime: &Regime, offender: Color) -> Option<Duty> {
    let legal = state.line.now().legal_moves()?;
    let on_board = touched(state, offender);
    let in_hand = from_hand(&state.table.of(offender).touched, offender);
    if on_board.is_empty() && !in_hand.is_empty() {
        let all: Vec<Legal> = legal.iter().collect();
        return touch::reserve(offender, &in_hand, &all, regime);
    }
    touch::duty(offender, &on_board, legal.moves(), regime)
}

/// What a player is bound to who has let nothing go: by what he has touched, and by what was ruled of it.
fn bound_so_far(state: &State, regime: &Regime, player: Color) -> Option<Duty> {
    let touched = of_touches(state, regime, player);
    let table = &state.table;
    let Some(ruled) = table.duty.as_ref().filter(|_| table.bound == Some(player)) else {
        return touched;
    };
    let legal: Vec<Legal> = state.line.now().legal_moves()?.iter().collect();
    let left = legal.into_iter().filter(|one| is_among(*one, ruled)).collect();
    match touched {
        Some(Duty::Bound { remedies, cites, .. }) => Some(Duty::Bound {
            moves: left,
            remedies,
            cites,
        }),
        _ => Some(Duty::Bound {
            moves: left,
            remedies: Vec::new(),
            cites: table.why.clone(),
        }),
    }
}

/// The men in hand that a player has taken up to put them on the board.
fn from_hand(touched: &[Touch], player: Color) -> Vec<Role> {
    let in_hand = touched.iter().filter(|touch| touch.is_from_hand(player));
    in_hand.map(|touch| touch.piece.role).collect()
}

/// Both agree on a correction.
pub(in crate::decide) fn agreed(state: &State, regime: &Regime, fault: &Fault) -> Vec<Answer> {
    let Some(kind) = fault.illegal() else {
        return Vec::new();
    };
    let (by, can_mate) = (Noticed::ByArbiter, |_| MateVerdict::Undetermined);
    let broken = broken::topics(state, fault.ply, kind);
    let facts = IllegalMove {
        broken: &broken,
        stage: Stage::Answered,
        ..plain(state, (fault.player, kind, fault.ply), by, &can_mate)
    };
    illegal_move::by_agreement(&facts, regime).unwrap_or_else(|| illegal_move::rule(&facts, regime))
}

fn stage(state: &State, fault: &Fault, kind: IllegalKind) -> Stage {
    let opponent = !fault.player;
    let answered = match kind {
        IllegalKind::PressWithoutMove => state.line.ply() >= fault.ply,
        _ => state.line.ply() > fault.ply,
    };
    let touched = state
        .table
        .of(opponent)
        .touched
        .iter()
        .any(|touch| touch.is_meant());
    match (answered, touched) {
        (true, _) => Stage::Answered,
        (false, true) => Stage::Touched,
        (false, false) => Stage::Fresh,
    }
}

/// Another fault of the same act.
fn second(state: &State, fault: &Fault) -> Option<IllegalKind> {
    let same =
        |other: &&Fault| other.ply == fault.ply && other.player == fault.player && other.kind != fault.kind;
    state.unruled_faults().filter(same).find_map(Fault::illegal)
}

/// The opponent's illegal move just before, if nobody has noticed it.
fn earlier(state: &State, fault: &Fault) -> Option<Earlier> {
    let just_before = |other: &&Fault| other.ply + 1 == fault.ply && other.player != fault.player;
    let told = |other: &Fault| {
        Some(Earlier {
            kind: other.illegal()?,
            ply: other.ply,
            counted: state.of(other.player).illegal_moves,
        })
    };
    state.unruled_faults().filter(just_before).find_map(told)
}

/// Whether both kings are in check, or a pawn stands on a last rank.
pub(in crate::decide) fn plainly_wrong(state: &State) -> bool {
    let board = state.line.now().board();
    let attacked = |of: Color| {
        let king = board.king(of);
        king.is_some_and(|king| board.attackers(king, !of, board.occupied()).any())
    };
    let last = |square: Square| matches!(square.rank(), Rank::First | Rank::Eighth);
    let pawn = board.by_role(Role::Pawn).into_iter().any(last);
    pawn || Color::ALL.into_iter().all(attacked)
}

/// Where an unpromoted pawn stands, and whether a queen there would be checkmate.
fn unpromoted(ply: Option<&Ply>, kind: IllegalKind, player: Color) -> Option<(Square, bool)> {
    if kind != IllegalKind::Unpromoted {
        return None;
    }
    let ply = ply?;
    let mut setup = ply.after.setup();
    let pawn = Piece {
        color: player,
        role: Role::Pawn,
    };
    let stands =
        |square: &Square| is_last_rank(*square, player) && setup.board.piece_at(*square) == Some(pawn);
    let square = Square::ALL.into_iter().find(stands)?;
    setup.board.set(
        square,
        Some(Piece {
            role: Role::Queen,
            ..pawn
        }),
    );
    Some((square, Situation::of(&setup, ply.after.beside).is_checkmate()))
}

/// The last ply that a complete scoresheet shows, where both are known to stop before the end.
pub(in crate::decide) fn last_known(state: &State) -> Option<u32> {
    let [white, black] = &state.players;
    let longest = white.recorded?.max(black.recorded?);
    Some((2 * longest).max(state.line.base()))
}

/// What the pieces touched for the illegal move oblige to in the position before.
pub(super) fn replacement(
    state: &State,
    regime: &Regime,
    fault: &Fault,
    kind: IllegalKind,
    before: &Situation,
) -> Option<Duty> {
    if matches!(
        kind,
        IllegalKind::PressWithoutMove | IllegalKind::TwoHands | IllegalKind::TwoMoves
    ) {
        return None;
    }
    let legal = before.legal_moves()?;
    let last = state.line.ply() < fault.ply + 2;
    let board = before.board();
    let by_hand: Vec<Touched> = if last {
        let touches = state.table.before[fault.player.index()].iter();
        let meant = touches.filter(|touch| touch.is_meant());
        meant.filter_map(|touch| touch.on(&board)).collect()
    } else {
        Vec::new()
    };
    let played = state.line.get(fault.ply).and_then(|ply| ply.played);
    let mut in_hand = from_hand(&state.table.before[fault.player.index()], fault.player);
    in_hand.retain(|_| last);
    let touched = match (by_hand.is_empty(), played) {
        (false, _) => by_hand,
        (true, Some(Asked::Drop(drop))) => {
            let all: Vec<Legal> = legal.iter().collect();
            let roles = if in_hand.is_empty() {
                &[drop.role]
            } else {
                in_hand.as_slice()
            };
            let duty = touch::reserve(fault.player, roles, &all, regime);
            return ruled_before(state, duty, &all, last);
        }
        (true, Some(Asked::Move(played))) => by_move(played, &board),
        (true, None) => {
            let all: Vec<Legal> = legal.iter().collect();
            return ruled_before(state, None, &all, last);
        }
    };
    let duty = touch::duty(fault.player, &touched, legal.moves(), regime);
    let duty = duty.map(|duty| released(duty, played, kind, regime));
    let all: Vec<Legal> = legal.iter().collect();
    ruled_before(state, duty, &all, last)
}

/// What had been ruled before the fault holds, whatever was touched for it: it is what was ruled, as far as the touches leave
/// more than one of these moves.
fn ruled_before(state: &State, duty: Option<Duty>, legal: &[Legal], last: bool) -> Option<Duty> {
    let ruled = state.table.imposed_before.as_ref().filter(|_| last);
    let left = |one: &Legal| ruled.is_none_or(|ruled| is_among(*one, ruled));
    let moves: Vec<Legal> = legal.iter().copied().filter(left).collect();
    if ruled.is_none() || moves.is_empty() {
        return duty;
    }
    match duty {
        Some(Duty::Bound {
            moves: touched,
            remedies,
            cites,
        }) if touched.iter().any(left) => {
            let moves = touched.into_iter().filter(left).collect();
            Some(Duty::Bound {
                moves,
                remedies,
                cites,
            })
        }
        _ => {
            let from = |one: &Legal| one.as_move().map(LegalMove::from);
            let first = moves.first().and_then(from);
            let square = first.filter(|_| moves.iter().all(|one| from(one) == first));
            Some(Duty::Bound {
                remedies: square
                    .map(|square| Remedy::MustMove { square })
                    .into_iter()
                    .collect(),
                cites: state.table.why_before.clone(),
                moves,
            })
        }
    }
}

/// The pieces that a move touches: the one that moves, and one of the opponent where it goes.
fn by_move(played: Move, board: &Board) -> Vec<Touched> {
    let squares = [played.from, played.to].into_iter();
    let touched = squares.filter_map(|square| {
        let piece = board.piece_at(square)?;
        Some(Touched {
            square,
            piece,
            order: TouchOrder::After,
            announced: false,
        })
    });
    touched.collect()
}

/// `illegal.replacement`: where released pieces bind too, a piece let go as part of a legal move that was not finished
/// stays there: a pawn on the last rank, a king two squares away, a piece beside the one that it captures.
fn released(mut duty: Duty, played: Option<Asked>, kind: IllegalKind, regime: &Regime) -> Duty {
    let made = illegal_move::released_binds_too(regime);
    if let (Duty::Bound { moves, .. }, Some(played), true) = (&mut duty, played, made) {
        let pawn = matches!(kind, IllegalKind::Unpromoted | IllegalKind::WrongPromotion);
        let begun = |one: &Legal| {
            let from = one.as_move().map(LegalMove::from);
            one.to() == played.to() && (pawn || from == played.from())
        };
        if moves.iter().any(begun) {
            moves.retain(begun);
        }
    }
    duty
}

fn touched(state: &State, player: Color) -> Vec<Touched> {
    let board = state.line.now().board();
    let touched = state.table.of(player).touched.iter();
    touched.filter_map(|touch| touch.on(&board)).collect()
}

/// What the clocks show, and showed in the position before a ply.
pub(in crate::decide) fn times(
    state: &State,
    offender: Color,
    ply: u32,
    fault: Option<&Fault>,
) -> Option<Times> {
    let clocks = state.clocks.as_ref()?;
    let shows = clocks.displays();
    let logged = state
        .line
        .get(ply.saturating_sub(1))
        .map(|before| before.clocks.map(u64::from));
    // Moves made before the first event have no times in the log.
    let logged = match logged {
        Some([0, 0]) => shows,
        Some(logged) => logged,
        None if state.line.ply() <= ply => shows,
        None => clocks.begun,
    };
    let made = |of: Color| u32::midpoint(ply.saturating_sub(1), of.fold(1, 0));
    let counters = Color::ALL.map(|of| u16::try_from(made(of)).unwrap_or(u16::MAX));
    Some(Times {
        shows,
        logged,
        counters,
        gained: fault.map_or(0, |fault| gained(state, offender, fault)),
    })
}

/// What the press after a fault gained: as the device has it, or for moves before the first event as it is set.
fn gained(state: &State, offender: Color, fault: &Fault) -> u64 {
    let Some(clocks) = &state.clocks else { return 0 };
    let display = clocks.device.display(offender);
    if let Some(press) = fault.press {
        let index = usize::from(press).saturating_sub(1);
        return display.presses().get(index).map_or(0, |press| press.granted);
    }
    let setting = clocks.device.setting();
    let period = setting.of(offender).period(display.period());
    period.map_or(0, |period| period.bonus.increment())
}
