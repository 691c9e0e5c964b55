//! Answers in the words of a language, for programs: without the marks that keep directions apart on a terminal.

use arbiter_casebook::Voice;
use arbiter_game::rules::Answer;
use arbiter_game::state::Situation;
use arbiter_lang::Lang;

use crate::laws::logical;

/// Who says them.
pub struct Speaker {
    lang: Lang,
}

impl Speaker {
    pub const fn new(lang: Lang) -> Self {
        Self { lang }
    }
}

impl Voice for Speaker {
    fn say(&self, answer: &Answer, boards: &[Situation]) -> String {
        logical(&self.lang.answer(answer, boards))
    }
}
