//! A match of two boards: numbered moves in, facts out.

use arbiter_notation::variants::{AnyGame, BoardLetter, Bughouse};
use arbiter_notation::{Language, SanError, WrittenSign, read_move};

use crate::chess::{Color, Playable};
use crate::facts::{BoardEnd, Facts};
use crate::fault::What;
use crate::game::Finish;
use crate::outcome::GameEnd;
use crate::rules::Rules;
use crate::written::{judge_notation, quote, what_is_wrong};

/// Both boards, and how far they are.
#[derive(Debug, Default)]
pub struct Match {
    /// `None` where nothing can be played: no start, or after a move that is none.
    playing: bool,
    game: Bughouse,
    /// The board that the number before the next move names.
    next: Option<BoardLetter>,
    plies: [u32; 2],
    /// The board on which the match ended by mate, the half-moves of both boards played by then, and the winning team.
    over: Option<(u32, Color)>,
    /// A move after it has been told.
    told: bool,
}

impl Match {
    /// Sets up both boards, or nothing.
    pub fn begin(&mut self, start: Option<Bughouse>) {
        *self = Self {
            playing: start.is_some(),
            game: start.unwrap_or_default(),
            ..Self::default()
        };
        self.stands();
    }

    /// Half-moves played so far, on both boards.
    pub const fn ply(&self) -> u32 {
        self.plies[0] + self.plies[1]
    }

    /// A number such as `12b.`: it must be that of the next move on its board.
    pub fn number(&mut self, number: u32, letter: u8, tell: &mut impl FnMut(What)) {
        let board = match letter.to_ascii_uppercase() {
            b'A' => BoardLetter::A,
            _ => BoardLetter::B,
        };
        if !self.playing {
            return;
        }
        let base = self.game.boards[board as usize].base;
        let due = base
            .turn()
            .fold(board.letter(), board.letter().to_ascii_lowercase());
        let counts = base.fullmove_number() == u16::MAX || number == u32::from(base.fullmove_number());
        if self.over.is_some() || due == char::from(letter) && counts {
            self.next = Some(board);
            return;
        }
        self.playing = false;
        tell(What::BoardNumber {
            written: format!("{number}{}.", char::from(letter)),
            expected: format!("{}{due}.", base.fullmove_number()),
        });
    }

    /// Plays the move that a word of the record names on the board that its number has named, and tells what is wrong with it.
    pub fn play(&mut self, word: &[u8], rules: &Rules, tell: &mut impl FnMut(What)) {
        if !self.playing {
            return;
        }
        let Some(on) = self.next.take() else {
            self.playing = false;
            let written = quote(word);
            return tell(What::BoardMissing { written });
        };
        let board = self.game.board(on);
        match read_move(&board, word, Language::English.letters()) {
            Ok(read) => {
                self.tell_after_end(word, tell);
                self.game = self.game.play(on, read.mv);
                if read.sign != WrittenSign::None || !read.found.is_empty() {
                    judge_notation(read, &self.game.board(on), word, rules, tell);
                }
                self.plies[on as usize] += 1;
                self.stands();
            }
            Err(why) => {
                self.playing = false;
                if self.over.is_some() && !matches!(why, SanError::Unreadable { .. }) {
                    return self.tell_after_end(word, tell);
                }
                tell(what_is_wrong(&board, word, why));
            }
        }
    }

    /// Notes the mate on either board that ends the match.
    fn stands(&mut self) {
        if self.over.is_some() {
            return;
        }
        if let Some(on) = self.game.end() {
            let mated = self.game.boards[on as usize].base.turn();
            self.over = Some((self.ply(), on.team(!mated)));
        }
    }

    fn tell_after_end(&mut self, word: &[u8], tell: &mut impl FnMut(What)) {
        if let Some((end_ply, _)) = self.over.filter(|_| !self.told) {
            tell(What::MoveAfterEnd {
                written: quote(word),
                end: GameEnd::Board(BoardEnd::Checkmate),
                end_ply,
                unseen: false,
            });
            self.told = true;
        }
    }

    /// The moves are over: completes the facts, and gives the end, if there was one.
    pub fn finish(&mut self, has_start: bool, facts: &mut Facts) -> Option<Finish> {
        facts.plies = self.ply();
        [facts.plies_a, facts.plies_b] = self.plies.map(Some);
        if !has_start {
            return None;
        }
        facts.final_fen = Some(AnyGame::Bughouse(self.game));
        facts.end = self.over.map(|_| BoardEnd::Checkmate);
        facts.end_ply = self.over.map(|(ply, _)| ply);
        self.over.map(|(_, winner)| Finish {
            end: GameEnd::Board(BoardEnd::Checkmate),
            winner: Some(winner),
            unseen: None,
            forced: false,
        })
    }
}
