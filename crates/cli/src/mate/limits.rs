//! `--budget`: what a question may cost, in positions, in bytes, or both: `2000000`, `64MB`, `2000000,64MB`.

use std::str::FromStr;

use arbiter_mate::Budget;

/// What was said of the budget; the rest is as usual.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    nodes: Option<u64>,
    bytes: Option<usize>,
}

/// Multiples of a byte, as memory is counted by people and by machines. The longer signs stand before their ends.
const UNITS: [(&str, usize); 7] = [
    ("KiB", 1 << 10),
    ("MiB", 1 << 20),
    ("GiB", 1 << 30),
    ("kB", 1_000),
    ("MB", 1_000_000),
    ("GB", 1_000_000_000),
    ("B", 1),
];

impl Limits {
    /// This budget within the limits.
    pub fn of(self, budget: Budget<'_>) -> Budget<'_> {
        let budget = self.nodes.map_or(budget, |nodes| budget.with_nodes(nodes));
        self.bytes.map_or(budget, |bytes| budget.with_bytes(bytes))
    }
}

impl FromStr for Limits {
    type Err = String;

    fn from_str(text: &str) -> Result<Limits, String> {
        let mut limits = Limits::default();
        for part in text.split(',') {
            let twice = if let Some(bytes) = size(part)? {
                limits.bytes.replace(bytes).is_some()
            } else {
                let nodes = part.parse().map_err(|_| expected(part))?;
                limits.nodes.replace(nodes).is_some()
            };
            if twice {
                return Err(format!(
                    "expected one number of positions and one of bytes, found {part:?} beside it"
                ));
            }
        }
        Ok(limits)
    }
}

/// A number with a unit of bytes; `None` without one.
fn size(part: &str) -> Result<Option<usize>, String> {
    let unit = UNITS
        .iter()
        .find_map(|(sign, worth)| Some((part.strip_suffix(sign)?, worth)));
    let Some((number, worth)) = unit else {
        return Ok(None);
    };
    let number: usize = number.parse().map_err(|_| expected(part))?;
    number.checked_mul(*worth).map(Some).ok_or_else(|| expected(part))
}

fn expected(part: &str) -> String {
    format!("expected positions such as 2000000, or bytes such as 64MB, found {part:?}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_and_bytes_in_any_order() {
        for (text, nodes, bytes) in [
            ("2000000", Some(2_000_000), None),
            ("64MB", None, Some(64_000_000)),
            ("16MiB", None, Some(16 << 20)),
            ("100,5kB", Some(100), Some(5_000)),
            ("800B,7", Some(7), Some(800)),
        ] {
            assert_eq!(text.parse(), Ok(Limits { nodes, bytes }), "{text}");
        }
        for text in [
            "",
            "many",
            "1,2",
            "1MB,2MB",
            "-1",
            "MB",
            "1,",
            "99999999999999999GB",
            "1.5MB",
        ] {
            assert!(text.parse::<Limits>().is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_not_said_stays_as_usual() {
        let usual = Budget::full();
        let limits: Limits = "1000".parse().expect("a number");
        let budget = limits.of(usual);
        assert_eq!((budget.nodes(), budget.bytes()), (1_000, usual.bytes()));
    }
}
