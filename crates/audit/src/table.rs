//! The game at hand, whichever it is: one `match` chooses the code when it starts.

use arbiter_notation::variants::{AnyGame, Crazyhouse, KingOfTheHill, ThreeCheck};

use crate::auditor::Lettering;
use crate::bughouse::Match;
use crate::chess::{Color, Position};
use crate::duplicates::Fingerprint;
use crate::facts::Facts;
use crate::fault::What;
use crate::game::{Finish, Game, Lettered};
use crate::rules::Rules;
use crate::stood::Stood;

/// What is played now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Now {
    #[default]
    Standard,
    KingOfTheHill,
    ThreeCheck,
    Crazyhouse,
    Bughouse,
}

/// A game of chess, and beside it one of each other kind, as soon as there is any.
#[derive(Debug)]
pub struct Table {
    now: Now,
    standard: Game<Position>,
    others: Option<Box<Others>>,
}

#[derive(Debug, Default)]
struct Others {
    hill: Game<KingOfTheHill>,
    checks: Game<ThreeCheck>,
    house: Game<Crazyhouse>,
    boards: Match,
}

/// Asks the game at hand; what a match answers comes last.
macro_rules! ask {
    ($table:expr, $game:ident => $body:expr, $boards:ident => $of_match:expr) => {
        match $table.now {
            Now::Standard => {
                let $game = &mut $table.standard;
                $body
            }
            other => {
                let others = $table.others.get_or_insert_default();
                match other {
                    Now::KingOfTheHill => {
                        let $game = &mut others.hill;
                        $body
                    }
                    Now::ThreeCheck => {
                        let $game = &mut others.checks;
                        $body
                    }
                    Now::Crazyhouse => {
                        let $game = &mut others.house;
                        $body
                    }
                    _ => {
                        let $boards = &mut others.boards;
                        $of_match
                    }
                }
            }
        }
    };
}

impl Table {
    /// `exact_dead`: every dead position of chess is found.
    pub fn new(exact_dead: bool) -> Self {
        Self {
            now: Now::Standard,
            standard: Game::new(exact_dead),
            others: None,
        }
    }

    /// Sets up a game, or nothing.
    pub fn begin(&mut self, start: Option<AnyGame>, letters: Lettering, rules: &Rules, facts: &mut Facts) {
        match start {
            None => {
                self.now = Now::Standard;
                self.standard.begin(None, letters, rules, facts);
            }
            Some(AnyGame::Standard(start)) => {
                self.now = Now::Standard;
                self.standard.begin(Some(start), letters, rules, facts);
            }
            Some(other) => self.begin_other(other, letters, rules, facts),
        }
    }

    /// The number of the move that comes next; `None` where none is played, and in a match.
    #[inline]
    pub fn number(&mut self) -> Option<u32> {
        if self.now == Now::Standard {
            return self.standard.number();
        }
        ask!(self, game => game.number(), _boards => None)
    }

    #[cold]
    fn begin_other(&mut self, start: AnyGame, letters: Lettering, rules: &Rules, facts: &mut Facts) {
        let others = self.others.get_or_insert_default();
        self.now = match start {
            AnyGame::Standard(_) => Now::Standard,
            AnyGame::KingOfTheHill(start) => {
                others.hill.begin(Some(start), letters, rules, facts);
                Now::KingOfTheHill
            }
            AnyGame::ThreeCheck(start) => {
                others.checks.begin(Some(start), letters, rules, facts);
                Now::ThreeCheck
            }
            AnyGame::Crazyhouse(start) => {
                others.house.begin(Some(start), letters, rules, facts);
                Now::Crazyhouse
            }
            AnyGame::Bughouse(start) => {
                others.boards.begin(Some(start));
                Now::Bughouse
            }
        };
    }

    /// As [`Game::play`].
    #[inline]
    pub fn play(
        &mut self,
        word: &[u8],
        offset: u64,
        rules: &Rules,
        facts: &mut Facts,
        tell: &mut impl FnMut(What),
    ) {
        if self.now == Now::Standard {
            return self.standard.play(word, offset, rules, facts, tell);
        }
        ask!(self, game => game.play(word, offset, rules, facts, tell), boards => boards.play(word, rules, tell));
    }

    /// As [`Game::play_lone`]; what a match makes of it is the same as of all words.
    #[cold]
    pub fn play_lone(
        &mut self,
        word: &[u8],
        offset: u64,
        rules: &Rules,
        facts: &mut Facts,
        tell: &mut impl FnMut(What),
    ) {
        ask!(
            self,
            game => game.play_lone(word, offset, rules, facts, tell),
            boards => boards.play(word, rules, tell)
        );
    }

    /// As [`Game::lettered`]; a match is read in English.
    pub fn lettered(&mut self, rules: &Rules, facts: &mut Facts) -> Option<Lettered> {
        ask!(self, game => game.lettered(rules, facts), _boards => None)
    }

    /// A number of a board; `false` where the game has but one.
    pub fn board_number(&mut self, number: u32, letter: u8, tell: &mut impl FnMut(What)) -> bool {
        let Some(others) = self.others.as_mut().filter(|_| self.now == Now::Bughouse) else {
            return false;
        };
        others.boards.number(number, letter, tell);
        true
    }

    /// Half-moves played so far.
    #[inline]
    pub fn ply(&self) -> u32 {
        match (self.now, &self.others) {
            (Now::KingOfTheHill, Some(others)) => others.hill.ply(),
            (Now::ThreeCheck, Some(others)) => others.checks.ply(),
            (Now::Crazyhouse, Some(others)) => others.house.ply(),
            (Now::Bughouse, Some(others)) => others.boards.ply(),
            _ => self.standard.ply(),
        }
    }

    /// As [`Game::is_playing`].
    #[inline]
    pub fn is_playing(&mut self) -> bool {
        if self.now == Now::Standard {
            return self.standard.is_playing();
        }
        ask!(self, game => game.is_playing(), _boards => true)
    }

    /// As [`Game::last_mover`]; of a match, whose clocks are shown otherwise, nobody.
    pub fn last_mover(&mut self) -> Option<(usize, u32)> {
        ask!(self, game => game.last_mover(), _boards => None)
    }

    /// As [`Game::last_was_no_en_passant`].
    pub fn last_was_no_en_passant(&mut self) -> bool {
        ask!(self, game => game.last_was_no_en_passant(), _boards => false)
    }

    /// As [`Game::is_whole`]; of a match, in which a fallen flag is another matter, never.
    pub fn is_whole(&mut self) -> bool {
        ask!(self, game => game.is_whole(), _boards => false)
    }

    /// As [`Game::trail`]; of a match nothing is told.
    pub fn trail(&mut self, print: &mut Fingerprint) {
        ask!(self, game => game.trail(print), _boards => ());
    }

    /// As [`Game::finish`].
    pub fn finish(&mut self, has_start: bool, facts: &mut Facts) -> Option<Finish> {
        ask!(self, game => game.finish(has_start, facts), boards => boards.finish(has_start, facts))
    }

    /// As [`Game::move_after`].
    pub fn move_after(&mut self, ply: u32) -> Option<(String, u64)> {
        ask!(self, game => game.move_after(ply), _boards => None)
    }

    /// As [`Game::is_signalled_since`].
    pub fn is_signalled_since(&mut self, ply: u32) -> bool {
        ask!(self, game => game.is_signalled_since(ply), _boards => false)
    }

    /// As [`Game::keep`].
    pub fn keep(&mut self, word: &[u8], offset: u64) {
        if self.now == Now::Standard {
            self.standard.keep(word, offset);
        }
    }

    /// As [`Game::go_on`]; only of chess is it known how a game goes on.
    pub fn go_on(
        &mut self,
        rules: &Rules,
        facts: &mut Facts,
        stood: &mut impl FnMut(&str, Stood) -> What,
        tell: &mut impl FnMut(What, u64, u32),
    ) -> Vec<u32> {
        match self.now {
            Now::Standard => self.standard.go_on(rules, facts, stood, tell),
            _ => Vec::new(),
        }
    }

    /// As [`Game::may_go_on`].
    pub fn may_go_on(&self) -> bool {
        self.now == Now::Standard && self.standard.may_go_on()
    }

    /// As [`Game::turn_at`]; only a game of chess goes on.
    pub fn turn_at(&self, ply: u32) -> (usize, u32) {
        self.standard.turn_at(ply)
    }

    /// As [`Game::can_win`].
    pub fn can_win(&mut self, side: Color, only_inability: bool) -> Option<bool> {
        ask!(self, game => game.can_win(side, only_inability), _boards => None)
    }

    /// As [`Game::turn`].
    pub fn turn(&mut self) -> Color {
        ask!(self, game => game.turn(), _boards => Color::White)
    }
}
