### Games beside chess: what stands beside their boards.

screen-variant = { $name ->
        [king_of_the_hill] King of the Hill
        [three_check] Three-check
       *[crazyhouse] Crazyhouse
    }
screen-pocket = { $side ->
        [white] White has in hand: { $men }
       *[black] Black has in hand: { $men }
    }
screen-pocket-man = { $man } ({ $count })
screen-pocket-empty = nothing
screen-pocket-count = { $count }
screen-checks-left = { $count ->
        [0] No check left
        [one] One check left
       *[other] { $count } checks left
    }
screen-hill = The four middle squares are marked: a king there has won.
