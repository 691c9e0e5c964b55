### Messages of `arbiter mate`: can a side still checkmate?

mate-mated = { $side ->
        [white] White
       *[black] Black
    } has checkmated ({ $article }).
mate-can = { $side ->
        [white] White
       *[black] Black
    } can still checkmate{ $flag ->
        [decides] , so that the opponent's fallen flag loses the game ({ $article })
       *[loses] {""}
    }. { $plies ->
        [one] One half-move: { $line }
       *[other] { $plies } half-moves: { $line }
    }
mate-cannot = { $side ->
        [white] White
       *[black] Black
    } cannot checkmate by any series of legal moves{ $flag ->
        [decides] {" "}({ $article })
       *[loses] {""}
    }: { $reason ->
        [over] the game is over.
        [lone_king] nothing but the king is left.
        [lone_knight] one knight is too little here.
        [one_color_bishops] bishops on squares of one colour are too little here.
        [forced_line] the moves are forced, and none of them leads to a mate.
        [blockade] the men are locked, and no mating picture can come about.
       *[exhausted] all positions that can still arise were looked at, and none is a checkmate ({ $positions }).
    }
mate-unknown = Whether { $side ->
        [white] White
       *[black] Black
    } can still checkmate is not known; positions looked at: { $positions }. The arbiter decides.
mate-dead = The position is dead: neither side can checkmate, and the game is drawn ({ $article }).
mate-ended = { $ended } ({ $article })
mate-flag-loses = By this rulebook whoever oversteps his time loses, whatever the opponent can still do ({ $article }); only a position that is dead for both sides is drawn ({ $dead }).
