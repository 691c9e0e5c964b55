//! Writes the golden logs anew: `cargo run -p arbiter-casebook --example golden`.
//!
//! From `tests/golden/games.toml` to `tests/golden/v1/*.jsonl` and `ends.jsonl`. As long as no release has written
//! logs of this version, a ruling that is corrected may change them; look at every change before it is committed.

#[path = "../tests/all/golden_files/mod.rs"]
mod golden_files;

use std::fs;

fn main() -> std::io::Result<()> {
    let folder = golden_files::folder().join("v1");
    fs::create_dir_all(&folder)?;
    let mut ends = String::new();
    for game in golden_files::games() {
        let text = game.log();
        ends.push_str(&game.end(&text).to_string());
        ends.push('\n');
        fs::write(folder.join(format!("{}.jsonl", game.name)), text)?;
        println!("{}", game.name);
    }
    fs::write(folder.join("ends.jsonl"), ends)
}
