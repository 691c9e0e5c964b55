//! Touched pieces: what they oblige the player to do. Topics `touch.*`.
