//! Results, reasons and rights: the small words that decisions are made of.

use arbiter_laws::Points;
use arbiter_mate::Verdict;
use arbiter_mate::chess::Color;
use serde::{Deserialize, Serialize};

use crate::words;

pub use arbiter_notation::pgn::GameResult;

/// The points of a game, which penalties can part from the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    /// What White scores.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub white: Points,
    /// What Black scores.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub black: Points,
}

impl Score {
    /// So many half points each.
    #[must_use]
    pub const fn halves(white: u16, black: u16) -> Self {
        let (white, black) = (Points { halves: white }, Points { halves: black });
        Self { white, black }
    }

    /// The points of a player and those of his opponent.
    #[must_use]
    pub const fn by_player(player: Color, own: Points, opponents: Points) -> Self {
        let (white, black) = match player {
            Color::White => (own, opponents),
            Color::Black => (opponents, own),
        };
        Self { white, black }
    }

    /// What a result is worth in a game where a win is one point: the usual score.
    #[must_use]
    pub const fn of(result: GameResult) -> Self {
        match result {
            GameResult::WhiteWins => Self::halves(2, 0),
            GameResult::BlackWins => Self::halves(0, 2),
            GameResult::Draw => Self::halves(1, 1),
            GameResult::BothLose | GameResult::Open => Self::halves(0, 0),
        }
    }
}

words! {
    /// Why a game ended.
    pub enum EndReason {
        /// A legal move has checkmated.
        Checkmate = "checkmate",
        /// A legal move has left no legal move, and no check.
        Stalemate = "stalemate",
        /// No checkmate is possible any more.
        DeadPosition = "dead_position",
        /// A player resigned.
        Resignation = "resignation",
        /// The players agreed.
        Agreement = "agreement",
        /// A correct claim of repetition.
        Repetition = "repetition",
        /// A correct claim by count of moves.
        FiftyMoves = "fifty_moves",
        /// The position appeared five times.
        Fivefold = "fivefold",
        /// The count of moves that ends the game of itself.
        SeventyFiveMoves = "seventy_five_moves",
        /// The time was overstepped.
        Time = "time",
        /// Both flags down.
        BothFlags = "both_flags",
        /// The last step of the ladder of illegal moves.
        IllegalMoves = "illegal_moves",
        /// A position that can be neither kept nor restored.
        IrregularPosition = "irregular_position",
        /// A player came too late.
        Default = "default",
        /// A device of a player that no rulebook forgives.
        Device = "device",
        /// The sealed move decides.
        SealedMove = "sealed_move",
        /// A claim in the quickplay finish.
        Quickplay = "quickplay",
        /// What a player did, ruled on by the arbiter.
        Conduct = "conduct",
        /// A king stands on a middle square, where that wins.
        Hill = "hill",
        /// The last check has been given, where that wins.
        ThirdCheck = "third_check",
        /// The other board of a match has ended.
        OtherBoard = "other_board",
    }
}

words! {
    /// Why a claim is not upheld.
    pub enum ClaimReason {
        /// What it says is not so.
        NotSo = "not_so",
        /// It comes too late.
        TooLate = "too_late",
        /// The right to it is lost.
        RightLost = "right_lost",
        /// The claimant does not have the move.
        NotOnMove = "not_on_move",
        /// The intended move was not written.
        NotWritten = "not_written",
        /// Another move is possible.
        AnotherMovePossible = "another_move_possible",
        /// This rulebook has no such rule.
        NoSuchRule = "no_such_rule",
        /// The fee was not paid.
        NotPaid = "not_paid",
    }
}

words! {
    /// A right that can be lost.
    pub enum Right {
        /// To put pieces straight on their squares.
        Adjust = "adjust",
        /// Claiming a draw.
        Claim = "claim",
        /// Complaining of a touch.
        ComplainOfTouch = "complain_of_touch",
        /// Claiming an illegal move.
        ClaimIllegalMove = "claim_illegal_move",
        /// To castle to one side or both.
        Castling = "castling",
        /// Offering a draw.
        Offer = "offer",
    }
}

words! {
    /// Until when something holds.
    pub enum Until {
        /// Until the next move.
        Move = "move",
        /// For the whole game.
        Game = "game",
    }
}

words! {
    /// Of which kind an illegal move is.
    pub enum IllegalKind {
        /// A piece moved as it may not.
        Move = "move",
        /// The own king was left or put in check.
        KingInCheck = "king_in_check",
        /// A pawn was left on the last rank.
        Unpromoted = "unpromoted",
        /// A pawn became what it cannot.
        WrongPromotion = "wrong_promotion",
        /// A king was captured.
        KingTaken = "king_taken",
        /// Castling that was not allowed.
        Castling = "castling",
        /// Two moves at once.
        TwoMoves = "two_moves",
        /// The clock was pressed without a move.
        PressWithoutMove = "press_without_move",
        /// One move with two hands.
        TwoHands = "two_hands",
        /// The opponent's piece was moved, or a piece when it was not his turn.
        NotHisPiece = "not_his_piece",
        /// A man in hand was put where it may not be, or there was none.
        Drop = "drop",
    }
}

words! {
    /// What is wrong with a move that the program takes back.
    pub enum WhyTakenBack {
        /// The piece does not move so.
        CannotReach = "cannot_reach",
        /// Something stands in its way.
        Jumped = "jumped",
        /// No such man is in hand.
        NotInHand = "not_in_hand",
        /// A man stands there already.
        Occupied = "occupied",
        /// A pawn is not put on the first or the last rank.
        PawnOnLastRank = "pawn_on_last_rank",
        /// An own piece stands there.
        OwnPiece = "own_piece",
        /// The own king would be in check after it.
        IntoCheck = "into_check",
        /// The own king was in check and still is.
        StillInCheck = "still_in_check",
        /// The pawn goes aslant only to capture.
        NothingToCapture = "nothing_to_capture",
        /// The king may not castle now.
        Castling = "castling",
        /// A pawn became what it cannot.
        WrongPromotion = "wrong_promotion",
        /// A king was captured.
        KingTaken = "king_taken",
        /// More than one move.
        TwoMoves = "two_moves",
        /// A piece stands there that was not on the board.
        FromNowhere = "from_nowhere",
        /// A piece was taken off the board that no move captured.
        Vanished = "vanished",
        /// A piece of the opponent was moved.
        NotHisPiece = "not_his_piece",
        /// A man in hand was put where it may not be, or there was none.
        Drop = "drop",
        /// It was the opponent's turn.
        OutOfTurn = "out_of_turn",
        /// The clock was pressed, and nothing had been moved.
        NoMove = "no_move",
        /// It is none of the moves that there are.
        NotLegal = "not_legal",
    }
}

words! {
    /// What the mate question answered.
    pub enum MateVerdict {
        /// A mate is possible.
        Winnable = "winnable",
        /// There is no such series: he cannot checkmate.
        Unwinnable = "unwinnable",
        /// Neither was found.
        Undetermined = "undetermined",
    }
}

impl<P> From<&Verdict<P>> for MateVerdict {
    fn from(verdict: &Verdict<P>) -> Self {
        match verdict {
            Verdict::Winnable(_) => Self::Winnable,
            Verdict::Unwinnable(_) => Self::Unwinnable,
            Verdict::Undetermined { .. } => Self::Undetermined,
        }
    }
}

words! {
    /// What a player, or somebody else, did that he may not do.
    pub enum OffenceKind {
        /// He pressed the clock with the other hand than that which moved.
        WrongHand = "wrong_hand",
        /// He handled the clock roughly.
        ClockHandling = "clock_handling",
        /// He stopped the clocks without a valid reason.
        StoppedClocks = "stopped_clocks",
        /// He pressed the clock without having made a move.
        PressWithoutMove = "press_without_move",
        /// He used both hands for one move.
        TwoHands = "two_hands",
        /// He displaced pieces.
        DisplacedPieces = "displaced_pieces",
        /// He adjusted pieces without the right to do so.
        Adjusting = "adjusting",
        /// He had an electronic device.
        Device = "device",
        /// He refused to comply with the Laws.
        Refusal = "refusal",
        /// He wrote his move down before he made it.
        WrittenAhead = "written_ahead",
        /// He disturbed the opponent.
        Disturbance = "disturbance",
        /// Somebody who has no part in the game interfered.
        Interference = "interference",
        /// A phone of somebody who has no part in a game.
        SpectatorPhone = "spectator_phone",
        /// Being in the playing area without leave.
        Entry = "entry",
        /// He used notes, advice or analysis.
        Aids = "aids",
        /// He did what brings chess into disrepute.
        Disrepute = "disrepute",
        /// He smoked where it is not allowed.
        Smoking = "smoking",
        /// He left without leave.
        Leaving = "leaving",
        /// He did not do with a scoresheet what he must.
        Scoresheet = "scoresheet",
        /// He touched the other board of a match.
        OtherBoard = "other_board",
    }
}

words! {
    /// Who decides what is not decided here.
    pub enum Referee {
        /// The arbiter of the game.
        Arbiter = "arbiter",
        /// The arbiter whom the regulations name for games without one.
        DesignatedArbiter = "designated_arbiter",
        /// The chief arbiter.
        ChiefArbiter = "chief_arbiter",
        /// The appeals committee.
        Committee = "committee",
        /// The organiser of the event.
        Organiser = "organiser",
        /// The secretariat of a league.
        Secretariat = "secretariat",
        /// The players themselves, where nobody stands above them.
        Players = "players",
    }
}

words! {
    /// What is noted before a game is rebuilt.
    pub enum ToNote {
        /// The position as it stands, what the clocks show, how many moves were made.
        PositionTimesMoves = "position_times_moves",
        /// That, and whose clock ran.
        WhoseClock = "whose_clock",
    }
}

words! {
    /// On whose time something is written down.
    pub enum SheetTime {
        /// The clock of the player runs who writes.
        Own = "own",
        /// The clock of his opponent runs.
        Opponent = "opponent",
        /// Both clocks stand.
        Neither = "none",
    }
}
