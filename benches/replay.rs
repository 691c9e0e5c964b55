//! Replay of games with legality checked, ours against pgn-reader with shakmaty, one thread; then reading alone,
//! without looking at the moves. Both must play the same number of moves and leave the same squares occupied.

use std::fs;
use std::io;
use std::ops::ControlFlow;
use std::process::ExitCode;

use arbiter_bench::{data, race};
use arbiter_chess::{Playable, Position};
use arbiter_notation::pgn::{At, Movetext, Reader, Text, Visitor};
use arbiter_notation::{Language, read_san};
use pgn_reader::{RawTag, SanPlus, Skip};
use shakmaty::{CastlingMode, Chess, Position as _, fen::Fen};

fn main() -> ExitCode {
    let mut held = true;
    for (name, text) in texts() {
        let replay = race(&format!("replay of {name}"), &text[..])
            .unit("plies", |played: &Played, _| played.plies)
            .ours(ours)
            .peer("pgn-reader + shakmaty", theirs)
            .at_least(1.5)
            .run();
        let reading = race(&format!("reading of {name}, moves not looked at"), &text[..])
            .unit("bytes", |_, text| text.len() as u64)
            .ours(our_words)
            .peer("pgn-reader", their_words)
            .at_least(1.0)
            .run();
        held &= replay == ExitCode::SUCCESS && reading == ExitCode::SUCCESS;
    }
    if held {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The fetched book, and the shared collections as one text.
fn texts() -> Vec<(String, Vec<u8>)> {
    let book = fs::read(data::book()).map(|text| ("the book".to_owned(), text));
    let masters = ["Carlsen", "Fischer", "Kasparov", "Morphy", "Tal", "Waitzkin"].map(|name| {
        fs::read(data::shared().join(format!("data/pgn/{name}.pgn")))
            .map(|text| [text, b"\n\n".to_vec()].concat())
    });
    let masters: io::Result<Vec<Vec<u8>>> = masters.into_iter().collect();
    let masters = masters.map(|texts| ("the masters".to_owned(), texts.concat()));
    let found: Vec<_> = [book, masters].into_iter().flatten().collect();
    if found.len() < 2 {
        println!("{} of 2 texts are not here and skipped", 2 - found.len());
    }
    found
}

/// What a replay came to.
#[derive(Debug, Default, PartialEq, Eq)]
struct Played {
    games: u64,
    plies: u64,
    /// The occupied squares at the end of each game, added up.
    occupied: u64,
}

impl Played {
    fn end(&mut self, plies: u64, occupied: u64) {
        self.games += 1;
        self.plies += plies;
        self.occupied = self.occupied.wrapping_add(occupied);
    }
}

fn ours(text: &[u8]) -> Played {
    let mut replay = Replay {
        played: Played::default(),
        position: Position::default(),
        plies: 0,
        stopped: false,
    };
    Reader::new().read(text, true, &mut replay);
    replay.played
}

/// Plays every move that is legal, up to the first that is not.
struct Replay {
    played: Played,
    position: Position,
    plies: u64,
    stopped: bool,
}

impl Visitor for Replay {
    fn begin_game(&mut self, _: At<'_>) {
        (self.position, self.plies, self.stopped) = (Position::default(), 0, false);
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>, _: At<'_>) {
        if name == "FEN" {
            match Position::from_fen(&value.decode().text) {
                Ok(start) => self.position = start,
                Err(_) => self.stopped = true,
            }
        }
    }

    fn enough(&self) -> bool {
        self.stopped
    }

    fn begin_variation(&mut self, _: At<'_>) -> Movetext {
        Movetext::Skip
    }

    fn san(&mut self, token: &[u8], _: At<'_>) {
        match read_san(&self.position, token, Language::English.letters()) {
            Ok(read) => {
                self.position = self.position.play(read.mv);
                self.plies += 1;
            }
            Err(_) => self.stopped = true,
        }
    }

    fn end_game(&mut self, _: At<'_>) {
        self.played.end(self.plies, self.position.board().occupied().0);
    }
}

fn theirs(text: &[u8]) -> Played {
    let mut reader = pgn_reader::Reader::new(text);
    let mut played = Played::default();
    while let Some((plies, position)) = reader.read_game(&mut Peer).expect("memory reads") {
        played.end(plies, position.board().occupied().0);
    }
    played
}

/// The same by pgn-reader and shakmaty.
struct Peer;

impl pgn_reader::Visitor for Peer {
    type Tags = Chess;
    type Movetext = (u64, Chess);
    type Output = (u64, Chess);

    fn begin_tags(&mut self) -> ControlFlow<Self::Output, Chess> {
        ControlFlow::Continue(Chess::default())
    }

    fn tag(&mut self, position: &mut Chess, name: &[u8], value: RawTag<'_>) -> ControlFlow<Self::Output> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes()).ok();
            match fen.and_then(|fen| fen.into_position(CastlingMode::Chess960).ok()) {
                Some(start) => *position = start,
                None => return ControlFlow::Break((0, Chess::default())),
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, position: Chess) -> ControlFlow<Self::Output, Self::Movetext> {
        ControlFlow::Continue((0, position))
    }

    fn begin_variation(&mut self, _: &mut Self::Movetext) -> ControlFlow<Self::Output, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, (plies, position): &mut Self::Movetext, san: SanPlus) -> ControlFlow<Self::Output> {
        match san.san.to_move(position) {
            Ok(one) => {
                position.play_unchecked(one);
                *plies += 1;
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break((*plies, position.clone())),
        }
    }

    fn end_game(&mut self, movetext: Self::Movetext) -> Self::Output {
        movetext
    }
}

/// Words of movetext outside of variations.
#[derive(Default)]
struct Words {
    words: u64,
}

impl Visitor for Words {
    fn begin_variation(&mut self, _: At<'_>) -> Movetext {
        Movetext::Skip
    }

    fn san(&mut self, _: &[u8], _: At<'_>) {
        self.words += 1;
    }
}

fn our_words(text: &[u8]) -> u64 {
    let mut words = Words::default();
    Reader::new().read(text, true, &mut words);
    words.words
}

fn their_words(text: &[u8]) -> u64 {
    let mut reader = pgn_reader::Reader::new(text);
    let mut all = 0;
    while let Some(words) = reader.read_game(&mut Peer2).expect("memory reads") {
        all += words;
    }
    all
}

/// Counts words by pgn-reader.
struct Peer2;

impl pgn_reader::Visitor for Peer2 {
    type Tags = ();
    type Movetext = u64;
    type Output = u64;

    fn begin_tags(&mut self) -> ControlFlow<u64> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<u64, u64> {
        ControlFlow::Continue(0)
    }

    fn begin_variation(&mut self, _: &mut u64) -> ControlFlow<u64, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, words: &mut u64, _: SanPlus) -> ControlFlow<u64> {
        *words += 1;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, words: u64) -> u64 {
        words
    }
}
