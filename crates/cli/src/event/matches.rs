//! `arbiter event pair` of an event of teams: matches with their boards.

use std::io::{self, Write};

use anyhow::Result;
use arbiter_event::act::Pair;
use arbiter_event::number::{Round as RoundNumber, TeamId};
use arbiter_event::paired::{kind, refusal};
use arbiter_event::team::{TeamRound, Teams, fixtures};
use arbiter_event::{Event, System, TeamSystem};
use arbiter_pairing::{NotPaired, Paired};
use serde_json::{Value, json};

use super::pair::{Arguments, colour};
use super::plain::quoted;
use super::store::Store;
use super::{Format, expected};
use crate::output::{Status, say, warn};

/// Does it.
pub fn run(arguments: &Arguments, mut store: Store, event: &Event, system: TeamSystem) -> Result<Status> {
    let next = event.paired_rounds() + 1;
    let last = system.rounds().or(event.rounds).map(usize::from);
    let paired = match (&arguments.manual, last) {
        (_, Some(last)) if next > last => Err(NotPaired::Finished(last)),
        (Some(text), _) => {
            let (pairs, bye) = typed(&store, text)?;
            let numbers = store.state().team_numbers();
            let round = Paired {
                round: next,
                pairs: pairs
                    .iter()
                    .map(|one| (numbers.of_team(one.0), numbers.of_team(one.1)))
                    .collect(),
                bye: bye.map(|bye| numbers.of_team(bye)),
                absent: Vec::new(),
                brackets: Vec::new(),
            };
            Ok(fixtures(event, &round))
        }
        (None, _) => system.pair_round(event, next),
    };
    let round = match paired {
        Ok(round) => round,
        Err(reason @ (NotPaired::Impossible { .. } | NotPaired::Finished(_))) => {
            warn(format_args!("arbiter: {}", store.words().not_paired(&reason)));
            if arguments.format == Format::Json {
                say(format_args!("{}", refusal(System::Team(system), &reason)))?;
            }
            return Ok(Status::Impossible);
        }
        Err(reason) => return Err(anyhow::Error::msg(store.words().not_paired(&reason))),
    };
    if arguments.save {
        colour(&mut store, event, &arguments.by)?;
    }
    if arguments.save {
        let number = RoundNumber(store.state().paired().0 + 1);
        let mut act = Pair::by_rules(number);
        if let Some(text) = &arguments.manual {
            (act.matches, act.team_bye) = typed(&store, text)?;
            act.reason.clone_from(&arguments.reason);
        }
        store.act(act, &arguments.by)?;
        store.save()?;
    }
    let state = store.state();
    let first = usize::from(state.first_board());
    let board = |place: usize, at: usize| place * state.boards_of_a_match() + at + first;
    let mut out = super::plain::out();
    match arguments.format {
        Format::Json => writeln!(out, "{}", json(system, &round, board))?,
        Format::Csv => csv(&mut out, event, &round)?,
        Format::Table => table(&mut out, event, &round)?,
    }
    out.flush()?;
    Ok(Status::Clean)
}

/// The teams of each match, and who has the bye.
type Typed = (Vec<(TeamId, TeamId)>, Option<TeamId>);

/// Matches as a person types them: `1-4 2-3 bye 5`, by the numbers or the names of teams.
fn typed(store: &Store, text: &str) -> Result<Typed> {
    let (mut pairs, mut bye) = (Vec::new(), None);
    let mut words = text
        .split([' ', ',', ';', '\n', '\t'])
        .filter(|word| !word.is_empty());
    while let Some(word) = words.next() {
        if word.eq_ignore_ascii_case("bye") {
            bye = Some(store.team(words.next().unwrap_or_default())?);
        } else {
            let two = word.split_once('-');
            let (first, second) = two.ok_or_else(|| expected(store.lang(), "3-12, bye 7", word))?;
            pairs.push((store.team(first)?, store.team(second)?));
        }
    }
    Ok((pairs, bye))
}

/// `board` is the number of a board in the round: of which match, and which board of it, both from 0.
fn json(system: TeamSystem, round: &TeamRound, board: impl Fn(usize, usize) -> usize) -> Value {
    let seat = |player: u16| (player != 0).then_some(player);
    let mut pairs = Vec::new();
    let matches: Vec<Value> = round
        .matches
        .iter()
        .enumerate()
        .map(|(place, one)| {
            let boards: Vec<Value> = one
                .games
                .iter()
                .enumerate()
                .map(|(at, &(white, black))| {
                    if white != 0 && black != 0 {
                        pairs.push(json!({"board": board(place, at), "white": white, "black": black}));
                    }
                    json!({"board": at + 1, "white": seat(white), "black": seat(black)})
                })
                .collect();
            json!({"match": place + 1, "first": one.first, "second": one.second, "boards": boards})
        })
        .collect();
    let mut byes: Vec<Value> = round
        .bye
        .map(|team| json!({"team": team, "kind": "pairing"}))
        .into_iter()
        .collect();
    byes.extend(
        round
            .absent
            .iter()
            .map(|&(team, mark)| json!({"team": team, "kind": kind(mark)})),
    );
    json!({
        "rules": system.name(), "round": round.round, "matches": matches, "pairs": pairs, "bye": round.bye, "byes": byes,
        "unpaired": [],
    })
}

fn csv(out: &mut impl Write, event: &Event, round: &TeamRound) -> io::Result<()> {
    let name = |number: u16| quoted(event.player(number).map_or("", |player| &player.name));
    writeln!(out, "match,first,second,board,white,black,white_name,black_name")?;
    for (one, table) in round.matches.iter().zip(1..) {
        for (&(white, black), board) in one.games.iter().zip(1..) {
            let names = (name(white), name(black));
            writeln!(
                out,
                "{table},{},{},{board},{white},{black},{},{}",
                one.first, one.second, names.0, names.1
            )?;
        }
    }
    round.bye.map_or(Ok(()), |bye| writeln!(out, ",{bye},,,,,,"))
}

fn table(out: &mut impl Write, event: &Event, round: &TeamRound) -> io::Result<()> {
    let teams = Teams::of(event);
    let team = |number: u16| {
        let all = teams.iter().flat_map(|teams| &teams.teams);
        let mut named = all.filter(|team| team.number == number);
        named.next().map_or("", |team| team.name.as_str())
    };
    let name = |number: u16| event.player(number).map_or("-", |player| player.name.trim());
    for (one, table) in round.matches.iter().zip(1..) {
        writeln!(
            out,
            "{table:>4}  {} {} - {} {}",
            one.first,
            team(one.first),
            one.second,
            team(one.second)
        )?;
        for (&(white, black), board) in one.games.iter().zip(1..) {
            writeln!(
                out,
                "{:>7}  {white:>4} {:<33}  {black:>4} {}",
                format!("{table}.{board}"),
                name(white),
                name(black)
            )?;
        }
    }
    round
        .bye
        .map_or(Ok(()), |bye| writeln!(out, "      {bye} {}  +", team(bye)))
}
