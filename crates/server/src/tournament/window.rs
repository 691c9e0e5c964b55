//! Who may play by his day of birth: the window of an event, and what it says of everybody who is entered or pasted.

use arbiter_hall::Preset;
use arbiter_hall::event::act::Form;
use arbiter_hall::event::ages::{AgeGroup, Day, Fit};
use arbiter_hall::event::announced::Way;
use arbiter_hall::event::regulations::{age_article, rulebook_of, window};
use arbiter_lang::{Args, Lang};
use arbiter_laws::Date;

use super::seen::Seen;
use crate::frame::Frame;

/// The age group of an event.
fn group(seen: &Seen) -> Option<AgeGroup> {
    seen.state.terms.ages.last()?.parse().ok()
}

/// The word of what an age group says of somebody.
const fn word(fit: Fit) -> &'static str {
    match fit {
        Fit::In => "in",
        Fit::Upwards => "upwards",
        Fit::TooYoung => "young",
        Fit::TooOld => "old",
        Fit::Unknown => "unknown",
    }
}

/// Whom an event takes, and by which article.
#[derive(Debug, Clone)]
pub struct Ages {
    group: AgeGroup,
    article: Option<&'static str>,
}

/// What an age group says of somebody who is pasted.
pub struct Verdict {
    /// In a few words.
    pub words: String,
    /// Whether he cannot enter.
    pub refused: bool,
}

impl Ages {
    /// Of an event.
    pub fn of(seen: &Seen) -> Option<Self> {
        let article = age_article(seen.state.terms.form);
        group(seen).map(|group| Self { group, article })
    }

    /// Of an event that a preset would make.
    pub fn of_preset(preset: &Preset) -> Option<Self> {
        let group = preset.ages.as_deref()?.parse().ok()?;
        let article = age_article(Some(Form::SchoolCup).filter(|_| preset.way == Way::SchoolCup));
        Some(Self { group, article })
    }

    /// What it says of a day of birth.
    pub fn verdict(&self, lang: &Lang, birth: &str) -> Verdict {
        let fit = self.group.fit(birth);
        let args = Args::new().word("age", word(fit));
        let args = args.text("article", self.article.unwrap_or_default());
        Verdict {
            words: lang.text("day-age", &args),
            refused: matches!(fit, Fit::TooOld | Fit::TooYoung),
        }
    }
}

/// The days between which an event takes players, and the day on which it counts their age.
pub fn window_words(frame: &Frame, seen: &Seen) -> Option<String> {
    let lang = frame.lang();
    let own = group(seen)?;
    let day = |day: Day| {
        let (year, month, day) = day.gregorian();
        let date = Date::new(
            year.try_into().ok()?,
            month.try_into().ok()?,
            day.try_into().ok()?,
        );
        date.map(|date| lang.date(date))
    };
    let book = rulebook_of(seen.state.terms.form);
    let of_book = book.and_then(|book| window(&book.standard(), &own.name));
    let counted = of_book
        .filter(|window| window.group == own)
        .and_then(|window| day(window.on));
    let args = Args::new()
        .word("from", day(own.oldest)?)
        .word("to", day(own.youngest)?)
        .word("counts", if counted.is_some() { "yes" } else { "no" })
        .word("on", counted.unwrap_or_default());
    Some(lang.text("day-window", &args))
}

/// How many are in the window, and by name who plays upwards and whose day of birth does not tell.
pub fn told(frame: &Frame, seen: &Seen) -> (String, Vec<String>) {
    let Some(group) = group(seen) else {
        return (String::new(), Vec::new());
    };
    let entrants = seen.state.entrants.values();
    let fits: Vec<_> = entrants
        .map(|one| {
            let fit = one.fit.unwrap_or_else(|| group.fit(&one.form().birth));
            (one.name().trim().to_owned(), fit)
        })
        .collect();
    let count = |fit: Fit| fits.iter().filter(|one| one.1 == fit).count() as u64;
    let args = Args::new()
        .count("in", count(Fit::In))
        .count("upwards", count(Fit::Upwards))
        .count("unknown", count(Fit::Unknown));
    let others = fits.iter().filter(|one| one.1 != Fit::In);
    let lines = others.map(|(name, fit)| {
        let args = Args::new().text("who", name).word("age", word(*fit));
        frame.lang().text("day-age-of", &args)
    });
    (frame.lang().text("day-ages", &args), lines.collect())
}
