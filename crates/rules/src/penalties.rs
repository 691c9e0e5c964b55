//! The penalties that an arbiter may impose. Topics `penalty.*`.
