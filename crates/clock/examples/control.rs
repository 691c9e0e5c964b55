//! Says what a time control comes to: `control 90m+30s`, `control "40/90m+30s, 30m+30s"`.

use arbiter_clock::{TimeControl, TimeControlError};

fn main() -> Result<(), TimeControlError> {
    let text = std::env::args().nth(1).unwrap_or_else(|| "90m+30s".to_owned());
    let control: TimeControl = text.parse()?;
    println!("all base times together: {:?}", control.base());
    println!("as the tag of a PGN file: {}", control.to_pgn());
    Ok(())
}
