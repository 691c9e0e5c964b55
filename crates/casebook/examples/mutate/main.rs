//! `make mutate`: does a case notice when a parameter of an edition is another edition's?
//!
//! Each parameter of each edition is set to what a neighbour edition says, in memory, and the cases that name the edition
//! are played again. A change that no case notices is a survivor and is printed. Survivors among penalties, limits and
//! figures make the run fail; those among words are told, for whoever writes the next cases.

mod cases;
mod elsewhere;
mod mutant;

use std::collections::HashMap;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use arbiter_casebook::run;
use arbiter_game::rules::laws::{Key, Rulebook};

use cases::Told;
use mutant::Mutant;

fn main() -> ExitCode {
    let told = cases::all();
    let broken = cases::failing(&told);
    if !broken.is_empty() {
        println!("these cases fail as it is:\n{}", broken.join("\n"));
        return ExitCode::from(2);
    }
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let asked = |mutant: &Mutant| wanted.is_empty() || wanted.iter().any(|part| mutant.is(part));
    let mutants: Vec<Mutant> = mutant::all().into_iter().filter(asked).collect();
    let (here, others): (Vec<Mutant>, Vec<Mutant>) = mutants
        .into_iter()
        .partition(|mutant| elsewhere::why(mutant.key).is_none());
    let survivors = survivors(&here, &told);
    report(&here, &survivors, &others)
}

/// The mutants that no case notices, in their order.
fn survivors<'a>(mutants: &'a [Mutant], told: &[Told]) -> Vec<&'a Mutant> {
    let next = AtomicUsize::new(0);
    let alive = Mutex::new(Vec::new());
    // The cases that noticed a change of a parameter are asked first about the next change of it.
    let noticed: Mutex<HashMap<Key, Vec<usize>>> = Mutex::default();
    let work = || {
        while let Some(mutant) = mutants.get(next.fetch_add(1, Ordering::Relaxed)) {
            let first = locked(&noticed).get(&mutant.key).cloned().unwrap_or_default();
            match killer(mutant, told, &first) {
                Some(at) if first.contains(&at) => {}
                Some(at) => locked(&noticed).entry(mutant.key).or_default().push(at),
                None => locked(&alive).push(mutant),
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let mut alive = alive.into_inner().unwrap_or_default();
    alive.sort_by_key(|mutant| mutants.iter().position(|other| std::ptr::eq(other, *mutant)));
    alive
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().expect("no thread of this run panics with it")
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

fn report(here: &[Mutant], survivors: &[&Mutant], others: &[Mutant]) -> ExitCode {
    let (figures, words): (Vec<&Mutant>, Vec<&Mutant>) =
        survivors.iter().copied().partition(|mutant| mutant.is_figure());
    println!(
        "{} changes of {} were noticed by a case",
        here.len() - survivors.len(),
        here.len()
    );
    elsewhere::print(others);
    for (title, list) in [("words", &words), ("penalties, limits and figures", &figures)] {
        println!("\nsurvivors among {title}: {}", list.len());
        for mutant in list {
            println!("  {mutant}");
        }
    }
    if figures.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
