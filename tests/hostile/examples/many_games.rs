//! `cargo run --release -p arbiter-hostile --example many_games -- 10000`: so many random evenings at the board.
fn main() {
    let games: u64 = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(1000);
    for seed in 0..games {
        let mut rng = fastrand::Rng::with_seed(seed);
        let bytes: Vec<u8> = (0..rng.usize(100..3000)).map(|_| rng.u8(..)).collect();
        if std::panic::catch_unwind(|| arbiter_hostile::game(&bytes)).is_err() {
            println!("seed {seed}");
        }
    }
}
