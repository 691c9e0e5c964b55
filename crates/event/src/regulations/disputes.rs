//! A dispute from its report to the last decision. Topics `tr.mediation`, `tr.appeal`.

/// How far a dispute has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Stage {
    /// Somebody reported it.
    Reported,
    /// Mediation was tried.
    Mediated,
    /// The arbiter ruled.
    Ruled,
    /// Somebody appealed.
    Appealed,
    /// The committee decided; nothing follows.
    Decided,
}

impl Stage {
    /// All, in their order.
    pub const ALL: [Self; 5] = [
        Self::Reported,
        Self::Mediated,
        Self::Ruled,
        Self::Appealed,
        Self::Decided,
    ];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Reported => "reported",
            Self::Mediated => "mediated",
            Self::Ruled => "ruled",
            Self::Appealed => "appealed",
            Self::Decided => "decided",
        }
    }
}

/// A dispute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dispute {
    stage: Stage,
    /// Why mediation was left out, where it was.
    without_mediation: Option<String>,
}

/// Why a step is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoStep {
    /// Only mediation may be left out, and only with a reason.
    #[error("a reason is needed to leave out mediation")]
    NoReason,
    /// The step is not the next one.
    #[error("{to:?} does not follow {from:?}")]
    Order {
        /// Where the dispute stands.
        from: Stage,
        /// The step.
        to: Stage,
    },
}

impl Default for Dispute {
    fn default() -> Self {
        Self {
            stage: Stage::Reported,
            without_mediation: None,
        }
    }
}

impl Dispute {
    /// A dispute that has come so far.
    #[must_use]
    pub const fn at(stage: Stage) -> Self {
        Self {
            stage,
            without_mediation: None,
        }
    }

    /// How far it has come.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Why mediation was left out.
    #[must_use]
    pub fn without_mediation(&self) -> Option<&str> {
        self.without_mediation.as_deref()
    }

    /// Takes the next step. Only *mediated* may be left out, with a reason.
    ///
    /// # Errors
    /// [`NoStep`]; the dispute is then as it was.
    ///
    /// ```
    /// use arbiter_event::regulations::{Dispute, NoStep, Stage};
    /// let mut dispute = Dispute::default();
    /// assert_eq!(dispute.step(Stage::Ruled, ""), Err(NoStep::NoReason));
    /// dispute.step(Stage::Ruled, "a flag fell before witnesses").unwrap();
    /// assert!(dispute.step(Stage::Decided, "").is_err());
    /// ```
    pub fn step(&mut self, to: Stage, reason: &str) -> Result<(), NoStep> {
        let skips = (self.stage, to) == (Stage::Reported, Stage::Ruled);
        if skips && reason.trim().is_empty() {
            return Err(NoStep::NoReason);
        }
        if !skips && to as u8 != self.stage as u8 + 1 {
            let from = self.stage;
            return Err(NoStep::Order { from, to });
        }
        if skips {
            self.without_mediation = Some(reason.trim().to_owned());
        }
        self.stage = to;
        Ok(())
    }
}
