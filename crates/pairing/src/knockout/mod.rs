//! Knock-outs: a bracket with seeds and byes, matches of several games, a ladder of tie-break games, and perhaps groups before.
//!
//! A round is one game of every match of the stage that is not decided; who has won his match rests until the others have. So
//! everything here is derived from the rounds of a field: which match a game belongs to, which step of the ladder, who goes on.

mod course;
mod groups;
mod ladder;
mod places;
mod plan;
mod run;
mod seeding;
mod stage;

pub use course::{Course, Level};
pub use groups::{Table, drawn, rounds as rounds_of_groups};
pub use ladder::{FirstColor, NotAStep, Step, ladder};
pub use places::places;
pub use plan::{Groups, Last, Order, Plan, sizes};
pub use run::{Decision, Game, Match, State};
pub use seeding::{lines, separate};
pub use stage::Bracket;
