//! Announced moves: what is understood is legal and is said and read again, what is not is told by its place.

use arbiter_chess::{Irregular, Move, Playable, Position};
use arbiter_notation::{AnnouncementError, Tongue, announce, read_announcement};

/// A position, a language and any text as an announcement: a line of FEN, a line with the code of the language, the rest.
///
/// ```
/// arbiter_hostile::say(b"4k3/8/8/8/8/8/8/4K2R w K - 0 1\nen\nKurze Rochade");
/// arbiter_hostile::say(b"no position\nvi\nEva b\xe1\xbb\x91n");
/// ```
pub fn say(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut lines = text.splitn(3, '\n');
    let mut line = || lines.next().unwrap_or_default();
    let (fen, code, said) = (line(), line(), line());
    let tongue = Tongue::from_code(code).unwrap_or_default();
    if let Ok(position) = Position::from_fen(fen) {
        read(&position, said, tongue);
    }
    if let Ok(position) = Irregular::from_fen(fen) {
        read(&position, said, tongue);
    }
}

fn read<P: Playable>(position: &P, said: &str, tongue: Tongue) {
    let told = || format!("{said:?} in {}", position.to_fen());
    match read_announcement(position, said, tongue) {
        Ok(read) => {
            assert!(is_legal(position, read.played), "{}", told());
            let Some(one) = position.legal(read.played) else {
                return assert!(read.unnamed, "{}", told());
            };
            let again = read_announcement(
                position,
                &announce(position, one, Tongue::Appendix),
                Tongue::Appendix,
            );
            assert_eq!(again.map(|again| again.played), Ok(read.played), "{}", told());
        }
        Err(AnnouncementError::Ambiguous { candidates }) => {
            assert!(candidates.len() > 1, "{}", told());
            assert!(
                candidates.iter().all(|one| is_legal(position, *one)),
                "{}",
                told()
            );
        }
        Err(AnnouncementError::Unknown {
            column, candidates, ..
        }) => {
            assert!(
                (1..=said.chars().count() + 1).contains(&column),
                "{}: {column}",
                told()
            );
            assert!(
                candidates.iter().all(|one| is_legal(position, *one)),
                "{}",
                told()
            );
        }
        Err(_) => {}
    }
}

/// A legal move, or a promotion without its piece.
fn is_legal<P: Playable>(position: &P, played: Move) -> bool {
    let same = |one: &Move| (one.from, one.to) == (played.from, played.to);
    let named = |one: &Move| played.promotion.is_none() || one.promotion == played.promotion;
    let mut legal = position.legal_moves().into_iter().map(|one| one.to_move(false));
    legal.any(|one| same(&one) && named(&one))
}
