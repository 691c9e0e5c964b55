//! Which findings are told, and which give exit status 1.

use anyhow::{Context, Result};
use arbiter_audit::{FaultKind, GameReport, Severity};

/// Which findings, and which games, are told.
#[derive(Debug, Clone, Copy)]
pub struct Only {
    /// By severity; all where none is named.
    severities: [bool; Severity::ALL.len()],
    /// Games of which nothing is told are left out of JSON lines and CSV.
    faulty: bool,
}

impl Only {
    /// Of the words on the command line.
    pub fn read(words: &[String], faulty: bool) -> Result<Self> {
        let mut told = [words.is_empty(); Severity::ALL.len()];
        for word in words {
            let severity = Severity::from_word(word)
                .with_context(|| format!("--only {word}: expected fault, notice, artefact or claim"))?;
            told[severity as usize] = true;
        }
        Ok(Self {
            severities: told,
            faulty,
        })
    }

    /// Whether nothing is told of this game, not even that it is there.
    pub const fn skips(self, report: &GameReport) -> bool {
        self.faulty && report.faults.is_empty()
    }

    /// Leaves in a report what is told.
    pub fn keep(self, report: &mut GameReport) {
        report
            .faults
            .retain(|fault| self.severities[fault.severity() as usize]);
    }
}

/// What gives exit status 1.
#[derive(Debug, Default)]
pub struct FailOn {
    severities: Vec<Severity>,
    kinds: Vec<FaultKind>,
}

impl FailOn {
    /// Of the words on the command line: kinds and severities, `never` alone; faults where none is named.
    pub fn read(words: &[String]) -> Result<Self> {
        let mut counts = Self::default();
        match words {
            [] => counts.severities.push(Severity::Fault),
            [never] if never == "never" => {}
            words => {
                for word in words {
                    if let Some(severity) = Severity::from_word(word) {
                        counts.severities.push(severity);
                        continue;
                    }
                    let expected = "expected a kind such as illegal_move or result_mismatch, a severity such as \
                                    fault or notice, or never alone";
                    let kind = FaultKind::from_word(word);
                    counts
                        .kinds
                        .push(kind.with_context(|| format!("--fail-on {word}: {expected}"))?);
                }
            }
        }
        Ok(counts)
    }

    /// Whether a finding counts.
    pub fn counts(&self, severity: Severity, kind: FaultKind) -> bool {
        self.severities.contains(&severity) || self.kinds.contains(&kind)
    }
}
