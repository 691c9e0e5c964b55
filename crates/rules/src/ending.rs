//! How a game ends: mate, stalemate, dead position, resignation, agreement, automatic draws. Topics `end.*`.
