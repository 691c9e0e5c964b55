//! A time control in the words of a language, and why one could not be read.

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use arbiter_lang::{Args, Lang};
use arbiter_laws::Rulebook;
use arbiter_laws::clock::{Bonus, Color, Period, TimeControl};

use super::control::{Explained, mode};

/// Writes what is told, a line each.
pub fn print(out: &mut dyn Write, lang: &Lang, book: &Rulebook, explained: &Explained) -> Result<()> {
    for (player, of) in explained.players() {
        let control = explained.controls.of(*of);
        writeln!(out, "{}", heading(lang, *player, control))?;
        for line in lines(lang, control, &explained.totals) {
            writeln!(out, "  {line}")?;
        }
    }
    let kind = if explained.moves.is_some() {
        "moves"
    } else {
        "fixed"
    };
    let latest = Args::new()
        .word("kind", kind)
        .count("moves", u64::from(explained.moves.unwrap_or(0)))
        .duration("time", explained.latest);
    writeln!(out, "{}", lang.text("time-latest", &latest))?;
    writeln!(out, "{}", classed(lang, book, explained))?;
    for warning in &explained.class.warnings {
        writeln!(out, "{}", lang.unfit(warning))?;
    }
    Ok(())
}

fn heading(lang: &Lang, player: Option<Color>, control: &TimeControl) -> String {
    let args = Args::new()
        .word("player", player.map_or("both", Color::word))
        .text("control", control.to_string());
    lang.text("time-control", &args.text("pgn", control.to_pgn()))
}

fn lines(lang: &Lang, control: &TimeControl, totals: &[u32]) -> Vec<String> {
    let mut lines = Vec::new();
    if control.periods().len() > 1 {
        lines.extend(control.periods().iter().map(|each| period(lang, each)));
    }
    lines.push(lang.text("time-main", &Args::new().duration("base", control.base())));
    lines.push(each(lang, control));
    lines.extend(totals.iter().map(|moves| {
        let args = Args::new().count("moves", u64::from(*moves));
        lang.text("time-after", &args.duration("time", control.allotted(*moves)))
    }));
    lines
}

fn period(lang: &Lang, period: &Period) -> String {
    let moves = if period.moves.is_some() { "counted" } else { "rest" };
    let args = Args::new()
        .word("moves", moves)
        .count("count", u64::from(period.moves.unwrap_or(0)))
        .duration("base", period.base)
        .word("mode", mode(period.bonus))
        .duration("each", period.bonus.duration());
    lang.text("time-period", &args)
}

/// What each move gives, where it is the same in all periods.
fn each(lang: &Lang, control: &TimeControl) -> String {
    let first = control
        .periods()
        .first()
        .map_or(Bonus::None, |period| period.bonus);
    let same = control.periods().iter().all(|period| period.bonus == first);
    let mode = match first {
        _ if !same => "varying",
        Bonus::Delay(_) if control.base() == Duration::ZERO => "only",
        bonus => mode(bonus),
    };
    let args = Args::new().word("mode", mode).duration("each", first.duration());
    lang.text("time-each", &args)
}

fn classed(lang: &Lang, book: &Rulebook, explained: &Explained) -> String {
    let title = Args::new().word("title", lang.rulebook(book));
    let (Some(figure), Some(article)) = (explained.class.figure, &explained.class.article) else {
        return lang.text("time-no-class", &title);
    };
    let args = title
        .word("play", explained.class.play.id())
        .duration("figure", figure.time)
        .count("moves", u64::from(figure.moves.unwrap_or(0)))
        .text("article", article.article());
    lang.text("time-class", &args)
}
