//! Time as clocks, logs and screens count it.

use core::time::Duration;

/// A time in whole milliseconds; what is too long for them is the most that they hold.
///
/// ```
/// use core::time::Duration;
/// assert_eq!(arbiter_clock::millis(Duration::from_secs(90)), 90_000);
/// assert_eq!(arbiter_clock::millis(Duration::MAX), u64::MAX);
/// ```
#[must_use]
pub const fn millis(time: Duration) -> u64 {
    let whole = time.as_millis();
    if whole > u64::MAX as u128 {
        u64::MAX
    } else {
        whole as u64
    }
}
