//! Tournaments in four languages: every act, notice and refusal has its sentence, and sentences name people.

use std::collections::BTreeSet;

use arbiter_event::act::{
    Act, Against, Beforehand, Breach, Did, Final, Instead, Kind, NoDispute, NoLineup, Notice, OffenceKind,
    OpenBoard, Outcome, QuestionKey, Refusal, Wanted, decide, evolve,
};
use arbiter_event::announced::Unfit;
use arbiter_event::draw::DrawProblem;
use arbiter_event::number::{BoardNumber, EntrantId, Round, Seq, TeamId};
use arbiter_event::questions::Answers;
use arbiter_event::regulations::{CHECKS, FeeFate, Follow, Incident, Lack, NoStep, Objection, Stage};
use arbiter_event::state::{Made, NoSuch, State, Who};
use arbiter_lang::{Args, Lang, Language, files};
use arbiter_pairing::{Blocking, ByeRole, NotPaired, Way};
use serde_json::{Value, json};

/// Four players of clubs, drawn, one round paired.
fn club_evening() -> State {
    let mut state = State::default();
    let mut acts = vec![json!({"do": "announce", "name": "Cup", "rounds": 3, "system": "FIDE_DUTCH_2026"})];
    for (name, club) in [
        ("Gomez, Ana", "Rook"),
        ("Falk, Bo", "Pawn"),
        ("Le, Chi", "Rook"),
        ("Adib, Dana", "Pawn"),
    ] {
        acts.push(json!({"do": "enter", "form": {"name": name, "club": club}}));
    }
    acts.push(json!({"do": "draw", "method": "strength", "secret": "x"}));
    acts.push(json!({"do": "pair", "round": 1}));
    for act in acts {
        let act: Act = serde_json::from_value(act).unwrap();
        let entry = decide(&state, &act).unwrap();
        evolve(&mut state, &entry);
    }
    state
}

/// One of each kind of act; who is named in it stands beside it.
#[expect(clippy::too_many_lines, reason = "a table, one row an act")]
fn acts() -> Vec<(Act, &'static str)> {
    let of = |value: Value, names: &'static str| (serde_json::from_value(value).unwrap(), names);
    vec![
        of(
            json!({"do": "announce", "name": "Cup", "rounds": 5, "from": "cup.trf"}),
            "Cup",
        ),
        of(
            json!({"do": "amend", "field": "round_day", "round": 2, "value": "2026/10/03"}),
            "",
        ),
        of(json!({"do": "tiebreaks", "list": ["BH/C1", "SB"]}), "BH/C1, SB"),
        of(
            json!({"do": "forbid", "entrants": [1, 2], "rounds": [1, 3]}),
            "Gomez, Ana",
        ),
        of(
            json!({"do": "allow", "entrants": [1, 2], "rounds": [1, 3]}),
            "Gomez, Ana",
        ),
        of(json!({"do": "apart", "by": "club", "rounds": [1, 1]}), ""),
        of(
            json!({"do": "committee", "chair": {"name": "Sato"}, "members": [{"name": "Ek", "federation": "SWE"}], "reserves": []}),
            "Sato",
        ),
        of(json!({"do": "appeal_terms", "fee": 50, "minutes": 60}), ""),
        of(json!({"do": "checked", "items": ["light", "noise"]}), ""),
        of(
            json!({"do": "invitation", "item": "hotel", "text": "Rook Inn."}),
            "Rook Inn",
        ),
        of(
            json!({"do": "prize", "name": "Best woman", "who": {"sex": "w", "rated_below": 1800}, "amounts": [500, "250.50"], "sharing": "hort"}),
            "Best woman",
        ),
        of(
            json!({"do": "category", "code": "Juniors", "who": {"entrants": [1], "category": null}}),
            "Gomez, Ana",
        ),
        of(
            json!({"do": "award", "prize": "Best game", "entrant": 1}),
            "Gomez, Ana",
        ),
        of(
            json!({"do": "hour", "round": 1, "what": "started", "at": "2026-10-03T15:00"}),
            "",
        ),
        of(
            json!({"do": "enter", "form": {"name": "Late, Eve", "club": "Knight"}, "from": 2}),
            "Late, Eve",
        ),
        of(
            json!({"do": "correct_entrant", "entrant": 1, "fields": [{"field": "rating", "value": "1810"}, {"field": "birth", "value": "2013/01/01"}]}),
            "Gomez, Ana",
        ),
        of(json!({"do": "check_in", "entrant": 1, "round": 2}), "Gomez, Ana"),
        of(json!({"do": "absent", "entrant": 1, "round": 2}), "Gomez, Ana"),
        of(
            json!({"do": "withdraw", "entrant": 1, "from": 2, "reason": "hush"}),
            "Gomez, Ana",
        ),
        of(json!({"do": "rejoin", "entrant": 1, "from": 2}), "Gomez, Ana"),
        of(
            json!({"do": "bye", "entrant": 1, "round": 2, "kind": "half"}),
            "Gomez, Ana",
        ),
        of(
            json!({"do": "document_seen", "entrant": 1, "again": true}),
            "Gomez, Ana",
        ),
        of(json!({"do": "erase_births"}), ""),
        of(json!({"do": "ages", "group": "U12 2014/01/01 2015/12/31"}), "U12"),
        of(
            json!({"do": "team", "name": "Rooks", "members": [1, 3]}),
            "Gomez, Ana",
        ),
        of(
            json!({"do": "lineup", "team": 1, "round": 1, "seats": [1, null]}),
            "Gomez, Ana",
        ),
        of(json!({"do": "publish_lots", "commitment": "ab12"}), "ab12"),
        of(json!({"do": "draw", "method": "lots", "secret": "hush"}), ""),
        of(
            json!({"do": "pair", "round": 1, "boards": [[1, 2], [3, 4]], "reason": "by wish."}),
            "by wish",
        ),
        of(
            json!({"do": "repair", "round": 1, "boards": [[1, 2]], "bye": 3}),
            "Gomez, Ana",
        ),
        of(
            json!({"do": "open_games", "round": 1, "boards": [1, 2], "games": ["g", "h"]}),
            "",
        ),
        of(json!({"do": "detach", "round": 1, "board": 1}), "Gomez, Ana"),
        of(json!({"do": "colours", "round": 1, "board": 1}), "Gomez, Ana"),
        of(
            json!({"do": "report_result", "round": 1, "board": 1, "entrant": 1, "result": "1-0"}),
            "Gomez, Ana",
        ),
        of(
            json!({"do": "result", "round": 1, "board": 1, "result": "+:-", "was": "1-0", "excused": false, "comment": "slip"}),
            "Gomez, Ana",
        ),
        of(
            json!({"do": "adjourn", "round": 1, "board": 1, "until": "2026-10-04T10:00"}),
            "Gomez, Ana",
        ),
        of(
            json!({"do": "penalty", "entrant": 1, "points": "-0.5", "round": 1, "reason": "late."}),
            "Gomez, Ana",
        ),
        of(
            json!({"do": "offence", "entrant": 1, "kind": "device", "round": 1, "board": 1}),
            "Gomez, Ana",
        ),
        of(
            json!({"do": "exclude", "entrant": 1, "from": 2, "article": "11(a)"}),
            "Gomez, Ana",
        ),
        of(json!({"do": "expel", "entrant": 1, "from": 2}), "Gomez, Ana"),
        of(
            json!({"do": "ask_bye", "entrant": 1, "round": 2, "kind": "half"}),
            "Gomez, Ana",
        ),
        of(
            json!({"do": "seat", "entrant": 1, "board": 7, "why": "stairs"}),
            "Gomez, Ana",
        ),
        of(json!({"do": "publish", "round": 1}), ""),
        of(json!({"do": "finish"}), ""),
        of(json!({"do": "reopen"}), ""),
        of(json!({"do": "reinstate", "entrant": 1, "from": 2}), "Gomez, Ana"),
        of(
            json!({"do": "incident", "kind": "smoking", "round": 1, "entrants": [1], "text": "seen"}),
            "Gomez, Ana",
        ),
        of(
            json!({"do": "dispute", "number": 1, "step": "ruled", "text": "said"}),
            "said",
        ),
        of(
            json!({"do": "appeal", "dispute": 1, "written": true, "paid": 50, "after": 30, "text": "said"}),
            "said",
        ),
        of(
            json!({"do": "decision", "dispute": 1, "upheld": false, "reasonable": true, "text": "said"}),
            "said",
        ),
        of(
            json!({"do": "through", "winner": 1, "loser": 2, "reason": "lot"}),
            "Gomez, Ana",
        ),
        of(json!({"do": "decide", "question": "last", "option": "lot"}), ""),
        of(
            json!({"do": "decide", "question": "win", "option": "3", "said_by": "Azadi"}),
            "Azadi",
        ),
        of(
            json!({"do": "overrule", "question": "last", "option": "arbiter", "why": "no envelopes"}),
            "no envelopes",
        ),
        of(json!({"do": "refer", "text": "the light went out"}), "light"),
        of(
            json!({"do": "resolve", "question": 2, "text": "played on", "said_by": "Azadi"}),
            "Azadi",
        ),
        of(json!({"do": "leave_fide_mode", "reason": "friends"}), "friends"),
        of(json!({"do": "note", "text": "hush", "private": true}), ""),
        of(json!({"do": "undo", "of": 2, "why": "twice"}), "Gomez, Ana"),
    ]
}

fn who(id: u32) -> Who {
    club_evening().who(EntrantId(id))
}

/// One of each kind of notice.
#[expect(clippy::too_many_lines, reason = "one line for each notice")]
fn notices() -> Vec<Notice> {
    let (one, two) = (who(1), who(2));
    let (white, black) = (one.clone(), two.clone());
    let round = Round(2);
    vec![
        Notice::Adjourned {
            round,
            boards: vec![OpenBoard {
                board: BoardNumber(1),
                white: white.clone(),
                black: black.clone(),
            }],
        },
        Notice::Renumbered {
            who: one.clone(),
            old: 4,
        },
        Notice::Done {
            who: one.clone(),
            what: Did::Withdrawn { from: round },
        },
        Notice::Changed {
            round,
            board: BoardNumber(1),
            white,
            black,
            old: "1-0".parse().unwrap(),
        },
        Notice::DecidedLate { round },
        Notice::Excused(one.clone()),
        Notice::Excluded(one.clone()),
        Notice::ThreeForfeits(one.clone()),
        Notice::Upwards(one.name.clone()),
        Notice::BirthUnknown(one.name.clone()),
        Notice::FullPointBye(one.to_string()),
        Notice::SecondHalfBye(one.clone()),
        Notice::CountsForNobody {
            who: one.clone(),
            games: 1,
            of: 5,
        },
        Notice::ResultsStand {
            who: one.clone(),
            games: 3,
            of: 5,
        },
        Notice::TiebreaksChanged("BH,SB".to_owned()),
        Notice::Overruled {
            question: QuestionKey::Last,
            before: "lot".to_owned(),
        },
        Notice::LeavesFideMode,
        Notice::Incident {
            kind: Incident::Smoking,
            follows: Follow::MayPenalise,
            article: "10(b)".to_owned(),
        },
        Notice::AfterLots(one.name.clone()),
        Notice::PairingStays,
        Notice::Unpaired {
            round,
            boards: 4,
            shown: true,
        },
        Notice::NotSeenAgain(one.clone()),
        Notice::BoardsChange { boards: 2, of: 5 },
        Notice::Turned {
            round,
            board: BoardNumber(2),
            white: one.clone(),
            black: two.clone(),
        },
        Notice::TeamLeft {
            team: "Rooks".to_owned(),
            matches: 1,
            of: 5,
        },
        Notice::LotsLate {
            minutes: 30,
            least: 720,
        },
        Notice::CommitteeLate,
        Notice::OneFederation,
        Notice::Votes {
            dispute: 1,
            votes: vec!["Sato".to_owned()],
        },
        Notice::Fee {
            dispute: 1,
            fate: FeeFate::Kept,
        },
        Notice::NotChecked(CHECKS.map(str::to_owned).to_vec()),
        Notice::Points {
            who: one.clone(),
            points: "-0.5".parse().unwrap(),
        },
        Notice::Breaks(Breach::Met {
            one: one.clone(),
            two,
        }),
        Notice::NotPublished,
        Notice::PublishedBefore("ab12".to_owned()),
        Notice::TookBack {
            seq: Seq(2),
            what: "enter".to_owned(),
        },
        Notice::WouldDiffer {
            round,
            boards: vec![BoardNumber(2), BoardNumber(3)],
        },
        Notice::ComesIn {
            who: one.clone(),
            round,
            boards: 2,
        },
        Notice::Moves {
            who: one,
            old: 3,
            new: 1,
        },
    ]
}

/// One of each kind of refusal.
#[expect(clippy::too_many_lines, reason = "one line for each refusal")]
fn refusals() -> Vec<Refusal> {
    let (one, two) = (who(1), who(2));
    let (round, board, seq) = (Round(2), BoardNumber(1), Seq(3));
    let open: Outcome = "*".parse().unwrap();
    let blocking = Blocking {
        groups: vec![vec![1], vec![2, 3]],
        partners: vec![4],
        bye: ByeRole::Partner,
    };
    let unpaired = |why: NotPaired| Refusal::NotPaired(Box::new(why));
    let nobody = NoSuch::Nobody {
        asked: "gomes".to_owned(),
        nearest: vec![one.clone()],
    };
    let several = NoSuch::Several {
        asked: "a".to_owned(),
        fit: vec![one.clone(), two.clone()],
    };
    let no_envelope = DrawProblem::NoEnvelope {
        federation: "IRI".to_owned(),
        envelopes: vec!['A', 'B'],
    };
    let game = "g1".to_owned();
    vec![
        Refusal::Announcement,
        Refusal::Rounds(0),
        Refusal::Expected {
            expected: Wanted::Day,
            found: "soon".to_owned(),
        },
        Refusal::NoName,
        Refusal::EnteredTwice(one.clone()),
        Refusal::TooMany,
        Refusal::NoEntrant(EntrantId(99)),
        Refusal::NoSuch(nobody),
        Refusal::NoSuch(several),
        Refusal::Round {
            found: Round(9),
            from: Round(1),
            to: Round(3),
        },
        Refusal::Drawn(Round(0)),
        Refusal::DrawnAlready,
        Refusal::NotAnOrder,
        Refusal::NotDrawn,
        Refusal::BeforeDraw("last"),
        Refusal::OtherSecret("ab12".to_owned()),
        Refusal::Nobody,
        Refusal::Lots(DrawProblem::NoTable(5)),
        Refusal::Lots(no_envelope),
        Refusal::Lots(DrawProblem::ByHand),
        Refusal::NotOnce(one.clone()),
        Refusal::Absent {
            who: one.clone(),
            round,
        },
        Refusal::TeamAbsent("Rooks".to_owned()),
        Refusal::Here(one.clone()),
        Refusal::NoGame {
            white: one.clone(),
            black: two.clone(),
            round,
        },
        Refusal::OtherColours {
            board,
            round,
            white: one.clone(),
            black: two.clone(),
        },
        Refusal::NoByes,
        Refusal::NoTeam(TeamId(7)),
        Refusal::NoTeamCalled("Rooks".to_owned()),
        Refusal::AllPlayed(round),
        Refusal::Lineup {
            team: "Rooks".to_owned(),
            why: NoLineup::Twice,
        },
        Refusal::NoBoard {
            board: BoardNumber(9),
            round,
            first: BoardNumber(21),
            last: BoardNumber(22),
        },
        Refusal::Stale {
            round,
            board,
            white: one.clone(),
            black: two.clone(),
            found: open,
        },
        Refusal::StaleField {
            field: "rating".to_owned(),
            was: "1800".to_owned(),
            found: String::new(),
        },
        Refusal::Live {
            board,
            game: game.clone(),
        },
        Refusal::NotLive { round, board },
        Refusal::OtherGame { board, game },
        Refusal::Unfit(Unfit::Rounds),
        Refusal::TooOld {
            player: one.name.clone(),
            group: "U12".to_owned(),
            article: Some("age"),
        },
        Refusal::TooYoung {
            player: one.name.clone(),
            group: "U12".to_owned(),
        },
        Refusal::NotOver,
        Refusal::Unsettled("games"),
        Refusal::Answer {
            key: "last",
            answers: Answers::Words(&["lot", "arbiter"]),
            found: "me".to_owned(),
        },
        Refusal::Contrary {
            key: "win",
            found: "0".to_owned(),
            to: Against::Draw,
        },
        Refusal::NotLevel(one, two),
        Refusal::Dispute {
            number: 1,
            why: NoDispute::Step(NoStep::Order {
                from: Stage::Reported,
                to: Stage::Decided,
            }),
        },
        Refusal::Committee(vec![Objection::NoChair, Objection::EvenVotes]),
        Refusal::Appeal(vec![Lack::NotInWriting, Lack::TooLate]),
        Refusal::NotFixed(Beforehand::Committee),
        Refusal::Begun(Beforehand::Terms),
        Refusal::LotsAfterRound {
            lots: "2026-10-03T20:00".to_owned(),
            round: "2026-10-03T15:00".to_owned(),
        },
        Refusal::NotStarted(round),
        Refusal::FideMode,
        Refusal::LeftAlready,
        unpaired(NotPaired::Impossible {
            round: 2,
            players: 4,
            blocking,
            ways: vec![
                Way::ForbiddenPairs,
                Way::Together(vec![Way::Rematch, Way::SecondBye]),
            ],
        }),
        unpaired(NotPaired::Undecided {
            waiting: vec![(1, 2)],
            level: vec![vec![3, 4]],
        }),
        unpaired(NotPaired::Won(1)),
        unpaired(NotPaired::Finished(3)),
        unpaired(NotPaired::NoInitialColor),
        Refusal::NoSystem("DUBOV".to_owned()),
        Refusal::NoEntry(seq),
        Refusal::NotStanding(seq),
        Refusal::NothingToUndo,
        Refusal::Beginning,
        Refusal::Final(Final::Decision),
        Refusal::HasResult {
            round: Round(1),
            board,
            seq,
        },
        Refusal::PairedSince {
            round,
            seq,
            instead: Some(Instead::Withdraw),
        },
        Refusal::Unreadable {
            field: "name".to_owned(),
            column: 3,
            most: 300,
        },
        Refusal::Seated { who: who(1), board },
        Refusal::PublishedAlready { round, seq },
        Refusal::StillOpen {
            round: Round(1),
            board,
        },
        Refusal::Over(seq),
        Refusal::DoneSince { what: "enter", seq },
        Refusal::RestsOn { seq },
    ]
}

/// A sentence that people can read: filled in, no id, nothing of another language but names, which are kept apart.
pub fn check(language: Language, text: &str, what: &str) {
    assert!(!text.is_empty(), "{what}");
    // What people type or see in a file stays as it is.
    let told = text
        .replace("fide_id", "")
        .replace("national_rating", "")
        .replace(r#"{"arbiter_event_log":2}"#, "");
    assert!(
        !told.contains(['{', '}', '_']) && !told.contains("tournament-"),
        "{}: {what}: {text}",
        language.tag()
    );
    if language.is_rtl() {
        let mut own = String::new();
        let mut depth = 0;
        for sign in text.chars() {
            match sign {
                '\u{2068}' => depth += 1,
                '\u{2069}' => depth -= 1,
                sign if depth == 0 => own.push(sign),
                _ => {}
            }
        }
        let mut words = own.split(|sign: char| !sign.is_ascii_alphabetic());
        let latin = words.find(|word| word.len() > 1);
        assert_eq!(latin, None, "{}: {what}: {text}", language.tag());
    }
}

/// How many messages have ids that begin so.
fn messages(prefix: &str) -> usize {
    let english = files().iter().filter(|one| one.0 == "en");
    let lines = english.flat_map(|one| one.2.lines());
    lines.filter(|line| line.starts_with(prefix)).count()
}

/// The texts of all languages, each different from those of the others.
fn in_each_language(
    state: &State,
    what: &str,
    say: impl Fn(&arbiter_lang::TournamentWords) -> String,
) -> Vec<String> {
    let mut texts = Vec::new();
    for language in Language::ALL {
        let lang = Lang::new(language);
        let text = say(&lang.tournament(state));
        check(language, &text, what);
        assert!(!texts.contains(&text), "{what}: {text}");
        texts.push(text);
    }
    texts
}

fn made(act: &Act) -> Made {
    Made {
        seq: Seq(99),
        at: None,
        by: None,
        act: act.clone(),
        undone_by: Some(Seq(100)),
    }
}

#[test]
fn every_act_is_a_sentence_that_names_people() {
    let state = club_evening();
    let all = acts();
    let kinds: BTreeSet<Kind> = all.iter().map(|one| one.0.kind()).collect();
    assert_eq!(kinds, Kind::ALL.iter().copied().collect());
    assert_eq!(messages("tournament-act-"), Kind::ALL.len());
    for (act, names) in &all {
        let what = act.kind().name();
        for text in in_each_language(&state, what, |words| words.made_and_undone(&made(act))) {
            assert!(text.contains(names), "{what}: {text}");
            assert!(!text.contains("hush") && !text.contains("2013"), "{what}: {text}");
        }
    }
}

#[test]
fn every_notice_and_every_refusal_has_its_own_sentence_in_every_language() {
    let state = club_evening();
    let mut english = BTreeSet::new();
    for notice in notices() {
        let texts = in_each_language(&state, &notice.to_string(), |words| words.notice(&notice));
        english.insert(texts[0].clone());
    }
    assert_eq!(english.len(), messages("tournament-notice-"));
    english.clear();
    for refusal in refusals() {
        let texts = in_each_language(&state, &refusal.to_string(), |words| words.refusal(&refusal));
        english.insert(texts[0].clone());
    }
    assert_eq!(english.len(), messages("tournament-refusal-"));
}

#[test]
fn people_are_told_by_rank_name_and_club() {
    let state = club_evening();
    let lang = Lang::new(Language::En);
    let words = lang.tournament(&state);
    let rank = state.numbers().rank(EntrantId(1));
    let name = format!("{rank} Gomez, Ana (Rook)");
    assert_eq!(words.who(EntrantId(1)), name);
    let absent = Refusal::Absent {
        who: who(1),
        round: Round(2),
    };
    assert!(
        words
            .refusal(&absent)
            .starts_with(&format!("{name} is absent from round 2."))
    );
    let persian = Lang::new(Language::Fa);
    let said = persian.tournament(&state).who(EntrantId(1));
    assert!(said.starts_with(&persian.number(rank.into())), "{said}");
    assert!(
        said.contains("\u{2068}Gomez, Ana\u{2069} (\u{2068}Rook\u{2069})"),
        "{said}"
    );
}

/// A message that chooses by a word, the name of its variable, and all the words.
type Choice = (&'static str, &'static str, Vec<&'static str>);

#[test]
#[expect(clippy::too_many_lines, reason = "a table, one row a word")]
fn every_word_of_a_closed_set_is_said_in_its_own_way() {
    let sets: [Choice; 15] = [
        (
            "tournament-wanted",
            "wanted",
            Wanted::ALL.iter().map(|one| one.name()).collect(),
        ),
        (
            "tournament-offence",
            "kind",
            OffenceKind::ALL.iter().map(|one| one.name()).collect(),
        ),
        (
            "tournament-incident",
            "kind",
            Incident::ALL.map(Incident::name).to_vec(),
        ),
        ("tournament-step", "step", Stage::ALL.map(Stage::name).to_vec()),
        ("tournament-check", "item", CHECKS.to_vec()),
        (
            "tournament-deed",
            "do",
            Kind::ALL.iter().map(|one| one.name()).collect(),
        ),
        (
            "event-question",
            "question",
            QuestionKey::ALL.iter().map(|one| one.name()).collect(),
        ),
        (
            "tournament-refusal-lineup",
            "why",
            NoLineup::ALL.iter().map(|one| one.name()).collect(),
        ),
        (
            "tournament-refusal-final",
            "what",
            Final::ALL.iter().map(|one| one.name()).collect(),
        ),
        (
            "tournament-refusal-begun",
            "what",
            Beforehand::ALL.iter().map(|one| one.name()).collect(),
        ),
        (
            "tournament-refusal-not-fixed",
            "what",
            Beforehand::ALL.iter().map(|one| one.name()).collect(),
        ),
        (
            "tournament-refusal-paired-since",
            "instead",
            Instead::ALL.iter().map(|one| one.name()).collect(),
        ),
        (
            "tournament-objection",
            "what",
            vec![
                "too_late",
                "no_chair",
                "few_members",
                "few_reserves",
                "too_young",
                "one_federation",
                "involved",
                "even_votes",
            ],
        ),
        (
            "tournament-lack",
            "what",
            vec!["not_in_writing", "fee_not_paid", "too_late"],
        ),
        (
            "tournament-field",
            "field",
            vec![
                "name",
                "city",
                "federation",
                "first_day",
                "last_day",
                "round_day",
                "type",
                "arbiter",
                "deputy",
                "rate",
                "rounds",
                "rating",
                "title",
                "fide_id",
                "birth",
                "sex",
                "club",
                "first_board",
                "control",
                "results",
                "rooms",
                "zone",
                "check_in",
                "text",
            ],
        ),
    ];
    for (id, name, words) in sets {
        for language in Language::ALL {
            let lang = Lang::new(language);
            let said: BTreeSet<String> = words
                .iter()
                .map(|word| lang.text(id, &Args::new().word(name, *word)))
                .collect();
            assert_eq!(said.len(), words.len(), "{}: {id}: {said:?}", language.tag());
        }
    }
}
