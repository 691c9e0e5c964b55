### Messages of the audit: recorded games held against the Laws.

## Faults, one message or more for each kind

audit-fault-illegal-move = { $move } is not a legal move: { why-no-move }. { $legal ->
        [one] The legal move: { $found }
       *[other] The { $legal } legal moves: { $found }
    }
audit-fault-ambiguous-move = { $move } fits several legal moves: { $found }
audit-fault-move-after-end = { $move } was played after the game had ended ({ $end ->
        [checkmate] checkmate
        [stalemate] stalemate
        [dead_position] dead position
        [hill] a king in the middle
        [third_check] the third check
        [fivefold] the same position for the fifth time
       *[seventy_five] seventy-five moves without a capture or a pawn’s move
    } after half-move { $ply })
audit-fault-result-mismatch = the result is { $result }, but the game ended in { $expected } ({ $end ->
        [checkmate] checkmate
        [stalemate] stalemate
        [dead_position] dead position
        [hill] a king in the middle
        [third_check] the third check
        [fivefold] the same position for the fifth time
       *[seventy_five] seventy-five moves without a capture or a pawn’s move
    })
audit-fault-result-flag = the result is { $result }, but the game ended in { $expected }: { $side ->
        [white] White’s
       *[black] Black’s
    } flag fell, { $end ->
        [can_mate] and the opponent could checkmate by some series of legal moves
        [cannot_mate] and the opponent could not checkmate by any series of legal moves
       *[always_loses] which loses whatever the opponent could still do
    }
audit-fault-results-differ = the tag gives the result { $result }, the moves end with { $found }
audit-fault-result-unreadable = the tag Result says { $found }, which is no result
audit-fault-missing-result = the game has no result
audit-fault-notation = { $move }: { $found ->
        [capture_missing] the sign of the capture is missing
        [capture_wrong] the sign of a capture, but nothing is captured
        [en_passant_wrong] “e.p.”, but nothing is captured in passing
        [check_wrong] the sign of check, but there is no check
        [mate_wrong] the sign of checkmate, but there is no checkmate
        [promotion] the promotion is written in an unknown way
        [letter_missing] the letter of the piece is missing
        [long_form] written with both squares
       *[other] not written as the Laws have it
    }
audit-fault-clock = the clock rises from { $before } to { $after }
audit-fault-clock-unreadable = the clock comment is no time
audit-fault-syntax = { $found ->
        [comment_open] the comment has no end
        [comment_closed] a comment ends that has not begun
        [variation_open] the variation has no end
        [variation_closed] a variation ends that has not begun
        [quotation_mark] a quotation mark of a tag is missing or stands alone
        [tag] this is no complete tag
        [nag] this is no valuation sign
        [too_long] more than a mebibyte without end; the rest of the game is not read
        [too_deep] variations nested too deep; the rest of the game is not read
        [stray] this text belongs to no game
       *[other] this is neither move nor comment nor result
    }
audit-fault-unreadable-move = { $move } is no move
audit-fault-encoding = { $found ->
        [utf16] the file is written in UTF-16; only UTF-8 and Latin-1 are read
        [lost] a character was lost in an earlier conversion
        [cyrillic] the text looks like a Cyrillic encoding
        [not_western] the text looks like an encoding that is not Western (Cyrillic, Greek, Hebrew, Arabic, Chinese)
        [central_european] the text looks like a Central European encoding
        [dos] the text looks like a code page of DOS
        [misread] the text looks like another encoding than the one in which it was read
        [twice] the text seems to have been converted twice
        [cell] the cell of the table is not UTF-8
       *[neither] the text is neither UTF-8 nor Latin-1
    }
audit-fault-unsupported-variant = the variant { $found } is not supported
audit-fault-unsupported-move = { $move } is a move of a variant that is not supported
audit-fault-bad-start = the game cannot start from { $found }
audit-fault-start-missing = the game starts from a position that the record does not give
audit-fault-board-number = expected { $expected } as the next move on that board, found { $found }
audit-fault-board-missing = expected a number such as { $found } before { $move }, which names the board
audit-fault-player-missing = the tag { $found } is missing: a match has four players
audit-fault-half-of-match = half of a match of two boards, whose other half is { $found }; it is read where both stand in one BPGN

## What weighs less than a fault

audit-found-board-signal = { $move } is most likely no move: players set the kings on the centre squares to tell the board the result
audit-found-clock-read-twice = the clock rises from { $before } to { $after }: more than its increments of { $given } each explain, by not more than one, so it was most likely read once before and once after the increment
audit-found-clock-whole-minutes = the clock rises from { $before } to { $after }: it is written in whole minutes, which hide the seconds
audit-found-clock-no-contact = the clock shows { $before } and then { $after }: most likely the board had no contact with it
audit-found-time-given = the clock rises from { $before } to { $after }: { $given } given for an illegal move of the opponent would explain it; the record does not tell of one
audit-found-time-gift = the clock rises from { $before } to { $after }: time given by the opponent, as servers let him, would explain it
audit-found-move-after-zero = a move was made while the clock stood at zero: the flag fall could have been claimed
audit-found-increment-missing = the increment of { $given } was never added
audit-found-first-clock = the first time shown is { $before }, but the time control gives at most { $after }
audit-found-control-in-minutes = the tag of the time control is written in minutes, as the clocks show; it counts seconds
audit-found-period-missing = the time rises from { $before } to { $after }, as where a further period begins; the tag of the time control has none
audit-found-time-spent = the comment says that the move took { $before }, by the clock it took { $after }
audit-found-forfeit-out-of-turn = won on time by the player who had the move: a move is missing in the record, or the clock was not pressed
audit-found-stray-castling = nobody can have the rights to castle { $found }; they are dropped
audit-found-move-number = expected the move number { $expected }, found { $found }
audit-found-ply-count = a tag says { $expected } half-moves, there are { $found }
audit-found-tag-twice = the tag { $tag } says { $expected } and then { $found }
audit-found-future-date = the date { $found } has not come yet
audit-found-glued = { $move } is read as { $found }
audit-found-letters = the pieces have the letters of another language ({ $found })
audit-found-duplicate = { $twin ->
        [beginning] the moves are the beginning of game { $game } of { $file }
        [continued] the moves go on behind those of game { $game } of { $file }
       *[same] the same game stands in { $file }, game { $game }
    }
audit-found-repaired = mended: { $mended ->
        [tag] the tag of the result says { $result }
       *[moves] { $result } stands behind the moves
    }{ $before ->
        [some] { " " }instead of { $found }
       *[none] { "" }
    }
audit-found-illegal-stood = { $move } was not noticed and the game went on from it, as the moves behind it show{ $irregular ->
        [yes] { " " }(through a position that the Laws do not know)
       *[no] { "" }
    }; { $until ->
        [next_move] it could have been claimed until the opponent’s next move
       *[game_end] it could have been corrected as long as the game went on
    }
audit-found-illegal-mated = { $move } was not noticed, and as it checkmates, the game was over; { $until ->
        [next_move] it could have been claimed until the opponent’s next move
       *[game_end] it could have been corrected as long as the game went on
    }

## Names of the kinds

audit-kind-illegal-move = illegal move
audit-kind-ambiguous-move = ambiguous move
audit-kind-move-after-end = move after the end
audit-kind-result-mismatch = contradicting result
audit-kind-missing-result = missing result
audit-kind-notation = notation
audit-kind-clock = clock
audit-kind-syntax = syntax
audit-kind-encoding = encoding
audit-kind-unsupported-variant = variant not supported
audit-kind-bad-start = impossible start
audit-kind-board-signal = sign of the board
audit-kind-clock-read-twice = clock read twice
audit-kind-clock-whole-minutes = clock in whole minutes
audit-kind-clock-no-contact = clock without contact
audit-kind-time-given = time given
audit-kind-time-gift = time from the opponent
audit-kind-move-after-zero = move after zero
audit-kind-increment-missing = missing increment
audit-kind-first-clock = first time shown
audit-kind-control-in-minutes = time control in minutes
audit-kind-period-missing = period missing in the time control
audit-kind-time-spent = time spent
audit-kind-forfeit-out-of-turn = won on time out of turn
audit-kind-stray-castling = right to castle
audit-kind-move-number = move number
audit-kind-ply-count = number of half-moves
audit-kind-tag-twice = tag twice
audit-kind-future-date = future date
audit-kind-letters = letters of the pieces
audit-kind-illegal-stood = illegal move that stood
audit-kind-duplicate = duplicate game
audit-kind-repaired = mended

## What a finding weighs

audit-severity-fault = fault
audit-severity-notice = notice
audit-severity-artefact = artefact
audit-severity-claim = could be claimed

## A game with its faults

audit-game = game { $game }, line { $line }: { $white } – { $black } { $result } ({ $event }, { $date })
audit-fault-line = { $line }:{ $column } after half-move { $ply }, { $kind }: { $message }
audit-fault-line-article = { $line }:{ $column } after half-move { $ply }, { $kind } [{ $article }]: { $message }
audit-found-line = { $line }:{ $column } after half-move { $ply }, { $severity }, { $kind }: { $message }
audit-found-line-article = { $line }:{ $column } after half-move { $ply }, { $severity }, { $kind } [{ $article }]: { $message }
audit-faults-left-out = { $faults ->
        [one] and one fault more
       *[other] and { $faults } faults more
    }

## Summary and progress

audit-summary-title = Audit
audit-summary-size = { $games }, { $plies }
audit-summary-games = { $games ->
        [one] one game
       *[other] { $games } games
    }
audit-summary-plies = { $plies ->
        [one] one half-move
       *[other] { $plies } half-moves
    }
audit-summary-ends = ended on the board: checkmate { $checkmates }, stalemate { $stalemates }, dead position { $dead }
audit-summary-variant-ends = in variants: king in the middle { $hills }, third check { $checks }
audit-summary-claims = a draw could have been claimed: by repetition in { $repetitions }, by fifty moves in { $fifty }
audit-summary-faults = { $faults ->
        [0] no fault
        [one] one fault
       *[other] { $faults } faults
    }{ $faulty ->
        [0] { "" }
        [one] { " " }in one game
       *[other] { " " }in { $faulty } games
    }
audit-summary-unread = { $files ->
        [one] one file could not be read
       *[other] { $files } files could not be read
    }
convert-done = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $files ->
        [one] { $files } file
       *[other] { $files } files
    }
audit-progress = { $games } games, { $rate } a second, { $left } left
audit-summary-found = { $severity ->
        [notice] notices
        [artefact] artefacts of boards and programs
       *[claim] what could have been claimed
    }: { $found }
