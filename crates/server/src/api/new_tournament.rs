//! A tournament is made: its announcement and its entries are the first acts of its log.

use std::collections::BTreeMap;

use arbiter_game::state::Mode;
use arbiter_hall::event::act::{Act, Enter, EntryForm};
use arbiter_hall::event::announced::{Plan as Announced, Way};
use arbiter_hall::tournament::MOST_ACTS;
use arbiter_hall::{Grant, Grants, HallError, Plan, Results, Role};
use serde::Deserialize;

use super::events::{EventLinks, MadeEvent};
use super::making::delayed;
use crate::app::App;
use crate::live::{Device, Failure};

/// What is played where nobody says otherwise: a time control that FIDE rates as standard play.
const USUAL_CONTROL: &str = "90m+30s";

/// A tournament to be made.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTournament {
    name: String,
    system: String,
    #[serde(default)]
    rounds: Option<u16>,
    #[serde(default)]
    baku: bool,
    /// Boards of a match of teams.
    #[serde(default)]
    boards: Option<u8>,
    #[serde(default)]
    game_points_first: bool,
    #[serde(default)]
    tiebreaks: Tiebreaks,
    #[serde(default)]
    results: Option<Results>,
    #[serde(default)]
    control: Option<String>,
    #[serde(default)]
    rulebook: Option<String>,
    #[serde(default)]
    mode: Mode,
    #[serde(default)]
    regulations: BTreeMap<String, String>,
    #[serde(default)]
    delay: Option<u32>,
    #[serde(default)]
    delay_minutes: Option<u32>,
    #[serde(default)]
    players: Vec<EntryForm>,
}

/// Tie-breaks as a list, or as one text with commas.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Tiebreaks {
    List(Vec<String>),
    Text(String),
}

impl Default for Tiebreaks {
    fn default() -> Self {
        Self::List(Vec::new())
    }
}

impl Tiebreaks {
    fn list(&self) -> Vec<String> {
        let all: Vec<&str> = match self {
            Self::List(list) => list.iter().map(String::as_str).collect(),
            Self::Text(text) => text.split(',').collect(),
        };
        let words = all.into_iter().map(str::trim).filter(|word| !word.is_empty());
        words.map(ToOwned::to_owned).collect()
    }
}

impl NewTournament {
    /// So many boards it would have at once.
    pub fn boards(&self) -> usize {
        self.players.len().div_ceil(2)
    }

    /// Its first acts.
    fn acts(&self) -> Result<Vec<Act>, Failure> {
        if self.players.len() > MOST_ACTS {
            let (what, most) = ("players", MOST_ACTS);
            return Err(HallError::TooMany { what, most }.into());
        }
        let way = Way::by_name(&self.system);
        let way = way.ok_or_else(|| crate::live::unknown("system", &self.system))?;
        let plan = Announced {
            baku: self.baku,
            boards: self.boards,
            game_points_first: self.game_points_first,
            ..Announced::of(way, self.rounds)
        };
        let mut announce = plan
            .announce(&self.name)
            .map_err(|why| HallError::Act(Box::new(why.into())))?;
        announce.tiebreaks = self.tiebreaks.list();
        let enter = |form: &EntryForm| {
            let form = form.clone();
            Act::from(Enter { form, from: None })
        };
        Ok([announce.into()]
            .into_iter()
            .chain(self.players.iter().map(enter))
            .collect())
    }

    /// Makes it; the device is its organiser and chief arbiter until another is named.
    pub async fn open(self, app: &App, device: &Device) -> Result<MadeEvent, Failure> {
        let acts = self.acts()?;
        let plan = Plan {
            rulebook: self
                .rulebook
                .unwrap_or_else(|| arbiter_laws::default_rulebook().id().to_owned()),
            mode: self.mode,
            arbiter: true,
            regulations: self.regulations,
            public: Some(true),
            results: self.results,
            ..Plan::friends(&self.name, self.control.as_deref().unwrap_or(USUAL_CONTROL))
        };
        let mut draft = app.hub().draft(plan, device, "")?;
        let by = Grants::new([Grant::of(Role::Organiser)]);
        delayed(
            &mut draft,
            &by,
            self.delay.unwrap_or(0),
            self.delay_minutes.unwrap_or(0),
        )?;
        draft.announce(acts, app.hub().today())?;
        let mut link = |role| {
            let link = draft.invite(&by, Grant::of(role))?;
            Ok::<_, Failure>(format!("/join/{link}"))
        };
        let (chief_arbiter, arbiter) = (link(Role::ChiefArbiter)?, link(Role::Arbiter)?);
        let desk = Some(link(Role::Desk)?);
        let house = app.hub().make(draft).await?;
        Ok(MadeEvent {
            event: house.id.clone(),
            go: format!("/arbiter/{}", house.id),
            boards: Vec::new(),
            links: EventLinks {
                chief_arbiter,
                arbiter,
                desk,
                spectator: format!("/e/{}/wall", house.id),
            },
        })
    }
}
