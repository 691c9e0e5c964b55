//! Which edition holds on which day, and what each says of the ends of a game and of the record.

use arbiter_laws::{
    Date, Fivefold, InForce, NotationMark, PartialDate, Rulebook, Topic, audit_edition, default_rulebook,
    in_force_on,
};

fn day(text: &str) -> Date {
    text.parse().unwrap()
}

#[test]
fn the_edition_of_a_day_is_named_and_a_gap_by_its_neighbours() {
    let cases = [
        ("2001-06-30", Err((None, Some("fide-2001")))),
        ("2001-07-01", Ok("fide-2001")),
        ("2005-06-30", Ok("fide-2001")),
        ("2005-07-01", Ok("fide-2005")),
        ("2008-05-12", Ok("fide-2005")),
        ("2009-07-01", Ok("fide-2009")),
        ("2014-07-01", Ok("fide-2014")),
        ("2017-06-30", Ok("fide-2014")),
        ("2017-07-01", Err((Some("fide-2014"), Some("fide-2018")))),
        ("2018-01-01", Ok("fide-2018")),
        ("2022-12-31", Ok("fide-2018")),
        ("2024-03-01", Ok("fide-2023")),
    ];
    for (text, expected) in cases {
        let found = match in_force_on(day(text)) {
            InForce::Edition(book) => Ok(book.id()),
            InForce::None { before, after } => Err((before.map(Rulebook::id), after.map(Rulebook::id))),
        };
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn a_recorded_game_is_held_against_the_edition_of_its_day() {
    let cases = [
        ("1851.06.21", "fide-2001", true),
        ("2001.??.??", "fide-2001", true),
        ("2005.??.??", "fide-2005", true),
        ("2009.06.??", "fide-2005", true),
        ("2017.??.??", "fide-2018", true),
        ("2017.06.30", "fide-2014", true),
        ("2017.12.31", "fide-2018", true),
        ("????.??.??", "fide-2023", false),
        ("", "fide-2023", false),
    ];
    for (text, id, dated) in cases {
        let found = audit_edition(PartialDate::from_pgn(text));
        assert_eq!((found.rulebook.id(), found.dated), (id, dated), "{text}");
    }
    assert_eq!(default_rulebook().id(), "fide-2023");
}

#[test]
fn automatic_ends_came_in_one_edition_and_changed_in_the_next() {
    let cases = [
        ("fide-2001", None, None),
        ("fide-2005", None, None),
        ("fide-2009", None, None),
        ("fide-2014", Some(Fivefold::Consecutive), Some(75)),
        ("fide-2018", Some(Fivefold::Any), Some(75)),
        ("fide-2023", Some(Fivefold::Any), Some(75)),
    ];
    for (id, fivefold, moves) in cases {
        let book = Rulebook::by_id(id).unwrap();
        let regime = book.standard();
        assert_eq!(regime.draw_automatic_fivefold().value(), fivefold, "{id}");
        assert_eq!(regime.draw_automatic_moves().value(), moves, "{id}");
        assert_eq!(
            regime.cite(Topic::EndFivefold).is_some(),
            fivefold.is_some(),
            "{id}"
        );
        assert_eq!(regime.draw_claim_repetition().value(), Some(3), "{id}");
        assert_eq!(regime.draw_claim_moves().value(), Some(50), "{id}");
    }
}

#[test]
fn claims_cite_the_article_of_their_edition() {
    let cases = [
        ("fide-2001", "9.2a", "9.2b", "9.3a", "9.3b"),
        ("fide-2014", "9.2a", "9.2b", "9.3a", "9.3b"),
        ("fide-2018", "9.2.1.1", "9.2.1.2", "9.3.1", "9.3.2"),
        ("fide-2023", "9.2.1", "9.2.2", "9.3.1", "9.3.2"),
    ];
    for (id, intended, appeared, written, done) in cases {
        let book = Rulebook::by_id(id).unwrap();
        let article = |topic| book.cite(topic).unwrap().article().to_owned();
        assert_eq!(article(Topic::ClaimRepetitionIntended), intended, "{id}");
        assert_eq!(article(Topic::ClaimRepetitionAppeared), appeared, "{id}");
        assert_eq!(article(Topic::ClaimMovesIntended), written, "{id}");
        assert_eq!(article(Topic::ClaimMovesDone), done, "{id}");
    }
}

#[test]
fn what_the_record_must_show_is_a_matter_of_the_edition() {
    let cases = [
        (
            "fide-2001",
            NotationMark::Required,
            NotationMark::Required,
            NotationMark::Required,
        ),
        (
            "fide-2009",
            NotationMark::Optional,
            NotationMark::Required,
            NotationMark::Optional,
        ),
        (
            "fide-2023",
            NotationMark::Optional,
            NotationMark::Optional,
            NotationMark::Optional,
        ),
    ];
    for (id, capture, en_passant, check) in cases {
        let regime = Rulebook::by_id(id).unwrap().standard();
        assert_eq!(regime.notation_capture().value(), Some(capture), "{id}");
        assert_eq!(regime.notation_en_passant().value(), Some(en_passant), "{id}");
        assert_eq!(regime.notation_check().value(), Some(check), "{id}");
    }
}
