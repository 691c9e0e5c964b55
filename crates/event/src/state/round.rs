//! A round: its boards as published, and what came of them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Facts;
use crate::Points;
use crate::number::{BoardNumber, EntrantId, Round, Seq, TeamId};
use crate::state::act::{ByeKind, Instead, Outcome, Refusal};
use arbiter_pairing::{Cell, Color, Mark};

/// A round that is paired.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundState {
    /// Its number.
    pub round: Round,
    /// By which entry.
    pub paired: Seq,
    /// The last entry that the pairing saw.
    pub known: Seq,
    /// The rule set; none where a person paired.
    pub rules: Option<String>,
    /// Why a person paired.
    pub reason: Option<String>,
    /// The rules that the pairing of a person breaks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub breaks: Vec<String>,
    /// Whether it was published.
    pub stage: Facts<Stage>,
    /// Who meets whom; a repair brings another one.
    pub layouts: Facts<Layout>,
    /// What became of each board.
    #[serde(with = "super::listed")]
    pub boards: BTreeMap<BoardNumber, BoardFacts>,
}

/// How far a round is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Only those who pair see it.
    Draft,
    /// It hangs on the wall.
    Published,
    /// Every board has a result.
    Closed,
}

impl Stage {
    /// Its name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::Published => "published",
            Self::Closed => "closed",
        }
    }
}

/// Who meets whom in a round.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// Boards in the order of their numbers.
    pub boards: Vec<Board>,
    /// Matches of teams in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub matches: Vec<Match>,
    /// Who has the pairing-allocated bye.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<EntrantId>,
    /// The team that has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team_bye: Option<TeamId>,
    /// Who is on no board, with the sign of a report file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub away: Vec<(EntrantId, char)>,
    /// What a report file says of somebody that no board can hold.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub odd: Vec<Odd>,
}

/// A board as published.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Its number, for ever.
    pub board: BoardNumber,
    /// White.
    pub white: EntrantId,
    /// Black.
    pub black: EntrantId,
    /// In an event of teams: the match and its board, from 1.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    pub of_match: Option<(u16, u16)>,
    /// A result that is known when the round is paired: somebody is absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
}

/// Who sits on the boards of a team, from the first on; none where nobody does.
pub type Seated = Vec<Option<EntrantId>>;

/// A match of teams.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Match {
    /// The first-named team.
    pub first: TeamId,
    /// The other.
    pub second: TeamId,
    /// Who sits on the boards of each, where a captain said so or somebody is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orders: Option<(Seated, Seated)>,
}

/// What a report file says of somebody's round that no board can hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Odd {
    /// Of whom.
    pub entrant: EntrantId,
    /// Against whom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent: Option<EntrantId>,
    /// With which colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Color>,
    /// The sign; none for a blank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sign: Option<char>,
}

/// What became of a board.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardFacts {
    /// Results, the last one holds.
    pub results: Facts<Scored>,
    /// They sat the other way round.
    pub turned: Facts<bool>,
    /// What each of the players reported.
    pub reported: Facts<(EntrantId, Outcome)>,
    /// Until when the game is adjourned.
    pub adjourned: Facts<String>,
    /// The live game; none where it was detached.
    pub game: Facts<Option<String>>,
}

/// A result with where it comes from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scored {
    /// What came of it, White first.
    pub result: Outcome,
    /// Where it comes from.
    pub source: Source,
    /// At a forfeit: whether the absence is excused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub excused: Option<bool>,
    /// What the arbiter says of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// The game that was played here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub live: Option<Box<Played>>,
}

/// The game that a live result comes from, and what it says of the end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Played {
    /// Its id.
    pub game: String,
    /// The number of lines of its log when it ended.
    pub version: u64,
    /// Why it ended, in the word of the game.
    pub reason: String,
    /// By which articles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cites: Vec<String>,
    /// The points of White and Black, from which penalties may have taken.
    pub score: (Points, Points),
}

/// Where a result comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Source {
    /// Somebody typed it.
    Typed,
    /// Both players reported it.
    Players,
    /// The game was played here.
    Live,
    /// It followed from the pairing: somebody was absent.
    Paired,
}

impl Source {
    /// Its name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            // What is known from the pairing on is as if the arbiter had typed it.
            Self::Typed | Self::Paired => "typed",
            Self::Players => "players",
            Self::Live => "live",
        }
    }
}

impl BoardFacts {
    /// The id of the live game on the board.
    #[must_use]
    pub fn live(&self) -> Option<&str> {
        self.game.last().and_then(|game| game.as_deref())
    }

    /// Whether colours are those of the other player.
    #[must_use]
    pub fn is_turned(&self) -> bool {
        self.turned.last().copied().unwrap_or(false)
    }
}

impl Layout {
    /// That a board is not there, with those that are.
    #[must_use]
    pub fn no_board(&self, round: Round, board: BoardNumber) -> Refusal {
        let numbers = || self.boards.iter().map(|board| board.board);
        Refusal::NoBoard {
            board,
            round,
            first: numbers().min().unwrap_or_default(),
            last: numbers().max().unwrap_or_default(),
        }
    }
}

impl RoundState {
    /// That it has no such board, with those that it has.
    #[must_use]
    pub fn no_board(&self, board: BoardNumber) -> Refusal {
        self.layout().no_board(self.round, board)
    }

    /// That it was paired since, which stands in the way of taking something back; with what can be done instead.
    pub(super) const fn paired_since(&self, instead: Option<Instead>) -> Refusal {
        Refusal::PairedSince {
            round: self.round,
            seq: self.paired,
            instead,
        }
    }

    pub(super) fn take_back(&mut self, seq: Seq) {
        self.stage.take_back(seq);
        self.layouts.take_back(seq);
        for board in self.boards.values_mut() {
            board.results.take_back(seq);
            board.turned.take_back(seq);
            board.reported.take_back(seq);
            board.adjourned.take_back(seq);
            board.game.take_back(seq);
        }
    }

    /// How far it is. What has begun is public, whether anybody said so or not: a result, a report, a live game.
    #[must_use]
    pub fn stage(&self) -> Stage {
        if self.open().next().is_none() {
            return Stage::Closed;
        }
        let begun = |facts: &BoardFacts| {
            let came = |scored: &Scored| scored.source != Source::Paired;
            facts.results.all().any(came) || !facts.reported.is_empty() || facts.live().is_some()
        };
        if !self.stage.is_empty() || self.boards.values().any(begun) {
            Stage::Published
        } else {
            Stage::Draft
        }
    }

    /// Who meets whom.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        static EMPTY: Layout = Layout {
            boards: Vec::new(),
            matches: Vec::new(),
            bye: None,
            team_bye: None,
            away: Vec::new(),
            odd: Vec::new(),
        };
        self.layouts.last().unwrap_or(&EMPTY)
    }

    /// A board by its number.
    #[must_use]
    pub fn board(&self, number: BoardNumber) -> Option<&Board> {
        self.layout().boards.iter().find(|board| board.board == number)
    }

    /// The board of somebody.
    #[must_use]
    pub fn board_of(&self, who: EntrantId) -> Option<&Board> {
        let boards = &self.layout().boards;
        boards
            .iter()
            .find(|board| [board.white, board.black].contains(&who))
    }

    /// The first entry after another one that seated somebody else at a board.
    pub(super) fn reseated(&self, number: BoardNumber, after: Seq) -> Option<Seq> {
        let seats = |layout: &Layout| {
            let mut boards = layout.boards.iter();
            let board = boards.find(|board| board.board == number)?;
            Some((board.white, board.black))
        };
        let mut told = self.layouts.told();
        let then = told.rfind(|told| told.0 <= after).and_then(|told| seats(told.1));
        let mut later = self.layouts.told().filter(|told| told.0 > after);
        later.find(|told| seats(told.1) != then).map(|told| told.0)
    }

    /// What is known of a board.
    #[must_use]
    pub fn facts(&self, number: BoardNumber) -> Option<&BoardFacts> {
        self.boards.get(&number)
    }

    /// White and Black as they sat.
    #[must_use]
    pub fn seats(&self, board: &Board) -> (EntrantId, EntrantId) {
        if self.facts(board.board).is_some_and(BoardFacts::is_turned) {
            (board.black, board.white)
        } else {
            (board.white, board.black)
        }
    }

    /// What came of a board; nothing while the game is open.
    #[must_use]
    pub fn result(&self, number: BoardNumber) -> Option<&Scored> {
        self.facts(number)?
            .results
            .last()
            .filter(|scored| !scored.result.open())
    }

    /// Boards without a result.
    pub fn open(&self) -> impl Iterator<Item = &Board> {
        let open = |board: &&Board| self.result(board.board).is_none();
        self.layout().boards.iter().filter(open)
    }

    /// Everybody's cell, as a report file has it.
    pub(super) fn cells(&self, number: impl Fn(EntrantId) -> u16) -> BTreeMap<EntrantId, Option<Cell>> {
        let mut cells = BTreeMap::new();
        let layout = self.layout();
        for &(who, sign) in &layout.away {
            let mark = Mark::from_sign(sign).unwrap_or(Mark::ZeroBye);
            cells.insert(who, Some(Cell::bye(mark)));
        }
        if let Some(bye) = layout.bye {
            cells.insert(bye, Some(Cell::bye(Mark::PairingBye)));
        }
        for board in &layout.boards {
            let (white, black) = self.seats(board);
            let open = Outcome {
                white: Mark::Open,
                black: Mark::Open,
            };
            let result = self.result(board.board).map_or(open, |scored| scored.result);
            for (who, opponent, color, mark) in [
                (white, black, Color::White, result.white),
                (black, white, Color::Black, result.black),
            ] {
                let (opponent, color) = (number(opponent), Some(color));
                cells.insert(
                    who,
                    Some(Cell {
                        opponent,
                        color,
                        mark,
                    }),
                );
            }
        }
        for odd in &layout.odd {
            let cell = odd.sign.and_then(Mark::from_sign).map(|mark| Cell {
                opponent: odd.opponent.map_or(0, &number),
                color: odd.colour,
                mark,
            });
            cells.insert(odd.entrant, cell);
        }
        cells
    }
}

impl ByeKind {
    /// The sign in a report file.
    #[must_use]
    pub const fn sign(self) -> char {
        self.mark().sign()
    }
}
