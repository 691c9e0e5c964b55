//! Illegal moves: what counts as one, how often, and what it costs. Topics `illegal.*`.
