//! Festivals: sections that know each other's board numbers, and players who change from one to the other, also where the
//! program was killed in between.

use std::sync::Arc;

use arbiter_hall::event::act::{Act, Amend, Enter, Field, Pair, Refusal, Undo, decide};
use arbiter_hall::event::number::{EntrantId, Round};
use arbiter_hall::event::state::{Entrant, State};
use arbiter_hall::festival::{Festival, Moving, Told, festival_stream, first_boards};
use arbiter_hall::store::Append;
use arbiter_hall::tournament::may_act;
use arbiter_hall::{Grants, HallError};
use serde_json::json;

use super::Hub;
use crate::live::failure::Failure;
use crate::live::house::{Device, House, append, lines};
use crate::live::secret;
use crate::locks;

/// A section as it stands, and what a device may do in it.
type Ruled = (Arc<House>, Arc<State>, Grants);

fn refused(why: Refusal) -> Failure {
    HallError::Act(Box::new(why)).into()
}

/// The entry by which somebody came in.
fn entry(state: &State, who: EntrantId) -> Result<(&Entrant, Act), Failure> {
    let entrant = state.entrant(who).map_err(refused)?;
    let enter = Enter {
        form: entrant.form(),
        from: None,
    };
    Ok((entrant, enter.into()))
}

/// Whoever is the same person in another section.
fn same(state: &State, one: &Entrant) -> Option<EntrantId> {
    let form = one.form();
    let is = |other: &&Entrant| form.is_same_person(&other.form());
    state.entrants.values().find(is).map(|other| other.id)
}

impl Hub {
    /// Makes a festival of tournaments; whoever makes it rules in all of them. Boards that nobody has seen yet are numbered so
    /// that no two sections have the same.
    ///
    /// # Errors
    /// A section is none or not his, or nothing was written.
    pub async fn make_festival(
        &self,
        device: &Device,
        name: &str,
        sections: Vec<String>,
    ) -> Result<Festival, Failure> {
        let _one = self.moves.lock().await;
        let (mut festival, line) = Festival::make(&secret::id()?, name, sections, self.now())?;
        // Only those who rule there learn what it is a section of.
        let ruled = self.ruled(&festival.sections, device).await?;
        for section in &festival.sections {
            self.is_free(section)?;
        }
        write(self, &mut festival, vec![line]).await?;
        self.know(&festival);
        self.number(&ruled, device).await?;
        Ok(festival)
    }

    /// One more section, by whoever rules in all of them.
    ///
    /// # Errors
    /// It is none or not his, it is in a festival already, or nothing was written.
    pub async fn add_section(&self, id: &str, device: &Device, section: &str) -> Result<Festival, Failure> {
        let _one = self.moves.lock().await;
        let mut festival = self.festival(id)?;
        let mut sections = self.living(&festival);
        sections.push(section.to_owned());
        let ruled = self.ruled(&sections, device).await?;
        self.is_free(section)?;
        let line = festival.add(section)?;
        write(self, &mut festival, vec![line]).await?;
        self.know(&festival);
        self.number(&ruled, device).await?;
        Ok(festival)
    }

    /// Boards of a festival are numbered again: more players came than there was room for.
    ///
    /// # Errors
    /// He does not rule in all sections, or nothing was written.
    pub async fn number_boards(&self, id: &str, device: &Device) -> Result<(), Failure> {
        let festival = self.festival(id)?;
        let ruled = self.ruled(&self.living(&festival), device).await?;
        self.number(&ruled, device).await
    }

    /// The festival in which an event is a section.
    #[must_use]
    pub fn festival_of(&self, event: &str) -> Option<String> {
        locks::read(&self.festivals).get(event).cloned()
    }

    fn know(&self, festival: &Festival) {
        let mut known = locks::write(&self.festivals);
        let sections = festival.sections.iter();
        known.extend(sections.map(|section| (section.clone(), festival.id.clone())));
    }

    fn is_free(&self, section: &str) -> Result<(), Failure> {
        // Where several nodes share a store, another one may have made its festival.
        if self.is_shared() {
            for (stream, _) in self.store().streams("festival/")? {
                self.known_festival(stream.trim_start_matches("festival/"))?;
            }
        }
        let (what, name) = ("section", section.to_owned());
        match self.festival_of(section) {
            Some(_) => Err(HallError::Taken { what, name }.into()),
            None => Ok(()),
        }
    }

    /// The sections that were not deleted.
    fn living(&self, festival: &Festival) -> Vec<String> {
        let here = |section: &&String| self.house(section).is_ok();
        festival.sections.iter().filter(here).cloned().collect()
    }

    /// The sections, each as it stands, where a device may number their boards.
    async fn ruled(&self, sections: &[String], device: &Device) -> Result<Vec<Ruled>, Failure> {
        let mut ruled = Vec::new();
        for section in sections {
            let house = self.house(section)?;
            let state = house.tournament().await?;
            let by = house.grants(device).await;
            may_act(&by, &renumber(1), &state)?;
            ruled.push((house, state, by));
        }
        Ok(ruled)
    }

    /// Numbers the boards that nobody has seen yet so that no two sections have the same.
    async fn number(&self, ruled: &[Ruled], device: &Device) -> Result<(), Failure> {
        let all: Vec<&State> = ruled.iter().map(|(_, state, _)| &**state).collect();
        for ((house, state, by), first) in ruled.iter().zip(first_boards(&all)) {
            if state.first_board() != first {
                let by = signed(house, device, by).await;
                house.carry(vec![renumber(first)], &by, self.today()).await?;
            }
        }
        Ok(())
    }

    /// Before a section is paired for the first time its boards get numbers that no other section has: more may have come than there
    /// was room for. Who may not pair it changes nothing.
    pub(super) async fn number_before(&self, house: &House, device: &Device) -> Result<(), Failure> {
        let Some(festival) = self.festival_of(&house.id) else {
            return Ok(());
        };
        let _one = self.moves.lock().await;
        let (state, by) = (house.tournament().await?, house.grants(device).await);
        let pairs = may_act(&by, &Pair::by_rules(Round(1)).into(), &state).is_ok();
        if !pairs || !state.rounds.is_empty() {
            return Ok(());
        }
        let mut states = Vec::new();
        let mut place = None;
        for section in self.living(&self.festival(&festival)?) {
            place = place.or((section == house.id).then_some(states.len()));
            states.push(self.house(&section)?.tournament().await?);
        }
        let all: Vec<&State> = states.iter().map(|state| &**state).collect();
        let own = place.and_then(|at| Some((all.get(at)?.first_board(), *first_boards(&all).get(at)?)));
        match own {
            Some((now, first)) if now != first => house.carry(vec![renumber(first)], "", self.today()).await,
            _ => Ok(()),
        }
    }

    /// The sections of a festival, of which this hub knows from now on that they are sections of it.
    ///
    /// # Errors
    /// There is none.
    pub fn known_festival(&self, id: &str) -> Result<Vec<String>, Failure> {
        let festival = self.festival(id)?;
        self.know(&festival);
        Ok(festival.sections)
    }

    /// A festival.
    ///
    /// # Errors
    /// There is none.
    pub fn festival(&self, id: &str) -> Result<Festival, Failure> {
        let found = lines(self.store(), &festival_stream(id))?;
        Ok(Festival::read(id, &found)?)
    }

    /// Somebody moves from one section to another: he enters there, and his entry here is taken back. Who he is there.
    ///
    /// # Errors
    /// He is not here, cannot enter there or leave here any more, it is not for this device; or nothing was written.
    pub async fn move_entrant(
        &self,
        id: &str,
        device: &Device,
        asked: &str,
        (from, to): (&str, &str),
    ) -> Result<EntrantId, Failure> {
        let _one = self.moves.lock().await;
        let mut festival = self.festival(id)?;
        festival.has(from)?;
        festival.has(to)?;
        let (leaves, enters) = (self.house(from)?, self.house(to)?);
        let (here, there) = (leaves.tournament().await?, enters.tournament().await?);
        let (by_here, by_there) = (leaves.grants(device).await, enters.grants(device).await);
        // Only those who rule there learn whether anybody is called so.
        may_act(&by_here, &renumber(1), &here)?;
        // A number is an id, as in acts, and nothing else: asked again it is nobody, and not the next one of that rank.
        let who = match asked.trim_start_matches('#').parse() {
            Ok(id) => EntrantId(id),
            Err(_) => here.find(asked).map_err(|why| refused(why.into()))?,
        };
        let (entrant, enter) = entry(&here, who)?;
        let leave = Act::from(Undo::of(entrant.entered));
        may_act(&by_here, &leave, &here)?;
        may_act(&by_there, &enter, &there)?;
        // Numbers of a table that were drawn stay with those who drew them.
        if here.is_table() && here.drawn() {
            return Err(refused(Refusal::Drawn(here.paired())));
        }
        decide(&here, &leave).map_err(refused)?;
        decide(&there, &enter).map_err(refused)?;
        let by = signed(&leaves, device, &by_here).await;
        let begun = Told::MoveBegun {
            entrant: who,
            from: from.to_owned(),
            to: to.to_owned(),
            by,
        };
        let line = festival.record(&begun);
        write(self, &mut festival, vec![line]).await?;
        let moving = festival.moving().last().cloned();
        match moving {
            Some(moving) => self.carry_over(&mut festival, &moving).await,
            None => Err(Failure::Machine("the move was not written".to_owned())),
        }
    }

    /// What was begun is done, wherever it stopped.
    async fn carry_over(&self, festival: &mut Festival, moving: &Moving) -> Result<EntrantId, Failure> {
        let (leaves, enters) = (self.house(&moving.from)?, self.house(&moving.to)?);
        let here = leaves.tournament().await?;
        let there = enters.tournament().await?;
        let Ok((entrant, enter)) = entry(&here, moving.entrant) else {
            // He is gone here: he has arrived there, or somebody removed him meanwhile.
            let number = moving.number;
            return self
                .close(festival, Told::MoveDropped { number }, moving.entrant)
                .await;
        };
        let mut arrived = same(&there, entrant);
        if arrived.is_none() {
            match enters.carry(vec![enter], &moving.by, self.today()).await {
                Ok(()) => arrived = same(&*enters.tournament().await?, entrant),
                Err(failure) if failure.is_of_store() => return Err(failure),
                Err(failure) => {
                    let number = moving.number;
                    self.close(festival, Told::MoveDropped { number }, moving.entrant)
                        .await?;
                    return Err(failure);
                }
            }
        }
        let arrived = arrived.unwrap_or_default();
        let leave = Undo {
            of: entrant.entered,
            why: Some(there.about.name.last().cloned().unwrap_or_default()),
            game: None,
        };
        leaves.carry(vec![leave.into()], &moving.by, self.today()).await?;
        let done = Told::MoveDone {
            number: moving.number,
            entrant: arrived,
        };
        self.close(festival, done, arrived).await
    }

    async fn close(&self, festival: &mut Festival, told: Told, who: EntrantId) -> Result<EntrantId, Failure> {
        let line = festival.record(&told);
        write(self, festival, vec![line]).await?;
        Ok(who)
    }

    /// Moves that were under way when the program stopped are carried through.
    pub(super) async fn finish_moves(&self) -> Result<(), Failure> {
        for (name, _) in self.store.streams("festival/")? {
            let id = name.trim_start_matches("festival/");
            let Ok(mut festival) = self.festival(id) else {
                continue;
            };
            self.know(&festival);
            let open: Vec<Moving> = festival.moving().cloned().collect();
            for moving in open {
                if let Err(failure) = self.carry_over(&mut festival, &moving).await {
                    let why = failure.to_string();
                    self.say(
                        "not_moved",
                        &json!({ "stream": name, "move": moving.number, "why": why }),
                    );
                }
            }
        }
        Ok(())
    }
}

/// The boards of a section have other numbers.
fn renumber(first: u16) -> Act {
    Amend {
        field: Field::FirstBoard,
        round: None,
        value: first.to_string(),
        was: None,
    }
    .into()
}

async fn signed(house: &Arc<House>, device: &Device, by: &Grants) -> String {
    let role = by.iter().next().map(|grant| grant.role);
    house
        .look(|office| {
            let pass = device.known_to(office).unwrap_or_default();
            role.map_or_else(String::new, |role| office.signature(pass, role))
        })
        .await
}

/// Makes lines of a festival durable that it knows already.
async fn write(hub: &Hub, festival: &mut Festival, entries: Vec<String>) -> Result<(), Failure> {
    let lines = Append {
        stream: festival_stream(&festival.id),
        of: festival_stream(&festival.id),
        expected: festival.version() - entries.len() as u64,
        entries: entries.into_iter().map(String::into_bytes).collect(),
        mark: None,
    };
    append(hub.store(), lines).await?;
    Ok(())
}
