//! Events that other nodes have, followed here for those who look on: read from the log, moved on by what their nodes tell. Nothing
//! is written at such a hub, no flag is judged and nothing is put to rest.

use std::collections::BTreeMap;
use std::sync::Arc;

use arbiter_game::rules::variants::BoardLetter;
use arbiter_hall::store::{Append, Done, Snapshot, Store, StoreError};
use arbiter_hall::{Office, match_of};

use super::Hub;
use crate::live::failure::Failure;
use crate::live::house::{Device, House, stream};
use crate::live::table::Table;
use crate::locks;

/// What is told of a stream.
#[derive(Debug, Clone, Copy)]
pub struct Heard<'a> {
    /// The stream.
    pub stream: &'a str,
    /// The version that it has now.
    pub version: u64,
    /// The lines that led to it; none where they are to be read from the log.
    pub lines: &'a [Vec<u8>],
}

/// A store of which nothing is asked but to be read.
struct ReadOnly(Arc<dyn Store>);

impl Store for ReadOnly {
    fn submit(&self, _append: Append, done: Done) {
        done(Err(StoreError::NotOwner));
    }

    fn read(&self, stream: &str, from: u64, limit: usize) -> Result<Vec<Vec<u8>>, StoreError> {
        self.0.read(stream, from, limit)
    }

    fn version(&self, stream: &str) -> Result<u64, StoreError> {
        self.0.version(stream)
    }

    fn marks(&self, stream: &str, limit: usize) -> Result<Vec<(u64, Vec<u8>)>, StoreError> {
        self.0.marks(stream, limit)
    }

    fn streams(&self, prefix: &str) -> Result<Vec<(String, u64)>, StoreError> {
        self.0.streams(prefix)
    }

    fn keep_snapshot(&self, _stream: &str, _snapshot: Snapshot) -> Result<(), StoreError> {
        Err(StoreError::NotOwner)
    }

    fn snapshot(&self, stream: &str) -> Result<Option<Snapshot>, StoreError> {
        self.0.snapshot(stream)
    }
}

impl Hub {
    /// A hub for events that other nodes have: under the time of this one, with its texts and notes, and stopped with it.
    pub fn beside(&self) -> Arc<Self> {
        let store = Arc::new(ReadOnly(Arc::clone(&self.store)));
        let shared = (
            Arc::clone(&self.notes),
            Arc::clone(&self.clock),
            self.stopping.clone(),
        );
        Self::on(store, self.langs.clone(), 0, shared)
    }

    /// Follows an event, as the log has it.
    ///
    /// # Errors
    /// It cannot be read.
    pub async fn follow(&self, event: &str) -> Result<Arc<House>, Failure> {
        let house = House::read(Arc::clone(&self.store), Arc::clone(&self.devices), event)?;
        let house = Arc::new(house);
        self.set_boards(&house).await?;
        self.put_house(Arc::clone(&house));
        Ok(house)
    }

    /// The boards of a followed event that are not here yet.
    async fn set_boards(&self, house: &Arc<House>) -> Result<(), Failure> {
        let office = house.look(Clone::clone).await;
        for board in office.boards.values() {
            if locks::read(&self.tables).contains_key(&board.game) {
                continue;
            }
            if match_of(&board.game).1 == BoardLetter::B {
                self.put_second(board)?;
            } else {
                let (store, house) = (Arc::clone(&self.store), Arc::clone(house));
                self.put_table(Arc::new(Table::read(store, house, &office, board)?));
            }
        }
        Ok(())
    }

    /// Something was written to a stream of a followed event; whether it was known without reading the log.
    ///
    /// # Errors
    /// The log cannot be read, or is another than what was told before: nothing here may be believed any longer.
    pub async fn hear(&self, house: &Arc<House>, heard: Heard<'_>) -> Result<bool, Failure> {
        let Some(game) = heard.stream.strip_prefix("game/") else {
            return self.read_again_at(house, heard.version).await;
        };
        let found = locks::read(&self.tables).get(game).cloned();
        let Some(table) = found else {
            // A new board: the event says which.
            self.read_again_at(house, u64::MAX).await?;
            return Ok(true);
        };
        let now = self.now();
        let known = !heard.lines.is_empty() || table.look(arbiter_hall::Desk::version).await >= heard.version;
        if known && table.follow(heard.version, heard.lines, &self.langs, now).await? {
            return Ok(true);
        }
        self.fill(&table).await?;
        Ok(false)
    }

    /// What the log has of a game beyond what is here.
    async fn fill(&self, table: &Table) -> Result<(), Failure> {
        let have = table.look(arbiter_hall::Desk::version).await;
        let stream = arbiter_hall::stream(&table.game);
        let lines = self.store.read(&stream, have, usize::MAX >> 1)?;
        if lines.is_empty() && self.store.version(&stream)? < have {
            return Err(Failure::from(StoreError::Damaged(stream)));
        }
        let version = have + lines.len() as u64;
        table.follow(version, &lines, &self.langs, self.now()).await?;
        Ok(())
    }

    /// All of a followed event is what the log has now; whether it was so before.
    ///
    /// # Errors
    /// As [`Self::hear`].
    pub async fn catch_up_with(&self, house: &Arc<House>, games: &[Arc<Table>]) -> Result<bool, Failure> {
        let version = self.store.version(&stream(&house.id))?;
        let mut known = self.read_again_at(house, version).await?;
        for table in games {
            let before = table.look(arbiter_hall::Desk::version).await;
            self.fill(table).await?;
            known &= table.look(arbiter_hall::Desk::version).await == before;
        }
        Ok(known)
    }

    /// Reads the office of a followed event again where it is behind a version; whether it was not.
    async fn read_again_at(&self, house: &Arc<House>, version: u64) -> Result<bool, Failure> {
        let rematches = |office: &Office| -> BTreeMap<u32, Option<String>> {
            let boards = office.boards.keys();
            boards
                .map(|board| (*board, office.rematch(*board).map(ToOwned::to_owned)))
                .collect()
        };
        let (have, before) = house
            .look(|office| (office.version(), (rematches(office), office.delay)))
            .await;
        if version < have {
            return Err(Failure::from(StoreError::Damaged(stream(&house.id))));
        }
        if version == have {
            return Ok(true);
        }
        house.read_again().await?;
        self.set_boards(house).await?;
        let (after, delay) = house.look(|office| (rematches(office), office.delay)).await;
        let tables = self.tables(house).await;
        house.look(|office| part_from_known(office, house, &tables)).await;
        for table in &tables {
            if table.listeners.is_empty() {
                continue;
            }
            table.tell_presence().await;
            if before.0.get(&table.board) != after.get(&table.board) {
                table.tell_rematch().await;
            }
        }
        if delay != before.1 {
            self.reveal(house).await;
        }
        Ok(false)
    }

    /// Whether a device is nobody in a followed event: such a one is told here what it may be told.
    pub async fn is_nobody(&self, house: &House, device: &Device) -> bool {
        house.look(|office| device.known_to(office).is_none()).await
    }

    /// The games of a followed event at which somebody listens; all of them where somebody looks at all boards.
    pub async fn looked_at(&self, house: &House) -> Vec<Arc<Table>> {
        let mut tables = self.tables(house).await;
        if house.watchers.is_empty() {
            tables.retain(|table| !table.listeners.is_empty());
        }
        tables
    }

    /// How many sockets hear of a followed event.
    pub async fn sockets_of(&self, house: &House) -> usize {
        let tables = self.tables(house).await;
        let at_boards: usize = tables.iter().map(|table| table.listeners.lock().len()).sum();
        at_boards + house.watchers.lock().len()
    }

    /// How many sockets hear of anything here.
    pub fn sockets(&self) -> usize {
        let tables = locks::read(&self.tables);
        let at_boards: usize = tables.values().map(|table| table.listeners.lock().len()).sum();
        let watchers = |house: &Arc<House>| house.watchers.lock().len();
        at_boards + self.houses().iter().map(watchers).sum::<usize>()
    }

    /// A game that is awake here.
    pub fn awake(&self, game: &str) -> Option<Arc<Table>> {
        locks::read(&self.tables).get(game).cloned()
    }
}

/// Whoever has become somebody in an event is told to come again, and is carried to its node then.
fn part_from_known(office: &Office, house: &House, tables: &[Arc<Table>]) {
    let is_nobody = |device: &Device| device.known_to(office).is_none();
    for table in tables {
        let mut all = table.listeners.lock();
        all.retain(|listener| is_nobody(&listener.who.device));
    }
    let mut all = house.watchers.lock();
    all.retain(|watcher| is_nobody(&watcher.who.device));
}

#[cfg(test)]
mod tests;
