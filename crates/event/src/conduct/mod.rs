//! Running an event: everything that happens to it as acts, each carried out or refused whole.
//!
//! An [`Act`] is entered, drawn, paired, played or decided by somebody; [`apply`] carries it out on an [`Event`](crate::Event), tells what
//! an arbiter should know about it ([`Notice`]) or says why it cannot have happened ([`Refusal`]). A [`Log`] is the acts in
//! their order, one JSON line each, with who decided them and when; the event is what they add up to.
//!
//! ```
//! use arbiter_event::conduct::{Act, Entry, Log};
//!
//! let mut log = Log::default();
//! log.add(Entry::new(Act::announce("Club open", 3))).unwrap();
//! for name in ["One", "Two", "Three", "Four"] {
//!     log.add(Entry::new(Act::enter(name, None))).unwrap();
//! }
//! assert_eq!(log.event().players.len(), 4);
//! assert_eq!(Log::read(log.write().as_bytes()).unwrap(), log);
//! ```

mod act;
mod admit;
mod apart;
mod appeals;
mod apply;
mod boards;
mod csv;
mod decisions;
mod draw;
mod hall;
mod hours;
mod knock_out;
mod log;
mod minutes;
mod numbering;
mod numbers;
mod outcome;
mod pairing;
mod play;
mod presence;
mod refusal;
mod remark;
mod retold;
mod settle;
mod stated;
mod teams;

pub use act::{Act, ByeKind, EntryForm, Fellows, Hour, Paired};
pub use admit::minor;
pub(crate) use apart::{groups as fellows, kin};
pub use apply::apply;
pub use boards::boards;
pub use csv::{CsvFault, CsvFaultKind, entries};
pub use draw::{DrawMethod, DrawProblem, draw, verify_draw};
pub use hall::disputes;
pub use hours::hour;
pub use log::{Entry, Log, LogFault, LogFaultKind};
pub use minutes::{Minute, minutes};
pub use numbers::{by_strength, renumber};
pub use outcome::Outcome;
pub use pairing::{Broken, broken, manual};
pub use refusal::{Level, Notice, Refusal};
pub use remark::{Remark, fide_mode, remarks, withdrawn};
pub use retold::{NotRetold, retold};
pub use settle::{Answers, FORMS, Question, questions, setting, unsettled};
pub use stated::{open_games, stated};
