//! The boards of a game: one, or the two of a match of Bughouse, whose men go from one to the other.
//!
//! Each board has a state of its own and is judged as any game is. What ties them together is a function of both: men captured by
//! completed moves of one are in the partner's hand on the other, and the end of one is the end of both.

use alloc::boxed::Box;
use alloc::vec::Vec;

use arbiter_rules::Refusal;
use arbiter_rules::answer::{EndReason, GameResult, Score};
use arbiter_rules::chess::{Color, Role};
use arbiter_rules::fact::At;
use arbiter_rules::laws::Regime;
use arbiter_rules::variants::{Asked, BoardLetter, Pockets};

use crate::entry::Entry;
use crate::event::{Act, Actor, ArbiterAct, BeforeAct, Event, HandsAct};
use crate::evolve::{evolve, over, restore};
use crate::state::{Across, End, Line, State};

/// The board in front, and in a match of two the other: what a log is replayed with where no rule is to be asked.
///
/// ```
/// use arbiter_game::event::{Actor, Event, ShorthandAct};
/// use arbiter_game::log::{Header, Log, Writer};
/// use arbiter_game::rules::laws::default_rulebook;
/// use arbiter_game::{Game, Start};
///
/// let (book, start) = (default_rulebook(), Start::default());
/// let mut game = Game::begin(&start, book.standard());
/// let (mut writer, mut text) = Writer::begin(&Header::new(book, game.regime(), &start));
/// for entry in game.apply(&Event::new(Actor::White, ShorthandAct::san("e4"))).unwrap() {
///     text += &format!("\n{}", writer.entry(&entry));
/// }
/// let log = Log::read(&text).unwrap();
/// let mut boards = log.first_boards();
/// log.entries.iter().for_each(|entry| boards.follow(entry));
/// assert_eq!(boards.state(), game.state());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Boards {
    pub(crate) front: State,
    other: Option<Box<Other>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Other {
    /// Which board is in front; this is the one that is not.
    front: BoardLetter,
    state: State,
    /// What was in hand on each board when the match began, board A first.
    begun: [Pockets; 2],
}

impl Boards {
    /// One board, or board A with board B behind it.
    pub(crate) fn new(front: State, second: Option<State>) -> Self {
        let in_hand = |state: &State| state.line.now().beside.pockets().unwrap_or(Pockets::EMPTY);
        let other = second.map(|state| {
            let begun = [in_hand(&front), in_hand(&state)];
            let front = BoardLetter::A;
            Other { front, state, begun }.into()
        });
        let mut boards = Self { front, other };
        boards.link(None);
        boards
    }

    /// How the board in front stands.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.front
    }

    /// The board behind, of a match of two.
    pub(crate) fn other(&self) -> Option<&State> {
        self.other.as_deref().map(|other| &other.state)
    }

    /// Which board is in front, in a match of two.
    #[must_use]
    pub fn letter(&self) -> Option<BoardLetter> {
        self.other.as_deref().map(|other| other.front)
    }

    /// Brings a board to the front; nothing where there is one board only.
    pub fn turn_to(&mut self, letter: BoardLetter) {
        if let Some(other) = self.other.as_deref_mut().filter(|other| other.front != letter) {
            core::mem::swap(&mut self.front, &mut other.state);
            other.front = letter;
        }
    }

    /// Decides and carries out: the entries for the log. In a match what names no board is done at the one in front.
    pub(crate) fn apply(&mut self, regime: &Regime, event: &Event) -> Result<Vec<Entry>, Refusal> {
        let Some(front) = self.letter() else {
            if event.board.is_some() {
                return Err(Refusal::NoSuchBoard);
            }
            return crate::decide::apply(&mut self.front, regime, event);
        };
        let mut next = self.clone();
        let letter = event.board.unwrap_or(front);
        let mut entries = next.at(letter, regime, event)?;
        // What an arbiter says of the whole match holds at the other board too, unless it stands there already.
        if event.board.is_none() && is_for_both(event) {
            entries.extend(next.at(letter.other(), regime, event).unwrap_or_default());
        }
        next.turn_to(front);
        *self = next;
        Ok(entries)
    }

    fn at(&mut self, letter: BoardLetter, regime: &Regime, event: &Event) -> Result<Vec<Entry>, Refusal> {
        self.turn_to(letter);
        let ended = self.front.end.clone();
        self.look_across(event.at);
        let mut entries = crate::decide::apply(&mut self.front, regime, event)?;
        for entry in &mut entries {
            entry.event.board = Some(letter);
        }
        self.link(ended.as_ref());
        Ok(entries)
    }

    /// What a rule at the board in front may ask of the other one, at the instant of an event.
    fn look_across(&mut self, at: At) {
        let Some(other) = self.other.as_deref_mut() else {
            return;
        };
        if let Some(clocks) = &mut other.state.clocks {
            clocks.advance(at);
        }
        let there = &other.state;
        self.front.across = Across {
            flags: Color::ALL.map(|of| crate::decide::flags::is_overstepped(there, of)),
            dropped: there.line.dropped(),
            in_hand: there.line.now().beside.pockets().unwrap_or(Pockets::EMPTY),
        };
    }

    /// Carries out an entry as it was recorded, asking nobody, and leaves its board in front.
    pub fn follow(&mut self, entry: &Entry) {
        self.evolve(entry);
        if let Some(letter) = entry.event.board {
            self.turn_to(letter);
        }
    }

    /// Carries out an entry as it was recorded, asking nobody.
    pub fn evolve(&mut self, entry: &Entry) {
        let Some(front) = self.letter() else {
            return evolve(&mut self.front, entry);
        };
        self.turn_to(entry.event.board.unwrap_or(BoardLetter::A));
        let ended = self.front.end.clone();
        evolve(&mut self.front, entry);
        self.link(ended.as_ref());
        self.turn_to(front);
    }

    /// What has happened at the board in front is felt at the other: the time, the numbers of the log, men handed over, the end.
    fn link(&mut self, ended: Option<&End>) {
        let Some(other) = self.other.as_deref_mut() else {
            return;
        };
        let (one, two) = (&mut self.front, &mut other.state);
        (two.seq, two.answers, two.at) = (one.seq, one.answers, one.at);
        if let Some(clocks) = &mut two.clocks {
            clocks.advance(one.at);
        }
        one.across = Across::default();
        if one.end.as_ref() != ended {
            match (&one.end, &mut two.end) {
                (Some(end), Some(had)) if ended.is_some() => {
                    let corrected = elsewhere(end);
                    (had.result, had.score) = (corrected.result, corrected.score);
                }
                (Some(end), _) => over(two, elsewhere(end)),
                (None, _) => two.end = None,
            }
        }
        if let Some(ply) = one.moment.across.take() {
            restore(two, ply);
        }
        let captured = |line: &Line| line.captured_after(line.base());
        let handed = [captured(&one.line), captured(&two.line)];
        let begun = |letter: BoardLetter| other.begun[letter as usize];
        hand_over(one, begun(other.front), handed[1]);
        hand_over(two, begun(other.front.other()), handed[0]);
    }
}

/// What an arbiter does to a match, not to one of its boards.
fn is_for_both(event: &Event) -> bool {
    let stops = matches!(
        event.act,
        Act::Hands(HandsAct::StopClocks | HandsAct::RestartClock { .. })
    );
    let match_wide = matches!(
        event.act,
        Act::Arbiter(ArbiterAct::Start | ArbiterAct::Stop | ArbiterAct::Resume { .. })
            | Act::Before(BeforeAct::RoundStart)
    );
    // Where there is no arbiter the two players of a board speak for that board.
    event.by != Actor::Both && (match_wide || stops && event.by.is_arbiter())
}

/// The end of one board as the end of the other, where the partners have the other colours.
fn elsewhere(end: &End) -> End {
    End {
        result: end
            .result
            .winner()
            .map_or(end.result, |winner| GameResult::win(!winner)),
        score: Score {
            white: end.score.black,
            black: end.score.white,
        },
        reason: EndReason::OtherBoard,
        ..end.clone()
    }
}

/// The men in hand: those at the start, those handed over, without those put on the board. One that was used and would have to go
/// back is owed: the next of its kind pays for it.
fn hand_over(state: &mut State, begun: Pockets, handed: [[u8; 6]; 2]) {
    let mut pockets = Pockets::EMPTY;
    for color in Color::ALL {
        for role in Role::ALL {
            let dropped = state.line.plies().iter().filter(|ply| {
                let mover = !ply.after.turn();
                mover == color && matches!(ply.played, Some(Asked::Drop(drop)) if drop.role == role)
            });
            let has = begun.count(color, role) + handed[color.index()][role as usize];
            for _ in dropped.count()..usize::from(has) {
                pockets.add(color, role);
            }
        }
    }
    state.line.hand_over(pockets);
}
