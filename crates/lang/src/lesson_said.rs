//! What lessons say that is put together: what a game has ruled, why a choice is wrong, an act of hands, the moves of a clock.

use std::time::Duration;

use arbiter_game::rules::Answer;
use arbiter_learn::{ClockStep, HandsStep, Language as Letters, Reason, Step, Task, Tried};
use arbiter_notation::read_san;

use crate::answers::{Played, is_plain};
use crate::{Args, Lang};

/// So many words a child reads in one go.
pub const MOST_WORDS: usize = 20;

/// The words of a text.
pub fn words_in(text: &str) -> usize {
    text.split_whitespace().count()
}

/// What the game has ruled, in as few sentences as a child reads: decisions without what must be done about them.
pub fn ruled(lang: &Lang, tried: &Tried) -> String {
    let mut said = String::new();
    for answer in tried.answers.iter().filter(|answer| !is_plain(answer)) {
        let more = match answer {
            Answer::Ruling(ruling) => lang.decision(ruling, &tried.boards),
            Answer::Question(question) => lang.question_title(question),
        };
        if words_in(&said) + words_in(&more) <= MOST_WORDS {
            said = [said, more]
                .into_iter()
                .filter(|text| !text.is_empty())
                .collect::<Vec<_>>()
                .join(" ");
        }
    }
    if said.is_empty() && tried.answers.iter().any(|answer| !is_plain(answer)) {
        return lang.text("learn-said-ruled", &Args::new());
    }
    said
}

/// What a board or clocks tell about a wrong choice.
pub fn reason_of(lang: &Lang, reason: &Reason) -> String {
    let time = Duration::from_millis;
    match reason {
        Reason::Not(_) => lang.text("learn-said-not-this", &Args::new()),
        Reason::Shows(word, named) => {
            let args = Args::new().word("reason", *word).text("named", named.as_str());
            lang.text("learn-why", &args)
        }
        Reason::Figure(moves, ms) => {
            let args = Args::new().count("moves", u64::from(*moves));
            lang.text("learn-why-figure", &args.spoken("time", time(*ms)))
        }
        Reason::Clocks(sums) => {
            let which: &[&str] = if sums.len() > 1 {
                &["left", "right"]
            } else {
                &["only"]
            };
            let one = |(which, [begins, used, added]): (&&str, &[u64; 3])| {
                let args = Args::new()
                    .word("which", *which)
                    .duration("begins", time(*begins))
                    .duration("used", time(*used))
                    .duration("added", time(*added));
                lang.text("learn-why-clock", &args)
            };
            which.iter().zip(sums).map(one).collect::<Vec<_>>().join(" ")
        }
    }
}

/// An act of hands in words: what a case calls `white touches g1`. A move is written in the letters of the language.
pub fn act_of(lang: &Lang, task: &HandsStep, sentence: &str) -> String {
    let Ok(event) = arbiter_learn::event(sentence) else {
        return sentence.to_owned();
    };
    let now = *task.begin().game.state().line.now();
    let fields = serde_json::to_value(&event.act).unwrap_or_default();
    let field = |name: &str| fields.get(name).and_then(serde_json::Value::as_str);
    let typed = field("text").filter(|_| event.act.tag() == "move");
    let squares = field("uci").map(str::to_owned).or_else(|| {
        let position = now.lawful()?;
        let read = read_san(position, typed?.as_bytes(), Letters::English.letters()).ok()?;
        Some(read.mv.named().to_string())
    });
    squares.map_or_else(
        || lang.event(&event, &[]),
        |squares| {
            let played = Played {
                by: event.by,
                squares: &squares,
                two_hands: false,
                pressed: fields.get("press") != Some(&serde_json::Value::Bool(false)),
            };
            lang.played(&played, &[now])
        },
    )
}

/// The moves of a clock and how long each takes, in a sentence; empty where nothing is moved.
pub fn thought(lang: &Lang, step: &Step) -> String {
    let Task::Clock(ClockStep { used, .. }) = &step.task else {
        return String::new();
    };
    let Some(first) = used.first().copied().map(Duration::from_millis) else {
        return String::new();
    };
    if used.iter().all(|one| Some(one) == used.first()) {
        let args = Args::new()
            .count("moves", used.len() as u64)
            .spoken("each", first);
        return lang.text("learn-thought-each", &args);
    }
    let spoken = used.iter().map(|one| lang.spoken(Duration::from_millis(*one)));
    let row = spoken
        .reduce(|first, rest| lang.text("time-then", &Args::new().word("first", first).word("rest", rest)));
    let args = Args::new().word("row", row.unwrap_or_default());
    lang.text("learn-thought-row", &args)
}
