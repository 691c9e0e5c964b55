//! What nobody needs any more is put away, while the server lives; events that nobody wants are deleted.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use arbiter_hall::{Office, Phase};
use tokio::sync::oneshot;

use super::Hub;
use super::asleep::QUIET;
use crate::live::failure::Failure;
use crate::live::house::{House, instant, stream};
use crate::live::photos;
use crate::live::table::{Table, message};
use crate::live::wire::{GoneWhy, Sent};
use crate::locks::{self, locked};

/// How often it is looked what is asked for no more.
const OFTEN: Duration = Duration::from_secs(10);
/// And every so many times, which events nobody wants.
const SELDOM: u32 = 360;
/// What somebody has made and nobody has come to in so long goes, in milliseconds: a day.
const UNTOUCHED: u64 = 24 * 3_600_000;

impl Hub {
    /// Puts away what nobody needs any more, for as long as the server lives.
    pub async fn tidy(self: Arc<Self>) {
        let mut often = tokio::time::interval(OFTEN);
        often.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
        for round in 0_u32.. {
            often.tick().await;
            for table in self.all_tables() {
                table.forget();
            }
            let now = self.today();
            let before = now.saturating_sub(u64::try_from(OFTEN.as_millis()).unwrap_or(u64::MAX));
            let (from, to) = (instant(before), instant(now));
            for house in self.houses() {
                house.look(|office| house.remind(office, &from, &to)).await;
                if house.is_behind.load(Ordering::Relaxed) {
                    self.catch_up(&house).await;
                }
            }
            self.rest(self.now().saturating_sub(QUIET));
            self.write_cards();
            if round.is_multiple_of(SELDOM) {
                self.clear().await;
            }
        }
    }

    fn all_tables(&self) -> Vec<Arc<Table>> {
        let tables = locks::read(&self.tables);
        tables.values().cloned().collect()
    }

    /// Deletes what somebody has made who is nobody here, and what nobody has come to for a day.
    pub async fn clear(&self) {
        for house in self.houses() {
            let now = self.now();
            let old = |office: &Office| {
                let nobodys = office.plan.coach.is_some() || office.is_untouched();
                (nobodys && office.made + UNTOUCHED < now).then_some(office.plan.coach.is_some())
            };
            let Some(tried) = house.look(old).await else {
                continue;
            };
            let tables = self.tables(&house).await;
            let mut played = false;
            for table in &tables {
                played |= table.look(|desk| desk.version() > 1).await;
            }
            if tried || !played {
                // What cannot be deleted now is tried again.
                let _ = self.remove(&house, &tables).await;
            }
        }
    }

    /// Deletes an event with all its games.
    ///
    /// # Errors
    /// [`Failure::Played`] while one of them is played; the store failed.
    pub async fn delete(&self, house: &House) -> Result<(), Failure> {
        let tables = self.tables(house).await;
        for table in &tables {
            if matches!(table.phase().await, Phase::Running | Phase::Standing) {
                return Err(Failure::Played);
            }
        }
        self.remove(house, &tables).await
    }

    /// Removes an event whatever is played in it: nobody has been let in yet.
    ///
    /// # Errors
    /// The store failed.
    pub async fn discard(&self, house: &House) -> Result<(), Failure> {
        let tables = self.tables(house).await;
        self.remove(house, &tables).await
    }

    /// What stays in the store stays here too: nothing is forgotten before it is gone there.
    async fn remove(&self, house: &House, tables: &[Arc<Table>]) -> Result<(), Failure> {
        let mut streams = vec![stream(&house.id)];
        streams.extend(house.streams_beside()?);
        for table in tables {
            streams.push(arbiter_hall::stream(&table.game));
            streams.extend(photos::names(&self.store, &table.game)?);
        }
        // Both boards of a match have one stream.
        streams.sort_unstable();
        streams.dedup();
        let (done, removed) = oneshot::channel();
        self.store
            .remove(streams, Box::new(move |answer| drop(done.send(answer))));
        removed
            .await
            .unwrap_or(Err(arbiter_hall::store::StoreError::Stopped))?;
        locks::write(&self.houses).remove(&house.id);
        let gone = message(&Sent::Gone {
            why: GoneWhy::Revoked,
        });
        for table in tables {
            locks::write(&self.tables).remove(&table.game);
            locked(&self.due).set(&table.game, None);
            table.listeners.tell(|_| (), |_| gone.clone());
        }
        Ok(())
    }
}
