//! Claims of a draw: repetition, moves without capture or pawn move; their price. Topics `claim.*`, `position.*`.
