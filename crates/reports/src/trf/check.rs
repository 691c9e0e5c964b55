//! What must agree between the players of a report: opponents, colours, results; and what should: points, counts.

use super::fault::{Fault, FaultKind, Notice, NoticeKind, Span};
use super::player::column;
use arbiter_event::history::statable;
use arbiter_event::team::Teams;
use arbiter_event::{Entrant, Event};
use arbiter_pairing::{Cell, Mark};

/// A player's place in the file, in the order of the players of the event.
pub struct Places<'a>(pub &'a [usize]);

impl Places<'_> {
    fn span(&self, at: usize, from: usize, to: usize) -> Span {
        Span {
            line: self.0.get(at).copied().unwrap_or(1),
            from,
            to,
        }
    }
}

/// Every disagreement between players.
pub fn faults(event: &Event, places: &Places<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (at, player) in event.players.iter().enumerate() {
        for (index, cell) in player.rounds.iter().enumerate() {
            if let Some(cell) = cell.filter(|cell| cell.opponent != 0) {
                let fault = pair(event, at, index, cell).map(|(kind, from, to)| {
                    let base = column(index);
                    Fault {
                        span: places.span(at, base + from, base + to),
                        kind,
                    }
                });
                faults.extend(fault);
            }
        }
    }
    if !Teams::named(event) {
        faults.extend(second_byes(event, places));
    }
    faults
}

/// At most one player has the pairing-allocated bye of a round; in an event of teams it falls to all players of one.
fn second_byes(event: &Event, places: &Places<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for round in 1..=event.paired_rounds() {
        let bye = |player: &Entrant| {
            player
                .round(round)
                .is_some_and(|cell| cell.mark == Mark::PairingBye)
        };
        let mut free = (0..event.players.len()).filter(|&at| bye(&event.players[at]));
        let Some(first) = free.next() else { continue };
        faults.extend(free.map(|at| {
            let column = column(round - 1) + 7;
            let (player, other) = (event.players[at].number, event.players[first].number);
            Fault {
                span: places.span(at, column, column),
                kind: FaultKind::SecondBye { player, other, round },
            }
        }));
    }
    faults
}

/// What is wrong with a pair, and in which columns of the block.
fn pair(event: &Event, at: usize, index: usize, cell: Cell) -> Option<(FaultKind, usize, usize)> {
    let player = event.players.get(at)?.number;
    let (opponent, round) = (cell.opponent, index + 1);
    if opponent == player {
        return Some((FaultKind::PlaysHimself(player), 0, 3));
    }
    let Some(other) = event.player(opponent) else {
        return Some((FaultKind::UnknownPlayer(opponent), 0, 3));
    };
    let theirs = other.round(round);
    let named = theirs.map_or(0, |cell| cell.opponent);
    let Some(theirs) = theirs.filter(|_| named == player) else {
        return Some((
            FaultKind::OpponentsDisagree {
                player,
                opponent,
                named,
                round,
            },
            0,
            3,
        ));
    };
    if player > opponent {
        return None; // told at the other one's line
    }
    if cell.color.is_some() && cell.color == theirs.color {
        return Some((
            FaultKind::ColorsDisagree {
                player,
                opponent,
                round,
            },
            5,
            5,
        ));
    }
    let (result, other) = (cell.mark.sign(), theirs.mark.sign());
    let told = |player: &Entrant| {
        player
            .points
            .is_none_or(|points| statable(event, player).contains(&points))
    };
    let ruled = || told(&event.players[at]) && event.player(opponent).is_some_and(told);
    let fits = match fit(cell.mark, theirs.mark) {
        Fit::Plain => true,
        Fit::Ruling => ruled(), // a slip of the pen shows in the points
        Fit::Never => false,
    };
    (!fits).then_some((
        FaultKind::ResultsDisagree {
            player,
            result,
            opponent,
            other,
            round,
        },
        7,
        7,
    ))
}

/// How two results of one board go together.
enum Fit {
    Plain,
    /// Only by a ruling of the arbiter, as ½–0.
    Ruling,
    Never,
}

fn fit(one: Mark, other: Mark) -> Fit {
    use Mark::{Draw, DrawUnrated, ForfeitLoss, ForfeitWin, Loss, LossUnrated, Open, Win, WinUnrated};
    match (one, other) {
        (Win | WinUnrated, Loss | LossUnrated)
        | (Loss | LossUnrated, Win | WinUnrated)
        | (Draw | DrawUnrated, Draw | DrawUnrated)
        | (Open, Open)
        | (ForfeitWin, ForfeitLoss)
        | (ForfeitLoss, ForfeitWin | ForfeitLoss) => Fit::Plain,
        (Draw | DrawUnrated | Loss | LossUnrated, Draw | DrawUnrated | Loss | LossUnrated) => Fit::Ruling,
        _ => Fit::Never,
    }
}

/// What is told without refusing: the points column, the number of players.
pub fn notices(event: &Event, places: &Places<'_>, announced: Option<(usize, usize)>) -> Vec<Notice> {
    let mut notices = Vec::new();
    for (at, player) in event.players.iter().enumerate() {
        let sums = statable(event, player);
        if let Some(stated) = player.points.filter(|stated| !sums.contains(stated)) {
            let (stated, summed) = (stated.to_string(), sums[0].to_string());
            let kind = NoticeKind::PointsDiffer {
                player: player.number,
                stated,
                summed,
            };
            notices.push(Notice {
                span: places.span(at, 81, 84),
                kind,
            });
        }
    }
    let found = event.players.len();
    if let Some((announced, line)) = announced.filter(|&(announced, _)| announced != found) {
        let span = Span { line, from: 5, to: 8 };
        notices.push(Notice {
            span,
            kind: NoticeKind::CountDiffers { announced, found },
        });
    }
    notices
}
