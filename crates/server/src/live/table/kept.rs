//! What happened in a game, kept while somebody asks for it: its log is replayed once, on a thread of its own and not
//! under the lock of the game, and what happens from then on is added.

use std::ops::{Deref, DerefMut};
use std::time::{Duration, Instant};

use arbiter_game::log::Log;
use arbiter_game::rules::chess::Color;
use arbiter_game::{Entry, Game};
use arbiter_hall::HallError;
use tokio::sync::{MutexGuard, Semaphore, SemaphorePermit};

use super::{Seated, Table};
use crate::live::failure::Failure;
use crate::live::house::lines;
use crate::live::tell::Happened;

/// So many entries are kept of all games together; of a game that finds no room nothing is kept.
const ROOM: usize = 100_000;
/// So long are they kept when nobody asks any more.
const FORGOTTEN: Duration = Duration::from_mins(1);

static KEPT: Semaphore = Semaphore::const_new(ROOM);
/// One log is replayed after the other, so that the boards in play keep their core.
static READING: Semaphore = Semaphore::const_new(1);

/// Every entry of a game with the positions around it.
pub(super) struct Kept {
    game: Game,
    all: Vec<Happened>,
    asked: Instant,
    /// None where there was no room: it goes when whoever asked has his answer.
    room: Option<SemaphorePermit<'static>>,
}

impl Kept {
    fn read(lines: &[Vec<u8>]) -> Result<Self, HallError> {
        let texts: Vec<_> = lines.iter().map(|line| String::from_utf8_lossy(line)).collect();
        let log = Log::read(&texts.join("\n"))?;
        let mut kept = Self {
            game: log.beginning()?,
            all: Vec::with_capacity(log.entries.len()),
            asked: Instant::now(),
            room: None,
        };
        for entry in log.entries {
            kept.push(entry);
        }
        kept.room = KEPT.try_acquire_many(kept.all.len() as u32).ok();
        Ok(kept)
    }

    fn push(&mut self, entry: Entry) {
        if let Some(letter) = entry.event.board {
            self.game.turn_to(letter);
        }
        let before = *self.game.state().line.now();
        let open = self.game.state().questions.clone();
        self.game.evolve(&entry);
        let clocks = self.game.state().clocks.as_ref();
        self.all.push(Happened {
            version: u64::from(entry.seq) + 2,
            boards: [*self.game.state().line.now(), before],
            clocks: clocks.map(|clocks| Color::ALL.map(|of| clocks.shows(of))),
            open,
            entry,
        });
    }
}

impl Seated {
    /// Adds what happened to what is kept, or to what is to be added to it once the log has been read.
    pub(super) fn add(&mut self, entries: &[Entry]) {
        match (&mut self.kept, &mut self.waiting) {
            (Some(kept), _) => entries.iter().cloned().for_each(|entry| kept.push(entry)),
            (None, Some(waiting)) => waiting.extend_from_slice(entries),
            (None, None) => {}
        }
    }

    /// Everything that happened; nothing where it is not kept.
    pub(super) fn history(&self) -> &[Happened] {
        self.kept.as_ref().map_or(&[], |kept| &kept.all)
    }
}

/// The desk with everything that happened at it.
pub(super) struct Remembering<'a>(MutexGuard<'a, Seated>);

impl Deref for Remembering<'_> {
    type Target = Seated;

    fn deref(&self) -> &Seated {
        &self.0
    }
}

impl DerefMut for Remembering<'_> {
    fn deref_mut(&mut self) -> &mut Seated {
        &mut self.0
    }
}

impl Drop for Remembering<'_> {
    fn drop(&mut self) {
        if self.0.kept.as_ref().is_some_and(|kept| kept.room.is_none()) {
            self.0.kept = None;
        }
    }
}

impl Table {
    /// The desk with everything that happened at it.
    ///
    /// # Errors
    /// The log cannot be read.
    pub(super) async fn remembering(&self) -> Result<Remembering<'_>, Failure> {
        let mut seated = self.seat().await;
        if let Some(kept) = &mut seated.kept {
            kept.asked = Instant::now();
            return Ok(Remembering(seated));
        }
        drop(seated);
        let _alone = self.reading.lock().await;
        let mut seated = self.seat().await;
        if seated.kept.is_some() {
            return Ok(Remembering(seated));
        }
        seated.waiting = Some(Vec::new());
        drop(seated);
        let kept = self.read_history().await;
        let mut seated = self.seat().await;
        let waiting = seated.waiting.take().unwrap_or_default();
        let mut kept = kept?;
        // Some of it stood in the log already when it was read.
        for entry in waiting {
            if entry.seq as usize >= kept.all.len() {
                kept.push(entry);
            }
        }
        seated.kept = Some(kept);
        Ok(Remembering(seated))
    }

    async fn read_history(&self) -> Result<Kept, Failure> {
        let failed = |error: &dyn std::error::Error| Failure::Machine(error.to_string());
        let turn = READING.acquire().await.map_err(|error| failed(&error))?;
        let (store, stream) = (
            std::sync::Arc::clone(&self.store),
            arbiter_hall::stream(&self.game),
        );
        let work = move || {
            let kept = Kept::read(&lines(&store, &stream)?);
            drop(turn);
            Ok::<_, Failure>(kept?)
        };
        let read = tokio::task::spawn_blocking(work).await;
        read.map_err(|error| failed(&error))?
    }

    /// Forgets what nobody has asked for in the last minute.
    pub fn forget(&self) {
        let Ok(mut seated) = self.desk.try_lock() else {
            return;
        };
        let old = |kept: &Kept| kept.asked.elapsed() > FORGOTTEN;
        if seated.kept.as_ref().is_some_and(old) {
            seated.kept = None;
        }
    }
}
