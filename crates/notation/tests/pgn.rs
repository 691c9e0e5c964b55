//! What must hold for every PGN text: it ends, it does not hang on how it is cut, and what is written reads back.

mod common;

use arbiter_notation::pgn::{
    Aside, Comment, Game, GameResult, Item, Line, Location, Mark, Nag, Reader, Tag, read_games, split,
};
use common::log::{Log, in_chunks, scraps, whole};
use proptest::prelude::*;

fn in_pieces(text: &[u8]) -> Log {
    let (mut place, mut log) = (Location::START, Log::default());
    for piece in split::games(text) {
        Reader::at(place).read(piece, true, &mut log);
        place = place.after(piece);
    }
    log
}

fn comment() -> impl Strategy<Value = Comment> {
    "[a-c {};\\[%\n\r(é]{0,30}|([a-z]{1,9} ){0,30}".prop_map(|text| Comment::lossy(&text))
}

fn aside() -> impl Strategy<Value = Aside> {
    let escape = "[a-z%{ ]{0,12}".prop_map(|text| Line::new(&text).expect("no line breaks"));
    prop_oneof![4 => comment().prop_map(Aside::Comment), 1 => escape.prop_map(Aside::Escape)]
}

fn result() -> impl Strategy<Value = GameResult> {
    use GameResult::{BlackWins, Draw, Open, WhiteWins};
    prop::sample::select(vec![WhiteWins, BlackWins, Draw, Open])
}

fn item() -> impl Strategy<Value = Item> {
    let move_or_sign = prop_oneof![
        6 => "([NBRQK][a-h]?[1-8]?|[a-h]?)x?[a-h][1-8](=[QRBN])?[+#]?|O-O(-O)?|0-0|--|e8\\(Q\\)".prop_map(Item::Move),
        1 => any::<u16>().prop_map(|nag| Item::Nag(Nag(nag))),
        1 => prop::sample::select(vec![Mark::DrawOffer, Mark::EnPassant]).prop_map(Item::Mark),
        2 => aside().prop_map(Item::Aside),
    ];
    move_or_sign.prop_recursive(4, 40, 8, |item| {
        let inside = prop_oneof![9 => item, 1 => result().prop_map(Item::Result)];
        prop::collection::vec(inside, 0..8).prop_map(Item::Variation)
    })
}

prop_compose! {
    fn tag()(name in "[A-Za-z0-9_.é-]{1,12}", value in "[a-z\"\\\\é\\]\\[{ ]{0,90}") -> Tag {
        Tag::new(&name, &value).expect("a tag")
    }
}

prop_compose! {
    /// A game with at least one tag and a result, so that others can stand before and behind it.
    fn game()(
        before in prop::collection::vec(aside(), 0..3),
        tags in prop::collection::vec(tag(), 0..5),
        movetext in prop::collection::vec(item(), 0..40),
        result in result(),
        closing in prop::collection::vec(aside(), 0..3),
    ) -> Game {
        // No name comes twice: that is how games without movetext are told apart.
        let mut tags = tags;
        tags.sort_by(|a, b| a.name().cmp(b.name()));
        tags.dedup_by(|a, b| a.name() == b.name());
        tags.insert(0, Tag::new("Event", "x").expect("a tag"));
        Game { before, tags, movetext, result: Some(result), closing }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(512) })]

    #[test]
    fn what_is_written_reads_back(games in prop::collection::vec(game(), 1..4)) {
        let text: String = games.iter().map(Game::to_pgn).collect();
        let (read, faults) = read_games(text.as_bytes());
        prop_assert_eq!(&read, &games, "{}", text);
        prop_assert!(faults.is_empty(), "{:?} in {}", faults, text);
    }

    #[test]
    fn what_was_read_is_written_so_that_it_reads_back(text in scraps()) {
        let (games, _) = read_games(&text);
        let written: String = games.iter().map(Game::to_pgn).collect();
        // Games without a result or without tags need not stand apart in a row; alone each must.
        for game in games {
            prop_assert_eq!(read_games(game.to_pgn().as_bytes()).0, [game], "{}", written);
        }
    }

    #[test]
    fn how_a_text_is_cut_makes_no_difference(text in scraps(), sizes in prop::collection::vec(1_usize..9, 1..9)) {
        let log = whole(&text);
        prop_assert_eq!(&in_pieces(&text), &log, "pieces of {}", String::from_utf8_lossy(&text));
        let (mut rest, mut sizes) = (&text[..], sizes.into_iter().cycle());
        let chunks = std::iter::from_fn(|| {
            let (chunk, behind) = rest.split_at_checked(sizes.next()?).unwrap_or((rest, &[]));
            rest = behind;
            (!chunk.is_empty()).then_some(chunk)
        });
        prop_assert_eq!(&in_chunks(chunks), &log, "chunks of {}", String::from_utf8_lossy(&text));
    }

    #[test]
    fn a_cut_before_the_last_game_is_between_games(text in scraps()) {
        if let Some(cut) = split::last_game_start(&text) {
            let (mut reader, mut log) = (Reader::new(), Log::default());
            reader.read(&text[..cut], true, &mut log);
            Reader::at(Location::START.after(&text[..cut])).read(&text[cut..], true, &mut log);
            prop_assert_eq!(log, whole(&text));
        }
    }

    #[test]
    fn any_bytes_come_to_an_end(text in any::<Vec<u8>>()) {
        prop_assert_eq!(&in_chunks(text.chunks(3)), &whole(&text));
    }
}

#[test]
fn what_is_beyond_ascii_reads_back_from_any_encoding() {
    for text in [
        &b"e8(\xe2\x80\xa6)\xef"[..],
        b"e8(\xd8\xaf)\xe9",
        b"e8(\xe9\xe8)",
        b"e8(\xe9)+ *",
        b"e8(\xd9\x88)+ *",
        // Digits and dashes beyond ASCII, of which no more is left when they are written.
        b"\xff\xfe\xdb\xb1. foo",
        b"e4\xdb\xb1.e8(Q)\xef",
        b"\xff\xfe1-0Nf3+-exd6exd6exd6exd61/2-1/2\xe9\xe9\xe9",
        b"\xe9\x85f3 1. e4",
        b"1A. foo 1. e4",
        b"1.\xef\xbb\xbf\n1...]xe.p.",
        b"1.\xc2\xa0\n1...]xe.p.",
        b"0\xe9 foo 1. e4",
    ] {
        for game in read_games(text).0 {
            assert_eq!(read_games(game.to_pgn().as_bytes()).0, [game], "{text:x?}");
        }
    }
}

#[test]
fn results_before_tags_escapes_behind_a_mark_and_tags_behind_long_tokens_are_cut_rightly() {
    let long = format!(
        "[Event \"A\"]\n{{{}}}\n[Event \"A\"]\n\n1. e4 *\n",
        "a".repeat((1 << 20) + 1)
    );
    let unseen = "\u{200b}".repeat(100_000);
    for (text, games) in [
        ("[Event \"A\"]\n\n1. e4 *\n\n<b> 1-0 [Event \"B\"]\n", 3),
        ("\u{feff}% escape\n", 0),
        (
            "\u{feff}% escape\n[Event \"A\"]\n[Event \"A\"]\n\n[Event \"A\"]\n",
            2,
        ),
        (long.as_str(), 2),
        (unseen.as_str(), 0),
    ] {
        let log = whole(text.as_bytes());
        let begun = log.0.iter().filter(|(_, event)| event == "game").count();
        assert_eq!(begun, games, "{}", &text[..text.len().min(60)]);
        assert_eq!(in_pieces(text.as_bytes()), log);
        let step = if text.len() < 1_000 { 1 } else { 100_003 };
        assert_eq!(in_chunks(text.as_bytes().chunks(step)), log);
    }
}

#[test]
fn the_shared_games_are_the_same_in_chunks_in_pieces_and_written_again() {
    for (name, text) in common::shared_games().unwrap_or_default() {
        let log = whole(&text);
        assert_eq!(in_chunks(text.chunks(1009)), log, "{name}");
        assert_eq!(in_pieces(&text), log, "{name}");
        let (games, faults) = read_games(&text);
        assert_eq!(faults, [], "{name}");
        let written: String = games.iter().map(Game::to_pgn).collect();
        assert!(read_games(written.as_bytes()).0 == games, "{name}");
    }
}
