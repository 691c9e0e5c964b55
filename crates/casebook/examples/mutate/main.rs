//! `make mutate`: does a case notice when a parameter of an edition is another edition's?
//!
//! Each parameter of each rulebook is set to what other rulebooks say, in memory, and the cases that name the rulebook are
//! played again. A change that no case notices is a survivor and is printed, and makes the run fail. What binds nobody in
//! a supervised game (`effect` in `laws/topics`), and what belongs to rules that are planned, is left out.

#[path = "../../tests/all/cases/mod.rs"]
mod cases;
#[path = "../../tests/all/mutants/mutant.rs"]
mod mutant;
#[path = "../../tests/all/mutants/told.rs"]
mod told;
#[path = "../../tests/all/mutants/trial.rs"]
mod trial;

use std::process::ExitCode;

use mutant::Mutant;
use trial::{binds, survivors};

fn main() -> ExitCode {
    let all = told::all();
    let broken = told::failing(&all);
    if !broken.is_empty() {
        println!("these cases fail as it is:\n{}", broken.join("\n"));
        return ExitCode::from(2);
    }
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let asked = |mutant: &Mutant| wanted.is_empty() || wanted.iter().any(|part| mutant.is(part));
    let mutants: Vec<Mutant> = mutant::all().into_iter().filter(asked).collect();
    let here: Vec<Mutant> = mutants.into_iter().filter(binds).collect();
    report(&here, &survivors(&here, &all))
}

fn report(here: &[Mutant], survivors: &[&Mutant]) -> ExitCode {
    println!(
        "{} changes tried; those that no case notices: {}",
        here.len(),
        survivors.len()
    );
    for mutant in survivors {
        println!("  {mutant}");
    }
    if survivors.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
