//! A game that lives here: its desk behind one lock, and those who hear of it.
//!
//! The lock is held until what happened is durable, so nobody sees what is not; then everybody is told, then the one
//! who commanded is answered.

mod people;
mod seated;

use std::collections::VecDeque;
use std::sync::Arc;

use arbiter_game::Entry;
use arbiter_game::event::Act;
use arbiter_game::log::Log;
use arbiter_game::rules::answer::Viewer;
use arbiter_game::rules::chess::Color;
use arbiter_game::state::Situation;
use arbiter_hall::store::Store;
use arbiter_hall::{
    Board, Desk, Done, Figures, Grants, HallError, Office, Order, Phase, allows, allows_together, commands,
};
use arbiter_lang::{Lang, Language};
use arbiter_laws::Rulebook;
use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Mutex, MutexGuard};

use super::control::control_words;
use super::failure::Failure;
use super::house::{Device, House, append, lines};
use super::listeners::Listeners;
use super::tell::{Happened, Looker, Teller, word};
use super::wire::{Heard, Person, Reply, Sent, SheetChange, Tile, Update, Welcome};
use seated::Before;

/// So many of the last replies are remembered, so that a command that is sent again is done once.
const REMEMBERED: usize = 32;
/// So many entries of the story are told to whoever comes.
const STORY: usize = 200;

/// A game.
pub struct Table {
    /// Its event.
    pub house: Arc<House>,
    /// Its id.
    pub game: String,
    /// The number of its board.
    pub board: u32,
    began: u64,
    store: Arc<dyn Store>,
    desk: Mutex<Seated>,
    /// Those who hear.
    pub listeners: Listeners<Listening>,
}

/// The desk with what the server remembers beside it.
struct Seated {
    desk: Desk,
    replies: VecDeque<(Option<String>, String, Reply)>,
    /// Who has called the arbiter and when, until an arbiter does something.
    called: Option<(Option<Color>, u64)>,
    /// Since when the clocks stand or a question is open.
    since: u64,
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

/// What somebody wants to be done.
#[derive(Debug, Clone)]
pub struct Wish {
    /// The browser's name for it.
    pub id: String,
    /// The version that was shown.
    pub seen: u64,
    /// For which side.
    pub side: Option<Color>,
    /// What.
    pub what: Wanted,
    /// How long messages of this device are on their way, as measured, in milliseconds.
    pub delay: u64,
}

/// What is to be done.
#[derive(Debug, Clone)]
pub enum Wanted {
    /// Acts.
    Acts(Vec<Act>),
    /// Figures after a restart.
    Settle(Figures),
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
        append(&store, first).await?;
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

    fn of(store: Arc<dyn Store>, house: Arc<House>, board: &Board, desk: Desk) -> Self {
        let seated = Seated {
            desk,
            replies: VecDeque::new(),
            called: None,
            since: board.began,
        };
        Self {
            house,
            game: board.game.clone(),
            board: board.board,
            began: board.began,
            store,
            desk: Mutex::new(seated),
            listeners: Listeners::default(),
        }
    }

    /// When the running display will be at zero.
    pub async fn zero_at(&self) -> Option<u64> {
        self.desk.lock().await.desk.zero_at()
    }

    /// How far the game is.
    pub async fn phase(&self) -> Phase {
        self.desk.lock().await.desk.phase()
    }

    /// Looks at the desk.
    pub async fn look<T>(&self, ask: impl FnOnce(&Desk) -> T) -> T {
        ask(&self.desk.lock().await.desk)
    }

    /// Does what somebody wishes. The answer comes after everybody has been told.
    pub async fn command(&self, by: &Device, wish: Wish, langs: &Langs, now: u64) -> Result<Reply, Failure> {
        let grants = self.house.grants(by).await;
        let mut seated = self.desk.lock().await;
        let known = seated
            .replies
            .iter()
            .find(|(pass, id, _)| *pass == by.pass && *id == wish.id);
        if let Some((_, _, reply)) = known.filter(|_| by.pass.is_some()) {
            return Ok(reply.clone());
        }
        let before = Before::of(&seated.desk);
        let Wish {
            id,
            seen,
            side,
            what,
            delay,
        } = wish;
        let mut done = match what {
            Wanted::Acts(acts) => {
                let order = Order {
                    acts,
                    seen,
                    side,
                    now,
                };
                seated.desk.prepare(&grants, order)
            }
            Wanted::Settle(figures) => seated.desk.settle(&grants, figures, side, (seen, now)),
        }?;
        if let Some(credit) = seated.desk.credit(&done.entries, delay, now)? {
            done.join(credit);
        }
        let (waits, refused) = (done.waits, done.refused.clone());
        let happened = self.keep(&mut seated, done, before.board).await?;
        self.publish(&mut seated, &before, &happened, langs, now).await;
        let reply = Reply {
            id: id.clone(),
            ok: true,
            version: seated.desk.version(),
            waits,
            refused: refused.map(|refusal| {
                let failure = Failure::from(HallError::from(refusal));
                failure.json(langs.get(looker(&grants, self.board, langs.default).language))
            }),
            error: None,
        };
        if seated.replies.len() == REMEMBERED {
            seated.replies.pop_front();
        }
        seated.replies.push_back((by.pass.clone(), id, reply.clone()));
        Ok(reply)
    }

    /// Does an act for somebody, as of an instant, with nobody looking.
    ///
    /// # Errors
    /// It cannot be, or nothing was written.
    pub async fn act(&self, by: &Grants, act: Act, at: u64) -> Result<(), Failure> {
        let mut seated = self.desk.lock().await;
        let before = Before::of(&seated.desk);
        let order = Order {
            acts: vec![act],
            seen: seated.desk.version(),
            side: None,
            now: at,
        };
        let done = seated.desk.prepare(by, order)?;
        self.keep(&mut seated, done, before.board).await?;
        Ok(())
    }

    /// The clock comes to zero, if it does by now.
    ///
    /// # Errors
    /// Nothing was written.
    pub async fn zero(&self, langs: &Langs, now: u64) -> Result<(), Failure> {
        let mut seated = self.desk.lock().await;
        let before = Before::of(&seated.desk);
        if let Some(done) = seated.desk.zero(now)? {
            let happened = self.keep(&mut seated, done, before.board).await?;
            self.publish(&mut seated, &before, &happened, langs, now).await;
        }
        Ok(())
    }

    /// After a restart: clocks that ran are stopped at the last heartbeat.
    ///
    /// # Errors
    /// Nothing was written.
    pub async fn restart(&self, last_beat: u64) -> Result<(), Failure> {
        let mut seated = self.desk.lock().await;
        let before = Before::of(&seated.desk);
        if let Some(done) = seated.desk.restart(last_beat)? {
            self.keep(&mut seated, done, before.board).await?;
        }
        seated.since = last_beat;
        Ok(())
    }

    /// Makes durable what was prepared. If that fails, the desk is read anew: it knows nothing that is not written.
    async fn keep(
        &self,
        seated: &mut Seated,
        done: Done,
        before: Situation,
    ) -> Result<Vec<Happened>, Failure> {
        let Some(entries) = done.append else {
            return Ok(Vec::new());
        };
        let first = entries.expected;
        if let Err(failure) = append(&self.store, entries).await {
            let lines = lines(&self.store, &arbiter_hall::stream(&self.game))?;
            let (plan, board) = self
                .house
                .look(|office| (office.plan.clone(), office.boards.get(&self.board).cloned()))
                .await;
            let board = board.ok_or(failure)?;
            seated.desk = Desk::read(&lines, &plan, &board)?.0;
            return Err(Failure::Machine("nothing was written".into()));
        }
        let boards = [*seated.desk.game().state().line.now(), before];
        let numbered = done.entries.into_iter().zip(first + 1..);
        Ok(numbered
            .map(|(entry, version)| Happened {
                entry,
                version,
                boards,
            })
            .collect())
    }

    async fn publish(
        &self,
        seated: &mut Seated,
        before: &Before,
        happened: &[Happened],
        langs: &Langs,
        now: u64,
    ) {
        seated.note(happened, now);
        let delay = self.house.look(|office| office.delay).await;
        let seated = &*seated;
        let from = before.unchanged(&seated.desk);
        self.listeners.tell(
            |who| who.looker,
            |who| {
                let teller = self.teller(&seated.desk, langs, who.looker.language, delay);
                let shown = teller.sheet(who.looker, from.saturating_sub(teller.behind(who.looker)));
                let changed = |moves: Vec<_>| SheetChange {
                    from: from.saturating_sub(teller.behind(who.looker)),
                    moves,
                };
                let sheet = shown
                    .map(changed)
                    .filter(|sheet| before.differs(&seated.desk) || !sheet.moves.is_empty());
                message(&Sent::Update(Box::new(Update {
                    version: seated.desk.version(),
                    now,
                    view: teller.view(who.looker, now),
                    entries: teller.entries(happened, who.looker),
                    sheet,
                })))
            },
        );
        if !self.house.watchers.is_empty() {
            // Who sits where is asked of all devices of the event, so only where somebody wants to know.
            let players = self.house.look(|office| self.persons(office)).await;
            self.tell_watchers(seated, langs, delay, &players, now);
        }
    }

    fn tell_watchers(&self, seated: &Seated, langs: &Langs, delay: u32, players: &[Person; 2], now: u64) {
        self.house.watchers.tell(
            |watcher| looker(&watcher.grants, self.board, watcher.language),
            |watcher| {
                let who = looker(&watcher.grants, self.board, watcher.language);
                let tile = self.tile_of(seated, langs, who, delay, players.clone(), now);
                message(&Sent::Tile {
                    now,
                    tile: Box::new(tile),
                })
            },
        );
    }

    fn teller<'a>(&self, desk: &'a Desk, langs: &'a Langs, language: Language, delay: u32) -> Teller<'a> {
        Teller {
            lang: langs.get(language),
            desk,
            began: self.began,
            delay,
        }
    }

    /// The board as one of many.
    pub async fn tile(&self, langs: &Langs, who: Looker, now: u64) -> Tile {
        let seated = self.desk.lock().await;
        let (delay, players) = self
            .house
            .look(|office| (office.delay, self.persons(office)))
            .await;
        self.tile_of(&seated, langs, who, delay, players, now)
    }

    fn tile_of(
        &self,
        seated: &Seated,
        langs: &Langs,
        who: Looker,
        delay: u32,
        players: [Person; 2],
        now: u64,
    ) -> Tile {
        let view = self
            .teller(&seated.desk, langs, who.language, delay)
            .view(who, now);
        let alarms = match who.viewer {
            Viewer::Arbiter | Viewer::Assistant => seated.alarms(&view, &players, now),
            _ => Vec::new(),
        };
        Tile {
            board: self.board,
            game: self.game.clone(),
            players,
            version: seated.desk.version(),
            view,
            alarms,
        }
    }

    /// Everything, for a device that comes.
    ///
    /// # Errors
    /// The story cannot be read.
    pub async fn welcome(
        &self,
        device: &Device,
        langs: &Langs,
        language: Language,
        since: Option<u64>,
        now: u64,
    ) -> Result<Welcome, Failure> {
        let grants = self.house.grants(device).await;
        let seated = self.desk.lock().await;
        self.welcome_of(&seated, &grants, langs, language, since, now)
            .await
    }

    /// A socket comes: what it hears first, its number, its queue. Nothing can happen between the two.
    ///
    /// # Errors
    /// The story cannot be read.
    pub async fn enter(
        &self,
        device: &Device,
        langs: &Langs,
        language: Language,
        since: Option<u64>,
        now: u64,
    ) -> Result<(Welcome, u64, tokio::sync::mpsc::Receiver<Utf8Bytes>), Failure> {
        let grants = self.house.grants(device).await;
        let seated = self.desk.lock().await;
        let looker = looker(&grants, self.board, language);
        let device = device.clone();
        let (id, queue) = self.listeners.add(Listening {
            device,
            grants: grants.clone(),
            looker,
        });
        let welcome = self
            .welcome_of(&seated, &grants, langs, language, since, now)
            .await;
        if welcome.is_err() {
            self.listeners.leave(id);
        }
        Ok((welcome?, id, queue))
    }

    async fn welcome_of(
        &self,
        seated: &MutexGuard<'_, Seated>,
        grants: &Grants,
        langs: &Langs,
        language: Language,
        since: Option<u64>,
        now: u64,
    ) -> Result<Welcome, Failure> {
        let desk = &seated.desk;
        let who = looker(grants, self.board, language);
        let (plan, delay, players) = self
            .house
            .look(|office| (office.plan.clone(), office.delay, self.persons(office)))
            .await;
        let teller = self.teller(desk, langs, language, delay);
        let all = self.history()?;
        let story = teller.entries(&all, who);
        let missed = story
            .iter()
            .filter(|told| since.is_some_and(|since| told.version > since));
        let missed: Vec<Heard> = missed.cloned().collect();
        let mut story: Vec<Heard> = story.into_iter().filter(|told| is_story(told, who)).collect();
        story.drain(..story.len().saturating_sub(STORY));
        let lang = langs.get(language);
        let book = Rulebook::by_id(&plan.rulebook);
        let may = |command: &&'static str| {
            let alone = grants.at(self.board).any(|grant| allows(grant.role, command));
            let together =
                !plan.arbiter && allows_together(command) && grants.sides(self.board).next().is_some();
            alone || together
        };
        Ok(Welcome {
            game: self.game.clone(),
            event: self.house.id.clone(),
            name: plan.name.clone(),
            board: self.board,
            you: grants.iter().collect(),
            sides: grants.sides(self.board).map(word).collect(),
            may: commands().filter(may).collect(),
            rulebook: plan.rulebook.clone(),
            rulebook_title: book.map(|book| lang.rulebook(book)).unwrap_or_default(),
            mode: plan.mode.as_str(),
            control: plan.control.clone(),
            control_words: control_words(lang, &plan.control),
            arbiter: plan.arbiter,
            delay,
            version: desk.version(),
            now,
            view: teller.view(who, now),
            sheet: teller.sheet(who, 0),
            missed,
            story,
            presence: self.presence_of(players),
        })
    }

    /// Every entry of the log with the positions around it.
    fn history(&self) -> Result<Vec<Happened>, Failure> {
        let lines = lines(&self.store, &arbiter_hall::stream(&self.game))?;
        let texts: Vec<_> = lines.iter().map(|line| String::from_utf8_lossy(line)).collect();
        let log = Log::read(&texts.join("\n")).map_err(HallError::from)?;
        let mut game = log.beginning().map_err(HallError::from)?;
        let happened = log.entries.into_iter().map(|entry: Entry| {
            let before = *game.state().line.now();
            game.evolve(&entry);
            let version = u64::from(entry.seq) + 2;
            Happened {
                version,
                boards: [*game.state().line.now(), before],
                entry,
            }
        });
        Ok(happened.collect())
    }

    /// Its stream, as it is stored.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn log(&self) -> Result<Vec<Vec<u8>>, Failure> {
        lines(&self.store, &arbiter_hall::stream(&self.game))
    }
}

/// The texts of every language.
pub struct Langs {
    all: [Arc<Lang>; Language::ALL.len()],
    default: Language,
}

impl Langs {
    /// These.
    #[must_use]
    pub fn new(all: [Arc<Lang>; Language::ALL.len()]) -> Self {
        let default = Language::En;
        Self { all, default }
    }

    /// Those of a language.
    #[must_use]
    pub fn get(&self, language: Language) -> &Lang {
        let place = Language::ALL.iter().position(|other| *other == language);
        &self.all[place.unwrap_or(0)]
    }
}

/// A message as it goes over a socket.
pub fn message(sent: &Sent) -> Option<Utf8Bytes> {
    serde_json::to_string(sent).ok().map(Utf8Bytes::from)
}

/// Whether an entry belongs into the story: to arbiters everything, to others what was answered.
fn is_story(told: &Heard, who: Looker) -> bool {
    let arbiter = matches!(who.viewer, Viewer::Arbiter | Viewer::Assistant);
    let said = told
        .told
        .iter()
        .any(|said| !matches!(said.tag, "move_made" | "move_completed"));
    arbiter || said
}
