//! `arbiter event check`: every round paired again, and what differs.

use std::io::Write;

use anyhow::Result;
use arbiter_event::check::{Difference, check, check_log, check_state, tells_how_it_is_paired};
use arbiter_lang::{Args as Words, Lang};
use arbiter_reports::contradictions::contradictions;
use arbiter_reports::trf::Refused;
use clap::Args;
use serde_json::{Value, json};

use super::store::Store;
use super::{Format, Input, files};
use crate::output::{Status, warn};

/// Pair every round again and show each difference with its reason; exit status 1 where there is one.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    input: Input,
    /// How to print it.
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
}

/// Does it.
pub fn run(arguments: &Arguments, lang: &Lang) -> Result<Status> {
    let found = match Store::read(&arguments.input.file, lang) {
        Ok(store) => {
            let system = files::system(store.event(), &arguments.input, lang);
            if let Err(error) = &system {
                let words = Words::new().word("why", error.to_string());
                let text = lang.text("tournament-cli-not-checked", &words);
                warn(format_args!("arbiter: {text}"));
            }
            match (store.log(), system) {
                (Some(log), Ok(system)) => check_log(log, system),
                (None, Ok(system)) if !store.state().history.is_empty() => check_state(store.state(), system),
                (_, system) => {
                    // Games of a match and groups stand in no record: without them another round would be right as well.
                    let tells = tells_how_it_is_paired(store.event());
                    if system.is_ok() && !tells {
                        warn(format_args!(
                            "arbiter: {}",
                            lang.text("tournament-cli-only-in-the-log", &Words::new())
                        ));
                    }
                    check(store.event(), system.ok().filter(|_| tells))
                }
            }
        }
        Err(error) => error
            .downcast_ref::<Refused>()
            .and_then(contradictions)
            .ok_or(error)?,
    };
    let mut out = super::plain::out();
    match arguments.format {
        Format::Json => writeln!(out, "{}", Value::from(found.iter().map(json).collect::<Vec<_>>()))?,
        Format::Csv => {
            writeln!(out, "round,kind,expected,found,reason")?;
            for one in &found {
                writeln!(
                    out,
                    "{},{},\"{}\",\"{}\",\"{}\"",
                    one.round,
                    one.kind.name(),
                    quoted(&one.expected),
                    quoted(&one.found),
                    quoted(&one.reason)
                )?;
            }
        }
        Format::Table => {
            for one in &found {
                writeln!(
                    out,
                    "{:>3} {:<12} {:<20} {:<20} {}",
                    one.round,
                    lang.text("tournament-cli-kind", &Words::new().word("kind", one.kind.name())),
                    one.expected,
                    one.found,
                    one.reason
                )?;
            }
        }
    }
    out.flush()?;
    Ok(if found.is_empty() {
        Status::Clean
    } else {
        Status::Found
    })
}

/// The inside of a quoted field of a CSV line.
fn quoted(text: &str) -> String {
    text.replace('"', "\"\"")
}

fn json(one: &Difference) -> Value {
    json!({
        "round": one.round, "kind": one.kind.name(), "expected": one.expected, "found": one.found, "reason": one.reason,
    })
}
