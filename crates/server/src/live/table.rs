//! A game that lives here: its desk behind one lock, and those who hear of it.
//!
//! The lock is held until what happened is durable, so nobody sees what is not; then everybody is told, then the one
//! who commanded is answered.

mod claims;
mod follow;
mod hear;
mod kept;
mod once;
mod papers;
mod people;
mod preview;
mod rematch;
mod replay;
mod sealed;
mod seated;
mod story;

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, OnceLock, Weak};

use arbiter_game::Entry;
use arbiter_game::event::{Act, Actor};
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::variants::BoardLetter;
use arbiter_hall::store::Store;
use arbiter_hall::{Board, Desk, Done, Grants, HallError, Office, Order, Phase, Reach, match_of};
use arbiter_lang::Language;
use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Mutex, MutexGuard};

use super::failure::Failure;
use super::house::{Device, House, lines};
use super::langs::Langs;
use super::listeners::Listeners;
use super::sealed::Parts;
use super::tell::{Happened, Looker};
use super::wire::{AlarmKind, Reply, Sent};
use crate::locks::locked;
pub use follow::Here;
use kept::Kept;
use once::Once;
pub use once::key as command_key;
use rematch::Wishes;
pub use replay::Ended;
pub use sealed::OnEnvelope;
use seated::Before;
pub use story::Part;

/// A game.
pub struct Table {
    /// Its event.
    pub house: Arc<House>,
    /// Its id.
    pub game: String,
    /// The number of its board in the event.
    pub board: u32,
    /// What people call it: in a tournament its number in its round.
    pub number: u32,
    began: u64,
    /// Whether it is a board of a tournament, which follows it.
    of_tournament: bool,
    store: Arc<dyn Store>,
    desk: Arc<Mutex<Seated>>,
    /// The other board of a match, which has the same desk.
    sibling: OnceLock<Weak<Table>>,
    phase: std::sync::Mutex<Phase>,
    /// Held by whoever reads the log: once is enough.
    reading: Mutex<()>,
    /// Those who hear.
    pub listeners: Listeners<Listening>,
    /// Who wants a rematch.
    pub wishes: Wishes,
    /// Who is there at other nodes, by their tenures.
    elsewhere: std::sync::Mutex<BTreeMap<u64, Here>>,
}

/// A call for the arbiter.
struct Called {
    by: Option<Color>,
    /// The alarm that it rings: the call itself, or a phone that somebody heard.
    kind: AlarmKind,
    at: u64,
}

/// The desk with what the server remembers beside it.
struct Seated {
    desk: Desk,
    /// What was done already, once somebody has asked for it.
    once: Option<Once>,
    /// The clocks ran when the server was last alive, and that they stand could not be written yet: since when.
    stops_at: Option<u64>,
    /// The shares of the key of a sealed move that those have brought who have come.
    here: BTreeMap<Actor, Parts>,
    /// Who has called the arbiter, until an arbiter does something.
    called: Option<Called>,
    /// Since when the clocks stand or a question is open.
    since: u64,
    /// So far have those who are behind been told.
    shown: Reach,
    /// Everything that happened, while somebody asks for it.
    kept: Option<Kept>,
    /// What happened while the log is read.
    waiting: Option<Vec<Entry>>,
    /// Of a match of two boards, what belongs to the board that is not in front.
    behind: Beside,
}

/// What the server remembers beside one board.
#[derive(Default)]
struct Beside {
    here: BTreeMap<Actor, Parts>,
    called: Option<Called>,
    since: u64,
    shown: Reach,
}

impl Seated {
    /// Brings a board of a match to the front.
    fn turn_to(&mut self, letter: BoardLetter) {
        if self.desk.letter().is_none_or(|front| front == letter) {
            return;
        }
        self.desk.turn_to(letter);
        let behind = &mut self.behind;
        std::mem::swap(&mut self.here, &mut behind.here);
        std::mem::swap(&mut self.called, &mut behind.called);
        std::mem::swap(&mut self.since, &mut behind.since);
        std::mem::swap(&mut self.shown, &mut behind.shown);
    }
}

/// A socket that hears of a game.
#[derive(Debug, Clone)]
pub struct Listening {
    /// The device.
    pub device: Device,
    /// What it may be here.
    pub grants: Grants,
    /// As whom it looks.
    pub looker: Looker,
}

/// As whom a device looks at a board.
#[must_use]
pub fn looker(grants: &Grants, board: u32, language: Language) -> Looker {
    Looker {
        viewer: grants.viewer(board),
        both: grants.sides(board).count() == 2,
        language,
    }
}

impl Table {
    /// A new game; its first line is made durable.
    ///
    /// # Errors
    /// The plan cannot be read, or nothing was written.
    pub async fn open(store: Arc<dyn Store>, house: Arc<House>, board: &Board) -> Result<Self, Failure> {
        let plan = house.look(|office| office.plan.clone()).await;
        let (desk, first) = Desk::begin(&plan, board)?;
        house.append(first).await?;
        Ok(Self::of(store, house, board, desk))
    }

    /// A game from its stream.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn read(
        store: Arc<dyn Store>,
        house: Arc<House>,
        office: &Office,
        board: &Board,
    ) -> Result<Self, Failure> {
        let lines = lines(&store, &arbiter_hall::stream(&board.game))?;
        let (desk, _) = Desk::read(&lines, &office.plan, board)?;
        Ok(Self::of(store, house, board, desk))
    }

    /// A game that is kept already.
    pub fn of(store: Arc<dyn Store>, house: Arc<House>, board: &Board, mut desk: Desk) -> Self {
        house.share_regime(&mut desk);
        let phase = std::sync::Mutex::new(desk.phase());
        let seated = Seated {
            desk,
            once: None,
            stops_at: None,
            here: BTreeMap::new(),
            called: None,
            since: board.began,
            shown: Reach::default(),
            kept: None,
            waiting: None,
            behind: Beside {
                since: board.began,
                ..Beside::default()
            },
        };
        Self::at(store, house, board, (Arc::new(Mutex::new(seated)), phase))
    }

    /// The second board of a match, at the desk of the first.
    pub fn second(first: &Arc<Self>, board: &Board) -> Arc<Self> {
        let (store, house) = (Arc::clone(&first.store), Arc::clone(&first.house));
        let phase = std::sync::Mutex::new(first.phase_told());
        let second = Arc::new(Self::at(store, house, board, (Arc::clone(&first.desk), phase)));
        // Each board has one other, for as long as it is there.
        let _ = first.sibling.set(Arc::downgrade(&second));
        let _ = second.sibling.set(Arc::downgrade(first));
        second
    }

    fn at(
        store: Arc<dyn Store>,
        house: Arc<House>,
        board: &Board,
        (desk, phase): (Arc<Mutex<Seated>>, std::sync::Mutex<Phase>),
    ) -> Self {
        Self {
            house,
            game: board.game.clone(),
            board: board.board,
            number: board.number(),
            began: board.began,
            of_tournament: board.of.is_some(),
            store,
            desk,
            sibling: OnceLock::new(),
            phase,
            reading: Mutex::default(),
            listeners: Listeners::default(),
            wishes: Wishes::default(),
            elsewhere: std::sync::Mutex::default(),
        }
    }

    /// The other board of a match.
    #[must_use]
    pub fn sibling(&self) -> Option<Arc<Self>> {
        self.sibling.get().and_then(Weak::upgrade)
    }

    /// The desk, with this board of it in front.
    async fn seat(&self) -> MutexGuard<'_, Seated> {
        let mut seated = self.desk.lock().await;
        self.turn(&mut seated);
        seated
    }

    fn turn(&self, seated: &mut Seated) {
        seated.turn_to(match_of(&self.game).1);
    }

    /// A board that was taken from its game: that is closed as it stands.
    async fn is_attached(&self) -> Result<(), Failure> {
        if !self.of_tournament {
            return Ok(());
        }
        let live = |office: &Office| {
            let board = office.boards.get(&self.board);
            board.is_none_or(|board| office.is_live(board))
        };
        if self.house.look(live).await {
            return Ok(());
        }
        Err(Failure::Detached)
    }

    /// When the flag of the running display will be judged.
    pub async fn falls_at(&self) -> Option<u64> {
        let seated = self.seat().await;
        seated.desk.falls_at().filter(|_| seated.stops_at.is_none())
    }

    /// How far the game is.
    pub async fn phase(&self) -> Phase {
        self.seat().await.desk.phase()
    }

    /// The same as it was last told to everybody: nobody waits for it.
    pub fn phase_told(&self) -> Phase {
        *locked(&self.phase)
    }

    pub(super) fn tell_phase(&self, desk: &Desk) {
        *locked(&self.phase) = desk.phase();
    }

    /// Looks at the desk.
    pub async fn look<T>(&self, ask: impl FnOnce(&Desk) -> T) -> T {
        ask(&self.seat().await.desk)
    }

    /// What stands here, where nobody does anything.
    #[must_use]
    pub fn idle(&self) -> Option<tokio::sync::MappedMutexGuard<'_, Desk>> {
        let mut seated = self.desk.try_lock().ok()?;
        self.turn(&mut seated);
        Some(MutexGuard::map(seated, |seated| &mut seated.desk))
    }

    /// Does what somebody orders, by the name that he has given to it. The answer comes after everybody has been told.
    pub async fn command(
        &self,
        by: &Device,
        (id, order): (String, Order),
        langs: (&Langs, Language),
        now: u64,
    ) -> Result<Reply, Failure> {
        let (langs, language) = langs;
        let grants = self.house.grants(by).await;
        self.is_attached().await?;
        let mut seated = self.seat().await;
        let key = by.pass.as_deref().map(|pass| once::key(pass, &id));
        if seated.once.is_none() {
            seated.once = Some(self.read_once()?);
        }
        let known = seated.once.as_ref().zip(key);
        if let Some(reply) = known.and_then(|(once, key)| once.find(key, &id)) {
            return Ok(reply);
        }
        self.stop_first(&mut seated).await?;
        if let Some(done) = seated.desk.late(&grants, order.way, now)? {
            let before = Before::of(&seated.desk);
            let happened = self.keep(&mut seated, done, &before).await?;
            self.publish(&mut seated, &before, &happened, langs, now).await;
        }
        let order = self
            .sealing(&mut seated, (by, &grants), Order { now, ..order })
            .await?;
        let before = Before::of(&seated.desk);
        let mut done = seated.desk.prepare(&grants, order)?;
        let reply = Reply {
            id,
            ok: true,
            version: seated.desk.version(),
            waits: done.waits,
            refused: done.refused.take().map(|refusal| {
                let failure = Failure::from(HallError::from(refusal));
                failure.json(langs.get(language))
            }),
            error: None,
        };
        if let Some((append, key)) = done.append.as_mut().zip(key) {
            append.mark = once::mark(key, &reply);
        }
        let happened = self.keep(&mut seated, done, &before).await?;
        self.publish(&mut seated, &before, &happened, langs, now).await;
        if let Some((once, key)) = seated.once.as_mut().zip(key) {
            once.keep(key, &reply);
        }
        Ok(reply)
    }

    /// Does an act for somebody, as of an instant, with nobody looking.
    ///
    /// # Errors
    /// It cannot be, or nothing was written.
    pub async fn act(&self, by: &Grants, act: Act, at: u64) -> Result<(), Failure> {
        let mut seated = self.seat().await;
        self.stop_first(&mut seated).await?;
        let before = Before::of(&seated.desk);
        let done = seated.desk.prepare(by, Order::at(at, vec![act]))?;
        self.keep(&mut seated, done, &before).await?;
        Ok(())
    }

    /// The clock comes to zero, if it does by now.
    ///
    /// # Errors
    /// Nothing was written.
    pub async fn zero(&self, langs: &Langs, now: u64) -> Result<(), Failure> {
        self.is_attached().await?;
        let mut seated = self.seat().await;
        self.stop_first(&mut seated).await?;
        let before = Before::of(&seated.desk);
        if let Some(done) = seated.desk.zero(now)? {
            let happened = self.keep(&mut seated, done, &before).await?;
            self.publish(&mut seated, &before, &happened, langs, now).await;
        }
        Ok(())
    }

    /// The start of a game of Chess960 is the one that two lots say, if it was not drawn yet.
    ///
    /// # Errors
    /// Nothing was written.
    pub async fn draw_start(&self, lots: &[String; 2], langs: &Langs, now: u64) -> Result<(), Failure> {
        self.is_attached().await?;
        let mut seated = self.seat().await;
        let before = Before::of(&seated.desk);
        if let Some(done) = seated.desk.draw_start(lots, now)? {
            let happened = self.keep(&mut seated, done, &before).await?;
            self.publish(&mut seated, &before, &happened, langs, now).await;
        }
        Ok(())
    }

    /// After a restart: clocks that ran are stopped at the last heartbeat. Where that cannot be written it is done before
    /// anything else is.
    ///
    /// # Errors
    /// Nothing was written.
    pub async fn restart(&self, last_beat: u64) -> Result<(), Failure> {
        let mut seated = self.seat().await;
        seated.since = last_beat;
        seated.stops_at = Some(last_beat);
        self.stop_first(&mut seated).await
    }

    /// After a planned move: clocks that ran when the other node took its last command run on. Where that does not succeed they
    /// stand, as after a restart.
    ///
    /// # Errors
    /// Nothing was written.
    pub async fn go_on(&self, released: u64, now: u64) -> Result<(), Failure> {
        let mut seated = self.seat().await;
        seated.since = released;
        seated.stops_at = Some(released);
        let before = Before::of(&seated.desk);
        if let Some(done) = seated.desk.go_on(released, now)? {
            self.keep(&mut seated, done, &before).await?;
        }
        seated.stops_at = None;
        Ok(())
    }

    async fn stop_first(&self, seated: &mut Seated) -> Result<(), Failure> {
        let Some(last_beat) = seated.stops_at else {
            return Ok(());
        };
        let before = Before::of(&seated.desk);
        if let Some(done) = seated.desk.restart(last_beat)? {
            self.keep(seated, done, &before).await?;
        }
        seated.stops_at = None;
        Ok(())
    }

    /// The tournament follows this game, as far as it does not yet.
    ///
    /// # Errors
    /// Nothing was written.
    pub async fn lead(&self) -> Result<bool, Failure> {
        if !self.of_tournament {
            return Ok(false);
        }
        let seated = self.seat().await;
        self.house.follow(self.board, &seated.desk).await
    }

    /// Makes durable what was prepared. If that fails, the desk is read anew, or is what it was: it knows nothing that is not written.
    async fn keep(&self, seated: &mut Seated, done: Done, before: &Before) -> Result<Vec<Happened>, Failure> {
        let Some(entries) = done.append else {
            return Ok(Vec::new());
        };
        let first = entries.expected;
        if let Err(failure) = self.house.append(entries).await {
            let read = self.read_desk().await.ok().flatten();
            if let Some(desk) = read.or_else(|| before.desk.as_deref().cloned()) {
                seated.desk = desk;
            }
            // What stands there may be a command whose answer was lost: it is known again by what lies with it.
            (seated.once, seated.kept) = (None, None);
            return Err(failure);
        }
        if self.of_tournament {
            // What was played is durable; where the tournament cannot be written now, it is soon.
            let followed = self.house.follow(self.board, &seated.desk).await;
            self.house
                .is_behind
                .fetch_or(followed.is_err(), Ordering::Relaxed);
        }
        Ok(self.happened(seated, done.entries, (first, before)))
    }

    /// The desk as the log has it; nothing where the event has no such board.
    async fn read_desk(&self) -> Result<Option<Desk>, Failure> {
        let lines = lines(&self.store, &arbiter_hall::stream(&self.game))?;
        let (plan, board) = self
            .house
            .look(|office| (office.plan.clone(), office.boards.get(&self.board).cloned()))
            .await;
        let read = board.map(|board| Desk::read(&lines, &plan, &board));
        Ok(read.transpose()?.map(|(desk, _)| desk))
    }

    /// What is told of entries that the desk has taken already.
    fn happened(
        &self,
        seated: &mut Seated,
        entries: Vec<Entry>,
        (first, before): (u64, &Before),
    ) -> Vec<Happened> {
        seated.add(&entries);
        self.tell_phase(&seated.desk);
        if let Some(sibling) = self.sibling() {
            // The end of one board is the end of the other.
            sibling.turn(seated);
            sibling.tell_phase(&seated.desk);
            self.turn(seated);
        }
        let boards = [*seated.desk.game().state().line.now(), before.board];
        let numbered = entries.into_iter().zip(first + 1..);
        numbered
            .map(|(entry, version)| Happened {
                entry,
                version,
                boards,
                clocks: None,
                open: before.open.clone(),
            })
            .collect()
    }

    /// Its stream, as it is stored, up to a move that was sealed and whose envelope nobody has opened: what was written
    /// is for nobody's eyes, and a line without it would be another line.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn log(&self) -> Result<Vec<Vec<u8>>, Failure> {
        let mut lines = lines(&self.store, &arbiter_hall::stream(&self.game))?;
        // A quotation mark within a text is written with a stroke before it, so these words stand for an act only.
        let does =
            |line: &Vec<u8>, act: &str| String::from_utf8_lossy(line).contains(&format!("\"do\":\"{act}\""));
        let opened = lines
            .iter()
            .rposition(|line| does(line, "open_envelope"))
            .unwrap_or(0);
        let sealed = lines[opened..].iter().position(|line| does(line, "seal"));
        if let Some(sealed) = sealed {
            lines.truncate(opened + sealed);
        }
        Ok(lines)
    }
}

/// A message as it goes over a socket.
pub fn message(sent: &Sent) -> Option<Utf8Bytes> {
    serde_json::to_string(sent).ok().map(Utf8Bytes::from)
}
