//! An exercise for arbiters in words: what was known, what happened, what may be chosen, and what the Laws say.
//!
//! Everything is said by the messages that rulings and stories have; only what an exercise has beside them stands in
//! `train.ftl`.

use arbiter_casebook::training::{Choice, Posed};
use arbiter_casebook::{Case, Happened, begin};
use arbiter_game::Past;
use arbiter_game::event::Event;
use arbiter_game::rules::Answer;
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::fact::At;
use arbiter_game::rules::laws::Supervision;
use arbiter_game::rules::variants::VariantName;

use crate::{Args, Lang, is_plain};

impl Lang {
    /// What happened, a sentence an event, those that the learner sees.
    ///
    /// ```
    /// use arbiter_casebook::training::exercises;
    /// use arbiter_lang::{Lang, Language};
    /// let posed = exercises()[0].pose(exercises()[0].offered()[0], "").unwrap();
    /// let told = Lang::new(Language::En).train_story(&posed);
    /// assert!((1..=3).contains(&told.len()), "{told:?}");
    /// ```
    #[must_use]
    pub fn train_story(&self, posed: &Posed) -> Vec<String> {
        let mut told = Vec::new();
        let mut sealed = None;
        for happened in &posed.seen {
            sealed = happened.event.as_ref().and_then(sealed_text).or(sealed);
            told.extend(self.train_event(posed, happened, sealed.as_deref()));
        }
        // Which game it is stands before everything else, so that nobody rules another.
        if let (Some(game), Some(first)) = (self.train_game(posed), told.first_mut()) {
            *first = format!("{game} {first}");
        }
        told
    }

    /// Which game is played, where it is not chess from the usual start.
    fn train_game(&self, posed: &Posed) -> Option<String> {
        match posed.variant() {
            VariantName::Standard => None,
            VariantName::Chess960 => Some(self.text("train-chess960", &Args::new())),
            other => {
                let name = Args::new().word("name", other.word().replace('-', "_"));
                let name = self.text("screen-variant", &name);
                Some(self.text("train-variant", &Args::new().word("name", name)))
            }
        }
    }

    fn train_event(&self, posed: &Posed, happened: &Happened, sealed: Option<&str>) -> Option<String> {
        let told = happened.event.as_ref()?;
        // That somebody writes something down only lets time pass.
        if told.act.tag() == "note" {
            return None;
        }
        let boards: Vec<_> = happened.boards.iter().rev().copied().collect();
        let turn = self.turn(&happened.entries, &boards);
        let turn = turn.map(|turn| self.with_details(turn, told));
        let mut said = turn.unwrap_or_else(|| self.event(told, &[]));
        if let Some(text) = sealed.filter(|_| told.act.tag() == "open_envelope") {
            let args = Args::new().word("told", said).text("text", text);
            said = self.text("train-envelope", &args);
        }
        Some(self.train_when(posed, happened, said))
    }

    /// What happened with its time, where no display of a clock shows it.
    fn train_when(&self, posed: &Posed, happened: &Happened, said: String) -> String {
        let timed = happened
            .n
            .checked_sub(1)
            .and_then(|nth| posed.case.events.get(nth));
        let timed = timed.filter(|event| event.timed && posed.clocks.is_none());
        match timed.map(|event| event.event.at) {
            Some(At::Time { session, ms }) => {
                let args = Args::new()
                    .word("told", said)
                    .word("session", if session > 1 { "later" } else { "first" })
                    .spoken("time", std::time::Duration::from_millis(ms));
                self.text("train-at", &args)
            }
            _ => said,
        }
    }

    /// What the arbiter knew before, a sentence each.
    #[must_use]
    pub fn train_known(&self, posed: &Posed) -> Vec<String> {
        let setting = &posed.case.setting;
        let mut all = Vec::new();
        if setting.supervision == Some(Supervision::Basic) {
            all.push(self.text("train-known-basic", &Args::new()));
        }
        if setting.as_set_up.is_some() {
            all.push(self.text("train-known-set-up", &Args::new()));
        }
        for (player, past) in Color::ALL.into_iter().zip(&setting.players) {
            all.extend(self.train_past(player, past));
        }
        if let Some(player) = setting.offer {
            all.push(self.text("train-known-offer", &Args::new().word("player", player.word())));
        }
        if let Some((start, default)) = setting.scheduled {
            let after = default.map(std::time::Duration::from_millis);
            let start = Args::new().duration("start", std::time::Duration::from_millis(start));
            all.extend(
                after.map(|after| self.text("train-known-default", &start.duration("default", after))),
            );
        }
        all
    }

    fn train_past(&self, player: Color, past: &Past) -> Vec<String> {
        let args = || Args::new().word("player", player.word());
        let mut all = Vec::new();
        if past.illegal_moves > 0 {
            let args = args().count("count", past.illegal_moves.into());
            all.push(self.text("train-known-illegal", &args));
        }
        if past.warnings > 0 {
            all.push(self.text("train-known-warned", &args().count("count", past.warnings.into())));
        }
        if let Some(recorded) = past.recorded {
            all.push(self.text("train-known-recorded", &args().count("count", recorded.into())));
        }
        for (is, what) in [
            (past.times_below_five, "below_five"),
            (past.blind, "blind"),
            (past.deaf, "deaf"),
            (!past.lost.is_empty(), "lost"),
        ] {
            if is {
                all.push(self.text("train-known-player", &args().word("what", what)));
            }
        }
        all
    }

    /// The moves before the first event as a scoresheet has them, a pair of cells a move; the first cell of the first pair
    /// is empty where Black begins.
    #[must_use]
    pub fn train_sheet(&self, case: &Case, posed: &Posed) -> Vec<(String, [String; 2])> {
        let game = begin(case, posed.book);
        let line = &game.state().line;
        let mut stood = *line.start();
        let mut rows: Vec<(String, [String; 2])> = Vec::new();
        for ply in line.plies() {
            let written = ply.played.map(|one| {
                let squares = one.to_string();
                self.written(&squares, &[stood]).unwrap_or(squares)
            });
            let black = stood.turn() == Color::Black;
            if !black || rows.is_empty() {
                rows.push((
                    self.digits(&stood.fullmove_number().to_string()),
                    Default::default(),
                ));
            }
            if let Some((_, row)) = rows.last_mut() {
                row[usize::from(black)] = written.unwrap_or_default();
            }
            stood = ply.after;
        }
        rows
    }

    /// One option of an exercise.
    #[must_use]
    pub fn train_choice(&self, choice: &Choice, posed: &Posed) -> String {
        let boards = [posed.stood];
        match choice {
            Choice::Silence => self.text("train-silence", &Args::new()),
            Choice::Ruled(ruling) => self.ruling(ruling, &boards),
            Choice::Done(remedies) => {
                let said: Vec<String> = remedies.iter().map(|one| self.remedy(one, &boards)).collect();
                said.join(" ")
            }
            Choice::Answered { question, option } => {
                let title = format!("title-question-{}", question.as_str().replace('_', "-"));
                let args = Args::new().word("question", self.text(&title, &Args::new()));
                self.text(
                    "train-answered",
                    &args.word("option", self.option(*question, option)),
                )
            }
        }
    }

    /// What the Laws answer, whole: each ruling with what must be done, each question.
    #[must_use]
    pub fn train_said(&self, posed: &Posed) -> String {
        let answers = posed.answers();
        let boards = posed
            .seen
            .last()
            .map(|last| last.boards.clone())
            .unwrap_or_default();
        let loud = answers.iter().filter(|answer| !is_plain(answer));
        let said: Vec<String> = loud.map(|answer| self.answer(answer, &boards)).collect();
        if said.is_empty() {
            return self.text("train-silence", &Args::new());
        }
        let asked = answers
            .iter()
            .all(|answer| is_plain(answer) || matches!(answer, Answer::Question(_)));
        let own = asked.then(|| self.text("train-own", &Args::new()));
        said.into_iter().chain(own).collect::<Vec<_>>().join(" ")
    }

    /// What is wrong with the words of an exercise in this language: a text that is missing, two options that read the same,
    /// a story that is too long to be told in one breath.
    #[must_use]
    pub fn train_unsaid(&self, posed: &Posed) -> Option<String> {
        let story = self.train_story(posed);
        if !(1..=3).contains(&story.len()) {
            return Some(format!(
                "expected a story of one to three sentences, found {}",
                story.len()
            ));
        }
        let options: Vec<String> = (posed.options.iter())
            .map(|one| self.train_choice(&one.choice, posed))
            .collect();
        let twice = options
            .iter()
            .enumerate()
            .find(|(place, one)| options[..*place].contains(one));
        if let Some((_, one)) = twice {
            return Some(format!("expected options that differ, found {one:?} twice"));
        }
        let known = self.train_known(posed);
        let said = [self.train_said(posed)];
        let all = story.iter().chain(&options).chain(&known).chain(&said);
        let is_id = |text: &&String| {
            let unsaid = [
                "train-",
                "ruling-",
                "remedy-",
                "question-",
                "option-",
                "act-",
                "title-",
            ];
            text.is_empty() || unsaid.iter().any(|id| text.contains(id))
        };
        all.into_iter()
            .find(is_id)
            .map(|text| format!("expected a text, found {text:?}"))
    }
}

/// What somebody wrote down to be sealed.
fn sealed_text(event: &Event) -> Option<String> {
    let fields = serde_json::to_value(&event.act).ok()?;
    let sealed = fields.get("text").filter(|_| event.act.tag() == "seal")?;
    sealed.as_str().map(str::to_owned)
}
