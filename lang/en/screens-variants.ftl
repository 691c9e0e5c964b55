### Games beside chess: what stands beside their boards.

screen-variant = { $name ->
        [king_of_the_hill] King of the Hill
        [three_check] Three-check
        [bughouse] Bughouse
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
screen-counted-men = What both have in hand by counting the men: White’s in capitals, Black’s in small letters
screen-counted-checks = Checks left by the scoresheets, White’s first

partner-man = { $piece ->
        [pawn] a pawn
        [knight] a knight
        [bishop] a bishop
        [rook] a rook
        [queen] a queen
       *[any] men
    }
partner-word = { $word ->
        [need] I need { partner-man }
        [keep] keep { partner-man } back
        [no] do not give { partner-man }
        [wait] wait
        [go] go on
        [hurry] hurry
        [trade] exchange
        [no_trade] do not exchange
        [mating] I am mating
        [in_trouble] I am in trouble
        [good] good
       *[resign_ask] shall we resign?
    }
partner-short = { $word ->
        [need] need
        [keep] keep
        [no] no
        [wait] wait
        [go] go
        [hurry] hurry
        [trade] trade
        [no_trade] no trade
        [mating] mating
        [in_trouble] trouble
        [good] good
       *[resign_ask] resign?
    }
screen-other-board = The other board
screen-other-board-large = The other board, larger or smaller
screen-to-partner = To the partner
