//! When hands have come to rest: has a move been made, is one begun, or can nothing lawful come of it?

use arbiter_rules::answer::IllegalKind;
use arbiter_rules::chess::{Bitboard, Board, Color, LegalMove, Move, Role, Square};
use arbiter_rules::fact::FactKind;
use arbiter_rules::variants::{Asked, Drop, Legal};

use super::castling::after_the_king;
use super::line::{board_ply, illegal_kind, illegal_ply, is_last_rank, legal_ply, note_clocks};
use crate::state::{Fault, FaultKind, Ply, Released, Situation, State};

/// A piece has been let go.
pub(super) fn after_release(state: &mut State, player: Color) {
    // The rest of castling for which the king was put back is no move of the rook.
    if after_the_king(state, player).is_some() {
        state.moment.illegal = Some(player);
        return;
    }
    if !at_rest(state, player) || made(state, player) {
        return;
    }
    if !may_come(state, player) {
        state.moment.illegal = Some(player);
    }
}

/// A piece has been taken off the board.
pub(super) fn after_removal(state: &mut State, player: Color) {
    if at_rest(state, player) {
        made(state, player);
    }
}

fn at_rest(state: &State, player: Color) -> bool {
    let acts = state.table.of(player);
    let moved = state.line.now().turn() == player && !acts.released.is_empty();
    let empty = acts.held.is_none() && acts.aside.is_empty();
    let stands = || meant(state) != state.line.now().board() || dropped(state, player).is_some();
    moved && empty && stands()
}

/// What the hands of the side to move have left that no legal move leaves.
pub(crate) fn unlawful(state: &State, player: Color) -> Ply {
    let (now, chess960) = (state.line.now(), state.chess960.is_some());
    match dropped(state, player) {
        Some(drop) => illegal_ply(now, drop.into(), chess960),
        None => illegal_kind(now, board_ply(now, meant(state)), chess960),
    }
}

/// A man from the pocket that was put where one of the same player stands, and nothing else: the board alone would tell it as
/// a move of that one, or as none.
fn dropped(state: &State, player: Color) -> Option<Drop> {
    let now = state.line.now();
    now.beside.pockets()?;
    let acts = state.table.of(player);
    let held = acts.held.and_then(|held| Some((held.piece, held.from, held.on?)));
    let let_go = |last: &Released| (last.piece, last.from, last.on);
    let (piece, from, to) = held.or_else(|| acts.released.last().map(let_go))?;
    let onto_own = piece.color == player && now.board().color_at(to) == Some(player);
    let (gone, come) = changed(now.board(), meant(state), player);
    let else_unmoved = (gone | come).into_iter().all(|square| square == to);
    let role = piece.role;
    (from.is_none() && onto_own && else_unmoved).then_some(Drop { role, to })
}

/// Whether two pieces share a square, but for one where a piece was put while the move was the opponent's.
pub(super) fn is_crowded(state: &State) -> bool {
    let table = &state.table;
    let mut beside = table.beside.iter();
    beside.any(|(square, _)| !table.displaced.contains(square))
}

/// What stands on the board, but for pieces that were pushed over.
pub(crate) fn meant(state: &State) -> Board {
    state.table.put_right(&state.line.now().board())
}

/// Whether what stands on the board is what a legal move leaves; then it has been made.
fn made(state: &mut State, player: Color) -> bool {
    let now = *state.line.now();
    if is_crowded(state) {
        return false;
    }
    let Some(one) = legal_between(&now, meant(state)) else {
        return false;
    };
    let promotion = one.as_move().and_then(LegalMove::promotion);
    if one
        .as_move()
        .is_some_and(|one| waits_for_rook(state, player, one))
    {
        return false;
    }
    let stood = |released: &Released| released.piece.role == Role::Pawn && released.on == one.to();
    let pawn_stood_there = state.table.of(player).released.iter().any(stood);
    push(state, player, legal_ply(&now, one));
    state.moment.made = Some(player);
    state.moment.promoted_apart = promotion.filter(|_| !pawn_stood_there).map(|_| one.to());
    true
}

/// The legal move after which this board stands.
pub(super) fn legal_between(now: &Situation, board: Board) -> Option<Legal> {
    let before = now.board();
    let own = now.turn();
    let (gone, come) = changed(before, board, own);
    let leaves = |one: &Legal| now.play(*one).board() == board;
    if let (Some(from), Some(to)) = (gone.single(), come.single()) {
        let plain = now.legal(carried(&before, &board, from, to)).filter(leaves);
        if plain.is_some() {
            return plain;
        }
    }
    if let (true, Some(to)) = (gone.is_empty(), come.single()) {
        let drop = board.role_at(to).map(|role| Drop { role, to })?;
        return now.legal(drop).filter(leaves);
    }
    let moves = now.legal_moves()?;
    let mut castling = moves.moves().iter().filter(|one| one.castling().is_some());
    castling.find_map(|one| Some(Legal::Move(*one)).filter(leaves))
}

/// The squares that pieces of one colour have left, and those on which others of it stand now.
pub(crate) fn changed(before: Board, after: Board, of: Color) -> (Bitboard, Bitboard) {
    let (mut gone, mut come) = (Bitboard::EMPTY, Bitboard::EMPTY);
    let mine = |board: &Board, square: Square| board.piece_at(square).filter(|piece| piece.color == of);
    for square in Square::ALL {
        let (old, new) = (mine(&before, square), mine(&after, square));
        if old != new {
            if old.is_some() {
                gone.insert(square);
            }
            if new.is_some() {
                come.insert(square);
            }
        }
    }
    (gone, come)
}

/// Whether a legal move is begun that further acts can finish: the rook's part of castling, the new piece of a
/// promotion, a captured piece to be taken off.
fn may_come(state: &State, player: Color) -> bool {
    let now = state.line.now();
    let acts = state.table.of(player);
    let Some(released) = acts.released.last() else {
        return true;
    };
    let Some(moves) = now.legal_moves() else {
        return false;
    };
    let moves = moves.moves();
    let Some(from) = released.from else {
        // A new piece is on the board; its pawn may still be there.
        return is_last_rank(released.on, player)
            && moves
                .iter()
                .any(|one| one.to() == released.on && one.promotion() == Some(released.piece.role));
    };
    moves.iter().any(|one| {
        let steps = one.from() == from && one.to() == released.on;
        let capture_left = || is_crowded(state) || one.is_en_passant();
        let open = one.castling().is_some() || one.promotion().is_some() || capture_left();
        steps && open
    })
}

/// Whether a step of the king is only the first half of castling: he stands where castling leaves him, and the player has
/// said that he is about to castle.
fn waits_for_rook(state: &State, player: Color, step: LegalMove) -> bool {
    let half = |one: &LegalMove| is_half(*one, step.named()) && *one != step;
    let moves = state.line.now().legal_moves();
    state.table.of(player).castling && moves.is_some_and(|moves| moves.moves().iter().any(half))
}

/// Whether this is the king's half of castling.
fn is_half(castling: LegalMove, step: Move) -> bool {
    castling.castling().is_some() && (castling.from(), castling.to()) == (step.from, step.to)
}

/// The plain move that stands on the board although castling was announced, once the clock is pressed.
pub(super) fn left_plain(state: &State, player: Color) -> Option<LegalMove> {
    let plain = || legal_between(state.line.now(), meant(state));
    let rest = at_rest(state, player) && !is_crowded(state);
    rest.then(plain)??
        .as_move()
        .filter(|one| waits_for_rook(state, player, *one))
}

/// A king who stepped to where castling leaves him has made a plain move, until the rook of that castling follows: then the
/// step was its first half, and the move is open again.
pub(super) fn rook_follows(state: &mut State, player: Color, rook: Square) {
    let ply = state.line.ply();
    let Some(last) = state
        .line
        .last()
        .filter(|ply| !ply.completed && ply.illegal.is_none())
    else {
        return;
    };
    let played = last.played.and_then(Asked::as_move);
    let Some(step) = played.filter(|_| !state.is_over()) else {
        return;
    };
    let (now, before) = (state.line.now(), *state.line.before(ply));
    let plain = before
        .legal_move(step)
        .is_some_and(|one| one.castling().is_none());
    if now.turn() == player || before.turn() != player || state.table.board != now.board() || !plain {
        return;
    }
    let follows = |one: &&LegalMove| is_half(**one, step) && one.rook_from() == Some(rook);
    let king = before.board().piece_at(step.from);
    let castles = before
        .legal_moves()
        .is_some_and(|moves| moves.moves().iter().any(|one| follows(&one)));
    let Some(piece) = king.filter(|_| castles) else {
        return;
    };
    state.line.truncate(ply - 1);
    let table = &mut state.table;
    table.duty = table.duty_before.take();
    table.obliged = table.obliged_before.take();
    table.imposed = table.imposed_before.take();
    table.why = core::mem::take(&mut table.why_before);
    let touched = core::mem::take(&mut table.before[player.index()]);
    let acts = table.of_mut(player);
    acts.touched = touched;
    let (from, on) = (Some(step.from), step.to);
    acts.released = alloc::vec![Released { piece, from, on }];
}

/// Where nothing binds before the press, who takes up a man after his move has not made it: what he has put on the board stays
/// there, and he goes on from it.
pub(super) fn is_open_again(state: &mut State, player: Color) {
    let last = state.line.last();
    let open = last.is_some_and(|ply| !ply.completed && ply.illegal.is_none());
    if open && !state.is_over() && state.line.player(state.line.ply()) == player {
        state.line.truncate(state.line.ply() - 1);
    }
}

/// A move has been made: it stands, and what led to it is over.
pub(super) fn push(state: &mut State, player: Color, ply: Ply) {
    let acts = state.table.of_mut(player);
    let two_hands = acts.two_hands;
    let touched = core::mem::take(&mut acts.touched);
    state.table.before[player.index()] = touched;
    for acts in &mut state.table.acts {
        acts.clear();
    }
    state.table.duty_before = state.table.duty.take();
    state.table.obliged_before = state.table.obliged.take();
    state.table.why_before = core::mem::take(&mut state.table.why);
    state.table.bound = None;
    state.table.imposed_before = state.table.imposed.take();
    state.table.castled = None;
    state.line.push(Ply {
        completed: false,
        ..ply
    });
    note_clocks(state);
    if two_hands {
        note_fault(state, player, FaultKind::Illegal(IllegalKind::TwoHands), None);
    }
}

/// The opponent plays on, and nobody has said anything: the game goes on from what stands on the board, which is what the
/// last move has become.
pub(super) fn goes_on(state: &mut State) {
    let (ply, board) = (state.line.ply(), state.table.board);
    let Some(was) = state.line.get(ply).copied() else {
        return;
    };
    let before = *state.line.before(ply);
    let player = before.turn();
    let now = match legal_between(&before, board) {
        Some(one) => legal_ply(&before, one),
        None => illegal_kind(&before, board_ply(&before, board), state.chess960.is_some()),
    };
    state.line.truncate(ply - 1);
    state.line.push(Ply {
        played: now.played,
        after: now.after,
        key: now.key,
        illegal: now.illegal,
        ..was
    });
    state.table.displaced.clear();
    state.table.strays.clear();
    let displaced = FaultKind::Fact(FactKind::DisplacedPiece);
    state
        .faults
        .retain(|fault| fault.kind != displaced || fault.ply < ply);
    if let Some(kind) = now.illegal {
        note_fault(state, player, FaultKind::Illegal(kind), was.press);
        if let Some(fault) = state.faults.last_mut() {
            fault.seen = false;
        }
    }
}

/// Remembers a fault of the last ply.
pub(super) fn note_fault(state: &mut State, player: Color, kind: FaultKind, press: Option<u16>) {
    let due = u32::from(kind == FaultKind::Illegal(IllegalKind::PressWithoutMove));
    state.faults.push(Fault {
        kind,
        player,
        ply: state.line.ply() + due,
        at: state.at,
        seen: state.moment.seen,
        ruled: false,
        press,
    });
}

/// The move that the hands of the side to move have carried out, as far as it can be written.
pub(crate) fn written(now: &Situation, board: Board) -> Option<Asked> {
    let own = now.turn();
    let (gone, come) = changed(now.board(), board, own);
    if let (true, Some(to), Some(_)) = (gone.is_empty(), come.single(), now.beside.pockets()) {
        return board.role_at(to).map(|role| Drop { role, to }.into());
    }
    let king = |squares: Bitboard, board: &Board| {
        squares
            .into_iter()
            .find(|square| board.role_at(*square) == Some(Role::King))
    };
    let from = gone.single().or_else(|| king(gone, &now.board()))?;
    let to = come.single().or_else(|| king(come, &board))?;
    Some(carried(&now.board(), &board, from, to).into())
}

/// The move of a piece from one square to another, where it may have become another.
fn carried(before: &Board, after: &Board, from: Square, to: Square) -> Move {
    let role = after.role_at(to);
    let promotion = role.filter(|role| before.role_at(from) != Some(*role));
    Move { from, to, promotion }
}
