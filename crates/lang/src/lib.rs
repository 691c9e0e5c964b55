//! Texts for people in English, Persian, Arabic and Vietnamese.
//!
//! The sentences stand in `lang/<language>/*.ftl` (Fluent), which the browser reads too; this crate fills in their
//! variables with the digits, plurals and dates of the language. It knows no article and no ruling, only words.
//!
//! ```
//! use arbiter_lang::{Args, Lang, Language};
//!
//! let persian = Lang::new(Language::Fa);
//! assert_eq!(persian.number(1402), "۱٬۴۰۲");
//! let english = Lang::new(Language::En);
//! let args = Args::new().text("move", "Ke3").count("legal", 31);
//! assert!(english.text("audit-fault-illegal-move", &args).contains("Ke3"));
//! ```
#![forbid(unsafe_code)]

mod answers;
mod args;
mod controls;
mod files;
mod games;
mod language;
mod laws;
mod learn;
mod lesson_said;
mod mate;
mod notes;
mod numbers;
mod order;
mod own_lessons;
mod parameters;
mod problems;
mod reading;
mod search;
mod texts;
mod tournament;
mod training;

pub use answers::{Played, is_one_move, is_plain, moments, result_word, turns};
pub use args::Args;
pub use files::{carried, files};
pub use language::{Calendar, Language};
pub use learn::{LessonRow, LessonWords, OptionRow, ShownRow, StepRow, StepScreen, TriedRow};
pub use mate::mate_topic;
pub use order::Order;
pub use own_lessons::{OwnFault, OwnLesson, OwnLessons, own_lessons};
pub use reading::why_no_move;
pub use search::Found;
pub use texts::Lang;
pub use tournament::{AccountWords, PairingWords, TournamentWords};
