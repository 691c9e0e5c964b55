//! Random games: what is written is read back, and legal moves and what stands after them agree with the slow generator.

use std::collections::BTreeSet;

use arbiter_chess::Position;
use arbiter_variants::{
    BughouseBoard, Crazyhouse, KingOfTheHill, Setup, ThreeCheck, Variant, VariantName, divide, perft,
};
use proptest::prelude::*;

use crate::slow::{Kind, Slow};

const STARTS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "nrbbqknr/pppppppp/8/8/8/8/PPPPPPPP/NRBBQKNR w KQkq - 0 1",
    "4k3/PPP4P/8/3pP3/8/2p5/p4ppp/R3K2R w KQ d6 0 2",
    "1r2k1r1/pbppnprp/1b2p1P1/4P3/2B1N3/B4N2/P1P2P2/1R2K1R1 b - - 0 1",
];

/// Plays moves chosen by these numbers, and asks at each position whether all agree.
fn play<V: Variant>(start: &V, choices: &[u16]) {
    let mut game = *start;
    let kind = match V::NAME {
        VariantName::KingOfTheHill => Kind::Hill,
        VariantName::Crazyhouse => Kind::Pocket,
        VariantName::Bughouse => Kind::Leaving,
        _ => Kind::Plain,
    };
    let mut slow = Slow::read(&game.setup().to_shredder_fen(), kind);
    for &choice in choices {
        let shown = game.to_fen();
        let setup = Setup::from_fen(&shown).unwrap_or_else(|fault| panic!("{shown}: {fault}"));
        let back = V::from_setup(&setup).unwrap_or_else(|reasons| panic!("{shown}: {reasons}"));
        assert!(back.is_same(&game) && back.same() == game.same(), "{shown}");
        assert_eq!(back.to_fen(), shown);

        let legal = game.legal_moves();
        let ours: BTreeSet<String> = legal.iter().map(|one| one.to_asked(true).to_string()).collect();
        assert_eq!(ours, slow.legal(), "{shown}");
        assert_eq!(legal.len(), ours.len(), "{shown}: none twice");
        assert_eq!(game.legal_count(), ours.len() as u64, "{shown}");
        assert_eq!(game.has_legal_move(), !ours.is_empty(), "{shown}");
        assert_eq!(perft(&game, 1), ours.len() as u64, "{shown}");
        for one in legal.iter() {
            assert_eq!(game.legal(one.to_asked(true)), Some(one), "{shown} {one:?}");
        }
        let moves: Vec<_> = legal.into_iter().collect();
        let Some(&one) = moves.get(usize::from(choice) % moves.len().max(1)) else {
            assert!(game.end().is_some() || kind == Kind::Leaving, "{shown}");
            return;
        };
        game = game.play(one);
        slow = slow.play(&one.to_asked(true).to_string());
        let told = Slow::read(&game.setup().to_shredder_fen(), kind).told();
        assert_eq!(told, slow.told(), "{shown} {one:?}");
    }
}

/// The same start as a game of another kind, with something in hand.
fn start<V: Variant>(at: usize, beside: &str) -> V {
    let text = STARTS[at].replacen(" w ", &format!("{beside} w "), 1);
    let text = text.replacen(" b ", &format!("{beside} b "), 1);
    let setup = Setup::from_fen(&text).expect("a FEN");
    V::from_setup(&setup).unwrap_or_else(|reasons| panic!("{text}: {reasons}"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn every_game_agrees_with_the_slow_generator(
        at in 0..STARTS.len(),
        choices in prop::collection::vec(any::<u16>(), 0..60),
    ) {
        play::<Position>(&start(at, ""), &choices);
        play::<KingOfTheHill>(&start(at, ""), &choices);
        play::<ThreeCheck>(&start(at, ""), &choices);
        play::<Crazyhouse>(&start(at, "[]"), &choices);
        play::<Crazyhouse>(&start(at, "[QNPrbp]"), &choices);
        play::<BughouseBoard>(&start(at, "[RBNNPPPPqnbppp]"), &choices);
    }
}

#[test]
fn divided_counts_add_up() {
    let game: Crazyhouse = start(1, "[Np]");
    let sum: u64 = divide(&game, 3).into_iter().map(|(_, count)| count).sum();
    assert_eq!(sum, perft(&game, 3));
    assert!(divide(&game, 0).is_empty());
}
