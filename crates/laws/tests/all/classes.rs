//! Standard, rapid or blitz: time controls under every edition, at the limits and beside them, and what does not fit.

use arbiter_laws::clock::Controls;
use arbiter_laws::{Classified, Play, Rulebook, Unfit};
use core::time::Duration;

/// The editions in the order of the letters below.
const EDITIONS: [&str; 6] = [
    "fide-2001",
    "fide-2005",
    "fide-2009",
    "fide-2014",
    "fide-2018",
    "fide-2023",
];

fn classified(id: &str, control: &str) -> Classified {
    let controls: Controls = control
        .parse()
        .unwrap_or_else(|error| panic!("{control}: {error}"));
    Rulebook::by_id(id)
        .expect("a built-in rulebook")
        .classify(&controls)
}

/// A control, and its class under each edition: blitz, rapid, standard.
const CLASSES: [(&str, &str); 24] = [
    ("15m", "rrrrrr"),
    ("10m", "bbbbbb"),
    ("10m+1s", "bbbrrr"),
    ("601s", "bbbrrr"),
    ("5m+5s", "bbbbbb"),
    ("3m+2s", "bbbbbb"),
    ("45m+15s", "rrssss"),
    ("15m+10s", "rrrrrr"),
    ("10m+5s", "brrrrr"),
    ("59m59s", "rrrrrr"),
    ("60m", "rrssss"),
    ("3601s", "ssssss"),
    ("14m59s", "bbbrrr"),
    ("14m+1s", "brrrrr"),
    ("899s", "bbbrrr"),
    ("50m+10s", "rrssss"),
    ("50m+9s", "rrrrrr"),
    ("60m+30s", "rsssss"),
    ("0m+10s", "bbbbbb"),
    ("5m d5", "bbbbbb"),
    ("10m b5", "brrrrr"),
    ("40/90m+30s, 30m+30s", "ssssss"),
    ("40/2h", "ssssss"),
    // Sixty moves of a control without an end: 20 minutes for 30 moves come twice.
    ("30/20m", "rrrrrr"),
];

#[test]
fn every_edition_classes_by_its_own_limits() {
    for (control, classes) in CLASSES {
        for (id, letter) in EDITIONS.iter().zip(classes.chars()) {
            let expected = match letter {
                'b' => Play::Blitz,
                'r' => Play::Rapid,
                _ => Play::Standard,
            };
            assert_eq!(classified(id, control).play, expected, "{control} under {id}");
        }
    }
}

#[test]
fn a_class_names_its_article() {
    let cases = [
        ("fide-2001", "10m", "C.1"),
        ("fide-2001", "15m", "B.1"),
        ("fide-2005", "90m+30s", "B.1"),
        ("fide-2009", "3m+2s", "B.1"),
        ("fide-2009", "25m", "A.1"),
        ("fide-2023", "5m", "B.1"),
        ("fide-2023", "60m", "A.1"),
    ];
    for (id, control, article) in cases {
        let cited = classified(id, control).article.expect("the Laws have classes");
        assert_eq!((cited.rulebook(), cited.article()), (id, article), "{control}");
    }
}

#[test]
fn increments_count_from_2005_on() {
    let figure = |id, control| classified(id, control).figure.expect("the Laws have classes");
    let minutes = |id, control| figure(id, control).time.as_secs() / 60;
    assert_eq!(
        (
            minutes("fide-2001", "10m+5s"),
            figure("fide-2001", "10m+5s").moves
        ),
        (10, None)
    );
    assert_eq!(
        (
            minutes("fide-2005", "10m+5s"),
            figure("fide-2005", "10m+5s").moves
        ),
        (15, Some(60))
    );
}

#[test]
fn a_league_or_two_friends_have_no_classes() {
    for id in ["lekocup-1402", "casual"] {
        let found = classified(id, "10m");
        assert_eq!(
            (found.play, found.figure, found.article),
            (Play::Standard, None, None),
            "{id}"
        );
        assert!(found.warnings.is_empty(), "{id}: {:?}", found.warnings);
    }
}

#[test]
fn of_two_times_the_slower_class_counts() {
    assert_eq!(classified("fide-2023", "5m | 25m").play, Play::Rapid);
    assert_eq!(classified("fide-2023", "25m | 5m").play, Play::Rapid);
    assert_eq!(classified("fide-2023", "5m | 90m").play, Play::Standard);
}

/// An edition, a control, and what does not fit with the article.
type Case = (&'static str, &'static str, &'static [(Unfit, &'static str)]);

const TWO: Duration = Duration::from_secs(2);
const SIXTY: Duration = Duration::from_mins(1);
const TEN_MINUTES: Duration = Duration::from_mins(10);

#[test]
fn what_does_not_fit_is_told_with_its_article() {
    let cases: [Case; 14] = [
        ("fide-2023", "90m+30s", &[]),
        ("fide-2023", "40/90m+30s, 30m+30s", &[]),
        ("fide-2023", "5m | 4m", &[(Unfit::Different, "6.3.1")]),
        ("fide-2009", "5m | 4m", &[(Unfit::Different, "6.2a")]),
        ("fide-2023", "10m+1s", &[(Unfit::BonusBelow(TWO), "glossary")]),
        ("fide-2023", "10m+2s", &[]),
        ("fide-2023", "60m+60s", &[]),
        ("fide-2023", "60m+61s", &[(Unfit::BonusAbove(SIXTY), "glossary")]),
        ("fide-2009", "60m+61s", &[]),
        ("fide-2023", "0m d30", &[(Unfit::NoMainTime, "6.3.2")]),
        ("fide-2023", "20/10m, 10m", &[(Unfit::MovesInClass, "A.1")]),
        ("fide-2005", "20/5m, 5m", &[(Unfit::MovesInClass, "C.1")]),
        ("lekocup-1402", "10m+5s", &[(Unfit::NoBonus, "3.2")]),
        (
            "lekocup-1402",
            "20/5m, 6m",
            &[
                (Unfit::SeveralPeriods, "3.2"),
                (Unfit::OtherBase(TEN_MINUTES), "3.2"),
            ],
        ),
    ];
    for (id, control, expected) in cases {
        let found = classified(id, control).warnings;
        let found: Vec<(Unfit, &str)> = found
            .iter()
            .map(|warning| {
                (
                    warning.what,
                    warning.article.as_ref().expect("an article").article(),
                )
            })
            .collect();
        assert_eq!(found, expected, "{control} under {id}");
    }
}
