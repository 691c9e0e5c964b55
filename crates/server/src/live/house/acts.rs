//! Acts of a tournament: decided on what stands, durable, then told. And what its games bring to it.

use std::sync::Arc;

use arbiter_hall::event::act::{Act, Entry, Refusal, decide, evolve};
use arbiter_hall::event::log::{seq_in, shown, written};
use arbiter_hall::event::show::Eyes;
use arbiter_hall::event::state::State;
use arbiter_hall::tournament::{Acted, Asked, follow, prepare};
use arbiter_hall::{Board, Change, Desk, Fact, HallError, Office};
use futures_util::future::try_join_all;
use serde_json::Value;

use super::once::{Kept, what};
use super::{Device, House, lines, private, stream};
use crate::live::failure::Failure;
use crate::live::secret;

/// What a device asks for.
#[derive(Debug, Clone)]
pub struct Acting {
    /// Its name for it: the same one is done once.
    pub id: String,
    /// The acts.
    pub acts: Vec<Value>,
    /// The code, where something is confirmed.
    pub confirm: Option<String>,
}

/// What came of it.
#[derive(Debug)]
pub struct ActReply {
    /// The entries and what is told.
    pub acted: Acted,
    /// The games that were opened.
    pub games: Vec<(Board, Desk)>,
}

/// An instant as RFC 3339 has it, to the second, from milliseconds since 1970.
pub fn instant(ms: u64) -> String {
    let seconds = ms / 1_000;
    let days = (seconds / 86_400).cast_signed();
    let date = arbiter_laws::Date::from_days(days).map_or_else(String::new, |date| date.to_string());
    let (hour, minute, second) = (seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60);
    format!("{date}T{hour:02}:{minute:02}:{second:02}Z")
}

impl House {
    /// The tournament that is played here, as it stands.
    ///
    /// # Errors
    /// There is none.
    pub async fn tournament(&self) -> Result<Arc<State>, Failure> {
        let found = self.look(Office::shared_tournament).await;
        found.ok_or_else(|| {
            HallError::Unknown {
                what: "tournament",
                name: self.id.clone(),
            }
            .into()
        })
    }

    /// Whether this device had something done under this name before.
    ///
    /// # Errors
    /// What was done cannot be read.
    pub async fn did(&self, device: &Device, id: &str) -> Result<bool, Failure> {
        let mut once = self.once.lock().await;
        if once.is_none() {
            *once = Some(self.read_once()?);
        }
        let office = self.office.read().await;
        let pass = device.known_to(&office).unwrap_or_default();
        Ok(once.as_ref().is_some_and(|once| once.find(pass, id).is_some()))
    }

    /// Does what a device asks for, all of it or nothing. `begun` says of a game whether its clock has run.
    ///
    /// # Errors
    /// Why nothing was done.
    pub async fn act(
        &self,
        device: &Device,
        asked: Acting,
        (now, today, dated): (u64, u64, Option<u64>),
        begun: impl Fn(&str) -> bool + Send,
    ) -> Result<ActReply, Failure> {
        let what = what(&asked.acts);
        let mut once = self.once.lock().await;
        if once.is_none() {
            *once = Some(self.read_once()?);
        }
        let mut office = self.office.write().await;
        let pass = device.known_to(&office).unwrap_or_default().to_owned();
        if let Some(known) = once.as_ref().and_then(|once| once.find(&pass, &asked.id)) {
            if known.was(what) {
                return Ok(ActReply::again(known));
            }
            let why = format!("expected a new id: other acts were done as {}", asked.id);
            return Err(Failure::BadMessage(why));
        }
        let by = office
            .holder(&pass)
            .map(|holder| holder.grants.clone())
            .unwrap_or_default();
        let request = Asked {
            acts: asked.acts,
            confirm: asked.confirm.as_deref(),
            by: &by,
            pass: &pass,
            at: instant(today),
            now,
            dated,
        };
        let prepared = prepare(&office, request, || secret::id().map_err(Failure::from))?;
        if let Some(state) = office.tournament() {
            stands_still(state, &prepared.change.entries, begun)?;
        }
        let games = self.begin_games(&office, &prepared.change).await?;
        let acted = prepared.acted;
        let seqs = acted.seqs.first().zip(acted.seqs.last());
        let kept = seqs.map(|(first, last)| Kept::of(&pass, &asked.id, first.0, last.0, what));
        let erases = |entry: &Entry| matches!(entry.act, Act::EraseBirths(_));
        let erases = prepared.change.entries.iter().any(erases);
        self.write(&mut office, prepared.change, kept.and_then(Kept::mark))
            .await?;
        if let Some((once, kept)) = once.as_mut().zip(kept) {
            once.keep(kept);
        }
        if erases && let Some(state) = office.tournament() {
            private::erase(&self.store, &self.id, state).await?;
        }
        Ok(ActReply { acted, games })
    }

    /// Carries acts out that were allowed before, all or none: what is written down elsewhere is done here, whoever asks.
    ///
    /// # Errors
    /// One of them cannot be, or nothing was written.
    pub async fn carry(&self, acts: Vec<Act>, by: &str, today: u64) -> Result<(), Failure> {
        let mut office = self.office.write().await;
        let found = office.tournament();
        let mut state = found
            .ok_or_else(|| HallError::unknown("tournament", &self.id))?
            .clone();
        let mut entries = Vec::with_capacity(acts.len());
        for act in acts {
            let mut entry = decide(&state, &act).map_err(|why| HallError::Act(Box::new(why)))?;
            entry.at = Some(instant(today));
            entry.by = Some(by.to_owned()).filter(|by| !by.is_empty());
            evolve(&mut state, &entry);
            entries.push(entry);
        }
        let facts = Vec::new();
        self.write(&mut office, Change { facts, entries }, None).await
    }

    /// The first lines of games that are opened: no board without its game, whenever the server stops.
    async fn begin_games(&self, office: &Office, change: &Change) -> Result<Vec<(Board, Desk)>, Failure> {
        let mut games = Vec::new();
        let mut first_lines = Vec::new();
        for fact in &change.facts {
            if let Fact::BoardAdded(board) = fact {
                let (desk, first) = Desk::begin(&office.plan, board)?;
                first_lines.push(self.append(first));
                games.push((board.clone(), desk));
            }
        }
        try_join_all(first_lines).await?;
        Ok(games)
    }

    /// The tournament follows one of its games, as far as it does not yet. Whether something was written.
    ///
    /// # Errors
    /// Nothing was written; it is made good the next time, or when the server starts.
    pub async fn follow(&self, number: u32, desk: &Desk) -> Result<bool, Failure> {
        let at = instant(desk.last_at());
        let missing = |office: &Office| {
            let found = office.tournament().zip(office.boards.get(&number));
            found.map_or_else(Vec::new, |(state, board)| follow(state, board, desk, &at))
        };
        if self.look(missing).await.is_empty() {
            return Ok(false);
        }
        let mut office = self.office.write().await;
        let change = Change {
            facts: Vec::new(),
            entries: missing(&office),
        };
        self.write(&mut office, change, None).await?;
        Ok(true)
    }

    /// Days of birth that were to be erased when the server stopped are.
    ///
    /// # Errors
    /// The store failed.
    pub async fn erase_again(&self) -> Result<(), Failure> {
        match self.look(Office::shared_tournament).await {
            Some(state) if state.erased => private::erase(&self.store, &self.id, &state).await,
            _ => Ok(()),
        }
    }

    /// The log of the tournament as a file has it, without doors.
    ///
    /// # Errors
    /// There is no tournament, or the store cannot be read.
    pub async fn event_log(&self) -> Result<String, Failure> {
        let entries = self.entries().await?;
        let private = private::all(&self.store, &self.id)?;
        let private: Vec<String> = private
            .iter()
            .map(|line| String::from_utf8_lossy(line).into_owned())
            .collect();
        Ok(written(entries.iter().map(String::as_str), &private))
    }

    /// The same for everybody: without what is private, without what was said of people, and as far as no draft is in it.
    ///
    /// # Errors
    /// There is none, or it cannot be read.
    pub async fn public_log(&self) -> Result<String, Failure> {
        let state = self.tournament().await?;
        let newest = Eyes::Everybody.newest(&state);
        let draft = state.rounds.iter().find(|round| round.round > newest);
        let before =
            |entry: &&String| draft.is_none_or(|draft| seq_in(entry).is_some_and(|seq| seq < draft.paired));
        let entries = self.entries().await?;
        let entries: Vec<String> = entries
            .iter()
            .take_while(before)
            .map(|entry| shown(entry))
            .collect();
        Ok(written(entries.iter().map(String::as_str), &[]))
    }

    async fn entries(&self) -> Result<Vec<String>, Failure> {
        self.tournament().await?;
        let all = lines(&self.store, &stream(&self.id))?;
        Ok(Office::entries_in(&self.id, &all)?)
    }

    /// The names of the streams that are its own beside that of its doors.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn streams_beside(&self) -> Result<Vec<String>, Failure> {
        private::names(&self.store, &self.id)
    }
}

impl ActReply {
    /// The same once more: what was told then is not told again.
    fn again(known: Kept) -> Self {
        use arbiter_hall::event::number::Seq;
        let acted = Acted {
            version: Seq(known.last),
            seqs: (known.first..=known.last).map(Seq).collect(),
            ..Acted::default()
        };
        Self {
            acted,
            games: Vec::new(),
        }
    }
}

/// A round whose clocks run is not unpaired, and a game that has begun stays on its board.
fn stands_still(state: &State, entries: &[Entry], begun: impl Fn(&str) -> bool) -> Result<(), Failure> {
    for entry in entries {
        let Act::Undo(undo) = &entry.act else { continue };
        let undone = state.history.iter().find(|made| made.seq == undo.of);
        let (round, named) = match undone.map(|made| &made.act) {
            Some(Act::Pair(pair)) => (pair.round, None),
            Some(Act::OpenGames(open)) => (open.round, Some(&open.boards)),
            _ => continue,
        };
        let Some(round) = state.round(round) else { continue };
        for (board, facts) in &round.boards {
            let meant = named.is_none_or(|named| named.contains(board));
            if let Some(game) = facts.live().filter(|game| meant && begun(game)) {
                let (board, game) = (*board, game.to_owned());
                return Err(HallError::Act(Box::new(Refusal::Live { board, game })).into());
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::instant;

    #[test]
    fn instants_are_written_as_logs_have_them() {
        assert_eq!(instant(0), "1970-01-01T00:00:00Z");
        assert_eq!(instant(1_795_564_799_999), "2026-11-24T23:59:59Z");
    }
}
