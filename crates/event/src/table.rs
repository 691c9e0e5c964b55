//! The table of an event after a round, as the command line, the HTTP interface and the screens show it.

use serde_json::{Map, Value, json};

use crate::round_robin::counting;
use crate::stated::stated;
use arbiter_pairing::knockout::Plan;

use crate::knockout::{placed, plan};
use crate::model::Event;
use crate::state::without_open_games;
use crate::tiebreak::{Code, Edition, NotATieBreak, Standing, Value as Hundredths, standings};

/// Which table is wanted.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Wanted {
    /// After which round; none is the newest.
    pub after: Option<usize>,
    /// Games that run count as draws, as the pairing takes them.
    pub as_paired: bool,
    /// Tie-breaks in their order; none are those of the event.
    pub tiebreaks: Option<Vec<Code>>,
    /// The text of C.07; none is the one in force when the event began.
    pub edition: Option<Edition>,
}

/// A table of places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// The event as it is counted.
    pub event: Event,
    /// The tie-breaks in their order; none in a knock-out, where places follow the bracket.
    pub list: Vec<Code>,
    /// The text of C.07 by which they were counted.
    pub edition: Edition,
    /// The places.
    pub lines: Vec<Standing>,
    /// Starting ranks of those whose results count for nobody (Tournament Rules, 11(d)).
    pub out_of_it: Vec<u16>,
}

/// Why there is no such table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NoTable {
    /// A round that is not paired.
    #[error("expected a round from 0 to {to}, found {found}")]
    Round {
        /// The round asked for.
        found: usize,
        /// The last that is paired.
        to: usize,
    },
    /// The event names a tie-break that is not known.
    #[error(transparent)]
    Tiebreak(#[from] NotATieBreak),
    /// Nobody plays in it.
    #[error("nobody has entered yet")]
    Nobody,
}

impl Wanted {
    /// The newest table.
    ///
    /// # Errors
    /// [`NoTable`].
    ///
    /// ```
    /// use arbiter_event::table::Wanted;
    /// use arbiter_reports::trf;
    /// let file = "142 1\n001    1      One                                                                1.0    1     2 w 1\n\
    ///             001    2      Two                                                                0.0    2     1 b 0\n";
    /// let event = trf::read(file.as_bytes()).unwrap().event;
    /// let table = Wanted::default().table(&event).unwrap();
    /// assert_eq!(table.json()["standings"][0]["player"], 1);
    /// ```
    pub fn table(&self, event: &Event) -> Result<Table, NoTable> {
        let event = self.until(event)?;
        let list = match &self.tiebreaks {
            Some(list) => list.clone(),
            None => event
                .tiebreaks
                .iter()
                .map(|code| code.parse())
                .collect::<Result<_, _>>()?,
        };
        let edition = self.edition.unwrap_or_else(|| Edition::of(&event));
        if event.players.is_empty() {
            return Err(NoTable::Nobody);
        }
        if let (None, Some(plan)) = (&self.tiebreaks, plan(&event)) {
            let lines = knocked_out(&event, &plan);
            return Ok(Table {
                event: stated(&event),
                list: Vec::new(),
                edition,
                lines,
                out_of_it: Vec::new(),
            });
        }
        let (event, out_of_it) = counting(&event);
        let lines = standings(&event, &list, edition);
        Ok(Table {
            event,
            list,
            edition,
            lines,
            out_of_it,
        })
    }

    /// The event after the round, with games that run counted as they are asked for.
    fn until(&self, event: &Event) -> Result<Event, NoTable> {
        let to = event.paired_rounds();
        let mut event = event.clone();
        if let Some(found) = self.after {
            if found > to {
                return Err(NoTable::Round { found, to });
            }
            for player in &mut event.players {
                player.rounds.truncate(found);
            }
        }
        Ok(if self.as_paired {
            event
        } else {
            without_open_games(&event)
        })
    }
}

impl Table {
    /// `{standings: [{rank, player, points, tiebreaks}]}`; players are starting ranks, teams their numbers.
    #[must_use]
    pub fn json(&self) -> Value {
        let value = |value: &Option<Hundredths>| json!(value.map(|value| value.to_string()));
        let line = |line: &Standing| {
            let values = self.list.iter().zip(&line.values);
            let values: Map<String, Value> = values.map(|(code, of)| (code.to_string(), value(of))).collect();
            json!({
                "rank": line.rank, "player": line.player, "points": line.points.to_string(), "tiebreaks": values,
            })
        };
        let lines: Vec<Value> = self.lines.iter().map(line).collect();
        json!({ "standings": lines })
    }
}

/// How far everybody came.
fn knocked_out(event: &Event, plan: &Plan) -> Vec<Standing> {
    let places = placed(event, plan);
    let event = stated(event);
    let points = |number: u16| {
        let player = event.player(number);
        let points = player.and_then(|player| player.points).unwrap_or_default();
        Hundredths::new(i64::from(points.value()) * 100)
    };
    let line = |(rank, player)| Standing {
        rank,
        player,
        points: points(player),
        values: Vec::new(),
    };
    places.into_iter().map(line).collect()
}
