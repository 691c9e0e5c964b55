//! The kinds of faults: stable names, a public interface.

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
        assert_eq!(FaultKind::from_word("Clock"), None);
    }
}
