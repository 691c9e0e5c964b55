//! The lock file of the front end: whose terms the pages are under, and whether every package is sealed.

use serde_json::Value;

use crate::Fault;
use crate::advisories::Locked;

/// A package of the lock file.
#[derive(Debug, Clone)]
pub struct Package {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// What it says of its licence.
    pub licence: String,
    /// Whether it is in the pages, and not only in what builds and tests them.
    pub shipped: bool,
    /// Whether its hash is known, so that nobody can put another in its place.
    pub sealed: bool,
}

/// The packages of a `package-lock.json`. `built_in` are tools of which something is in the pages.
///
/// # Errors
/// The text is no lock file.
pub fn packages(text: &str, built_in: &[&str]) -> Result<Vec<Package>, Fault> {
    let lock: Value = serde_json::from_str(text).map_err(|error| format!("package-lock.json: {error}"))?;
    let packages = lock["packages"]
        .as_object()
        .ok_or("package-lock.json: no packages")?;
    let named = packages
        .iter()
        .filter_map(|(path, package)| Some((path.rsplit_once("node_modules/")?.1, package)));
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let found: Vec<Package> = named
        .map(|(name, package)| Package {
            name: name.to_owned(),
            version: text(&package["version"]),
            licence: text(&package["license"]),
            shipped: package["dev"] != true || built_in.contains(&name),
            sealed: text(&package["integrity"]).starts_with("sha512-"),
        })
        .collect();
    Ok(found)
}

/// Packages that are not sealed, and shipped ones under a licence that does not go with ours.
#[must_use]
pub fn strangers(packages: &[Package], goes_with_ours: impl Fn(&str) -> bool) -> Vec<Fault> {
    let mut faults = Vec::new();
    for Package {
        name,
        licence,
        shipped,
        sealed,
        ..
    } in packages
    {
        if !sealed {
            faults.push(format!("{name}: package-lock.json has no hash of it"));
        }
        if *shipped && !goes_with_ours(licence) {
            faults.push(format!(
                "{name}: the licence {licence:?} is not one that goes with ours"
            ));
        }
    }
    faults
}

/// The same as entries of a lock file; a version that is none is a fault.
///
/// # Errors
/// The packages whose versions cannot be read.
pub fn locked(packages: &[Package]) -> Result<Vec<Locked>, Fault> {
    let one = |package: &Package| {
        let version = package.version.parse();
        let version = version.map_err(|error| format!("{} {}: {error}", package.name, package.version))?;
        Ok(Locked {
            registry: "npm",
            name: package.name.clone(),
            version,
        })
    };
    packages.iter().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = r#"{ "packages": {
        "": { "name": "ours" },
        "node_modules/door": { "version": "1.0.0", "license": "MIT", "integrity": "sha512-aa" },
        "node_modules/@a/tool": { "version": "1.0.0", "license": "MPL-2.0", "integrity": "sha512-aa", "dev": true },
        "node_modules/door/node_modules/hinge": { "version": "2.0.0", "license": "SSPL-1.0" }
    } }"#;

    #[test]
    fn tools_may_have_other_licences_and_everything_is_sealed() {
        let check = |built_in: &[&str]| {
            let packages = packages(LOCK, built_in).unwrap();
            assert_eq!(locked(&packages).unwrap().len(), 3);
            strangers(&packages, |licence| licence == "MIT")
        };
        let faults = check(&[]);
        assert_eq!(faults.len(), 2, "{faults:?}");
        assert!(
            faults.iter().all(|fault| fault.starts_with("hinge: ")),
            "{faults:?}"
        );
        assert_eq!(
            check(&["@a/tool"]).len(),
            3,
            "a tool of which something is in the pages"
        );
    }
}
