//! What is told of a game: to everybody when something happens, and all of it to whoever comes.

use arbiter_game::rules::answer::Viewer;
use arbiter_game::rules::chess::Color;
use arbiter_hall::{Delay, Desk, Grants, allows, allows_together, commands};
use arbiter_lang::Language;
use arbiter_laws::Rulebook;
use axum::extract::ws::Utf8Bytes;

use super::seated::Before;
use super::story::{is_arbiter, is_story};
use super::{Langs, Listening, Seated, Table, looker, message};
use crate::live::coach::Coach;
use crate::live::control::{control_words, periods};
use crate::live::failure::Failure;
use crate::live::house::{Device, title};
use crate::live::tell::{Happened, Looker, Said, Teller};
use crate::live::wire::{Heard, Person, Sent, SheetChange, SheetMove, Tile, Update, Welcome};

/// So many entries of the story are told to whoever comes, and so many that he has missed.
const STORY: usize = 200;
/// The largest welcome, in bytes.
const LARGEST: usize = 64 * 1024;
/// So many moves that found no room in it are sent at once after it.
const PART: usize = 250;

impl Table {
    /// Tells everybody at this board, and in a match those at the other, who see it too.
    pub(super) async fn publish(
        &self,
        seated: &mut Seated,
        before: &Before,
        happened: &[Happened],
        langs: &Langs,
        now: u64,
    ) {
        self.publish_here(seated, before, happened, langs, now).await;
        let Some((sibling, before)) = self.sibling().zip(before.other.as_deref()) else {
            return;
        };
        sibling.turn(seated);
        let now_there = *seated.desk.game().state().line.now();
        let there = happened.iter().cloned().map(|one| Happened {
            boards: [now_there, before.board],
            ..one
        });
        let there: Vec<Happened> = there.collect();
        sibling.publish_here(seated, before, &there, langs, now).await;
        self.turn(seated);
    }

    async fn publish_here(
        &self,
        seated: &mut Seated,
        before: &Before,
        happened: &[Happened],
        langs: &Langs,
        now: u64,
    ) {
        seated.note(happened, now);
        let delay = self.house.look(|office| office.delay).await;
        let from = before.unchanged(&seated.desk);
        let changed = before.differs(&seated.desk);
        let reached = std::mem::replace(&mut seated.shown, seated.desk.reach(delay, now));
        let behind = reached.plies;
        let seated = &*seated;
        let said = Said::default();
        self.listeners.tell(
            |who| who.looker,
            |who| {
                let teller = self.teller(&seated.desk, langs, who.looker.language, (delay, now));
                let reach = teller.reach(who.looker).plies;
                let plays = matches!(who.looker.viewer, Viewer::White | Viewer::Black);
                let from = if plays {
                    // To players the sheet opens as a whole, when the game is over.
                    0
                } else if teller.is_behind(who.looker) {
                    from.min(behind)
                } else {
                    from
                };
                let from = from.min(reach);
                let sheet = teller.sheet(who.looker, from);
                let sheet = sheet.map(|moves| SheetChange { from, moves });
                // Whoever is behind does not even hear that a hand was moved.
                let reach = teller.reach(who.looker);
                if teller.is_behind(who.looker) && reach == reached && seated.desk.phase() == before.phase {
                    return None;
                }
                message(&Sent::Update(Box::new(Update {
                    version: reach.version,
                    now,
                    view: teller.view(who.looker),
                    entries: teller.entries_again(happened, who.looker, Some(&said)),
                    sheet: sheet.filter(|sheet| changed || !sheet.moves.is_empty()),
                })))
            },
        );
        drop(said);
        self.tell_those_who_watch(seated, langs, delay, now).await;
    }

    /// Time goes by for those who are behind: tells them what they may see by now, if that has changed.
    pub async fn reveal(&self, langs: &Langs, now: u64) {
        if self.listeners.is_empty() && self.house.watchers.is_empty() {
            return;
        }
        let mut seated = self.seat().await;
        let delay = self.house.look(|office| office.delay).await;
        let reach = seated.desk.reach(delay, now);
        if std::mem::replace(&mut seated.shown, reach) == reach {
            return;
        }
        self.listeners.tell(
            |who| who.looker,
            |who| {
                if who.looker.viewer != Viewer::Spectator {
                    return None;
                }
                let teller = self.teller(&seated.desk, langs, who.looker.language, (delay, now));
                let moves = teller.sheet(who.looker, 0);
                message(&Sent::Update(Box::new(Update {
                    version: teller.reach(who.looker).version,
                    now,
                    view: teller.view(who.looker),
                    entries: Vec::new(),
                    sheet: moves.map(|moves| SheetChange { from: 0, moves }),
                })))
            },
        );
        self.tell_those_who_watch(&seated, langs, delay, now).await;
    }

    pub(super) async fn tell_those_who_watch(&self, seated: &Seated, langs: &Langs, delay: Delay, now: u64) {
        if !self.house.watchers.is_empty() {
            // Who sits where is asked of all devices of the event, so only where somebody wants to know.
            let players = self.house.look(|office| self.persons(office)).await;
            self.tell_watchers(seated, langs, delay, &players, now);
        }
    }

    fn tell_watchers(&self, seated: &Seated, langs: &Langs, delay: Delay, players: &[Person; 2], now: u64) {
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
        &'a self,
        desk: &'a Desk,
        langs: &'a Langs,
        language: Language,
        (delay, now): (Delay, u64),
    ) -> Teller<'a> {
        Teller {
            lang: langs.get(language),
            desk,
            began: self.began,
            delay,
            now,
            cited: self.house.cited(desk),
        }
    }

    /// The board as one of many.
    pub async fn tile(&self, langs: &Langs, who: Looker, now: u64) -> Tile {
        let seated = self.seat().await;
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
        delay: Delay,
        players: [Person; 2],
        now: u64,
    ) -> Tile {
        let teller = self.teller(&seated.desk, langs, who.language, (delay, now));
        let view = teller.view(who);
        let alarms = match who.viewer {
            Viewer::Arbiter | Viewer::Assistant => seated.alarms(&view, &players, now),
            _ => Vec::new(),
        };
        Tile {
            board: self.board,
            number: self.number,
            game: self.game.clone(),
            players,
            version: teller.reach(who).version,
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
        let seated = self.remembering().await?;
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
        let seated = self.remembering().await?;
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

    /// The moves that found no room in a welcome, for a socket that has come: some in each update.
    pub async fn rest_of_sheet(&self, id: u64, from: usize, langs: &Langs, now: u64) -> Vec<Utf8Bytes> {
        let listener = {
            let all = self.listeners.lock();
            all.iter().find(|one| one.id == id).map(|one| one.who.looker)
        };
        let seated = self.seat().await;
        let delay = self.house.look(|office| office.delay).await;
        let Some(who) = listener else { return Vec::new() };
        let teller = self.teller(&seated.desk, langs, who.language, (delay, now));
        let moves = teller.sheet(who, from).unwrap_or_default();
        let parts = moves.chunks(PART).enumerate();
        let update = |(part, moves): (usize, &[SheetMove])| {
            message(&Sent::Update(Box::new(Update {
                version: seated.desk.version(),
                now,
                view: teller.view(who),
                entries: Vec::new(),
                sheet: Some(SheetChange {
                    from: from + part * PART,
                    moves: moves.to_vec(),
                }),
            })))
        };
        parts.filter_map(update).collect()
    }

    pub(super) async fn welcome_of(
        &self,
        seated: &Seated,
        grants: &Grants,
        langs: &Langs,
        language: Language,
        since: Option<u64>,
        now: u64,
    ) -> Result<Welcome, Failure> {
        let desk = &seated.desk;
        let who = looker(grants, self.board, language);
        let (plan, name, delay, players) = self
            .house
            .look(|office| {
                let name = title(langs.get(language), office);
                (office.plan.clone(), name, office.delay, self.persons(office))
            })
            .await;
        let teller = self.teller(desk, langs, language, (delay, now));
        let (missed, story) = teller.newest(seated.history(), who, since);
        let lang = langs.get(language);
        let book = Rulebook::by_id(&plan.rulebook);
        let may = |command: &&'static str| {
            let alone = grants.at(self.board).any(|grant| allows(grant.role, command));
            let together =
                !plan.arbiter && allows_together(command) && grants.sides(self.board).next().is_some();
            alone || together
        };
        let control = self
            .house
            .look(|office| office.control(self.board).to_owned())
            .await;
        let mut welcome = Welcome {
            game: self.game.clone(),
            event: self.house.id.clone(),
            name,
            board: self.board,
            number: self.number,
            you: grants.iter().collect(),
            sides: grants.sides(self.board).collect(),
            blind: Color::ALL
                .into_iter()
                // It is nobody's business but that of those at the board.
                .filter(|side| {
                    who.viewer != Viewer::Spectator && desk.game().state().voice.seats.is_blind(*side)
                })
                .collect(),
            may: commands().filter(may).collect(),
            rulebook: plan.rulebook.clone(),
            rulebook_title: book.map(|book| lang.rulebook(book)).unwrap_or_default(),
            mode: plan.mode,
            control_words: control_words(lang, &control),
            control,
            periods: periods(lang, desk),
            arbiter: plan.arbiter,
            ends: teller.ends(),
            delay: delay.moves,
            delay_minutes: delay.minutes,
            version: teller.reach(who).version,
            now,
            view: teller.view(who),
            sheet: teller.sheet(who, 0),
            missed,
            story,
            presence: self.presence_of(players),
            boards: self.house.look(|office| office.boards.len()).await,
            rematch: self.rematch().await,
            coach: plan.coach.and_then(|step| Coach::of(lang, step)),
            sheet_rest: None,
        };
        shorten(&mut welcome);
        Ok(welcome)
    }
}

impl Teller<'_> {
    /// The newest of what somebody has missed and of the story, the oldest first. What is older costs nothing.
    fn newest(&self, all: &[Happened], who: Looker, since: Option<u64>) -> (Vec<Heard>, Vec<Heard>) {
        let reach = self.reach(who).version;
        let (mut missed, mut story) = (Vec::new(), Vec::new());
        for one in all.iter().rev().filter(|one| one.version <= reach) {
            let new = since.is_some_and(|since| one.version > since) && missed.len() < STORY;
            let tells = story.len() < STORY && (is_arbiter(who) || !one.entry.answers.is_empty());
            if story.len() >= STORY && !new {
                break;
            }
            let heard = if new || tells {
                self.entry(one, who, None)
            } else {
                None
            };
            let Some(heard) = heard else { continue };
            if tells && is_story(&heard, who) {
                story.push(heard.clone());
            }
            if new {
                missed.push(heard);
            }
        }
        missed.reverse();
        story.reverse();
        (missed, story)
    }
}

/// Leaves away what is oldest until it is no larger than it may be: the story goes on at its own address, and a sheet in
/// the updates of a socket.
fn shorten(welcome: &mut Welcome) {
    let size = |welcome: &Welcome| serde_json::to_vec(welcome).map_or(0, |bytes| bytes.len());
    while size(welcome) > LARGEST {
        let (told, missed) = (welcome.story.len(), welcome.missed.len());
        let moves = welcome.sheet.as_ref().map_or(0, Vec::len);
        if told > 10 {
            welcome.story.drain(..told.div_ceil(5));
        } else if missed > 10 {
            welcome.missed.drain(..missed.div_ceil(5));
        } else if let Some(sheet) = welcome.sheet.as_mut().filter(|_| moves > 50) {
            sheet.truncate(moves - moves.div_ceil(5));
            welcome.sheet_rest = Some(sheet.len());
        } else if told + missed > 0 {
            welcome.story.clear();
            welcome.missed.clear();
        } else {
            break;
        }
    }
}
