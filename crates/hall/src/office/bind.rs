//! Phones of players: whoever says first that he is a player is it, a second phone waits until somebody at the desk knows him.

use std::collections::BTreeMap;

use arbiter_event::number::EntrantId;

use super::{Fact, Office, hash, too_many};
use crate::{Grant, HallError, Holder};

/// So many phones may wait to be one player.
const MOST_WAIT: usize = 4;
/// So many players are on one phone: a family, and not a school.
const MOST_PLAYERS: usize = 10;

/// Who waits to be whom: the hashes of passes, in the order in which they came.
pub(super) type Waiting = BTreeMap<EntrantId, Vec<String>>;

/// What a phone has become that wants to be a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bound {
    /// It is.
    Is,
    /// Another phone is the player; somebody at the desk must say.
    Waits,
}

impl Office {
    /// A phone says that it is a player's, told by its pass.
    ///
    /// # Errors
    /// No such player, too many that wait or too many players on this phone.
    pub fn bind(&self, pass: &str, who: EntrantId) -> Result<(Option<Fact>, Bound), HallError> {
        let own = Grant::entrant(who);
        self.knows(own)?;
        let known = hash(pass);
        let holder = self.passes.get(&known);
        if holder.is_some_and(|holder| holder.grants.iter().any(|grant| grant == own)) {
            return Ok((None, Bound::Is));
        }
        let waiting = self.waiting.get(&who).map_or(&[][..], Vec::as_slice);
        if waiting.contains(&known) {
            return Ok((None, Bound::Waits));
        }
        let players = holder.map_or(0, |holder| holder.players().count());
        let waits = self.waiting.values().filter(|all| all.contains(&known)).count();
        if players + waits >= MOST_PLAYERS {
            return Err(too_many("players", MOST_PLAYERS));
        }
        let taken = self
            .passes
            .values()
            .any(|holder| holder.players().any(|one| one == who));
        if !taken {
            return Ok((Some(self.is_player(known, who)), Bound::Is));
        }
        if waiting.len() >= MOST_WAIT {
            return Err(too_many("devices", MOST_WAIT));
        }
        let fact = Fact::WaitsToBe {
            pass: known,
            entrant: who,
        };
        Ok((Some(fact), Bound::Waits))
    }

    /// A phone is a player's from now on; it keeps the name that it has.
    fn is_player(&self, pass: String, who: EntrantId) -> Fact {
        let named = self
            .passes
            .get(&pass)
            .is_some_and(|holder| !holder.name.is_empty());
        let name = self.tournament().map_or("", |state| state.name(who)).trim();
        Fact::Joined {
            pass,
            was: None,
            link: None,
            name: if named { String::new() } else { name.to_owned() },
            grants: vec![Grant::entrant(who)],
        }
    }

    /// A phone is no player's any more, or does not wait for it; nothing where it was not.
    #[must_use]
    pub fn unbind(&self, pass: &str, who: EntrantId) -> Option<Fact> {
        let pass = hash(pass);
        let is = self
            .passes
            .get(&pass)
            .is_some_and(|holder| holder.players().any(|one| one == who));
        let waits = self.waiting.get(&who).is_some_and(|all| all.contains(&pass));
        (is || waits).then_some(Fact::Unbound { pass, entrant: who })
    }

    /// Somebody who keeps the tournament lets a phone that waits be the player, or does not. It is told by the hash of its pass.
    ///
    /// # Errors
    /// It does not wait.
    pub fn let_be(&self, pass: &str, who: EntrantId, yes: bool) -> Result<Fact, HallError> {
        let waits = self
            .waiting
            .get(&who)
            .is_some_and(|all| all.iter().any(|one| one == pass));
        if !waits {
            return Err(HallError::unknown("device", pass.get(..8).unwrap_or_default()));
        }
        let pass = pass.to_owned();
        Ok(if yes {
            self.is_player(pass, who)
        } else {
            Fact::Unbound { pass, entrant: who }
        })
    }

    /// Phones that wait: who they want to be, and the hashes of their passes.
    pub fn waiting(&self) -> impl Iterator<Item = (EntrantId, &str)> {
        let all = self.waiting.iter();
        all.flat_map(|(who, passes)| passes.iter().map(|pass| (*who, pass.as_str())))
    }

    /// Whom a phone waits to be.
    pub fn waits_to_be(&self, pass: &str) -> impl Iterator<Item = EntrantId> {
        let pass = hash(pass);
        self.waiting().filter(move |one| one.1 == pass).map(|one| one.0)
    }

    /// What happened to phones of players.
    pub(super) fn bound(&mut self, fact: Fact) {
        match fact {
            Fact::WaitsToBe { pass, entrant } => self.waiting.entry(entrant).or_default().push(pass),
            Fact::Unbound { pass, entrant } => {
                self.no_longer_waits(&pass, entrant);
                let seats = self.seats_of(entrant);
                if let Some(holder) = self.passes.get_mut(&pass)
                    && holder.players().any(|one| one == entrant)
                {
                    for grant in seats.into_iter().chain([Grant::entrant(entrant)]) {
                        holder.grants.remove(grant);
                    }
                }
            }
            _ => {}
        }
    }

    pub(super) fn no_longer_waits(&mut self, pass: &str, who: EntrantId) {
        if let Some(all) = self.waiting.get_mut(&who) {
            all.retain(|one| one != pass);
        }
        self.waiting.retain(|_, all| !all.is_empty());
    }
}

impl Holder {
    /// The players of the tournament whose phone this is.
    pub fn players(&self) -> impl Iterator<Item = EntrantId> + '_ {
        self.grants.iter().filter_map(|grant| grant.entrant)
    }
}
