//! What people typed or gave that is nothing of what was expected: results, points, days, tie-breaks, games, rating lists.

use std::error::Error;

use arbiter_event::ages::{NotABirth, NotADay, NotAnAgeGroup};
use arbiter_event::outcome::NotAnOutcome;
use arbiter_event::prizes::NotMoney;
use arbiter_event::regulations::NotAMember;
use arbiter_event::table::NoTable;
use arbiter_event::tiebreak::NotATieBreak;
use arbiter_pairing::NotPoints;
use arbiter_reports::pgn::{GameFault, GameFaultKind};
use arbiter_reports::rating_list::{ListFault, ListFaultKind};

use super::some;
use crate::{Args, Lang};

impl Lang {
    /// A fault of what was typed, or of games or a list, where the error is one.
    pub(super) fn typed_fault(&self, error: &(dyn Error + 'static)) -> Option<String> {
        if let Some(fault) = error.downcast_ref::<GameFault>() {
            let what = self.game_fault(&fault.kind);
            return Some(self.at(fault.line, fault.column, fault.column, what));
        }
        if let Some(fault) = error.downcast_ref::<ListFault>() {
            let line = usize::try_from(fault.line).unwrap_or(usize::MAX);
            return Some(self.at(line, fault.column, fault.column, self.list_fault(&fault.kind)));
        }
        if let Some(why) = error.downcast_ref::<NoTable>() {
            return Some(match why {
                NoTable::Tiebreak(why) => self.no_tiebreak(why),
                NoTable::Nobody => self.text("tournament-refusal-nobody", &Args::new()),
                NoTable::Round { found, to } => {
                    let args = Args::new()
                        .count("found", *found as u64)
                        .word("range", if *to == 0 { "none" } else { "some" });
                    self.text("tournament-no-table-after", &args.count("to", *to as u64))
                }
                _ => return None,
            });
        }
        let typed = |what: &str, example: &str, found: &str| Some(self.typed(what, example, found));
        if let Some(why) = error.downcast_ref::<NotATieBreak>() {
            return Some(self.no_tiebreak(why));
        }
        if let Some(why) = error.downcast_ref::<NotAnOutcome>() {
            return typed(
                "outcome",
                "1-0, 0-1, 1/2-1/2, 0-0, 1/2-0, +:-, -:+, -:-, *, 1-0u",
                &why.0,
            );
        }
        if let Some(why) = error.downcast_ref::<NotPoints>() {
            return typed("points", "1, 0.5, -0.5", &why.0);
        }
        if let Some(why) = error.downcast_ref::<NotMoney>() {
            return typed("money", "500, 250.50", &why.0);
        }
        if let Some(why) = error.downcast_ref::<NotADay>() {
            return typed("day", "2007/03/02, 1385/12/11", &why.0);
        }
        if let Some(why) = error.downcast_ref::<NotABirth>() {
            return typed("birth", "2007/03/02, 1385/12/11, 2007", &why.0);
        }
        if let Some(why) = error.downcast_ref::<NotAnAgeGroup>() {
            return typed("ages", "U12 2014/01/01 2015/12/31", &why.0);
        }
        let why = error.downcast_ref::<NotAMember>()?;
        typed("member", "Karimi, Sara/IRI/41", &why.0)
    }

    fn no_tiebreak(&self, why: &NotATieBreak) -> String {
        self.typed("tiebreak", "BH/C1, SB, DE", &why.text)
    }

    fn typed(&self, what: &str, example: &str, found: &str) -> String {
        let args = Args::new()
            .word("what", what)
            .text("example", example)
            .word("found", some(found));
        self.text("tournament-typed", &args.text("text", found.trim()))
    }

    fn game_fault(&self, kind: &GameFaultKind) -> String {
        let args = Args::new();
        let (id, args) = match kind {
            GameFaultKind::OtherEvent { first, found } => (
                "tournament-games-other-event",
                args.text("first", first).text("found", found),
            ),
            GameFaultKind::Round(found) => {
                return self.typed("round", "3, 3.12", found);
            }
            GameFaultKind::Name => ("tournament-games-no-name", args),
            GameFaultKind::Rating(found) => return self.typed("rating", "2100", found),
            GameFaultKind::Result(found) => return self.typed("outcome", "1-0, 0-1, 1/2-1/2, *", found),
            GameFaultKind::Himself(name) => ("tournament-games-himself", args.text("name", name)),
            GameFaultKind::Twice { name, round } => (
                "tournament-games-twice",
                args.text("name", name).count("round", (*round).into()),
            ),
            _ => ("tournament-games-none", args),
        };
        self.text(id, &args)
    }

    fn list_fault(&self, kind: &ListFaultKind) -> String {
        let args = Args::new();
        let (id, args) = match kind {
            ListFaultKind::Number { expected, found } => {
                return self.typed(expected.name(), "", found);
            }
            ListFaultKind::Unclosed(name) => (
                "tournament-list-unclosed",
                args.text("name", format!("</{name}>")),
            ),
            ListFaultKind::CutOff => ("tournament-list-cut-off", args),
            ListFaultKind::TooLong(most) => ("tournament-list-too-long", args.count("most", *most as u64)),
            _ => (
                "tournament-list-no-head",
                args.text("head", "ID Number, Name, Fed")
                    .text("tag", "<playerslist>"),
            ),
        };
        self.text(id, &args)
    }
}
