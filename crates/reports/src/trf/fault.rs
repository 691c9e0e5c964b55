//! Why a report file is refused, and what is told about one that is read.

use core::fmt;

/// Where in the file: line and columns from 1, both ends included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// Line from 1.
    pub line: usize,
    /// First column.
    pub from: usize,
    /// Last column.
    pub to: usize,
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.from == self.to {
            write!(f, "line {}, column {}", self.line, self.from)
        } else {
            write!(f, "line {}, columns {}–{}", self.line, self.from, self.to)
        }
    }
}

/// One reason why a file is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{span}: {kind}")]
pub struct Fault {
    /// Where.
    pub span: Span,
    /// What.
    pub kind: FaultKind,
}

/// What is wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FaultKind {
    /// No player record anywhere, or another kind of file.
    #[error("this is no report file: expected records of three characters and a blank, players in 001")]
    NotAReport,
    /// A line that is no record.
    #[error("expected a record code of three characters and a blank, found {0:?}")]
    NotARecord(String),
    /// Tabs in place of blanks.
    #[error("expected blanks, found tabs; the columns cannot be told")]
    Tabs,
    /// Something stands where the format has a blank or another field.
    #[error(
        "the fields of this player do not stand in their columns, beginning with {0:?}; is the name too long?"
    )]
    Shifted(String),
    /// A number was expected.
    #[error("expected {expected}, found {found:?}")]
    Expected {
        /// What should stand here.
        expected: &'static str,
        /// What stands here.
        found: String,
    },
    /// Two players with one number.
    #[error("the starting rank {0} stands twice")]
    Duplicate(u16),
    /// An opponent who is not in the file.
    #[error("no player has the starting rank {0}")]
    UnknownPlayer(u16),
    /// A player who is his own opponent.
    #[error("player {0} is his own opponent")]
    PlaysHimself(u16),
    /// Two players who do not name each other.
    #[error("player {player} names {opponent}, who names {named} in round {round}")]
    OpponentsDisagree {
        /// Who names.
        player: u16,
        /// Whom.
        opponent: u16,
        /// Whom that one names; 0 for nobody.
        named: u16,
        /// The round.
        round: usize,
    },
    /// Two opponents with one colour.
    #[error("players {player} and {opponent} have the same colour in round {round}")]
    ColorsDisagree {
        /// The first.
        player: u16,
        /// The second.
        opponent: u16,
        /// The round.
        round: usize,
    },
    /// Results that do not fit.
    #[error("player {player} has {result}, the opponent {opponent} has {other} in round {round}")]
    ResultsDisagree {
        /// The first.
        player: u16,
        /// His sign.
        result: char,
        /// The second.
        opponent: u16,
        /// The second's sign.
        other: char,
        /// The round.
        round: usize,
    },
    /// Two players have the pairing-allocated bye of one round.
    #[error("players {player} and {other} both have the pairing-allocated bye of round {round}")]
    SecondBye {
        /// The first.
        other: u16,
        /// The second.
        player: u16,
        /// The round.
        round: usize,
    },
    /// The file ends in a line or has fewer players than it says.
    #[error("the file seems to be cut off: it announces {announced} players and has {found}")]
    CutOff {
        /// Record 062.
        announced: usize,
        /// Records 001.
        found: usize,
    },
    /// More than one tournament in the file.
    #[error("a second tournament begins here; say which one is meant")]
    SecondTournament,
}

/// All reasons why a file is refused; nothing of it is imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused(pub Vec<Fault>);

/// How many reasons are told in words; a file of another kind has one a line.
const SHOWN: usize = 20;

/// One reason a line.
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().take(SHOWN).enumerate() {
            let before = if index > 0 { "\n  " } else { "" };
            write!(f, "{before}{fault}")?;
        }
        match self.0.len().saturating_sub(SHOWN) {
            0 => Ok(()),
            more => write!(f, "\n  and {more} more"),
        }
    }
}

impl core::error::Error for Refused {}

/// Something that is told about a file that was read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{span}: {kind}")]
pub struct Notice {
    /// Where.
    pub span: Span,
    /// What.
    pub kind: NoticeKind,
}

/// What is told.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoticeKind {
    /// The bytes are no UTF-8; a code page was assumed.
    #[error("the text is not UTF-8; read as {0}")]
    Encoding(&'static str),
    /// Names padded by bytes, so that later columns stand left.
    #[error("columns are counted in bytes here, not in characters")]
    BytesPadded,
    /// Points with a comma or a fraction sign.
    #[error("points written as {0:?}")]
    PointsStyle(String),
    /// A bye written in the older way.
    #[error("{found:?} without opponent read as {read}")]
    OldBye {
        /// The sign in the file.
        found: char,
        /// What it was taken for.
        read: char,
    },
    /// A record that this program does not know; it is kept.
    #[error("record {0} is not known and kept as it is")]
    UnknownRecord(String),
    /// A record with an older program's meaning; it is kept.
    #[error("record {0} does not have its standard meaning and is kept as it is")]
    ForeignRecord(String),
    /// Stated points differ from the results.
    #[error("player {player} has {stated} points by columns 81–84 and {summed} by the results")]
    PointsDiffer {
        /// Who.
        player: u16,
        /// As stated.
        stated: String,
        /// The sum.
        summed: String,
    },
    /// The stated number of players differs.
    #[error("record 062 says {announced} players, the file has {found}")]
    CountDiffers {
        /// Record 062.
        announced: usize,
        /// Records 001.
        found: usize,
    },
    /// Every line of a player stands so many columns too far to the right (negative: to the left).
    #[error("from here on every line of a player stands one column too far to the {}; read as if it did not",
        if *.0 > 0 { "right" } else { "left" })]
    ShiftedBy(i8),
    /// A first or last day that is no date.
    #[error("expected a date such as 2026/10/03, found {0:?}; kept as it is")]
    NoDate(String),
    /// Rounds that are filled with absences of everybody and not played yet.
    #[error("round {0} holds absences of everybody; taken as not paired yet")]
    Unpaired(usize),
    /// The tournament that was asked for, among several.
    #[error("the file holds {of} tournaments; this is number {number}")]
    OneOf {
        /// Which.
        number: usize,
        /// How many there are.
        of: usize,
    },
    /// Lines that count the columns, the first of them.
    #[error("{0} lines that count the columns say nothing and are left out")]
    Rulers(usize),
    /// Rounds left blank that were half-point byes, since the points say so.
    #[error(
        "player {player} has the points of columns 81–84 if blanks are half-point byes; read so: round {}",
        list(rounds)
    )]
    BlankByes {
        /// Who.
        player: u16,
        /// The rounds.
        rounds: Vec<usize>,
    },
    /// Byes of teams of which no record 320 says what they are worth: round and team.
    #[error("no record 320 says what the byes of teams are worth; they count nothing: {}",
        list(.0.iter().map(|(round, team)| format!("round {round} team {team}"))))]
    TeamByes(Vec<(usize, u16)>),
    /// An old record translated into its successor.
    #[error("record {0} read as {1}")]
    Translated(String, &'static str),
}

fn list<T: fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    items.join(", ")
}
