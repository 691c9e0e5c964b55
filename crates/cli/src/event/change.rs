//! `arbiter event change`: people, teams and rules of an event that has begun.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use arbiter_event::Points;
use arbiter_event::act::{
    Absent, Act, Ages, Amend, ByeKind, Change, CheckIn, Colours, Correct, Enter, EntryForm, EraseBirths,
    Exclude, Fellows, Field, Forbid, GrantBye, KeepApart, Kind as Did, LeaveFideMode, Lineup, NameTeam,
    Penalise, Reinstate, Rejoin, SeenDocument, ThroughAct, Tiebreaks, Undo, Withdraw,
};
use arbiter_event::number::{BoardNumber, EntrantId, Round};
use clap::{Args, Subcommand, ValueEnum};

use super::standings::codes;
use super::store::{By, Store};
use crate::output::{Status, say};

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
    /// Take back instead: of enter, bye, withdraw, penalty, exclude, check-in, absent, rejoin, reinstate, correct or seen.
    #[arg(long, global = true)]
    undo: bool,
    #[command(flatten)]
    by: By,
}

/// What changes.
#[derive(Debug, Subcommand)]
enum What {
    /// Enter a player, also late.
    Enter {
        /// `Lastname, Firstname`.
        name: String,
        /// Rating.
        #[arg(long, default_value = "")]
        rating: String,
        /// GM, IM, WGM, FM, WIM, CM, WFM or WCM.
        #[arg(long, default_value = "")]
        title: String,
        /// Federation, three letters.
        #[arg(long, default_value = "")]
        federation: String,
        /// Number with FIDE.
        #[arg(long, default_value = "")]
        fide_id: String,
        /// Birth date or year, Gregorian or Persian.
        #[arg(long, default_value = "")]
        birth: String,
        /// `m` or `w`.
        #[arg(long, default_value = "")]
        sex: String,
        /// Club or school.
        #[arg(long, default_value = "")]
        club: String,
        /// The first round for which he is present.
        #[arg(long)]
        round: Option<u16>,
    },
    /// Put right what a player gave; an empty text takes a value away.
    Correct {
        /// Who.
        who: String,
        /// Name.
        #[arg(long)]
        name: Option<String>,
        /// Rating.
        #[arg(long)]
        rating: Option<String>,
        /// Title.
        #[arg(long)]
        title: Option<String>,
        /// Federation.
        #[arg(long)]
        federation: Option<String>,
        /// Number with FIDE.
        #[arg(long)]
        fide_id: Option<String>,
        /// Birth date or year.
        #[arg(long)]
        birth: Option<String>,
        /// `m` or `w`.
        #[arg(long)]
        sex: Option<String>,
        /// Club or school.
        #[arg(long)]
        club: Option<String>,
    },
    /// Take somebody out who was entered by mistake, while he has no pairing.
    Remove {
        /// Who.
        who: String,
    },
    /// Say that players are there for the next round.
    CheckIn {
        /// Who.
        #[arg(required = true)]
        who: Vec<String>,
        /// The round; without it the next.
        #[arg(long)]
        round: Option<u16>,
    },
    /// Say that a player is not there for a round.
    Absent {
        /// Who.
        who: String,
        /// The round; without it the next.
        #[arg(long)]
        round: Option<u16>,
    },
    /// Grant a bye for a round to come.
    Bye {
        /// Who; of teams, the team.
        player: String,
        /// The round; without it the next.
        #[arg(long)]
        round: Option<u16>,
        /// Which.
        #[arg(long, value_enum, default_value_t = Kind::Half)]
        kind: Kind,
    },
    /// Let a player go for good.
    Withdraw {
        /// Who; of teams, the team.
        player: String,
        /// The first round without him; without it the next.
        #[arg(long)]
        round: Option<u16>,
        /// Why; it stays in the house.
        #[arg(long)]
        reason: Option<String>,
    },
    /// Let a player come back who left.
    Rejoin {
        /// Who.
        who: String,
        /// The first round with him; without it the next.
        #[arg(long)]
        round: Option<u16>,
    },
    /// Send a player away: he is not paired any more.
    Exclude {
        /// Who.
        who: String,
        /// The first round without him; without it the next.
        #[arg(long)]
        round: Option<u16>,
        /// The article, or why.
        #[arg(long, default_value = "")]
        article: String,
        /// Expelled from the event.
        #[arg(long)]
        expelled: bool,
    },
    /// Let a player play again who was sent away.
    Reinstate {
        /// Who.
        who: String,
        /// The first round with him; without it the next.
        #[arg(long)]
        round: Option<u16>,
    },
    /// Forbid these players to meet.
    Forbid {
        /// Who; of teams, the teams.
        #[arg(required = true, num_args = 2..)]
        players: Vec<String>,
        /// First and last round, `1-4`; without it all.
        #[arg(long, default_value = "1-99")]
        rounds: String,
    },
    /// Keep players of one federation or club apart: in all rounds, in some, or in the last ones (9(g)).
    Apart {
        /// What makes them fellows.
        #[arg(value_enum)]
        bond: Bond,
        /// First and last round, `1-4`.
        #[arg(long, default_value = "1-99", conflicts_with = "last")]
        rounds: String,
        /// The last so many rounds.
        #[arg(long)]
        last: Option<u16>,
        /// If possible only: one more criterion below all others, outside FIDE mode.
        #[arg(long)]
        if_possible: bool,
    },
    /// Give a player points, or take them.
    Penalty {
        /// Who.
        player: String,
        /// How many, `-0.5`.
        #[arg(
            allow_negative_numbers = true,
            required_unless_present = "undo",
            default_value = "0"
        )]
        points: String,
        /// The round in which they count; without it the last that is paired.
        #[arg(long)]
        round: Option<u16>,
        /// Why.
        #[arg(long, default_value = "")]
        reason: String,
    },
    /// Say that two sat the other way round: the game stands, with the colours as played.
    Colours {
        /// The round.
        round: u16,
        /// The board.
        board: u16,
    },
    /// Put right what was announced.
    Amend {
        /// The name of the event.
        #[arg(long)]
        name: Option<String>,
        /// City.
        #[arg(long)]
        city: Option<String>,
        /// Federation, three letters.
        #[arg(long)]
        federation: Option<String>,
        /// First day, `YYYY/MM/DD`.
        #[arg(long)]
        first_day: Option<String>,
        /// Last day.
        #[arg(long)]
        last_day: Option<String>,
        /// The day of a round, `1=2026-10-03`.
        #[arg(long, value_name = "ROUND=DAY")]
        round_day: Vec<String>,
        /// The kind of event in words (record 092).
        #[arg(long = "type")]
        kind: Option<String>,
        /// Chief arbiter.
        #[arg(long)]
        arbiter: Option<String>,
        /// A deputy; more than one by saying it again.
        #[arg(long)]
        deputy: Vec<String>,
        /// The rate of play (record 122).
        #[arg(long)]
        rate: Option<String>,
        /// The number of rounds.
        #[arg(long)]
        rounds: Option<String>,
    },
    /// Say who of two goes on where games and lots leave them level.
    Through {
        /// Who goes on.
        winner: String,
        /// Who does not.
        loser: String,
        /// Why.
        #[arg(long)]
        reason: String,
    },
    /// Name the age group: `"U12 2014/01/01 2015/12/31"`, Gregorian or Persian days, `upwards` behind them where younger players are admitted.
    Ages {
        /// Its name, the oldest's and the youngest's day of birth.
        group: String,
    },
    /// A document with the player's day of birth was seen (by `--by`).
    Seen {
        /// Who.
        player: String,
        /// The second check, of prize winners.
        #[arg(long)]
        again: bool,
    },
    /// After the event: erase the days of birth of minors, here and in every entry before. There is no way back.
    EraseBirths,
    /// Name a team and its players from the first board on, reserves last; before the first round.
    Team {
        /// Its name.
        name: String,
        /// Its players.
        #[arg(required = true)]
        members: Vec<String>,
    },
    /// A captain's order for a round: players from the first board on, 0 for an empty board (15(a)).
    Lineup {
        /// The team.
        team: String,
        /// The players.
        #[arg(required = true)]
        players: Vec<String>,
        /// The round; without it the one that is paired and has no results, else the next.
        #[arg(long)]
        round: Option<u16>,
    },
    /// Name other tie-breaks.
    Tiebreaks {
        /// The list, `BH/C1,SB`.
        list: String,
    },
    /// Leave FIDE mode, for good.
    LeaveFideMode {
        /// Why.
        #[arg(long)]
        reason: String,
    },
}

/// What makes players fellows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Bond {
    /// Their federation.
    Federation,
    /// Their club or school.
    Club,
}

/// Which bye.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// Half a point.
    Half,
    /// A point.
    Full,
    /// No point: absent.
    Zero,
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let mut store = Store::change(&arguments.file)?;
    if arguments.undo {
        take_back(&mut store, &arguments.what, &arguments.by)?;
    } else {
        for act in acts(&store, &arguments.what)? {
            let entered = matches!(act, Act::Enter(_));
            store.act(act, &arguments.by)?;
            if entered {
                let newest = EntrantId(store.state().given.entrants);
                say(format_args!("{}: entered", store.state().who(newest)))?;
            }
        }
    }
    store.save()?;
    Ok(Status::Clean)
}

/// The newest act of this kind about this person is taken back.
fn take_back(store: &mut Store, what: &What, by: &By) -> Result<()> {
    let (kind, who) = match what {
        What::Enter { name, .. } => (Did::Enter, name),
        What::Remove { who } => (Did::Enter, who),
        What::Correct { who, .. } => (Did::CorrectEntrant, who),
        What::Absent { who, .. } => (Did::Absent, who),
        What::Bye { player, .. } => (Did::Bye, player),
        What::Withdraw { player, .. } => (Did::Withdraw, player),
        What::Rejoin { who, .. } => (Did::Rejoin, who),
        What::Exclude { who, .. } => (Did::Exclude, who),
        What::Reinstate { who, .. } => (Did::Reinstate, who),
        What::Penalty { player, .. } => (Did::Penalty, player),
        What::Seen { player, .. } => (Did::DocumentSeen, player),
        What::CheckIn { who, .. } => {
            for who in who {
                let id = store.find(who)?.0;
                newest(store, Did::CheckIn, id, by)?;
            }
            return Ok(());
        }
        _ => bail!("--undo: take this back by its number (arbiter event history, arbiter event undo)"),
    };
    let id = store.either(who)?;
    newest(store, kind, id, by)
}

fn newest(store: &mut Store, kind: Did, id: u32, by: &By) -> Result<()> {
    let state = store.state();
    let about = |act: &Act| match act {
        Act::Enter(_) => false,
        Act::CorrectEntrant(one) => one.entrant.0 == id,
        Act::CheckIn(one) => one.entrant.0 == id,
        Act::Absent(one) => one.entrant.0 == id,
        Act::Bye(one) => one.entrant == id,
        Act::Withdraw(one) => one.entrant == id,
        Act::Rejoin(one) => one.entrant.0 == id,
        Act::Exclude(one) => one.entrant.0 == id,
        Act::Reinstate(one) => one.entrant.0 == id,
        Act::Penalty(one) => one.entrant.0 == id,
        Act::DocumentSeen(one) => one.entrant.0 == id,
        _ => false,
    };
    let entered = state.entrants.get(&EntrantId(id)).map(|one| one.entered);
    let fits = |made: &arbiter_event::state::Made| {
        about(&made.act) || kind == Did::Enter && Some(made.seq) == entered
    };
    let seq = state.newest(kind, fits).map(|made| made.seq);
    let seq = seq.with_context(|| {
        format!(
            "there is no {} of {} to take back",
            kind.name(),
            state.who(EntrantId(id))
        )
    })?;
    let who = state.who(EntrantId(id));
    store.act(Undo::of(seq), by)?;
    Ok(say(format_args!("{who}: {} taken back", kind.name()))?)
}

/// An entry by the columns of a table.
fn form(fields: &[(&str, &String)]) -> Result<EntryForm> {
    let mut form = EntryForm::default();
    for (column, value) in fields {
        form.set(column, value).with_context(|| (*column).to_owned())?;
    }
    Ok(form)
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
            title,
            federation,
            fide_id,
            birth,
            sex,
            club,
            round,
        } => Enter {
            form: form(&[
                ("name", name),
                ("rating", rating),
                ("title", title),
                ("federation", federation),
                ("fide_id", fide_id),
                ("birth", birth),
                ("sex", sex),
                ("club", club),
            ])?,
            from: round.map(Round),
        }
        .into(),
        What::Correct {
            who,
            name,
            rating,
            title,
            federation,
            fide_id,
            birth,
            sex,
            club,
        } => {
            let fields = [
                ("name", name),
                ("rating", rating),
                ("title", title),
                ("federation", federation),
                ("fide_id", fide_id),
                ("birth", birth),
                ("sex", sex),
                ("club", club),
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
                bail!("nothing to correct: give --name, --rating, --club ...");
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
            kind: match kind {
                Kind::Half => ByeKind::Half,
                Kind::Full => ByeKind::Full,
                Kind::Zero => ByeKind::Zero,
            },
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
        } => Exclude {
            entrant: store.find(who)?,
            from: at(round),
            article: article.clone(),
            expelled: *expelled,
        }
        .into(),
        What::Reinstate { who, round } => Reinstate {
            entrant: store.find(who)?,
            from: at(round),
        }
        .into(),
        What::Forbid { players, rounds } => {
            let entrants: Vec<u32> = players
                .iter()
                .map(|who| store.either(who))
                .collect::<Result<_>>()?;
            let twice = |at: &usize| entrants[..*at].contains(&entrants[*at]);
            if let Some(at) = (0..entrants.len()).find(twice) {
                bail!("{} is named twice: nobody meets himself", players[at]);
            }
            Forbid {
                entrants,
                rounds: range(rounds)?,
            }
            .into()
        }
        What::Apart {
            bond,
            rounds,
            last,
            if_possible,
        } => KeepApart {
            by: match bond {
                Bond::Federation => Fellows::Federation,
                Bond::Club => Fellows::Club,
            },
            rounds: match last {
                Some(last) => {
                    let all = state.all_rounds().unwrap_or(next);
                    (Round(all.0.saturating_sub(*last) + 1), all)
                }
                None => range(rounds)?,
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
        }
        .into(),
        What::Colours { round, board } => Colours {
            round: Round(*round),
            board: BoardNumber(*board),
        }
        .into(),
        What::Amend { .. } => return amended(what),
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

/// One act for each value that is put right.
fn amended(what: &What) -> Result<Vec<Act>> {
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
        rounds,
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
        (Field::Rounds, rounds),
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
        let (round, day) = text
            .split_once('=')
            .context("--round-day: expected ROUND=DAY, 1=2026-10-03")?;
        let round = round
            .trim()
            .parse()
            .context("--round-day: expected ROUND=DAY, 1=2026-10-03")?;
        acts.push(amend(Field::RoundDay, Some(Round(round)), day.trim().to_owned()));
    }
    if acts.is_empty() {
        bail!("nothing to amend: give --name, --city, --round-day 1=2026-10-03 ...");
    }
    Ok(acts)
}

/// `1-4`, or one round.
fn range(text: &str) -> Result<(Round, Round)> {
    let number = |text: &str| {
        text.trim()
            .parse::<u16>()
            .map(Round)
            .context("--rounds: expected rounds such as 1-4")
    };
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    Ok((number(first)?, number(last)?))
}
