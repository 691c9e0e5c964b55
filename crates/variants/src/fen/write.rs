//! [`Setup`] to text.

use alloc::string::String;
use core::fmt::Write;

use arbiter_chess::{Color, Square};

use crate::Setup;
use crate::pockets::KINDS;

/// Puts into the FEN of the board what stands beside it.
pub(super) fn setup(setup: &Setup, board: &str) -> String {
    let mut fields = board.split(' ');
    let mut text = marked(setup, fields.next().unwrap_or_default());
    if let Some(counts) = setup.pocket {
        text.push('[');
        for (color, counts) in Color::ALL.into_iter().zip(counts) {
            for role in core::iter::once(arbiter_chess::Role::King).chain(KINDS) {
                (0..counts[role as usize]).for_each(|_| text.push(role.of(color).letter()));
            }
        }
        text.push(']');
    }
    for (number, field) in (2..).zip(fields) {
        if let (5, Some([white, black])) = (number, setup.left) {
            let _ = write!(text, " {white}+{black}"); // a text takes all that is written
        }
        text.push(' ');
        text.push_str(field);
    }
    text
}

/// The placement with a mark behind every promoted man.
fn marked(setup: &Setup, placement: &str) -> String {
    if setup.promoted.is_empty() {
        return String::from(placement);
    }
    let mut text = String::with_capacity(placement.len() + 8);
    let (mut rank, mut file) = (7_u8, 0_u8);
    for c in placement.chars() {
        text.push(c);
        match c {
            '/' => (rank, file) = (rank.saturating_sub(1), 0),
            '1'..='8' => file += c as u8 - b'0',
            _ => {
                let square = Square::from_index(rank * 8 + file);
                if square.is_some_and(|square| setup.promoted.contains(square)) {
                    text.push('~');
                }
                file += 1;
            }
        }
    }
    text
}
