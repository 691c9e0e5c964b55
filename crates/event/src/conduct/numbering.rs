//! Starting ranks and the initial colour as a draw gave them.

use super::apply::Done;
use super::knock_out::group;
use super::numbers::renumber;
use super::remark::{Remark, remarks};
use super::settle::unsettled;
use super::teams::{draw_teams, no_teams, of_teams};
use super::{Notice, Refusal};
use crate::lots::verify;
use crate::model::{Color, Event};

/// Whether numbers have been given for good: the draw was made, or a round is paired.
pub(super) fn drawn(event: &Event) -> bool {
    event.initial_color.is_some() || event.paired_rounds() > 0 || by_lots(event)
}

fn by_lots(event: &Event) -> bool {
    remarks(event).any(|remark| matches!(remark, Remark::Secret(_)))
}

pub(super) fn publish(event: &mut Event, commitment: &str) -> Done {
    if drawn(event) {
        return Err(Refusal::Drawn(event.paired_rounds()));
    }
    let before = published(event);
    event
        .kept
        .push(Remark::Commitment(commitment.trim().to_owned()).kept());
    Ok(before.map(Notice::PublishedBefore).into_iter().collect())
}

/// The hash that was published last.
fn published(event: &Event) -> Option<String> {
    remarks(event)
        .filter_map(|remark| match remark {
            Remark::Commitment(hash) => Some(hash),
            _ => None,
        })
        .last()
}

pub(super) fn draw(event: &mut Event, order: &[u16], colour: Option<Color>, secret: Option<&str>) -> Done {
    if event.players.is_empty() {
        return Err(Refusal::Nobody);
    }
    if event.paired_rounds() > 0 {
        return Err(Refusal::Drawn(event.paired_rounds()));
    }
    if by_lots(event) {
        return Err(Refusal::DrawnAlready);
    }
    let of_teams = of_teams(event);
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    let numbers = event.players.iter().map(|player| player.number);
    if of_teams {
        no_teams(event)?;
    } else if !numbers.eq(sorted.iter().copied()) {
        return Err(Refusal::NotAnOrder);
    }
    let mut notices = Vec::new();
    match (secret, published(event)) {
        (Some(secret), Some(hash)) if !verify(secret, &hash) => return Err(Refusal::OtherSecret(hash)),
        (Some(_), None) => notices.push(Notice::NotPublished),
        _ => {}
    }
    if let Some(question) = unsettled(event).first() {
        return Err(Refusal::Unsettled(question.key));
    }
    if of_teams {
        draw_teams(event, order)?;
    } else {
        renumber(event, order);
        group(event, secret);
    }
    event.initial_color = colour.or(event.initial_color);
    if let Some(secret) = secret {
        event.kept.push(Remark::Secret(secret.to_owned()).kept());
    }
    Ok(notices)
}
