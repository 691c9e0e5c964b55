//! The appeals committee, the fee and deadline of appeals, and what becomes of an appeal (Tournament Rules 12(b), (c)).

use super::apply::{Done, expected, note};
use super::hall::{disputes, keep, put};
use super::{Act, Hour, Notice, Refusal, hour, setting};
use crate::model::{Cell, Event, Mark};
use crate::regulations::{
    Appeal, Committee, Dispute, Figures, Member, Objection, Stage, admissible, committee as weigh, fee,
};

const COMMITTEE: &str = "appeals-committee";
const TERMS: &str = "appeals-terms";

/// Whether the event has a committee, or a fee and a deadline.
pub(super) fn appeals_fixed(event: &Event) -> bool {
    setting(event, COMMITTEE).is_some() || setting(event, TERMS).is_some()
}

/// Whether the first round has begun: its start was announced, or somebody has a result of it.
fn begun(event: &Event) -> bool {
    let decided = |cell: Cell| cell.paired() && !matches!(cell.mark, Mark::Open | Mark::PairingBye);
    let mut cells = event.players.iter().filter_map(|player| player.round(1));
    hour(event, 1, Hour::Started).is_some() || event.paired_rounds() > 1 || cells.any(decided)
}

pub(super) fn committee(event: &mut Event, chair: &Member, members: &[Member], reserves: &[Member]) -> Done {
    let found = Committee {
        chair: Some(chair.clone()),
        members: members.to_vec(),
        reserves: reserves.to_vec(),
        in_time: !begun(event),
    };
    let names: Vec<&str> = everybody(&found).map(|one| one.name.as_str()).collect();
    for (at, &name) in names.iter().enumerate() {
        if name.trim().is_empty() || name.contains([';', '|', '/']) || names[..at].contains(&name) {
            return Err(expected("a name of his own for everybody on the committee", name));
        }
    }
    let (objections, _) = weigh(&found, &Figures::of_tournaments());
    let (told, against): (Vec<Objection>, Vec<Objection>) = objections
        .into_iter()
        .partition(|one| matches!(one, Objection::TooLate | Objection::OneFederation));
    if !against.is_empty() {
        return Err(Refusal::Committee(against));
    }
    put(event, COMMITTEE, &written(&found));
    let notice = |one: Objection| match one {
        Objection::TooLate => Notice::CommitteeLate,
        _ => Notice::OneFederation,
    };
    Ok(told.into_iter().map(notice).collect())
}

fn everybody(committee: &Committee) -> impl Iterator<Item = &Member> {
    let sitting = committee.chair.iter().chain(&committee.members);
    sitting.chain(&committee.reserves)
}

/// The chair and the members, then the reserves: `Karimi, Sara/IRI/41; Bos, Jan/NED | Tran, An/VIE/38`.
fn written(committee: &Committee) -> String {
    let one = |member: &Member| {
        let age = member.age.map_or_else(String::new, |age| format!("/{age}"));
        format!("{}/{}{age}", member.name.trim(), member.federation.trim())
    };
    let list = |seats: &mut dyn Iterator<Item = &Member>| seats.map(one).collect::<Vec<_>>().join("; ");
    let sitting = list(&mut committee.chair.iter().chain(&committee.members));
    format!("{sitting} | {}", list(&mut committee.reserves.iter()))
}

/// The committee of an event.
fn found(event: &Event) -> Option<Committee> {
    let text = setting(event, COMMITTEE)?;
    let (sitting, reserves) = text.split_once('|')?;
    let list = |text: &str| -> Vec<Member> {
        let members = text.split(';').filter_map(|one| one.trim().parse().ok());
        members.collect()
    };
    let mut sitting = list(sitting).into_iter();
    Some(Committee {
        chair: sitting.next(),
        members: sitting.collect(),
        reserves: list(reserves),
        in_time: true,
    })
}

pub(super) fn appeal_terms(event: &mut Event, fee: u32, minutes: u32) -> Done {
    if begun(event) {
        return Err(Refusal::Begun("fee and deadline of appeals"));
    }
    put(event, TERMS, &format!("{fee} {minutes}"));
    Ok(Vec::new())
}

fn terms(event: &Event) -> Option<(u32, u32)> {
    let text = setting(event, TERMS)?;
    let (fee, minutes) = text.split_once(' ')?;
    Some((fee.parse().ok()?, minutes.parse().ok()?))
}

/// A dispute's next step, where it is the next.
fn step(event: &Event, number: u16, to: Stage, text: &str) -> Result<(), Refusal> {
    let fault = |why: String| Refusal::Dispute { number, why };
    let known = disputes(event).into_iter().find(|one| one.0 == number);
    let (_, stage) = known.ok_or_else(|| fault("nobody reported it".to_owned()))?;
    let taken = Dispute::at(stage).step(to, text);
    taken.map_err(|why| fault(why.to_string()))
}

pub(super) fn appeal(event: &mut Event, act: &Act) -> Done {
    let Act::Appeal {
        dispute,
        written,
        paid,
        after,
        involved,
        text,
    } = act
    else {
        return Ok(Vec::new());
    };
    step(event, *dispute, Stage::Appealed, text)?;
    let mut committee = found(event).ok_or(Refusal::NotFixed("an appeals committee"))?;
    let (fee, deadline) = terms(event).ok_or(Refusal::NotFixed("fee and deadline of appeals"))?;
    let lacks = admissible(&Appeal {
        written: *written,
        paid: *paid,
        fee,
        after: *after,
        deadline,
    });
    if !lacks.is_empty() {
        return Err(Refusal::Appeal(lacks));
    }
    for name in involved {
        if !everybody(&committee).any(|one| one.name == *name) {
            return Err(expected("somebody of the committee", name));
        }
    }
    let seats = committee.chair.iter_mut().chain(&mut committee.members);
    for member in seats.chain(&mut committee.reserves) {
        member.involved = involved.contains(&member.name);
    }
    let (objections, votes) = weigh(&committee, &Figures::of_tournaments());
    if objections.contains(&Objection::Involved) {
        return Err(Refusal::Committee(vec![Objection::Involved]));
    }
    keep(event, *dispute, Stage::Appealed, text);
    let dispute = *dispute;
    let notice = Notice::Votes { dispute, votes };
    note(event, notice.to_string());
    Ok(vec![notice])
}

pub(super) fn decision(
    event: &mut Event,
    dispute: u16,
    (upheld, reasonable): (bool, bool),
    text: &str,
) -> Done {
    step(event, dispute, Stage::Decided, text)?;
    if text.trim().is_empty() {
        return Err(expected("what the committee decided", ""));
    }
    let fate = fee(upheld, reasonable);
    let word = if upheld { "upheld" } else { "rejected" };
    keep(
        event,
        dispute,
        Stage::Decided,
        &format!("{word}, {}", text.trim()),
    );
    let notice = Notice::Fee { dispute, fate };
    note(event, notice.to_string());
    Ok(vec![notice])
}
