//! FEN of every game: what reads, writes back to the same; what does not, says where; what can be played, plays.

use core::fmt::Debug;

use arbiter_notation::chess::Position;
use arbiter_notation::variants::{BughouseBoard, Crazyhouse, KingOfTheHill, Setup, ThreeCheck, Variant};

/// Any bytes as the FEN of every game.
///
/// ```
/// arbiter_hostile::variant(b"4k3/8/8/8/8/8/8/4KQ~2[Rp] w - - 0 1");
/// arbiter_hostile::variant(b"4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1");
/// arbiter_hostile::variant(b"\xffno FEN at all");
/// ```
pub fn variant(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let setup = match Setup::from_fen(&text) {
        Ok(setup) => setup,
        Err(fault) => {
            assert!(
                (1..=text.chars().count() + 1).contains(&fault.column),
                "{fault:?} in {text:?}"
            );
            assert!(!fault.to_string().is_empty());
            return;
        }
    };
    for written in [setup.to_fen(), setup.to_shredder_fen()] {
        let again =
            Setup::from_fen(&written).unwrap_or_else(|fault| panic!("{text:?} gave {written:?}: {fault}"));
        assert_eq!(again, setup, "{text:?} gave {written:?}");
    }
    game::<Position>(&text, &setup);
    game::<KingOfTheHill>(&text, &setup);
    game::<ThreeCheck>(&text, &setup);
    game::<Crazyhouse>(&text, &setup);
    game::<BughouseBoard>(&text, &setup);
}

fn game<V: Variant + Debug>(text: &str, setup: &Setup) {
    let game = match V::from_setup(setup) {
        Ok(game) => game,
        Err(reasons) => {
            assert!(reasons.iter().next().is_some(), "{text:?} for no reason");
            return;
        }
    };
    let back = V::from_setup(&game.setup()).unwrap_or_else(|reasons| panic!("{text:?}: {reasons}"));
    assert!(back.is_same(&game), "{text:?}");
    assert_eq!(back.same(), game.same(), "{text:?}");
    let legal = game.legal_moves();
    assert_eq!(legal.len() as u64, game.legal_count(), "{text:?}");
    assert_eq!(!legal.is_empty(), game.has_legal_move(), "{text:?}");
    assert!(game.winner().is_none() || game.end().is_some(), "{text:?}");
    for one in legal.iter().take(400) {
        assert_eq!(game.legal(one.to_asked(true)), Some(one), "{one:?} in {text:?}");
        let next = game.play(one);
        assert_eq!(
            next.legal_moves().len() as u64,
            next.legal_count(),
            "after {one:?} in {text:?}"
        );
    }
}
