//! `arbiter event explain`: why a round is what it is, and why two players do not meet.

use std::io::Write;

use anyhow::Result;
use arbiter_event::explained::{Apart, brackets, why as why_json};
use arbiter_event::field::{field, initial_color};
use arbiter_event::{Color, System};
use arbiter_lang::{Args as Words, Lang, PairingWords};
use arbiter_pairing::NotPaired;
use arbiter_pairing::dutch::{ExplainedBracket, NotExplained, Rules, Stop, explain, why_not};
use clap::Args;

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
    let mut knew = store.known(round);
    knew.event.initial_color = colour;
    event.clone_from(&knew.event);
    let asked: Vec<u16> = arguments
        .why
        .iter()
        .map(|who| store.rank(who))
        .collect::<Result<_>>()?;
    let words = PairingWords {
        event: &event,
        rules,
        round,
        lang,
    };
    let (field, stop) = (field(&event, round), Stop::never());
    let answer = match asked[..] {
        [one, two] => why_not(&field, rules, (one, two), &stop).map(|found| {
            let by_hand = knew.by_hand((one, two), &found);
            let why = found;
            let apart = Apart { rules, why, by_hand };
            match arguments.format {
                Format::Table => words.why(one, two, &apart),
                Format::Json | Format::Csv => why_json(round, (one, two), &apart).to_string() + "\n",
            }
        }),
        _ => explain(&field, rules, &stop).map(|found| match arguments.format {
            Format::Json => brackets(rules, round, &found, &knew).to_string() + "\n",
            Format::Csv => csv(rules, &found),
            Format::Table => words.table(&found, knew.is_made_so(&found)),
        }),
    };
    let text = match answer {
        Ok(text) => text,
        Err(NotExplained::NotPaired(reason @ (NotPaired::Impossible { .. } | NotPaired::Finished(_)))) => {
            warn(format_args!("arbiter: {}", store.words().not_paired(&reason)));
            return Ok(Status::Impossible);
        }
        Err(NotExplained::NotPaired(reason)) => {
            return Err(anyhow::Error::msg(store.words().not_paired(&reason)));
        }
        Err(stopped @ NotExplained::Stopped) => return Err(stopped.into()),
    };
    let mut out = super::plain::out();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(Status::Clean)
}

fn csv(rules: Rules, brackets: &[ExplainedBracket]) -> String {
    use std::fmt::Write as _;
    let mut text = String::from("bracket,white,black,article\n");
    for (at, bracket) in brackets.iter().enumerate() {
        for pair in &bracket.pairs {
            let article = pair.rule.article(rules);
            let _ = writeln!(text, "{},{},{},{article}", at + 1, pair.white, pair.black);
        }
    }
    text
}
