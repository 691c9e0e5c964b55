//! The tournament of an event: who may do which act, acts as somebody asks for them, and what its games bring to it.

mod again;
mod asked;
mod played;
mod rights;

pub use again::again;
pub use asked::{Acted, Asked, MOST as MOST_ACTS, Prepared, prepare};
pub use played::{conduct, follow};
pub use rights::{has_right, may_act, role_may, who_may};
