//! `arbiter event explain`: why a round is what it is, and why two players do not meet.

use std::io::Write;

use anyhow::Result;
use arbiter_event::field::{field, initial_color};
use arbiter_event::{Color, Event, Points, System};
use arbiter_lang::{Args as Words, Lang};
use arbiter_pairing::NotPaired;
use arbiter_pairing::dutch::{
    ColorRule, Criterion, ExplainedBracket, Judged, Rules, Verdict, WhyNot, explain, why_not,
};
use clap::Args;
use serde_json::{Value, json};

use super::store::Store;
use super::{Format, Input, fault, files};
use crate::output::{Status, warn};

/// Explain a round of the FIDE (Dutch) system: brackets, what each costs by criterion, the article of the colours.
///
/// With `--why A B`: the first criterion under which the best pairing in which A meets B is worse than the one made.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    input: Input,
    /// The round, one that is paired or the next; without it the last that is paired.
    #[arg(long, value_name = "ROUND")]
    round: Option<usize>,
    /// Why do these two not meet? Starting ranks, `#ids` or parts of names.
    #[arg(long, num_args = 2, value_names = ["A", "B"])]
    why: Vec<String>,
    /// How to print it.
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
}

/// Does it.
pub fn run(arguments: &Arguments, lang: &Lang) -> Result<Status> {
    let store = Store::read(&arguments.input.file, lang)?;
    let mut event = store.event().clone();
    let system = files::system(&event, &arguments.input, lang)?;
    let System::Dutch(rules) = system else {
        return Err(fault(lang, "tournament-cli-nothing-to-explain", &Words::new()));
    };
    let last = event.paired_rounds();
    let round = arguments.round.unwrap_or(last.max(1));
    if round == 0 || round > last + 1 {
        let words = Words::new().count("from", 1).count("to", last as u64 + 1);
        return Err(fault(lang, "tournament-cli-round", &words));
    }
    if let Some(rounds) = event.rounds.map(usize::from).filter(|&rounds| round > rounds) {
        let why = NotPaired::Finished(rounds);
        warn(format_args!("arbiter: {}", store.words().not_paired(&why)));
        return Ok(Status::Impossible);
    }
    let colour = initial_color(&event).or(Some(Color::White));
    event = store.known(round);
    event.initial_color = colour;
    let why: Vec<u16> = arguments
        .why
        .iter()
        .map(|who| store.rank(who))
        .collect::<Result<_>>()?;
    let told = Told {
        event: &event,
        rules,
        round,
        lang,
    };
    let answer = match why[..] {
        [one, two] => why_not(&field(&event, round), rules, one, two)
            .map(|why| told.why(one, two, &why, arguments.format)),
        _ => explain(&field(&event, round), rules).map(|brackets| told.all(&brackets, arguments.format)),
    };
    let text = match answer {
        Ok(text) => text,
        Err(reason @ (NotPaired::Impossible { .. } | NotPaired::Finished(_))) => {
            warn(format_args!("arbiter: {}", store.words().not_paired(&reason)));
            return Ok(Status::Impossible);
        }
        Err(reason) => return Err(anyhow::Error::msg(store.words().not_paired(&reason))),
    };
    let mut out = super::plain::out();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(Status::Clean)
}

/// What everything that is told has in common.
struct Told<'a> {
    event: &'a Event,
    rules: Rules,
    round: usize,
    lang: &'a Lang,
}

impl Told<'_> {
    #[expect(
        clippy::needless_pass_by_value,
        reason = "words are put together where they are said"
    )]
    fn say(&self, id: &str, words: Words) -> String {
        self.lang.text(id, &words)
    }

    fn name(&self, number: u16) -> String {
        let name = self.event.player(number).map_or("", |player| player.name.trim());
        format!("{number} {name}")
    }

    fn numbers(&self, list: &[u16]) -> String {
        let words: Vec<String> = list.iter().map(u16::to_string).collect();
        self.lang.digits(&words.join(", "))
    }

    fn all(&self, brackets: &[ExplainedBracket], format: Format) -> String {
        match format {
            Format::Json => self.json(brackets).to_string() + "\n",
            Format::Csv => self.csv(brackets),
            Format::Table => self.table(brackets),
        }
    }

    fn json(&self, brackets: &[ExplainedBracket]) -> Value {
        let bracket = |(at, one): (usize, &ExplainedBracket)| {
            let pairs = one.pairs.iter().map(|pair| {
                json!({"white": pair.white, "black": pair.black, "article": pair.rule.article(self.rules)})
            });
            json!({
                "bracket": at + 1, "moved_down": one.moved_down, "residents": one.residents,
                "pairs": pairs.collect::<Vec<_>>(), "downfloaters": one.downfloaters,
                "criteria": one.verdicts.iter().map(|verdict| self.verdict(verdict)).collect::<Vec<_>>(),
            })
        };
        let list: Vec<Value> = brackets.iter().enumerate().map(bracket).collect();
        json!({"rules": self.rules.name(), "round": self.round, "brackets": list, "bye": bye(brackets)})
    }

    fn verdict(&self, verdict: &Verdict) -> Value {
        json!({"criterion": verdict.criterion.name(self.rules), "value": numbers(verdict.criterion, &verdict.value)})
    }

    fn csv(&self, brackets: &[ExplainedBracket]) -> String {
        use std::fmt::Write as _;
        let mut text = String::from("bracket,white,black,article\n");
        for (at, bracket) in brackets.iter().enumerate() {
            for pair in &bracket.pairs {
                let article = pair.rule.article(self.rules);
                let _ = writeln!(text, "{},{},{},{article}", at + 1, pair.white, pair.black);
            }
        }
        text
    }

    fn table(&self, brackets: &[ExplainedBracket]) -> String {
        let title = Words::new().count("round", self.round as u64);
        let mut lines = vec![self.say("event-explain-title", title.text("rules", self.rules.name()))];
        for (at, bracket) in brackets.iter().enumerate() {
            let kind = if bracket.moved_down.is_empty() {
                "none"
            } else {
                "some"
            };
            let words = Words::new().count("at", at as u64 + 1).word("down", kind);
            let words = words.text("moved", self.numbers(&bracket.moved_down));
            lines.push(self.say(
                "event-explain-bracket",
                words.text("residents", self.numbers(&bracket.residents)),
            ));
            lines.extend(self.pairs(bracket).into_iter().map(|line| format!("  {line}")));
            if !bracket.downfloaters.is_empty() && at + 1 < brackets.len() {
                let words = Words::new().text("players", self.numbers(&bracket.downfloaters));
                lines.push(format!("  {}", self.say("event-explain-down", words)));
            }
            lines.extend(self.costs(bracket).into_iter().map(|line| format!("  {line}")));
        }
        if let Some(bye) = bye(brackets) {
            lines.push(self.say("event-explain-bye", Words::new().text("player", self.name(bye))));
        }
        lines.join("\n") + "\n"
    }

    fn pairs(&self, bracket: &ExplainedBracket) -> Vec<String> {
        let line = |pair: &arbiter_pairing::dutch::ExplainedPair| {
            let rule = match pair.rule {
                ColorRule::Both => "both",
                ColorRule::Stronger => "stronger",
                ColorRule::LastDifference => "difference",
                ColorRule::HigherRanked => "higher",
                ColorRule::Parity => "parity",
            };
            let words = Words::new().text("white", self.name(pair.white));
            let words = words.text("black", self.name(pair.black)).word("rule", rule);
            self.say(
                "event-explain-pair",
                words.text("article", pair.rule.article(self.rules)),
            )
        };
        bracket.pairs.iter().map(line).collect()
    }

    /// What fails: criteria whose value is not nothing. In a bracket without pairs there was no choice.
    fn costs(&self, bracket: &ExplainedBracket) -> Vec<String> {
        if bracket.pairs.is_empty() {
            return Vec::new();
        }
        let fails = |verdict: &&Verdict| verdict.value.iter().any(|&value| value != 0);
        let told = |verdict: &&Verdict| match verdict.criterion.0 {
            7 | 8 => !bracket.downfloaters.is_empty(),
            _ => true,
        };
        let list = bracket.verdicts.iter().filter(fails).filter(told);
        let lines: Vec<String> = list
            .map(|verdict| {
                let words = Words::new().text("criterion", verdict.criterion.name(self.rules));
                let words = words.word("meaning", self.meaning(verdict.criterion));
                let value = self.value(verdict.criterion, &verdict.value);
                self.say("event-explain-cost", words.text("value", value))
            })
            .collect();
        if lines.is_empty() {
            return vec![self.say("event-explain-perfect", Words::new())];
        }
        lines
    }

    fn meaning(&self, criterion: Criterion) -> String {
        let psd = self.rules.judged() == Judged::Differences && criterion.0 == 7;
        let key = format!("c{}{}", criterion.0, if psd { "psd" } else { "" });
        self.say("event-criterion", Words::new().word("criterion", key))
    }

    /// A verdict's numbers for people.
    fn value(&self, criterion: Criterion, value: &[i32]) -> String {
        if value.is_empty() {
            return self.say("event-why-nothing", Words::new());
        }
        let words: Vec<String> = numbers(criterion, value)
            .iter()
            .map(|one| one.as_str().map_or_else(|| one.to_string(), str::to_owned))
            .collect();
        self.lang.digits(&words.join(", "))
    }

    fn why(&self, one: u16, two: u16, why: &WhyNot, format: Format) -> String {
        if format != Format::Table {
            return self.why_json(one, two, why).to_string() + "\n";
        }
        let title = Words::new()
            .text("one", self.name(one))
            .text("two", self.name(two));
        format!("{}\n{}\n", self.say("event-why-title", title), self.reason(why))
    }

    fn reason(&self, why: &WhyNot) -> String {
        let named = |number: u8| Words::new().text("criterion", Criterion(number).name(self.rules));
        let floated = |bracket: usize, floats: Option<u16>| {
            let words = Words::new().count("bracket", bracket as u64);
            let words = words.word("floats", if floats.is_some() { "some" } else { "none" });
            words.text(
                "player",
                floats.map_or_else(String::new, |number| self.name(number)),
            )
        };
        match why {
            WhyNot::TheyMeet => self.say("event-why-they-meet", Words::new()),
            WhyNot::NotPaired(number) => self.say(
                "event-why-not-paired",
                Words::new().text("player", self.name(*number)),
            ),
            WhyNot::OnePlayer => self.say("event-why-one-player", Words::new()),
            WhyNot::Met => self.say("event-why-met", named(1)),
            WhyNot::Forbidden => self.say("event-why-forbidden", Words::new()),
            WhyNot::Colour(color) => self.say("event-why-colour", named(3).word("colour", color.word())),
            WhyNot::Completion(criterion) => {
                let words = Words::new().word("criterion", format!("c{}", criterion.0));
                self.say(
                    "event-why-completion",
                    words.text("name", criterion.name(self.rules)),
                )
            }
            WhyNot::Worse {
                bracket,
                floats,
                criterion,
                made,
                other,
            } => {
                let words = floated(*bracket, *floats).text("criterion", criterion.name(self.rules));
                let words = words.word("meaning", self.meaning(*criterion));
                let words = words.text("made", self.value(*criterion, made));
                self.say(
                    "event-why-worse",
                    words.text("other", self.value(*criterion, other)),
                )
            }
            WhyNot::Later { bracket, floats } => {
                let article = self.rules.order();
                self.say(
                    "event-why-later",
                    floated(*bracket, *floats).text("article", article),
                )
            }
            _ => String::new(),
        }
    }

    fn why_json(&self, one: u16, two: u16, why: &WhyNot) -> Value {
        let mut value = json!({"rules": self.rules.name(), "round": self.round, "players": [one, two]});
        let mut set = |key: &str, of: Value| value[key] = of;
        let reason = match why {
            WhyNot::TheyMeet => "they_meet",
            WhyNot::NotPaired(number) => {
                set("player", json!(number));
                "not_paired"
            }
            WhyNot::OnePlayer => "one_player",
            WhyNot::Met => {
                set("criterion", json!(Criterion(1).name(self.rules)));
                "met"
            }
            WhyNot::Forbidden => "forbidden",
            WhyNot::Colour(color) => {
                set("criterion", json!(Criterion(3).name(self.rules)));
                set("colour", json!(color.word()));
                "colour"
            }
            WhyNot::Completion(criterion) => {
                set("criterion", json!(criterion.name(self.rules)));
                "completion"
            }
            WhyNot::Worse {
                bracket,
                floats,
                criterion,
                made,
                other,
            } => {
                set("criterion", json!(criterion.name(self.rules)));
                set("bracket", json!(bracket));
                set("floats", json!(floats));
                set("made", json!(numbers(*criterion, made)));
                set("other", json!(numbers(*criterion, other)));
                "worse"
            }
            WhyNot::Later { bracket, floats } => {
                set("article", json!(self.rules.order()));
                set("bracket", json!(bracket));
                set("floats", json!(floats));
                "later"
            }
            _ => "other",
        };
        value["why"] = json!(reason);
        value
    }
}

/// Who gets the bye: whoever floats out of the last bracket.
fn bye(brackets: &[ExplainedBracket]) -> Option<u16> {
    brackets
        .last()
        .and_then(|last| last.downfloaters.first().copied())
}

/// A verdict's numbers: counts, and points as decimals in strings; who meets nobody falls without bound.
fn numbers(criterion: Criterion, value: &[i32]) -> Vec<Value> {
    let points = |value: i32| match value {
        500_000.. => json!("∞"),
        _ => json!(Points::hundredths(value).to_string()),
    };
    let one = |(at, &value): (usize, &i32)| match criterion.0 {
        7 | 18.. => points(value),
        8 if at > 0 => points(value),
        _ => json!(value),
    };
    value.iter().enumerate().map(one).collect()
}
