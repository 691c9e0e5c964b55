//! Roles: what somebody is in an event, and at which board.

use arbiter_event::number::{EntrantId, TeamId};
use arbiter_game::event::Actor;
use arbiter_game::rules::answer::Viewer;
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::words;
use serde::{Deserialize, Serialize};

words! {
    /// What somebody is in an event.
    pub enum Role {
        /// Makes the event, its boards and its links.
        Organiser = "organiser",
        /// The chief arbiter.
        ChiefArbiter = "chief_arbiter",
        /// An arbiter.
        Arbiter = "arbiter",
        /// A volunteer who lets people in and types.
        Desk = "desk",
        /// A player: at a seat, or in a tournament.
        Player = "player",
        /// Acts for a player.
        Helper = "helper",
        /// A captain.
        Captain = "captain",
        /// A member of the appeals committee.
        Committee = "committee",
        /// Anybody who looks on.
        Spectator = "spectator",
        /// A display that nobody sits at.
        Screen = "screen",
    }
}

impl Role {
    /// Whether it is for one seat only.
    #[must_use]
    pub const fn is_of_a_seat(self) -> bool {
        matches!(self, Self::Player | Self::Helper)
    }

    /// Whether nobody may have it in a game that he plays himself.
    #[must_use]
    pub const fn judges(self) -> bool {
        matches!(self, Self::ChiefArbiter | Self::Arbiter | Self::Committee)
    }
}

/// A seat: one side of one board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seat {
    /// The number of the board, from 1.
    pub board: u32,
    /// The colour of its player.
    pub side: Color,
}

/// A role, with its seat where it is for one seat only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Grant {
    /// The role.
    pub role: Role,
    /// The seat of a player or of his helper.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Who a player is in a tournament, wherever he sits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entrant: Option<EntrantId>,
    /// The team of a captain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<TeamId>,
}

impl Grant {
    /// A role for the whole event.
    #[must_use]
    pub const fn of(role: Role) -> Self {
        Self {
            role,
            seat: None,
            entrant: None,
            team: None,
        }
    }

    /// The seat of a player.
    #[must_use]
    pub const fn player(board: u32, side: Color) -> Self {
        Self {
            seat: Some(Seat { board, side }),
            ..Self::of(Role::Player)
        }
    }

    /// A player of a tournament, wherever he sits.
    #[must_use]
    pub const fn entrant(entrant: EntrantId) -> Self {
        Self {
            entrant: Some(entrant),
            ..Self::of(Role::Player)
        }
    }

    /// Whether a role of one seat names it, and no other role does; a player names his seat, or who he is in a tournament.
    #[must_use]
    pub const fn is_whole(self) -> bool {
        let captain = matches!(self.role, Role::Captain) || self.team.is_none();
        let player = matches!(self.role, Role::Player) && self.seat.is_some() != self.entrant.is_some();
        let other = self.entrant.is_none() && self.role.is_of_a_seat() == self.seat.is_some();
        captain && (player || other)
    }

    /// Who acts at the board with it.
    #[must_use]
    pub fn actor(self) -> Actor {
        let side = self.seat.map(|seat| seat.side);
        match (self.role, side) {
            (Role::Player, Some(side)) => side.into(),
            (Role::Helper, Some(side)) => side.fold(Actor::HelperOfWhite, Actor::HelperOfBlack),
            (Role::Organiser, _) => Actor::Organiser,
            (Role::ChiefArbiter, _) => Actor::ChiefArbiter,
            (Role::Arbiter, _) => Actor::Arbiter,
            (Role::Captain, _) => Actor::Captain,
            (Role::Committee, _) => Actor::Committee,
            (Role::Desk | Role::Spectator | Role::Screen | Role::Player | Role::Helper, _) => {
                Actor::Spectator
            }
        }
    }
}

/// What somebody may do in an event: one person may hold several roles.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Grants(Vec<Grant>);

impl Grants {
    /// These.
    #[must_use]
    pub fn new(grants: impl IntoIterator<Item = Grant>) -> Self {
        Self(grants.into_iter().filter(|grant| grant.is_whole()).collect())
    }

    /// All of them, whatever the board.
    pub fn iter(&self) -> impl Iterator<Item = Grant> + '_ {
        self.0.iter().copied()
    }

    /// Whether somebody keeps the tournament, and so sees drafts and the history.
    #[must_use]
    pub fn keep(&self) -> bool {
        let official = |role| {
            matches!(
                role,
                Role::Organiser | Role::ChiefArbiter | Role::Arbiter | Role::Desk
            )
        };
        self.iter().any(|grant| official(grant.role))
    }

    /// Those that hold at a board: nobody is arbiter or committee of a game that he plays himself, or for a player.
    pub fn at(&self, board: u32) -> impl Iterator<Item = Grant> + '_ {
        // Who somebody is in a tournament gives him the seats that he has there, and nothing beside them.
        let here =
            move |grant: &Grant| grant.entrant.is_none() && grant.seat.is_none_or(|seat| seat.board == board);
        let sits = self.iter().any(|grant| grant.seat.is_some() && here(&grant));
        self.iter()
            .filter(here)
            .filter(move |grant| !(sits && grant.role.judges()))
    }

    /// The sides that he plays at a board.
    pub fn sides(&self, board: u32) -> impl Iterator<Item = Color> + '_ {
        let played = self.at(board).filter(|grant| grant.role == Role::Player);
        played.filter_map(|grant| grant.seat).map(|seat| seat.side)
    }

    /// As whom he looks at a board. Whoever sits there sees it as a player, whatever else he is.
    #[must_use]
    pub fn viewer(&self, board: u32) -> Viewer {
        if let Some(seat) = self.at(board).find_map(|grant| grant.seat) {
            return seat.side.fold(Viewer::White, Viewer::Black);
        }
        let arbiter = |grant: Grant| matches!(grant.role, Role::ChiefArbiter | Role::Arbiter);
        if self.at(board).any(arbiter) {
            return Viewer::Arbiter;
        }
        Viewer::Spectator
    }

    pub(crate) fn add(&mut self, grant: Grant) {
        if grant.is_whole() && !self.0.contains(&grant) {
            self.0.push(grant);
        }
    }

    pub(crate) fn remove(&mut self, grant: Grant) {
        self.0.retain(|own| *own != grant);
    }

    pub(crate) fn leave(&mut self, seat: Seat) {
        self.remove(Grant::player(seat.board, seat.side));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_judges_his_own_game() {
        let both = Grants::new([Grant::of(Role::ChiefArbiter), Grant::player(2, Color::Black)]);
        assert_eq!(both.viewer(1), Viewer::Arbiter);
        assert_eq!(both.viewer(2), Viewer::Black);
        let roles = |board| both.at(board).map(|grant| grant.role).collect::<Vec<_>>();
        assert_eq!(roles(1), [Role::ChiefArbiter]);
        assert_eq!(roles(2), [Role::Player]);
    }

    #[test]
    fn a_seat_without_its_board_is_no_seat() {
        let none = Grants::new([Grant::of(Role::Player), Grant::of(Role::Helper)]);
        assert_eq!(none, Grants::default());
        assert_eq!(none.viewer(1), Viewer::Spectator);
    }
}
