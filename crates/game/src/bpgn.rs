//! A match of two boards as one text, BPGN: the moves of both in the order in which they were made.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use arbiter_notation::SanStyle;
use arbiter_notation::pgn::GameResult;
use arbiter_rules::chess::Color;
use arbiter_rules::variants::{AnyGame, BoardLetter, VariantName};

use crate::log::Log;
use crate::pgn::{known, valid};
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
/// let written = bpgn::write(&Log::read(&text).unwrap(), &bpgn::Tags::default()).unwrap();
/// assert!(written.ends_with("1B. d4 1A. e4 *\n\n"), "{written}");
/// ```
#[must_use]
pub fn write(log: &Log, tags: &Tags<'_>) -> Option<String> {
    let mut boards = log.first_boards();
    boards.letter()?;
    // Which board each move was made on, in the order of time; what was taken back is not among them.
    let mut made: Vec<BoardLetter> = Vec::new();
    for entry in &log.entries {
        boards.follow(entry);
        let letter = boards.letter()?;
        let stand = boards.state().line.plies().len();
        let mut known = made.iter().filter(|on| **on == letter).count();
        while known > stand {
            let last = made.iter().rposition(|on| *on == letter)?;
            made.remove(last);
            known -= 1;
        }
        made.extend((known..stand).map(|_| letter));
    }
    let [first, second] = BoardLetter::ALL.map(|letter| {
        boards.turn_to(letter);
        boards.state().clone()
    });
    let result = first.end.as_ref().map_or(GameResult::Open, |end| end.result);
    let starts = [&first, &second].map(|state| state.line.begun().to_fen());
    let mut text = tags_of(tags, &starts, &first, result);
    text.push('\n');
    let mut written = [moves(&first, BoardLetter::A), moves(&second, BoardLetter::B)].map(Vec::into_iter);
    let words = made.iter().filter_map(|on| written[*on as usize].next());
    let marker = core::iter::once(String::from(result.marker()));
    let mut column = 0;
    for words in words.chain(marker) {
        for word in words.split(' ') {
            if column > 0 && column + 1 + word.len() > LINE {
                text.push('\n');
                column = 0;
            } else if column > 0 {
                text.push(' ');
                column += 1;
            }
            column += word.len();
            text += word;
        }
    }
    text += "\n\n";
    Some(text)
}

/// The moves of a board, each with its number and what was left on the clock.
fn moves(state: &State, letter: BoardLetter) -> Vec<String> {
    let mut before = state.line.start();
    let written = state.line.plies().iter().zip(1_usize..).map(|(ply, number)| {
        let legal = ply.played.and_then(|played| before.legal(played));
        let san = legal.and_then(|one| before.written(one, &SanStyle::default()));
        let played = || {
            ply.played
                .map_or_else(|| String::from("--"), |played| format!("{played}"))
        };
        let san = san.map_or_else(played, |san| format!("{san}"));
        let (whole, letter) = (number.div_ceil(2), letter.letter());
        let letter = if number % 2 == 1 {
            letter
        } else {
            letter.to_ascii_lowercase()
        };
        let left = state.clocks.as_ref().map(|_| ply.clocks[before.turn().index()]);
        let left = left.map_or_else(String::new, |ms| {
            format!(" {{{}.{}}}", ms / 1000, ms % 1000 / 100)
        });
        before = &ply.after;
        format!("{whole}{letter}. {san}{left}")
    });
    written.collect()
}

fn tags_of(tags: &Tags<'_>, starts: &[String; 2], state: &State, result: GameResult) -> String {
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
    let written = valid(all).into_iter();
    written.fold(String::new(), |text, tag| text + &format!("{tag}\n"))
}
