//! How much may be spent on an answer.

use core::sync::atomic::{AtomicBool, Ordering};

/// How hard to try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Looks only for a proof that the side cannot checkmate, with a fixed and small number of nodes.
    Quick,
    /// Decides, as far as the nodes reach.
    Full,
}

/// What one question may cost: in nodes, which are positions looked at, and in bytes held at a time. Never in time, so
/// that answers repeat.
///
/// ```
/// use arbiter_mate::Budget;
/// assert!(Budget::full().nodes() > Budget::quick().nodes());
/// assert_eq!(Budget::full().with_nodes(1000).nodes(), 1000);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    mode: Mode,
    nodes: u64,
    bytes: usize,
    cancel: Option<&'a AtomicBool>,
}

impl<'a> Budget<'a> {
    /// What quick mode may spend; its worst position in all our data takes less than 200 microseconds.
    pub const QUICK_NODES: u64 = 320;
    /// What full mode may spend unless told otherwise: some seconds at worst.
    pub const FULL_NODES: u64 = 6_000_000;
    /// What a question may hold at a time unless told otherwise: nearly a million positions, which composed cages of
    /// bishops need. Who asks many questions at once declares less; mates by few pieces are found in a tenth of it.
    pub const FULL_BYTES: usize = 63_000_000;

    /// Quick mode with its fixed number of nodes.
    ///
    /// ```
    /// use arbiter_chess::{Color, Position};
    /// use arbiter_mate::{Budget, Verdict, can_mate};
    /// let start = Position::default();
    /// let quick = can_mate(&start, Color::White, &Budget::quick());
    /// assert!(matches!(quick, Verdict::Undetermined { .. }), "it looks for proofs only, not for lines");
    /// ```
    #[must_use]
    pub const fn quick() -> Budget<'static> {
        Budget {
            mode: Mode::Quick,
            nodes: Budget::QUICK_NODES,
            bytes: Budget::FULL_BYTES,
            cancel: None,
        }
    }

    /// Full mode with the usual number of nodes.
    ///
    /// ```
    /// use arbiter_chess::{Color, Position};
    /// use arbiter_mate::{Budget, can_mate};
    /// assert!(can_mate(&Position::default(), Color::White, &Budget::full()).is_winnable());
    /// ```
    #[must_use]
    pub const fn full() -> Budget<'static> {
        Budget {
            mode: Mode::Full,
            nodes: Budget::FULL_NODES,
            bytes: Budget::FULL_BYTES,
            cancel: None,
        }
    }

    /// The same with another number of nodes.
    ///
    /// ```
    /// use arbiter_mate::Budget;
    /// assert_eq!(Budget::full().with_nodes(10_000).nodes(), 10_000);
    /// ```
    #[must_use]
    pub const fn with_nodes(mut self, nodes: u64) -> Budget<'a> {
        self.nodes = nodes;
        self
    }

    /// The same with another number of bytes that a walk may hold at a time. A certificate that is returned is not
    /// counted in.
    ///
    /// ```
    /// use arbiter_chess::{Color, Position};
    /// use arbiter_mate::{Budget, can_mate};
    /// let little = Budget::full().with_bytes(100_000);
    /// assert_eq!(little.bytes(), 100_000);
    /// assert!(can_mate(&Position::default(), Color::White, &little).is_winnable());
    /// ```
    #[must_use]
    pub const fn with_bytes(mut self, bytes: usize) -> Budget<'a> {
        self.bytes = bytes;
        self
    }

    /// The same, given up as soon as the flag is raised (by another thread); the answer is then
    /// [`crate::Why::Cancelled`].
    ///
    /// ```
    /// use core::sync::atomic::AtomicBool;
    /// use arbiter_chess::{Color, Position};
    /// use arbiter_mate::{Budget, Verdict, Why, can_mate};
    /// let nobody_waits = AtomicBool::new(true);
    /// let budget = Budget::full().cancelled_by(&nobody_waits);
    /// let verdict = can_mate(&Position::default(), Color::White, &budget);
    /// assert!(matches!(verdict, Verdict::Undetermined { why: Why::Cancelled, .. }));
    /// ```
    #[must_use]
    pub const fn cancelled_by(mut self, flag: &'a AtomicBool) -> Budget<'a> {
        self.cancel = Some(flag);
        self
    }

    /// How hard to try.
    #[must_use]
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// How many nodes may be spent.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How many bytes may be held at a time.
    #[must_use]
    pub const fn bytes(&self) -> usize {
        self.bytes
    }

    /// Whether the flag is up.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed))
    }
}
