//! Real games, held against two independent programs: the same moves are found, the same positions reached, and what
//! is written is what they write. The examples of this project always run, the shared games where they are.

mod common;

use std::ops::ControlFlow;

use arbiter_chess::{Playable, Position};
use arbiter_notation::pgn::{Game, read_games};
use arbiter_notation::{Expect, Irregularities, Language, SanStyle, check_sign, read_san, write_san};
use pgn_reader::{RawTag, SanPlus, Skip, Visitor};
use shakmaty::{CastlingMode, Chess, EnPassantMode, fen::Fen, uci::UciMove};

/// What a game came to: its tags, its moves as UCI (castling as the king taking his rook) and as SAN, up to the first
/// that is not legal, and the position then.
#[derive(Debug, Default, PartialEq, Eq)]
struct Replayed {
    tags: Vec<(String, String)>,
    uci: Vec<String>,
    san: Vec<String>,
    fen: String,
}

fn ours(game: &Game) -> Replayed {
    let start = game.tag("FEN").map_or_else(Position::default, |fen| {
        Position::from_fen(fen).expect("a position")
    });
    let tags = game
        .tags
        .iter()
        .map(|tag| (tag.name().to_owned(), tag.value().to_owned()))
        .collect();
    let mut replayed = Replayed {
        tags,
        ..Replayed::default()
    };
    let mut position = start;
    for word in game.moves() {
        let Ok(read) = read_san(&position, word.as_bytes(), Language::English.letters()) else {
            break;
        };
        replayed
            .san
            .push(write_san(&position, read.mv, &SanStyle::PGN).to_string());
        replayed.uci.push(read.mv.to_move(true).to_string());
        position = position.play(read.mv);
    }
    replayed.fen = position.to_fen();
    replayed
}

struct Peer;

impl Visitor for Peer {
    type Tags = (Chess, Replayed);
    type Movetext = (Chess, Replayed);
    type Output = Replayed;

    fn begin_tags(&mut self) -> ControlFlow<Replayed, Self::Tags> {
        ControlFlow::Continue(Default::default())
    }

    fn tag(&mut self, tags: &mut Self::Tags, name: &[u8], value: RawTag<'_>) -> ControlFlow<Replayed> {
        let value = value.decode_utf8_lossy().into_owned();
        if name == b"FEN" {
            let fen: Fen = value.parse().expect("FEN");
            tags.0 = fen.into_position(CastlingMode::Chess960).expect("a position");
        }
        tags.1
            .tags
            .push((String::from_utf8_lossy(name).into_owned(), value));
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Self::Tags) -> ControlFlow<Replayed, Self::Movetext> {
        ControlFlow::Continue(tags)
    }

    fn begin_variation(&mut self, _: &mut Self::Movetext) -> ControlFlow<Replayed, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, (position, replayed): &mut Self::Movetext, san: SanPlus) -> ControlFlow<Replayed> {
        let Ok(one) = san.san.to_move(position) else {
            return ControlFlow::Break(self.end_game((position.clone(), std::mem::take(replayed))));
        };
        replayed
            .uci
            .push(UciMove::from_move(one, CastlingMode::Chess960).to_string());
        replayed
            .san
            .push(SanPlus::from_move_and_play_unchecked(position, one).to_string());
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (position, mut replayed): Self::Movetext) -> Replayed {
        replayed.fen = Fen::from_position(&position, EnPassantMode::Legal).to_string();
        replayed
    }
}

fn theirs(text: &[u8]) -> Vec<Replayed> {
    let mut reader = pgn_reader::Reader::new(text);
    std::iter::from_fn(|| reader.read_game(&mut Peer).expect("memory reads")).collect()
}

/// Files with their names: the examples, and the shared games where they are.
fn files() -> Vec<(String, Vec<u8>)> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/masters.pgn");
    let examples = [("examples".to_owned(), std::fs::read(path).expect("the examples"))];
    let shared = common::shared_games().unwrap_or_default().into_iter();
    examples
        .into_iter()
        .chain(shared.filter(|(name, _)| !is_left_out(name)))
        .collect()
}

/// Crazyhouse, and a file of headers only, which the peer takes for one game.
fn is_left_out(name: &str) -> bool {
    name.contains("-zh-") || name.contains("-results")
}

#[test]
fn games_are_those_that_the_peers_see() {
    for (file, text) in files() {
        let (games, _) = read_games(&text);
        let peers = theirs(&text);
        assert_eq!(games.len(), peers.len(), "{file}");
        for (number, (game, mut peer)) in games.iter().zip(peers).enumerate() {
            let ours = ours(game);
            for (tag, theirs) in ours.tags.iter().zip(&mut peer.tags) {
                if theirs.1.contains('\u{fffd}') {
                    theirs.1.clone_from(&tag.1); // not UTF-8, which this peer does not read
                }
            }
            assert_eq!(ours, peer, "{file}, game {number}");
        }
    }
}

#[test]
fn the_signs_of_real_games_are_those_of_pgn() {
    let (games, _) = read_games(include_bytes!("../../../examples/masters.pgn"));
    for game in games {
        let mut position = Position::default();
        for word in game.moves() {
            let read = read_san(&position, word.as_bytes(), Language::English.letters()).expect(word);
            position = position.play(read.mv);
            let found = read.found | check_sign(&position, read.sign);
            assert_eq!(
                Expect::PGN.judge(found),
                Irregularities::NONE,
                "{word} in {:?}",
                game.tags
            );
        }
    }
}
