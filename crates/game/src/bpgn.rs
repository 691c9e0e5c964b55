//! A match of two boards as one text, BPGN: the moves of both in the order in which they were made.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use arbiter_notation::SanStyle;
use arbiter_notation::pgn::{GameResult, Tag};
use arbiter_rules::chess::Color;
use arbiter_rules::variants::{AnyGame, BoardLetter, VariantName};

use crate::log::{HeaderError, Log};
use crate::state::State;

/// The longest line of movetext, as PGN asks of exports.
const LINE: usize = 79;

/// What a match itself does not know; empty texts are unknown.
#[derive(Debug, Clone, Copy, Default)]
pub struct Tags<'a> {
    /// The name of the event.
    pub event: &'a str,
    /// The day, as PGN writes it: `2026.11.21`.
    pub date: &'a str,
    /// White and Black of board A, and of board B.
    pub players: [[&'a str; 2]; 2],
}

/// One move of the match.
struct Made {
    letter: BoardLetter,
    /// How many moves that board had with it.
    ply: usize,
    text: String,
}

/// The match of a log; `None` where it is no match of two boards.
///
/// ```
/// use arbiter_game::event::{Actor, Event, ShorthandAct};
/// use arbiter_game::log::{Header, Log, Writer};
/// use arbiter_game::rules::variants::{BoardLetter, VariantName};
/// use arbiter_game::{Game, Start, bpgn};
/// use arbiter_rules::laws::default_rulebook;
///
/// let start = Start { variant: VariantName::Bughouse, ..Start::default() };
/// let mut game = Game::begin(&start, default_rulebook().standard());
/// let (mut writer, mut text) = Writer::begin(&Header::new(default_rulebook(), game.regime(), &start));
/// for (on, move_) in [(BoardLetter::B, "d4"), (BoardLetter::A, "e4")] {
///     for entry in game.apply(&Event::new(Actor::White, ShorthandAct::san(move_)).on(on)).unwrap() {
///         text += &format!("\n{}", writer.entry(&entry));
///     }
/// }
/// let written = bpgn::write(&Log::read(&text).unwrap(), &bpgn::Tags::default()).unwrap().unwrap();
/// assert!(written.ends_with("1B. d4 1A. e4 *\n\n"), "{written}");
/// ```
///
/// # Errors
/// The rulebook of the log is not known here.
pub fn write(log: &Log, tags: &Tags<'_>) -> Result<Option<String>, HeaderError> {
    let mut game = log.beginning()?;
    if game.letter().is_none() {
        return Ok(None);
    }
    let starts = BoardLetter::ALL.map(|letter| game.turned_to(letter).state().line.start().to_fen());
    let mut made: Vec<Made> = Vec::new();
    for entry in &log.entries {
        game.evolve(entry);
        for letter in BoardLetter::ALL {
            follow(&mut made, game.turned_to(letter).state(), letter);
        }
    }
    let end = game
        .turned_to(BoardLetter::A)
        .state()
        .end
        .as_ref()
        .map(|end| end.result);
    let result = end.unwrap_or(GameResult::Open);
    let mut text = tags_of(tags, &starts, game.state(), result);
    text.push('\n');
    let words = made.iter().map(|one| {
        let number = one.ply.div_ceil(2);
        let letter = one.letter.letter();
        let letter = if one.ply % 2 == 1 {
            letter
        } else {
            letter.to_ascii_lowercase()
        };
        format!("{number}{letter}. {}", one.text)
    });
    let marker = core::iter::once(String::from(result.marker()));
    let mut column = 0;
    for word in words.chain(marker).flat_map(|words| split(&words)) {
        if column > 0 && column + 1 + word.len() > LINE {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        column += word.len();
        text += &word;
    }
    text += "\n\n";
    Ok(Some(text))
}

fn split(words: &str) -> Vec<String> {
    words.split(' ').map(String::from).collect()
}

/// What was made on a board since, and without what was taken back.
fn follow(made: &mut Vec<Made>, state: &State, letter: BoardLetter) {
    let plies = state.line.plies();
    let last = made.iter().filter(|one| one.letter == letter).count();
    if last > plies.len() {
        made.retain(|one| one.letter != letter || one.ply <= plies.len());
    }
    for (at, ply) in plies.iter().enumerate().skip(last.min(plies.len())) {
        let before = at
            .checked_sub(1)
            .map_or_else(|| state.line.start(), |at| &plies[at].after);
        let legal = ply.played.and_then(|played| before.legal(played));
        let san = legal.and_then(|one| before.written(one, &SanStyle::default()));
        let text = san.map_or_else(
            || {
                ply.played
                    .map_or_else(|| String::from("--"), |played| format!("{played}"))
            },
            |san| format!("{san}"),
        );
        let left = state.clocks.as_ref().map(|_| ply.clocks[before.turn().index()]);
        let left = left.map(|ms| format!(" {{{}.{}}}", ms / 1000, ms % 1000 / 100));
        made.push(Made {
            letter,
            ply: at + 1,
            text: text + &left.unwrap_or_default(),
        });
    }
    // What is made is written when it is made; its time is known when the clock has been pressed.
    if let (Some(ply), Some(_)) = (plies.last(), &state.clocks)
        && let Some(one) = made.iter_mut().rev().find(|one| one.letter == letter)
        && let Some((san, _)) = one.text.split_once(' ')
    {
        let mover = if one.ply % 2 == 1 {
            state.line.start().turn()
        } else {
            !state.line.start().turn()
        };
        let ms = ply.clocks[mover.index()];
        one.text = format!("{san} {{{}.{}}}", ms / 1000, ms % 1000 / 100);
    }
}

fn tags_of(tags: &Tags<'_>, starts: &[String; 2], state: &State, result: GameResult) -> String {
    let known = |text: &str, unknown: &str| String::from(if text.is_empty() { unknown } else { text });
    let [[white_a, black_a], [white_b, black_b]] = tags.players;
    let mut all = alloc::vec![
        ("Event", known(tags.event, "?")),
        ("Site", "?".into()),
        ("Date", known(tags.date, "????.??.??")),
        ("WhiteA", known(white_a, "?")),
        ("BlackA", known(black_a, "?")),
        ("WhiteB", known(white_b, "?")),
        ("BlackB", known(black_b, "?")),
    ];
    if let Some(clocks) = &state.clocks {
        let control = clocks.device.setting().of(Color::White);
        all.push(("TimeControl", control.to_pgn()));
    }
    all.push(("Variant", "Bughouse".into()));
    let usual = AnyGame::start(VariantName::Bughouse).setup().to_fen();
    if starts.iter().any(|start| *start != usual) {
        all.push(("SetUp", "1".into()));
        all.push(("FEN", starts.join(" | ")));
    }
    all.push(("Result", result.marker().into()));
    // Names have no control characters in them; whatever else cannot be written is left out.
    let written = all
        .into_iter()
        .filter_map(|(name, value)| Tag::new(name, &value).ok());
    written.fold(String::new(), |text, tag| text + &format!("{tag}\n"))
}
