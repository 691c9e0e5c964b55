//! Why a choice is wrong, told by the board or by the clocks that were asked about.

use arbiter_chess::{Color, Move, Playable, Square};
use arbiter_clock::millis;
use arbiter_notation::why_no_castling;
use arbiter_variants::Asked;

use crate::ask::Ask;
use crate::clocks::{Row, rows};
use crate::lesson::{Choose, ClockStep};
use crate::stand::{NotHere, Stand};
use crate::time::TimeAsk;

/// Moves by which a kind of play is told.
const COUNTED: u32 = 60;

/// Why a choice is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// What was chosen may not be done.
    Not(NotHere),
    /// What the board shows, by the word of its sentence, and the square or the move that it names.
    Shows(&'static str, String),
    /// What each clock began with, what was used of it, and what was added, in milliseconds.
    Clocks(Vec<[u64; 3]>),
    /// The time that so many moves give each player, in milliseconds.
    Figure(u32, u64),
}

/// Why an answer to a question about a board is wrong; none where the lesson alone knows.
#[must_use]
pub fn of_board(task: &Choose, text: &str) -> Option<Reason> {
    let (stand, ask) = (task.stand.as_ref()?, task.ask?);
    let plain = |word| Some(Reason::Shows(word, String::new()));
    let yes = text == "yes";
    let checked = || stand.position().is_some_and(|position| position.is_check());
    let left = |word| {
        let first = stand.moves().first().map(ToString::to_string);
        Some(Reason::Shows(word, first.unwrap_or_default()))
    };
    match ask {
        Ask::Castle(side) if yes => {
            let why = why_no_castling(&stand.position()?, side);
            Some(Reason::Not(NotHere::Rule(why)))
        }
        Ask::Castle(_) => plain("may"),
        Ask::Checkmate if yes && checked() => left("way_out"),
        Ask::Checkmate | Ask::Check if yes => plain("quiet"),
        Ask::Checkmate => plain("no_way_out"),
        Ask::Check => plain("attacked"),
        Ask::Stalemate if yes && checked() => plain("attacked"),
        Ask::Stalemate if yes => left("can_move"),
        Ask::Stalemate => plain("no_move"),
        Ask::Dead => plain(if yes { "can_win" } else { "cannot_win" }),
        _ => of_square(stand, ask, text.parse().ok()?),
    }
}

fn of_square(stand: &Stand, ask: Ask, square: Square) -> Option<Reason> {
    let board = stand.board();
    let named = |word| Some(Reason::Shows(word, square.to_string()));
    let side = match ask {
        Ask::Unguarded | Ask::Checkers => !stand.turn(),
        _ => stand.turn(),
    };
    let stands = |side: Color| board.color_at(square) == Some(side);
    match ask {
        Ask::Moves(from) => {
            let one = Move {
                from,
                to: square,
                promotion: None,
            };
            Some(Reason::Not(stand.why_not(Asked::Move(one))))
        }
        Ask::Never(_) => named("reached"),
        _ if !stands(side) => named("nobody"),
        Ask::Movers => named("stuck"),
        Ask::Unguarded => named("guarded"),
        Ask::Attackers(_) | Ask::Checkers => named("no_attack"),
        _ => None,
    }
}

/// Why an answer to a question about clocks is wrong: what they reckoned.
#[must_use]
pub fn of_clock(task: &ClockStep) -> Option<Reason> {
    let sums = |rows: Vec<Row>| {
        let begins = rows.first().map_or(0, |row| row.before);
        let used = rows
            .iter()
            .map(|row| row.before.saturating_sub(row.pressed))
            .sum();
        [begins, used, rows.iter().map(|row| row.added).sum()]
    };
    let figure = |moves| Some(Reason::Figure(moves, millis(task.left.figure(moves))));
    match task.ask {
        TimeAsk::Shows | TimeAsk::More | TimeAsk::Flag => {
            let both = [Some(&task.left), task.right.as_ref()].into_iter().flatten();
            Some(Reason::Clocks(
                both.map(|control| sums(rows(control, &task.used))).collect(),
            ))
        }
        TimeAsk::End(moves) => figure(moves),
        TimeAsk::Class => figure(COUNTED),
        TimeAsk::Runs(_) | TimeAsk::Up(_) => None,
    }
}
