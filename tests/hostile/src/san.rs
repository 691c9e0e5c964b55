//! Written moves: what is read is legal and can be written again, what is refused is refused for a reason that holds,
//! and the fast way for PGN says what the tolerant way says.

use core::fmt::Debug;

use arbiter_chess::{Irregular, Playable, Position};
use arbiter_notation::{Letters, SanError, SanRead, SanStyle, WhyIllegal, read_san, write_long, write_san};

/// A position, a language and any bytes as a move: a line of FEN, a line with the code of the language, the rest.
///
/// ```
/// arbiter_hostile::san(b"4k3/8/8/8/8/8/8/4K2R w K - 0 1\nen\nO-O");
/// arbiter_hostile::san(b"no position\nfr\nRf1");
/// ```
pub fn san(bytes: &[u8]) {
    let (fen, language, text) = crate::of_a_language(bytes);
    if let Ok(position) = Position::from_fen(&fen) {
        read(&position, text, language.letters());
    }
    if let Ok(position) = Irregular::from_fen(&fen) {
        read(&position, text, language.letters());
    }
}

fn read<P: Playable + Debug>(position: &P, text: &[u8], letters: &'static Letters) {
    let said = || format!("{:?} in {}", String::from_utf8_lossy(text), position.to_fen());
    let result = read_san(position, text, letters);
    // The same letters elsewhere in memory are not known to be those of PGN.
    let copy = *letters;
    assert_eq!(read_san(position, text, &copy), result, "{}", said());
    match result {
        Ok(read) => is_legal_and_written(position, read, letters, &said()),
        Err(error) => is_refused_rightly(position, error, text, &said()),
    }
}

fn is_legal_and_written<P: Playable>(position: &P, read: SanRead, letters: &'static Letters, said: &str) {
    assert!(
        position.legal_moves().contains(&read.mv),
        "{said} gave {:?}",
        read.mv
    );
    for style in [SanStyle::PGN, SanStyle::LAWS] {
        let style = style.with_letters(letters);
        for written in [
            write_san(position, read.mv, &style),
            write_long(position, read.mv, &style),
        ] {
            let again = read_san(position, written.as_bytes(), letters);
            assert_eq!(
                again.map(|again| again.mv),
                Ok(read.mv),
                "{said} was written {written}"
            );
        }
    }
}

fn is_refused_rightly<P: Playable>(position: &P, error: SanError, text: &[u8], said: &str) {
    assert!(!error.to_string().is_empty());
    match error {
        SanError::Unreadable { column, .. } => {
            assert!((1..=text.len() + 1).contains(&column), "{said}: column {column}");
        }
        SanError::Ambiguous { role, to, candidates } => {
            assert!(candidates.more_than_one(), "{said}");
            assert_eq!(candidates & position.movers(role, to), candidates, "{said}");
        }
        SanError::Illegal {
            reason,
            role,
            to,
            meant,
        } => {
            let form = matches!(
                reason,
                WhyIllegal::PromotionMissing | WhyIllegal::PromotionForbidden
            );
            assert_eq!(
                (meant & position.movers(role, to)).any(),
                form,
                "{said}: {reason:?}"
            );
        }
        SanError::IllegalCastling { side, .. } => assert_eq!(position.castle(side), None, "{said}"),
        _ => {}
    }
}
