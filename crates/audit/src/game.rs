//! One game on the board: moves in, facts out. What it cannot decide alone (places, articles) it hands back.

use arbiter_notation::{
    Irregularities, Irregularity, Language, SanError, SanRead, SanStyle, WrittenSign, read_san, write_san,
};
use arbiter_rules::ending::Appeared;

use crate::chess::{Color, LegalMove, Playable, Position};
use crate::dead::Oracle;
use crate::facts::{BoardEnd, Facts, first};
use crate::fault::What;
use crate::history::History;
use crate::outcome::GameEnd;
use crate::quiet;
use crate::rules::Rules;

/// So many moves are kept to find where a dead position began; longer games are no games.
const MOST_MOVES_KEPT: usize = 1 << 20;
/// A word of the record is quoted up to so many characters: no move is longer, and a message stays on one line.
const MOST_QUOTED: usize = 40;

/// The board of a game, and what has stood on it.
#[derive(Debug, Default)]
pub struct Game {
    /// `None` where nothing can be played: no start, or after a move that is none.
    playing: bool,
    start: Position,
    position: Position,
    moves: Vec<LegalMove>,
    /// Where each of them stands in the text.
    offsets: Vec<u64>,
    ply: u32,
    history: History,
    oracle: Oracle,
    /// An end that needs no claim, and the half-moves played by then.
    over: Option<(GameEnd, u32)>,
    /// A move after it has been told.
    told: bool,
}

/// How a game ended by itself.
#[derive(Debug, Clone, Copy)]
pub struct Finish {
    /// The first end that needs no claim.
    pub end: GameEnd,
    /// Half-moves played by then, if moves were made after it that have not been told.
    pub unseen: Option<u32>,
}

impl Game {
    /// A board on which every dead position is found, or those that are easily seen or suspicious.
    pub fn new(exact_dead: bool) -> Self {
        let mut game = Self::default();
        game.oracle.exact = exact_dead;
        game
    }

    /// Sets up a position, or nothing.
    pub fn begin(&mut self, start: Option<Position>, rules: &Rules, facts: &mut Facts) {
        self.playing = start.is_some();
        self.start = start.unwrap_or_default();
        self.position = self.start;
        self.moves.clear();
        self.offsets.clear();
        self.ply = 0;
        self.history.clear();
        self.over = None;
        self.told = false;
        if self.playing {
            self.stands(rules, facts);
        }
    }

    /// Half-moves played so far.
    pub const fn ply(&self) -> u32 {
        self.ply
    }

    /// Who made the last move, and the number of that player's moves so far.
    pub fn last_mover(&self) -> Option<(usize, u32)> {
        let begun = self.start.turn() as u32;
        let number = (self.ply + u32::from(begun == 0)).div_ceil(2);
        (self.playing && self.ply > 0).then(|| ((!self.position.turn()) as usize, number))
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
        match read_san(&self.position, word, Language::English.letters()) {
            Ok(read) => {
                if self.over.is_some() {
                    self.tell_after_end(word, tell);
                }
                let next = self.position.play(read.mv);
                if read.sign != WrittenSign::None || !read.found.is_empty() {
                    judge_notation(read, &next, word, rules, tell);
                }
                self.position = next;
                self.ply += 1;
                if self.moves.len() < MOST_MOVES_KEPT {
                    self.moves.push(read.mv);
                    self.offsets.push(offset);
                }
                self.stands(rules, facts);
            }
            Err(why) => self.cannot_play(word, why, tell),
        }
    }

    /// Notes what is so for the first time in the position that stands now.
    #[inline]
    fn stands(&mut self, rules: &Rules, facts: &mut Facts) {
        let appeared = self.history.push(&self.position);
        if appeared.times >= 3 {
            self.appeared(appeared, rules, facts);
        }
        if facts.threefold_written_ply.is_none() && self.history.can_intend_repetition() {
            facts.threefold_written_ply = Some(self.ply);
        }
        let clock = self.position.halfmove_clock();
        if clock >= quiet::NEAR {
            quiet::note(&self.position, self.ply, facts);
            if rules.unclaimed.by_count(clock) && self.position.has_legal_move() {
                self.end(GameEnd::SeventyFive);
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
            self.end(GameEnd::Fivefold);
        }
    }

    fn end(&mut self, end: GameEnd) {
        self.over.get_or_insert((end, self.ply));
    }

    #[cold]
    fn tell_after_end(&mut self, word: &[u8], tell: &mut impl FnMut(What)) {
        if let Some((end, end_ply)) = self.over.filter(|_| !self.told) {
            tell(What::MoveAfterEnd {
                written: quote(word),
                end,
                end_ply,
            });
            self.told = true;
        }
    }

    /// A word that names no move, or none that can be played: nothing is played after it.
    #[cold]
    fn cannot_play(&mut self, word: &[u8], why: SanError, tell: &mut impl FnMut(What)) {
        self.playing = false;
        let written = quote(word);
        if matches!(why, SanError::Unreadable { .. }) {
            return tell(What::UnreadableMove { written, why });
        }
        if let Some(end) = self.end_without_moves() {
            self.end(GameEnd::Board(end));
            return self.tell_after_end(word, tell);
        }
        tell(match why {
            SanError::Drop => What::UnsupportedMove { written },
            SanError::Ambiguous { to, candidates, .. } => {
                let fits = |one: &LegalMove| {
                    one.to() == to && candidates.contains(one.from()) && one.castling().is_none()
                };
                What::AmbiguousMove {
                    written,
                    fitting: self.legal_moves(fits),
                }
            }
            _ => What::IllegalMove {
                written,
                why,
                legal: self.legal_moves(|_| true),
            },
        });
    }

    fn legal_moves(&self, wanted: impl Fn(&LegalMove) -> bool) -> Vec<String> {
        let moves = self.position.legal_moves();
        let mut names: Vec<String> = moves
            .iter()
            .filter(|one| wanted(one))
            .map(|&one| write_san(&self.position, one, &SanStyle::PGN).to_string())
            .collect();
        names.sort();
        names
    }

    /// Checkmate or stalemate in the position that stands.
    fn end_without_moves(&self) -> Option<BoardEnd> {
        if self.position.has_legal_move() {
            return None;
        }
        Some(if self.position.is_check() {
            BoardEnd::Checkmate
        } else {
            BoardEnd::Stalemate
        })
    }

    /// The moves are over: completes the facts, and gives the first end that needs no claim, if there was one.
    pub fn finish(&mut self, has_start: bool, facts: &mut Facts) -> Option<Finish> {
        facts.plies = self.ply;
        if !has_start {
            return None;
        }
        facts.final_fen = Some(self.position);
        let without_moves = self.end_without_moves();
        facts.dead_ply = self.dead_ply(without_moves);
        let on_board = match (facts.dead_ply, without_moves) {
            (Some(dead), _) if dead < self.ply => Some((BoardEnd::DeadPosition, dead)),
            (_, Some(end)) => Some((end, self.ply)),
            (dead, None) => dead.map(|ply| (BoardEnd::DeadPosition, ply)),
        };
        facts.end = on_board.map(|(end, _)| end);
        facts.end_ply = on_board.map(|(_, ply)| ply);
        let on_board = on_board.map(|(end, ply)| (GameEnd::Board(end), ply));
        let earlier = |&(_, ply): &(GameEnd, u32)| self.over.is_none_or(|(_, told)| ply < told);
        match (on_board.filter(earlier), self.over) {
            (Some((end, ply)), _) => Some(Finish {
                end,
                unseen: self.moves.get(ply as usize).map(|_| ply),
            }),
            (None, Some((end, _))) => Some(Finish { end, unseen: None }),
            (None, None) => None,
        }
    }

    /// The move that was made when so many had been played, and where it stands in the text.
    pub fn move_after(&self, ply: u32) -> Option<(String, u64)> {
        let index = ply as usize;
        let (&one, &offset) = self.moves.get(index).zip(self.offsets.get(index))?;
        let before = self.moves[..index]
            .iter()
            .fold(self.start, |position, &one| position.play(one));
        Some((write_san(&before, one, &SanStyle::PGN).to_string(), offset))
    }

    /// Where the position was dead first.
    fn dead_ply(&mut self, without_moves: Option<BoardEnd>) -> Option<u32> {
        let mated = without_moves == Some(BoardEnd::Checkmate);
        let kept = self.moves.len() == self.ply as usize;
        if mated || !kept || !self.oracle.is_dead(&self.position) {
            return None;
        }
        let ply = self.oracle.first_dead(&self.start, &self.moves);
        // A stalemate is an end of its own, unless it could no longer be avoided.
        (ply < self.ply || without_moves.is_none()).then_some(ply)
    }

    /// Whether the last move captured otherwise than in passing, or not at all.
    pub fn last_was_no_en_passant(&self) -> bool {
        self.playing && self.moves.last().is_some_and(|one| !one.is_en_passant())
    }

    /// Whether all moves of the record were played, and there were some.
    pub const fn is_whole(&self) -> bool {
        self.playing && self.ply > 0
    }

    /// Whether this side can checkmate from the position that stands, where that is certain. Where nothing but an
    /// inability matters, it is looked at closely only if there is reason to suspect one.
    pub fn can_mate(&mut self, side: Color, only_inability: bool) -> Option<bool> {
        if only_inability {
            self.oracle.suspects(&self.position, side)
        } else {
            self.oracle.can_mate(&self.position, side)
        }
    }

    /// The position that stands.
    pub const fn position(&self) -> &Position {
        &self.position
    }
}

/// Tells what is irregular in the writing, so far as it counts in this edition.
#[cold]
fn judge_notation(read: SanRead, next: &Position, word: &[u8], rules: &Rules, tell: &mut impl FnMut(What)) {
    let sign = wrong_sign(next, read.sign).map_or(Irregularities::NONE, Irregularities::from);
    for irregularity in rules.expect.judge(read.found | sign).iter() {
        tell(What::Notation {
            written: quote(word),
            irregularity,
        });
    }
}

/// Whether the sign says what is not so. What it leaves out is no fault, so a check is not asked whether it mates.
fn wrong_sign(next: &Position, sign: WrittenSign) -> Option<Irregularity> {
    match sign {
        WrittenSign::None => None,
        WrittenSign::Mate if next.is_checkmate() => None,
        WrittenSign::Mate if next.is_check() => Some(Irregularity::MateSignWrong),
        WrittenSign::Check | WrittenSign::DoublePlus if next.is_check() => None,
        _ => Some(Irregularity::CheckSignWrong),
    }
}

/// A word as it stands, shortened if it is long.
fn quote(word: &[u8]) -> String {
    let text = String::from_utf8_lossy(word);
    let mut chars = text.chars();
    let mut quoted: String = chars.by_ref().take(MOST_QUOTED).collect();
    if chars.next().is_some() {
        quoted.push('…');
    }
    quoted
}
