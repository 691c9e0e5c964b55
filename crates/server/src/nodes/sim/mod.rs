//! A whole house of three nodes in one process, from one seed: a store whose answers are lost or come late, nodes that die,
//! stand still, lose the line or leave, clients that send again what was not answered, and a clock that only goes when it is told
//! to. What happened is held against the log by the same checker that reads real runs.

mod client;
mod store;
mod world;

use arbiter_hall::store::Memory;

use crate::live::Need;
use world::World;

/// So many seeds are run where nobody asks for more: each fault comes often, in a few seconds.
const SEEDS: u64 = 40;
/// Where the seeds begin.
const FIRST: u64 = 1_000;

/// So many from where: `ARBITER_SEEDS=1000` runs more, `ARBITER_SEED=7` one alone.
fn seeds() -> std::ops::Range<u64> {
    let asked = |name| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    match asked("ARBITER_SEED") {
        Some(one) => one..one + 1,
        None => FIRST..FIRST + asked("ARBITER_SEEDS").unwrap_or(SEEDS),
    }
}

fn run(seed: u64) -> World {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        let mut world = World::new(seed, Memory::default()).await;
        world.live().await;
        world
    })
}

#[test]
fn whatever_befalls_a_house_nothing_acknowledged_is_lost_or_done_twice() {
    let (mut told, mut appends, mut befell) = (0, 0, std::collections::BTreeMap::new());
    for seed in seeds() {
        let world = run(seed);
        let faults = world.faults();
        assert!(
            faults.is_empty(),
            "ARBITER_SEED={seed}: {faults:#?}\n{:#?}",
            world.befell
        );
        told += world.told();
        appends += world.appends();
        for what in &world.befell {
            let word = what.split(' ').nth(1).unwrap_or_default().to_owned();
            *befell.entry(word).or_insert(0) += 1;
        }
    }
    println!("{told} commands acknowledged, {appends} appends, {befell:?}");
    assert!(told > 10 && appends > told);
    // Each fault came, where more than one seed was run.
    let kinds = ["dies", "stands", "cut", "leaves", "moves", "late", "lost", "held"];
    let missing: Vec<&&str> = kinds.iter().filter(|kind| !befell.contains_key(**kind)).collect();
    assert!(
        seeds().count() < 20 || missing.is_empty(),
        "{missing:?} never came: {befell:?}"
    );
}

/// Where much is made at once an answer takes longer than the node waits between two looks at what it has.
#[test]
fn what_is_being_made_is_not_opened_beside_it() {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let twice = runtime.block_on(async {
        let world = World::new(FIRST, Memory::default()).await;
        world.is_opened_twice().await
    });
    assert!(!twice);
}

#[test]
fn two_nodes_that_have_one_event_are_found() {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let found = runtime.block_on(async {
        let mut world = World::new(FIRST, Memory::default()).await;
        world.two_have_one().await
    });
    assert!(found);
}

#[test]
fn where_a_clock_runs_is_given_away_first() {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let (order, running) = runtime.block_on(async {
        let mut world = World::new(FIRST, Memory::default()).await;
        world.in_order().await
    });
    let runs: Vec<&String> = order
        .iter()
        .filter(|(_, need)| *need == Need::Runs)
        .map(|(event, _)| event)
        .collect();
    assert_eq!(runs, [&running], "{order:?}");
    assert!(order.len() == 4 && order[0].0 == running, "{order:?}");
}

#[test]
fn a_seed_says_all_that_happens() {
    let [first, second] = [(); 2].map(|()| run(FIRST));
    assert_eq!(first.befell, second.befell);
    assert_eq!((first.told(), first.appends()), (second.told(), second.appends()));
}

/// A fence that lets everything pass is found: so the checker sees what the store keeps from happening.
#[test]
fn a_store_without_a_fence_is_found() {
    let found = (FIRST..FIRST + 40).any(|seed| {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        let world = runtime.block_on(async {
            let mut world = World::new(seed, Memory::default()).await;
            world.unfenced();
            world.live().await;
            world
        });
        !world.faults().is_empty()
    });
    assert!(found);
}
