//! Writes the editions of `rules/*.toml` as Rust: a word of a switch becomes a variant, so that a wrong one does not compile.

#![allow(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    reason = "what is built is pure; whoever builds it reads the editions from their files"
)]

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use toml::de::DeTable;

fn main() -> Result<(), Box<dyn core::error::Error>> {
    println!("cargo::rerun-if-changed=rules");
    let mut files: Vec<_> = fs::read_dir("rules")?.collect::<Result<_, _>>()?;
    files.sort_by_key(fs::DirEntry::path);
    let mut out = String::from("const EDITIONS: &[Edition] = &[\n");
    for file in files {
        let path = file.path();
        let text = fs::read_to_string(&path)?;
        let table = DeTable::parse(&text).map_err(|fault| format!("{}: {fault}", path.display()))?;
        out += &edition(table.get_ref()).map_err(|fault| format!("{}: {fault}", path.display()))?;
    }
    out += "];\n";
    fs::write(Path::new(&env::var("OUT_DIR")?).join("editions.rs"), out)?;
    Ok(())
}

/// An edition as a value in Rust.
fn edition(table: &DeTable<'_>) -> Result<String, String> {
    let text = |key: &str| {
        let value = table.get(key).and_then(|value| value.get_ref().as_str());
        value.ok_or_else(|| format!("{key}: expected a text"))
    };
    let list = |key: &str| -> Result<Vec<&str>, String> {
        let values = table.get(key).and_then(|value| value.get_ref().as_array());
        let values = values.and_then(|list| list.iter().map(|one| one.get_ref().as_str()).collect());
        values.ok_or_else(|| format!("{key}: expected a list of texts"))
    };
    let mut out = String::from("    Edition {\n");
    let mut field = |key: &str, value: &str| {
        let _ = writeln!(out, "        {key}: {value},");
    };
    for key in ["name", "code", "order"] {
        field(key, &format!("{:?}", text(key)?));
    }
    for key in ["also", "criteria"] {
        field(key, &format!("&{:?}", list(key)?));
    }
    field("colours", &format!("{:?}", list("colours")?));
    field("from", &day(text("from")?)?);
    let until = table.contains_key("until").then(|| day(text("until")?));
    field(
        "until",
        &until
            .transpose()?
            .map_or("None".to_owned(), |day| format!("Some({day})")),
    );
    for key in ["judged", "brackets", "unplayed", "bye", "receiver"] {
        let (kind, variant) = (variant(key), variant(text(key)?));
        field(key, &format!("{kind}::{variant}"));
    }
    out += "    },\n";
    Ok(out)
}

/// `2026-02-01` as year, month and day.
fn day(text: &str) -> Result<String, String> {
    let numbers: Option<Vec<u16>> = text.split('-').map(|part| part.parse().ok()).collect();
    match numbers.as_deref() {
        Some([year, month, day]) => Ok(format!("({year}, {month}, {day})")),
        _ => Err(format!("expected a day such as 2026-02-01, found {text:?}")),
    }
}

/// `fewest_unplayed` as `FewestUnplayed`.
fn variant(word: &str) -> String {
    let capital = |part: &str| part[..1].to_ascii_uppercase() + &part[1..];
    word.split('_').map(capital).collect()
}
