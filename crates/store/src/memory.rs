//! A store in memory: for tests, and for a server that is to forget. Several nodes may share one, with a clock that only goes
//! when it is told to.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard};

use crate::shared::locked;
use crate::tenures::{LATELY, LEASE};
use crate::{Append, Batches, Claim, Done, Holder, Renewal, Snapshot, Store, StoreError, Tenure, Tenures};

/// Streams in memory. Nothing outlives it.
#[derive(Debug, Default)]
pub struct Memory {
    shared: Arc<Mutex<Shared>>,
    /// The tenure of this node; without one it writes to everything.
    own: Mutex<Option<Tenure>>,
    written: Mutex<Batches>,
}

#[derive(Debug, Default)]
struct Shared {
    streams: BTreeMap<String, Stream>,
    tenures: Vec<Office>,
    owners: BTreeMap<String, Owner>,
    now: u64,
}

#[derive(Debug)]
struct Office {
    tenure: Tenure,
    until: u64,
    beat: u64,
    ended: bool,
    leaving: bool,
}

/// Who has an event.
#[derive(Debug, Clone, Copy)]
struct Owner {
    tenure: u64,
    wanted: Option<u64>,
    released: Option<u64>,
    /// When something was written to it last.
    played: u64,
}

impl Owner {
    const fn of(tenure: u64, played: u64) -> Self {
        Self {
            tenure,
            wanted: None,
            released: None,
            played,
        }
    }
}

#[derive(Debug, Default)]
struct Stream {
    of: String,
    entries: Vec<Vec<u8>>,
    /// The tenure under which it was written to last; 0 where that was none.
    tenure: u64,
    marks: Vec<(u64, Vec<u8>)>,
    snapshot: Option<Snapshot>,
}

impl Memory {
    /// Another node on the same streams.
    #[must_use]
    pub fn beside(&self) -> Self {
        Self {
            shared: Arc::clone(&self.shared),
            own: Mutex::default(),
            written: Mutex::default(),
        }
    }

    /// Time goes by, by the clock of the store; in milliseconds.
    pub fn wait(&self, ms: u64) {
        self.lock().now += ms;
    }

    fn lock(&self) -> MutexGuard<'_, Shared> {
        locked(&self.shared)
    }

    fn write(&self, append: Append) -> Result<u64, StoreError> {
        append.check()?;
        let own = self.held();
        let mut shared = self.lock();
        if let Some(own) = &own {
            let event = shared
                .streams
                .get(&append.stream)
                .map_or(&append.of, |found| &found.of);
            let event = event.clone();
            shared.may(own, &event)?;
        }
        let found = shared.streams.get(&append.stream);
        let found = found.map_or(0, |stream| stream.entries.len());
        append.check_version(found as u64)?;
        let stream = shared.streams.entry(append.stream).or_default();
        if stream.entries.is_empty() {
            stream.of = append.of;
        }
        stream.tenure = own.map_or(0, |own| own.id);
        stream.entries.extend(append.entries);
        let version = stream.entries.len() as u64;
        stream.marks.extend(append.mark.map(|mark| (version, mark)));
        let mut written = locked(&self.written);
        written.count += 1;
        written.appends += 1;
        Ok(version)
    }
}

impl Shared {
    /// Whether a tenure may write to an event; one that nobody has becomes its own.
    fn may(&mut self, own: &Tenure, event: &str) -> Result<(), StoreError> {
        self.alive(own)?;
        let now = self.now;
        let owner = self.owners.entry(event.to_owned());
        let owner = owner.or_insert(Owner::of(own.id, now));
        if owner.tenure == own.id {
            owner.played = now;
            Ok(())
        } else {
            Err(StoreError::NotOwner)
        }
    }

    /// No name leads to an event that is there no more, and of which nothing is left is nobody's.
    fn forget(&mut self, event: &str) {
        if !self.streams.contains_key(&format!("event/{event}")) {
            self.streams
                .retain(|_, stream| stream.of != event || !stream.entries.is_empty());
        }
        if self.streams.values().all(|stream| stream.of != event) {
            self.owners.remove(event);
        }
    }

    fn alive(&mut self, own: &Tenure) -> Result<&mut Office, StoreError> {
        let office = self.office(own.id).filter(|office| !office.ended);
        office.ok_or(StoreError::NotOwner)
    }

    fn office(&mut self, tenure: u64) -> Option<&mut Office> {
        self.tenures.iter_mut().find(|office| office.tenure.id == tenure)
    }

    /// An event that nobody has, or whose tenure is over, becomes one's own.
    fn claim(&mut self, own: &Tenure, event: &str) -> Claim {
        let before = self.owners.get(event).copied();
        let office = before.and_then(|owner| self.office(owner.tenure));
        let last_beat = match office {
            Some(office) if office.tenure.id == own.id => {
                let owner = self.owners.get_mut(event);
                let released = owner.and_then(|owner| owner.released.take());
                return released.map_or(Claim::Ours, |at| Claim::Released { at });
            }
            Some(office) if !office.ended => return Claim::Theirs(office.tenure.clone()),
            Some(office) => Some(office.beat),
            None => None,
        };
        let played = before.map_or(self.now, |owner| owner.played);
        self.owners.insert(event.to_owned(), Owner::of(own.id, played));
        Claim::Taken { last_beat }
    }

    /// A tenure that is not over ends, and another one of its node begins with its events.
    fn begin_instead(&mut self, old: &Tenure) -> Tenure {
        let new = Tenure {
            id: self.tenures.len() as u64 + 1,
            ..old.clone()
        };
        if let Some(office) = self.office(old.id) {
            office.ended = true;
            let goes_on = Office {
                tenure: new.clone(),
                ended: false,
                ..*office
            };
            self.tenures.push(goes_on);
        }
        for owner in self.owners.values_mut() {
            for tenure in [Some(&mut owner.tenure), owner.wanted.as_mut()]
                .into_iter()
                .flatten()
            {
                if *tenure == old.id {
                    *tenure = new.id;
                }
            }
        }
        new
    }

    /// The tenure that the node of another one holds now.
    fn now_of(&self, tenure: u64) -> Option<u64> {
        let named = self.tenures.iter().find(|office| office.tenure.id == tenure)?;
        let alive = |office: &&Office| !office.ended && office.tenure.node == named.tenure.node;
        Some(self.tenures.iter().find(alive)?.tenure.id)
    }

    /// Whoever sees a lease that is over ends its tenure.
    fn end_late(&mut self) {
        let now = self.now;
        for office in self.tenures.iter_mut().filter(|office| office.until < now) {
            office.ended = true;
        }
    }
}

impl Store for Memory {
    fn submit(&self, append: Append, done: Done) {
        done(self.write(append));
    }

    fn remove(&self, streams: Vec<String>, done: Done) {
        let mut shared = self.lock();
        let mut events = BTreeSet::new();
        for name in &streams {
            events.extend(shared.streams.remove(name).map(|gone| gone.of));
        }
        for event in events {
            shared.forget(&event);
        }
        drop(shared);
        done(Ok(0));
    }

    fn read(&self, stream: &str, from: u64, limit: usize) -> Result<Vec<Vec<u8>>, StoreError> {
        let shared = self.lock();
        let entries = shared
            .streams
            .get(stream)
            .into_iter()
            .flat_map(|found| &found.entries);
        Ok(entries.skip(from as usize).take(limit).cloned().collect())
    }

    fn version(&self, stream: &str) -> Result<u64, StoreError> {
        let shared = self.lock();
        Ok(shared
            .streams
            .get(stream)
            .map_or(0, |found| found.entries.len() as u64))
    }

    fn marks(&self, stream: &str, limit: usize) -> Result<Vec<(u64, Vec<u8>)>, StoreError> {
        let shared = self.lock();
        let found = shared.streams.get(stream).into_iter();
        let marks = found.flat_map(|found| found.marks.iter().rev());
        Ok(marks.take(limit).cloned().collect())
    }

    fn streams(&self, prefix: &str) -> Result<Vec<(String, u64)>, StoreError> {
        let shared = self.lock();
        let named = shared
            .streams
            .iter()
            .filter(|(name, stream)| name.starts_with(prefix) && !stream.entries.is_empty());
        Ok(named
            .map(|(name, stream)| (name.clone(), stream.entries.len() as u64))
            .collect())
    }

    fn keep_snapshot(&self, stream: &str, snapshot: Snapshot) -> Result<(), StoreError> {
        let mut shared = self.lock();
        let found = shared.streams.get_mut(stream);
        let version = found.as_ref().map_or(0, |found| found.entries.len() as u64);
        let Some(found) = found.filter(|_| snapshot.version <= version) else {
            return Err(StoreError::WrongVersion {
                stream: stream.to_owned(),
                expected: snapshot.version,
                found: version,
            });
        };
        if found
            .snapshot
            .as_ref()
            .is_none_or(|old| old.version < snapshot.version)
        {
            found.snapshot = Some(snapshot);
        }
        Ok(())
    }

    fn snapshot(&self, stream: &str) -> Result<Option<Snapshot>, StoreError> {
        let shared = self.lock();
        Ok(shared
            .streams
            .get(stream)
            .and_then(|found| found.snapshot.clone()))
    }
}

impl Tenures for Memory {
    fn begin(&self, node: &str, address: &str) -> Result<Tenure, StoreError> {
        self.end()?;
        let mut shared = self.lock();
        shared.end_late();
        if shared
            .tenures
            .iter()
            .any(|office| !office.ended && office.tenure.node == node)
        {
            return Err(StoreError::Taken {
                node: node.to_owned(),
            });
        }
        let tenure = Tenure {
            id: shared.tenures.len() as u64 + 1,
            node: node.to_owned(),
            address: address.to_owned(),
        };
        let until = shared.now + LEASE;
        shared.tenures.push(Office {
            tenure: tenure.clone(),
            until,
            beat: 0,
            ended: false,
            leaving: false,
        });
        *locked(&self.own) = Some(tenure.clone());
        Ok(tenure)
    }

    fn held(&self) -> Option<Tenure> {
        locked(&self.own).clone()
    }

    fn renew(&self, beat: u64) -> Result<Renewal, StoreError> {
        let own = self.held().ok_or(StoreError::NotOwner)?;
        let mut shared = self.lock();
        let now = shared.now;
        let office = shared.alive(&own)?;
        (office.until, office.beat) = (now + LEASE, beat);
        let leaving = office.leaving;
        Ok(Renewal { leaving, now })
    }

    fn claim(&self, event: &str) -> Result<Claim, StoreError> {
        let own = self.held().ok_or(StoreError::NotOwner)?;
        let mut shared = self.lock();
        shared.end_late();
        shared.alive(&own)?;
        let claim = shared.claim(&own, event);
        let of_event = shared.streams.values().filter(|stream| stream.of == event);
        let newest = of_event.map(|stream| stream.tenure).max().unwrap_or(0);
        if !matches!(claim, Claim::Theirs(_)) && newest > own.id {
            *locked(&self.own) = Some(shared.begin_instead(&own));
        }
        Ok(claim)
    }

    fn owner(&self, event: &str) -> Result<Option<Tenure>, StoreError> {
        let mut shared = self.lock();
        let owner = shared.owners.get(event).copied();
        let office = owner.and_then(|owner| shared.office(owner.tenure));
        Ok(office
            .filter(|office| !office.ended)
            .map(|office| office.tenure.clone()))
    }

    fn release(&self, event: &str, to: u64, at: u64) -> Result<(), StoreError> {
        let own = self.held().ok_or(StoreError::NotOwner)?;
        let mut shared = self.lock();
        let to = shared.now_of(to).filter(|to| *to != own.id);
        let owner = shared.owners.get_mut(event);
        let owner = owner.filter(|owner| owner.tenure == own.id);
        let owner = owner.ok_or(StoreError::NotOwner)?;
        *owner = Owner {
            released: Some(at),
            ..Owner::of(to.ok_or(StoreError::NotOwner)?, owner.played)
        };
        Ok(())
    }

    fn wish(&self, event: &str, to: u64) -> Result<(), StoreError> {
        let mut shared = self.lock();
        let open = shared.office(to).is_some_and(|office| !office.ended);
        let owner = shared.owners.get_mut(event).filter(|_| open);
        owner.ok_or(StoreError::NotOwner)?.wanted = Some(to);
        Ok(())
    }

    fn wishes(&self) -> Result<Vec<(String, u64)>, StoreError> {
        let own = self.held().ok_or(StoreError::NotOwner)?;
        let mut shared = self.lock();
        let wished: Vec<(String, u64)> = shared
            .owners
            .iter()
            .filter(|(_, owner)| owner.tenure == own.id)
            .filter_map(|(event, owner)| Some((event.clone(), owner.wanted?)))
            .collect();
        let mut alive = |to: u64| shared.office(to).is_some_and(|office| !office.ended);
        Ok(wished
            .into_iter()
            .filter(|(_, to)| *to != own.id && alive(*to))
            .collect())
    }

    fn leave(&self, node: &str, leaves: bool) -> Result<(), StoreError> {
        let mut shared = self.lock();
        let here = |office: &&mut Office| !office.ended && office.tenure.node == node;
        let office = shared.tenures.iter_mut().find(here);
        office.ok_or(StoreError::NotOwner)?.leaving = leaves;
        Ok(())
    }

    fn end(&self) -> Result<(), StoreError> {
        // What is still on its way is refused, as what comes later.
        let own = self.held();
        let mut shared = self.lock();
        if let Some(office) = own.and_then(|own| shared.office(own.id)) {
            office.ended = true;
        }
        Ok(())
    }

    fn holders(&self) -> Result<Vec<Holder>, StoreError> {
        let shared = self.lock();
        let events = |tenure: u64| {
            shared
                .owners
                .values()
                .filter(|owner| owner.tenure == tenure)
                .count() as u64
        };
        let open = shared.tenures.iter().filter(|office| !office.ended);
        let holder = |office: &Office| Holder {
            tenure: office.tenure.clone(),
            events: events(office.tenure.id),
            lease_left_ms: office.until.saturating_sub(shared.now),
            leaving: office.leaving,
        };
        Ok(open.map(holder).collect())
    }

    fn events(&self, tenure: u64) -> Result<Vec<String>, StoreError> {
        let shared = self.lock();
        let now = shared.now_of(tenure);
        let own = shared.owners.iter();
        let mut own: Vec<(&String, &Owner)> = own.filter(|(_, owner)| Some(owner.tenure) == now).collect();
        own.sort_by_key(|(_, owner)| owner.released.unwrap_or(u64::MAX));
        Ok(own.iter().map(|(event, _)| (*event).clone()).collect())
    }

    fn orphans(&self, limit: usize) -> Result<Vec<String>, StoreError> {
        let mut shared = self.lock();
        shared.end_late();
        let over: Vec<u64> = shared
            .tenures
            .iter()
            .filter(|office| office.ended)
            .map(|office| office.tenure.id)
            .collect();
        let now = shared.now;
        let is_lately = |owner: &Owner| owner.played + LATELY > now;
        let mut events: Vec<(u64, &String)> = shared
            .owners
            .iter()
            .filter(|(_, owner)| over.contains(&owner.tenure) && is_lately(owner))
            .map(|(event, owner)| (owner.played, event))
            .collect();
        events.sort_by_key(|(played, _)| Reverse(*played));
        Ok(events
            .iter()
            .take(limit)
            .map(|(_, event)| (*event).clone())
            .collect())
    }

    fn forget(&self, event: &str) -> Result<(), StoreError> {
        self.lock().forget(event);
        Ok(())
    }

    fn point(&self, event: &str, names: &[String]) -> Result<(), StoreError> {
        let mut shared = self.lock();
        for name in names {
            let stream = shared.streams.entry(name.clone()).or_default();
            if stream.of.is_empty() {
                event.clone_into(&mut stream.of);
            }
        }
        Ok(())
    }

    fn adopt(&self, event: &str, streams: &[String]) -> Result<(), StoreError> {
        let mut shared = self.lock();
        for name in streams {
            if let Some(stream) = shared.streams.get_mut(name) {
                event.clone_into(&mut stream.of);
            }
            shared.owners.remove(name);
        }
        Ok(())
    }

    fn event_of(&self, name: &str) -> Result<Option<String>, StoreError> {
        let shared = self.lock();
        let found = shared.streams.get(name).filter(|found| !found.of.is_empty());
        Ok(found.map(|found| found.of.clone()))
    }

    fn batches(&self) -> Batches {
        *locked(&self.written)
    }

    fn takes(&self) -> Result<(), StoreError> {
        Ok(())
    }

    fn now(&self) -> Result<u64, StoreError> {
        Ok(self.lock().now)
    }
}
