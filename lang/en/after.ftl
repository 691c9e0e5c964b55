### The game after the game: the player of positions, finished games, the page of an event.

after-reel-back = Back
after-reel-play = Play
after-reel-stop = Stop
after-reel-next = Next

after-title = { $result ->
        [white_wins] White wins
        [black_wins] Black wins
        [draw] Draw
        [both_lose] Both players lose
       *[open] Result to be decided
    }
after-reason = { $reason ->
        [checkmate] Checkmate
        [stalemate] Stalemate
        [dead_position] Dead position
        [resignation] { $loser ->
                [white] White resigned
                [black] Black resigned
               *[other] Resignation
            }
        [agreement] By agreement
        [repetition] Repetition, correct claim
        [fifty_moves] Count of moves, correct claim
        [fivefold] Same position five times
        [seventy_five_moves] No capture, no pawn move
        [time] { $loser ->
                [white] White’s flag fell
                [black] Black’s flag fell
               *[other] A flag fell
            }
        [both_flags] Both flags fell
        [illegal_moves] Illegal moves
        [irregular_position] Position beyond repair
        [default] Late arrival
        [device] Electronic device
        [sealed_move] Sealed move
        [quickplay] Quickplay finish, claim
        [hill] King on the hill
        [third_check] Third check
        [other_board] The other board
       *[conduct] Conduct
    }
after-moves = Moves
after-finished = Finished games
after-finished-none = No finished games yet.
after-finished-unfound = No finished game matches.
after-finished-count = { $count ->
        [one] one game
       *[other] { $count } games
    }
after-yours = Your finished games
after-find = Player
after-result = Result
after-result-any = Any result
after-result-white = White won
after-result-black = Black won
after-result-draw = Drawn
after-result-other = Other
after-show = Show
after-earlier = Earlier games
after-later = Later games
after-boards = Boards
after-files = PGN and links
after-pgn-all = All games as PGN
after-wall = Wall for the projector
after-running = { $count ->
        [0] nothing in play
        [one] one game in play
       *[other] { $count } games in play
    }
after-with-arbiters = { $names ->
        [none] Arbiter present
       *[some] Arbiters: { $names }
    }
after-comma = {", "}
after-without-arbiter = Without an arbiter
after-delay-moves = { $moves ->
        [one] Spectators one half-move behind
       *[other] Spectators { $moves } half-moves behind
    }
after-delay-minutes = { $minutes ->
        [one] Spectators one minute behind
       *[other] Spectators { $minutes } minutes behind
    }
after-picture = { $white } against { $black }
after-half-moves = { $count ->
        [0] no move
        [one] one move
       *[other] { $count } moves
    }
