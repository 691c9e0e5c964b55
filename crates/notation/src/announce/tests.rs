use alloc::string::ToString;
use alloc::vec::Vec;

use arbiter_chess::Position;

use super::near::errors;
use super::{AnnouncementError, Tongue, read_announcement};

#[test]
fn the_words_of_the_appendix_are_more_than_one_error_apart() {
    let words = Tongue::Appendix.words();
    let roles = arbiter_chess::Role::ALL.map(|role| words.role(role));
    let all: Vec<&str> = words
        .files
        .into_iter()
        .chain(words.ranks)
        .chain(roles)
        .chain(words.idle.iter().copied().filter(|word| word.is_ascii()))
        .collect();
    for (n, one) in all.iter().enumerate() {
        for other in &all[..n] {
            let [a, b] = [one, other].map(|word| word.to_lowercase().chars().collect::<Vec<_>>());
            assert_eq!(errors(&a, &b), None, "{one} {other}");
        }
    }
}

fn check(fen: &str, text: &str, meant: &str) {
    let position = Position::from_fen(fen).expect("a position");
    let read = match read_announcement(&position, text, Tongue::English) {
        Ok(read) if read.unnamed => alloc::format!("{} unnamed", read.played),
        Ok(read) => alloc::format!("{} {:?}", read.played, read.ranks.max(read.pieces)),
        Err(AnnouncementError::Ambiguous { candidates }) => candidates
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(" or "),
        Err(AnnouncementError::Unknown { column, .. }) => alloc::format!("column {column}"),
    };
    assert_eq!(read, meant, "{text}");
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KNIGHTS: &str = "4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1";
const PAWN: &str = "4k3/6P1/8/8/8/8/8/4K3 w - - 0 1";
const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

#[test]
fn announcements_may_be_short_mixed_or_in_signs() {
    check(START, "Springer Felix drei", "g1f3 Appendix");
    check(START, "SPRINGER  gustav, felix drei!", "g1f3 Appendix");
    check(START, "Knight Gustav one Felix three", "g1f3 Other");
    check(START, "Knight Felix drei", "g1f3 Other");
    check(START, "Eva vier", "e2e4 Appendix");
    check(START, "Bauer Eva zwei nach Eva vier", "e2e4 Appendix");
    check(START, "e2e4", "e2e4 Appendix");
    check(START, "Eva ۴", "e2e4 Appendix");
    check(KNIGHTS, "Springer Eva zwei", "g1e2 or c3e2");
    check(KNIGHTS, "Springer Cesar Eva zwei", "c3e2 Appendix");
    check(KNIGHTS, "Cesar drei Eva zwei", "c3e2 Appendix");
    check("4k3/8/8/8/1P6/8/8/4K3 w - - 0 1", "b b 5", "b4b5 Appendix");
    check("4k3/8/8/8/1P6/8/8/4K3 w - - 0 1", "Bb5", "column 2");
    check(PAWN, "Gustav acht", "g7g8 unnamed");
    check(PAWN, "Gustav acht Dame", "g7g8q Appendix");
    check(PAWN, "Gustav acht Springer", "g7g8n Appendix");
    check(CASTLES, "Lange Rochade", "e1c1 Appendix");
    check(CASTLES, "Kurze Rochde", "e1g1 Appendix");
    check(CASTLES, "castling long", "e1c1 Other");
}

#[test]
fn what_was_announced_without_an_error_was_meant() {
    let rook = Position::from_fen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").expect("a position");
    for (text, meant) in [("رخ آنا یک آنا هشت", "a1a8"), ("رخ آنا یک آنا هفت", "a1a7")]
    {
        let read = read_announcement(&rook, text, Tongue::Persian).expect(text);
        assert_eq!(read.played.to_string(), meant);
    }
    // One letter was mistyped: both can be meant, and the player is asked.
    let read = read_announcement(&rook, "رخ آنا یک آنا هبت", Tongue::Persian);
    assert!(
        matches!(read, Err(AnnouncementError::Ambiguous { .. })),
        "{read:?}"
    );
}

#[test]
fn what_is_no_legal_move_is_told_with_its_column() {
    check(START, "", "column 1");
    check(START, "hello", "column 3");
    check(START, "Springer Gustav eins Felix vier", "column 28");
    check(START, "Dame David fünf", "column 3");
    check(START, "Koenig", "column 2");
    check(START, &"Anna ".repeat(40), "column 1");
}

#[test]
fn the_column_counts_what_was_typed() {
    let position = Position::default();
    let read = read_announcement(&position, "  Springer   Gustav neun", Tongue::Appendix);
    let Err(AnnouncementError::Unknown {
        column,
        found,
        candidates,
    }) = read
    else {
        panic!("{read:?}")
    };
    assert_eq!((column, found.as_str()), (21, "neun"));
    let candidates: Vec<_> = candidates.iter().map(ToString::to_string).collect();
    assert_eq!(candidates, ["g1f3", "g1h3"]);
}
