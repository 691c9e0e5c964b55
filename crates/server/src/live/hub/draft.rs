//! An event that is being made: it is there as a whole, with its boards and links, or not at all.

use std::sync::Arc;

use arbiter_hall::event::act::{Act, decide, evolve};
use arbiter_hall::event::state::{Play, State};
use arbiter_hall::store::Append;
use arbiter_hall::{Board, Change, Desk, Fact, Grant, Grants, HallError, Office, Plan, Role};

use super::Hub;
use super::links::{purpose, purpose_of_draw};
use super::make::{NewBoard, Players};
use crate::live::failure::Failure;
use crate::live::house::{Device, House, add_private, append, instant};
use crate::live::secret;
use crate::live::table::Table;
use crate::locks::locked;

/// What will be there once it is written.
pub struct Draft {
    office: Office,
    lines: Vec<Vec<u8>>,
    /// Values that can be forgotten, which lie apart.
    private: Vec<Vec<u8>>,
    games: Vec<(Board, Desk, Append)>,
    /// The second boards of matches.
    seconds: Vec<Board>,
    /// Whose device makes it.
    pass: Option<String>,
    now: u64,
    /// What the machine's clock says, where that is something else.
    dated: Option<u64>,
}

impl Hub {
    /// A new event of somebody: his device becomes its organiser. Nothing is written yet.
    ///
    /// # Errors
    /// The plan cannot be read.
    pub fn draft(&self, plan: Plan, device: &Device, name: &str) -> Result<Draft, Failure> {
        let now = self.now();
        let (office, first) = Office::make(&secret::id()?, plan, now)?;
        let mut draft = Draft {
            office,
            lines: vec![first.into_bytes()],
            private: Vec::new(),
            games: Vec::new(),
            seconds: Vec::new(),
            pass: device.pass.clone(),
            now,
            dated: self.dated(),
        };
        if let Some(pass) = &device.pass {
            draft.decide(|office| Ok(vec![office.let_in(pass, name, vec![Grant::of(Role::Organiser)])]))?;
        }
        Ok(draft)
    }

    /// Writes it: its games, and then all of the event at once.
    ///
    /// # Errors
    /// The store refused. Games without an event may be left behind, which nobody can reach.
    pub async fn make(&self, draft: Draft) -> Result<Arc<House>, Failure> {
        let _made = Making::of(self, draft.id());
        let mut desks = Vec::with_capacity(draft.games.len());
        for (board, desk, mut first) in draft.games {
            first.of.clone_from(&draft.office.id);
            append(&self.store, first).await?;
            desks.push((board, desk));
        }
        if !draft.private.is_empty() {
            add_private(&self.store, &draft.office.id, draft.private).await?;
        }
        let house = House::open(
            Arc::clone(&self.store),
            Arc::clone(&self.devices),
            draft.office,
            draft.lines,
        );
        let house = Arc::new(house.await?);
        for (board, desk) in desks {
            let table = Table::of(Arc::clone(&self.store), Arc::clone(&house), &board, desk);
            self.put_table(Arc::new(table));
        }
        for board in &draft.seconds {
            self.put_second(board)?;
        }
        self.put_house(Arc::clone(&house));
        Ok(house)
    }
}

/// An event that is being made, until it lives or nothing came of it.
struct Making<'a> {
    hub: &'a Hub,
    event: String,
}

impl<'a> Making<'a> {
    fn of(hub: &'a Hub, event: &str) -> Self {
        let event = event.to_owned();
        locked(&hub.making).insert(event.clone());
        Self { hub, event }
    }
}

impl Drop for Making<'_> {
    fn drop(&mut self) {
        locked(&self.hub.making).remove(&self.event);
    }
}

impl Draft {
    /// The id that it will have.
    pub fn id(&self) -> &str {
        &self.office.id
    }

    /// Facts that hold from the beginning.
    ///
    /// # Errors
    /// Why they cannot.
    pub fn decide(
        &mut self,
        decide: impl FnOnce(&Office) -> Result<Vec<Fact>, HallError>,
    ) -> Result<(), Failure> {
        for fact in decide(&self.office)? {
            self.lines.push(self.office.record(fact).into_bytes());
        }
        Ok(())
    }

    /// The first acts of a tournament: it is announced, and whoever is known enters.
    ///
    /// # Errors
    /// One of them cannot be.
    pub fn announce(&mut self, acts: Vec<Act>, today: u64) -> Result<(), Failure> {
        let mut state = State::default();
        let mut entries = Vec::with_capacity(acts.len());
        for act in acts {
            let act = self.played(act);
            let mut entry = decide(&state, &act).map_err(|why| HallError::Act(Box::new(why)))?;
            entry.at = Some(instant(today));
            entry.by = Some(Role::Organiser.to_string());
            evolve(&mut state, &entry);
            entries.push(entry);
        }
        let facts = Vec::new();
        let change = Change { facts, entries };
        let sealed = self.office.seal(&change, secret::salt()?);
        self.lines.extend(sealed.lines.iter().cloned());
        self.private.extend(sealed.private.iter().cloned());
        self.office.take(change, sealed);
        Ok(())
    }

    /// An announcement says how the boards are played, so that its log says so wherever it is read.
    fn played(&self, mut act: Act) -> Act {
        if let Act::Announce(announce) = &mut act {
            let results = announce.play.results;
            announce.play = Play {
                results,
                ..self.office.plan.play()
            };
        }
        act
    }

    /// Whether it plays matches of two boards.
    pub fn is_match(&self) -> bool {
        self.office.plan.is_match()
    }

    /// A new board.
    ///
    /// # Errors
    /// It may not be added, or a name cannot be read.
    pub fn add_board(&mut self, by: &Grants, players: impl Into<Players>) -> Result<NewBoard, Failure> {
        self.add_board_at(by, players, self.now)
    }

    /// A new board whose game counts from an instant.
    ///
    /// # Errors
    /// It may not be added, or a name cannot be read.
    pub fn add_board_at(
        &mut self,
        by: &Grants,
        players: impl Into<Players>,
        began: u64,
    ) -> Result<NewBoard, Failure> {
        let players = players.into();
        let last = self.office.boards.keys().last();
        let board = Board {
            control: None,
            board: last.map_or(1, |last| last + 1),
            game: secret::id()?,
            players: players.names,
            began,
            dated: self.dated,
            of: None,
            blind: players.blind,
        };
        let added = board.clone();
        self.decide(|office| Ok(vec![office.add_board(by, added)?]))?;
        let (desk, first) = Desk::begin(&self.office.plan, &board)?;
        let made = NewBoard {
            board: board.board,
            game: board.game.clone(),
        };
        if self.is_match() {
            let second = Board {
                players: players.second,
                ..board.second()
            };
            let added = second.clone();
            self.decide(|office| Ok(vec![office.add_board(by, added)?]))?;
            self.seconds.push(second);
        }
        self.games.push((board, desk, first));
        Ok(made)
    }

    /// A link that works once, which its maker can be shown again.
    ///
    /// # Errors
    /// It may not be given.
    pub fn invite(&mut self, by: &Grants, grant: Grant) -> Result<String, Failure> {
        let link = self.link(&purpose(grant))?;
        self.decide(|office| Ok(vec![office.invite(by, &link, vec![grant])?]))?;
        Ok(link)
    }

    fn link(&self, what: &str) -> Result<String, Failure> {
        Ok(match &self.pass {
            Some(pass) => secret::own_link(&self.office.id, pass, what, 0),
            None => secret::link(&self.office.id)?,
        })
    }

    /// This device, and another by the link that is given, draw the colours of a board.
    ///
    /// # Errors
    /// There is no such board, or the name cannot be read.
    pub fn open_draw(&mut self, board: u32, pass: &str, name: &str) -> Result<String, Failure> {
        let link = self.link(&purpose_of_draw(board))?;
        self.decide(|office| Ok(vec![office.let_in(pass, name, Vec::new())]))?;
        self.decide(|office| office.open_draw(board, pass, &link))?;
        Ok(link)
    }
}
