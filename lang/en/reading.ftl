### Why a text that somebody typed or pasted cannot be read: a position, a move. Time controls stand in time.ftl.

reading-fen = { $at ->
        [end] Character { $column }, at the end
       *[sign] Character { $column }, “{ $found }”
    } ({ $field ->
        [placement] the pieces on the board
        [turn] the side to move
        [castling] the rights to castle
        [en_passant] the en passant square
        [halfmove_clock] the count of moves without capture and pawn move
        [fullmove_number] the number of the move
       *[end] after the number of the move
    }): { $expected ->
        [missing] this part is missing.
        [piece_or_count] expected the letter of a piece, a digit from 1 to 8, or a slash.
        [split_count] expected one digit for all the empty squares, not two side by side.
        [rank_too_long] the rank has more than eight squares.
        [rank_too_short] the rank has fewer than eight squares.
        [too_many_ranks] there are more than eight ranks.
        [too_few_ranks] there are fewer than eight ranks.
        [turn] expected w for White or b for Black.
        [castling_right] expected a hyphen, one of K, Q, k, q, or the file of a rook.
        [castling_twice] the same right stands here a second time.
        [en_passant_square] expected a hyphen, or a square that a pawn of the other side can have passed over.
        [number] expected a whole number from 0 to 65535.
       *[nothing] expected nothing more.
    }
reading-position = { $reason ->
        [white_king_missing] White has no king.
        [white_many_kings] White has more than one king.
        [black_king_missing] Black has no king.
        [black_many_kings] Black has more than one king.
        [opponent_in_check] The side that does not have the move is in check.
        [kings_adjacent] The kings stand side by side.
        [pawn_on_last_rank] A pawn stands on the first or the eighth rank.
        [castling_rights] A right to castle is given, but king or rook does not stand on its original square.
       *[en_passant] No pawn can just have passed over the en passant square.
    }
reading-variant = { $reason ->
        [pocket_not_here] A man is in hand, which this game does not know.
        [promoted_not_here] A promoted mark stands there, which this game does not know.
        [checks_not_here] Checks are counted, which this game does not do.
        [king_in_hand] A king is in hand.
        [too_many_in_hand] More than sixteen men of a kind are in hand.
        [promoted_nothing] A promoted mark stands on an empty square.
        [promoted_pawn] A promoted mark stands on a pawn.
        [promoted_king] A promoted mark stands on a king.
        [too_many_checks] More than three checks are left to give.
       *[both_have_won] Both sides have given their last check.
    }
reading-variant-fen = { $at ->
        [end] Character { $column }, at the end
       *[sign] Character { $column }, “{ $found }”
    }: { $expected ->
        [man_in_hand] expected a letter of a man in hand: { $letters }.
        [pocket_open] the bracket around the men in hand is not closed.
        [pocket_closed] a bracket is closed that was not opened.
        [behind_pocket] nothing may stand behind the men in hand.
        [mark_on_nothing] a promoted mark stands behind no man.
        [checks] expected the checks of both, such as { $example }.
       *[checks_twice] the checks are told twice.
    }
reading-move-unreadable = { $move } is no move in notation.
reading-move-unsupported = { $move } is a move of a variant that the Laws do not know.
reading-move-two = { $move } can mean { $first } and { $second }.
reading-move-ambiguous = { $move } fits several legal moves, of the pieces on { $from }.
reading-move-illegal = { $move } is not a legal move: { why-no-move }.
why-no-move = { $why ->
        [no_such_piece] there is no such piece
        [cannot_reach] no such piece can go there
        [blocked] a piece stands in its way
        [own_piece_there] an own piece stands there
        [leaves_king_in_check] it would leave the own king in check
        [still_in_check] the king would still be in check
        [nothing_to_capture] there is nothing to capture
        [promotion_missing] the pawn must be promoted
        [promotion_forbidden] there is no such promotion
        [king_not_capturable] a king is never captured
        [no_castling_right] the right to castle is lost
        [castling_blocked] something stands between king and rook
        [castling_in_check] the king is in check and cannot castle
        [castling_through_check] the king would castle over or onto an attacked square
        [not_in_hand] no such man is in hand
        [king_in_hand] a king is never in hand
        [square_taken] a man stands there
        [pawn_on_last_rank] a pawn is not put on the first or the eighth rank
        [pass] a player must move when it is his turn
       *[other] the position does not allow it
    }
