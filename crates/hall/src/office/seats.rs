//! Who comes in, and to which seat: by a link or a password, each with a pass that nobody has seen before. Nobody acts for
//! his opponent.

use super::{Fact, LinkId, Maker, Office, forbidden, hash};
use crate::names::look_alike;
use crate::plan::text;
use crate::{Grant, Grants, HallError, Role, Seat, Unread, allows};

impl Office {
    /// A device uses a link. The device that has used it already may use it again.
    ///
    /// # Errors
    /// [`HallError::LinkUsed`] by another device, no such link, a name that cannot be read.
    pub fn join(&self, link: &LinkId, pass: &str, name: &str) -> Result<Option<Fact>, HallError> {
        self.join_as(link, pass, None, name)
    }

    /// The same with a new pass, by a device that was known here by another one until now.
    ///
    /// # Errors
    /// See [`Self::join`].
    pub fn join_as(
        &self,
        link: &LinkId,
        pass: &str,
        was: Option<&str>,
        name: &str,
    ) -> Result<Option<Fact>, HallError> {
        let known = was.unwrap_or(pass);
        let Some(grants) = self.invitation(link) else {
            return match self.used.get(link.as_str()) {
                Some(used) if *used == hash(known) => Ok(None),
                Some(_) => Err(HallError::LinkUsed),
                None => Err(HallError::unknown("link", "")),
            };
        };
        let called = self.called_here(grants);
        let name = called.as_deref().unwrap_or(name);
        // Friends know each other; where there is an arbiter he must know who sits there.
        if self.plan.arbiter || !name.is_empty() {
            text("name", name)?;
        }
        let own = self.holder(known).map(|holder| &holder.grants);
        if let Some(own) = own.filter(|own| grants.iter().any(|grant| self.acts_for_another(own, *grant))) {
            return Err(forbidden(own, "invite"));
        }
        let seat = grants.iter().find(|grant| grant.role == Role::Player);
        let name = match seat.and_then(|grant| grant.seat) {
            Some(seat) => self.called(seat, known, name)?,
            None => name,
        };
        Ok(Some(Fact::Joined {
            pass: hash(pass),
            was: was.map(hash),
            link: Some(link.as_str().into()),
            name: name.into(),
            grants: grants.to_vec(),
        }))
    }

    /// How a player is called at a seat: as whoever made the board says, or else as he says himself, but not as his
    /// opponent.
    fn called<'a>(&'a self, seat: Seat, pass: &str, typed: &'a str) -> Result<&'a str, HallError> {
        let given = self.named.get(&seat.board).map(|names| &names[seat.side.index()]);
        if let Some(given) = given.filter(|given| !given.is_empty()) {
            return Ok(given);
        }
        let opponent = self.boards.get(&seat.board);
        let opponent = opponent.map_or("", |board| &board.players[(!seat.side).index()]);
        let both = self
            .holder(pass)
            .is_some_and(|own| own.grants.sides(seat.board).any(|side| side != seat.side));
        if !both && look_alike(opponent, typed) {
            let (what, why) = ("name", Unread::Others);
            return Err(HallError::Unreadable { what, why });
        }
        Ok(typed)
    }

    /// A device of an official whose password was right.
    ///
    /// # Errors
    /// No such official.
    pub fn log_in(&self, name: &str, pass: &str) -> Result<Fact, HallError> {
        self.log_in_as(name, pass, None)
    }

    /// The same with a new pass, by a device that was known here by another one until now.
    ///
    /// # Errors
    /// No such official.
    pub fn log_in_as(&self, name: &str, pass: &str, was: Option<&str>) -> Result<Fact, HallError> {
        let found = self.officials.get(name);
        let official = found.ok_or_else(|| HallError::unknown("official", name))?;
        Ok(Fact::Joined {
            pass: hash(pass),
            was: was.map(hash),
            link: None,
            name: name.into(),
            grants: official.grants.clone(),
        })
    }

    /// Whether somebody who plays here would act for his opponent: at a board where he sits, whatever else he is, nobody
    /// gives or takes the other seat once somebody has it, nor a helper for it; and nobody who plays names a judge where
    /// there is none.
    pub(super) fn acts_for_another(&self, by: &Grants, grant: Grant) -> bool {
        let Some(seat) = grant.seat else {
            let plays = by.iter().any(|own| own.role.is_of_a_seat());
            return grant.role.judges() && !self.plan.arbiter && plays;
        };
        let own = by.sides(seat.board).any(|side| side == seat.side);
        let sits = by
            .iter()
            .filter_map(|own| own.seat)
            .any(|own| own.board == seat.board);
        sits && !own && (grant.role == Role::Helper || self.is_taken(seat.board, seat.side))
    }

    /// Whoever has a seat has it: the other links to it are closed. Where somebody sits down who could have given the
    /// opponent a helper before, those links are closed too.
    pub(super) fn close(&mut self, pass: &str, grants: &[Grant]) {
        let seats = |role| {
            let of = grants.iter().filter(move |grant| grant.role == role);
            of.filter_map(|grant| grant.seat)
        };
        let gives = |role| allows(role, "invite") && role != Role::Player;
        let holder = self.passes.get(pass);
        let gave = holder.is_some_and(|holder| holder.grants.iter().any(|grant| gives(grant.role)));
        for Seat { board, side } in seats(Role::Player) {
            let (seat, other) = (Some(Seat { board, side }), Some(Seat { board, side: !side }));
            let closed = |grant: &Grant| match grant.role {
                Role::Player => grant.seat == seat,
                Role::Helper => gave && grant.seat == other,
                _ => false,
            };
            let closed = self
                .links
                .extract_if(.., |_, given| given.iter().any(closed))
                .collect::<Vec<_>>();
            self.used
                .extend(closed.into_iter().map(|(link, _)| (link, pass.to_owned())));
        }
    }

    /// A device is known by another pass from now on.
    pub(super) fn renew(&mut self, was: &str, pass: &str) {
        if let Some(holder) = self.passes.remove(was) {
            self.passes.insert(pass.to_owned(), holder);
        }
        let used = self.used.values_mut();
        let drawn = self.draws.values_mut().map(|draw| &mut draw.first);
        let waiting = self.waiting.values_mut().flatten();
        for known in used.chain(drawn).chain(waiting).filter(|known| *known == was) {
            pass.clone_into(known);
        }
        if self.maker == Maker::Rules(was.to_owned()) {
            self.maker = Maker::Rules(pass.to_owned());
        }
    }
}
