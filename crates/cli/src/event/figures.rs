//! `arbiter event ratings`, `norms`, `prizes`: figures that follow from the results.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use arbiter_event::ages::Birth;
use arbiter_event::prizes::{Money, Sharing, shares};
use arbiter_event::round_robin::counting;
use arbiter_event::tiebreak::{Edition, standings};
use arbiter_event::{Entrant, Event, Points};
use arbiter_lang::{Args as Words, Lang};
use arbiter_reports::norm::{Norm, Title, check};
use arbiter_reports::rating::{Change, change, coefficient, games, performance};
use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use super::standings::codes;
use super::{Format, expected, files};
use crate::output::{Status, warn};

/// Rating performance, expected score and rating change of every player (FIDE Handbook B.02, 8.3).
#[derive(Debug, Args)]
pub struct Ratings {
    /// A log, a report file, or games; `-` is the standard input.
    file: PathBuf,
    /// The development coefficient of everybody; without it 10 from 2400 on, 40 for juniors under 2300, else 20.
    #[arg(long, value_name = "K")]
    k: Option<i64>,
    /// How to print it.
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
}

/// Title norms (FIDE Handbook B.01): what each player has, what is lacking, how many points he needs.
#[derive(Debug, Args)]
pub struct Norms {
    /// A log, a report file, or games; `-` is the standard input.
    file: PathBuf,
    /// One player only, by starting rank.
    #[arg(long)]
    player: Option<u16>,
    /// Everybody, also those who cannot reach the performance any more.
    #[arg(long)]
    all: bool,
    /// How to print it.
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
}

/// Prize money by the standings.
#[derive(Debug, Args)]
pub struct Prizes {
    /// A log, a report file, or games; `-` is the standard input.
    file: PathBuf,
    /// The prizes from the first, `1000,500,250.50`.
    #[arg(long = "prizes", value_name = "LIST", required = true)]
    amounts: String,
    /// How those who are level in points share.
    #[arg(long, value_enum, default_value_t = Way::Equal)]
    sharing: Way,
    /// With `hybrid`: how many prizes go by place.
    #[arg(long, default_value_t = 1)]
    first: usize,
    /// Pay whole amounts.
    #[arg(long)]
    whole: bool,
    /// Tie-breaks in their order; without it those that the file names.
    #[arg(long, value_name = "LIST")]
    tiebreaks: Option<String>,
    /// How to print it.
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
}

/// How prizes are shared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Way {
    /// Not at all: the tie-breaks decide.
    Place,
    /// Put together and divided equally.
    Equal,
    /// Half by place, half divided equally.
    Hort,
    /// The first ones by place, the others divided equally.
    Hybrid,
}

impl Way {
    /// The rule; of a hybrid one, how many go by place.
    pub(super) const fn sharing(self, first: usize) -> Sharing {
        match self {
            Self::Place => Sharing::Place,
            Self::Equal => Sharing::Equal,
            Self::Hort => Sharing::Hort,
            Self::Hybrid => Sharing::Hybrid(first),
        }
    }
}

/// Years of birth and of the event, where both are known.
fn years(event: &Event, player: &Entrant) -> Option<(u16, u16)> {
    let (_, latest) = player.birth.parse::<Birth>().ok()?.days()?;
    Some((latest.gregorian().0.try_into().ok()?, event.begins()?.0))
}

/// Does it.
pub fn ratings(arguments: &Ratings, lang: &Lang) -> Result<Status> {
    let event = files::read(&arguments.file, lang)?;
    let of = |player: &Entrant| {
        let list = games(&event, player);
        let met: Vec<(i64, i64)> = list
            .iter()
            .filter_map(|game| Some((i64::from(game.rating?), i64::from(game.half_points?))))
            .collect();
        let opponents: Vec<i64> = met.iter().map(|one| one.0).collect();
        let made = performance(&opponents, met.iter().map(|one| one.1).sum());
        let k = player
            .rating
            .map(|rating| coefficient(rating, years(&event, player)));
        let k = arguments.k.or(k).unwrap_or(20);
        (change(player.rating, &list, k), made)
    };
    let mut out = super::plain::out();
    let lines: Vec<(&Entrant, Option<Change>, Option<i64>)> = event
        .players
        .iter()
        .map(|player| {
            let (change, made) = of(player);
            (player, change, made)
        })
        .collect();
    let score =
        |hundredths: i64| Points::hundredths(i32::try_from(hundredths).unwrap_or(i32::MAX)).to_string();
    if arguments.format == Format::Json {
        let line = |(player, change, made): &(&Entrant, Option<Change>, Option<i64>)| {
            json!({
                "player": player.number, "rating": player.rating, "performance": made,
                "games": change.map(|one| one.games), "score": change.map(|one| score(one.score)),
                "expected": change.map(|one| score(one.expected)), "k": change.map(|one| one.k),
                "change": change.map(|one| one.change),
            })
        };
        writeln!(out, "{}", Value::from(lines.iter().map(line).collect::<Vec<_>>()))?;
        return Ok(Status::Clean);
    }
    let comma = arguments.format == Format::Csv;
    if comma {
        writeln!(
            out,
            "player,name,rating,games,score,expected,k,change,performance"
        )?;
    }
    for (player, change, made) in &lines {
        let number = |value: Option<i64>| value.map_or(String::new(), |value| value.to_string());
        let name = player.name.trim();
        let cells = [
            number(player.rating.map(i64::from)),
            change.map_or(String::new(), |one| one.games.to_string()),
            change.map_or(String::new(), |one| score(one.score)),
            change.map_or(String::new(), |one| score(one.expected)),
            number(change.map(|one| one.k)),
            change.map_or(String::new(), |one| format!("{:+}", one.change)),
            number(*made),
        ];
        if comma {
            let name = name.replace('"', "\"\"");
            writeln!(out, "{},\"{name}\",{}", player.number, cells.join(","))?;
        } else {
            let cells: Vec<String> = cells.iter().map(|cell| format!("{cell:>6}")).collect();
            writeln!(out, "{:>4} {name:<33} {}", player.number, cells.join(" "))?;
        }
    }
    Ok(Status::Clean)
}

/// Does it.
pub fn norms(arguments: &Norms, lang: &Lang) -> Result<Status> {
    let event = files::read(&arguments.file, lang)?;
    let mut found: Vec<(&Entrant, Norm)> = Vec::new();
    for player in &event.players {
        if arguments.player.is_some_and(|number| number != player.number) {
            continue;
        }
        for title in Title::ALL {
            let woman = player.sex.trim() == "w";
            if !woman && matches!(title, Title::Wgm | Title::Wim) {
                continue;
            }
            let norm = check(&event, player, title);
            let near = norm.lacks.is_empty();
            if near || arguments.all || arguments.player.is_some() {
                found.push((player, norm));
            }
        }
    }
    let mut out = super::plain::out();
    let half = |half: i64| Points::hundredths(i32::try_from(half * 50).unwrap_or(i32::MAX)).to_string();
    match arguments.format {
        Format::Json => {
            let line = |(player, norm): &(&Entrant, Norm)| {
                json!({
                    "player": player.number, "title": norm.title.name(), "games": norm.games,
                    "score": half(norm.half_points), "average": norm.average, "performance": norm.performance,
                    "needed": norm.needed.map(half), "norm": norm.lacks.is_empty(),
                    "lacks": norm.lacks.iter().map(|one| one.name()).collect::<Vec<_>>(),
                })
            };
            writeln!(out, "{}", Value::from(found.iter().map(line).collect::<Vec<_>>()))?;
        }
        Format::Csv | Format::Table => {
            if found.is_empty() {
                let words = Words::new().text("option", "--all");
                warn(lang.text("tournament-cli-no-norms", &words));
            }
            for (player, norm) in &found {
                let lacks: Vec<&str> = norm.lacks.iter().map(|one| one.name()).collect();
                let number = |value: Option<i64>| value.map_or(String::new(), |value| value.to_string());
                writeln!(
                    out,
                    "{:>4} {:<33} {:>3} {:>4}/{:<2} {:>4} {:>4} {:>4}  {}",
                    player.number,
                    player.name.trim(),
                    norm.title.name(),
                    half(norm.half_points),
                    norm.games,
                    number(norm.average),
                    number(norm.performance),
                    norm.needed.map_or(String::new(), half),
                    lacks.join(" ")
                )?;
            }
        }
    }
    Ok(Status::Clean)
}

/// Does it.
pub fn prizes(arguments: &Prizes, lang: &Lang) -> Result<Status> {
    let event = files::read(&arguments.file, lang)?;
    let mut amounts = Vec::new();
    for word in arguments.amounts.split(',').map(str::trim) {
        let Ok(amount) = word.parse::<Money>() else {
            return Err(expected(lang, "1000,500,250.50", word));
        };
        amounts.push(amount.value());
    }
    let named = event.tiebreaks.join(",");
    let list = codes(arguments.tiebreaks.as_deref().unwrap_or(&named))?;
    let (counted, _) = counting(&event);
    let table = standings(&counted, &list, Edition::of(&event));
    let level: Vec<i64> = table.iter().map(|line| line.points.get()).collect();
    let sharing = arguments.sharing.sharing(arguments.first);
    let paid = shares(&level, &amounts, sharing, if arguments.whole { 100 } else { 1 });
    let mut out = super::plain::out();
    let money = |cents: u64| format!("{}.{:02}", cents / 100, cents % 100);
    let lines: Vec<_> = table.iter().zip(&paid).filter(|(_, cents)| **cents > 0).collect();
    if arguments.format == Format::Json {
        let line = |(line, cents): &(&arbiter_event::tiebreak::Standing, &u64)| json!({"rank": line.rank, "player": line.player, "points": line.points.to_string(), "prize": money(**cents)});
        writeln!(out, "{}", Value::from(lines.iter().map(line).collect::<Vec<_>>()))?;
        return Ok(Status::Clean);
    }
    if arguments.format == Format::Csv {
        writeln!(out, "rank,player,points,prize")?;
    }
    for (line, cents) in lines {
        let (points, prize) = (line.points.to_string(), money(*cents));
        if arguments.format == Format::Csv {
            writeln!(out, "{},{},{points},{prize}", line.rank, line.player)?;
        } else {
            let name = event.player(line.player).map_or("", |player| player.name.trim());
            writeln!(
                out,
                "{:>4} {:>4} {name:<33} {points:>6} {prize:>12}",
                line.rank, line.player
            )?;
        }
    }
    Ok(Status::Clean)
}
