//! Byes that a report file does not say in so many words: in the older way, as a blank, or of teams.

use super::fault::{Notice, NoticeKind, Span};
use super::player::column;
use arbiter_event::history::statable;
use arbiter_event::team::Teams;
use arbiter_event::{Entrant, Event};
use arbiter_pairing::{Cell, Mark};

/// Byes as older programs write them: a result without opponent.
pub fn old(event: &mut Event, lines: &[usize], notices: &mut Vec<Notice>) {
    let teams = Teams::named(event);
    let widest = event.players.iter().map(|player| player.rounds.len()).max();
    for round in 0..widest.unwrap_or(0) {
        let is = |player: &Entrant, what: fn(Cell) -> bool| player.round(round + 1).is_some_and(what);
        let told = |player: &Entrant| is(player, |cell| cell.mark == Mark::PairingBye);
        let won = event
            .players
            .iter()
            .filter(|player| is(player, won_alone))
            .count();
        let single = won == 1 && !event.players.iter().any(told);
        for (player, &line) in event.players.iter_mut().zip(lines) {
            let Some(Some(cell)) = player.rounds.get_mut(round) else {
                continue;
            };
            let Some(read) = as_bye(*cell, single) else {
                continue;
            };
            if teams && matches!(cell.mark, Mark::ForfeitWin | Mark::ForfeitLoss) {
                continue; // the other side of the board is empty
            }
            let (at, found) = (column(round) + 7, cell.mark.sign());
            notices.push(Notice {
                span: Span {
                    line,
                    from: at,
                    to: at,
                },
                kind: NoticeKind::OldBye {
                    found,
                    read: read.sign(),
                },
            });
            *cell = Cell::bye(read);
        }
    }
}

fn won_alone(cell: Cell) -> bool {
    cell.opponent == 0 && matches!(cell.mark, Mark::Win | Mark::WinUnrated | Mark::ForfeitWin)
}

fn as_bye(cell: Cell, single: bool) -> Option<Mark> {
    if cell.opponent != 0 {
        return None;
    }
    Some(match cell.mark {
        Mark::Win | Mark::WinUnrated | Mark::ForfeitWin if single => Mark::PairingBye,
        Mark::Win | Mark::WinUnrated | Mark::ForfeitWin => Mark::FullBye,
        Mark::Draw | Mark::DrawUnrated => Mark::HalfBye,
        Mark::Loss | Mark::LossUnrated | Mark::ForfeitLoss | Mark::Open => Mark::ZeroBye,
        _ => return None,
    })
}

/// Half-point byes that are left blank: all blanks of a player, and only where just these make the points that he states.
///
/// Where some of the blanks would do, nobody knows which; then they stay, and the points are told to differ.
pub fn blank(event: &mut Event, lines: &[usize], notices: &mut Vec<Notice>) {
    if Teams::named(event) {
        return; // who is not on a board of his team has no bye
    }
    let paired = event.paired_rounds();
    let found: Vec<Option<Entrant>> = event
        .players
        .iter()
        .map(|player| filled(event, player, paired))
        .collect();
    for (at, filled) in found.into_iter().enumerate() {
        let (Some(filled), Some(&line)) = (filled, lines.get(at)) else {
            continue;
        };
        let player = &mut event.players[at];
        let was_blank = |round: &usize| player.round(*round).is_none();
        notices.push(Notice {
            span: Span {
                line,
                from: 81,
                to: 84,
            },
            kind: NoticeKind::BlankByes {
                player: player.number,
                rounds: (1..=paired).filter(was_blank).collect(),
            },
        });
        *player = filled;
    }
}

/// The player with half-point byes in place of blanks, where these explain his points.
fn filled(event: &Event, player: &Entrant, paired: usize) -> Option<Entrant> {
    let stated = player.points?;
    if (1..=paired).all(|round| player.round(round).is_some()) || statable(event, player).contains(&stated) {
        return None;
    }
    let mut filled = player.clone();
    filled.rounds.resize(paired.max(filled.rounds.len()), None);
    for cell in &mut filled.rounds[..paired] {
        cell.get_or_insert(Cell::bye(Mark::HalfBye));
    }
    statable(event, &filled).contains(&stated).then_some(filled)
}

/// Byes of teams in a file that names its teams in the older way (013): it has no word for what they are worth.
///
/// A bye is the only team of a round without a match; where there are several, they were absent.
pub fn of_teams(event: &Event, line: usize) -> Option<Notice> {
    let has = |code: &str| event.kept.iter().any(|kept| kept.code == code);
    if !has("013") || has("310") || has("320") {
        return None;
    }
    let built = Teams::of(event)?;
    let alone = |round: usize| {
        let mut free = (built.teams.iter().zip(&built.rounds))
            .filter(|(_, rounds)| rounds.get(round - 1).is_some_and(|one| one.opponent == 0));
        free.next()
            .filter(|_| free.next().is_none())
            .map(|(team, _)| (round, team.number))
    };
    let byes: Vec<(usize, u16)> = (1..=event.paired_rounds()).filter_map(alone).collect();
    (!byes.is_empty()).then_some(Notice {
        span: Span { line, from: 1, to: 3 },
        kind: NoticeKind::TeamByes(byes),
    })
}
