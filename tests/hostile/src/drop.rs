//! Written drops: what is read is legal and can be written again, what is refused is refused for a reason that holds.

use arbiter_notation::variants::{Asked, Crazyhouse, Drop, Legal, Variant};
use arbiter_notation::{Language, SanError, SanStyle, read_move, write_move};

/// A game of Crazyhouse, a language and any bytes as a move or drop: a line of FEN, a line with the code of the language, the
/// rest. The rest is read as UCI too.
///
/// ```
/// arbiter_hostile::drop(b"4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1\nen\nN@f3");
/// arbiter_hostile::drop(b"no game\nfr\nP@e4");
/// ```
pub fn drop(bytes: &[u8]) {
    let (fen, language, text) = crate::of_a_language(bytes);
    let asked = String::from_utf8_lossy(text).parse::<Asked>();
    match &asked {
        Ok(asked) => assert_eq!(asked.to_string().parse().as_ref(), Ok(asked)),
        Err(fault) => assert!(
            (1..=text.len() + 2).contains(&fault.column),
            "{fault:?} in {text:?}"
        ),
    }
    let Ok(game) = fen.parse::<Crazyhouse>() else {
        return;
    };
    if let Some(one) = asked.ok().and_then(|asked| game.legal(asked)) {
        assert!(game.legal_moves().contains(one), "{one:?} in {fen}");
    }
    read(&game, text, language);
}

fn read(game: &Crazyhouse, text: &[u8], language: Language) {
    let said = || format!("{:?} in {game}", String::from_utf8_lossy(text));
    let letters = language.letters();
    match read_move(game, text, letters) {
        Ok(read) => {
            assert!(
                game.legal_moves().contains(read.mv),
                "{} gave {:?}",
                said(),
                read.mv
            );
            for style in [SanStyle::PGN, SanStyle::LAWS] {
                let written = write_move(game, read.mv, &style.with_letters(letters));
                let again = read_move(game, written.as_bytes(), letters);
                assert_eq!(
                    again.map(|again| again.mv),
                    Ok(read.mv),
                    "{} was written {written}",
                    said()
                );
            }
        }
        Err(SanError::IllegalDrop { reason, role, to }) => {
            let drop = Drop { role, to };
            assert_eq!(game.why_no_drop(drop), Some(reason), "{}", said());
            assert!(!game.legal_moves().contains(Legal::Drop(drop)), "{}", said());
        }
        Err(SanError::Unreadable { column, .. }) => {
            assert!(
                (1..=text.len() + 2).contains(&column),
                "{}: column {column}",
                said()
            );
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
