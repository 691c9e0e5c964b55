//! Who can still checkmate, with the certificate checked: `who_can_mate "FEN"`.

use std::error::Error;

use arbiter_chess::{Color, Position};
use arbiter_mate::{Budget, Solver, Verdict, check};

fn main() -> Result<(), Box<dyn Error>> {
    // A bishop against queens and rooks: the pawn, promoted to a knight, takes the last flight.
    let fen = std::env::args()
        .nth(1)
        .unwrap_or_else(|| "8/1p6/1q6/1B6/1r6/4k1r1/3r3q/5K2 w - - 0 1".to_owned());
    let position = Position::from_fen(&fen)?;
    let mut solver = Solver::new();
    let budget = Budget::full().with_bytes(16_000_000);
    for side in Color::ALL {
        match solver.can_mate(&position, side, &budget) {
            Verdict::Winnable(line) => {
                check::check_line(&position, side, &line)?;
                let line: Vec<String> = line.iter().map(ToString::to_string).collect();
                println!("{side:?} can: {}", line.join(" "));
            }
            Verdict::Unwinnable(proof) => {
                check::check_proof(&position, side, &proof)?;
                println!("{side:?} cannot: {}", proof.argument.tag());
            }
            Verdict::Undetermined { nodes, .. } => println!("{side:?}: open after {nodes} positions"),
        }
    }
    Ok(())
}
