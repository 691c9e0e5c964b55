//! The record of a game is a legal PGN, whatever happened at the board: random evenings with incidents, between friends and
//! under the Laws, are read by our reader and by another program, and both find the same moves.

use std::ops::ControlFlow;

use arbiter_game::event::Event;
use arbiter_game::pgn::{self, Kept, Tags};
use arbiter_game::rules::chess::{Color, Playable, Position};
use arbiter_game::rules::laws::{Play, Regulations, Rulebook, Supervision};
use arbiter_game::{Displays, Game, Start};
use arbiter_notation::pgn::read_games;
use arbiter_notation::{Language, read_san};
use arbiter_rules::laws::clock::ClockSetting;
use pgn_reader::{RawTag, SanPlus, Skip, Visitor};
use serde_json::{Value, json};
use shakmaty::{Chess, EnPassantMode, Position as _, fen::Fen};

/// A small generator: the same evening for the same number.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}

fn event(table: Value, seen: bool) -> Event {
    let Value::Object(mut table) = table else {
        panic!("a table")
    };
    if !seen {
        table.insert("seen_by".into(), json!([]));
    }
    Event::from_table(table).unwrap()
}

fn square(chance: &mut Chance) -> String {
    let (file, rank) = (chance.below(8) as u8, chance.below(8) as u8);
    format!("{}{}", char::from(b'a' + file), char::from(b'1' + rank))
}

fn side(color: Color) -> &'static str {
    color.word()
}

/// What a hand may do that no legal move is: a piece anywhere, one left out, one from nowhere, the clock alone, a claim.
fn incident(chance: &mut Chance, by: Color) -> Vec<Value> {
    let by = side(by);
    let [from, to] = [square(chance), square(chance)];
    let press = json!({ "by": by, "do": "press" });
    match chance.below(8) {
        0 => vec![press],
        1 => vec![json!({ "by": by, "do": "touch", "square": from })],
        2 => vec![json!({ "by": by, "do": "remove", "square": from }), press],
        3 => vec![
            json!({ "by": by, "do": "place", "square": to, "piece": "queen" }),
            json!({ "by": by, "do": "release" }),
            press,
        ],
        4 => vec![json!({ "by": by, "do": "claim", "kind": "repetition", "ground": "appeared" })],
        _ => vec![
            json!({ "by": by, "do": "lift", "square": from }),
            json!({ "by": by, "do": "place", "square": to }),
            json!({ "by": by, "do": "release" }),
            press,
        ],
    }
}

/// A legal move made in parts and sometimes not finished before the clock is pressed.
fn played(chance: &mut Chance, game: &Game) -> Option<Vec<Value>> {
    let now = game.state().line.now();
    let by = side(now.turn());
    let legal = now.legal_moves()?;
    let all = legal.moves();
    let promotes = |one: &&arbiter_game::rules::chess::LegalMove| {
        one.promotion().is_some() || one.castling().is_some() || one.is_en_passant()
    };
    let one = all
        .iter()
        .find(promotes)
        .copied()
        .filter(|_| chance.below(2) == 0);
    let one = one.or_else(|| all.get(chance.below(all.len().max(1))).copied())?;
    let whole = json!({ "by": by, "do": "move", "uci": one.to_move(false).to_string() });
    if chance.below(5) > 0 {
        return Some(vec![whole]);
    }
    let [from, to] = [one.from().to_string(), one.to().to_string()];
    let half = [
        json!({ "by": by, "do": "lift", "square": from }),
        json!({ "by": by, "do": "place", "square": to }),
        json!({ "by": by, "do": "release" }),
        json!({ "by": by, "do": "press" }),
    ];
    Some(half.into_iter().chain([whole]).collect())
}

fn evening(laws: &str, supervision: Supervision, seed: u64) -> Game {
    let mut chance = Chance(seed);
    let book = Rulebook::by_id(laws).unwrap();
    let play = if supervision == Supervision::Basic {
        Play::Blitz
    } else {
        Play::Standard
    };
    let start = Start {
        clock: Some(ClockSetting::same("5m+3s".parse().unwrap())),
        displays: Some(Displays::default()),
        ..Start::default()
    };
    let mut game = Game::begin(&start, book.regime(play, supervision, &Regulations::default()));
    for _ in 0..60 {
        let turn = game.state().line.now().turn();
        let acts = match chance.below(4) {
            0 => {
                let whose = if chance.below(6) == 0 { !turn } else { turn };
                incident(&mut chance, whose)
            }
            _ => played(&mut chance, &game).unwrap_or_default(),
        };
        let seen = chance.below(3) > 0;
        for act in acts {
            // What cannot have happened is refused, and the evening goes on.
            let _ = game.apply(&event(act, seen || laws == "casual"));
        }
        if game.state().is_over() {
            break;
        }
    }
    game
}

fn ours(text: &str) -> (usize, String) {
    let (games, faults) = read_games(text.as_bytes());
    assert!(faults.is_empty() && games.len() == 1, "{faults:?}\n{text}");
    let start = games[0]
        .tag("FEN")
        .map_or_else(Position::default, |fen| Position::from_fen(fen).unwrap());
    let mut position = start;
    let mut moves = 0;
    for word in games[0].moves() {
        let read = read_san(&position, word.as_bytes(), Language::English.letters());
        let read = read.unwrap_or_else(|why| panic!("{word}: {why}\n{text}"));
        position = position.play(read.mv);
        moves += 1;
    }
    (moves, position.to_fen())
}

struct Peer;

impl Visitor for Peer {
    type Tags = Chess;
    type Movetext = (Chess, usize);
    type Output = Result<(usize, String), String>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output, Chess> {
        ControlFlow::Continue(Chess::default())
    }

    fn tag(&mut self, position: &mut Chess, name: &[u8], value: RawTag<'_>) -> ControlFlow<Self::Output> {
        if name == b"FEN" {
            let fen: Fen = value.decode_utf8_lossy().parse().expect("FEN");
            *position = fen
                .into_position(shakmaty::CastlingMode::Standard)
                .expect("a position");
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, position: Chess) -> ControlFlow<Self::Output, Self::Movetext> {
        ControlFlow::Continue((position, 0))
    }

    fn begin_variation(&mut self, _: &mut Self::Movetext) -> ControlFlow<Self::Output, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, (position, moves): &mut Self::Movetext, san: SanPlus) -> ControlFlow<Self::Output> {
        let Ok(one) = san.san.to_move(position) else {
            return ControlFlow::Break(Err(san.to_string()));
        };
        position.play_unchecked(one);
        *moves += 1;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (position, moves): Self::Movetext) -> Self::Output {
        Ok((
            moves,
            Fen::from_position(&position, EnPassantMode::Legal).to_string(),
        ))
    }
}

fn theirs(text: &str) -> (usize, String) {
    let mut reader = pgn_reader::Reader::new(text.as_bytes());
    let read = reader
        .read_game(&mut Peer)
        .expect("memory reads")
        .expect("a game");
    read.unwrap_or_else(|san| panic!("{san}\n{text}"))
}

#[test]
fn two_hundred_evenings_are_read_by_every_reader() {
    let books = [
        ("casual", Supervision::Basic),
        ("casual", Supervision::Basic),
        ("fide-2023", Supervision::Competition),
        ("fide-2001", Supervision::Basic),
    ];
    let (mut short, mut moves) = (0, 0);
    for seed in 0..200 {
        let (laws, supervision) = books[seed as usize % books.len()];
        let game = evening(laws, supervision, seed);
        let text = pgn::write(game.state(), &Tags::default(), Kept::default());
        let read = ours(&text);
        assert_eq!(read, theirs(&text), "{laws} {seed}\n{text}");
        let plies = game.state().line.plies().len();
        if laws == "casual" {
            // Between friends nothing illegal stands: the record is the whole game.
            assert_eq!(read.0, plies, "{seed}\n{text}");
        }
        short += usize::from(read.0 < plies);
        moves += read.0;
    }
    assert!(
        short > 10 && moves > 3_000,
        "{short} games end in a comment, {moves} moves"
    );
}
