//! What one device, and one house, may have stored: boards a day. A club has one address, and organisers make large events.

use std::net::IpAddr;

use arbiter_hall::Role;

use crate::doors::house;
use crate::live::{Device, Failure, Hub};
use crate::paces::{Measure, Paces};

const DAY: f64 = 86_400.0;
/// Boards of one device: two large events at once, and as many a day.
const OF_A_DEVICE: Measure = Measure {
    burst: 1_000.0,
    rate: 1_000.0 / DAY,
};
/// Boards of one house.
const OF_A_HOUSE: Measure = Measure {
    burst: 3_000.0,
    rate: 3_000.0 / DAY,
};

/// What has been made lately, and who may make something.
#[derive(Debug)]
pub struct Quota {
    devices: Paces<Option<String>>,
    houses: Paces<Option<IpAddr>>,
    only_officials: bool,
}

impl Quota {
    /// Nothing was made yet.
    pub fn new(only_officials: bool) -> Self {
        Self {
            devices: Paces::new(OF_A_DEVICE),
            houses: Paces::new(OF_A_HOUSE),
            only_officials,
        }
    }

    /// Somebody makes so many boards.
    ///
    /// # Errors
    /// [`Failure::Quota`] where that is too much, [`Failure::OnlyOfficials`] where he may make nothing.
    pub async fn take(
        &self,
        hub: &Hub,
        device: &Device,
        from: Option<IpAddr>,
        boards: usize,
    ) -> Result<(), Failure> {
        let here = from.is_some_and(|from| from.to_canonical().is_loopback());
        if self.only_officials && !here && !is_official(hub, device).await {
            return Err(Failure::OnlyOfficials);
        }
        let boards = f64::from(u32::try_from(boards).unwrap_or(u32::MAX));
        let key = device.pass.clone().filter(|pass| hub.has_given(pass));
        let from = from.map(house);
        let quota = |_| Failure::Quota;
        self.houses.check(&from).map_err(quota)?;
        if key.is_some() {
            self.devices.check(&key).map_err(quota)?;
            self.devices.spend(key, boards);
        }
        self.houses.spend(from, boards);
        Ok(())
    }
}

/// Whether a device rules in an event that everybody finds.
async fn is_official(hub: &Hub, device: &Device) -> bool {
    let official = |role| matches!(role, Role::Organiser | Role::ChiefArbiter | Role::Arbiter);
    for house in hub.houses_of(device) {
        let grants = house.grants(device).await;
        let public = house.look(arbiter_hall::Office::is_public).await;
        if public && grants.iter().any(|grant| official(grant.role)) {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use arbiter_hall::store::Memory;
    use arbiter_lang::{Lang, Language};

    use super::*;
    use crate::live::Langs;

    #[tokio::test]
    async fn a_house_has_its_share_of_boards_a_day() {
        let langs = Langs::new(Language::ALL.map(|language| Arc::new(Lang::new(language))));
        let hub = Hub::new(Arc::new(Memory::default()), langs);
        let quota = Quota::new(false);
        let nobody = Device::default();
        let from = |n| Some(IpAddr::from([192, 168, 1, n]));
        for _ in 0..6 {
            assert!(quota.take(&hub, &nobody, from(1), 500).await.is_ok());
        }
        let more = quota.take(&hub, &nobody, from(1), 1).await;
        assert!(matches!(more, Err(Failure::Quota)), "{more:?}");
        assert!(
            quota.take(&hub, &nobody, from(2), 500).await.is_ok(),
            "another house"
        );
    }
}
