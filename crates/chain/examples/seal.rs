//! Seals the lines of a log and finds the one that was changed afterwards.

use arbiter_chain::{Broken, Chain};

fn main() -> Result<(), Broken> {
    let mut chain = Chain::new();
    let lines: Vec<String> = [r#"{"move":"e4"}"#, r#"{"move":"e5"}"#, r#"{"move":"Nf3"}"#]
        .map(|line| chain.seal(line))
        .into();
    let mut reader = Chain::new();
    for line in &lines {
        println!("{}", reader.check(line)?);
    }
    let forged = lines[1].replace("e5", "c5");
    let mut reader = Chain::new();
    reader.check(&lines[0])?;
    let found = reader.check(&forged);
    println!("the forged line: {}", found.is_err());
    assert!(found.is_err() && reader.last().len() == 64);
    Ok(())
}
