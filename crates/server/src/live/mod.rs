//! What lives: events and games in memory, each with its one writer, and the sockets that hear of them.
//!
//! In reading order: [`Hub`] (all of it), [`House`] (an event), [`Table`] (a game), [`tell`](self) (scenes and entries
//! in words), [`wire`] (the messages), `socket` (one browser).

pub mod aside;
mod clock;
pub mod coach;
mod control;
mod devices;
mod example;
mod failure;
mod house;
mod hub;
mod langs;
mod listeners;
mod living;
pub mod password;
mod photos;
mod remembered;
mod sample;
mod sealed;
mod secret;
mod socket;
mod table;
mod tell;
mod watched;
pub mod wire;

pub use clock::{Ticks, Wall};
pub use coach::{Incident, incident};
pub use control::{clock_text, control_words, short_words, words_of};
pub use failure::Failure;
#[cfg(feature = "ts")]
pub use failure::FailureJson;
pub use house::{Acting, Answered, Counted, Device, House, called, instant, may_read_all, title, version};
pub use hub::{
    Card, Draft, Found, Heard, Hub, Last, Need, NewBoard, OwnLink, Players, SIDES, code_name, names,
    pass_name, purpose, purpose_of_draw, unknown,
};
pub use langs::Langs;
pub use living::{Hand, story};
pub use photos::Photo;
pub use sample::{Ways, ways};
pub use secret::token;
pub use socket::{boards, event_socket, game_socket};
pub use table::{Ended, Here, OnEnvelope, Part, Table, looker};
pub use tell::{end_reason, end_title};
