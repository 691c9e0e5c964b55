//! What was pasted: a FEN, or the first game of a PGN. What cannot be read says where, and what was expected.

use arbiter_game::notation::{Language, pgn, read_san};
use arbiter_game::rules::chess::{LegalMove, Playable, Position};
use arbiter_lang::{Args, Lang};

/// What a position and a game look like.
const POSITION: &str = "8/8/8/4k3/8/8/8/4K2R w - - 0 1";
const GAME: &str = "1. e4 e5 2. Nf3";

/// A position, or a game up to its last move.
#[derive(Debug, Clone)]
pub struct Record {
    /// Where it begins.
    pub start: Position,
    /// The moves, in their order.
    pub moves: Vec<LegalMove>,
    /// Where it ends.
    pub end: Position,
}

/// Why something that was pasted or typed cannot be judged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unread {
    /// No position can be read: what the reader of the FEN says.
    Position(String),
    /// A move cannot be read or is not legal: its number, the text, and what the reader says.
    Move {
        /// Counted from 1, both sides.
        ply: usize,
        /// As it was written.
        text: String,
        /// In English, for whoever mends the record.
        why: String,
    },
    /// There is neither a position nor a move in it.
    Nothing,
    /// The question was refused: the sentence.
    Refused(String),
}

impl Unread {
    /// In the words of a language.
    pub fn say(self, lang: &Lang) -> String {
        match self {
            Self::Position(why) => {
                let args = Args::new().text("why", why).text("example", POSITION);
                lang.text("web-judge-no-position", &args)
            }
            Self::Move { ply, text, why } => {
                let args = Args::new().count("move", ply.div_ceil(2) as u64);
                let args = args.text("text", text).text("why", why);
                lang.text("web-judge-no-move", &args)
            }
            Self::Nothing => lang.text("web-judge-nothing", &Args::new().text("example", GAME)),
            Self::Refused(sentence) => sentence,
        }
    }
}

impl Record {
    /// Reads a FEN, or else the first game of a PGN.
    ///
    /// # Errors
    /// Where and why not.
    pub fn read(text: &str) -> Result<Self, Unread> {
        let text = text.trim();
        let first = text.split_whitespace().next().unwrap_or_default();
        if first.matches('/').count() == 7 {
            let position = position(text)?;
            return Ok(Self {
                start: position,
                moves: Vec::new(),
                end: position,
            });
        }
        let (games, _) = pgn::read_games(text.as_bytes());
        let game = games.first().ok_or(Unread::Nothing)?;
        let start = game.tag("FEN").map_or(Ok(Position::default()), position)?;
        let (mut end, mut moves) = (start, Vec::new());
        for text in game.moves() {
            let read = read_san(&end, text.as_bytes(), Language::English.letters());
            let read = read.map_err(|error| Unread::Move {
                ply: moves.len() + 1,
                text: text.to_owned(),
                why: error.to_string(),
            })?;
            end = end.play(read.mv);
            moves.push(read.mv);
        }
        if moves.is_empty() && game.tag("FEN").is_none() {
            return Err(Unread::Nothing);
        }
        Ok(Self { start, moves, end })
    }
}

/// A FEN; what is often left out at its end is taken as none.
fn position(text: &str) -> Result<Position, Unread> {
    let missing = match text.split_whitespace().count() {
        1 => " w - -",
        2 => " - -",
        3 => " -",
        _ => "",
    };
    Position::from_fen(&format!("{text}{missing}")).map_err(|error| Unread::Position(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_and_games_are_read() {
        for (text, moves) in [
            ("8/8/8/4k3/8/8/8/4K2R w - - 0 1", 0),
            ("8/8/8/4k3/8/8/8/4K2R b", 0),
            ("8/8/8/4k3/8/8/8/4K2R", 0),
            ("1. e4 e5 2. Nf3 *", 3),
            ("[Event \"x\"]\n\n1. e4 (1. d4 d5) e5 1-0", 2),
            (
                "[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/8/8/4K2R w - - 0 1\"]\n\n1. Rh5+ *",
                1,
            ),
        ] {
            assert_eq!(Record::read(text).unwrap().moves.len(), moves, "{text}");
        }
    }

    #[test]
    fn what_cannot_be_read_says_where() {
        assert_eq!(Record::read("").unwrap_err(), Unread::Nothing);
        assert_eq!(Record::read("[Event \"no moves\"]").unwrap_err(), Unread::Nothing);
        let fault = Record::read("Good morning").unwrap_err();
        assert!(matches!(fault, Unread::Move { ply: 1, ref text, .. } if text == "Good"));
        let fault = Record::read("1. e4 e5 2. Ke3").unwrap_err();
        assert!(matches!(fault, Unread::Move { ply: 3, ref text, .. } if text == "Ke3"));
        for fen in [
            "8/8/8/8/8/8/8/8 w - - 0 1",
            "8/8/8/8/8/8/8/9 w",
            "a/b/c/d/e/f/g/h",
        ] {
            assert!(
                matches!(Record::read(fen).unwrap_err(), Unread::Position(_)),
                "{fen}"
            );
        }
    }
}
