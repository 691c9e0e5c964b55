//! An event: its plan, its boards, who may do what. One stream, folded up.
//!
//! Links and passes are secrets; only their SHA-256 comes here. A link works once and binds the device that used it: its pass.
//! A seat has one device; a new link to it, from the old device or from an official, moves it.

mod acts;
mod bind;
mod carried;
mod code;
mod draw;
mod fact;
mod rematch;
mod seats;
mod trust;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

use arbiter_event::log::Private;
use arbiter_event::state::{BoardMode, State};
use arbiter_game::log::Chain;
use arbiter_game::rules::chess::Color;
use sha2::{Digest, Sha256};

pub use acts::{Change, Sealed};
pub use bind::Bound;
pub use carried::{Carried, CarryError, USUAL_CONTROL, private_streams};
pub use code::{LinkId, as_code};
pub use draw::{Draw, DrawPhase, white_of};
pub use fact::{Board, Fact, Holder, Official, Place};

use crate::plan::text;
use crate::{Delay, Grant, Grants, HallError, Plan, Role, Seat, Unread, allows};

/// The most boards of one event.
pub const MAX_BOARDS: usize = 2_000;
/// The most links that have not been used yet.
const MAX_LINKS: usize = 4 * MAX_BOARDS;

/// The most lines of an event, and so many more for each board.
pub const MAX_LINES: usize = 2_000;
/// See [`MAX_LINES`].
pub const MAX_LINES_A_BOARD: usize = 40;

/// And so many for each player of a tournament, whose phones come and go.
pub const MAX_LINES_A_PLAYER: usize = 20;

/// The version of the format of events.
const SCHEMA: u32 = 1;

/// An event as it stands.
#[derive(Debug, Clone)]
pub struct Office {
    /// Its id.
    pub id: String,
    /// When it was made: milliseconds since 1970.
    pub made: u64,
    /// What is played.
    pub plan: Plan,
    /// How far spectators are behind.
    pub delay: Delay,
    /// Its boards by number.
    pub boards: BTreeMap<u32, Board>,
    /// The names that were given with a board, White's first: who sits down there does not change them.
    named: BTreeMap<u32, [String; 2]>,
    officials: BTreeMap<String, Official>,
    links: BTreeMap<String, Vec<Grant>>,
    used: BTreeMap<String, String>,
    passes: BTreeMap<String, Holder>,
    draws: BTreeMap<u32, Draw>,
    /// Phones that want to be a player's that another phone is.
    waiting: bind::Waiting,
    /// The hash of the pass of the device that made it, while it may rule here for that.
    maker: Maker,
    rematches: BTreeMap<u32, String>,
    tournament: Option<Arc<State>>,
    /// Lines of doors and boards, which alone are bounded.
    doors: usize,
    chain: Chain,
    version: u64,
}

/// The device that made an event: it may rule in it, where there is an arbiter, unless it plays in it.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Maker {
    /// Nobody has come in yet.
    Unknown,
    /// It rules, because it made the event.
    Rules(String),
    /// It does not, or for another reason.
    Else,
}

/// The hash of a link or a pass, as it is kept.
#[must_use]
pub fn hash(secret: &str) -> String {
    let digest = Sha256::digest(secret.as_bytes());
    digest.iter().fold(String::new(), |mut text, byte| {
        // Writing into a text cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

impl Office {
    /// A new event, with the first line of its stream.
    ///
    /// # Errors
    /// The plan cannot be read.
    pub fn make(id: &str, plan: Plan, at: u64) -> Result<(Self, String), HallError> {
        plan.read()?;
        let first = Fact::EventMade {
            schema: SCHEMA,
            at,
            plan: plan.clone(),
        };
        let mut chain = Chain::new();
        let line = chain.seal(&stored(&first));
        Ok((Self::begun(id, plan, at, chain), line))
    }

    fn begun(id: &str, plan: Plan, made: u64, chain: Chain) -> Self {
        Self {
            id: id.into(),
            made,
            plan,
            delay: Delay::default(),
            boards: BTreeMap::new(),
            named: BTreeMap::new(),
            officials: BTreeMap::new(),
            links: BTreeMap::new(),
            used: BTreeMap::new(),
            passes: BTreeMap::new(),
            draws: BTreeMap::new(),
            waiting: BTreeMap::new(),
            maker: Maker::Unknown,
            rematches: BTreeMap::new(),
            tournament: None,
            doors: 1,
            chain,
            version: 1,
        }
    }

    /// An event from its stream.
    ///
    /// # Errors
    /// A line is not what it must be.
    pub fn read(id: &str, lines: &[Vec<u8>]) -> Result<Self, HallError> {
        Self::read_with(id, lines, &[])
    }

    /// The same with the private values of its acts, which lie apart so that they can be forgotten.
    ///
    /// # Errors
    /// See [`Self::read`].
    pub fn read_with(id: &str, lines: &[Vec<u8>], private: &[Vec<u8>]) -> Result<Self, HallError> {
        let mut known = Private::default();
        for line in private {
            let line = String::from_utf8_lossy(line);
            known.learn(&line).map_err(|why| bad(0, &why))?;
        }
        let mut chain = Chain::new();
        let mut office: Option<Self> = None;
        for (index, line) in lines.iter().enumerate() {
            let line = std::str::from_utf8(line).map_err(|why| bad(index, &why))?;
            let line = chain.check(line).map_err(|why| bad(index, &why))?;
            let Some(office) = &mut office else {
                let Fact::EventMade { at, plan, .. } =
                    serde_json::from_str(&line).map_err(|why| bad(index, &why))?
                else {
                    return Err(bad(0, &"expected the making of the event"));
                };
                office = Some(Self::begun(id, plan, at, Chain::new()));
                continue;
            };
            office.version += 1;
            if let Some(entry) = acts::entry_in(&line) {
                let entry = known.reveal(entry).map_err(|why| bad(index, &why))?;
                office.act(&entry);
            } else {
                let fact = serde_json::from_str(&line).map_err(|why| bad(index, &why))?;
                office.carry_out(fact);
            }
        }
        let office = office.ok_or_else(|| HallError::unknown("event", id))?;
        Ok(Self { chain, ..office })
    }

    /// The number of lines of its stream.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Whether there is room for what is to be written down. What takes trust back always has it.
    ///
    /// # Errors
    /// [`HallError::TooMany`].
    pub fn has_room(&self, facts: &[Fact]) -> Result<(), HallError> {
        let players = self.tournament().map_or(0, |state| state.entrants.len());
        let most = MAX_LINES + MAX_LINES_A_BOARD * self.boards.len() + MAX_LINES_A_PLAYER * players;
        let frees = |fact: &Fact| {
            matches!(
                fact,
                Fact::Revoked { .. }
                    | Fact::LinkClosed { .. }
                    | Fact::PasswordSet { .. }
                    | Fact::Dismissed { .. }
            )
        };
        if self.doors + facts.len() > most && !facts.iter().all(frees) {
            return Err(too_many("lines", most));
        }
        Ok(())
    }

    /// Whether nobody but its maker has ever come in or was expected: no player, no official, no names.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        // Somebody keeps a tournament from one device, and nobody else ever comes there.
        if self.tournament().is_some_and(|state| !state.entrants.is_empty()) {
            return false;
        }
        let named = self.named.values().flatten().any(|name| !name.is_empty());
        self.passes.len() <= 1 && self.officials.is_empty() && self.used.is_empty() && !named
    }

    /// Writes down what happened: the line for the stream. It must be durable before anybody hears of it.
    pub fn record(&mut self, fact: Fact) -> String {
        let line = self.chain.seal(&stored(&fact));
        self.version += 1;
        self.carry_out(fact);
        line
    }

    fn carry_out(&mut self, fact: Fact) {
        self.doors += 1;
        match fact {
            Fact::EventMade { .. } => {}
            Fact::BoardAdded(board) => {
                self.named.insert(board.board, board.players.clone());
                self.seat_entrants(&board);
                self.boards.insert(board.board, board);
            }
            Fact::Appointed(official) => {
                self.officials.insert(official.name.clone(), official);
            }
            Fact::Invited { link, grants } => {
                self.links.insert(link, grants);
            }
            Fact::Joined {
                pass,
                was,
                link,
                name,
                grants,
            } => {
                if let Some(was) = was {
                    self.renew(&was, &pass);
                }
                self.joined(pass, link, name, &grants);
            }
            Fact::Revoked { pass } => {
                self.passes.remove(&pass);
                for all in self.waiting.values_mut() {
                    all.retain(|one| *one != pass);
                }
                self.waiting.retain(|_, all| !all.is_empty());
            }
            bound @ (Fact::WaitsToBe { .. } | Fact::Unbound { .. }) => self.bound(bound),
            Fact::DelaySet(delay) => self.delay = delay,
            taken @ (Fact::LinkClosed { .. }
            | Fact::PasswordSet { .. }
            | Fact::Renamed { .. }
            | Fact::Dismissed { .. }) => self.take_back(taken),
            Fact::RematchMade { board, game } => {
                self.rematches.insert(board, game);
            }
            Fact::DrawOpened { board, first, link } => {
                self.draws.insert(board, Draw::new(first, link));
            }
            Fact::DrawCommitted { board, phone, commit } => {
                if let Some(sent) = self
                    .draws
                    .get_mut(&board)
                    .and_then(|draw| draw.commits.get_mut(phone))
                {
                    *sent = Some(commit);
                }
            }
            Fact::DrawRevealed { board, phone, reveal } => {
                if let Some(sent) = self
                    .draws
                    .get_mut(&board)
                    .and_then(|draw| draw.reveals.get_mut(phone))
                {
                    *sent = Some(reveal);
                }
            }
        }
    }

    fn joined(&mut self, pass: String, link: Option<String>, name: String, grants: &[Grant]) {
        let official = self.came_by(link.as_deref(), &name, grants);
        if let Some(link) = link {
            self.links.remove(&link);
            self.used.insert(link, pass.clone());
        }
        let taken = grants.iter().filter(|grant| grant.role == Role::Player);
        for seat in taken.filter_map(|grant| grant.seat) {
            self.passes
                .values_mut()
                .for_each(|holder| holder.grants.leave(seat));
            if let Some(board) = self.boards.get_mut(&seat.board) {
                board.players[seat.side.index()].clone_from(&name);
            }
        }
        let holder = self.passes.entry(pass.clone()).or_default();
        // Who only comes to sit where nobody asks for names keeps the one that he has.
        if !name.is_empty() {
            holder.name = name;
        }
        holder.official = official.or(holder.official.take());
        for grant in grants {
            holder.grants.add(*grant);
        }
        for who in grants.iter().filter_map(|grant| grant.entrant) {
            self.no_longer_waits(&pass, who);
        }
        self.one_phone(&pass, grants);
        self.close(&pass, grants);
        self.made_by(pass, grants);
    }

    /// Whoever made the event rules in it, until he sits down at one of its boards. Who was made arbiter by a link or a
    /// password stays it.
    fn made_by(&mut self, pass: String, grants: &[Grant]) {
        let rules = Grant::of(Role::ChiefArbiter);
        let has = |sought: fn(Role) -> bool| grants.iter().any(|grant| sought(grant.role));
        match &self.maker {
            Maker::Unknown if self.plan.arbiter && has(|role| role == Role::Organiser) => {
                if let Some(holder) = self.passes.get_mut(&pass) {
                    holder.grants.add(rules);
                }
                self.maker = Maker::Rules(pass);
            }
            Maker::Unknown => self.maker = Maker::Else,
            Maker::Rules(maker) if *maker == pass && has(Role::judges) => self.maker = Maker::Else,
            // In a tournament whoever plays rules on, but in his own games.
            Maker::Rules(maker) if *maker == pass && has(Role::is_of_a_seat) && self.tournament.is_none() => {
                if let Some(holder) = self.passes.get_mut(&pass) {
                    holder.grants.remove(rules);
                }
                self.maker = Maker::Else;
            }
            Maker::Rules(_) | Maker::Else => {}
        }
    }

    /// Whether everybody finds it in the lists. Of an event that does not say: where there is an arbiter, or several boards.
    #[must_use]
    pub fn is_public(&self) -> bool {
        self.plan
            .public
            .unwrap_or(self.plan.arbiter || self.boards.len() > 1)
    }

    /// Who holds this pass.
    #[must_use]
    pub fn holder(&self, pass: &str) -> Option<&Holder> {
        self.known(pass).map(|(_, holder)| holder)
    }

    /// The same with the hash of the pass.
    #[must_use]
    pub fn known(&self, pass: &str) -> Option<(&str, &Holder)> {
        let (hash, holder) = self.passes.get_key_value(&hash(pass))?;
        Some((hash, holder))
    }

    /// All devices that were let in, by the hashes of their passes.
    pub fn holders(&self) -> impl Iterator<Item = (&str, &Holder)> {
        self.passes.iter().map(|(pass, holder)| (pass.as_str(), holder))
    }

    /// The hashes of the passes of all devices that were let in.
    pub fn passes(&self) -> impl Iterator<Item = &str> {
        self.passes.keys().map(String::as_str)
    }

    /// Whether somebody sits there.
    #[must_use]
    pub fn is_taken(&self, board: u32, side: Color) -> bool {
        let sits = |holder: &Holder| holder.grants.sides(board).any(|taken| taken == side);
        self.passes.values().any(sits)
    }

    /// Who does not sit at a board yet, by name; nobody where arbiters lead the boards: where an official types what happens, and
    /// outside of tournaments where no player of the event sits anywhere.
    #[must_use]
    pub fn not_sitting(&self, board: u32) -> Vec<String> {
        let seat = |grant: Grant| grant.role == Role::Player && grant.seat.is_some();
        let plays = |holder: &Holder| holder.grants.iter().any(seat);
        let Some(found) = self.boards.get(&board).filter(|found| {
            let played = found.of.is_some() && self.play().mode != Some(BoardMode::Recorded);
            played || self.passes.values().any(plays)
        }) else {
            return Vec::new();
        };
        let sides = Color::ALL.into_iter().filter(|side| !self.is_taken(board, *side));
        sides.map(|side| found.players[side.index()].clone()).collect()
    }

    /// The official with this name; his password is checked where it is typed.
    #[must_use]
    pub fn official(&self, name: &str) -> Option<&Official> {
        self.officials.get(name)
    }

    /// The names of the officials.
    pub fn officials(&self) -> impl Iterator<Item = &str> {
        self.officials.keys().map(String::as_str)
    }

    /// The names of those whose devices rule here, each once.
    pub fn arbiters(&self) -> impl Iterator<Item = &str> {
        let rules = |role| matches!(role, Role::ChiefArbiter | Role::Arbiter);
        let rules = |holder: &&Holder| holder.grants.iter().any(|grant| rules(grant.role));
        let names = self
            .passes
            .values()
            .filter(rules)
            .map(|holder| holder.name.as_str());
        let names: std::collections::BTreeSet<&str> = names.filter(|name| !name.is_empty()).collect();
        names.into_iter()
    }

    /// What a link gives that has not been used yet.
    #[must_use]
    pub fn invitation(&self, link: &LinkId) -> Option<&[Grant]> {
        self.links.get(link.as_str()).map(Vec::as_slice)
    }

    /// Whether a device has used this link.
    #[must_use]
    pub fn was_used(&self, link: &LinkId) -> bool {
        self.used.contains_key(link.as_str())
    }

    /// Whether this device has.
    #[must_use]
    pub fn was_used_by(&self, link: &LinkId, pass: &str) -> bool {
        self.used.get(link.as_str()) == Some(&hash(pass))
    }

    /// A new board.
    ///
    /// # Errors
    /// [`HallError::Forbidden`], [`HallError::Taken`], too many boards.
    pub fn add_board(&self, by: &Grants, board: Board) -> Result<Fact, HallError> {
        permitted(by, "add_board")?;
        if self.boards.len() >= MAX_BOARDS {
            return Err(too_many("boards", MAX_BOARDS));
        }
        if self.boards.contains_key(&board.board) {
            return Err(taken("board", &board.board.to_string()));
        }
        for name in board.players.iter().filter(|name| !name.is_empty()) {
            text("name", name)?;
        }
        Ok(Fact::BoardAdded(board))
    }

    /// A password for somebody.
    ///
    /// # Errors
    /// [`HallError::Forbidden`], a name that is taken or cannot be read.
    pub fn appoint(&self, by: &Grants, official: Official) -> Result<Fact, HallError> {
        permitted(by, "appoint")?;
        text("name", &official.name)?;
        for grant in &official.grants {
            self.may_give(by, *grant)?;
        }
        if self.officials.contains_key(&official.name) {
            return Err(taken("official", &official.name));
        }
        Ok(Fact::Appointed(official))
    }

    /// A link that works once. Officials give any seat and, if they could appoint him, any role; a player only his
    /// own seat.
    ///
    /// # Errors
    /// [`HallError::Forbidden`], a seat at no board, too many links.
    pub fn invite(&self, by: &Grants, link: &str, grants: Vec<Grant>) -> Result<Fact, HallError> {
        permitted(by, "invite")?;
        if self.links.len() >= MAX_LINKS {
            return Err(too_many("links", MAX_LINKS));
        }
        for grant in &grants {
            self.may_give(by, *grant)?;
        }
        let link = hash(link);
        Ok(Fact::Invited { link, grants })
    }

    fn may_give(&self, by: &Grants, grant: Grant) -> Result<(), HallError> {
        if !grant.is_whole() {
            return Err(HallError::unknown("seat", grant.role.as_str()));
        }
        self.knows(grant)?;
        if let Some(Seat { board, .. }) = grant.seat
            && !self.boards.contains_key(&board)
        {
            return Err(HallError::unknown("board", board.to_string()));
        }
        let judge = |role| matches!(role, Role::ChiefArbiter | Role::Arbiter);
        if self.acts_for_another(by, grant) {
            return Err(forbidden(by, "invite"));
        }
        let may = by.iter().any(|own| match grant.role {
            Role::Player | Role::Helper => own == grant || own.role == Role::Organiser || judge(own.role),
            _ => allows(own.role, "appoint"),
        });
        if may { Ok(()) } else { Err(forbidden(by, "invite")) }
    }

    /// A device that is let in without link or password: that of the one who makes the event.
    #[must_use]
    pub fn let_in(&self, pass: &str, name: &str, grants: Vec<Grant>) -> Fact {
        Fact::Joined {
            pass: hash(pass),
            was: None,
            link: None,
            name: name.into(),
            grants,
        }
    }

    /// A device leaves by itself.
    #[must_use]
    pub fn log_out(&self, pass: &str) -> Fact {
        Fact::Revoked { pass: hash(pass) }
    }

    /// How far spectators are behind.
    ///
    /// # Errors
    /// [`HallError::Forbidden`], more than a day.
    pub fn set_delay(&self, by: &Grants, delay: Delay) -> Result<Fact, HallError> {
        permitted(by, "set_delay")?;
        Ok(Fact::DelaySet(delay.check()?))
    }
}

fn permitted(by: &Grants, command: &'static str) -> Result<(), HallError> {
    if by.iter().any(|grant| allows(grant.role, command)) {
        return Ok(());
    }
    Err(forbidden(by, command))
}

fn forbidden(by: &Grants, command: &'static str) -> HallError {
    let roles = by.iter().map(|grant| grant.role).collect();
    HallError::Forbidden { command, roles }
}

fn too_many(what: &'static str, most: usize) -> HallError {
    HallError::TooMany { what, most }
}

fn taken(what: &'static str, name: &str) -> HallError {
    let name = name.into();
    HallError::Taken { what, name }
}

fn bad(index: usize, why: &impl ToString) -> HallError {
    HallError::Unreadable {
        what: "event",
        why: Unread::Line {
            line: index + 1,
            why: why.to_string(),
        },
    }
}

fn stored(fact: &Fact) -> String {
    // No fact holds a map whose keys are no texts, which is all that could fail.
    serde_json::to_string(fact).unwrap_or_default()
}
