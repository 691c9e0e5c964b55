//! Who does things at a board.

use arbiter_rules::chess::Color;
use arbiter_rules::words;

words! {
    /// Who did it.
    pub enum Actor {
        /// The player of the white pieces.
        White = "white",
        /// The player of the black pieces.
        Black = "black",
        /// The arbiter at the board.
        Arbiter = "arbiter",
        /// The chief arbiter.
        ChiefArbiter = "chief_arbiter",
        /// An assistant of the arbiter.
        Assistant = "assistant",
        /// Somebody who acts for White.
        HelperOfWhite = "helper_of_white",
        /// Somebody who acts for Black.
        HelperOfBlack = "helper_of_black",
        /// The captain of a team.
        Captain = "captain",
        /// A spectator, or a player of another game.
        Spectator = "spectator",
        /// The organiser of the event.
        Organiser = "organiser",
        /// The appeals committee.
        Committee = "committee",
        /// The secretariat of a league.
        Secretariat = "secretariat",
        /// The chess clock itself.
        Clock = "clock",
        /// Both players together.
        Both = "both",
        /// Nobody that is known.
        Nobody = "nobody",
    }
}

impl Actor {
    /// Which player acts, himself or through his helper.
    #[must_use]
    pub const fn player(self) -> Option<Color> {
        match self {
            Self::White | Self::HelperOfWhite => Some(Color::White),
            Self::Black | Self::HelperOfBlack => Some(Color::Black),
            _ => None,
        }
    }

    /// Whether he is one of the arbiters.
    #[must_use]
    pub const fn is_arbiter(self) -> bool {
        matches!(self, Self::Arbiter | Self::ChiefArbiter | Self::Assistant)
    }
}

impl From<Color> for Actor {
    fn from(player: Color) -> Self {
        player.fold(Self::White, Self::Black)
    }
}
