//! What lives: events and games in memory, each with its one writer, and the sockets that hear of them.
//!
//! In reading order: [`Hub`] (all of it), [`House`] (an event), [`Table`] (a game), [`tell`](self) (scenes and entries
//! in words), [`wire`] (the messages), `socket` (one browser).

mod clock;
mod control;
mod failure;
mod house;
mod hub;
mod langs;
mod listeners;
mod paces;
pub mod password;
mod sample;
mod secret;
mod socket;
mod table;
mod tell;
mod watched;
pub mod wire;

pub use control::{control_words, words_of};
pub use failure::Failure;
pub use house::{Device, House, may_read_all};
pub use hub::{Draft, Hub, unknown};
pub use langs::Langs;
pub use paces::{Measure, Pace, Paces};
pub use sample::seats;
pub use secret::token;
pub use socket::{boards, event_socket, game_socket, wish_of};
pub use table::{Ended, Part, Table, looker};
pub use tell::{end_reason, end_title};
