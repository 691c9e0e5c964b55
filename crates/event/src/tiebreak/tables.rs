//! The rounds of an event as tie-breaks see them: who had which opponent, what counts as unplayed, adjusted scores.

use super::account::AddendKind;
use super::edition::{Dummy, Edition};
use super::values::Value;
use crate::history::{bonus, cell, worth};
use crate::model::Event;
use arbiter_pairing::{Color, Mark};

/// Hundredths of a point.
pub type Score = i64;

/// How a round counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Over the board, or by forfeit where the pairings were known beforehand.
    Game,
    /// Pairing-allocated or full-point bye (16.2.1).
    Bye,
    /// Forfeit win (16.2.2).
    ForfeitWin,
    /// Requested bye (16.2.3, 16.2.5).
    Requested,
    /// Forfeit loss (16.2.4).
    ForfeitLoss,
    /// Nothing: a free round of a round robin.
    None,
}

/// One player's round.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    /// How it counts.
    pub kind: Kind,
    /// The mark.
    pub mark: Mark,
    /// Place of the scheduled opponent in the list of players.
    pub opponent: Option<usize>,
    /// The colour.
    pub color: Option<Color>,
    /// Points that it brought.
    pub points: Score,
}

impl Row {
    /// Whether it was a voluntary unplayed round (16.2).
    pub fn voluntary(&self) -> bool {
        matches!(self.kind, Kind::Requested | Kind::ForfeitLoss)
    }

    /// Whether a game was played over the board.
    pub fn over_the_board(&self) -> bool {
        self.opponent.is_some() && self.mark.played()
    }
}

/// All rounds of all players.
pub struct Tables<'a> {
    /// The event.
    pub event: &'a Event,
    /// Whether the pairings were known beforehand.
    pub round_robin: bool,
    /// The text.
    pub edition: Edition,
    /// Rounds by player.
    pub rows: Vec<Vec<Row>>,
    /// Final scores by player.
    pub scores: Vec<Score>,
    /// Scores as opponents see them (16.3).
    pub adjusted: Vec<Score>,
    /// Whether forfeits between two players count as games.
    forfeits: bool,
}

/// How the rounds are looked at.
#[derive(Debug, Clone, Copy, Default)]
pub struct View {
    /// The games of the event's last round count as draws (8.3).
    pub fore: bool,
    /// Forfeits count as games, as where the pairings were known beforehand (modifier `P`).
    pub forfeits: bool,
}

impl<'a> Tables<'a> {
    /// The rounds so far.
    pub fn new(event: &'a Event, edition: Edition, view: View) -> Self {
        let rounds = event.paired_rounds();
        let round_robin = round_robin(event);
        let last = view.fore && rounds == event.all_rounds();
        let mut tables = Self {
            event,
            round_robin,
            edition,
            forfeits: round_robin || view.forfeits,
            rows: Vec::new(),
            scores: Vec::new(),
            adjusted: Vec::new(),
        };
        for (at, player) in event.players.iter().enumerate() {
            let drawn = |round: usize| last && round == rounds;
            let rows: Vec<Row> = (1..=rounds)
                .map(|round| tables.row(at, round, drawn(round)))
                .collect();
            let extra = Score::from(bonus(event, player, rounds).value());
            tables
                .scores
                .push(rows.iter().map(|row| row.points).sum::<Score>() + extra);
            tables.adjusted.push(tables.adjust(&rows) + extra);
            tables.rows.push(rows);
        }
        tables
    }

    fn row(&self, at: usize, round: usize, drawn: bool) -> Row {
        let player = &self.event.players[at];
        let cell = cell(player, round);
        let opponent = self
            .event
            .players
            .binary_search_by_key(&cell.opponent, |player| player.number)
            .ok();
        let opponent = opponent.filter(|_| cell.opponent != 0);
        let mark = if drawn && opponent.is_some() {
            Mark::Draw
        } else {
            cell.mark
        };
        let points = if mark == cell.mark {
            worth(self.event, player, round)
        } else {
            self.event.points.draw
        };
        let kind = match mark {
            Mark::PairingBye | Mark::FullBye | Mark::HalfBye | Mark::ZeroBye if self.round_robin => {
                Kind::None
            }
            _ if opponent.is_some() && (mark.played() || self.forfeits) => Kind::Game,
            Mark::PairingBye | Mark::FullBye => Kind::Bye,
            Mark::ForfeitWin => Kind::ForfeitWin,
            Mark::ForfeitLoss => Kind::ForfeitLoss,
            _ => Kind::Requested,
        };
        Row {
            kind,
            mark,
            opponent,
            color: cell.color,
            points: Score::from(points.value()),
        }
    }

    /// 16.3: requested byes that are followed by no other round count as draws.
    fn adjust(&self, rows: &[Row]) -> Score {
        let last = rows.iter().rposition(|row| !row.voluntary());
        let draw = self.draw();
        let of = |(at, row): (usize, &Row)| {
            let trailing = row.kind == Kind::Requested && last.is_none_or(|last| at > last);
            if trailing { draw } else { row.points }
        };
        rows.iter().enumerate().map(of).sum()
    }

    /// Points of a loss over the board.
    pub fn loss(&self) -> Score {
        Score::from(self.event.points.loss.value())
    }

    /// Points of a draw.
    pub fn draw(&self) -> Score {
        Score::from(self.event.points.draw.value())
    }

    /// Points of a win.
    pub fn win(&self) -> Score {
        Score::from(self.event.points.win.value())
    }

    /// The number of a round's scheduled opponent.
    pub fn number(&self, row: &Row) -> Option<u16> {
        row.opponent.map(|opponent| self.event.players[opponent].number)
    }

    /// What a round contributes to Buchholz: the opponent's score, or the dummy's (16.4), and where it comes from.
    pub fn opponent_score(&self, at: usize, row: &Row) -> (Score, AddendKind) {
        let own = self.scores[at];
        if let (Kind::Game, Some(opponent)) = (row.kind, row.opponent) {
            let stands = self.scores[opponent];
            if self.round_robin || self.adjusted[opponent] == stands {
                return (stands, AddendKind::Plain);
            }
            return (
                self.adjusted[opponent],
                AddendKind::Adjusted(Value::points(stands)),
            );
        }
        let most = match (self.edition.dummy(), row.kind, row.opponent) {
            (Dummy::Uncapped, ..) => None,
            (_, Kind::ForfeitWin | Kind::ForfeitLoss, Some(opponent)) => Some(self.adjusted[opponent]),
            _ => Some(self.draw() * self.rows[at].len() as Score),
        };
        let dummy = AddendKind::Dummy {
            own: Value::points(own),
            most: most.map(Value::points),
        };
        (most.map_or(own, |most| own.min(most)), dummy)
    }
}

/// Whether the pairings of the event were known beforehand.
fn round_robin(event: &Event) -> bool {
    let coded = event.system.as_deref().is_some_and(|system| {
        system.contains("ROUNDROBIN") || system.contains("SCHEVENINGEN") || system.contains("SCHILLER")
    });
    let named = event
        .kept
        .iter()
        .any(|kept| kept.code == "092" && kept.text.to_ascii_lowercase().contains("robin"));
    coded || event.system.is_none() && named
}
