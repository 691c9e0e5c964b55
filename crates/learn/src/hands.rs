//! Hands at a physical board: a real game of a named rulebook answers what they do.

use arbiter_casebook::sentence;
use arbiter_game::Game;
use arbiter_game::event::{Actor, Event};
use arbiter_game::rules::fact::At;
use arbiter_game::rules::laws::clock::Controls;
use arbiter_game::rules::laws::{Play, Regulations, Supervision};
use arbiter_game::rules::{Answer, Refusal};
use arbiter_game::state::Situation;
use arbiter_notation::Language;
use serde_json::{Map, Value, json};

use crate::lesson::{Asked, HandsStep};
use crate::typed;

/// So long one act takes, in milliseconds: enough that a clock is seen to run.
const ONE_ACT: u64 = 2_000;
/// More acts than this are none of a beginner's.
pub const MOST_ACTS: usize = 60;

/// What a game answered to what was done.
#[derive(Debug, Clone)]
pub struct Ruled {
    /// The game afterwards.
    pub game: Game,
    /// What was answered to the last act.
    pub last: Vec<Answer>,
    /// The positions after and before the last act.
    pub boards: Vec<Situation>,
    /// The tags of all decisions so far, in order.
    pub decisions: Vec<String>,
    /// The articles of the last answers.
    pub cites: Vec<String>,
    /// Why the last act cannot have happened.
    pub refusal: Option<Refusal>,
}

/// The event that a sentence of a case tells.
///
/// # Errors
/// What is wrong with it.
pub fn event(text: &str) -> Result<Event, String> {
    let table = sentence::read(text).map_err(|error| error.to_string())?;
    Event::from_table(table).map_err(|error| error.to_string())
}

/// The act of somebody who types it.
fn typed_act(text: &str, now: &Situation, language: Language) -> Option<Map<String, Value>> {
    // A square alone on which a man stands is a man that is touched, though a move could be called so too.
    let touched = typed::square(text)
        .filter(|square| square.to_string() == text.trim() && now.board().piece_at(*square).is_some());
    let moved = now
        .lawful()
        .filter(|_| touched.is_none())
        .and_then(|position| typed::heard(position, text, language).ok());
    let fields = match moved {
        Some(moved) => json!({ "do": "move", "uci": moved.to_string(), "press": false }),
        None => json!({ "do": "touch", "square": typed::square(text)?.to_string() }),
    };
    match fields {
        Value::Object(act) => Some(act),
        _ => None,
    }
}

impl HandsStep {
    /// The event of what was tried: a sentence, an act of the socket by the learner's own side, or what somebody types who
    /// does not touch the board: a move of his language, or the square of a man that he touches.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(&self, asked: &Asked, now: &Situation, language: Language) -> Result<Event, String> {
        let mine = |mut act: Map<String, Value>| {
            act.insert("by".to_owned(), Actor::from(self.side).as_str().into());
            Event::from_table(act).map_err(|error| error.to_string())
        };
        let event = match asked {
            Asked::Text(text) => event(text).or_else(|why| match typed_act(text, now, language) {
                Some(act) => mine(act),
                None => Err(why),
            }),
            Asked::Act(act) => {
                let mut table: Map<String, Value> = act.clone();
                table
                    .entry("by")
                    .or_insert_with(|| Actor::from(self.side).as_str().into());
                Event::from_table(table).map_err(|error| error.to_string())
            }
        }?;
        // A learner plays; what arbiters and others do is done by the lesson, unless it offers that.
        let offered = || self.acts.iter().any(|(_, act)| act.by == event.by);
        if event.by.player().is_none() && !offered() {
            return Err("expected an act of White or of Black".to_owned());
        }
        Ok(event)
    }

    /// The game before the learner does anything.
    #[must_use]
    pub fn begin(&self) -> Ruled {
        let controls = self.start.clock.as_ref().map(|clock| {
            let [white, black] =
                [arbiter_chess::Color::White, arbiter_chess::Color::Black].map(|side| clock.of(side).clone());
            Controls::each(white, black)
        });
        let play = controls.map_or(Play::Standard, |controls| self.book.classify(&controls).play);
        let regime = self
            .book
            .regime(play, Supervision::Competition, &Regulations::default());
        let mut ruled = Ruled {
            game: Game::begin(&self.start, regime),
            last: Vec::new(),
            boards: Vec::new(),
            decisions: Vec::new(),
            cites: Vec::new(),
            refusal: None,
        };
        for (nth, event) in self.before.iter().enumerate() {
            ruled.apply(event, nth);
        }
        // What was ruled before is no answer to the learner.
        ruled.decisions.clear();
        ruled
    }

    /// How far the wanted decisions have been given, in their order.
    #[must_use]
    pub fn reached(&self, ruled: &Ruled) -> usize {
        let mut left = self.wants.iter();
        let mut next = left.next();
        let mut reached = 0;
        for decision in &ruled.decisions {
            if next == Some(decision) {
                reached += 1;
                next = left.next();
            }
        }
        reached
    }

    /// Whether a decision was given that must not be.
    #[must_use]
    pub fn is_avoided(&self, ruled: &Ruled) -> bool {
        ruled
            .decisions
            .iter()
            .any(|decision| self.avoids.contains(decision))
    }
}

impl Ruled {
    /// Carries out an event, the nth of all.
    pub fn apply(&mut self, event: &Event, nth: usize) {
        let at = u64::try_from(nth + 1).unwrap_or(u64::MAX).saturating_mul(ONE_ACT);
        let event = event.clone().at(At::ms(at));
        let before = *self.game.state().line.now();
        match self.game.apply(&event) {
            Ok(entries) => {
                self.refusal = None;
                self.last = entries.iter().flat_map(|entry| entry.answers.clone()).collect();
                self.boards = vec![*self.game.state().line.now(), before];
                self.cites.clear();
                for answer in &self.last {
                    let (tag, cites) = match answer {
                        Answer::Ruling(ruling) => (ruling.decision.tag().to_owned(), &ruling.cites),
                        Answer::Question(question) => {
                            (format!("question:{}", question.id.as_str()), &question.cites)
                        }
                    };
                    self.decisions.push(tag);
                    for cite in cites.iter().map(|cite| cite.article().to_owned()) {
                        if !self.cites.contains(&cite) {
                            self.cites.push(cite);
                        }
                    }
                }
            }
            Err(refusal) => {
                self.last.clear();
                self.refusal = Some(refusal);
            }
        }
    }
}
