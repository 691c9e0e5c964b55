//! What people typed that is nothing of what was expected is told in their language, with what would have been right.

use std::error::Error;

use arbiter_event::ages::{AgeGroup, Birth, Day};
use arbiter_event::outcome::Outcome;
use arbiter_event::prizes::Money;
use arbiter_event::regulations::Member;
use arbiter_event::table::Wanted;
use arbiter_event::tiebreak::Code;
use arbiter_event::{Event, Points};
use arbiter_lang::{Lang, Language};
use arbiter_reports::pgn;
use arbiter_reports::rating_list::{Form, Reader, write};

/// The fault of a text with what its sentence names.
fn faults() -> Vec<(Box<dyn Error>, &'static str)> {
    fn of<T: std::str::FromStr>(text: &str) -> Box<dyn Error>
    where
        T::Err: Error + 'static,
    {
        Box::new(text.parse::<T>().err().expect("a fault"))
    }
    let game = |text: &str| -> Box<dyn Error> { Box::new(pgn::read(text.as_bytes()).unwrap_err()) };
    let head = "[Event \"Cup\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1-0\n";
    let list = |text: &str| -> Box<dyn Error> {
        let mut reader = Reader::default();
        let mut each = |_| {};
        let read = reader.feed(text.as_bytes(), &mut each);
        Box::new(read.and_then(|()| reader.finish(&mut each)).unwrap_err())
    };
    let numbered = write(Form::Combined, 3, 7).replacen("\n1", "\nx", 1);
    let after = |after| Wanted {
        after,
        ..Wanted::default()
    };
    vec![
        (of::<Outcome>("2-0"), "2-0"),
        (of::<Points>("many"), "many"),
        (of::<Money>("1,5"), "1,5"),
        (of::<Day>("soon"), "soon"),
        (of::<Birth>("5/6/2010"), "5/6/2010"),
        (of::<AgeGroup>("U12"), "U12"),
        (of::<Member>("/IRI/41"), "/IRI/41"),
        (of::<Code>("ZZ"), "ZZ"),
        (Box::new(after(Some(9)).table(&Event::default()).unwrap_err()), ""),
        (Box::new(after(None).table(&Event::default()).unwrap_err()), ""),
        (game(""), ""),
        (game(&head.replace("\"1\"", "\"first\"")), "first"),
        (game(&head.replace("\"B\"", "\"A\"")), "A"),
        (game(&head.replace("\"B\"", "\"\"")), ""),
        (game(&head.replace("[Result \"1-0\"]", "[Result \"2-0\"]")), "2-0"),
        (
            game(&format!("{head}\n{}", head.replace("Cup", "Other"))),
            "Other",
        ),
        (game(&format!("{head}\n{head}")), "A"),
        (list("hello\n"), ""),
        (list(&numbered), "x"),
        (list("<playerslist><player><fideid>1</fideid>"), ""),
        (list(&format!("ID Number {}", "x".repeat(20_000))), ""),
    ]
}

#[test]
fn every_fault_is_said_in_four_languages_with_what_was_found() {
    for (fault, found) in faults() {
        let english = fault.to_string();
        for language in Language::ALL {
            let said = Lang::new(language).tournament_fault(fault.as_ref());
            let said = said.unwrap_or_else(|| panic!("{language:?}: nothing for {english}"));
            assert!(said.contains(found), "{language:?}: {said}");
            assert_ne!(said, english);
            assert!(!said.contains("tournament-"), "{said}");
        }
    }
}
