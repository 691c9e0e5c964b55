//! The web: HTTP to commands and views, and the pages that people read.
//!
//! Pages are made on the server, in the language and colours that the reader chose; scripts only take over where
//! something lives. This crate is *not* a judge: it asks the rooms below it and links every article that they cite.
//!
//! ```
//! let app = arbiter_server::app();
//! # drop(app);
//! ```
#![forbid(unsafe_code)]

mod allowed;
mod apart;
mod api;
mod app;
mod around;
mod assets;
mod behind;
mod choice;
mod course;
mod device;
mod digits;
mod doors;
mod drained;
mod figures;
mod frame;
mod home;
mod icon;
mod judge;
mod kept;
mod laws;
mod learn;
mod limits;
mod live;
mod living;
mod locks;
mod mine;
mod nodes;
mod noted;
mod noting;
mod open;
mod paced;
mod paces;
mod pages;
mod picture;
mod queue;
mod quota;
mod reach;
mod refused;
mod router;
mod secured;
mod serve;
mod settings;
mod shelf;
mod signs;
mod spoken;
mod times;
mod tls;
mod tournament;
mod train;
#[cfg(feature = "ts")]
mod typescript;
mod way;
mod worded;

pub use live::{Failure, Ways, names};
pub use nodes::{NatsAddress, NoNatsAddress, NoNode, Node};
pub use open::{app, open, open_at, open_for_officials, open_listing, open_noting};
pub use reach::in_the_hall;
pub use serve::{ServeError, Serving, serve};
pub use tls::{Keys, TlsError};
#[cfg(feature = "ts")]
pub use typescript::{TwoOfOneName, typescript};
