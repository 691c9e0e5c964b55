//! A game as PGN, at any moment of it: with the time that was left after each move where there is a clock.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use arbiter_notation::SanStyle;
use arbiter_notation::pgn::{Aside, Comment, Game as Pgn, GameResult, Item, Tag};
use arbiter_rules::answer::EndReason;
use arbiter_rules::chess::Color;
use arbiter_rules::variants::{AnyGame, Asked, Legal, VariantName};

use crate::state::{Ground, Ply, Situation, State};

/// What a game itself does not know; empty texts are unknown.
#[derive(Debug, Clone, Copy, Default)]
pub struct Tags<'a> {
    /// The name of the event.
    pub event: &'a str,
    /// The day, as PGN writes it: `2026.11.21`.
    pub date: &'a str,
    /// The name of the player of White.
    pub white: &'a str,
    /// The name of the player of Black.
    pub black: &'a str,
    /// The number of the board.
    pub board: Option<u32>,
    /// The ids of this game and of the one at the other board of a match, which name each other.
    pub of_match: Option<[&'a str; 2]>,
}

/// What is kept back while a game is played.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Kept {
    /// So many of the last moves.
    pub moves: usize,
    /// The seconds of the clocks: they are written in whole minutes, as [`crate::in_minutes`] counts them.
    pub seconds: bool,
}

/// The game so far, without what is kept back.
///
/// The movetext is legal: where a fault stands it ends, and a comment says what was played from there. What was taken back
/// is not in it.
///
/// ```
/// use arbiter_game::event::{Actor, Event, ShorthandAct};
/// use arbiter_game::{Game, Start, pgn};
/// use arbiter_rules::laws::default_rulebook;
///
/// let mut game = Game::begin(&Start::default(), default_rulebook().standard());
/// game.apply(&Event::new(Actor::White, ShorthandAct::san("e4"))).unwrap();
/// let text = pgn::write(game.state(), &pgn::Tags::default(), pgn::Kept::default());
/// assert!(text.contains("[White \"?\"]") && text.ends_with("1. e4 *\n\n"), "{text}");
/// let tags = pgn::Tags { of_match: Some(["abc", "abc-b"]), ..pgn::Tags::default() };
/// let text = pgn::write(game.state(), &tags, pgn::Kept::default());
/// assert!(text.contains("[GameId \"abc\"]\n[OtherGame \"abc-b\"]"), "{text}");
/// ```
#[must_use]
pub fn write(state: &State, tags: &Tags<'_>, kept: Kept) -> String {
    let plies = state.line.plies();
    let shown = &plies[..plies.len().saturating_sub(kept.moves)];
    let result = state.end.as_ref().map_or(GameResult::Open, |end| end.result);
    let mut game = Pgn {
        tags: all_tags(state, tags, result),
        movetext: movetext(state, shown, kept.seconds),
        ..Pgn::default()
    };
    game.result = Some(result);
    game.to_pgn()
}

fn all_tags(state: &State, tags: &Tags<'_>, result: GameResult) -> Vec<Tag> {
    let mut all = vec![
        ("Event", known(tags.event, "?")),
        ("Site", "?".into()),
        ("Date", known(tags.date, "????.??.??")),
        ("Round", "?".into()),
        ("White", known(tags.white, "?")),
        ("Black", known(tags.black, "?")),
        ("Result", result.marker().into()),
    ];
    all.extend(tags.board.map(|board| ("Board", board.to_string())));
    if let Some([own, other]) = tags.of_match {
        all.extend([("GameId", own.into()), ("OtherGame", other.into())]);
    }
    let start = state.line.begun().to_fen();
    let chess960 = state.chess960.is_some();
    let name = if chess960 {
        VariantName::Chess960
    } else {
        state.variant
    };
    all.extend(name.tag().map(|tag| ("Variant", tag.into())));
    let usual = AnyGame::start(state.variant).setup().to_fen();
    if matches!(state.line.start().ground, Ground::Lawful(_)) && (chess960 || start != usual) {
        all.push(("SetUp", "1".into()));
        all.push(("FEN", start));
    }
    if let Some(clocks) = &state.clocks {
        let control = clocks.device.setting().of(Color::White);
        all.push(("TimeControl", control.to_pgn()));
    }
    let ended = state.end.as_ref().map(|end| termination(end.reason));
    all.extend(ended.map(|how| ("Termination", how.into())));
    valid(all)
}

/// What a tag says, or that it is not known.
pub(crate) fn known(text: &str, unknown: &str) -> String {
    String::from(if text.is_empty() { unknown } else { text })
}

/// The tags that can be written. Names have no control characters in them; whatever else cannot be is left out.
pub(crate) fn valid(all: Vec<(&str, String)>) -> Vec<Tag> {
    all.into_iter()
        .filter_map(|(name, value)| Tag::new(name, &value).ok())
        .collect()
}

/// The words of the PGN standard for how a game ended.
const fn termination(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Time | EndReason::BothFlags => "time forfeit",
        EndReason::IllegalMoves | EndReason::Device | EndReason::Conduct => "rules infraction",
        EndReason::Default => "abandoned",
        EndReason::Quickplay | EndReason::IrregularPosition => "adjudication",
        _ => "normal",
    }
}

/// The moves, as long as each is legal where the ones before it lead; then a comment with the rest.
fn movetext(state: &State, shown: &[Ply], in_minutes: bool) -> Vec<Item> {
    let mut items = Vec::new();
    let mut before = *state.line.start();
    for (index, ply) in shown.iter().enumerate() {
        let made = written(&before, ply).or_else(|| handed_over(state, ply));
        let Some((san, after)) = made else {
            items.push(comment(&rest(&before, &shown[index..])));
            break;
        };
        let mover = before.turn();
        items.push(Item::Move(san));
        if state.clocks.is_some() {
            let left = match u64::from(ply.clocks[mover.index()]) {
                ms if in_minutes => crate::in_minutes(ms) * 60,
                ms => ms / 1000,
            };
            items.push(comment(&format!(
                "[%clk {}:{:02}:{:02}]",
                left / 3600,
                left / 60 % 60,
                left % 60
            )));
        }
        before = after;
    }
    items
}

/// The legal move that leaves what stands after the ply, and the position to which it leads for every reader.
fn written(before: &Situation, ply: &Ply) -> Option<(String, Situation)> {
    let Ground::Lawful(_) = before.ground else {
        return None;
    };
    let board = ply.after.board();
    let leaves = |one: &Legal| before.play(*one).board() == board;
    let asked = ply.played.and_then(|played| before.legal(played)).filter(leaves);
    // A pawn that was left on the last rank may have become a queen since.
    let one = asked.or_else(|| before.legal_moves()?.iter().find(leaves))?;
    let san = before.written(one, &SanStyle::default())?.to_string();
    Some((san, before.play(one)))
}

/// A man put down that the partner had taken on the other board: only there is seen where he came from, and so the moves of
/// this board go on with what stands on it.
fn handed_over(state: &State, ply: &Ply) -> Option<(String, Situation)> {
    let put_down = ply.played.filter(|played| matches!(played, Asked::Drop(_)))?;
    let goes_on = state.variant == VariantName::Bughouse && matches!(ply.after.ground, Ground::Lawful(_));
    goes_on.then(|| (put_down.to_string(), ply.after))
}

/// What no reader could play: the moves by their squares, from the position in which the first of them was made.
fn rest(before: &Situation, plies: &[Ply]) -> String {
    let squares = |ply: &Ply| {
        ply.played
            .map_or_else(|| "--".into(), |played| played.to_string())
    };
    let moves: Vec<String> = plies.iter().map(squares).collect();
    format!("... +{} [{}] {}", plies.len(), before.to_fen(), moves.join(" "))
}

fn comment(text: &str) -> Item {
    Item::Aside(Aside::Comment(Comment::lossy(text)))
}
