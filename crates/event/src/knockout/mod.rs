//! Knock-outs: a bracket with seeds and byes, matches of several games, a ladder of tie-break games, and perhaps groups before.
//!
//! A round of the event is one game of every match of the stage that is not decided; who has won his match rests until the
//! others have. So a knock-out is kept as any event is, in a log or in a report file, and everything here is derived from its
//! rounds: which match a game belongs to, which step of the ladder, who goes on.

mod groups;
mod ladder;
mod places;
mod plan;
mod run;
mod seeding;
mod stage;

pub use groups::{Table, drawn};
pub use ladder::{FirstColor, NotAStep, Step, ladder};
pub use places::places;
pub use plan::{Groups, Last, Order, Plan, sizes};
pub use run::{Decision, Game, Match, State};
pub use seeding::{lines, separate};
pub use stage::Bracket;
