//! Links and their codes: found, made again for the device that gave them out, used.

use std::net::IpAddr;
use std::sync::Arc;

use arbiter_game::rules::chess::Color;
use arbiter_hall::{Fact, Grant, Grants, LinkId, Office, as_code};

use super::{Hub, unknown};
use crate::doors::house;
use crate::live::failure::Failure;
use crate::live::house::{Device, House};
use crate::live::secret;

/// What somebody has typed or scanned.
pub enum Found {
    /// A link.
    Link(Arc<House>, LinkId),
    /// What can be looked at.
    Look(Arc<House>),
}

/// A link that a device has given out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnLink {
    /// The link.
    pub link: String,
    /// Its code.
    pub code: String,
    /// Whether somebody has used it.
    pub used: bool,
}

/// What a link is for, as a word of its own.
pub fn purpose(grant: Grant) -> String {
    match (grant.seat, grant.team) {
        (Some(seat), _) => format!("{}/{}/{}", grant.role, seat.board, seat.side.word()),
        (None, Some(team)) => format!("{}/{team}", grant.role),
        (None, None) => grant.role.to_string(),
    }
}

/// The same for the second phone of a draw.
pub fn purpose_of_draw(board: u32) -> String {
    format!("draw/{board}")
}

/// The links that a device has given out for something, oldest first.
fn given<'a>(office: &'a Office, pass: &'a str, what: &'a str) -> impl Iterator<Item = OwnLink> + 'a {
    (0..).map_while(move |round| {
        let link = secret::own_link(&office.id, pass, what, round);
        let id = LinkId::of(&link);
        let used = office.was_used(&id);
        let known = used || office.invitation(&id).is_some();
        known.then(|| OwnLink {
            code: id.code(),
            link,
            used,
        })
    })
}

impl Hub {
    /// What is meant by a link, or by its six letters.
    ///
    /// # Errors
    /// Nothing, or too many codes were tried from there.
    pub async fn find(&self, given: &str, device: &Device, from: Option<IpAddr>) -> Result<Found, Failure> {
        let Some(code) = as_code(given) else {
            let letters = given
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
            let event = given.split_once('-').map_or("", |(event, _)| event);
            let event = if letters { event } else { "" };
            let house = self.house(event).map_err(|_| unknown("link", ""))?;
            return Ok(Found::Link(house, LinkId::of(given)));
        };
        let from = from.map(house);
        self.codes.check(&from)?;
        if let Some(found) = self.by_code(&code, device).await {
            return Ok(found);
        }
        self.codes.take(from)?;
        Err(unknown("link", ""))
    }

    /// Whether another code may be tried from there, or too many were that are none.
    pub fn may_try_code(&self, from: Option<IpAddr>) -> bool {
        self.codes.check(&from.map(house)).is_ok()
    }

    async fn by_code(&self, code: &str, device: &Device) -> Option<Found> {
        for event in self.asleep_with(code) {
            // From here on it is asked like the others.
            let _ = self.house(&event);
        }
        let others = self.houses();
        for house in self.awake_of(device).into_iter().chain(others) {
            let ask = |office: &Office| {
                let pass = device.pass_in(office);
                (office.link_of_code(code, pass), office.code() == code)
            };
            let (link, look) = house.look(ask).await;
            if let Some(link) = link {
                return Some(Found::Link(house, link));
            }
            if look {
                return Some(Found::Look(house));
            }
        }
        None
    }

    /// A link, or by its six letters; a code for those who look on is none.
    ///
    /// # Errors
    /// There is none, or too many codes were tried from there.
    pub async fn link(
        &self,
        given: &str,
        device: &Device,
        from: Option<IpAddr>,
    ) -> Result<(Arc<House>, LinkId), Failure> {
        match self.find(given, device, from).await? {
            Found::Link(house, link) => Ok((house, link)),
            Found::Look(_) => Err(unknown("link", "")),
        }
    }

    /// The newest link that this device has given out for something.
    pub async fn own_link(&self, house: &House, device: &Device, what: &str) -> Option<OwnLink> {
        let newest = |office: &Office| {
            let all = device
                .passes()
                .filter_map(|pass| given(office, pass, what).last());
            let all: Vec<OwnLink> = all.collect();
            all.iter().find(|own| !own.used).or(all.first()).cloned()
        };
        house.look(newest).await
    }

    /// A link for something that this device can be shown again: the one that it has given out, if nobody has used it.
    ///
    /// # Errors
    /// It may not be given, or nothing was written.
    pub async fn invite_again(
        &self,
        house: &House,
        by: &Grants,
        device: &Device,
        grants: Vec<Grant>,
    ) -> Result<(), Failure> {
        let what = grants.first().copied().map(purpose).unwrap_or_default();
        let decide = |office: &Office| {
            let open = |pass| given(office, pass, &what).last().is_some_and(|last| !last.used);
            if device.passes().any(open) {
                return Ok((Vec::new(), ()));
            }
            let pass = device.pass_in(office).unwrap_or_default();
            let round = given(office, pass, &what).count();
            let link = secret::own_link(&office.id, pass, &what, round as u32);
            Ok((vec![office.invite(by, &link, grants)?], ()))
        };
        house.commit(decide).await
    }

    /// A device uses a link, with a new pass.
    ///
    /// # Errors
    /// The link has been used or is none, the name cannot be read, or nothing was written.
    pub async fn join(
        &self,
        house: &Arc<House>,
        link: &LinkId,
        pass: &str,
        was: &Device,
        name: &str,
    ) -> Result<Vec<Grant>, Failure> {
        let sits = |office: &Office| {
            let grants = office.invitation(link).unwrap_or_default();
            grants.iter().any(|grant| grant.seat.is_some())
        };
        if house.look(sits).await {
            self.langs.no_title(name)?;
        }
        let grants = house
            .commit(|office| {
                let was = was.known_to(office);
                let fact = office.join_as(link, pass, was, name)?;
                let grants = match &fact {
                    Some(Fact::Joined { grants, .. }) => grants.clone(),
                    _ => was
                        .and_then(|was| office.holder(was))
                        .map(|holder| holder.grants.iter().collect())
                        .unwrap_or_default(),
                };
                Ok((fact.into_iter().collect(), grants))
            })
            .await?;
        self.moved(house).await?;
        Ok(grants)
    }

    /// The name by which somebody called himself last on this device; none where he has not.
    pub async fn name_of(&self, device: &Device) -> String {
        let mut newest = (0, String::new());
        for house in self.houses_of(device) {
            let named = |office: &Office| {
                let pass = device.known_to(office)?;
                let holder = office.holder(pass).filter(|holder| !holder.name.is_empty())?;
                let shared = office
                    .boards
                    .keys()
                    .any(|board| holder.grants.sides(*board).count() == 2);
                (!shared).then(|| (office.made, holder.name.clone()))
            };
            newest = newest.max(house.look(named).await.unwrap_or_default());
        }
        newest.1
    }
}

/// Both colours, as the words of the interface.
pub const SIDES: [(Color, &str); 2] = [(Color::White, "white"), (Color::Black, "black")];
