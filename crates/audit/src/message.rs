//! The words of which the messages of faults are made.

use std::fmt::{self, Display, Formatter};

use arbiter_notation::Irregularity;

use crate::chess::Color;
use crate::clocks::Seen;
use crate::duplicates::Twin;
use crate::facts::BoardEnd;
use crate::outcome::{AfterFlag, GameEnd};
use crate::repair::Mended;
use crate::stood::{Stood, StoodUntil};

impl Display for GameEnd {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Board(BoardEnd::Checkmate) => "checkmate",
            Self::Board(BoardEnd::Stalemate) => "stalemate",
            Self::Board(BoardEnd::DeadPosition) => "a dead position",
            Self::Board(BoardEnd::Hill) => "a king in the middle",
            Self::Board(BoardEnd::ThirdCheck) => "the third check",
            Self::Fivefold => "the fifth appearance of the position",
            Self::SeventyFive => "seventy-five moves without a capture or a pawn's move",
        })
    }
}

/// What fell, and what the opponent could do.
pub(crate) fn after_flag(fell: Color, why: AfterFlag) -> String {
    let (player, opponent) = fell.fold(("White", "Black"), ("Black", "White"));
    match why {
        AfterFlag::OpponentCanMate => {
            format!("{player}'s flag fell and {opponent} could checkmate by a series of legal moves")
        }
        AfterFlag::OpponentCannotMate => {
            format!("{player}'s flag fell and {opponent} could not checkmate by any series of legal moves")
        }
        AfterFlag::AlwaysLoses => format!("{player}'s flag fell, which loses under this rulebook"),
    }
}

/// What came of an illegal move.
pub(crate) const fn stood(how: Stood) -> &'static str {
    match how {
        Stood::Regular | Stood::Irregular => "the game went on from it",
        Stood::Mated => "it checkmated",
    }
}

/// Until when an illegal move could have been dealt with.
pub(crate) const fn until(until: StoodUntil) -> &'static str {
    match until {
        StoodUntil::GameEnd => "the end of the game",
        StoodUntil::NextMove => "the opponent's next move",
    }
}

/// How a game stands to one that came before.
pub(crate) const fn twin(twin: Twin) -> &'static str {
    match twin {
        Twin::Same => "the same moves of the same players stand in",
        Twin::Beginning => "the moves are the beginning of",
        Twin::Continued => "the moves go on behind those of",
    }
}

/// In which file, where it has a name.
pub(crate) fn in_file(file: &str) -> String {
    if file.is_empty() {
        String::new()
    } else {
        format!(" of {file}")
    }
}

/// What stood there before, if something did.
pub(crate) fn instead_of(found: &str) -> String {
    if found.is_empty() {
        String::new()
    } else {
        format!(" instead of {found}")
    }
}

/// Where a result was mended.
pub(crate) const fn mended(mended: Mended) -> &'static str {
    match mended {
        Mended::Tag => "the tag Result",
        Mended::Moves => "the place behind the moves",
    }
}

/// What a clock shows.
pub(crate) fn clock(seen: &Seen) -> String {
    let rises = |before: u64, after: u64| format!("the clock rises from {} to {}", time(before), time(after));
    match *seen {
        Seen::Rise { before, after } => rises(before, after),
        Seen::ReadTwice {
            before,
            after,
            increment,
        } => format!(
            "{}: one increment of {} more than its moves explain, so most likely read once before and once after one",
            rises(before, after),
            time(increment)
        ),
        Seen::WholeMinutes { before, after } => {
            format!(
                "{}: the clocks are written in whole minutes",
                rises(before, after)
            )
        }
        Seen::NoContact { before, after } => {
            format!(
                "{}: most likely the board had no contact with its clock",
                rises(before, after)
            )
        }
        Seen::Given { before, after, given } => format!(
            "{}: {} given for an illegal move of the opponent would explain it",
            rises(before, after),
            time(given)
        ),
        Seen::Gift { before, after } => {
            format!(
                "{}: time given by the opponent would explain it",
                rises(before, after)
            )
        }
        Seen::First { shown, most } => format!(
            "the first time is {}, expected at most {}",
            time(shown),
            time(most)
        ),
        Seen::InMinutes => "the time control is written in minutes, expected seconds".to_owned(),
        Seen::NextPeriod { before, after } => format!(
            "the time rises from {} to {}, as where a further period begins, of which the time control says nothing",
            time(before),
            time(after)
        ),
        Seen::ZeroAgain => "a move was made while the clock stood at zero".to_owned(),
    }
}

/// What was expected of a written move.
pub(crate) fn describe(irregularity: Irregularity) -> &'static str {
    match irregularity {
        Irregularity::CaptureSignMissing | Irregularity::PawnCaptureSignMissing => {
            "expected the sign of a capture"
        }
        Irregularity::CaptureSignWithoutCapture => "expected no sign of a capture: nothing is captured",
        Irregularity::EnPassantWrong => "expected no e.p.: the move does not capture in passing",
        Irregularity::CheckSignWrong => "expected no sign of check: the move gives none",
        Irregularity::MateSignWrong => "expected no sign of checkmate: the move gives none",
        Irregularity::PromotionOther => "expected a promotion such as d8=Q or d8Q",
        Irregularity::PieceLetterMissing => "expected the letter of the piece",
        Irregularity::RankMissing => "expected the whole square of arrival",
        Irregularity::LongForm => "expected the square of arrival only",
        _ => "written otherwise than the rules of notation ask",
    }
}

/// Milliseconds as hours, minutes and seconds.
pub(crate) fn time(milliseconds: u64) -> impl Display {
    let seconds = milliseconds / 1000;
    let whole = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    match milliseconds % 1000 {
        0 => whole,
        part => format!("{whole}.{part:03}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_like_clock_comments() {
        for (milliseconds, text) in [(0, "0:00:00"), (5_500, "0:00:05.500"), (5_430_000, "1:30:30")] {
            assert_eq!(time(milliseconds).to_string(), text);
        }
    }
}
