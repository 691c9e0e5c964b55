//! CPU time of getting the rulebooks ready and of searching them, against fixed bounds. No peer: nobody else has the Laws
//! as data.
//!
//! Ready means: a program that has just started looks an edition up and resolves every kind of game of it.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Duration;

use arbiter_bench::clock::Clock;
use arbiter_lang::{Lang, Language};
use arbiter_laws::{Play, Regulations, Supervision, default_rulebook, rulebooks};

/// The built-in rulebooks are ready, in milliseconds.
const READY: f64 = 5.0;
/// A search through one rulebook, in milliseconds.
const SEARCH: f64 = 20.0;
/// How often each is done; the worst counts.
const TIMES: usize = 50;

fn main() -> ExitCode {
    let mut held = measure("every regime of every rulebook", READY, ready);
    for language in Language::ALL {
        let lang = Lang::new(language);
        // A server makes a reader's summaries once and keeps them; a search does not pay for them.
        let texts = lang.summaries(default_rulebook());
        for words in [some_word(&lang), "zzz".to_owned()] {
            held &= measure(&format!("search in {}: {words}", language.tag()), SEARCH, || {
                black_box(lang.search(default_rulebook(), &texts, &words));
            });
        }
    }
    if held {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn ready() {
    let nothing = Regulations::default();
    for book in rulebooks() {
        for play in Play::ALL {
            for how in Supervision::ALL {
                black_box(book.regime(play, how, &nothing));
            }
        }
    }
}

/// The first word of the first article, in the language: one that is found.
fn some_word(lang: &Lang) -> String {
    let book = default_rulebook();
    let text = lang.summary(book, &book.articles()[0]);
    text.split(' ').next().unwrap_or_default().to_owned()
}

/// Prints the figures of a job; whether the worst was within the bound.
fn measure(name: &str, bound: f64, job: impl Fn()) -> bool {
    let mut times: Vec<f64> = (0..TIMES)
        .map(|_| {
            let before = Clock::Thread.now();
            job();
            ms(Clock::Thread.now().saturating_sub(before))
        })
        .collect();
    times.sort_by(f64::total_cmp);
    let (median, worst) = (times[TIMES / 2], times[TIMES - 1]);
    println!("{name}: median {median:.2} ms, worst {worst:.2} ms, bound {bound} ms");
    worst <= bound
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
