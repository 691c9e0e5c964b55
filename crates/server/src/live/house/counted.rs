//! What is counted of a tournament, once for all who read it as it stands: numbers, sheet, tables. It is dropped when something is
//! entered, and when nobody has asked for the event in a while.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use arbiter_hall::event::Event;
use arbiter_hall::event::number::Seq;
use arbiter_hall::event::state::{Numbers, State, without_open_games};
use arbiter_hall::event::table::{NoTable, Table, Wanted};
use tokio::sync::OnceCell;

use super::House;
use crate::live::failure::Failure;
use crate::locks::locked;

/// So many tables are kept: those of every round of a long open, the newest of which everybody asks for.
const TABLES: usize = 16;

type Slot = Arc<OnceCell<Arc<Result<Table, NoTable>>>>;

/// What is counted of one version.
#[derive(Debug, Default)]
pub struct Counted {
    version: Option<Seq>,
    /// Starting ranks.
    pub numbers: Numbers,
    /// The event as it is counted: games without result add nothing.
    pub sheet: Event,
    tables: Mutex<BTreeMap<Option<u16>, Slot>>,
}

/// The entry that a tournament stands after.
pub fn version(state: &State) -> Option<Seq> {
    state.history.last().map(|made| made.seq)
}

impl Counted {
    fn of(state: &State) -> Self {
        Self {
            version: version(state),
            numbers: state.numbers(),
            sheet: without_open_games(&state.sheet()),
            tables: Mutex::default(),
        }
    }

    /// The table after a round, or the newest, of the state that this was counted of: counted once, while others go on.
    ///
    /// # Errors
    /// The machine failed; where there is no table it says why.
    pub async fn table(
        &self,
        state: &Arc<State>,
        after: Option<u16>,
    ) -> Result<Arc<Result<Table, NoTable>>, Failure> {
        let slot = self.slot(after);
        let count = || async {
            let state = Arc::clone(state);
            let wanted = Wanted {
                after: after.map(usize::from),
                ..Wanted::default()
            };
            let counted = tokio::task::spawn_blocking(move || Arc::new(wanted.table(&state.sheet())));
            counted.await.map_err(|why| Failure::Machine(why.to_string()))
        };
        slot.get_or_try_init(count).await.map(Arc::clone)
    }

    fn slot(&self, after: Option<u16>) -> Slot {
        let mut tables = locked(&self.tables);
        if tables.len() == TABLES && !tables.contains_key(&after) {
            tables.clear();
        }
        Arc::clone(tables.entry(after).or_default())
    }
}

impl House {
    /// What is counted of its tournament as it stands.
    pub fn counted(&self, state: &State) -> Arc<Counted> {
        let mut kept = locked(&self.counted);
        match &*kept {
            Some(counted) if counted.version == version(state) => Arc::clone(counted),
            _ => Arc::clone(kept.insert(Arc::new(Counted::of(state)))),
        }
    }

    /// Forgets what can be made again.
    pub fn forget_counted(&self) {
        locked(&self.counted).take();
        self.pages.forget();
    }
}

#[cfg(test)]
mod tests {
    use arbiter_hall::event::act::{Act, Announce, Enter, decide, evolve};

    use super::*;

    fn state(names: &[&str]) -> Arc<State> {
        let mut state = State::default();
        let acts = names.iter().map(|name| Act::from(Enter::named(name)));
        for act in std::iter::once(Announce::new("Open", 3).into()).chain(acts) {
            let entry = decide(&state, &act).unwrap();
            evolve(&mut state, &entry);
        }
        Arc::new(state)
    }

    #[tokio::test]
    async fn a_table_is_counted_once_a_version_and_so_many_are_kept() {
        let state = state(&["Ada", "Bo"]);
        let counted = Counted::of(&state);
        let first = counted.table(&state, Some(0)).await.unwrap();
        assert_eq!(first.as_ref().as_ref().unwrap().lines.len(), 2);
        assert!(Arc::ptr_eq(
            &first,
            &counted.table(&state, Some(0)).await.unwrap()
        ));
        // A round that is not there is told as often as it is asked for, and keeps no more than the others.
        for after in 1..40 {
            assert!(counted.table(&state, Some(after)).await.unwrap().is_err());
            assert!(locked(&counted.tables).len() <= TABLES);
        }
    }
}
