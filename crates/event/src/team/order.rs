//! Who sits on which board: captains' orders, and the order of the team where there is none.

use std::collections::BTreeMap;

use super::records::{columns, numbers, texts};
use super::{Match, Team};
use crate::history::worth;
use crate::model::Event;
use arbiter_pairing::Points;
use arbiter_pairing::{Color, Mark};

/// The order that a captain gave for a round (Tournament Rules 15(a)).
fn given(event: &Event, team: u16, round: u16) -> Option<Vec<u16>> {
    event.beside.lineups.get(&(round, team)).cloned()
}

/// Seats of a team in a round to come: the captain's order, else the first of the team; 0 is an empty board.
pub(crate) fn seats(event: &Event, team: &Team, round: u16, boards: usize) -> Vec<u16> {
    let mut seats = given(event, team.number, round).unwrap_or_else(|| team.members.clone());
    seats.resize(boards, 0);
    seats
}

/// Seats of a team in a round that is paired, board by board; 0 is an empty board.
pub(crate) fn seated(event: &Event, team: &Team, round: usize) -> Vec<u16> {
    let ordered = texts(event, "300").find(|text| {
        columns(text, 5, 7).parse() == Ok(round) && columns(text, 9, 11).parse() == Ok(team.number)
    });
    if let Some(text) = ordered {
        return numbers(text, 17, 4);
    }
    let sat = |member: &u16| {
        let cell = event.player(*member).and_then(|player| player.round(round));
        cell.is_some_and(|cell| cell.opponent != 0 || cell.mark == Mark::ForfeitWin)
    };
    team.members.iter().copied().filter(sat).collect()
}

/// The opponent whom the records of a round name where no game tells: of orders (300) and forfeited matches (330).
fn named_against(event: &Event, team: u16, round: usize) -> Option<u16> {
    let pair = |text: &str, at: usize, from: usize| {
        let number = |from: usize| columns(text, from, from + 2).parse::<u16>().ok();
        let here = columns(text, at, at + 2).parse() == Ok(round);
        let (one, two) = (number(from)?, number(from + 4)?);
        match team {
            _ if !here || one == 0 || two == 0 => None,
            team if team == one => Some(two),
            team => (team == two).then_some(one),
        }
    };
    let mut orders = texts(event, "300").filter_map(|text| pair(text, 5, 9));
    let mut forfeited = texts(event, "330").filter_map(|text| pair(text, 8, 12));
    orders.next().or_else(|| forfeited.next())
}

/// A team's round: who was met, with which colour, and what each board brought.
pub(super) fn lineup(
    event: &Event,
    team: &Team,
    home: &BTreeMap<u16, u16>,
    colors: &[Color],
    round: usize,
) -> Match {
    let mut one = Match::default();
    for (board, seat) in seated(event, team, round).into_iter().enumerate() {
        let player = event.player(seat);
        let cell = player.and_then(|player| player.round(round));
        let there = |mark: Mark| mark == Mark::ForfeitWin; // nobody came to the board
        let sat = player
            .zip(cell)
            .filter(|(_, cell)| cell.opponent != 0 || there(cell.mark));
        let Some((player, cell)) = sat else {
            one.boards.push(Points::ZERO); // an empty board
            continue;
        };
        if let (None, Some(color)) = (one.color, cell.color) {
            let first = colors.get(board).copied().unwrap_or(Color::White);
            one.color = Some(if color == first {
                Color::White
            } else {
                Color::Black
            });
        }
        one.opponent = home.get(&cell.opponent).copied().unwrap_or(one.opponent);
        one.played |= cell.played();
        one.boards.push(worth(event, player, round));
    }
    if one.opponent == 0 {
        one.opponent = named_against(event, team.number, round).unwrap_or(0); // a team of which nobody came
    }
    if one.opponent == 0 {
        one.boards.clear();
        let cells = team
            .members
            .iter()
            .filter_map(|&member| event.player(member)?.round(round));
        let mark = cells.map(|cell| cell.mark).find(|mark| *mark != Mark::ZeroBye);
        one.mark = mark.map(|mark| {
            if mark == Mark::ForfeitWin {
                Mark::PairingBye
            } else {
                mark
            }
        });
    }
    one.game_points = one.boards.iter().copied().sum();
    one
}
