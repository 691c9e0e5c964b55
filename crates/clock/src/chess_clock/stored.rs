//! How a log keeps what is set on a clock: both controls as people write them, and the ways of the device where they are
//! other than the usual ones.

use alloc::string::{String, ToString};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{ClockSetting, IncrementGiven, NextPeriod, SavedInDelay};
use crate::TimeControl;

#[derive(Serialize, Deserialize)]
struct Stored {
    white: String,
    black: String,
    next_period_at_zero: bool,
    increment_before: bool,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    saved_in_delay: bool,
}

impl Serialize for ClockSetting {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [white, black] = &self.controls;
        let stored = Stored {
            white: white.to_string(),
            black: black.to_string(),
            next_period_at_zero: self.next_period == NextPeriod::AtZero,
            increment_before: self.increment == IncrementGiven::Before,
            saved_in_delay: self.saved == SavedInDelay::Kept,
        };
        stored.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for ClockSetting {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let stored = Stored::deserialize(deserializer)?;
        let control = |text: &str| text.parse::<TimeControl>().map_err(D::Error::custom);
        let mut setting = Self::each(control(&stored.white)?, control(&stored.black)?);
        if stored.next_period_at_zero {
            setting.next_period = NextPeriod::AtZero;
        }
        if stored.increment_before {
            setting.increment = IncrementGiven::Before;
        }
        if stored.saved_in_delay {
            setting.saved = SavedInDelay::Kept;
        }
        Ok(setting)
    }
}
