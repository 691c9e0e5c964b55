//! What a race found, as values and as lines to read.

use std::fmt;
use std::process::ExitCode;

/// What a race found.
#[derive(Debug, Clone)]
pub struct Report {
    /// The race.
    pub name: String,
    /// What was counted, and how many.
    pub work: Option<(&'static str, u64)>,
    /// Ours first.
    pub contestants: Vec<Contestant>,
    /// The bound on the first peer's ratio.
    pub at_least: Option<f64>,
}

/// One contestant's figures.
#[derive(Debug, Clone)]
pub struct Contestant {
    /// Its name; ours is `arbiter`.
    pub name: String,
    /// Median time of a round, in seconds.
    pub time: f64,
    /// Median over the rounds of its time by ours: how many times faster ours is. 1 for ours.
    pub ratio: f64,
}

impl Report {
    /// Whether the bound was held; a race without a bound holds.
    #[must_use]
    pub fn held(&self) -> bool {
        match (self.at_least, self.contestants.get(1)) {
            (Some(bound), Some(peer)) => peer.ratio >= bound,
            _ => true,
        }
    }
}

impl fmt::Display for Report {
    #[expect(clippy::cast_precision_loss, reason = "a figure for people")]
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "{}", self.name)?;
        for (at, contestant) in self.contestants.iter().enumerate() {
            write!(f, "  {:<24} {:>10.4} s", contestant.name, contestant.time)?;
            if let Some((unit, work)) = self.work {
                write!(f, " {:>10.2} M {unit}/s", work as f64 / contestant.time / 1e6)?;
            }
            if at > 0 {
                write!(f, "   ours is {:.2} times as fast", contestant.ratio)?;
            }
            if let (1, Some(bound)) = (at, self.at_least) {
                write!(
                    f,
                    " (bound {bound}: {})",
                    if self.held() { "held" } else { "MISSED" }
                )?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// How a bench ends: in failure if any of its bounds was missed.
#[must_use]
pub fn all_held(reports: &[Report]) -> ExitCode {
    if reports.iter().all(Report::held) {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The value in the middle; with an even number of values the upper of the two.
pub(crate) fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::race;

    #[test]
    fn the_middle_is_found() {
        assert_eq!(median([3.0, 1.0, 2.0].into_iter()).to_bits(), 2f64.to_bits());
    }

    #[test]
    fn contestants_that_disagree_do_not_race() {
        let race = race("count", &7u8).ours(|n| *n).peer("other", |n| n + 1);
        let told = race.report().map(|_| ()).expect_err("7 is not 8");
        assert_eq!(told.to_string(), "count: ours says 7, other says 8");
    }

    #[test]
    fn a_missed_bound_is_told() {
        let report = |ratio| Report {
            name: "count".to_owned(),
            work: Some(("plies", 3_000_000)),
            contestants: [("arbiter", 1.0), ("peer", ratio)]
                .map(|(name, ratio)| Contestant {
                    name: name.to_owned(),
                    time: ratio,
                    ratio,
                })
                .to_vec(),
            at_least: Some(1.5),
        };
        assert!(
            report(1.6).held()
                && report(1.6)
                    .to_string()
                    .contains("1.60 times as fast (bound 1.5: held)")
        );
        assert!(!report(1.4).held() && report(1.4).to_string().contains("(bound 1.5: MISSED)"));
        assert!(report(1.5).to_string().contains("3.00 M plies/s"));
    }
}
