//! Offers of a draw: when, by whom, how long they stand. Topics `offer.*`.
