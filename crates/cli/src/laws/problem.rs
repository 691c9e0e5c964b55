//! What is wrong with a rulebook's file, in the words of a language.

use arbiter_lang::{Args, Lang};
use arbiter_laws::{Fault, Problem};

/// The place and the fault on one line.
pub fn line(lang: &Lang, fault: &Fault) -> String {
    let mut place = format!("{}:{}:", fault.file, fault.line);
    if !fault.key.is_empty() {
        place = format!("{place} {}:", fault.key);
    }
    format!("{} {}", lang.isolate(&place), text(lang, &fault.problem))
}

/// The fault alone.
pub fn text(lang: &Lang, problem: &Problem) -> String {
    let (kind, args) = parts(problem);
    lang.find(&format!("laws-problem-{kind}"), &args)
        .unwrap_or_else(|| problem.to_string())
}

/// The message of a problem and its variables.
fn parts(problem: &Problem) -> (&'static str, Args) {
    let args = Args::new();
    let near = |args: Args, name: &str, nearest: &[String]| {
        let found = if nearest.is_empty() { "none" } else { "some" };
        let args = args.text("name", name).word("found", found);
        args.text("nearest", nearest.join(", "))
    };
    match problem {
        Problem::Syntax(message) => ("syntax", args.text("message", message.trim())),
        Problem::UnknownKey(known) => ("unknown-key", args.text("known", known.join(", "))),
        Problem::Missing(what) => ("missing", args.text("expected", *what)),
        Problem::WrongValue { expected, found } => (
            "wrong-value",
            args.text("expected", expected.as_str())
                .text("found", found.as_str()),
        ),
        Problem::UnknownTopic { name, nearest } => ("unknown-topic", near(args, name, nearest)),
        Problem::UnknownParameter { name, nearest } => ("unknown-parameter", near(args, name, nearest)),
        Problem::UnknownRulebook { name, nearest } => ("unknown-rulebook", near(args, name, nearest)),
        Problem::UnknownArticle {
            rulebook,
            article,
            nearest,
        } => (
            "unknown-article",
            near(args, article, nearest).text("rulebook", rulebook.as_str()),
        ),
        Problem::ForeignParameter(topic) => ("foreign-parameter", args.text("topic", topic.as_str())),
        Problem::NoValue(topic) => ("no-value", args.text("topic", topic.as_str())),
        Problem::UnknownWord { word, words } => (
            "unknown-word",
            args.text("name", word.as_str()).text("known", words.join(", ")),
        ),
        Problem::Duplicate(id) => ("duplicate", args.text("article", id.as_str())),
        Problem::Contradiction {
            other,
            parameter,
            games,
        } => (
            "contradiction",
            args.text("article", other.as_str())
                .text("parameter", parameter.as_str())
                .text("games", games.as_str()),
        ),
        Problem::Carried(topic) => ("carried", args.text("topic", topic.as_str())),
        Problem::AgainstTheLaws {
            rulebook,
            article,
            value,
        } => (
            "against-the-laws",
            args.text("rulebook", rulebook.as_str())
                .text("article", article.as_str())
                .text("value", value.as_str()),
        ),
        Problem::EndsBeforeStart => ("ends-before-start", args),
        Problem::NoTerritory => ("no-territory", args),
        Problem::Rated => ("rated", args),
        _ => ("other", args),
    }
}
