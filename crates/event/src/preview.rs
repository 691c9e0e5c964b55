//! The next round as it would be if it were paired now; nothing is asked and nothing kept.

use std::borrow::Cow;

use arbiter_pairing::{Color, Mark, NotPaired, Paired};
use serde_json::{Value, json};

use crate::number::{EntrantId, Round};
use crate::paired;
use crate::state::act::{Act, Answer, Draw, Method, Notice, Pair, Refusal, decide, evolve};
use crate::state::{Layout, Numbers, State};
use crate::system::System;

/// The next round as it would be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// The round.
    pub round: Round,
    /// Its boards.
    pub layout: Layout,
    /// What an arbiter would be told before it is paired: games that run, for instance.
    pub told: Vec<Notice>,
    /// Whether nothing was drawn yet: numbers are then those of strength, and the first has White; lots may give others.
    pub undrawn: bool,
    rules: Option<System>,
    numbers: Numbers,
}

/// The next round of an event.
///
/// # Errors
/// [`Refusal`]: it would not be paired either.
///
/// ```
/// use arbiter_event::act::{Announce, Enter, decide, evolve};
/// use arbiter_event::{preview::preview, state::State};
/// let mut state = State::default();
/// let names = ["One", "Two", "Three", "Four"].map(|name| Enter::named(name).into());
/// for act in [Announce::new("Club", 3).into()].into_iter().chain(names) {
///     let entry = decide(&state, &act).unwrap();
///     evolve(&mut state, &entry);
/// }
/// let seen = preview(&state).unwrap();
/// assert_eq!((seen.layout.boards.len(), seen.undrawn), (2, true));
/// assert!(state.rounds.is_empty());
/// ```
pub fn preview(state: &State) -> Result<Preview, Refusal> {
    let mut known = Cow::Borrowed(state);
    let undrawn = !state.drawn() && state.rounds.is_empty();
    if undrawn && (state.is_swiss() || state.of_teams()) {
        let (order, colour) = if state.of_teams() {
            // Their order is that of strength, whatever the lots are; these give the initial colour.
            Draw::by_lots(Method::Strength, "preview").outcome(state)?
        } else {
            (by_strength(state), Some(Color::White))
        };
        let act = Act::from(Draw::by_hand(order, colour.map(|_| Color::White)));
        let entry = decide(state, &act)?;
        evolve(known.to_mut(), &entry);
    }
    let round = Round(state.paired().0 + 1);
    let entry = decide(&known, &Pair::by_rules(round).into())?;
    let told = entry.notices().cloned().collect();
    let mut layouts = entry.answers.into_iter().filter_map(|answer| match answer {
        Answer::Paired { layout } => Some(layout),
        _ => None,
    });
    Ok(Preview {
        round,
        layout: layouts.next_back().unwrap_or_default(),
        told,
        undrawn,
        rules: System::of(&known.sheet()),
        numbers: known.numbers(),
    })
}

/// Everybody who takes part, the strongest first.
fn by_strength(state: &State) -> Vec<u32> {
    let (numbers, method) = (state.numbers(), state.rating_method());
    let mut all: Vec<EntrantId> = numbers.in_order().map(|one| one.1).collect();
    all.sort_by_cached_key(|id| {
        let one = state.entrants.get(id);
        (one.map(|one| one.form().strength(method)), *id)
    });
    all.into_iter().map(|id| id.0).collect()
}

/// Who blocks a round that no lawful pairing has, and what would help: `{rules, round, state, unpaired, blocking, ways, ...}`;
/// nothing where it is not paired for another reason.
#[must_use]
pub fn impossible(state: &State, why: &Refusal) -> Option<Value> {
    let Refusal::NotPaired(why) = why else {
        return None;
    };
    let system = System::of(&state.sheet()).filter(|_| matches!(**why, NotPaired::Impossible { .. }))?;
    let mut value = paired::refusal(system, why);
    value["state"] = json!("preview");
    Some(value)
}

impl Preview {
    /// The starting rank of somebody, as it is here.
    #[must_use]
    pub fn rank(&self, id: EntrantId) -> u16 {
        self.numbers.rank(id)
    }

    /// `{rules, round, state, pairs, bye, byes, unpaired}`, as of a round that is paired; `about` where games that are open count
    /// in it as draws, `undrawn` where lots may still give other numbers.
    #[must_use]
    pub fn json(&self, state: &State) -> Value {
        let mark = |sign: char| Mark::from_sign(sign).unwrap_or(Mark::ZeroBye);
        let boards = &self.layout.boards;
        let made = Paired {
            round: self.round.0.into(),
            pairs: boards
                .iter()
                .map(|one| (self.rank(one.white), self.rank(one.black)))
                .collect(),
            bye: self.layout.bye.map(|bye| self.rank(bye)),
            absent: self
                .layout
                .away
                .iter()
                .map(|one| (self.rank(one.0), mark(one.1)))
                .collect(),
            brackets: Vec::new(),
        };
        let mut value = paired::named(self.rules, &made);
        value["state"] = json!("preview");
        for (is, name) in [
            (!state.open_boards().is_empty(), "about"),
            (self.undrawn, "undrawn"),
        ] {
            if is {
                value[name] = json!(true);
            }
        }
        let pairs = boards.iter().map(|board| {
            json!({
                "board": board.board, "white": self.rank(board.white), "black": self.rank(board.black),
                "names": [state.name(board.white).trim(), state.name(board.black).trim()],
                "result": board.result.map(|result| result.to_string()), "source": null, "game": null,
            })
        });
        value["pairs"] = pairs.collect();
        value
    }
}
