//! What is wrong with a rulebook or with an event's regulations.

use arbiter_laws::{Problem, RegulationsError};

use crate::{Args, Lang};

impl Lang {
    /// What is wrong at a place of a rulebook.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// use arbiter_laws::Problem;
    /// let text = Lang::new(Language::En).problem(&Problem::EndsBeforeStart);
    /// assert_eq!(text, "it ends before it starts");
    /// ```
    #[must_use]
    pub fn problem(&self, problem: &Problem) -> String {
        let (kind, args) = parts(problem);
        self.find(&format!("laws-problem-{kind}"), &args)
            .unwrap_or_else(|| problem.to_string())
    }

    /// Why a parameter of an event's regulations cannot be set, with its name.
    ///
    /// ```
    /// use arbiter_lang::{Lang, Language};
    /// use arbiter_laws::{Raw, Regulations};
    /// let why = Regulations::default().set("claim.withdrawal", &Raw::Text("now")).unwrap_err();
    /// let text = Lang::new(Language::En).unread_regulations(&why);
    /// assert!(text.starts_with("claim.withdrawal: there is no word now"), "{text}");
    /// ```
    #[must_use]
    pub fn unread_regulations(&self, why: &RegulationsError) -> String {
        format!("{}: {}", self.isolate(&why.key), self.problem(&why.problem))
    }
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
        Problem::OnlyWording(name) => ("only-wording", args.text("name", name.as_str())),
        Problem::NotBuilt(name) => ("not-built", args.text("name", name.as_str())),
        Problem::EndsBeforeStart => ("ends-before-start", args),
        Problem::NoTerritory => ("no-territory", args),
        Problem::Rated => ("rated", args),
        _ => ("other", args),
    }
}
