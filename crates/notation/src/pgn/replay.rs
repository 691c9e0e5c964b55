//! From what a game says to what happened on the board: its start and the positions of its moves.

use alloc::borrow::ToOwned;
use alloc::string::String;

use arbiter_chess::{Playable, Position};
use arbiter_variants::{AnyGame, Setup, StartError, VariantName};

use super::{Game, Item, Stuck, stuck, without_sign, without_strays};
use crate::{Language, Letters, SanError, SanRead, read_san};

/// Why nothing can be played from the start that the tags tell.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NoStart {
    /// The tag `Variant` names a game that is not known here.
    #[error("expected a game that is known here, found {0:?}")]
    Unknown(String),
    /// The tag `FEN` is none, or no game can stand so.
    #[error("FEN: {0}")]
    Fen(#[from] StartError),
    /// It is a game beside chess, whose moves are read by [`read_move`](crate::read_move).
    #[error("expected a game of chess, found {0:?}")]
    BesideChess(VariantName),
}

impl Game {
    /// Where the game starts, by its tags `Variant` and `FEN`; without them the usual start of chess. A FEN that only another game
    /// can have tells of that game; rights to castle that nobody can have are dropped.
    ///
    /// # Errors
    /// No such game is known, or nothing can be played from there.
    ///
    /// ```
    /// use arbiter_notation::pgn::read_games;
    /// use arbiter_notation::variants::{AnyGame, VariantName};
    /// let (games, _) = read_games(b"[Variant \"Three-check\"]\n\n*\n\n[FEN \"8/8/4k3/8/8/4K3/8/8 w - - 0 1\"]\n\n*\n\n[FEN \"?\"]\n\n*");
    /// assert_eq!(games[0].start()?, AnyGame::start(VariantName::ThreeCheck));
    /// assert!(games[1].start()?.has_legal_move());
    /// assert!(games[2].start().is_err());
    /// # Ok::<(), arbiter_notation::pgn::NoStart>(())
    /// ```
    pub fn start(&self) -> Result<AnyGame, NoStart> {
        let name = match self.tag("Variant") {
            Some(said) => VariantName::from_tag(said).ok_or_else(|| NoStart::Unknown(said.to_owned()))?,
            None => VariantName::Standard,
        };
        let Some(fen) = self.tag("FEN").map(str::trim) else {
            return Ok(AnyGame::start(name));
        };
        let name = match name {
            VariantName::Standard => Setup::from_fen(fen).ok().and_then(|setup| setup.told()),
            _ => None,
        }
        .unwrap_or(name);
        let strays = (name == VariantName::Standard)
            .then(|| without_strays(fen))
            .flatten();
        let fen = strays.as_ref().map_or(fen, |(fen, _)| fen.as_str());
        Ok(AnyGame::from_fen(name, fen)?)
    }

    /// The moves that were played, one by one, each with the positions before and after it. Read in English letters unless
    /// [`Replay::in_letters`] says otherwise; ends behind the first that is no legal move. What sticks to a move is read as such, and signs in
    /// letters are no moves.
    ///
    /// # Errors
    /// As [`Game::start`], or it is a game beside chess.
    ///
    /// ```
    /// use arbiter_chess::Playable;
    /// use arbiter_notation::pgn::read_games;
    /// let (games, _) = read_games(b"1. f3 e5 2. g4 Qh4# 0-1");
    /// let mut plies = 0;
    /// for played in games[0].replay()? {
    ///     let played = played.expect("a legal move");
    ///     plies += 1;
    ///     assert_eq!(played.after.is_checkmate(), plies == 4);
    /// }
    /// assert_eq!(plies, 4);
    /// # Ok::<(), arbiter_notation::pgn::NoStart>(())
    /// ```
    pub fn replay(&self) -> Result<Replay<'_>, NoStart> {
        match self.start()? {
            AnyGame::Standard(position) => Ok(Replay {
                items: self.movetext.iter(),
                now: position,
                letters: Language::English.letters(),
                over: false,
                begun: false,
                behind: None,
            }),
            AnyGame::KingOfTheHill(_) => Err(NoStart::BesideChess(VariantName::KingOfTheHill)),
            AnyGame::ThreeCheck(_) => Err(NoStart::BesideChess(VariantName::ThreeCheck)),
            AnyGame::Crazyhouse(_) => Err(NoStart::BesideChess(VariantName::Crazyhouse)),
            AnyGame::Bughouse(_) => Err(NoStart::BesideChess(VariantName::Bughouse)),
        }
    }
}

/// A move of a game, with the positions around it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played {
    /// The position in which it was made.
    pub before: Position,
    /// The move, and in what its text differs from other ways to write it.
    pub read: SanRead,
    /// The position that it made.
    pub after: Position,
}

/// The moves of a game, made with [`Game::replay`].
#[derive(Debug, Clone)]
pub struct Replay<'a> {
    items: core::slice::Iter<'a, Item>,
    now: Position,
    letters: &'a Letters,
    over: bool,
    /// A move has been made.
    begun: bool,
    /// The next move, where it stuck to the last one.
    behind: Option<&'a [u8]>,
}

impl<'a> Replay<'a> {
    /// What a word is: a move, or a sign.
    fn read(&mut self, word: &'a [u8]) -> Result<Option<SanRead>, SanError> {
        let (position, letters) = (self.now, self.letters);
        let read = |word: &[u8], letters: &Letters| read_san(&position, word, letters);
        let why = match read(word, letters) {
            Ok(read) => return Ok(Some(read)),
            Err(why) => why,
        };
        let alone = without_sign(word, self.begun, letters, |word, letters| {
            read(word, letters).map(drop)
        });
        if alone.len() < word.len() {
            return self.read(alone);
        }
        match stuck(word, |one| read(one, letters).ok()) {
            Some(Stuck::Sign) => Ok(None),
            Some(Stuck::Move { read, behind, .. }) => {
                self.behind = behind;
                Ok(Some(read))
            }
            None => Err(why),
        }
    }

    /// Reads the moves in these letters.
    ///
    /// ```
    /// use arbiter_notation::{Language, pgn::read_games};
    /// let (games, _) = read_games("1. e4 e5 2. Sf3 Sc6 *".as_bytes());
    /// let german = games[0].replay()?.in_letters(Language::German.letters());
    /// assert_eq!(german.filter(Result::is_ok).count(), 4);
    /// # Ok::<(), arbiter_notation::pgn::NoStart>(())
    /// ```
    #[must_use]
    pub fn in_letters(self, letters: &'a Letters) -> Self {
        Self { letters, ..self }
    }

    /// The position that the moves given so far have made.
    ///
    /// ```
    /// use arbiter_chess::{Color, Playable};
    /// use arbiter_notation::pgn::read_games;
    /// let (games, _) = read_games(b"1. e4 *");
    /// let mut replay = games[0].replay()?;
    /// assert_eq!(replay.position().turn(), Color::White);
    /// assert!(replay.by_ref().all(|played| played.is_ok()));
    /// assert_eq!(replay.position().turn(), Color::Black);
    /// # Ok::<(), arbiter_notation::pgn::NoStart>(())
    /// ```
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.now
    }
}

impl Iterator for Replay<'_> {
    type Item = Result<Played, SanError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let before = self.now;
        let read = loop {
            let word = match self.behind.take() {
                Some(word) => word,
                None => self.items.find_map(|item| match item {
                    Item::Move(word) => Some(word.as_bytes()),
                    _ => None,
                })?,
            };
            match self.read(word) {
                Ok(Some(read)) => break read,
                Ok(None) => {}
                Err(why) => {
                    self.over = true;
                    return Some(Err(why));
                }
            }
        };
        self.begun = true;
        self.now = before.play(read.mv);
        Some(Ok(Played {
            before,
            read,
            after: self.now,
        }))
    }
}

#[cfg(test)]
mod tests {
    use crate::pgn::read_games;

    #[test]
    fn what_sticks_to_moves_is_played_over() {
        for (text, plies, fault) in [
            ("1. e4 D e5 2. Nf3 N Nc6 *", 4, false),
            ("1. e4 d62. d4 Nf63. Nc3 g6 *", 6, false),
            ("1. e4+- e5TN 2. Nf3N TN Nc6 RR *", 4, false),
            ("1. e4 N e5 2. N f3 *", 3, false),
            ("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 00 Nf6 *", 8, false),
            ("1. e4 e5 2. Ng3N *", 2, true),
            ("1. e4 e5 2. Ng3TN Nf6 *", 2, true),
        ] {
            let (games, _) = read_games(text.as_bytes());
            let played: alloc::vec::Vec<_> = games[0].replay().expect("the usual start").collect();
            let made = played.iter().filter(|one| one.is_ok()).count();
            assert_eq!((made, made < played.len()), (plies, fault), "{text}");
        }
    }

    #[test]
    fn rights_that_nobody_can_have_are_dropped() {
        let stray = "[FEN \"rnbq1rk1/pppp1ppp/5n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQq - 6 5\"]\n\n*";
        let nowhere = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w KQkq - 0 1\"]\n\n*";
        for (text, rights) in [(stray, " w KQ - "), (nowhere, " w - - ")] {
            let (games, _) = read_games(text.as_bytes());
            let start = games[0].start().expect("a game can stand so");
            assert!(start.to_fen().contains(rights), "{text}");
        }
    }
}
