//! Tokens, whole and cut.

use super::*;

#[test]
fn words_end_at_blanks_and_signs() {
    for (text, length) in [
        ("Nf3 ", 3),
        ("e8=Q+!", 5),
        ("O-O-O)", 5),
        ("exd6e.p.{", 8),
        ("\u{2658}f3\n", 5),
    ] {
        assert_eq!(word_end(text.as_bytes(), 0, false), Lex::Done(length), "{text}");
        assert_eq!(
            word_end(&text.as_bytes()[..length], 0, false),
            Lex::Starved,
            "{text}"
        );
        assert_eq!(
            word_end(&text.as_bytes()[..length], 0, true),
            Lex::Done(length),
            "{text}"
        );
    }
}

#[test]
fn a_token_of_more_than_the_limit_is_too_long_wherever_the_text_is_cut() {
    let text = alloc::vec![b'a'; LIMIT + 2];
    assert_eq!(word_end(&text[..LIMIT], 0, false), Lex::Starved);
    assert_eq!(word_end(&text[..LIMIT], 0, true), Lex::Done(LIMIT));
    for last in [false, true] {
        assert_eq!(word_end(&text[..=LIMIT], 0, last), Lex::TooLong(LIMIT));
        assert_eq!(word_end(&text, 0, last), Lex::TooLong(LIMIT));
        assert_eq!(line_end(&text, 0, last), Lex::TooLong(LIMIT));
    }
}

#[test]
fn a_forgotten_brace_ends_at_the_next_game_and_a_quoted_tag_does_not_end_a_comment() {
    for (text, end) in [
        ("{a}", BraceEnd::Closed(2)),
        ("{a\n[Event \"x\"]\n}", BraceEnd::Closed(15)),
        ("{a\n[Event \"x\"] {b}", BraceEnd::Unterminated(3)),
        ("{a\n[Event \"x\"]\n1. e4", BraceEnd::Unterminated(3)),
        ("{a [Event \"x\"] {b}", BraceEnd::Closed(17)),
        ("{a", BraceEnd::Unterminated(2)),
    ] {
        assert_eq!(brace_end(text.as_bytes(), 0, true), end, "{text}");
    }
    assert_eq!(
        brace_end(b"{a\n[Event \"x\"]\n1. e4", 0, false),
        BraceEnd::Starved
    );
}

#[test]
fn tags_are_read_as_far_as_they_make_sense() {
    for (text, name, value, rest, fault) in [
        (r#"[Event "x"] e4"#, "Event", "x", " e4", None),
        (r#"[Event "x"]."#, "Event", "x", "", Some(PgnFault::MalformedTag)),
        ("[ A-b.c \t\"\" ] ", "A-b.c", "", " ", None),
        (r#"[A "q\"u\\"]"#, "A", r#"q\"u\\"#, "", None),
        (
            r#"[A "say "hi" you"]"#,
            "A",
            r#"say "hi" you"#,
            "",
            Some(PgnFault::UnescapedQuote),
        ),
        ("[A \"x\"\n", "A", "x", "\n", Some(PgnFault::UnclosedTag)),
        ("[A \"x\" y\n", "A", "x", "\n", Some(PgnFault::MalformedTag)),
        (
            "[A \"x]\n[B",
            "A",
            "x",
            "\n[B",
            Some(PgnFault::UnterminatedString),
        ),
        (
            "[A \"C:\\x\\\"]\r\n",
            "A",
            "C:\\x\\",
            "\r\n",
            Some(PgnFault::UnterminatedString),
        ),
    ] {
        let Bracket::Tag(tag) = bracket(text.as_bytes(), 0, true) else {
            panic!("no tag: {text}")
        };
        let read = (&text[tag.name], &text[tag.value], &text[tag.end..], tag.fault);
        assert_eq!(read, (name, value, rest, fault), "{text}");
    }
}

#[test]
fn a_bracket_without_name_or_quotation_mark_is_no_tag() {
    for (text, end) in [
        ("[%clk 0:01:00] e4", 14),
        ("[Event foo\n", 10),
        ("[] ", 2),
        ("[Event", 6),
    ] {
        assert_eq!(bracket(text.as_bytes(), 0, true), Bracket::NotTag(end), "{text}");
    }
}

#[test]
fn every_cut_of_a_tag_starves() {
    let text = br#"[Event "q\"uo"te" ]"#;
    for length in 1..text.len() {
        assert_eq!(bracket(&text[..length], 0, false), Bracket::Starved, "{length}");
    }
    assert!(matches!(bracket(text, 0, false), Bracket::Tag(_)));
}
