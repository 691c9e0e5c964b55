//! Games under supervision: any sequence of events, possible or not.

use arbiter_game::event::{Actor, Event};
use arbiter_game::log::{Header, Log, Writer};
use arbiter_game::rules::chess::{Color, Square};
use arbiter_game::rules::fact::{ClaimKind, FactKind};
use arbiter_game::rules::laws::clock::ClockSetting;
use arbiter_game::rules::laws::{Play, Regime, Regulations, Rulebook, Supervision, rulebooks};
use arbiter_game::rules::variants::{AnyGame, VariantName};
use arbiter_game::state::Mode;
use arbiter_game::{Game, Start, decide, evolve, moves_left};
use serde_json::{Value, json};

use crate::gains;

/// At most so many events of one input.
const MOST_EVENTS: usize = 400;

const CONTROLS: [&str; 5] = ["10m+5s", "40/90m+30s, 30m+30s", "3m", "5m d3", "-"];

/// Half of the inputs play chess.
const GAMES: [VariantName; 6] = [
    VariantName::Standard,
    VariantName::Crazyhouse,
    VariantName::Standard,
    VariantName::ThreeCheck,
    VariantName::Standard,
    VariantName::KingOfTheHill,
];

/// Bytes taken one by one; zeros when they are used up.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> usize {
        let Some((first, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        usize::from(*first)
    }

    fn of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.next() % list.len()]
    }

    fn square(&mut self) -> String {
        self.of(&Square::ALL).to_string()
    }
}

/// Whatever happens at a board: no panic, a refusal changes nothing, deciding and carrying out agree with applying,
/// no display gains time but by increments and rulings, the log is read back to the same state and judged the same,
/// and the same events once more give the same bytes.
///
/// # Panics
/// When one of these does not hold.
pub fn game(bytes: &[u8]) {
    let mut bytes = Bytes(bytes);
    let book = &rulebooks()[bytes.next() % rulebooks().len()];
    let play = bytes.of(&Play::ALL);
    let supervision = bytes.of(&Supervision::ALL);
    // One byte says both, so that inputs which were kept are still the games that they were.
    let chosen = bytes.next();
    let control = CONTROLS[chosen % CONTROLS.len()];
    let variant = GAMES[chosen / CONTROLS.len() % GAMES.len()];
    let start = Start {
        mode: bytes.of(Mode::ALL),
        variant,
        position: AnyGame::start(variant).setup(),
        clock: control.parse().ok().map(ClockSetting::same),
        ..Start::default()
    };
    let mut game = Game::begin(&start, book.regime(play, supervision, &Regulations::default()));
    let mut carried = game.state().clone();
    let (mut writer, mut text) = Writer::begin(&Header::new(book, game.regime(), &start));
    let (mut ms, mut happened) = (0, Vec::new());
    for n in 0..MOST_EVENTS {
        if bytes.0.is_empty() {
            break;
        }
        let Some(event) = event(&mut bytes, &game, &mut ms) else {
            continue;
        };
        let before = (n % 8 == 0).then(|| game.state().clone());
        let decided = before.as_ref().map(|state| decide(state, game.regime(), &event));
        match game.apply(&event) {
            Ok(entries) => {
                let answers: Vec<_> = entries.iter().flat_map(|entry| entry.answers.clone()).collect();
                gains::check(&carried, game.state(), &entries);
                assert!(decided.is_none_or(|decided| decided == Ok(answers)), "{event:?}");
                for entry in &entries {
                    evolve(&mut carried, entry);
                    text.push('\n');
                    text.push_str(&writer.entry(entry));
                }
            }
            Err(refusal) => {
                assert!(decided.is_none_or(|decided| decided == Err(refusal)), "{event:?}");
                assert!(before.is_none_or(|before| before == *game.state()), "{event:?}");
            }
        }
        happened.push(event);
    }
    assert_eq!(carried, *game.state());
    let log = Log::read(&text).expect("what was written is read");
    assert_eq!(log.state(), *game.state());
    assert_eq!(log.rejudge(), Ok(Vec::new()));
    assert_eq!(text, written(book, &start, game.regime(), &happened));
    assert_eq!(
        moves_left(game.state(), game.regime()),
        moves_left(&carried, game.regime())
    );
}

/// The log of a game in which this happens.
fn written(book: &Rulebook, start: &Start, regime: &Regime, happened: &[Event]) -> String {
    let mut game = Game::begin(start, regime.clone());
    let (mut writer, mut text) = Writer::begin(&Header::new(book, regime, start));
    for entry in happened
        .iter()
        .filter_map(|event| game.apply(event).ok())
        .flatten()
    {
        text.push('\n');
        text.push_str(&writer.entry(&entry));
    }
    text
}

fn event(bytes: &mut Bytes, game: &Game, ms: &mut u64) -> Option<Event> {
    let turn = game.state().line.now().turn();
    let by = match bytes.next() {
        0..=200 => Actor::from(turn),
        201..=230 => Actor::from(!turn),
        _ => bytes.of(Actor::ALL),
    };
    let mut table = what(bytes, game, by)?;
    table.as_object_mut()?.entry("by").or_insert_with(|| json!(by));
    table["at"] = match bytes.next() {
        0..=40 => json!("unknown"),
        41 => json!([1, ms.saturating_sub(1)]),
        step => {
            *ms += step as u64 * 40;
            json!([1, *ms])
        }
    };
    if bytes.next().is_multiple_of(4) {
        table["seen_by"] = json!([]);
    }
    let Value::Object(table) = table else { return None };
    Some(Event::from_table(table).unwrap_or_else(|error| panic!("{error}")))
}

fn what(bytes: &mut Bytes, game: &Game, by: Actor) -> Option<Value> {
    let side = bytes.of(&["white", "black"]);
    Some(match bytes.next() % 28 {
        0..=6 => {
            let legal = game.state().line.now().legal_moves()?;
            let moves: Vec<_> = legal.iter().map(|one| one.to_asked(false).to_string()).collect();
            let uci = moves.get(bytes.next() % moves.len().max(1))?;
            json!({ "do": "move", "uci": uci, "press": !bytes.next().is_multiple_of(8) })
        }
        7 => json!({ "do": "move", "uci": bytes.square() + &bytes.square() }),
        8 => {
            let intent = bytes.of(&["deliberate", "accidental", "unclear"]);
            let unknown = bytes.next().is_multiple_of(4);
            json!({ "do": "touch", "square": bytes.square(), "intent": intent, "order_unknown": unknown })
        }
        9 => json!({ "do": "lift", "square": bytes.square() }),
        10 => {
            let piece = bytes.of(&[None, Some("queen"), Some("q"), Some("K"), Some("pawn")]);
            json!({ "do": "place", "square": bytes.square(), "piece": piece })
        }
        11 => json!({ "do": "release" }),
        12 => json!({ "do": "remove", "square": bytes.square() }),
        13 => json!({ "do": "put_back", "square": bytes.square() }),
        14 => json!({ "do": "displace", "squares": [bytes.square()] }),
        15 | 16 => json!({ "do": "press", "hand": bytes.of(&["same", "other", "both"]) }),
        17 => {
            let kind = bytes.of(ClaimKind::ALL);
            let written = bytes.of(&[None, Some("Nf3"), Some("Ng8"), Some("e4")]);
            json!({ "do": "claim", "kind": kind, "written": written, "square": bytes.square() })
        }
        18 => {
            json!({ "do": bytes.of(&["offer", "accept", "decline", "resign", "withdraw", "call_arbiter"]) })
        }
        19 => json!({ "do": "gesture", "kind": bytes.of(&["handshake", "lay_king", "other"]) }),
        20 => {
            let table = json!({ "do": "shows_zero", "side": side, "by": "clock" });
            let reading = json!({ "do": "reading", "white": bytes.next() * 9, "black": 5, "by": "clock" });
            if bytes.next().is_multiple_of(2) {
                table
            } else {
                reading
            }
        }
        21 => {
            let doing = bytes.of(&["observe", "report", "replay_finds"]);
            let (fact, ply) = (bytes.of(FactKind::ALL), bytes.next() % 40);
            json!({ "do": doing, "fact": fact, "side": side, "ply": ply, "by": "arbiter" })
        }
        22 | 23 => answer(bytes, game)?,
        24 => {
            json!({ "do": bytes.of(&["start", "stop", "resume", "new_game", "postpone"]), "by": "arbiter" })
        }
        25 => {
            json!({ "do": "adjust", "side": side, "ms": bytes.next() * 100, "counter": 3, "by": "arbiter" })
        }
        26 => {
            json!({ "do": "declare", "result": bytes.of(&["1-0", "0-1", "1/2-1/2", "0-0"]), "by": "arbiter" })
        }
        _ => match bytes.next() % 4 {
            0 => json!({ "do": "announce_adjust" }),
            1 => json!({ "do": bytes.of(&["arrive", "device", "stop_clocks", "restart_clock"]) }),
            2 => json!({ "do": "agree", "what": bytes.of(&["draw", "correction", "resume"]), "by": "both" }),
            _ => json!({ "do": "say", "text": "check", "by": by }),
        },
    })
}

/// An answer to the first open question: one of its options, its proposal, or figures of the arbiter's own.
fn answer(bytes: &mut Bytes, game: &Game) -> Option<Value> {
    let open = game.state().questions.first()?;
    let options: Vec<_> = open
        .options
        .iter()
        .map(|choice| choice.id.as_str())
        .chain(["proposal"])
        .collect();
    let figure = bytes.next() * 1000;
    Some(json!({
        "do": "decide", "by": "arbiter", "question": open.id, "answer": bytes.of(&options),
        "white": figure, "ply": bytes.next() % 20, "player": Color::White.fold("white", "black"),
    }))
}
