//! A value of a rulebook that binds somebody is noticed: a case fails where it is another rulebook's. What `make mutate` tells
//! one by one.

mod mutant;
mod told;
mod trial;

#[test]
fn every_value_that_binds_somebody_is_noticed_by_a_case() {
    let all = told::all();
    assert_eq!(told::failing(&all), [""; 0]);
    let wanted = std::env::var("ARBITER_MUTATE").unwrap_or_default();
    let asked = |one: &mutant::Mutant| wanted.split_whitespace().all(|part| one.is(part));
    let mutants: Vec<_> = mutant::all()
        .into_iter()
        .filter(trial::binds)
        .filter(asked)
        .collect();
    assert!(!mutants.is_empty(), "{wanted}");
    let alive: Vec<String> = trial::survivors(&mutants, &all)
        .iter()
        .map(ToString::to_string)
        .collect();
    assert!(alive.is_empty(), "{}", alive.join("\n"));
}
