//! What hands do to the board.

use arbiter_rules::answer::OptionId;
use arbiter_rules::chess::{Color, Piece, Square};
use arbiter_rules::fact::{FactKind, Hand, Intent};

use super::line::is_last_rank;
use super::settle::{self, note_fault};
use super::{castling, press, reply};
use crate::event::{Actor, HandsAct, Man, Spot};
use crate::state::{Acts, Chosen, FaultKind, Held, Released, State, Touch, TouchOrder};

pub(super) fn happen(state: &mut State, by: Actor, act: &HandsAct) {
    let Some(player) = by.player() else {
        by_others(state, act);
        return;
    };
    if state.line.now().turn() == player && takes(act) && state.is_taken_on() {
        settle::goes_on(state);
    }
    if state.by_clock && state.line.now().turn() != player && takes(act) {
        settle::is_open_again(state, player);
    }
    reply::begins(state, player, act);
    match act {
        HandsAct::AnnounceAdjust { .. } => state.table.of_mut(player).adjusting = true,
        // He feels the pieces: nothing is touched before it is taken out.
        HandsAct::Touch { .. } if state.voice.by_hole[player.index()] => {}
        HandsAct::Touch {
            square,
            intent,
            together,
            order_unknown,
            ..
        } => {
            if let Some(touch) = touch(state, player, square.get(), *intent) {
                state.table.of_mut(player).touched.push(Touch {
                    order: match (*together, *order_unknown) {
                        (_, true) => TouchOrder::Unknown,
                        (true, false) => TouchOrder::Together,
                        (false, false) => TouchOrder::After,
                    },
                    ..touch
                });
            }
        }
        HandsAct::TouchReserve { piece } => touch_reserve(state, player, *piece),
        HandsAct::Lift { square, hand } => lift(state, player, square, *hand),
        HandsAct::Place {
            square, piece, hand, ..
        } => place(state, player, square, *piece, *hand),
        HandsAct::Release { square, .. } => release(state, player, square.as_ref()),
        HandsAct::Remove { square, hand } => remove(state, player, square, *hand),
        HandsAct::PutBack { square, piece } => put_back(state, player, square, *piece),
        HandsAct::Displace { squares } => displace(state, player, squares),
        HandsAct::Press { hand } => press::happen(state, player, *hand),
        HandsAct::StopClocks | HandsAct::RestartClock { .. } | HandsAct::HitClock { .. } => {
            clocks(state, act);
        }
    }
}

/// Whether a player who does so has a piece in his hand, or has touched one to move it.
fn takes(act: &HandsAct) -> bool {
    match act {
        HandsAct::Touch { intent, .. } => *intent == Intent::Deliberate,
        act => matches!(
            act,
            HandsAct::Lift { .. } | HandsAct::Remove { .. } | HandsAct::Place { .. }
        ),
    }
}

/// Arbiters and others put pieces where they belong; that obliges nobody.
fn by_others(state: &mut State, act: &HandsAct) {
    let now = state.line.now();
    let named = |man: &Option<Man>| man.map(|man| man.of(now.turn()));
    let (square, piece) = match act {
        HandsAct::Place { square, piece, .. } if piece.is_some() => (square, named(piece)),
        HandsAct::Remove { square, .. } => (square, None),
        HandsAct::PutBack { square, piece } => {
            let should = || now.board().piece_at(square.get()?);
            (square, named(piece).or_else(should))
        }
        _ => return clocks(state, act),
    };
    if let Some(square) = square.get() {
        state.table.board.set(square, piece);
    }
}

fn clocks(state: &mut State, act: &HandsAct) {
    let turn = super::adjourned::next(state);
    // Who has sealed before the end of the session uses his time until it comes.
    let waits = state.sealed().is_some_and(|one| !one.announced);
    let Some(clocks) = &mut state.clocks else { return };
    match act {
        HandsAct::StopClocks if waits => {}
        HandsAct::StopClocks => clocks.stop(),
        HandsAct::RestartClock { side } => clocks.start(side.unwrap_or(turn)),
        _ => {}
    }
}

fn touch(state: &State, player: Color, square: Option<Square>, intent: Intent) -> Option<Touch> {
    let square = square?;
    let piece = state.table.board.piece_at(square)?;
    let acts = state.table.of(player);
    let (adjusting, castling) = (acts.adjusting, acts.castling);
    Some(Touch {
        square: Some(square),
        piece,
        intent,
        adjusting,
        castling,
        order: TouchOrder::After,
        seen: state.moment.seen,
    })
}

/// A hand that takes a piece has touched it.
fn note_touch(state: &mut State, player: Color, square: Square) {
    let known = |touch: &Touch| touch.square == Some(square) && touch.intent != Intent::Accidental;
    if state.table.of(player).touched.last().is_some_and(known) {
        return;
    }
    if let Some(touch) = touch(state, player, Some(square), Intent::Deliberate) {
        state.table.of_mut(player).touched.push(touch);
    }
}

fn touch_reserve(state: &mut State, player: Color, man: Man) {
    let touch = Touch {
        square: None,
        piece: man.of(player),
        intent: Intent::Deliberate,
        adjusting: state.table.of(player).adjusting,
        castling: false,
        order: TouchOrder::After,
        seen: state.moment.seen,
    };
    state.table.of_mut(player).touched.push(touch);
}

fn note_hand(state: &mut State, player: Color, hand: Option<Hand>) {
    state.table.of_mut(player).two_hands |= matches!(hand, Some(Hand::Other | Hand::Both));
}

/// Takes what stands on a square off it; what stood beside it has the square then.
fn take(state: &mut State, square: Square) -> Option<Piece> {
    let taken = state.table.board.piece_at(square)?;
    let beside = state.table.beside.iter().rposition(|(on, _)| *on == square);
    let next = beside.map(|index| state.table.beside.remove(index).1);
    state.table.board.set(square, next);
    Some(taken)
}

fn put(state: &mut State, square: Square, piece: Piece) {
    if let Some(other) = state.table.board.piece_at(square) {
        state.table.beside.push((square, other));
    }
    state.table.board.set(square, Some(piece));
}

fn lift(state: &mut State, player: Color, square: &Spot, hand: Option<Hand>) {
    let Some(square) = square.get() else { return };
    settle::rook_follows(state, player, square);
    let_go_for_another(state, player, square);
    note_touch(state, player, square);
    note_hand(state, player, hand);
    let from = state.table.of(player).released.iter().rev();
    let mut from = from.filter(|released| released.on == square);
    // A piece that is taken up again comes from where it first stood.
    let from = from.next().map_or(Some(square), |released| released.from);
    if let Some(piece) = take_up(state, player, square) {
        let lifted = Held {
            piece,
            from,
            on: None,
        };
        let acts = state.table.of_mut(player);
        let before = acts.held.replace(lifted);
        let own = before.filter(|held| held.on.is_none() && held.piece.color == player);
        acts.aside.extend(own);
    }
}

/// Who takes up a second man of his has let go of the first, where that stands on the board already.
fn let_go_for_another(state: &mut State, player: Color, square: Square) {
    let held = state.table.of(player).held;
    let Some((held, on)) = held.and_then(|held| Some((held, held.on?))) else {
        return;
    };
    let beside = |(other, piece): &(Square, Piece)| *other == square && piece.color == player;
    let another = if on == square {
        state.table.beside.iter().any(beside)
    } else {
        state.table.board.color_at(square) == Some(player)
    };
    if another && held.piece.color == player && state.line.now().turn() == player {
        let Held { piece, from, .. } = held;
        let acts = state.table.of_mut(player);
        acts.released.push(Released { piece, from, on });
        acts.held = None;
    }
}

/// Takes what stands on a square off it; where he has put another piece beside his own, which is in its way, his own.
fn take_up(state: &mut State, player: Color, square: Square) -> Option<Piece> {
    let let_go = state
        .table
        .of(player)
        .released
        .last()
        .is_some_and(|last| last.on == square);
    let own = |(on, piece): &(Square, Piece)| let_go && *on == square && piece.color == player;
    match state.table.beside.iter().position(own) {
        Some(index) => Some(state.table.beside.remove(index).1),
        None => take(state, square),
    }
}

/// The piece that is put down: the one named, or else the one in the hand; of those laid aside the last.
fn in_hand(acts: &mut Acts, named: Option<Piece>) -> Option<Held> {
    let is = |held: &Held| named.is_none_or(|piece| piece == held.piece);
    if acts.held.is_some_and(|held| is(&held)) {
        return acts.held.take();
    }
    let laid = acts
        .aside
        .iter()
        .rposition(is)
        .map(|index| acts.aside.remove(index))?;
    acts.aside.extend(acts.held.take());
    Some(laid)
}

fn place(state: &mut State, player: Color, square: &Spot, man: Option<Man>, hand: Option<Hand>) {
    let Some(square) = square.get() else { return };
    note_hand(state, player, hand);
    let man = man.or_else(|| reserve_meant(state, player));
    let named = man.map(|man| man.of(player));
    if lies_aside(state.table.of(player), named) {
        release(state, player, None);
    }
    let known = in_hand(state.table.of_mut(player), named);
    let mut held = match (known.or_else(|| state.table.of_mut(player).held.take()), named) {
        (Some(held), None) => held,
        (Some(held), Some(piece)) if held.piece == piece => held,
        // Another piece from beside the board: what was in the hand leaves the board.
        (held, Some(piece)) => {
            if held.is_none() {
                from_pocket(state, player, piece);
            }
            let (from, on) = (None, held.and_then(|held| held.on));
            Held { piece, from, on }
        }
        (None, None) => return,
    };
    if let Some(on) = held.on {
        take(state, on);
    }
    put(state, square, held.piece);
    held.on = Some(square);
    if held.from.is_none() && is_last_rank(square, player) {
        let acts = state.table.of_mut(player);
        state.moment.chosen = Some(Chosen {
            square,
            piece: held.piece,
            exchanged: acts.chosen.is_some_and(|first| first != held.piece),
        });
        acts.chosen = acts.chosen.or(Some(held.piece));
    }
    state.table.of_mut(player).held = Some(held);
}

/// Whether the man that is put down now was laid aside while another was put on the board, who has been let go then: a hand
/// holds one man.
fn lies_aside(acts: &Acts, named: Option<Piece>) -> bool {
    let stands = acts
        .held
        .is_some_and(|held| held.on.is_some() && Some(held.piece) != named);
    stands && acts.aside.iter().any(|held| Some(held.piece) == named)
}

/// The man from beside the board that an empty hand puts down without a word: the one that it touched last.
pub(crate) fn reserve_meant(state: &State, player: Color) -> Option<Man> {
    let acts = state.table.of(player);
    let empty = acts.held.is_none() && acts.aside.is_empty();
    let last = acts
        .touched
        .last()
        .filter(|touch| empty && touch.square.is_none())?;
    (last.piece.color == player).then_some(Man::Piece(last.piece))
}

/// Whether a man of this player on this square has been let go already, before his clock was pressed.
pub(crate) fn is_let_go(state: &State, player: Color, square: Square) -> bool {
    let piece = state.table.board.piece_at(square);
    let released = &state.table.of(player).released;
    let (line, ply) = (&state.line, state.line.ply());
    let open = line.last().is_some_and(|last| !last.completed) && line.player(ply) == player;
    let moved = || open && line.before(ply).board().piece_at(square) != piece;
    let own = piece.is_some_and(|piece| piece.color == player);
    own && (released.iter().any(|one| one.on == square) || moved())
}

/// A man from the pocket that was not touched before has been with this.
fn from_pocket(state: &mut State, player: Color, piece: Piece) {
    let pockets = state.line.now().beside.pockets();
    let last = state.table.of(player).touched.last();
    let known = last.is_some_and(|touch| touch.square.is_none() && touch.piece == piece);
    let holds = pockets.is_some_and(|pockets| pockets.count(player, piece.role) > 0);
    if holds && !known && piece.color == player {
        touch_reserve(state, player, Man::Piece(piece));
    }
}

fn release(state: &mut State, player: Color, square: Option<&Spot>) {
    if let Some(spot) = square {
        let held = state.table.of(player).held;
        let elsewhere = held.is_some_and(|held| held.on.is_some() && held.on != spot.get());
        let before = |square| is_let_go(state, player, square);
        if elsewhere && spot.get().is_some_and(before) {
            return;
        }
        if held.is_some_and(|held| held.on != spot.get()) {
            place(state, player, spot, None, None);
        }
    }
    let Some(held) = state.table.of_mut(player).held.take() else {
        return;
    };
    let Some(on) = held.on.or(held.from) else { return };
    if held.on.is_none() {
        put(state, on, held.piece);
    }
    let Held { piece, from, .. } = held;
    let released = Released { piece, from, on };
    state.table.of_mut(player).released.push(released);
    if state.line.now().turn() == player {
        state.moment.hopped = castling::hopped(state, player).map(|(_, step)| step);
        settle::after_release(state, player);
    } else {
        out_of_turn(state, player, released);
    }
}

/// A piece let go while the move is the opponent's stands where it should not, until it is put back.
fn out_of_turn(state: &mut State, player: Color, released: Released) {
    let should = state.line.now().board();
    let table = &mut state.table;
    let board = table.board;
    let shared: alloc::vec::Vec<Square> = table.beside.iter().map(|(on, _)| *on).collect();
    let wrong =
        |square: &Square| shared.contains(square) || board.piece_at(*square) != should.piece_at(*square);
    table.displaced.retain(wrong);
    table.strays.retain(|(square, _)| wrong(square));
    let squares = released.from.into_iter().chain([released.on]);
    let squares = squares
        .filter(wrong)
        .filter(|square| !table.displaced.contains(square));
    let squares: alloc::vec::Vec<Square> = squares.collect();
    if squares.is_empty() {
        return;
    }
    let strays = squares
        .iter()
        .filter_map(|square| Some((*square, board.piece_at(*square)?)));
    table.strays.extend(strays);
    table.displaced.extend(&squares);
    state.moment.out_of_turn = true;
    note_displaced(state, player);
}

fn remove(state: &mut State, player: Color, square: &Spot, hand: Option<Hand>) {
    let Some(square) = square.get() else { return };
    note_hand(state, player, hand);
    let beside = state.table.beside.iter().rposition(|(on, _)| *on == square);
    if let Some(index) = beside {
        state.table.beside.remove(index);
    } else {
        note_touch(state, player, square);
        state.table.board.set(square, None);
    }
    state.moment.out_of_turn = state.line.now().turn() != player;
    settle::after_removal(state, player);
}

fn put_back(state: &mut State, player: Color, square: &Spot, man: Option<Man>) {
    let Some(square) = square.get() else { return };
    if state.table.displaced.contains(&square) {
        state.table.beside.retain(|(other, _)| *other != square);
    }
    state.table.displaced.retain(|other| *other != square);
    state.table.strays.retain(|(other, _)| *other != square);
    let acts = state.table.of_mut(player);
    let came_from_here = |held: &Held| held.from == Some(square);
    if let Some(index) = acts.aside.iter().position(came_from_here) {
        let piece = acts.aside.remove(index).piece;
        state.table.board.set(square, Some(piece));
        return;
    }
    if let Some(held) = acts.held.take() {
        if let Some(on) = held.on {
            take(state, on);
        }
        state.table.board.set(square, Some(held.piece));
        return;
    }
    let named = man.map(|man| man.of(player));
    let piece = named.or_else(|| state.line.now().board().piece_at(square));
    let Some(piece) = piece else { return };
    // Whatever of it was let go elsewhere stands there no more.
    let moved = |released: &Released| released.piece == piece && released.from == Some(square);
    let released = &mut state.table.of_mut(player).released;
    let elsewhere = released
        .iter()
        .rposition(moved)
        .map(|index| released.remove(index));
    if let Some(released) = elsewhere {
        take(state, released.on);
    }
    state.table.board.set(square, Some(piece));
}

fn displace(state: &mut State, player: Color, squares: &[Spot]) {
    for square in squares.iter().filter_map(Spot::get) {
        take(state, square);
        state.table.displaced.push(square);
    }
    note_displaced(state, player);
}

fn note_displaced(state: &mut State, player: Color) {
    note_fault(state, player, FaultKind::Fact(FactKind::DisplacedPiece), None);
}

/// The arbiter has said whether the last touch was meant.
pub(super) fn touched_how(state: &mut State, player: Option<Color>, answer: &str) {
    let touched = player.and_then(|player| state.table.of_mut(player).touched.last_mut());
    if let (Some(touch), Some(intent)) = (touched, Intent::from_word(answer)) {
        touch.intent = intent;
    }
}

/// The arbiter has said which of two pieces was touched first; unknown, the own piece counts as first.
pub(super) fn touch_order(state: &mut State, player: Option<Color>, answer: &str) {
    let Some(player) = player else { return };
    let touched = &mut state.table.of_mut(player).touched;
    let unclear = touched
        .iter()
        .position(|touch| touch.order == TouchOrder::Unknown);
    let Some(later) = unclear.filter(|later| *later > 0) else {
        return;
    };
    touched[later].order = TouchOrder::After;
    let own_is_first = touched[later - 1].piece.color == player;
    if own_is_first == (OptionId::from_word(answer) == Some(OptionId::OpponentFirst)) {
        touched.swap(later - 1, later);
    }
}
