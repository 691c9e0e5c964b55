//! Closed sets of words.

use serde::{Deserialize, Serialize};

use crate::conduct::Fellows;
use crate::conduct::Hour;

/// The form of an event that its coded type does not tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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
            /// use arbiter_event::act::QuestionKey;
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

impl Fellows {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Federation => "federation",
            Self::Club => "club",
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
