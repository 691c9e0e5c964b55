//! Trust that is taken back: links closed, devices shut out, officials renamed and dismissed, passwords changed. Each is a
//! line of the event's stream.

use super::{Fact, Holder, Office, forbidden, hash, permitted, taken};
use crate::plan::text;
use crate::{Grant, Grants, HallError, Role, allows};

impl Office {
    /// A device is shut out, told by the hash of its pass. Whoever cannot appoint shuts out nobody who rules here, and
    /// nobody his own opponent.
    ///
    /// # Errors
    /// [`HallError::Forbidden`], no such device.
    pub fn revoke(&self, by: &Grants, pass: &str) -> Result<Fact, HallError> {
        permitted(by, "revoke")?;
        let found = self.passes.get(pass);
        let holder = found.ok_or_else(|| HallError::unknown("device", pass.get(..8).unwrap_or_default()))?;
        let appoints = by.iter().any(|grant| allows(grant.role, "appoint"));
        let rules = |grant: Grant| allows(grant.role, "revoke");
        let opponent = |grant: Grant| {
            let board = grant.seat.map(|seat| seat.board);
            let sits = |own: Grant| own.seat.is_some_and(|seat| Some(seat.board) == board);
            holder.grants != *by && by.iter().any(sits)
        };
        if !appoints && holder.grants.iter().any(rules) || holder.grants.iter().any(opponent) {
            return Err(forbidden(by, "revoke"));
        }
        Ok(Fact::Revoked { pass: pass.into() })
    }

    /// A link that nobody has used is closed, told by its hash; by whoever could give it.
    ///
    /// # Errors
    /// [`HallError::Forbidden`], no such link.
    pub fn close_link(&self, by: &Grants, link: &str) -> Result<Fact, HallError> {
        permitted(by, "revoke")?;
        let grants = self
            .links
            .get(link)
            .ok_or_else(|| HallError::unknown("link", ""))?;
        let appoints = by.iter().any(|grant| allows(grant.role, "appoint"));
        if !appoints && grants.iter().any(|grant| allows(grant.role, "revoke")) {
            return Err(forbidden(by, "revoke"));
        }
        Ok(Fact::LinkClosed { link: link.into() })
    }

    /// An official has another password from now on; the devices that came in with the old one are shut out.
    ///
    /// # Errors
    /// [`HallError::Forbidden`] to whoever could not appoint him and is not he himself, nobody of that name.
    pub fn set_password(&self, by: &Holder, name: &str, password: String) -> Result<Fact, HallError> {
        if by.official.as_deref() != Some(name) {
            permitted(&by.grants, "appoint")?;
        }
        self.named_official(name)?;
        let name = name.to_owned();
        Ok(Fact::PasswordSet { name, password })
    }

    /// An official is called otherwise from now on, also where he logs in.
    ///
    /// # Errors
    /// [`HallError::Forbidden`], nobody of that name, a new one that is taken or cannot be read.
    pub fn rename_official(&self, by: &Grants, name: &str, to: &str) -> Result<Fact, HallError> {
        permitted(by, "appoint")?;
        self.named_official(name)?;
        text("name", to)?;
        if self.officials.contains_key(to) {
            return Err(taken("official", to));
        }
        let [name, to] = [name, to].map(ToOwned::to_owned);
        Ok(Fact::Renamed { name, to })
    }

    /// An official is none any more, and the devices that came in with his password are shut out.
    ///
    /// # Errors
    /// [`HallError::Forbidden`], nobody of that name.
    pub fn dismiss(&self, by: &Grants, name: &str) -> Result<Fact, HallError> {
        permitted(by, "appoint")?;
        self.named_official(name)?;
        Ok(Fact::Dismissed { name: name.into() })
    }

    /// The devices that were let in: the hash of the pass, and who it is.
    pub fn devices(&self) -> impl Iterator<Item = (&str, &Holder)> {
        self.passes.iter().map(|(pass, holder)| (pass.as_str(), holder))
    }

    /// The links that nobody has used: the hash, and what it gives.
    pub fn open_links(&self) -> impl Iterator<Item = (&str, &[Grant])> {
        self.links
            .iter()
            .map(|(link, grants)| (link.as_str(), grants.as_slice()))
    }

    /// Whether a device may take trust back here at all.
    #[must_use]
    pub fn may_take_back(by: &Grants) -> bool {
        permitted(by, "revoke").is_ok()
    }

    /// Whether this is the device with that pass.
    #[must_use]
    pub fn is_pass(known: &str, pass: &str) -> bool {
        hash(pass) == known
    }

    fn named_official(&self, name: &str) -> Result<(), HallError> {
        if self.officials.contains_key(name) {
            return Ok(());
        }
        Err(HallError::unknown("official", name))
    }

    /// What was taken back is gone.
    pub(super) fn take_back(&mut self, fact: Fact) {
        match fact {
            Fact::LinkClosed { link } => {
                self.links.remove(&link);
                self.used.insert(link, String::new());
            }
            Fact::PasswordSet { name, password } => {
                self.shut_out(&name);
                if let Some(official) = self.officials.get_mut(&name) {
                    official.password = password;
                }
            }
            Fact::Renamed { name, to } => {
                if let Some(mut official) = self.officials.remove(&name) {
                    official.name.clone_from(&to);
                    self.officials.insert(to.clone(), official);
                }
                let own = self.passes.values_mut();
                for holder in own.filter(|holder| holder.official.as_ref() == Some(&name)) {
                    holder.name.clone_from(&to);
                    holder.official = Some(to.clone());
                }
            }
            Fact::Dismissed { name } => {
                self.shut_out(&name);
                self.officials.remove(&name);
            }
            _ => {}
        }
    }

    /// Those who came in with the password of an official lose what it gave; a seat of theirs stays.
    fn shut_out(&mut self, name: &str) {
        let Some(official) = self.officials.get(name) else {
            return;
        };
        let came = |holder: &&mut Holder| holder.official.as_deref() == Some(name);
        for holder in self.passes.values_mut().filter(came) {
            for grant in &official.grants {
                holder.grants.remove(*grant);
            }
            holder.official = None;
        }
        self.passes
            .retain(|_, holder| holder.grants.iter().next().is_some() || holder.official.is_some());
    }

    /// By which official's password somebody comes in who uses no link.
    pub(super) fn came_by(&self, link: Option<&str>, name: &str, grants: &[Grant]) -> Option<String> {
        let official = self.officials.get(name).filter(|_| link.is_none())?;
        (official.grants == grants && grants.iter().all(|grant| grant.role != Role::Player))
            .then(|| name.to_owned())
    }
}
