//! Kings on the centre squares: so players tell an electronic board the result, and boards send it as a move. It is a
//! sign only where nothing but such signs follows.

use super::{Auditor, Sink};
use crate::fault::What;

/// Whether a word is a king's move to one of the four squares.
pub fn is_signal(word: &[u8]) -> bool {
    let word = word.trim_ascii_end();
    let end = word.iter().rposition(|byte| !matches!(byte, b'+' | b'#'));
    let word = end.map_or(word, |end| &word[..=end]);
    !word.contains(&b'@') && matches!(word, [b'K', .., b'd' | b'e', b'4' | b'5'])
}

impl<S: Sink> Auditor<S> {
    /// The moves are over: an impossible last move that is such a sign is told as one.
    pub(super) fn judge_signal(&mut self) {
        if self.odd.words > 0 {
            return;
        }
        let game = &mut self.game;
        // Games beside chess are played on no such board, and on a hill the centre is what it is about.
        let on_board = matches!(self.report.variant.as_str(), "standard" | "chess960");
        let last = self.report.faults.iter_mut().rev().find_map(|fault| {
            let written = match &fault.what {
                What::IllegalMove { written, .. } => written,
                What::MoveAfterEnd { written, .. } if on_board => written,
                _ => return None,
            };
            let is = is_signal(written.as_bytes()) && game.is_signalled_since(fault.ply);
            let written = is.then(|| written.clone());
            Some((fault, written))
        });
        if let Some((fault, Some(written))) = last {
            fault.what = What::BoardSignal { written };
            fault.article = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kings_to_the_centre() {
        for (word, expected) in [
            ("Ke4", true),
            ("Kd5", true),
            ("Kxe5", true),
            ("Kd4+", true),
            ("K@e4", false),
            ("Ke3", false),
            ("Qe4", false),
            ("e4", false),
            ("", false),
        ] {
            assert_eq!(is_signal(word.as_bytes()), expected, "{word}");
        }
    }
}
