//! `arbiter event draw`: starting ranks and the initial colour, by lots that anybody can verify.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use anyhow::Result;
use arbiter_event::TeamSystem;
use arbiter_event::act::{Draw as Lots, Form, Method, Publish};
use arbiter_event::team::Teams;
use arbiter_event::{Color, Entrant, Event, System};
use arbiter_lang::{Args as Words, Lang};
use arbiter_pairing::lots::{commitment, verify};
use arbiter_pairing::varma::{Asks, Draw, Drawer, Drawn, flawed};
use clap::{Args, ValueEnum};

use super::fault;
use super::pair::Piece;
use super::store::{By, Store, secret};
use crate::output::{Status, say, warn};

/// Draw lots: publish the hash of a secret first (`--publish`), then draw with the secret; `--verify` draws again.
///
/// A Swiss gets its starting ranks by rating, title and name, and its initial colour by lot. A round robin gets its numbers
/// by lots, or by the restricted draw of the Varma tables, which people can also act out (`--act-out`).
#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the command line")]
pub struct Arguments {
    /// The event: a log or a report file.
    file: PathBuf,
    /// Publish the hash of the secret and draw nothing yet; without `--secret` one is made and shown, to be kept.
    #[arg(long)]
    publish: bool,
    /// The secret that the lots come from.
    #[arg(long, value_name = "TEXT")]
    secret: Option<String>,
    /// How numbers are given; without it by strength in a Swiss, by lots in a round robin.
    #[arg(long, value_enum)]
    method: Option<Way>,
    /// Exchange 11 and 12 in FIDE's Varma table for 12 players, whose 6 and 12 meet in the last round.
    #[arg(long)]
    repair: bool,
    /// Where no envelope holds enough numbers for a federation: take the fullest and go on with the next.
    #[arg(long)]
    fill: bool,
    /// The restricted draw with people: says who draws next and from what, and reads what was drawn.
    #[arg(long)]
    act_out: bool,
    /// Numbers drawn by people: the present numbers in the order of the new ones, `3,1,2`.
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    numbers: Vec<u16>,
    /// The initial colour drawn by people.
    #[arg(long, value_enum)]
    initial_color: Option<Piece>,
    /// Draw again from the secret that the file tells, and compare; exit status 1 where it differs.
    #[arg(long)]
    verify: bool,
    #[command(flatten)]
    by: By,
}

/// How numbers are given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Way {
    /// By rating, title and name.
    Strength,
    /// By lots.
    Lots,
    /// By the Varma tables.
    Restricted,
}

/// Does it.
pub fn run(arguments: &Arguments, lang: &Lang) -> Result<Status> {
    if arguments.verify {
        return again(&Store::read(&arguments.file, lang)?);
    }
    let mut store = Store::change(&arguments.file, lang)?;
    if arguments.publish {
        let secret = if let Some(given) = &arguments.secret {
            given.clone()
        } else {
            let made = secret()?;
            say(said(lang, "tournament-cli-secret", &made))?;
            made
        };
        let commitment = commitment(&secret);
        say(said(lang, "tournament-cli-commitment", &commitment))?;
        store.act(Publish { commitment }, &arguments.by)?;
        store.save()?;
        return Ok(Status::Clean);
    }
    let act = drawn(arguments, &store)?;
    store.act(act, &arguments.by)?;
    store.save()?;
    print(store.event(), lang)?;
    Ok(Status::Clean)
}

fn drawn(arguments: &Arguments, store: &Store) -> Result<Lots> {
    let (event, state) = (store.event(), store.state());
    let colour = arguments.initial_color.map(Piece::color);
    if !arguments.numbers.is_empty() {
        return by_hand(store, &arguments.numbers, colour);
    }
    if arguments.act_out {
        return by_hand(store, &acted_out(event, arguments.repair, store.lang())?, colour);
    }
    let seeded = state.terms.form == Some(Form::Plain);
    let method = match (arguments.method, System::of(event)) {
        (None, Some(System::Knockout)) if seeded => Method::Strength,
        (Some(Way::Strength), _)
        | (
            None,
            Some(System::Dutch(_) | System::Team(TeamSystem::Swiss(_)) | System::Scheveningen { .. }) | None,
        ) => Method::Strength,
        (Some(Way::Lots), _) | (None, Some(_)) => Method::Lots,
        (Some(Way::Restricted), _) if arguments.repair => Method::RestrictedRepaired,
        (Some(Way::Restricted), _) => Method::Restricted,
    };
    warn_of_flaws(event, method == Method::Restricted, store.lang());
    if method == Method::Strength && !state.rounds.is_empty() {
        // After the first round numbers are made anew by strength, and no lots are drawn.
        return Ok(Lots {
            secret: arguments.secret.clone(),
            colour,
            ..Lots::by_lots(method, "")
        });
    }
    let published = !state.lots.published.is_empty();
    let secret = match &arguments.secret {
        Some(secret) => secret.clone(),
        None if published => {
            let words = Words::new().text("option", "--secret");
            return Err(fault(store.lang(), "tournament-cli-give-secret", &words));
        }
        None => secret()?,
    };
    let fill = arguments.fill;
    Ok(Lots {
        fill,
        colour,
        ..Lots::by_lots(method, &secret)
    })
}

/// What people drew, in ids.
fn by_hand(store: &Store, order: &[u16], colour: Option<Color>) -> Result<Lots> {
    let state = store.state();
    let (numbers, teams) = (state.numbers(), state.team_numbers());
    let id = |number: &u16| {
        if state.of_teams() {
            teams.team(*number).map(|id| id.0)
        } else {
            numbers.entrant(*number).map(|id| id.0)
        }
    };
    let ids: Option<Vec<u32>> = order.iter().map(id).collect();
    let ids = ids.ok_or(arbiter_event::act::Refusal::NotAnOrder)?;
    Ok(Lots::by_hand(ids, colour))
}

/// The flaw of FIDE's table for 12 players.
fn warn_of_flaws(event: &Event, printed: bool, lang: &Lang) {
    let count = u16::try_from(event.players.len()).unwrap_or(0);
    let groups = if printed { flawed(count, false) } else { Vec::new() };
    for group in groups {
        let words = Words::new()
            .text("group", group.to_string())
            .text("option", "--repair");
        let text = lang.text("tournament-cli-flawed", &words);
        warn(format_args!("arbiter: {text}"));
    }
}

/// Who draws, with the number so far.
fn drawers(event: &Event) -> Vec<(Drawer, u16)> {
    let drawer = |player: &Entrant| Drawer {
        federation: player.federation.trim().to_owned(),
        name: format!("{} ({})", player.name.trim(), player.number),
    };
    event
        .players
        .iter()
        .map(|player| (drawer(player), player.number))
        .collect()
}

/// The ceremony: a line for each who draws, and what he drew read from the standard input.
fn acted_out(event: &Event, repair: bool, lang: &Lang) -> Result<Vec<u16>> {
    warn_of_flaws(event, !repair, lang);
    let people = drawers(event);
    let mut draw = Draw::new(people.iter().map(|one| one.0.clone()).collect(), repair)?;
    let mut lines = io::stdin().lock().lines();
    loop {
        let (drawer, what, from) = match draw.asks() {
            Asks::Envelope { drawer, from } => (drawer, "envelope", spaced(&from)),
            Asks::NoEnvelope { drawer, from } => {
                let words = Words::new().text("federation", drawer.federation.as_str());
                let text = lang.text("tournament-cli-no-envelope", &words);
                warn(format_args!("arbiter: {text}"));
                (drawer, "envelope", spaced(&from))
            }
            Asks::Number { drawer, from } => (drawer, "number", spaced(&from)),
            Asks::Done => break,
        };
        let words = Words::new()
            .text("federation", drawer.federation.as_str())
            .text("name", drawer.name.as_str())
            .word("what", what)
            .text("from", from);
        say(lang.text("tournament-cli-draws", &words))?;
        io::stdout().flush()?;
        let line = lines
            .next()
            .ok_or_else(|| fault(lang, "tournament-cli-draw-unfinished", &Words::new()))??;
        let word = line.trim();
        let number = word.parse().map(Drawn::Number).ok();
        let letter = word.chars().next().filter(|_| word.chars().count() == 1);
        let answer = number.or_else(|| letter.map(|letter| Drawn::Envelope(letter.to_ascii_uppercase())));
        let taken = answer.is_some_and(|answer| draw.answer(answer).is_ok());
        if !taken {
            let words = Words::new().text("what", word);
            let text = lang.text("tournament-cli-cannot-be-drawn", &words);
            warn(format_args!("arbiter: {text}"));
        }
    }
    let mut given = draw.given().to_vec();
    given.sort_by_key(|one| one.1);
    let of = |drawer: &Drawer| people.iter().find(|one| one.0 == *drawer).map(|one| one.1);
    Ok(given.iter().filter_map(|one| of(&one.0)).collect())
}

fn spaced<T: ToString>(all: &[T]) -> String {
    all.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

/// A line with a text of the lots.
fn said(lang: &Lang, id: &str, text: &str) -> String {
    lang.text(id, &Words::new().text("text", text))
}

/// The draw once more.
fn again(store: &Store) -> Result<Status> {
    let lang = store.lang();
    let lots = &store.state().lots;
    let published: Vec<&String> = lots.published.all().collect();
    let Some(secret) = lots.drawn.all().find_map(|drawn| drawn.draw.secret.clone()) else {
        return Err(fault(store.lang(), "tournament-cli-no-secret", &Words::new()));
    };
    let hash = published.last().map(|hash| verify(&secret, hash));
    if let [before @ .., _] = published.as_slice() {
        for hash in before {
            let words = Words::new().text("hash", hash.as_str());
            say(lang.text("tournament-cli-published-before", &words))?;
        }
    }
    let same = store
        .log()
        .and_then(arbiter_event::log::Log::draw_is_that_of_its_secret);
    let word = |answer: Option<bool>| match answer {
        Some(true) => Words::new().word("same", "yes"),
        Some(false) => Words::new().word("same", "no"),
        None => Words::new().word("same", "unknown"),
    };
    say(said(lang, "tournament-cli-secret", &secret))?;
    say(lang.text("tournament-cli-verified", &word(hash)))?;
    say(lang.text("tournament-cli-same-draw", &word(same)))?;
    let wrong = hash == Some(false) || same == Some(false);
    Ok(if wrong { Status::Found } else { Status::Clean })
}

fn print(event: &Event, lang: &Lang) -> Result<()> {
    let mut out = io::stdout().lock();
    if let Some(teams) = Teams::of(event) {
        for team in &teams.teams {
            let strength = team
                .strength
                .map_or(String::new(), |strength| strength.to_string());
            let members: Vec<String> = team.members.iter().map(u16::to_string).collect();
            writeln!(
                out,
                "{:>4} {:<32} {strength:>4}  {}",
                team.number,
                team.name,
                members.join(" ")
            )?;
        }
        out.flush()?;
        return Ok(());
    }
    for player in &event.players {
        let rating = player.rating.map_or(String::new(), |rating| rating.to_string());
        let (number, title, name) = (player.number, player.title.trim(), player.name.trim());
        writeln!(
            out,
            "{number:>4} {title:>3} {name:<33} {rating:>4} {}",
            player.federation.trim()
        )?;
    }
    if let Some(color) = event.initial_color {
        let word = Words::new().word("colour", color.word());
        writeln!(out, "{}", lang.text("tournament-cli-initial-colour", &word))?;
    }
    out.flush()?;
    Ok(())
}
