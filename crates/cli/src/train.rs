//! `arbiter train`: the exercises for arbiters, listed and proved.

use std::io::{self, Write};
use std::path::Path;

use anyhow::Result;
use arbiter_casebook::training::{Exercise, Finding, Found, Posed, check, exercises, shipped_files};
use arbiter_lang::{Args, Lang, Language};
use clap::Subcommand;
use serde_json::{Value, json};

use crate::bounds;
use crate::language::LanguageEverywhere;
use crate::laws::logical;
use crate::output::{Format, Status, warn};

/// Exercises for arbiters: a case is shown and its ruling asked for.
///
/// An exercise names a ruling case; what is right is what the Laws say when that case is run.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(subcommand)]
    job: Job,
    #[command(flatten)]
    language: LanguageEverywhere,
    /// How it is written.
    #[arg(long, value_enum, default_value_t = Format::Text, global = true)]
    format: Format,
}

#[derive(Debug, Subcommand)]
enum Job {
    /// List the exercises: name, subject, level, and the rulebooks under which each is offered.
    List,
    /// Prove every exercise under every rulebook under which it is offered, in all languages.
    ///
    /// Exit status: 0, or 1 when something is wrong, or 2 when a file could not be opened.
    Check {
        /// Files or folders of exercises; without any those that the program carries.
        #[arg(value_name = "FILE")]
        files: Vec<String>,
    },
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let lang = arguments.language.lang();
    match &arguments.job {
        Job::List => list(&lang, arguments.format),
        Job::Check { files } => prove(files, &lang, arguments.format),
    }
}

fn list(lang: &Lang, format: Format) -> Result<Status> {
    let mut out = io::stdout().lock();
    match format {
        Format::Json => {
            let cases: Vec<Value> = exercises().iter().map(Exercise::row).collect();
            serde_json::to_writer(&mut out, &json!({ "cases": cases }))?;
            writeln!(out)?;
        }
        Format::Text => {
            for exercise in exercises() {
                let subject = Args::new().word("subject", exercise.subject.as_str());
                let level = Args::new().count("level", exercise.level.number().into());
                let laws: Vec<&str> = exercise.offered().iter().map(|book| book.id()).collect();
                let row = [
                    exercise.id.clone(),
                    logical(&lang.text("train-subject", &subject)),
                    logical(&lang.text("train-level", &level)),
                    laws.join(" "),
                ];
                writeln!(out, "{}", row.join("\t"))?;
            }
        }
    }
    out.flush()?;
    Ok(Status::Clean)
}

/// What is asked for by name, read; nothing where something could not be opened.
fn opened(files: &[String]) -> Option<Vec<(String, String)>> {
    let mut all = Vec::new();
    for name in files {
        let paths = if Path::new(name).is_dir() {
            let mut inside: Vec<String> = walkdir::WalkDir::new(name)
                .into_iter()
                .filter_map(Result::ok)
                .map(|entry| entry.path().display().to_string())
                .filter(|path| Path::new(path).extension().is_some_and(|end| end == "toml"))
                .collect();
            inside.sort();
            inside
        } else {
            vec![name.clone()]
        };
        for path in paths {
            match bounds::read_text(&path) {
                Ok(text) => all.push((path, text)),
                Err(error) => {
                    warn(format_args!("arbiter: {path}: {error}"));
                    return None;
                }
            }
        }
    }
    Some(all)
}

fn prove(files: &[String], lang: &Lang, format: Format) -> Result<Status> {
    let Some(read) = opened(files) else {
        return Ok(Status::Unreadable);
    };
    let carried = shipped_files();
    let texts: Vec<(&str, &str)> = if files.is_empty() {
        carried.iter().map(|(name, text)| (&**name, *text)).collect()
    } else {
        read.iter().map(|(name, text)| (&**name, &**text)).collect()
    };
    let mut faults = check(&texts);
    let voices = Language::ALL.map(Lang::new);
    let (mut cases, mut asked) = (0_u64, 0_u64);
    for (name, text) in &texts {
        for exercise in arbiter_casebook::training::read(text).exercises {
            cases += 1;
            for book in exercise.offered() {
                let Ok(posed) = exercise.pose(book, "") else {
                    continue;
                };
                asked += 1;
                let said = voices.iter().filter_map(|voice| unsaid(voice, &posed));
                faults.extend(said.map(|finding| Found {
                    file: (*name).to_owned(),
                    line: exercise.line,
                    id: exercise.id.clone(),
                    laws: book.id().to_owned(),
                    finding,
                }));
            }
        }
    }
    report(&faults, cases, asked, lang, format)
}

/// What is wrong with the words of an exercise in a language.
fn unsaid(voice: &Lang, posed: &Posed) -> Option<Finding> {
    let wrong = voice.train_unsaid(posed)?;
    Some(Finding::Text(format!("{}: {wrong}", voice.language().tag())))
}

fn report(faults: &[Found], cases: u64, asked: u64, lang: &Lang, format: Format) -> Result<Status> {
    let mut out = io::stdout().lock();
    match format {
        Format::Json => {
            let row = |found: &Found| {
                json!({
                    "file": found.file, "line": found.line, "id": found.id, "laws": found.laws,
                    "fault": found.finding.to_string(),
                })
            };
            let all: Vec<Value> = faults.iter().map(row).collect();
            let answer = json!({ "ok": faults.is_empty(), "cases": cases, "asked": asked, "faults": all });
            serde_json::to_writer(&mut out, &answer)?;
            writeln!(out)?;
        }
        Format::Text => {
            for found in faults {
                writeln!(out, "{found}")?;
            }
            let args = Args::new().count("cases", cases).count("asked", asked);
            let last = if faults.is_empty() {
                lang.text("train-checked", &args)
            } else {
                lang.text("train-faults", &Args::new().count("count", faults.len() as u64))
            };
            writeln!(out, "{}", logical(&last))?;
        }
    }
    out.flush()?;
    Ok(if faults.is_empty() {
        Status::Clean
    } else {
        Status::Found
    })
}
