//! `arbiter event note`: hours, incidents, disputes, appeals and the check before the first round, for the minutes.

use std::path::PathBuf;

use anyhow::Result;
use arbiter_event::conduct::{Act, Hour, disputes};
use arbiter_event::regulations::{Incident, Member, Stage};
use clap::{Args, Subcommand};

use super::store::{By, Store, now};
use crate::output::Status;

/// Note what happens beside the games: lots, schedule, start and stop of a round, incidents, disputes and appeals, the check of the hall.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The event: a log or a report file.
    file: PathBuf,
    #[command(subcommand)]
    what: What,
    #[command(flatten)]
    by: By,
}

/// What is noted.
#[derive(Debug, Subcommand)]
enum What {
    /// When a round is to begin.
    Schedule {
        /// The round.
        round: u16,
        /// The time, `2026-10-03T15:00`.
        at: String,
    },
    /// When lots are drawn for the first round: twelve hours before it at least (9(b)).
    Lots {
        /// The time, `2026-10-02T20:00`.
        at: String,
    },
    /// The appeals committee, before the first round (12(b)): `--chair "Karimi, Sara/IRI/41"`, two members and two reserves at least.
    Committee {
        /// Name, federation, completed years.
        #[arg(long)]
        chair: Member,
        /// A member, the same way.
        #[arg(long = "member")]
        members: Vec<Member>,
        /// A reserve member, in the order in which they step in.
        #[arg(long = "reserve")]
        reserves: Vec<Member>,
    },
    /// The fee of an appeal, and within how many minutes it must be made; before the first round (12(c)).
    AppealTerms {
        /// The fee, a whole number.
        #[arg(long)]
        fee: u32,
        /// Minutes after the decision.
        #[arg(long)]
        minutes: u32,
    },
    /// An appeal against the ruling in a dispute: heard, with who votes, or refused with what it lacks.
    Appeal {
        /// What is appealed.
        text: String,
        /// What was paid.
        #[arg(long)]
        paid: u32,
        /// Minutes after the decision.
        #[arg(long)]
        after: u32,
        /// It was made by word of mouth.
        #[arg(long)]
        spoken: bool,
        /// A member of the committee who is involved.
        #[arg(long, value_name = "NAME")]
        involved: Vec<String>,
        /// The number of the dispute; without it the last one.
        #[arg(long)]
        number: Option<u16>,
    },
    /// What the committee decided; final. What becomes of the fee is told.
    Decision {
        /// The decision.
        text: String,
        /// The appeal is upheld.
        #[arg(long)]
        upheld: bool,
        /// It is rejected, but was reasonable.
        #[arg(long, conflicts_with = "upheld")]
        reasonable: bool,
        /// The number of the dispute; without it the last one.
        #[arg(long)]
        number: Option<u16>,
    },
    /// The start of a round was announced.
    Start {
        /// The round; without it the last that is paired.
        #[arg(long)]
        round: Option<u16>,
    },
    /// Its end, or an interruption, was announced.
    Stop {
        /// The round; without it the last that is paired.
        #[arg(long)]
        round: Option<u16>,
    },
    /// An incident.
    Incident {
        /// Its kind.
        #[arg(value_parser = kinds())]
        kind: String,
        /// What happened, and what the arbiter did.
        text: String,
        /// Who is concerned.
        #[arg(long, value_delimiter = ',')]
        players: Vec<u16>,
        /// The round; without it the last that is paired.
        #[arg(long)]
        round: Option<u16>,
    },
    /// A dispute: reported, mediated, ruled, appealed, decided; only mediation may be left out, with a reason.
    Dispute {
        /// The step.
        #[arg(value_parser = steps())]
        step: String,
        /// What was said; where mediation is left out, why.
        #[arg(default_value = "")]
        text: String,
        /// Its number; without it the last one, or the next free one where it is reported.
        #[arg(long)]
        number: Option<u16>,
    },
    /// What was looked after in the hall: `medical_officer`, light, noise, heating, `smoking_place`, staff.
    Checked {
        /// Items.
        #[arg(required = true)]
        items: Vec<String>,
    },
}

fn kinds() -> clap::builder::PossibleValuesParser {
    Incident::ALL.map(Incident::name).into()
}

fn steps() -> clap::builder::PossibleValuesParser {
    Stage::ALL.map(Stage::name).into()
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let mut store = Store::read(&arguments.file)?;
    let last = u16::try_from(store.event().paired_rounds()).unwrap_or(u16::MAX);
    let hour = |round: &Option<u16>, what: Hour| Act::Hour {
        round: round.unwrap_or(last),
        what,
        at: now(),
    };
    let newest = || disputes(store.event()).last().map_or(1, |one| one.0);
    let act = match &arguments.what {
        What::Lots { at } => Act::Hour {
            round: 1,
            what: Hour::Lots,
            at: at.clone(),
        },
        What::Committee {
            chair,
            members,
            reserves,
        } => Act::Committee {
            chair: chair.clone(),
            members: members.clone(),
            reserves: reserves.clone(),
        },
        What::AppealTerms { fee, minutes } => Act::AppealTerms {
            fee: *fee,
            minutes: *minutes,
        },
        What::Appeal {
            text,
            paid,
            after,
            spoken,
            involved,
            number,
        } => Act::Appeal {
            dispute: number.unwrap_or_else(newest),
            written: !spoken,
            paid: *paid,
            after: *after,
            involved: involved.clone(),
            text: text.clone(),
        },
        What::Decision {
            text,
            upheld,
            reasonable,
            number,
        } => Act::Decision {
            dispute: number.unwrap_or_else(newest),
            upheld: *upheld,
            reasonable: *reasonable,
            text: text.clone(),
        },
        What::Schedule { round, at } => Act::Hour {
            round: *round,
            what: Hour::Scheduled,
            at: at.clone(),
        },
        What::Start { round } => hour(round, Hour::Started),
        What::Stop { round } => hour(round, Hour::Stopped),
        What::Incident {
            kind,
            text,
            players,
            round,
        } => Act::Incident {
            kind: Incident::ALL
                .into_iter()
                .find(|one| one.name() == kind)
                .unwrap_or(Incident::Complaint),
            round: round.unwrap_or(last.max(1)),
            players: players.clone(),
            text: text.clone(),
        },
        What::Dispute { step, text, number } => {
            let newest = disputes(store.event()).last().map_or(0, |one| one.0);
            let fresh = newest + u16::from(step == Stage::Reported.name());
            Act::Dispute {
                number: number.unwrap_or(fresh),
                step: step.clone(),
                text: text.clone(),
            }
        }
        What::Checked { items } => Act::Checked { items: items.clone() },
    };
    store.act(act, &arguments.by)?;
    store.save()?;
    Ok(Status::Clean)
}
