//! `arbiter learn`: the lessons, a try, the facts, and the proof of a teacher's own lessons, without a browser.

mod words;

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use arbiter_lang::{Args as Words, Lang, LessonWords, OwnLesson, OwnLessons, own_lessons};
use arbiter_learn::{Asked, Language, Lesson, State, attempt, facts, prove, shipped};
use clap::{Args, Subcommand};
use serde_json::{Value, json};

use crate::language::LanguageEverywhere;
use crate::output::{Format, Status};

/// Lessons for beginners: list them, try a step, prove lessons of your own.
///
/// Exit status: 0, 1 when a lesson has faults or a try is wrong, 2 when something could not be read.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(subcommand)]
    job: Job,
    #[command(flatten)]
    language: LanguageEverywhere,
    /// How the answer is written.
    #[arg(long, value_enum, default_value_t = Format::Text, global = true)]
    format: Format,
    /// A folder with a lesson of your own, or with folders of them; they come before those of the house.
    #[arg(long, value_name = "DIR", global = true)]
    lessons: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Job {
    /// Every lesson with its steps.
    List,
    /// Prove lessons: every state of every step is walked, every sentence looked for.
    Check {
        /// A folder with `lesson.toml` and a file of sentences a language, or folders of them [default: the lessons of the house].
        #[arg(value_name = "DIR")]
        folder: Option<PathBuf>,
    },
    /// Try a step: its moves from the beginning.
    Try {
        /// The lesson.
        lesson: String,
        /// The step.
        step: String,
        /// Moves in UCI, squares, ids of answers, texts, or sentences such as `white touches g1`.
        moves: Vec<String>,
    },
    /// Facts of beginners' questions, with their sources.
    Facts,
}

/// Does one of them.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let lang = arguments.language.lang();
    let own = arguments
        .lessons
        .as_deref()
        .map(|folder| whole(folder, &lang))
        .transpose()?;
    let course = Course {
        own: own.unwrap_or_default(),
        house: shipped(),
        lang: &lang,
    };
    let (answer, status) = match &arguments.job {
        Job::List => (course.list(arguments.format)?, Status::Clean),
        Job::Check { folder } => course.check(folder.as_deref(), arguments.format)?,
        Job::Try { lesson, step, moves } => course.tried((lesson, step), moves, arguments.format)?,
        Job::Facts => (of_facts(&lang, arguments.format)?, Status::Clean),
    };
    io::stdout().lock().write_all(answer.as_bytes())?;
    Ok(status)
}

fn read(folder: &Path) -> Result<OwnLessons> {
    own_lessons(folder).with_context(|| folder.display().to_string())
}

/// The lessons of a folder, all of them without fault.
fn whole(folder: &Path, lang: &Lang) -> Result<Vec<OwnLesson>> {
    let found = read(folder)?;
    match found.faults.first() {
        Some(first) => Err(anyhow!(lang.lesson_fault(&first.file, &first.fault))),
        None => Ok(found.lessons),
    }
}

/// The lessons that there are.
struct Course<'a> {
    own: Vec<OwnLesson>,
    house: Vec<Lesson>,
    lang: &'a Lang,
}

fn pretty(value: &Value) -> Result<String> {
    Ok(format!("{}\n", serde_json::to_string_pretty(value)?))
}

impl Course<'_> {
    fn all(&self) -> Vec<(&Lesson, LessonWords<'_>)> {
        let language = self.lang.language();
        let own = self.own.iter();
        let mut all: Vec<_> = own
            .map(|own| (&own.lesson, LessonWords::own(self.lang, own.texts(language))))
            .collect();
        let is_own = |lesson: &&Lesson| self.own.iter().any(|own| own.lesson.id == lesson.id);
        let house = self.house.iter().filter(|lesson| !is_own(lesson));
        all.extend(house.map(|lesson| (lesson, LessonWords::house(self.lang))));
        all
    }

    fn list(&self, format: Format) -> Result<String> {
        let rows: Vec<_> = self
            .all()
            .iter()
            .map(|(lesson, words)| words.row(lesson))
            .collect();
        match format {
            Format::Json => pretty(&json!({ "lessons": rows })),
            Format::Text => Ok(words::list(self.lang, &rows)),
        }
    }

    fn check(&self, folder: Option<&Path>, format: Format) -> Result<(String, Status)> {
        let (count, faults) = match folder {
            Some(folder) => {
                let found = read(folder)?;
                let faults = found.faults.into_iter().map(|one| (one.file, one.fault));
                (found.lessons.len(), faults.collect::<Vec<_>>())
            }
            None => (self.house.len(), faults_of_the_house()),
        };
        let status = if faults.is_empty() {
            Status::Clean
        } else {
            Status::Found
        };
        let answer = match format {
            Format::Json => {
                let row = |(file, fault): &(String, arbiter_learn::Fault)| {
                    let text = self.lang.lesson_fault(file, fault);
                    json!({ "file": file, "line": fault.line, "column": fault.column, "tag": fault.problem.tag(), "text": text })
                };
                pretty(&json!({ "lessons": count, "faults": faults.iter().map(row).collect::<Vec<_>>() }))?
            }
            Format::Text if faults.is_empty() => {
                let args = Words::new().count("lessons", count as u64);
                format!("{}\n", self.lang.text("learn-checked", &args))
            }
            Format::Text => {
                let said = faults
                    .iter()
                    .map(|(file, fault)| self.lang.lesson_fault(file, fault) + "\n");
                said.collect()
            }
        };
        Ok((answer, status))
    }

    fn tried(
        &self,
        (lesson, step): (&str, &str),
        moves: &[String],
        format: Format,
    ) -> Result<(String, Status)> {
        let say = |id: &str, args: Words| anyhow!(self.lang.text(id, &args));
        let all = self.all();
        let found = all.iter().find(|(known, _)| known.id == lesson);
        let (found, words) =
            found.ok_or_else(|| say("learn-no-lesson", Words::new().text("name", lesson)))?;
        let args = Words::new().text("lesson", lesson).text("name", step);
        let step = found.step(step).ok_or_else(|| say("learn-no-step", args))?;
        let asked: Vec<Asked> = moves.iter().map(|text| read_one(text)).collect();
        let letters = Language::from_code(self.lang.language().tag()).unwrap_or(Language::English);
        let tried = attempt(step, &asked, letters).map_err(|why| {
            let args = Words::new()
                .count("number", why.number as u64)
                .text("expected", why.why);
            say("learn-unreadable", args)
        })?;
        let status = if tried.state == State::Wrong {
            Status::Found
        } else {
            Status::Clean
        };
        let row = words.tried(found, step, &tried, asked.len());
        let answer = match format {
            Format::Json => pretty(&serde_json::to_value(&row)?)?,
            Format::Text => words::tried(self.lang, &words.aim(found, step), &row),
        };
        Ok((answer, status))
    }
}

/// An act in JSON, or a text.
fn read_one(text: &str) -> Asked {
    match serde_json::from_str(text) {
        Ok(Value::Object(act)) => Asked::Act(act),
        _ => Asked::from(text),
    }
}

fn faults_of_the_house() -> Vec<(String, arbiter_learn::Fault)> {
    let mut all = Vec::new();
    for (id, text) in arbiter_learn::texts() {
        let file = format!("learn/lessons/{id}.toml");
        let faults = match arbiter_learn::read(text) {
            Ok(lesson) => prove(&lesson),
            Err(faults) => faults.0,
        };
        all.extend(faults.into_iter().map(|fault| (file.clone(), fault)));
    }
    all
}

fn of_facts(lang: &Lang, format: Format) -> Result<String> {
    let all = facts::shipped();
    match format {
        Format::Json => pretty(&json!({ "facts": all })),
        Format::Text => Ok(words::facts(lang, &all)),
    }
}
