//! Faults that are known of what other people wrote, kept as a file of ours: `tests/walls/advisories.toml`. The lists of
//! the world are fetched by `make lint` where the network lets it; this one is always there, and its test runs for everybody.

use cargo_metadata::semver::{Version, VersionReq};
use toml::de::{DeTable, DeValue};

use crate::Fault;

/// One known fault of one crate or package.
#[derive(Debug, Clone)]
pub struct Advisory {
    /// Where it is kept: `crates` or `npm`.
    pub registry: String,
    /// Whose fault it is.
    pub name: String,
    /// Its name in the lists of the world.
    pub id: String,
    /// Versions without it; none where no version is.
    pub good: Vec<VersionReq>,
    /// What may happen, in our words.
    pub what: String,
    /// Why we live with it nevertheless.
    pub lived_with: Option<String>,
}

/// A crate or package of a lock file.
#[derive(Debug, Clone)]
pub struct Locked {
    /// `crates` or `npm`.
    pub registry: &'static str,
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: Version,
}

/// Reads the file.
///
/// # Errors
/// A sentence for everything that is not as it must be: an unknown key, a version that is none, a fault without a word about it.
pub fn read(text: &str) -> Result<Vec<Advisory>, Vec<Fault>> {
    let table = DeTable::parse(text).map_err(|error| vec![format!("advisories.toml: {error}")])?;
    let mut advisories = Vec::new();
    let mut faults = Vec::new();
    for (registry, list) in table.get_ref() {
        let registry = registry.get_ref().as_ref();
        if !["crates", "npm"].contains(&registry) {
            faults.push(format!(
                "advisories.toml: [[{registry}]] is neither crates nor npm"
            ));
            continue;
        }
        for entry in list.get_ref().as_array().into_iter().flatten() {
            match entry.get_ref().as_table().map(|table| advisory(registry, table)) {
                Some(Ok(advisory)) => advisories.push(advisory),
                Some(Err(fault)) => faults.push(fault),
                None => faults.push(format!("advisories.toml: [[{registry}]] holds what is no table")),
            }
        }
    }
    if faults.is_empty() {
        Ok(advisories)
    } else {
        Err(faults)
    }
}

/// What an entry may say.
const KEYS: [&str; 5] = ["name", "id", "good", "what", "lived_with"];

fn advisory(registry: &str, table: &DeTable<'_>) -> Result<Advisory, Fault> {
    let text = |key: &str| {
        let value = table.get(key).and_then(|value| value.get_ref().as_str());
        value.filter(|text| !text.trim().is_empty()).map(str::to_owned)
    };
    let id = text("id").ok_or("advisories.toml: an entry without id")?;
    let needed = |key: &str| text(key).ok_or(format!("advisories.toml: {id} without {key}"));
    if let Some(key) = table.keys().find(|key| !KEYS.contains(&key.get_ref().as_ref())) {
        return Err(format!(
            "advisories.toml: {id} has an unknown key {}",
            key.get_ref()
        ));
    }
    let good = table.get("good").and_then(|value| value.get_ref().as_array());
    let good = good.ok_or(format!("advisories.toml: {id} without good"))?;
    let good = good.iter().map(|one| requirement(&id, one.get_ref()));
    Ok(Advisory {
        registry: registry.to_owned(),
        name: needed("name")?,
        good: good.collect::<Result<_, _>>()?,
        what: needed("what")?,
        lived_with: text("lived_with"),
        id,
    })
}

fn requirement(id: &str, value: &DeValue<'_>) -> Result<VersionReq, Fault> {
    let text = value.as_str().unwrap_or_default();
    VersionReq::parse(text).map_err(|error| format!("advisories.toml: {id}: {text:?}: {error}"))
}

/// What of the lock files has a known fault that we do not live with, and what we need not live with any more.
#[must_use]
pub fn affected(advisories: &[Advisory], locked: &[Locked]) -> Vec<Fault> {
    let has = |advisory: &Advisory, one: &Locked| {
        let same = (&*advisory.registry, &*advisory.name) == (one.registry, &*one.name);
        same && !advisory.good.iter().any(|good| good.matches(&one.version))
    };
    let mut faults = Vec::new();
    for advisory in advisories {
        let Advisory { name, id, what, .. } = advisory;
        let found: Vec<_> = locked.iter().filter(|one| has(advisory, one)).collect();
        if advisory.lived_with.is_none() {
            faults.extend(
                found
                    .iter()
                    .map(|one| format!("{name} {}: {id}: {what}", one.version)),
            );
        } else if found.is_empty() {
            faults.push(format!("{id}: nothing has it any more; take lived_with away"));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = r#"
        [[crates]]
        name = "door"
        id = "X-1"
        good = [">=1.2.3, <2.0.0", ">=2.0.1"]
        what = "opens for everybody"
        [[npm]]
        name = "door"
        id = "X-2"
        good = []
        what = "nobody looks after it"
    "#;

    fn locked(registry: &'static str, version: &str) -> Locked {
        let version = version.parse().unwrap();
        Locked {
            registry,
            name: "door".to_owned(),
            version,
        }
    }

    #[test]
    fn a_version_is_affected_where_no_good_one_matches() {
        let list = read(LIST).unwrap();
        for (registry, version, id) in [
            ("crates", "1.2.2", Some("X-1")),
            ("crates", "1.2.3", None),
            ("crates", "2.0.0", Some("X-1")),
            ("crates", "2.0.1", None),
            ("npm", "9.9.9", Some("X-2")),
        ] {
            let faults = affected(&list, &[locked(registry, version)]);
            assert_eq!(
                faults.len(),
                usize::from(id.is_some()),
                "{registry} {version}: {faults:?}"
            );
            assert!(id.is_none_or(|id| faults[0].contains(id)), "{faults:?}");
        }
    }

    #[test]
    fn what_we_live_with_is_named_and_goes_with_its_reason() {
        let list = read(&format!("{LIST}\nlived_with = \"only in a race\"")).unwrap();
        assert!(affected(&list, &[locked("npm", "1.0.0")]).is_empty());
        assert_eq!(affected(&list, &[]).len(), 1);
    }

    #[test]
    fn an_entry_that_says_too_little_or_nonsense_is_refused() {
        for broken in [
            "[[crate]]\nname = \"door\"",
            "[[npm]]\nname = \"door\"\nid = \"X\"\ngood = []",
            "[[npm]]\nname = \"door\"\nid = \"X\"\nwhat = \"w\"",
            "[[npm]]\nname = \"door\"\nid = \"X\"\nwhat = \"w\"\ngood = [\"new\"]",
            "[[npm]]\nname = \"door\"\nid = \"X\"\nwhat = \"w\"\ngood = []\nfixed = \"1\"",
            "[[npm]]\nname = ",
        ] {
            assert!(read(broken).is_err(), "{broken}");
        }
    }
}
