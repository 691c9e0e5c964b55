//! How a game stands before the first event.

use arbiter_game::notation::Language;
use arbiter_game::rules::answer::Right;
use arbiter_game::rules::chess::{self, Color, Position};
use arbiter_game::rules::laws::{Play, Raw, Regulations, Supervision};
use arbiter_game::rules::variants::{AnyGame, Asked, Setup, Variant, VariantName};
use arbiter_game::state::{Mode, Situation};
use arbiter_game::{Displays, Past, Running, Start};
use serde_json::Value;

use crate::case::Setting;
use crate::fault::Problem;
use crate::time;
use crate::tree::{Field, Kind, Node};

use super::{Reader, points};

pub fn key(reader: &mut Reader<'_>, setting: &mut Setting, field: &Field, known: &[&'static str]) {
    let node = &field.node;
    match field.key.as_str() {
        "play" => setting.play = reader.word(node, &Play::ALL.map(Play::id), Play::by_id),
        "supervision" => {
            setting.supervision =
                reader.word(node, &Supervision::ALL.map(Supervision::id), Supervision::by_id);
        }
        "games_an_arbiter" => setting.games_an_arbiter = number(reader, node),
        "recorded" => setting.unrecorded = yes(reader, node) == Some(false),
        "time_control" => setting.controls = control(reader, node),
        "board" => {
            let modes: Vec<&str> = Mode::ALL.iter().map(|mode| mode.as_str()).collect();
            setting.mode = reader.word(node, &modes, Mode::from_word).unwrap_or_default();
        }
        "regulations" => setting.regulations = regulations(reader, node),
        "variant" => {
            let names = VariantName::ALL.map(VariantName::word);
            let known = |word: &str| word.parse().ok();
            setting.variant = reader.word(node, &names, known).unwrap_or_default();
        }
        "start" => setting.number = start_number(reader, node),
        "position" => both_positions(reader, setting, node),
        "as_set_up" => setting.as_set_up = position(reader, node).map(|setup| setup.base),
        "clocks" => setting.displays = displays(reader, node),
        "before" => before(reader, setting, node),
        "scheduled" => setting.scheduled = scheduled(reader, node),
        "entry" => setting.entry = reader.text(node),
        "letters" => {
            let codes = Language::ALL.map(Language::code);
            setting.letters = reader.word(node, &codes, Language::from_code).unwrap_or_default();
        }
        _ => reader.unknown(field, known),
    }
}

fn control<T: std::str::FromStr<Err: ToString>>(reader: &mut Reader<'_>, node: &Node) -> Option<T> {
    let text = reader.text(node)?;
    let wrong = |error: &T::Err| Problem::Wrong {
        expected: format!("a time control such as 90m+30s ({})", error.to_string()),
        found: format!("{text:?}"),
    };
    text.parse()
        .inspect_err(|error| reader.wrong(&node.at, wrong(error)))
        .ok()
}

/// Parameters of an event. A name may also be written without quotation marks: its parts are then tables.
fn regulations(reader: &mut Reader<'_>, node: &Node) -> Regulations {
    fn flat(reader: &mut Reader<'_>, prefix: &str, fields: &[Field], set: &mut Regulations) {
        for field in fields {
            let name = format!("{prefix}{}", field.key);
            if let Kind::Table(fields) = &field.node.value {
                flat(reader, &format!("{name}."), fields, set);
                continue;
            }
            let value = field.node.json();
            let value = match &value {
                Value::Number(number) if number.as_i64().is_none() => points(number).into(),
                _ => value,
            };
            match raw(&value).map(|raw| set.set(&name, &raw)) {
                Some(Ok(())) => {}
                Some(Err(error)) => reader.wrong(&field.at, Problem::Regulation(error.to_string())),
                None => reader.expected(&field.node, "the value of a parameter"),
            }
        }
    }
    let mut set = Regulations::default();
    match node.table() {
        Some(fields) => flat(reader, "", fields, &mut set),
        None => reader.expected(node, "a table of parameters"),
    }
    set
}

fn raw(value: &Value) -> Option<Raw<'_>> {
    Some(match value {
        Value::String(text) => Raw::Text(text),
        Value::Bool(yes) => Raw::YesNo(*yes),
        Value::Number(number) => Raw::Number(number.as_i64()?),
        Value::Array(list) => Raw::List(list.iter().map(Value::as_str).collect::<Option<_>>()?),
        _ => return None,
    })
}

/// The number of a start of Chess960.
fn start_number(reader: &mut Reader<'_>, node: &Node) -> Option<u16> {
    reader.some(
        node,
        "a start of Chess960 by its number, 0 to 959",
        |node| match &node.value {
            Kind::Plain(value) => u16::try_from(value.as_u64()?)
                .ok()
                .filter(|number| Position::chess960(*number).is_some()),
            _ => None,
        },
    )
}

/// A position, or those of both boards of a match.
fn both_positions(reader: &mut Reader<'_>, setting: &mut Setting, node: &Node) {
    let Some(text) = reader.text(node) else { return };
    let (first, second) = text.split_once('|').map_or((&*text, None), |(a, b)| (a, Some(b)));
    setting.position = fen(reader, node, first.trim());
    setting.second = second.and_then(|second| fen(reader, node, second.trim()));
}

fn position(reader: &mut Reader<'_>, node: &Node) -> Option<Setup> {
    let text = reader.text(node)?;
    fen(reader, node, &text)
}

/// A FEN; fields that are missing at its end are as at the start of a game, but without castling.
fn fen(reader: &mut Reader<'_>, node: &Node, text: &str) -> Option<Setup> {
    let rest = ["w", "-", "-", "0", "1"];
    let given = text.split_whitespace();
    let fields: Vec<&str> = given
        .clone()
        .chain(rest.into_iter().skip(given.count().saturating_sub(1)))
        .collect();
    // What only a game beside chess has says where its faults stand; all else is read as ever.
    let whole = fields.join(" ");
    let chess = || {
        chess::Setup::from_fen(&whole)
            .map(Setup::of_board)
            .map_err(|error| error.to_string())
    };
    let beside = || Setup::from_fen(&whole).map_err(|error| error.to_string());
    let read = if whole.contains(['[', ']', '~', '+']) {
        beside()
    } else {
        chess().or_else(|error| beside().map_err(|_| error))
    };
    let wrong = |error: &str| Problem::Wrong {
        expected: format!("a position as FEN ({error})"),
        found: format!("{text:?}"),
    };
    read.inspect_err(|error| reader.wrong(&node.at, wrong(error)))
        .ok()
}

/// A time or milliseconds.
pub fn duration(reader: &mut Reader<'_>, node: &Node) -> Option<u64> {
    reader.some(
        node,
        "a time as h:mm:ss.mmm, m:ss or milliseconds",
        |node| match &node.value {
            Kind::Text(text) => time::read(text),
            Kind::Plain(value) => value.as_u64(),
            _ => None,
        },
    )
}

fn number<T: TryFrom<u64>>(reader: &mut Reader<'_>, node: &Node) -> Option<T> {
    reader.some(node, "a number", |node| match &node.value {
        Kind::Plain(value) => T::try_from(value.as_u64()?).ok(),
        _ => None,
    })
}

fn yes(reader: &mut Reader<'_>, node: &Node) -> Option<bool> {
    reader.some(node, "true or false", |node| match &node.value {
        Kind::Plain(value) => value.as_bool(),
        _ => None,
    })
}

fn color(reader: &mut Reader<'_>, node: &Node) -> Option<Color> {
    reader.word(node, &["white", "black"], |word| word.parse().ok())
}

fn displays(reader: &mut Reader<'_>, node: &Node) -> Option<Displays> {
    let fields = reader.some(node, "a table", |node| node.table().map(<[Field]>::to_vec))?;
    let mut displays = Displays::default();
    for field in &fields {
        let node = &field.node;
        match field.key.as_str() {
            "white" => displays.white = duration(reader, node),
            "black" => displays.black = duration(reader, node),
            "white_moves" => displays.white_moves = number(reader, node),
            "black_moves" => displays.black_moves = number(reader, node),
            "running" => {
                let told = |word: &str| Running::from_word(word).filter(|of| *of != Running::SideToMove);
                displays.running = reader
                    .word(node, &["white", "black", "none"], told)
                    .unwrap_or_default();
            }
            _ => reader.unknown(
                field,
                &["white", "black", "white_moves", "black_moves", "running"],
            ),
        }
    }
    Some(displays)
}

fn before(reader: &mut Reader<'_>, setting: &mut Setting, node: &Node) {
    let Some(fields) = reader.some(node, "a table", |node| node.table().map(<[Field]>::to_vec)) else {
        return;
    };
    for field in &fields {
        match field.key.as_str() {
            "white" => setting.players[0] = past(reader, &field.node),
            "black" => setting.players[1] = past(reader, &field.node),
            "offer" => setting.offer = color(reader, &field.node),
            "moves_made" => setting.moves_made = number(reader, &field.node),
            _ => reader.unknown(field, &["white", "black", "offer", "moves_made"]),
        }
    }
}

fn past(reader: &mut Reader<'_>, node: &Node) -> Past {
    let mut past = Past::default();
    let fields = reader.some(node, "a table", |node| node.table().map(<[Field]>::to_vec));
    for field in fields.iter().flatten() {
        let node = &field.node;
        match field.key.as_str() {
            "illegal_moves" => past.illegal_moves = number(reader, node).unwrap_or_default(),
            "warnings" => past.warnings = number(reader, node).unwrap_or_default(),
            "recorded" => past.recorded = number(reader, node),
            "times_below_five" => {
                let yes = reader.some(node, "true or false", |node| node.json().as_bool());
                past.times_below_five = yes.unwrap_or_default();
            }
            "blind" | "deaf" => {
                let yes = reader.some(node, "true or false", |node| node.json().as_bool());
                let is = if field.key == "blind" {
                    &mut past.blind
                } else {
                    &mut past.deaf
                };
                *is = yes.unwrap_or_default();
            }
            "lost" => {
                let words: Vec<&str> = Right::ALL.iter().map(|right| right.as_str()).collect();
                let one = std::slice::from_ref(node);
                let list = node.list().unwrap_or(one).iter();
                past.lost = list
                    .filter_map(|node| reader.word(node, &words, Right::from_word))
                    .collect();
            }
            _ => {
                let known = [
                    "illegal_moves",
                    "warnings",
                    "recorded",
                    "times_below_five",
                    "lost",
                    "blind",
                    "deaf",
                ];
                reader.unknown(field, &known);
            }
        }
    }
    past
}

fn scheduled(reader: &mut Reader<'_>, node: &Node) -> Option<(u64, Option<u64>)> {
    let fields = reader.some(node, "a table", |node| node.table().map(<[Field]>::to_vec))?;
    let (mut start, mut default) = (0, None);
    for field in &fields {
        match field.key.as_str() {
            "start" => start = duration(reader, &field.node).unwrap_or_default(),
            "default" => default = duration(reader, &field.node),
            _ => reader.unknown(field, &["start", "default"]),
        }
    }
    Some((start, default))
}

/// The moves from the position, or from what stood instead of it: one text with blanks, or a list.
pub fn moves(reader: &mut Reader<'_>, setting: &mut Setting, node: &Node) {
    let texts = reader.texts(node);
    let words = texts.iter().flat_map(|text| text.split_whitespace());
    let words: Vec<&str> = words
        .map(without_number)
        .filter(|word| !word.is_empty())
        .collect();
    for (n, word) in words.iter().enumerate() {
        let start = start(setting);
        let now = *start.state().line.now();
        match one(&now, word) {
            Ok(played) => setting.moves.push(played),
            Err(why) => {
                let (text, number) = ((*word).to_owned(), n + 1);
                reader.wrong(&node.at, Problem::Move { text, number, why });
                return;
            }
        }
    }
}

/// `12.Nf3`, `12...Nf6` and `12.` alone.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    if rest.len() < word.len() && (rest.starts_with('.') || rest.is_empty()) {
        rest.trim_start_matches('.')
    } else {
        word
    }
}

fn one(now: &Situation, word: &str) -> Result<Asked, String> {
    if let Ok(played) = word.parse::<Asked>() {
        return Ok(played);
    }
    let read = now
        .read_in(word, Language::English)
        .ok_or("nothing can be moved")?;
    let read = read.map_err(|error| error.to_string())?;
    Ok(read.mv.named())
}

/// What the game begins from, without its clock.
pub fn start(setting: &Setting) -> Start {
    let by_number = setting
        .number
        .and_then(Position::chess960)
        .map(|start| Variant::setup(&start));
    let numbered = setting.number.map(|_| VariantName::Chess960);
    let usual = || AnyGame::start(setting.variant).setup();
    Start {
        mode: setting.mode,
        variant: numbered.unwrap_or(setting.variant),
        number: setting.number,
        lots: None,
        position: setting.position.clone().or(by_number).unwrap_or_else(usual),
        second: setting.second.clone(),
        as_set_up: setting.as_set_up.clone(),
        moves: setting.moves.clone(),
        clock: None,
        displays: setting.displays,
        players: setting.players.clone(),
        offer: setting.offer,
        moves_made: setting.moves_made,
        scheduled: setting.scheduled,
    }
}
