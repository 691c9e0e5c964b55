//! The kinds of findings and what they weigh: stable names, a public interface.

use arbiter_rules::words;

words! {
    /// What sort of fault it is, in the order of reports. Names never change their meaning; new ones may come.
    ///
    /// ```
    /// use arbiter_audit::FaultKind;
    /// assert_eq!(FaultKind::MoveAfterEnd.as_str(), "move_after_end");
    /// assert_eq!(FaultKind::from_word("clock"), Some(FaultKind::Clock));
    /// ```
    pub enum FaultKind {
        /// The move is not legal in the position that stands.
        IllegalMove = "illegal_move",
        /// The move as written fits several legal moves.
        AmbiguousMove = "ambiguous_move",
        /// A move was made after the game had ended.
        MoveAfterEnd = "move_after_end",
        /// The result contradicts the end of the game, or two results contradict each other.
        ResultMismatch = "result_mismatch",
        /// The game has no result.
        MissingResult = "missing_result",
        /// The move is clear, but written against the rules of notation.
        Notation = "notation",
        /// The clock shows what it cannot show.
        Clock = "clock",
        /// The text is no PGN there.
        Syntax = "syntax",
        /// The bytes are no text there.
        Encoding = "encoding",
        /// The game is none that is known here.
        UnsupportedVariant = "unsupported_variant",
        /// The position that the game starts from cannot be read or played from.
        BadStart = "bad_start",
        /// The board told the result by kings set on the centre squares, and it was recorded as a move.
        BoardSignal = "board_signal",
        /// The board sent one time before and one after the increment.
        ClockReadTwice = "clock_read_twice",
        /// The clocks are written in whole minutes.
        ClockWholeMinutes = "clock_whole_minutes",
        /// A time was shown while the board had no contact with its clock.
        ClockNoContact = "clock_no_contact",
        /// Time was given by the arbiter, as for an illegal move of the opponent.
        TimeGiven = "time_given",
        /// Time was given by the opponent, as servers let him.
        TimeGift = "time_gift",
        /// A move was made while the clock stood at zero.
        MoveAfterZero = "move_after_zero",
        /// The increment of the control was never added.
        IncrementMissing = "increment_missing",
        /// The first time of a player is more than the control gives.
        FirstClock = "first_clock",
        /// The time control is written in minutes.
        ControlInMinutes = "control_in_minutes",
        /// A time was added as for a further period, of which the control says nothing.
        PeriodMissing = "period_missing",
        /// The time said to be spent on a move is not what the clock lost.
        TimeSpent = "time_spent",
        /// A game was won on time by the player who had the move.
        ForfeitOutOfTurn = "forfeit_out_of_turn",
        /// The start has rights to castle that nobody can have.
        StrayCastling = "stray_castling",
        /// The number of a move is not the next one.
        MoveNumber = "move_number",
        /// There are more or fewer half-moves than the record says.
        PlyCount = "ply_count",
        /// A tag stands there twice and says two things.
        TagTwice = "tag_twice",
        /// The date has not come yet.
        FutureDate = "future_date",
        /// An illegal move was not noticed in time, and the game went on from it.
        IllegalStood = "illegal_stood",
        /// The moves are written with the letters of another language.
        Letters = "letters",
        /// The game has come before, whole or as the beginning of one of the two.
        Duplicate = "duplicate",
        /// What was certain has been mended, where that was asked for.
        Repaired = "repaired",
    }
}

words! {
    /// What a finding weighs.
    ///
    /// ```
    /// use arbiter_audit::{Options, Severity, audit};
    /// let reports = audit(b"1. f3 e5 2. g4 Qh4# *", Options::default());
    /// assert_eq!(reports[0].faults[0].severity(), Severity::Notice, "mated, and left open");
    /// ```
    pub enum Severity {
        /// Record and Laws, or the record and itself, contradict each other.
        Fault = "fault",
        /// Worth knowing, and explained.
        Notice = "notice",
        /// What the board or the program made of a game that may be fine.
        Artefact = "artefact",
        /// What a player could have claimed at the board.
        Claim = "claim",
    }
}

impl FaultKind {
    /// What a finding of this kind weighs, unless it has a reason to weigh less.
    #[must_use]
    pub const fn severity(self) -> Severity {
        match self {
            Self::BoardSignal | Self::ClockReadTwice | Self::ClockWholeMinutes | Self::ClockNoContact => {
                Severity::Artefact
            }
            Self::TimeGiven
            | Self::TimeGift
            | Self::IncrementMissing
            | Self::ControlInMinutes
            | Self::PeriodMissing
            | Self::TimeSpent
            | Self::ForfeitOutOfTurn
            | Self::PlyCount
            | Self::TagTwice
            | Self::Letters
            | Self::Duplicate
            | Self::Repaired => Severity::Notice,
            Self::MoveAfterZero | Self::IllegalStood => Severity::Claim,
            _ => Severity::Fault,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_reads_back() {
        for kind in FaultKind::ALL {
            assert_eq!(FaultKind::from_word(kind.as_str()), Some(*kind));
        }
        for severity in Severity::ALL {
            assert_eq!(Severity::from_word(severity.as_str()), Some(*severity));
        }
        assert_eq!(FaultKind::from_word("Clock"), None);
    }
}
