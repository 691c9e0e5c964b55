### A game without an arbiter: what the program takes back, and what it does itself.

ruling-move-taken-back = { $why ->
        [cannot_reach] Taken back: { ruling-piece } cannot go from { $from } to { $square }.
        [jumped] Taken back: something stands between { $from } and { $square }, and { ruling-piece } cannot jump.
        [own_piece] Taken back: { ruling-piece } went to { $square }, where a piece of the same colour stands.
        [not_in_hand] Taken back: { ruling-side } has no such man in hand.
        [occupied] Taken back: a man in hand goes to an empty square only.
        [pawn_on_last_rank] Taken back: a pawn in hand is not put on the first or the last rank.
        [into_check] Taken back: with { ruling-piece } on { $square } the own king is in check.
        [still_in_check] Taken back: the king is in check and stays in check.
        [nothing_to_capture] Taken back: { ruling-piece } goes to another file only to capture, and nothing stands on { $square }.
        [castling] Taken back: { ruling-side } cannot castle there now.
        [wrong_promotion] Taken back: a pawn on the last rank becomes a queen, rook, bishop or knight.
        [king_taken] Taken back: a king is never captured.
        [two_moves] Taken back: { ruling-side } has made more than one move.
        [from_nowhere] Taken back: a piece stands there that was not on the board.
        [vanished] Taken back: a piece was taken off that no move captured.
        [not_his_piece] Taken back: { ruling-side } has moved a piece of the opponent.
        [out_of_turn] Taken back: it was not { ruling-side-of } turn.
        [no_move] { ruling-side } has pressed the clock without a move.
       *[not_legal] Taken back: this is not a legal move.
    }
ruling-position-taken-back = The pieces stand as before.
remedy-take-back = The pieces are back where they stood.
remedy-undo-press = { ruling-side-of } clock runs on, as if it had not been pressed.
title-move-taken-back = { $why ->
        [no_move] Pressed without a move
        [out_of_turn] Out of turn
       *[not_legal] Illegal move
    }
