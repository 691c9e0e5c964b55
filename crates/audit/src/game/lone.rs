//! A letter that stands alone before a square: `N f3` is a knight's move with a blank inside. Only where the letter names no piece
//! it is the sign of a novelty or a diagram behind the move before.

use arbiter_notation::pgn::lone_letter;

use super::Game;
use crate::facts::Facts;
use crate::fault::What;
use crate::recorded::Recorded;
use crate::rules::Rules;

impl<V: Recorded> Game<V> {
    /// Plays a move that the reader told with a blank inside.
    #[cold]
    pub fn play_lone(
        &mut self,
        word: &[u8],
        offset: u64,
        rules: &Rules,
        facts: &mut Facts,
        tell: &mut impl FnMut(What),
    ) {
        let word = match lone_letter(word) {
            Some((b"N" | b"D", square)) if self.playing && !self.is_of_piece(word) => square,
            _ => word,
        };
        self.play(word, offset, rules, facts, tell);
    }

    /// Whether the first letter of a word is that of a piece, in the language of the game or in the one that it turns out to have.
    fn is_of_piece(&self, word: &[u8]) -> bool {
        let letters = self.language().letters();
        let named = str::from_utf8(word).is_ok_and(|word| letters.read(word).is_some());
        named || self.other_language(word).is_some()
    }
}
