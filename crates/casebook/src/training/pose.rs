//! An exercise under one rulebook: what the arbiter sees, what may be chosen, and what is right.

use std::collections::HashMap;
use std::sync::LazyLock;

use arbiter_game::event::{Actor, Event};
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::fact::At;
use arbiter_game::rules::laws::{Citation, Play, Regime, Rulebook, default_rulebook, rulebooks};
use arbiter_game::rules::variants::VariantName;
use arbiter_game::rules::{Answer, Ruling};
use arbiter_game::state::{Situation, State};
use serde_json::{Value, json};

use super::articles::articles;
use super::choice::{Choice, Context, asked_for, table, truth};
use super::find::Finding;
use super::lots::Lots;
use super::{Exercise, exercises};
use crate::case::Case;
use crate::report::{Happened, Report};
use crate::run::{begin, run};
use crate::shipped;

/// Options at most, and at least.
pub(super) const MOST: usize = 6;
pub(super) const LEAST: usize = 4;

/// Points for the decision, for its figures, for the article.
const DECISION: u8 = 3;
const FIGURES: u8 = 1;
const ARTICLE: u8 = 1;

/// What both displays show, in milliseconds, White's first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Clocks {
    /// The displays.
    pub shows: [u64; 2],
    /// The move counters.
    pub counters: [u16; 2],
    /// Whose clock runs.
    pub running: Option<Color>,
}

impl Clocks {
    /// Those of a game at the instant of its last event.
    pub(crate) fn of(state: &State) -> Option<Self> {
        let clocks = state.clocks.as_ref()?;
        Some(Self {
            shows: Color::ALL.map(|of| clocks.shows(of)),
            counters: Color::ALL.map(|of| clocks.counter(of)),
            running: clocks.running(),
        })
    }

    /// The same after so many milliseconds, without what an increment or a delay gives.
    fn later(mut self, ms: u64) -> Self {
        if let Some(of) = self.running {
            let shown = &mut self.shows[of as usize];
            *shown = shown.saturating_sub(ms);
        }
        self
    }
}

/// One option of an exercise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offered {
    /// Its name in the public interface.
    pub id: String,
    /// What it says.
    pub choice: Choice,
    /// Whether the Laws say so.
    pub right: bool,
    /// Whether at least its decision is what the Laws say, though its figures are not.
    pub decided: bool,
}

/// What an answer is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Marked {
    /// Whether the option is right.
    pub right: bool,
    /// Whether the article is.
    pub article: bool,
    /// Whether at least the decision is, whatever its figures.
    pub decided: bool,
    /// Points: 3 for the decision, 1 for its figures where it has any, 1 for the article.
    pub points: u8,
    /// Points that can be had.
    pub of: u8,
}

/// An exercise under one rulebook.
#[derive(Debug, Clone)]
pub struct Posed {
    /// Which.
    pub exercise: Exercise,
    /// Its case.
    pub case: Case,
    /// The rulebook.
    pub book: &'static Rulebook,
    /// The events that the learner sees; he is asked about the last.
    pub seen: Vec<Happened>,
    /// What stood on the board before the last of them.
    pub stood: Situation,
    /// What the clocks showed when the last of them happened, if there are clocks.
    pub clocks: Option<Clocks>,
    /// What he may choose, in an order by the seed.
    pub options: Vec<Offered>,
    /// The articles from which he may choose, in the order of the rulebook.
    pub articles: Vec<String>,
    /// The articles that the answers rest on, that of the decision first.
    pub cites: Vec<Citation>,
}

impl Posed {
    /// Which game is played: what the case says, or what its position shows.
    #[must_use]
    pub fn variant(&self) -> VariantName {
        let setting = &self.case.setting;
        let position = setting.position.as_ref();
        let is_960 = setting.number.is_some() || position.is_some_and(|setup| setup.base.is_chess960());
        if setting.variant == VariantName::Standard && is_960 {
            return VariantName::Chess960;
        }
        setting.variant
    }
}

/// The cases of the exercises that the program carries.
static CASES: LazyLock<HashMap<&str, Case>> = LazyLock::new(|| {
    let named = exercises()
        .iter()
        .filter_map(|one| Some((&*one.case, found(&one.case)?)));
    named.collect()
});

fn found(name: &str) -> Option<Case> {
    shipped(name).into_iter().next()
}

impl Exercise {
    /// Its case, if the program carries it.
    pub(super) fn found(&self) -> Option<Case> {
        CASES.get(&*self.case).cloned().or_else(|| found(&self.case))
    }

    /// The rulebooks under which it is offered, in the order of the rulebooks.
    #[must_use]
    pub fn offered(&self) -> Vec<&'static Rulebook> {
        let known = CASES.get(&*self.case).map(|case| case.laws.clone());
        let stated = known
            .or_else(|| Some(found(&self.case)?.laws))
            .unwrap_or_default();
        let holds = |id: &str| match (&*stated, &*self.laws) {
            ([], _) => id == default_rulebook().id(),
            (stated, []) => stated.iter().any(|one| one == id),
            (stated, laws) => [stated, laws].iter().all(|list| list.iter().any(|one| one == id)),
        };
        rulebooks().iter().filter(|book| holds(book.id())).collect()
    }

    /// The exercise in a list: its name, subject, level, kind of play, and the rulebooks under which it is offered.
    ///
    /// ```
    /// let row = arbiter_casebook::training::exercises()[0].row();
    /// assert!(row["laws"].as_array().is_some_and(|laws| !laws.is_empty()));
    /// ```
    #[must_use]
    pub fn row(&self) -> Value {
        let offered = self.offered();
        let play = self
            .found()
            .zip(offered.last())
            .map(|(case, book)| begin(&case, book).regime().play());
        json!({
            "id": self.id,
            "subject": self.subject.as_str(),
            "level": self.level.number(),
            "play": play.map(Play::id),
            "laws": offered.into_iter().map(Rulebook::id).collect::<Vec<_>>(),
        })
    }

    /// The exercise as it is asked under a rulebook; the seed orders its options.
    ///
    /// # Errors
    /// What is wrong with it under this rulebook.
    ///
    /// ```
    /// use arbiter_casebook::training::exercises;
    /// let exercise = &exercises()[0];
    /// let posed = exercise.pose(exercise.offered()[0], "").unwrap();
    /// assert!(posed.options.iter().any(|option| option.right));
    /// assert!(posed.options.iter().any(|option| !option.right));
    /// assert_eq!(posed.articles.len(), 4);
    /// ```
    pub fn pose(&self, book: &'static Rulebook, seed: &str) -> Result<Posed, Finding> {
        let case = self.found().ok_or_else(|| Finding::NoCase(self.case.clone()))?;
        if !self.offered().iter().any(|one| one.id() == book.id()) {
            return Err(Finding::NotStated(book.id().to_owned()));
        }
        let Report {
            happened, failures, ..
        } = run(&case, book);
        if let Some(failure) = failures.first() {
            return Err(Finding::Fails(failure.to_string()));
        }
        let seen = self.seen(&case, happened)?;
        let Some(last) = seen.last() else {
            return Err(Finding::NothingHappens);
        };
        let answers: Vec<&Answer> = last.answers().collect();
        let mut lots = Lots::of(&format!("{seed}/{}/{}", self.id, book.id()));
        let options = self.options(&case, book, last, &answers, &mut lots)?;
        let cites = cites(&answers);
        let articles = articles(book, &cites, &mut lots);
        if articles.len() < LEAST {
            return Err(Finding::NoArticle);
        }
        let (clocks, stood) = before(&case, book, &seen);
        Ok(Posed {
            exercise: self.clone(),
            book,
            clocks,
            stood,
            options,
            articles,
            cites,
            case,
            seen,
        })
    }

    /// The events that the learner sees.
    fn seen(&self, case: &Case, happened: Vec<Happened>) -> Result<Vec<Happened>, Finding> {
        let stop_at = self.stop_at.unwrap_or(case.events.len());
        if stop_at > case.events.len() {
            return Err(Finding::NoEvent(stop_at));
        }
        let seen: Vec<Happened> = happened
            .into_iter()
            .filter(|one| one.n > 0 && one.n <= stop_at)
            .collect();
        match seen.iter().find_map(Happened::refused) {
            Some(tag) => Err(Finding::Refused(tag)),
            None => Ok(seen),
        }
    }

    fn options(
        &self,
        case: &Case,
        book: &Rulebook,
        last: &Happened,
        answers: &[&Answer],
        lots: &mut Lots,
    ) -> Result<Vec<Offered>, Finding> {
        let right = truth(answers);
        let mut options: Vec<Offered> = right
            .iter()
            .map(|choice| Offered::new(choice, true, true))
            .collect();
        let context = Context {
            actor: actor(last, answers),
            act: last
                .event
                .as_ref()
                .map(|event| table(&event.act))
                .unwrap_or_default(),
            answers,
        };
        for wrong in &self.wrong {
            if wrong.holds(answers) {
                return Err(Finding::Holds(wrong.text.clone(), wrong.line));
            }
            let choice = wrong.choice(&context);
            let choice = choice.ok_or_else(|| Finding::NoAnswer(wrong.text.clone(), wrong.line))?;
            options.push(Offered::new(&choice, false, wrong.is_decided(answers)));
        }
        for other in self.offered().iter().filter(|other| other.id() != book.id()) {
            options.extend(self.elsewhere(case, other, answers, &right));
        }
        let mut known = Vec::new();
        options.retain(|option| {
            let is_new = !known.contains(&option.id);
            known.push(option.id.clone());
            is_new
        });
        options.truncate(MOST);
        if options.len() < LEAST {
            return Err(Finding::FewOptions {
                found: options.len(),
                least: LEAST,
            });
        }
        if options.iter().all(|option| option.right) {
            return Err(Finding::AllRight);
        }
        lots.shuffle(&mut options);
        Ok(options)
    }

    /// What another rulebook says, where that is not so here.
    fn elsewhere(
        &self,
        case: &Case,
        other: &Rulebook,
        answers: &[&Answer],
        right: &[Choice],
    ) -> Option<Offered> {
        let choice = self.truth_under(case, other)?.into_iter().next()?;
        if right.iter().any(|one| one.id() == choice.id()) || is_answered(&choice, answers) {
            return None;
        }
        let head = |id: &str| id.split('+').next().map(str::to_owned);
        let decided = right.iter().any(|one| head(&one.id()) == head(&choice.id()));
        Some(Offered::new(&choice, false, decided))
    }

    /// What is right under a rulebook.
    fn truth_under(&self, case: &Case, book: &Rulebook) -> Option<Vec<Choice>> {
        let seen = self.seen(case, run(case, book).happened).ok()?;
        let answers: Vec<&Answer> = seen.last()?.answers().collect();
        Some(truth(&answers))
    }
}

/// Whether something is among the answers, though it is not the one that is asked for.
fn is_answered(choice: &Choice, answers: &[&Answer]) -> bool {
    let rulings = answers.iter().filter_map(|answer| match answer {
        Answer::Ruling(ruling) => Some(ruling),
        Answer::Question(_) => None,
    });
    let within = |one: &Ruling, other: &Ruling| {
        one.decision == other.decision && one.remedies.iter().all(|remedy| other.remedies.contains(remedy))
    };
    match choice {
        Choice::Ruled(ruled) => rulings.into_iter().any(|ruling| within(ruled, ruling)),
        Choice::Silence => truth(answers) == [Choice::Silence],
        Choice::Answered { .. } | Choice::Done(_) => false,
    }
}

impl Offered {
    fn new(choice: &Choice, right: bool, decided: bool) -> Self {
        Self {
            id: choice.id(),
            choice: choice.clone(),
            right,
            decided,
        }
    }
}

impl Posed {
    /// What an answer is worth; `None` where there is no such option.
    #[must_use]
    pub fn mark(&self, option: &str, article: &str) -> Option<Marked> {
        let chosen = self.options.iter().find(|one| one.id == option)?;
        let has_figures = self
            .options
            .iter()
            .any(|one| one.right && one.choice.has_figures());
        let figures = if has_figures { FIGURES } else { 0 };
        let is_article = self.cites.iter().any(|cite| cite.article() == article);
        let decision = match (chosen.right, chosen.decided) {
            (true, _) => DECISION + figures,
            (false, true) => DECISION,
            (false, false) => 0,
        };
        Some(Marked {
            right: chosen.right,
            article: is_article,
            decided: chosen.right || chosen.decided,
            points: decision + if is_article { ARTICLE } else { 0 },
            of: DECISION + figures + ARTICLE,
        })
    }

    /// The Laws as they hold in its game.
    #[must_use]
    pub fn regime(&self) -> Regime {
        begin(&self.case, self.book).regime().clone()
    }

    /// The names of the options that are right.
    pub fn right(&self) -> impl Iterator<Item = &str> {
        self.options.iter().filter(|one| one.right).map(|one| &*one.id)
    }

    /// What the Laws answered to the event about which is asked, that on which the question rests first.
    #[must_use]
    pub fn answers(&self) -> Vec<&Answer> {
        let mut all: Vec<&Answer> = self
            .seen
            .iter()
            .next_back()
            .map(|last| last.answers().collect())
            .unwrap_or_default();
        if let Some(main) = asked_for(&all) {
            all.sort_by_key(|one| !std::ptr::eq(*one, main));
        }
        all
    }

    /// The rulebooks under which the answer to this exercise is another one, with what is right there.
    #[must_use]
    pub fn elsewhere(&self) -> Vec<(&'static Rulebook, Vec<Choice>)> {
        let own: Vec<&str> = self.right().collect();
        let others = self
            .exercise
            .offered()
            .into_iter()
            .filter(|book| book.id() != self.book.id());
        let answered = others.filter_map(|book| Some((book, self.exercise.truth_under(&self.case, book)?)));
        let differs = |choices: &[Choice]| {
            choices.len() != own.len() || choices.iter().any(|one| !own.contains(&&*one.id()))
        };
        answered.filter(|(_, choices)| differs(choices)).collect()
    }
}

/// The articles of the answers, that of the decision first.
fn cites(answers: &[&Answer]) -> Vec<Citation> {
    let of = |answer: &Answer| match answer {
        Answer::Ruling(ruling) => ruling.cites.clone(),
        Answer::Question(question) => question.cites.clone(),
    };
    let first = asked_for(answers).into_iter();
    let mut all = Vec::new();
    for cite in first.chain(answers.iter().copied()).flat_map(of) {
        if !all.contains(&cite) {
            all.push(cite);
        }
    }
    all
}

/// Who acted: the player whose event it is, else the one of whom it is decided.
fn actor(last: &Happened, answers: &[&Answer]) -> Color {
    let by = last.event.as_ref().map(|event| event.by);
    let decided = answers.iter().find_map(|answer| match answer {
        Answer::Ruling(ruling) => ruling.decision.player(),
        Answer::Question(_) => None,
    });
    match by {
        Some(Actor::White) => Color::White,
        Some(Actor::Black) => Color::Black,
        _ => decided.unwrap_or(Color::White),
    }
}

/// The clocks and the board when the last event happened.
fn before(case: &Case, book: &Rulebook, seen: &[Happened]) -> (Option<Clocks>, Situation) {
    let game = begin(case, book);
    let begun = *game.state().line.now();
    let (clocks, at) = match seen.iter().rev().nth(1) {
        Some(previous) => (previous.clocks, previous.event.as_ref().and_then(instant)),
        None => (Clocks::of(game.state()), Some(0)),
    };
    let last = seen.last();
    let now = last.and_then(|last| last.event.as_ref()).and_then(instant);
    let passed = now.zip(at).map_or(0, |(now, at)| now.saturating_sub(at));
    let stood = last.and_then(|last| last.boards.get(1)).copied();
    (clocks.map(|clocks| clocks.later(passed)), stood.unwrap_or(begun))
}

fn instant(event: &Event) -> Option<u64> {
    match event.at {
        At::Unknown => None,
        At::Time { ms, .. } => Some(ms),
    }
}
