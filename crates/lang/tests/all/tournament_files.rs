//! Faults of files of tournaments, and what is told of those that are read, in four languages.

use std::collections::BTreeSet;
use std::error::Error;

use arbiter_event::ages::NotABirth;
use arbiter_event::form::NotOfColumn;
use arbiter_event::log::{Broken, LogFault, LogFaultKind};
use arbiter_event::number::Seq;
use arbiter_lang::{Lang, Language, files};
use arbiter_reports::csv::{CsvFault, CsvFaultKind, CsvFaults};
use arbiter_reports::exchange::NoState;
use arbiter_reports::paste::{Doubt, DoubtKind, LeftOut, NotRead};
use arbiter_reports::trf::{Fault, FaultKind, Notice, NoticeKind, Refused, Span};

use crate::tournaments::check;

const SPAN: Span = Span {
    line: 3,
    from: 5,
    to: 8,
};

fn messages(prefix: &str) -> usize {
    let english = files().iter().filter(|one| one.0 == "en");
    let lines = english.flat_map(|one| one.2.lines());
    lines.filter(|line| line.starts_with(prefix)).count()
}

/// Sentences of one English set, and each of them in every language.
fn said<T>(all: &[T], say: impl Fn(&Lang, &T) -> String) -> BTreeSet<String> {
    let mut english = BTreeSet::new();
    for one in all {
        for language in Language::ALL {
            let text = say(&Lang::new(language), one);
            check(language, &text, "a file");
            if language == Language::En {
                english.insert(text);
            }
        }
    }
    assert_eq!(english.len(), all.len(), "{english:?}");
    english
}

fn fault(lang: &Lang, error: &(dyn Error + 'static)) -> String {
    lang.tournament_fault(error).expect("a fault of a tournament")
}

#[test]
fn every_fault_and_every_notice_of_a_report_has_a_sentence() {
    let (player, opponent, round) = (3, 7, 2);
    let faults = [
        FaultKind::NotAReport,
        FaultKind::NotARecord("hello".to_owned()),
        FaultKind::Tabs,
        FaultKind::Shifted("Tal".to_owned()),
        FaultKind::Expected {
            expected: "a round",
            found: "x".to_owned(),
        },
        FaultKind::Duplicate(player),
        FaultKind::UnknownPlayer(player),
        FaultKind::PlaysHimself(player),
        FaultKind::OpponentsDisagree {
            player,
            opponent,
            named: 0,
            round,
        },
        FaultKind::ColorsDisagree {
            player,
            opponent,
            round,
        },
        FaultKind::ResultsDisagree {
            player,
            result: '1',
            opponent,
            other: '1',
            round,
        },
        FaultKind::SecondBye {
            other: 1,
            player,
            round,
        },
        FaultKind::CutOff {
            announced: 9,
            found: 8,
        },
        FaultKind::SecondTournament,
    ];
    let faults = faults.map(|kind| Refused(vec![Fault { span: SPAN, kind }]));
    let notices = [
        NoticeKind::Encoding("windows-1252"),
        NoticeKind::BytesPadded,
        NoticeKind::PointsStyle("1,5".to_owned()),
        NoticeKind::OldBye {
            found: '=',
            read: 'H',
        },
        NoticeKind::UnknownRecord("999".to_owned()),
        NoticeKind::ForeignRecord("240".to_owned()),
        NoticeKind::PointsDiffer {
            player,
            stated: "2".to_owned(),
            summed: "1.5".to_owned(),
        },
        NoticeKind::CountDiffers {
            announced: 9,
            found: 8,
        },
        NoticeKind::ShiftedBy(1),
        NoticeKind::NoDate("soon".to_owned()),
        NoticeKind::Unpaired(4),
        NoticeKind::OneOf { number: 1, of: 2 },
        NoticeKind::Rulers(3),
        NoticeKind::BlankByes {
            player,
            rounds: vec![2, 3],
        },
        NoticeKind::TeamByes(vec![(1, 4)]),
        NoticeKind::Translated("240".to_owned(), "320"),
    ];
    let notices = notices.map(|kind| Notice { span: SPAN, kind });
    let count =
        said(&faults, |lang, refused| fault(lang, refused)).len() + said(&notices, Lang::trf_notice).len();
    // One message is a part of another: which byes of teams.
    assert_eq!(count + 1, messages("tournament-trf-"));
}

#[test]
fn every_fault_of_a_table_a_log_and_a_state_has_a_sentence() {
    let text = || "x".to_owned();
    let tables = [
        CsvFaultKind::NoHead,
        CsvFaultKind::Value(NotOfColumn::Column(text())),
        CsvFaultKind::Twice("name"),
        CsvFaultKind::Quote,
        CsvFaultKind::Fields {
            expected: 3,
            found: 4,
        },
        CsvFaultKind::Value(NotOfColumn::Rating(text())),
        CsvFaultKind::Value(NotOfColumn::Title(text())),
        CsvFaultKind::Value(NotOfColumn::Federation(text())),
        CsvFaultKind::Value(NotOfColumn::FideId(text())),
        CsvFaultKind::Value(NotOfColumn::Birth(NotABirth(text()))),
        CsvFaultKind::Value(NotOfColumn::Sex(text())),
        CsvFaultKind::TwoDays("01/02/2010".to_owned()),
        CsvFaultKind::Name,
    ];
    let at = |kind: CsvFaultKind| CsvFault {
        line: 2,
        column: 1,
        kind,
    };
    let tables = tables.map(|kind| CsvFaults(vec![at(kind)]));
    said(&tables, |lang, faults| fault(lang, faults));
    let logs = [
        LogFaultKind::NoHead,
        LogFaultKind::Version(7),
        LogFaultKind::Encoding,
        LogFaultKind::NoEntry(text()),
        LogFaultKind::Broken(Broken::NoHash),
        LogFaultKind::Broken(Broken::Hash {
            expected: "ab12".to_owned(),
        }),
        LogFaultKind::OutOfOrder {
            expected: Seq(2),
            found: Seq(3),
        },
    ];
    let logs = logs.map(|kind| LogFault {
        line: 4,
        column: 1,
        kind,
    });
    said(&logs, |lang, log| fault(lang, log));
    said(&[NoState::Changed, NoState::Broken], |lang, why| {
        lang.no_state(*why)
    });
}

#[test]
fn every_doubt_of_what_is_pasted_has_a_sentence() {
    let who = arbiter_event::state::Who {
        id: arbiter_event::number::EntrantId(3),
        rank: arbiter_event::number::StartingRank(2),
        name: "Karimi, Sara".to_owned(),
        club: "School 5".to_owned(),
    };
    let text = || "x".to_owned();
    let doubts = [
        DoubtKind::NoName,
        DoubtKind::OnlyNumber("13900013".to_owned()),
        DoubtKind::Value(NotOfColumn::Rating(text())),
        DoubtKind::TwoDays("01/02/2010".to_owned()),
        DoubtKind::RatingOrYear("2010".to_owned()),
        DoubtKind::Rest(text()),
        DoubtKind::Stays(text()),
        DoubtKind::Outside,
        DoubtKind::Fields {
            expected: 2,
            found: 3,
        },
        DoubtKind::Twice { line: 7 },
        DoubtKind::Entered(Box::new(who)),
    ];
    let doubts = doubts.map(|kind| Doubt {
        line: 2,
        column: 1,
        kind,
    });
    said(&doubts, Lang::doubt);
    let most = 2000;
    let refused = [
        NotRead::NoText,
        NotRead::TooLong { found: 5000, most },
        NotRead::TooMany { found: 5000, most },
    ];
    said(&refused, |lang, why| lang.not_read(*why));
    said(&[LeftOut::Unnamed(3)], Lang::left_out);
}

#[test]
fn of_many_faults_the_first_are_told_and_the_others_counted() {
    let one = || Fault {
        span: SPAN,
        kind: FaultKind::Tabs,
    };
    let refused = Refused((0..25).map(|_| one()).collect());
    let text = fault(&Lang::new(Language::En), &refused);
    assert_eq!(text.lines().count(), 21);
    assert!(text.ends_with("and 5 more"), "{text}");
}
