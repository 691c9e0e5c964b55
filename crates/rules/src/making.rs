//! Making and completing a move. Topics `move.*`, `clock.press`.
