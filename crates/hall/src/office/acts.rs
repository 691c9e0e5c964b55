//! The lines of an event's stream that are acts of its tournament, and what they bring to doors and boards.

use std::sync::Arc;

use arbiter_event::act::{Entry, evolve};
use arbiter_event::log::Private;
use arbiter_event::number::EntrantId;
use arbiter_event::state::{Play, State};
use arbiter_game::rules::chess::Color;

use super::{Board, Fact, Office, hash, stored};
use crate::{Grant, HallError, Role};

/// What a line of an act begins with; what follows is the entry as the log of an event has it.
const BEGINS: &str = r#"{"do":"act","entry":"#;

/// The entry of a line of the stream, without its hash; nothing where it is the line of a door.
pub(super) fn entry_in(line: &str) -> Option<&str> {
    line.strip_prefix(BEGINS)?.strip_suffix('}')
}

/// What changes an event, in the order in which it is written down: doors and boards first, then acts.
#[derive(Debug, Clone, Default)]
pub struct Change {
    /// What happened to doors and boards.
    pub facts: Vec<Fact>,
    /// What was done in the tournament.
    pub entries: Vec<Entry>,
}

impl Change {
    /// Whether nothing changes.
    #[must_use]
    pub const fn is_nothing(&self) -> bool {
        self.facts.is_empty() && self.entries.is_empty()
    }
}

/// A change as it is written: lines for the stream, and lines with private values, which come first and can be forgotten.
#[derive(Debug, Clone)]
pub struct Sealed {
    /// For the stream of the event.
    pub lines: Vec<Vec<u8>>,
    /// For the stream of its private values.
    pub private: Vec<Vec<u8>>,
    chain: arbiter_game::log::Chain,
}

impl Office {
    /// The tournament that is played here.
    #[must_use]
    pub fn tournament(&self) -> Option<&State> {
        self.tournament.as_deref()
    }

    /// The same, to be looked at for longer than nobody else may write.
    #[must_use]
    pub fn shared_tournament(&self) -> Option<Arc<State>> {
        self.tournament.clone()
    }

    /// How its boards are played, as last announced or amended; what a tournament does not say is as the event was made.
    #[must_use]
    pub fn play(&self) -> Play {
        let made = self.plan.play();
        let now = self
            .tournament()
            .map(|state| state.play.now())
            .unwrap_or_default();
        Play {
            rulebook: now.rulebook.or(made.rulebook),
            control: now.control.or(made.control),
            mode: now.mode.or(made.mode),
            results: now.results.or(made.results),
        }
    }

    /// The time control of new boards where it was amended since the event was made.
    pub(crate) fn other_control(&self) -> Option<String> {
        let now = self.tournament().and_then(|state| state.play.now().control);
        now.filter(|control| *control != self.plan.control)
    }

    /// The time control of a board: its own, else that of the event.
    #[must_use]
    pub fn control(&self, board: u32) -> &str {
        let own = self.boards.get(&board).and_then(|board| board.control.as_deref());
        own.unwrap_or(&self.plan.control)
    }

    /// The lines that write a change down. Nothing has changed before they are durable and [`Self::take`] is called.
    #[must_use]
    pub fn seal(&self, change: &Change, salt: arbiter_event::log::Salt) -> Sealed {
        let mut chain = self.chain.clone();
        let mut lines: Vec<Vec<u8>> = Vec::new();
        let mut private = Vec::new();
        for fact in &change.facts {
            lines.push(chain.seal(&stored(fact)).into_bytes());
        }
        for (entry, place) in change.entries.iter().zip(0_u64..) {
            // Each entry of a change has chance of its own.
            let mut salt = salt;
            for (byte, more) in salt.0.iter_mut().zip(place.to_le_bytes()) {
                *byte ^= more;
            }
            let (text, hidden) = Private::default().hide(entry, salt);
            private.extend(hidden.into_iter().map(String::into_bytes));
            lines.push(chain.seal(&format!("{BEGINS}{text}}}")).into_bytes());
        }
        Sealed {
            lines,
            private,
            chain,
        }
    }

    /// Carries a change out whose lines are durable.
    pub fn take(&mut self, change: Change, sealed: Sealed) {
        self.version += sealed.lines.len() as u64;
        self.chain = sealed.chain;
        for fact in change.facts {
            self.carry_out(fact);
        }
        for entry in &change.entries {
            self.act(entry);
        }
    }

    /// The entries of a tournament in the lines of a stream, as they are written: private values are hashes.
    ///
    /// # Errors
    /// The lines are not those of an event.
    pub fn entries_in(id: &str, lines: &[Vec<u8>]) -> Result<Vec<String>, HallError> {
        let mut chain = arbiter_game::log::Chain::new();
        let mut entries = Vec::new();
        for (index, line) in lines.iter().enumerate() {
            let line = std::str::from_utf8(line).map_err(|why| super::bad(index, &why))?;
            let line = chain.check(line).map_err(|why| super::bad(index, &why))?;
            entries.extend(entry_in(&line).map(ToOwned::to_owned));
        }
        if entries.is_empty() {
            return Err(HallError::unknown("tournament", id));
        }
        Ok(entries)
    }

    /// An act of the tournament, with its recorded answers.
    pub(super) fn act(&mut self, entry: &Entry) {
        let state = Arc::make_mut(self.tournament.get_or_insert_default());
        evolve(state, entry);
        if let Some(name) = state.about.name.last()
            && !name.trim().is_empty()
            && *name != self.plan.name
        {
            self.plan.name.clone_from(name);
        }
    }

    /// Whether the game of a board is still the one of its place in the tournament; every board of an event without one is.
    #[must_use]
    pub fn is_live(&self, board: &Board) -> bool {
        let Some(place) = board.of else { return true };
        let round = self.tournament().and_then(|state| state.round(place.round));
        let facts = round.and_then(|round| round.facts(place.board));
        facts.and_then(|facts| facts.live()) == Some(&board.game)
    }

    /// Boards that are to be looked at: all of an event without a tournament, else those of the newest round with games,
    /// and any other whose game goes on.
    pub fn shown_boards(&self, goes_on: impl Fn(&Board) -> bool) -> impl Iterator<Item = &Board> {
        let live = move |board: &&Board| self.is_live(board);
        let round = |board: &Board| board.of.map(|place| place.round);
        let newest = self.boards.values().filter(live).filter_map(round).max();
        let shown = move |board: &&Board| round(board).is_none_or(|of| Some(of) == newest || goes_on(board));
        self.boards.values().filter(live).filter(shown)
    }

    /// Whoever is a player here sits where his game is: at a new board, or when he comes.
    pub(super) fn seat_entrants(&mut self, board: &Board) {
        let Some(place) = board.of else { return };
        for side in Color::ALL {
            let who = place.entrants[side.index()];
            for holder in self.passes.values_mut() {
                if holder.grants.iter().any(|grant| grant.entrant == Some(who)) {
                    holder.grants.add(Grant::player(board.board, side));
                }
            }
        }
    }

    /// The seats of a player of the tournament at the boards that there are.
    pub(super) fn seats_of(&self, who: EntrantId) -> Vec<Grant> {
        let mut seats = Vec::new();
        for board in self.boards.values().filter(|board| self.is_live(board)) {
            let Some(place) = board.of else { continue };
            let mine = Color::ALL
                .into_iter()
                .filter(|side| place.entrants[side.index()] == who);
            seats.extend(mine.map(|side| Grant::player(board.board, side)));
        }
        seats
    }

    /// Where somebody is a player, nobody else is the same one any more: he has another phone now.
    pub(super) fn one_phone(&mut self, pass: &str, grants: &[Grant]) {
        for who in grants.iter().filter_map(|grant| grant.entrant) {
            let seats = self.seats_of(who);
            for (other, holder) in &mut self.passes {
                if other == pass {
                    for seat in &seats {
                        holder.grants.add(*seat);
                    }
                } else if holder.grants.iter().any(|grant| grant.entrant == Some(who)) {
                    holder.grants.remove(Grant::entrant(who));
                    for seat in &seats {
                        holder.grants.remove(*seat);
                    }
                }
            }
        }
    }

    /// How a link names whoever uses it: as a player of the tournament he is called as he entered.
    pub(super) fn called_here(&self, grants: &[Grant]) -> Option<String> {
        let state = self.tournament()?;
        let who = grants.iter().find_map(|grant| grant.entrant)?;
        Some(state.name(who).trim().to_owned()).filter(|name| !name.is_empty())
    }

    /// Whether a link may name this player or team.
    pub(super) fn knows(&self, grant: Grant) -> Result<(), HallError> {
        let state = self.tournament();
        if let Some(who) = grant.entrant
            && !state.is_some_and(|state| state.entrants.contains_key(&who))
        {
            return Err(HallError::unknown("entrant", who.to_string()));
        }
        if let Some(team) = grant.team
            && !state.is_some_and(|state| state.teams.contains_key(&team))
        {
            return Err(HallError::unknown("team", team.to_string()));
        }
        Ok(())
    }

    /// As whom the log names somebody: his name and the role in which he acts.
    #[must_use]
    pub fn signature(&self, pass: &str, role: Role) -> String {
        let name = self.passes.get(&hash(pass)).map(|holder| holder.name.trim());
        match name.filter(|name| !name.is_empty()) {
            Some(name) => format!("{name}, {role}"),
            None => role.to_string(),
        }
    }
}
