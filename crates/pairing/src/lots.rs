//! Lots that anybody can verify: a hash of the secret is published before the draw, the secret after it.
//!
//! Everything drawn follows from the secret alone, so whoever knows it draws the same again. The n-th number is the
//! SHA-256 of the secret's hash key, a colon and n; numbers too high for a fair share are skipped.

use core::fmt::Write;

use sha2::{Digest, Sha256};

/// A drawing of lots.
///
/// ```
/// use arbiter_pairing::lots::{Lots, commitment, verify};
/// let published = commitment("seven green elephants");
/// let order = Lots::new("seven green elephants").shuffled(&["A", "B", "C", "D"]);
/// assert_eq!(order, Lots::new("seven green elephants").shuffled(&["A", "B", "C", "D"]));
/// assert!(verify("seven green elephants", &published) && !verify("eight", &published));
/// ```
#[derive(Debug, Clone)]
pub struct Lots {
    secret: String,
    drawn: u64,
}

/// What is published before: the SHA-256 of the secret in hexadecimal digits.
#[must_use]
pub fn commitment(secret: &str) -> String {
    let mut text = String::new();
    for byte in Sha256::digest(format!("arbiter lots:{secret}")) {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// Whether a secret is the one whose hash was published.
#[must_use]
pub fn verify(secret: &str, published: &str) -> bool {
    commitment(secret).eq_ignore_ascii_case(published.trim())
}

impl Lots {
    /// Lots from a secret.
    #[must_use]
    pub fn new(secret: &str) -> Self {
        Self {
            secret: secret.to_owned(),
            drawn: 0,
        }
    }

    fn next(&mut self) -> u64 {
        self.drawn += 1;
        let hash = Sha256::digest(format!("{}:{}", self.secret, self.drawn));
        hash.iter()
            .take(8)
            .fold(0, |number, &byte| number << 8 | u64::from(byte))
    }

    /// A number below `bound`, each as likely as the others; 0 for a bound of 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        let Some(fair) = u64::MAX.checked_rem(bound).map(|rest| u64::MAX - rest) else {
            return 0;
        };
        loop {
            let number = self.next();
            if number < fair {
                return number % bound;
            }
        }
    }

    /// One of these, by its place.
    pub fn pick<T: Clone>(&mut self, from: &[T]) -> Option<T> {
        let at = usize::try_from(self.below(from.len() as u64)).ok()?;
        from.get(at).cloned()
    }

    /// All of these in a drawn order (Fisher and Yates).
    pub fn shuffled<T: Clone>(&mut self, from: &[T]) -> Vec<T> {
        let mut order = from.to_vec();
        for last in (1..order.len()).rev() {
            let other = usize::try_from(self.below(last as u64 + 1)).unwrap_or(last);
            order.swap(last, other);
        }
        order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_draws_the_same() {
        // web/src/tournament/again.test.ts has the same row.
        let mut lots = Lots::new("seven green elephants");
        let order: String = lots
            .shuffled(&['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'])
            .into_iter()
            .collect();
        assert_eq!((order.as_str(), lots.below(2)), ("GHFCABED", 0));
    }

    #[test]
    fn the_commitment_is_a_hash_that_anybody_can_compute() {
        // printf 'arbiter lots:open' | sha256sum
        assert_eq!(commitment("open").len(), 64);
        assert_ne!(commitment("open"), commitment("Open"));
    }

    #[test]
    fn every_order_is_about_as_likely() {
        let mut counts = std::collections::BTreeMap::new();
        for secret in 0..6_000 {
            let order = Lots::new(&secret.to_string()).shuffled(&[1, 2, 3]);
            *counts.entry(order).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(
            counts.values().all(|&count| (850..1150).contains(&count)),
            "{counts:?}"
        );
    }
}
