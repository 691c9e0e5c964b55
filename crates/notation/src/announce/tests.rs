use alloc::string::{String, ToString};
use alloc::vec::Vec;

use arbiter_chess::{Playable, Position};

use super::near::errors;
use super::{AnnouncementError, Tongue, announce, read_announcement};

/// Numbers that come alike from one seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }
}

/// Positions of a game played at random, each with one of its legal moves.
fn moves(dice: &mut Dice, count: usize) -> Vec<(Position, arbiter_chess::LegalMove)> {
    let mut position = Position::default();
    let mut all = Vec::new();
    for n in 0..count {
        let legal = position.legal_moves();
        if legal.is_empty() || n % 120 == 0 {
            position = Position::default();
        }
        let legal = position.legal_moves();
        let one = legal[dice.below(legal.len())];
        all.push((position, one));
        position = position.play(one);
    }
    all
}

/// One typing error, of any kind, at any place.
fn mistyped(text: &str, dice: &mut Dice) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let others: Vec<char> = text.chars().chain("aeinrst xqz".chars()).collect();
    let at = dice.below(letters.len());
    let other = others[dice.below(others.len())];
    match dice.below(4) {
        0 => drop(letters.remove(at)),
        1 => letters.insert(at, other),
        2 => letters[at] = other,
        _ if at + 1 < letters.len() => letters.swap(at, at + 1),
        _ => letters.insert(at, other),
    }
    letters.into_iter().collect()
}

#[test]
fn what_is_announced_is_read_back() {
    for tongue in Tongue::ALL {
        for (position, one) in moves(&mut Dice(7), 600) {
            let said = announce(&position, one, tongue);
            match read_announcement(&position, &said, tongue) {
                Ok(read) => assert_eq!(read.played, one.to_move(false), "{said}"),
                // Seven and eight are one letter apart in Persian.
                Err(AnnouncementError::Ambiguous { candidates }) => {
                    assert_eq!(tongue, Tongue::Persian, "{said}");
                    assert!(candidates.contains(&one.to_move(false)), "{said}");
                }
                Err(error) => panic!("{said}: {error}"),
            }
        }
    }
}

#[test]
fn one_typing_error_is_understood_or_asked_about_and_nothing_is_guessed() {
    for tongue in Tongue::ALL {
        let mut dice = Dice(20_261_126);
        let all = moves(&mut dice, 1000);
        let (mut understood, mut asked) = (0, 0);
        for (position, one) in &all {
            let typed = mistyped(&announce(position, *one, tongue), &mut dice);
            match read_announcement(position, &typed, tongue) {
                Ok(read) => {
                    assert_eq!(
                        read.played,
                        one.to_move(false),
                        "{typed} in {}",
                        position.to_fen()
                    );
                    understood += 1;
                }
                Err(AnnouncementError::Ambiguous { candidates }) => {
                    assert!(candidates.contains(&one.to_move(false)), "{typed}");
                    asked += 1;
                }
                Err(AnnouncementError::Unknown { .. }) => {}
            }
        }
        assert!(understood + asked >= 980, "{tongue:?}: {understood} and {asked}");
        assert!(understood >= 900, "{tongue:?}: {understood}");
    }
}

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
    check(PAWN, "Gustav acht", "g7g8 unnamed");
    check(PAWN, "Gustav acht Dame", "g7g8q Appendix");
    check(PAWN, "Gustav acht Springer", "g7g8n Appendix");
    check(CASTLES, "Lange Rochade", "e1c1 Appendix");
    check(CASTLES, "Kurze Rochde", "e1g1 Appendix");
    check(CASTLES, "castling long", "e1c1 Other");
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
