//! A game as a story: which entries are told together, and a whole move in one sentence.

use arbiter_game::Entry;
use arbiter_game::event::{Act, HandsAct};
use arbiter_game::rules::answer::{Decision, DutyDecision, MoveDecision};
use arbiter_game::rules::fact::Hand;
use arbiter_game::rules::{Answer, Ruling};
use arbiter_game::state::Situation;

use super::Played;
use crate::Lang;

/// Entries that belong together: the acts of hands that one move is short for, or one entry.
pub fn moments(entries: &[Entry]) -> impl Iterator<Item = &[Entry]> {
    entries.chunk_by(|one, next| {
        let (one, next) = (&one.event, &next.event);
        let ended = matches!(one.act, Act::Hands(HandsAct::Press { .. }));
        one.part && next.part && !ended && (one.by, one.at) == (next.by, next.at)
    })
}

/// Entries that a reader takes for one thing: as [`moments`] has them, and beyond that the hands of one player up to his
/// press, where they made one move and nothing was answered but that, and what a touch obliged to.
///
/// ```
/// use arbiter_game::event::{Actor, Event, HandsAct, ShorthandAct};
/// use arbiter_game::rules::laws::default_rulebook;
/// use arbiter_game::{Game, Start};
/// use arbiter_lang::{Lang, Language, turns};
///
/// let mut game = Game::begin(&Start::default(), default_rulebook().standard());
/// let before = *game.state().line.now();
/// let mut entries = game.apply(&Event::new(Actor::White, ShorthandAct::san("Nf3"))).unwrap();
/// entries.iter_mut().for_each(|entry| entry.event.part = false);
/// let turn = turns(&entries).next().unwrap();
/// assert_eq!(turn.len(), entries.len());
/// let said = Lang::new(Language::En).turn(turn, &[before, *game.state().line.now()]);
/// assert_eq!(said.unwrap(), "White plays Nf3 and presses the clock.");
/// ```
pub fn turns(entries: &[Entry]) -> impl Iterator<Item = &[Entry]> {
    let hands = |entry: &Entry| match entry.event.act {
        Act::Hands(HandsAct::Press { .. }) => Some(true),
        Act::Hands(
            HandsAct::Touch { .. }
            | HandsAct::Lift { .. }
            | HandsAct::Place { .. }
            | HandsAct::Release { .. }
            | HandsAct::Remove { .. },
        ) => Some(false),
        _ => None,
    };
    let chunks = entries.chunk_by(move |one, next| {
        hands(one) == Some(false) && hands(next).is_some() && one.event.by == next.event.by
    });
    chunks.flat_map(|chunk| {
        let one_move = is_one_move(chunk);
        let whole = one_move.then_some(chunk);
        let parts = (!one_move).then(|| moments(chunk));
        whole.into_iter().chain(parts.into_iter().flatten())
    })
}

/// Whether entries are one move that went as moves go: made once, and with nothing ruled but what a touch obliged to.
#[must_use]
pub fn is_one_move(entries: &[Entry]) -> bool {
    let duty = |answer: &Answer| {
        matches!(answer, Answer::Ruling(ruling) if matches!(
            ruling.decision,
            Decision::Duty(DutyDecision::Obligation { .. } | DutyDecision::NoObligation { .. })
        ))
    };
    let mut answers = entries.iter().flat_map(|entry| &entry.answers);
    made(entries).count() == 1 && answers.all(|answer| is_plain(answer) || duty(answer))
}

/// Whether an answer says no more than the sentence of a whole move does.
#[must_use]
pub fn is_plain(answer: &Answer) -> bool {
    let plain = |decision: &Decision| {
        matches!(
            decision,
            Decision::Move(MoveDecision::MoveMade { .. } | MoveDecision::MoveCompleted { .. })
        )
    };
    matches!(answer, Answer::Ruling(ruling) if plain(&ruling.decision))
}

/// The moves that were made in these entries, in UCI.
fn made(entries: &[Entry]) -> impl Iterator<Item = String> {
    let answers = entries.iter().flat_map(|entry| &entry.answers);
    answers.filter_map(|answer| match answer {
        Answer::Ruling(Ruling {
            decision: Decision::Move(MoveDecision::MoveMade { uci, .. }),
            ..
        }) => uci.map(|uci| uci.to_string()),
        _ => None,
    })
}

/// The move that several entries are, by its squares, if they can be told as one.
fn squares(turn: &[Entry]) -> Option<String> {
    if turn.len() < 2 {
        return None;
    }
    if let Some(uci) = made(turn).next() {
        return Some(uci);
    }
    let acts = || turn.iter().map(|entry| &entry.event.act);
    let from = acts().find_map(|act| match act {
        Act::Hands(HandsAct::Lift { square, .. }) => square.get(),
        _ => None,
    })?;
    let to = acts().find_map(|act| match act {
        Act::Hands(HandsAct::Place { square, .. }) => square.get(),
        _ => None,
    })?;
    Some(format!("{from}{to}"))
}

fn is_pressed(turn: &[Entry]) -> bool {
    let press = |entry: &Entry| matches!(entry.event.act, Act::Hands(HandsAct::Press { .. }));
    turn.iter().any(press)
}

fn is_two_handed(turn: &[Entry]) -> bool {
    turn.iter().any(|entry| {
        matches!(
            entry.event.act,
            Act::Hands(
                HandsAct::Lift {
                    hand: Some(Hand::Both),
                    ..
                } | HandsAct::Place {
                    hand: Some(Hand::Both),
                    ..
                }
            )
        )
    })
}

impl Lang {
    /// Entries that are one move of a player, in one sentence; nothing where they are not. `boards` are the positions in
    /// which the move may be legal, most likely first.
    #[must_use]
    pub fn turn(&self, entries: &[Entry], boards: &[Situation]) -> Option<String> {
        let squares = squares(entries)?;
        let played = Played {
            by: entries.first()?.event.by,
            squares: &squares,
            two_hands: is_two_handed(entries),
            pressed: is_pressed(entries),
        };
        Some(self.played(&played, boards))
    }
}
