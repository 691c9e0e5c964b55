//! What was pasted: a FEN, or the first game of a PGN. What cannot be read says where, and what was expected.

use std::ops::Range;

use arbiter_game::notation::pgn::{At, Movetext, PgnFault, Reader, Text, Visitor};
use arbiter_game::notation::{Language, SanError, SanStyle, read_san, write_san};
use arbiter_game::rules::chess::{LegalMove, Playable, Position, PositionError};
use arbiter_game::rules::variants::StartError;
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

/// Why something that was pasted cannot be judged, and where; places are bytes of the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unread {
    /// No position can be read from a FEN.
    Position {
        /// What its reader says.
        why: PositionError,
        /// The character at fault, or the whole FEN where the pieces are.
        place: Range<usize>,
    },
    /// No position of a game beside chess can be read from a FEN.
    Start {
        /// What its reader says.
        why: StartError,
        /// The character at fault, or the whole of the board.
        place: Range<usize>,
    },
    /// A move cannot be read or is not legal.
    Move {
        /// The number of the move in the game.
        number: u16,
        /// Who should have made it.
        side: &'static str,
        /// As it was written.
        text: String,
        /// What its reader says.
        why: SanError,
        /// Where it stands.
        place: Range<usize>,
        /// The position in which it should have been made.
        fen: String,
    },
    /// There is neither a position nor a move in it.
    Nothing,
}

impl Unread {
    /// In the words of a language.
    pub fn say(&self, lang: &Lang) -> String {
        match self {
            Self::Position { why, .. } => {
                let args = Args::new().word("why", lang.unread_position(why));
                lang.text("web-judge-no-position", &args.text("example", POSITION))
            }
            Self::Start { why, .. } => {
                let args = Args::new().word("why", lang.unread_start(why));
                lang.text("web-judge-no-position", &args.text("example", POSITION))
            }
            Self::Move {
                number,
                side,
                text,
                why,
                ..
            } => {
                let args = Args::new()
                    .count("move", u64::from(*number))
                    .word("side", *side)
                    .word("why", lang.unread_move(text, why));
                lang.text("web-judge-no-move", &args)
            }
            Self::Nothing => lang.text("web-judge-nothing", &Args::new().text("example", GAME)),
        }
    }

    /// Where the fault stands in the text, in bytes; `None` where it is the whole of it.
    pub fn place(&self) -> Option<Range<usize>> {
        match self {
            Self::Position { place, .. } | Self::Start { place, .. } | Self::Move { place, .. } => {
                Some(place.clone())
            }
            Self::Nothing => None,
        }
    }

    /// Where in a FEN that begins at a byte of the text its reader has found a fault.
    pub fn within(why: &StartError, fen: &str, from: usize) -> Range<usize> {
        let within = match why {
            StartError::Fen(fault) => character(fen, fault.column),
            StartError::Illegal(_) => 0..fen.find(char::is_whitespace).unwrap_or(fen.len()),
        };
        from + within.start..from + within.end
    }

    /// How far the game could be played.
    pub fn fen(&self) -> Option<&str> {
        match self {
            Self::Move { fen, .. } => Some(fen),
            _ => None,
        }
    }
}

impl Record {
    /// Reads a FEN, or else the first game of a PGN.
    ///
    /// # Errors
    /// Where and why not.
    pub fn read(text: &str) -> Result<Self, Unread> {
        let fen = text.trim();
        let first = fen.split_whitespace().next().unwrap_or_default();
        if first.matches('/').count() == 7 {
            let position = position(fen, text.len() - text.trim_start().len())?;
            return Ok(Self {
                start: position,
                moves: Vec::new(),
                end: position,
            });
        }
        let mut game = FirstGame {
            text,
            ..FirstGame::default()
        };
        Reader::new().read_game(text.as_bytes(), true, &mut game);
        if let Some(fault) = game.fault {
            return Err(fault);
        }
        let Some(start) = game.start.filter(|_| !game.moves.is_empty() || game.set_up) else {
            return Err(game.stray.unwrap_or(Unread::Nothing));
        };
        Ok(Self {
            start,
            end: game.end,
            moves: game.moves,
        })
    }
}

/// Plays a game of a PGN, up to its end or its first fault.
#[derive(Default)]
struct FirstGame<'a> {
    text: &'a str,
    start: Option<Position>,
    end: Position,
    moves: Vec<LegalMove>,
    /// Whether a position to begin from is given.
    set_up: bool,
    fault: Option<Unread>,
    /// The first word of a text around games, which is told where there is no game.
    stray: Option<Unread>,
}

impl FirstGame<'_> {
    /// A word that is no move here.
    fn unread(&self, word: &[u8], why: SanError, at: At<'_>) -> Unread {
        let from = usize::try_from(at.offset()).unwrap_or(usize::MAX);
        Unread::Move {
            number: self.end.fullmove_number(),
            side: self.end.turn().word(),
            text: String::from_utf8_lossy(word).into_owned(),
            why,
            place: from..from.saturating_add(word.len()),
            fen: self.end.to_fen(),
        }
    }
}

impl Visitor for FirstGame<'_> {
    fn begin_game(&mut self, _: At<'_>) {
        self.start = Some(self.end);
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>, at: At<'_>) {
        if self.set_up || !(name == "FEN") {
            return;
        }
        let fen = value.decode().text;
        self.set_up = true;
        // A value without signs that were escaped stands in the text as it is.
        let tag = usize::try_from(at.offset()).unwrap_or_default();
        let from = self.text.find(&*fen).unwrap_or(tag);
        match position(&fen, from) {
            Ok(position) => (self.start, self.end) = (Some(position), position),
            Err(fault) => self.fault = Some(fault),
        }
    }

    fn san(&mut self, token: &[u8], at: At<'_>) {
        match read_san(&self.end, token, Language::English.letters()) {
            Ok(read) => {
                self.end = self.end.play(read.mv);
                self.moves.push(read.mv);
            }
            Err(why) => self.fault = Some(self.unread(token, why, at)),
        }
    }

    fn fault(&mut self, fault: PgnFault, at: At<'_>) {
        let from = usize::try_from(at.offset()).unwrap_or(usize::MAX);
        let rest = self.text.get(from..).unwrap_or_default();
        if let (PgnFault::Stray, None, Some(word)) = (fault, &self.stray, rest.split_whitespace().next()) {
            let read = read_san(&self.end, word.as_bytes(), Language::English.letters());
            self.stray = read.err().map(|why| self.unread(word.as_bytes(), why, at));
        }
    }

    fn begin_variation(&mut self, _: At<'_>) -> Movetext {
        Movetext::Skip
    }

    fn enough(&self) -> bool {
        self.fault.is_some()
    }
}

/// A written move without its number.
pub(super) fn unnumbered(text: &str) -> &str {
    text.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.' || c == ' ')
}

/// A move that was written for a claim, with or without its number, by its squares or in the letters of any language:
/// as English has it.
///
/// # Errors
/// It is no legal move.
pub fn written(position: &Position, text: &str) -> Result<String, Unread> {
    let one = unnumbered(text);
    let by_squares = one.parse().ok().and_then(|asked| position.legal(asked));
    let read = || {
        let reads = Language::ALL.map(|each| read_san(position, one.as_bytes(), each.letters()));
        let found = reads.iter().flatten().next().map(|read| read.mv);
        // A fault is told by a language that can read the text, else by the first of them.
        let is_readable = |why: &&SanError| !matches!(why, SanError::Unreadable { .. });
        let mut faults = reads.iter().filter_map(|read| read.as_ref().err());
        let first = faults.clone().next();
        found.ok_or_else(|| faults.find(is_readable).or(first).copied())
    };
    let found = by_squares.map_or_else(read, Ok);
    found
        .map(|mv| write_san(position, mv, &SanStyle::default()).to_string())
        .map_err(|why| Unread::Move {
            number: position.fullmove_number(),
            side: position.turn().word(),
            text: one.to_owned(),
            why: why.unwrap_or(SanError::Pass),
            place: 0..text.len(),
            fen: position.to_fen(),
        })
}

/// A FEN that begins at a byte of the text; what is often left out at its end is taken as none.
fn position(fen: &str, from: usize) -> Result<Position, Unread> {
    let missing = match fen.split_whitespace().count() {
        1 => " w - -",
        2 => " - -",
        3 => " -",
        _ => "",
    };
    Position::from_fen(&format!("{fen}{missing}")).map_err(|why| {
        let within = match &why {
            PositionError::Fen(fault) => character(fen, fault.column),
            PositionError::Illegal(_) => 0..fen.find(char::is_whitespace).unwrap_or(fen.len()),
        };
        let place = from + within.start..from + within.end;
        Unread::Position { why, place }
    })
}

/// The bytes of a character, counted from 1; nothing, at the end, where there are not so many.
fn character(text: &str, column: usize) -> Range<usize> {
    let mut characters = text.char_indices().skip(column.saturating_sub(1));
    characters
        .next()
        .map_or(text.len()..text.len(), |(at, sign)| at..at + sign.len_utf8())
}

#[cfg(test)]
mod tests {
    use arbiter_lang::Language as Tongue;

    use super::*;

    #[test]
    fn positions_and_games_are_read() {
        for (text, moves) in [
            ("8/8/8/4k3/8/8/8/4K2R w - - 0 1", 0),
            ("8/8/8/4k3/8/8/8/4K2R b", 0),
            ("8/8/8/4k3/8/8/8/4K2R", 0),
            ("1. e4 e5 2. Nf3 *", 3),
            ("[Event \"x\"]\n\n1. e4 (1. d4 d5) e5 1-0", 2),
            ("1. e4 e5 1-0\n\n1. Ke5 *", 2),
            (
                "[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/8/8/4K2R w - - 0 1\"]\n\n1. Rh5+ *",
                1,
            ),
            ("[FEN \"8/8/8/4k3/8/8/8/4K2R w - - 0 1\"]\n\n*", 0),
        ] {
            assert_eq!(Record::read(text).unwrap().moves.len(), moves, "{text}");
        }
    }

    #[test]
    fn what_is_no_record_is_nothing() {
        for text in ["", " \n", "[Event \"no moves\"]", "{a remark}"] {
            assert_eq!(Record::read(text).unwrap_err(), Unread::Nothing, "{text}");
        }
    }

    /// A text with what is wrong in it between `<` and `>`.
    #[test]
    fn what_cannot_be_read_says_where() {
        for marked in [
            "8/8/8/8/8/8/8/<9> w",
            " 8/8/8/4k3/8/8/8/4K2R <x> - - 0 1",
            "8/8/8/4k3/8/8/8/4K2<>",
            "8/8/8/4k3/8/8/8/4K2R w K<ß> - 0 1",
            "<8/8/8/8/8/8/8/8> w - - 0 1",
            "<Good> morning",
            "1. e4 e5 2. <Ke3>",
            "1. e4 {é} (1. d4 Ke4) e5\r\n2. <Ke3>\r\n",
            "1. <é4>",
            "[FEN \"8/8/8/4k3/8/8/8/<x>K2R w - - 0 1\"]\n\n1. Rh5+ *",
        ] {
            let from = marked.find('<').unwrap();
            let text = marked.replacen('<', "", 1);
            let to = text.find('>').unwrap();
            let text = text.replacen('>', "", 1);
            let fault = Record::read(&text).unwrap_err();
            assert_eq!(fault.place(), Some(from..to), "{text}: {fault:?}");
        }
    }

    #[test]
    fn a_move_is_told_by_its_number_in_the_game() {
        let text = "[FEN \"8/8/8/4k3/8/8/8/4K2R b - - 0 41\"]\n\n41... Kd5 42. Rh9";
        let said = Record::read(text).unwrap_err().say(&Lang::new(Tongue::En));
        assert_eq!(said, "Move 42, White: Rh9 is no move in notation.");
    }

    #[test]
    fn a_written_move_may_be_in_any_letters() {
        let position = Position::default();
        for (text, read) in [
            ("Nf3", Some("Nf3")),
            ("1. Nf3", Some("Nf3")),
            ("g1f3", Some("Nf3")),
            ("اf3", Some("Nf3")),
            ("Mf3", Some("Nf3")),
            ("e4", Some("e4")),
            ("Nf6", None),
            ("Zz9", None),
            ("", None),
        ] {
            assert_eq!(written(&position, text).ok().as_deref(), read, "{text}");
        }
    }

    /// What the readers say in English stands in no sentence of another language.
    #[test]
    fn the_reasons_are_in_the_language_of_the_page() {
        for text in [
            "8/8/8/8/8/8/8/9 w",
            "8/8/8/4k3/8/8/8 w",
            "a/b/c/d/e/f/g/h",
            "8/8/8/8/8/8/8/8 w - - 0 1",
            "k7/8/8/8/8/8/8/K6R w K - 0 1 x",
            "Good morning",
            "1. e4 e5 2. Ke3",
            "1. Nf3 d6 2. Nd4 d5 3. Nc3 d4 4. Nb5",
            "1. O-O",
            "1. --",
            "1. N@f3",
        ] {
            let fault = Record::read(text).unwrap_err();
            let said: Vec<String> = Tongue::ALL
                .iter()
                .map(|&one| fault.say(&Lang::new(one)))
                .collect();
            for (n, one) in said.iter().enumerate() {
                assert!(!said[..n].contains(one), "{one}");
                let foreign = ["expected", "found", "no legal", "has no king", "not legal"];
                assert!(n == 0 || foreign.iter().all(|word| !one.contains(word)), "{one}");
            }
        }
    }
}
