//! The scoresheets: what each player wrote, place by place, as he wrote it; wrong moves and any letters too. Nothing that was
//! written is ever deleted: what is struck out stays, marked.
//!
//! A sheet exists from the first thing written on it. Games whose players write on paper that nobody types have none.

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use arbiter_rules::Remedy;
use arbiter_rules::answer::{QuestionId, WhileOpen};
use arbiter_rules::chess::Color;
use arbiter_rules::fact::{ClaimKind, NoteKind, SheetKind};
use arbiter_rules::notation::Language;
use arbiter_rules::signing::Signature;
use arbiter_rules::variants::Legal;

use super::{OpenClaim, Situation, State, adjournment};

/// What stands in one place of a sheet.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Written {
    /// As it was written.
    pub text: String,
    /// Whether it was struck out.
    pub struck: bool,
}

/// One sheet.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Sheet {
    /// The moves before this ply stand on it from before.
    pub since: u32,
    /// What was written since, by ply: where something was struck out and written anew, the last last.
    pub places: BTreeMap<u32, Vec<Written>>,
    /// After which plies an offer of a draw was marked.
    pub marks: Vec<u32>,
    /// What else was written, and after which ply.
    pub notes: Vec<(u32, Option<NoteKind>, String)>,
    /// Whether moves stand on it that were not made on such a sheet as the arbiter expects.
    pub on: SheetKind,
    /// Whether it is kept in another notation than the algebraic.
    pub other_notation: bool,
    /// Whether the opponent has it.
    pub lent: bool,
    /// Whether an arbiter has it.
    pub handed_in: bool,
    /// What its player has signed.
    pub signed: Option<Signature>,
}

/// All sheets of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Sheets {
    /// Those of the players, White's first.
    pub players: [Sheet; 2],
    /// That of the arbiter or an assistant.
    pub arbiter: Sheet,
    /// The final position as a claimant has written it down, where no arbiter is there.
    pub position: Option<String>,
    /// Whether his opponent has verified it.
    pub verified: bool,
}

impl Sheet {
    /// Whether any move was written on it here.
    #[must_use]
    pub fn is_used(&self) -> bool {
        !self.places.is_empty()
    }

    /// What stands at a ply, where it was not struck out.
    #[must_use]
    pub fn at(&self, ply: u32) -> Option<&str> {
        let last = self.places.get(&ply)?.last()?;
        (!last.struck).then_some(last.text.as_str())
    }

    /// The last ply up to which nothing is missing.
    #[must_use]
    pub fn up_to(&self) -> u32 {
        let later = self.since + 1..;
        later
            .take_while(|ply| self.at(*ply).is_some())
            .last()
            .unwrap_or(self.since)
    }

    /// The last place with something on it on a line, by the number of the move, 0 for any; and what.
    #[must_use]
    pub fn last_on(&self, line: u32) -> Option<(u32, &str)> {
        let in_line = |ply: &&u32| line == 0 || ply.div_ceil(2) == line;
        let mut places = self.places.keys().rev().filter(in_line);
        places.find_map(|ply| Some((*ply, self.at(*ply)?)))
    }

    /// The next free place.
    pub(crate) fn next(&self) -> u32 {
        self.last_on(0)
            .map_or(self.since, |(last, _)| last.max(self.since))
            + 1
    }

    /// A word is written at a ply, behind what stands there.
    pub(crate) fn write(&mut self, ply: u32, word: &str) {
        let (text, struck) = (word.into(), false);
        self.places.entry(ply).or_default().push(Written { text, struck });
    }
}

impl State {
    /// The sheet of a player, once something was written on one.
    #[must_use]
    pub fn sheet(&self, of: Color) -> Option<&Sheet> {
        self.sheets.as_deref().map(|sheets| &sheets.players[of.index()])
    }

    /// The claim that an arbiter decides later, since none is there.
    #[must_use]
    pub fn referred(&self) -> Option<&OpenClaim> {
        let open = self.question(QuestionId::Quickplay)?;
        let claim = self
            .claims
            .iter()
            .rev()
            .find(|claim| claim.kind == ClaimKind::NoArbiterDraw);
        claim.filter(|claim| open.while_open == WhileOpen::ArbiterAndPaper && open.player == Some(claim.by))
    }

    /// The last ply that stands on a player's sheet with all before it; `None` where nobody has said what stands there.
    #[must_use]
    pub fn recorded_up_to(&self, of: Color) -> Option<u32> {
        let used = self.sheet(of).filter(|sheet| sheet.is_used());
        let told = || self.of(of).recorded.map(|moves| self.told_to(moves));
        used.map(Sheet::up_to).or_else(told)
    }

    /// The ply up to which so many moves of both go, as far as they were made.
    fn told_to(&self, moves: u32) -> u32 {
        moves.saturating_mul(2).min(self.line.ply())
    }

    /// The sheets before anything is written on them here.
    pub(crate) fn blank_sheets(&self) -> Box<Sheets> {
        let mut sheets = Box::<Sheets>::default();
        for of in Color::ALL {
            let told = self.of(of).recorded.map(|moves| self.told_to(moves));
            sheets.players[of.index()].since = told.unwrap_or(self.began);
        }
        sheets.arbiter.since = self.began;
        sheets
    }

    pub(crate) fn sheets_mut(&mut self) -> &mut Sheets {
        let sheets = self.sheets.take().unwrap_or_else(|| self.blank_sheets());
        self.sheets.insert(sheets)
    }

    /// The game as a player's sheet tells it, from where it begins here up to the last move made: its positions; `None` where it
    /// is not complete or cannot be read.
    #[must_use]
    pub fn game_on_sheet(&self, of: Color) -> Option<Vec<Situation>> {
        let sheet = self
            .sheet(of)
            .filter(|sheet| sheet.is_used() && !sheet.other_notation)?;
        let since = sheet.since.max(self.line.base());
        let mut game: Vec<Situation> = self.line.positions().map(|(_, stood)| *stood).collect();
        game.truncate(since.saturating_sub(self.line.base()) as usize + 1);
        for ply in since + 1..=self.line.ply() {
            let (text, now) = (sheet.at(ply)?, *game.last()?);
            let made = self.line.get(ply).and_then(|ply| ply.played);
            let mut read: Vec<_> = readings(&now, text).collect();
            // One letter is the king here and the rook there: what was made is meant, where it can be.
            read.sort_by_key(|one| Some(one.named()) != made);
            game.push(now.play(*read.first()?));
        }
        Some(game)
    }

    /// The plies at which a player's sheet says something else than was made, or nothing that can be read.
    #[must_use]
    pub fn differences(&self, of: Color) -> Vec<u32> {
        let Some(sheet) = self.sheet(of) else {
            return Vec::new();
        };
        let differs = |ply: &u32| {
            let (Some(text), Some(made)) = (sheet.at(*ply), self.line.get(*ply)) else {
                return false;
            };
            let before = self.line.before(*ply);
            !readings(before, text).any(|one| Some(one.named()) == made.played)
        };
        sheet.places.keys().copied().filter(differs).collect()
    }
}

/// Whether a remedy is that a player completes his sheet.
pub(crate) fn completes(remedy: &Remedy, of: Color) -> bool {
    matches!(remedy, Remedy::CompleteSheet { player, .. } if *player == of)
}

/// The moves that a text can name, in the letters of any language.
fn readings(now: &Situation, text: &str) -> impl Iterator<Item = Legal> {
    let languages = Language::ALL.into_iter();
    languages.filter_map(move |one| adjournment::read(now, text, one.code()).ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;
    use crate::event::Event;
    use crate::start::Start;
    use serde_json::{Value, json};

    fn game(events: &[Value]) -> Game {
        let regime = arbiter_rules::laws::default_rulebook().standard();
        let mut game = Game::begin(&Start::default(), regime);
        for event in events {
            let event = Event::from_table(event.as_object().unwrap().clone()).unwrap();
            game.apply(&event).unwrap();
        }
        game
    }

    fn moved(by: &str, text: &str) -> Value {
        json!({ "by": by, "do": "move", "text": text })
    }

    fn wrote(text: &str) -> Value {
        json!({ "by": "white", "do": "write", "side": "white", "text": text })
    }

    #[test]
    fn a_sheet_keeps_what_was_written_and_what_was_struck_out() {
        let strike = json!({ "by": "white", "do": "strike", "line": 1 });
        let game = game(&[moved("white", "e4"), wrote("1.e3"), strike, wrote("1.e4 (=)")]);
        let sheet = game.state().sheet(Color::White).unwrap();
        let texts: Vec<_> = sheet.places[&1]
            .iter()
            .map(|one| (one.text.as_str(), one.struck))
            .collect();
        assert_eq!(texts, [("e3", true), ("e4", false)]);
        assert_eq!((sheet.up_to(), sheet.next(), sheet.marks.len()), (1, 2, 1));
        assert_eq!(sheet.last_on(0), Some((1, "e4")));
        assert!(sheet.last_on(1).is_some() && sheet.last_on(2).is_none());
    }

    #[test]
    fn the_game_on_a_sheet_is_read_in_any_letters_or_not_at_all() {
        let begin = [moved("white", "Nf3"), moved("black", "d5")];
        let on = |text: &str| {
            let game = game(&[&begin[..], &[wrote(text)]].concat());
            let state = game.state();
            let reads = state.game_on_sheet(Color::White).map(|stood| stood.len());
            (reads, state.differences(Color::White))
        };
        assert_eq!(on("Nf3 d5"), (Some(3), Vec::new()));
        assert_eq!(on("Sf3 d5"), (Some(3), Vec::new()));
        assert_eq!(on("Nf3 d6"), (Some(3), Vec::from([2])));
        assert_eq!(on("Nf3 scrawl"), (None, Vec::from([2])));
        assert_eq!(on("Nf3"), (None, Vec::new()));
    }
}
