//! A tournament is made: its announcement and its entries are the first acts of its log.

use std::collections::{BTreeMap, BTreeSet};

use arbiter_game::state::Mode;
use arbiter_hall::event::act::{
    Act, Ages, Amend, Announce, Enter, EntryForm, Field, QuestionKey, Refusal, Settle, decide, evolve,
};
use arbiter_hall::event::announced::{Plan as Announced, Way};
use arbiter_hall::event::questions::Question;
use arbiter_hall::event::state::{Results, State};
use arbiter_hall::tournament::MOST_ACTS;
use arbiter_hall::{Grant, Grants, HallError, Plan, Preset, Role, USUAL_CONTROL};
use serde::Deserialize;

use super::events::{EventLinks, MadeEvent};
use super::making::delayed;
use crate::app::App;
use crate::live::{Device, Failure};

/// A tournament to be made.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTournament {
    name: String,
    /// What is set where the rest does not say it.
    #[serde(default)]
    preset: Option<String>,
    #[serde(default)]
    system: Option<String>,
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
    /// By which rating ranks go: `NIDOF`, `NOR NIDOF`.
    #[serde(default)]
    ranking: Option<String>,
    /// The offset of the hall's clock from UTC: `+03:30`.
    #[serde(default)]
    zone: Option<String>,
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

    /// How many are paired with each other: players, or the teams that their clubs are.
    fn entered(&self, way: Way) -> usize {
        if !way.teams() {
            return self.players.len();
        }
        let clubs = self.players.iter().map(|form| form.club.trim());
        clubs
            .filter(|club| !club.is_empty())
            .collect::<BTreeSet<_>>()
            .len()
    }

    /// The preset that it names.
    fn preset(&self) -> Result<Option<Preset>, Failure> {
        let named = self.preset.as_deref();
        named
            .map(|name| Preset::by_name(name).ok_or_else(|| crate::live::unknown("preset", name)))
            .transpose()
    }

    /// How it is paired.
    fn way(&self, preset: Option<&Preset>) -> Result<Way, Failure> {
        let named = self.system.as_deref().map(|name| {
            let way = Way::by_name(name);
            way.ok_or_else(|| crate::live::unknown("system", name))
        });
        let way = named.or_else(|| preset.map(|preset| Ok(preset.way)));
        way.unwrap_or_else(|| Err(crate::live::unknown("system", "")))
    }

    /// Whether every player can be shown; of who cannot, the place in the list is told.
    fn are_shown(&self) -> Result<(), Failure> {
        for (place, form) in (1..).zip(&self.players) {
            let form = form.clone();
            let fits = Enter { form, from: None }.fits(&State::default());
            if let Err(Refusal::Unreadable { field, column, most }) = fits {
                let field = format!("players {place}, {field}");
                let refusal = Refusal::Unreadable { field, column, most };
                return Err(HallError::Act(Box::new(refusal)).into());
            }
        }
        Ok(())
    }

    /// Its first acts.
    fn acts(&self, preset: Option<&Preset>) -> Result<Vec<Act>, Failure> {
        if self.players.len() > MOST_ACTS {
            let (what, most) = ("players", MOST_ACTS);
            return Err(HallError::TooMany { what, most }.into());
        }
        self.are_shown()?;
        let way = self.way(preset)?;
        // What a preset says of rounds and boards holds for its own way of pairing only.
        let own = preset.filter(|preset| preset.way == way);
        let rounds = own.and_then(|own| own.rounds_for(self.entered(way)));
        let plan = Announced {
            baku: self.baku,
            boards: self.boards.or(own.and_then(|own| own.boards)),
            game_points_first: self.game_points_first,
            ..Announced::of(way, self.rounds.or(rounds))
        };
        let mut announce = plan
            .announce(&self.name)
            .map_err(|why| HallError::Act(Box::new(why.into())))?;
        announce.tiebreaks = self.tiebreaks.list();
        if let Some(own) = own.filter(|_| announce.tiebreaks.is_empty()) {
            announce.tiebreaks = own.tiebreaks.iter().map(|&code| code.to_owned()).collect();
        }
        announce.play.results = self.results.or(preset.and_then(|preset| preset.results));
        let ages = own.and_then(|own| own.ages.clone());
        let ages = ages.map(|group| Act::from(Ages { group }));
        let settled = own
            .filter(|own| own.settles)
            .into_iter()
            .flat_map(|_| offered(&announce));
        let enter = |form: &EntryForm| {
            let form = form.clone();
            Act::from(Enter { form, from: None })
        };
        let here = [(Field::Ranking, &self.ranking), (Field::Zone, &self.zone)];
        let here = here.into_iter().filter_map(|(field, said)| {
            let value = said.clone()?;
            Some(Act::from(Amend {
                field,
                round: None,
                value,
                was: None,
            }))
        });
        let first: Vec<Act> = here.chain(ages).chain(settled).collect();
        Ok([announce.into()]
            .into_iter()
            .chain(first)
            .chain(self.players.iter().map(enter))
            .collect())
    }

    /// Makes it; the device is its organiser and chief arbiter until another is named.
    pub async fn open(self, app: &App, device: &Device) -> Result<MadeEvent, Failure> {
        let preset = self.preset()?;
        let acts = self.acts(preset.as_ref())?;
        let usual = || arbiter_laws::default_rulebook().id();
        let of_preset = preset.as_ref().and_then(|preset| preset.rulebook);
        let control = preset.as_ref().map_or(USUAL_CONTROL, |preset| preset.control);
        let plan = Plan {
            rulebook: self
                .rulebook
                .unwrap_or_else(|| of_preset.unwrap_or_else(usual).to_owned()),
            mode: self.mode,
            arbiter: true,
            regulations: self.regulations,
            public: Some(true),
            ..Plan::friends(&self.name, self.control.as_deref().unwrap_or(control))
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

/// What the regulations of such an event leave open, answered as it is offered.
fn offered(announce: &Announce) -> Vec<Act> {
    let mut state = State::default();
    let Ok(entry) = decide(&state, &announce.clone().into()) else {
        return Vec::new();
    };
    evolve(&mut state, &entry);
    let answered = |question: &Question| {
        let option = question.default.clone().into_owned();
        let question = QuestionKey::by_name(question.key)?;
        Some(Act::from(Settle::of(question, option)))
    };
    state.unsettled().iter().filter_map(answered).collect()
}
