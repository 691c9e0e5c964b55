//! Why a round is what it is, and why two do not meet, in words.

use arbiter_event::Event;
use arbiter_event::explained::{Apart, ByHand, bye, numbers};
use arbiter_pairing::dutch::{
    ColorRule, Criterion, ExplainedBracket, ExplainedPair, Judged, Rules, Verdict, WhyNot,
};

use crate::{Args, Lang};

/// What everything that is told of a round has in common.
pub struct PairingWords<'a> {
    /// The event as the pairing knew it.
    pub event: &'a Event,
    /// The rules.
    pub rules: Rules,
    /// The round.
    pub round: usize,
    /// The language.
    pub lang: &'a Lang,
}

impl PairingWords<'_> {
    #[expect(
        clippy::needless_pass_by_value,
        reason = "words are put together where they are said"
    )]
    fn say(&self, id: &str, words: Args) -> String {
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

    /// Bracket by bracket: who meets whom and by which article, what floats, what it costs.
    #[must_use]
    pub fn table(&self, brackets: &[ExplainedBracket], is_made_so: bool) -> String {
        let title = Args::new().count("round", self.round as u64);
        let mut lines = vec![self.say("event-explain-title", title.text("rules", self.rules.name()))];
        if !is_made_so {
            lines.push(self.say("event-explain-by-hand", Args::new()));
        }
        for (at, bracket) in brackets.iter().enumerate() {
            let told = self.bracket(at, bracket, brackets.len()).into_iter().enumerate();
            lines.extend(told.map(|(at, line)| if at == 0 { line } else { format!("  {line}") }));
        }
        if let Some(bye) = bye(brackets) {
            lines.push(self.say("event-explain-bye", Args::new().text("player", self.name(bye))));
        }
        lines.join("\n") + "\n"
    }

    fn pairs(&self, bracket: &ExplainedBracket) -> Vec<String> {
        bracket.pairs.iter().map(|pair| self.pair(*pair)).collect()
    }

    fn pair(&self, pair: ExplainedPair) -> String {
        let rule = match pair.rule {
            ColorRule::Both => "both",
            ColorRule::Stronger => "stronger",
            ColorRule::LastDifference => "difference",
            ColorRule::HigherRanked => "higher",
            ColorRule::Parity => "parity",
        };
        let words = Args::new().text("white", self.name(pair.white));
        let words = words.text("black", self.name(pair.black)).word("rule", rule);
        let words = words.text("article", pair.rule.article(self.rules));
        self.say("event-explain-pair", words)
    }

    /// Why these two meet and why these colours in a sentence, then their bracket with what it costs; nothing where the rules do
    /// not pair them so.
    #[must_use]
    pub fn meeting(&self, brackets: &[ExplainedBracket], two: (u16, u16)) -> Option<(String, Vec<String>)> {
        brackets.iter().enumerate().find_map(|(at, bracket)| {
            let mut pairs = bracket.pairs.iter();
            let pair = pairs.find(|pair| (pair.white, pair.black) == two)?;
            Some((self.pair(*pair), self.bracket(at, bracket, brackets.len())))
        })
    }

    /// A bracket: who is in it, who meets whom, who floats down out of it, what it costs.
    fn bracket(&self, at: usize, bracket: &ExplainedBracket, all: usize) -> Vec<String> {
        let kind = if bracket.moved_down.is_empty() {
            "none"
        } else {
            "some"
        };
        let words = Args::new().count("at", at as u64 + 1).word("down", kind);
        let words = words.text("moved", self.numbers(&bracket.moved_down));
        let words = words.text("residents", self.numbers(&bracket.residents));
        let mut lines = vec![self.say("event-explain-bracket", words)];
        lines.extend(self.pairs(bracket));
        if !bracket.downfloaters.is_empty() && at + 1 < all {
            let words = Args::new().text("players", self.numbers(&bracket.downfloaters));
            lines.push(self.say("event-explain-down", words));
        }
        lines.extend(self.costs(bracket));
        lines
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
                let words = Args::new().text("criterion", verdict.criterion.name(self.rules));
                let words = words.word("meaning", self.meaning(verdict.criterion));
                let value = self.value(verdict.criterion, &verdict.value);
                self.say("event-explain-cost", words.text("value", value))
            })
            .collect();
        if lines.is_empty() {
            return vec![self.say("event-explain-perfect", Args::new())];
        }
        lines
    }

    fn meaning(&self, criterion: Criterion) -> String {
        let psd = self.rules.judged() == Judged::Differences && criterion.0 == 7;
        let key = format!("c{}{}", criterion.0, if psd { "psd" } else { "" });
        self.say("event-criterion", Args::new().word("criterion", key))
    }

    /// A verdict's numbers for people.
    fn value(&self, criterion: Criterion, value: &[i32]) -> String {
        if value.is_empty() {
            return self.say("event-why-nothing", Args::new());
        }
        let words: Vec<String> = numbers(criterion, value)
            .iter()
            .map(|one| one.as_str().map_or_else(|| one.to_string(), str::to_owned))
            .collect();
        self.lang.digits(&words.join(", "))
    }

    /// Why these two do not meet.
    #[must_use]
    pub fn why(&self, one: u16, two: u16, apart: &Apart) -> String {
        let title = Args::new()
            .text("one", self.name(one))
            .text("two", self.name(two));
        format!("{}\n{}\n", self.say("event-why-title", title), self.reason(apart))
    }

    /// The sentence alone.
    #[must_use]
    pub fn reason(&self, apart: &Apart) -> String {
        match apart.by_hand {
            Some(ByHand::Meet) => self.say("event-why-meet-by-hand", Args::new()),
            Some(ByHand::Apart) => self.say("event-why-by-hand", Args::new()),
            None => self.rule(&apart.why),
        }
    }

    fn rule(&self, why: &WhyNot) -> String {
        let named = |number: u8| Args::new().text("criterion", Criterion(number).name(self.rules));
        let floated = |bracket: usize, floats: Option<u16>| {
            let words = Args::new().count("bracket", bracket as u64);
            let words = words.word("floats", if floats.is_some() { "some" } else { "none" });
            words.text(
                "player",
                floats.map_or_else(String::new, |number| self.name(number)),
            )
        };
        match why {
            WhyNot::TheyMeet => self.say("event-why-they-meet", Args::new()),
            WhyNot::NotPaired(number) => self.say(
                "event-why-not-paired",
                Args::new().text("player", self.name(*number)),
            ),
            WhyNot::OnePlayer => self.say("event-why-one-player", Args::new()),
            WhyNot::Met => self.say("event-why-met", named(1)),
            WhyNot::Undecided => self.say("event-why-undecided", Args::new()),
            WhyNot::Forbidden => self.say("event-why-forbidden", Args::new()),
            WhyNot::Colour(color) => self.say("event-why-colour", named(3).word("colour", color.word())),
            WhyNot::Completion(criterion) => {
                let words = Args::new().word("criterion", format!("c{}", criterion.0));
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
}
