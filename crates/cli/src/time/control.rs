//! The figures of a time control, and the same as JSON.

use std::time::Duration;

use arbiter_laws::clock::{Bonus, Color, Controls, Period, TimeControl};
use arbiter_laws::{Citation, Classified, Figure, Rulebook};
use serde_json::{Value, json};

/// The moves after which totals are always told.
const TOTALS: [u32; 2] = [40, 60];

/// Everything that is told of a control.
pub struct Explained<'a> {
    pub controls: &'a Controls,
    /// The moves after which totals are told.
    pub totals: Vec<u32>,
    /// The moves of the game whose latest end is told; `None` where the time is used up whatever their number.
    pub moves: Option<u32>,
    pub latest: Duration,
    pub class: Classified,
}

impl<'a> Explained<'a> {
    pub fn new(controls: &'a Controls, moves: Option<u32>, book: &Rulebook) -> Self {
        let mut totals: Vec<u32> = TOTALS.into_iter().chain(moves).collect();
        totals.sort_unstable();
        totals.dedup();
        let each = Color::ALL.map(|player| controls.of(player));
        let fixed = moves.is_none() && each.iter().all(|control| is_fixed(control));
        let moves = (!fixed).then(|| moves.unwrap_or(TOTALS[1]));
        let time = |control: &TimeControl| moves.map_or(control.base(), |moves| control.allotted(moves));
        Self {
            controls,
            totals,
            moves,
            latest: each.into_iter().map(time).sum(),
            class: book.classify(controls),
        }
    }

    /// The players whose control is told: one for both where they are the same.
    pub fn players(&self) -> &'static [(Option<Color>, Color)] {
        if self.controls.are_same() {
            &[(None, Color::White)]
        } else {
            &[
                (Some(Color::White), Color::White),
                (Some(Color::Black), Color::Black),
            ]
        }
    }

    pub fn json(&self, book: &Rulebook) -> Value {
        let controls = self
            .players()
            .iter()
            .map(|(player, of)| self.control_json(*player, self.controls.of(*of)));
        let figured = self.class.figure;
        json!({
            "controls": controls.collect::<Vec<_>>(),
            "latest_end": { "moves": self.moves, "time": time(self.latest) },
            "edition": book.id(),
            "class": figured.map(|_| self.class.play.id()),
            "figure": figured.map(|figure| time(figure.time)),
            "figure_moves": figured.and_then(|figure| figure.moves),
            "article": self.class.article.as_ref().map(Citation::article),
            "warnings": self.class.warnings.iter().map(|warning| {
                let (what, limit) = (warning.what.word(), warning.what.limit());
                json!({
                    "what": what,
                    "limit": limit.map(time),
                    "article": warning.article.as_ref().map(Citation::article),
                })
            }).collect::<Vec<_>>(),
        })
    }

    fn control_json(&self, player: Option<Color>, control: &TimeControl) -> Value {
        let totals = self
            .totals
            .iter()
            .map(|moves| json!({ "moves": moves, "time": time(control.allotted(*moves)) }));
        json!({
            "player": player.map_or("both", Color::word),
            "control": control.to_string(),
            "pgn": control.to_pgn(),
            "periods": control.periods().iter().map(period).collect::<Vec<_>>(),
            "main_time": time(control.base()),
            "totals": totals.collect::<Vec<_>>(),
        })
    }
}

/// All the time is there from the start, whatever the number of moves.
fn is_fixed(control: &TimeControl) -> bool {
    !control.has_bonus() && control.periods().last().is_some_and(|last| last.moves.is_none())
}

fn time(time: Duration) -> String {
    Figure(time).to_string()
}

fn period(period: &Period) -> Value {
    json!({
        "moves": period.moves,
        "base": time(period.base),
        "mode": mode(period.bonus),
        "each": time(period.bonus.duration()),
    })
}

/// The name of a way in which moves add time.
pub const fn mode(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::None => "none",
        Bonus::Increment(_) => "increment",
        Bonus::Delay(_) => "delay",
        Bonus::Bronstein(_) => "bronstein",
    }
}
