### A round changed by hand, and players who come late.

tour-hand = Change by hand
tour-hand-none = Only the newest round of single players is changed by hand.
tour-hand-tap = Tap two players: they exchange their seats.
tour-hand-held = { $who } exchanges with …
tour-hand-breaks = Nothing is saved yet. This would break:
tour-hand-clean = Nothing is saved yet. No rule is broken.
tour-hand-rule = { $rule ->
        [met] { $one } and { $two } have met already
        [forbidden] The event forbids that { $one } meets { $two }
        [bye] { $one } may not get the bye
        [same_colour] { $one } and { $two } must both have the same colour
        [colours] White { $one } and Black { $two } have the colours reversed
        [better] By the rules White { $one } meets Black { $two }
       *[no_pairing] The rules have no pairing for this round
    }{ $article ->
        [none] .
       *[some] {" "}({ $cited }).
    }
tour-hand-reason = Reason
tour-hand-because = { $why ->
        [absent] A player is missing
        [fellows] Fellows shall not meet yet
        [wish] Those concerned agree
       *[typed] A wrong result was the cause
    }
tour-hand-again = Start again
tour-hand-turn = They sat the other way round
tour-hand-turn-short = Turn
tour-hand-type = Type the pairs
tour-hand-pairs = White-Black by their numbers, 0 is the bye: 3-9 4-11 7-0
tour-hand-look = See what it breaks
tour-hand-typed = Expected two numbers of players such as 3-9, found { $found }.

tour-late = Late entry
tour-late-look = Where to come in?
tour-late-same = Another { $who } is in the list. The same?
tour-late-yes = Yes, show the entry
tour-late-moves = Starting ranks that move
tour-late-still = No starting rank moves.
tour-late-bye = In round { $round } against { $who }, who has the bye
tour-late-half = From round { $next } on, half a point for round { $round }
tour-late-zero = From round { $next } on, nothing for round { $round }
tour-late-next = From round { $next } on
tour-late-against = In round { $round }, by hand against
tour-late-by-hand = Pair by hand
tour-late-reason = Late entry of { $who }

tour-find-what = Player, board, article
tour-find-none = Nothing was found for { $what }.
tour-find-players = Players
tour-find-boards = Boards
tour-find-articles = Articles
tour-find-at = board { $board }, { $side }
tour-key = { $does ->
        [round] Round
        [entries] Players
        [standings] Standings
        [checkin] Check-in
        [questions] Questions
        [history] History
        [results] Results
        [late] Late entry
        [search] Search
        [back] Take back what was just done
       *[keys] This list
    }
tour-keys-close = Close
