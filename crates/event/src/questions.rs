//! What the regulations of an event leave open: questions with a default, answered before the draw.

use std::borrow::Cow;

use crate::model::Event;
use crate::regulations::{ladder_of_replays, of_replays};
use crate::tiebreak::Code;
use crate::words::{Form, QuestionKey};
use arbiter_pairing::Points;
use arbiter_pairing::knockout::ladder;

/// What an answer may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answers {
    /// A whole number from one to another.
    Number(u16, u16),
    /// One of these words.
    Words(&'static [&'static str]),
    /// Points.
    Points,
    /// Steps of a ladder of games, or `none`.
    Ladder,
    /// Tie-breaks.
    Tiebreaks,
}

/// A question to the organiser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// Its name.
    pub key: &'static str,
    /// What is offered.
    pub default: Cow<'static, str>,
    /// What an answer may be.
    pub answers: Answers,
}

/// Answers in codes that are usual, offered beside the default of the question; others can be written.
const USUAL_TIES: &[&str] = &["DE,WIN,SB", "DE,SB,WIN", "SB,DE,WIN", "WIN,DE,SB"];
const USUAL_GAMES: &[&str] = &[
    "none",
    "1x120/reversed",
    "2x300+3",
    "2x300+3,1-x180+2",
    "2x900+10,2x600+10,2x300+3,2x180+2,1-x180+2",
];

impl Question {
    /// What is offered to choose from, the default first; for numbers and points nothing, they are written.
    ///
    /// ```
    /// use arbiter_event::{act::Form, state::State};
    /// let mut state = State::default();
    /// state.terms.form = Some(Form::SchoolCup);
    /// let ties = state.questions().into_iter().find(|one| one.key == "group-ties").unwrap();
    /// assert_eq!(ties.offered()[0], "DE,WIN,SB");
    /// ```
    #[must_use]
    pub fn offered(&self) -> Vec<&str> {
        let usual = match self.answers {
            Answers::Number(..) | Answers::Points => return Vec::new(),
            Answers::Words(all) => return all.to_vec(),
            Answers::Ladder => USUAL_GAMES,
            Answers::Tiebreaks => USUAL_TIES,
        };
        let others = usual.iter().copied().filter(|one| *one != self.default);
        core::iter::once(&*self.default).chain(others).collect()
    }
}

const fn question(key: &'static str, default: &'static str, answers: Answers) -> Question {
    Question {
        key,
        default: Cow::Borrowed(default),
        answers,
    }
}

/// Play-off parameters are fixed beforehand (C.07, 3.1).
const MATCHES: &[Question] = &[
    question("games", "2", Answers::Number(1, 24)),
    question("all-games", "no", YES_NO),
    question(
        "ladder",
        "2x900+10,2x600+10,2x300+3,2x180+2,1-x180+2",
        Answers::Ladder,
    ),
    question("last", "lot", LAST),
    question("bracket", "fixed", ORDER),
    question("third-place", "no", YES_NO),
    question(PROTECT, "none", Answers::Words(&["none", "federation", "club"])),
];

const GROUPS: &[Question] = &[
    question("group-size", "4", Answers::Number(3, 24)),
    question("qualify", "2", Answers::Number(1, 8)),
    question("group-ties", "DE,WIN,SB", Answers::Tiebreaks),
    question("group-playoff", "none", Answers::Ladder),
];

/// What the text of LekoCup leaves to its secretariat, with the defaults that are offered: points of a win and a loss (a draw
/// gives one point, 5.4), groups, ties, and what follows the games at two minutes and at one.
const SCHOOL_CUP: &[Question] = &[
    question("win", "3", Answers::Points),
    question("loss", "0", Answers::Points),
    question("group-size", "4", Answers::Number(3, 6)),
    question("qualify", "2", Answers::Number(1, 3)),
    question("group-ties", "DE,WIN,SB", Answers::Tiebreaks),
    question("group-playoff", "1x120/reversed", Answers::Ladder),
    question("ladder", "none", Answers::Ladder),
    question("last", "lot", LAST),
];

/// Whether captains may change the order of boards; where nobody says so they may not.
const TEAMS: &[Question] = &[question(
    "board-order",
    "fixed",
    Answers::Words(&["fixed", "free"]),
)];

/// Whether fellows are kept apart in the bracket; where nobody says so they are not.
const PROTECT: &str = "protect";

const YES_NO: Answers = Answers::Words(&["no", "yes"]);
const LAST: Answers = Answers::Words(&["lot", "arbiter"]);
const ORDER: Answers = Answers::Words(&["fixed", "reseeded", "drawn"]);

/// The questions of an event, whether answered or not; none for systems whose rules leave nothing open.
#[must_use]
pub fn questions(event: &Event) -> Vec<Question> {
    questions_of(event.beside.form)
}

/// The questions of a form.
pub(crate) fn questions_of(form: Option<Form>) -> Vec<Question> {
    match form {
        Some(Form::Plain) => MATCHES.to_vec(),
        Some(Form::Groups) => GROUPS.iter().chain(MATCHES).cloned().collect(),
        Some(Form::SchoolCup) => SCHOOL_CUP.iter().cloned().map(with_replays).collect(),
        Some(Form::Teams) => TEAMS.to_vec(),
        None => Vec::new(),
    }
}

/// The ladder that is offered for LekoCup has the times of its rulebook.
fn with_replays(mut question: Question) -> Question {
    let ladder = of_replays().and_then(|book| ladder_of_replays(&book.standard()));
    if let Some(ladder) = ladder.filter(|_| question.key == "ladder") {
        question.default = ladder.into();
    }
    question
}

/// The questions that nobody has answered.
#[must_use]
pub fn unsettled(event: &Event) -> Vec<Question> {
    let mut open = questions(event);
    let quiet = |key: &str| key == "board-order" || key == PROTECT; // asked of nobody, for those who want it
    let settled = |key: &str| QuestionKey::by_name(key).is_some_and(|key| setting(event, key).is_some());
    open.retain(|question| !quiet(question.key) && !settled(question.key));
    open
}

/// What was settled of a question.
#[must_use]
pub fn setting(event: &Event, key: QuestionKey) -> Option<&str> {
    event.beside.settled.get(&key).map(String::as_str)
}

impl Answers {
    /// Whether an answer can be taken.
    #[must_use]
    pub fn allow(self, value: &str) -> bool {
        match self {
            Self::Number(from, to) => value.parse().is_ok_and(|number| (from..=to).contains(&number)),
            Self::Words(words) => words.contains(&value),
            Self::Points => value.parse::<Points>().is_ok_and(|points| points >= Points::ZERO),
            Self::Ladder => !value.is_empty() && ladder(value).is_ok(),
            Self::Tiebreaks => {
                let codes: Result<Vec<Code>, _> = value.split(',').map(str::parse).collect();
                codes.is_ok_and(|codes| codes.iter().all(|code| !code.name.of_teams()))
            }
        }
    }
}

impl core::fmt::Display for Answers {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Number(from, to) => write!(f, "{from}..{to}"),
            Self::Words(words) => f.write_str(&words.join("|")),
            Self::Points => f.write_str("0, 0.5, 1, 2, 3 ..."),
            Self::Ladder => f.write_str("2x900+10,1-3x60 ... or none"),
            Self::Tiebreaks => f.write_str("DE,WIN,SB ..."),
        }
    }
}
