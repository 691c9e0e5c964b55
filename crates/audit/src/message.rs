//! The messages of faults for developers: English, what stands there and what was expected.

use std::fmt::{self, Display, Formatter};

use arbiter_notation::Irregularity;

use crate::chess::Color;
use crate::facts::BoardEnd;
use crate::fault::{Fault, What};
use crate::outcome::{AfterFlag, GameEnd};

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.what.fmt(f)
    }
}

impl Display for What {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::IllegalMove { written, why, legal } => {
                write!(
                    f,
                    "{written} is not legal: {why}; legal moves: {}",
                    legal.join(" ")
                )
            }
            Self::AmbiguousMove { written, fitting } => {
                write!(f, "{written} fits several legal moves: {}", fitting.join(" "))
            }
            Self::MoveAfterEnd {
                written,
                end,
                end_ply,
            } => {
                write!(
                    f,
                    "{written} was played after the game had ended at ply {end_ply} by {end}"
                )
            }
            Self::ResultAgainstEnd { .. }
            | Self::ResultAgainstFlag { .. }
            | Self::ResultsDiffer { .. }
            | Self::MissingResult => self.of_the_result(f),
            Self::Notation {
                written,
                irregularity,
            } => write!(f, "{written}: {}", describe(*irregularity)),
            Self::ClockRises { before, after } => {
                write!(f, "the clock rises from {} to {}", time(*before), time(*after))
            }
            Self::ClockUnreadable => f.write_str("expected a time such as 0:12:34 in the clock comment"),
            Self::Syntax(fault) => fault.fmt(f),
            Self::UnreadableMove { written, why } => write!(f, "{written} is no move: {why}"),
            Self::Encoding(fault) => fault.fmt(f),
            Self::UnsupportedVariant { name } => write!(f, "the variant {name} is not supported"),
            Self::UnsupportedMove { written } => {
                write!(f, "{written} is a move of a variant that is not supported")
            }
            Self::BadStart { fen, why } => write!(f, "the game cannot start from {fen}: {why}"),
            Self::StartMissing => {
                f.write_str("expected a tag FEN, as the game starts from a position set up")
            }
        }
    }
}

impl What {
    /// What is wrong with a result; nothing where something else is.
    fn of_the_result(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::ResultAgainstEnd {
                result,
                end,
                expected,
            } => {
                write!(
                    f,
                    "the result is {result}, but the game ended by {end}: expected {expected}"
                )
            }
            Self::ResultAgainstFlag {
                result,
                fell,
                expected,
                why,
            } => {
                let flag = after_flag(*fell, *why);
                write!(f, "the result is {result}, but {flag}: expected {expected}")
            }
            Self::ResultsDiffer { tag, moves } => {
                write!(f, "the tag gives the result {tag}, the moves end with {moves}")
            }
            Self::MissingResult => {
                f.write_str("expected a result at the end of the moves: 1-0, 0-1, 1/2-1/2 or *")
            }
            _ => Ok(()),
        }
    }
}

impl Display for GameEnd {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Board(BoardEnd::Checkmate) => "checkmate",
            Self::Board(BoardEnd::Stalemate) => "stalemate",
            Self::Board(BoardEnd::DeadPosition) => "a dead position",
            Self::Fivefold => "the fifth appearance of the position",
            Self::SeventyFive => "seventy-five moves without a capture or a pawn's move",
        })
    }
}

fn after_flag(fell: Color, why: AfterFlag) -> String {
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

fn describe(irregularity: Irregularity) -> &'static str {
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
        Irregularity::LongForm => "expected the square of arrival only",
        _ => "written otherwise than the rules of notation ask",
    }
}

/// Milliseconds as hours, minutes and seconds.
fn time(milliseconds: u64) -> impl Display {
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
