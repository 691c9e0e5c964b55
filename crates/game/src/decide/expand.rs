//! What is short for several acts of hands: a whole move in words.

use alloc::string::String;
use alloc::vec::Vec;

use arbiter_notation::{Language, SanError};
use arbiter_rules::Refusal;
use arbiter_rules::castling::{Way, rook_arrives, way};
use arbiter_rules::chess::{CastlingSide, Color, File, LegalMove, Move, Piece, Role, Square};
use arbiter_rules::fact::Hand;
use arbiter_rules::laws::Regime;
use arbiter_rules::variants::{Asked, Drop};

use super::screen;
use crate::event::{Act, Event, HandsAct, Man, ShorthandAct, Spot};
use crate::evolve::line::{self, is_last_rank};
use crate::state::{Mode, Situation, State};

/// The acts that an event is short for.
pub(super) fn expand(
    state: &State,
    regime: &Regime,
    event: &Event,
    act: &ShorthandAct,
) -> Result<Vec<Event>, Refusal> {
    let player = event.by.player().ok_or_else(|| Refusal::NotAtThisBoard {
        by: event.by.as_str().into(),
    })?;
    let (played, release, press, hand) = match act {
        ShorthandAct::Move {
            text,
            uci,
            release,
            press,
            two_hands,
        } => {
            let text = uci.as_ref().or(text.as_ref()).map_or("", String::as_str);
            let hand = two_hands.then_some(Hand::Both);
            (read(state, player, text)?, *release, *press && *release, hand)
        }
        ShorthandAct::Drag { from, to, piece } => {
            let promotion = piece.map(|man| man.of(player).role);
            let (from, to) = (from.square()?, to.square()?);
            (Move { from, to, promotion }.into(), true, false, None)
        }
    };
    let Some((played, mut acts)) = of_hands(state, player, played, hand)? else {
        return Ok(Vec::new());
    };
    screen::refuse_move(state, regime, player, played)?;
    if !release {
        let last = acts
            .iter()
            .rposition(|act| matches!(act, HandsAct::Release { .. }));
        acts.truncate(last.unwrap_or(acts.len()));
    }
    let press = press || (release && state.mode == Mode::Online);
    if press {
        acts.push(HandsAct::Press { hand: None });
    }
    // An illegal move that is let go and not completed is judged as the touches that it is made of.
    let now = state.line.now();
    let touches_only = release && !press && now.turn() == player && now.legal(played).is_none();
    Ok(acts
        .into_iter()
        .map(|act| Event {
            act: Act::Hands(act),
            part: !touches_only,
            ..event.clone()
        })
        .collect())
}

/// What hands do for a move or a drop, and the move that is meant; `None` where nothing is there to be moved once the game is over.
fn of_hands(
    state: &State,
    player: Color,
    played: Asked,
    hand: Option<Hand>,
) -> Result<Option<(Asked, Vec<HandsAct>)>, Refusal> {
    let played = match played {
        Asked::Move(played) => by_rook(state, played),
        Asked::Drop(drop) => return Ok(Some((played, put_down(player, drop, hand)))),
    };
    match state.table.board.piece_at(played.from) {
        Some(piece) => Ok(Some((played.into(), hands(state, played, piece, hand)))),
        None if state.is_over() => Ok(None),
        None => Err(Refusal::NothingThere { square: played.from }),
    }
}

/// A man from the pocket is taken up, put on a square and let go.
fn put_down(player: Color, drop: Drop, hand: Option<Hand>) -> Vec<HandsAct> {
    let piece = Man::Piece(drop.role.of(player));
    let mut acts = Vec::with_capacity(4);
    acts.push(HandsAct::TouchReserve { piece });
    put(&mut acts, drop.to, Some(piece), hand);
    acts
}

/// The move that a text names, for this player, also when it is not his turn or not legal.
fn read(state: &State, player: Color, text: &str) -> Result<Asked, Refusal> {
    let unknown = || Refusal::UnknownSquare { text: text.into() };
    let wrong = || wrong_promotion(text).map(Asked::Move);
    if let Some(played) = text.parse().ok().or_else(wrong) {
        let in_hand = matches!(played, Asked::Drop(_));
        let pocketless = in_hand && state.line.now().beside.pockets().is_none();
        return if pocketless { Err(unknown()) } else { Ok(played) };
    }
    let beside = state.line.now().beside;
    let mut setup = state.line.now().setup();
    if setup.turn != player {
        setup.turn = player;
        setup.en_passant = None;
    }
    let read = Situation::of(&setup, beside).read(text);
    let read = read.and_then(|read| match read {
        Ok(one) => Some(one.named()),
        Err(fault) => illegal(state, player, text, fault),
    });
    read.ok_or_else(unknown)
}

/// The illegal move that a text names, where one man only can be meant: hands can do it, and the Laws answer.
fn illegal(state: &State, player: Color, text: &str, fault: SanError) -> Option<Asked> {
    let board = state.table.board;
    match fault {
        SanError::Illegal { role, to, meant, .. } => {
            let from = meant.into_iter().next().filter(|_| meant.len() == 1)?;
            let letter = text
                .trim_end_matches(['+', '#'])
                .chars()
                .last()
                .filter(|_| role == Role::Pawn);
            let roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
            let letters = Language::English.letters();
            let named = |role: &Role| letter.is_some_and(|letter| letters.of(*role).starts_with(letter));
            let promotion = roles.into_iter().find(named);
            Some(Move { from, to, promotion }.into())
        }
        SanError::IllegalCastling { side, .. } => {
            let king = Piece {
                color: player,
                role: Role::King,
            };
            let from = Square::ALL
                .into_iter()
                .find(|square| board.piece_at(*square) == Some(king))?;
            let rook = rook_beside(state, from, side);
            let to = rook.unwrap_or(Square::new(side.king_file(), from.rank()));
            let promotion = None;
            (from != to).then_some(Move { from, to, promotion }.into())
        }
        SanError::IllegalDrop { role, to, .. } => Some(Drop { role, to }.into()),
        _ => None,
    }
}

/// Castling by the rook alone, named by the rook's move: his king stands in the way of any other that it could be.
fn by_rook(state: &State, played: Move) -> Move {
    let now = state.line.now();
    if now.legal(played).is_some() {
        return played;
    }
    let alone = |one: &LegalMove| {
        way(*one) == Some(Way::RookAlone)
            && (one.rook_from(), rook_arrives(*one)) == (Some(played.from), Some(played.to))
    };
    let castling = now
        .legal_moves()
        .and_then(|moves| moves.moves().iter().copied().find(alone));
    castling.map_or(played, LegalMove::named)
}

/// The own rook with which a king of Chess960 would castle on a side: that of his right, or else the outermost.
fn rook_beside(state: &State, king: Square, side: CastlingSide) -> Option<Square> {
    state.chess960.as_ref()?;
    line::rook_beside(&state.line.now().setup(), &state.table.board, king, side)
}

/// A pawn that becomes a king or stays a pawn: no move that could be legal, but a hand can do it.
fn wrong_promotion(text: &str) -> Option<Move> {
    let (squares, letter) = text.split_at_checked(4)?;
    let mut roles = [Role::King, Role::Pawn].into_iter();
    let role = roles.find(|role| letter.chars().eq([role.letter().to_ascii_lowercase()]))?;
    let played: Move = squares.parse().ok()?;
    Some(Move {
        promotion: Some(role),
        ..played
    })
}

fn hands(state: &State, played: Move, piece: Piece, hand: Option<Hand>) -> Vec<HandsAct> {
    let board = state.table.board;
    let (from, to) = (played.from, played.to);
    let mut acts = Vec::with_capacity(8);
    let now = state.line.now();
    let legal = now.legal_move(played).filter(|_| now.turn() == piece.color);
    let castling = legal.and_then(|one| one.castling().map(|side| (side, one.rook_from())));
    if let Some((side, rook)) = castling.or_else(|| hop(state, played, piece)) {
        castle(&mut acts, from, rook, side, hand);
        return acts;
    }
    acts.push(HandsAct::Lift {
        square: from.into(),
        hand,
    });
    if board.piece_at(to).is_some() && from != to {
        acts.push(HandsAct::Remove {
            square: to.into(),
            hand,
        });
    }
    if legal.is_some_and(LegalMove::is_en_passant) {
        let taken = Square::new(to.file(), from.rank());
        acts.push(HandsAct::Remove {
            square: taken.into(),
            hand,
        });
    }
    put(&mut acts, to, None, hand);
    if let Some(role) = played.promotion
        && piece.role == Role::Pawn
        && is_last_rank(to, piece.color)
    {
        acts.push(HandsAct::Remove {
            square: to.into(),
            hand,
        });
        let new = Man::Piece(Piece { role, ..piece });
        put(&mut acts, to, Some(new), hand);
    }
    acts
}

/// King and rook go where castling on this side leaves them: one after the other where that can be done and is not
/// another move before it is over; else both are taken up first, the king before his rook.
fn castle(
    acts: &mut Vec<HandsAct>,
    king: Square,
    rook: Option<Square>,
    side: CastlingSide,
    hand: Option<Hand>,
) {
    let end = |file| Square::new(file, king.rank());
    let (king_ends, rook_ends) = (end(side.king_file()), end(side.rook_file()));
    let rook = rook.filter(|rook| *rook != rook_ends);
    match rook {
        None => step(acts, king, king_ends, hand),
        Some(rook) if king == king_ends => step(acts, rook, rook_ends, hand),
        Some(rook) if rook == king_ends || king == rook_ends || king.distance(king_ends) == 1 => {
            for square in [king, rook] {
                let square = square.into();
                acts.push(HandsAct::Lift { square, hand });
            }
            for (square, role) in [(rook_ends, Role::Rook), (king_ends, Role::King)] {
                put(acts, square, Some(Man::Role(role)), hand);
            }
        }
        Some(rook) => {
            step(acts, king, king_ends, hand);
            step(acts, rook, rook_ends, hand);
        }
    }
}

fn step(acts: &mut Vec<HandsAct>, from: Square, to: Square, hand: Option<Hand>) {
    acts.push(HandsAct::Lift {
        square: from.into(),
        hand,
    });
    put(acts, to, None, hand);
}

fn put(acts: &mut Vec<HandsAct>, to: Square, piece: Option<Man>, hand: Option<Hand>) {
    acts.push(HandsAct::Place {
        square: to.into(),
        piece,
        upturned: false,
        hand,
    });
    acts.push(HandsAct::Release {
        square: Some(Spot::from(to)),
        interrupted: false,
    });
}

/// A king that hops two files is meant to castle, allowed or not: the rook on that side goes with him.
fn hop(state: &State, played: Move, piece: Piece) -> Option<(CastlingSide, Option<Square>)> {
    let (from, to) = (played.from, played.to);
    if state.chess960.is_some() {
        let side = line::castles(&state.table.board, played)?;
        return Some((side, rook_beside(state, from, side)));
    }
    let side = line::hop(from, to).filter(|_| piece.role == Role::King)?;
    let file = match side {
        CastlingSide::King => File::H,
        CastlingSide::Queen => File::A,
    };
    let corner = Square::new(file, from.rank());
    let rook = Piece {
        role: Role::Rook,
        ..piece
    };
    let rook = Some(corner).filter(|square| state.table.board.piece_at(*square) == Some(rook));
    let landed = Square::new(side.king_file(), from.rank()) == to;
    landed.then_some((side, rook))
}
