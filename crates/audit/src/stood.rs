//! An illegal move that stood: nobody noticed it, and the game went on from what was then on the board. It is believed
//! only where the words behind it say so, as each names a legal move there; a slip of the pen leads nowhere.

use arbiter_notation::{Language, SanError, WhyIllegal, read_move};
use arbiter_rules::words;

use crate::chess::{
    CastlingSide, Color, File, Irregular, Piece, Playable, Position, Rank, Role, Setup, Square,
};

/// So many legal moves behind an illegal one say that it stood; or all there are.
const ENOUGH: usize = 8;
/// So many say it of a move that only left the own king in check: the man moved as he may, so hardly the pen slipped.
const ENOUGH_IN_CHECK: usize = 2;

words! {
    /// Until when an illegal move could have been dealt with.
    pub enum StoodUntil {
        /// As long as the game went on.
        GameEnd = "game_end",
        /// Until the opponent of the player at fault had made his next move.
        NextMove = "next_move",
    }
}

/// What came of an illegal move that stood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stood {
    /// The game went on.
    Regular,
    /// The next half-moves were made in a position that the Laws do not know, such as one with both kings in check.
    Irregular,
    /// It mated, and the game was over.
    Mated,
}

/// How a game went on.
#[derive(Debug, Clone, Copy)]
pub struct Onward<V> {
    /// From where moves are read as always.
    pub from: V,
    /// Words behind the illegal one that were played before, while the position was none that the Laws know.
    pub irregular: usize,
}

/// How the game went on behind a word that names no legal move for this reason, if the words behind it say that it did.
pub fn onward<'a>(
    position: &Position,
    why: &SanError,
    rest: &(impl Iterator<Item = &'a [u8]> + Clone),
    language: Language,
) -> Option<Onward<Position>> {
    let boards = match why {
        SanError::Illegal {
            reason: WhyIllegal::PromotionMissing,
            to,
            meant,
            ..
        } => promoted(position, meant.single()?, *to).map(Some),
        why => [after(position, why), None, None, None],
    };
    let mut carried = boards
        .iter()
        .flatten()
        .filter_map(|board| carries(board, why, rest.clone(), language));
    let onward = carried.next()?;
    // The piece that was forgotten is known only where just one leads on.
    carried.next().is_none().then_some(onward)
}

/// How the game went on from a board, if the words say that it did.
fn carries<'a>(
    board: &Setup,
    why: &SanError,
    rest: impl Iterator<Item = &'a [u8]>,
    language: Language,
) -> Option<Onward<Position>> {
    let letters = language.letters();
    let mut rest = rest.peekable();
    rest.peek()?;
    let overlooked = overlooks_check(why);
    let enough = if overlooked { ENOUGH_IN_CHECK } else { ENOUGH };
    let mut board = Irregular::from_setup(board).ok()?;
    let mut irregular = 0;
    let mut regular = loop {
        if let Ok(regular) = Position::from_setup(&board.setup()) {
            break regular;
        }
        let read = read_move(&board, rest.next()?, letters).ok()?;
        board = Playable::play(&board, read.mv.as_move()?);
        irregular += 1;
    };
    let from = regular;
    let mut played = irregular;
    for word in rest {
        match read_move(&regular, word, letters) {
            Ok(read) => regular = Playable::play(&regular, read.mv.as_move()?),
            Err(_) if played >= enough => break,
            // The same check may be overlooked again.
            Err(why) if overlooked && played > 0 && overlooks_check(&why) => break,
            Err(_) => return None,
        }
        played += 1;
    }
    (played > 0).then_some(Onward { from, irregular })
}

/// The boards that a pawn on the last rank can have left, whose piece nobody wrote.
fn promoted(position: &Position, from: Square, to: Square) -> [Setup; 4] {
    [Role::Queen, Role::Rook, Role::Bishop, Role::Knight].map(|role| {
        let mut setup = position.setup();
        put(&mut setup, from, to, role);
        setup.halfmove_clock = 0;
        passed(setup)
    })
}

/// Whether a move that is none only because of a check mates all the same: nobody noticed it, and the game was over.
pub fn mates(position: &Position, why: &SanError) -> bool {
    let board = || Irregular::from_setup(&after(position, why)?).ok();
    overlooks_check(why) && board().is_some_and(|board| Playable::is_checkmate(&board))
}

/// Whether a move is none only because of a check: the own king remains in it, or is left in one.
pub const fn overlooks_check(why: &SanError) -> bool {
    matches!(
        why,
        SanError::Illegal {
            reason: WhyIllegal::StillInCheck | WhyIllegal::LeavesKingInCheck,
            ..
        }
    )
}

/// What stood on the board after the move was made all the same.
fn after(position: &Position, why: &SanError) -> Option<Setup> {
    let mut setup = position.setup();
    match *why {
        SanError::Illegal { role, to, meant, .. } => {
            let from = meant.single()?;
            let is_last = matches!(to.rank(), Rank::First | Rank::Eighth);
            if role == Role::Pawn && is_last || position.board().role_at(to) == Some(Role::King) {
                return None;
            }
            put(&mut setup, from, to, role);
        }
        SanError::IllegalCastling { side, .. } => castle(&mut setup, position, side)?,
        _ => return None,
    }
    Some(passed(setup))
}

/// The same board with the other player to move.
fn passed(mut setup: Setup) -> Setup {
    setup.en_passant = None;
    if setup.turn == Color::Black {
        setup.fullmove_number = setup.fullmove_number.saturating_add(1);
    }
    setup.turn = !setup.turn;
    setup
}

/// Moves a man of the player who has the move, and captures what stands there.
fn put(setup: &mut Setup, from: Square, to: Square, role: Role) {
    let captures = setup.board.color_at(to).is_some();
    let quiet = !captures && role != Role::Pawn;
    setup.halfmove_clock = if quiet {
        setup.halfmove_clock.saturating_add(1)
    } else {
        0
    };
    setup.board.set(from, None);
    let color = setup.turn;
    setup.board.set(to, Some(Piece { color, role }));
    setup.castling.remove(from);
    setup.castling.remove(to);
    if role == Role::King {
        let own = setup.board.by_color(color);
        setup.castling = setup.castling - own;
    }
}

/// King and rook go where castling brings them, if they stand where games begin.
fn castle(setup: &mut Setup, position: &Position, side: CastlingSide) -> Option<()> {
    let rank = position.king(setup.turn).rank();
    let (rook, king_to, rook_to) = match side {
        CastlingSide::King => (File::H, File::G, File::F),
        CastlingSide::Queen => (File::A, File::C, File::D),
    };
    let [king, rook, king_to, rook_to] =
        [File::E, rook, king_to, rook_to].map(|file| Square::new(file, rank));
    let has_rook = position.board().pieces(setup.turn, Role::Rook).contains(rook);
    let is_free = |square| position.board().color_at(square).is_none();
    if position.king(setup.turn) != king || !has_rook || !is_free(king_to) || !is_free(rook_to) {
        return None;
    }
    put(setup, king, king_to, Role::King);
    put(setup, rook, rook_to, Role::Rook);
    Some(())
}
