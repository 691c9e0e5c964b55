//! The form in which each field of an answer becomes a variable of its sentence.

use std::time::Duration;

use arbiter_game::notation::{CheckSign, EnPassantMark, MateSign, SanStyle};
use arbiter_game::rules::answer::Obliged;
use arbiter_game::rules::chess::{Move, Piece, Role, Square};
use arbiter_game::rules::laws::Points;
use arbiter_game::rules::variants::Asked;
use arbiter_game::state::Situation;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::{Args, Lang};

/// Fields that an answer may leave out; a message chooses by `none` then.
const OPTIONAL: &[&str] = &["player", "piece", "amount", "control", "uci", "clocks", "ran"];

/// What turns the fields of an answer into variables.
pub struct Fields<'a> {
    lang: &'a Lang,
    boards: &'a [Situation],
}

impl<'a> Fields<'a> {
    pub const fn new(lang: &'a Lang, boards: &'a [Situation]) -> Self {
        Self { lang, boards }
    }

    /// The variables of a decision, a remedy, a question.
    pub fn of(&self, answer: &impl Serialize) -> Args {
        let Ok(Value::Object(fields)) = serde_json::to_value(answer) else {
            return Args::new();
        };
        let missing = OPTIONAL.iter().filter(|name| !fields.contains_key(**name));
        let args = missing.fold(Args::new(), |args, name| args.word(name, "none"));
        let args = args.word("score", score_word(&fields));
        fields
            .iter()
            .fold(args, |args, (name, value)| self.field(args, name, value))
    }

    fn field(&self, args: Args, name: &str, value: &Value) -> Args {
        match (name, value) {
            ("ms" | "ran", Value::Number(ms)) => {
                args.duration(name, Duration::from_millis(ms.as_u64().unwrap_or_default()))
            }
            ("clocks", Value::Array(shown)) => {
                let sides = ["white", "black"].iter().zip(shown);
                sides.fold(args.word(name, "shown"), |args, (side, ms)| {
                    args.duration(side, Duration::from_millis(ms.as_u64().unwrap_or_default()))
                })
            }
            ("ply", Value::Number(number)) => ply(
                args,
                u32::try_from(number.as_u64().unwrap_or_default()).unwrap_or(u32::MAX),
            ),
            (_, Value::Number(number)) => args.count(name, number.as_u64().unwrap_or_default()),
            (_, Value::Bool(yes)) => args.word(name, if *yes { "yes" } else { "no" }),
            ("score", Value::Object(score)) => score.iter().fold(args, |args, (name, value)| {
                args.text(name, self.points(value.as_str().unwrap_or_default()))
            }),
            ("uci", Value::String(uci)) => args.word(name, self.played(uci)),
            // A remedy has its points under the names of the players.
            ("white" | "black" | "points", Value::String(points)) => args.text(name, self.points(points)),
            ("square" | "control", Value::String(text)) => args.text(name, text),
            ("piece", Value::String(letter)) => args.word(name, piece(letter)),
            ("result", Value::String(result)) => args.word(name, result_word(result)),
            ("who" | "whom" | "to", Value::String(who)) => args.word("who", slug(who)),
            ("pockets", Value::String(men)) if men.is_empty() => args.word(name, "none"),
            (_, Value::String(word)) => args.word(name, slug(word)),
            _ => args,
        }
    }

    /// What an obligation demands: the piece and the duty. The moves that are left are said to nobody.
    pub fn obliged(&self, args: Args, obliged: Obliged) -> Args {
        let stands = |square: Square| self.boards.first()?.board().role_at(square);
        let role = obliged.becomes.or_else(|| stands(obliged.square?));
        let role = role.map_or("none", Role::word);
        let square = obliged.square.map(|square| square.to_string());
        args.word("duty", obliged.kind.as_str())
            .word("role", role)
            .text("square", square.unwrap_or_default())
    }

    fn points(&self, text: &str) -> String {
        text.parse().map_or_else(
            |_| text.to_owned(),
            |points: Points| self.lang.points(points.halves),
        )
    }

    /// A move as the players of the language write it, kept apart from the direction of the sentence.
    fn played(&self, uci: &str) -> String {
        let written = self.as_written(uci).unwrap_or_else(|| by_squares(uci));
        self.lang.isolate(&written).into_owned()
    }

    /// A move as the players of the language write it, if it is legal in one of the positions.
    pub fn as_written(&self, uci: &str) -> Option<String> {
        self.boards.iter().find_map(|board| self.written(board, uci))
    }

    fn written(&self, position: &Situation, uci: &str) -> Option<String> {
        let asked: Asked = uci.parse().ok()?;
        let played = position
            .legal(asked)
            .filter(|one| [one.named(), one.to_asked(true)].contains(&asked))?;
        // Whoever is told that a move was made is not told with it that it gives check.
        let style = SanStyle {
            en_passant: EnPassantMark::Omitted,
            check: CheckSign::Omitted,
            mate: MateSign::Omitted,
            ..SanStyle::LAWS.with_letters(self.lang.language().signs())
        };
        Some(position.written(played, &style)?.to_string())
    }
}

/// `g1f3` as `g1-f3`.
fn by_squares(uci: &str) -> String {
    match uci.parse::<Move>() {
        Ok(_) if uci.len() >= 4 => format!("{}-{}", &uci[..2], &uci[2..]),
        _ => uci.to_owned(),
    }
}

/// A ply as the move of a player: the 87th is White's 44th move, 0 the beginning.
pub fn ply(args: Args, ply: u32) -> Args {
    let side = match ply {
        0 => "start",
        odd if odd % 2 == 1 => "white",
        _ => "black",
    };
    args.word("ply_side", side)
        .count("ply_number", u64::from(ply.div_ceil(2)))
}

/// Whether the points are those that the result usually brings.
fn score_word(fields: &Map<String, Value>) -> &'static str {
    let score = |side: &str| fields.get("score").and_then(|score| score.get(side)?.as_str());
    let usual = match fields.get("result").and_then(Value::as_str) {
        Some("1-0") => ("1", "0"),
        Some("0-1") => ("0", "1"),
        Some("1/2-1/2") => ("1/2", "1/2"),
        _ => ("0", "0"),
    };
    let given = (
        score("white").unwrap_or(usual.0),
        score("black").unwrap_or(usual.1),
    );
    if given == usual { "usual" } else { "other" }
}

/// The word of our sentences for a result as it is written.
#[must_use]
pub fn result_word(result: &str) -> &'static str {
    match result {
        "1-0" => "white_wins",
        "0-1" => "black_wins",
        "1/2-1/2" => "draw",
        "0-0" => "both_lose",
        _ => "open",
    }
}

/// A piece by its letter in a FEN.
pub fn piece(letter: &str) -> String {
    let read = |piece: Piece| format!("{}_{}", piece.color, piece.role);
    letter.parse().map_or_else(|_| "none".to_owned(), read)
}

/// A word that a message can choose by: Fluent takes no key that begins with a digit.
pub fn slug(word: &str) -> String {
    if word.starts_with(|sign: char| sign.is_ascii_digit()) {
        return format!(
            "n{}",
            word.replace(|sign: char| !sign.is_ascii_alphanumeric(), "_")
        );
    }
    word.to_owned()
}
