//! Known counts: an excerpt of our own always, the shared suites where they are.

use arbiter_variants::VariantName;

use crate::common::{Counted, ours, shared, suite};

/// So many nodes of a count are walked here; the bench walks more.
const MOST_NODES: u64 = 2_500_000;

/// One position for each thing that only a variant has; the counts are those of independent engines.
const OWN: &[(VariantName, &str)] = &[
    (
        VariantName::Crazyhouse,
        "id drops of every kind\nepd 2k5/8/8/8/8/8/8/4K3[QRBNPqrbnp] w - -\nperft 1 301\nperft 2 75353",
    ),
    (
        VariantName::Crazyhouse,
        "id a pocket of each\nepd 2k5/8/8/8/8/8/8/4K3[Qn] w - -\nperft 1 67\nperft 2 3083\nperft 3 88634",
    ),
    (
        VariantName::Crazyhouse,
        "id promoted men are taken as pawns\nepd 4k3/1Q~6/8/8/4b3/8/Kpp5/8/ b - -\nperft 1 20\nperft 2 360\nperft 3 5445",
    ),
    (
        VariantName::Crazyhouse,
        "id mated\nepd 1Q2kr2/2R4N/2r1PpR1/2pNP1P1/Qp3pPP/PpB2bN1/bq~6/3b~2KB[NPpp] b - - 2 70\nperft 1 0",
    ),
    (
        VariantName::Bughouse,
        "id in check, with men in hand\nepd r1bqk2r/1p2pp1p/n5pb/1ppp4/3P1P2/1P6/P1P1P1PP/R2QKBNR[bp] b KQkq - 0 9\nperft 1 98\nperft 2 2030",
    ),
    (
        VariantName::ThreeCheck,
        "id one check each\nepd r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 1+1\nperft 1 26\nperft 2 562\nperft 3 13410",
    ),
    (
        VariantName::ThreeCheck,
        "id over\nepd 3n1Q2/r1k5/4p1p1/1B6/8/8/1KR5/1R1N4 b - - 0+1 0 46\nperft 1 0",
    ),
    (
        VariantName::KingOfTheHill,
        "id over\nepd r1b2b1r/5pp1/n2B4/p1pk2q1/1p1p2P1/PP1K1P1P/R1PNP1B1/6NR w - - 2 23\nperft 1 0",
    ),
];

fn check(name: VariantName, suite: &[Counted]) -> u32 {
    let mut counted = 0;
    for position in suite {
        for &(depth, nodes) in position.counts.iter().filter(|&&(_, nodes)| nodes <= MOST_NODES) {
            let found = ours(name, &position.fen, depth);
            assert_eq!(found, nodes, "{name}: {}: depth {depth}", position.id);
            counted += 1;
        }
    }
    counted
}

#[test]
fn our_own_excerpt() {
    for (name, text) in OWN {
        assert!(check(*name, &suite(text)) > 0, "{text}");
    }
}

#[test]
fn shared_suites() {
    for (path, name, least) in [
        ("variants/crazyhouse.perft", VariantName::Crazyhouse, 100),
        ("variants/bughouse.perft", VariantName::Bughouse, 100),
        ("variants/three-check.perft", VariantName::ThreeCheck, 100),
        ("variants/king-of-the-hill.perft", VariantName::KingOfTheHill, 100),
        ("variants/chess960.perft", VariantName::Chess960, 100),
        ("movegen/crazyhouse.perft", VariantName::Crazyhouse, 15),
        ("movegen/3check.perft", VariantName::ThreeCheck, 6),
    ] {
        if let Some(suite) = shared(path) {
            let counted = check(name, &suite);
            assert!(counted >= least, "{path}: only {counted}");
        }
    }
}
