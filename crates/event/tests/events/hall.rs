//! Incidents, fellows, captains, committees and disputes.

use arbiter_event::conduct::{Act, EntryForm, Fellows, Paired, apply};
use arbiter_event::dutch::{self, Rules};
use arbiter_event::regulations::{Committee, Dispute, Figures, Incident, Member, Stage};
use arbiter_event::{Color, Event};
use arbiter_laws::Regime;

use super::given::Given;
use super::{Answer, answer};

/// What is asked of incidents, fellows and captains.
pub fn of_the_hall(question: &str, given: &Given<'_>, regime: &Regime) -> Answer {
    match question {
        "incident" => {
            let kind = Incident::ALL
                .into_iter()
                .find(|one| one.name() == given.text("kind"));
            let kind = kind.expect("a kind of incident");
            answer([kind.follows(&Figures::of(regime)).name()], &[kind.topic()])
        }
        "apart" => answer(
            kept_apart(
                given.text("federations"),
                given.number("rounds"),
                regime.pairing_restricted_rounds().expect("a number"),
            ),
            &["tr.restrictions"],
        ),
        "order" => {
            let taken = order(given.text("order"), given.yes("paired"));
            answer([if taken { "taken" } else { "refused" }], &["tr.captain.duties"])
        }
        other => panic!("no such question: {other}"),
    }
}

/// An event announced and entered.
pub fn entered(
    system: &str,
    rounds: Option<u16>,
    records: &[(&str, &str)],
    form: Option<&str>,
    who: &[(String, String)],
) -> Event {
    let mut event = Event::default();
    let announce = Act::Announce {
        name: "Cup".to_owned(),
        rounds,
        system: Some(system.to_owned()),
        tiebreaks: Vec::new(),
        points: Vec::new(),
        records: records
            .iter()
            .map(|&(code, text)| (code.to_owned(), text.to_owned()))
            .collect(),
        form: form.map(str::to_owned),
    };
    apply(&mut event, &announce).expect("announced");
    for (at, (federation, club)) in who.iter().enumerate() {
        let player = EntryForm {
            name: format!("P{}", at + 1),
            federation: federation.clone(),
            club: club.clone(),
            ..EntryForm::default()
        };
        apply(&mut event, &Act::Enter { player, from: None }).expect("entered");
    }
    event
}

/// The rounds in which fellows are kept apart, and how many of them met there.
fn kept_apart(federations: &str, rounds: u32, last: u32) -> Vec<String> {
    let short = |number: u32| u16::try_from(number).expect("rounds");
    let (rounds, last) = (short(rounds), short(last));
    let who: Vec<(String, String)> = federations
        .chars()
        .map(|sign| (format!("AA{sign}"), String::new()))
        .collect();
    let mut event = entered("FIDE_DUTCH_2026", Some(rounds), &[], None, &who);
    event.initial_color = Some(Color::White);
    let span = (rounds - last + 1, rounds);
    let act = Act::Apart {
        by: Fellows::Federation,
        rounds: span,
        if_possible: false,
    };
    apply(&mut event, &act).expect("before the start");
    let mut met = 0;
    for round in 1..=rounds {
        let made = dutch::pair(&event, Rules::FideDutch2026).expect("a pairing");
        let of = |number: u16| &event.player(number).expect("a player").federation;
        let fellows = made.pairs.iter().filter(|pair| of(pair.0) == of(pair.1)).count();
        met += if round >= span.0 { fellows } else { 0 };
        let paired = Paired {
            round,
            pairs: made.pairs,
            bye: made.bye,
            ..Paired::default()
        };
        apply(&mut event, &Act::Pair(paired)).expect("paired");
    }
    let named: Vec<String> = (span.0..=span.1).map(|round| round.to_string()).collect();
    vec![named.join(" "), met.to_string()]
}

/// Whether a captain's order for two boards is taken; his team are players 1 to 3.
fn order(order: &str, paired: bool) -> bool {
    let team = |name: &str| (String::new(), name.to_owned());
    let who = ["One", "One", "One", "Two", "Two"].map(team);
    let mut event = entered(
        "FIDE_TEAM_ROUNDROBIN",
        None,
        &[("352", "WB")],
        Some("teams"),
        &who,
    );
    if paired {
        let round = Paired {
            round: 1,
            pairs: vec![(1, 2)],
            ..Paired::default()
        };
        apply(&mut event, &Act::Pair(round)).expect("paired");
    }
    let players = order
        .split(' ')
        .map(|word| word.parse().expect("a number"))
        .collect();
    let act = Act::Lineup {
        team: 1,
        round: 1,
        players,
    };
    apply(&mut event, &act).is_ok()
}

/// `IRI 50 involved` is a member of a federation and an age; members are named by their seats.
pub fn seats(given: &Given<'_>) -> Committee {
    let member = |name: String, text: &str| {
        let words: Vec<&str> = text.split(' ').collect();
        Member {
            name,
            federation: words[0].to_owned(),
            age: words.get(1).and_then(|age| age.parse().ok()),
            involved: words.contains(&"involved"),
        }
    };
    let all = |key: &str, seat: &str| {
        let texts = given.list(key).into_iter().zip(1..);
        texts
            .map(|(text, at)| member(format!("{seat} {at}"), text))
            .collect()
    };
    Committee {
        chair: given
            .find("chair")
            .and_then(|value| value.as_str())
            .map(|text| member("chair".to_owned(), text)),
        members: all("members", "member"),
        reserves: all("reserves", "reserve"),
        in_time: given.yes("in_time"),
    }
}

/// `ruled because …` is a step with its reason; the first that is refused ends the case.
pub fn dispute(steps: &[&str]) -> Vec<String> {
    let mut dispute = Dispute::default();
    for step in steps {
        let (name, reason) = step.split_once(" because ").unwrap_or((step, ""));
        let to = Stage::ALL
            .into_iter()
            .find(|one| one.name() == name)
            .expect("a stage");
        if dispute.step(to, reason).is_err() {
            return vec![dispute.stage().name().to_owned(), format!("refused {name}")];
        }
        assert_eq!(dispute.without_mediation().is_some(), !reason.is_empty());
    }
    vec![dispute.stage().name().to_owned()]
}
