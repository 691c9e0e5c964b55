//! The start of a game of Chess960 drawn by lot: two numbers say which of the 960 it is, whoever draws again from them.

use alloc::string::String;

use sha2::{Digest, Sha256};

/// How many starts there are (Chess960: 2009 and 2014 appendix F, later editions Guidelines II).
const STARTS: u64 = 960;

/// The number, from 0 to 959, that two lots give: the first eight bytes of the SHA-256 of `start`, the first and the second
/// one after the other, as a number, divided by 960: what is left over.
///
/// ```
/// use arbiter_game::drawn_start;
/// let lots = ["00".repeat(32), "01".repeat(32)];
/// assert_eq!(drawn_start(&lots), drawn_start(&lots), "anybody can draw again");
/// assert!(drawn_start(&lots) < 960);
/// ```
#[must_use]
pub fn drawn_start(lots: &[String; 2]) -> u16 {
    let mut hasher = Sha256::new();
    hasher.update(b"start");
    for lot in lots {
        hasher.update(lot.as_bytes());
    }
    let hash = hasher.finalize();
    let mut first = [0_u8; 8];
    first.copy_from_slice(&hash[..8]);
    (u64::from_be_bytes(first) % STARTS) as u16
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;
    use alloc::vec;

    #[test]
    fn either_lot_changes_it_and_every_start_comes() {
        let fixed = String::from("ab");
        let mut seen = vec![false; 960];
        for n in 0..12_000 {
            let lot = format!("{n:064x}");
            seen[usize::from(drawn_start(&[lot.clone(), fixed.clone()]))] = true;
            assert!(drawn_start(&[fixed.clone(), lot]) < 960);
        }
        let missing = seen.iter().filter(|came| !**came).count();
        assert_eq!(missing, 0);
    }
}
