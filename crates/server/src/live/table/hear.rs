//! What is told of a game: to everybody when something happens, and all of it to whoever comes.

use arbiter_game::rules::answer::Viewer;
use arbiter_hall::{Desk, Grants, allows, allows_together, commands};
use arbiter_lang::Language;
use arbiter_laws::Rulebook;
use axum::extract::ws::Utf8Bytes;
use tokio::sync::MutexGuard;

use super::seated::Before;
use super::story::is_story;
use super::{Langs, Listening, Seated, Table, looker, message};
use crate::live::control::control_words;
use crate::live::failure::Failure;
use crate::live::house::Device;
use crate::live::tell::{Happened, Looker, Teller, word};
use crate::live::wire::{Heard, Person, Sent, SheetChange, Tile, Update, Welcome};

/// So many entries of the story are told to whoever comes.
const STORY: usize = 200;

impl Table {
    pub(super) async fn publish(
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

    pub(super) fn teller<'a>(
        &self,
        desk: &'a Desk,
        langs: &'a Langs,
        language: Language,
        delay: u32,
    ) -> Teller<'a> {
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

    pub(super) async fn welcome_of(
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
        let told = teller.entries(&self.history()?, who);
        let missed = told
            .iter()
            .filter(|told| since.is_some_and(|since| told.version > since));
        let missed: Vec<Heard> = missed.cloned().collect();
        let mut story: Vec<Heard> = told.into_iter().filter(|told| is_story(told, who)).collect();
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
}
