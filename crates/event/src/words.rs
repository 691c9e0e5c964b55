//! Closed sets of words.

use arbiter_pairing::Mark;
use serde::{Deserialize, Serialize};

macro_rules! closed {
    ($(#[$about:meta])* $Name:ident { $($(#[$of:meta])* $Value:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum $Name { $($(#[$of])* #[serde(rename = $word)] $Value,)+ }

        impl $Name {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$Value),+];

            /// The word of the public interface.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$Value => $word,)+ }
            }

            /// By its word.
            #[must_use]
            pub fn by_name(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.name() == name)
            }
        }
    };
}

pub(crate) use closed;

/// The form of an event that its coded type does not tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Form {
    /// A knock-out of matches.
    Plain,
    /// Groups before it.
    Groups,
    /// LekoCup.
    SchoolCup,
    /// Teams, paired here.
    Teams,
}

impl Form {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Plain, Self::Groups, Self::SchoolCup, Self::Teams];

    /// Its name in settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Groups => "groups",
            Self::SchoolCup => "school-cup",
            Self::Teams => "teams",
        }
    }
}

macro_rules! keys {
    ($($(#[$about:meta])* $name:ident = $word:literal;)+) => {
        /// A question that the regulations of an event leave open.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[non_exhaustive]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum QuestionKey {
            $($(#[$about])* #[serde(rename = $word)] $name,)+
        }

        impl QuestionKey {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// Its name.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $word,)+
                }
            }

            /// By its name.
            ///
            /// ```
            /// use arbiter_event::words::QuestionKey;
            /// assert_eq!(QuestionKey::by_name("win"), Some(QuestionKey::Win));
            /// ```
            #[must_use]
            pub fn by_name(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|key| key.name() == name)
            }
        }
    };
}

keys! {
    /// Games of a match.
    Games = "games";
    /// Whether all games are played though a match is decided.
    AllGames = "all-games";
    /// What follows a level match.
    Ladder = "ladder";
    /// What follows the ladder.
    Last = "last";
    /// How the matches of a stage are found.
    Bracket = "bracket";
    /// Whether the third place is played for.
    ThirdPlace = "third-place";
    /// Who is kept apart in the bracket.
    Protect = "protect";
    /// Players of a group.
    GroupSize = "group-size";
    /// How many of a group go on.
    Qualify = "qualify";
    /// What parts those who are level in a group.
    GroupTies = "group-ties";
    /// Games between two who are level all the same.
    GroupPlayoff = "group-playoff";
    /// Points of a win.
    Win = "win";
    /// Points of a loss.
    Loss = "loss";
    /// Whether captains may change the order of boards.
    BoardOrder = "board-order";
}

macro_rules! offences {
    ($($(#[$about:meta])* $name:ident = $word:literal;)+) => {
        /// An offence that counts over an event (Laws of Chess, Articles 11 and 12).
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[non_exhaustive]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum OffenceKind {
            $($(#[$about])* #[serde(rename = $word)] $name,)+
        }

        impl OffenceKind {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// Its word.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $word,)+
                }
            }

            /// By its word.
            ///
            /// ```
            /// use arbiter_event::words::OffenceKind;
            /// assert_eq!(OffenceKind::by_name("device"), Some(OffenceKind::Device));
            /// ```
            #[must_use]
            pub fn by_name(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|kind| kind.name() == name)
            }
        }
    };
}

offences! {
    /// A warning.
    Warning = "warning";
    /// An illegal move that was ruled on.
    IllegalMove = "illegal_move";
    /// He came late.
    Late = "late";
    /// He refused to comply with the Laws.
    Refusal = "refusal";
    /// He had an electronic device.
    Device = "device";
    /// He offered a draw at a wrong moment.
    UntimelyOffer = "untimely_offer";
    /// He pressed the clock with the other hand.
    WrongHand = "wrong_hand";
    /// He handled the clock roughly.
    ClockHandling = "clock_handling";
    /// He stopped the clocks without a valid reason.
    StoppedClocks = "stopped_clocks";
    /// He pressed the clock without a move.
    PressWithoutMove = "press_without_move";
    /// He used both hands for one move.
    TwoHands = "two_hands";
    /// He displaced pieces.
    DisplacedPieces = "displaced_pieces";
    /// He adjusted pieces without the right to.
    Adjusting = "adjusting";
    /// He wrote his move down before he made it.
    WrittenAhead = "written_ahead";
    /// He disturbed the opponent.
    Disturbance = "disturbance";
    /// He interfered in a game of others.
    Interference = "interference";
    /// He used notes, advice or analysis.
    Aids = "aids";
    /// He brought chess into disrepute.
    Disrepute = "disrepute";
    /// He smoked where it is not allowed.
    Smoking = "smoking";
    /// He left without leave.
    Leaving = "leaving";
    /// He used a phone at the games of others.
    SpectatorPhone = "spectator_phone";
    /// He was in the playing area without leave.
    Entry = "entry";
    /// He neglected his scoresheet.
    Scoresheet = "scoresheet";
    /// Other conduct.
    Conduct = "conduct";
}

/// What an hour is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Hour {
    /// When lots are drawn for it (9(b)); of the first round only.
    Lots,
    /// The schedule: when it is to begin.
    Scheduled,
    /// The start was announced.
    Started,
    /// The end, or an interruption, was announced.
    Stopped,
}

closed! {
    /// What makes players fellows.
    Fellows {
        /// Their federation.
        Federation = "federation",
        /// Their club or school.
        Club = "club",
    }
}

closed! {
    /// A bye that a player asks for.
    ByeKind {
        /// Half a point (as much as a draw).
        Half = "half",
        /// A point (as much as a win); FIDE does not want it.
        Full = "full",
        /// Nothing: he is absent.
        Zero = "zero",
    }
}

impl ByeKind {
    /// The mark in a report file.
    #[must_use]
    pub const fn mark(self) -> Mark {
        match self {
            Self::Half => Mark::HalfBye,
            Self::Full => Mark::FullBye,
            Self::Zero => Mark::ZeroBye,
        }
    }
}

impl Hour {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lots => "lots",
            Self::Scheduled => "scheduled",
            Self::Started => "started",
            Self::Stopped => "stopped",
        }
    }
}
