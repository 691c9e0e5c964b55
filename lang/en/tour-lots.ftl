### The draw as a ceremony.

tour-draw-first-by = Published by { $who }, { $at }.
tour-draw-check = Check it yourself: scan the code.
tour-draw-king = Number 1 begins with { $side ->
        [white] White
       *[black] Black
    }.
tour-pull-now = { $how ->
        [chooses] { $who } chooses an envelope
        [from] { $who } draws from envelope { $envelope }
       *[number] { $who } draws a number
    }
tour-pull-done = Record the draw
tour-pull-stop = Stop without a draw
tour-pull-begin = People draw, step by step
tour-pull-tables = By the Varma tables, with envelopes
tour-lots-later = Drawn by lot later
tour-lots-by = { $place }: { $who } by lot, not { $other }
