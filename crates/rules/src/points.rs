//! Points of a game. Topics `score.*`.
