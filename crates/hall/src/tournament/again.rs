//! Level pairs of a school league play on without anybody pressing a button: the last result of a round makes their games, and
//! who takes that result back, or puts it right, takes them back with it.

use std::borrow::Cow;

use arbiter_event::act::{Act, Answer, Entry, Form, Pair, PublishRound, Undo, decide, evolve};
use arbiter_event::cup::{course, times};
use arbiter_event::number::Round;
use arbiter_event::state::{Layout, Made, RoundState, State};

/// The entries that follow by themselves, signed by nobody.
#[must_use]
pub fn again(state: &State, at: &str) -> Vec<Entry> {
    let mut follows = Follows {
        state: Cow::Borrowed(state),
        at,
        entries: Vec::new(),
    };
    if state.terms.form == Some(Form::SchoolCup) && state.over.last() != Some(&true) {
        follows.take_back();
        follows.make();
    }
    follows.entries
}

struct Follows<'a> {
    state: Cow<'a, State>,
    at: &'a str,
    entries: Vec<Entry>,
}

impl Follows<'_> {
    fn act(&mut self, act: impl Into<Act>) -> bool {
        let Ok(mut entry) = decide(&self.state, &act.into()) else {
            return false;
        };
        entry.at = Some(self.at.to_owned());
        evolve(self.state.to_mut(), &entry);
        self.entries.push(entry);
        true
    }

    /// The newest round was made so, and would be another one now, or none: it goes, as far as nobody has begun it.
    fn take_back(&mut self) {
        let Some(newest) = self
            .state
            .rounds
            .last()
            .filter(|round| by_itself(&self.state, round))
        else {
            return;
        };
        let mut without = self.state.clone().into_owned();
        let steps = newest.stage.by().into_iter().chain([newest.paired]);
        let undoes: Vec<Undo> = steps.map(Undo::of).collect();
        for undo in &undoes {
            let Ok(entry) = decide(&without, &undo.clone().into()) else {
                return;
            };
            evolve(&mut without, &entry);
        }
        if deciding(&without).is_some_and(|made| made == *newest.layout()) {
            return;
        }
        for undo in undoes {
            self.act(undo);
        }
    }

    /// All is in, and nobody but level pairs would play next.
    fn make(&mut self) {
        if deciding(&self.state).is_none() {
            return;
        }
        let round = Round(self.state.paired().0 + 1);
        if self.act(Pair::by_rules(round)) {
            self.act(PublishRound { round });
        }
    }
}

/// Whether nobody asked for the pairing of a round.
fn by_itself(state: &State, round: &RoundState) -> bool {
    let paired = |made: &&Made| made.seq == round.paired;
    let made = state.history.iter().find(paired);
    made.is_some_and(|made| made.by.is_none() && matches!(made.act, Act::Pair(_)))
}

/// The next round, where it has the games of level pairs and no others.
fn deciding(state: &State) -> Option<Layout> {
    let newest = state.rounds.last()?;
    let sheet = state.sheet();
    if newest.open().next().is_some() || !course(&sheet)?.bracket.level.is_empty() {
        return None;
    }
    let next = Round(newest.round.0 + 1);
    let entry = decide(state, &Pair::by_rules(next).into()).ok()?;
    let layout = entry.answers.into_iter().find_map(|answer| match answer {
        Answer::Paired { layout } => Some(layout),
        _ => None,
    })?;
    let (numbers, times) = (state.numbers(), times(&sheet, next.0.into()));
    let level = |white, black| {
        times
            .iter()
            .any(|one| one.0 == (numbers.rank(white), numbers.rank(black)))
    };
    let all = layout.boards.iter().all(|board| level(board.white, board.black));
    (all && !layout.boards.is_empty()).then_some(layout)
}
