//! Lessons for beginners: the list, one lesson, questions with their facts, and two clocks side by side. Every try is judged by
//! `arbiter_learn` and forgotten; progress stays in the browser.

mod pages;

#[cfg(feature = "ts")]
pub use pages::LessonPage;
pub use pages::routes;
