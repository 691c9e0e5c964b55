//! What can be ruled, as an exercise offers it: the answers of the Laws, and what people give in their place.

use arbiter_game::rules::answer::{Decision, DutyDecision, QuestionId};
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::{Answer, Remedy, Ruling};
use serde_json::{Map, Value};

use super::words::Words;

/// One thing that can be ruled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Choice {
    /// Nothing is said, and nothing done.
    Silence,
    /// Something is decided, and something must be done about it.
    Ruled(Ruling),
    /// Something must be done.
    Done(Vec<Remedy>),
    /// A person answers a question so.
    Answered {
        /// Which question.
        question: QuestionId,
        /// The id of the option.
        option: String,
    },
}

/// The decisions that say no more than that the game goes its way; to them an arbiter says nothing.
const QUIET: &[&str] = &[
    "move_made",
    "move_completed",
    "move_announced",
    "game_continues",
    "no_intervention",
    "wait",
];

/// Which of several decisions on one event is asked for: what the players will remember comes first.
const RANK: &[&str] = &[
    "game_over",
    "result_corrected",
    "result_stands",
    "new_game",
    "claim_rejected",
    "claim_void",
    "claim_not_admissible",
    "cannot_withdraw",
    "illegal_move_counted",
    "illegal_move_not_counted",
    "claim_upheld",
    "offence",
    "no_offence",
    "obligation",
    "no_obligation",
    "right_lost",
    "irregularity_stands",
    "position_restored",
];

/// The remedies that are figures: time, moves, points.
const FIGURES: &[&str] = &[
    "add_time",
    "take_time",
    "set_time",
    "set_move_counter",
    "points",
    "score",
];

/// The remedies that say what a touch obliges to.
const DUTIES: &[&str] = &["must_move", "must_capture", "must_castle", "finish_promotion"];

impl Choice {
    /// Its name in the public interface, made of tags and their fields: `claim_rejected:repetition:white:not_so`.
    ///
    /// ```
    /// use arbiter_casebook::training::Choice;
    /// use arbiter_game::rules::Ruling;
    /// use arbiter_game::rules::answer::DutyDecision;
    /// use arbiter_game::rules::chess::Color;
    ///
    /// let free = Ruling::new(DutyDecision::NoObligation { player: Color::White }, []);
    /// assert_eq!(Choice::Ruled(free).id(), "no_obligation:white");
    /// assert_eq!(Choice::Silence.id(), "silence");
    /// ```
    #[must_use]
    pub fn id(&self) -> String {
        match self {
            Self::Silence => "silence".to_owned(),
            Self::Ruled(ruling) => {
                let decided = named(&table(&ruling.decision), "decision");
                let done = ruling.remedies.iter().map(|one| named(&table(one), "kind"));
                std::iter::once(decided).chain(done).collect::<Vec<_>>().join("+")
            }
            Self::Done(remedies) => {
                let done: Vec<String> = remedies.iter().map(|one| named(&table(one), "kind")).collect();
                done.join("+")
            }
            Self::Answered { question, option } => format!("{question}:{option}"),
        }
    }

    /// Whether there are figures in it: time, moves, points.
    pub(super) fn has_figures(&self) -> bool {
        let remedies = match self {
            Self::Ruled(ruling) => &ruling.remedies,
            Self::Done(remedies) => remedies,
            Self::Silence | Self::Answered { .. } => return false,
        };
        remedies.iter().any(|one| FIGURES.contains(&one.tag()))
    }
}

/// A tag with its fields, without what only the program needs.
fn named(fields: &Map<String, Value>, tag: &str) -> String {
    let mut words = vec![word(&fields[tag])];
    let rest = fields.iter().filter(|(key, _)| *key != tag);
    words.extend(
        rest.filter(|(_, value)| !value.is_array() && !value.is_object())
            .map(|(_, value)| word(value)),
    );
    words.join(":")
}

fn word(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// The fields of a decision or a remedy with its tag.
pub(super) fn table(value: &impl serde::Serialize) -> Map<String, Value> {
    match serde_json::to_value(value) {
        Ok(Value::Object(table)) => table,
        _ => Map::new(),
    }
}

/// Whether an answer is more than the course of the game. What goes on with something to be done about it is.
fn is_loud(answer: &Answer) -> bool {
    match answer {
        Answer::Ruling(ruling) if ruling.decision.tag() == "game_continues" => !ruling.remedies.is_empty(),
        Answer::Ruling(ruling) => !QUIET.contains(&ruling.decision.tag()),
        Answer::Question(_) => true,
    }
}

/// The rulings among answers that are more than the course of the game.
fn loud<'a>(answers: &[&'a Answer]) -> impl Iterator<Item = &'a Ruling> {
    answers.iter().filter_map(|answer| match answer {
        Answer::Ruling(ruling) if is_loud(answer) => Some(ruling),
        _ => None,
    })
}

/// What is right: the decision that ranks first, or each option of a question that only a person may answer, or silence.
pub(super) fn truth(answers: &[&Answer]) -> Vec<Choice> {
    let rank = |ruling: &&Ruling| {
        let tag = ruling.decision.tag();
        let place = RANK.iter().position(|one| *one == tag);
        place.unwrap_or(RANK.len())
    };
    if let Some(main) = loud(answers).min_by_key(rank) {
        let all = main.decision.tag() == "game_continues";
        let kept = |one: &&Remedy| all || FIGURES.contains(&one.tag()) || DUTIES.contains(&one.tag());
        let shown = main.remedies.iter().filter(kept).cloned();
        let ruling = shown.fold(
            Ruling::new(main.decision.clone(), main.cites.iter().cloned()),
            Ruling::with,
        );
        return vec![Choice::Ruled(ruling)];
    }
    let asked = answers.iter().find_map(|answer| match answer {
        Answer::Question(question) => Some(question),
        Answer::Ruling(_) => None,
    });
    let Some(question) = asked else {
        return vec![Choice::Silence];
    };
    let options = question.options.iter().map(|choice| Choice::Answered {
        question: question.id,
        option: choice.id.as_str().to_owned(),
    });
    options.collect()
}

/// The answer that is asked for: that from which [`truth`] comes; nothing where silence is right and nothing was answered.
pub(super) fn asked_for<'a>(answers: &[&'a Answer]) -> Option<&'a Answer> {
    let place = |answer: &&&Answer| match answer {
        Answer::Ruling(ruling) if is_loud(answer) => {
            let tag = ruling.decision.tag();
            RANK.iter().position(|one| *one == tag).unwrap_or(RANK.len())
        }
        Answer::Question(_) => RANK.len() + 1,
        Answer::Ruling(ruling) if !ruling.cites.is_empty() => RANK.len() + 2,
        Answer::Ruling(_) => RANK.len() + 3,
    };
    answers.iter().min_by_key(place).copied()
}

/// What people say in place of the answer, as the file has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// As it is written.
    pub text: String,
    /// Its line in the file.
    pub line: usize,
    /// One decision or remedy, and what goes with it.
    pub(super) parts: Vec<Words>,
}

/// What a wrong answer is made from where it does not say it itself: who acted, and what the Laws answered.
pub(super) struct Context<'a> {
    /// Who acted.
    pub actor: Color,
    /// What was done, by its fields.
    pub act: Map<String, Value>,
    /// What was answered.
    pub answers: &'a [&'a Answer],
}

impl Wrong {
    /// Reads `illegal_move_counted + add_time:0:01:00`.
    ///
    /// # Errors
    /// What is expected in place of the part that cannot be read.
    pub(super) fn read(text: &str, line: usize) -> Result<Self, String> {
        let parts = text.split(" + ").map(|part| Words::read(part.trim()));
        Ok(Self {
            text: text.to_owned(),
            line,
            parts: parts.collect::<Result<_, _>>()?,
        })
    }

    /// Whether it is what the Laws say: all of its parts are.
    pub(super) fn holds(&self, answers: &[&Answer]) -> bool {
        self.parts.iter().all(|part| is_so(part, answers))
    }

    /// Whether its decision is, whatever becomes of its figures.
    pub(super) fn is_decided(&self, answers: &[&Answer]) -> bool {
        self.parts.len() > 1 && self.parts.first().is_some_and(|part| is_so(part, answers))
    }

    /// As something that can be chosen.
    pub(super) fn choice(&self, context: &Context<'_>) -> Option<Choice> {
        let mut parts = self.parts.iter();
        let first = parts.next()?;
        let remedies: Option<Vec<Remedy>> = parts.map(|part| part.remedy(context)).collect();
        let remedies = remedies?;
        if first.is_silence() {
            return Some(Choice::Silence);
        }
        if let Some(decision) = first.decision(context) {
            let ruling = Ruling::new(decision, []);
            return Some(Choice::Ruled(remedies.into_iter().fold(ruling, Ruling::with)));
        }
        let one = first.remedy(context)?;
        let player = context.actor;
        Some(match one.tag() {
            "any_legal_move" => Choice::Ruled(Ruling::new(DutyDecision::NoObligation { player }, [])),
            tag if DUTIES.contains(&tag) => {
                let moves = Vec::new();
                Choice::Ruled(Ruling::new(DutyDecision::Obligation { player, moves }, []).with(one))
            }
            _ => Choice::Done([one].into_iter().chain(remedies).collect()),
        })
    }
}

/// Whether one decision or remedy is among the answers, with the fields that are given.
fn is_so(part: &Words, answers: &[&Answer]) -> bool {
    if part.is_silence() {
        return !answers.iter().any(|answer| is_loud(answer));
    }
    let rulings = || {
        answers.iter().filter_map(|answer| match answer {
            Answer::Ruling(ruling) => Some(ruling),
            Answer::Question(_) => None,
        })
    };
    let free = |decision: &Decision| decision.tag() == "no_obligation";
    rulings().any(|ruling| {
        part.is(&table(&ruling.decision), "decision")
            || ruling.remedies.iter().any(|one| part.is(&table(one), "kind"))
            || (part.tag == "any_legal_move" && free(&ruling.decision))
    })
}
