//! What an event sets for its games, parameter by parameter, over what its rulebook says.

use crate::generated::{Key, SCHEMA, Topic};
use crate::read::{Problem, Raw, nearest, value};
use crate::schema::{Effect, Kind};
use crate::value::Value;
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

/// Parameters that an event sets for its games, by their public names.
///
/// ```
/// use arbiter_laws::{Key, Raw, Regulations};
/// let mut regulations = Regulations::default();
/// regulations.set("draw.claim.moves", &Raw::Number(40)).unwrap();
/// assert!(regulations.value(Key::DrawClaimMoves).is_some());
/// assert!(regulations.set("draw.claim.moves", &Raw::Text("many")).is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Regulations {
    values: Vec<(Key, Value)>,
}

/// A parameter of an event's regulations could not be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{key}: {problem}")]
pub struct RegulationsError {
    /// The name as it was given.
    pub key: String,
    /// What is wrong with it or its value.
    pub problem: Problem,
}

impl Regulations {
    /// Sets a parameter by its public name, over an earlier value.
    ///
    /// # Errors
    /// If there is no such parameter, or the value is not one that it can have.
    ///
    /// ```
    /// use arbiter_laws::{Raw, Regulations};
    /// let mut regulations = Regulations::default();
    /// assert!(regulations.set("draw.claim.moves", &Raw::Number(40)).is_ok());
    /// assert!(regulations.set("draw.claim.mvoes", &Raw::Number(40)).is_err());
    /// ```
    pub fn set(&mut self, name: &str, raw: &Raw) -> Result<(), RegulationsError> {
        let error = |problem| RegulationsError {
            key: name.to_owned(),
            problem,
        };
        let Some(key) = Key::from_id(name) else {
            let nearest = nearest(name, SCHEMA.keys.iter().map(|key| key.id));
            return Err(error(Problem::UnknownParameter {
                name: name.to_owned(),
                nearest,
            }));
        };
        let value = value(raw, key.kind(), SCHEMA).map_err(error)?;
        self.values.retain(|(other, _)| *other != key);
        self.values.push((key, value));
        Ok(())
    }

    /// The value of a parameter, if the event sets it.
    #[must_use]
    pub fn value(&self, key: Key) -> Option<&Value> {
        self.values
            .iter()
            .find(|(other, _)| *other == key)
            .map(|(_, value)| value)
    }

    /// Every parameter that the event sets.
    pub fn iter(&self) -> impl Iterator<Item = (Key, &Value)> {
        self.values.iter().map(|(key, value)| (*key, value))
    }
}

impl Key {
    /// The topic in which it is explained.
    ///
    /// ```
    /// use arbiter_laws::{Key, Topic};
    /// assert_eq!(Key::DrawAutomaticMoves.topic(), Topic::EndSeventyFive);
    /// ```
    #[must_use]
    pub fn topic(self) -> Topic {
        Topic::ALL[SCHEMA.keys[self as usize].topic as usize]
    }

    /// Whom its value binds.
    ///
    /// ```
    /// use arbiter_laws::{Effect, Key};
    /// assert_eq!(Key::DrawAutomaticMoves.effect(), Effect::Rules);
    /// assert_eq!(Key::DeadWording.effect(), Effect::Wording);
    /// ```
    #[must_use]
    pub fn effect(self) -> Effect {
        SCHEMA.keys[self as usize].effect
    }

    /// Whether the rule that it belongs to is not built yet, so that nothing follows from its value.
    ///
    /// ```
    /// use arbiter_laws::Key;
    /// assert!(!Key::DrawAutomaticMoves.is_planned());
    /// ```
    #[must_use]
    pub fn is_planned(self) -> bool {
        SCHEMA.keys[self as usize].is_planned
    }

    /// What its value can be.
    #[must_use]
    pub fn kind(self) -> Kind {
        SCHEMA.keys[self as usize].kind
    }
}
