//! Rounds that nobody can pair: the reason given is a proof, and what is said to help does.

use arbiter_event::System;
use arbiter_event::field::field;
use arbiter_event::generate::{Plan, generate};
use arbiter_event::{Cell, Event, Mark};
use arbiter_pairing::dutch::{Card, Rules, cards};
use arbiter_pairing::{Blocking, ByeRole, NotPaired, Way};

fn may_meet(one: &Card, two: &Card) -> bool {
    let clash = !one.top && !two.top && one.absolute().is_some() && one.absolute() == two.absolute();
    !clash && !one.barred.contains(&two.number)
}

/// Tutte: each group is odd, meets nobody but its own and the partners, and there are more groups than partners.
fn proves(event: &Event, round: usize, reason: &Blocking) {
    let cards = cards(&field(event, round), Rules::newest());
    let of = |number: &u16| {
        cards
            .iter()
            .find(|card| card.number == *number)
            .expect("to be paired")
    };
    for group in &reason.groups {
        assert_eq!(group.len() % 2, 1, "{reason:?}");
        for number in group {
            for other in cards.iter().filter(|card| card.number != *number) {
                let allowed = group.contains(&other.number) || reason.partners.contains(&other.number);
                assert!(
                    allowed || !may_meet(of(number), other),
                    "{number} may meet {} in {reason:?}",
                    other.number
                );
            }
            let bye = of(number).may_get_bye && cards.len() % 2 == 1;
            assert!(
                !bye || reason.bye == ByeRole::Partner,
                "{number} may get the bye in {reason:?}"
            );
        }
    }
    let groups = reason.groups.len() + usize::from(reason.bye == ByeRole::Group);
    let partners = reason.partners.len() + usize::from(reason.bye == ByeRole::Partner);
    assert!(groups > partners, "{reason:?}");
}

#[test]
fn the_reason_is_a_proof_and_an_absence_helps() {
    let (mut seen, mut helped) = (0, 0);
    for seed in 0..150 {
        let mut plan = Plan::plain(3 + (seed % 9) as u16, 12, seed);
        (plan.forfeits, plan.absences, plan.forbidden) = (40, 40, (seed % 3) as u16);
        let mut event = generate(&plan);
        let round = event.paired_rounds() + 1;
        let Err(NotPaired::Impossible { blocking, ways, .. }) = System::Dutch(plan.rules).pair(&event) else {
            continue;
        };
        seen += 1;
        proves(&event, round, &blocking);
        let absence = ways.iter().find_map(|way| match way {
            Way::Absence(numbers) => numbers.first().copied(),
            _ => None,
        });
        if let Some(number) = absence {
            let rounds = &mut event.players[usize::from(number) - 1].rounds;
            rounds.resize(round, None);
            rounds[round - 1] = Some(Cell::bye(Mark::ZeroBye));
            assert!(
                System::Dutch(plan.rules).pair(&event).is_ok(),
                "seed {seed}: without {number}"
            );
            helped += 1;
        }
    }
    assert!(
        seen > 60 && helped > 30,
        "{seen} impossible rounds, {helped} helped by an absence"
    );
}
