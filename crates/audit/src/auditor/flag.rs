//! Games that ended by a fallen flag, as the record says: whether the result is what follows.

use arbiter_notation::pgn::{At, GameResult, Text};

use super::onward::LateEvent;
use super::{Auditor, Sink};
use crate::chess::Color;
use crate::fault::What;
use crate::flag_fall::{self, TimeUp};
use crate::outcome::AfterFlag;

impl<S: Sink> Auditor<S> {
    /// Notes what a comment says of a flag.
    #[cold]
    pub(super) fn flag_comment(&mut self, text: Text<'_>, at: At<'_>) {
        let players = [self.report.white.as_str(), self.report.black.as_str()];
        let Some(said) = flag_fall::of_comment(&text.decode().text, players) else {
            return;
        };
        self.time_up = Some((said, self.game.ply()));
        self.late(at, LateEvent::TimeUp(said));
    }

    /// Whether the result is that of the flag which fell, if the record says that one did and the game had not ended
    /// before. Where nobody can say what the opponent could have done, nothing is found.
    pub(super) fn hold_against_flag(&mut self, result: GameResult, at: At<'_>) {
        let Some(fell) = self.fell(result) else { return };
        if result.winner() == Some(!fell) && fell != self.game.turn() {
            self.add(What::ForfeitOutOfTurn, at.location());
        }
        let Some(why) = self.after_flag(fell, result) else {
            return;
        };
        let expected = why.result(fell);
        if result != expected {
            let what = What::ResultAgainstFlag {
                result,
                fell,
                expected,
                why,
                by_server: self.is_drawn_by_server(result),
            };
            self.add(what, at.location());
        }
    }

    /// Whether the server draws where the Laws do not: chess.com asks which men the opponent has, and not what he could do.
    fn is_drawn_by_server(&self, result: GameResult) -> bool {
        let says = |text: &str, word| flag_fall::contains(text, word);
        let termination = self.tags.ending().unwrap_or_default();
        let is_there = says(&self.tags.site, "chess.com") && !says(&self.tags.site, "/events/");
        result == GameResult::Draw && is_there && says(termination, "insufficient material")
    }

    /// Whose flag fell. Where the record names nobody, it is the loser's, and in a draw that of the player who has
    /// the move, whose clock runs.
    fn fell(&mut self, result: GameResult) -> Option<Color> {
        let ply = self.game.ply();
        if !self.game.is_whole() || self.cut {
            return None;
        }
        let players = [self.report.white.as_str(), self.report.black.as_str()];
        let tag = || flag_fall::of_tag(self.tags.ending()?, players);
        let said = self.time_up.filter(|&(_, at)| at == ply);
        match said.map(|(said, _)| said).or_else(tag)? {
            TimeUp::Of(player) => Some(player),
            TimeUp::Both => None,
            TimeUp::Somebodys if result == GameResult::Draw => Some(self.game.turn()),
            TimeUp::Somebodys => result.winner().map(|winner| !winner),
        }
    }

    fn after_flag(&mut self, fell: Color, result: GameResult) -> Option<AfterFlag> {
        if self.shelf.get(self.rules).flag_always_loses {
            return Some(AfterFlag::AlwaysLoses);
        }
        let is_win = result == AfterFlag::OpponentCanMate.result(fell);
        let can = self.game.can_win(!fell, is_win)?;
        Some(if can {
            AfterFlag::OpponentCanMate
        } else {
            AfterFlag::OpponentCannotMate
        })
    }
}
