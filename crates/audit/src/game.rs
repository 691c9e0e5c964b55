//! One game on the board: moves in, facts out. What it cannot decide alone (places, articles) it hands back.

mod letters;
mod lone;

use arbiter_notation::pgn::{Stuck, stuck};
use arbiter_notation::variants::Legal;
use arbiter_notation::{Language, MoveRead, SanError, SanStyle, WrittenSign, read_move, write_move};
use arbiter_rules::ending::Appeared;

use self::letters::Found;
pub use self::letters::Lettered;
use crate::auditor::Lettering;
use crate::chess::{Color, Playable, Square};
use crate::dead::has_too_little;
use crate::duplicates::Fingerprint;
use crate::facts::{BoardEnd, Facts, first};
use crate::fault::What;
use crate::history::History;
use crate::outcome::GameEnd;
use crate::quiet;
use crate::recorded::Recorded;
use crate::rules::Rules;
use crate::stood::{Onward, Stood};
use crate::words::Words;
use crate::written::{judge_notation, quote, what_is_wrong};

/// So many moves are kept to find where a dead position began; longer games are no games.
const MOST_MOVES_KEPT: usize = 1 << 20;

/// The board of a game, and what has stood on it.
#[derive(Debug, Default)]
pub struct Game<V: Recorded> {
    /// `None` where nothing can be played: no start, or after a move that is none.
    playing: bool,
    start: V,
    position: V,
    moves: Vec<Legal>,
    /// Where each of them stands in the text.
    offsets: Vec<u64>,
    ply: u32,
    history: History<V>,
    oracle: V::Oracle,
    /// The first end that only this game knows, and the half-moves played by then.
    won: Option<(BoardEnd, u32)>,
    /// An end that needs no claim.
    over: Option<Over>,
    /// A move after it has been told.
    told: bool,
    lettering: Lettering,
    letters: Option<Language>,
    /// The words that were played, only where their language is to be found.
    words: Words,
    found: Found,
    /// Half-moves before `start`, where the game went on behind an illegal move.
    base: u32,
    stopped: Option<Stopped>,
    /// The words behind it.
    rest: Rest,
}

/// An illegal move at which playing stopped.
#[derive(Debug, Clone)]
struct Stopped {
    written: String,
    why: SanError,
    offset: u64,
}

/// Words that have not been played, with their places in the text.
#[derive(Debug, Default)]
struct Rest {
    words: Words,
    offsets: Vec<u64>,
}

/// An end that needs no claim.
#[derive(Debug, Clone, Copy)]
struct Over {
    end: GameEnd,
    /// The half-moves played by then.
    ply: u32,
    winner: Option<Color>,
}

/// How a game ended by itself.
#[derive(Debug, Clone, Copy)]
pub struct Finish {
    /// The first end that needs no claim.
    pub end: GameEnd,
    /// Who has won by it; of a match, the colour of his team on the first board.
    pub winner: Option<Color>,
    /// Half-moves played by then, if moves were made after it that have not been told.
    pub unseen: Option<u32>,
    /// It was a dead position, and one only because of its one legal move.
    pub forced: bool,
}

impl<V: Recorded> Game<V> {
    /// A board on which every dead position is found, or those that are easily seen or suspicious.
    pub fn new(exact_dead: bool) -> Self {
        Self {
            oracle: V::oracle(exact_dead),
            ..Self::default()
        }
    }

    /// Sets up a position, or nothing.
    pub fn begin(&mut self, start: Option<V>, lettering: Lettering, rules: &Rules, facts: &mut Facts) {
        self.lettering = lettering;
        self.letters = match lettering {
            Lettering::Of(language) => Some(language),
            Lettering::Auto => None,
        };
        self.words.clear();
        self.found = Found::default();
        self.playing = start.is_some();
        self.start = start.unwrap_or_default();
        self.position = self.start;
        self.moves.clear();
        self.offsets.clear();
        self.ply = 0;
        self.base = 0;
        self.stopped = None;
        self.rest.words.clear();
        self.rest.offsets.clear();
        self.history.clear();
        self.won = None;
        self.over = None;
        self.told = false;
        if self.playing {
            self.stands(rules, facts);
        }
    }

    /// Whether moves are still played.
    #[inline]
    pub const fn is_playing(&self) -> bool {
        self.playing
    }

    /// The number of the move that comes next, as a record has it; `None` where none is played.
    #[inline]
    pub fn number(&self) -> Option<u32> {
        self.playing
            .then(|| u32::from(self.position.base().fullmove_number()))
    }

    /// Half-moves played so far.
    pub const fn ply(&self) -> u32 {
        self.ply
    }

    /// Who made the last move, and the number of that player's moves so far.
    pub fn last_mover(&self) -> Option<(usize, u32)> {
        (self.playing && self.ply > 0)
            .then(|| ((!self.position.base().turn()) as usize, self.ply.div_ceil(2)))
    }

    /// Whether playing stopped at an illegal move, which may have stood.
    pub const fn may_go_on(&self) -> bool {
        self.stopped.is_some()
    }

    /// Who has the move after so many half-moves, not more than were played, and the number of that move as a record has it.
    pub fn turn_at(&self, ply: u32) -> (usize, u32) {
        let base = self.position.base();
        let now = 2 * u32::from(base.fullmove_number()) + base.turn() as u32;
        let then = now.saturating_sub(self.ply.saturating_sub(ply));
        ((then % 2) as usize, then / 2)
    }

    /// Plays the move that a word of the record names, and tells what is wrong with it. The word stands at `offset`.
    #[inline]
    pub fn play(
        &mut self,
        word: &[u8],
        offset: u64,
        rules: &Rules,
        facts: &mut Facts,
        tell: &mut impl FnMut(What),
    ) {
        if !self.playing {
            return;
        }
        match read_move(&self.position, word, self.language().letters()) {
            Ok(read) => self.play_read(read, word, offset, rules, facts, tell),
            Err(why) => self.play_otherwise(word, why, offset, rules, facts, tell),
        }
    }

    /// In which language the words are read.
    #[inline]
    fn language(&self) -> Language {
        self.letters.unwrap_or(Language::English)
    }

    /// Plays a move that was read.
    #[inline]
    fn play_read(
        &mut self,
        read: MoveRead,
        word: &[u8],
        offset: u64,
        rules: &Rules,
        facts: &mut Facts,
        tell: &mut impl FnMut(What),
    ) {
        if self.over.is_some() {
            self.tell_after_end(word, tell);
        }
        let next = self.position.play(read.mv);
        if read.sign != WrittenSign::None || !read.found.is_empty() {
            judge_notation(read, &next, word, rules, tell);
        }
        if self.lettering == Lettering::Auto {
            self.words.push(word);
        }
        self.position = next;
        self.ply += 1;
        if self.moves.len() < MOST_MOVES_KEPT {
            self.moves.push(read.mv);
            self.offsets.push(offset);
        }
        self.stands(rules, facts);
    }

    /// A word that names no move as it stands: perhaps something is glued to it, or it is written in another language.
    #[cold]
    fn play_otherwise(
        &mut self,
        word: &[u8],
        why: SanError,
        offset: u64,
        rules: &Rules,
        facts: &mut Facts,
        tell: &mut impl FnMut(What),
    ) {
        let read = |one: &[u8]| read_move(&self.position, one, self.language().letters()).ok();
        match stuck(word, read) {
            Some(Stuck::Move { one, read, behind }) => {
                tell(What::Glued {
                    written: quote(word),
                    read: quote(one),
                });
                self.play_read(read, one, offset, rules, facts, tell);
                if let Some(behind) = behind {
                    self.play(behind, offset, rules, facts, tell);
                }
                return;
            }
            Some(Stuck::Sign) => return,
            None => {}
        }
        match self.other_language(word) {
            Some(language) => {
                self.begin_again(language, offset, rules, facts);
                self.play(word, offset, rules, facts, tell);
            }
            None => self.cannot_play(word, why, offset, tell),
        }
    }

    /// Notes what is so for the first time in the position that stands now.
    #[inline]
    fn stands(&mut self, rules: &Rules, facts: &mut Facts) {
        if let Some((end, winner)) = self.position.won() {
            self.win(end.into(), winner);
        }
        let appeared = self.history.push(&self.position);
        if appeared.times >= 3 {
            self.appeared(appeared, rules, facts);
        }
        if facts.threefold_written_ply.is_none() && self.history.can_intend_repetition() {
            facts.threefold_written_ply = Some(self.ply);
        }
        let clock = self.position.base().halfmove_clock();
        if V::COUNTS_QUIET && clock >= quiet::NEAR {
            quiet::note(&self.position, self.ply, facts);
            if rules.unclaimed.by_count(clock) && self.position.has_legal_move() {
                self.end(GameEnd::SeventyFive, None);
            }
        }
    }

    #[cold]
    fn appeared(&mut self, appeared: Appeared, rules: &Rules, facts: &mut Facts) {
        first(&mut facts.threefold_ply, self.ply);
        if appeared.times >= 5 {
            first(&mut facts.fivefold_ply, self.ply);
        }
        if rules.unclaimed.by_repetition(appeared) {
            self.end(GameEnd::Fivefold, None);
        }
    }

    fn end(&mut self, end: GameEnd, winner: Option<Color>) {
        let ply = self.ply;
        self.over.get_or_insert(Over { end, ply, winner });
    }

    #[cold]
    fn win(&mut self, end: BoardEnd, winner: Color) {
        self.won.get_or_insert((end, self.ply));
        self.end(GameEnd::Board(end), Some(winner));
    }

    #[cold]
    fn tell_after_end(&mut self, word: &[u8], tell: &mut impl FnMut(What)) {
        if let Some(Over { end, ply, .. }) = self.over.filter(|_| !self.told) {
            tell(What::MoveAfterEnd {
                written: quote(word),
                end,
                end_ply: ply,
                unseen: false,
            });
            self.told = true;
        }
    }

    /// A word that names no move, or none that can be played: nothing is played after it.
    #[cold]
    fn cannot_play(&mut self, word: &[u8], why: SanError, offset: u64, tell: &mut impl FnMut(What)) {
        self.playing = false;
        if !matches!(why, SanError::Unreadable { .. })
            && let Some(end) = self.end_without_moves()
        {
            let winner = self.position.winner();
            self.end(GameEnd::Board(end), winner);
            return self.tell_after_end(word, tell);
        }
        if matches!(why, SanError::Illegal { .. } | SanError::IllegalCastling { .. }) {
            let written = quote(word);
            self.stopped = Some(Stopped { written, why, offset });
        }
        tell(what_is_wrong(&self.position, word, why));
    }

    /// Keeps a word behind an illegal move, which may have stood.
    #[cold]
    pub fn keep(&mut self, word: &[u8], offset: u64) {
        if self.stopped.is_some() && self.rest.offsets.len() < MOST_MOVES_KEPT {
            self.rest.words.push(word);
            self.rest.offsets.push(offset);
        }
    }

    /// The moves are over: where an illegal one stood, the game goes on behind it. What is found is told with its place and
    /// the half-moves played by then. Gives the half-moves played behind each word, from the illegal one on.
    pub fn go_on(
        &mut self,
        rules: &Rules,
        facts: &mut Facts,
        stood: &mut impl FnMut(&str, Stood) -> What,
        tell: &mut impl FnMut(What, u64, u32),
    ) -> Vec<u32> {
        let mut plies = Vec::new();
        let mut from = 0;
        while let Some(Stopped { written, why, offset }) = self.stopped.take() {
            let Rest { words, offsets } = std::mem::take(&mut self.rest);
            let onward = self
                .position
                .onward(&why, words.iter().skip(from), self.language());
            let Some(Onward {
                from: position,
                irregular,
            }) = onward
            else {
                // A mate given while in check ends the record, and nobody noticed.
                if words.iter().nth(from).is_none() && self.position.is_over_by(&why) {
                    tell(stood(&written, Stood::Mated), offset, self.ply);
                    self.ply += 1;
                    plies.push(self.ply);
                }
                return plies;
            };
            let how = if irregular > 0 {
                Stood::Irregular
            } else {
                Stood::Regular
            };
            tell(stood(&written, how), offset, self.ply);
            let before = self.ply;
            self.resume(position, irregular as u32 + 1);
            plies.extend(before + 1..=self.ply);
            self.stands(rules, facts);
            from += irregular;
            for (word, &at) in words.iter().zip(&offsets).skip(from) {
                if !self.playing {
                    break;
                }
                let ply = self.ply;
                self.play(word, at, rules, facts, &mut |what| tell(what, at, ply));
                from += 1;
                if self.playing {
                    plies.push(self.ply);
                }
            }
            self.rest = Rest { words, offsets };
        }
        plies
    }

    /// Goes on from another position, so many half-moves later.
    fn resume(&mut self, position: V, plies: u32) {
        self.ply += plies;
        self.base = self.ply;
        self.playing = true;
        self.start = position;
        self.position = position;
        self.moves.clear();
        self.offsets.clear();
        self.history.clear();
    }

    /// The moves since the position from which they are kept, up to so many half-moves, and those behind.
    fn kept(&self, ply: u32) -> Option<(&[Legal], &[Legal])> {
        self.moves.split_at_checked(ply.checked_sub(self.base)? as usize)
    }

    /// Tells the moves so far, each as a number.
    pub fn trail(&self, print: &mut Fingerprint) {
        print.extend(self.moves.iter().map(|one| match one {
            Legal::Move(one) => one.number(),
            Legal::Drop(drop) => 1 << 15 | u16::from(drop.to.index()) << 6 | drop.role as u16,
        }));
    }

    /// How the game has ended in the position that stands.
    fn end_without_moves(&self) -> Option<BoardEnd> {
        self.position.end().map(BoardEnd::from)
    }

    /// The moves are over: completes the facts, and gives the first end that needs no claim, if there was one.
    pub fn finish(&mut self, has_start: bool, facts: &mut Facts) -> Option<Finish> {
        facts.plies = self.ply;
        if !has_start {
            return None;
        }
        facts.final_fen = Some(self.position.any());
        let on_board = self.won.or_else(|| self.on_board(facts));
        facts.end = on_board.map(|(end, _)| end);
        facts.end_ply = on_board.map(|(_, ply)| ply);
        let earlier = |&(_, ply): &(BoardEnd, u32)| self.over.is_none_or(|over| ply < over.ply);
        match (on_board.filter(earlier), self.over) {
            (Some((end, ply)), _) => Some(Finish {
                end: GameEnd::Board(end),
                winner: self.position.winner(),
                unseen: self
                    .kept(ply)
                    .is_some_and(|(_, behind)| !behind.is_empty())
                    .then_some(ply),
                forced: end == BoardEnd::DeadPosition && self.was_forced(ply),
            }),
            (None, Some(Over { end, winner, .. })) => Some(Finish {
                end,
                winner,
                unseen: None,
                forced: false,
            }),
            (None, None) => None,
        }
    }

    /// The first end on the board, and where it stands, if none came that only this game knows.
    fn on_board(&mut self, facts: &mut Facts) -> Option<(BoardEnd, u32)> {
        let without_moves = self.end_without_moves();
        facts.dead_ply = self.dead_ply(without_moves);
        match (facts.dead_ply, without_moves) {
            (Some(dead), _) if dead < self.ply => Some((BoardEnd::DeadPosition, dead)),
            (_, Some(end)) => Some((end, self.ply)),
            (dead, None) => dead.map(|ply| (BoardEnd::DeadPosition, ply)),
        }
    }

    /// Whether the player who had the move after so many half-moves had one move only, and was not short of men to mate
    /// with: whoever looks at that board does not see why it is dead.
    fn was_forced(&self, ply: u32) -> bool {
        let (moves, _) = self.kept(ply).unwrap_or_default();
        let before = moves.iter().fold(self.start, |position, &one| position.play(one));
        before.legal_moves().iter().count() == 1 && !has_too_little(before.base())
    }

    /// Whether all that was played after so many half-moves is one or two moves of kings to the centre squares.
    pub fn is_signalled_since(&self, ply: u32) -> bool {
        let Some((before, after)) = self.kept(ply) else {
            return false;
        };
        let mut position = before
            .iter()
            .fold(self.start, |position, &one| position.play(one));
        let mut signals = after.iter().filter(|&&one| {
            let king = position.base().king(position.base().turn());
            let is_king = one.as_move().is_some_and(|one| one.from() == king);
            position = position.play(one);
            is_king && matches!(one.to(), Square::D4 | Square::D5 | Square::E4 | Square::E5)
        });
        after.len() <= 2 && signals.by_ref().count() == after.len()
    }

    /// The move that was made when so many had been played, and where it stands in the text.
    pub fn move_after(&self, ply: u32) -> Option<(String, u64)> {
        let index = ply.checked_sub(self.base)? as usize;
        let (&one, &offset) = self.moves.get(index).zip(self.offsets.get(index))?;
        let before = self.moves[..index]
            .iter()
            .fold(self.start, |position, &one| position.play(one));
        Some((write_move(&before, one, &SanStyle::PGN).to_string(), offset))
    }

    /// Where the position was dead first.
    fn dead_ply(&mut self, without_moves: Option<BoardEnd>) -> Option<u32> {
        let mated = without_moves == Some(BoardEnd::Checkmate);
        let kept = self.moves.len() == (self.ply - self.base) as usize;
        if mated || !kept {
            return None;
        }
        let first = V::first_dead(&mut self.oracle, &self.start, &self.moves, &self.position)?;
        let ply = self.base + first;
        // A stalemate is an end of its own, unless it could no longer be avoided.
        (ply < self.ply || without_moves.is_none()).then_some(ply)
    }

    /// Whether the last move captured otherwise than in passing, or not at all.
    pub fn last_was_no_en_passant(&self) -> bool {
        let is_none = |one: &Legal| one.as_move().is_none_or(|one| !one.is_en_passant());
        self.playing && self.moves.last().is_some_and(is_none)
    }

    /// Whether all moves of the record were played, and there were some.
    pub const fn is_whole(&self) -> bool {
        self.playing && self.ply > 0
    }

    /// Whether this side can win from the position that stands, where that is certain. Where nothing but an inability matters,
    /// it is looked at closely only if there is reason to suspect one.
    pub fn can_win(&mut self, side: Color, only_inability: bool) -> Option<bool> {
        self.position.can_win(&mut self.oracle, side, only_inability)
    }

    /// Who has the move in the position that stands.
    pub fn turn(&self) -> Color {
        self.position.base().turn()
    }
}
