//! A wrong initial position or a board placed wrongly. Topics `setup.*`.
