//! In which language the moves are written, where the caller does not know: that in which all words of the game are legal moves.
//! The first word that is no English move cannot tell, as many languages share letters; so every later one is asked again.

use arbiter_notation::variants::Legal;
use arbiter_notation::{Language, read_move};

use super::Game;
use crate::auditor::Lettering;
use crate::facts::Facts;
use crate::fault::What;
use crate::recorded::Recorded;
use crate::rules::Rules;

/// What was found of the language of a game.
#[derive(Debug, Default)]
pub struct Found {
    /// The first word that is no move in English: where it stands, and the half-moves played before it.
    odd: Option<(u64, u32)>,
    /// What is wrong with the words that were read again, with their places and the half-moves before them.
    retold: Vec<(What, u64, u32)>,
    /// Words before this place were read again.
    until: u64,
}

/// The language that a game turned out to have.
#[derive(Debug)]
pub struct Lettered {
    /// It, the place of the first word that shows it, and the half-moves before that; `None` where words stay doubtful.
    pub language: Option<(Language, u64, u32)>,
    /// What was told of words before this place is void, and this holds instead.
    pub until: u64,
    /// What is wrong with them, their places, and the half-moves before them.
    pub retold: Vec<(What, u64, u32)>,
}

impl<V: Recorded> Game<V> {
    /// The first other language in which all words of the game name legal moves, this one too.
    pub(super) fn other_language(&self, word: &[u8]) -> Option<Language> {
        if self.lettering != Lettering::Auto {
            return None;
        }
        self.readings(Some(word)).next().map(|(language, _)| language)
    }

    /// All languages but English in which the words so far, and one more, name legal moves; with these.
    fn readings(&self, last: Option<&[u8]>) -> impl Iterator<Item = (Language, Vec<Legal>)> {
        let moves = move |language: Language| -> Option<Vec<Legal>> {
            let mut position = self.start;
            let mut moves = Vec::new();
            for word in self.words.iter().chain(last) {
                let read = read_move(&position, word, language.letters()).ok()?;
                position = position.play(read.mv);
                moves.push(read.mv);
            }
            Some(moves)
        };
        let others = Language::ALL.into_iter().filter(|&one| one != Language::English);
        others.filter_map(move |language| Some((language, moves(language)?)))
    }

    /// From the start again, with the words so far read in another language; the word at `until` shows it.
    pub(super) fn begin_again(&mut self, language: Language, until: u64, rules: &Rules, facts: &mut Facts) {
        let odd = self.found.odd.or(Some((until, self.ply)));
        let words = std::mem::take(&mut self.words);
        let offsets = self.offsets.clone();
        let start = self.start;
        *facts = Facts::default();
        self.begin(Some(start), Lettering::Of(language), rules, facts);
        // In English no word shall lead to another language again.
        if language != Language::English {
            self.lettering = Lettering::Auto;
        }
        let mut retold = Vec::new();
        for (word, offset) in words.iter().zip(offsets) {
            let ply = self.ply;
            self.play(word, offset, rules, facts, &mut |what| {
                retold.push((what, offset, ply));
            });
        }
        self.found = Found { odd, retold, until };
    }

    /// The moves are over: tells the language, if it had to be found. Where several agree on the moves, it is the first of them;
    /// where they do not, none is taken, and the game ends before the first doubtful word.
    pub fn lettered(&mut self, rules: &Rules, facts: &mut Facts) -> Option<Lettered> {
        let (offset, ply) = self.found.odd?;
        let (language, is_clear) = {
            let mut readings = self.readings(None);
            let (language, first) = readings.next()?;
            (language, readings.all(|(_, other)| other == first))
        };
        if !is_clear {
            self.begin_again(Language::English, u64::MAX, rules, facts);
        }
        Some(Lettered {
            language: is_clear.then_some((language, offset, ply)),
            until: self.found.until,
            retold: std::mem::take(&mut self.found.retold),
        })
    }
}
