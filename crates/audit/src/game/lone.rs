//! A letter that stands alone before a square: `N f3` is a knight's move with a blank inside. Only where the letter names no piece, or
//! one that cannot go there, it is the sign of a novelty or a diagram behind the move before.

use arbiter_notation::pgn::without_sign;
use arbiter_notation::{Letters, read_move};

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
        let letters = self.language().letters();
        let read = |word: &[u8], letters: &Letters| read_move(&self.position, word, letters).map(drop);
        let alone = self
            .playing
            .then(|| without_sign(word, self.ply > 0, letters, read));
        // Whether it is a move in another language plays the game again, so it is asked last.
        let is_sign = |alone: &&[u8]| alone.len() < word.len() && self.other_language(word).is_none();
        let word = alone.filter(is_sign).unwrap_or(word);
        self.play(word, offset, rules, facts, tell);
    }
}
