//! Which changes no case notices.

use std::collections::{HashMap, HashSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use arbiter_casebook::run;
use arbiter_game::rules::laws::{Effect, Key, Rulebook};

use super::mutant::{self, Changed, Mutant};
use super::told::Told;

/// The mutants of values of which no case notices any change, in their order.
pub fn survivors<'a>(mutants: &'a [Mutant], told: &[Told]) -> Vec<&'a Mutant> {
    let next = AtomicUsize::new(0);
    let alive = Mutex::new(Vec::new());
    // The cases that noticed a change of a parameter are asked first about the next change of it.
    let noticed: Mutex<HashMap<Key, Vec<usize>>> = Mutex::default();
    // The values of which one change was noticed: they count, even if another one says the same in other words.
    let counts: Mutex<HashSet<Changed>> = Mutex::default();
    let work = || {
        while let Some(mutant) = mutants.get(next.fetch_add(1, Ordering::Relaxed)) {
            if locked(&counts).contains(&mutant.changes()) {
                continue;
            }
            if mutant.key.effect() == Effect::Clock && changes_controls(mutant) {
                locked(&counts).insert(mutant.changes());
                continue;
            }
            let first = locked(&noticed).get(&mutant.key).cloned().unwrap_or_default();
            match killer(mutant, told, &first) {
                Some(at) if first.contains(&at) => {}
                Some(at) => locked(&noticed).entry(mutant.key).or_default().push(at),
                None => {
                    locked(&alive).push(mutant);
                    continue;
                }
            }
            locked(&counts).insert(mutant.changes());
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let counts = counts.into_inner().unwrap_or_default();
    let mut alive = alive.into_inner().unwrap_or_default();
    alive.retain(|mutant| !counts.contains(&mutant.changes()));
    alive.sort_by_key(|mutant| mutants.iter().position(|other| std::ptr::eq(other, *mutant)));
    alive
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().expect("no thread of this run panics with it")
}

/// Whether another answer is given to what class a time control is of, and whether it fits.
fn changes_controls(mutant: &Mutant) -> bool {
    mutant::of_controls(mutant.book) != mutant::of_controls(&mutant.rulebook())
}

/// The first case that notices.
fn killer(mutant: &Mutant, told: &[Told], first: &[usize]) -> Option<usize> {
    let altered: Rulebook = mutant.rulebook();
    let rest = (0..told.len()).filter(|at| !first.contains(at));
    first.iter().copied().chain(rest).find(|at| {
        let one = &told[*at];
        one.names(mutant.book) && !one.sets(mutant.key) && !run(&one.case, &altered).ok()
    })
}

/// Whether the value binds somebody in a supervised game: then a case must notice that it is another one.
pub fn binds(mutant: &Mutant) -> bool {
    let key = mutant.key;
    matches!(key.effect(), Effect::Rules | Effect::Clock) && !key.is_planned()
}
