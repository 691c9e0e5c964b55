//! What came of a case: every answer, what was expected and is not so, and how the game stands at the end.

use arbiter_game::Entry;
use arbiter_game::event::{Act, ArbiterAct, Event};
use arbiter_game::rules::answer::Proposal;
use arbiter_game::rules::chess::{Board, Square};
use arbiter_game::rules::fact::At;
use arbiter_game::rules::laws::Citation;
use arbiter_game::rules::{Answer, Question, Refusal, Ruling};
use arbiter_game::state::{Cause, Situation, State};
use serde_json::{Map, Value, json};

use crate::case::{Case, Key};
use crate::time;
use crate::training::Clocks;

/// What came of one case under one rulebook.
#[derive(Debug, Clone, PartialEq)]
pub struct Report {
    /// The id of the rulebook.
    pub laws: String,
    /// What happened, with its answers.
    pub happened: Vec<Happened>,
    /// What was expected and is not so.
    pub failures: Vec<Failure>,
    /// How the game stands at the end: the member `end` of the output.
    pub end: Value,
}

/// An event of a case with what was answered.
#[derive(Debug, Clone, PartialEq)]
pub struct Happened {
    /// Its number, from 1; 0 is what holds before the first event.
    pub n: usize,
    /// The event, if it is one.
    pub event: Option<Event>,
    /// What had ended the game before the first event.
    pub opening: Option<Answer>,
    /// The entries that it made.
    pub entries: Vec<Entry>,
    /// Why it cannot have happened.
    pub refusal: Option<Refusal>,
    /// The positions after and before it.
    pub boards: Vec<Situation>,
    /// What stands on the board after it; `None` where nothing has happened at it.
    pub stands: Option<Board>,
    /// The pieces that the players have touched since their last moves, where they stood.
    pub touched: Vec<Square>,
    /// What had happened before rulings took it back or counted it.
    pub causes: Vec<Cause>,
    /// What the clocks show after it, if there are clocks.
    pub clocks: Option<Clocks>,
}

/// Something expected that is not so.
#[derive(Debug, Clone, PartialEq)]
pub struct Failure {
    /// After which event; `None` for the whole case.
    pub event: Option<usize>,
    /// Which expectation.
    pub key: Key,
    /// The line where it stands.
    pub line: usize,
    /// What was expected.
    pub expected: Value,
    /// What was found.
    pub found: Value,
}

/// Who says answers to people.
pub trait Voice {
    /// An answer in words. The moves that it names are legal in one of these positions, most likely the first.
    fn say(&self, answer: &Answer, boards: &[Situation]) -> String;
}

impl Failure {
    pub(crate) fn of_event(mut self, n: usize) -> Self {
        self.event = Some(n);
        self
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(n) = self.event {
            write!(f, "event {n}: ")?;
        }
        write!(
            f,
            "{}: expected {}, found {} (line {})",
            self.key, self.expected, self.found, self.line
        )
    }
}

impl Happened {
    pub(crate) fn new(
        n: usize,
        event: Event,
        answered: Result<Vec<Entry>, Refusal>,
        boards: impl Into<Vec<Situation>>,
    ) -> Self {
        let (entries, refusal) = match answered {
            Ok(entries) => (entries, None),
            Err(refusal) => (Vec::new(), Some(refusal)),
        };
        Self {
            n,
            event: Some(event),
            opening: None,
            entries,
            refusal,
            boards: boards.into(),
            stands: None,
            touched: Vec::new(),
            causes: Vec::new(),
            clocks: None,
        }
    }

    /// The same with the board and the hands as it left them.
    pub(crate) fn leaving(self, state: &State) -> Self {
        let table = &state.table;
        let touched = table.acts.iter().flat_map(|acts| &acts.touched);
        Self {
            stands: Some(table.board),
            touched: touched.filter_map(|touch| touch.square).collect(),
            causes: state.causes.clone(),
            clocks: Clocks::of(state),
            ..self
        }
    }

    /// What had ended the game before the first event.
    pub(crate) fn opening(answer: Answer) -> Self {
        Self {
            n: 0,
            event: None,
            opening: Some(answer),
            entries: Vec::new(),
            refusal: None,
            boards: Vec::new(),
            stands: None,
            touched: Vec::new(),
            causes: Vec::new(),
            clocks: None,
        }
    }

    /// Every answer, in the order in which it was given.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Answer> {
        let later = self.entries.iter().flat_map(|entry| &entry.answers);
        self.opening.iter().chain(later)
    }

    /// Its answers; those to questions that were taken as answered with their proposal are not its own.
    pub fn answers(&self) -> impl Iterator<Item = &Answer> {
        let decides = |event: &Event| matches!(event.act, Act::Arbiter(ArbiterAct::Decide(_)));
        let deciding = self.event.as_ref().is_some_and(decides);
        let own = self
            .entries
            .iter()
            .filter(move |entry| deciding || !decides(&entry.event));
        self.opening.iter().chain(own.flat_map(|entry| &entry.answers))
    }

    /// Its rulings as the output writes them.
    pub(crate) fn rulings(&self) -> Vec<Value> {
        self.all()
            .filter_map(|answer| match answer {
                Answer::Ruling(one) => Some(ruling(one)),
                Answer::Question(_) => None,
            })
            .collect()
    }

    /// Its questions as the output writes them.
    pub(crate) fn questions(&self) -> Vec<Value> {
        self.all()
            .filter_map(|answer| match answer {
                Answer::Question(one) => Some(question(one)),
                Answer::Ruling(_) => None,
            })
            .collect()
    }

    /// The tag of the refusal.
    #[must_use]
    pub fn refused(&self) -> Option<&'static str> {
        self.refusal.as_ref().map(Refusal::tag)
    }
}

impl Report {
    pub(crate) fn new(laws: &str) -> Self {
        Self {
            laws: laws.to_owned(),
            happened: Vec::new(),
            failures: Vec::new(),
            end: Value::Null,
        }
    }

    /// Whether everything that was expected is so.
    #[must_use]
    pub fn ok(&self) -> bool {
        self.failures.is_empty()
    }

    /// One object of the output; its form is `schema/rule.json`.
    #[must_use]
    pub fn json(&self, file: &str, case: &Case, voice: &dyn Voice) -> Value {
        let failures: Vec<String> = self.failures.iter().map(Failure::to_string).collect();
        json!({
            "file": file,
            "name": case.name,
            "laws": self.laws,
            "ok": self.ok(),
            "failures": failures,
            "events": self.happened.iter().map(|happened| event(happened, voice)).collect::<Vec<_>>(),
            "end": self.end,
        })
    }
}

fn event(happened: &Happened, voice: &dyn Voice) -> Value {
    let (mut rulings, mut questions) = (Vec::new(), Vec::new());
    for answer in happened.all() {
        let (mut table, list) = match answer {
            Answer::Ruling(one) => (ruling(one), &mut rulings),
            Answer::Question(one) => (question(one), &mut questions),
        };
        table["text"] = voice.say(answer, &happened.boards).into();
        list.push(table);
    }
    json!({
        "n": happened.n,
        "refused": happened.refused(),
        "rulings": rulings,
        "questions": questions,
    })
}

/// A ruling as the output writes it, without its sentence.
#[must_use]
pub fn ruling(ruling: &Ruling) -> Value {
    let mut table = table(ruling);
    table.retain(|key, _| !["seq", "basis"].contains(&key.as_str()));
    for key in ["player", "reason", "mate", "since"] {
        table.entry(key).or_insert(Value::Null);
    }
    let since = ruling
        .since
        .map(|since| json!({ "ply": since.ply, "at": instant(since.at) }));
    table.insert("since".into(), since.into());
    table.entry("remedies").or_insert_with(|| json!([]));
    table.insert("cites".into(), articles(&ruling.cites));
    Value::Object(table)
}

/// A question as the output writes it.
#[must_use]
pub fn question(question: &Question) -> Value {
    let options: Vec<&str> = question.options.iter().map(|choice| choice.id.as_str()).collect();
    let proposal = question.proposal.as_ref().map(|proposal| match proposal {
        Proposal::Choice(word) => json!(word),
        Proposal::Clocks { .. } => json!(proposal)["clocks"].take(),
    });
    json!({
        "id": question.id,
        "player": table(question).remove("player"),
        "options": options,
        "limits": question.limits,
        "proposal": proposal,
        "cites": articles(&question.cites),
    })
}

fn table(value: &impl serde::Serialize) -> Map<String, Value> {
    match serde_json::to_value(value) {
        Ok(Value::Object(table)) => table,
        _ => Map::new(),
    }
}

fn instant(at: At) -> String {
    time::write_instant(at)
}

fn articles(cites: &[Citation]) -> Value {
    cites.iter().map(Citation::article).collect()
}
