//! Incidents, fellows, captains, committees and disputes.

use arbiter_event::act::{
    Act, Announce, Draw, Enter, EntryForm, Fellows, Form, KeepApart, Lineup, Method, Pair, decide, evolve,
};
use arbiter_event::number::{EntrantId, Round, TeamId};
use arbiter_event::regulations::{Committee, Dispute, Figures, Incident, Member, Stage};
use arbiter_event::state::State;
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

/// Does something that can be done.
pub fn done(state: &mut State, act: impl Into<Act>) {
    let act = act.into();
    let entry = decide(state, &act).unwrap_or_else(|why| panic!("{why}: {act:?}"));
    evolve(state, &entry);
}

/// An event announced and entered.
pub fn entered(announce: Announce, who: &[(String, String)]) -> State {
    let mut state = State::default();
    done(&mut state, announce);
    for (at, (federation, club)) in who.iter().enumerate() {
        let form = EntryForm {
            name: format!("P{}", at + 1),
            federation: federation.clone(),
            club: club.clone(),
            ..EntryForm::default()
        };
        done(&mut state, Enter { form, from: None });
    }
    state
}

/// The rounds in which fellows are kept apart, and how many of them met there.
fn kept_apart(federations: &str, rounds: u32, last: u32) -> Vec<String> {
    let short = |number: u32| u16::try_from(number).expect("rounds");
    let (rounds, last) = (short(rounds), short(last));
    let who: Vec<(String, String)> = federations
        .chars()
        .map(|sign| (format!("AA{sign}"), String::new()))
        .collect();
    let mut state = entered(Announce::new("Cup", rounds), &who);
    let span = (Round(rounds - last + 1), Round(rounds));
    let (by, if_possible) = (Fellows::Federation, false);
    done(
        &mut state,
        KeepApart {
            by,
            rounds: span,
            if_possible,
        },
    );
    done(&mut state, Draw::by_lots(Method::Strength, "white"));
    let mut met = 0;
    for round in 1..=rounds {
        done(&mut state, Pair::by_rules(Round(round)));
        let of = |id: EntrantId| state.entrants[&id].form().federation;
        let boards = &state.round(Round(round)).expect("a round").layout().boards;
        let fellows = boards
            .iter()
            .filter(|board| of(board.white) == of(board.black))
            .count();
        met += if round >= span.0.0 { fellows } else { 0 };
    }
    let named: Vec<String> = (span.0.0..=span.1.0).map(|round| round.to_string()).collect();
    vec![named.join(" "), met.to_string()]
}

/// Whether a captain's order for two boards is taken; his team are players 1 to 3.
fn order(order: &str, paired: bool) -> bool {
    let team = |name: &str| (String::new(), name.to_owned());
    let who = ["One", "One", "One", "Two", "Two"].map(team);
    let announce = Announce {
        rounds: None,
        system: Some("FIDE_TEAM_ROUNDROBIN".to_owned()),
        records: vec![("352".to_owned(), "WB".to_owned())],
        form: Some(Form::Teams),
        ..Announce::new("Cup", 1)
    };
    let mut state = entered(announce, &who);
    if paired {
        done(&mut state, Pair::by_rules(Round(1)));
    }
    let seat = |word: &str| {
        let id = word.parse().expect("a number");
        (id != 0).then_some(EntrantId(id))
    };
    let act = Lineup {
        team: TeamId(1),
        round: Round(1),
        seats: order.split(' ').map(seat).collect(),
    };
    decide(&state, &act.into()).is_ok()
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
