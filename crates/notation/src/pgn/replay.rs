//! From what a game says to what happened on the board: its start and the positions of its moves.

use alloc::borrow::ToOwned;
use alloc::string::String;

use arbiter_chess::{Playable, Position};
use arbiter_variants::{AnyGame, Setup, StartError, VariantName};

use super::{Game, Item};
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
    /// can have tells of that game.
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
        Ok(AnyGame::from_fen(name, fen)?)
    }

    /// The moves that were played, one by one, each with the positions before and after it. Read in English letters unless
    /// [`Replay::in_letters`] says otherwise; ends behind the first that is no legal move.
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
}

impl<'a> Replay<'a> {
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
        let word = self.items.find_map(|item| match item {
            Item::Move(word) => Some(word),
            _ => None,
        })?;
        let before = self.now;
        let read = match read_san(&before, word.as_bytes(), self.letters) {
            Ok(read) => read,
            Err(why) => {
                self.over = true;
                return Some(Err(why));
            }
        };
        self.now = before.play(read.mv);
        Some(Ok(Played {
            before,
            read,
            after: self.now,
        }))
    }
}
