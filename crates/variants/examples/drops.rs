//! Crazyhouse: the moves and drops of a position, those that win told: `drops "FEN"`.

use arbiter_variants::{Crazyhouse, StartError, Variant};

fn main() -> Result<(), StartError> {
    // The queen in hand mates on g7.
    let fen = std::env::args()
        .nth(1)
        .unwrap_or_else(|| "7k/8/5K2/8/8/8/8/8[Q] w - - 0 1".to_owned());
    let game: Crazyhouse = fen.parse()?;
    for one in game.legal_moves() {
        let next = game.play(one);
        let asked = one.to_asked(false);
        let won = if next.winner().is_some() { "wins" } else { "" };
        println!("{asked}\t{won}");
    }
    Ok(())
}
