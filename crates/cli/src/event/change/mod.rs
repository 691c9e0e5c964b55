//! `arbiter event change`: people, teams and rules of an event that has begun.

mod args;
mod back;

use std::path::PathBuf;

use anyhow::{Context, Result};
use arbiter_event::Points;
use arbiter_event::act::{
    Absent, Act, Ages, Allow, Amend, Award, Category, Change, CheckIn, Colours, Correct, Did, Eligible,
    Enter, EntryForm, EraseBirths, Exclude, Expel, Field, Finish, Forbid, GrantBye, KeepApart, LeaveFideMode,
    Lineup, NameTeam, Notice, Penalise, Prize, PublishRound, Reinstate, Rejoin, Reopen, Seat, SeenDocument,
    ThroughAct, Tiebreaks, Undo, Withdraw,
};
use arbiter_event::number::{BoardNumber, EntrantId, Round};
use arbiter_event::prizes::Money;
use arbiter_lang::{Args as Words, Lang};
use clap::Args;

use args::What;
use back::take_back;

use super::standings::codes;
use super::store::{By, Store, now};
use super::{expected, fault};
use crate::output::Status;

/// Change an event: people come, go and are put right, byes, forbidden pairs, points, teams, tie-breaks.
///
/// WHO is a starting rank, `#id`, `fide:NUMBER` or part of a name; it is printed who was meant. With `--undo` the newest of the kind
/// for this person is taken back.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The event: a log or a report file.
    file: PathBuf,
    #[command(subcommand)]
    what: What,
    /// Take back instead: of enter, remove, bye, withdraw, penalty, exclude, check-in, absent, rejoin, reinstate, correct or seen.
    #[arg(long, global = true)]
    undo: bool,
    #[command(flatten)]
    by: By,
}

/// Does it.
pub fn run(arguments: &Arguments, lang: &Lang) -> Result<Status> {
    let mut store = Store::change(&arguments.file, lang)?;
    if arguments.undo {
        take_back(&mut store, &arguments.what, &arguments.by)?;
    } else {
        for act in acts(&store, &arguments.what)? {
            let entered = matches!(act, Act::Enter(_));
            store.act(act, &arguments.by)?;
            if entered {
                tell_who_entered(&mut store);
            }
        }
    }
    store.save()?;
    Ok(Status::Clean)
}

/// Says who has entered last, with the number that he got.
fn tell_who_entered(store: &mut Store) {
    let who = store.state().who(EntrantId(store.state().given.entrants));
    let what = Did::Entered;
    store.tell(store.words().notice(&Notice::Done { who, what }));
}

/// An entry by the columns of a table.
fn form(fields: &[(&str, &String)]) -> Result<EntryForm> {
    let mut form = EntryForm::default();
    for (column, value) in fields {
        form.set(column, value).with_context(|| (*column).to_owned())?;
    }
    Ok(form)
}

/// A sum as somebody types it.
fn money(text: &str, lang: &Lang) -> Result<Money> {
    text.parse().map_err(|_| expected(lang, "500, 250.50", text))
}

/// The acts that a command means.
#[expect(clippy::too_many_lines, reason = "one arm for each change")]
fn acts(store: &Store, what: &What) -> Result<Vec<Act>> {
    let state = store.state();
    let next = Round(state.paired().0 + 1);
    let at = |round: &Option<u16>| round.map_or(next, Round);
    Ok(vec![match what {
        What::Enter {
            name,
            rating,
            national_rating,
            title,
            federation,
            fide_id,
            birth,
            sex,
            club,
            blind,
            round,
        } => Enter {
            form: form(&[
                ("name", name),
                ("rating", rating),
                ("national_rating", national_rating),
                ("title", title),
                ("federation", federation),
                ("fide_id", fide_id),
                ("birth", birth),
                ("sex", sex),
                ("club", club),
                ("blind", blind),
            ])?,
            from: round.map(Round),
        }
        .into(),
        What::Correct {
            who,
            name,
            rating,
            national_rating,
            title,
            federation,
            fide_id,
            birth,
            sex,
            club,
            blind,
        } => {
            let fields = [
                ("name", name),
                ("rating", rating),
                ("national_rating", national_rating),
                ("title", title),
                ("federation", federation),
                ("fide_id", fide_id),
                ("birth", birth),
                ("sex", sex),
                ("club", club),
                ("blind", blind),
            ];
            let change = |(field, value): (&str, &Option<String>)| {
                let (field, value) = (field.to_owned(), value.clone()?);
                Some(Change {
                    field,
                    value,
                    was: None,
                })
            };
            let fields: Vec<Change> = fields.into_iter().filter_map(change).collect();
            if fields.is_empty() {
                return Err(nothing_given(store.lang(), "--name, --rating, --club"));
            }
            Correct {
                entrant: store.find(who)?,
                fields,
            }
            .into()
        }
        What::Remove { who } => {
            let id = store.find(who)?;
            let entered = state.entrants.get(&id).map(|one| one.entered).unwrap_or_default();
            Undo::of(entered).into()
        }
        What::CheckIn { who, round } => {
            let one = |who: &String| {
                Ok(CheckIn {
                    entrant: store.find(who)?,
                    round: at(round),
                }
                .into())
            };
            return who.iter().map(one).collect();
        }
        What::Absent { who, round } => Absent {
            entrant: store.find(who)?,
            round: at(round),
        }
        .into(),
        What::Bye { player, round, kind } => GrantBye {
            entrant: store.either(player)?,
            round: at(round),
            kind: *kind,
        }
        .into(),
        What::Withdraw {
            player,
            round,
            reason,
        } => Withdraw {
            entrant: store.either(player)?,
            from: at(round),
            reason: reason.clone(),
        }
        .into(),
        What::Rejoin { who, round } => Rejoin {
            entrant: store.find(who)?,
            from: at(round),
        }
        .into(),
        What::Exclude {
            who,
            round,
            article,
            expelled,
        } => {
            let (entrant, from, article) = (store.find(who)?, at(round), article.clone());
            if *expelled {
                Expel {
                    entrant,
                    from,
                    article,
                    game: None,
                }
                .into()
            } else {
                Exclude {
                    entrant,
                    from,
                    article,
                    game: None,
                }
                .into()
            }
        }
        What::Category { rule } => {
            let this_year = now().split('-').next().and_then(|year| year.parse().ok());
            let this_year = this_year.unwrap_or_default();
            let women = store.lang().text("tour-prize-women", &Words::new());
            let read = Category::read(store.state(), rule, store.state().year(this_year), &women);
            read.map_err(|why| store.refused(&why))?.into()
        }
        What::Prize {
            name,
            amounts,
            sharing,
            first,
            sex,
            ages,
            rated_from,
            rated_below,
            federation,
            club,
            category,
        } => Prize {
            name: name.clone(),
            who: Eligible {
                sex: sex.clone(),
                ages: ages.clone(),
                rated_from: *rated_from,
                rated_below: *rated_below,
                federation: federation.clone(),
                club: club.clone(),
                category: category.clone(),
                entrants: Vec::new(),
            },
            amounts: amounts
                .iter()
                .map(|sum| money(sum, store.lang()))
                .collect::<Result<_>>()?,
            sharing: sharing.sharing(*first),
        }
        .into(),
        What::Award { prize, who, amount } => Award {
            prize: prize.clone(),
            entrant: store.find(who)?,
            amount: amount.as_ref().map(|sum| money(sum, store.lang())).transpose()?,
        }
        .into(),
        What::Seat { who, board, why } => Seat {
            entrant: store.find(who)?,
            board: BoardNumber(*board),
            why: why.clone(),
        }
        .into(),
        What::Publish { round } => PublishRound {
            round: round.map_or(store.state().paired(), Round),
        }
        .into(),
        What::Finish => Finish {}.into(),
        What::Reopen => Reopen {}.into(),
        What::Reinstate { who, round } => Reinstate {
            entrant: store.find(who)?,
            from: at(round),
            article: String::new(),
            game: None,
        }
        .into(),
        What::Forbid { players, rounds } => Forbid {
            entrants: fellows(store, players)?,
            rounds: range(rounds, store.lang())?,
        }
        .into(),
        What::Allow { players, rounds } => Allow {
            entrants: fellows(store, players)?,
            rounds: range(rounds, store.lang())?,
        }
        .into(),
        What::Apart {
            bond,
            rounds,
            last,
            if_possible,
        } => KeepApart {
            by: *bond,
            rounds: match last {
                Some(last) => {
                    let all = state.all_rounds().unwrap_or(next);
                    (Round(all.0.saturating_sub(*last) + 1), all)
                }
                None => range(rounds, store.lang())?,
            },
            if_possible: *if_possible,
        }
        .into(),
        What::Penalty {
            player,
            points,
            round,
            reason,
        } => Penalise {
            entrant: store.find(player)?,
            points: points.parse::<Points>()?,
            round: round.map_or(state.paired().max(Round(1)), Round),
            reason: reason.clone(),
            game: None,
        }
        .into(),
        What::Colours { round, board } => Colours {
            round: Round(*round),
            board: BoardNumber(*board),
        }
        .into(),
        What::Amend { .. } => return amended(what, store.lang()),
        What::Ages { group } => Ages { group: group.clone() }.into(),
        What::Seen { player, again } => SeenDocument {
            entrant: store.find(player)?,
            again: *again,
        }
        .into(),
        What::EraseBirths => EraseBirths {}.into(),
        What::Through {
            winner,
            loser,
            reason,
        } => ThroughAct {
            winner: store.find(winner)?,
            loser: store.find(loser)?,
            reason: reason.clone(),
        }
        .into(),
        What::Team { name, members } => NameTeam {
            name: name.clone(),
            members: members.iter().map(|who| store.find(who)).collect::<Result<_>>()?,
        }
        .into(),
        What::Lineup { team, players, round } => {
            let seat = |who: &String| {
                if who == "0" {
                    Ok(None)
                } else {
                    store.find(who).map(Some)
                }
            };
            let running = state
                .round(state.paired())
                .is_some_and(|round| round.open().next().is_some());
            let open = if running { state.paired() } else { next };
            Lineup {
                team: store.team(team)?,
                round: round.map_or(open, Round),
                seats: players.iter().map(seat).collect::<Result<_>>()?,
            }
            .into()
        }
        What::Tiebreaks { list } => Tiebreaks {
            list: codes(list)?.iter().map(ToString::to_string).collect(),
        }
        .into(),
        What::LeaveFideMode { reason } => LeaveFideMode {
            reason: reason.clone(),
        }
        .into(),
    }])
}

/// Players or teams, each once.
fn fellows(store: &Store<'_>, players: &[String]) -> Result<Vec<u32>> {
    let entrants: Vec<u32> = players
        .iter()
        .map(|who| store.either(who))
        .collect::<Result<_>>()?;
    let twice = |at: &usize| entrants[..*at].contains(&entrants[*at]);
    match (0..entrants.len()).find(twice) {
        Some(at) => {
            let words = Words::new().text("who", &players[at]);
            Err(fault(store.lang(), "tournament-cli-named-twice", &words))
        }
        None => Ok(entrants),
    }
}

/// One act for each value that is put right.
fn amended(what: &What, lang: &Lang) -> Result<Vec<Act>> {
    let What::Amend {
        name,
        city,
        federation,
        first_day,
        last_day,
        round_day,
        kind,
        arbiter,
        deputy,
        rate,
        ranking,
        rounds,
        control,
        results,
    } = what
    else {
        return Ok(Vec::new());
    };
    let single = [
        (Field::Name, name),
        (Field::City, city),
        (Field::Federation, federation),
        (Field::FirstDay, first_day),
        (Field::LastDay, last_day),
        (Field::Type, kind),
        (Field::Arbiter, arbiter),
        (Field::Rate, rate),
        (Field::Ranking, ranking),
        (Field::Rounds, rounds),
        (Field::Control, control),
        (Field::Results, results),
    ];
    let amend = |field: Field, round: Option<Round>, value: String| {
        Act::from(Amend {
            field,
            round,
            value,
            was: None,
        })
    };
    let mut acts: Vec<Act> = single
        .into_iter()
        .filter_map(|(field, value)| Some(amend(field, None, value.clone()?)))
        .collect();
    acts.extend(deputy.iter().map(|name| amend(Field::Deputy, None, name.clone())));
    for text in round_day {
        let wrong = || expected(lang, "--round-day 1=2026-10-03", text);
        let (round, day) = text.split_once('=').ok_or_else(wrong)?;
        let round = round.trim().parse().map_err(|_| wrong())?;
        acts.push(amend(Field::RoundDay, Some(Round(round)), day.trim().to_owned()));
    }
    if acts.is_empty() {
        return Err(nothing_given(lang, "--name, --city, --round-day 1=2026-10-03"));
    }
    Ok(acts)
}

fn nothing_given(lang: &Lang, options: &str) -> anyhow::Error {
    let words = Words::new().text("options", options);
    fault(lang, "tournament-cli-nothing-given", &words)
}

/// `1-4`, or one round.
fn range(text: &str, lang: &Lang) -> Result<(Round, Round)> {
    let number = |text: &str| {
        text.trim()
            .parse::<u16>()
            .map(Round)
            .map_err(|_| expected(lang, "--rounds 1-4", text))
    };
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    Ok((number(first)?, number(last)?))
}
