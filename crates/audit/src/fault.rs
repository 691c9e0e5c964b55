//! What can be wrong with a recorded game.

use arbiter_notation::pgn::{GameResult, Location, PgnFault};
use arbiter_notation::variants::StartError;
use arbiter_notation::{Irregularity, Language, SanError};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::chess::Color;
use crate::clocks::Seen;
use crate::duplicates::Twin;
use crate::encoding::EncodingFault;
use crate::message;
use crate::outcome::{AfterFlag, GameEnd};
use crate::repair::Mended;
use crate::stood::{Stood, StoodUntil};
use crate::{FaultKind, Severity};

/// A place where the record and the Laws, or the record and the form of records, disagree.
///
/// `Display` is the message: English, and not stable.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{what}")]
pub struct Fault {
    /// Half-moves played when the reader comes to it: for a move, those before it.
    pub ply: u32,
    /// Where it stands in the file.
    pub place: Location,
    /// The article of the game's edition that it rests on, if it rests on one.
    pub article: Option<String>,
    /// What it is.
    pub what: What,
}

/// What a fault is, with all that is needed to tell it. `Display` is for developers: English, what stands there and what
/// was expected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum What {
    /// A move that is not legal.
    #[error("{written} is not legal: {why}; legal moves: {}", legal.join(" "))]
    IllegalMove {
        /// As it stands in the record, shortened if it is long.
        written: String,
        /// What its reader says.
        why: SanError,
        /// The legal moves, in the notation of PGN.
        legal: Vec<String>,
    },
    /// A move that fits several legal ones.
    #[error("{written} fits several legal moves: {}", fitting.join(" "))]
    AmbiguousMove {
        /// As it stands in the record.
        written: String,
        /// The legal moves that it fits, in the notation of PGN.
        fitting: Vec<String>,
    },
    /// A move that was made after the end.
    #[error("{written} was played after the game had ended at ply {end_ply} by {end}")]
    MoveAfterEnd {
        /// As it stands in the record.
        written: String,
        /// How the game had ended.
        end: GameEnd,
        /// The half-moves played by then.
        end_ply: u32,
        /// Nobody could see it: the position was dead because of what its only legal move would bring.
        unseen: bool,
    },
    /// A result that contradicts the end of the game.
    #[error("the result is {result}, but the game ended by {end}: expected {expected}")]
    ResultAgainstEnd {
        /// The result that is recorded.
        result: GameResult,
        /// How the game ended.
        end: GameEnd,
        /// What follows from that.
        expected: GameResult,
    },
    /// A result that contradicts what follows from the flag that the record says fell.
    #[error("the result is {result}, but {}: expected {expected}", message::after_flag(*fell, *why))]
    ResultAgainstFlag {
        /// The result that is recorded.
        result: GameResult,
        /// Whose flag fell.
        fell: Color,
        /// What follows from that.
        expected: GameResult,
        /// Why it is expected.
        why: AfterFlag,
        /// The server on which it was played draws there by a rule of its own.
        by_server: bool,
    },
    /// Two results that contradict each other.
    #[error("the tag gives the result {tag}, the moves end with {moves}")]
    ResultsDiffer {
        /// In the tag.
        tag: GameResult,
        /// At the end of the moves.
        moves: GameResult,
    },
    /// A tag `Result` that says none.
    #[error("expected 1-0, 0-1, 1/2-1/2 or * in the tag Result, found {said}")]
    ResultUnreadable {
        /// What it says.
        said: String,
    },
    /// No result at the end of the moves, or none at all.
    #[error("expected a result at the end of the moves: 1-0, 0-1, 1/2-1/2 or *")]
    MissingResult,
    /// A clear move written against the rules of notation.
    #[error("{written}: {}", message::describe(*irregularity))]
    Notation {
        /// As it stands in the record.
        written: String,
        /// What is wrong with it.
        irregularity: Irregularity,
    },
    /// A clock comment that is no time.
    #[error("expected a time such as 0:12:34 in the clock comment")]
    ClockUnreadable,
    /// A text that is no PGN.
    #[error("{0}")]
    Syntax(PgnFault),
    /// A word where a move should stand.
    #[error("{written} is no move: {why}")]
    UnreadableMove {
        /// The word as it was written.
        written: String,
        /// Why it is no move.
        why: SanError,
    },
    /// Bytes that are no text.
    #[error("{0}")]
    Encoding(EncodingFault),
    /// Another game than chess.
    #[error("the variant {name} is not supported")]
    UnsupportedVariant {
        /// The name of the variant.
        name: String,
    },
    /// A move of another game than chess.
    #[error("{written} is a move of a variant that is not supported")]
    UnsupportedMove {
        /// As it stands in the record.
        written: String,
    },
    /// A position that cannot be played from.
    #[error("the game cannot start from {fen}: {why}")]
    BadStart {
        /// As the tag gives it.
        fen: String,
        /// What its reader says.
        why: StartError,
    },
    /// A number in a match of two boards that is not that of the next move on its board.
    #[error("expected {expected} as the next move on that board, found {written}")]
    BoardNumber {
        /// As it stands in the record.
        written: String,
        /// What could have stood there.
        expected: String,
    },
    /// A move in a match of two boards without the number that names its board.
    #[error("expected a number such as 12b. before {written}, which names the board")]
    BoardMissing {
        /// As it stands in the record.
        written: String,
    },
    /// A match of two boards without the name of one of its four players.
    #[error("expected a tag {tag} in a match of two boards")]
    PlayerMissing {
        /// The tag.
        tag: &'static str,
    },
    /// One of two games that name each other: half of a match of two boards.
    #[error("half of a match of two boards, whose other half is {other}: expected both in one BPGN")]
    HalfOfMatch {
        /// The tag `OtherGame`.
        other: String,
    },
    /// The tags say that the game starts from a position, but not from which.
    #[error("expected a tag FEN, as the game starts from a position set up")]
    StartMissing,
    /// A last move of a king to a centre square that cannot be one.
    #[error(
        "{written} is most likely no move: kings on the centre squares tell an electronic board the result"
    )]
    BoardSignal {
        /// As it stands in the record.
        written: String,
    },
    /// What a clock shows, in milliseconds.
    #[error("{}", message::clock(_0))]
    Clock(Seen),
    /// The board's clocks show another time spent than the comment says, in milliseconds.
    #[error("the comment says {} spent, the clock {}", message::time(*said), message::time(*shown))]
    TimeSpent {
        /// In the comment.
        said: u64,
        /// By the clock.
        shown: u64,
    },
    /// The increment of the control, in milliseconds, that was never added.
    #[error("the increment of {} was never added", message::time(*increment))]
    IncrementMissing {
        /// What should have been added with every move.
        increment: u64,
    },
    /// An illegal move that stood: the moves behind it are legal on the board that it left, or it mated.
    #[error("{written} stood, and {}; it could have been corrected until {}", message::stood(*how), message::until(*until))]
    IllegalStood {
        /// As it stands in the record.
        written: String,
        /// Until when it could have been dealt with.
        until: StoodUntil,
        /// What came of it.
        how: Stood,
    },
    /// Rights to castle that nobody can have; they are dropped.
    #[error("nobody can have the rights to castle {rights}: they are dropped")]
    StrayCastling {
        /// Their letters in the FEN.
        rights: String,
    },
    /// A move number that is not the next one.
    #[error("expected the move number {expected}, found {number}")]
    MoveNumber {
        /// In the record.
        number: u32,
        /// What should have stood there.
        expected: i64,
    },
    /// Another number of half-moves than the tag `PlyCount` says.
    #[error("the tag PlyCount says {said}, there are {plies} half-moves")]
    PlyCount {
        /// In the tag.
        said: u32,
        /// In the moves.
        plies: u32,
    },
    /// A tag that stands there twice and says two things.
    #[error("the tag {name} says {first} and {second}")]
    TagTwice {
        /// The tag.
        name: &'static str,
        /// What it says first.
        first: String,
        /// What it says last, which counts.
        second: String,
    },
    /// A date after the day on which the game is audited.
    #[error("the date {date} is in the future")]
    FutureDate {
        /// In the tag.
        date: String,
    },
    /// A move with something glued to it; the move is played.
    #[error("{written} is read as {read}")]
    Glued {
        /// As it stands in the record.
        written: String,
        /// The move.
        read: String,
    },
    /// The letters of another language than the one expected.
    #[error("the moves are written with the letters of another language: {}", language.code())]
    Letters {
        /// The language.
        language: Language,
    },
    /// A game won on time by the player whose clock ran.
    #[error(
        "the game is won on time by the player who had the move: a move or the press of a clock is missing"
    )]
    ForfeitOutOfTurn,
    /// A game that has come before.
    #[error("{} game {game}{}", message::twin(*twin), message::in_file(file))]
    Duplicate {
        /// The name of the file in which it stands.
        file: String,
        /// Which game of it, from 1.
        game: u64,
        /// How this one stands to it.
        twin: Twin,
    },
    /// A result that was mended in the text that is written.
    #[error("mended: {put}{} in {}", message::instead_of(found), message::mended(*mended))]
    Repaired {
        /// Where it stands.
        mended: Mended,
        /// What stood there.
        found: String,
        /// What stands there now.
        put: GameResult,
    },
}

impl What {
    /// The kind under which it is counted.
    #[must_use]
    pub const fn kind(&self) -> FaultKind {
        match self {
            Self::IllegalMove { .. } => FaultKind::IllegalMove,
            Self::AmbiguousMove { .. } => FaultKind::AmbiguousMove,
            Self::MoveAfterEnd { .. } => FaultKind::MoveAfterEnd,
            Self::ResultAgainstEnd { .. } | Self::ResultAgainstFlag { .. } | Self::ResultsDiffer { .. } => {
                FaultKind::ResultMismatch
            }
            Self::MissingResult => FaultKind::MissingResult,
            Self::Notation { .. } => FaultKind::Notation,
            Self::ClockUnreadable => FaultKind::Clock,
            Self::Clock(seen) => seen.kind(),
            Self::BoardSignal { .. } => FaultKind::BoardSignal,
            Self::TimeSpent { .. } => FaultKind::TimeSpent,
            Self::IncrementMissing { .. } => FaultKind::IncrementMissing,
            Self::ForfeitOutOfTurn => FaultKind::ForfeitOutOfTurn,
            Self::StrayCastling { .. } => FaultKind::StrayCastling,
            Self::IllegalStood { .. } => FaultKind::IllegalStood,
            Self::MoveNumber { .. } => FaultKind::MoveNumber,
            Self::PlyCount { .. } => FaultKind::PlyCount,
            Self::TagTwice { .. } => FaultKind::TagTwice,
            Self::FutureDate { .. } => FaultKind::FutureDate,
            Self::Letters { .. } => FaultKind::Letters,
            Self::Duplicate { .. } => FaultKind::Duplicate,
            Self::Repaired { .. } => FaultKind::Repaired,
            Self::Syntax(_)
            | Self::ResultUnreadable { .. }
            | Self::Glued { .. }
            | Self::UnreadableMove { .. }
            | Self::BoardNumber { .. }
            | Self::BoardMissing { .. }
            | Self::PlayerMissing { .. }
            | Self::HalfOfMatch { .. } => FaultKind::Syntax,
            Self::Encoding(_) => FaultKind::Encoding,
            Self::UnsupportedVariant { .. } | Self::UnsupportedMove { .. } => FaultKind::UnsupportedVariant,
            Self::BadStart { .. } | Self::StartMissing => FaultKind::BadStart,
        }
    }
}

impl What {
    /// What it weighs.
    #[must_use]
    pub fn severity(&self) -> Severity {
        match self {
            // Two results, or two starts, contradict each other; of other tags it is known which counts.
            Self::TagTwice {
                name: "Result" | "FEN",
                ..
            } => Severity::Fault,
            // Whoever collects games marks them so, and nothing of the game is in doubt.
            Self::ResultAgainstEnd {
                result: GameResult::Open,
                ..
            }
            | Self::ResultsDiffer {
                tag: GameResult::Open,
                ..
            }
            | Self::ResultsDiffer {
                moves: GameResult::Open,
                ..
            }
            | Self::ResultAgainstFlag { by_server: true, .. }
            | Self::MoveAfterEnd { unseen: true, .. }
            | Self::Glued { .. }
            | Self::Syntax(PgnFault::Stray) => Severity::Notice,
            Self::Encoding(fault) if fault.is_guess() => Severity::Notice,
            what => what.kind().severity(),
        }
    }
}

impl Fault {
    /// The kind under which it is counted.
    #[must_use]
    pub const fn kind(&self) -> FaultKind {
        self.what.kind()
    }

    /// What it weighs.
    #[must_use]
    pub fn severity(&self) -> Severity {
        self.what.severity()
    }
}

impl Serialize for Fault {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("kind", &self.kind())?;
        map.serialize_entry("severity", &self.severity())?;
        map.serialize_entry("ply", &self.ply)?;
        map.serialize_entry("line", &self.place.line)?;
        map.serialize_entry("column", &self.place.column)?;
        map.serialize_entry("message", &self.what.to_string())?;
        map.serialize_entry("article", &self.article)?;
        if let What::IllegalMove { legal, .. } | What::AmbiguousMove { fitting: legal, .. } = &self.what {
            map.serialize_entry("legal_moves", legal)?;
        }
        if let What::Duplicate { file, game, twin } = &self.what {
            map.serialize_entry("first_file", file)?;
            map.serialize_entry("first_game", game)?;
            map.serialize_entry("twin", twin)?;
        }
        map.end()
    }
}
