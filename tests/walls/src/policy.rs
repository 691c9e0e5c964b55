//! What is allowed of what other people wrote, as `deny.toml` says it: the file that `cargo deny` reads, read here too, so that
//! `make test` holds the same without building that tool.

use toml::de::{DeTable, DeValue};

use crate::Fault;

/// Licences that go with ours, and what may stand twice in the program.
#[derive(Debug, Clone, Default)]
pub struct Policy {
    /// SPDX names.
    pub licences: Vec<String>,
    /// `name@version` of the older of two, or the oldest of three.
    pub doubles: Vec<String>,
}

/// Reads the two lists.
///
/// # Errors
/// The text is no TOML, or one of the two lists is missing or empty.
pub fn read(text: &str) -> Result<Policy, Fault> {
    let table = DeTable::parse(text).map_err(|error| format!("deny.toml: {error}"))?;
    let list =
        |part: &str, key: &str, of: fn(&DeValue<'_>) -> Option<String>| -> Result<Vec<String>, Fault> {
            let part_of = table
                .get_ref()
                .get(part)
                .and_then(|part| part.get_ref().as_table());
            let list = part_of.and_then(|part| part.get(key)?.get_ref().as_array());
            let found: Option<Vec<_>> = list
                .map(|list| list.iter().map(|one| of(one.get_ref())).collect::<Option<_>>())
                .unwrap_or_default();
            let found = found.filter(|found| !found.is_empty());
            found.ok_or(format!("deny.toml: [{part}] {key}: expected a list"))
        };
    let text = |value: &DeValue<'_>| value.as_str().map(str::to_owned);
    let named = |value: &DeValue<'_>| {
        let table = value.as_table()?;
        table
            .get("reason")?
            .get_ref()
            .as_str()
            .filter(|reason| !reason.is_empty())?;
        table.get("crate")?.get_ref().as_str().map(str::to_owned)
    };
    Ok(Policy {
        licences: list("licenses", "allow", text)?,
        doubles: list("bans", "skip", named)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_lists_are_read_and_a_double_needs_its_reason() {
        let text = |skip: &str| format!("[licenses]\nallow = [\"MIT\"]\n[bans]\nskip = [{skip}]");
        let policy = read(&text("{ crate = \"door@1.0.0\", reason = \"old hinges\" }")).unwrap();
        assert_eq!(policy.licences, ["MIT"]);
        assert_eq!(policy.doubles, ["door@1.0.0"]);
        assert!(read(&text("{ crate = \"door@1.0.0\" }")).is_err());
        assert!(read("[licenses]").is_err());
    }
}
