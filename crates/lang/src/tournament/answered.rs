//! Answers to what the regulations leave open: tie-breaks and the games that follow a level match, in words instead of codes.

use arbiter_event::act::QuestionKey;
use arbiter_event::knockout::{FirstColor, Step, ladder};
use arbiter_laws::clock::TimeControl;

use super::{TournamentWords, some};
use crate::{Args, Lang};

/// What divides the code of a tie-break from what is added to it.
const ADDED: [char; 3] = ['/', ':', '-'];

impl Lang {
    /// What a tie-break is called, whatever is added to its code.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// assert_eq!(Lang::new(Language::En).tiebreak("BH/C1"), "Buchholz");
    /// ```
    #[must_use]
    pub fn tiebreak(&self, code: &str) -> String {
        let plain = code.split(ADDED).next().unwrap_or_default().to_lowercase();
        // Rounds that a player elected to play have two codes.
        let plain = if plain == "ge" { "rep" } else { &plain };
        self.text("event-tiebreak", &Args::new().word("code", plain))
    }
}

impl TournamentWords<'_> {
    /// An answer to a question of the regulations.
    ///
    /// ```
    /// use arbiter_event::{act::QuestionKey, state::State};
    /// use arbiter_lang::{Lang, Language};
    /// let (english, state) = (Lang::new(Language::En), State::default());
    /// let words = english.tournament(&state);
    /// assert_eq!(words.answered(QuestionKey::Last, "lot"), "the lot");
    /// assert_eq!(
    ///     words.answered(QuestionKey::GroupTies, "DE,WIN"),
    ///     "direct encounter, then rounds worth a win"
    /// );
    /// assert_eq!(
    ///     words.answered(QuestionKey::Ladder, "1x120/reversed,1-3x60"),
    ///     "one game, two minutes, colours reversed, then one game, one minute, up to 3 times while it stays level"
    /// );
    /// ```
    #[must_use]
    pub fn answered(&self, question: QuestionKey, option: &str) -> String {
        let then = |first: String, rest: String| {
            let args = Args::new().word("first", first).word("rest", rest);
            self.say("time-then", &args)
        };
        let found = match question {
            QuestionKey::GroupTies => {
                let codes = option.split(',').map(|code| self.tiebreak(code.trim()));
                codes.reduce(then)
            }
            QuestionKey::Ladder | QuestionKey::GroupPlayoff => {
                let steps = ladder(option).unwrap_or_default();
                steps.iter().map(|step| self.step(step)).reduce(then)
            }
            _ => None,
        };
        found.unwrap_or_else(|| self.option(option))
    }

    /// The words of an act that answers a question: what is asked, the answer, and whose it is.
    pub(super) fn settled(&self, question: QuestionKey, option: &str, said_by: &str) -> Args {
        Args::new()
            .word("question", self.question(question.name()))
            .word("option", self.answered(question, option.trim()))
            .word("note", some(said_by))
            .text("who", said_by.trim())
    }

    /// A tie-break by its name; what is added to its code stays behind it.
    fn tiebreak(&self, code: &str) -> String {
        let name = self.lang.tiebreak(code);
        if code.contains(ADDED) {
            format!("{name} ({})", self.lang.isolate(code))
        } else {
            name
        }
    }

    fn step(&self, step: &Step) -> String {
        let read = TimeControl::from_pgn(&step.time).ok();
        let time = read.map_or_else(
            || self.lang.isolate(&step.time).into_owned(),
            |read| self.lang.control(&read),
        );
        let (times, most) = match step.times {
            Some(1) => ("once", 1),
            Some(most) => ("most", most),
            None => ("until", 0),
        };
        let draw = match step.draw_wins {
            None => "none",
            Some(true) => "white",
            Some(false) => "black",
        };
        let first = match step.first {
            FirstColor::Lot => "lot",
            FirstColor::Reversed => "reversed",
        };
        let args = Args::new()
            .count("games", u64::from(step.games))
            .word("time", time)
            .word("times", times)
            .word("draw", draw)
            .word("first", first);
        self.say("tournament-game-step", &args.count("most", u64::from(most)))
    }
}
