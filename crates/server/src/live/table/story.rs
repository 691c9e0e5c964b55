//! The story of a game: every entry of its log, as whoever asks may hear it.

use std::sync::Arc;

use arbiter_game::Entry;
use arbiter_game::rules::answer::Viewer;
use arbiter_game::state::Situation;
use arbiter_hall::placement;
use arbiter_lang::{Language, is_one_move, turns};
use serde::Deserialize;

use super::replay::plies_at;
use super::{Langs, Table, looker};
use crate::live::failure::Failure;
use crate::live::house::Device;
use crate::live::tell::{Happened, Looker, Teller};
use crate::live::wire::{Heard, Line, Spoken, Story};

/// So many lines of the story are told at once.
const LINES: usize = 100;
/// And so many at most.
const MOST_LINES: usize = 500;

/// Which part of a story is asked for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Part {
    /// Only what was ruled or asked.
    rulings: bool,
    /// Only what is newer than this version.
    after: Option<u64>,
    /// Only what is older than this version.
    before: Option<u64>,
    /// So many lines at most.
    limit: Option<usize>,
}

impl Table {
    /// The story for somebody who reads it: one line for what belongs together, the newest first. Who does not look as an
    /// arbiter hears what was ruled, and after the game all that he may know.
    ///
    /// # Errors
    /// The log cannot be read.
    pub async fn story(
        &self,
        device: &Device,
        langs: &Langs,
        language: Language,
        part: Part,
        now: u64,
    ) -> Result<Story, Failure> {
        let grants = self.house.grants(device).await;
        let seated = self.remembering().await?;
        let delay = self.house.look(|office| office.delay).await;
        let who = looker(&grants, self.board, language);
        let teller = self.teller(&seated.desk, langs, language, (delay, now));
        let mut story = teller.lines(seated.history(), who);
        let wanted = |line: &Line| {
            part.after.is_none_or(|after| line.version > after)
                && part.before.is_none_or(|before| line.version < before)
                && (!part.rulings || line.ruled)
        };
        story.retain(wanted);
        story.reverse();
        let limit = part.limit.unwrap_or(LINES).min(MOST_LINES);
        let more = story.len() > limit;
        story.truncate(limit);
        Ok(Story {
            game: self.game.clone(),
            board: self.board,
            version: seated.desk.version(),
            more,
            lines: story,
        })
    }
}

/// Whether more was answered than that a move was made.
fn says(told: &[Arc<Spoken>]) -> bool {
    told.iter()
        .any(|said| !matches!(said.tag, "move_made" | "move_completed"))
}

/// Whether an entry belongs into the story: to arbiters everything, to others what was answered.
pub(super) fn is_story(told: &Heard, who: Looker) -> bool {
    is_arbiter(who) || says(&told.told)
}

/// Whether he looks as an arbiter.
pub(super) fn is_arbiter(who: Looker) -> bool {
    matches!(who.viewer, Viewer::Arbiter | Viewer::Assistant)
}

impl Teller<'_> {
    /// The lines of the story that are for somebody, the oldest first.
    pub(super) fn lines(&self, all: &[Happened], who: Looker) -> Vec<Line> {
        // The other board of a match has a story of its own.
        let here = self.desk.letter();
        let own = here.map(|_| {
            let own = all.iter().filter(|one| one.entry.event.board == here);
            own.cloned().collect::<Vec<_>>()
        });
        let all = own.as_deref().unwrap_or(all);
        let entries: Vec<Entry> = all.iter().map(|one| one.entry.clone()).collect();
        let mut rest = all;
        let mut story = Vec::new();
        for turn in turns(&entries) {
            let (own, later) = rest.split_at(turn.len());
            rest = later;
            story.extend(self.line(turn, own, who));
        }
        story
    }

    /// The half-move that entries are about, counted from 1: the one that was made with them, the one that a player was to
    /// make, or else the last one.
    fn ply(&self, [after, before]: [&Situation; 2], told: &[Arc<Spoken>]) -> usize {
        let base = self.desk.game().state().line.base();
        let [made, earlier] = [after, before].map(|situation| plies_at(situation, base));
        let his = told.iter().any(|said| said.player == Some(before.turn()));
        made.max(earlier + usize::from(his))
    }

    /// What is told of entries that belong together.
    fn line(&self, turn: &[Entry], happened: &[Happened], who: Looker) -> Option<Line> {
        let (first, last) = (happened.first()?, happened.last()?);
        let heard = self.entries(happened, who);
        let mut told: Vec<Arc<Spoken>> = heard.iter().flat_map(|one| one.told.clone()).collect();
        told.sort_by_key(|said| said.seq);
        let (open, over) = (is_arbiter(who), self.desk.game().state().is_over());
        let plays = matches!(who.viewer, Viewer::White | Viewer::Black);
        let ruled = says(&told) && !is_one_move(turn);
        if last.version > self.reach(who).version || !(open || over || ruled) {
            return None;
        }
        let [after, before] = [&last.boards[0], &first.boards[1]];
        let seen = heard.iter().filter(|one| one.act.is_some()).count() == happened.len();
        let whole = self.lang.turn(turn, &[*before, *after]);
        // What was played is no secret once the sheet is open to all.
        let text = match whole {
            Some(whole) if seen || over => Some(whole),
            // A flag that has been ruled on is no secret any more.
            _ if seen || (open && ruled) => Some(
                happened
                    .iter()
                    .map(|one| self.lang.event(&one.entry.event, &one.open))
                    .collect::<Vec<_>>()
                    .join(" "),
            ),
            _ => None,
        };
        if text.is_none() && told.is_empty() {
            return None;
        }
        let by = first.entry.event.by;
        Some(Line {
            version: last.version,
            from: first.version,
            seq: first.entry.seq,
            at: self.at(&first.entry.event),
            by,
            text,
            number: (open || over).then(|| before.fullmove_number()),
            ply: (over || !plays).then(|| self.ply([after, before], &told)),
            stands: (open || over).then(|| placement(after)),
            clocks: (last.clocks.filter(|_| open || over)).map(|shown| self.clocks(shown)),
            ruled,
            correction: (happened.iter().filter(|_| open)).find_map(|one| self.correction(&one.entry)),
            told,
        })
    }
}
