//! What officials did and what was ruled, so that it can be taken back: of each what it changed, before and after.
//!
//! Only what is different is kept, and it is shared when a state is copied: a move of a player adds nothing here.

use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::ops::Range;

use super::line::LineChange;
use super::{
    Adjournment, Clocks, End, Fault, Offer, OpenClaim, Pending, PlayerRecord, Sheets, State, Table, Todo,
    Watch,
};
use arbiter_rules::answer::Question;

/// An entry that can be taken back, or one that was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Undo {
    /// The number of the entry.
    pub entry: u32,
    /// What was done.
    pub act: &'static str,
    /// Whether an official did it: then all of it is taken back, else what was ruled about it.
    pub official: bool,
    /// By which entry it was taken back.
    pub taken_back: Option<u32>,
    /// The numbers of its answers.
    pub(crate) answers: Range<u32>,
    /// Which entry it took back itself.
    pub(crate) of: Option<u32>,
    pub(crate) change: Arc<Change>,
}

/// A part of a state before and after.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Pair<T> {
    pub(crate) before: T,
    pub(crate) after: T,
}

/// A part of a state, where it changed.
pub(crate) type Part<T> = Option<Box<Pair<T>>>;

fn part<T: Clone + PartialEq>(before: &T, after: &T) -> Part<T> {
    (before != after).then(|| {
        let (before, after) = (before.clone(), after.clone());
        Box::new(Pair { before, after })
    })
}

/// What an entry changed in a state.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Change {
    pub(crate) line: Option<LineChange>,
    pub(crate) table: Part<Table>,
    pub(crate) clocks: Part<Option<Clocks>>,
    pub(crate) players: Part<[PlayerRecord; 2]>,
    pub(crate) offer: Part<Option<Offer>>,
    pub(crate) claims: Part<Vec<OpenClaim>>,
    pub(crate) questions: Part<Vec<Question>>,
    pub(crate) faults: Part<Vec<Fault>>,
    pub(crate) watches: Part<Vec<Watch>>,
    pub(crate) pending: Part<Pending>,
    pub(crate) todo: Part<Vec<Todo>>,
    pub(crate) end: Part<Option<End>>,
    pub(crate) adjournment: Part<Option<Box<Adjournment>>>,
    pub(crate) sheets: Part<Option<Box<Sheets>>>,
    pub(crate) schedule: Part<(u64, Option<u64>)>,
    pub(crate) round_started: Part<Option<u64>>,
    pub(crate) colours_swapped: Part<bool>,
    pub(crate) counted: Part<(Option<u32>, u32)>,
}

impl Change {
    pub(crate) fn between(before: &State, after: &State) -> Self {
        let counted = |state: &State| (state.moves_made, state.began);
        Self {
            line: before.line.change_to(&after.line),
            table: part(&before.table, &after.table),
            clocks: part(&before.clocks, &after.clocks),
            players: part(&before.players, &after.players),
            offer: part(&before.offer, &after.offer),
            claims: part(&before.claims, &after.claims),
            questions: part(&before.questions, &after.questions),
            faults: part(&before.faults, &after.faults),
            watches: part(&before.watches, &after.watches),
            pending: part(&before.pending, &after.pending),
            todo: part(&before.todo, &after.todo),
            end: part(&before.end, &after.end),
            adjournment: part(&before.adjournment, &after.adjournment),
            sheets: part(&before.sheets, &after.sheets),
            schedule: part(&before.schedule, &after.schedule),
            round_started: part(&before.round_started, &after.round_started),
            colours_swapped: part(&before.colours_swapped, &after.colours_swapped),
            counted: part(&counted(before), &counted(after)),
        }
    }
}

impl State {
    /// What officials did and what was ruled with an effect, the oldest first.
    #[must_use]
    pub fn undos(&self) -> &[Undo] {
        &self.undos
    }

    /// The entry with this number, if it can be taken back or was.
    #[must_use]
    pub fn undo(&self, entry: u32) -> Option<&Undo> {
        let at = self.undos.binary_search_by_key(&entry, |undo| undo.entry);
        at.ok().map(|at| &self.undos[at])
    }

    /// The entry that gave this ruling, if it can be taken back or was.
    #[must_use]
    pub fn undo_of_ruling(&self, ruling: u32) -> Option<&Undo> {
        let gave = |undo: &&Undo| undo.answers.contains(&ruling);
        self.undos.iter().find(gave)
    }
}
