screen-helper-for = { $side ->
        [white] You help White
       *[black] You help Black
    }
screen-helper-waits = The arbiter has not registered you yet.
screen-helper-duty = { $duty ->
        [moves] moves the pieces
        [announces] announces the moves
        [records] keeps score and presses the clock
        [tells] tells moves and time when asked
        [claims] claims a fallen flag, reports a touch
        [adjourns] seals and adjourns
        [write] writes the moves
       *[press] presses the clock
    }
screen-helper-deed = { $deed ->
        [flag] Claim: flag fallen
        [touched] Report a touched piece
        [moves_made] I tell the moves made
        [time] I tell the time
       *[stop] Stop the clocks
    }
screen-helper-ask = { $what ->
        [moves_made] Ask the helper: moves made
       *[time] Ask the helper: the time
    }
