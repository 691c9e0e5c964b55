//! The same players once more: another event of the same plan, with colours changed. It stands in the stream of the first
//! which game that is, so that one board has one rematch.

use super::{Fact, Office, forbidden};
use crate::{Grant, Grants, HallError, Seat};

impl Office {
    /// The game that was made as the rematch of a board.
    #[must_use]
    pub fn rematch(&self, board: u32) -> Option<&str> {
        self.rematches.get(&board).map(String::as_str)
    }

    /// Whether the players of this event can play once more by themselves: it is one game, or one match of two boards, without an
    /// arbiter.
    #[must_use]
    pub fn allows_rematch(&self) -> bool {
        let boards = if self.plan.is_match() { 2 } else { 1 };
        !self.plan.arbiter && self.boards.len() == boards
    }

    /// Who may want a rematch: one of its players.
    ///
    /// # Errors
    /// [`HallError::Forbidden`] to anybody else, and where an arbiter makes the games.
    pub fn may_want_rematch(&self, by: &Grants, board: u32) -> Result<(), HallError> {
        if self.allows_rematch() && by.sides(board).next().is_some() {
            return Ok(());
        }
        Err(forbidden(by, "rematch"))
    }

    /// The facts by which the people of a board sit at board 1 of another event, each on the other side, and keep what
    /// else they may do; those of the second board of a match at board 2.
    #[must_use]
    pub fn changed_over(&self, board: u32) -> Vec<Fact> {
        let last = board + u32::from(self.plan.is_match());
        let name = |seat: Seat| {
            let players = self.boards.get(&seat.board).map(|board| &board.players);
            players
                .map(|names| names[seat.side.index()].clone())
                .unwrap_or_default()
        };
        let mut facts = Vec::new();
        for (pass, holder) in &self.passes {
            let mut joined = |name: &str, grant: Grant| {
                facts.push(Fact::Joined {
                    pass: pass.clone(),
                    was: None,
                    link: None,
                    name: name.to_owned(),
                    grants: vec![grant],
                });
            };
            for grant in holder.grants.iter() {
                match grant.seat {
                    None => joined(&holder.name, grant),
                    Some(was) if (board..=last).contains(&was.board) => {
                        let (board, side) = (was.board - board + 1, !was.side);
                        let seat = Some(Seat { board, side });
                        joined(&name(was), Grant { seat, ..grant });
                    }
                    Some(_) => {}
                }
            }
        }
        facts
    }

    /// A game was made as the rematch of a board.
    ///
    /// # Errors
    /// There is one already.
    pub fn made_rematch(&self, board: u32, game: &str) -> Result<Fact, HallError> {
        if self.rematches.contains_key(&board) {
            return Err(super::taken("rematch", &board.to_string()));
        }
        let game = game.to_owned();
        Ok(Fact::RematchMade { board, game })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, Plan, Role};
    use arbiter_game::rules::chess::Color;

    fn office() -> Office {
        let (mut office, _) = Office::make("e1", Plan::friends("Two", "5m"), 0).unwrap();
        let board = Board {
            control: None,
            of: None,
            blind: [false; 2],
            board: 1,
            game: "g1".into(),
            players: [String::new(), String::new()],
            began: 0,
            dated: None,
        };
        office.record(Fact::BoardAdded(board));
        let maker = office.let_in("a", "Anna", vec![Grant::of(Role::Organiser)]);
        office.record(maker);
        for (pass, name, side) in [("a", "Anna", Color::White), ("b", "Bob", Color::Black)] {
            let fact = office.let_in(pass, name, vec![Grant::player(1, side)]);
            office.record(fact);
        }
        office
    }

    #[test]
    fn the_players_change_sides_and_keep_what_else_they_may() {
        let old = office();
        let (mut new, _) = Office::make("e2", old.plan.clone(), 9).unwrap();
        let board = Board {
            game: "g2".into(),
            players: [String::new(), String::new()],
            ..old.boards[&1].clone()
        };
        new.record(Fact::BoardAdded(board));
        for fact in old.changed_over(1) {
            new.record(fact);
        }
        assert_eq!(new.boards[&1].players, ["Bob", "Anna"]);
        let anna = &new.holder("a").unwrap().grants;
        assert_eq!(anna.sides(1).collect::<Vec<_>>(), [Color::Black]);
        assert!(anna.iter().any(|grant| grant.role == Role::Organiser));
        assert_eq!(
            new.holder("b").unwrap().grants.sides(1).next(),
            Some(Color::White)
        );
    }

    #[test]
    fn the_four_of_a_match_change_sides_and_keep_their_boards_and_partners() {
        let mut old = office();
        old.plan.variant = arbiter_game::rules::variants::VariantName::Bughouse;
        assert!(!old.allows_rematch(), "a match has two boards");
        old.record(Fact::BoardAdded(old.boards[&1].second()));
        for (pass, name, side) in [("c", "Cem", Color::White), ("d", "Dana", Color::Black)] {
            let fact = old.let_in(pass, name, vec![Grant::player(2, side)]);
            old.record(fact);
        }
        assert!(old.allows_rematch());
        let seat = |pass: &str| {
            let facts = old.changed_over(1).into_iter();
            let mut seats = facts.filter_map(|fact| match fact {
                Fact::Joined { pass: of, grants, .. } if of == crate::hash(pass) => grants[0].seat,
                _ => None,
            });
            seats.next().map(|seat| (seat.board, seat.side))
        };
        assert_eq!(seat("b"), Some((1, Color::White)));
        assert_eq!(seat("c"), Some((2, Color::Black)));
        assert_eq!(seat("d"), Some((2, Color::White)));
    }

    #[test]
    fn one_board_has_one_rematch_wanted_by_its_players() {
        let mut office = office();
        let fact = office.made_rematch(1, "g2").unwrap();
        office.record(fact);
        assert_eq!(office.rematch(1), Some("g2"));
        assert!(office.made_rematch(1, "g3").is_err());
        let bob = office.holder("b").unwrap().grants.clone();
        assert!(office.may_want_rematch(&bob, 1).is_ok());
        let stranger = Grants::new([Grant::of(Role::Organiser)]);
        assert!(office.may_want_rematch(&stranger, 1).is_err());
        office.plan.arbiter = true;
        assert!(office.may_want_rematch(&bob, 1).is_err());
    }
}
