//! `arbiter event change`: late entries, byes, withdrawals, forbidden pairs, penalties, tie-breaks, FIDE mode.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use arbiter_event::Points;
use arbiter_event::conduct::{Act, ByeKind, EntryForm, Fellows, open_games};
use clap::{Args, Subcommand, ValueEnum};

use super::standings::codes;
use super::store::{By, Store};
use crate::output::Status;

/// Change an event: enter a player, grant a bye, let somebody go, forbid a pair, give or take points.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The event: a log or a report file.
    file: PathBuf,
    #[command(subcommand)]
    what: What,
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
    /// Grant a bye for a round to come.
    Bye {
        /// Starting rank.
        player: u16,
        /// The round.
        #[arg(long)]
        round: u16,
        /// Which.
        #[arg(long, value_enum, default_value_t = Kind::Half)]
        kind: Kind,
    },
    /// Let a player go for good.
    Withdraw {
        /// Starting rank.
        player: u16,
        /// The first round without him; without it the next.
        #[arg(long)]
        round: Option<u16>,
        /// Why.
        #[arg(long)]
        reason: Option<String>,
    },
    /// Forbid these players to meet.
    Forbid {
        /// Starting ranks.
        #[arg(required = true, num_args = 2..)]
        players: Vec<u16>,
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
        /// Starting rank.
        player: u16,
        /// How many, `-0.5`.
        #[arg(allow_negative_numbers = true)]
        points: String,
        /// The round in which they count.
        #[arg(long)]
        round: u16,
        /// Why.
        #[arg(long)]
        reason: String,
    },
    /// Say who of two goes on where games and lots leave them level.
    Through {
        /// Who goes on.
        winner: u16,
        /// Who does not.
        loser: u16,
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
        /// Starting rank.
        player: u16,
        /// The second check, of prize winners.
        #[arg(long)]
        again: bool,
    },
    /// After the event: erase the days of birth of minors, here and in every entry before.
    EraseBirths,
    /// Name a team and its players from the first board on, reserves last; before the first round.
    Team {
        /// Its name.
        name: String,
        /// Numbers of its players.
        #[arg(required = true)]
        members: Vec<u16>,
    },
    /// A captain's order for a round: players from the first board on, 0 for an empty board (15(a)).
    Lineup {
        /// Number of the team.
        team: u16,
        /// Numbers of the players.
        #[arg(required = true)]
        players: Vec<u16>,
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
    let mut store = Store::read(&arguments.file)?;
    let next = u16::try_from(store.event().paired_rounds() + 1).unwrap_or(u16::MAX);
    let running = open_games(store.event())
        .iter()
        .any(|game| game.0 + 1 == usize::from(next));
    let open = if running { next - 1 } else { next };
    let all = u16::try_from(store.event().all_rounds()).unwrap_or(u16::MAX);
    store.act(act(&arguments.what, next, open, all)?, &arguments.by)?;
    store.save()?;
    Ok(Status::Clean)
}

/// An entry by the columns of a table.
fn form(fields: &[(&str, &String)]) -> Result<EntryForm> {
    let mut form = EntryForm::default();
    for (column, value) in fields {
        form.set(column, value).with_context(|| (*column).to_owned())?;
    }
    Ok(form)
}

/// The act; `open` is the round for which orders are still taken, `all` the number of rounds.
#[expect(clippy::too_many_lines, reason = "one arm for each change")]
fn act(what: &What, next: u16, open: u16, all: u16) -> Result<Act> {
    Ok(match what {
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
        } => Act::Enter {
            player: form(&[
                ("name", name),
                ("rating", rating),
                ("title", title),
                ("federation", federation),
                ("fide_id", fide_id),
                ("birth", birth),
                ("sex", sex),
                ("club", club),
            ])?,
            from: *round,
        },
        What::Bye { player, round, kind } => Act::Bye {
            player: *player,
            round: *round,
            kind: match kind {
                Kind::Half => ByeKind::Half,
                Kind::Full => ByeKind::Full,
                Kind::Zero => ByeKind::Zero,
            },
        },
        What::Withdraw {
            player,
            round,
            reason,
        } => Act::Withdraw {
            player: *player,
            from: round.unwrap_or(next),
            reason: reason.clone(),
        },
        What::Forbid { players, rounds } => {
            let twice = |at: &usize| players[..*at].contains(&players[*at]);
            if let Some(at) = (0..players.len()).find(twice) {
                bail!("{} is named twice: nobody meets himself", players[at]);
            }
            let (players, rounds) = (players.clone(), range(rounds)?);
            Act::Forbid { players, rounds }
        }
        What::Apart {
            bond,
            rounds,
            last,
            if_possible,
        } => Act::Apart {
            by: match bond {
                Bond::Federation => Fellows::Federation,
                Bond::Club => Fellows::Club,
            },
            rounds: match last {
                Some(last) => (all.saturating_sub(*last) + 1, all),
                None => range(rounds)?,
            },
            if_possible: *if_possible,
        },
        What::Penalty {
            player,
            points,
            round,
            reason,
        } => Act::Penalty {
            player: *player,
            points: points.parse::<Points>()?,
            round: *round,
            reason: reason.clone(),
        },
        What::Ages { group } => Act::Ages { group: group.clone() },
        What::Seen { player, again } => Act::Seen {
            player: *player,
            again: *again,
        },
        What::EraseBirths => Act::EraseBirths,
        What::Through {
            winner,
            loser,
            reason,
        } => Act::Through {
            winner: *winner,
            loser: *loser,
            reason: reason.clone(),
        },
        What::Team { name, members } => Act::Team {
            name: name.clone(),
            members: members.clone(),
        },
        What::Lineup { team, players, round } => Act::Lineup {
            team: *team,
            players: players.clone(),
            round: round.unwrap_or(open),
        },
        What::Tiebreaks { list } => Act::Tiebreaks {
            list: codes(list)?.iter().map(ToString::to_string).collect(),
        },
        What::LeaveFideMode { reason } => Act::LeaveFideMode {
            reason: reason.clone(),
        },
    })
}

/// `1-4`, or one round.
fn range(text: &str) -> Result<(u16, u16)> {
    let number = |text: &str| {
        text.trim()
            .parse::<u16>()
            .context("--rounds: expected rounds such as 1-4")
    };
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    Ok((number(first)?, number(last)?))
}
