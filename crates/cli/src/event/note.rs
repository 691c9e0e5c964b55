//! `arbiter event note`: hours, incidents, disputes, appeals and the check before the first round, for the minutes.

use std::path::PathBuf;

use anyhow::Result;
use arbiter_event::act::{
    Act, AppealAct, AppealTerms, CheckHall, CommitteeAct, Decision, DisputeAct, Hour, IncidentAct,
    Invitation, SetHour, WriteNote,
};
use arbiter_event::number::Round;
use arbiter_event::regulations::{Advice, Incident, Item, Member, Photograph, Stage};
use arbiter_lang::Lang;
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
        chair: String,
        /// A member, the same way.
        #[arg(long = "member")]
        members: Vec<String>,
        /// A reserve member, in the order in which they step in.
        #[arg(long = "reserve")]
        reserves: Vec<String>,
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
        players: Vec<String>,
        /// What a captain said to his player (15(b)).
        #[arg(long, value_parser = words(), conflicts_with = "photo_after")]
        said: Option<String>,
        /// Seconds after the start of the round in which a photograph was taken (13(b)).
        #[arg(long, value_name = "SECONDS")]
        photo_after: Option<u32>,
        /// The photographer is accredited.
        #[arg(long, requires = "photo_after")]
        accredited: bool,
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
    /// A note for the minutes.
    Words {
        /// The words.
        text: String,
        /// They stay in the house.
        #[arg(long)]
        private: bool,
    },
    /// What the invitation states of an item (3(c)); an empty text takes it away.
    Invitation {
        /// The item.
        #[arg(value_parser = items())]
        item: String,
        /// What it says.
        text: String,
    },
    /// What was looked after in the hall: `medical_officer`, light, noise, heating, `smoking_place`, staff.
    Checked {
        /// Items.
        #[arg(required = true)]
        items: Vec<String>,
    },
}

/// Kinds of incidents.
fn kinds() -> clap::builder::PossibleValuesParser {
    Incident::ALL.map(Incident::name).into()
}

/// Items of an invitation.
fn items() -> clap::builder::PossibleValuesParser {
    Item::ALL
        .iter()
        .map(|item| item.name())
        .collect::<Vec<_>>()
        .into()
}

/// What captains say.
fn words() -> clap::builder::PossibleValuesParser {
    Advice::ALL.map(Advice::name).into()
}

/// Members of a committee as somebody types them.
fn seats(all: &[String]) -> Result<Vec<Member>> {
    Ok(all.iter().map(|one| one.parse()).collect::<Result<_, _>>()?)
}

fn steps() -> clap::builder::PossibleValuesParser {
    Stage::ALL.map(Stage::name).into()
}

/// Does it.
pub fn run(arguments: &Arguments, lang: &Lang) -> Result<Status> {
    let mut store = Store::change(&arguments.file, lang)?;
    let act = act(&store, &arguments.what)?;
    store.act(act, &arguments.by)?;
    store.save()?;
    Ok(Status::Clean)
}

#[expect(clippy::too_many_lines, reason = "one arm for each thing that is noted")]
fn act(store: &Store, what: &What) -> Result<Act> {
    let last = store.state().paired();
    let hour = |round: Round, what: Hour, at: String| SetHour { round, what, at }.into();
    let newest = store.state().disputes().last().map_or(0, |one| one.0);
    Ok(match what {
        What::Lots { at } => hour(Round(1), Hour::Lots, at.clone()),
        What::Schedule { round, at } => hour(Round(*round), Hour::Scheduled, at.clone()),
        What::Start { round } => hour(round.map_or(last, Round), Hour::Started, now()),
        What::Stop { round } => hour(round.map_or(last, Round), Hour::Stopped, now()),
        What::Committee {
            chair,
            members,
            reserves,
        } => CommitteeAct {
            chair: chair.parse()?,
            members: seats(members)?,
            reserves: seats(reserves)?,
        }
        .into(),
        What::AppealTerms { fee, minutes } => AppealTerms {
            fee: *fee,
            minutes: *minutes,
        }
        .into(),
        What::Appeal {
            text,
            paid,
            after,
            spoken,
            involved,
            number,
        } => AppealAct {
            dispute: number.unwrap_or(newest.max(1)),
            written: !spoken,
            paid: *paid,
            after: *after,
            involved: involved.clone(),
            entrant: None,
            team: None,
            text: text.clone(),
        }
        .into(),
        What::Decision {
            text,
            upheld,
            reasonable,
            number,
        } => Decision {
            dispute: number.unwrap_or(newest.max(1)),
            upheld: *upheld,
            reasonable: *reasonable,
            text: text.clone(),
        }
        .into(),
        What::Incident {
            kind,
            text,
            players,
            said,
            photo_after,
            accredited,
            round,
        } => IncidentAct {
            kind: Incident::ALL
                .into_iter()
                .find(|one| one.name() == kind)
                .unwrap_or(Incident::Complaint),
            round: round.map_or(last.max(Round(1)), Round),
            entrants: players.iter().map(|who| store.find(who)).collect::<Result<_>>()?,
            said: Advice::ALL
                .into_iter()
                .find(|one| said.as_deref() == Some(one.name())),
            photo: photo_after.map(|after| Photograph {
                after,
                accredited: *accredited,
            }),
            text: text.clone(),
        }
        .into(),
        What::Dispute { step, text, number } => {
            let step = Stage::ALL
                .into_iter()
                .find(|stage| stage.name() == step)
                .unwrap_or(Stage::Reported);
            let fresh = newest + u16::from(step == Stage::Reported);
            DisputeAct {
                number: number.unwrap_or(fresh),
                step,
                text: text.clone(),
            }
            .into()
        }
        What::Invitation { item, text } => Invitation {
            item: Item::ALL
                .iter()
                .copied()
                .find(|one| one.name() == item)
                .unwrap_or(Item::Extras),
            text: text.clone(),
        }
        .into(),
        What::Checked { items } => CheckHall { items: items.clone() }.into(),
        What::Words { text, private } => WriteNote {
            text: text.clone(),
            private: *private,
        }
        .into(),
    })
}
