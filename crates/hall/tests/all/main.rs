//! Seats, roles and the way back, tried from outside. One executable: linking many took longer than running them.

mod acts;
mod back;
mod bughouse;
mod chess960;
mod evening;
mod far;
mod people;
mod roles;
mod room;
mod variants;
