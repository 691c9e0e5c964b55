//! What acts and report files share: forms, results as people write them, open points, numbers by strength, what a report states.

mod act;
mod apart;
mod boards;
mod column;
mod draw;
mod hours;
mod numbers;
mod outcome;
mod pairing;
mod remark;
mod retold;
mod settle;
mod stated;
mod teams;

pub use act::{ByeKind, EntryForm, Fellows, Hour};
pub(crate) use apart::{groups as fellows, kin};
pub use boards::boards;
pub use column::NotOfColumn;
pub(crate) use draw::drawn_order;
pub use draw::{DrawMethod, DrawProblem};
pub(crate) use hours::Time;
pub(crate) use numbers::strength;
pub use numbers::{by_strength, renumber, title};
pub use outcome::Outcome;
pub use pairing::{Broken, broken};
pub use remark::{OURS, Remark, remarks, withdrawn};
pub use retold::{NotRetold, retold};
pub(crate) use settle::questions_of;
pub use settle::{Answers, Question, questions, setting, unsettled};
pub use stated::{open_games, stated};
