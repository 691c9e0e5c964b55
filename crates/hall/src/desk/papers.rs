//! The scoresheets as somebody reads them: a player his own, and that of his opponent while he has it; arbiters all of them, with what
//! does not agree with the game.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use arbiter_game::rules::answer::{GameResult, Viewer};
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::fact::SheetKind;
use arbiter_game::rules::words;
use arbiter_game::state::{Sheet, State, Written};
use serde::Serialize;

use super::{Desk, placement};

/// Of what stands in one place so much is shown, in characters: more no move needs, in any letters.
const SHOWN: usize = 40;

words! {
    /// Whose sheet it is.
    pub enum Whose {
        /// White's.
        White = "white",
        /// Black's.
        Black = "black",
        /// That of the arbiter or an assistant.
        Arbiter = "arbiter",
    }
}

/// The sheets that somebody may read.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Papers {
    /// The sheets; those of the players first, White's before Black's.
    pub sheets: Vec<Paper>,
    /// What stood on the board after each ply of the game, that before the first one first; for arbiters only.
    pub stood: Vec<String>,
    /// The number of the first ply that was made here, from 1.
    pub from: u32,
}

/// One sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Paper {
    /// Whose.
    pub of: Whose,
    /// The moves up to this ply stood on it before anything was written here.
    pub since: u32,
    /// What is written, by ply.
    pub lines: Vec<PaperLine>,
    /// After which plies an offer of a draw is marked.
    pub marks: Vec<u32>,
    /// What else was written, and after which ply.
    pub notes: Vec<(u32, String)>,
    /// On what it is kept.
    pub on: SheetKind,
    /// Whether it is kept in another notation than the algebraic.
    pub other_notation: bool,
    /// Whether the opponent has it.
    pub lent: bool,
    /// Whether an arbiter has it.
    pub handed_in: bool,
    /// The result that its player has signed.
    pub signed: Option<GameResult>,
}

/// What stands in one place of a sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PaperLine {
    /// The ply, from 1.
    pub ply: u32,
    /// What stands there; nothing where it is struck out.
    pub text: Option<String>,
    /// What was struck out.
    pub struck: Vec<String>,
    /// Whether it is not what was made, or cannot be read; said to arbiters only.
    pub differs: bool,
}

impl Desk {
    /// The sheets that somebody may read who looks as one or both of the players, or as an arbiter; those on which something is
    /// written.
    #[must_use]
    pub fn papers(&self, viewers: &[Viewer]) -> Papers {
        let state = self.game.state();
        let line = &state.line;
        let official = viewers.iter().any(|one| is_official(*one));
        let stood = if official && state.sheets.is_some() {
            let all = line.base()..=line.ply();
            all.map(|ply| placement(line.at(ply))).collect()
        } else {
            Vec::new()
        };
        let sheets = readable(state, viewers);
        Papers {
            sheets: sheets
                .map(|(of, sheet)| paper(state, official, of, sheet))
                .collect(),
            stood,
            from: line.base() + 1,
        }
    }

    /// A number that changes when those sheets change; none where there is nothing to read.
    #[must_use]
    pub fn papers_mark(&self, viewers: &[Viewer]) -> Option<u32> {
        let mut sum = DefaultHasher::new();
        let mut any = false;
        for (of, sheet) in readable(self.game.state(), viewers) {
            (of, sheet).hash(&mut sum);
            any = true;
        }
        // Only a difference counts, so half of it is enough.
        any.then(|| sum.finish() as u32)
    }
}

/// The sheets that exist and may be read: a sheet exists from the first thing written on it.
fn readable<'a>(state: &'a State, viewers: &'a [Viewer]) -> impl Iterator<Item = (Whose, &'a Sheet)> {
    let may = move |of: &&Whose| viewers.iter().any(|viewer| may_read(state, *viewer, **of));
    let sheets = Whose::ALL.iter().filter(may);
    let sheet = |of: &Whose| Some((*of, sheet_of(state, *of)?));
    sheets.filter_map(sheet).filter(|(_, sheet)| !is_blank(sheet))
}

fn is_blank(sheet: &Sheet) -> bool {
    let nothing = sheet.places.is_empty() && sheet.notes.is_empty() && sheet.marks.is_empty();
    nothing && sheet.signed.is_none() && !sheet.lent && !sheet.handed_in
}

fn is_official(viewer: Viewer) -> bool {
    matches!(viewer, Viewer::Arbiter | Viewer::Assistant)
}

fn side(of: Whose) -> Option<Color> {
    match of {
        Whose::White => Some(Color::White),
        Whose::Black => Some(Color::Black),
        Whose::Arbiter => None,
    }
}

fn sheet_of(state: &State, of: Whose) -> Option<&Sheet> {
    let sheets = state.sheets.as_deref()?;
    Some(side(of).map_or(&sheets.arbiter, |side| &sheets.players[side.index()]))
}

fn may_read(state: &State, viewer: Viewer, of: Whose) -> bool {
    let own = match viewer {
        Viewer::Arbiter | Viewer::Assistant => return true,
        Viewer::Spectator => return false,
        Viewer::White => Color::White,
        Viewer::Black => Color::Black,
    };
    side(of).is_some_and(|side| side == own || state.sheet(side).is_some_and(|sheet| sheet.lent))
}

fn paper(state: &State, official: bool, of: Whose, sheet: &Sheet) -> Paper {
    let differences = side(of).filter(|_| official).map(|side| state.differences(side));
    let differs: BTreeSet<u32> = differences.into_iter().flatten().collect();
    let line = |(ply, written): (&u32, &Vec<Written>)| {
        let struck = written.iter().filter(|one| one.struck);
        PaperLine {
            ply: *ply,
            text: sheet.at(*ply).map(short),
            struck: struck.map(|one| short(&one.text)).collect(),
            differs: differs.contains(ply),
        }
    };
    Paper {
        of,
        since: sheet.since,
        lines: sheet.places.iter().map(line).collect(),
        marks: sheet.marks.clone(),
        notes: sheet
            .notes
            .iter()
            .map(|(ply, _, text)| (*ply, short(text)))
            .collect(),
        on: sheet.on,
        other_notation: sheet.other_notation,
        lent: sheet.lent,
        handed_in: sheet.handed_in,
        signed: sheet.signed.map(|signed| signed.result),
    }
}

fn short(text: &str) -> String {
    text.chars().take(SHOWN).collect()
}
