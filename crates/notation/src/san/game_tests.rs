//! Drops in all languages, read and written, and why they may not be.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use arbiter_variants::{Crazyhouse, KingOfTheHill, ThreeCheck, Variant, WhyNoDrop};

use crate::{Language, SanError, SanStyle, read_move, write_move};

const FULL: &str = "4k3/8/8/8/8/8/8/4K3[QRBNP] w - - 0 1";

fn zh(fen: &str) -> Crazyhouse {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn read(game: &Crazyhouse, text: &str, language: Language) -> Result<String, SanError> {
    let read = read_move(game, text.as_bytes(), language.letters())?;
    Ok(read.mv.to_asked(false).to_string())
}

#[test]
fn what_is_written_is_read_back_in_every_language() {
    let game = zh(FULL);
    for language in Language::ALL {
        for style in [SanStyle::PGN, SanStyle::LAWS] {
            let style = style.with_letters(language.letters());
            for one in game.legal_moves() {
                let text = write_move(&game, one, &style);
                let back = read_move(&game, text.as_bytes(), language.letters());
                assert_eq!(back.map(|back| back.mv), Ok(one), "{language:?} {text}");
            }
        }
    }
}

#[test]
fn the_man_has_the_letter_of_the_language() {
    let game = zh(FULL);
    for (language, uci, text) in [
        (Language::English, "N@f6", "N@f6+"),
        (Language::English, "P@e4", "P@e4"),
        (Language::Vietnamese, "N@f3", "M@f3"),
        (Language::Vietnamese, "P@e4", "@e4"),
        (Language::Arabic, "B@d4", "ف@d4"),
        (Language::Persian, "R@a1", "ر@a1"),
        (Language::Figurine, "P@e4", "♙@e4"),
    ] {
        let one = game.legal(uci.parse().expect(uci)).expect(uci);
        let style = SanStyle::PGN.with_letters(language.letters());
        assert_eq!(&*write_move(&game, one, &style), text);
    }
}

#[test]
fn other_ways_to_write_a_drop_are_read() {
    let game = zh(FULL);
    for (text, language, uci) in [
        ("@e4", Language::English, "P@e4"),
        ("p@e4", Language::English, "P@e4"),
        ("P@e4!?", Language::French, "P@e4"),
        ("n@f3", Language::English, "N@f3"),
        ("b@f3", Language::English, "B@f3"),
        ("N*f3", Language::English, "N@f3"),
        ("N @ f3 (=)", Language::English, "N@f3"),
        ("d@h8+", Language::German, "Q@h8"),
        ("P@e4", Language::Dutch, "N@e4"), // het Paard
        ("T@a1", Language::Vietnamese, "B@a1"),
        ("♞@f3", Language::Persian, "N@f3"),
        ("♟@e4", Language::English, "P@e4"),
    ] {
        assert_eq!(read(&game, text, language).as_deref(), Ok(uci), "{text}");
    }
}

#[test]
fn a_drop_that_may_not_be_says_why() {
    let game = zh(FULL);
    let some = zh("4k3/8/8/8/8/4r3/8/4K3[N] w - - 0 1");
    for (game, text, expected) in [
        (&game, "K@e4", WhyNoDrop::King),
        (&some, "Q@e4", WhyNoDrop::NotInHand),
        (&some, "@e4", WhyNoDrop::NotInHand),
        (&game, "N@e8", WhyNoDrop::Occupied),
        (&game, "P@d8", WhyNoDrop::PawnOnLastRank),
        (&some, "N@f3", WhyNoDrop::StillInCheck),
    ] {
        let Err(SanError::IllegalDrop { reason, .. }) = read(game, text, Language::English) else {
            panic!("{text} was read otherwise");
        };
        assert_eq!(reason, expected, "{text}");
    }
    let hill = KingOfTheHill::default();
    let none = read_move(&hill, b"N@f3", Language::English.letters());
    assert_eq!(none.map(|read| read.mv), Err(SanError::Drop));
}

#[test]
fn what_is_no_drop_says_where() {
    let game = zh(FULL);
    for (text, column) in [
        ("N@i3", 3),
        ("N@f9", 4),
        ("@@", 2),
        ("N@", 3),
        ("X@f3", 1),
        ("N@f3f4", 5),
        ("NN@f3", 1),
    ] {
        let Err(SanError::Unreadable { column: found, .. }) = read(&game, text, Language::English) else {
            panic!("{text} was read otherwise");
        };
        assert_eq!(found, column, "{text}");
    }
}

#[test]
fn what_wins_has_the_sign_of_mate() {
    let hill: KingOfTheHill = "4k3/8/8/8/8/4K3/8/8 w - - 0 1".parse().expect("a FEN");
    let third: ThreeCheck = "4k3/8/8/8/8/8/8/Q3K3 w - - 1+3 0 1".parse().expect("a FEN");
    let second: ThreeCheck = "4k3/8/8/8/8/8/8/Q3K3 w - - 2+3 0 1".parse().expect("a FEN");
    let mut texts = Vec::new();
    texts.push(write_move(
        &hill,
        hill.legal("e3e4".parse().expect("a move")).expect("legal"),
        &SanStyle::PGN,
    ));
    for game in [third, second] {
        let one = game.legal("a1a4".parse().expect("a move")).expect("legal");
        texts.push(write_move(&game, one, &SanStyle::PGN));
    }
    let texts: Vec<String> = texts.iter().map(|text| format!("{text}")).collect();
    assert_eq!(texts, ["Ke4#", "Qa4#", "Qa4+"]);
    let house = zh("7k/8/6K1/8/8/8/8/8[Q] w - - 0 1");
    let mate = house.legal("Q@g7".parse().expect("a drop")).expect("legal");
    assert_eq!(write_move(&house, mate, &SanStyle::PGN).to_string(), "Q@g7#");
}
