//! How whoever asks a question takes it back: pairing looks at a flag that others raise.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that tells work to stop.
///
/// ```
/// use std::sync::{Arc, atomic::AtomicBool};
/// use arbiter_pairing::dutch::Stop;
/// assert!(!Stop::never().is_told());
/// assert!(Stop::when(&Arc::new(AtomicBool::new(true))).is_told());
/// ```
#[derive(Debug, Clone, Default)]
pub struct Stop(Option<Arc<AtomicBool>>);

impl Stop {
    /// Nobody tells it to.
    #[must_use]
    pub const fn never() -> Self {
        Self(None)
    }

    /// When the flag is up.
    #[must_use]
    pub fn when(flag: &Arc<AtomicBool>) -> Self {
        Self(Some(Arc::clone(flag)))
    }

    /// Whether the work is to stop.
    #[inline]
    #[must_use]
    pub fn is_told(&self) -> bool {
        self.0.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed))
    }
}
