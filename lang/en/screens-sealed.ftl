screen-sealed-title = An adjourned game
screen-sealed-ends = The session ends
screen-sealed-adjourn = Adjourn the game
screen-sealed-seals = { $side ->
        [white] White
       *[black] Black
    } seals the next move on the own screen.
screen-sealed-write = The session has ended. Write your next move so that nobody else sees it. It is not made on the board.
screen-sealed-field = Your sealed move
screen-sealed-seal = Seal it
screen-sealed-done = The move is sealed
screen-sealed-change = The envelope is closed. Until the clocks are stopped the move may be changed.
screen-sealed-stop = Stop the clocks: it stays
screen-sealed-read = Nobody can read it before it is opened. Two of White, Black and the arbiter open it together.
screen-sealed-here = I am here
screen-sealed-side-here = { $side ->
        [white] White is here
       *[black] Black is here
    }
screen-sealed-open = Open the envelope
screen-sealed-resumes = Play is resumed on
screen-sealed-keep = Keep this time
screen-sealed-away = { $side ->
        [white] White
       *[black] Black
    } is away: start the clock
screen-sealed-when = The envelope is opened when the player is here who must reply.
