### Messages of the audit: recorded games held against the Laws.

## Faults, one message for each kind

audit-fault-illegal-move = { $move } is not a legal move here; { $legal ->
        [one] there is one legal move
       *[other] there are { $legal } legal moves
    }
audit-fault-ambiguous-move = { $move } fits several legal moves: { $found }
audit-fault-move-after-end = { $move } was played after the game had ended
audit-fault-result-mismatch = the recorded result { $result } contradicts the end of the game, which gives { $expected }
audit-fault-missing-result = the game has no result
audit-fault-notation = { $found } is written { $expected } in this edition
audit-fault-clock = the clock shows { $found } after { $expected }, which cannot be
audit-fault-syntax = the file has { $found } where { $expected } was expected
audit-fault-encoding = bytes that are no text: { $found }
audit-fault-unsupported-variant = the variant { $found } is not supported
audit-fault-bad-start = the game cannot start from { $found }

## Names of the kinds

audit-kind-illegal-move = illegal move
audit-kind-ambiguous-move = ambiguous move
audit-kind-move-after-end = move after the end
audit-kind-result-mismatch = result contradicts the position
audit-kind-missing-result = missing result
audit-kind-notation = notation
audit-kind-clock = clock
audit-kind-syntax = syntax
audit-kind-encoding = encoding
audit-kind-unsupported-variant = variant not supported
audit-kind-bad-start = impossible start

## Heads of the columns

audit-column-file = File
audit-column-line = Line
audit-column-game = Game
audit-column-players = Players
audit-column-ply = Ply
audit-column-kind = Fault
audit-column-message = What is wrong
audit-column-article = Article

## Summary and progress

audit-summary-title = Audit
audit-summary-games = { $games ->
        [one] one game
       *[other] { $games } games
    }
audit-summary-plies = { $plies ->
        [one] one half-move
       *[other] { $plies } half-moves
    }
audit-summary-faults = { $faults ->
        [0] no fault
        [one] one fault
       *[other] { $faults } faults
    }
audit-summary-unread = { $files ->
        [one] one file could not be read
       *[other] { $files } files could not be read
    }
audit-progress = { $games } games, { $rate } a second, { $left } left
