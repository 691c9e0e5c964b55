//! FEN: what reads, writes back to the same; what does not, says where; what can be played, plays.

use core::fmt::Debug;

use arbiter_chess::{FenError, File, Irregular, Playable, Position, PositionError, Setup};

/// Any bytes as FEN, for a setup and for both kinds of position.
///
/// ```
/// arbiter_hostile::fen(b"4k3/8/8/8/8/8/8/4K3 w - - 0 1");
/// arbiter_hostile::fen(b"\xffno FEN at all");
/// ```
pub fn fen(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match Setup::from_fen(&text) {
        Ok(setup) => {
            assert_eq!(Setup::from_fen(&setup.to_fen()), Ok(setup.clone()), "{text:?}");
            assert_eq!(Setup::from_fen(&setup.to_shredder_fen()), Ok(setup), "{text:?}");
        }
        Err(error) => lies_in(&text, &error),
    }
    position(&text, Position::from_fen, |position| {
        let irregular = Irregular::from(position);
        assert_eq!(
            irregular.legal_moves().len(),
            position.legal_moves().len(),
            "{text:?} as irregular"
        );
        assert_eq!(
            irregular.regular().map(|back| back.key()),
            Some(position.key()),
            "{text:?} as irregular"
        );
    });
    position(&text, Irregular::from_fen, |_| {});
}

/// A fault names a column of the text or the one after its end, and says something.
fn lies_in(text: &str, error: &FenError) {
    assert!(
        (1..=text.chars().count() + 1).contains(&error.column),
        "{error:?} in {text:?}"
    );
    assert!(!error.to_string().is_empty());
}

fn position<P: Playable + Debug>(text: &str, read: fn(&str) -> Result<P, PositionError>, more: impl Fn(P)) {
    match read(text) {
        Ok(position) => {
            for written in [position.to_fen(), position.to_shredder_fen()] {
                let again =
                    read(&written).unwrap_or_else(|error| panic!("{text:?} gave {written:?}: {error}"));
                assert!(again.same_position(&position), "{text:?} gave {written:?}");
                assert_eq!(again.key(), position.key(), "{text:?} gave {written:?}");
            }
            moves(text, &position);
            more(position);
        }
        Err(PositionError::Fen(error)) => lies_in(text, &error),
        Err(PositionError::Illegal(reasons)) => {
            assert!(reasons.iter().next().is_some(), "{text:?} for no reason");
        }
    }
}

/// Every way to ask for legal moves gives the same ones, and each can be made.
fn moves<P: Playable + Debug>(text: &str, position: &P) {
    let legal = position.legal_moves();
    assert_eq!(legal.len(), position.legal_count() as usize, "{text:?}");
    assert_eq!(!legal.is_empty(), position.has_legal_move(), "{text:?}");
    for &one in &legal {
        // Where the king does not start on the e-file his castling step can be no step at all (g1g1), or a plain one.
        if one.castling().is_none() || one.from().file() == File::E {
            assert_eq!(
                position.legal(one.to_move(false)),
                Some(one),
                "{one:?} in {text:?}"
            );
        }
        assert_eq!(
            position.legal(one.to_move(true)),
            Some(one),
            "{one:?} in {text:?}"
        );
        let next = position.play(one);
        assert_eq!(next.turn(), !position.turn(), "{one:?} in {text:?}");
        assert_eq!(
            next.legal_moves().len(),
            next.legal_count() as usize,
            "after {one:?} in {text:?}"
        );
    }
}
