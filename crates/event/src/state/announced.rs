//! How an event is played, in the words that people use for it, and the announcement that follows from them.

use crate::state::act::{Announce, Form};
use arbiter_pairing::Points;
use arbiter_pairing::dutch::Rules;

macro_rules! ways {
    ($($(#[$about:meta])* $name:ident = $word:literal, $code:literal, $form:expr;)+) => {
        /// How an event is paired.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Way {
            /// The FIDE (Dutch) system, in one of its editions.
            Dutch(Rules),
            $($(#[$about])* $name,)+
        }

        impl Way {
            /// All of them, what is in force first.
            pub fn all() -> impl Iterator<Item = Self> {
                Rules::all().rev().map(Self::Dutch).chain([$(Self::$name),+])
            }

            /// Its name on the command line and over HTTP.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    Self::Dutch(rules) => rules.name(),
                    $(Self::$name => $word,)+
                }
            }

            /// The coded type of record 192.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    Self::Dutch(rules) => rules.code(),
                    $(Self::$name => $code,)+
                }
            }

            /// What the coded type does not tell.
            #[must_use]
            pub const fn form(self) -> Option<Form> {
                match self {
                    Self::Dutch(_) => None,
                    $(Self::$name => $form,)+
                }
            }

            /// By its name.
            ///
            /// ```
            /// use arbiter_event::announced::Way;
            /// assert_eq!(Way::by_name("school-cup"), Some(Way::SchoolCup));
            /// ```
            #[must_use]
            pub fn by_name(name: &str) -> Option<Self> {
                Self::all().find(|way| way.name() == name)
            }
        }
    };
}

ways! {
    /// Everybody meets everybody once.
    RoundRobin = "round-robin", "FIDE_ROUNDROBIN", None;
    /// Twice, with the last two rounds of the first cycle exchanged.
    DoubleRoundRobin = "double-round-robin", "FIDE_DOUBLEROUNDROBIN", None;
    /// Twice, without that exchange.
    DoubleRoundRobinPlain = "double-round-robin-plain", "BERGER_DOUBLEROUNDROBIN", None;
    /// A knock-out of matches; seeds by rating.
    Knockout = "knockout", "CUSTOM_KNOCKOUT", Some(Form::Plain);
    /// Groups, then a knock-out.
    GroupsKnockout = "groups-knockout", "CUSTOM_KNOCKOUT", Some(Form::Groups);
    /// LekoCup: groups by lots, schools apart, then a knock-out with drawn games replayed.
    SchoolCup = "school-cup", "CUSTOM_KNOCKOUT", Some(Form::SchoolCup);
    /// Teams, everybody against everybody once.
    TeamRoundRobin = "team-round-robin", "FIDE_TEAM_ROUNDROBIN", Some(Form::Teams);
    /// Twice, with the last two rounds of the first cycle exchanged.
    TeamDoubleRoundRobin = "team-double-round-robin", "FIDE_TEAM_DOUBLEROUNDROBIN", Some(Form::Teams);
    /// Teams by score: paired as players are by the FIDE (Dutch) system.
    TeamSwiss = "team-swiss", "CUSTOM_TEAM_SWISS", Some(Form::Teams);
    /// Everybody of one team against everybody of the other.
    Scheveningen = "scheveningen", "FIDE_SCHEVENINGEN", Some(Form::Teams);
    /// Twice, the second time with colours reversed.
    DoubleScheveningen = "double-scheveningen", "FIDE_DOUBLESCHEVENINGEN", Some(Form::Teams);
}

impl Way {
    /// Whether players or teams of the same score meet.
    #[must_use]
    pub const fn swiss(self) -> bool {
        matches!(self, Self::Dutch(_) | Self::TeamSwiss)
    }

    /// Whether teams meet on several boards.
    #[must_use]
    pub const fn matches(self) -> bool {
        matches!(
            self,
            Self::TeamRoundRobin | Self::TeamDoubleRoundRobin | Self::TeamSwiss
        )
    }

    /// Whether teams play.
    #[must_use]
    pub const fn teams(self) -> bool {
        self.matches() || matches!(self, Self::Scheveningen | Self::DoubleScheveningen)
    }
}

/// What somebody says of an event that he announces, beside its texts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// How it is paired.
    pub way: Way,
    /// Rounds; a round robin needs none.
    pub rounds: Option<u16>,
    /// Baku acceleration.
    pub baku: bool,
    /// Boards of a match of teams.
    pub boards: Option<u8>,
    /// Match points where they are not 2, 1 and 0: `W`, `D` or `L` with points.
    pub match_points: Vec<(char, Points)>,
    /// Teams are ranked and paired by game points first.
    pub game_points_first: bool,
}

/// Why an event cannot be announced so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// A Swiss without a number of rounds.
    #[error("a Swiss needs its number of rounds (--rounds): the last one is paired by other rules")]
    Rounds,
    /// Acceleration where nothing is accelerated.
    #[error("--baku is for a Swiss of players")]
    Baku,
    /// The boards of a match are missing, or there are no matches.
    #[error("--boards is needed for matches of teams, and for them only; 1 to 40")]
    Boards,
    /// Game points first where they are not.
    #[error("--game-points-first is for a Swiss of teams; elsewhere name GPTS first in --tiebreaks")]
    GamePoints,
    /// Match points of something else.
    #[error("--match-points: expected W=2,D=1,L=0, found {0}")]
    MatchPoints(char),
}

impl Plan {
    /// Nothing but how it is paired.
    #[must_use]
    pub const fn of(way: Way, rounds: Option<u16>) -> Self {
        Self {
            way,
            rounds,
            baku: false,
            boards: None,
            match_points: Vec::new(),
            game_points_first: false,
        }
    }

    /// The announcement: system, rounds, form, and the records that follow from the plan.
    ///
    /// # Errors
    /// [`Unfit`].
    ///
    /// ```
    /// use arbiter_event::announced::{Plan, Unfit, Way};
    /// use arbiter_pairing::dutch::Rules;
    /// let announce = Plan::of(Way::Dutch(Rules::newest()), Some(5)).announce("Club").unwrap();
    /// assert_eq!(announce.system.as_deref(), Some(Rules::newest().code()));
    /// assert_eq!(Plan::of(Way::Dutch(Rules::newest()), None).announce("Club"), Err(Unfit::Rounds));
    /// ```
    pub fn announce(&self, name: &str) -> Result<Announce, Unfit> {
        let way = self.way;
        if way.swiss() && self.rounds.is_none() {
            return Err(Unfit::Rounds);
        }
        if self.baku && (!way.swiss() || way.teams()) {
            return Err(Unfit::Baku);
        }
        // A number of boards is two digits in the records of teams, and nobody has more players.
        let fit = |boards: u8| (1..=40).contains(&boards);
        if way.matches() != self.boards.is_some() || !self.boards.is_none_or(fit) {
            return Err(Unfit::Boards);
        }
        let suffix = match (self.baku, self.game_points_first) {
            (true, _) => "_BAKU",
            (_, true) if matches!(way, Way::TeamSwiss) => "_GP",
            (_, true) => return Err(Unfit::GamePoints),
            _ => "",
        };
        let colours = self
            .boards
            .map(|boards| "WB".repeat(usize::from(boards).div_ceil(2))[..usize::from(boards)].to_owned());
        let records = colours
            .map(|colours| ("352".to_owned(), colours))
            .into_iter()
            .chain(self.of_matches()?.map(|text| ("362".to_owned(), text)));
        Ok(Announce {
            name: name.to_owned(),
            rounds: self.rounds,
            system: Some(format!("{}{suffix}", way.code())),
            records: records.collect(),
            form: way.form(),
            ..Announce::default()
        })
    }

    /// Match points as record 362 has them.
    fn of_matches(&self) -> Result<Option<String>, Unfit> {
        let mut words = Vec::new();
        for (letter, value) in &self.match_points {
            if !['W', 'D', 'L'].contains(letter) {
                return Err(Unfit::MatchPoints(*letter));
            }
            let value = value.to_string();
            let value = if value.contains('.') {
                value
            } else {
                format!("{value}.0")
            };
            words.push(format!("T{letter}{value:>4}"));
        }
        Ok((!words.is_empty()).then(|| words.join("   ")))
    }
}
