//! The code by which an act is confirmed after what follows was told: it holds for this act on this state and no other.

use serde::Serialize;

use arbiter_pairing::lots::commitment;

/// Letters of a code: 16 to the power of eight are enough that nobody hits one by chance.
const LETTERS: usize = 8;

/// Eight letters from `a` to `p` for acts on the state that a mark stands for.
///
/// ```
/// use arbiter_event::act::{Act, Announce, code};
/// let act = Act::from(Announce::new("Club", 3));
/// assert_eq!(code("1", &act), code("1", &act));
/// assert_ne!(code("1", &act), code("2", &act));
/// ```
#[must_use]
pub fn code(mark: &str, acts: &impl Serialize) -> String {
    // An act holds no map with keys that are no texts, which is all that could fail.
    let text = serde_json::to_string(acts).unwrap_or_default();
    let letter = |digit: char| char::from(b'a' + u8::try_from(digit.to_digit(16).unwrap_or(0)).unwrap_or(0));
    commitment(&format!("{mark} {text}"))
        .chars()
        .take(LETTERS)
        .map(letter)
        .collect()
}
