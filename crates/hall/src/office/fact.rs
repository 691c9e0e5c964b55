//! What happens to an event, as its stream keeps it.

use arbiter_event::number::{BoardNumber, EntrantId, Round};
use serde::{Deserialize, Serialize};

use crate::{Delay, Grant, Grants, Plan, second_board};

/// One board: its game and who plays it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// Its number, from 1.
    pub board: u32,
    /// The id of its game.
    pub game: String,
    /// The names of White and Black; empty until somebody sits down.
    pub players: [String; 2],
    /// When the board was made, by the server's own time, which never goes back: milliseconds since 1970. The instants of its
    /// game count from here.
    pub began: u64,
    /// The same by the machine's clock, where that said something else: so is the game dated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dated: Option<u64>,
    /// Its own time control, where that is not the one of the event: a match that is played once more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub control: Option<String>,
    /// The board of a tournament that it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<Place>,
    /// Who is blind, or visually disabled so that he plays on a special board; White first.
    #[serde(default, skip_serializing_if = "sees")]
    pub blind: [bool; 2],
}

impl Board {
    /// What people call it: of a tournament its number in the list of its round, for which it was opened.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.of.map_or(self.board, |place| place.board.0.into())
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn sees(blind: &[bool; 2]) -> bool {
    *blind == [false; 2]
}

/// The board of a round on which a game is played, and who sits there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The round.
    pub round: Round,
    /// Its number in that round.
    pub board: BoardNumber,
    /// White and Black.
    pub entrants: [EntrantId; 2],
    /// How often each was warned in the event before.
    pub warned: [u32; 2],
    /// When the round begins, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begins: Option<u64>,
}

impl Board {
    /// The second board of the match that is played at this one: its players are not known yet.
    #[must_use]
    pub fn second(&self) -> Self {
        Self {
            board: self.board + 1,
            game: second_board(&self.game),
            players: Default::default(),
            blind: [false; 2],
            ..self.clone()
        }
    }

    /// When it was made, as a calendar says it: milliseconds since 1970.
    #[must_use]
    pub fn date(&self) -> u64 {
        self.dated.unwrap_or(self.began)
    }
}

/// A device that was let in: the hash of its pass, a name, what it may do.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Holder {
    /// The name that was given.
    pub name: String,
    /// What it may do.
    pub grants: Grants,
    /// The official with whose password it came in.
    pub official: Option<String>,
}

/// Somebody with a password.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Official {
    /// The name that he logs in with.
    pub name: String,
    /// His password as a PHC text; made and checked where it is typed.
    pub password: String,
    /// What he may do.
    pub grants: Vec<Grant>,
}

/// What happened to an event: one line of its stream.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Fact {
    /// It was made.
    EventMade {
        /// The version of the format.
        schema: u32,
        /// When: milliseconds since 1970.
        at: u64,
        /// What is played.
        plan: Plan,
    },
    /// A board was added.
    BoardAdded(Board),
    /// Somebody got a password.
    Appointed(Official),
    /// A link was made.
    Invited {
        /// Its hash.
        link: String,
        /// What it gives.
        grants: Vec<Grant>,
    },
    /// A device came in.
    Joined {
        /// The hash of its pass.
        pass: String,
        /// The hash of the pass by which it was known here before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        was: Option<String>,
        /// The hash of the link that it used; none after a password.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        link: Option<String>,
        /// The name that was given.
        name: String,
        /// What it may do now.
        grants: Vec<Grant>,
    },
    /// A device was shut out, or logged out.
    Revoked {
        /// The hash of its pass.
        pass: String,
    },
    /// A phone wants to be a player's that another phone is.
    WaitsToBe {
        /// The hash of its pass.
        pass: String,
        /// The player.
        entrant: EntrantId,
    },
    /// A phone is no player's any more, or was not let be his.
    Unbound {
        /// The hash of its pass.
        pass: String,
        /// The player.
        entrant: EntrantId,
    },
    /// A link that nobody has used is closed.
    LinkClosed {
        /// Its hash.
        link: String,
    },
    /// An official has another password.
    PasswordSet {
        /// The official.
        name: String,
        /// As a PHC text.
        password: String,
    },
    /// An official is called otherwise.
    Renamed {
        /// How he was called.
        name: String,
        /// How he is called.
        to: String,
    },
    /// An official is none any more.
    Dismissed {
        /// How he was called.
        name: String,
    },
    /// Spectators are so far behind.
    DelaySet(Delay),
    /// The players of a board play once more, in an event of their own.
    RematchMade {
        /// The board.
        board: u32,
        /// The game that they play then.
        game: String,
    },
    /// Two phones draw the colours of a board.
    DrawOpened {
        /// The board.
        board: u32,
        /// The hash of the first phone's pass.
        first: String,
        /// The hash of the link of the second.
        link: String,
    },
    /// A phone has committed to a number.
    DrawCommitted {
        /// The board.
        board: u32,
        /// 0 for the first, 1 for the second.
        phone: usize,
        /// The hash of its number.
        commit: String,
    },
    /// A phone has shown its number.
    DrawRevealed {
        /// The board.
        board: u32,
        /// 0 for the first, 1 for the second.
        phone: usize,
        /// The number.
        reveal: String,
    },
}
