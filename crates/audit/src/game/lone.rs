//! A letter that stands alone before a square: `N f3` is a knight's move with a blank inside. Only where the letter names no piece, or
//! one that cannot go there, it is the sign of a novelty or a diagram behind the move before.

use arbiter_notation::pgn::without_sign;
use arbiter_notation::read_move;

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
        let word = if self.playing && self.other_language(word).is_none() {
            let letters = self.language().letters();
            without_sign(word, self.ply > 0, letters, |word, letters| {
                read_move(&self.position, word, letters).map(drop)
            })
        } else {
            word
        };
        self.play(word, offset, rules, facts, tell);
    }
}
