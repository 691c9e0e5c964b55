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
       *[other] this is neither move nor comment nor result
    }
audit-fault-unreadable-move = { $move } is no move
audit-fault-encoding = { $found ->
        [utf16] the file is written in UTF-16; only UTF-8 and Latin-1 are read
        [lost] a character was lost in an earlier conversion
       *[neither] the text is neither UTF-8 nor Latin-1
    }
audit-fault-unsupported-variant = the variant { $found } is not supported
audit-fault-unsupported-move = { $move } is a move of a variant that is not supported
audit-fault-bad-start = the game cannot start from { $found }
audit-fault-start-missing = the game starts from a position that the record does not give
audit-fault-board-number = expected { $expected } as the next move on that board, found { $found }
audit-fault-board-missing = expected a number such as { $found } before { $move }, which names the board
audit-fault-player-missing = the tag { $found } is missing: a match has four players

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

## A game with its faults

audit-game = game { $game }, line { $line }: { $white } – { $black } { $result } ({ $event }, { $date })
audit-fault-line = { $line }:{ $column } after half-move { $ply }, { $kind }: { $message }
audit-fault-line-article = { $line }:{ $column } after half-move { $ply }, { $kind } [{ $article }]: { $message }
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
audit-progress = { $games } games, { $rate } a second, { $left } left
