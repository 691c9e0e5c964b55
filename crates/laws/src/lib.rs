//! Rulebooks as typed values: the editions of the Laws of Chess and the rules of leagues, schools and friends.
//!
//! A [`Rulebook`] is a list of [`Article`]s, each about a [`Topic`] and with the values of its parameters.
//! Resolved for one game it is a [`Regime`]: every parameter with one value, every topic with its citations, the
//! replacing article first. What this crate is *not*: it knows no move and no game, and has no sentence for people
//! (those stand in `lang/`); its code knows no edition by name (those stand in `laws/`).
//!
//! ```
//! use arbiter_laws::{Fivefold, Rulebook, Topic};
//!
//! let older = Rulebook::by_id("fide-2014").unwrap().standard();
//! let newer = Rulebook::by_id("fide-2018").unwrap().standard();
//! assert_eq!(older.draw_automatic_fivefold().value(), Some(Fivefold::Consecutive));
//! assert_eq!(newer.draw_automatic_fivefold().value(), Some(Fivefold::Any));
//! assert_eq!(newer.cite(Topic::EndFivefold).unwrap().article(), "9.6.1");
//! ```
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod alter;
mod book;
mod builtin;
mod check;
mod cite;
mod classify;
mod compare;
mod data;
mod date;
mod diagrams;
mod games;
mod notes;
mod number;
mod policy;
mod read;
mod regime;
mod regulations;
mod said;
mod schema;
mod stored;
mod subjects;
mod terms;
mod value;
mod write;

mod generated {
    //! The topics, parameters and policies of `laws/topics/`, and the built-in rulebooks and overlays of `laws/`.
    #![allow(clippy::all, clippy::pedantic, reason = "written by the build")]
    use crate::data::{Article, Ground, Refer, Rulebook, Silence, State};
    use crate::schema::Schema;
    use crate::value::Value;
    use alloc::borrow::Cow;
    include!(concat!(env!("OUT_DIR"), "/generated.rs"));
}

pub use arbiter_clock as clock;
pub use builtin::{
    AuditEdition, InForce, audit_edition, default_rulebook, in_force_among, in_force_on, nearest_ids,
    overlays, rulebooks,
};
pub use check::Finding;
pub use cite::Citation;
pub use classify::{Classified, Figured, Unfit, Warning};
pub use compare::{Change, Difference, Side, said_once};
pub use data::{Article, Ground, Refer, Rulebook, Silence, State};
pub use date::{Date, DateError, PartialDate};
pub use diagrams::{Diagram, diagrams};
pub use games::Game;
pub use generated::*;
pub use notes::{Authority, Note, commentary, commentary_on};
pub use number::latin_digit;
pub use policy::{Policy, Words};
pub use read::{Fault, Problem, Raw, nearest, nearest_articles};
pub use regime::{Play, Regime, Standing, Supervision};
pub use regulations::{Regulations, RegulationsError};
pub use said::Said;
pub use schema::{Effect, KeyDef, Kind, PolicyDef, Schema, TopicDef};
pub use subjects::subjects_of;
pub use terms::{
    Entry, Term, TermSource, Unapproved, UnknownWord, find_terms, fold_words, terms, unapproved_words,
};
pub use value::{Figure, Ladder, Points, Rung, Step, TimeRange, Value};
pub use write::Written;

/// The example of the readme runs too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
