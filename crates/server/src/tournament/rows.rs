//! What lists of boards have in common: what an arbiter looks at before he publishes one, and the same list by names.

use std::cmp::Ordering;

use arbiter_hall::event::Mark;
use arbiter_hall::event::number::EntrantId;
use arbiter_hall::event::state::{Entrant, Layout};
use arbiter_lang::Args;

use super::seen::{Person, Seat, Seen, has_bye};
use crate::frame::Frame;

/// Somebody with his board, as he looks for it.
pub struct Place {
    /// Who.
    pub who: Person,
    /// The board; nothing where he has none.
    pub board: Option<u16>,
    /// `white` or `black`.
    pub side: &'static str,
    /// Against whom.
    pub against: Option<Person>,
    /// Why he has no board.
    pub free: String,
}

/// Why somebody has no board in a round, as far as everybody may know: a bye by its kind, else that nobody paired him.
pub fn free(frame: &Frame, layout: &Layout, id: EntrantId) -> String {
    let sign = layout.away.iter().find(|one| one.0 == id).map(|one| one.1);
    let is = |mark: Mark| sign == Some(mark.sign());
    frame.t(if has_bye(layout, id) {
        "tour-bye"
    } else if is(Mark::HalfBye) {
        "tour-half-bye"
    } else if is(Mark::FullBye) {
        "tour-full-bye"
    } else {
        "tour-not-paired"
    })
}

/// What stands out in a pairing, by name: a third game in a row with a colour, fellows of one club.
pub fn warnings(frame: &Frame, seats: &[Seat]) -> Vec<String> {
    let mut told = Vec::new();
    for seat in seats {
        for (who, colours, letter) in [
            (&seat.white, &seat.colours[0], 'w'),
            (&seat.black, &seat.colours[1], 'b'),
        ] {
            let played: Vec<char> = colours.chars().filter(|sign| *sign != '.').collect();
            let row = played.iter().rev().take_while(|sign| **sign == letter).count() + 1;
            if row >= 3 {
                let args = Args::new().text("who", &who.name).count("row", row as u64);
                let side = if letter == 'w' { "white" } else { "black" };
                told.push(frame.lang().text("tour-warn-row", &args.word("side", side)));
            }
        }
        if !seat.white.club.is_empty() && seat.white.club == seat.black.club {
            let args = Args::new()
                .text("club", &seat.white.club)
                .count("board", seat.board.into());
            told.push(frame.lang().text("tour-warn-club", &args));
        }
    }
    told
}

/// Who does not see the board, by board: two boards are set up, and moves are announced.
pub fn unsighted(frame: &Frame, seen: &Seen, seats: &[Seat]) -> Vec<String> {
    let blind = |who: &&Person| seen.state.entrants.get(&who.id).is_some_and(Entrant::is_blind);
    let told = |seat: &Seat| {
        let found = [&seat.white, &seat.black].into_iter().filter(blind);
        let line = |who: &Person| {
            let args = Args::new()
                .text("who", &who.name)
                .count("board", seat.board.into());
            frame.lang().text("tour-warn-blind", &args)
        };
        found.map(line).collect::<Vec<_>>()
    };
    seats.iter().flat_map(told).collect()
}

/// The list by names, in the order of the alphabet.
pub fn by_name(
    seats: &[Seat],
    others: impl IntoIterator<Item = (Person, String)>,
    sort: impl Fn(&str, &str) -> Ordering,
) -> Vec<Place> {
    let of = |seat: &Seat, side: &'static str| {
        let (who, against) = if side == "white" {
            (&seat.white, &seat.black)
        } else {
            (&seat.black, &seat.white)
        };
        Place {
            who: who.clone(),
            board: Some(seat.board),
            side,
            against: Some(against.clone()),
            free: String::new(),
        }
    };
    let mut places: Vec<Place> = seats
        .iter()
        .flat_map(|seat| [of(seat, "white"), of(seat, "black")])
        .collect();
    places.extend(others.into_iter().map(|(who, free)| Place {
        who,
        board: None,
        side: "",
        against: None,
        free,
    }));
    places.sort_by(|one, two| sort(&one.who.name, &two.who.name));
    places
}
