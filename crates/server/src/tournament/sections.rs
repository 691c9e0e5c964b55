//! The festival around a tournament: its sections as an official of one sees them, and the way between them.

use std::sync::Arc;

use arbiter_hall::Office;
use arbiter_hall::event::act::Act;
use arbiter_hall::event::state::State;

use crate::api::keeps_tournament;
use crate::app::App;
use crate::frame::Frame;
use crate::live::{Device, Failure, instant};

/// A section.
pub struct Section {
    /// The id of its event.
    pub event: String,
    /// What stands in it.
    pub state: Arc<State>,
    /// How much waits there for an answer.
    pub waits: usize,
}

/// The arrows between the sections.
pub struct Arrows {
    /// All sections on one page.
    pub all: String,
    /// Which one of how many this is, and what waits in all of them.
    pub at: String,
    /// What waits in the others.
    pub waits: String,
    /// The one before and the next one: where, and its name.
    pub before: Option<(String, String)>,
    pub next: Option<(String, String)>,
}

impl Section {
    /// Its name.
    pub fn name(&self) -> &str {
        self.state.about.name.last().map_or("", |name| name.trim())
    }

    /// Everything that was ruled against somebody and stands.
    pub fn penalties(&self) -> usize {
        let stands = self.state.history.iter().filter(|made| made.stands());
        stands.filter(|made| is_penalty(&made.act)).count()
    }
}

/// Whether an act stands on the page of penalties.
pub const fn is_penalty(act: &Act) -> bool {
    matches!(
        act,
        Act::Penalty(_) | Act::Offence(_) | Act::Exclude(_) | Act::Expel(_) | Act::Incident(_)
    )
}

/// The sections of a festival that a device keeps.
pub async fn kept(app: &App, festival: &str, device: &Device) -> Result<Vec<Section>, Failure> {
    let now = instant(app.hub().today());
    let mut kept = Vec::new();
    for event in app.hub().festival(festival)?.sections {
        // One that was deleted is none any more.
        let Ok(house) = app.hub().house(&event) else {
            continue;
        };
        let Some(state) = house.look(Office::shared_tournament).await else {
            continue;
        };
        if !keeps_tournament(&house.grants(device).await) {
            continue;
        }
        let phones = house.look(|office| office.waiting().count()).await;
        let matters = state.unsettled().len() + state.waiting_matters().count();
        kept.push(Section {
            waits: matters + state.waiting(Some(&now)).len() + phones,
            event,
            state,
        });
    }
    Ok(kept)
}

impl Arrows {
    /// From a page of one section; none where there is no other.
    pub fn of(
        frame: &Frame,
        (festival, sections): (&str, &[Section]),
        (event, page): (&str, &str),
    ) -> Option<Self> {
        let at = sections.iter().position(|section| section.event == event)?;
        let page = if page.is_empty() { "round" } else { page };
        let leads = |to: &Section| {
            let link = format!("/f/{festival}/go?to={}&page={page}", to.event);
            (link, to.name().to_owned())
        };
        let others = sections.iter().filter(|section| section.event != event);
        let waits: usize = others.map(|section| section.waits).sum();
        let args = arbiter_lang::Args::new()
            .count("at", at as u64 + 1)
            .count("all", sections.len() as u64);
        Some(Self {
            all: format!("/arbiter/{event}/festival"),
            at: frame.lang().text("fest-at", &args),
            waits: if waits > 0 {
                frame.lang().number(waits as u64)
            } else {
                String::new()
            },
            before: at.checked_sub(1).map(|at| leads(&sections[at])),
            next: sections.get(at + 1).map(leads),
        })
    }
}
