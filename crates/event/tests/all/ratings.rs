//! Two ratings a player: which of them gives the starting ranks, on paper and back.

use arbiter_event::act::{
    Amend, Announce, Change, Correct, Enter, EntryForm, Field, Method, Refusal, Wanted,
};
use arbiter_event::number::EntrantId;
use arbiter_event::preview::preview;
use arbiter_event::ratings::RatingMethod;
use arbiter_event::state::State;
use arbiter_reports::trf;

use crate::desk::Desk;

/// Four players: both ratings, the other way round, one only of each kind.
fn desk(method: Option<&str>) -> Desk {
    let mut desk = Desk::announced(Announce {
        records: vec![("032".into(), "NOR".into())],
        ..Announce::new("Club", 3)
    });
    for (name, rating, national_rating) in [
        ("Both", Some(2000), Some(1500)),
        ("Other", Some(1800), Some(1900)),
        ("Home", None, Some(1950)),
        ("Abroad", Some(1700), None),
    ] {
        desk.enter(EntryForm {
            name: name.into(),
            rating,
            national_rating,
            ..EntryForm::default()
        });
    }
    if let Some(method) = method {
        desk.act(amend(method)).unwrap();
    }
    desk
}

fn amend(method: &str) -> Amend {
    Amend {
        field: Field::Ranking,
        round: None,
        value: method.into(),
        was: None,
    }
}

fn names(desk: &Desk) -> Vec<&str> {
    desk.players.iter().map(|player| player.name.as_str()).collect()
}

#[test]
fn ranks_go_by_the_rating_that_counts() {
    for (method, expected) in [
        (None, ["Both", "Home", "Other", "Abroad"]),
        (Some("FIDE"), ["Both", "Other", "Abroad", "Home"]),
        (Some("nro"), ["Home", "Other", "Both", "Abroad"]),
        (Some("FIDON"), ["Both", "Home", "Other", "Abroad"]),
        (Some("SWE NIDOF"), ["Home", "Other", "Abroad", "Both"]),
        (Some("HBFN"), ["Both", "Home", "Other", "Abroad"]),
        (Some("LBFN"), ["Home", "Other", "Abroad", "Both"]),
    ] {
        let mut desk = desk(method);
        // The preview of a round that nobody has drawn knows it already.
        let seen = preview(desk.state()).unwrap();
        let mut ranks: Vec<(u16, &str)> = (1..=4)
            .map(EntrantId)
            .map(|id| (seen.rank(id), desk.state().name(id)))
            .collect();
        ranks.sort_unstable();
        let ranks: Vec<&str> = ranks.into_iter().map(|one| one.1).collect();
        assert_eq!(ranks, expected, "{method:?}");
        desk.draw(Method::Strength, "secret");
        assert_eq!(names(&desk), expected, "{method:?}");
        // Who comes late finds his place by the same rating.
        let late = EntryForm {
            name: "Late".into(),
            national_rating: Some(3000),
            ..EntryForm::default()
        };
        desk.act(Enter {
            form: late,
            from: None,
        })
        .unwrap();
        let first = names(&desk)[0] == "Late";
        assert_eq!(first, method != Some("FIDE"), "{method:?}");
    }
}

#[test]
fn the_report_has_both_and_is_read_back() {
    let desk = desk(Some("NIDOF"));
    let text = trf::write(&desk);
    assert!(text.contains("\n172 NOR NIDOF\n"), "{text}");
    assert!(
        text.contains("\nNOR    1                                        1500\n"),
        "{text}"
    );
    assert_eq!(text.matches("\nNOR ").count(), 3);
    let read = State::from_report(&trf::read(text.as_bytes()).unwrap().event);
    assert_eq!(read.rating_method(), RatingMethod::Nidof);
    let form = |id| read.entrants[&EntrantId(id)].form();
    assert_eq!(
        (form(1).rating, form(1).national_rating),
        (Some(2000), Some(1500))
    );
    assert_eq!((form(4).rating, form(4).national_rating), (Some(1700), None));
}

#[test]
fn a_rating_of_a_file_is_put_right_in_its_line() {
    let file = "172 NOR NRO\n\
        001    1      One                               2000\n\
        NOR    1                                        1537 OSL      N00001\n\
        001    2      Two                               1900\n";
    let event = trf::read(file.as_bytes()).unwrap().event;
    let mut state = State::from_report(&event);
    assert_eq!(state.sheet(), event, "nothing was put right yet");
    let fields = vec![Change {
        field: "national_rating".into(),
        value: "1540".into(),
        was: Some("1537".into()),
    }];
    let entrant = EntrantId(1);
    let act = Correct { entrant, fields }.into();
    let entry = arbiter_event::act::decide(&state, &act).unwrap();
    arbiter_event::act::evolve(&mut state, &entry);
    let text = trf::write(&state.sheet());
    assert!(
        text.contains("NOR    1                                        1540 OSL      N00001"),
        "{text}"
    );
}

#[test]
fn a_method_that_is_none_is_refused() {
    let mut desk = desk(None);
    for found in ["", "ELO", "NOR", "NOR FIDE NRO", "XXL FIDE"] {
        let refused = desk.act(amend(found)).unwrap_err();
        let (expected, found) = (Wanted::Ranking, found.to_owned());
        assert_eq!(refused, Refusal::Expected { expected, found });
    }
    assert_eq!(desk.state().rating_method(), RatingMethod::Fidon);
}
